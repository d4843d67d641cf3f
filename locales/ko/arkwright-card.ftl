### 아크라이트: 카드 게임의 문장.

## 게임

arkwright-card-title = 아크라이트: 카드 게임
arkwright-card-about = 산업 혁명의 세 시대 동안 식품, 의류, 식기류, 램프 공장을 운영하며 가격과 매력의 균형을 맞추고, 주식 수에 주식 가치를 곱한 값이 가장 큰 회사를 만드는 게임입니다.

## 결정: 짧은 이름

arkwright-card-decision-solo-factory1 = 첫 번째 공장
arkwright-card-decision-solo-factory2 = 두 번째 공장
arkwright-card-decision-draft-factory1 = 첫 번째 공장
arkwright-card-decision-draft-factory2 = 두 번째 공장
arkwright-card-decision-draft-development = 첫 개발
arkwright-card-decision-place-foreman = 감독관의 위치
arkwright-card-decision-opening-shares = 시작 전 주식 구매
arkwright-card-decision-choose-action = 행동 선택
arkwright-card-decision-build-step = 건설과 현대화
arkwright-card-decision-hire-step = 고용
arkwright-card-decision-automate-step = 자동화
arkwright-card-decision-quality-step = 품질 점수
arkwright-card-decision-quality-layout = 품질 카드 배치
arkwright-card-decision-distribution-step = 유통 점수
arkwright-card-decision-distribution-free = 회수할 유통 카드
arkwright-card-decision-patent-place = 특허의 위치
arkwright-card-decision-stock-buy = 주식 구매
arkwright-card-decision-stock-borrow = 대출
arkwright-card-decision-extra-level = 추가 생산
arkwright-card-decision-extra-overtime = 추가 생산의 초과 근무
arkwright-card-decision-early-load = 조기 선적의 상품
arkwright-card-decision-early-ships = 조기 선적의 선박
arkwright-card-decision-set-price = 가격과 매력
arkwright-card-decision-develop = 개발
arkwright-card-decision-discard-for = 버릴 카드
arkwright-card-decision-engineer-replace = 기술자 대체
arkwright-card-decision-inventor-track = 발명가의 개발
arkwright-card-decision-use-promoter = 개발자 사용
arkwright-card-decision-use-overtime = 초과 근무 사용
arkwright-card-decision-use-patron = 후원자 사용
arkwright-card-decision-sell-stock = 재고 판매
arkwright-card-decision-ship = 선적
arkwright-card-decision-trading-office = 무역 사무실 사용
arkwright-card-decision-store = 보관
arkwright-card-decision-break-tie = 동점 해결
arkwright-card-decision-entrepreneur-start = 사업가 사용
arkwright-card-decision-choose-start = 다음 시작 플레이어
arkwright-card-decision-over = 게임 종료

## 결정: 지금 할 일

arkwright-card-ask-solo-factory1 = 첫 번째 공장을 고르십시오. 그다음 오토마를 배치합니다.
arkwright-card-ask-solo-factory2 = 두 번째 공장을 고르십시오.
arkwright-card-ask-draft-factory1 = 첫 번째 공장을 고르십시오.
arkwright-card-ask-draft-factory2 = 두 번째 공장을 고르십시오.
arkwright-card-ask-draft-development = 개발 트랙을 한 칸 전진하거나 개발 카드를 한 장 가져오십시오.
arkwright-card-ask-place-foreman = 감독관을 놓을 공장을 고르십시오. 감독관은 그곳에 계속 머뭅니다.
arkwright-card-ask-opening-shares = 게임을 시작하기 전에 살 주식 수를 고르십시오.
arkwright-card-ask-choose-action = 이번 차례의 행동을 고르거나 패스하십시오.
arkwright-card-ask-build-step = 공장을 원하는 만큼 건설하고 현대화한 뒤 마치십시오.
arkwright-card-ask-hire-step = 공장에 노동자 카드를 원하는 만큼 추가한 뒤 마치십시오.
arkwright-card-ask-automate-step = 남은 기계로 노동자를 대체하거나, 마치십시오.
arkwright-card-ask-quality-step = 공장에 품질 점수를 쓰거나, 마치십시오.
arkwright-card-ask-quality-layout = 품질 카드를 공장에 어떻게 놓을지 고르십시오.
arkwright-card-ask-distribution-step = 공장에 유통 점수를 쓰거나, 마치십시오.
arkwright-card-ask-distribution-free = 남은 유통 카드가 없습니다. 유통 카드와 유통 점수를 모두 잃을 공장을 고르십시오.
arkwright-card-ask-patent-place = 특허를 놓을 공장을 고르십시오.
arkwright-card-ask-stock-buy = 살 주식 수를 고르십시오.
arkwright-card-ask-stock-borrow = 받을 대출 수를 고르십시오. 대출 한 건마다 주식 가치만큼 돈을 받습니다.
arkwright-card-ask-extra-level = { $good } 공장이 추가 생산에 어디까지 참여할지 고르십시오.
arkwright-card-ask-extra-overtime = 초과 근무로 상품을 1개 더 만들 공장을 고르거나, 카드를 그대로 두십시오.
arkwright-card-ask-early-load = 재고에서 { $good }{ JOSA($good, "을/를") } 몇 개 선적할지 고르십시오.
arkwright-card-ask-early-ships = 상품을 실을 선박 수를 고르십시오.
arkwright-card-ask-set-price = 활성화 상품의 매력을 정하십시오. 가격은 그에 따라 정해집니다.
arkwright-card-ask-develop = 개발 트랙을 전진하거나, 개발 카드를 가져오거나, 그 대신 카드를 사용하거나, 개발하지 않고 넘어가십시오.
arkwright-card-ask-discard-for = 카드 한도에 이르렀습니다. 새 카드를 위해 버릴 카드를 고르십시오.
arkwright-card-ask-engineer-replace = 기술자를 대신할 품질 카드를 고르십시오.
arkwright-card-ask-inventor-track = 발명가로 전진할 개발 트랙을 고르십시오.
arkwright-card-ask-use-promoter = 개발자로 다시 준비할 회전한 카드를 고르거나, 그대로 두십시오.
arkwright-card-ask-use-overtime = 초과 근무를 버리고 상품을 1개 더 만들지 정하십시오.
arkwright-card-ask-use-patron = 상품을 1개 더 팔 수 있게 해 줄 후원자를 고르거나, 그냥 넘어가십시오.
arkwright-card-ask-sell-stock = 추가로 팔 재고 수를 고르십시오.
arkwright-card-ask-ship = 남은 상품을 몇 개 선적할지 고르십시오.
arkwright-card-ask-trading-office = 무역 사무실을 회전해 선적 토큰을 1개 덜 받을지 정하십시오.
arkwright-card-ask-store = 남은 상품을 보관할 창고를 고르십시오. 보관하지 않은 상품은 잃습니다.
arkwright-card-ask-break-tie = 사업가를 회전해 가장 높은 매력의 동점에서 이길지 정하십시오.
arkwright-card-ask-entrepreneur-start = 사업가를 버리고 다음 라운드를 시작할 사람을 정하거나, 카드를 그대로 두십시오.
arkwright-card-ask-choose-start = 다음 시대의 시작 플레이어를 고르십시오.
arkwright-card-ask-over = 게임이 끝났습니다. 더 결정할 것이 없습니다.

## 행동

arkwright-card-move-open = { $good } 공장으로 시작하기
arkwright-card-move-place-foreman = 감독관을 { $good } 공장에 놓기
arkwright-card-move-buy-opening =
    { $shares ->
        [0] 주식을 사지 않기
       *[other] 시작 전에 주식 { $shares }주 사기
    }
arkwright-card-move-act = 행동: { $action }
arkwright-card-move-build = { $good } 공장 건설하기
arkwright-card-move-modernise = { $good } 공장 현대화하기
arkwright-card-move-ahead = 발명가로 { $good } 공장을 한 시대 앞서 현대화하기
arkwright-card-move-add-workers = { $good } 공장에 노동자 카드 추가하기
arkwright-card-move-place-machine = { $good } 공장의 { $card }번 노동자 카드 자동화하기
arkwright-card-move-raise-quality = { $good } 공장의 품질 +1
arkwright-card-move-lay-out = 품질 카드: 식품 { $food } · 의류 { $textile } · 식기류 { $cutlery } · 램프 { $lamps }
arkwright-card-move-raise-distribution = { $good } 공장의 유통 +1
arkwright-card-move-free = { $good } 공장의 유통 카드 회수하기
arkwright-card-move-place-patent = 특허를 { $good } 공장에 놓기
arkwright-card-move-buy-shares =
    { $shares ->
        [0] 주식을 사지 않기
       *[other] 주식 { $shares }주 사기
    }
arkwright-card-move-borrow =
    { $loans ->
        [0] 대출을 받지 않기
       *[other] 대출 { $loans }건 받기
    }
arkwright-card-move-produce =
    { $level ->
        [0] { $good }: 추가 생산 안 함
        [1] { $good }: 공장 타일만으로 생산하기
        [2] { $good }: 공장 타일과 첫 번째 노동자 카드로 생산하기
       *[other] { $good }: 공장 타일과 노동자 카드 두 장으로 생산하기
    }
arkwright-card-move-overtime-at = { $good } 공장에 초과 근무 사용하기
arkwright-card-move-load =
    { $goods ->
        [0] { $good } 재고를 선적하지 않기
       *[other] { $good } 재고 { $goods }개 선적하기
    }
arkwright-card-move-use-ships = 선박 { $ships }척 사용하기
arkwright-card-move-set-appeal = 매력을 { $appeal }{ JOSA($appeal, "으로/로") } 정하기
arkwright-card-move-step = { $track } 트랙 한 칸 전진하기
arkwright-card-move-take = { $card } 카드 가져오기
arkwright-card-move-take-at = 배열의 { $place }번 자리 카드 가져오기
arkwright-card-move-broker = 브로커를 버리고 주식 { $shares }주를 반값에 사기
arkwright-card-move-inventor-steps = 발명가를 버리고 개발 트랙 두 칸 전진하기
arkwright-card-move-skip = 개발하지 않기
arkwright-card-move-discard = { $card } 카드 버리기
arkwright-card-move-replace = 기술자를 대신할 품질 카드: { $set }
arkwright-card-move-reactivate = 개발자로 { $card } 카드를 다시 준비하기
arkwright-card-move-call-patron = { $card } 카드 사용하기
arkwright-card-move-sell-stock =
    { $goods ->
        [0] 재고를 팔지 않기
       *[other] 재고 { $goods }개 팔기
    }
arkwright-card-move-ship =
    { $goods ->
        [0] 선적하지 않기
       *[other] 상품 { $goods }개 선적하기 (선박 { $ships }척)
    }
arkwright-card-move-store =
    { $keep ->
        [0] 보관하지 않기 (소형 창고: { $small } · 대형 창고: { $large } · 다른 곳에서 비우는 창고: { $evict })
       *[other] 상품 { $keep }개 보관하기 (소형 창고: { $small } · 대형 창고: { $large } · 다른 곳에서 비우는 창고: { $evict })
    }
arkwright-card-move-name-start = 다음 시작 플레이어: { $seat }
arkwright-card-move-keep = 사업가를 그대로 두기
arkwright-card-move-after = 사업가를 버리고 다음 라운드에 오토마 다음으로 행동하기
arkwright-card-move-yes = 예
arkwright-card-move-no = 아니요
arkwright-card-move-done = 마치기

## 일어난 일

arkwright-card-event-round-began = { $decade }시대 { $good } 라운드를 시작합니다. 시작 플레이어: { $start }.
arkwright-card-event-opened = { $seat }{ JOSA($seat, "이/가") } { $good } 공장을 엽니다.
arkwright-card-event-acted = { $seat }의 행동: { $action }.
arkwright-card-event-modernised = { $seat }{ JOSA($seat, "이/가") } { $good } 공장을 현대화합니다.
arkwright-card-event-hired = { $seat }{ JOSA($seat, "이/가") } { $good } 공장에 { $card }번 노동자 카드를 추가합니다.
arkwright-card-event-automated = { $seat }{ JOSA($seat, "이/가") } { $good } 공장의 { $card }번 노동자 카드에 기계를 놓습니다.
arkwright-card-event-labour-moved = 네 상품의 수요가 모두 1 내려갑니다(트랙 끝에 있으면 그대로입니다). 현재 임금: { $wage }파운드.
arkwright-card-event-quality-laid = { $seat }: { $good } 공장의 품질 카드가 바뀝니다. 현재: { $set }.
arkwright-card-event-distribution-set = { $seat }: { $good } 공장의 유통이 { $level }{ JOSA($level, "이/가") } 됩니다.
arkwright-card-event-bought-shares = { $seat }{ JOSA($seat, "이/가") } 주식 { $shares }주를 { $cost }파운드에 삽니다.
arkwright-card-event-borrowed = { $seat }{ JOSA($seat, "이/가") } 대출 { $loans }건으로 { $money }파운드를 받습니다.
arkwright-card-event-ships-ready = { $seat }의 선박이 다시 준비됩니다.
arkwright-card-event-price-set = { $seat }{ JOSA($seat, "이/가") } { $good }의 가격을 { $price }파운드, 매력을 { $appeal }{ JOSA($appeal, "으로/로") } 정합니다.
arkwright-card-event-demand-moved = { $good }의 수요가 { $demand }{ JOSA($demand, "이/가") } 됩니다.
arkwright-card-event-stepped = { $seat }{ JOSA($seat, "이/가") } { $track } 트랙을 한 칸 전진합니다. 현재 값: { $value }.
arkwright-card-event-took = { $seat }{ JOSA($seat, "이/가") } { $card } 카드를 가져옵니다.
arkwright-card-event-discarded = { $seat }{ JOSA($seat, "이/가") } { $card } 카드를 버립니다.
arkwright-card-event-foreman-placed = { $seat }{ JOSA($seat, "이/가") } 감독관을 { $good } 공장에 놓습니다.
arkwright-card-event-turned = { $seat }{ JOSA($seat, "이/가") } { $card } 카드를 사용하고 회전합니다.
arkwright-card-event-reactivated = { $seat }{ JOSA($seat, "이/가") } { $card } 카드를 다시 준비합니다.
arkwright-card-event-made = { $seat }{ JOSA($seat, "이/가") } { $good } { $goods }개를 생산합니다.
arkwright-card-event-sold = { $seat }{ JOSA($seat, "이/가") } 국내에서 { $good } { $goods }개를 { $income }파운드에 팝니다.
arkwright-card-event-shipped = { $seat }{ JOSA($seat, "이/가") } { $good } { $goods }개를 선적해 { $income }파운드를 받습니다.
arkwright-card-event-used-ships = { $seat }{ JOSA($seat, "이/가") } 선박 { $ships }척을 사용합니다. 현재 선적 토큰: { $tokens }개.
arkwright-card-event-stored = { $seat }{ JOSA($seat, "이/가") } 창고에 { $good } { $goods }개를 보관합니다.
arkwright-card-event-lost = { $seat }{ JOSA($seat, "이/가") } 보관하지 못한 { $good } { $goods }개를 잃습니다.
arkwright-card-event-paid = { $seat }{ JOSA($seat, "이/가") } { $good } 공장의 비용 { $cost }파운드를 냅니다.
arkwright-card-event-owed = { $seat }{ JOSA($seat, "은/는") } { $good } 공장의 비용 { $cost }파운드를 낼 수 없습니다.
arkwright-card-event-emergency-loans = { $seat }{ JOSA($seat, "이/가") } 긴급 대출 { $loans }건으로 { $money }파운드를 받습니다.
arkwright-card-event-went-bankrupt = { $seat }{ JOSA($seat, "이/가") } 파산해 게임에서 빠집니다.
arkwright-card-event-value-rose = { $seat }의 주식 가치가 { $value }파운드로 오릅니다.
arkwright-card-event-led-appeal = { $seat }의 매력이 가장 높습니다. 현재 주식 가치: { $value }파운드.
arkwright-card-event-decayed = { $seat }: { $good } 공장의 유통이 { $level }{ JOSA($level, "으로/로") } 내려갑니다.
arkwright-card-event-start-passed = { $seat }{ JOSA($seat, "이/가") } 시작 플레이어가 됩니다.
arkwright-card-event-decade-began = { $decade }시대를 시작합니다. 회전한 카드가 모두 다시 준비됩니다.
arkwright-card-event-neutral-moved = { $good }의 중립 마커가 매력 { $appeal } 칸으로 움직입니다.
arkwright-card-event-drawn = 주머니에서 뽑은 마커: { $automa }.
arkwright-card-event-automa-moved = { $automa }: { $good } 마커가 매력 { $appeal } 칸으로 움직입니다.
arkwright-card-event-automa-shares = { $automa }: 현재 주식 { $shares }주.
arkwright-card-event-automa-value = { $automa }: 현재 주식 가치 { $value }파운드.
arkwright-card-event-disc-moved = 디스크({ $automa }): 배열의 { $place }번 자리로 움직입니다.
arkwright-card-event-capitalised = { $seat }: 모두 공제한 뒤 주식 { $shares }주, 주식 가치 { $value }파운드, 돈 { $money }파운드, 최종 점수 { $score }점.

## 거절: 할 수 없는 이유

arkwright-card-refusal-other-decision = 지금 할 수 있는 행동이 아닙니다. 지금 결정할 것: { $decision }.
arkwright-card-refusal-module-off = 이 테이블에서는 전문가 규칙 ‘{ $switch }’{ JOSA($switch, "을/를") } 쓰지 않습니다.
arkwright-card-refusal-nothing-to-do = 지금은 ‘{ $action }’ 행동으로 바뀌는 것이 없습니다.
arkwright-card-refusal-too-late-for-action = ‘{ $action }’ 행동을 하기에는 너무 늦었습니다. 지금 더할 수 있는 것은 이 게임에서 더는 생산하지 않습니다.
arkwright-card-refusal-nothing-done-yet = 행동으로 무언가가 바뀌어야 하는데, 아직 아무것도 하지 않았습니다.
arkwright-card-refusal-out-of-order = 이 단계들은 정해진 순서대로 합니다. 이 단계의 순서는 이미 지났으며, 순서대로 해도 결과는 같습니다.
arkwright-card-refusal-not-yet = 이 단계들은 정해진 순서대로 합니다. 이 단계는 나중에 합니다.
arkwright-card-refusal-already-open = { $good } 공장은 이미 열려 있습니다.
arkwright-card-refusal-not-open = { $good } 공장이 없습니다.
arkwright-card-refusal-too-late = 너무 늦었습니다. { $good } 공장은 이 게임에서 더는 생산하지 않습니다.
arkwright-card-refusal-nothing-to-flip = { $good } 공장은 이미 최신이라 현대화할 것이 없습니다.
arkwright-card-refusal-no-inventor = 한 시대 앞서 현대화하려면 발명가가 필요한데, 지금은 사용할 수 없습니다.
arkwright-card-refusal-inventor-used-up = 발명가로는 공장을 { $most }개까지 현대화하며, 이미 한도에 이르렀습니다.
arkwright-card-refusal-nothing-ahead = { $good } 공장에서는 발명가를 써도 보통의 현대화보다 나을 것이 없습니다.
arkwright-card-refusal-workers-full = { $good } 공장에는 이미 노동자 카드 두 장이 모두 있습니다.
arkwright-card-refusal-no-worker-card = { $good } 공장에는 이 노동자 카드가 없습니다.
arkwright-card-refusal-fully-automated = { $good } 공장의 이 노동자 카드에는 기계를 이미 모두 놓았습니다.
arkwright-card-refusal-finish-first = { $good } 공장의 완성하지 않은 노동자 카드를 먼저 완성해야 합니다.
arkwright-card-refusal-machines-left = 이 카드에는 기계 { $needs }개가 필요한데, 남은 기계는 { $left }개입니다.
arkwright-card-refusal-no-points-left = 이 행동의 점수를 모두 썼습니다.
arkwright-card-refusal-quality-cap = { $good } 공장의 품질은 { $cap }까지만 올릴 수 있습니다.
arkwright-card-refusal-no-quality-cards = 가진 품질 카드로는 { $good } 공장의 품질을 1 더 올릴 수 없습니다.
arkwright-card-refusal-not-a-layout = 품질 카드를 이렇게 놓을 수 없습니다. 올린 점수를 모두 나타내야 하고, 다른 공장의 점수가 오르거나 점수를 불필요하게 잃어서는 안 됩니다.
arkwright-card-refusal-distribution-cap = { $good } 공장의 유통은 { $cap }까지만 올릴 수 있습니다.
arkwright-card-refusal-freed-already = { $good } 공장은 이번 행동에서 유통 카드를 잃어 다시 올릴 수 없습니다.
arkwright-card-refusal-raised-already = { $good } 공장은 이번 행동에서 유통을 올렸으므로 유통 카드를 회수할 수 없습니다.
arkwright-card-refusal-no-distribution = { $good } 공장에는 여기에 쓸 유통 카드가 없습니다.
arkwright-card-refusal-share-limit = 주식은 { $most }주까지만 가질 수 있습니다.
arkwright-card-refusal-too-dear = { $cost }파운드가 드는데, 낼 수 있는 돈은 { $have }파운드입니다.
arkwright-card-refusal-loan-limit = 대출은 긴급 대출을 합해 모두 { $most }건까지만 받을 수 있습니다.
arkwright-card-refusal-not-reachable = 공장 토큰과 카드를 어떻게 놓아도 매력이 { $appeal }{ JOSA($appeal, "이/가") } 되지 않습니다.
arkwright-card-refusal-track-end = { $track } 트랙의 끝에 이르렀습니다.
arkwright-card-refusal-restricted = { $track } 트랙의 다음 칸은 { $decade }시대부터 갈 수 있습니다.
arkwright-card-refusal-not-in-pool = 공용 공급처에 { $card } 카드가 없습니다.
arkwright-card-refusal-owned = { $card } 카드를 이미 가지고 있습니다. 같은 카드는 한 장만 가질 수 있습니다.
arkwright-card-refusal-discarded-this-round = { $card } 카드는 이번 라운드에 버렸으므로 아직 다시 가져올 수 없습니다.
arkwright-card-refusal-under-disc = 배열의 { $place }번 자리 카드에는 디스크가 놓여 있어 가져올 수 없습니다.
arkwright-card-refusal-empty-place = 배열의 { $place }번 자리에는 카드가 없습니다.
arkwright-card-refusal-not-owned = { $card } 카드를 가지고 있지 않습니다.
arkwright-card-refusal-not-ready = { $card } 카드는 지금 쓸 수 있는 자기 카드가 아닙니다.
arkwright-card-refusal-not-turned = { $card } 카드는 회전한 자기 카드가 아닙니다.
arkwright-card-refusal-no-track-step = 더 전진할 수 있는 개발 트랙이 없습니다.
arkwright-card-refusal-not-a-replacement = 이 품질 카드로는 기술자를 대신할 수 없습니다. 사용하지 않는 카드여야 하고, 공장에 놓을 자리가 있어야 하며, 기술자의 점수를 넘을 수 없습니다.
arkwright-card-refusal-not-a-patron = { $card } 카드는 활성화 상품에 지금 쓸 수 있는 자기 후원자가 아닙니다.
arkwright-card-refusal-too-many = 여기서 가능한 최대 수는 { $most }입니다.
arkwright-card-refusal-too-few = 여기서 가능한 최소 수는 { $least }입니다.
arkwright-card-refusal-not-producing = { $good } 공장은 이번 행동에서 생산하지 않습니다.
arkwright-card-refusal-nothing-stored = { $good } 재고가 없습니다.
arkwright-card-refusal-no-ship = 지금은 선적할 수 없습니다. 준비된 선박 { $ready }척, 남은 선적 토큰 { $tokens }개, 한 척에 상품 { $load }개입니다.
arkwright-card-refusal-other-number-of-ships = 선박 수가 상품 수나 사용할 수 있는 선박 수에 맞지 않습니다.
arkwright-card-refusal-tokens-full = 선적 토큰은 { $most }개까지만 놓을 수 있습니다. 지금 무역 사무실을 사용해야 합니다.
arkwright-card-refusal-not-a-way-to-store = 가진 창고로는 상품을 이렇게 보관할 수 없습니다.
arkwright-card-refusal-player-out = { $seat }{ JOSA($seat, "은/는") } 파산했으므로 고를 수 없습니다.
arkwright-card-refusal-only-solo = 1인 게임에서만 할 수 있습니다.
arkwright-card-refusal-not-solo = 1인 게임에서는 할 수 없습니다.

## 게임판의 표시

arkwright-card-label-round = { $decade }시대 · 활성화 상품: { $good } · 시작 플레이어: { $start } · 임금: { $wage }파운드
arkwright-card-label-good-column = 상품
arkwright-card-label-demand-column = 수요
arkwright-card-label-appeal-of = { $number }번
arkwright-card-label-automa-a = A
arkwright-card-label-automa-b = B
arkwright-card-label-neutral = 중립
arkwright-card-label-automas = 오토마 A: 주식 { $a }주, 주식 가치 { $av }파운드 · 오토마 B: 주식 { $b }주, 주식 가치 { $bv }파운드
arkwright-card-label-seat-column = 이름
arkwright-card-label-money-column = 돈
arkwright-card-label-shares-column = 주식
arkwright-card-label-value-column = 가치
arkwright-card-label-loans-column = 대출
arkwright-card-label-tokens-column = 토큰
arkwright-card-label-ships-column = 선박
arkwright-card-label-cards-column = 카드
arkwright-card-label-final-column = 최종
arkwright-card-label-seat-row = { $number }번 { $seat }
arkwright-card-label-companies = 회사
arkwright-card-label-turned-cards = { $seat }의 회전한 카드: { $cards }
arkwright-card-label-factory-column = 공장
arkwright-card-label-side-column = 면
arkwright-card-label-output-column = 생산
arkwright-card-label-workers-column = 노동자
arkwright-card-label-machines-column = 기계
arkwright-card-label-total-column = 합계
arkwright-card-label-price-column = 가격
arkwright-card-label-quality-column = 품질
arkwright-card-label-distribution-column = 유통
arkwright-card-label-stock-column = 재고
arkwright-card-label-company = { $seat }의 공장
arkwright-card-label-tracks = 개발 트랙
arkwright-card-label-track-column = 트랙
arkwright-card-label-track-of = { $number }번
arkwright-card-label-spaces-column = 칸
arkwright-card-label-pool = 공용 공급처의 개발 카드
arkwright-card-label-pool-cards = { $cards }
arkwright-card-label-grid = 개발 카드 배열
arkwright-card-label-under-disc = { $place } [{ $card } · { $disc }]
arkwright-card-label-grid-card = { $place } { $card }
arkwright-card-label-grid-row = { $cards }
arkwright-card-label-bag = 주머니에 남은 마커: 오토마 A { $a }개 · 오토마 B { $b }개 · 중립 { $neutral }개

## 예측

arkwright-card-forecast-sale = { $seat }, { $good }: 생산 { $made }개, 판매할 수 있는 최대 수량 { $allowed }개 · 판매 { $sold }개 × { $price }파운드 = { $income }파운드 · 선적 { $shipped }개 × { $export }파운드 = { $abroad }파운드(선박 { $ships }척) · 보관 { $stored }개, 손실 { $lost }개 · 비용 { $cost }파운드 · 손익 { $result }파운드 · 주식 가치 +{ $rise } · 가장 높은 매력: { $leads } · 긴급 대출: { $loans }건
arkwright-card-forecast-assumed = 지금 생산한다면 다음과 같습니다. 가정: 카드는 쓰지 않습니다. 재고는 팔 수 있는 만큼 팝니다. 남는 상품은 선적하는 쪽이 게임 종료 시 가격보다 이득이면 선적하고(수출 가격에서, 새 선적 토큰 때문에 잃게 될 주식 가치 1점마다 주식 1주당 1파운드를 뺍니다), 그렇지 않으면 빈 창고에 들어가는 만큼 보관합니다.
arkwright-card-forecast-ruin = { $seat }: { $good } 생산 비용을 낼 수 없어 파산합니다.
arkwright-card-forecast-candidate = { $seat }, { $good }, 매력 { $appeal } · 가격 { $price }파운드라면: 수요 { $demand }, 생산 { $made }개, 판매할 수 있는 최대 수량 { $allowed }개{ $later ->
        [0] { "" }
       *[other] { "" }(아직 가격을 정하지 않은 플레이어가 저마다 화살표를 1개 또는 2개 넘으면 { $one }개 또는 { $two }개)
    } · 판매 { $sold }개 = { $income }파운드 · 선적 { $shipped }개 × { $export }파운드 = { $abroad }파운드(선박 { $ships }척) · 보관 { $stored }개, 손실 { $lost }개 · 비용 { $cost }파운드 · 손익 { $result }파운드 · 주식 가치 +{ $rise } · 가장 높은 매력: { $leads } · 긴급 대출: { $loans }건 · 점수 { $then }점, 최종 정산 후 { $finally }점
arkwright-card-forecast-capital = { $seat }: 현재 점수 { $now }점, 최종 정산 후 { $final }점. { $good } 생산 후(주식 가치 +{ $rise }) { $then }점, 최종 정산 후 { $finally }점
arkwright-card-forecast-means = { $seat }: 낼 수 있는 최대 금액 { $means }파운드 · 쓸 수 있는 선박 { $ships }척(한 척에 상품 { $load }개, 남은 선적 토큰 { $tokens }개) · 빈 창고: 소형 { $small }개, 대형 { $large }개

## 상품

arkwright-card-good-food = 식품
arkwright-card-good-textile = 의류
arkwright-card-good-cutlery = 식기류
arkwright-card-good-lamps = 램프

## 개발 트랙

arkwright-card-track-quality = 품질
arkwright-card-track-distribution = 유통
arkwright-card-track-dev-cards = 개발 카드
arkwright-card-track-automation = 자동화
arkwright-card-track-export = 수출
arkwright-card-track-stock = 주식

## 개발 카드

arkwright-card-card-entrepreneur = 사업가
arkwright-card-card-trading-office = 무역 사무실
arkwright-card-card-overtime = 초과 근무
arkwright-card-card-workshop = 작업장
arkwright-card-card-foreman = 감독관
arkwright-card-card-broker = 브로커
arkwright-card-card-patron-ft = 후원자(식품·의류)
arkwright-card-card-patron-fc = 후원자(식품·식기류)
arkwright-card-card-patron-fl = 후원자(식품·램프)
arkwright-card-card-patron-tc = 후원자(의류·식기류)
arkwright-card-card-patron-tl = 후원자(의류·램프)
arkwright-card-card-patron-cl = 후원자(식기류·램프)
arkwright-card-card-inventor = 발명가
arkwright-card-card-promoter = 개발자
arkwright-card-card-contract = 계약
arkwright-card-card-patent = 특허
arkwright-card-card-engineer = 기술자
arkwright-card-card-large-warehouse = 대형 창고

## 행동 이름

arkwright-card-action-build = 건설과 현대화
arkwright-card-action-hire = 고용
arkwright-card-action-automate = 자동화
arkwright-card-action-quality = 품질
arkwright-card-action-distribution = 유통
arkwright-card-action-stock = 주식
arkwright-card-action-extra-production = 추가 생산
arkwright-card-action-early-shipping = 조기 선적
arkwright-card-action-reactivate-trading-office = 무역 사무실을 다시 준비해 조기 선적
arkwright-card-action-pass = 패스

## 품질 카드 조합

arkwright-card-set-none = 카드 없음
arkwright-card-set-e5 = 기술자 5
arkwright-card-set-e6 = 기술자 6
arkwright-card-set-l3 = 대형 3
arkwright-card-set-l4 = 대형 4
arkwright-card-set-s1 = 소형 1
arkwright-card-set-e5-and-s1 = 기술자 5 + 소형 1
arkwright-card-set-l3-and-s1 = 대형 3 + 소형 1
arkwright-card-set-l4-and-s1 = 대형 4 + 소형 1
arkwright-card-set-s1-and-s1 = 소형 1 + 소형 1
arkwright-card-set-s1-and-s2 = 소형 1 + 소형 2
arkwright-card-set-s2 = 소형 2
arkwright-card-set-l3-and-s2 = 대형 3 + 소형 2
arkwright-card-set-l4-and-s2 = 대형 4 + 소형 2
arkwright-card-set-s2-and-s2 = 소형 2 + 소형 2

## 창고

arkwright-card-warehouse-food-small = 식품 소형 창고
arkwright-card-warehouse-food-large = 식품 대형 창고
arkwright-card-warehouse-textile-small = 의류 소형 창고
arkwright-card-warehouse-textile-large = 의류 대형 창고
arkwright-card-warehouse-cutlery-small = 식기류 소형 창고
arkwright-card-warehouse-cutlery-large = 식기류 대형 창고
arkwright-card-warehouse-lamps-small = 램프 소형 창고
arkwright-card-warehouse-lamps-large = 램프 대형 창고

## 오토마

arkwright-card-automa-a = 오토마 A
arkwright-card-automa-b = 오토마 B
arkwright-card-automa-neutral = 중립

## 테이블의 옵션

arkwright-card-switch-pool = true: 사업가, 기술자, 특허와 무작위로 뽑은 개발 카드로 공용 공급처를 만듭니다. false: 공용 공급처는 인원수에 따라 정해져 있습니다.
arkwright-card-switch-restrictions = true: 품질, 유통, 자동화, 수출 트랙의 일부 칸은 카드로 제한을 풀지 않는 한 나중 시대부터 갈 수 있습니다. false: 모든 칸에 언제나 갈 수 있습니다.
arkwright-card-switch-draft = true: 시작 공장 두 개와 첫 개발을 돌아가며 고릅니다. false: 자리에 따라 정해져 있습니다.
arkwright-card-switch-no-ships = true: 준비된 선박 없이 시작합니다. false: 선박이 준비된 채로 시작합니다.
arkwright-card-switch-opening-shares = true: 첫 라운드 전에 주식을 살 수 있습니다. false: 모두 같은 수의 주식으로 시작합니다.
arkwright-card-switch-extra-production = true: 추가 생산 행동으로 창고에 둘 상품을 만들 수 있습니다. false: 이 행동이 없습니다.
arkwright-card-switch-early-shipping = true: 조기 선적 행동으로 생산 전에 재고를 선적할 수 있습니다. false: 이 행동이 없습니다.
arkwright-card-switch-inventor-steps = true: 개발 대신 발명가를 버리고 개발 트랙을 두 칸 전진할 수 있습니다. false: 발명가는 공장을 현대화하는 데만 씁니다.
arkwright-card-switch-solo-random-factories = true: 1인 게임에서 시작 공장 두 개를 무작위로 받습니다. false: 플레이어가 직접 고릅니다.
arkwright-card-module-extra-production = 추가 생산
arkwright-card-module-early-shipping = 조기 선적
arkwright-card-module-inventor-steps = 발명가의 개발 트랙 전진

## 칭호와 참고

arkwright-card-achievement-magnate = 거물
arkwright-card-achievement-patriot = 애국자
arkwright-card-achievement-hard-worker = 진정한 노동자
arkwright-card-achievement-hero-of-the-workers = 노동자의 영웅
arkwright-card-achievement-gentry = 신사 / 숙녀
arkwright-card-achievement-specialist = 한 우물만 파는 자
arkwright-card-achievement-generalist = 다재다능
arkwright-card-achievement-full-employment = 생산 라인 풀가동
arkwright-card-achievement-managing-director = 사장님
arkwright-card-achievement-chairman = 전문 브로커
arkwright-card-achievement-financier = 주식 거래 애호가
arkwright-card-achievement-stock-baron = 주식계의 큰손
arkwright-card-achievement-upstart = 벼락부자
arkwright-card-achievement-nouveau-riche = 졸부
arkwright-card-achievement-captain = 뱃사람
arkwright-card-event-achieved = { $seat }{ JOSA($seat, "이/가") } “{ $achievement }” 칭호를 얻습니다.
arkwright-card-event-automa-capitalised = { $automa }: 최종 점수 { $score }.
arkwright-card-label-reconstructed-note = 이 게임의 인쇄된 값 중 많은 것이 복원한 값이며 실제와 다를 수 있습니다: “lineshaft sheet arkwright-card --provenance”로 볼 수 있습니다.

## 브라우저의 게임판

arkwright-card-board-pounds = { $sum }파운드
arkwright-card-board-pounds-short = £{ $sum }
arkwright-card-board-of = { $count } / { $most }
arkwright-card-board-market = 시장
arkwright-card-board-start = 시작 플레이어:
arkwright-card-board-now = { $decade }시대 { $round }라운드: { $good }
arkwright-card-board-wage = 임금
arkwright-card-board-wage-told = 임금 { $wage }파운드, 임금 트랙 { $space }번째 칸
arkwright-card-board-demand = 수요 { $demand }
arkwright-card-board-demand-key = 수요. 여기서(0보다 낮으면 0에서) 자기 마커까지의 거리만큼 국내에 팔 수 있습니다.
arkwright-card-board-arrow-key = 화살표를 위로 지나면 수요가 1 오릅니다.
arkwright-card-board-track-told = { $good }: 수요 { $demand }, 매력 마커: { $markers }
arkwright-card-board-marker-told = { $who } { $appeal }
arkwright-card-board-appeal = 매력 { $appeal }
arkwright-card-board-may-sell = 판매 가능
arkwright-card-board-actions = 이번 차례의 액션
arkwright-card-board-does-build = 새 공장을 열고 낡은 공장을 현대화합니다. 새 일자리는 수요 마커를 내리고 임금을 올립니다.
arkwright-card-board-does-hire = 노동자 카드를 추가합니다. 생산이 늘고 수요 마커가 내려가며 임금이 오릅니다.
arkwright-card-board-does-automate = 기계가 노동자를 대신하며 임금 대신 1파운드가 듭니다.
arkwright-card-board-does-quality = 품질 점수: 가격이나 매력을 오래 높입니다.
arkwright-card-board-does-distribution = 유통 점수: 매력을 높이지만 차츰 줄어듭니다.
arkwright-card-board-does-stock = 주식을 사고 대출을 받습니다. 모든 선박이 다시 준비됩니다.
arkwright-card-board-does-extra-production = 공장에서 창고에 넣을 상품을 생산합니다.
arkwright-card-board-does-early-shipping = 저장한 상품을 지금 선적합니다.
arkwright-card-board-does-reactivate-trading-office = 개발자로 무역 사무실을 먼저 다시 준비합니다.
arkwright-card-board-does-pass = 이 단계에서 아무것도 하지 않습니다.
arkwright-card-board-price-step = 가격과 매력
arkwright-card-board-price-slider = 시험해 볼 가격과 매력
arkwright-card-board-price-and-appeal = 가격 { $price }파운드 · 매력 { $appeal }
arkwright-card-board-candidate-told = 판매 { $sold }개, 손익 { $result }파운드, 주식 가치 +{ $rise }
arkwright-card-board-chart-key = 막대 아래: 가격, 매력, 손익(파운드), ▲ 주식 가치.
arkwright-card-board-set-price = 가격 { $price }파운드, 매력 { $appeal }{ JOSA($appeal, "으로/로") } 정하기
arkwright-card-board-price-later = 가격은 액션 다음에 정합니다. 지금 상태라면 이렇게 됩니다.
arkwright-card-board-account = 국내 { $income }파운드 + 해외 { $abroad }파운드 − 비용 { $cost }파운드 =
arkwright-card-board-result-is = 손익 { $result }파운드
arkwright-card-board-rise-is = 주식 가치 +{ $rise }
arkwright-card-board-end-is = 최종 정산 후 { $end }점
arkwright-card-board-emergency-is = 긴급 대출 { $loans }건
arkwright-card-board-ruin = 파산
arkwright-card-board-later = { $later }명이 아직 가격을 정하지 않았습니다. 각자 화살표를 0개, 1개, 2개 지나면 { $none }개, { $one }개, { $two }개를 팔 수 있습니다.
arkwright-card-board-scales = 각 선택의 결과
arkwright-card-board-choice = 선택
arkwright-card-board-as-is = 지금 상태
arkwright-card-board-bills = 전체 비용
arkwright-card-board-means-head = 지불 가능
arkwright-card-board-foreseen = 지금 { $good }{ JOSA($good, "을/를") } 생산한다면, 모든 자리의 전 → 후
arkwright-card-board-price = 가격
arkwright-card-board-appeal-head = 매력
arkwright-card-board-made = 생산
arkwright-card-board-sold = 판매
arkwright-card-board-shipped = 선적
arkwright-card-board-kept = 저장
arkwright-card-board-lost = 손실
arkwright-card-board-income = 수입
arkwright-card-board-cost = 비용
arkwright-card-board-result = 손익
arkwright-card-board-emergency = 긴급 대출
arkwright-card-board-rise = 주식 가치 +
arkwright-card-board-capital = 생산 후 주식 × 가치
arkwright-card-board-end = 최종 정산 후
arkwright-card-board-leads = 가장 높은 매력
arkwright-card-board-company = 내 회사
arkwright-card-board-others = 다른 회사
arkwright-card-board-factory = { $good } 공장
arkwright-card-board-not-built = { $good } 공장 없음
arkwright-card-board-closed = 짓지 않음
arkwright-card-board-office = 사무실: 가격이나 매력에 더합니다
arkwright-card-board-slots = 네 칸: 위는 가격, 아래는 매력
arkwright-card-board-fixed = 생산할 때의 고정 비용
arkwright-card-board-fixed-short = 고정 { $cost }
arkwright-card-board-export = 선적한 상품의 가격
arkwright-card-board-workers-told = { $good } 공장의 { $card }번 노동자 카드: 생산 { $goods }, 노동자 { $people }, 기계 { $machines }
arkwright-card-board-workers-place = { $good } 공장의 { $card }번 노동자 카드 자리
arkwright-card-board-quality-told = { $good } 공장의 품질: { $cards }
arkwright-card-board-distribution-told = { $good } 공장의 유통: { $points }
arkwright-card-board-stock-told = { $good } 창고: 재고 { $stock }, 자리 { $room }
arkwright-card-board-makes = 생산
arkwright-card-board-staff = 노동자 + 기계
arkwright-card-board-staff-of = { $people } + { $machines }
arkwright-card-board-bill = 다음 비용
arkwright-card-board-sum = 가격 + 매력
arkwright-card-board-appeal-now = 현재 매력
arkwright-card-board-price-now = 가격
arkwright-card-board-stored = 재고
arkwright-card-board-mill-short = 생산 { $made } · 매력 { $appeal } / { $points }
arkwright-card-board-money = 돈
arkwright-card-board-means = { $sum }파운드까지 지불 가능
arkwright-card-board-shares = 주식
arkwright-card-board-share-value = 주식 가치
arkwright-card-board-final = 지금 끝날 때의 점수
arkwright-card-board-capital-now = 주식 × 가치: { $sum }
arkwright-card-board-loans = 대출
arkwright-card-board-loans-told = 대출: { $most }건 중 { $loans }건
arkwright-card-board-loans-cost = 끝날 때 잃는 주식 { $loans }주
arkwright-card-board-tokens = 선박 토큰
arkwright-card-board-tokens-told = 선박 토큰: { $most }개 중 { $tokens }개. 끝날 때 주식 가치 { $penalty } 감소. 준비된 선박 { $ready }척
arkwright-card-board-tokens-cost = 끝날 때 주식 가치 − { $penalty }
arkwright-card-board-ships = 선박
arkwright-card-board-ships-ready = { $most }척 중 { $ready }척 준비됨
arkwright-card-board-track-at = { $track } 트랙: 현재 { $value }, 칸 { $values }
arkwright-card-board-tracks = 개발 트랙
arkwright-card-board-cards = 개발 카드
arkwright-card-board-no-cards = 아직 없습니다.
arkwright-card-board-copies = { $count }장
arkwright-card-board-turned = 회전함
arkwright-card-board-card-turned = { $card }(회전함)
arkwright-card-board-under = 디스크 { $disc } 아래
arkwright-card-board-gap = { $place }번 자리는 비어 있습니다
arkwright-card-board-pool-size = 카드 { $count }장
arkwright-card-board-kind-turn = 시대마다 한 번
arkwright-card-board-kind-discard = 쓰면 버림
arkwright-card-board-kind-permanent = 항상
arkwright-card-board-effect-entrepreneur = 가장 높은 매력이 동점이면 보너스를 혼자 받습니다. 또는 버려서 다음 시작 플레이어를 정합니다.
arkwright-card-board-effect-trading-office = 선적할 때 선박 토큰을 하나 덜 놓습니다.
arkwright-card-board-effect-overtime = 생산을 시작할 때 상품을 하나 더 만듭니다.
arkwright-card-board-effect-workshop = 공장마다 기계 두 대는 비용이 들지 않습니다.
arkwright-card-board-effect-foreman = 공장 한 곳에서 노동자 네 명까지 임금이 2파운드씩 줄어듭니다.
arkwright-card-board-effect-broker = 개발 대신 주식 한두 주를 반값에 삽니다.
arkwright-card-board-effect-patron = 두 상품 중 하나를 허용량보다 하나 더 팝니다.
arkwright-card-board-effect-inventor = 건설할 때 공장 두 곳을 한 시대 앞서 현대화합니다.
arkwright-card-board-effect-promoter = 고정 비용이 2파운드 줄어듭니다. 회전한 다른 카드를 다시 준비합니다.
arkwright-card-board-effect-contract = 선적한 상품마다 보너스를 받습니다.
arkwright-card-board-effect-patent = 세 번째 유통 카드입니다.
arkwright-card-board-effect-engineer = 5나 6짜리 품질 카드입니다. 이후 품질 한도가 6이 됩니다.
arkwright-card-board-effect-large-warehouse = 상품 네 개를 담습니다.
arkwright-card-board-automas = 오토마
arkwright-card-board-worth = 주식 × 가치
arkwright-card-board-bag = 주머니 속
arkwright-card-board-bag-told = { $who }: 주머니에 { $whole }개 중 { $left }개 남음
arkwright-card-board-titles = 승자의 칭호 { $count }개
arkwright-card-board-title-magnate = 최종 점수 { $magnate_min }점 이상.
arkwright-card-board-title-patriot = 선박을 쓰지 않음.
arkwright-card-board-title-hard-worker = 특허와 기술자를 가진 적 없음.
arkwright-card-board-title-hero-of-the-workers = 자동화를 한 적 없음.
arkwright-card-board-title-gentry = 주식 트랙을 나아가지 않고 브로커를 쓰지 않음.
arkwright-card-board-title-specialist = 시작 공장 두 곳만 운영.
arkwright-card-board-title-generalist = 공장 네 곳.
arkwright-card-board-title-full-employment = 공장 네 곳에 각각 노동자 카드 두 장.
arkwright-card-board-title-managing-director = 최종 정산 전 주식 { $band_low }~{ $band_high }주.
arkwright-card-board-title-chairman = 최종 정산 전 주식 { $top }주.
arkwright-card-board-title-financier = 최종 정산 전 주식 가치 { $band_low }~{ $band_high }파운드.
arkwright-card-board-title-stock-baron = 최종 정산 전 주식 가치 { $top }파운드.
arkwright-card-board-title-upstart = 돈 { $upstart_money }파운드와 주식 { $upstart_shares }주로 시작.
arkwright-card-board-title-nouveau-riche = 최종 정산 전 돈 { $nouveau_riche_min }파운드 이상.
arkwright-card-board-title-captain = 선박을 { $captain_min_ships }척 이상 사용.
arkwright-card-board-out = 파산
arkwright-card-board-reconstructed = ~ 복원한 값입니다. 실제 게임과 다를 수 있습니다.
arkwright-card-board-begins = 시작되는 행동: { $action }
arkwright-card-board-point-to-see = 선택지를 가리키거나 Tab으로 옮겨 다니면 어떤 일이 일어날지 볼 수 있습니다.
arkwright-card-board-sells = 국내 판매
arkwright-card-board-exchange = 증권 거래소
arkwright-card-board-exchange-slider = 시험해 볼 수
arkwright-card-board-exchange-key = 막대: 각 수마다 다음 생산과 모든 최종 단계를 마친 뒤의 주식 × 가치입니다.
arkwright-card-board-price-of-share = 주식 1주: { $price }파운드
arkwright-card-board-half-price-shares = 처음 { $count }주: 1주에 { $half }파운드 · 그다음: 1주에 { $price }파운드
arkwright-card-board-then = 이후
arkwright-card-board-from-decade = { $value } ({ $decade }시대부터)
arkwright-card-board-components = 게임의 모든 구성물과 그 수치의 출처
arkwright-card-board-demand-then = 수요 { $before } → { $after }: 국내에서 { $allowed }개까지 팔 수 있습니다.
arkwright-card-board-moved = { $count ->
       *[other] 마지막 수 이후 움직인 것과 그 까닭: { $count }단계
    }
arkwright-card-board-show-again = 다시 보기
arkwright-card-board-why-price-set = 마커가 새 매력 칸으로 갑니다.
arkwright-card-board-why-demand-moved = 수요는 마커를 따라갑니다. 화살표를 하나 지날 때마다 1씩 오르거나 내립니다.
arkwright-card-board-why-labour-moved = 새 일자리가 생겨 사람들이 더 벌고 더 사며, 일손이 귀해집니다.
arkwright-card-board-why-neutral-moved = 시대가 끝나면 중립 마커가 나아갑니다.
arkwright-card-board-why-drawn = 주머니에서 뽑힌 마커가 오토마 가운데 누가 행동할지 정합니다.
arkwright-card-board-why-automa-moved = 뽑힌 오토마는 자기 상품의 매력을 올리거나 그 상품의 공장을 엽니다.
arkwright-card-board-why-automa-shares = 뽑히지 않았거나 너무 적게 팔 수 있는 오토마는 주식 1주를 얻습니다.
arkwright-card-board-why-automa-value = 충분히 팔 수 있어 주식 가치가 오릅니다.
arkwright-card-board-why-disc-moved = 디스크는 이 트랙의 마커 수만큼 카드를 지나갑니다. 디스크 아래의 카드는 가져올 수 없습니다.
arkwright-card-board-why-round-began = 다음 상품의 가격을 정하고 생산합니다.
arkwright-card-board-units = { $good } × { $count }
arkwright-card-board-none = 없음
arkwright-card-board-dock-sellstock = 창고에 { $count }개가 있습니다. 몇 개째까지 국내에서 더 팝니까?
arkwright-card-board-dock-ship = 국내 판매 뒤 { $count }개가 남았습니다. 몇 개째까지 선적합니까?
arkwright-card-board-dock-load = 창고에 { $count }개가 있습니다. 몇 개째까지 싣습니까?
arkwright-card-board-dock-store = { $count }개가 남았습니다. 어느 창고에 둡니까?
arkwright-card-board-dock-produce = 참여하는 공장이나 마지막 노동자 카드를 가리키십시오. 이미 보관한 상품: { $count }개
arkwright-card-board-ships-count = 선박 { $count }척
arkwright-card-board-next-start = 다음에는 누가 시작합니까?
arkwright-card-board-start-only = 지금 바뀌는 수치는 없습니다. 먼저 고르고 생산하는 사람만 달라집니다.
arkwright-card-board-start-by-card = 지금 바뀌는 수치는 없습니다. 먼저 고르고 생산하는 사람만 달라집니다. 시작 플레이어를 지명하면 사업가 카드를 잃습니다.
arkwright-card-board-changes-nothing = 어느 선택도 다음 생산이나 종료 때의 수치를 바꾸지 않습니다.
arkwright-card-board-figure-final = 최종
arkwright-card-board-figure-final-means = 지금 끝난다면 재고를 팔고 주식을 사고 대출과 선박 토큰을 정산한 뒤의 주식 × 주식 가치입니다.
arkwright-card-board-figure-capital = 주식 × 가치
arkwright-card-board-figure-capital-means = 최종 정산 전, 지금 회사의 가치입니다.
arkwright-card-board-figure-shares = 주식
arkwright-card-board-figure-shares-means = 가진 주식입니다. 최대 30주입니다.
arkwright-card-board-figure-value = 가치
arkwright-card-board-figure-value-means = 주식 한 주의 값(파운드)입니다. 국내 판매로 오릅니다.
arkwright-card-board-figure-money = 돈
arkwright-card-board-figure-money-means = 가진 돈(파운드)입니다.
arkwright-card-board-figure-loans = 대출
arkwright-card-board-figure-loans-means = 대출 토큰입니다. 하나마다 끝날 때 주식 한 주를 잃습니다.
arkwright-card-board-figure-tokens = 선박 토큰
arkwright-card-board-figure-tokens-means = 놓은 선적 토큰입니다. 정해진 자리마다 끝날 때 주식 가치가 내려갑니다.
arkwright-card-board-figure-factories = 공장
arkwright-card-board-figure-factories-means = 연 공장입니다. 최대 네 곳입니다.
arkwright-card-board-figure-goods = 생산량
arkwright-card-board-figure-goods-means = 모든 공장이 생산할 때 만드는 상품의 합계입니다.
arkwright-card-board-figure-people = 노동자
arkwright-card-board-figure-people-means = 모든 공장에서 임금을 받는 노동자입니다.
arkwright-card-board-figure-machines = 기계
arkwright-card-board-figure-machines-means = 모든 공장의 기계입니다.
arkwright-card-board-figure-points = 가격 + 매력
arkwright-card-board-figure-points-means = 모든 공장에서 가격과 매력으로 나눌 수 있는 점수의 합계입니다.
arkwright-card-board-figure-stock = 재고
arkwright-card-board-figure-stock-means = 모든 창고의 상품입니다.
