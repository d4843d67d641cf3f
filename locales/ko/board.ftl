### 브라우저에서 테이블 쪽의 글.

## 테이블의 상태

board-opening = 테이블을 차리는 중…
board-offline = 서버에 연결할 수 없습니다. 지금 하는 일은 전송되지 않습니다. 연결되면 저절로 이어집니다.
board-phase-gathering = 참가자를 기다리는 테이블입니다.
board-phase-playing = 게임이 진행 중입니다.
board-phase-over = 게임이 끝났습니다.
board-phase-ended = 이 테이블은 결과 없이 끝났습니다.
board-phase-frozen = 이 테이블은 다른 판의 규칙으로 시작되어 멈춰 있습니다. 끝내거나 다른 테이블에서 이어 갈 수 있습니다.
board-come-in = 누구신가요?
board-your-name = 이름
board-sit-down = 들어가기

## 지금 할 일

board-your-turn = 당신의 차례입니다.
board-title-turn = 당신의 차례
board-waiting = 기다리는 중: { $names }
board-this-move = 이 수
board-held = { $move } — 맞습니까?
board-held-turn = 이것으로 차례가 끝납니다. 확정하거나 되돌리세요.
board-held-barrier = 숨겨진 것이 드러납니다. 확정하면 되돌릴 수 없습니다.
board-useless = 허용되지만, 예측할 수 있는 변화가 없습니다.
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
board-none-found = 찾은 것이 없습니다.
board-more-choices = { $count ->
   *[other] 그 밖에 { $count }개: 찾기로 줄여 보세요
}

## 뒤따를 일

board-if-you-do = 이렇게 하면
board-outlook = 지금 상황
board-this-turn = 이번 차례에 지금까지
board-forecast-stops = 그다음은 확정하기 전까지 숨겨져 있습니다.

## 참가자

board-players = 참가자
board-you = 나
board-present = 접속 중
board-thinking = 생각하는 중
board-to-move = 둘 차례
board-score = 점수
board-clock = 남은 시간:
board-clock-days = { $days }일 { $hours }시간

## 한 화면에 둘러앉아

board-hand-over = { $name }에게 화면을 넘기세요
board-hand-over-why = 맞는 사람이 볼 때까지 숨겨진 카드는 보이지 않습니다.
board-i-am = 나는 { $name }입니다

## 끝

board-result = 결과
board-winners = 승리: { $names }
board-no-winner = 승자가 없습니다
board-rematch = 다시 하기
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
