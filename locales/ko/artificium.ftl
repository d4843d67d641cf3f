### Artificium의 문장.

## 게임

artificium-title = Artificium
artificium-about = 건물 카드로 나무와 밀을 차례차례 가공해 물약과 검을 만들고, 마법사와 기사를 불러 승점을 가장 많이 모으는 게임입니다.

## 결정: 짧은 이름

artificium-decision-market = 카드 시장
artificium-decision-commit = 카드 고르기
artificium-decision-handle = 공개한 카드 처리
artificium-decision-theft-pick = 절도 대상
artificium-decision-explore-pick = 탐험 대상
artificium-decision-rebuild-pick = 재건으로 회수할 카드
artificium-decision-knight-pick = 기사의 대상
artificium-decision-mage-discard = 마법사 효과로 카드 버리기
artificium-decision-round-end = 라운드 마무리
artificium-decision-over = 게임 종료

## 결정: 지금 할 일

artificium-ask-market = { $cost ->
    [0] 손패 한 장을 무료로 시장 카드와 교환하거나, 그 대신 손패를 모두 교체하거나, 패스하십시오.
   *[other] 손패 한 장을 시장 카드와 교환하거나 (동전 { $cost }개), 그 대신 손패를 모두 교체하거나, 패스하십시오.
}
artificium-ask-market-again = 카드를 한 장 더 교환하거나 (동전 { $cost }개), 패스하십시오.
artificium-ask-commit = 뒷면으로 낼 카드를 고르십시오. 패스할 수 있을 때 패스하면 이번 라운드에서 빠집니다.
artificium-ask-handle = 공개한 카드는 { $card }입니다. 원하면 자원을 팔고 산 뒤 실행하십시오. 카드를 버리고 계속하거나, 되가져오고 이번 라운드에서 빠질 수도 있습니다.
artificium-ask-handle-stuck = 공개한 카드는 { $card }입니다. 거래를 해도 실행할 수 없습니다. 카드를 버리고 계속하거나, 되가져오고 이번 라운드에서 빠지십시오.
artificium-ask-handle-traded = 공개한 카드는 { $card }이고 이를 위한 거래를 시작했습니다. 원하면 거래를 계속한 뒤 실행하십시오.
artificium-ask-theft-pick = 누구에게서 어떤 자원을 훔칠지 고르십시오.
artificium-ask-explore-pick = 누구의 손패에서 무작위로 카드를 가져올지 고르십시오.
artificium-ask-rebuild-pick = 앞에 놓인 자기 카드 가운데 손으로 회수할 카드를 고르십시오.
artificium-ask-knight-pick = 말을 뒤로 보낼 상대를 고르십시오.
artificium-ask-mage-discard = 마법사 덕분에 카드를 뽑았습니다. 버릴 카드를 고르십시오. 남은 수: { $left }장
artificium-ask-round-end = 손패를 원하는 만큼 버린 다음 자원을 원하는 만큼 팔고, 다 했으면 마치십시오.
artificium-ask-over = 게임이 끝났습니다. 더 결정할 것이 없습니다.

## 행동

artificium-move-exchange = { $give }{ JOSA($give, "을/를") } 내고 { $take }{ JOSA($take, "을/를") } 가져오기
artificium-move-swap-hand = 손패를 모두 버리고 새로 뽑기
artificium-move-pass = 패스하고 시장에서 빠지기
artificium-move-commit = { $card } 카드를 뒷면으로 내기
artificium-move-commit-pass = 패스하고 이번 라운드에서 빠지기
artificium-move-sell = { $good } 1개 팔기
artificium-move-buy = { $good } 1개 사기
artificium-move-resolve = 카드 실행하기
artificium-move-discard = 카드를 버리고 계속하기
artificium-move-take-back = 카드를 되가져오고 이번 라운드에서 빠지기
artificium-move-steal = { $victim }에게서 { $good } 1개 훔치기
artificium-move-explore = { $victim }에게서 무작위로 카드 1장 가져오기
artificium-move-rebuild = { $card } 카드를 손으로 회수하기
artificium-move-knight = { $victim }에게 기사 보내기
artificium-move-mage-drop = 마법사 효과로 { $card } 카드 버리기
artificium-move-end-drop = 손에서 { $card } 카드 버리기
artificium-move-end-sell = { $good } 1개 팔기
artificium-move-done = 라운드 마무리 끝내기

## 일어난 일

artificium-event-round-began = { $round }라운드를 시작합니다. 시작 플레이어: { $first }.
artificium-event-drew = { $seat }{ JOSA($seat, "이/가") } 카드를 뽑습니다: { $cards }.
artificium-event-drew-unseen = { $seat }{ JOSA($seat, "이/가") } 카드 { $count }장을 뽑습니다.
artificium-event-market-laid = 시장을 펼칩니다: { $cards }.
artificium-event-exchanged =
    { $cost ->
        [0] { $seat }{ JOSA($seat, "이/가") } 무료로 { $give }{ JOSA($give, "을/를") } { $take }{ JOSA($take, "으로/로") } 교환합니다.
       *[other] { $seat }{ JOSA($seat, "이/가") } 동전 { $cost }개를 내고 { $give }{ JOSA($give, "을/를") } { $take }{ JOSA($take, "으로/로") } 교환합니다.
    }
artificium-event-swapped-hand = { $seat }{ JOSA($seat, "이/가") } 손패를 모두 버리고({ $cards }) 새로 뽑습니다.
artificium-event-passed-market = { $seat }{ JOSA($seat, "이/가") } 패스하고 시장에서 빠집니다.
artificium-event-market-closed = 시장을 닫습니다. 버린 카드: { $cards }.
artificium-event-chose-card = { $seat }{ JOSA($seat, "이/가") } { $card } 카드를 뒷면으로 냅니다.
artificium-event-chose-pass = { $seat }{ JOSA($seat, "이/가") } 비공개로 패스를 선택합니다.
artificium-event-chose-unseen = { $seat }{ JOSA($seat, "이/가") } 선택을 마쳤습니다.
artificium-event-revealed = { $seat }{ JOSA($seat, "이/가") } { $card } 카드를 공개합니다.
artificium-event-showed-pass = { $seat }{ JOSA($seat, "이/가") } 패스를 공개합니다.
artificium-event-sold = { $seat }{ JOSA($seat, "이/가") } { $good } 1개를 동전 { $price }개에 팝니다.
artificium-event-bought = { $seat }{ JOSA($seat, "이/가") } { $good } 1개를 동전 { $price }개에 삽니다.
artificium-event-resolved = { $seat }{ JOSA($seat, "이/가") } { $card } 카드를 실행합니다.
artificium-event-made = { $seat }{ JOSA($seat, "이/가") } 받습니다: { $made }.
artificium-event-paid = { $seat }{ JOSA($seat, "이/가") } 냅니다: { $paid }.
artificium-event-converted = { $seat }{ JOSA($seat, "이/가") } { $paid }{ JOSA($paid, "을/를") } 내고 { $made }{ JOSA($made, "을/를") } 받습니다.
artificium-event-advanced = { $seat }의 승점이 { $from }점에서 { $to }점으로 오릅니다.
artificium-event-took-gift = { $seat }{ JOSA($seat, "이/가") } 점수 트랙 { $space }번 칸에서 { $good } 1개를 받습니다.
artificium-event-discarded = { $seat }{ JOSA($seat, "이/가") } { $card } 카드를 실행하지 않고 버린 뒤 계속합니다.
artificium-event-took-back = { $seat }{ JOSA($seat, "이/가") } 공개한 { $card } 카드를 손으로 되가져옵니다.
artificium-event-struck = { $seat }{ JOSA($seat, "이/가") } 기사를 보냅니다. { $victim }의 승점이 { $from }점에서 { $to }점으로 내려갑니다.
artificium-event-explored = { $seat }{ JOSA($seat, "이/가") } { $victim }에게서 무작위로 카드를 가져옵니다: { $card }.
artificium-event-explored-unseen = { $seat }{ JOSA($seat, "이/가") } { $victim }에게서 무작위로 카드를 가져옵니다.
artificium-event-stole = { $seat }{ JOSA($seat, "이/가") } 동전 { $price }개를 내고 { $victim }에게서 { $good } 1개를 훔칩니다.
artificium-event-fetched = { $seat }{ JOSA($seat, "이/가") } 앞에 놓인 { $card } 카드를 손으로 회수합니다.
artificium-event-earned = { $seat }{ JOSA($seat, "이/가") } 장터에서 동전 { $coins }개를 법니다.
artificium-event-dropped = { $seat }{ JOSA($seat, "이/가") } 손에서 { $card } 카드를 버립니다.
artificium-event-went-out = { $seat }{ JOSA($seat, "이/가") } 이번 라운드에서 빠집니다.
artificium-event-round-ended = { $round }라운드가 끝났습니다. 앞에 놓인 카드를 모두 버립니다.
artificium-event-reshuffled = 버린 카드 더미를 섞어 새 덱으로 만듭니다: { $cards }장.
artificium-event-scored = { $seat }: 남은 자원을 팔아 동전 { $sale }개, 동전 합계 { $coins }개, 트랙 승점 { $vp }점, 최종 점수 { $score }점.

## 거절: 할 수 없는 이유

artificium-refusal-other-decision = 지금 할 수 있는 행동이 아닙니다. 지금 결정할 것: { $decision }.
artificium-refusal-no-trade-in-market = 카드 시장에서는 자원을 사고팔 수 없습니다. 거래는 카드를 실행하기 직전에 합니다.
artificium-refusal-trade-after-resolving = 거래는 자기 카드를 실행하기 바로 전에만 할 수 있습니다.
artificium-refusal-no-buying-at-round-end = 라운드를 마무리할 때는 자원을 팔 수만 있고 살 수는 없습니다.
artificium-refusal-passed-market = 이미 패스했으므로 이번 라운드의 시장에는 더 참여할 수 없습니다.
artificium-refusal-out = 이번 라운드에서 빠졌으므로 더는 카드를 낼 수 없습니다.
artificium-refusal-give-not-in-hand = { $card } 카드는 손에 없어서 내줄 수 없습니다.
artificium-refusal-not-in-market = { $card } 카드는 시장에 없어서 가져올 수 없습니다.
artificium-refusal-exchange-cost = 이번 교환에는 동전 { $cost }개가 드는데, 가진 동전은 { $have }개입니다.
artificium-refusal-swap-after-exchange = 손패 교체는 이번 라운드의 첫 교환 대신에만 할 수 있습니다.
artificium-refusal-swap-cost = 손패 교체에는 동전 { $cost }개가 드는데, 가진 동전은 { $have }개입니다.
artificium-refusal-commit-not-in-hand = { $card } 카드는 손에 없어서 낼 수 없습니다.
artificium-refusal-no-plain-pass = 이 테이블에서는 카드 없이 패스할 수 없습니다. 그만두려면 카드를 낸 뒤 그 카드의 차례에 되가져오십시오.
artificium-refusal-none-to-sell = 팔 { $good }{ JOSA($good, "이/가") } 없습니다.
artificium-refusal-buy-cost = { $good } 1개의 가격은 동전 { $cost }개인데, 가진 동전은 { $have }개입니다.
artificium-refusal-board-full = 자원판에 { $good }{ JOSA($good, "을/를") } 더 놓을 자리가 없습니다.
artificium-refusal-sale-after-purchase = 먼저 팔고 나중에 사야 합니다. 이 카드를 위해 이미 자원을 샀습니다. 먼저 팔아도 결과는 같습니다.
artificium-refusal-trade-order = 자원은 가격표 순서대로 거래합니다. { $good }의 순서는 이미 지났습니다.
artificium-refusal-trade-spoils-card = 이렇게 거래하면 { $card } 카드를 실행할 수 없습니다. 거래는 이어서 실행할 카드를 위해서만 합니다.
artificium-refusal-lacking =
    { $price ->
        [0] { $card } 카드에는 동전 { $coins }개가 필요한데, 가진 동전은 { $have }개입니다.
       *[other] { $card } 카드를 실행하기에는 자원이 모자랍니다: { $goods }. 사는 데 동전 { $price }개, 카드 자체에 동전 { $coins }개가 들며, 가진 동전은 { $have }개입니다.
    }
artificium-refusal-no-target = { $card } 카드는 지금 대상이 없어서 실행할 수 없습니다.
artificium-refusal-traded-already = { $card } 카드를 위해 이미 거래했으므로 이제 실행해야 합니다.
artificium-refusal-steal-from-self = 상대에게서만 훔칠 수 있습니다.
artificium-refusal-safe = { $good }{ JOSA($good, "은/는") } { $level }등급 자원이라 훔칠 수 없습니다.
artificium-refusal-nothing-to-steal = { $victim }에게는 { $good }{ JOSA($good, "이/가") } 없습니다.
artificium-refusal-theft-price = { $good } 1개를 훔치려면 동전 { $cost }개가 필요한데, 가진 동전은 { $have }개입니다.
artificium-refusal-explore-self = 탐험은 자기 손패가 아니라 다른 플레이어의 손패에서 카드를 가져옵니다.
artificium-refusal-no-card-to-take = { $victim }의 손에는 카드가 없습니다.
artificium-refusal-not-in-front = 이번 라운드에 실행해 앞에 놓인 자기 카드만 회수할 수 있습니다. { $card } 카드는 거기에 없습니다.
artificium-refusal-refetch-cap =
    { $cap ->
        [0] 이 테이블에서는 재건으로 재건을 회수할 수 없습니다.
       *[other] 재건으로 재건을 회수하는 것은 한 라운드에 { $cap }번까지이며, 이미 한도에 이르렀습니다.
    }
artificium-refusal-knight-on-self = 기사는 자신이 아니라 상대에게 보냅니다.
artificium-refusal-drop-not-in-hand = { $card } 카드는 손에 없어서 버릴 수 없습니다.
artificium-refusal-drop-order = 카드는 카드 목록 순서대로 버립니다. 지금 { $card } 카드를 버리면 순서에 어긋납니다.
artificium-refusal-drop-after-sale = 먼저 카드를 버리고 나중에 자원을 팝니다. 이미 자원을 팔았습니다.

## 게임판의 표시

artificium-label-round = { $round }/{ $rounds }라운드 · 시작 플레이어: { $first }
artificium-label-market-cards = 시장
artificium-label-piles = 덱: { $deck } · 버린 카드 더미: { $discard } · 보이는 카드: { $cards }
artificium-label-piles-closed = 덱: { $deck } · 버린 카드 더미: { $discard } (비공개)
artificium-label-seats = 플레이어
artificium-label-seat-column = 이름
artificium-label-seat-row = { $number }번 { $seat }
artificium-label-vp-column = 승점
artificium-label-coins-column = 동전
artificium-label-cards-column = 손패
artificium-label-laid-column = 낸 카드
artificium-label-front-column = 앞에 놓인 카드
artificium-label-gift-column = 다음 자원
artificium-label-score-column = 현재 점수
artificium-label-cards-known = { $seat }의 손패에서 아는 카드: { $known }
artificium-label-gift = { $good } (+{ $steps })
artificium-label-goods = 자원과 가격
artificium-label-good-column = 자원
artificium-label-level-column = 등급
artificium-label-buy-column = 구매
artificium-label-sell-column = 판매
artificium-label-of-seat = { $number }번
artificium-label-reconstructed = { $figure }~
artificium-label-reconstructed-note = ~ 복원한 값: 인쇄된 값을 알 수 없으며 실제와 다를 수 있습니다.
artificium-label-hand = 내 손패
artificium-label-empty-hand = 손패가 없습니다
artificium-label-card-column = 카드
artificium-label-count-column = 장수
artificium-label-cost-column = 비용
artificium-label-gain-column = 획득
artificium-label-card-vp-column = 승점
artificium-label-goods-and-coins = { $goods } + 동전 { $coins }개
artificium-label-face-down = 뒷면
artificium-label-laid-pass = 패스
artificium-label-is-out = 빠짐
artificium-label-has-passed = 패스함

## 예측 줄의 조각

artificium-label-queue-entry = { $card } ({ $seat })
artificium-label-plan-card = { $card }
artificium-label-plan-buy = { $card } (구매: { $buy })
artificium-label-plan-sell = { $card } (판매: { $sell })
artificium-label-plan-trade = { $card } (판매: { $sell }; 구매: { $buy })

## 예측

artificium-forecast-queue = 처리할 카드(순서대로): { $cards }
artificium-forecast-card-now = { $card }: 지금 바로 실행할 수 있습니다
artificium-forecast-card-with-trade =
    { $price ->
        [0] { $card }: 자원을 팔아 동전을 마련하면 실행할 수 있습니다
       *[other] { $card }: 거래하면 실행할 수 있습니다. 모자라는 자원: { $missing } (구매 비용: 동전 { $price }개)
    }
artificium-forecast-card-not =
    { $price ->
        [0] { $card }: 동전이 모자라거나 대상이 없어 지금은 실행할 수 없습니다
       *[other] { $card }: 지금은 실행할 수 없습니다. 모자라는 자원: { $missing } (구매 비용: 동전 { $price }개)
    }
artificium-forecast-plan = 찾은 최선의 순서: { $steps }. 승점 { $vp }점을 얻고 동전 { $coins }개가 남습니다. 남는 자원: { $goods }
artificium-forecast-exposed = 절도로 빼앗길 수 있는 자원: { $goods }
artificium-forecast-next-first = 지금 라운드가 끝나면 다음 시작 플레이어: { $seat }
artificium-forecast-unseen = 아직 보지 못한 카드: { $cards }

## 카드

artificium-card-sawmill = 제재소
artificium-card-farm = 농장
artificium-card-charcoal-burner = 숯가마
artificium-card-hunting-lodge = 사냥꾼 오두막
artificium-card-mill-and-bakery = 방앗간과 빵집
artificium-card-brewery = 양조장
artificium-card-crystal-mine = 수정 광산
artificium-card-foundry = 주조소
artificium-card-laboratory = 연구소
artificium-card-forge = 대장간
artificium-card-mage-tower = 마법사의 탑
artificium-card-castle = 성
artificium-card-exploration = 탐험
artificium-card-theft = 절도
artificium-card-reconstruction = 재건
artificium-card-fair = 장터

## 자원

artificium-good-wood = 나무
artificium-good-wheat = 밀
artificium-good-coal = 숯
artificium-good-food = 식량
artificium-good-beer = 맥주
artificium-good-crystal = 수정
artificium-good-metal = 금속
artificium-good-potion = 물약
artificium-good-sword = 검

## 자원을 만들지 않는 카드의 효과

artificium-effect-mage-tower = 카드를 뽑고 일부 버리기
artificium-effect-castle = 상대 말을 뒤로 보내기
artificium-effect-exploration = 무작위로 카드 가져오기
artificium-effect-theft = 자원 훔치기
artificium-effect-reconstruction = 앞에 놓인 카드 회수
artificium-effect-fair = 앞에 놓인 카드마다 동전

## 테이블의 옵션

artificium-switch-gain-again = true: 뒤로 밀린 말이 자원 칸을 다시 지나면 자원을 다시 받습니다. false: 그때까지의 최고 승점보다 앞에 있는 칸에서만 자원을 받습니다.
artificium-switch-lap = true: 마지막 칸 다음에는 자원 칸까지 포함해 트랙을 처음부터 다시 돕니다. false: 끝을 넘으면 자원은 없고 승점만 계속 셉니다.
artificium-switch-may-target-self = true: 탐험을 자신에게 쓸 수 있으며, 이때는 덱에서 뽑기만 합니다. false: 다른 플레이어의 손패에서만 카드를 가져옵니다.
artificium-switch-refetch-cap = 한 플레이어가 한 라운드에 재건으로 재건을 회수할 수 있는 횟수입니다.
artificium-switch-tie-previous-first-player-last = 승점이 가장 적은 사람이 여럿이면 시작 플레이어로부터 시계 방향으로 가장 가까운 사람이 다음 시작 플레이어가 됩니다. true: 이전 시작 플레이어를 맨 나중에 셉니다. false: 맨 먼저 세어 표식을 그대로 둡니다.
artificium-switch-plain-pass-at-commit = true: 카드를 내는 대신 비공개로 패스하고 라운드에서 빠질 수 있습니다. false: 공개한 카드를 되가져오거나 손패가 없을 때만 빠집니다.
artificium-switch-trade-only-when-resolving = true: 자기 카드 차례에 자원을 사거나 팔면 그 카드를 꼭 실행해야 합니다. false: 거래한 뒤에도 카드를 버리거나 되가져올 수 있습니다.
artificium-switch-trade-order = canonical: 먼저 팔고 나중에 사며, 각각 가격표 순서를 따릅니다. free: 아무 순서로나 사고팝니다.
artificium-switch-discard-pile-public = true: 버린 카드 더미를 누구나 살펴볼 수 있습니다. false: 장수만 보입니다 (버리는 순간에는 모두 볼 수 있습니다).

## 브라우저의 게임판

artificium-board-track = 점수 트랙
artificium-board-space = { $space }번 칸: { $good } 1개
artificium-board-marker = { $seat }: 트랙 { $count }점
artificium-board-marker-lap = { $seat }: 트랙 { $count }점, { $lap }바퀴째
artificium-board-middle = 테이블 가운데
artificium-board-market-closed = 시장이 닫혀 있습니다.
artificium-board-deck = 덱
artificium-board-deck-size = 덱, 카드 { $count }장
artificium-board-discard = 버린 카드
artificium-board-unseen = 못 본 카드
artificium-board-unseen-means = 아직 보지 못한 카드로, 덱이나 다른 손패에 있고, 버린 더미를 보지 않는 게임이면 그곳에도 있습니다.
artificium-board-close = 닫기
artificium-board-others = 다른 플레이어
artificium-board-first = 시작 플레이어
artificium-board-known = 아는 카드
artificium-board-hand-of = { $seat }의 손패: { $count }장
artificium-board-some-of = { $seat }: { $what } { $count }개
artificium-board-stores = 내 자원판
artificium-board-buy = 구매
artificium-board-sell = 판매
artificium-board-buy-one = { $good } 1개를 동전 { $price }개에 구매
artificium-board-sell-one = { $good } 1개를 동전 { $price }개에 판매
artificium-board-exposed = 위험
artificium-board-exposed-means = 절도로 빼앗길 수 있습니다.
artificium-board-step-choose = 모두 비공개로 카드를 고릅니다
artificium-board-step-handle = 공개된 카드, 처리 순서대로
artificium-board-chooses = 고르는 중
artificium-board-laid = 냈음
artificium-board-done = 처리 끝
artificium-board-now = 처리 중
artificium-board-waits = 대기
artificium-board-resolved = { $points ->
    [0] 실행함
   *[other] 실행함, +{ $points }
}
artificium-board-discarded = 버림
artificium-board-taken-back = 되가져감
artificium-board-act-swap-hand = 새 손패
artificium-board-act-pass = 패스
artificium-board-act-commit-pass = 패스하고 라운드에서 빠지기
artificium-board-act-resolve = 실행
artificium-board-act-discard = 버리기
artificium-board-act-take-back = 되가져오기
artificium-board-act-done = 마치기
artificium-board-act-explore-self = 내 손패 탐험
artificium-board-reach-now = 실행 가능
artificium-board-reach-buy = { $goods } 구매 (동전 { $price })
artificium-board-reach-sell = 먼저 자원 판매
artificium-board-reach-sell-buy = 자원을 팔고 { $goods } 구매 (동전 { $price })
artificium-board-reach-lacks = { $goods } 부족
artificium-board-reach-not = 지금은 불가
artificium-board-all = 모두
artificium-board-known-to-all = 이 카드를 가진 것을 모두가 압니다
artificium-board-known-to = 이 카드를 가진 것을 아는 플레이어: { $seats }
artificium-board-plan = 이 손패로 찾은 최선의 연결
artificium-board-plan-sell = { $goods } 판매
artificium-board-plan-buy = { $goods } 구매
artificium-board-plan-result = { $vp }점, 남는 것: { $left }
artificium-board-some = { $what } { $count }
artificium-board-next-point = 게임 끝에 다음 점수까지
artificium-board-coins-more = 동전 +{ $count }개
artificium-board-coins = 동전 { $count }개
artificium-board-points = { $count }점
artificium-board-points-head = 트랙 점수
artificium-board-card-several = { $card } { $count }장
artificium-board-card-costs = 비용: { $paid }
artificium-board-card-gives = 획득: { $made }
artificium-board-effect-mage = { $draw }장 뽑고 { $discard }장 버리기
artificium-board-effect-knight = 상대 한 명 { $setback }칸 뒤로
artificium-board-effect-exploration = 다른 손패에서 무작위 1장
artificium-board-effect-theft = { $levels }등급 자원 1개 빼앗기
artificium-board-effect-reconstruction = 실행한 카드 1장 되가져오기
artificium-board-effect-fair = 실행한 카드마다 동전 { $coins_per_card }개

## 플레이어의 수치

artificium-board-figure-points = 승점
artificium-board-figure-points-means = 점수 트랙의 승점입니다.
artificium-board-figure-coins = 동전
artificium-board-figure-coins-means = 가진 동전입니다. 게임이 끝나면 승점으로 바뀝니다.
artificium-board-figure-goods = 자원
artificium-board-figure-goods-means = 자원판에 있는 자원의 개수입니다.
artificium-board-figure-sale = 자원 가치
artificium-board-figure-sale-means = 모든 자원을 은행에 판매할 때 받는 동전입니다.
artificium-board-figure-cards = 카드
artificium-board-figure-cards-means = 손에 든 카드이며, 뒷면으로 낸 카드를 포함합니다.
artificium-board-figure-played = 실행한 카드
artificium-board-figure-played-means = 이번 라운드에 실행하여 앞에 놓인 카드입니다.
artificium-board-figure-peak = 최고 위치
artificium-board-figure-peak-means = 말이 트랙에서 도달한 가장 높은 위치입니다.
