### 브라우저에서 테이블 쪽의 글.

## 테이블의 상태

board-opening = 테이블을 차리는 중…
board-offline = 서버와 연결이 끊겼습니다. 마지막으로 한 일은 기록에 보일 때만 반영된 것입니다. 자동으로 다시 연결합니다.
board-invited-name = 비공개 테이블에 초대받으셨습니다. 들어오려면 이름을 알려 주세요.
board-invited-enter = 들어가기
board-worthless = 이 초대장은 더 이상 쓸 수 없습니다. 주최자에게 새 링크를 요청하세요.
board-phase-gathering = 참가자를 기다리는 테이블입니다.
board-phase-playing = 게임이 진행 중입니다.
board-phase-over = 게임이 끝났습니다.
board-phase-ended = 이 테이블은 결과 없이 끝났습니다.
board-phase-frozen = 이 테이블은 다른 판의 규칙으로 시작되어 멈춰 있습니다. 끝내거나 다른 테이블에서 이어 갈 수 있습니다.

## 지금 할 일

board-your-turn = 당신의 차례입니다.
board-title-turn = 당신의 차례
board-waiting = 기다리는 중: { $names }
board-this-move = 이 수
board-held = { $move } — 맞습니까?
board-held-turn = 이것으로 차례가 끝납니다. 확정하거나 되돌리세요.
board-held-barrier = 숨겨진 것이 드러납니다. 확정하면 되돌릴 수 없습니다.
board-useless = 아무것도 달라지지 않습니다. 모든 것이 당신의 차례 전과 같습니다.
board-chosen = 당신의 선택: { $move }
board-chosen-more = 모두가 고르기 전에는 아무도 볼 수 없습니다. 그때까지는 바꿀 수 있습니다.
board-confirm = 확정
board-undo = 되돌리기
board-ways = 여러 방법이 있습니다:
board-never-mind = 그만두기
board-all-choices = { $count ->
   *[other] 모든 선택지 ({ $count })
}
board-seek = 선택지 찾기
board-refused-too = 허용되지 않는 것과 그 이유도 보기
board-show-where = 고를 수 있는 것 보기
board-none-found = 찾은 것이 없습니다.
board-more-choices = { $count ->
   *[other] 그 밖에 { $count }개: 찾기로 줄여 보세요
}

## 뒤따를 일

board-if-you-do = 이렇게 하면
board-outlook = 지금 상황
board-foreseen = 예측할 수 있는 것
board-this-turn = 이번 차례에 지금까지
board-forecast-stops = 그다음은 확정하기 전까지 숨겨져 있습니다.

## 참가자

board-players = 참가자
board-you = 나
board-present = 접속 중
board-thinking = 생각하는 중
board-to-move = 둘 차례
board-score = 점수
board-score-now = 지금 끝난다면 얻을 점수
board-clock = 남은 시간:
board-clock-days = { $days }일 { $hours }시간
board-seat-empty = { $name } 자리가 비어 있습니다.
board-bot-sits-in = 봇이 대신 두고 있습니다.
board-you-left = 자리를 떠났습니다.
board-take-again = 내 자리로 돌아오기
board-bot-plays-on = 봇에게 이어서 맡기기

## 한 화면에 둘러앉아

board-hand-over = { $name }에게 화면을 넘기세요
board-hand-over-why = 맞는 사람이 볼 때까지 숨겨진 카드는 보이지 않습니다.
board-i-am = 나는 { $name }입니다

## 판 위의 것들

board-pick-chosen = { $what }. 선택됨.
board-pick-can = { $what }. 선택할 수 있습니다.
board-pick-not-allowed = { $what }. 할 수 없음: { $why }

## 끝

board-result = 결과
board-winners = 승리: { $names }
board-no-winner = 승자가 없습니다
board-rematch = 다시 하기
board-rematch-there = 재대결 테이블로 가기
board-go-on-there = 다른 테이블에서 이어 가기
board-look-back = 돌아보기
board-download = 기보 내려받기
board-to-lobby = 모든 테이블

## 제안

board-offer-take-back = { $name }{ JOSA($name, "이/가") } { $to }번째 수로 돌아가자고 합니다.
board-offer-end = { $name }{ JOSA($name, "이/가") } 결과 없이 게임을 끝내자고 합니다.
board-offer-branch = { $name }{ JOSA($name, "이/가") } 이 게임을 끝내고 { $to }번째 수부터 다른 테이블에서 새 운으로 이어 가자고 합니다.
board-offer-agreed = 지금까지 동의: { $names }
board-agree = 동의
board-decline = 거절
board-withdraw = 거두기

## 테이블 메뉴

board-board = 게임판
board-sides = 게임에 대하여
board-tab-log = 기록
board-tab-numbers = 숫자
board-tab-chat = 대화
board-tab-menu = 테이블
board-menu = 이 테이블
board-what-if = 시험해 보기
board-ask-take-back = 내 마지막 수를 물러 달라고 하기
board-propose-end = 끝내자고 제안하기
board-propose-branch = 다른 데서 이어 가자고 제안하기
board-bot-for-me = 봇에게 맡기기
board-leave = 자리 떠나기
board-rated = 순위에 반영
board-private = 초대받은 사람만
board-yes = 예
board-no = 아니요
board-seal = 배분의 봉인
board-seed = 배분

## 게임 전

board-seats = 자리
board-free-seat = 비어 있음
board-sit-here = 여기 앉기
board-bot-here = 여기에 봇…
board-level-easy = 쉬운 봇
board-level-medium = 보통 봇
board-level-hard = 어려운 봇
board-level-expert = 전문가 봇
board-stand-up = 일어나기
board-clear-seat = 자리 비우기
board-invite = 초대하기
board-invite-how = 이 주소를 여는 사람은 앉을 수 있습니다:
board-copy = 주소 복사
board-copied = 복사됨
board-new-invitation = 새 초대장 만들기
board-start = 게임 시작
board-start-when-full = 모든 자리가 차면 시작할 수 있습니다.
board-host-starts = 모든 자리가 차면 주최자가 게임을 시작합니다.
board-close = 테이블 닫기

## 기록

board-log = 기록
board-log-show = 보기
board-log-show-all = 모두
board-log-show-moves = 수만
board-log-search = 찾기
board-log-newest = 최신
board-log-empty = 아직 아무 일도 없었습니다.
board-log-none = 맞는 것이 없습니다. 모두 보거나 다른 것을 찾아보세요.
board-log-move = { $move }번째 수
board-log-rule = 규칙 { $rule }
board-log-automatic = 자동
board-log-more = 그 밖에 { $count }개가 더 있습니다.
board-log-earlier = 앞선 { $count }개 보기
board-log-again = 다시 보기
board-log-taken = 무름
board-log-moved = { $name }{ JOSA($name, "이/가") } 수를 둡니다.
board-log-started = 게임을 시작합니다.
board-log-sat = { $name }{ JOSA($name, "이/가") } 이 자리에 앉습니다.
board-log-sat-somebody = 누군가 이 자리에 앉습니다.
board-log-sat-bot = 봇이 이 자리에 앉습니다: { $bot ->
    [random] 무작위
    [greedy] 눈앞의 이익
    [easy] 쉬움
    [medium] 보통
    [hard] 어려움
    [expert] 전문가
   *[other] { $bot }
  }.
board-log-rose = 이 자리가 비었습니다.
board-log-taken-back =
    { $move ->
        [0] 처음으로 되돌립니다.
       *[other] { $move }번째 수 뒤의 상황으로 되돌립니다.
    }
board-log-offered-take-back =
    { $move ->
        [0] { $name }{ JOSA($name, "이/가") } 처음으로 되돌리자고 제안합니다.
       *[other] { $name }{ JOSA($name, "이/가") } { $move }번째 수 뒤의 상황으로 되돌리자고 제안합니다.
    }
board-log-offered-end = { $name }{ JOSA($name, "이/가") } 승부 없이 게임을 끝내자고 제안합니다.
board-log-offered-branch = { $name }{ JOSA($name, "이/가") } { $move }번째 수 뒤의 상황부터 다른 테이블에서 이어 가자고 제안합니다.
board-log-agreed = { $name }{ JOSA($name, "이/가") } 동의합니다.
board-log-declined = { $name }{ JOSA($name, "이/가") } 동의하지 않습니다.
board-log-ran-out = { $name }의 시간이 다 되었습니다.
board-log-ended-over = 게임이 끝났습니다.
board-log-ended-agreed = 모두 동의하여 게임을 끝냈습니다.
board-log-ended-branched = 게임은 다른 테이블에서 이어집니다.
board-log-ended-closed = 주최자가 테이블을 닫았습니다.
board-log-ended-operator = 서버 운영자가 게임을 끝냈습니다.
board-log-rematched = 다시 할 테이블이 열렸습니다.

## 대화

board-chat = 대화
board-chat-empty = 아직 아무도 말하지 않았습니다.
board-chat-text = 할 말을 쓰세요
board-chat-send = 보내기
board-chat-left =
    { $count ->
       *[other] { $count }자 남았습니다
    }
board-chat-hidden = 음소거한 사람의 말이라 보이지 않습니다.
board-chat-heard = 누구의 말을 듣는지
board-chat-mute = 음소거
board-chat-unmute = 다시 듣기
board-chat-mute-name = { $name } 음소거
board-chat-unmute-name = { $name }의 말 다시 듣기
board-chat-watching = 여기에서는 게임을 하는 사람만 말할 수 있습니다.

## 수치

board-numbers-sheet = 모든 자리의 수치
board-numbers-score = 총점
board-numbers-rank = 순위
board-numbers-won = 승자
board-numbers-history = 게임의 흐름
board-numbers-of = 그래프에 나타낼 것
board-numbers-reading = 지난 흐름을 읽는 중입니다…
board-numbers-failed = 지난 흐름을 읽지 못했습니다.
board-numbers-no-history = 아직 그릴 것이 없습니다. 첫 수를 두면 시작됩니다.
board-numbers-at = { $move }번째 수: { $values }
board-numbers-move = { $move }번째 수
board-numbers-moves = 수
board-numbers-as-table = 표로 보기

## 다시 보기

board-replay-title = 다시 보기: { $game }
board-replay-back = 테이블로 돌아가기
board-replay-reading = 게임을 읽는 중입니다…
board-replay-board = 이 순간의 테이블
board-replay-seats = 자리
board-replay-dealt = 준비
board-replay-move = { $move }번째 수
board-replay-nothing = 여기에서는 보이는 것이 없습니다.
board-replay-scores = 점수의 흐름
board-replay-controls = 게임 따라가기
board-replay-slider = 수
board-replay-at = { $of }수 중 { $move }
board-replay-first = 처음으로
board-replay-previous = 한 수 앞으로 되돌아가기
board-replay-play = 재생
board-replay-pause = 멈춤
board-replay-next = 다음 수
board-replay-last = 끝으로
board-replay-speed = 속도
board-replay-times = { $times }배
board-replay-keys-step = 한 수씩
board-replay-key-home = Home
board-replay-key-end = End
board-replay-keys-ends = 처음과 끝
board-replay-key-space = 스페이스
board-replay-keys-play = 재생과 멈춤
board-replay-eyes = 누구의 눈으로 볼지
board-replay-eyes-all = 모두 공개
board-replay-eyes-none = 구경하는 사람
board-replay-share = 링크 복사
board-replay-copied = 복사했습니다.
board-replay-link = 이 순간의 링크
board-replay-download = 기보 내려받기
board-replay-try = 여기서 해 보기
board-replay-try-means =
    { $move ->
        [0] 이 준비 상태에서 시작하는 혼자만의 테이블이 열리고, 모든 자리를 직접 맡습니다.
       *[other] { $move }번째 수 뒤에서 이어지는 혼자만의 테이블이 열리고, 모든 자리를 직접 맡습니다.
    }
board-replay-try-over = 모든 것이 이때 그대로이며, 앞으로 뽑을 것만 새로 섞입니다.
board-replay-try-running = 게임이 아직 진행 중이므로, 그때 볼 수 없던 것은 새로 나눕니다.
board-replay-try-go = 테이블 열기
board-replay-try-no = 나중에

## 되돌릴 수 없어서 한 번 묻는 것

board-sure-reveals = { $move }: 이제 모두의 선택이 공개되며, 더는 바꿀 수 없습니다. 계속하시겠습니까?
board-do-reveals = { $move } — 모두 공개
board-sure-passes = { $move }: 이번 라운드에는 더 참여하지 않습니다. 계속하시겠습니까?
board-do-passes = { $move }
board-not-yet = 아직 아닙니다
board-leave-sure = 자리를 떠나시겠습니까? 당신의 시계는 멈추고, 다른 사람이 봇에게 맡길 수 있습니다. 아무도 앉지 않았다면 언제든 돌아올 수 있습니다.
board-bot-for-me-sure = 봇에게 맡기시겠습니까? 봇은 몇 초에 한 번씩 진행합니다. 언제든 다시 자리에 앉을 수 있습니다.
board-close-sure = 모두에게서 이 테이블을 닫으시겠습니까?
board-new-invitation-sure = 새 링크를 만드시겠습니까? 이전 링크는 더 이상 쓸 수 없습니다.
board-go-back = 떠났던 곳으로 돌아가기
board-go-back-sure = { $count ->
   *[other] 자리에 다시 앉고, 숨겨진 카드까지 포함해 최근 { $count }번의 진행을 되돌리시겠습니까?
}
board-play-from-list = 선택지 목록으로 계속 진행할 수 있습니다.
