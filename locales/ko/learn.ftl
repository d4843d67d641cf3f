### 배우기의 글: 규칙 쪽과 첫 게임 안내.

learn-rules = 규칙
learn-rules-intro = 모든 게임의 규칙을 우리말로 새로 풀어 쓰고, 그림과 계산 예, 첫 게임을 위한 조언을 붙였습니다. 작은 번호는 규칙 번호입니다. 테이블이 어떤 수를 거절하거나 일어난 일을 알릴 때 이 번호를 댑니다.
learn-rules-all = 모든 규칙
learn-seats = { $low }-{ $high }명
learn-contents = 차례
learn-print = 인쇄
learn-loading = 불러오는 중…
learn-lost = 불러오지 못했습니다. 서버가 제대로 답하지 않습니다.
learn-again = 다시 시도
learn-close = 닫기
learn-table = 표

## 규칙에서 찾기

learn-search = 이 규칙에서 찾기
learn-search-keys = / 키로 찾기, Enter로 다음, Shift와 Enter로 이전, Esc로 지우기
learn-search-none = 없음
learn-search-count = { $count }곳 중 { $at }
learn-search-next = 다음 곳
learn-search-previous = 이전 곳

## 규칙 하나

learn-rule-title = 규칙 { $rule }
learn-rule-none = 플레이어용 규칙에는 { $rule } 번호가 나오지 않습니다.
learn-rule-full = 규칙 전체에서 읽기

## 봇에게 묻기

learn-hint = 봇에게 묻기
learn-hint-bot = 실력
learn-hint-bot-easy = 쉬움
learn-hint-bot-medium = 보통
learn-hint-bot-hard = 어려움
learn-hint-bot-expert = 전문가
learn-hint-ask = 어떻게 하시겠어요?
learn-hint-again = 다시 묻기
learn-hint-thinking = 봇이 생각하고 있습니다…
learn-hint-rated = 여기서는 봇에게 물을 수 없습니다. 결과가 기록에 반영되는 테이블입니다.
learn-hint-show = 보여 주기
learn-hint-not-made = 수를 고르기만 합니다. 둘지는 직접 정합니다.
learn-hint-considered = 저울질한 수
learn-hint-tried = { $visits }번 시도, 승률 { $share }%
learn-hint-share = 승률 { $share }%
learn-hint-follows = 그다음 예상
learn-hint-seat = 플레이어 { $number }:
learn-hint-words = 봇의 설명

## 첫 게임 안내

learn-guide = 안내
learn-guide-first = 안내 · 새로운 결정 { $number }
learn-guide-how = 밝게 표시된 것을 원하는 순서로 누르거나 목록에서 고르세요. 확정하기 전까지는 언제든 되돌릴 수 있습니다.
learn-guide-got-it = 알겠습니다
learn-guide-no-more = 안내 그만 보기

## 규칙의 그림: Artificium

learn-figure-mage = 마법사
learn-figure-knight = 기사
learn-figure-round-start = 시작
learn-figure-round-start-text = 시작 플레이어, 5장까지 뽑기
learn-figure-round-market = 카드 시장
learn-figure-round-market-text = 교환, 손패 교체, 패스
learn-figure-round-play = 진행
learn-figure-round-play-text = 스텝을 되풀이
learn-figure-round-choose = 몰래 고르기
learn-figure-round-reveal = 함께 공개
learn-figure-round-actions = 행동을 차례 순서로
learn-figure-round-buildings = 건물을 차례 순서로
learn-figure-round-again = 모두 빠질 때까지
learn-figure-round-end = 끝
learn-figure-round-end-text = 치우기, 버리기, 팔기
learn-figure-round-after = 네 라운드 뒤 점수 계산
learn-figure-ways-resolve = 실행
learn-figure-ways-discard = 버리기
learn-figure-ways-take-back = 되가져오기
learn-figure-ways-trade = 먼저 거래할 수 있음
learn-figure-ways-effect = 비용을 내고 효과를 얻음
learn-figure-ways-on = 다음 스텝에 계속 참여
learn-figure-ways-resolve-card = 카드는 내 앞에 남습니다.
learn-figure-ways-discard-card = 카드는 버린 더미로 갑니다.
learn-figure-ways-take-back-card = 카드는 손으로 돌아옵니다.
learn-figure-track = ▲ { $from }번 칸에서 승점 { $points }점 카드를 실행하면 { $to }번 칸으로 갑니다. 10번 칸을 지나므로 나무 1개를 받습니다.

## 규칙의 그림: Arkwright 카드 게임

learn-figure-price = 가격
learn-figure-appeal = 매력
learn-figure-sold = 팔 수 있는 수
learn-figure-arkwright-turns = 행동
learn-figure-arkwright-turns-text = 시계 방향으로 모두
learn-figure-arkwright-action = a: 행동 하나
learn-figure-arkwright-price = b: 가격과 매력
learn-figure-arkwright-develop = c: 개발 하나
learn-figure-arkwright-production = 생산
learn-figure-arkwright-production-text = 활성화 상품만
learn-figure-arkwright-make = 만들기
learn-figure-arkwright-sell = 국내 판매
learn-figure-arkwright-ship = 선적과 보관
learn-figure-arkwright-pay = 지불
learn-figure-arkwright-value = 주식 가치 상승
learn-figure-arkwright-prepare = 준비
learn-figure-arkwright-prepare-text = 다음 상품, 다음 시작 플레이어
learn-figure-arkwright-after = 식품, 의류, 식기류, 램프로 한 시대, 모두 세 시대

## 규칙의 그림: Arkwright: Water Frame

learn-figure-cycle-economy = 경제
learn-figure-cycle-economy-text = 수입상이 나아가고 해고된 노동자가 돌아옴
learn-figure-cycle-turns = 차례
learn-figure-cycle-turns-text = 각자 행동 마커 하나
learn-figure-cycle-pay = 지불
learn-figure-cycle-main = 주 행동
learn-figure-cycle-additional = 가격 또는 특수 마커
learn-figure-cycle-production = 생산 단계
learn-figure-cycle-production-text = 활성화 상품만
learn-figure-cycle-make = 만들기
learn-figure-cycle-sell = 매력 순으로 판매
learn-figure-cycle-rise = 주식 가치 상승
learn-figure-cycle-cost = 임금과 기계 비용
learn-figure-cycle-ship = 선적과 보관
learn-figure-cycle-after = 식품, 의류, 식기류, 램프로 한 시대, 모두 다섯 시대
learn-figure-market-empty = 빈칸: 누군가 일자리를 얻음
learn-figure-market-worker = 고용할 수 있는 노동자
learn-figure-market-next = 다음에 고용될 노동자
learn-figure-market-demand = { $good } 수요
learn-figure-market-wage = 노동자 한 명의 임금

## 규칙의 그림: Age of Industry

learn-figure-industry-actions = 행동
learn-figure-industry-actions-text = 차례 순서로 두 번씩, 첫 라운드는 한 번
learn-figure-industry-order = 새 순서
learn-figure-industry-order-text = 가장 적게 쓴 사람이 먼저
learn-figure-industry-interest = 이자
learn-figure-industry-interest-text = 대출 하나에 $1
learn-figure-industry-after = 덱과 누군가의 손패가 모두 빌 때까지
learn-figure-flips-mine = 탄광, 제철소
learn-figure-flips-cubes = 마지막 큐브가 나갑니다
learn-figure-flips-mill = 면직 공장, 공장
learn-figure-flips-sale = 항구나 시장 타일에 팝니다
learn-figure-flips-port = 항구
learn-figure-flips-outlet = 누군가 그 항구로 팝니다
learn-figure-flips-ship = 선박
learn-figure-flips-sea = 석탄 상자가 비고 시장이 쓰입니다
learn-figure-flips-railway = 철도
learn-figure-flips-end = 게임이 끝납니다
learn-figure-flips-pays = 수입을 한 번 받음
learn-figure-flips-pays-end = $2와 양 끝의 몫을 받음
