### 브라우저 클라이언트의 글: 테이블 밖의 쪽.

web-skip = 본문으로
web-home = Lineshaft, 테이블로
web-nav = 쪽
web-nav-tables = 테이블
web-nav-records = 기록
web-nav-rules = 규칙
web-nav-people = 사람들
web-nav-settings = 설정
web-language = 언어
web-turns = 테이블 { $count }개가 기다립니다
web-title = Lineshaft
web-title-turns = ({ $count }) Lineshaft
web-title-of = { $page } · Lineshaft
web-loading = 잠시만 기다려 주세요…
web-page-not-fetched = 이 쪽을 불러오지 못했습니다. 잠시 뒤에 다시 시도하세요.
web-unreachable = 서버에 연결할 수 없습니다. 연결을 확인하고 다시 시도하세요.
web-try-again = 다시 시도
web-cancel = 취소
web-save = 저장
web-saved = 저장했습니다
web-copy = 복사
web-copied = 복사했습니다
web-copy-by-hand = 브라우저가 이 페이지의 복사를 허용하지 않습니다. 글을 선택해 직접 복사하세요.
web-download = 내려받기
web-show-all = { $count }개 모두 보기
web-show-more = 더 보기

## 들어오기

web-come-in = 어떤 이름으로 부를까요?
web-come-in-name = 이름
web-come-in-about = 이것으로 끝입니다. 나중에 계정으로 바꾸면 지금까지 둔 게임이 모두 그대로 남습니다.
web-come-in-go = 들어가기
web-come-in-account = 계정이 있습니다
web-friendly-names = 호기심 많은 방앗간지기, 끈기 있는 직조공, 씩씩한 화부, 즐거운 양조사, 차분한 기술자, 솜씨 좋은 방적공, 조용한 주물공, 날랜 마차꾼, 슬기로운 상인, 쾌활한 대장장이

## 플레이어

web-bot = 봇 ({ $level })
web-bot-easy = 쉬움
web-bot-medium = 보통
web-bot-hard = 어려움
web-bot-expert = 전문가
web-bot-greedy = 눈앞의 이익
web-bot-random = 무작위
web-bot-search = 탐색
web-bot-search-with = 탐색, 모의 게임 { $playouts }판
web-seat = 자리 { $number }
web-seat-me = 나
web-seat-here = 이 화면 앞의 다른 사람
web-seat-here-name = 이 화면 앞 { $number }번 플레이어의 이름
web-seat-here-name-short = 이름
web-seat-open = 누구나 앉을 수 있음
web-seat-free = 빈자리
web-seat-due = 차례
web-seat-bots = 봇
web-somebody = 누군가

## 로비

web-lobby-what = 산업 시대의 경제 보드게임 네 가지를 바로 여기서 즐기세요
web-lobby-how = 하나를 골라 시작하세요. 1분이면 봇과 둘 수 있고, 한 화면에 둘러앉거나 멀리 있는 친구와 지금 바로, 또는 며칠에 걸쳐 둘 수 있습니다. 계정은 필요 없습니다.
web-game-seats = { $least }~{ $most }명
web-play-now = 바로 시작
web-play-now-with = 쉬운 봇 { $count }명과 대결
web-set-up = 테이블 차리기
web-my-tables = 내 테이블
web-new-game = 새 게임
web-open-tables = 열린 테이블
web-open-tables-none = 지금은 사람을 기다리는 테이블이 없습니다. 빈자리가 있는 테이블을 열면 모두가 여기서 볼 수 있습니다.
web-new-table = 새 테이블
web-finished = 끝난 게임
web-play = 두기
web-open = 열기
web-join = 앉기
web-watch = 구경하기
web-private = 비공개
web-waits-move = 내 차례
web-waits-begin = 모두 모였습니다. 시작할 수 있습니다
web-phase-gathering = 빈자리 { $free }개
web-phase-full = 자리가 다 찼고, 연 사람을 기다립니다
web-phase-playing = 진행 중
web-phase-frozen = 규칙이 바뀌어 멈춰 있습니다
web-phase-over = 끝남
web-phase-ended = 결과 없이 끝남
web-notify-turn = { $game }: 내 차례입니다.

## 새 테이블

web-new-which = 게임 고르기
web-new-who = 누가 두는가
web-new-how = 어떻게 두는가
web-first-game = 첫 게임이므로 보통의 준비 대신 더 간단한 준비를 골라 두었습니다.
web-new-more = 그 밖에
web-new-begin = 시작
web-new-open = 테이블 열기
web-new-open-about = 친구에게 보낼 링크를 받게 됩니다. 자리가 모두 차면 게임을 시작할 수 있습니다.
web-seats-count = 인원
web-seats-quick = 모든 자리를 한 번에
web-seats-bots = 봇과 대결
web-seats-here = 한 화면에서
web-seats-open = 다른 사람들과
web-seats-about = 게임이 시작되기 전까지는 테이블에서 봇과 자리를 바꿀 수 있습니다.
web-usual = 기본
web-value-usual = { $value } (기본)
web-modules = 더할 수 있는 규칙 { $count }가지
web-modules-about = 게임을 아는 사람을 위한 것입니다. 서로 관계없이 원하는 만큼 고를 수 있습니다.
web-readings = 전문가용: 인쇄된 규칙을 여러 가지로 읽을 수 있는 곳 { $count }가지
web-switches-changed = { $count }가지 바꿈
web-readings-about = 기본값은 이곳의 규칙 설명에 나오는 대로입니다.
web-pace = 시계
web-pace-none = 시계 없이.
web-pace-none-about = 누구나 필요한 만큼 생각합니다.
web-pace-live = 시계를 두고.
web-pace-live-about = 모두 지금 테이블에 있고, 저마다 게임 전체에 쓸 시간이 정해져 있습니다.
web-pace-days = 며칠에 걸쳐.
web-pace-days-about = 시간이 날 때 들러서 둡니다.
web-pace-minutes = 게임 전체 시간(분)
web-pace-seconds = 차례마다 더하는 시간(초)
web-pace-days-base = 게임 전체 시간(일)
web-pace-hours = 차례마다 더하는 시간(시간)
web-pace-window = 하루 중 정해진 시간에만 시계가 갑니다
web-pace-from = 시작
web-pace-to = 끝
web-pace-out = 시간이 다 되면
web-pace-out-bot-turn = 봇이 이 차례를 대신 둡니다
web-pace-out-bot-seat = 봇이 자리를 맡습니다
web-pace-out-wait = 모두 기다립니다
web-private-about = 비공개: 초대한 사람만 이 테이블을 봅니다
web-rated = 순위에 반영
web-rated-about = 순위에 반영: 결과가 기록되고, 봇의 조언은 쓸 수 없습니다
web-unrated-sheet = 직접 만든 시트로는 할 수 없습니다.
web-unrated-alone = 혼자 둘 때는 할 수 없습니다.
web-unrated-here = 여럿이 한 화면에서 둘 때는 할 수 없습니다.
web-unrated-nobody = 봇만 둘 때는 할 수 없습니다.
web-sheet = 게임을 만드는 사람에게: 직접 정한 숫자로 두기
web-sheet-about = 시트에는 카드, 가격, 트랙, 지도 등 게임에 인쇄된 모든 숫자가 들어 있습니다. 원하는 대로 바꿔서 올리세요.
web-sheet-usual = 기본 시트 내려받기
web-sheet-bring = 시트 고르기…
web-sheet-there = 이 테이블에서는 { $file }{ JOSA($file, "을/를") } 씁니다.
web-sheet-away = 기본 시트 쓰기
web-sheet-house = 기본 시트
web-sheet-mine = 내 시트
web-sheet-unnamed = 이름 없는 시트
web-sheet-look = 시트 보기
web-sheet-other = 이 테이블은 기본 시트가 아닌 다른 시트를 씁니다.
web-components = 모든 구성물과 출처
web-components-edit = 모든 구성물을 보고 값을 바꿔 내 시트로 저장하기

## 테이블에서 고를 수 있는 것

web-switch-artificium-gain-again = 자원 칸을 다시 지날 때
web-switch-artificium-lap = 트랙이 끝난 다음
web-switch-artificium-may-target-self = 자신에게 쓰는 탐험
web-switch-artificium-refetch-cap = 재건으로 재건을 회수하기
web-switch-artificium-tie-previous-first-player-last = 시작 플레이어의 동점
web-switch-artificium-plain-pass-at-commit = 비공개로 패스하기
web-switch-artificium-trade-only-when-resolving = 거래한 뒤 실행하지 않기
web-switch-artificium-trade-order = 거래 순서
web-switch-artificium-discard-pile-public = 버린 카드 더미
web-switch-arkwright-card-pool = 공용 공급처
web-switch-arkwright-card-restrictions = 나중 시대의 칸
web-switch-arkwright-card-draft = 시작
web-switch-arkwright-card-no-ships = 시작할 때의 선박
web-switch-arkwright-card-opening-shares = 시작할 때의 주식
web-switch-arkwright-card-extra-production = 추가 생산
web-switch-arkwright-card-early-shipping = 조기 선적
web-switch-arkwright-card-inventor-steps = 발명가
web-switch-arkwright-card-solo-random-factories = 1인 게임의 시작 공장
web-switch-age-of-industry-map = 지도
web-switch-age-of-industry-free-pass = 카드 없이 패스하기
web-switch-water-frame-setup = 준비
web-switch-water-frame-events = 사건
web-switch-water-frame-patrons = 후원자
web-switch-water-frame-predetermined-events = 정해진 준비에서의 사건
web-switch-water-frame-timetable = 일정표

## 기록

web-records = 끝난 게임
web-records-mine = 내 게임
web-records-mine-none = 아직 끝낸 게임이 없습니다.
web-records-all = 다른 사람들의 게임
web-records-all-none = 아직 끝난 공개 게임이 없습니다.
web-replay = 다시 보기
web-record-download = 내려받기
web-record-bring = 기록 올리기
web-record-bring-about = 기록은 끝난 게임의 모든 수를 담은 텍스트 파일입니다. 한 수씩 확인한 다음 여기서 다시 볼 수 있습니다.
web-record-private = 나만 보기
web-record-choose = 기록 고르기…
web-record-checked = 확인하는 중…
web-record-refused = { $file }{ JOSA($file, "은/는") } 받을 수 없습니다. { $why }
web-place = { $place }위
web-won = 승리
web-lost = 패배
web-score = { $score }점

## 사람들

web-guest = 손님
web-since = { $date }부터
web-block = 차단
web-unblock = 차단 풀기
web-block-about = 차단한 사람은 내가 연 테이블에 앉을 수 없습니다.
web-blocked-about = 차단한 사람입니다.
web-rating = 실력
web-rating-rank = 순위
web-rating-name = 이름
web-rating-interval = 예상 범위
web-rating-games = 게임 수
web-rating-between = 아마 { $from }에서 { $to } 사이
web-ratings-none = 아직 순위에 반영된 게임이 없습니다. 첫 번째가 되어 보세요.
web-ratings-about = 순위에 반영하는 게임만 셉니다. 스무 번에 열아홉 번은 실제 실력이 그려진 범위 안에 있으며, 게임을 할수록 범위가 좁아집니다.
web-profile-ratings = 실력
web-profile-ratings-none = 아직 순위에 반영된 게임이 없습니다.
web-profile-totals = 게임
web-profile-totals-none = 아직 끝낸 게임이 없습니다.
web-profile-total = { $played }판 중 { $won }승
web-profile-achievements = 칭호
web-profile-results = 최근 결과
web-profile-results-none = 아직 끝낸 게임이 없습니다.

## 설정

web-look = 모양
web-palette = 색
web-palette-system = 기기 설정대로
web-palette-system-about = 낮에는 밝게, 밤에는 어둡게
web-palette-paper = 종이
web-palette-paper-about = 따뜻하고 밝은 색
web-palette-night = 밤
web-palette-night-about = 어두운 색
web-palette-clear = 선명하게
web-palette-clear-about = 누구나 구별하기 쉬운 색과 강한 대비
web-motion-none = 움직임 없음
web-motion-about = 끄면 기기 설정을 따릅니다.
web-at-the-table = 테이블에서
web-confirms = 차례마다 확정하기
web-confirms-about = 확정하기 전에는 무엇이든 자유롭게 무를 수 있습니다.
web-name-first = 먼저 이름을 정하세요.
web-guide = 첫 게임 안내
web-guide-about = 새로운 결정을 처음 만날 때마다 설명합니다.
web-notify = 내 차례가 되면 알리기
web-notify-about = 이 쪽이 뒤에 열려 있는 동안 브라우저 알림으로 알려 줍니다.
web-notify-denied = 브라우저가 이 쪽의 알림을 막고 있습니다. 브라우저 설정에서 바꿀 수 있습니다.
web-notify-cannot = 이 브라우저에는 알림 기능이 없습니다.
web-account = 이름과 계정
web-account-nobody = 로그인하지 않았습니다.
web-account-guest = { $name } 님은 이 브라우저의 손님입니다.
web-account-is = { $name } 님으로 로그인했습니다.
web-account-make = 계정 만들기
web-account-why = 비밀번호가 있으면 어느 기기에서나 다시 들어올 수 있습니다. 테이블과 결과는 그대로 남습니다. 메일 주소는 필요 없습니다.
web-come-in-as-guest = 손님으로 들어가기
web-name = 이름
web-name-change = 이름 바꾸기
web-password = 비밀번호
web-password-new = 새 비밀번호({ $least }자 이상)
web-password-old = 지금 비밀번호
web-password-change = 비밀번호 바꾸기
web-password-changed = 바꿨습니다. 다른 기기에서는 모두 로그아웃되었습니다.
web-log-in = 로그인
web-log-in-other = 다른 계정으로 로그인
web-log-in-guest = 주의: 로그인하면 더는 이 손님이 아니며, 손님의 테이블은 잃게 됩니다. 그대로 간직하려면 계정을 만드세요.
web-log-out = 로그아웃
web-log-out-guest = 손님은 로그아웃하면 다시 돌아올 수 없어 테이블과 결과를 잃게 됩니다. 간직하려면 먼저 계정을 만드세요.
web-log-out-sure = 그래도 로그아웃
web-recover = 비밀번호를 잊었을 때
web-recover-about = 복구 코드 하나로 새 비밀번호를 정할 수 있습니다.
web-recover-go = 새 비밀번호 정하기
web-code = 복구 코드
web-codes = 복구 코드
web-codes-about = 비밀번호를 잊었을 때 코드 하나로 한 번 새 비밀번호를 정할 수 있습니다. 지금만 보이므로 안전한 곳에 간직하세요.
web-codes-of = Lineshaft 복구 코드: { $name }
web-codes-kept = 간직했습니다
web-codes-left = 남은 복구 코드 { $count }개
web-codes-new = 새 코드 만들기
web-codes-new-about = 새로 만들면 지난 코드는 쓸 수 없습니다.
web-notices = 다른 곳으로 알리기
web-notices-about = 내 차례인데 이 쪽이 열려 있지 않을 때 알립니다. 둘 다 비우면 알리지 않습니다.
web-mail = 메일 주소
web-mail-code = 이 주소로 보낸 코드입니다. 그 전에는 다른 알림을 보내지 않습니다
web-mail-code-go = 주소 확인
web-webhook = 웹훅
web-webhook-secret = 웹훅으로 보내는 알림은 이 비밀 값으로 서명합니다. 지금만 보입니다.
web-sessions = 로그인한 곳
web-session-unknown = 알 수 없는 기기
web-session-here = 이 기기
web-session-seen = 마지막 사용: { $when }
web-session-end = 로그아웃
web-data = 나에 대해 보관하는 것
web-export = 모두 내려받기
web-export-about = 이 서버가 나에 대해 보관하는 모든 것을 파일 하나에 담습니다.
web-leave = 아주 떠나기
web-leave-about = 이름, 비밀번호, 로그인, 설정이 바로 지워지며 아무도 되돌릴 수 없습니다. 함께 둔 게임은 이름 없이 상대방에게 남습니다.
web-leave-sure = 정말입니다
web-leave-go = 나를 지우기

## 아무것도 없음

web-nowhere = 여기서는 아무것도 돌아가지 않습니다
web-nowhere-about = { $address } 주소에는 아무것도 없습니다. 벨트가 벗겨졌거나 주소가 잘못되었을 수 있습니다.
web-nowhere-home = 테이블로

## 문제가 생겼을 때

web-failed-page = 이 페이지에 문제가 생겼습니다.
web-failed-board = 게임판을 표시할 수 없습니다.
web-failed-side = 이 부분을 표시할 수 없습니다.
web-failed-script = 문제가 생겼습니다. 방금 누른 것이 반응하지 않았다면 새로 고치세요.
web-failed-kept = 테이블의 내용은 사라지지 않고, 입력한 글도 그대로 남아 있습니다. 서버 운영자에게 알렸습니다.
web-reload = 새로 고침
web-close = 닫기
