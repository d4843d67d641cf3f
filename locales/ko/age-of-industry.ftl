### Age of Industry의 문장.

## 게임

age-of-industry-title = Age of Industry
age-of-industry-about = 돈을 빌려 카드로 면직 공장, 탄광, 제철소, 항구를 짓고 철도로 이어 물건을 팔아, 돈과 산업으로 승점을 가장 많이 모으는 게임입니다.

## 결정: 짧은 이름

age-of-industry-decision-choose-action = 행동 선택
age-of-industry-decision-choose-card = 건설할 때 쓸 카드
age-of-industry-decision-choose-industry = 건설할 산업
age-of-industry-decision-choose-slot = 건설할 칸
age-of-industry-decision-choose-coal = 석탄을 가져올 곳
age-of-industry-decision-choose-iron = 철을 가져올 곳
age-of-industry-decision-discard-card = 버릴 카드
age-of-industry-decision-choose-link = 철도를 놓을 구간
age-of-industry-decision-choose-seller = 물건을 팔 공장
age-of-industry-decision-choose-outlet = 물건을 사 줄 곳
age-of-industry-decision-choose-develop = 개발할 산업
age-of-industry-decision-draw-first = 첫 번째 카드
age-of-industry-decision-draw-second = 두 번째 카드
age-of-industry-decision-repay-loans = 대출 상환
age-of-industry-decision-over = 게임 종료

## 결정: 지금 할 일

age-of-industry-ask-choose-action = { $actions ->
    [1] 행동을 고르십시오. 이번 차례의 마지막 행동입니다.
   *[other] 행동을 고르십시오. 이번 차례에 행동이 { $actions }번 남았습니다.
}
age-of-industry-ask-choose-card = 건설에 쓸 카드를 고르십시오. 산업 카드는 무엇을, 색 카드는 어디에 지을지 정합니다.
age-of-industry-ask-choose-industry = 건설할 산업을 고르십시오.
age-of-industry-ask-choose-slot = 다음 마커를 놓을 칸을 고르십시오: { $industry } { $level }레벨.
age-of-industry-ask-choose-coal = 석탄을 가져올 수 있는 곳이 여럿입니다. 한 곳을 고르십시오.
age-of-industry-ask-choose-iron = 철을 가져올 수 있는 곳이 여럿입니다. 한 곳을 고르십시오.
age-of-industry-ask-discard-card = ‘{ $action }’ 행동에 버릴 카드를 고르십시오.
age-of-industry-ask-choose-link = 철도를 놓을 구간을 고르십시오.
age-of-industry-ask-choose-seller = 다음으로 물건을 팔 면직 공장이나 공장을 고르십시오. 충분히 팔았으면 그만두십시오.
age-of-industry-ask-choose-outlet = { $space }의 물건을 사 줄 항구나 시장을 고르십시오.
age-of-industry-ask-choose-develop = 개인판에서 가장 낮은 마커를 제거할 산업을 고르십시오.
age-of-industry-ask-draw-first = 덱에서 뽑거나 공개된 카드를 가져오십시오.
age-of-industry-ask-draw-second = 두 번째 카드를 덱이나 공개된 카드에서 고르십시오.
age-of-industry-ask-repay-loans = 한 건에 { $repay }달러로 상환할 대출 수를 고르십시오. 대출: { $loans }건, 현금: { $cash }달러.
age-of-industry-ask-over = 게임이 끝났습니다. 더 결정할 것이 없습니다.

## 행동

age-of-industry-move-act = 행동: { $action }
age-of-industry-move-play = { $card } 카드 내기
age-of-industry-move-choose = 건설: { $industry }
age-of-industry-move-build = { $space }에 건설하기
age-of-industry-move-take-coal = { $from }에서 석탄 가져오기
age-of-industry-move-take-iron = { $from }에서 철 가져오기
age-of-industry-move-discard = { $card } 카드 버리기
age-of-industry-move-keep = 카드를 버리지 않기
age-of-industry-move-lay = { $link } 철도 놓기
age-of-industry-move-sell = { $space }의 물건 팔기
age-of-industry-move-stop = 그만 팔기
age-of-industry-move-sell-to = { $outlet }에 팔기
age-of-industry-move-develop = 가장 낮은 마커 제거하기: { $industry }
age-of-industry-move-draw = 덱에서 카드 1장 뽑기
age-of-industry-move-take-both-up = 공개된 카드 2장 모두 가져오기
age-of-industry-move-take-up =
    { $place ->
        [0] 첫 번째 공개 카드 가져오기
       *[other] 두 번째 공개 카드 가져오기
    }
age-of-industry-move-repay =
    { $loans ->
        [0] 대출을 상환하지 않기
       *[other] 대출 { $loans }건 상환하기
    }

## 일어난 일

age-of-industry-event-round-began = { $round }라운드를 시작합니다.
age-of-industry-event-turn-began = { $seat }{ JOSA($seat, "이/가") } 차례를 시작합니다. 행동 수: { $actions }.
age-of-industry-event-acted = { $seat }의 행동: { $action }.
age-of-industry-event-card-played = { $seat }{ JOSA($seat, "이/가") } { $card } 카드를 냅니다.
age-of-industry-event-cube-taken = { $seat }{ JOSA($seat, "이/가") } { $space }에서 { $resource } 1개를 가져옵니다.
age-of-industry-event-coal-imported = { $seat }{ JOSA($seat, "이/가") } { $box }의 석탄 보관소에서 석탄 1개를 가져옵니다.
age-of-industry-event-cube-bought = { $seat }{ JOSA($seat, "이/가") } 수요 트랙에서 { $resource } 1개를 { $price }달러에 삽니다.
age-of-industry-event-borrowed = { $seat }{ JOSA($seat, "이/가") } 대출 { $loans }건을 받습니다.
age-of-industry-event-paid = { $seat }{ JOSA($seat, "이/가") } { $money }달러를 냅니다.
age-of-industry-event-removed = { $seat }의 마커가 { $space }에서 제거되어 게임에서 빠집니다: { $industry } { $level }레벨.
age-of-industry-event-built = { $seat }{ JOSA($seat, "이/가") } { $space }에 건설합니다: { $industry } { $level }레벨.
age-of-industry-event-track-refilled = { $seat }{ JOSA($seat, "이/가") } 수요 트랙에 { $resource } { $cubes }개를 옮기고 { $money }달러를 받습니다.
age-of-industry-event-flipped = { $space }의 마커를 뒤집습니다. { $seat }{ JOSA($seat, "이/가") } { $income }달러를 받습니다.
age-of-industry-event-railway-built = { $seat }{ JOSA($seat, "이/가") } { $link } 철도를 놓습니다.
age-of-industry-event-sold-to-port = { $seat }{ JOSA($seat, "이/가") } { $space }의 물건을 { $outlet }의 항구에 팝니다.
age-of-industry-event-sold-to-market = { $seat }{ JOSA($seat, "이/가") } { $space }의 물건을 { $outlet }의 시장에 팝니다.
age-of-industry-event-tile-used = { $market }의 시장 타일을 다 썼습니다.
age-of-industry-event-developed = { $seat }{ JOSA($seat, "이/가") } 개인판에서 마커를 제거합니다: { $industry } { $level }레벨.
age-of-industry-event-card-discarded = { $seat }{ JOSA($seat, "이/가") } { $card } 카드를 버립니다.
age-of-industry-event-passed = { $seat }{ JOSA($seat, "이/가") } 패스합니다.
age-of-industry-event-card-drawn = { $seat }{ JOSA($seat, "이/가") } 덱에서 { $card } 카드를 뽑습니다.
age-of-industry-event-card-drawn-unseen = { $seat }{ JOSA($seat, "이/가") } 덱에서 카드 1장을 뽑습니다.
age-of-industry-event-card-taken = { $seat }{ JOSA($seat, "이/가") } 공개된 { $card } 카드를 가져옵니다.
age-of-industry-event-card-turned-up = 새로 공개된 카드: { $card }.
age-of-industry-event-repaid = { $seat }{ JOSA($seat, "이/가") } 대출 { $loans }건을 상환합니다.
age-of-industry-event-order-set = 새 차례 순서(적게 쓴 사람부터): { $order }.
age-of-industry-event-interest-paid = { $seat }{ JOSA($seat, "이/가") } 이자 { $money }달러를 냅니다.
age-of-industry-event-ended-by-cards = 덱이 비었고 손패가 없는 플레이어가 있으므로 게임이 끝납니다.
age-of-industry-event-ended-idle = 최근 라운드에 카드 없는 패스만 있었으므로 게임이 끝납니다.
age-of-industry-event-ended-by-limit = 마지막 라운드가 지났으므로 게임이 끝납니다.
age-of-industry-event-railways-paid = { $seat }의 철도 수입은 { $money }달러입니다.
age-of-industry-event-scored = { $seat }: 돈 { $money }점, 산업 { $industries }점, 갚지 못한 대출 감점 { $loans }점, 최종 점수 { $total }점.

## 거절: 할 수 없는 이유

age-of-industry-refusal-other-decision = 지금 할 수 있는 행동이 아닙니다. 지금 결정할 것: { $decision }.
age-of-industry-refusal-hand-empty = ‘{ $action }’ 행동에는 카드가 필요한데, 손패가 없습니다.
age-of-industry-refusal-no-card-builds = 지금 가진 카드로는, 석탄과 철이 닿는 곳에 지을 수 있는 것이 없습니다.
age-of-industry-refusal-combined-needs-two-actions = 결합 건설에는 한 차례의 행동 두 번이 모두 필요한데, 두 번이 남아 있지 않습니다.
age-of-industry-refusal-nothing-fits-anywhere = 지금은 다음 마커를 어디에도 지을 수 없습니다.
age-of-industry-refusal-card-not-in-hand = { $card } 카드는 손에 없습니다.
age-of-industry-refusal-card-builds-nothing = { $card } 카드로는 지금 아무것도 지을 수 없습니다.
age-of-industry-refusal-no-counter-left = 이 산업의 마커가 남아 있지 않습니다: { $industry }.
age-of-industry-refusal-not-buildable = 다음 마커({ $industry } { $level }레벨)는 지을 수 없습니다. 먼저 개발로 제거해야 합니다.
age-of-industry-refusal-no-ships-here = 이 지도에는 선박 칸이 없어 선박을 쓰지 않습니다.
age-of-industry-refusal-no-space-for = 지금 이 산업을 지을 수 있는 칸이 없습니다: { $industry }.
age-of-industry-refusal-wrong-kind = { $space } 칸의 종류는 ‘{ $kind }’{ JOSA($kind, "이라/라") } 이 산업을 지을 수 없습니다: { $industry }.
age-of-industry-refusal-lower-space-first = { $space } 칸은 이곳의 다른 빈칸과 같습니다. 같은 빈칸 가운데 번호가 가장 작은 칸만 고를 수 있습니다.
age-of-industry-refusal-occupied = { $space } 칸에는 다른 플레이어의 마커가 있으며, 이 마커로 바꿀 수 없습니다.
age-of-industry-refusal-level-not-higher = 새 마커의 레벨이 더 높아야 합니다. 놓인 마커는 { $level }레벨, 새 마커는 { $new }레벨입니다.
age-of-industry-refusal-cubes-still-available = 지도와 수요 트랙에 { $resource }{ JOSA($resource, "이/가") } 하나도 없을 때만 다른 플레이어의 마커 위에 지을 수 있습니다.
age-of-industry-refusal-wrong-colour = 이 카드로는 같은 색의 장소에만 지을 수 있습니다: { $colour }.
age-of-industry-refusal-not-linked = 산업 카드로는 자기 철도가 닿는 곳, 자기 마커 위, 자기 산업이 있는 큰 장소에만 지을 수 있습니다. { $space } 칸은 어디에도 해당하지 않습니다.
age-of-industry-refusal-location-limit = 이 장소에는 자기 산업을 { $most }개까지만 둘 수 있으며, 이미 한도에 이르렀습니다.
age-of-industry-refusal-ship-without-port = 선박에는 항구가 있는 도시로 가는 항로가 필요합니다. { $space }에는 그런 항로가 없거나, 선박에 필요한 자원이 닿지 않습니다.
age-of-industry-refusal-out-of-supply = { $resource }{ JOSA($resource, "을/를") } 들여올 수 없습니다. 이어진 곳에 남은 것이 없고, 수요 트랙을 쓸 수 있는 항구와도 이어져 있지 않습니다.
age-of-industry-refusal-no-cubes-there = 그곳에는 가져올 { $resource }{ JOSA($resource, "이/가") } 없습니다.
age-of-industry-refusal-source-not-connected = 그곳은 큐브가 필요한 장소와 이어져 있지 않습니다.
age-of-industry-refusal-source-not-nearest = 더 가까운 곳이 있습니다. 가장 가까운 곳에서 가져와야 합니다.
age-of-industry-refusal-map-before-track = 지도의 이어진 곳에 { $resource }{ JOSA($resource, "이/가") } 있으므로 수요 트랙에서 살 수 없습니다.
age-of-industry-refusal-must-discard = 패스하려면 카드를 한 장 버려야 하며, 지금은 예외에 해당하지 않습니다.
age-of-industry-refusal-not-a-pass = 카드 없이 할 수 있는 것은 패스뿐입니다. 이 행동에는 카드 한 장이 듭니다.
age-of-industry-refusal-link-taken = { $link } 구간에는 이미 철도가 있습니다.
age-of-industry-refusal-link-not-in-reach = { $link } 구간의 양 끝 어디에도 자기 산업이나 철도가 없습니다.
age-of-industry-refusal-link-out-of-supply = 구간의 어느 끝에도 { $resource }{ JOSA($resource, "을/를") } 들여올 수 없습니다. 이어진 곳에 남은 것이 없고, 수요 트랙을 쓸 수 있는 항구와도 이어져 있지 않습니다.
age-of-industry-refusal-no-link-with-both = 자기 산업이나 철도에 닿는 빈 구간 가운데 석탄과 철을 모두 들여올 수 있는 곳이 없습니다. 석탄만 닿는 곳과 철만 닿는 곳이 따로 있습니다.
age-of-industry-refusal-no-link-in-reach = 자기 산업이나 철도에 닿는 빈 구간이 없습니다.
age-of-industry-refusal-no-railways-left = 철도는 { $most }개뿐이며, 이미 모두 놓았습니다.
age-of-industry-refusal-nothing-to-sell = 아직 팔지 않은 면직 공장이나 공장이 없습니다.
age-of-industry-refusal-no-outlet = 면직 공장이나 공장과 이어진 곳에 물건을 사 줄 항구나 시장이 없습니다.
age-of-industry-refusal-not-your-seller = { $space } 칸에는 자기 면직 공장이나 공장이 없습니다.
age-of-industry-refusal-already-sold = { $space } 칸은 이미 팔았습니다.
age-of-industry-refusal-sellers-in-order = 공장들은 지도의 순서대로 팝니다. 이곳의 순서는 이미 지났으며, 순서대로 해도 결과는 같습니다.
age-of-industry-refusal-seller-without-outlet = { $space } 칸과 이어진 곳에 물건을 사 줄 항구나 시장이 없습니다.
age-of-industry-refusal-nothing-sold-yet = 무언가를 팔아야 하는데, 아직 아무것도 팔지 않았습니다.
age-of-industry-refusal-not-a-port = { $space } 칸에는 항구가 없습니다.
age-of-industry-refusal-port-used = { $space }의 항구는 이미 사용했습니다.
age-of-industry-refusal-port-refuses = { $space }의 항구는 레벨이 낮아 { $ware }{ JOSA($ware, "을/를") } 받지 않습니다.
age-of-industry-refusal-outlet-not-connected = 철도나 항로로 이어져 있지 않아 그곳에는 팔 수 없습니다.
age-of-industry-refusal-no-ship-at-market = 이 바다 시장은 선박이 있어야 열립니다.
age-of-industry-refusal-tile-used = 이 시장의 타일은 이미 다 썼습니다.
age-of-industry-refusal-tile-refuses = 이 시장은 { $ware }{ JOSA($ware, "을/를") } 사지 않습니다. 시장 타일: { $tile }.
age-of-industry-refusal-nothing-to-develop = 개인판에 제거할 마커가 남아 있지 않습니다.
age-of-industry-refusal-hand-full = 손패는 { $most }장까지이며, 이미 한도에 이르렀습니다.
age-of-industry-refusal-no-cards-left = 덱에도 공개된 곳에도 카드가 남아 있지 않습니다.
age-of-industry-refusal-must-draw = 이 테이블에서는 손패가 없어도 뽑을 카드가 남아 있으면 패스할 수 없습니다. 카드를 뽑으십시오.
age-of-industry-refusal-deck-empty = 덱이 비었습니다.
age-of-industry-refusal-not-two-face-up = 공개된 카드가 두 장이 아닙니다.
age-of-industry-refusal-no-face-up-card = 그 자리에는 카드가 없습니다.
age-of-industry-refusal-same-face-up-card = 공개된 두 카드가 같습니다. 첫 번째 카드를 가져오십시오.
age-of-industry-refusal-deck-first = 먼저 덱에서 뽑고 공개된 카드를 나중에 가져오십시오. 결과는 같습니다.
age-of-industry-refusal-room-for-one = 손패는 { $most }장까지이므로 한 장만 더 가질 수 있습니다.
age-of-industry-refusal-cannot-repay =
    { $most ->
        [0] 지금은 대출을 상환할 수 없습니다.
       *[other] 대출은 { $most }건까지만 상환할 수 있습니다.
    }

## 게임판의 표시

age-of-industry-label-table = 지도: { $map }
age-of-industry-label-round = { $round }라운드 · 차례 순서: { $order }
age-of-industry-label-cards = 덱: { $deck } · 공개 카드: { $up } · 버린 카드: { $discard }
age-of-industry-label-track = 수요 트랙({ $resource }): { $left }개 남음, 다음 1개는 { $price }달러
age-of-industry-label-region = 색: { $colour }
age-of-industry-label-edge = 색 없음
age-of-industry-label-place = 장소
age-of-industry-label-net = 망
age-of-industry-label-spaces = 칸
age-of-industry-label-links = 구간
age-of-industry-label-village = { $place } (마을)
age-of-industry-label-distant-port = { $place } (먼 항구)
age-of-industry-label-empty-space = [{ $kind }]
age-of-industry-label-open = { $number }번 { $industry } { $level }
age-of-industry-label-stocked = { $number }번 { $industry } { $level } ({ $cubes })
age-of-industry-label-flipped = { $number }번 { $industry } { $level }*
age-of-industry-label-market = 시장: { $tile }
age-of-industry-label-market-used = 시장 사용됨
age-of-industry-label-coal-box = 석탄 보관소 { $cubes }
age-of-industry-label-railway = { $to } { $number }번
age-of-industry-label-free-link = { $to }
age-of-industry-label-lane = { $to } (항로)
age-of-industry-label-networks = 이어진 장소
age-of-industry-label-network = 연결망 { $number }: { $places } · 석탄 { $coal }, 철 { $iron }, 수요 트랙과 이어지지 않음
age-of-industry-label-network-with-track = 연결망 { $number }: { $places } · 석탄 { $coal }, 철 { $iron }, 수요 트랙과 이어짐
age-of-industry-label-no-networks = 아직 이어진 장소가 없습니다.
age-of-industry-label-map-legend = [ ] 빈칸 · (3) 남은 큐브 · * 뒤집힘 · 구간 뒤의 1번: 그 플레이어의 철도
age-of-industry-label-players = 플레이어
age-of-industry-label-seat = 이름
age-of-industry-label-seat-row = { $number }번 { $seat }
age-of-industry-label-cash = 현금 $
age-of-industry-label-loans = 대출
age-of-industry-label-spent = 쓴 돈 $
age-of-industry-label-hand-size = 손패
age-of-industry-label-rails-left = 남은 철도
age-of-industry-label-known = 알려진 손패
age-of-industry-label-score = 현재 승점
age-of-industry-label-displays = 다음 마커
age-of-industry-label-industry-column = { $industry }
age-of-industry-label-next-counter = { $level }: ${ $cost }{ $coal ->
        [0] { "" }
        [1] +석
       *[other] +{ $coal }석
    }{ $iron ->
        [0] { "" }
        [1] +철
       *[other] +{ $iron }철
    } -> ${ $income } ({ $left })
age-of-industry-label-next-blocked = { $level }: 막힘 ({ $left })
age-of-industry-label-display-legend = 레벨: 비용, +석 석탄, +철 철 -> 뒤집을 때 수입 (남은 마커 수) · 막힘: 먼저 개발로 제거해야 함
age-of-industry-label-hand = 내 손패
age-of-industry-label-hand-cards = { $cards }
age-of-industry-label-empty-hand = 손패가 없습니다
age-of-industry-label-reconstructed-note = 이 게임의 인쇄된 값 중 많은 것과 큰 지도 두 장은 복원한 것이며 실제와 다를 수 있습니다: “lineshaft sheet age-of-industry --provenance”로 볼 수 있습니다.

## 예측 줄의 조각

age-of-industry-label-flip = { $space } ({ $seat } +{ $income }달러)
age-of-industry-label-sale = { $space } -> { $outlet } ({ $income }달러{ $others ->
        [0] {""}
       *[other] , 다른 사람 { $others }달러
    })

## 예측

age-of-industry-forecast-build-outlook = { $industry } { $level }레벨({ $spaces }): 비용 { $bill }달러{ $coals ->
        [0] { "" }
        [1] { " · " }석탄: { $coal }
       *[other] { " · " }석탄(택일): { $coal }
    }{ $irons ->
        [0] { "" }
        [1] { " · " }철: { $iron }
       *[other] { " · " }철(택일): { $iron }
    }{ $tied ->
        [0] { "" }
       *[other] { " · " }첫 번째 곳으로 계산
    }{ $loans ->
        [0] { "" }
       *[other] { " · " }대출 { $loans }건
    }{ $refill ->
        [0] { "" }
       *[other] { " · " }수요 트랙에 큐브를 옮겨 { $refill }달러 받음
    }{ $flipped ->
        [0] { "" }
       *[other] { " · " }뒤집힘: { $flips }
    } · 그 뒤 현금 { $cash }달러
age-of-industry-forecast-rail-outlook = { $link } 철도: 종료 시 수입 현재 { $income }달러, 최대 { $most }달러 · 비용 { $bill }달러{ $coals ->
        [0] { "" }
        [1] { " · " }석탄: { $coal }
       *[other] { " · " }석탄(택일): { $coal }
    }{ $irons ->
        [0] { "" }
        [1] { " · " }철: { $iron }
       *[other] { " · " }철(택일): { $iron }
    }{ $tied ->
        [0] { "" }
       *[other] { " · " }첫 번째 곳으로 계산
    }{ $loans ->
        [0] { "" }
       *[other] { " · " }대출 { $loans }건
    }{ $refill ->
        [0] { "" }
       *[other] { " · " }수요 트랙에 큐브를 옮겨 { $refill }달러 받음
    }{ $flipped ->
        [0] { "" }
       *[other] { " · " }뒤집힘: { $flips }
    } · 그 뒤 현금 { $cash }달러
age-of-industry-forecast-best-sales = 지금 가장 좋은 판매: { $sales } · 합계 { $income }달러
age-of-industry-forecast-seat-outlook = { $seat }: 지금 게임이 끝나면 { $score }점 (돈 { $money } + 산업 { $industries } - 못 갚은 대출 { $loans }) · 철도 수입 { $railways }달러, 낼 이자 { $interest }달러, 순자산 { $worth }달러
age-of-industry-forecast-track-price = 수요 트랙({ $resource }): 다음 큐브는 { $price }달러, 큐브 1개를 채우면 { $refund }달러 받음
age-of-industry-forecast-full-track-price = 수요 트랙({ $resource }): 가득 참, 다음 큐브는 { $price }달러
age-of-industry-forecast-may-overbuild = 지도와 수요 트랙에 { $resource }{ JOSA($resource, "이/가") } 없습니다. 더 높은 레벨로 다른 플레이어의 { $industry } 위에 지을 수 있습니다
age-of-industry-forecast-next-order = 지금 라운드가 끝나면 다음 차례 순서: { $order }
age-of-industry-forecast-may-end-deck-empty = 덱이 비었습니다. 이번 라운드가 끝날 때 손패가 없는 플레이어가 있으면 게임이 끝납니다
age-of-industry-forecast-may-end-deck-runs-out = 이번 라운드에 덱이 바닥날 수 있습니다. 라운드가 끝날 때 덱이 비었고 손패가 없는 플레이어가 있으면 게임이 끝납니다
age-of-industry-forecast-may-end-idle = 이번 라운드에 카드 없는 패스만 있으면 라운드가 끝날 때 게임이 끝납니다
age-of-industry-forecast-may-end-last-round = 마지막 라운드입니다. 이번 라운드가 끝나면 게임도 반드시 끝납니다

## 산업

age-of-industry-industry-cotton = 면직 공장
age-of-industry-industry-factory = 공장
age-of-industry-industry-iron = 제철소
age-of-industry-industry-coal = 탄광
age-of-industry-industry-port = 항구
age-of-industry-industry-ship = 선박
age-of-industry-short-cotton = 면직
age-of-industry-short-factory = 공장
age-of-industry-short-iron = 제철
age-of-industry-short-coal = 탄광
age-of-industry-short-port = 항구
age-of-industry-short-ship = 선박

## 상품, 큐브와 그 출처

age-of-industry-ware-cotton = 면직물
age-of-industry-ware-goods = 공산품
age-of-industry-resource-coal = 석탄
age-of-industry-resource-iron = 철
age-of-industry-source-track = 수요 트랙

## 칸과 장소

age-of-industry-kind-blank = 일반
age-of-industry-kind-mine = 탄광
age-of-industry-kind-port = 항구
age-of-industry-kind-ship = 선박
age-of-industry-place-city = 도시
age-of-industry-place-region = 지방
age-of-industry-place-village = 마을
age-of-industry-place-ship = 선박 칸
age-of-industry-colour-blue = 파랑
age-of-industry-colour-purple = 보라
age-of-industry-colour-green = 초록
age-of-industry-colour-yellow = 노랑
age-of-industry-colour-red = 빨강
age-of-industry-colour-brown = 갈색

## 카드

age-of-industry-card-industry-cotton = 면직 공장
age-of-industry-card-industry-factory = 공장
age-of-industry-card-industry-iron = 제철소
age-of-industry-card-industry-coal = 탄광
age-of-industry-card-industry-port = 항구
age-of-industry-card-industry-ship = 선박
age-of-industry-card-location-blue = 파랑
age-of-industry-card-location-purple = 보라
age-of-industry-card-location-green = 초록
age-of-industry-card-location-yellow = 노랑
age-of-industry-card-location-red = 빨강
age-of-industry-card-location-brown = 갈색

## 시장 타일

age-of-industry-tile-cotton = 면직물
age-of-industry-tile-goods = 공산품
age-of-industry-tile-both = 면직물 또는 공산품
age-of-industry-tile-none = 수요 없음

## 행동 이름

age-of-industry-action-build = 산업 건설
age-of-industry-action-rail = 철도 건설
age-of-industry-action-sell = 판매
age-of-industry-action-develop = 개발
age-of-industry-action-draw = 카드 뽑기
age-of-industry-action-pass = 패스
age-of-industry-action-combined-build = 결합 건설 (행동 두 번으로 아무 데나)

## 테이블의 옵션

age-of-industry-switch-map = germany: 독일, 선박이 없는 큰 지도로 더 간단합니다. new_england: 뉴잉글랜드, 선박과 수입 석탄이 있는 큰 지도입니다. tyneside: 타인사이드, 직접 만든, 선박이 있는 작은 지도입니다.
age-of-industry-switch-free-pass = 카드를 버리지 않고 패스할 수 있는 때입니다. either: 손패가 없거나 뽑을 카드가 남아 있지 않을 때. both: 두 조건이 모두 맞을 때만.

## 브라우저의 게임판

age-of-industry-board-money = { $money }달러
age-of-industry-board-map = 지도: { $map }
age-of-industry-board-map-hint = 지도를 끌면 움직입니다. 두 손가락, 지도를 누른 뒤의 휠, 또는 +와 −로 확대하고 축소합니다. 화살표 키로 장소를 옮겨 다닙니다.
age-of-industry-board-dashed = 점선 틀은 그곳의 건설에 행동 두 번이 모두 든다는 뜻입니다.
age-of-industry-board-zoom = 확대와 축소
age-of-industry-board-nearer = 확대
age-of-industry-board-farther = 축소
age-of-industry-board-whole = 전체 지도
age-of-industry-board-link = { $link } 구간, 철도 없음
age-of-industry-board-railway = { $seat }의 철도 { $link }
age-of-industry-board-counter = { $space }: { $seat }의 { $industry }, { $level }레벨, 아직 쓰지 않음
age-of-industry-board-counter-cubes = { $space }: { $seat }의 { $industry }, { $level }레벨, 남은 큐브 { $cubes }개
age-of-industry-board-counter-used = { $space }: { $seat }의 { $industry }, { $level }레벨, 뒤집힘
age-of-industry-board-market = { $space } 시장: { $tile }
age-of-industry-board-market-used = { $space } 시장: { $tile }, 사용됨
age-of-industry-board-box = { $space }의 석탄 보관소, 남은 큐브 { $cubes }개
age-of-industry-board-empty = { $space }: 빈칸 ({ $kind })
age-of-industry-board-distant-port = 먼 항구
age-of-industry-board-no-spaces = 이곳에는 칸이 없습니다.
age-of-industry-board-connected = 연결된 곳: { $places }
age-of-industry-board-close = 닫기
age-of-industry-board-places = 목록으로 보는 지도: 장소 { $count }곳
age-of-industry-board-seek-place = 장소 찾기
age-of-industry-board-actions = 행동
age-of-industry-board-loans = 대출
age-of-industry-board-interest = 이번 라운드 뒤 이자: { $money }
age-of-industry-board-card-several = { $card }, { $count }장
age-of-industry-board-tracks = 수요 트랙
age-of-industry-board-order = 차례 순서
age-of-industry-board-round = { $round }라운드: 차례 순서
age-of-industry-board-actions-left = 남은 행동 { $actions }번
age-of-industry-board-had-turn = 이번 라운드의 차례를 마쳤습니다
age-of-industry-board-spent = 쓴 돈 { $money }
age-of-industry-board-cards = 가져올 카드
age-of-industry-board-deck = 덱: { $count }장
age-of-industry-board-face-up = 공개된 카드: { $card }
age-of-industry-board-discards = 버린 카드: { $count }장
age-of-industry-board-display = 아직 남은 내 마커
age-of-industry-board-develop-first = 먼저 개발로 제거
age-of-industry-board-display-said = { $industry }, { $level }레벨, 남은 수 { $left }. { $buildable ->
    [0] 건설할 수 없습니다. 먼저 개발로 제거하십시오.
   *[other] 비용 { $cost }, 석탄 { $coal }, 철 { $iron }, 수입 { $income }, 큐브 { $cubes }.
}
age-of-industry-board-candidates = 가능한 건설 { $count }가지
age-of-industry-board-build = { $industry } { $level }, { $space }
age-of-industry-board-build-with = { $card } 카드로 여기에 건설하기: { $industry }, { $space }
age-of-industry-board-both-actions = 행동 두 번으로 건설하기
age-of-industry-board-drop = 그만두기
age-of-industry-board-more = { $count }가지 더 보기
age-of-industry-board-fewer = 줄여 보기
age-of-industry-board-costs = 비용
age-of-industry-board-refill = 트랙으로 가는 큐브
age-of-industry-board-flips = { $space } 뒤집힘
age-of-industry-board-cash-then = 이후 현금
age-of-industry-board-end-income = 지금 상태로 종료 시 수입
age-of-industry-board-end-most = 최대
age-of-industry-board-sale-title = 무엇을 어디에 팔지 정하기
age-of-industry-board-sale-hint = 처음에는 수입이 가장 큰 판매가 선택되어 있습니다. 여기나 지도에서 바꿀 수 있습니다.
age-of-industry-board-sale-seller = { $industry }, { $space }: 수입 { $money }
age-of-industry-board-sale-none = 팔지 않기
age-of-industry-board-sale-no-outlet = 생산품을 받는 항구나 시장과 연결되어 있지 않습니다.
age-of-industry-board-sale-market = { $space } 시장 ({ $tile })
age-of-industry-board-sale-own-port = 내 항구 { $space }: 내 수입 { $money }
age-of-industry-board-sale-port = 항구 { $space }: { $seat } 수입 { $money }
age-of-industry-board-sale-points = 현재 승점: { $before } → { $after }
age-of-industry-board-sell-up-to = { $action }: 최대 { $money }
age-of-industry-board-sell-these = { $count }건 판매하기: { $money }
age-of-industry-board-seats = 모든 참가자의 수치
age-of-industry-board-vp = { $vp }점
age-of-industry-board-estimate = 돈 { $money } + 산업 { $industries } − 못 갚은 대출 { $loans }
age-of-industry-board-reconstructed = 인쇄된 수치를 알 수 없어 재구성한 값입니다.
age-of-industry-board-repay = { $move }: { $money }, 라운드 뒤 이자 { $interest }
age-of-industry-board-source = { $resource } 공급원
age-of-industry-board-reconstructed-map = { $map } 지도의 장소, 연결, 시장도 재구성한 것입니다.
age-of-industry-board-components = 모든 수치와 그 출처
age-of-industry-board-meaning = 수치 설명
age-of-industry-board-no-colour = 색 없음
age-of-industry-board-can-choose = 고를 수 있는 것 { $count }개
age-of-industry-board-figure-score = 현재 승점
age-of-industry-board-figure-score-means = 지금 게임이 끝날 때의 승점입니다. 철도 수입을 받고 돈이 닿는 만큼 대출을 갚은 뒤, 5달러마다 1점과 산업마다 레벨만큼을 얻고 못 갚은 대출마다 5점을 잃습니다.
age-of-industry-board-figure-cash = 현금
age-of-industry-board-figure-cash-means = 가지고 있는 달러입니다.
age-of-industry-board-figure-loans = 대출
age-of-industry-board-figure-loans-means = 아직 갚지 않은 대출입니다.
age-of-industry-board-figure-spent = 쓴 돈
age-of-industry-board-figure-spent-means = 이번 라운드의 행동에 쓴 달러입니다. 가장 적게 쓴 사람이 다음 라운드를 먼저 시작합니다.
age-of-industry-board-figure-cards = 카드
age-of-industry-board-figure-cards-means = 손에 든 카드입니다.
age-of-industry-board-figure-industries = 산업
age-of-industry-board-figure-industries-means = 지도에 놓인 마커입니다.
age-of-industry-board-figure-open = 아직 수입 없음
age-of-industry-board-figure-open-means = 지도에서 뒤집히지 않아 아직 수입을 주지 않은 마커입니다.
age-of-industry-board-figure-rails = 남은 철도
age-of-industry-board-figure-rails-means = 아직 놓을 수 있는 철도입니다.
age-of-industry-board-figure-interest = 이자
age-of-industry-board-figure-interest-means = 이번 라운드가 끝날 때 대출에 대해 낼 돈입니다.
age-of-industry-board-figure-railways = 철도 수입
age-of-industry-board-figure-railways-means = 지금 게임이 끝나면 철도가 줄 돈입니다.
age-of-industry-board-figure-worth = 순자산
age-of-industry-board-figure-worth-means = 현금과 철도 수입에서 모든 대출을 갚는 데 드는 돈을 뺀 값입니다.
