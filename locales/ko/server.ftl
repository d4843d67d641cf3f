### 서버.

server-problem-who-are-you = 먼저 이름을 알려 주거나 로그인하세요.
server-problem-database = 지금 데이터베이스가 응답하지 않습니다. 바뀐 것은 없으니 다시 시도하세요.
server-problem-internal = 서버에서 문제가 생겼습니다. 바뀐 것은 없습니다.
server-problem-busy = 지금 들어오는 사람이 너무 많습니다. 바뀐 것은 없으니 몇 초 뒤에 다시 시도하세요.
server-problem-too-many = 요청이 너무 많습니다. { $seconds }초 기다리세요.
server-problem-too-large = 한 번에 보내기에는 너무 큽니다.
server-problem-bad-body = 요청이 끝나기 전에 끊겼습니다.
server-problem-bad-json = 요청이 JSON이 아닙니다. { $line }행 { $column }열을 보세요.
server-problem-bad-shape = 요청의 모양이 맞지 않습니다. “{ $path }” 부분을 보세요.
server-problem-bad-query = 주소의 물음표 뒤에 맞지 않는 것이 있습니다.
server-problem-bad-path = 이 주소의 일부를 읽을 수 없습니다.
server-problem-nothing-here = 이 주소에는 아무것도 없습니다.
server-problem-not-so = 이 주소는 그렇게 쓸 수 없습니다.
server-problem-wrong-host = 이 서버는 그 이름에 응답하지 않습니다. 운영자가 호스트 목록에 이름을 더할 수 있습니다.
server-problem-other-site = 다른 사이트의 페이지에서 온 요청이라 실행하지 않았습니다.
server-problem-json-only = 여기서는 JSON만 받습니다.
server-problem-name-empty = 이름은 한 글자 이상이어야 합니다.
server-problem-name-long = 이름은 { $most }자까지 쓸 수 있습니다.
server-problem-name-unseen = 이 이름에는 눈에 보이지 않는 글자가 있습니다.
server-problem-name-taken = 이미 누군가 쓰는 이름입니다.
server-problem-password-short = 비밀번호는 { $least }자 이상이어야 합니다.
server-problem-password-long = 비밀번호는 { $most }바이트까지 쓸 수 있습니다.
server-problem-already-somebody = 이미 들어와 있습니다. 먼저 로그아웃하세요.
server-problem-has-account = 이미 계정이 있습니다.
server-problem-account-needed = 계정이 있는 사람만 할 수 있습니다.
server-problem-wrong-login = 이름이나 비밀번호가 틀렸습니다.
server-problem-wrong-password = 비밀번호가 틀렸습니다.
server-problem-wrong-code = 이름이나 코드가 틀렸거나, 이미 사용한 코드입니다.
server-problem-no-such-language = 이 서버는 en, fr, ko를 씁니다.
server-problem-no-such-person = 그런 사람은 없습니다.
server-problem-no-such-session = 그런 세션은 없습니다.
server-problem-no-such-game = 그런 게임은 없습니다.
server-problem-bad-webhook = 웹훅은 https:// 또는 http://로 시작하고 이름이나 비밀번호가 들어 있지 않은 주소여야 합니다.
server-problem-bad-mail = 메일 주소가 아닙니다.
server-problem-mail-not-sent = 코드가 담긴 메일을 보낼 수 없었습니다. 주소가 맞습니까?
server-problem-no-mails = 이 서버는 메일을 보내지 않습니다. 웹훅으로는 알림을 받을 수 있습니다.
server-problem-yourself = 자기 자신입니다.

## 테이블에 앉은 사람

server-bot = 봇 ({ $level })
server-bot-random = 무작위
server-bot-greedy = 눈앞의 이익
server-bot-easy = 쉬움
server-bot-medium = 보통
server-bot-hard = 어려움
server-bot-expert = 전문가
server-namesake = { $name } { $number }
server-somebody-who-left = 떠난 사람

## 테이블

server-problem-no-such-table = 없는 테이블이거나 비공개 테이블입니다. 주최자에게 링크를 요청하세요.
server-problem-no-such-seat = 그런 자리는 없습니다.
server-problem-not-your-seat = 이 자리는 당신의 자리가 아닙니다.
server-problem-not-begun = 게임이 아직 시작되지 않았습니다.
server-problem-begun = 게임이 이미 시작되었습니다.
server-problem-over = 이 게임은 끝났습니다.
server-problem-not-over = 게임이 끝난 뒤에 할 수 있습니다.
server-problem-frozen = 이 테이블은 멈춰 있습니다. 이 버전의 규칙으로는 둔 수들이 같은 국면에 이르지 않습니다. 끝내거나 다른 테이블에서 이어 갈 수 있습니다.
server-problem-stale = 그사이 테이블이 진행되었습니다. 바뀐 것은 없으니 다시 보세요.
server-problem-no-moves = 수가 주어지지 않았습니다.
server-problem-too-many-moves = 한 번에 최대 { $most }수까지입니다.
server-problem-one-choice = 여기서는 각자 꼭 하나만 고릅니다.
server-problem-not-offered = 지금은 고를 수 없는 항목입니다.
server-problem-confirm-first = 먼저 차례를 확정하거나 마지막 수를 무르세요.
server-problem-nothing-to-confirm = 아직 확정할 것이 없습니다.
server-problem-nothing-to-undo = 무를 수가 없습니다.
server-problem-offer-pending = 다른 제안이 아직 답을 기다리고 있습니다.
server-problem-no-offer = 제안된 것이 없습니다.
server-problem-another-offer = 그 제안은 이제 없고 그사이 다른 제안이 나왔습니다. 다시 살펴보세요.
server-problem-answered-already = 이미 답했습니다.
server-problem-no-such-move = 그런 수는 없습니다.
server-problem-beyond-reveal = 그 뒤에 숨겨진 것이 드러나서 그보다 앞으로는 무를 수 없습니다.
server-problem-too-many-offers = 다음 수를 두기 전에 한 자리는 최대 { $most }번까지 제안할 수 있습니다.
server-problem-too-many-take-backs = 한 테이블에서 수는 최대 { $most }번까지 무를 수 있습니다.
server-problem-seats-empty = 아직 빈자리가 있습니다.
server-problem-seat-taken = 이 자리는 비어 있지 않습니다.
server-problem-seated-already = 이미 이 테이블에 앉아 있습니다.
server-problem-seated-too-often = 다음 수를 두기 전에는 한 사람이 최대 { $most }번까지 앉을 수 있고, 한 자리를 봇에게 최대 { $most }번까지 맡길 수 있습니다.
server-problem-blocked = 이 테이블의 주인이 당신과의 게임을 원하지 않습니다.
server-problem-host-only = 테이블의 주인만 할 수 있습니다.
server-problem-players-only = 여기서 게임하는 사람만 할 수 있습니다.
server-problem-bad-text = 메시지는 제어 문자 없이 1자에서 { $most }자까지입니다.
server-problem-too-much-said = 한 테이블에 메시지는 최대 { $most }개까지입니다.
server-problem-bad-event-id = 마지막 이벤트의 번호를 읽을 수 없습니다.
server-problem-too-many-streams = 이 테이블에 열린 창이 너무 많습니다. 하나를 닫으세요.
server-problem-unknown-game = “{ $name }”라는 게임은 없습니다.
server-problem-unknown-bot = “{ $name }”라는 봇은 없습니다.
server-problem-too-many-playouts = 여기서 봇은 결정 하나에 시뮬레이션을 최대 { $most }번 쓸 수 있습니다.
server-problem-no-such-sheet = 그런 시트는 없습니다.
server-problem-other-game = 이 시트는 다른 게임의 것입니다.
server-problem-not-your-turn = 당신의 차례가 아닙니다.
server-problem-rated = 여기서는 안 됩니다. 이 테이블의 결과는 점수에 반영됩니다.
server-problem-hints-busy = 지금 힌트 요청이 너무 많습니다. 잠시 뒤에 다시 시도하세요.
server-problem-in-the-middle = 누군가의 행동이 진행되는 중입니다. 그 앞이나 뒤의 수를 고르세요.
server-problem-record-not-sound = 끝난 게임의 기록이 아니거나, 결과가 둔 수들과 맞지 않습니다.
server-problem-record-names = 이 기록의 플레이어 이름은 읽을 수 있어야 하고, 각각 { $most }자까지 쓸 수 있습니다.
server-problem-crowded = 지금 이 테이블에서 너무 많은 일이 일어나고 있습니다. 바뀐 것은 없으니 다시 시도하세요.

## 시계.

server-problem-pace-base = 시계에는 게임 전체에 1분에서 366일 사이의 시간이 필요합니다.
server-problem-pace-increment = 한 차례마다 더해지는 시간은 31일을 넘을 수 없습니다.
server-problem-pace-window = 시계가 가는 시간대는 하루 중 서로 다른 두 시각에 시작하고 끝나야 합니다.
server-problem-pace-offset = 그런 시간대는 없습니다.

## 알림.

server-notice-code = 차례 알림 메일을 위한 코드
server-notice-code-mail =
    누군가(아마 본인)가 이 주소로 차례 알림 메일을 받으려 합니다. 설정에서 이 코드를 입력하세요.

    { $code }

    본인이 아니라면 아무것도 하지 않아도 됩니다. 메일은 더 오지 않습니다.
server-notice-turn = { $game }에서 차례가 되었습니다.
server-notice-mail =
    { $game }에서 차례가 되었습니다.

    { $link }

    차례가 되면 알려 달라고 하셨기 때문에 이 메일을 보냅니다. 설정에서 끌 수 있습니다.
