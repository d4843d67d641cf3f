### 모든 게임에 공통인 테이블의 문장.

## 낱말

table-none = 없음
table-counted = { $name } { $count }
table-seat = 플레이어 { $number }
table-made = { $seat }: { $move }
table-yes = 예
table-no = 아니요
table-separator = { ", " }

## 테이블이 거절하는 이유

table-refusal-over = 게임이 끝났습니다.
table-refusal-not-your-turn = 지금은 행동할 차례가 아닙니다. 현재 차례: { $seats }.
table-refusal-no-such-seat = 이 테이블에는 그런 자리가 없습니다.
table-refusal-nothing-to-undo = 되돌릴 행동이 없습니다.
table-refusal-another-moved = 그 뒤에 { $seat }{ JOSA($seat, "이/가") } 행동했으므로 되돌릴 행동이 없습니다.
table-refusal-beyond-reveal = 그 뒤에 숨은 정보가 공개되어 더는 되돌릴 수 없습니다.
table-refusal-no-way-together = 이 행동들을 한 차례에 모두 함께 할 수는 없습니다.
table-refusal-confirm-first = 먼저 차례를 확정하거나 마지막 단계를 되돌리세요.
table-refusal-not-done = 차례가 아직 끝나지 않아 확정할 것이 없습니다.

## 적어 낸 행동의 오류

table-fault-move-not-an-object = 행동은 JSON 객체여야 합니다
table-fault-move-without-do = 행동의 이름이 없습니다 (JSON에서는 “do” 키)
table-fault-argument-without-value = “{ $argument }”에 값이 없습니다. 이름=값 꼴로 적어야 합니다
table-fault-argument-twice = “{ $argument }”이(가) 두 번 적혀 있습니다
table-fault-argument-missing = “{ $argument }” 인수가 빠졌습니다
table-fault-argument-wrong = “{ $found }”{ JOSA($found, "은/는") } “{ $argument }” 인수에 맞지 않습니다
table-fault-argument-unknown = 이 행동에는 “{ $argument }” 인수가 없습니다
table-fault-move-unknown = “{ $name }” 행동은 없습니다

## 설정이나 구성표의 오류

table-fault-not-a-choice = “{ $found }”{ JOSA($found, "은/는") } 쓸 수 없습니다. 가능한 값: { $allowed }
table-fault-switch-unknown = 그런 옵션은 없습니다. 있는 옵션: { $known }
table-fault-out-of-bounds = { $found }{ JOSA($found, "은/는") } { $low } 이상 { $high } 이하가 아닙니다
table-fault-sheet-too-long = 구성표가 너무 깁니다. 바이트 수: { $found }, 최대 { $high }
table-fault-not-toml = 올바른 TOML이 아닙니다: { $detail }
table-fault-not-text = 텍스트가 와야 합니다
table-fault-not-a-table = 하위 항목이 있는 표가 와야 합니다
table-fault-not-a-list = 목록이 와야 합니다
table-fault-not-plain = 값 하나가 와야 합니다: 텍스트, 정수, true 또는 false
table-fault-missing = 이 항목이 빠졌습니다
table-fault-not-a-number = 올바른 정수가 와야 합니다
table-fault-not-a-flag = true 또는 false가 와야 합니다
table-fault-fixed = { $only }만 쓸 수 있습니다
table-fault-unknown-key = 이런 이름의 항목은 여기에 올 수 없습니다
table-fault-unknown-thing = 여기에 와야 할 이름이 빠졌거나, 알 수 없거나, 두 번 있거나, 자리가 틀렸습니다
table-fault-nothing-left = 고를 것이 하나도 남지 않습니다. 적어도 한 칸은 열려 있어야 합니다
table-fault-not-rising = 이 수들은 뒤로 갈수록 커지거나, 적어도 작아지지 않아야 합니다. 일정표에서는 그 시대의 단계보다 낮은 단계만 구식이 될 수 있습니다
table-fault-too-many-machines = 모든 줄에는 놓을 수 있는 기계 수보다 칸이 적어도 하나 더 많아야 합니다
table-fault-too-few-markers = 시대마다 하나씩 놓기에는 마커가 너무 적습니다. 게임 종료와 관료주의는 게임에 남아 있어야 합니다
table-fault-no-such-ship = 구성표에 적재량이 { $found }인 선박이 없습니다

## 구성표 속 지도의 오류

table-fault-not-two-ends = 끝점이 정확히 두 개 와야 합니다
table-fault-no-such-link = 구간은 육지의 서로 다른 두 장소를 잇습니다. 선박 칸은 끝점이 될 수 없습니다
table-fault-double-link = 두 장소를 잇는 구간이 이미 있습니다. 두 장소 사이에는 구간이 하나만 있을 수 있습니다
table-fault-not-named-there = 여기에 적은 장소에 이 id가 없습니다. 그 장소의 “markets”나 “coal_box”에 있어야 합니다
table-fault-no-such-lane = 이런 항로는 둘 수 없습니다. 항로는 항구 칸이 있는 도시에서 선박 칸으로, 또는 선박 칸에서 자기 석탄 보관소나 하나뿐인 시장 칸으로 한 번만 이어집니다
table-fault-not-described = 여기에 적힌 시장 칸이나 석탄 보관소의 항목이 “market”이나 “coal_box”에 없습니다
table-fault-ship-without-sea = 선박 칸이 있으려면 지도에 “ships = true”가 있고, 항구 칸이 있는 도시로 가는 항로, 시장 칸 하나와 석탄 보관소 하나, 그리고 그 둘로 가는 항로가 있어야 합니다
table-fault-not-connected = 첫 번째 장소에서 “{ $found }”에 갈 수 없습니다. 구간과 항로가 모든 장소를 이어야 합니다
table-fault-not-an-id = “{ $found }”{ JOSA($found, "은/는") } id가 될 수 없습니다. id는 a-z, 0-9, _, -, ~ 가운데 1~60자이며 “track”이 아니어야 합니다
table-fault-double-id = id “{ $found }”{ JOSA($found, "이/가") } 두 번 있습니다. 지도의 모든 것은 저마다 다른 id를 가져야 합니다
table-fault-not-a-name = 이름은 1~40자이며 제어 문자가 없어야 합니다
table-fault-slots-of-another-place = 이 장소의 종류에 맞지 않습니다. 도시에는 색과 1~8개의 칸이 있고 선박 칸은 없으며, 선박 칸에는 색과 선박을 위한 칸 하나만 있고 먼 항구가 없으며, 지방과 마을에는 색도 칸도 없습니다
table-fault-unknown-place = 여기에 올 수 있는 것 가운데 id가 “{ $found }”인 것은 없습니다

## 상태의 오류

table-fault-broken-rule = 규칙 { $rule }에 어긋납니다. 실제 값: { $found }
table-fault-wrong-shape = 형식이 맞지 않습니다: { $detail }
table-fault-not-hexadecimal = 16진수 숫자 정확히 32자리가 와야 합니다
table-fault-nothing-to-decide = 누군가 결정해야 하지만 고를 수 있는 것이 없습니다

## 기록의 오류

table-fault-sheet-hash-differs = 기록에 든 구성표가 해시와 일치하지 않습니다
table-fault-sheet-unknown = 이 해시에 맞는 기본 구성표가 없고, 기록에도 구성표가 들어 있지 않습니다
table-fault-other-game = 다른 게임의 기록입니다: { $found }
table-fault-seed-not-published = 시드가 아직 공개되지 않아 게임을 재현할 수 없습니다
table-fault-move-refused = “{ $move }” 행동은 할 수 없습니다: { $why } { $rule }
table-fault-not-a-record = 기록은 “{ $only }” 줄로 시작해야 합니다
table-fault-not-a-line = 기록에 올 수 없는 줄입니다
table-fault-doubled = 같은 줄이 두 번 있습니다
table-fault-no-such-seat = 그런 자리는 없습니다
table-fault-not-a-seed = 시드는 출력 가능한 문자 1~200자의 한 줄이며, 앞뒤에 공백이 없어야 합니다
table-fault-not-json = 올바른 JSON이 아닙니다: { $detail }

## 엔진 요청

table-engine-line-too-long = 줄이 너무 깁니다. 허용 바이트 수: { $most }
table-engine-not-json = 올바른 JSON이 아닙니다: { $detail }
table-engine-internal = 이 요청을 처리하다 엔진 오류가 났습니다. 바뀐 것은 없습니다. 알려 주십시오.
table-engine-not-an-object = 요청은 JSON 객체여야 합니다
table-engine-unknown-request = “{ $name }” 요청은 없습니다
table-engine-missing-field = “{ $field }” 항목이 빠졌습니다
table-engine-wrong-shape = “{ $field }” 항목의 형식이 맞지 않습니다
table-engine-unknown-game = “{ $name }” 게임은 없습니다
table-engine-unknown-bot = “{ $name }” 봇은 없습니다
table-engine-unknown-table = { $number }번 테이블은 없습니다
table-engine-too-many-tables = 열린 테이블이 너무 많습니다. 최대: { $most }
table-engine-no-such-seat = { $seat }번 자리는 없습니다. 0부터 세는 이 테이블의 자리 수: { $seats }

## 봇의 생각

table-bot-without-thought = { $move }. 이 봇은 생각하지 않습니다.
table-bot-by-estimate = { $move } (추정만으로 고름).
table-bot-by-search = { $move } (시도 { $playouts }번 가운데 { $visits }번).
table-bot-seat = { $seat } { $score }점, 승리 가능성 { $share }%
table-bot-expects = 예상 결과: { $seats }.
table-bot-then-one = { $seat }: { $move }
table-bot-then = 그다음 예상: { $moves }.
table-bot-instead = 다른 선택: { $move }. 시도 { $visits }번, { $score }점, 승리 가능성 { $share }%.
table-bot-instead-by-estimate = 다른 선택: { $move }. { $score }점, 승리 가능성 { $share }%.

## 다른 프로세스에서 도는 봇의 문제

table-process-not-started = “{ $command }” 봇을 시작하지 못했습니다: { $detail }
table-process-ended = “{ $command }” 봇이 답하지 않고 끝났습니다.
table-process-too-slow = “{ $command }” 봇이 { $seconds }초 안에 답하지 않았습니다.
table-process-unreadable = “{ $command }” 봇이 JSON이 아닌 줄로 답했습니다.
table-process-wrong-id = “{ $command }” 봇이 다른 요청의 id로 답했습니다.
table-process-no-move = “{ $command }” 봇의 답에 행동이 없습니다.
table-process-error = “{ $command }” 봇이 오류로 답했습니다: { $detail }
table-process-too-long = “{ $command }” 봇이 { $most }바이트보다 긴 줄로 답했습니다.
table-process-illegal = “{ $command }” 봇이 허용되지 않는 행동으로 답했습니다: { $detail }
