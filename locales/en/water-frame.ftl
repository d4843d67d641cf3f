### Texts of Arkwright: Water Frame.

## The game

water-frame-title = Arkwright: Water Frame
water-frame-about = Run factories for food, clothes, cutlery and lamps from 1770 to 1810: hire workers, put in machines, balance price against appeal, ship to the colonies, and end with the most valuable packet of your own shares.

## Decisions: short names

water-frame-decision-found-factory = Factory to found
water-frame-decision-set-price = Price
water-frame-decision-sell-start-shares = Start-up capital
water-frame-decision-take-special = Special marker
water-frame-decision-assign-tile = Factory of a tile
water-frame-decision-choose-marker = Action marker
water-frame-decision-choose-space = Space of the administration chart
water-frame-decision-choose-payment = Administration cost
water-frame-decision-factory-step = Closing, modernising, building
water-frame-decision-inventor-fee = Fee of the Inventor
water-frame-decision-use-developer = Use of the Developer
water-frame-decision-workers-step = Firing and hiring
water-frame-decision-warehouse-columns = Warehouse columns
water-frame-decision-warehouse-rows = Warehouse rows
water-frame-decision-place-machine = Placing machines
water-frame-decision-relocate-worker = Moving replaced workers
water-frame-decision-raise-quality = Raising quality
water-frame-decision-patent-mode = Use of the Patent
water-frame-decision-raise-distribution = Raising distribution
water-frame-decision-free-raise = Free distribution steps
water-frame-decision-stock-menu = Stock exchange
water-frame-decision-stock-count = Number at the stock exchange
water-frame-decision-contract-space = Size of the contract
water-frame-decision-ship-step = Delivering by ship
water-frame-decision-choose-production = Production action
water-frame-decision-use-extra-shifts = Use of Extra Shifts
water-frame-decision-return-tile = Tile to return
water-frame-decision-replace-ship = Ship to replace
water-frame-decision-discard-good = Good to discard
water-frame-decision-sale-call = Sale
water-frame-decision-close-row = Closing a row with the School
water-frame-decision-sell-to-patron = Sale to the Patron
water-frame-decision-ship-contract = Shipping for a contract
water-frame-decision-charisma-start = Use of Charisma
water-frame-decision-broker-menu = Dealing with the Broker
water-frame-decision-harbor-step = Warehouse and ships at the end of the decade
water-frame-decision-event-choice = Choice of the event
water-frame-decision-name-start-player = Next start player
water-frame-decision-over = Game over

## Decisions: what to do now

water-frame-ask-found-factory = Choose the good of the factory you found.
water-frame-ask-set-price = Set the price of { $good }; each pound more is one appeal less.
water-frame-ask-sell-start-shares = Choose how many shares to sell for your start-up capital; it has to pay for both factories.
water-frame-ask-take-special = Take a special marker (tile, grey marker or ship), use one of the other options, or take nothing.
water-frame-ask-assign-tile = Choose the factory where this tile works: { $tile }.
water-frame-ask-choose-marker = Choose the action marker of your turn; a marker already on the chart costs a fee on top.
water-frame-ask-choose-space = Choose the space of the administration chart for this marker: { $marker }.
water-frame-ask-choose-payment = Choose the administration cost you pay for this marker: { $marker }.
water-frame-ask-factory-step = Close, modernise and build factories, as many as you like, then finish. Bill so far: £{ $bill }.
water-frame-ask-inventor-fee = You have used the Inventor: return the tile, or pay £{ $fee } to keep it.
water-frame-ask-use-developer = Decide whether to return the Developer for a discount on each factory built or modernised.
water-frame-ask-workers-step = Fire workers, then hire workers into rows, then put workers at the warehouse; or finish.
water-frame-ask-warehouse-columns = Choose the warehouse columns that have a worker from now on.
water-frame-ask-warehouse-rows = Choose how many warehouse rows have a worker from now on.
water-frame-ask-place-machine = Choose the row where a machine replaces a worker, or finish; machines left: { $left }.
water-frame-ask-relocate-worker = Choose a free space for a replaced worker, or let the rest be fired; workers left: { $left }.
water-frame-ask-raise-quality = Choose the factory whose quality rises by 1, or finish; levels left: { $left }.
water-frame-ask-patent-mode = Use the Patent for £{ $pounds } more, or return it for free distribution steps: { $steps }.
water-frame-ask-raise-distribution = Choose the factory whose distribution rises by 1, or finish; a step costs its new level; pounds left: £{ $left }.
water-frame-ask-free-raise = Choose the factory whose distribution rises by 1 free of charge, or finish; free steps left: { $left }.
water-frame-ask-stock-menu = Sell goods, repay loans, sell or buy shares, sign contracts; then finish.
water-frame-ask-stock-count = Choose how many: { $what }.
water-frame-ask-contract-space = Choose the size of your contract for { $good }.
water-frame-ask-ship-step = Deliver contracts with this ship, or finish; room left: { $capacity }.
water-frame-ask-choose-production = Choose the factory that produces for the warehouse, and how many rows.
water-frame-ask-use-extra-shifts = Decide whether to return Extra Shifts for one more good.
water-frame-ask-return-tile = You have too many tiles: choose the one you return.
water-frame-ask-replace-ship = Both your piers are taken: choose the ship that goes back.
water-frame-ask-discard-good = There are too many goods for your warehouses: choose the kind of which one is lost.
water-frame-ask-sale-call = You are called in the sale of { $good }: choose what to do.
water-frame-ask-close-row = Decide whether the School closes the last manned row for { $good }: it makes nothing and costs nothing.
water-frame-ask-sell-to-patron = Decide whether to sell one more good to the Patron ({ $good }).
water-frame-ask-ship-contract = Decide whether to deliver your contract for { $good } now.
water-frame-ask-charisma-start = Return Charisma to name the next start player, or keep it.
water-frame-ask-broker-menu = The Broker lets you sell goods and sell or buy shares; then finish.
water-frame-ask-harbor-step = Return ships with a crew and fire warehouse workers, or finish.
water-frame-ask-patent-fair = Event “{ $event }”: you may take one special marker (tile, grey marker or ship) without using an action; or take nothing.
water-frame-ask-event-choice = Event “{ $event }”: { $chance }, or answer no.
water-frame-ask-name-start-player = Your portfolio is the lowest: name the start player of the next decade.
water-frame-ask-over = The game is over; there is nothing left to decide.

## Moves

water-frame-move-found = Found a factory for { $good }
water-frame-move-price = Price of { $good }: £{ $price }
water-frame-move-sell-start =
    { $shares ->
        [0] Sell no shares
        [one] Sell { $shares } share
       *[other] Sell { $shares } shares
    }
water-frame-move-take-nothing = Take nothing
water-frame-move-take-tile = Take the tile { $tile }
water-frame-move-take-grey =
    { $row ->
        [1] Take a light grey marker from mat row 1: { $grey }
        [2] Take a light grey marker from mat row 2: { $grey }
       *[other] Take a dark grey marker from mat row { $row }: { $grey }
    }
water-frame-move-take-ship = Take a ship of capacity { $capacity }
water-frame-move-reassign = Move this tile to another factory: { $tile }
water-frame-move-broker-buy =
    { $shares ->
        [one] Return the Broker and buy { $shares } share at half price
       *[other] Return the Broker and buy { $shares } shares at half price
    }
water-frame-move-assign = At the factory for { $good }
water-frame-move-use = Action marker: { $marker }
water-frame-move-put = On the £{ $cost } space
water-frame-move-pay = Pay £{ $pounds }
water-frame-move-close = Close the factory for { $good }
water-frame-move-modernise = Modernise the factory for { $good } by one level
water-frame-move-build = Build a factory of level { $level } for { $good }
water-frame-move-done = Finish
water-frame-move-return-inventor = Return the Inventor
water-frame-move-pay-inventor = Pay the fee and keep the Inventor
water-frame-move-no = No
water-frame-move-yes = Yes
water-frame-move-fire =
    { $workers ->
        [one] Fire { $workers } worker of the factory for { $good }
       *[other] Fire { $workers } workers of the factory for { $good }
    }
water-frame-move-hire =
    { $workers ->
        [one] Hire { $workers } worker for { $good }, row { $row }
       *[other] Hire { $workers } workers for { $good }, row { $row }
    }
water-frame-move-man-warehouse = Put workers at the warehouse
water-frame-move-columns = Columns with a worker: { $columns }
water-frame-move-rows = Rows with a worker: { $rows }
water-frame-move-mechanise = Machine for { $good }, row { $row }
water-frame-move-relocate = Worker to { $good }, row { $row }
water-frame-move-stay-fired = Leave the rest fired
water-frame-move-raise-quality = Quality +1 at the factory for { $good }
water-frame-move-add-two = Keep the Patent and use its extra pounds
water-frame-move-return-for-two = Return the Patent for free distribution steps
water-frame-move-raise-distribution = Distribution +1 at the factory for { $good }
water-frame-move-free-raise = Distribution +1 free of charge at the factory for { $good }
water-frame-move-sell-goods = Sell stored goods: { $good }
water-frame-move-repay = Repay loans
water-frame-move-sell-shares = Sell shares
water-frame-move-buy-shares = Buy shares
water-frame-move-contract = Sign or raise a contract for { $good }
water-frame-move-count = Number: { $count }
water-frame-move-contract-space =
    { $space ->
        [one] Contract for { $space } good
       *[other] Contract for { $space } goods
    }
water-frame-move-fulfil = Deliver { $goods } × { $good }
water-frame-move-no-production = Produce nothing
water-frame-move-produce =
    { $rows ->
        [1] Produce { $good } in row 1
       *[other] Produce { $good } in rows 1 to { $rows }
    }
water-frame-move-return-tile = Return the tile { $tile }
water-frame-move-replace-ship = Replace the ship at pier { $pier }
water-frame-move-discard = Discard one good: { $good }
water-frame-move-sell-own = Sell one good of your production
water-frame-move-close-row = Close the last manned row with the School
water-frame-move-sell-stored = Sell one stored good
water-frame-move-extra-shift = Return Extra Shifts, make one more good and sell it
water-frame-move-stop = Sell no more
water-frame-move-name-start = Next start player: { $seat }
water-frame-move-return-ship = Return the ship at pier { $pier } and fire its crew
water-frame-move-fire-column = Fire the worker at the warehouse column of { $good }
water-frame-move-fire-row = Fire the worker at one warehouse row
water-frame-move-lower-importer = Move the importer of { $good } back
water-frame-move-promote = Distribution +1 at the factory for { $good }
water-frame-move-buy-one = Buy one share

## Events

water-frame-event-founded = { $seat } founds a factory for { $good }.
water-frame-event-cycle-began = { $year }, cycle of { $good }: the cycle begins; start player: { $start }.
water-frame-event-economy-moved = Economy: the importer of { $good } is now at { $importer }; workers back on the job market: { $workers }.
water-frame-event-marker-used =
    { $fee ->
        [0] { $seat } uses the marker { $marker }; administration cost £{ $pounds }.
       *[other] { $seat } uses the marker { $marker } again; administration cost £{ $pounds } and fee £{ $fee }.
    }
water-frame-event-paid = { $seat } pays £{ $pounds } for { $reason }.
water-frame-event-received = { $seat } receives £{ $pounds } for { $reason }.
water-frame-event-emergency-sale =
    { $shares ->
        [one] { $seat } has to sell { $shares } share in an emergency sale for £{ $pounds }; share value back to space { $space }.
       *[other] { $seat } has to sell { $shares } shares in an emergency sale for £{ $pounds }; share value back to space { $space }.
    }
water-frame-event-borrowed =
    { $loans ->
        [one] { $seat } has to take { $loans } loan of £{ $pounds }; share value back to space { $space }.
       *[other] { $seat } has to take { $loans } loans, £{ $pounds } in all; share value back to space { $space }.
    }
water-frame-event-repaid =
    { $loans ->
        [one] { $seat } repays { $loans } loan with £{ $pounds }.
       *[other] { $seat } repays { $loans } loans with £{ $pounds }.
    }
water-frame-event-closed = { $seat } closes the factory for { $good }.
water-frame-event-modernised = { $seat } modernises the factory for { $good } to level { $level }.
water-frame-event-built = { $seat } builds a factory of level { $level } for { $good }.
water-frame-event-fired =
    { $workers ->
        [one] { $seat } fires { $workers } worker of the factory for { $good }.
       *[other] { $seat } fires { $workers } workers of the factory for { $good }.
    }
water-frame-event-hired =
    { $workers ->
        [one] { $seat } hires { $workers } worker for { $good }, row { $row }.
       *[other] { $seat } hires { $workers } workers for { $good }, row { $row }.
    }
water-frame-event-warehouse-manned = { $seat } puts workers at the warehouse; columns with a worker: { $columns }, rows: { $rows }.
water-frame-event-column-fired = { $seat } fires the worker at the warehouse column of { $good }.
water-frame-event-row-fired = { $seat } fires the worker at a warehouse row.
water-frame-event-mechanised = { $seat } replaces a worker by a machine: { $good }, row { $row }.
water-frame-event-relocated = { $seat } moves a replaced worker: { $good }, row { $row }.
water-frame-event-quality-raised = { $seat } raises the quality marker of { $good } to { $level }.
water-frame-event-distribution-raised = { $seat } raises the distribution of { $good } to { $level }.
water-frame-event-price-set = { $seat } sets { $good } to price £{ $price } and appeal { $appeal }.
water-frame-event-distribution-faded = The distribution of { $good } of { $seat } fades to { $level }.
water-frame-event-price-forced = The price of { $good } of { $seat } falls to £{ $price } because appeal cannot go below 0; share value back to space { $space }.
water-frame-event-tile-taken = { $seat } takes the tile { $tile }.
water-frame-event-tile-returned = { $seat } returns the tile { $tile }.
water-frame-event-tile-assigned = { $seat } puts the tile { $tile } at the factory for { $good }.
water-frame-event-inventor-kept = { $seat } keeps the Inventor for a fee of £{ $fee }.
water-frame-event-grey-taken = { $seat } takes a grey marker from mat row { $row }: { $marker }.
water-frame-event-ship-taken = { $seat } takes a ship of capacity { $capacity } to pier { $pier }.
water-frame-event-ship-replaced = { $seat } replaces the ship of capacity { $old } at pier { $pier } by one of capacity { $capacity }.
water-frame-event-ship-returned = { $seat } returns the ship of capacity { $capacity } at pier { $pier } and fires its crew.
water-frame-event-sold-shares =
    { $shares ->
        [one] { $seat } sells { $shares } share for £{ $pounds }.
       *[other] { $seat } sells { $shares } shares for £{ $pounds }.
    }
water-frame-event-bought-shares =
    { $shares ->
        [one] { $seat } buys { $shares } share for £{ $pounds }.
       *[other] { $seat } buys { $shares } shares for £{ $pounds }.
    }
water-frame-event-sold-goods = { $seat } sells { $goods } × { $good } from store for £{ $pounds }.
water-frame-event-contract-placed = { $seat } signs a contract for { $space } × { $good }.
water-frame-event-contract-moved = { $seat } has not delivered the contract for { $good }; it is now for { $space }; share value at space { $indicator }.
water-frame-event-shipped = { $seat } ships { $goods } × { $good } for £{ $pounds }; share value at space { $space } (ships charged: { $ships }).
water-frame-event-made = { $seat } produces { $goods } × { $good }.
water-frame-event-sold-unit = { $seat } sells 1 × { $good } at appeal level { $level }.
water-frame-event-importer-sold-unit = The importer sells 1 × { $good } at appeal level { $level }.
water-frame-event-row-closed = { $seat } closes the last manned row for { $good } with the School; goods fewer: { $goods }.
water-frame-event-sold-to-patron = { $seat } sells 1 × { $good } to the Patron.
water-frame-event-sale-ended = The sale of { $good } is over; sold by the importer: { $importer }.
water-frame-event-sold = { $seat } has sold { $goods } × { $good } for £{ $pounds }.
water-frame-event-shares-rose =
    { $steps ->
        [one] The share value of { $seat } rises by { $steps } space
       *[other] The share value of { $seat } rises by { $steps } spaces
    }{ $appeal ->
        [0] { "" }
       *[other] { " " }(best appeal +{ $appeal })
    }{ $most ->
        [0] { "" }
       *[other] { " " }(most sold +{ $most })
    }, to space { $space }.
water-frame-event-stored = { $seat } stores { $goods } × { $good }.
water-frame-event-lost = { $seat } loses { $goods } × { $good } for lack of storage.
water-frame-event-start-named = { $seat } becomes the start player.
water-frame-event-decade-ended = The decade { $year } ends; all markers come back from the administration chart.
water-frame-event-happened = Event of { $year }: { $event }.
water-frame-event-workers-returned = Fired workers who go back to the job market: { $workers }.
water-frame-event-workers-left = Fired workers who leave the game: { $workers }.
water-frame-event-importer-lowered = { $seat } moves the importer of { $good } back to { $importer }.
water-frame-event-became-obsolete = The factory for { $good } of { $seat } becomes obsolete; extra workers who come: { $workers }.
water-frame-event-marks-charged = { $seat } hired too late; factories with a mark: { $factories }; shares lost: { $shares }; share value back to space { $space }.
water-frame-event-contracts-failed = { $seat } has contracts left; spaces back: { $spaces }; share value at space { $space }.
water-frame-event-scored =
    { $loans ->
        [0] { $seat }: { $shares } × £{ $value } per share; result { $result }.
       *[other] { $seat }: { $shares } × £{ $value } per share; result { $result }, but the game is lost, for loans are left: { $loans }.
    }

## Reasons of payments

water-frame-label-for-foundations = both founded factories
water-frame-label-for-administration = administration
water-frame-label-for-factories = building and modernising
water-frame-label-for-production = wages and machines
water-frame-label-for-engineering-works = the Engineering Works
water-frame-label-for-inventor = the Inventor
water-frame-label-for-harbor = crews and warehouse workers
water-frame-label-for-missing-workers = extra workers that cannot be found
water-frame-label-for-event = the event

## What is counted at the stock exchange

water-frame-label-loans-to-repay = loans to repay
water-frame-label-shares-to-sell = shares to sell
water-frame-label-shares-to-buy = shares to buy
water-frame-label-goods-to-sell = stored goods to sell ({ $good })

## Chances of events

water-frame-label-lobby-chance = you may move one importer back
water-frame-label-canal-boom-chance = you may raise the distribution of one of your factories
water-frame-label-share-fever-chance = you may buy one share

## Sellers

water-frame-label-calls-at = [{ $level }] { $sellers }
water-frame-label-the-importer = importer

## Refusals: why not

water-frame-refusal-other-decision = This move belongs to another moment; to be decided now: { $decision }.
water-frame-refusal-factory-stands = You already have a factory for { $good }, and one for each good is the most.
water-frame-refusal-no-factory = You have no factory for { $good }.
water-frame-refusal-price-range = The price must be from £{ $low } to £{ $high } here: appeal cannot go below 0, and the spaces with stored goods are taken.
water-frame-refusal-other-factory = Now the price of { $good } is asked for. Prices are set from food to lamps, once each, and only those that this action lets you set.
water-frame-refusal-shares-range = You must sell from { $low } to { $high } shares, so that both factories can be paid.
water-frame-refusal-tile-owned = You already own the tile { $tile }, and only one of each kind is allowed.
water-frame-refusal-tile-gone = The supply has no tile { $tile }.
water-frame-refusal-tile-not-owned = You do not own the tile { $tile }.
water-frame-refusal-grey-owned = You already own this grey marker: { $marker }.
water-frame-refusal-grey-gone = There is no such grey marker left in this row of the mat.
water-frame-refusal-row-too-high = This lies in mat row { $row }; now you can take only from rows up to { $most }.
water-frame-refusal-ship-gone = No ship of capacity { $capacity } is left.
water-frame-refusal-ship-too-small = Both piers are taken, and this ship is not larger than one of yours.
water-frame-refusal-no-crew = Crew to be hired for the ship: { $crew }; workers to be found: { $found }.
water-frame-refusal-nowhere-else = There is no other factory of yours for this tile: { $tile }.
water-frame-refusal-not-now = This is not possible at this moment.
water-frame-refusal-not-before-the-start = Before the start only a tile, a light grey marker or a ship can be taken.
water-frame-refusal-no-passing = Passing is not possible: choose an action marker; the action itself may be left undone.
water-frame-refusal-no-other-payment = The space sets what you pay; nobody may pay more to do more.
water-frame-refusal-harbor-later = Warehouse workers and crews can be fired only at the end of the decade.
water-frame-refusal-no-price-now = Prices change only after the actions Factory, Quality, Distribution and Production, when they are asked for.
water-frame-refusal-free-pier = A pier of yours is free, so no ship is replaced.
water-frame-refusal-not-a-seller = Only players with a factory for the active good take part in its sale.
water-frame-refusal-sale-stopped = You have stopped selling and are not called again in this sale.
water-frame-refusal-other-contract = Only contracts for the active good can be delivered in its production phase.
water-frame-refusal-no-warehouse-now = Warehouse workers are neither hired nor moved in the production phase.
water-frame-refusal-no-broker-now = The Broker cannot be used at this event.
water-frame-refusal-has-loans = First all loans must be repaid; you have { $loans }.
water-frame-refusal-too-dear = This costs £{ $price } in cash; you have £{ $cash }.
water-frame-refusal-shares-full = Nobody may own more than { $most } shares.
water-frame-refusal-assigned-there = The tile is already at the factory for { $good }.
water-frame-refusal-marker-not-owned = You do not own this marker: { $marker }.
water-frame-refusal-same-ship = This ship is like your other one, which is in the list already.
water-frame-refusal-no-space-for-marker = No space of the chart can be used for this marker now: { $marker }.
water-frame-refusal-space-taken = Another marker of yours lies on this space.
water-frame-refusal-space-of-marker = The marker is on the chart already and can be used only where it lies.
water-frame-refusal-space-closed = Bureaucracy has closed this space; only the Administrator opens it.
water-frame-refusal-ship-space-too-cheap = The ship has capacity { $capacity }: at least that many pounds must be paid for it.
water-frame-refusal-payment-range = From £{ $low } to £{ $high } can be paid for this space.
water-frame-refusal-too-late-in-action = These steps are made in the fixed order of the list; it is too late for this one.
water-frame-refusal-just-built = The factory for { $good } was built in this action and cannot be closed in it.
water-frame-refusal-top-level = The factory has level { $level }, the highest possible for you now.
water-frame-refusal-level-too-high = Level { $level } cannot be built yet; the highest level of this decade is { $most }.
water-frame-refusal-closed-level = You have closed a factory for { $good } of level { $level } in this action; the same one cannot be built again.
water-frame-refusal-too-few-workers = Workers needed: { $needs }; workers to be found: { $found }.
water-frame-refusal-inventor-used-up = All fees of the Inventor have been paid; the tile must be returned now.
water-frame-refusal-too-few-to-fire = Row 1 must stay full, and extra workers cannot be fired; workers you can fire there: { $most }.
water-frame-refusal-row-full = Row { $row } of the factory for { $good } does not have that many free spaces.
water-frame-refusal-fired-there = You have fired workers in row { $row } of the factory for { $good } and cannot hire there in the same action.
water-frame-refusal-warehouse-workers = Warehouse workers can be moved or hired, not fired: in all there must be from { $least } to { $most }.
water-frame-refusal-no-machines-left =
    { $allowed ->
        [0] What you have paid is not enough for a machine.
        [one] What you have paid is enough for { $allowed } machine, and it is placed.
       *[other] What you have paid is enough for { $allowed } machines, and they are placed.
    }
water-frame-refusal-no-machine-space = Row { $row } of the factory for { $good } has no free machine space.
water-frame-refusal-last-worker = A machine needs a worker to replace and another who stays: { $good }, row { $row }.
water-frame-refusal-no-free-space = Row { $row } of the factory for { $good } has no free space.
water-frame-refusal-no-levels-left =
    { $allowed ->
        [0] What you have paid is not enough for a level of quality.
        [one] What you have paid is enough for { $allowed } level, and it is used.
       *[other] What you have paid is enough for { $allowed } levels, and they are used.
    }
water-frame-refusal-marker-at-top = The marker of the factory for { $good } cannot go above { $most }.
water-frame-refusal-too-few-pounds = This step needs £{ $needs }; left: £{ $left }.
water-frame-refusal-nothing-stored = You have nothing of this in store: { $good }.
water-frame-refusal-no-loans = You have no loans.
water-frame-refusal-no-shares = You have no shares.
water-frame-refusal-top-contract = Your contract for { $good } is on the last space already.
water-frame-refusal-count-range = The most possible here is { $most }.
water-frame-refusal-contract-lower = A contract only goes up, and only to spaces of the track; yours is at { $space }.
water-frame-refusal-no-contract = You have no contract for { $good }.
water-frame-refusal-other-amount = The contract is for { $value }: it is delivered whole and exactly; only the Agent in the Colonies allows one more or fewer.
water-frame-refusal-too-few-goods = You have too few of these goods: { $have }.
water-frame-refusal-ship-full = This does not fit; room left in the ships: { $left }.
water-frame-refusal-row-not-full = Row { $row } of the factory for { $good } is not full; all rows up to the last one chosen must be.
water-frame-refusal-rows-of-marker =
    { $most ->
        [one] This marker produces in { $most } row at most.
       *[other] This marker produces in { $most } rows at most.
    }
water-frame-refusal-not-an-old-tile = The tile just taken cannot be the one returned.
water-frame-refusal-not-replaceable = The new ship is not larger than this one.
water-frame-refusal-nothing-to-discard = No good of this kind has to go now: { $good }.
water-frame-refusal-must-sell = Fresh goods must be sold first; this cannot be refused.
water-frame-refusal-nothing-own-left = Your own production is sold out.
water-frame-refusal-no-school = You need the School, and exactly the output of the last manned row must be left.
water-frame-refusal-nothing-made = Extra Shifts need a factory that has made at least one good in this production.
water-frame-refusal-first-call-only = This is not possible at this call; Extra Shifts can be used only at the first call without goods of your own production.
water-frame-refusal-no-crew-on-ship = Only a ship with a crew can be returned.
water-frame-refusal-not-manned = No worker of yours stands there.
water-frame-refusal-not-this-event = The present event does not allow this.

## Labels of the board

water-frame-label-preparation = 1760 · preparation
water-frame-label-market = { $year } · active good: { $good }
water-frame-label-start = Start player: { $seat }
water-frame-label-workers = Job market: { $market } workers · fired: { $fired } · wage: £{ $wage }
water-frame-label-levels = Highest factory level: { $factory } · highest mat row: { $mat }
water-frame-label-events = Known events: { $events }
water-frame-label-event-of = { $year } { $event }
water-frame-label-events-blank = Only Bureaucracy and End of Game have an effect; the other events are blank (switch “events”).
water-frame-label-events-reconstructed = The effects of all events but Bureaucracy and End of Game are reconstructed (switch “events”).
water-frame-label-bureaucracy-acts = Bureaucracy: the cheapest space of the chart is closed without the Administrator.
water-frame-label-good = Good
water-frame-label-demand = Demand
water-frame-label-importer = Importer
water-frame-label-appeal-of = Appeal P{ $number }
water-frame-label-companies = Companies
water-frame-label-seat = Player
water-frame-label-seat-row = P{ $number } { $seat }
water-frame-label-cash = £
water-frame-label-shares = Shares
water-frame-label-space = Space
water-frame-label-value = Value
water-frame-label-loans = Loans
water-frame-label-ships = Ships
water-frame-label-result = Result
water-frame-label-holdings = P{ $number } tiles: { $tiles } · stored: { $stored } · contracts: { $contracts }
water-frame-label-tile-at = { $tile } ({ $good })
water-frame-label-chart = Administration chart
water-frame-label-chart-of = P{ $number }
water-frame-label-ship-on-chart = Ship ({ $capacity })
water-frame-label-pounds = £{ $pounds }
water-frame-label-factories = Factories of { $seat }
water-frame-label-factory = Factory
water-frame-label-level = Level
water-frame-label-base = Base
water-frame-label-quality = Quality
water-frame-label-distribution = Distr.
water-frame-label-price = Price
water-frame-label-appeal = Appeal
water-frame-label-rows = Rows 1 to 4
water-frame-label-makes = Goods
water-frame-label-extra = Extra
water-frame-label-row-cell =
    { $machines ->
        [0] { $workers }/{ $size }
       *[other] { $workers }+{ $machines }/{ $size }
    }
water-frame-label-rows-legend = Rows: workers + machines / spaces; only a full row makes goods. Base + quality + distribution − price = appeal.
water-frame-label-marked = Marked for late hiring, a loss at the end without a Production action: { $goods }
water-frame-label-greys = Grey markers: { $markers }
water-frame-label-warehouse = Large warehouse · columns with a worker: { $columns } · rows with a worker: { $rows }
water-frame-label-supply = Supply of special markers
water-frame-label-tiles-left = Tiles: { $tiles }
water-frame-label-mat-row = Mat row
water-frame-label-light-row = { $row } light
water-frame-label-dark-row = { $row } dark
water-frame-label-greys-left = Grey markers
water-frame-label-ships-left = Ships
water-frame-label-ships-of = { $left } × capacity { $capacity } (crew { $crew })
water-frame-label-reconstructed-note = Many printed figures and all events but two of this game are reconstructed and may differ: “lineshaft sheet water-frame --provenance” lists them.

## Forecasts

water-frame-brings-earns = +£{ $pounds }
water-frame-brings-saves = saves £{ $pounds }
water-frame-brings-costs = −£{ $pounds }
water-frame-brings-delivery =
    { $ships ->
        [0] +£{ $pounds }, share value unchanged
       *[other] +£{ $pounds }, share value back to space { $space }
    }
water-frame-forecast-assumed = If each production came now. Assumed: nobody uses a tile, sells stored goods or ships.
water-frame-forecast-machines-bought = { $marker }, paying £{ $cost }{ $fee ->
    [0] {""}
   *[other] {" "}and a fee of £{ $fee }
}: { $buys ->
    [one] { $buys } machine
   *[other] { $buys } machines
}
water-frame-forecast-levels-bought = { $marker }, paying £{ $cost }{ $fee ->
    [0] {""}
   *[other] {" "}and a fee of £{ $fee }
}: { $buys ->
    [one] { $buys } level of quality
   *[other] { $buys } levels of quality
}
water-frame-forecast-pounds-bought = { $marker }, paying £{ $cost }{ $fee ->
    [0] {""}
   *[other] {" "}and a fee of £{ $fee }
}: £{ $buys } for levels of distribution
water-frame-forecast-price-outlook = With price £{ $price }: appeal { $appeal }, makes { $made }, sells { $sold } (unsold { $unsold }) = £{ $income }; costs £{ $cost }; share value +{ $steps }{ $best ->
        [0] { "" }
       *[other] { " " }(best appeal +{ $best })
    }{ $most ->
        [0] { "" }
       *[other] { " " }(most sold +{ $most })
    }, to space { $space }; portfolio £{ $portfolio }{ $shares ->
        [0] { "" }
       *[other] ; emergency sale of shares: { $shares }
    }{ $loans ->
        [0] { "" }
       *[other] ; new loans: { $loans }
    }
water-frame-forecast-good-outlook = { $good }: demand { $demand }; importer at { $importer }, sells { $sells }
water-frame-forecast-calls-outlook = { $good }, sale by sale, the appeal level in brackets: { $calls }
water-frame-forecast-sale-outlook = { $seat }, { $good } at £{ $price }: appeal { $appeal }, makes { $made }, sells { $sold } (unsold { $unsold }) = £{ $income }; costs £{ $cost }; share value +{ $steps }{ $best ->
        [0] { "" }
       *[other] { " " }(best appeal +{ $best })
    }{ $most ->
        [0] { "" }
       *[other] { " " }(most sold +{ $most })
    }, to space { $space }; portfolio £{ $portfolio }{ $shares ->
        [0] { "" }
       *[other] ; emergency sale of shares: { $shares }
    }{ $loans ->
        [0] { "" }
       *[other] ; new loans: { $loans }
    }
water-frame-forecast-wage-outlook =
    { $hired ->
        [one] Wage £{ $wage }; it becomes £{ $next } when { $hired } more worker is hired
       *[other] Wage £{ $wage }; it becomes £{ $next } when { $hired } more workers are hired
    }
water-frame-forecast-wage-stays = Wage £{ $wage }; hiring does not change it any more
water-frame-forecast-seat-outlook = { $seat }: portfolio £{ $portfolio }, result if the game ended now { $result }; share £{ $value }, spaces to the next pound: { $next }; crews and warehouse workers at the end of the decade: £{ $harbor }
water-frame-forecast-obsolete-next = { $seat }: obsolete in the next decade unless modernised: { $goods }
water-frame-forecast-contract-ready = { $seat }: contract for { $value } × { $good }; at hand after the sale: { $hand }, room in the ships: { $capacity }; delivering { $goods } pays £{ $income }; if not, it is then for { $next }, with share space { $space }
water-frame-forecast-contract-due = { $seat }: contract for { $value } × { $good }; at hand after the sale: { $hand }, room in the ships: { $capacity }; it cannot be delivered whole and is then for { $next }, with share space { $space }
water-frame-forecast-contract-lost = { $seat }: contract for { $value } × { $good }; no production of it comes any more; share spaces that it costs at the end, if undelivered: { $value }

## Goods

water-frame-good-food = food
water-frame-good-clothes = clothes
water-frame-good-cutlery = cutlery
water-frame-good-lamps = lamps

## Development tiles

water-frame-tile-accountant = Accountant
water-frame-tile-administrator = Administrator
water-frame-tile-agent = Agent in the Colonies
water-frame-tile-broker = Broker
water-frame-tile-charisma = Charisma
water-frame-tile-developer = Developer
water-frame-tile-engineer = Engineer
water-frame-tile-engineering-works = Engineering Works
water-frame-tile-extra-shifts = Extra Shifts
water-frame-tile-foreman = Foreman
water-frame-tile-inventor = Inventor
water-frame-tile-office = Office
water-frame-tile-patent = Patent
water-frame-tile-patron-food = Patron (food)
water-frame-tile-patron-clothes = Patron (clothes)
water-frame-tile-patron-cutlery = Patron (cutlery)
water-frame-tile-patron-lamps = Patron (lamps)
water-frame-tile-school = School
water-frame-tile-small-warehouse = Small Warehouse
water-frame-tile-workshop = Workshop

## Grey markers of the mat

water-frame-grey-machinery = Machinery
water-frame-grey-quality = Quality
water-frame-grey-distribution = Distribution
water-frame-grey-production = Production

## Actions

water-frame-action-factory = Factory
water-frame-action-workers = Workers
water-frame-action-machinery = Machinery
water-frame-action-quality = Quality
water-frame-action-distribution = Distribution
water-frame-action-stock-exchange = Stock exchange
water-frame-action-production = Production
water-frame-action-ship = Ship

## Action markers

water-frame-marker-factory = Factory
water-frame-marker-workers = Workers
water-frame-marker-machinery = Machinery
water-frame-marker-quality = Quality
water-frame-marker-distribution = Distribution
water-frame-marker-stock-exchange = Stock exchange
water-frame-marker-light-machinery = Machinery (light)
water-frame-marker-light-quality = Quality (light)
water-frame-marker-light-distribution = Distribution (light)
water-frame-marker-light-production = Production (light)
water-frame-marker-dark-machinery = Machinery (dark)
water-frame-marker-dark-quality = Quality (dark)
water-frame-marker-dark-distribution = Distribution (dark)
water-frame-marker-dark-production = Production (dark)
water-frame-marker-first-ship = Ship of pier 1
water-frame-marker-second-ship = Ship of pier 2

## Events of the decades

water-frame-happening-end-of-game = End of Game
water-frame-happening-bureaucracy = Bureaucracy
water-frame-happening-lobby = Lobby
water-frame-happening-war-on-the-continent = War on the Continent
water-frame-happening-world-exhibition = World Exhibition
water-frame-happening-navigation-acts = Navigation Acts
water-frame-happening-economic-crisis = Economic Crisis
water-frame-happening-hamburg-credit-crisis = Hamburg Credit Crisis
water-frame-happening-opium-war = Opium War
water-frame-happening-good-harvest = Good Harvest
water-frame-happening-machine-breakers = Machine Breakers
water-frame-happening-poor-relief = Poor Relief
water-frame-happening-emigration = Emigration
water-frame-happening-canal-boom = Canal Boom
water-frame-happening-patent-fair = Patent Fair
water-frame-happening-share-fever = Share Fever
water-frame-happening-wage-strike = Wage Strike

## Parts of the game

water-frame-phase-first-foundation = First foundation
water-frame-phase-second-foundation = Second foundation
water-frame-phase-start-capital = Start-up capital
water-frame-phase-assignment = Factories of the first tiles
water-frame-phase-turns = Turns
water-frame-phase-sale = Sale
water-frame-phase-after-sale = After the sale
water-frame-phase-shipment = Shipment
water-frame-phase-storage = Storage
water-frame-phase-cycle-end = End of the cycle
water-frame-phase-brokers = Brokers
water-frame-phase-harbor = Harbor
water-frame-phase-events = Event
water-frame-phase-decade-end = End of the decade
water-frame-phase-over = Game over

## Switches of the table

water-frame-switch-setup = free: everyone founds two factories, sells shares and takes a special marker before the start; predetermined: factories, prices, shares, money and tiles are fixed by seat and number of players.
water-frame-switch-events = documented: only Bureaucracy and End of Game have an effect, the other events are blank; reconstructed: all events have an effect, most of them of our own design.
water-frame-switch-patrons = random: the Patrons are drawn like the other tiles; all_four: the four Patrons are always laid out, and fewer other tiles.
water-frame-switch-predetermined-events = For the predetermined set-up; fixed: every event has its decade and is known; shuffled: Lobby, War on the Continent and World Exhibition are dealt at random to 1770, 1780 and 1800.
water-frame-switch-timetable = How the printed timetable is read, by decade from 1770 to 1810; c: factory levels 1 2 3 4 4, mat rows 1 2 2 3 3; b: both 1 2 3 4 4; a: both 1 2 2 3 3. The levels that become obsolete follow.

## The board on screen

water-frame-board-parts = Parts of the board
water-frame-board-part-market = Market
water-frame-board-part-chart = Action
water-frame-board-part-company = My company
water-frame-board-part-sale = The coming sale
water-frame-board-part-harbor = Harbor
water-frame-board-part-supply = Special markers
water-frame-board-part-companies = The others
water-frame-board-part-track = Shares and timetable
water-frame-board-part-asked = your choice is here
water-frame-board-market = Job market and demand
water-frame-board-active = produced in this cycle
water-frame-board-column = { $good }: demand { $demand }
water-frame-board-appeal-of = Appeal, { $good }
water-frame-board-appeal-at = { $seat }: appeal { $appeal }
water-frame-board-importer-at = Importer: appeal { $appeal }
water-frame-board-wage = Wage
water-frame-board-next-wage =
    { $hired ->
        [one] £{ $next } once { $hired } more is hired
       *[other] £{ $next } once { $hired } more are hired
    }
water-frame-board-fired = fired: { $fired }
water-frame-board-boxed = out of the game: { $boxed }
water-frame-board-chart-help = One gesture: marker and space. Again on the same space: £{ $fee } more.
water-frame-board-cell = { $marker } on the £{ $cost } space: { $what }
water-frame-board-again = again
water-frame-board-buys-machinery =
    { $buys ->
        [one] { $buys } machine
       *[other] { $buys } machines
    }
water-frame-board-buys-quality =
    { $buys ->
        [one] { $buys } level
       *[other] { $buys } levels
    }
water-frame-board-buys-distribution = £{ $buys } counted
water-frame-board-buys-production =
    { $buys ->
        [one] { $buys } row
       *[other] up to { $buys } rows
    }
water-frame-board-then-price = then prices
water-frame-board-then-special = then a special marker
water-frame-board-turn = Your turn, step by step
water-frame-board-step-space = Space and cost
water-frame-board-step-paid = Paid: { $pounds }
water-frame-board-step-main = Main action
water-frame-board-step-additional = Additional action
water-frame-board-step-used = { $used } of { $allowed } used
water-frame-board-step-bill = bill £{ $bill }
water-frame-board-step-done = (done)
water-frame-board-how-many = How many
water-frame-board-level = Level { $level }: cost and base quality { $cost }
water-frame-board-obsolete = Obsolete; extra workers: { $extra }
water-frame-board-marked = Marked: hired too late
water-frame-board-line = Row { $row }: workers { $workers }, machines { $machines }, spaces { $size }; makes { $makes } when full
water-frame-board-worker = Worker, { $good }, row { $row }
water-frame-board-machine = Machine
water-frame-board-place = Free space, { $good }, row { $row }; workers to here: { $workers }
water-frame-board-what-if-key = Before you choose a marker, point at a price, a place or a level to try it: the bar shows the sale it would bring.
water-frame-board-no-factory = No factory yet; the rows show level I.
water-frame-board-close = Close
water-frame-board-fixed = A stored good sells for { $price }
water-frame-board-equation = { $good }: base { $base } + quality { $quality } + distribution { $distribution } − price { $price } = appeal { $appeal }
water-frame-board-prices = Prices, { $good }
water-frame-board-price-brings = £{ $price }: appeal { $appeal }, sells { $sold }, income £{ $income }, share value +{ $steps }
water-frame-board-price-short = ×{ $sold } ↑{ $steps }
water-frame-board-price-key = Each price with the sale it would bring now: bar = income, × = goods sold, ↑ = share spaces.
water-frame-board-cash = Cash
water-frame-board-shares = Own shares: { $shares } of { $all }
water-frame-board-to-next = { $spaces } to the next pound
water-frame-board-portfolio = Portfolio
water-frame-board-start = starts
water-frame-board-rival = £{ $cash } · { $shares } × £{ $value }
water-frame-board-warehouse = Warehouse
water-frame-board-stored = { $good }: stored { $stored }, room { $room }
water-frame-board-small-warehouse = Small Warehouse, for all goods together: stored { $stored }, room { $room }
water-frame-board-row-workers = Rows with a worker: { $rows }
water-frame-board-ship = Holds { $capacity }, crew { $crew }
water-frame-board-empty-pier = Free pier
water-frame-board-harbor-wages = Crews and warehouse at the end of the decade: £{ $pounds }
water-frame-board-contracts = Contracts
water-frame-board-contract = Contract, { $good }: { $value }
water-frame-board-no-contract = No contract, { $good }
water-frame-board-contract-short = at hand { $hand } of { $value }; undelivered: for { $next }, share space { $space }
water-frame-board-contract-pays = ✓ { $goods } can be delivered: £{ $income }, share space { $space }
water-frame-board-contract-lost = no production comes any more; share spaces that it costs at the end, if undelivered: { $value }
water-frame-board-brings = { $move }: { $brings }
water-frame-board-not-delivered = at hand { $hand }; undelivered: for { $next }, share space { $space }
water-frame-board-owned = Tiles and grey markers
water-frame-board-nothing = none
water-frame-board-light = light grey
water-frame-board-dark = dark grey
water-frame-board-mat-shut = not yet open
water-frame-board-grey = { $grey }: { $terms }; left: { $left }
water-frame-board-terms-machinery = 1, 2, 3 machines for £{ $terms }
water-frame-board-terms-quality = 1, 2, 3 levels for £{ $terms }
water-frame-board-terms-distribution = up to £{ $terms } counted
water-frame-board-terms-production = up to { $terms } rows
water-frame-board-crew = crew { $crew }
water-frame-board-tiles = Development tiles
water-frame-board-timetable = Timetable
water-frame-board-factory-level = Factory level
water-frame-board-mat-level = Mat level
water-frame-board-obsolete-before = Obsolete before it
water-frame-board-events = Event
water-frame-board-economy = Importer +{ $steps }, workers back { $workers }
water-frame-board-economy-key = Economy: ↑ the importer advances, ⚒ workers return to the market, ? face down.
water-frame-board-face-down = face down
water-frame-board-event-end-of-game = the game ends after this decade
water-frame-board-event-bureaucracy = the £2 space of the chart is closed to the end of the game, unless you own the Administrator
water-frame-board-event-lobby = in turn order everybody may move one importer { $value } back
water-frame-board-event-war-on-the-continent = next decade importers stand still; workers do return to the market
water-frame-board-event-world-exhibition = for each good, whoever alone has the best quality advances { $value } on the share track
water-frame-board-event-navigation-acts = next decade each good shipped pays £{ $value } more
water-frame-board-event-economic-crisis = next decade the demand for each good is { $value } lower
water-frame-board-event-hamburg-credit-crisis = everybody pays £1 for every { $value } of their shares in the bank, rounded down
water-frame-board-event-opium-war = next decade each ship used costs { $value } more on the share track
water-frame-board-event-good-harvest = the demand for food is { $value } higher in the next food cycle
water-frame-board-event-machine-breakers = everybody pays £1 for every { $value } of their machines, rounded down
water-frame-board-event-poor-relief = up to { $value } fired workers return to the job market
water-frame-board-event-emigration = up to { $value } fired workers leave the game
water-frame-board-event-canal-boom = in turn order everybody may raise the distribution of one factory by { $value }
water-frame-board-event-patent-fair = everybody may take one special marker, the lowest portfolio first
water-frame-board-event-share-fever = in turn order everybody may buy one share for cash
water-frame-board-event-wage-strike = the wage is £{ $value } higher until the next production is over
water-frame-board-event-blank = nothing happens: what this marker does is not documented
water-frame-board-event-line = { $event }: { $means }
water-frame-board-lasting = In force:
water-frame-board-mod-war = importers stand still
water-frame-board-mod-navigation = each good shipped pays £{ $value } more
water-frame-board-mod-crisis = the demand for each good is { $value } lower
water-frame-board-mod-opium = each ship used costs { $value } more on the share track
water-frame-board-mod-harvest = the demand for food is { $value } higher
water-frame-board-mod-strike = the wage is £{ $value } higher
water-frame-board-reconstructed = behind a figure: reconstructed; the printed game may differ.
water-frame-board-track = Share value
water-frame-board-track-at = { $seat }: space { $space }, £{ $value }
water-frame-board-track-pounds = The numbers are the worth of one share in pounds.
water-frame-board-track-key = Pale tokens: where the coming sale would lead.
water-frame-board-sale = The coming sale
water-frame-board-what-if = What if: { $what }
water-frame-board-what-if-way = What if: { $way }
water-frame-board-what-if-none = nothing you can do in this turn leads there.
water-frame-board-what-if-take = Do this
water-frame-board-what-if-leave = Never mind
water-frame-board-tried = If: { $move }
water-frame-board-coming = next
water-frame-board-going = now
water-frame-board-calls = Sale by sale
water-frame-board-calls-left = Sale by sale, from here on
water-frame-board-level-of-call = Appeal
water-frame-board-left = demand left: { $left }
water-frame-board-nobody-sells = Nobody sells anything.
water-frame-board-no-sellers = Nobody has a factory for this good.
water-frame-board-no-forecast = Only players at this table see a forecast.
water-frame-board-ticker = The coming sale of { $good } for all seats; opens it in full.
water-frame-board-ticker-key = × goods sold, income − wages and machines, ↑ share spaces.
water-frame-board-was = before: { $was };
water-frame-board-best-appeal = best appeal
water-frame-board-most-sold = most sold
water-frame-board-need-shares = emergency sale of shares: { $shares }
water-frame-board-need-loans = new loans: { $loans }
water-frame-board-sale-price = Price
water-frame-board-sale-appeal = Appeal
water-frame-board-sale-made = Makes
water-frame-board-sale-sold = Sells
water-frame-board-sale-unsold = Unsold
water-frame-board-sale-income = Income
water-frame-board-sale-cost = Costs
water-frame-board-sale-steps = Spaces up
water-frame-board-sale-space = Space
water-frame-board-sale-portfolio = Portfolio after
water-frame-board-tie-seat = { $seat } (quality { $quality })
water-frame-board-tie-quality = Appeal { $appeal } is shared; higher quality sells first: { $names }.
water-frame-board-tie-together = Appeal { $appeal } is shared, and equal quality sells together: { $names }.
water-frame-board-tie-importer = At appeal { $appeal } the importer comes after the players.
water-frame-board-last-sale = The sale as it went: { $good }
water-frame-board-skip = Skip
water-frame-board-again-sale = Show again
water-frame-board-advice-found = For a first game: two different goods, of which one has few rivals. Food and clothes are cheap and need few workers.
water-frame-board-advice-shares = Sell at least four shares; five to seven leave £30 to £50 once the factories are paid.
water-frame-board-advice-price = The highest price at which you still sell everything is a good price; £1 less if that makes you the single leader.
water-frame-board-advice-special = Patent, Foreman and Workshop help from the first turn on.
water-frame-board-tile-accountant = Pay up to £2 less or more than the space asks.
water-frame-board-tile-administrator = £2 space open under Bureaucracy; no fee for using a marker again.
water-frame-board-tile-agent = Once per action or production, deliver a contract with one good more or fewer.
water-frame-board-tile-broker = Return for one or two shares at half price; deals at the end of each decade.
water-frame-board-tile-charisma = Wins ties for share bonuses; return it to name the start player.
water-frame-board-tile-developer = Return for £5 off each factory built or modernised.
water-frame-board-tile-engineer = Quality up to 6; Quality pays any amount from £0 to £15.
water-frame-board-tile-engineering-works = £1 for each machine another player places.
water-frame-board-tile-extra-shifts = Return for one good more in a production.
water-frame-board-tile-foreman = At one factory up to four workers cost £2 less each.
water-frame-board-tile-inventor = One level higher for modernising, grey markers or ships; return it or pay a rising fee.
water-frame-board-tile-office = £5 whenever you deliver, once per action or production.
water-frame-board-tile-patent = Distribution: £2 more, or return it for two free steps.
water-frame-board-tile-patron = After the sale of its good, one more at your price.
water-frame-board-tile-school = Close the last manned row in production; replaced workers may move.
water-frame-board-tile-small-warehouse = Five more goods of any mix.
water-frame-board-tile-workshop = £3 more count with Machinery; at one factory all machines cost £1 together.
water-frame-board-figure-result = Result now
water-frame-board-figure-result-means = Shares times value if the game ended now, after stored goods are sold and cash has bought shares.
water-frame-board-figure-cash = Cash
water-frame-board-figure-cash-means = Pounds at hand.
water-frame-board-figure-shares = Shares
water-frame-board-figure-shares-means = Own shares held.
water-frame-board-figure-value = Share value
water-frame-board-figure-value-means = The worth of one share in pounds.
water-frame-board-figure-space = Share space
water-frame-board-figure-space-means = Where the share indicator stands, from 1 to 100.
water-frame-board-figure-loans = Loans
water-frame-board-figure-loans-means = Loans not yet repaid; whoever ends with one has lost.
water-frame-board-figure-factories = Factories
water-frame-board-figure-factories-means = Factories that stand.
water-frame-board-figure-workers = Workers
water-frame-board-figure-workers-means = Workers in factories, extra ones included.
water-frame-board-figure-machines = Machines
water-frame-board-figure-machines-means = Machines in the rows.
water-frame-board-figure-output = Output
water-frame-board-figure-output-means = Goods that all full rows make together.
water-frame-board-figure-stored = Stored
water-frame-board-figure-stored-means = Goods in the warehouses.
water-frame-board-figure-tiles = Tiles
water-frame-board-figure-tiles-means = Development tiles owned.
water-frame-board-why-sold = Level { $level } is called, and appeal { $appeal } reaches it: higher appeal first, equals by quality. Demand left: { $left }.
water-frame-board-why-importer = Level { $level } is called, and the importer’s appeal { $appeal } reaches it; among equals it comes last. Demand left: { $left }.
water-frame-board-unit-back = One unit back
water-frame-board-unit-on = One unit on
water-frame-board-now = now: { $now };
water-frame-board-made = Decided in this turn
water-frame-board-back = take this back
water-frame-board-contract-of = { $seat }, contract for { $value } × { $good }:
water-frame-board-provenance = Where each figure comes from
water-frame-board-advice-marker = You have four turns in a decade, one marker each. A row makes something only when it is full, so fill rows first; the bar shows what the coming sale brings.
water-frame-board-step-by-step = Step by step
water-frame-board-now-sale = The sale of { $good } so far
water-frame-board-now-level = called now: appeal { $level } and above
water-frame-board-now-left = demand left: { $left } · sold by the importer: { $importer }
water-frame-board-now-made = Made
water-frame-board-now-sold = Sold
water-frame-board-now-unsold = Not sold
water-frame-board-now-stored = Stored
water-frame-board-figure-worth = Value
water-frame-board-figure-worth-means = The worth of one share in pounds.
water-frame-board-passing-open = See the sale
water-frame-board-passing-close = Put away
water-frame-board-no-more-sales = No sale is left. Each sale can be seen again from the log.
