### 서버.

server-problem-who-are-you = 먼저 이름을 알려 주거나 로그인하세요.
server-problem-database = 지금 데이터베이스가 응답하지 않습니다. 바뀐 것은 없으니 다시 시도하세요.
server-problem-internal = 서버에서 문제가 생겼습니다. 바뀐 것은 없습니다.

## 탁자에 앉은 사람

server-bot = 봇 ({ $level })
server-bot-random = 무작위
server-bot-greedy = 눈앞의 이익
server-bot-easy = 쉬움
server-bot-medium = 보통
server-bot-hard = 어려움
server-bot-expert = 전문가
server-somebody-who-left = 떠난 사람
