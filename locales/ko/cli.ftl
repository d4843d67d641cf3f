### `lineshaft` 명령.

## 명령

cli-command-lineshaft = 산업 시대의 경제 보드게임을 플레이하고, 재현하고, 시뮬레이션합니다.
cli-command-play = 터미널에서 게임하기(혼자 봇을 상대로, 또는 여럿이 한 화면에서)
cli-command-simulate = 봇끼리 많은 게임을 하게 하고 승률을 구간과 함께 보기
cli-command-ladder = 봇들을 서로 모두 겨루게 하고 평점을 구간과 함께 매기기
cli-command-tune = 봇이 판단에 쓰는 가중치를 자체 대국으로 조정하기
cli-command-learn = 게임의 추정이 놓치는 것을 자체 대국으로 배우기
cli-command-bench = 코어 하나에서 게임이 얼마나 빨리 도는지 재기
cli-command-analyse = 기록된 게임의 모든 결정을 탐색이 찾은 최선의 행동과 견주어 평가하기
cli-command-replay = 기록된 게임을 전부 또는 어느 행동까지 보기
cli-command-verify = 기록이 올바른지 확인하기: 모든 행동이 규칙에 맞는지, 결과와 시드가 약속대로인지
cli-command-games = 게임 목록, 또는 한 게임과 그 옵션 보기
cli-command-sheet = 게임의 구성표 출력(고쳐서 --sheet로 사용)
cli-command-engine = 엔진 프로토콜로 통신하기: 한 줄에 JSON 요청 하나, 한 줄에 응답 하나
cli-command-completions = 셸 자동 완성 스크립트 출력

## 도움말이 알려 주는 것

cli-teach-lineshaft =
    다음 가운데 하나로 시작해 보십시오:
      lineshaft play artificium                      봇 둘을 상대로 혼자 하기
      lineshaft play artificium --seats Ada,Ben      한 화면에서 두 사람이 하기
      lineshaft games artificium                     어떤 게임이고 무엇을 고를 수 있는지
      lineshaft simulate artificium --games 1000     게임을 천 번 하면 어떻게 되는지
    “lineshaft 명령 --help”로 각 명령의 설명을 더 볼 수 있습니다.
cli-teach-play =
    차례마다 테이블과 번호가 붙은 선택지가 나옵니다. 번호를 입력해 고릅니다.
    그 밖의 입력: look N, why N, all, hint, forecast, board, undo, log, rules, save 파일, help, quit.
    모든 행동은 곧바로 디스크에 보관됩니다. 나간 뒤에는 --resume 파일로 이어서 할 수 있습니다.

    예:
      lineshaft play artificium
      lineshaft play artificium --seats me,greedy --seed 42
      lineshaft play artificium --seats Ada,Ben,random --switch trade_order=free
      lineshaft play artificium --sheet my.toml --lang fr
cli-teach-simulate =
    예:
      lineshaft simulate artificium --games 1000 --seats greedy,random
      lineshaft simulate artificium --games 5000 --seats greedy,greedy,greedy --csv > games.csv
      lineshaft simulate artificium --games 10 --seats greedy,exec:"python3 examples/python/bot.py"
cli-teach-ladder =
    모든 쌍이 블록을 겨룹니다. 블록은 같은 패를 자리를 모두 돌려 가며 하는 게임들입니다. 끝난 블록은 곧바로 파일에 보관됩니다.
    같은 명령을 다시 쓰면 멈춘 곳에서 이어지고, --blocks나 --bots를 늘리면 모자란 것만 더 합니다.
    방법은 docs/bots.md에 설명되어 있습니다.

    예:
      lineshaft ladder artificium --bots easy,greedy,medium,hard
      lineshaft ladder artificium --bots greedy,hard --seats 4 --blocks 200 --svg ladder.svg
      lineshaft ladder artificium --bots search:100,search:200,search:400 --neighbours --file budget.jsonl
cli-teach-tune =
    게임 추정의 모든 가중치를 무작위로 움직여 양쪽을 서로 겨루게 하고, 더 나은 쪽으로 옮깁니다.
    그다음 새 배분으로 새 가중치가 지금 것을 이기는지 확인합니다. 결과만 출력하며 아무것도 바꾸지 않습니다.

    예: lineshaft tune age-of-industry --steps 500 --switch map=new_england
cli-teach-learn =
    지금까지 배운 것을 아는, 눈앞의 이익만 좇는 플레이어들이 서로 겨루고, 신경망이 추정의 오차를 익힙니다. 그다음 새 배분으로 추정만 쓰는
    플레이어를 상대로 얼마나 나은지 확인합니다. 세대마다 신경망을 파일에 쓰며, 같은 명령으로 이어서 배웁니다.
    탐색이 쓰는 신경망은 docs/bots.md에 있습니다.

    예: lineshaft learn artificium --file artificium.net --generations 10
cli-teach-bench =
    무작위로 진행한 게임을 CPU 시간으로 잽니다. 선택지가 둘 이상인 결정만 셉니다.

    예:
      lineshaft bench artificium --seats 4 --seconds 10
cli-teach-analyse =
    각 결정은 그때 그 플레이어가 볼 수 있던 것만으로 탐색합니다. 손실은 찾아낸 최선의 행동이 실제 행동보다 더 약속한 만큼이며,
    먼저 승리 가능성, 그다음 점수로 따집니다. 시도가 많을수록 정확하고 오래 걸립니다.

    예:
      lineshaft analyse game.record
      lineshaft analyse game.record --playouts 2000 --svg game.svg
      lineshaft analyse game.record --from 40 --to 60 --json
      lineshaft analyse game.record --all
cli-teach-replay =
    예:
      lineshaft replay game.record
      lineshaft replay game.record --to 40 --eyes 1      행동 40번 뒤 플레이어 1이 본 것
cli-teach-verify =
    예:
      lineshaft verify records/artificium/*.record
cli-teach-games =
    예:
      lineshaft games
      lineshaft games artificium
cli-teach-sheet =
    예:
      lineshaft sheet artificium > my.toml
      lineshaft sheet artificium --provenance            각 수치의 출처
cli-teach-engine =
    예:
      echo '{ "{" }"id":1,"do":"games"{ "}" }' | lineshaft engine
    모든 요청은 docs/protocol.md에 설명되어 있습니다.
cli-teach-completions =
    예:
      lineshaft completions bash > ~/.local/share/bash-completion/completions/lineshaft

## 인수

cli-arg-lang = 모든 문장의 언어: en, fr, ko (지정하지 않으면 환경 설정을 따름)
cli-arg-help = 이 도움말 보기
cli-arg-version = 버전 보기
cli-arg-game = 게임(목록은 “lineshaft games”)
cli-arg-which-game = 설명을 볼 게임
cli-arg-seats = 테이블에 앉는 이들, 쉼표로 구분: 사람은 me 또는 아무 이름, 봇은 easy, medium, hard, expert, greedy, random, search:시도횟수, 직접 만든 봇은 exec:명령(따옴표는 셸처럼, 쉼표 없이)
cli-arg-tune-seats = 플레이어 수 (기본값 2)
cli-arg-steps = 가중치를 움직이는 횟수 (기본값 300)
cli-arg-deals = 한 번 움직일 때마다 겨루는 배분 수 (기본값 4)
cli-arg-proof = 마지막에 새 가중치와 옛 가중치가 겨루는 새 배분 수 (기본값 300)
cli-arg-learn-file = 신경망 파일, 이미 있으면 먼저 읽음
cli-arg-generations = 대국과 학습을 되풀이하는 횟수(기본값 20)
cli-arg-learn-games = 한 세대의 게임 수(기본값 20000)
cli-arg-learn-proof = 세대마다 겨루는 새 배분 수(기본값 500)
cli-arg-bench-seats = 플레이어 수(기본값 4)
cli-arg-ladder-seats = 플레이어 수(기본값 2)
cli-arg-switches = 규칙의 해석 선택, 여러 번 지정 가능(옵션 목록은 “lineshaft games 게임”)
cli-arg-sheet = 기본 구성표 대신 직접 만든 구성표 사용
cli-arg-seed = 이 게임의 무작위를 정하는 텍스트, 같은 텍스트면 같은 패로 다시 시작
cli-arg-resume = 보관되거나 저장된 게임 이어서 하기
cli-arg-games = 게임 수(기본값 1000)
cli-arg-bots = 서로 겨룰 봇들, 쉼표로 구분: easy, medium, hard, expert, greedy, random, search:시도횟수, 직접 만든 봇은 exec:명령
cli-arg-blocks = 쌍마다 겨룰 블록 수(기본값 50)
cli-arg-opening = 봇 easy가 모두를 대신해 내리는 처음 결정의 수, 무작위가 없는 게임도 서로 달라지게 함(기본값 8)
cli-arg-control = 자기 자신과도 겨룰 봇(기본값은 첫 번째 봇)
cli-arg-neighbours = 봇마다 모든 봇이 아니라 바로 앞뒤에 적힌 봇하고만 겨루기
cli-arg-alone = 이 봇만 혼자 앉기: 다른 봇은 저마다 이 봇하고만 겨루기
cli-arg-ladder-file = 블록을 보관할 파일(기본값은 현재 폴더의 ladder-게임-자리수.jsonl)
cli-arg-svg = 결과를 SVG 그림으로 이 파일에 그리기
cli-arg-threads = 스레드 수(기본값은 코어 수)
cli-arg-start = 첫 게임의 번호, 번호마다 패가 다름(기본값 0)
cli-arg-csv = 게임마다 한 줄씩 CSV로 출력
cli-arg-json = 수치를 JSON으로 출력
cli-arg-seconds = 측정 시간, CPU 시간 기준 초(기본값 5)
cli-arg-think = 기본 봇이 한 번 결정할 때 생각할 수 있는 시간, 초(기본값 10)
cli-arg-patience = 직접 만든 봇이 행동 하나에 쓸 수 있는 시간, 초(기본값 60)
cli-arg-playouts = 결정마다 시도할 횟수(기본값 400)
cli-arg-all = 손실이 큰 행동만이 아니라 모든 결정을 보여 줍니다
cli-arg-from = 이 행동부터 시작
cli-arg-file = 기록
cli-arg-files = 기록들
cli-arg-to = 행동을 이 수만큼 진행한 뒤 멈춤
cli-arg-eyes = 누구의 시점: 플레이어 번호, all(모두 보임, 기본값), none(관전자)
cli-arg-provenance = 각 값의 출처 보기, 복원한 값부터
cli-arg-shell = bash, zsh, fish, elvish, powershell 가운데 하나

cli-value-command = 명령
cli-value-lang = 언어
cli-value-game = 게임
cli-value-which-game = 게임
cli-value-seats = 이름
cli-value-tune-seats = 수
cli-value-steps = 수
cli-value-deals = 수
cli-value-proof = 수
cli-value-learn-file = 파일
cli-value-generations = 수
cli-value-learn-games = 수
cli-value-learn-proof = 수
cli-value-bench-seats = 수
cli-value-ladder-seats = 수
cli-value-switches = 이름=값
cli-value-sheet = 파일
cli-value-seed = 텍스트
cli-value-resume = 파일
cli-value-games = 수
cli-value-bots = 이름
cli-value-blocks = 수
cli-value-opening = 수
cli-value-control = 이름
cli-value-alone = 이름
cli-value-ladder-file = 파일
cli-value-svg = 파일
cli-value-threads = 수
cli-value-start = 번호
cli-value-seconds = 초
cli-value-think = 초
cli-value-patience = 초
cli-value-playouts = 수
cli-value-from = 번호
cli-value-file = 파일
cli-value-files = 파일
cli-value-to = 수
cli-value-eyes = 시점
cli-value-shell = 셸

cli-heading-usage = 사용법:
cli-heading-commands = 명령
cli-heading-arguments = 인수
cli-heading-options = 옵션

## 명령의 오류

cli-error-language = { $lang } 언어로 된 문장은 없습니다. en, fr, ko 가운데 하나를 고르십시오.
cli-error-unknown-argument = { $argument }{ JOSA($argument, "은/는") } 이 명령의 옵션이 아닙니다.
cli-error-unknown-command = { $command }{ JOSA($command, "은/는") } 명령이 아닙니다.
cli-error-missing-argument = 빠진 것이 있습니다: { $argument }
cli-error-conflict = { $argument }{ JOSA($argument, "과/와") } { $other }{ JOSA($other, "은/는") } 함께 쓸 수 없습니다.
cli-error-missing-value = { $argument }에 값이 필요합니다.
cli-error-wrong-value = “{ $value }”{ JOSA($value, "은/는") } { $argument }에 맞지 않습니다.
cli-error-wrong-line = 이 명령줄을 이해할 수 없습니다.
cli-error-more = --help를 붙이면 무엇을 쓸 수 있는지 볼 수 있습니다.
cli-error-game = “{ $name }” 게임은 없습니다. 있는 게임: { $known }.
cli-error-switch = “{ $word }”{ JOSA($word, "은/는") } 이름=값 꼴이 아닙니다.
cli-error-file = { $file } 파일을 사용할 수 없습니다: { $detail }
cli-error-not-a-record-file = { $file } 파일이 이미 있으며 Lineshaft 기록이 아닙니다. 다른 이름을 고르십시오.
cli-error-other-record = { $file } 파일에는 다른 게임이 있습니다. 다른 이름을 고르십시오.
cli-error-file-changed = 그사이 { $file } 파일이 바뀌었습니다. 이 게임은 다른 곳에서 계속되고 있습니다. 방금 여기서 둔 것은 파일에 기록되지 않았습니다.
cli-error-file-too-long = { $file } 파일이 { $most }바이트보다 깁니다.
cli-error-seats = “{ $words }”{ JOSA($words, "은/는") } 자리를 나타내지 않습니다. me,greedy처럼 1~30자의 이름을 쉼표로 구분해 적으십시오.
cli-error-bot = “{ $name }” 봇은 없습니다. 있는 봇: { $known }.
cli-error-seconds = 시간은 0.1초 이상 3600초 이하여야 합니다.
cli-error-games = 게임 수는 1 이상 { $most } 이하여야 합니다.
cli-error-start = 첫 게임의 번호는 { $most } 이하여야 합니다.
cli-error-bots = 순위표에는 봇이 { $least }개 이상 { $most }개 이하 필요합니다.
cli-error-bot-twice = “{ $name }” 봇을 두 번 적었습니다.
cli-error-not-in-ladder = “{ $name }”{ JOSA($name, "은/는") } 이 순위표의 봇이 아닙니다. 이 순위표의 봇: { $bots }.
cli-error-seats-to-rotate = 순위표에는 자리가 { $least }개 이상 { $most }개 이하 필요합니다.
cli-error-seats-to-tune = 조정에는 자리가 { $least }개 이상 { $most }개 이하 필요합니다.
cli-error-blocks = 블록 수는 { $least } 이상 { $most } 이하여야 합니다.
cli-error-opening = 처음 결정의 수는 { $least } 이상 { $most } 이하여야 합니다.
cli-error-not-a-block = { $file }, { $line }번째 줄: 순위표의 블록이 아닙니다. --file로 다른 파일을 고르십시오.
cli-error-other-ladder = { $file } 파일은 다른 순위표의 것입니다. { $term }: { $asked }{ JOSA($asked, "이/가") } 아니라 { $found }. --file로 다른 파일을 고르십시오.
cli-error-ladder-in-use = 다른 순위표가 { $file } 파일에 쓰고 있습니다.
cli-error-eyes = 시점은 1부터 { $seats }까지의 플레이어 번호, all, none 가운데 하나입니다.
cli-error-resume-seats = 이 게임은 자리가 { $seats }개입니다. --seats로 모든 자리의 이름을 적으십시오.
cli-error-resume-unsound = { $file } 기록을 믿을 수 없습니다. 이유는 "lineshaft verify"로 볼 수 있습니다.
cli-error-resume-command = 이 기록에는 “{ $command }” 명령이 플레이어로 적혀 있습니다. 파일에 적힌 명령은 실행하지 않으니 --seats로 누가 하는지 적으십시오.
cli-error-exec = “{ $words }”{ JOSA($words, "은/는") } 명령이 아닙니다. exec: 뒤에 프로그램과 인수를 셸처럼 따옴표를 모두 닫아 쉼표 없이 적으십시오.
cli-error-playouts = 시도 횟수는 { $least } 이상 { $most } 이하여야 합니다.
cli-error-moves = --from과 --to는 1부터 { $moves }까지의 행동 번호이고, 앞의 것이 뒤의 것보다 크지 않아야 합니다.
cli-error-no-moves = { $file } 기록에는 아직 행동이 없습니다.
cli-error-not-an-svg-file = { $file } 파일이 이미 있으며 SVG 그림이 아닙니다. 다른 이름을 고르십시오.

## 게임하기

cli-name-me = 플레이어 { $number } (나)
cli-name-bot = 플레이어 { $number } ({ $bot })
cli-play-welcome = { $game }. 테이블에 앉은 이들: { $players }.
cli-play-commitment = 봉인된 시드의 해시(게임이 끝난 뒤 대조용): { $hash }
cli-play-kept-here = 모든 행동은 { $file }에 보관됩니다.
cli-play-start = 번호를 입력해 선택지를 고르십시오. “help”를 입력하면 그 밖에 입력할 수 있는 것이 나옵니다.
cli-play-prompt = { $name }의 선택:
cli-play-hand-over = { $name }의 차례입니다. 화면을 혼자 볼 수 있을 때 Enter 키를 누르십시오.
cli-play-happened = 일어난 일
cli-play-your-turn = { $name }의 차례
cli-play-not-allowed = 이 가운데 지금 할 수 있는 것은 없습니다. “why N”으로 이유를 볼 수 있습니다.
cli-play-no-option = { $number }번 선택지는 없습니다.
cli-play-look-barrier = 숨은 정보가 드러나는 선택이라 그 뒤는 아무도 알 수 없습니다.
cli-play-allowed = { $rules }에 따라 할 수 있습니다.
cli-play-hint = 같은 자리에서 “{ $bot }” 봇이라면 할 행동:
cli-play-undone = 되돌렸습니다.
cli-play-no-rule = 플레이어용 규칙에 { $rule }{ JOSA($rule, "은/는") } 나오지 않습니다.
cli-play-saved = { $file }에 저장했습니다.
cli-play-unknown = “{ $line }”{ JOSA($line, "은/는") } 알 수 없는 입력입니다. “help”를 입력하면 입력할 수 있는 것이 나옵니다.
cli-play-help =
    N              N번 선택지 고르기
    look N         N번 선택지를 고르면 일어날 일
    why N          N번 선택지를 고를 수 있거나 없는 이유
    all            지금 할 수 없는 것까지 보기
    hint           강한 봇이라면 할 행동과 그 까닭
    forecast       결정에 쓸 수치: 카드, 최선의 계획, 빼앗길 수 있는 것
    board          테이블 다시 보기
    undo           마지막 행동 되돌리기(다른 사람이 행동하거나 숨은 정보가 공개되기 전까지)
    log            게임을 시작한 뒤 알게 된 모든 일
    rules [번호]   규칙 보기. AR-24 같은 번호를 붙이면 그에 관한 내용만
    save 파일      기록을 파일로 저장
    quit           나가기. 게임은 보관되며 나중에 이어서 할 수 있음
cli-play-left = 게임을 보관했습니다. 이어서 하려면: { $command }
cli-play-seed = 이 게임의 시드: { $seed }
cli-play-kept = 기록을 { $file }에 보관했습니다.
cli-play-automatic = { $seat }, 하나뿐인 선택지: { $move }

cli-result-title = 최종 결과
cli-result-rank = 순위
cli-result-name = 이름
cli-result-score = 점수
cli-result-winners = { $count ->
    [0] 승자가 없습니다.
    [1] { $names }{ JOSA($names, "이/가") } 이겼습니다.
   *[other] { $names }{ JOSA($names, "이/가") } 함께 이겼습니다.
}

## 시뮬레이션과 측정

cli-simulate-title = { $game }: { $games }게임
cli-simulate-seat = 자리
cli-simulate-bot = 봇
cli-simulate-wins = 승률
cli-simulate-score = 점수
cli-simulate-lowest = 최저
cli-simulate-highest = 최고
cli-simulate-winning = 승자의 점수:
cli-simulate-shared = 공동 승리:
cli-simulate-length = 게임당 결정 수:
cli-simulate-intervals = 대괄호 안은 95% 구간입니다. 공동 승리는 나누어 셉니다.

cli-ladder-playing = { $file }: 이미 있는 블록 { $there }개, 앞으로 할 블록 { $missing }개
cli-ladder-title = { $game }, 플레이어 { $seats }명: 쌍마다 { $blocks }블록, 모두 { $games }게임
cli-ladder-rank = 순위
cli-ladder-bot = 봇
cli-ladder-rating = 평점
cli-ladder-games = 게임 수
cli-ladder-anchor = { $bot }의 평점을 { $rating }으로 정했습니다. 400점이 더 높으면 열 배 더 자주 앞섭니다.
cli-ladder-mean = 평점의 평균을 { $rating }으로 정했습니다. 400점이 더 높으면 열 배 더 자주 앞섭니다.
cli-ladder-cross = 행의 봇이 열의 봇을 상대로 거둔 승률(퍼센트), 각각 { $games }게임({ $seats ->
    [2] 공평한 몫
   *[other] 열의 봇들 사이에 행의 봇 하나, 공평한 몫
} { $fair }):
cli-ladder-control = 대조: 자기 자신과 겨룬 { $bot }의 우위는 { $games }게임에서 { $advantage }퍼센트이며, 마땅히 그래야 하듯 0이 구간 안에 있습니다.
cli-ladder-control-fails = 대조 실패: 자기 자신과 겨룬 { $bot }의 우위가 { $games }게임에서 { $advantage }퍼센트이며, 0이 구간 안에 없습니다. 우연만으로도 스무 번에 한 번은 그럴 수 있습니다. 수치를 믿기 전에 블록을 더 하십시오.
cli-ladder-intervals = 대괄호 안은 블록에 대한 95% 구간입니다. 공동 승리는 나누어 셉니다.
cli-ladder-rating-axis = 평점과 95% 구간
cli-ladder-playouts-axis = 결정마다의 시도 횟수
cli-ladder-term-ladder = 줄의 형식
cli-ladder-term-game = 게임
cli-ladder-term-engine = 엔진 버전
cli-ladder-term-seats = 자리 수
cli-ladder-term-switches = 고른 옵션
cli-ladder-term-sheet = 구성표
cli-ladder-term-opening = 처음 결정의 수

cli-bench-running = { $profile } 프로필로 CPU 시간 { $seconds }초 동안 측정합니다...
cli-bench-decisions = 초당 결정 수
cli-bench-games = 초당 게임 수
cli-bench-length = 게임당 결정 수
cli-bench-imagine = 초당 패를 다시 나눈 사본 수
cli-bench-playouts = 초당 탐색 시도 수
cli-bench-bytes = 상태 하나의 바이트 수

## 분석

cli-analyse-title = { $game }: 결정 { $decisions }개, 결정마다 시도 { $playouts }번
cli-analyse-costliest = 손실이 가장 큰 행동
cli-analyse-none = 더 나은 행동을 찾지 못했습니다.
cli-analyse-move = 행동 { $number }, { $seat }, { $decision }: { $made }
cli-analyse-better = 더 나은 행동: { $best }
cli-analyse-lost = 손실: 승리 가능성 { $share }% ({ $share_best } 대신 { $share_made }). 최종 예상: { $points_made }점, 더 나은 행동이면 { $points_best }점
cli-analyse-all = 모든 결정
cli-analyse-number = 행동 번호
cli-analyse-made = 실제 행동
cli-analyse-expected = 예상 점수
cli-analyse-best = 찾은 최선의 행동
cli-analyse-seats = 플레이어
cli-analyse-name = 이름
cli-analyse-decisions = 결정
cli-analyse-agreed = 더 나은 행동 없음
cli-analyse-share = 결정당 승리 가능성 손실
cli-analyse-points = 결정당 점수 손실
cli-analyse-plot-title = { $game }: 각자가 기대할 수 있던 승리 가능성
cli-analyse-plot-moves = 행동
cli-analyse-plot-share = 승리 가능성(%)
cli-analyse-drawn = 그림을 { $file }에 저장했습니다.

## 게임, 구성표, 기록

cli-games-seats = { $low }~{ $high }명
cli-games-more = “lineshaft games 게임”으로 게임의 옵션을 보고, “lineshaft play 게임”으로 시작합니다.
cli-games-switches = 옵션(--switch 이름=값):
cli-games-switch = { $values } (기본값: { $default }; { $rule })
cli-provenance-about = 구성표에 있는 각 값의 출처입니다. 복원한 값은 어떤 자료에서도 확인되지 않았으며 실제 게임과 다를 수 있습니다.
cli-provenance-kind = 종류
cli-provenance-path = 경로
cli-provenance-value = 값
cli-provenance-reason = 출처 또는 이유
cli-provenance-reconstructed = 복원
cli-provenance-inferred = 추론
cli-provenance-public = 공개 자료
cli-provenance-seed = 규칙서
cli-replay-at = 행동 { $moves }개 가운데 { $made }개까지 진행한 상태입니다.
cli-verify-sound = 이상 없음
cli-verify-no-promise = 이상 없음. 시드와 비교할 지문은 적혀 있지 않습니다
cli-verify-unfinished = 지금까지 이상 없음, 게임이 끝나지 않음
cli-verify-other-seed = 시드가 약속한 것과 다릅니다
cli-verify-other-result = 게임의 결과가 기록과 다릅니다. 재현: { $replayed }, 기록: { $recorded }
cli-verify-failed = 이상이 있는 기록이 { $count }개 있습니다.

## tune

cli-error-tune = 횟수와 배분 수는 1부터 { $most }까지, 시작 번호는 0부터 { $most_start }까지입니다.
cli-tune-weight = 가중치
cli-tune-before = 이전
cli-tune-after = 이후
cli-tune-share = 새 가중치가 옛 가중치를 상대로 얻은 승리 비율: { $share }% (95%: { $low }~{ $high }). 공평한 몫은 { $fair }%입니다.
cli-tune-better = 더 낫습니다.
cli-tune-not-shown = 더 낫다고 볼 수 없습니다.

## learn

cli-error-learn = 세대는 1부터 { $generations }까지, 게임과 배분 수는 1부터 { $games }까지, 시작 번호는 0부터 { $start }까지입니다.
cli-error-nothing-to-learn = 이 게임에는 배울 것이 없습니다.
cli-error-no-net = { $file }에는 이 게임의 신경망이 없습니다.
cli-learn-generation = { $number }세대: 국면 { $examples }개 학습, 오차 { $off }점, 추정만 쓰는 상대에게 얻은 승리 { $share }% (95%: { $low }~{ $high }).

## 서버

cli-command-serve = 이 컴퓨터나 동호회에서 사람과 봇이 쓸 테이블을 엽니다
cli-teach-serve =
    따로 정하지 않으면 이 컴퓨터에서만 접속할 수 있고, 모든 것을 데이터 폴더의 파일 하나에 보관합니다.
    모든 옵션은 환경 변수(LINESHAFT_LISTEN)나 파일(listen = "…")로도 정할 수 있습니다. 옵션, 환경 변수, 파일의 순서로
    앞의 것이 우선합니다. 자세한 내용은 docs/hosting.md에 있습니다.

    예:
      lineshaft serve
      lineshaft serve --listen 0.0.0.0:8570 --host games.example.org
      lineshaft serve --database postgres://lineshaft@localhost/lineshaft
cli-arg-config = 설정 파일 (TOML)
cli-value-config = 파일
cli-arg-database = 모든 것을 보관할 곳: sqlite:파일 또는 postgres://… (없으면 데이터 폴더의 파일)
cli-value-database = 주소
cli-arg-listen = 접속을 받을 주소 (없으면 127.0.0.1:8570)
cli-value-listen = 주소:포트
cli-arg-hosts = 서버가 응답할 이름. 여러 번 줄 수 있습니다 (없으면 이 컴퓨터의 이름들)
cli-value-hosts = 이름
cli-arg-bot-threads = 봇을 위해 생각할 스레드 수 (없으면 1, 0이면 없음)
cli-value-bot-threads = 수
cli-arg-rate = 한 주소가 초당 평균 보낼 수 있는 요청 수 (없으면 50, 0이면 제한 없음)
cli-value-rate = 수
cli-arg-doors = 한 주소가 1분에 들어오려고 시도할 수 있는 횟수 (없으면 30, 0이면 제한 없음)
cli-value-doors = 수
cli-serve-address = Lineshaft가 { $address }에서 열렸습니다
cli-error-serve = 서버를 실행할 수 없습니다: { $detail }
cli-error-config = { $file }의 설정을 쓸 수 없습니다({ $line }번째 줄): { $detail }
cli-serve-alone = 명령이 없어 서버를 엽니다. 다른 명령은 "lineshaft --help"에 있습니다.
cli-arg-address = 사람들이 서버에 접속하는 주소. 알림의 링크에 쓰입니다
cli-value-address = URL
cli-arg-https = 쿠키를 HTTPS로만 보냅니다
cli-value-https = true|false
cli-arg-proxies = X-Forwarded-For를 믿을 프록시의 주소. 여러 번 줄 수 있습니다
cli-value-proxies = IP
cli-arg-bot-playouts = search:800처럼 숫자로 봇에게 요청할 수 있는 최대 모의 대국 수 (없으면 30000)
cli-value-bot-playouts = 수
cli-arg-bot-seconds = 봇이 한 번 결정할 때 생각할 수 있는 시간, 초 (없으면 10)
cli-value-bot-seconds = 초
cli-arg-private-webhooks = 내부 네트워크의 주소로도 알림을 보냅니다
cli-value-private-webhooks = true|false
cli-arg-smtp = 메일 서버: smtp://이름:비밀번호@호스트:포트 또는 smtps://…
cli-value-smtp = URL
cli-arg-mail-from = 메일의 보낸 사람
cli-value-mail-from = 메일
cli-arg-json-logs = 로그를 JSON으로 씁니다. 얼마나 쓸지는 LINESHAFT_LOG로 정합니다 (없으면 info)
cli-value-json-logs = true|false
cli-arg-metrics-from = 이 컴퓨터 외에 /metrics를 읽을 수 있는 주소. 여러 번 줄 수 있습니다
cli-value-metrics-from = IP
cli-error-log = LINESHAFT_LOG를 읽을 수 없습니다. 예: info, debug, warn,server=debug.
cli-error-port-taken = 다른 프로그램이 이미 { $listen }에서 접속을 받고 있습니다. 그것을 멈추거나 --listen으로 다른 곳을 고르세요.
cli-error-listen = 서버가 { $listen }에서 접속을 받을 수 없습니다: { $detail }
cli-error-database = 데이터베이스 { $database } 사용 불가: { $detail }
cli-error-no-database = 아직 데이터베이스가 없습니다: { $file } 파일이 없습니다. "lineshaft serve"가 만들며, --database로 다른 것을 지정할 수 있습니다.
cli-error-setting-database = “database” 설정은 sqlite:파일 또는 postgres://…여야 합니다.
cli-error-setting-listen = “listen” 설정은 127.0.0.1:8570이나 [::1]:8570처럼 주소와 포트여야 합니다.
cli-error-setting-hosts = “hosts” 설정에는 games.example.org나 localhost:8570처럼 브라우저에 보이는 이름을 https://와 경로 없이 적어야 합니다.
cli-error-setting-address = “address” 설정은 https://나 http://로 시작해야 하고 이름이나 비밀번호가 들어 있으면 안 됩니다.
cli-error-setting-bot-threads = “bot_threads” 설정은 1024 이하여야 합니다.
cli-error-setting-bot-playouts = “bot_playouts” 설정은 1 이상이어야 합니다.
cli-error-setting-bot-seconds = “bot_seconds” 설정은 1 이상 86400 이하여야 합니다.
cli-error-setting-smtp = “smtp” 설정은 smtp://이름:비밀번호@호스트:포트 또는 smtps://…여야 합니다. 특수 문자는 %40처럼 적어야 합니다.
cli-error-setting-mail-from = 메일에는 보낸 사람이 필요합니다. “mail_from”을 Lineshaft <games@example.org>와 같은 메일 주소로 정하세요.

## 운영자

cli-command-admin = 서버의 데이터베이스를 살펴보고, 검사하고, 옮기고, 테이블을 끝냅니다
cli-teach-admin =
    "lineshaft serve"와 같은 --database와 --config를 쓰며, 서버가 실행 중일 때도 쓸 수 있습니다.

    예:
      lineshaft admin list
      lineshaft admin verify --database sqlite:club.db
      lineshaft admin backup tonight.db
cli-command-admin-list = 단계별 테이블 수와 사람 수를 세고, 끝나지 않은 테이블을 보여 줍니다
cli-teach-admin-list =
    예:
      lineshaft admin list
cli-command-admin-export = 전부 또는 테이블 하나를 JSON 줄로 파일에 씁니다
cli-teach-admin-export =
    이 파일에는 비밀번호의 해시와 진행 중인 게임의 시드가 들어 있으니 남에게 보이지 마세요. --table을 주면 테이블 하나와 그
    시트, 거기서 두는 사람들의 이름만 계정 없이 들어갑니다.

    예:
      lineshaft admin export everything.jsonl
      lineshaft admin export one.jsonl --table k3x2m5q7w4a6b8cd
cli-command-admin-import = 내보낸 파일을 빈 데이터베이스에 전부 넣거나 아무것도 넣지 않습니다
cli-teach-admin-import =
    예:
      lineshaft admin import everything.jsonl --database postgres://lineshaft@localhost/lineshaft
cli-command-admin-verify = 모든 기록이 다시 재생되고 나머지가 그것과 맞는지 검사합니다
cli-teach-admin-verify =
    다른 점을 알려 주고, 하나라도 있으면 코드 1로 끝납니다. 아무것도 바꾸지 않습니다.

    예:
      lineshaft admin verify
cli-command-admin-replay = 진행 중인 테이블이 이 엔진에서 같은 상태에 이르는지 검사합니다
cli-teach-admin-replay =
    새 버전으로 바꾸기 전에 새 프로그램으로 백업에 대해 실행하면, 멈추게 될 테이블을 알려 줍니다.

    예:
      lineshaft admin replay --database sqlite:backup.db
cli-command-admin-backup = 사용 중인 SQLite 데이터베이스를 새 파일로 복사합니다
cli-teach-admin-backup =
    예:
      lineshaft admin backup tonight.db
cli-command-admin-end = 테이블을 결과 없이 끝냅니다
cli-teach-admin-end =
    보고 있는 사람들에게도 보입니다. PostgreSQL에서는 곧바로, SQLite에서는 몇 초 안에 보입니다.

    예:
      lineshaft admin end k3x2m5q7w4a6b8cd
cli-arg-export-file = 새로 쓸 파일. 아직 없어야 합니다
cli-value-export-file = 파일
cli-arg-import-file = 내보낸 파일
cli-value-import-file = 파일
cli-arg-backup-file = 새로 쓸 파일. 아직 없어야 합니다
cli-value-backup-file = 파일
cli-arg-table = 이 테이블만
cli-value-table = 테이블
cli-arg-end-table = "lineshaft admin list"에 보이는 테이블
cli-value-end-table = 테이블
cli-admin-phase = 단계
cli-admin-tables = 테이블 수
cli-admin-longest-ago = 가장 오래된 변경
cli-admin-latest = 가장 최근 변경
cli-admin-table = 테이블
cli-admin-game = 게임
cli-admin-entries = 항목 수
cli-admin-made = 만든 때
cli-admin-changed = 바뀐 때
cli-admin-phase-gathering = 모집 중
cli-admin-phase-playing = 진행 중
cli-admin-phase-over = 끝남
cli-admin-phase-ended = 결과 없이 끝남
cli-admin-phase-frozen = 멈춤
cli-admin-seconds = { $count }초 전
cli-admin-minutes = { $count }분 전
cli-admin-hours = { $count }시간 전
cli-admin-days = { $count }일 전
cli-admin-no-tables = 테이블이 없습니다.
cli-admin-people = 사람: 계정 { $accounts }명, 손님 { $guests }명, 떠난 사람 { $left }명.
cli-admin-no-table = { $table } 테이블이 없습니다.
cli-admin-exported = { $rows }개의 행을 { $file }에 썼습니다. 남에게 보이지 마세요.
cli-admin-imported = { $file }의 행 { $rows }개를 데이터베이스에 넣었습니다.
cli-admin-not-an-export = { $file }: 이 버전의 Lineshaft가 내보낸 파일이 아닙니다. 아무것도 바뀌지 않았습니다.
cli-admin-not-a-row = { $file }: { $line }번째 줄을 읽을 수 없습니다. 아무것도 바뀌지 않았습니다.
cli-admin-breaks-off = { $file }: 파일이 중간에 끊겼습니다. 아무것도 바뀌지 않았습니다.
cli-admin-not-empty = 데이터베이스에 이미 내용이 있습니다. 내보낸 파일은 빈 데이터베이스에만 넣을 수 있습니다.
cli-admin-backed-up = 백업 파일: { $file }. 보통의 데이터베이스이므로 --database sqlite:파일로 쓸 수 있습니다.
cli-admin-pg-dump = PostgreSQL에는 자체 백업 명령이 있습니다. 서버가 실행 중일 때도 되는 pg_dump를 쓰세요.
cli-admin-ended = { $table } 테이블을 결과 없이 끝냈습니다.
cli-admin-verified = 테이블 { $tables }개를 검사했습니다. 다른 점이 없습니다.
cli-admin-differ = 테이블 { $tables }개 가운데 { $differ }개가 다릅니다.
cli-admin-differs-gap = 기록의 { $number }번 항목이 없습니다.
cli-admin-differs-unreadable = 기록의 { $number }번 항목을 읽을 수 없습니다.
cli-admin-differs-count = 기록의 항목이 { $kept }개가 아니라 { $found }개입니다.
cli-admin-differs-halted = { $number ->
    [0] 게임을 차릴 수 없습니다
   *[other] { $number }번째 수가 전과 같은 상태에 이르지 않습니다
}: { $why }
cli-admin-differs-phase = 기록에 따르면 이 테이블의 단계는 { $kept }가 아니라 { $found }입니다.
cli-admin-differs-position = 상태가 마지막으로 바뀐 항목은 { $kept }번이 아니라 { $found }번입니다.
cli-admin-differs-seat = { $seat }번 자리에 앉은 사람이나 차례가 기록과 맞지 않습니다.
cli-admin-differs-draft = { $seat }번 자리의 확정하지 않은 수가 다른 상태의 것입니다.
cli-admin-differs-job = 결정할 것이 없는 { $seat }번 자리의 결정을 봇에게 맡기고 있습니다.
cli-admin-differs-no-job = { $seat }번 자리의 봇이 결정해야 하는데 아무도 묻지 않습니다.
cli-admin-differs-result = { $seat }번 자리의 결과가 게임의 결과와 다릅니다.
