### 서버.

server-problem-who-are-you = 먼저 이름을 알려 주거나 로그인하세요.
server-problem-database = 지금 데이터베이스가 응답하지 않습니다. 바뀐 것은 없으니 다시 시도하세요.
server-problem-internal = 서버에서 문제가 생겼습니다. 바뀐 것은 없습니다.

## 시계.

server-problem-pace-base = 시계에는 게임 전체에 1분에서 366일 사이의 시간이 필요합니다.
server-problem-pace-increment = 한 차례마다 더해지는 시간은 31일을 넘을 수 없습니다.
server-problem-pace-window = 시계가 가는 시간대는 하루 중 서로 다른 두 시각에 시작하고 끝나야 합니다.
server-problem-pace-offset = 그런 시간대는 없습니다.

## 알림.

server-notice-turn = { $game }에서 차례가 되었습니다.
server-notice-mail =
    { $game }에서 차례가 되었습니다.

    { $link }

    차례가 되면 알려 달라고 하셨기 때문에 이 메일을 보냅니다. 설정에서 끌 수 있습니다.
