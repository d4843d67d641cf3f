### 배우기의 글: 규칙 쪽과 첫 게임 안내.

learn-rules = 규칙
learn-rules-intro = 모든 게임의 규칙을 저희가 새로 풀어 쓰고, 그림과 계산 예, 첫 게임을 위한 조언을 붙였습니다. 작은 번호는 규칙 번호입니다. 테이블이 어떤 수를 거절하거나 일어난 일을 알릴 때 이 번호를 댑니다.
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
learn-search-short = 찾기
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

learn-figure-pounds = { $count }파운드
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

## 안내: Artificium

learn-guide-artificium-market = 라운드를 진행하기 전에 손패를 다듬습니다. 카드 1장을 시장에 내놓고 시장의 카드 1장을 가져옵니다. 첫 교환은 무료, 그 뒤로는 동전 2개씩 들고, 손패를 통째로 바꾸는 것은 첫 시장 차례에만 할 수 있습니다. 가진 카드 둘을 사슬로 이어 줄 카드를 찾으십시오. 내놓을 카드와 가져올 카드를 고르거나 패스합니다.
learn-guide-artificium-commit = 모두가 동시에 몰래 고릅니다. 손패 1장을 뒷면으로 내거나 패스하며, 패스하면 이번 라운드에서 빠집니다. 실행하기 전에 은행과 거래할 수 있으므로 아직 비용을 낼 수 없는 카드를 내도 됩니다. 카드가 서로 재료가 되는 순서를 생각하고, 다음 카드에 필요한 것부터 시작하십시오.
learn-guide-artificium-handle = 공개한 카드를 처리합니다. 실행하거나, 버리고 계속하거나, 되가져오고 이번 라운드에서 빠집니다. 실행하기 전에 자원을 사고팔 수 있지만, 한 번이라도 거래하면 반드시 실행해야 합니다. 은행은 부르는 값의 절반만 쳐주므로 다른 카드에 쓰지 않을 것만 파십시오.
learn-guide-artificium-theft-pick = 절도로 상대의 자원판에서 자원 1개를 가져옵니다. I등급은 동전 1개, II등급은 동전 2개가 듭니다. 내 사슬을 완성할 것이나, 상대가 다음 카드에 꼭 쓸 것을 노리십시오.
learn-guide-artificium-explore-pick = 다른 플레이어의 손패에서 무작위로 1장을 가져오고, 그 사람은 1장을 뽑습니다. 손패가 많거나 아직 별로 짓지 않은 사람에게서 쓸 만한 카드가 나올 가능성이 높습니다.
learn-guide-artificium-rebuild-pick = 내 앞의 카드 1장을 손으로 회수해 이번 라운드에 다시 내고, 비용을 치르고, 승점을 또 얻을 수 있습니다. 이미 얻은 것은 그대로 남습니다. 비용을 한 번 더 치를 수 있는 가장 비싼 건물이 보통 가장 좋습니다.
learn-guide-artificium-knight-pick = 기사가 상대 한 명의 말을 4칸 뒤로 보냅니다. 반드시 누군가를 골라야 합니다. 선두나 바로 앞의 경쟁자를 고르십시오. 말은 0 아래로 내려가지 않으므로 낮은 칸에 있는 말은 덜 물러납니다.
learn-guide-artificium-mage-discard = 마법사 덕분에 5장을 뽑았으니, 이제 손패 전체에서 3장을 버려야 합니다. 가진 자원과 동전으로 서로 이어지는 카드를 남기고, 재료를 구하기 어려운 카드를 버리십시오.
learn-guide-artificium-round-end = 라운드가 끝났습니다. 지니고 싶지 않은 카드를 버리고, 원하면 자원을 팝니다. 살 수는 없습니다. 다음 라운드에는 5장까지만 뽑으므로 약한 카드는 새 카드의 자리를 차지합니다. I, II등급 자원은 도둑맞을 수 있으니 곧 쓸 것만 남기십시오.

## 안내: Age of Industry

learn-guide-age-of-industry-choose-action = 차례마다 행동을 두 번, 첫 라운드에는 한 번 합니다. 건설, 철도, 판매, 개발, 카드 뽑기, 패스가 있습니다. 모자란 돈은 빌리게 되므로 돈 때문에 못 하는 일은 없습니다. 중요한 것은 지은 것이 빨리 수입을 내는 것입니다. 처음에는 열린 항구나 면직물 타일 옆의 면직 공장이 가장 좋습니다.
learn-guide-age-of-industry-choose-card = 장소 카드는 연결이 없어도 그 색의 도시에 어떤 산업이든 짓게 합니다. 산업 카드는 그 산업만, 내 철도망이 닿는 곳에만 짓습니다. 다만 지도에 내 것이 아직 없으면 어디에나 지을 수 있고, 선박은 지어진 항구 앞이면 어디든 됩니다. 나중에 쓰기 더 어려운 카드를 쓰십시오.
learn-guide-age-of-industry-choose-industry = 산업마다 버는 방법이 다릅니다. 탄광과 제철소는 큐브가 쓰일 때, 면직 공장과 공장은 팔 때, 항구는 누군가 그곳에 팔 때 법니다. 언제나 그 산업에서 가장 낮은 마커를 짓습니다. 남들이 곧 필요로 할 것이나 바로 팔 수 있는 것을 고르십시오.
learn-guide-age-of-industry-choose-slot = 마커를 놓을 칸을 고릅니다. 그 도시에 맞는 종류의 칸이 있어야 하고, 필요한 석탄과 철이 닿아야 합니다. 판매하거나 트랙을 채울 열린 항구와 이어지는지, 나중에 누가 그곳을 지나 지을지 살피십시오.
learn-guide-age-of-industry-choose-coal = 석탄은 가장 가까운 곳에서, 철도를 놓을 때는 어느 한쪽 끝에서 가장 가까운 곳에서 와야 합니다. 지금은 그런 곳이 여럿이니 어디서 가져올지 정하십시오. 큐브 하나로는 주인이 얻는 것이 없지만, 마지막 큐브가 나가면 마커가 뒤집혀 수입을 줍니다. 되도록 내 것에서 가져오십시오.
learn-guide-age-of-industry-choose-iron = 철도 석탄처럼 가장 가까운 곳에서, 철도를 놓을 때는 어느 한쪽 끝에서 가장 가까운 곳에서 옵니다. 지금은 그런 곳이 여럿이니 어디서 가져올지 정하십시오. 제철소가 비면 뒤집혀 주인이 수입을 얻으므로, 내 것이나 비지 않을 곳을 고르십시오.
learn-guide-age-of-industry-discard-card = 이 행동에는 손패 1장이 듭니다. 건설에 쓸 가능성이 가장 낮은 카드를 버리십시오. 끝이 가까우면 덱과 누군가의 손패가 비었을 때 게임이 끝난다는 것을 기억하십시오.
learn-guide-age-of-industry-choose-link = 내 철도망에 닿은 빈 구간에 철도를 놓습니다. 첫 철도는 1달러, 그 뒤로는 1달러와 석탄 1개, 철 1개가 듭니다. 철도는 모두에게 길이 되며, 게임이 끝나면 2달러에 양 끝의 마커, 시장 칸, 마을마다 1달러를 더 줍니다. 가득 찬 도시 사이의 구간이 가장 값집니다.
learn-guide-age-of-industry-choose-seller = 판매 행동 한 번으로 아직 뒤집히지 않은 내 면직 공장과 공장에서 원하는 만큼 차례로 팔 수 있습니다. 팔 때마다 판 곳이 뒤집혀 수입을 줍니다. 남은 판매처를 나중에 쓰는 편이 나으면 그만두십시오.
learn-guide-age-of-industry-choose-outlet = 파는 곳과 이어진 판매처가 필요합니다. 열린 항구나 아직 쓰이지 않은 시장 타일입니다. 내 항구는 나에게도 수입을 주고, 남의 항구는 그 주인에게 주며, 타일은 아무에게도 주지 않습니다. 둘 다 받는 곳은 다른 데서 팔 수 없는 물건을 위해 아껴 두십시오.
learn-guide-age-of-industry-choose-develop = 개발은 한 산업의 가장 낮은 마커를 개인판에서 영영 치워, 다음에 더 좋은 것을 짓게 합니다. 0레벨을 넘는 길은 이것뿐이며 공장은 두 개, 선박은 한 개를 치워야 합니다. 레벨이 높을수록 비싸지만 수입과 승점이 많습니다.
learn-guide-age-of-industry-draw-first = 카드 2장을 가져옵니다. 덱에서, 공개된 2장에서, 또는 하나씩 가져올 수 있습니다. 공개된 카드는 가져가도 모두가 압니다. 덱의 카드는 비밀로 남습니다.
learn-guide-age-of-industry-draw-second = 첫 카드를 보았으니 두 번째 카드를 덱이나 공개된 카드에서 고르십시오. 철도망과 계획에 모자란 색이나 산업을 가져오십시오.
learn-guide-age-of-industry-repay-loans = 차례가 끝날 때 대출을 건당 11달러에 상환할 수 있습니다. 대출은 라운드마다 이자 1달러가 들고, 끝까지 남으면 승점 5점을 잃습니다. 다음 차례에 그 돈으로 더 벌 수 있을 때가 아니면 되도록 빨리 상환하십시오.

## 안내: Arkwright: The Card Game

learn-guide-arkwright-card-solo-factory1 = 첫 공장의 상품을 고릅니다. 오토마의 마커는 그다음에 놓입니다. 식품은 시대마다 가장 먼저, 램프는 마지막에 가장 높은 가격으로 생산됩니다.
learn-guide-arkwright-card-solo-factory2 = 오토마의 위치를 보고 두 번째 상품을 고릅니다. 첫 상품과 생산 라운드가 떨어져 있으면 둘 다 준비할 시간이 납니다.
learn-guide-arkwright-card-draft-factory1 = 차례로 첫 공장을 고릅니다. 같은 상품을 여러 사람이 만들 수 있지만 그만큼 수요를 나눕니다. 적은 사람이 고른 상품이 팔기 쉽습니다.
learn-guide-arkwright-card-draft-factory2 = 이제 거꾸로 된 순서로 두 번째 공장을 고릅니다. 누가 무엇을 만드는지 보십시오. 활성화되는 라운드가 떨어진 두 상품이 돌보기 쉽습니다.
learn-guide-arkwright-card-draft-development = 시작할 때 개발 트랙 한 칸이나 카드 한 장을 가져옵니다. 감독관과 작업장은 생산 때마다 비용을 줄이고, 품질이나 유통 한 칸은 그 행동을 더 세게 합니다.
learn-guide-arkwright-card-place-foreman = 감독관은 열린 공장 한 곳에 놓여 계속 머뭅니다. 그곳 노동자 4명까지 한 명에 2파운드씩 덜 듭니다. 기계가 아니라 노동자가 가장 많을 공장을 고르십시오.
learn-guide-arkwright-card-opening-shares = 게임을 시작하기 전에 주식을 10파운드에 살 수 있습니다. 주식은 마지막에 가치를 곱해 주지만, 같은 돈으로 대개 손해를 보는 초반 생산을 버텨야 합니다.
learn-guide-arkwright-card-choose-action = 차례는 세 단계입니다. 행동 하나, 활성화 상품의 가격과 매력, 개발 하나입니다. 행동은 어느 공장에든 쓸 수 있으므로 뒤 라운드의 상품을 미리 준비하는 것이 좋을 때가 많습니다. 생산할 때마다 국내에서 적어도 2개를 팔 수 있게 하십시오.
learn-guide-arkwright-card-build-step = 건설과 현대화는 무료이며 원하는 만큼 할 수 있습니다. 건설하면 수요 마커 넷이 모두 1씩 내려가 파는 사람 모두에게 좋고, 임금 마커는 한 칸 나아갑니다. 새 공장에는 노동자 카드가 없어 고용하기 전에는 상품을 1개만 만듭니다.
learn-guide-arkwright-card-hire-step = 열린 공장에 노동자 카드를 더합니다. 1번 카드 다음에 2번 카드입니다. 고용하면 수요 마커가 1씩 내려가고 임금이 한 칸 오르는 효과가 한 번 생깁니다. 새 노동자가 만드는 것을 팔 수 있는지, 오른 임금이 모든 공장에서 얼마나 드는지 따져 보십시오.
learn-guide-arkwright-card-automate-step = 기계가 노동자를 대신합니다. 생산량은 그대로이고 임금 대신 1파운드만 듭니다. 앞으로 임금을 여러 번 낼 곳을, 임금이 높을수록 더 자동화하십시오.
learn-guide-arkwright-card-quality-step = 품질 점수 1점은 공장에 영영 1을 더하며, 생산할 때마다 가격이나 매력으로 씁니다. 앞으로 자주 생산할 상품을 올리십시오. 공장 하나에 4점까지, 기술자를 가진 적이 있으면 6점까지입니다.
learn-guide-arkwright-card-quality-layout = 같은 점수를 품질 카드로 여러 가지로 놓을 수 있습니다. 다음에 필요한 카드가 남는 배치를 고르십시오. 올리지 않은 공장의 점수는 따라 옮겨 가지 않습니다.
learn-guide-arkwright-card-distribution-step = 유통은 공장의 매력을 올리지만 그 공장이 생산할 때마다 1씩 줄어듭니다. 품질보다 빠르므로 곧 팔 상품에 쓰는 것이 좋습니다. 카드는 두 장이고 공장 하나에 한 장입니다.
learn-guide-arkwright-card-distribution-free = 남은 유통 카드가 없어 공장 한 곳이 카드와 점수를 모두 내놓아야 합니다. 가장 나중에 팔 상품이나 잃을 점수가 가장 적은 공장에서 가져오십시오.
learn-guide-arkwright-card-patent-place = 특허는 세 번째 유통 카드로 쓰입니다. 놓을 공장을 고르십시오. 나중에 특허를 내놓으면 그 공장의 유통이 사라집니다.
learn-guide-arkwright-card-stock-buy = 현재 주식 가치로 주식을 삽니다. 주식 트랙을 올렸으면 처음 한두 주는 반값입니다. 주식 하나는 마지막 주식 가치만큼의 값이 되므로 쌀 때 일찍 사되, 다음 생산 비용은 남겨 두십시오.
learn-guide-arkwright-card-stock-borrow = 대출 한 건은 주식 가치만큼 돈을 주고, 게임이 끝날 때 주식 1주를 가져갑니다. 가치를 올리는 데 쓴다면 괜찮은 돈입니다. 긴급 대출은 절반만 줍니다.
learn-guide-arkwright-card-extra-level = 추가 생산은 창고에 둘 상품을 만듭니다. 공장 타일만, 1번 노동자 카드까지, 또는 둘 다 쓸 수 있습니다. 쓴 만큼 비용을 내고 지금은 팔지 않습니다. 보관해서 나중에 팔거나 선적할 만큼만 만드십시오.
learn-guide-arkwright-card-extra-overtime = 초과 근무로 방금 생산한 공장 한 곳에서 상품을 1개 더 만들 수 있고, 카드는 공급처로 돌아갑니다. 창고에 자리가 있고, 판매 때 쓰는 것보다 나을 때만 쓰십시오.
learn-guide-arkwright-card-early-load = 이 종류의 재고를 몇 개 실을지 고릅니다. 여러 공장의 상품을 한 배에 실을 수 있습니다. 하나마다 수출 가격을 받지만, 쓴 선박마다 선적 토큰 아홉 개 중 하나가 듭니다.
learn-guide-arkwright-card-early-ships = 상품을 실을 선박 수를 고릅니다. 쓴 선박은 다음 주식 행동까지 쓸 수 없고, 선적 토큰은 마지막에 주식 가치를 낮춥니다. 되도록 적게 쓰십시오.
learn-guide-arkwright-card-set-price = 활성화 상품의 가격과 매력은 합이 정해져 있어, 매력 1점은 가격 1파운드를 씁니다. 팔 수 있는 수는 매력에서 수요를 뺀 것입니다. 수요 마커가 0보다 낮으면 수요는 0으로 치며, 마커는 지나는 화살표마다 오릅니다. 만든 것을 다 팔 수 있는 가장 낮은 매력을 찾거나, 단독 최고 매력의 보너스를 노려 하나 더 올리십시오.
learn-guide-arkwright-card-develop = 차례는 개발 하나로 끝납니다. 개발 트랙 한 칸, 공급처의 카드 한 장, 또는 아무것도 하지 않습니다. 트랙은 자주 하는 행동을 세게 하고, 카드는 비용을 줄이거나 판매를 늘리거나 동점을 가릅니다. 같은 종류의 카드는 한 장만 가질 수 있습니다.
learn-guide-arkwright-card-discard-for = 카드 한도에 이르러 한 장을 돌려놓아야 새 카드를 받습니다. 돌려놓은 카드는 곧바로 누구나 가져갈 수 있습니다. 할 일을 마친 카드를 내놓되, 그 카드에 걸린 품질, 유통, 재고를 잃을 수 있으니 살펴보십시오.
learn-guide-arkwright-card-engineer-replace = 기술자가 없어지면 그 공장에는 남은 작은 카드와 큰 카드로 나타낼 수 있는 품질만, 같은 값까지 남습니다. 카드를 고르십시오. 6점 한도는 그 뒤에도 유지됩니다.
learn-guide-arkwright-card-inventor-track = 발명가는 개발 트랙을 두 칸 올려 줍니다. 한 트랙에 둘 다 써도 되고 시대 제한도 받지 않습니다. 달리 닿기 어려운 마지막 칸에 쓰십시오.
learn-guide-arkwright-card-use-promoter = 개발자는 시대마다 한 번 다른 회전한 카드를 다시 준비합니다. 시대가 끝나기 전에 효과를 한 번 더 쓸 카드를 고르거나, 나중을 위해 그대로 두십시오.
learn-guide-arkwright-card-use-overtime = 초과 근무를 버리면 생산을 시작할 때 상품을 1개 더 만듭니다. 그 상품을 팔 수 있을 때, 특히 주식 가치를 올리는 두 번째 판매가 될 때 값어치가 있습니다.
learn-guide-arkwright-card-use-patron = 후원자는 시대마다 한 번, 매력을 넘더라도 허용된 것보다 1개 더 팔게 합니다. 상품이 남을 때, 또는 주식 가치를 올릴 판매 2개를 채울 때 쓰십시오.
learn-guide-arkwright-card-sell-stock = 새 상품을 다 팔고도 더 팔 수 있으면 이 공장의 재고도 오늘 가격에 팔 수 있습니다. 더 좋은 가격을 바라거나 배에 실을 것만 남기십시오.
learn-guide-arkwright-card-ship = 남은 상품은 준비된 선박이 실을 수 있는 만큼 수출 가격에 보낼 수 있습니다. 선적은 주식 가치를 올리지 않고, 선박은 다음 주식 행동까지 묶이며, 마지막에 세는 토큰이 듭니다. 남는 상품이나 당장 필요한 돈을 위한 것입니다.
learn-guide-arkwright-card-trading-office = 무역 사무실을 회전하면 시대마다 한 번 선적 토큰 1개를 아낍니다. 토큰 2개쯤이 마지막에 주식 가치 1을 깎으므로, 다음 단계로 넘어가지 않게 할 때 가장 값집니다.
learn-guide-arkwright-card-store = 남은 상품은 창고 카드에만 보관합니다. 소형은 2개, 대형은 4개, 한 종류씩입니다. 보관하지 않은 것은 잃습니다. 나중에 팔거나 선적할 것을 보관하십시오. 게임이 끝날 때 재고의 값은 적습니다.
learn-guide-arkwright-card-break-tie = 가장 높은 매력이 동점입니다. 사업가를 회전하면 주식 가치 1의 보너스를 혼자 받습니다. 시대마다 한 번 쓸 수 있습니다.
learn-guide-arkwright-card-entrepreneur-start = 사업가를 버리면 다음 라운드를 시작할 사람을 정합니다. 마지막에 하면 최종 수요를 알 수 있어 유리할 때가 많습니다. 하지만 카드를 지니면 동점에서 이길 수 있습니다.
learn-guide-arkwright-card-choose-start = 회사 가치가 가장 낮으므로 다음 시대의 시작 플레이어를 정합니다. 먼저 하면 개발을 먼저 고르고, 마지막에 하면 모두 알고 가격을 정합니다. 더 필요한 쪽을 고르십시오.

## 안내: Arkwright: Water Frame

learn-guide-water-frame-found-factory = 1레벨 공장을 세웁니다. 1, 2번 줄에는 노동자가 있습니다. 식품은 시대마다 가장 먼저 팔리고 수요가 가장 크며, 램프는 마지막에 가장 좋은 가격으로 팔립니다. 아무도 만들지 않는 상품은 수입상 말고는 수요를 나눌 상대가 없습니다.
learn-guide-water-frame-set-price = 매력은 품질에 유통을 더하고 가격을 뺀 것이므로 1파운드 올리면 매력이 1 줄어듭니다. 매력만큼만 팔 수 있고, 매력이 가장 높은 사람이 먼저 팔고 보너스를 받습니다. 만든 것을 다 팔 수 있는 가장 높은 가격, 또는 단독 선두가 되도록 1파운드 낮은 가격이 보통 옳습니다.
learn-guide-water-frame-sell-start-shares = 현금 없이 시작하므로 주식 15주 중 일부를 10파운드에 팝니다. 그 돈으로 두 공장의 값을 치러야 합니다. 마지막에 세는 것은 주식이지만, 돈이 너무 적으면 나중에 손해를 보며 급히 팔게 됩니다. 보통 다섯에서 일곱 주를 팝니다.
learn-guide-water-frame-take-special = 추가 행동으로 특수 마커 하나를 무료로 가져올 수 있습니다. 타일, 회색 행동 마커, 선박 중 하나입니다. 타일은 가진 동안 효과가 있고 네 개까지 가질 수 있으며, 회색 마커는 더 센 행동을 영영 줍니다. 초반에는 주 행동만큼 값집니다.
learn-guide-water-frame-assign-tile = 감독관과 작업장은 공장 한 곳에서 일합니다. 감독관은 노동자가 가장 많은 곳에, 작업장은 기계가 가장 많거나 곧 많아질 곳에 놓으십시오. 나중에 특수 마커를 가져오는 대신 옮길 수 있습니다.
learn-guide-water-frame-choose-marker = 라운드마다 행동 마커 하나를 씁니다. 내 것, 회색 마커, 선박 중 하나이며 패스는 없습니다. 관리표에 없는 마커는 빈칸에 놓이고, 이미 있는 마커는 2파운드를 더 내고 다시 씁니다. 다음 라운드들의 상품에 무엇이 모자란지 보십시오. 노동자, 기계, 품질, 유통, 돈 중 하나입니다.
learn-guide-water-frame-choose-space = 칸에 따라 2-10파운드를 내며, 기계, 품질, 유통, 선박은 낸 돈만큼 할 수 있습니다. 칸마다 한 시대에 마커 하나가 놓입니다. 원하는 효과에 꼭 필요한 만큼만 내고, 싼 칸은 돈이 필요 없는 행동에 쓰십시오.
learn-guide-water-frame-choose-payment = 타일 덕분에 칸의 금액보다 더 내거나 덜 낼 수 있고, 낸 돈이 행동에 쓰입니다. 다음 기계, 품질, 유통 단계가 되는 금액까지만 내고 그 이상은 내지 마십시오.
learn-guide-water-frame-factory-step = 폐쇄, 현대화, 건설을 원하는 만큼 하며 비용은 끝에 한꺼번에 냅니다. 현대화는 레벨마다 비용을 모두 내고 품질과 생산량을 올리며, 낡은 레벨이 되어 노동자가 더 드는 일을 막습니다. 새 공장은 1번 줄만 차 있습니다.
learn-guide-water-frame-inventor-fee = 발명가로 한 레벨 더 올라갔습니다. 이제 반납하거나 사용료를 내고 지닙니다. 사용료는 쓸 때마다 5파운드씩 늘어납니다. 곧 다음 레벨도 원한다면 지니십시오.
learn-guide-water-frame-use-developer = 개발자를 반납하면 허용된 레벨 안에서 건설하거나 현대화한 공장마다 한 번 5파운드를 아낍니다. 한 번에 여러 공장을 현대화할 때 가장 좋습니다.
learn-guide-water-frame-workers-step = 먼저 해고하고, 생산 줄에 고용하고, 창고를 돌봅니다. 줄이 다 차야 상품을 만들므로 팔 수 있는 만큼 줄 전체를 고용하십시오. 고용할 때마다 모두의 수요가 오르고 나중에는 모두의 임금도 오릅니다. 고용은 무료지만 생산할 때마다 임금을 냅니다.
learn-guide-water-frame-warehouse-columns = 창고 세로줄에 노동자를 두면 그 상품 다섯 자리가 열리고, 시대가 끝날 때마다 임금을 냅니다. 나중에 선적하거나 팔 상품의 줄에 두십시오. 여기서는 수를 늘릴 수 있지만 줄일 수 없습니다.
learn-guide-water-frame-warehouse-rows = 창고 가로줄의 노동자는 네 상품마다 한 자리씩 엽니다. 여러 상품을 조금씩 둘 때는 가로줄, 한 상품을 많이 둘 때는 세로줄이 알맞습니다. 창고 노동자는 시대가 끝날 때 임금을 받습니다.
learn-guide-water-frame-place-machine = 기계는 줄의 노동자 한 명을 대신하며 생산할 때마다 임금 대신 1파운드가 듭니다. 줄마다 노동자 한 명은 남아야 합니다. 생산이 가장 많이 남은 곳에 놓으십시오. 대체된 노동자는 해고되며 수요와 임금은 바뀌지 않습니다.
learn-guide-water-frame-relocate-worker = 학교 덕분에 기계로 대체된 노동자를 해고하지 않고 공장의 빈자리로 옮길 수 있습니다. 되도록 줄을 다 채우십시오. 덜 찬 줄은 임금만 들고 아무것도 만들지 않습니다.
learn-guide-water-frame-raise-quality = 품질은 공장을 폐쇄할 때까지 남으므로 앞으로 가장 많이 팔 곳에 좋습니다. 4까지, 기술자가 있으면 6까지 오릅니다. 쓰지 않은 금액으로는 손대지 않은 공장의 가격을 바꿀 수 있습니다.
learn-guide-water-frame-patent-mode = 특허는 이 행동에 쓸 돈을 매번 2파운드 늘립니다. 또는 반납하고 마지막에 두 단계를 무료로 올립니다. 무료 단계는 한 단계에 3-4파운드가 드는 높은 값에서 가장 이득입니다.
learn-guide-water-frame-raise-distribution = 유통 한 단계의 비용은 새 값과 같아 1, 2, 3, 4파운드입니다. 곧바로 매력을 올리지만 그 상품을 생산할 때마다 1씩 줄어듭니다. 곧 팔 상품을 올리고, 한곳에 쌓기보다 나누십시오.
learn-guide-water-frame-free-raise = 이 유통 단계는 무료입니다. 돈을 내면 가장 비쌀 곳이나, 매력 1로 단독 최고가 되는 곳에 쓰십시오.
learn-guide-water-frame-stock-menu = 재고 판매, 대출 상환, 주식 매매, 계약을 합니다. 주식 수와 가치의 곱이 승부를 가르므로 쌀 때 일찍 사되, 다음 생산에 쓸 돈은 쓰지 마십시오. 대출이 있으면 살 수 없습니다.
learn-guide-water-frame-stock-count = 몇 개인지 고릅니다. 다음 차례까지 낼 돈을 생각하십시오. 앞으로의 생산에 드는 임금과 기계 비용, 그리고 10파운드쯤의 여유입니다.
learn-guide-water-frame-contract-space = 계약은 이 상품을 그만큼 배로 보내겠다는 약속이며, 하나에 공장의 기본 품질만큼 받습니다. 확실히 보관하고 실어 보낼 크기를 고르십시오. 인도하지 않은 계약은 커지고, 끝까지 남으면 적힌 수만큼 주가 칸을 잃습니다.
learn-guide-water-frame-ship-step = 이 선박의 적재량까지 계약을 인도합니다. 계약마다 재고가 정확히 그 수만큼, 그리고 그 상품의 공장이 있어야 합니다. 값을 잘 받으며, 행동 전체에 주가 한 칸이 듭니다.
learn-guide-water-frame-choose-production = 공장 한 곳이 자기 라운드가 아닐 때 창고에 둘 상품을 만듭니다. 쓰는 줄은 빈틈없이 차 있어야 하고 그 줄의 비용만 냅니다. 자리가 있고, 선적하거나 팔 것을 만드십시오.
learn-guide-water-frame-use-extra-shifts = 초과 근무를 반납하면 상품을 1개 더 만듭니다. 그것을 팔 수 있을 때, 특히 두 번째 판매가 되거나 가장 많이 판 사람이 되게 할 때 값어치가 있습니다.
learn-guide-water-frame-return-tile = 타일은 네 개까지이므로 다른 하나를 공개 공급처로 돌려놓으며, 누구나 가져갈 수 있게 됩니다. 앞으로 가장 적게 아끼거나 벌어 줄 타일을 내놓으십시오.
learn-guide-water-frame-replace-ship = 부두 두 곳이 차 있어 새 선박이 더 작은 선박을 대신하고, 선원은 차이만큼만 고용합니다. 보통 가장 작은 것을 보냅니다. 관리표에 있던 선박의 칸은 새 선박이 이어받습니다.
learn-guide-water-frame-discard-good = 창고에 다 들어가지 않아 1개를 잃을 상품을 고릅니다. 계약에 필요한 것을 먼저, 그다음 고정 가격이 높은 것을 남기십시오.
learn-guide-water-frame-sale-call = 판매에서 불렸습니다. 새 상품은 반드시 팔아야 하고, 다 떨어지면 재고를 팔거나 타일을 쓰거나 멈출 수 있습니다. 하나 팔면 주가가 1칸, 둘 이상이면 2칸 오르고, 혼자 가장 많이 판 사람은 1칸 더 오릅니다.
learn-guide-water-frame-close-row = 학교로 이번에 노동자가 있는 마지막 줄을 닫을 수 있습니다. 그 줄은 만들지도 비용이 들지도 않습니다. 팔 곳도 둘 곳도 없을 때 닫으십시오.
learn-guide-water-frame-sell-to-patron = 후원자는 매력과 수요에 관계없이 내 가격에 하나를 더 사고, 판 것으로 칩니다. 계약에 그 상품이 더 필요할 때가 아니면 거의 언제나 좋습니다.
learn-guide-water-frame-ship-contract = 활성화 상품의 계약과 충분한 상품이 있습니다. 지금 선박으로 무료로 인도할 수 있습니다. 하나에 기본 품질만큼 받고, 쓴 선박마다 주가 1칸이 듭니다. 인도하지 않으면 계약이 커집니다.
learn-guide-water-frame-charisma-start = 카리스마를 반납하면 다음 시작 플레이어를 지명합니다. 지니면 주가 보너스의 동점에서 이깁니다. 먼저, 또는 마지막에 하는 것이 지금 더 중요할 때만 반납하십시오.
learn-guide-water-frame-broker-menu = 브로커를 지니면 시대가 끝날 때마다 행동 없이 상품을 팔고 주식을 팔거나 살 수 있습니다. 바로 뒤에 선원과 창고 노동자의 임금을 냅니다.
learn-guide-water-frame-harbor-step = 임금을 낸 뒤 선원이 있는 선박을 반납하고 창고 노동자를 해고해 다음 시대의 비용을 줄일 수 있습니다. 자리가 없어진 상품은 잃습니다.
learn-guide-water-frame-event-choice = 사건이 차례 순서로 무언가를 제안합니다. 내용을 읽으십시오. 돈이 들지 않으면 보통 받는 것이 좋고, 언제나 거절할 수 있습니다.
learn-guide-water-frame-name-start-player = 보유 주식의 가치가 가장 낮으므로 다음 시대를 시작할 사람을 지명합니다. 시작 플레이어는 특수 마커를 먼저 고르고, 나중에 하는 사람은 더 많이 알고 가격을 정합니다.
