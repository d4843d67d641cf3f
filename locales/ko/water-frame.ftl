### 아크라이트: 워터 프레임의 문장.

## 게임

water-frame-title = 아크라이트: 워터 프레임
water-frame-about = 1770년부터 1810년까지 식품, 의류, 식기류, 램프 공장을 운영하는 게임입니다. 노동자를 고용하고, 기계를 들이고, 가격과 매력의 균형을 맞추고, 식민지로 선적하여, 자기 주식의 총가치를 가장 크게 만드십시오.

## 결정: 짧은 이름

water-frame-decision-found-factory = 설립할 공장
water-frame-decision-set-price = 가격
water-frame-decision-sell-start-shares = 창업 자금
water-frame-decision-take-special = 특수 마커
water-frame-decision-assign-tile = 타일을 놓을 공장
water-frame-decision-choose-marker = 행동 마커
water-frame-decision-choose-space = 관리표의 칸
water-frame-decision-choose-payment = 관리비
water-frame-decision-factory-step = 폐쇄, 현대화, 건설
water-frame-decision-inventor-fee = 발명가 사용료
water-frame-decision-use-developer = 개발자 사용
water-frame-decision-workers-step = 해고와 고용
water-frame-decision-warehouse-columns = 창고의 세로줄
water-frame-decision-warehouse-rows = 창고의 가로줄
water-frame-decision-place-machine = 기계 설치
water-frame-decision-relocate-worker = 대체된 노동자 이동
water-frame-decision-raise-quality = 품질 올리기
water-frame-decision-patent-mode = 특허 사용
water-frame-decision-raise-distribution = 유통 올리기
water-frame-decision-free-raise = 무료로 유통 올리기
water-frame-decision-stock-menu = 주식 거래
water-frame-decision-stock-count = 거래할 수
water-frame-decision-contract-space = 계약의 크기
water-frame-decision-ship-step = 선박으로 계약 인도
water-frame-decision-choose-production = 생산 행동
water-frame-decision-use-extra-shifts = 초과 근무 사용
water-frame-decision-return-tile = 반납할 타일
water-frame-decision-replace-ship = 교체할 선박
water-frame-decision-discard-good = 버릴 상품
water-frame-decision-sale-call = 판매
water-frame-decision-close-row = 학교로 생산 줄 닫기
water-frame-decision-sell-to-patron = 후원자에게 판매
water-frame-decision-ship-contract = 계약 선적
water-frame-decision-charisma-start = 카리스마 사용
water-frame-decision-broker-menu = 브로커 거래
water-frame-decision-harbor-step = 시대 종료 시 창고와 선박
water-frame-decision-event-choice = 사건의 선택
water-frame-decision-name-start-player = 다음 시작 플레이어
water-frame-decision-over = 게임 종료

## 결정: 지금 할 일

water-frame-ask-found-factory = 설립할 공장의 상품을 고르십시오.
water-frame-ask-set-price = { $good }의 가격을 정하십시오. 1파운드 올릴 때마다 매력이 1 내려갑니다.
water-frame-ask-sell-start-shares = 창업 자금을 위해 팔 주식 수를 고르십시오. 이 돈으로 두 공장의 비용을 내야 합니다.
water-frame-ask-take-special = 특수 마커(타일, 회색 마커, 선박)를 가져오거나, 다른 선택을 하거나, 아무것도 가져오지 마십시오.
water-frame-ask-assign-tile = 이 타일을 쓸 공장을 고르십시오: { $tile }.
water-frame-ask-choose-marker = 이번 차례의 행동 마커를 고르십시오. 이미 관리표에 있는 마커에는 추가 요금이 듭니다.
water-frame-ask-choose-space = 이 마커를 놓을 관리표의 칸을 고르십시오: { $marker }.
water-frame-ask-choose-payment = 이 마커에 낼 관리비를 고르십시오: { $marker }.
water-frame-ask-factory-step = 공장을 원하는 만큼 폐쇄, 현대화, 건설한 뒤 마치세요. 현재 청구액: { $bill }파운드.
water-frame-ask-inventor-fee = 발명가를 사용했습니다. 타일을 반납하거나, { $fee }파운드를 내고 그대로 두십시오.
water-frame-ask-use-developer = 개발자를 반납하고, 건설하거나 현대화한 공장마다 할인을 받을지 정하십시오.
water-frame-ask-workers-step = 노동자를 해고하고, 생산 줄에 고용하고, 창고에 배치하는 순서로 진행하거나 마치십시오.
water-frame-ask-warehouse-columns = 앞으로 노동자를 둘 창고의 세로줄을 고르십시오.
water-frame-ask-warehouse-rows = 앞으로 노동자를 둘 창고의 가로줄 수를 고르십시오.
water-frame-ask-place-machine = 노동자를 기계로 대체할 줄을 고르거나 마치십시오. 남은 기계: { $left }대.
water-frame-ask-relocate-worker = 대체된 노동자를 옮길 빈칸을 고르거나, 나머지를 해고된 채로 두십시오. 남은 노동자: { $left }명.
water-frame-ask-raise-quality = 품질을 1 올릴 공장을 고르거나 마치십시오. 남은 단계: { $left }.
water-frame-ask-patent-mode = 특허로 { $pounds }파운드를 더 쓰거나, 특허를 반납하고 유통을 무료로 올리십시오. 무료 단계: { $steps }.
water-frame-ask-raise-distribution = 유통을 1 올릴 공장을 고르거나 마치십시오. 한 단계의 비용은 새 유통 값과 같습니다. 남은 금액: { $left }파운드.
water-frame-ask-free-raise = 유통을 무료로 1 올릴 공장을 고르거나 마치십시오. 남은 무료 단계: { $left }.
water-frame-ask-stock-menu = 상품 판매, 대출 상환, 주식 매매, 계약을 한 뒤 마치세요.
water-frame-ask-stock-count = 수를 고르십시오: { $what }.
water-frame-ask-contract-space = { $good } 계약의 크기를 고르십시오.
water-frame-ask-ship-step = 이 선박으로 계약을 인도하거나 마치십시오. 남은 적재량: { $capacity }.
water-frame-ask-choose-production = 창고에 둘 상품을 생산할 공장과 줄 수를 고르십시오.
water-frame-ask-use-extra-shifts = 초과 근무를 반납하고 상품을 1개 더 만들지 정하십시오.
water-frame-ask-return-tile = 타일이 너무 많습니다. 반납할 타일을 고르십시오.
water-frame-ask-replace-ship = 부두 두 곳이 모두 차 있습니다. 돌려보낼 선박을 고르십시오.
water-frame-ask-discard-good = 상품이 창고에 다 들어가지 않습니다. 1개를 버릴 상품을 고르십시오.
water-frame-ask-sale-call = { $good } 판매의 순서가 되었습니다. 할 일을 고르십시오.
water-frame-ask-close-row = { $good } 공장에서 노동자가 있는 마지막 줄을 학교로 닫을지 정하십시오. 그 줄은 생산하지 않고 비용도 들지 않습니다.
water-frame-ask-sell-to-patron = 후원자에게 { $good }{ JOSA($good, "을/를") } 1개 더 팔지 정하십시오.
water-frame-ask-ship-contract = 지금 { $good } 계약을 인도할지 정하십시오.
water-frame-ask-charisma-start = 카리스마를 반납하고 다음 시작 플레이어를 지명하거나, 그대로 두십시오.
water-frame-ask-broker-menu = 브로커로 상품을 팔고 주식을 팔거나 살 수 있습니다. 다 하면 마치세요.
water-frame-ask-harbor-step = 선원이 있는 선박을 반납하고 창고 노동자를 해고하거나 마치세요.
water-frame-ask-patent-fair = 사건 ‘{ $event }’: 행동 없이 특수 마커(타일, 회색 마커, 선박) 하나를 가져올 수 있습니다. 가져오지 않아도 됩니다.
water-frame-ask-event-choice = 사건 ‘{ $event }’: { $chance }. 원하지 않으면 ‘아니요’를 고르십시오.
water-frame-ask-name-start-player = 보유 주식의 총가치가 가장 낮습니다. 다음 시대의 시작 플레이어를 지명하십시오.
water-frame-ask-over = 게임이 끝났습니다. 더 결정할 것이 없습니다.

## 행동

water-frame-move-found = { $good } 공장 설립하기
water-frame-move-price = { $good } 가격: { $price }파운드
water-frame-move-sell-start =
    { $shares ->
        [0] 주식을 팔지 않기
       *[other] 주식 { $shares }주 팔기
    }
water-frame-move-take-nothing = 아무것도 가져오지 않기
water-frame-move-take-tile = { $tile } 타일 가져오기
water-frame-move-take-grey =
    { $row ->
        [1] 매트 1번 줄의 연회색 마커 가져오기: { $grey }
        [2] 매트 2번 줄의 연회색 마커 가져오기: { $grey }
       *[other] 매트 { $row }번 줄의 진회색 마커 가져오기: { $grey }
    }
water-frame-move-take-ship = 적재량 { $capacity }의 선박 가져오기
water-frame-move-reassign = { $tile } 타일을 다른 공장으로 옮기기
water-frame-move-broker-buy = 브로커를 반납하고 주식 { $shares }주를 반값에 사기
water-frame-move-assign = { $good } 공장에 놓기
water-frame-move-use = 행동 마커: { $marker }
water-frame-move-put = { $cost }파운드 칸에 놓기
water-frame-move-pay = { $pounds }파운드 내기
water-frame-move-close = { $good } 공장 폐쇄하기
water-frame-move-modernise = { $good } 공장을 한 단계 현대화하기
water-frame-move-build = { $level }단계 { $good } 공장 건설하기
water-frame-move-done = 마치기
water-frame-move-return-inventor = 발명가 반납하기
water-frame-move-pay-inventor = 사용료를 내고 발명가를 그대로 두기
water-frame-move-no = 아니요
water-frame-move-yes = 예
water-frame-move-fire = { $good } 공장의 노동자 { $workers }명 해고하기
water-frame-move-hire = { $good } 공장 { $row }번 줄에 노동자 { $workers }명 고용하기
water-frame-move-man-warehouse = 창고에 노동자 배치하기
water-frame-move-columns = 노동자를 둘 세로줄: { $columns }
water-frame-move-rows = 노동자를 둘 가로줄 수: { $rows }
water-frame-move-mechanise = { $good } 공장 { $row }번 줄에 기계 놓기
water-frame-move-relocate = { $good } 공장 { $row }번 줄로 노동자 옮기기
water-frame-move-stay-fired = 나머지를 해고된 채로 두기
water-frame-move-raise-quality = { $good } 공장의 품질 +1
water-frame-move-add-two = 특허를 그대로 두고 추가 금액 쓰기
water-frame-move-return-for-two = 특허를 반납하고 유통을 무료로 올리기
water-frame-move-raise-distribution = { $good } 공장의 유통 +1
water-frame-move-free-raise = { $good } 공장의 유통 +1(무료)
water-frame-move-sell-goods = { $good } 재고 팔기
water-frame-move-repay = 대출 갚기
water-frame-move-sell-shares = 주식 팔기
water-frame-move-buy-shares = 주식 사기
water-frame-move-contract = { $good } 계약을 맺거나 올리기
water-frame-move-count = 수: { $count }
water-frame-move-contract-space = 상품 { $space }개 계약
water-frame-move-fulfil = { $good } { $goods }개 인도하기
water-frame-move-no-production = 생산하지 않기
water-frame-move-produce =
    { $rows ->
        [1] { $good } 공장 1번 줄에서 생산하기
       *[other] { $good } 공장 1~{ $rows }번 줄에서 생산하기
    }
water-frame-move-return-tile = { $tile } 타일 반납하기
water-frame-move-replace-ship = { $pier }번 부두의 선박 교체하기
water-frame-move-discard = { $good } 1개 버리기
water-frame-move-sell-own = 이번에 생산한 상품 1개 팔기
water-frame-move-close-row = 노동자가 있는 마지막 줄을 학교로 닫기
water-frame-move-sell-stored = 재고 1개 팔기
water-frame-move-extra-shift = 초과 근무를 반납하고 1개 더 만들어 팔기
water-frame-move-stop = 더 팔지 않기
water-frame-move-name-start = 다음 시작 플레이어: { $seat }
water-frame-move-return-ship = { $pier }번 부두의 선박을 반납하고 선원 해고하기
water-frame-move-fire-column = 창고의 { $good } 세로줄 노동자 해고하기
water-frame-move-fire-row = 창고의 가로줄 노동자 1명 해고하기
water-frame-move-lower-importer = { $good } 수입상을 뒤로 옮기기
water-frame-move-promote = { $good } 공장의 유통 +1
water-frame-move-buy-one = 주식 1주 사기

## 일어난 일

water-frame-event-founded = { $seat }{ JOSA($seat, "이/가") } { $good } 공장을 설립합니다.
water-frame-event-cycle-began = { $year }년 { $good } 라운드를 시작합니다. 시작 플레이어: { $start }.
water-frame-event-economy-moved = 경제: { $good } 수입상의 현재 위치는 { $importer }, 노동 시장으로 돌아온 노동자는 { $workers }명입니다.
water-frame-event-marker-used =
    { $fee ->
        [0] { $seat }{ JOSA($seat, "이/가") } { $marker } 마커를 사용합니다. 관리비 { $pounds }파운드.
       *[other] { $seat }{ JOSA($seat, "이/가") } { $marker } 마커를 다시 사용합니다. 관리비 { $pounds }파운드, 추가 요금 { $fee }파운드.
    }
water-frame-event-paid = { $seat }{ JOSA($seat, "이/가") } { $pounds }파운드를 냅니다: { $reason }.
water-frame-event-received = { $seat }{ JOSA($seat, "이/가") } { $pounds }파운드를 받습니다: { $reason }.
water-frame-event-emergency-sale = { $seat }{ JOSA($seat, "이/가") } 주식 { $shares }주를 긴급 매각해 { $pounds }파운드를 받습니다. 주식 가치가 { $space }번 칸으로 내려갑니다.
water-frame-event-borrowed = { $seat }{ JOSA($seat, "이/가") } 어쩔 수 없이 대출 { $loans }건({ $pounds }파운드)을 받습니다. 주식 가치가 { $space }번 칸으로 내려갑니다.
water-frame-event-repaid = { $seat }{ JOSA($seat, "이/가") } { $pounds }파운드로 대출 { $loans }건을 갚습니다.
water-frame-event-closed = { $seat }{ JOSA($seat, "이/가") } { $good } 공장을 폐쇄합니다.
water-frame-event-modernised = { $seat }{ JOSA($seat, "이/가") } { $good } 공장을 { $level }단계로 현대화합니다.
water-frame-event-built = { $seat }{ JOSA($seat, "이/가") } { $level }단계 { $good } 공장을 건설합니다.
water-frame-event-fired = { $seat }{ JOSA($seat, "이/가") } { $good } 공장의 노동자 { $workers }명을 해고합니다.
water-frame-event-hired = { $seat }{ JOSA($seat, "이/가") } { $good } 공장 { $row }번 줄에 노동자 { $workers }명을 고용합니다.
water-frame-event-warehouse-manned = { $seat }{ JOSA($seat, "이/가") } 창고에 노동자를 배치합니다. 노동자가 있는 세로줄: { $columns }. 가로줄: { $rows }개.
water-frame-event-column-fired = { $seat }{ JOSA($seat, "이/가") } 창고 { $good } 세로줄의 노동자를 해고합니다.
water-frame-event-row-fired = { $seat }{ JOSA($seat, "이/가") } 창고 가로줄의 노동자 1명을 해고합니다.
water-frame-event-mechanised = { $seat }{ JOSA($seat, "이/가") } { $good } 공장 { $row }번 줄의 노동자를 기계로 대체합니다.
water-frame-event-relocated = { $seat }{ JOSA($seat, "이/가") } 대체된 노동자를 { $good } 공장 { $row }번 줄로 옮깁니다.
water-frame-event-quality-raised = { $seat }{ JOSA($seat, "이/가") } { $good } 공장의 품질 마커를 { $level }{ JOSA($level, "으로/로") } 올립니다.
water-frame-event-distribution-raised = { $seat }{ JOSA($seat, "이/가") } { $good } 공장의 유통을 { $level }{ JOSA($level, "으로/로") } 올립니다.
water-frame-event-price-set = { $seat }{ JOSA($seat, "이/가") } { $good }의 가격을 { $price }파운드, 매력을 { $appeal }{ JOSA($appeal, "으로/로") } 정합니다.
water-frame-event-distribution-faded = { $seat }: { $good } 공장의 유통이 { $level }{ JOSA($level, "으로/로") } 내려갑니다.
water-frame-event-price-forced = { $seat }: 매력은 0보다 낮아질 수 없으므로 { $good }의 가격이 { $price }파운드로 내려갑니다. 주식 가치가 { $space }번 칸으로 내려갑니다.
water-frame-event-tile-taken = { $seat }{ JOSA($seat, "이/가") } { $tile } 타일을 가져옵니다.
water-frame-event-tile-returned = { $seat }{ JOSA($seat, "이/가") } { $tile } 타일을 반납합니다.
water-frame-event-tile-assigned = { $seat }{ JOSA($seat, "이/가") } { $tile } 타일을 { $good } 공장에 놓습니다.
water-frame-event-inventor-kept = { $seat }{ JOSA($seat, "이/가") } { $fee }파운드를 내기로 하고 발명가를 계속 가집니다.
water-frame-event-grey-taken = { $seat }{ JOSA($seat, "이/가") } 매트 { $row }번 줄에서 회색 마커를 가져옵니다: { $marker }.
water-frame-event-ship-taken = { $seat }{ JOSA($seat, "이/가") } 적재량 { $capacity }의 선박을 { $pier }번 부두로 가져옵니다.
water-frame-event-ship-replaced = { $seat }{ JOSA($seat, "이/가") } { $pier }번 부두에 있는 적재량 { $old }의 선박을 적재량 { $capacity }의 선박으로 바꿉니다.
water-frame-event-ship-returned = { $seat }{ JOSA($seat, "이/가") } { $pier }번 부두에 있는 적재량 { $capacity }의 선박을 반납하고 선원을 해고합니다.
water-frame-event-sold-shares = { $seat }{ JOSA($seat, "이/가") } 주식 { $shares }주를 { $pounds }파운드에 팝니다.
water-frame-event-bought-shares = { $seat }{ JOSA($seat, "이/가") } 주식 { $shares }주를 { $pounds }파운드에 삽니다.
water-frame-event-sold-goods = { $seat }{ JOSA($seat, "이/가") } { $good } 재고 { $goods }개를 { $pounds }파운드에 팝니다.
water-frame-event-contract-placed = { $seat }{ JOSA($seat, "이/가") } { $good } { $space }개 계약을 맺습니다.
water-frame-event-contract-moved = { $seat }{ JOSA($seat, "이/가") } { $good } 계약을 인도하지 않았습니다. 계약은 이제 { $space }개이며, 주식 가치는 { $indicator }번 칸입니다.
water-frame-event-shipped = { $seat }{ JOSA($seat, "이/가") } { $good } { $goods }개를 선적해 { $pounds }파운드를 받습니다. 주식 가치는 { $space }번 칸입니다(벌점이 붙은 선박 { $ships }척).
water-frame-event-made = { $seat }{ JOSA($seat, "이/가") } { $good } { $goods }개를 생산합니다.
water-frame-event-sold-unit = { $seat }{ JOSA($seat, "이/가") } 매력 { $level } 단계에서 { $good } 1개를 팝니다.
water-frame-event-importer-sold-unit = 수입상이 매력 { $level } 단계에서 { $good } 1개를 팝니다.
water-frame-event-row-closed = { $seat }{ JOSA($seat, "이/가") } { $good } 공장에서 노동자가 있는 마지막 줄을 학교로 닫습니다. 줄어든 상품: { $goods }개.
water-frame-event-sold-to-patron = { $seat }{ JOSA($seat, "이/가") } 후원자에게 { $good } 1개를 팝니다.
water-frame-event-sale-ended = { $good } 판매가 끝났습니다. 수입상이 판 수량: { $importer }개.
water-frame-event-sold = { $seat }{ JOSA($seat, "이/가") } { $good } { $goods }개를 { $pounds }파운드에 팔았습니다.
water-frame-event-shares-rose = { $seat }의 주식 가치가 { $steps }칸{ $appeal ->
        [0] { "" }
       *[other] { " " }(최고 매력 +{ $appeal })
    }{ $most ->
        [0] { "" }
       *[other] { " " }(최다 판매 +{ $most })
    } 올라 { $space }번 칸이 됩니다.
water-frame-event-stored = { $seat }{ JOSA($seat, "이/가") } { $good } { $goods }개를 보관합니다.
water-frame-event-lost = { $seat }{ JOSA($seat, "이/가") } 보관하지 못한 { $good } { $goods }개를 잃습니다.
water-frame-event-start-named = { $seat }{ JOSA($seat, "이/가") } 시작 플레이어가 됩니다.
water-frame-event-decade-ended = { $year }년 시대가 끝납니다. 관리표의 마커를 모두 되찾습니다.
water-frame-event-happened = { $year }년의 사건: { $event }.
water-frame-event-workers-returned = 노동 시장으로 돌아간 해고 노동자: { $workers }명.
water-frame-event-workers-left = 게임에서 빠진 해고 노동자: { $workers }명.
water-frame-event-importer-lowered = { $seat }{ JOSA($seat, "이/가") } { $good } 수입상을 { $importer }{ JOSA($importer, "으로/로") } 물립니다.
water-frame-event-became-obsolete = { $seat }: { $good } 공장이 구식이 됩니다. 배치된 추가 노동자: { $workers }명.
water-frame-event-marks-charged = { $seat }: 늦게 고용하여 표시된 공장 { $factories }개. 잃은 주식: { $shares }주. 주식 가치가 { $space }번 칸으로 내려갑니다.
water-frame-event-contracts-failed = { $seat }: 남은 계약으로 { $spaces }칸 뒤로. 주식 가치는 { $space }번 칸입니다.
water-frame-event-scored =
    { $loans ->
        [0] { $seat }: 주식 { $shares }주 × { $value }파운드, 결과 { $result }.
       *[other] { $seat }: 주식 { $shares }주 × { $value }파운드, 결과 { $result }. 그러나 대출 { $loans }건이 남아 패배합니다.
    }

## 지불의 까닭

water-frame-label-for-foundations = 설립한 두 공장
water-frame-label-for-administration = 관리비
water-frame-label-for-factories = 건설과 현대화
water-frame-label-for-production = 임금과 기계
water-frame-label-for-engineering-works = 기계 제작소
water-frame-label-for-inventor = 발명가
water-frame-label-for-harbor = 선원과 창고 노동자
water-frame-label-for-missing-workers = 구하지 못한 추가 노동자
water-frame-label-for-event = 사건

## 주식 거래에서 세는 것

water-frame-label-loans-to-repay = 갚을 대출
water-frame-label-shares-to-sell = 팔 주식
water-frame-label-shares-to-buy = 살 주식
water-frame-label-goods-to-sell = 팔 재고({ $good })

## 사건의 기회

water-frame-label-lobby-chance = 수입상 하나를 뒤로 옮길 수 있습니다
water-frame-label-canal-boom-chance = 자기 공장 하나의 유통을 올릴 수 있습니다
water-frame-label-share-fever-chance = 주식 1주를 살 수 있습니다

## 판매자

water-frame-label-calls-at = [{ $level }] { $sellers }
water-frame-label-the-importer = 수입상

## 거절: 할 수 없는 이유

water-frame-refusal-other-decision = 지금 할 수 있는 행동이 아닙니다. 지금 결정할 것: { $decision }.
water-frame-refusal-factory-stands = { $good } 공장이 이미 있습니다. 공장은 상품마다 하나만 가질 수 있습니다.
water-frame-refusal-no-factory = { $good } 공장이 없습니다.
water-frame-refusal-price-range = 여기서 가격은 { $low }파운드부터 { $high }파운드까지입니다. 매력은 0보다 낮아질 수 없고, 재고가 놓인 칸은 쓸 수 없습니다.
water-frame-refusal-other-factory = 지금 가격을 정할 상품: { $good }. 가격은 식품부터 램프까지 한 번씩, 이 행동으로 정할 수 있는 공장만 정합니다.
water-frame-refusal-shares-range = 두 공장의 비용을 낼 수 있도록 주식을 { $low }주부터 { $high }주까지 팔아야 합니다.
water-frame-refusal-tile-owned = { $tile } 타일을 이미 가지고 있습니다. 같은 타일은 하나만 가질 수 있습니다.
water-frame-refusal-tile-gone = 공급처에 { $tile } 타일이 없습니다.
water-frame-refusal-tile-not-owned = { $tile } 타일을 가지고 있지 않습니다.
water-frame-refusal-grey-owned = 이 회색 마커를 이미 가지고 있습니다: { $marker }.
water-frame-refusal-grey-gone = 매트의 이 줄에는 그런 회색 마커가 남아 있지 않습니다.
water-frame-refusal-row-too-high = 매트 { $row }번 줄에 있습니다. 지금은 { $most }번 줄까지만 가져올 수 있습니다.
water-frame-refusal-ship-gone = 적재량 { $capacity }의 선박이 남아 있지 않습니다.
water-frame-refusal-ship-too-small = 부두 두 곳이 모두 차 있고, 이 선박은 가진 어느 선박보다도 크지 않습니다.
water-frame-refusal-no-crew = 선박에 선원 { $crew }명을 고용해야 하는데, 구할 수 있는 노동자는 { $found }명입니다.
water-frame-refusal-nowhere-else = { $tile } 타일을 옮길 다른 공장이 없습니다.
water-frame-refusal-not-now = 지금은 할 수 없습니다.
water-frame-refusal-not-before-the-start = 시작 전에는 타일, 연회색 마커, 선박만 가져올 수 있습니다.
water-frame-refusal-no-passing = 패스할 수 없습니다. 행동 마커를 고르십시오. 행동 자체는 하지 않아도 됩니다.
water-frame-refusal-no-other-payment = 낼 돈은 칸에 정해져 있습니다. 더 내고 더 많이 할 수는 없습니다.
water-frame-refusal-harbor-later = 창고 노동자와 선원은 시대가 끝날 때만 해고할 수 있습니다.
water-frame-refusal-no-price-now = 가격은 공장, 품질, 유통, 생산 행동 뒤에 물을 때만 바꿀 수 있습니다.
water-frame-refusal-free-pier = 빈 부두가 있으므로 선박을 교체하지 않습니다.
water-frame-refusal-not-a-seller = 활성화 상품의 공장이 있는 플레이어만 판매에 참여합니다.
water-frame-refusal-sale-stopped = 판매를 멈추었으므로 이번 판매에서는 더 팔 수 없습니다.
water-frame-refusal-other-contract = 생산 단계에서는 활성화 상품의 계약만 인도할 수 있습니다.
water-frame-refusal-no-warehouse-now = 생산 단계에는 창고 노동자를 고용하거나 옮길 수 없습니다.
water-frame-refusal-no-broker-now = 이 사건에서는 브로커를 쓸 수 없습니다.
water-frame-refusal-has-loans = 먼저 대출을 모두 갚아야 합니다. 남은 대출: { $loans }건.
water-frame-refusal-too-dear = 현금 { $price }파운드가 드는데, 가진 돈은 { $cash }파운드입니다.
water-frame-refusal-shares-full = 주식은 { $most }주까지만 가질 수 있습니다.
water-frame-refusal-assigned-there = 타일이 이미 { $good } 공장에 있습니다.
water-frame-refusal-marker-not-owned = 이 마커를 가지고 있지 않습니다: { $marker }.
water-frame-refusal-same-ship = 이미 목록에 있는 다른 선박과 똑같은 선박입니다.
water-frame-refusal-no-space-for-marker = 지금 이 마커에 쓸 수 있는 관리표의 칸이 없습니다: { $marker }.
water-frame-refusal-space-taken = 이 칸에는 다른 자기 마커가 놓여 있습니다.
water-frame-refusal-space-of-marker = 마커가 이미 관리표에 있으므로 놓인 칸에서만 쓸 수 있습니다.
water-frame-refusal-space-closed = 관료주의로 이 칸이 닫혔습니다. 관리자가 있어야 쓸 수 있습니다.
water-frame-refusal-ship-space-too-cheap = 선박의 적재량이 { $capacity }이므로 적어도 { $capacity }파운드를 내야 합니다.
water-frame-refusal-payment-range = 이 칸에는 { $low }파운드부터 { $high }파운드까지 낼 수 있습니다.
water-frame-refusal-too-late-in-action = 이 단계들은 정해진 순서대로 합니다. 이 단계의 순서는 이미 지났습니다.
water-frame-refusal-just-built = { $good } 공장은 이번 행동에서 건설했으므로 이번 행동에서는 폐쇄할 수 없습니다.
water-frame-refusal-top-level = 공장이 { $level }단계이며, 지금은 더 올릴 수 없습니다.
water-frame-refusal-level-too-high = { $level }단계는 아직 건설할 수 없습니다. 이 시대의 가장 높은 단계는 { $most }단계입니다.
water-frame-refusal-closed-level = 이번 행동에서 { $level }단계 { $good } 공장을 폐쇄했으므로 같은 공장을 다시 건설할 수 없습니다.
water-frame-refusal-too-few-workers = 노동자 { $needs }명이 필요한데, 구할 수 있는 노동자는 { $found }명입니다.
water-frame-refusal-inventor-used-up = 발명가의 사용료를 이미 모두 냈으므로 이제 타일을 반납해야 합니다.
water-frame-refusal-too-few-to-fire = 1번 줄은 가득 차 있어야 하고 추가 노동자는 해고할 수 없습니다. 이 공장에서 해고할 수 있는 노동자: { $most }명.
water-frame-refusal-row-full = { $good } 공장 { $row }번 줄에 빈칸이 그만큼 없습니다.
water-frame-refusal-fired-there = { $good } 공장 { $row }번 줄에서 노동자를 해고했으므로 같은 행동에서는 그 줄에 고용할 수 없습니다.
water-frame-refusal-warehouse-workers = 창고 노동자는 옮기거나 고용할 수 있지만 해고할 수 없습니다. 모두 { $least }명부터 { $most }명까지여야 합니다.
water-frame-refusal-no-machines-left =
    { $allowed ->
        [0] 낸 돈으로는 기계를 놓을 수 없습니다.
       *[other] 낸 돈으로 놓을 수 있는 기계는 { $allowed }대이며, 이미 모두 놓았습니다.
    }
water-frame-refusal-no-machine-space = { $good } 공장 { $row }번 줄에는 비어 있는 기계 칸이 없습니다.
water-frame-refusal-last-worker = { $good } 공장 { $row }번 줄에는 기계로 대체할 노동자와 남을 노동자가 모두 있어야 합니다.
water-frame-refusal-no-free-space = { $good } 공장 { $row }번 줄에는 빈칸이 없습니다.
water-frame-refusal-no-levels-left =
    { $allowed ->
        [0] 낸 돈으로는 품질을 올릴 수 없습니다.
       *[other] 낸 돈으로 올릴 수 있는 품질은 { $allowed }단계이며, 이미 모두 올렸습니다.
    }
water-frame-refusal-marker-at-top = { $good } 공장의 마커는 { $most }까지만 올릴 수 있습니다.
water-frame-refusal-too-few-pounds = 이 단계에는 { $needs }파운드가 드는데, 남은 금액은 { $left }파운드입니다.
water-frame-refusal-nothing-stored = { $good } 재고가 없습니다.
water-frame-refusal-no-loans = 대출이 없습니다.
water-frame-refusal-no-shares = 주식이 없습니다.
water-frame-refusal-top-contract = { $good } 계약은 이미 마지막 칸에 있습니다.
water-frame-refusal-count-range = 여기서 가능한 최대 수는 { $most }입니다.
water-frame-refusal-contract-lower = 계약은 트랙의 칸에서 위로만 움직입니다. 현재 계약: { $space }.
water-frame-refusal-no-contract = { $good } 계약이 없습니다.
water-frame-refusal-other-amount = 계약은 { $value }개이며, 한 번에 정확히 인도해야 합니다. 식민지 대리인이 있을 때만 1개 많거나 적어도 됩니다.
water-frame-refusal-too-few-goods = 이 상품이 모자랍니다. 가진 수량: { $have }개.
water-frame-refusal-ship-full = 다 실을 수 없습니다. 선박의 남은 적재량: { $left }.
water-frame-refusal-row-not-full = { $good } 공장 { $row }번 줄이 가득 차 있지 않습니다. 고른 마지막 줄까지 모두 가득 차 있어야 합니다.
water-frame-refusal-rows-of-marker = 이 마커로는 { $most }개 줄까지만 생산합니다.
water-frame-refusal-not-an-old-tile = 방금 가져온 타일은 반납할 수 없습니다.
water-frame-refusal-not-replaceable = 새 선박이 이 선박보다 크지 않습니다.
water-frame-refusal-nothing-to-discard = 지금 버려야 할 { $good }{ JOSA($good, "이/가") } 없습니다.
water-frame-refusal-must-sell = 이번에 생산한 상품을 먼저 팔아야 하며, 거절할 수 없습니다.
water-frame-refusal-nothing-own-left = 이번에 생산한 상품이 남아 있지 않습니다.
water-frame-refusal-no-school = 학교가 있어야 하고, 노동자가 있는 마지막 줄의 생산량만큼만 남아 있어야 합니다.
water-frame-refusal-nothing-made = 초과 근무는 이번 생산에서 상품을 하나 이상 만든 공장에만 쓸 수 있습니다.
water-frame-refusal-first-call-only = 이번 순서에는 할 수 없습니다. 초과 근무는 생산한 상품이 떨어진 뒤 첫 순서에만 쓸 수 있습니다.
water-frame-refusal-no-crew-on-ship = 선원이 있는 선박만 반납할 수 있습니다.
water-frame-refusal-not-manned = 그곳에 노동자가 없습니다.
water-frame-refusal-not-this-event = 지금의 사건으로는 할 수 없습니다.

## 게임판의 표시

water-frame-label-preparation = 1760년 · 준비
water-frame-label-market = { $year }년 · 활성화 상품: { $good }
water-frame-label-start = 시작 플레이어: { $seat }
water-frame-label-workers = 노동 시장: { $market }명 · 해고된 노동자: { $fired }명 · 임금: { $wage }파운드
water-frame-label-levels = 공장의 최고 단계: { $factory } · 매트의 최고 줄: { $mat }
water-frame-label-events = 알려진 사건: { $events }
water-frame-label-event-of = { $year }년 { $event }
water-frame-label-events-blank = 관료주의와 게임 종료만 효과가 있고, 다른 사건은 효과가 없습니다(“events” 옵션).
water-frame-label-events-reconstructed = 관료주의와 게임 종료를 뺀 모든 사건의 효과는 복원한 것입니다(“events” 옵션).
water-frame-label-bureaucracy-acts = 관료주의: 관리자가 없으면 관리표의 가장 싼 칸을 쓸 수 없습니다.
water-frame-label-good = 상품
water-frame-label-demand = 수요
water-frame-label-importer = 수입상
water-frame-label-appeal-of = { $number }번 매력
water-frame-label-companies = 회사
water-frame-label-seat = 이름
water-frame-label-seat-row = { $number }번 { $seat }
water-frame-label-cash = 돈
water-frame-label-shares = 주식
water-frame-label-space = 칸
water-frame-label-value = 가치
water-frame-label-loans = 대출
water-frame-label-ships = 선박
water-frame-label-result = 결과
water-frame-label-holdings = { $number }번 타일: { $tiles } · 재고: { $stored } · 계약: { $contracts }
water-frame-label-tile-at = { $tile }({ $good })
water-frame-label-chart = 관리표
water-frame-label-chart-of = { $number }번
water-frame-label-ship-on-chart = 선박({ $capacity })
water-frame-label-pounds = { $pounds }파운드
water-frame-label-factories = { $seat }의 공장
water-frame-label-factory = 공장
water-frame-label-level = 단계
water-frame-label-base = 기본
water-frame-label-quality = 품질
water-frame-label-distribution = 유통
water-frame-label-price = 가격
water-frame-label-appeal = 매력
water-frame-label-rows = 1~4번 줄
water-frame-label-makes = 생산
water-frame-label-extra = 추가
water-frame-label-row-cell =
    { $machines ->
        [0] { $workers }/{ $size }
       *[other] { $workers }+{ $machines }/{ $size }
    }
water-frame-label-rows-legend = 줄: 노동자 + 기계 / 칸. 가득 찬 줄만 생산합니다. 기본 + 품질 + 유통 − 가격 = 매력.
water-frame-label-marked = 늦은 고용 표시, 생산 행동이 없으면 게임 종료 시 손실: { $goods }
water-frame-label-greys = 회색 마커: { $markers }
water-frame-label-warehouse = 대형 창고 · 노동자가 있는 세로줄: { $columns } · 노동자가 있는 가로줄 수: { $rows }
water-frame-label-supply = 특수 마커 공급처
water-frame-label-tiles-left = 타일: { $tiles }
water-frame-label-mat-row = 매트 줄
water-frame-label-light-row = { $row } 연회색
water-frame-label-dark-row = { $row } 진회색
water-frame-label-greys-left = 회색 마커
water-frame-label-ships-left = 선박
water-frame-label-ships-of = 적재량 { $capacity } × { $left }척(선원 { $crew }명)
water-frame-label-reconstructed-note = 이 게임의 인쇄된 값 중 많은 것과 두 가지를 뺀 모든 사건은 복원한 것이며 실제와 다를 수 있습니다: “lineshaft sheet water-frame --provenance”로 볼 수 있습니다.

## 예측

water-frame-brings-earns = +{ $pounds }파운드
water-frame-brings-saves = { $pounds }파운드 절약
water-frame-brings-costs = −{ $pounds }파운드
water-frame-brings-delivery =
    { $ships ->
        [0] +{ $pounds }파운드, 주식 가치 그대로
       *[other] +{ $pounds }파운드, 주식은 { $space }번 칸으로
    }
water-frame-forecast-assumed = 지금 각 상품을 생산한다면 다음과 같습니다. 가정: 아무도 타일을 쓰거나 재고를 팔거나 선적하지 않습니다.
water-frame-forecast-machines-bought = { $marker }에 { $cost }파운드{ $fee ->
    [0] {""}
   *[other] {" "}+ 재사용료 { $fee }파운드
}: 기계 { $buys }대
water-frame-forecast-levels-bought = { $marker }에 { $cost }파운드{ $fee ->
    [0] {""}
   *[other] {" "}+ 재사용료 { $fee }파운드
}: 품질 { $buys }단계
water-frame-forecast-pounds-bought = { $marker }에 { $cost }파운드{ $fee ->
    [0] {""}
   *[other] {" "}+ 재사용료 { $fee }파운드
}: 유통 단계에 쓸 { $buys }파운드
water-frame-forecast-price-outlook = 가격 { $price }파운드라면: 매력 { $appeal }, 생산 { $made }개 · 판매 { $sold }개(남음 { $unsold }개) = { $income }파운드 · 비용 { $cost }파운드 · 주식 가치 +{ $steps }칸{ $best ->
        [0] { "" }
       *[other] { " " }(최고 매력 +{ $best })
    }{ $most ->
        [0] { "" }
       *[other] { " " }(최다 판매 +{ $most })
    }, { $space }번 칸 · 보유 주식 총가치 { $portfolio }파운드{ $shares ->
        [0] { "" }
       *[other] { " " }· 긴급 매각 { $shares }주
    }{ $loans ->
        [0] { "" }
       *[other] { " " }· 새 대출 { $loans }건
    }
water-frame-forecast-good-outlook = { $good }: 수요 { $demand } · 수입상 위치 { $importer }, 판매 { $sells }개
water-frame-forecast-calls-outlook = { $good }, 판매 순서(괄호 안은 매력 단계): { $calls }
water-frame-forecast-sale-outlook = { $seat }, { $good }, 가격 { $price }파운드: 매력 { $appeal }, 생산 { $made }개 · 판매 { $sold }개(남음 { $unsold }개) = { $income }파운드 · 비용 { $cost }파운드 · 주식 가치 +{ $steps }칸{ $best ->
        [0] { "" }
       *[other] { " " }(최고 매력 +{ $best })
    }{ $most ->
        [0] { "" }
       *[other] { " " }(최다 판매 +{ $most })
    }, { $space }번 칸 · 보유 주식 총가치 { $portfolio }파운드{ $shares ->
        [0] { "" }
       *[other] { " " }· 긴급 매각 { $shares }주
    }{ $loans ->
        [0] { "" }
       *[other] { " " }· 새 대출 { $loans }건
    }
water-frame-forecast-wage-outlook = 임금 { $wage }파운드 · 노동자를 { $hired }명 더 고용하면 { $next }파운드
water-frame-forecast-wage-stays = 임금 { $wage }파운드 · 고용해도 더 바뀌지 않음
water-frame-forecast-seat-outlook = { $seat }: 보유 주식 총가치 { $portfolio }파운드, 지금 게임이 끝나면 결과 { $result } · 주식 가치 { $value }파운드, 다음 1파운드까지 { $next }칸 · 시대 종료 시 선원과 창고 노동자 임금 { $harbor }파운드
water-frame-forecast-obsolete-next = { $seat }: 현대화하지 않으면 다음 시대에 구식이 되는 공장: { $goods }
water-frame-forecast-contract-ready = { $seat }: { $good } { $value }개 계약 · 판매 후 남는 상품 { $hand }개, 선박 적재량 { $capacity } · { $goods }개를 보내면 { $income }파운드, 이행하지 않으면 계약은 { $next }개가 되고 주식 가치는 { $space }번 칸
water-frame-forecast-contract-due = { $seat }: { $good } { $value }개 계약 · 판매 후 남는 상품 { $hand }개, 선박 적재량 { $capacity } · 전부 이행할 수 없어 계약은 { $next }개가 되고 주식 가치는 { $space }번 칸
water-frame-forecast-contract-lost = { $seat }: { $good } { $value }개 계약 · 이 상품의 생산은 더 이상 없으며, 이행하지 않으면 게임이 끝날 때 주식 가치가 { $value }칸 뒤로

## 상품

water-frame-good-food = 식품
water-frame-good-clothes = 의류
water-frame-good-cutlery = 식기류
water-frame-good-lamps = 램프

## 개발 타일

water-frame-tile-accountant = 회계사
water-frame-tile-administrator = 관리자
water-frame-tile-agent = 식민지 대리인
water-frame-tile-broker = 브로커
water-frame-tile-charisma = 카리스마
water-frame-tile-developer = 개발자
water-frame-tile-engineer = 기술자
water-frame-tile-engineering-works = 기계 제작소
water-frame-tile-extra-shifts = 초과 근무
water-frame-tile-foreman = 감독관
water-frame-tile-inventor = 발명가
water-frame-tile-office = 무역 사무실
water-frame-tile-patent = 특허
water-frame-tile-patron-food = 후원자(식품)
water-frame-tile-patron-clothes = 후원자(의류)
water-frame-tile-patron-cutlery = 후원자(식기류)
water-frame-tile-patron-lamps = 후원자(램프)
water-frame-tile-school = 학교
water-frame-tile-small-warehouse = 소형 창고
water-frame-tile-workshop = 작업장

## 매트의 회색 마커

water-frame-grey-machinery = 기계
water-frame-grey-quality = 품질
water-frame-grey-distribution = 유통
water-frame-grey-production = 생산

## 행동 이름

water-frame-action-factory = 공장
water-frame-action-workers = 노동자
water-frame-action-machinery = 기계
water-frame-action-quality = 품질
water-frame-action-distribution = 유통
water-frame-action-stock-exchange = 주식 거래
water-frame-action-production = 생산
water-frame-action-ship = 선박

## 행동 마커

water-frame-marker-factory = 공장
water-frame-marker-workers = 노동자
water-frame-marker-machinery = 기계
water-frame-marker-quality = 품질
water-frame-marker-distribution = 유통
water-frame-marker-stock-exchange = 주식 거래
water-frame-marker-light-machinery = 기계(연회색)
water-frame-marker-light-quality = 품질(연회색)
water-frame-marker-light-distribution = 유통(연회색)
water-frame-marker-light-production = 생산(연회색)
water-frame-marker-dark-machinery = 기계(진회색)
water-frame-marker-dark-quality = 품질(진회색)
water-frame-marker-dark-distribution = 유통(진회색)
water-frame-marker-dark-production = 생산(진회색)
water-frame-marker-first-ship = 1번 부두 선박
water-frame-marker-second-ship = 2번 부두 선박

## 시대의 사건

water-frame-happening-end-of-game = 게임 종료
water-frame-happening-bureaucracy = 관료주의
water-frame-happening-lobby = 로비
water-frame-happening-war-on-the-continent = 대륙의 전쟁
water-frame-happening-world-exhibition = 만국 박람회
water-frame-happening-navigation-acts = 항해 조례
water-frame-happening-economic-crisis = 경제 위기
water-frame-happening-hamburg-credit-crisis = 함부르크 신용 위기
water-frame-happening-opium-war = 아편 전쟁
water-frame-happening-good-harvest = 풍작
water-frame-happening-machine-breakers = 기계 파괴자
water-frame-happening-poor-relief = 빈민 구제
water-frame-happening-emigration = 이민
water-frame-happening-canal-boom = 운하 붐
water-frame-happening-patent-fair = 특허 박람회
water-frame-happening-share-fever = 주식 열풍
water-frame-happening-wage-strike = 임금 파업

## 게임의 단계

water-frame-phase-first-foundation = 첫 번째 설립
water-frame-phase-second-foundation = 두 번째 설립
water-frame-phase-start-capital = 창업 자금
water-frame-phase-assignment = 첫 타일 놓기
water-frame-phase-turns = 차례
water-frame-phase-sale = 판매
water-frame-phase-after-sale = 판매 후
water-frame-phase-shipment = 선적
water-frame-phase-storage = 보관
water-frame-phase-cycle-end = 라운드 종료
water-frame-phase-brokers = 브로커
water-frame-phase-harbor = 항구
water-frame-phase-events = 사건
water-frame-phase-decade-end = 시대 종료
water-frame-phase-over = 게임 종료

## 테이블의 옵션

water-frame-switch-setup = free: 시작 전에 저마다 공장 두 개를 설립하고, 주식을 팔고, 특수 마커를 하나 가져옵니다. predetermined: 공장, 가격, 주식, 돈, 타일이 자리와 인원수에 따라 정해져 있습니다.
water-frame-switch-events = documented: 관료주의와 게임 종료만 효과가 있고 다른 사건은 효과가 없습니다. reconstructed: 모든 사건에 효과가 있으며, 대부분 직접 만든 것입니다.
water-frame-switch-patrons = random: 후원자를 다른 타일처럼 무작위로 뽑습니다. all_four: 후원자 네 개를 언제나 펼쳐 놓고 다른 타일을 그만큼 적게 뽑습니다.
water-frame-switch-predetermined-events = 정해진 준비에서 쓰입니다. fixed: 사건마다 시대가 정해져 있고 모두 알려져 있습니다. shuffled: 로비, 대륙의 전쟁, 만국 박람회를 1770년, 1780년, 1800년에 무작위로 놓습니다.
water-frame-switch-timetable = 인쇄된 일정표를 읽는 방법으로, 1770년부터 1810년까지 시대별 값입니다. c: 공장 단계 1 2 3 4 4, 매트 줄 1 2 2 3 3. b: 둘 다 1 2 3 4 4. a: 둘 다 1 2 2 3 3. 구식이 되는 단계는 이에 따라 정해집니다.

## 화면의 게임판

water-frame-board-parts = 게임판의 부분
water-frame-board-part-market = 시장
water-frame-board-part-chart = 행동
water-frame-board-part-company = 내 회사
water-frame-board-part-sale = 다가오는 판매
water-frame-board-part-harbor = 항구
water-frame-board-part-supply = 특수 마커
water-frame-board-part-companies = 다른 회사
water-frame-board-part-track = 주식과 시간표
water-frame-board-part-asked = 여기에서 선택합니다
water-frame-board-market = 노동 시장과 수요
water-frame-board-active = 이번 주기에 생산
water-frame-board-column = { $good }: 수요 { $demand }
water-frame-board-appeal-of = 매력, { $good }
water-frame-board-appeal-at = { $seat }: 매력 { $appeal }
water-frame-board-importer-at = 수입상: 매력 { $appeal }
water-frame-board-wage = 임금
water-frame-board-next-wage = { $hired }명 더 고용하면 { $next }파운드
water-frame-board-fired = 해고됨: { $fired }명
water-frame-board-boxed = 게임에서 제외: { $boxed }명
water-frame-board-chart-help = 마커와 칸을 한 번에 고릅니다. 같은 칸에서 다시 쓰면 { $fee }파운드가 더 듭니다.
water-frame-board-cell = { $marker }, { $cost }파운드 칸: { $what }
water-frame-board-again = 다시
water-frame-board-buys-machinery = 기계 { $buys }대
water-frame-board-buys-quality = { $buys }단계
water-frame-board-buys-distribution = { $buys }파운드 인정
water-frame-board-buys-production = 최대 { $buys }줄
water-frame-board-then-price = 그다음 가격
water-frame-board-then-special = 그다음 특수 마커
water-frame-board-turn = 차례의 단계
water-frame-board-step-space = 칸과 비용
water-frame-board-step-paid = 지불: { $pounds }
water-frame-board-step-main = 주요 행동
water-frame-board-step-additional = 추가 행동
water-frame-board-step-used = { $allowed } 중 { $used } 사용
water-frame-board-step-bill = 청구액 { $bill }파운드
water-frame-board-step-done = (완료)
water-frame-board-how-many = 수량
water-frame-board-level = { $level }단계: 비용과 기본 품질 { $cost }
water-frame-board-obsolete = 구식, 추가 노동자 { $extra }명
water-frame-board-marked = 표시됨: 늦은 고용
water-frame-board-line = { $row }번 줄: 노동자 { $workers }명, 기계 { $machines }대, 칸 { $size }개. 가득 차면 { $makes }개 생산
water-frame-board-worker = 노동자, { $good }, { $row }번 줄
water-frame-board-machine = 기계
water-frame-board-place = 빈칸, { $good }, { $row }번 줄, 여기까지 노동자 { $workers }명
water-frame-board-what-if-key = 마커를 고르기 전에 가격, 자리, 단계를 가리켜 시험해 보십시오. 막대에 그 판매 결과가 나옵니다.
water-frame-board-no-factory = 아직 공장이 없습니다. 줄은 I단계 기준입니다.
water-frame-board-close = 폐쇄
water-frame-board-fixed = 재고 1개의 판매가 { $price }
water-frame-board-equation = { $good }: 기본 { $base } + 품질 { $quality } + 유통 { $distribution } − 가격 { $price } = 매력 { $appeal }
water-frame-board-prices = 가격, { $good }
water-frame-board-price-brings = { $price }파운드: 매력 { $appeal }, 판매 { $sold }개, 수입 { $income }파운드, 주식 가치 +{ $steps }
water-frame-board-price-short = ×{ $sold } ↑{ $steps }
water-frame-board-price-key = 각 가격이 지금 가져올 판매: 막대 = 수입, × = 판매 수, ↑ = 주식 칸.
water-frame-board-cash = 현금
water-frame-board-shares = 자기 주식: { $all }주 중 { $shares }주
water-frame-board-to-next = 다음 파운드까지 { $spaces }칸
water-frame-board-portfolio = 포트폴리오
water-frame-board-start = 시작 플레이어
water-frame-board-rival = { $cash }파운드 · { $shares } × { $value }파운드
water-frame-board-warehouse = 창고
water-frame-board-stored = { $good }: 재고 { $stored }, 자리 { $room }
water-frame-board-small-warehouse = 소형 창고, 모든 상품 합계: 재고 { $stored }, 자리 { $room }
water-frame-board-row-workers = 노동자가 있는 가로줄: { $rows }
water-frame-board-ship = 적재량 { $capacity }, 선원 { $crew }명
water-frame-board-empty-pier = 빈 부두
water-frame-board-harbor-wages = 시대가 끝날 때 선원과 창고 임금: { $pounds }파운드
water-frame-board-contracts = 계약
water-frame-board-contract = 계약, { $good }: { $value }
water-frame-board-no-contract = 계약 없음, { $good }
water-frame-board-contract-short = { $value }개 중 { $hand }개 보유, 못 보내면 { $next }개로, 주식 칸 { $space }
water-frame-board-contract-pays = ✓ { $goods }개 선적 가능: { $income }파운드, 주식 칸 { $space }
water-frame-board-contract-lost = 더 이상의 생산 없음, 못 보내면 게임이 끝날 때 주식 가치가 { $value }칸 뒤로
water-frame-board-brings = { $move }: { $brings }
water-frame-board-not-delivered = 보유 { $hand }개, 못 보내면 { $next }개로, 주식 칸 { $space }
water-frame-board-owned = 타일과 회색 마커
water-frame-board-nothing = 없음
water-frame-board-light = 연회색
water-frame-board-dark = 진회색
water-frame-board-mat-shut = 아직 닫힘
water-frame-board-grey = { $grey }: { $terms }, 남음: { $left }
water-frame-board-terms-machinery = 기계 1, 2, 3대: { $terms }파운드
water-frame-board-terms-quality = 1, 2, 3단계: { $terms }파운드
water-frame-board-terms-distribution = 최대 { $terms }파운드 인정
water-frame-board-terms-production = 최대 { $terms }줄
water-frame-board-crew = 선원 { $crew }명
water-frame-board-tiles = 발전 타일
water-frame-board-timetable = 시간표
water-frame-board-factory-level = 공장 단계
water-frame-board-mat-level = 매트 단계
water-frame-board-obsolete-before = 그 전에 구식
water-frame-board-events = 사건
water-frame-board-economy = 수입상 +{ $steps }, 복귀 노동자 { $workers }명
water-frame-board-economy-key = 경제: ↑ 수입상 전진, ⚒ 시장으로 돌아오는 노동자, ? 뒷면.
water-frame-board-face-down = 뒷면
water-frame-board-event-end-of-game = 이 시대가 끝나면 게임이 끝납니다
water-frame-board-event-bureaucracy = 관리자가 없으면 게임이 끝날 때까지 관리표의 2파운드 칸을 쓸 수 없습니다
water-frame-board-event-lobby = 차례 순서로 각자 수입상 하나를 { $value } 물릴 수 있습니다
water-frame-board-event-war-on-the-continent = 다음 시대에 수입상이 나아가지 않습니다. 노동자는 시장으로 돌아옵니다
water-frame-board-event-world-exhibition = 상품마다 품질이 홀로 가장 높은 사람이 주식 가치 트랙에서 { $value }칸 전진합니다
water-frame-board-event-navigation-acts = 다음 시대에 선적한 상품마다 { $value }파운드를 더 받습니다
water-frame-board-event-economic-crisis = 다음 시대에 모든 상품의 수요가 { $value } 낮아집니다
water-frame-board-event-hamburg-credit-crisis = 각자 은행에 있는 자기 주식 { $value }주마다 1파운드를 냅니다(내림)
water-frame-board-event-opium-war = 다음 시대에 선박을 쓸 때마다 주식 가치가 { $value }칸 더 후퇴합니다
water-frame-board-event-good-harvest = 다음 식품 라운드에 식품 수요가 { $value } 높아집니다
water-frame-board-event-machine-breakers = 각자 자기 기계 { $value }개마다 1파운드를 냅니다(내림)
water-frame-board-event-poor-relief = 해고된 노동자가 { $value }명까지 시장으로 돌아갑니다
water-frame-board-event-emigration = 해고된 노동자가 { $value }명까지 게임에서 나갑니다
water-frame-board-event-canal-boom = 차례 순서로 각자 공장 하나의 유통을 { $value } 올릴 수 있습니다
water-frame-board-event-patent-fair = 포트폴리오가 낮은 사람부터 각자 특수 마커를 하나 가져올 수 있습니다
water-frame-board-event-share-fever = 차례 순서로 각자 주식 1주를 현금으로 살 수 있습니다
water-frame-board-event-wage-strike = 다음 생산이 끝날 때까지 임금이 { $value }파운드 높아집니다
water-frame-board-event-blank = 아무 일도 일어나지 않습니다. 이 마커의 효과는 알려져 있지 않습니다
water-frame-board-event-line = { $event }: { $means }
water-frame-board-lasting = 적용 중:
water-frame-board-mod-war = 수입상 정지
water-frame-board-mod-navigation = 선적한 상품마다 { $value }파운드 추가
water-frame-board-mod-crisis = 모든 상품의 수요 −{ $value }
water-frame-board-mod-opium = 선박을 쓸 때마다 주식 가치 { $value }칸 추가 후퇴
water-frame-board-mod-harvest = 식품 수요 +{ $value }
water-frame-board-mod-strike = 임금 +{ $value }파운드
water-frame-board-reconstructed = 숫자 뒤의 표시: 복원한 값으로, 인쇄된 게임과 다를 수 있습니다.
water-frame-board-track = 주식 가치
water-frame-board-track-at = { $seat }: { $space }번 칸, { $value }파운드
water-frame-board-track-pounds = 숫자는 주식 1주의 가치(파운드)입니다.
water-frame-board-track-key = 흐린 토큰: 다가오는 판매 뒤의 위치.
water-frame-board-sale = 다가오는 판매
water-frame-board-what-if = 가정: { $what }
water-frame-board-what-if-way = 가정: { $way }
water-frame-board-what-if-none = 이번 차례에는 그렇게 할 수 없습니다.
water-frame-board-what-if-take = 이대로 하기
water-frame-board-what-if-leave = 그만두기
water-frame-board-tried = 만약: { $move }
water-frame-board-coming = 다음
water-frame-board-going = 진행 중
water-frame-board-calls = 판매 순서
water-frame-board-calls-left = 판매 순서(이제부터)
water-frame-board-level-of-call = 매력
water-frame-board-left = 남은 수요: { $left }
water-frame-board-nobody-sells = 아무도 팔지 못합니다.
water-frame-board-no-sellers = 이 상품의 공장을 가진 사람이 없습니다.
water-frame-board-no-forecast = 이 테이블의 플레이어만 예측을 볼 수 있습니다.
water-frame-board-ticker = 모든 플레이어의 다가오는 판매({ $good }). 전체를 엽니다.
water-frame-board-ticker-key = × 판매 수, 수입 − 임금과 기계, ↑ 주식 칸.
water-frame-board-was = 이전: { $was },
water-frame-board-best-appeal = 최고 매력
water-frame-board-most-sold = 최다 판매
water-frame-board-need-shares = 주식 긴급 매각: { $shares }주
water-frame-board-need-loans = 새 대출: { $loans }건
water-frame-board-sale-price = 가격
water-frame-board-sale-appeal = 매력
water-frame-board-sale-made = 생산
water-frame-board-sale-sold = 판매
water-frame-board-sale-unsold = 미판매
water-frame-board-sale-income = 수입
water-frame-board-sale-cost = 비용
water-frame-board-sale-steps = 칸 상승
water-frame-board-sale-space = 칸
water-frame-board-sale-portfolio = 이후 포트폴리오
water-frame-board-tie-seat = { $seat }(품질 { $quality })
water-frame-board-tie-quality = 매력 { $appeal } 동점, 품질이 높은 쪽이 먼저 팝니다: { $names }.
water-frame-board-tie-together = 매력 { $appeal } 동점, 품질이 같으면 함께 팝니다: { $names }.
water-frame-board-tie-importer = 매력 { $appeal }에서는 수입상이 플레이어 뒤에 팝니다.
water-frame-board-last-sale = 판매 과정: { $good }
water-frame-board-skip = 건너뛰기
water-frame-board-again-sale = 다시 보기
water-frame-board-advice-found = 첫 게임이라면 서로 다른 두 상품을, 그중 하나는 경쟁자가 적은 것으로 고르십시오. 식품과 의류는 싸고 노동자가 적게 듭니다.
water-frame-board-advice-shares = 적어도 4주를 파십시오. 5~7주를 팔면 공장 값을 낸 뒤 30~50파운드가 남습니다.
water-frame-board-advice-price = 모두 팔 수 있는 가장 높은 가격이 좋은 가격입니다. 1파운드 낮춰 단독 선두가 된다면 그렇게 하십시오.
water-frame-board-advice-special = 특허, 감독관, 작업장은 첫 차례부터 도움이 됩니다.
water-frame-board-tile-accountant = 칸의 금액보다 2파운드까지 덜 내거나 더 냅니다.
water-frame-board-tile-administrator = 관료주의에도 2파운드 칸을 쓰며, 재사용 요금이 없습니다.
water-frame-board-tile-agent = 행동이나 생산마다 한 번, 계약을 1개 많거나 적게 인도합니다.
water-frame-board-tile-broker = 반납하고 1~2주를 반값에 사거나, 시대가 끝날 때마다 거래합니다.
water-frame-board-tile-charisma = 주식 보너스 동점에서 이깁니다. 반납하면 시작 플레이어를 정합니다.
water-frame-board-tile-developer = 반납하면 건설하거나 현대화하는 공장마다 5파운드 할인됩니다.
water-frame-board-tile-engineer = 품질을 6까지 올리고, 품질 행동에 0~15파운드를 냅니다.
water-frame-board-tile-engineering-works = 다른 플레이어가 설치하는 기계마다 1파운드를 받습니다.
water-frame-board-tile-extra-shifts = 반납하면 생산 때 상품 1개를 더 만듭니다.
water-frame-board-tile-foreman = 한 공장에서 노동자 4명까지 2파운드씩 덜 듭니다.
water-frame-board-tile-inventor = 현대화, 회색 마커, 선박을 한 단계 높게 씁니다. 반납하거나 점점 오르는 사용료를 냅니다.
water-frame-board-tile-office = 인도할 때 행동이나 생산마다 한 번 5파운드를 받습니다.
water-frame-board-tile-patent = 유통에 2파운드를 더하거나, 반납하고 2단계를 무료로 올립니다.
water-frame-board-tile-patron = 그 상품의 판매 뒤에 자기 가격으로 1개를 더 팝니다.
water-frame-board-tile-school = 생산 때 마지막 줄을 닫을 수 있고, 대체된 노동자를 옮길 수 있습니다.
water-frame-board-tile-small-warehouse = 아무 상품이나 5개를 더 보관합니다.
water-frame-board-tile-workshop = 기계 행동에 3파운드가 더 인정되고, 한 공장의 모든 기계 유지비가 합쳐서 1파운드입니다.
water-frame-board-figure-result = 현재 결과
water-frame-board-figure-result-means = 지금 게임이 끝날 때의 주식 수 × 가치로, 재고를 팔고 현금으로 주식을 산 뒤의 값입니다.
water-frame-board-figure-cash = 현금
water-frame-board-figure-cash-means = 가진 파운드입니다.
water-frame-board-figure-shares = 주식
water-frame-board-figure-shares-means = 가진 자기 주식입니다.
water-frame-board-figure-value = 주식 가치
water-frame-board-figure-value-means = 주식 1주의 가치(파운드)입니다.
water-frame-board-figure-space = 주식 칸
water-frame-board-figure-space-means = 주식 표시의 위치로, 1에서 100까지입니다.
water-frame-board-figure-loans = 대출
water-frame-board-figure-loans-means = 갚지 않은 대출입니다. 하나라도 남으면 패배합니다.
water-frame-board-figure-factories = 공장
water-frame-board-figure-factories-means = 서 있는 공장 수입니다.
water-frame-board-figure-workers = 노동자
water-frame-board-figure-workers-means = 추가 노동자를 포함한 공장 노동자 수입니다.
water-frame-board-figure-machines = 기계
water-frame-board-figure-machines-means = 줄에 설치된 기계 수입니다.
water-frame-board-figure-output = 생산량
water-frame-board-figure-output-means = 가득 찬 모든 줄이 만드는 상품 수입니다.
water-frame-board-figure-stored = 재고
water-frame-board-figure-stored-means = 창고에 있는 상품 수입니다.
water-frame-board-figure-tiles = 타일
water-frame-board-figure-tiles-means = 가진 발전 타일 수입니다.
water-frame-board-why-sold = { $level } 단계를 부르고, 매력 { $appeal }{ JOSA($appeal, "은/는") } 여기에 닿습니다. 매력이 높은 쪽이 먼저이고, 같으면 품질로 정합니다. 남은 수요: { $left }.
water-frame-board-why-importer = { $level } 단계를 부르고, 수입상의 매력 { $appeal }{ JOSA($appeal, "은/는") } 여기에 닿습니다. 같으면 수입상이 마지막입니다. 남은 수요: { $left }.
water-frame-board-unit-back = 한 개 앞으로 되돌리기
water-frame-board-unit-on = 다음 한 개
water-frame-board-now = 지금 { $now },
water-frame-board-made = 이번 차례에 정한 것
water-frame-board-back = 이 단계 되돌리기
water-frame-board-contract-of = { $seat }, { $good } × { $value } 계약:
water-frame-board-provenance = 수치마다의 출처
water-frame-board-advice-marker = 한 시대에 차례가 네 번 있고, 차례마다 마커를 하나 씁니다. 줄은 가득 차야 생산하므로 먼저 줄을 채우세요. 막대는 다가올 판매의 결과를 보여 줍니다.
water-frame-board-step-by-step = 한 단계씩
water-frame-board-now-sale = 지금까지의 판매: { $good }
water-frame-board-now-level = 지금 부르는 매력: { $level } 이상
water-frame-board-now-left = 남은 수요: { $left } · 수입상이 판 수: { $importer }
water-frame-board-now-made = 생산
water-frame-board-now-sold = 판매
water-frame-board-now-unsold = 남음
water-frame-board-now-stored = 창고
water-frame-board-figure-worth = 주가
water-frame-board-figure-worth-means = 주식 1주의 가치(파운드)입니다.
water-frame-board-passing-open = 판매 보기
water-frame-board-passing-close = 치우기
water-frame-board-no-more-sales = 더 이상의 판매는 없습니다. 기록에서 각 판매를 다시 볼 수 있습니다.
