### Texts of Arkwright: The Card Game.

## The game

arkwright-card-title = Arkwright: The Card Game
arkwright-card-about = Run factories for food, textile, cutlery and lamps over three decades of the industrial revolution, balance price against appeal, and end with the most valuable company: shares times share value.

## Decisions: short names

arkwright-card-decision-solo-factory1 = First factory
arkwright-card-decision-solo-factory2 = Second factory
arkwright-card-decision-draft-factory1 = First factory
arkwright-card-decision-draft-factory2 = Second factory
arkwright-card-decision-draft-development = First development
arkwright-card-decision-place-foreman = Place of the Foreman
arkwright-card-decision-opening-shares = Shares before the start
arkwright-card-decision-choose-action = Choice of the action
arkwright-card-decision-build-step = Building and modernising
arkwright-card-decision-hire-step = Hiring
arkwright-card-decision-automate-step = Automating
arkwright-card-decision-quality-step = Quality points
arkwright-card-decision-quality-layout = Laying out the quality cards
arkwright-card-decision-distribution-step = Distribution points
arkwright-card-decision-distribution-free = Distribution card to take off
arkwright-card-decision-patent-place = Place of the Patent
arkwright-card-decision-stock-buy = Buying shares
arkwright-card-decision-stock-borrow = Borrowing
arkwright-card-decision-extra-level = Extra Production
arkwright-card-decision-extra-overtime = Overtime in Extra Production
arkwright-card-decision-early-load = Loading for Early Shipping
arkwright-card-decision-early-ships = Ships for Early Shipping
arkwright-card-decision-set-price = Price and appeal
arkwright-card-decision-develop = Development
arkwright-card-decision-discard-for = Card to give up
arkwright-card-decision-engineer-replace = Replacing the Engineer
arkwright-card-decision-inventor-track = Steps of the Inventor
arkwright-card-decision-use-promoter = Use of the Promoter
arkwright-card-decision-use-overtime = Use of Overtime
arkwright-card-decision-use-patron = Use of a Patron
arkwright-card-decision-sell-stock = Selling stored goods
arkwright-card-decision-ship = Shipping
arkwright-card-decision-trading-office = Use of the Trading Office
arkwright-card-decision-store = Storing
arkwright-card-decision-break-tie = Breaking the tie
arkwright-card-decision-entrepreneur-start = Use of the Entrepreneur
arkwright-card-decision-choose-start = Next start player
arkwright-card-decision-over = Game over

## Decisions: what to do now

arkwright-card-ask-solo-factory1 = Choose your first factory; the automas are placed afterwards.
arkwright-card-ask-solo-factory2 = Choose your second factory.
arkwright-card-ask-draft-factory1 = Choose your first factory.
arkwright-card-ask-draft-factory2 = Choose your second factory.
arkwright-card-ask-draft-development = Make one step on a track or take one development card.
arkwright-card-ask-place-foreman = Choose the factory where the Foreman goes; the Foreman stays there.
arkwright-card-ask-opening-shares = Choose how many shares to buy before the game starts.
arkwright-card-ask-choose-action = Choose the action of your turn, or pass.
arkwright-card-ask-build-step = Build and modernise factories, as many as you like; then finish.
arkwright-card-ask-hire-step = Add worker cards to your factories, as many as you like; then finish.
arkwright-card-ask-automate-step = Replace workers by machines while machines are left, or finish.
arkwright-card-ask-quality-step = Spend quality points on your factories, or finish.
arkwright-card-ask-quality-layout = Choose how your quality cards lie at your factories.
arkwright-card-ask-distribution-step = Spend distribution points on your factories, or finish.
arkwright-card-ask-distribution-free = No distribution card is free: choose the factory that loses its card and all its distribution points.
arkwright-card-ask-patent-place = Choose the factory where the Patent lies.
arkwright-card-ask-stock-buy = Choose how many shares to buy.
arkwright-card-ask-stock-borrow = Choose how many loans to take; each brings your share value in money.
arkwright-card-ask-extra-level = Choose how far the factory for { $good } takes part in Extra Production.
arkwright-card-ask-extra-overtime = Choose the producing factory that makes one good more with Overtime, or keep the card.
arkwright-card-ask-early-load = Choose how many stored goods of this kind to ship: { $good }.
arkwright-card-ask-early-ships = Choose how many ships carry the goods.
arkwright-card-ask-set-price = Set the appeal of the active good; the price follows from it.
arkwright-card-ask-develop = Make a step on a track, take a development card, use a card instead, or do without.
arkwright-card-ask-discard-for = You have reached your card limit: choose the card you give up for the new one.
arkwright-card-ask-engineer-replace = Choose the quality cards that replace the Engineer.
arkwright-card-ask-inventor-track = Choose the track for a step of the Inventor.
arkwright-card-ask-use-promoter = Choose a turned card that the Promoter makes ready again, or leave it.
arkwright-card-ask-use-overtime = Decide whether to discard Overtime for one more good.
arkwright-card-ask-use-patron = Choose a Patron to be allowed one sale more, or go on without.
arkwright-card-ask-sell-stock = Choose how many stored goods to sell in addition.
arkwright-card-ask-ship = Choose how many of the goods left over to ship.
arkwright-card-ask-trading-office = Decide whether to turn the Trading Office for one ship token fewer.
arkwright-card-ask-store = Choose the warehouses for the goods left over; what is not stored is lost.
arkwright-card-ask-break-tie = Decide whether to turn the Entrepreneur and win the tie for the highest appeal.
arkwright-card-ask-entrepreneur-start = Discard the Entrepreneur to decide who starts the next round, or keep the card.
arkwright-card-ask-choose-start = Choose the start player of the next decade.
arkwright-card-ask-over = The game is over; there is nothing left to decide.

## Moves

arkwright-card-move-open = Start with a factory for { $good }
arkwright-card-move-place-foreman = Put the Foreman at the factory for { $good }
arkwright-card-move-buy-opening =
    { $shares ->
        [0] Buy no shares
        [one] Buy { $shares } share before the start
       *[other] Buy { $shares } shares before the start
    }
arkwright-card-move-act = Action: { $action }
arkwright-card-move-build = Build a factory for { $good }
arkwright-card-move-modernise = Modernise the factory for { $good }
arkwright-card-move-ahead = Modernise the factory for { $good } one decade ahead with the Inventor
arkwright-card-move-add-workers = Add a worker card to the factory for { $good }
arkwright-card-move-place-machine = Automate worker card { $card } of the factory for { $good }
arkwright-card-move-raise-quality = Quality +1 at the factory for { $good }
arkwright-card-move-lay-out = Quality cards: food { $food } · textile { $textile } · cutlery { $cutlery } · lamps { $lamps }
arkwright-card-move-raise-distribution = Distribution +1 at the factory for { $good }
arkwright-card-move-free = Take the distribution card off the factory for { $good }
arkwright-card-move-place-patent = Put the Patent at the factory for { $good }
arkwright-card-move-buy-shares =
    { $shares ->
        [0] Buy no shares
        [one] Buy { $shares } share
       *[other] Buy { $shares } shares
    }
arkwright-card-move-borrow =
    { $loans ->
        [0] Take no loan
        [one] Take { $loans } loan
       *[other] Take { $loans } loans
    }
arkwright-card-move-produce =
    { $level ->
        [0] No Extra Production of { $good }
        [1] Produce { $good } with the factory tile only
        [2] Produce { $good } with the factory tile and the first worker card
       *[other] Produce { $good } with the factory tile and both worker cards
    }
arkwright-card-move-overtime-at = Use Overtime at the factory for { $good }
arkwright-card-move-load =
    { $goods ->
        [0] Ship no { $good } from stock
       *[other] Ship { $goods } × { $good } from stock
    }
arkwright-card-move-use-ships =
    { $ships ->
        [one] Use { $ships } ship
       *[other] Use { $ships } ships
    }
arkwright-card-move-set-appeal = Set the appeal to { $appeal }
arkwright-card-move-step = One step on the track: { $track }
arkwright-card-move-take = Take the card { $card }
arkwright-card-move-take-at = Take the card at place { $place } of the grid
arkwright-card-move-broker =
    { $shares ->
        [one] Discard the Broker and buy { $shares } share at half price
       *[other] Discard the Broker and buy { $shares } shares at half price
    }
arkwright-card-move-inventor-steps = Discard the Inventor for two steps on the tracks
arkwright-card-move-skip = No development
arkwright-card-move-discard = Give up the card { $card }
arkwright-card-move-replace = Replace the Engineer by: { $set }
arkwright-card-move-reactivate = Make the card { $card } ready again with the Promoter
arkwright-card-move-call-patron = Use the card { $card }
arkwright-card-move-sell-stock =
    { $goods ->
        [0] Sell nothing from stock
        [one] Sell { $goods } good from stock
       *[other] Sell { $goods } goods from stock
    }
arkwright-card-move-ship =
    { $goods ->
        [0] Ship nothing
       *[other] Ship goods: { $goods }; ships used: { $ships }
    }
arkwright-card-move-store =
    { $keep ->
        [0] Store nothing (small warehouses: { $small } · large ones: { $large } · cleared elsewhere: { $evict })
       *[other] Goods stored: { $keep } (small warehouses: { $small } · large ones: { $large } · cleared elsewhere: { $evict })
    }
arkwright-card-move-name-start = Next start player: { $seat }
arkwright-card-move-keep = Keep the Entrepreneur
arkwright-card-move-after = Discard the Entrepreneur and play after the automas in the next round
arkwright-card-move-yes = Yes
arkwright-card-move-no = No
arkwright-card-move-done = Finish

## Events

arkwright-card-event-round-began = Decade { $decade }, round of { $good }: the round begins; start player: { $start }.
arkwright-card-event-opened = { $seat } opens a factory for { $good }.
arkwright-card-event-acted = { $seat } chooses the action: { $action }.
arkwright-card-event-modernised = { $seat } modernises the factory for { $good }.
arkwright-card-event-hired = { $seat } adds worker card { $card } to the factory for { $good }.
arkwright-card-event-automated = { $seat } puts machines on worker card { $card } of the factory for { $good }.
arkwright-card-event-labour-moved = The demand for all four goods falls by 1, as far as its track goes; the wage is now £{ $wage }.
arkwright-card-event-quality-laid = { $seat }: quality cards now at the factory for { $good }: { $set }.
arkwright-card-event-distribution-set = { $seat }: distribution of the factory for { $good } is now { $level }.
arkwright-card-event-bought-shares =
    { $shares ->
        [one] { $seat } buys { $shares } share for £{ $cost }.
       *[other] { $seat } buys { $shares } shares for £{ $cost }.
    }
arkwright-card-event-borrowed =
    { $loans ->
        [one] { $seat } takes { $loans } loan and receives £{ $money }.
       *[other] { $seat } takes { $loans } loans and receives £{ $money }.
    }
arkwright-card-event-ships-ready = The ships of { $seat } are ready again.
arkwright-card-event-price-set = { $seat } sets { $good } to price £{ $price } and appeal { $appeal }.
arkwright-card-event-demand-moved = The demand for { $good } is now { $demand }.
arkwright-card-event-stepped = { $seat } makes a step on the track { $track }; value now: { $value }.
arkwright-card-event-took = { $seat } takes the card { $card }.
arkwright-card-event-discarded = { $seat } discards the card { $card }.
arkwright-card-event-foreman-placed = { $seat } puts the Foreman at the factory for { $good }.
arkwright-card-event-turned = { $seat } uses the card { $card } and turns it.
arkwright-card-event-reactivated = { $seat } makes the card { $card } ready again.
arkwright-card-event-made = { $seat } produces { $goods } × { $good }.
arkwright-card-event-sold = { $seat } sells { $goods } × { $good } at home for £{ $income }.
arkwright-card-event-shipped = { $seat } ships { $goods } × { $good } for £{ $income }.
arkwright-card-event-used-ships =
    { $ships ->
        [one] { $seat } uses { $ships } ship; ship tokens now: { $tokens }.
       *[other] { $seat } uses { $ships } ships; ship tokens now: { $tokens }.
    }
arkwright-card-event-stored = { $seat } has { $goods } × { $good } in the warehouses.
arkwright-card-event-lost = { $seat } loses { $goods } × { $good } for lack of storage.
arkwright-card-event-paid = { $seat } pays £{ $cost } for the factory for { $good }.
arkwright-card-event-owed = { $seat } owes £{ $cost } for the factory for { $good } and cannot pay it.
arkwright-card-event-emergency-loans =
    { $loans ->
        [one] { $seat } needs { $loans } emergency loan and receives £{ $money }.
       *[other] { $seat } needs { $loans } emergency loans and receives £{ $money }.
    }
arkwright-card-event-went-bankrupt = { $seat } is bankrupt and leaves the game.
arkwright-card-event-value-rose = The share value of { $seat } rises to £{ $value }.
arkwright-card-event-led-appeal = { $seat } has the highest appeal; the share value is now £{ $value }.
arkwright-card-event-decayed = { $seat }: distribution of the factory for { $good } falls to { $level }.
arkwright-card-event-start-passed = { $seat } becomes the start player.
arkwright-card-event-decade-began = Decade { $decade } begins; all turned cards are ready again.
arkwright-card-event-neutral-moved = The neutral marker of { $good } moves to appeal { $appeal }.
arkwright-card-event-drawn = Drawn from the bag: { $automa }.
arkwright-card-event-automa-moved = { $automa }: the marker of { $good } moves to appeal { $appeal }.
arkwright-card-event-automa-shares = { $automa }: shares now { $shares }.
arkwright-card-event-automa-value = { $automa }: share value now £{ $value }.
arkwright-card-event-disc-moved = Disc ({ $automa }): it moves to place { $place } of the grid.
arkwright-card-event-capitalised =
    { $shares ->
        [one] { $seat }: { $shares } share at £{ $value } after all deductions, money £{ $money }; final capitalisation { $score }.
       *[other] { $seat }: { $shares } shares at £{ $value } after all deductions, money £{ $money }; final capitalisation { $score }.
    }

## Refusals: why not

arkwright-card-refusal-other-decision = This move belongs to another moment; to be decided now: { $decision }.
arkwright-card-refusal-module-off = This table plays without the expert rule “{ $switch }”.
arkwright-card-refusal-nothing-to-do = The action “{ $action }” would change nothing now.
arkwright-card-refusal-too-late-for-action = It is too late for the action “{ $action }”: what it could still add would not produce again in this game.
arkwright-card-refusal-nothing-done-yet = The action must change something, and nothing has been done yet.
arkwright-card-refusal-out-of-order = These steps are made in the fixed order of the list; it is too late for this one, and the other order leads to the same result.
arkwright-card-refusal-not-yet = These steps are made in the fixed order of the list; this one comes later.
arkwright-card-refusal-already-open = Your factory for { $good } is already open.
arkwright-card-refusal-not-open = You have no factory for { $good }.
arkwright-card-refusal-too-late = It is too late: the factory for { $good } will not produce again in this game.
arkwright-card-refusal-nothing-to-flip = The factory for { $good } is up to date; there is nothing to modernise.
arkwright-card-refusal-no-inventor = Modernising one decade ahead needs the Inventor, and you cannot use one now.
arkwright-card-refusal-inventor-used-up =
    { $most ->
        [one] The Inventor modernises at most { $most } factory, and that is done.
       *[other] The Inventor modernises at most { $most } factories, and that is done.
    }
arkwright-card-refusal-nothing-ahead = The Inventor can do nothing more for the factory for { $good } than ordinary modernising.
arkwright-card-refusal-workers-full = The factory for { $good } already has both worker cards.
arkwright-card-refusal-no-worker-card = The factory for { $good } does not have this worker card.
arkwright-card-refusal-fully-automated = All machines of this worker card of the factory for { $good } are already placed.
arkwright-card-refusal-finish-first = The half-finished worker card of the factory for { $good } must be completed first.
arkwright-card-refusal-machines-left = Machines needed for this card: { $needs }; machines left: { $left }.
arkwright-card-refusal-no-points-left = All points of this action are spent.
arkwright-card-refusal-quality-cap = The quality of the factory for { $good } cannot go above { $cap }.
arkwright-card-refusal-no-quality-cards = Your quality cards cannot show one more point at the factory for { $good }.
arkwright-card-refusal-not-a-layout = The quality cards cannot lie like this: every raise must be shown, no other factory may gain, and no point may be lost without need.
arkwright-card-refusal-distribution-cap = The distribution of the factory for { $good } cannot go above { $cap }.
arkwright-card-refusal-freed-already = The factory for { $good } has lost its distribution card in this action and cannot be raised again.
arkwright-card-refusal-raised-already = The factory for { $good } has been raised in this action and must keep its distribution card.
arkwright-card-refusal-no-distribution = No distribution card can be used for this at the factory for { $good }.
arkwright-card-refusal-share-limit =
    { $most ->
        [one] Nobody may own more than { $most } share.
       *[other] Nobody may own more than { $most } shares.
    }
arkwright-card-refusal-too-dear = This costs £{ $cost }; you can pay £{ $have }.
arkwright-card-refusal-loan-limit =
    { $most ->
        [one] Only { $most } loan in all is possible, emergency loans included.
       *[other] Only { $most } loans in all are possible, emergency loans included.
    }
arkwright-card-refusal-not-reachable = No position of the factory token and the cards gives the appeal { $appeal }.
arkwright-card-refusal-track-end = You have reached the end of this track: { $track }.
arkwright-card-refusal-restricted = The next step on this track ({ $track }) is open only from decade { $decade } on.
arkwright-card-refusal-not-in-pool = The pool has no card { $card }.
arkwright-card-refusal-owned = You already own the card { $card }, and only one of each kind is allowed.
arkwright-card-refusal-discarded-this-round = You have discarded the card { $card } in this round and cannot take it back yet.
arkwright-card-refusal-under-disc = A disc lies on the card at place { $place } of the grid; it cannot be taken.
arkwright-card-refusal-empty-place = There is no card at place { $place } of the grid.
arkwright-card-refusal-not-owned = You do not own the card { $card }.
arkwright-card-refusal-not-ready = The card { $card } is not one of your ready cards.
arkwright-card-refusal-not-turned = The card { $card } is not one of your turned cards.
arkwright-card-refusal-no-track-step = None of your tracks has a step left.
arkwright-card-refusal-not-a-replacement = These quality cards cannot replace the Engineer: they must be free, fit at the factory and show no more than the Engineer did.
arkwright-card-refusal-not-a-patron = The card { $card } is not one of your ready Patrons for the active good.
arkwright-card-refusal-too-many = The most possible here is { $most }.
arkwright-card-refusal-too-few = The least possible here is { $least }.
arkwright-card-refusal-not-producing = The factory for { $good } does not produce in this action.
arkwright-card-refusal-nothing-stored = Nothing is in stock of this good: { $good }.
arkwright-card-refusal-no-ship = Nothing can be shipped now: ships ready: { $ready }; ship tokens left: { $tokens }; goods per ship: { $load }.
arkwright-card-refusal-other-number-of-ships = This number of ships does not fit the goods or the ships you can use.
arkwright-card-refusal-tokens-full =
    { $most ->
        [one] There is only room for { $most } ship token: the Trading Office must be used now.
       *[other] There is only room for { $most } ship tokens: the Trading Office must be used now.
    }
arkwright-card-refusal-not-a-way-to-store = The goods cannot be stored like this with the warehouses you have.
arkwright-card-refusal-player-out = { $seat } is bankrupt and cannot be chosen.
arkwright-card-refusal-only-solo = This is possible in the solo game only.
arkwright-card-refusal-not-solo = This is not possible in the solo game.

## Labels of the board

arkwright-card-label-round = Decade { $decade } · active good: { $good } · start player: { $start } · wage: £{ $wage }
arkwright-card-label-good-column = Good
arkwright-card-label-demand-column = Demand
arkwright-card-label-appeal-of = P{ $number }
arkwright-card-label-automa-a = A
arkwright-card-label-automa-b = B
arkwright-card-label-neutral = Neutral
arkwright-card-label-automas = Automa A: shares { $a }, share value £{ $av } · Automa B: shares { $b }, share value £{ $bv }
arkwright-card-label-seat-column = Player
arkwright-card-label-money-column = £
arkwright-card-label-shares-column = Shares
arkwright-card-label-value-column = Value
arkwright-card-label-loans-column = Loans
arkwright-card-label-tokens-column = Tokens
arkwright-card-label-ships-column = Ships
arkwright-card-label-cards-column = Cards
arkwright-card-label-final-column = Final
arkwright-card-label-seat-row = P{ $number } { $seat }
arkwright-card-label-companies = Companies
arkwright-card-label-turned-cards = Turned cards of { $seat }: { $cards }
arkwright-card-label-factory-column = Factory
arkwright-card-label-side-column = Side
arkwright-card-label-output-column = Goods
arkwright-card-label-workers-column = Workers
arkwright-card-label-machines-column = Mach.
arkwright-card-label-total-column = Sum
arkwright-card-label-price-column = Price
arkwright-card-label-quality-column = Quality
arkwright-card-label-distribution-column = Distr.
arkwright-card-label-stock-column = Stock
arkwright-card-label-company = Factories of { $seat }
arkwright-card-label-tracks = Development tracks
arkwright-card-label-track-column = Track
arkwright-card-label-track-of = P{ $number }
arkwright-card-label-spaces-column = Spaces
arkwright-card-label-pool = Pool of development cards
arkwright-card-label-pool-cards = { $cards }
arkwright-card-label-grid = Grid of development cards
arkwright-card-label-under-disc = { $place } [{ $card } · { $disc }]
arkwright-card-label-grid-card = { $place } { $card }
arkwright-card-label-grid-row = { $cards }
arkwright-card-label-bag = Left in the bag: automa A { $a } · automa B { $b } · neutral { $neutral }

## Forecasts

arkwright-card-forecast-sale = { $seat }, { $good }: makes { $made }, allowed quantity { $allowed }; sells { $sold } at £{ $price } = £{ $income }; ships { $shipped } at £{ $export } = £{ $abroad } (ships: { $ships }); stores { $stored }, loses { $lost }; costs £{ $cost }; result in pounds: { $result }; share value +{ $rise }; highest appeal: { $leads }; emergency loans: { $loans }
arkwright-card-forecast-assumed = If production came now. Assumed: no card is used; stored goods are sold as far as allowed; goods left over are shipped where that brings more than their price at the end of the game (export price, less £1 per share for each point of share value that the new ship tokens will cost), and otherwise stored as far as free warehouses hold them.
arkwright-card-forecast-ruin = { $seat } could not pay for { $good } and would be bankrupt.
arkwright-card-forecast-candidate = With appeal { $appeal } and price £{ $price } for { $good } ({ $seat }): demand { $demand }, makes { $made }, allowed quantity { $allowed }{ $later ->
        [0] { "" }
       *[other] { " " }({ $one } or { $two } if each player still to set a price passes 1 or 2 arrows)
    }; sells { $sold } = £{ $income }; ships { $shipped } at £{ $export } = £{ $abroad } (ships: { $ships }); stores { $stored }, loses { $lost }; costs £{ $cost }; result in pounds: { $result }; share value +{ $rise }; highest appeal: { $leads }; emergency loans: { $loans }; capitalisation { $then }, after the final steps { $finally }
arkwright-card-forecast-capital = { $seat }: capitalisation now { $now }, after the final steps { $final }; after the production of { $good } (share value +{ $rise }): { $then }, after the final steps { $finally }
arkwright-card-forecast-means = { $seat }: can pay up to £{ $means }; ships to use: { $ships } (goods per ship: { $load }, ship tokens left: { $tokens }); free warehouses: small { $small }, large { $large }

## Goods

arkwright-card-good-food = food
arkwright-card-good-textile = textile
arkwright-card-good-cutlery = cutlery
arkwright-card-good-lamps = lamps

## Tracks

arkwright-card-track-quality = quality
arkwright-card-track-distribution = distribution
arkwright-card-track-dev-cards = development cards
arkwright-card-track-automation = automation
arkwright-card-track-export = export
arkwright-card-track-stock = shares

## Development cards

arkwright-card-card-entrepreneur = Entrepreneur
arkwright-card-card-trading-office = Trading Office
arkwright-card-card-overtime = Overtime
arkwright-card-card-workshop = Workshop
arkwright-card-card-foreman = Foreman
arkwright-card-card-broker = Broker
arkwright-card-card-patron-ft = Patron (food/textile)
arkwright-card-card-patron-fc = Patron (food/cutlery)
arkwright-card-card-patron-fl = Patron (food/lamps)
arkwright-card-card-patron-tc = Patron (textile/cutlery)
arkwright-card-card-patron-tl = Patron (textile/lamps)
arkwright-card-card-patron-cl = Patron (cutlery/lamps)
arkwright-card-card-inventor = Inventor
arkwright-card-card-promoter = Promoter
arkwright-card-card-contract = Contract
arkwright-card-card-patent = Patent
arkwright-card-card-engineer = Engineer
arkwright-card-card-large-warehouse = Large Warehouse

## Actions

arkwright-card-action-build = Build and modernise
arkwright-card-action-hire = Hire
arkwright-card-action-automate = Automate
arkwright-card-action-quality = Quality
arkwright-card-action-distribution = Distribution
arkwright-card-action-stock = Stock
arkwright-card-action-extra-production = Extra Production
arkwright-card-action-early-shipping = Early Shipping
arkwright-card-action-reactivate-trading-office = Early Shipping with the Trading Office made ready
arkwright-card-action-pass = Pass

## Sets of quality cards

arkwright-card-set-none = no card
arkwright-card-set-e5 = Engineer 5
arkwright-card-set-e6 = Engineer 6
arkwright-card-set-l3 = large 3
arkwright-card-set-l4 = large 4
arkwright-card-set-s1 = small 1
arkwright-card-set-e5-and-s1 = Engineer 5 + small 1
arkwright-card-set-l3-and-s1 = large 3 + small 1
arkwright-card-set-l4-and-s1 = large 4 + small 1
arkwright-card-set-s1-and-s1 = small 1 + small 1
arkwright-card-set-s1-and-s2 = small 1 + small 2
arkwright-card-set-s2 = small 2
arkwright-card-set-l3-and-s2 = large 3 + small 2
arkwright-card-set-l4-and-s2 = large 4 + small 2
arkwright-card-set-s2-and-s2 = small 2 + small 2

## Warehouses

arkwright-card-warehouse-food-small =
    { $count ->
        [one] small warehouse of food
       *[other] small warehouses of food
    }
arkwright-card-warehouse-food-large =
    { $count ->
        [one] large warehouse of food
       *[other] large warehouses of food
    }
arkwright-card-warehouse-textile-small =
    { $count ->
        [one] small warehouse of textile
       *[other] small warehouses of textile
    }
arkwright-card-warehouse-textile-large =
    { $count ->
        [one] large warehouse of textile
       *[other] large warehouses of textile
    }
arkwright-card-warehouse-cutlery-small =
    { $count ->
        [one] small warehouse of cutlery
       *[other] small warehouses of cutlery
    }
arkwright-card-warehouse-cutlery-large =
    { $count ->
        [one] large warehouse of cutlery
       *[other] large warehouses of cutlery
    }
arkwright-card-warehouse-lamps-small =
    { $count ->
        [one] small warehouse of lamps
       *[other] small warehouses of lamps
    }
arkwright-card-warehouse-lamps-large =
    { $count ->
        [one] large warehouse of lamps
       *[other] large warehouses of lamps
    }

## Automas

arkwright-card-automa-a = Automa A
arkwright-card-automa-b = Automa B
arkwright-card-automa-neutral = neutral

## Switches of the table

arkwright-card-switch-pool = true: the pool holds the Entrepreneur, Engineers, Patents and development cards drawn at random; false: the pool is fixed by the number of players.
arkwright-card-switch-restrictions = true: some steps on the tracks quality, distribution, automation and export are open only from a later decade on, unless a card lifts this; false: all steps are always open.
arkwright-card-switch-draft = true: everyone chooses the two start factories and the first development in turn; false: they are fixed by seat.
arkwright-card-switch-no-ships = true: everyone starts without ready ships; false: everyone starts with ships ready.
arkwright-card-switch-opening-shares = true: everyone may buy shares before the first round; false: everyone starts with the same number of shares.
arkwright-card-switch-extra-production = true: the action Extra Production makes goods for the warehouses; false: there is no such action.
arkwright-card-switch-early-shipping = true: the action Early Shipping ships stored goods before production; false: there is no such action.
arkwright-card-switch-inventor-steps = true: the Inventor may be discarded for two steps on the tracks instead of a development; false: the Inventor only modernises factories.
arkwright-card-switch-solo-random-factories = true: in the solo game both start factories are dealt at random; false: the player chooses them.
arkwright-card-module-extra-production = Extra Production
arkwright-card-module-early-shipping = Early Shipping
arkwright-card-module-inventor-steps = Steps of the Inventor

## Titles and notes

arkwright-card-achievement-magnate = Magnate
arkwright-card-achievement-patriot = Patriot
arkwright-card-achievement-hard-worker = Hard worker
arkwright-card-achievement-hero-of-the-workers = Hero of the workers
arkwright-card-achievement-gentry = Gentry
arkwright-card-achievement-specialist = Specialist
arkwright-card-achievement-generalist = Generalist
arkwright-card-achievement-full-employment = Full employment
arkwright-card-achievement-managing-director = Managing director
arkwright-card-achievement-chairman = Chairman
arkwright-card-achievement-financier = Financier
arkwright-card-achievement-stock-baron = Stock baron
arkwright-card-achievement-upstart = Upstart
arkwright-card-achievement-nouveau-riche = Nouveau riche
arkwright-card-achievement-captain = Captain
arkwright-card-event-achieved = { $seat } earns the title “{ $achievement }”.
arkwright-card-event-automa-capitalised = { $automa }: final capitalisation { $score }.
arkwright-card-label-reconstructed-note = Many printed figures of this game are reconstructed and may differ: “lineshaft sheet arkwright-card --provenance” lists them.

## The board in the browser

arkwright-card-board-pounds = £{ $sum }
arkwright-card-board-pounds-short = £{ $sum }
arkwright-card-board-of = { $count } of { $most }
arkwright-card-board-market = The market
arkwright-card-board-start = Start player:
arkwright-card-board-now = Decade { $decade }, round { $round }: { $good }
arkwright-card-board-wage = Wage
arkwright-card-board-wage-told = Wage £{ $wage }, on space { $space } of the wage track
arkwright-card-board-demand = demand { $demand }
arkwright-card-board-demand-key = Demand. What may be sold at home: the way from here, or from 0 if this is below 0, up to one’s own marker.
arkwright-card-board-arrow-key = Whoever passes an arrow upwards raises the demand by 1.
arkwright-card-board-track-told = { $good }: demand { $demand }; appeal markers: { $markers }
arkwright-card-board-marker-told = { $who } on { $appeal }
arkwright-card-board-appeal = Appeal { $appeal }
arkwright-card-board-may-sell = may sell
arkwright-card-board-actions = The action of this turn
arkwright-card-board-does-build = Open new factories, bring old ones up to date; new jobs lower the demand markers and raise the wage.
arkwright-card-board-does-hire = Add worker cards: more goods; lower demand markers, a higher wage.
arkwright-card-board-does-automate = Machines take the place of workers and cost £1 instead of a wage.
arkwright-card-board-does-quality = Quality points: more price or appeal, for good.
arkwright-card-board-does-distribution = Distribution points: more appeal, which wears off.
arkwright-card-board-does-stock = Buy shares, borrow; all ships are ready again.
arkwright-card-board-does-extra-production = Let factories produce for the warehouses.
arkwright-card-board-does-early-shipping = Ship stored goods now.
arkwright-card-board-does-reactivate-trading-office = The Promoter makes the Trading Office ready first.
arkwright-card-board-does-pass = Do nothing in this step.
arkwright-card-board-price-step = Price and appeal
arkwright-card-board-price-slider = Price and appeal to try
arkwright-card-board-price-and-appeal = Price £{ $price } · appeal { $appeal }
arkwright-card-board-candidate-told = Sold { $sold }, result { $result } pounds, share value +{ $rise }
arkwright-card-board-chart-key = Below each bar: price, appeal, result in pounds, ▲ share value.
arkwright-card-board-set-price = Set price £{ $price } and appeal { $appeal }
arkwright-card-board-price-later = You set the price after your action; so it would be as things stand.
arkwright-card-board-account = £{ $income } at home + £{ $abroad } abroad − £{ $cost } costs =
arkwright-card-board-result-is = { $result } pounds
arkwright-card-board-rise-is = share value +{ $rise }
arkwright-card-board-end-is = { $end } after the final steps
arkwright-card-board-emergency-is = emergency loans: { $loans }
arkwright-card-board-ruin = bankrupt
arkwright-card-board-later = { $later ->
        [one] One other seat still sets its price
       *[other] { $later } other seats still set their price
    }: you may sell { $none }, { $one } or { $two } if each passes no, one or two arrows.
arkwright-card-board-scales = What each choice would bring
arkwright-card-board-choice = Choice
arkwright-card-board-as-is = As things stand
arkwright-card-board-bills = All bills
arkwright-card-board-means-head = can pay up to
arkwright-card-board-foreseen = If { $good } were produced now, for every seat: before → after
arkwright-card-board-price = price
arkwright-card-board-appeal-head = appeal
arkwright-card-board-made = makes
arkwright-card-board-sold = sold
arkwright-card-board-shipped = shipped
arkwright-card-board-kept = in store
arkwright-card-board-lost = lost
arkwright-card-board-income = income
arkwright-card-board-cost = costs
arkwright-card-board-result = result
arkwright-card-board-emergency = emergency loans
arkwright-card-board-rise = share value +
arkwright-card-board-capital = shares × value after it
arkwright-card-board-end = after the final steps
arkwright-card-board-leads = highest appeal
arkwright-card-board-company = My company
arkwright-card-board-others = The other companies
arkwright-card-board-factory = Factory for { $good }
arkwright-card-board-not-built = No factory for { $good }
arkwright-card-board-closed = not built
arkwright-card-board-office = Office: adds to price or appeal
arkwright-card-board-slots = The four slots: price above, appeal below
arkwright-card-board-fixed = Fixed cost of a production
arkwright-card-board-fixed-short = fixed £{ $cost }
arkwright-card-board-export = Price of a shipped good
arkwright-card-board-workers-told = Worker card { $card } for { $good }: makes { $goods }; workers { $people }, machines { $machines }
arkwright-card-board-workers-place = Place of worker card { $card } for { $good }
arkwright-card-board-quality-told = Quality of { $good }: { $cards }
arkwright-card-board-distribution-told = Distribution of { $good }: { $points }
arkwright-card-board-stock-told = Warehouses of { $good }: { $stock } stored, room for { $room }
arkwright-card-board-makes = makes
arkwright-card-board-staff = workers + machines
arkwright-card-board-staff-of = { $people } + { $machines }
arkwright-card-board-bill = next bill
arkwright-card-board-sum = price + appeal
arkwright-card-board-appeal-now = appeal now
arkwright-card-board-price-now = price
arkwright-card-board-stored = stored
arkwright-card-board-mill-short = makes { $made } · appeal { $appeal } of { $points }
arkwright-card-board-money = money
arkwright-card-board-means = can pay up to £{ $sum }
arkwright-card-board-shares = shares
arkwright-card-board-share-value = share value
arkwright-card-board-final = final, if it ended now
arkwright-card-board-capital-now = shares × value: { $sum }
arkwright-card-board-loans = Loans
arkwright-card-board-loans-told = Loans: { $loans } of { $most }
arkwright-card-board-loans-cost = { $loans ->
        [0] no share lost at the end
        [one] { $loans } share lost at the end
       *[other] { $loans } shares lost at the end
    }
arkwright-card-board-tokens = Ship tokens
arkwright-card-board-tokens-told = Ship tokens: { $tokens } of { $most }; they cost { $penalty } share value at the end; ships ready: { $ready }
arkwright-card-board-tokens-cost = share value − { $penalty } at the end
arkwright-card-board-ships = Ships
arkwright-card-board-ships-ready = { $ready } of { $most } ready
arkwright-card-board-track-at = Track { $track }: { $value } now; spaces { $values }
arkwright-card-board-tracks = Development tracks
arkwright-card-board-cards = Development cards
arkwright-card-board-no-cards = None yet.
arkwright-card-board-copies = { $count } copies
arkwright-card-board-turned = turned
arkwright-card-board-card-turned = { $card } (turned)
arkwright-card-board-under = under the disc { $disc }
arkwright-card-board-gap = Place { $place } is empty
arkwright-card-board-pool-size = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
arkwright-card-board-kind-turn = once a decade
arkwright-card-board-kind-discard = discarded when used
arkwright-card-board-kind-permanent = always
arkwright-card-board-effect-entrepreneur = If you share the highest appeal, the bonus is yours alone. Or discard: name the next start player.
arkwright-card-board-effect-trading-office = When you ship, place one ship token fewer.
arkwright-card-board-effect-overtime = As your production begins: one good more.
arkwright-card-board-effect-workshop = Two machines of each factory cost nothing.
arkwright-card-board-effect-foreman = At one factory up to four workers cost £2 less each.
arkwright-card-board-effect-broker = Instead of a development: one or two shares at half price.
arkwright-card-board-effect-patron = One sale more than allowed of either good.
arkwright-card-board-effect-inventor = While building: modernise two factories one decade ahead.
arkwright-card-board-effect-promoter = Fixed cost £2 less. Makes another turned card ready.
arkwright-card-board-effect-contract = Each shipped good earns a bonus.
arkwright-card-board-effect-patent = A third distribution card.
arkwright-card-board-effect-engineer = A quality card of 5 or 6; the cap is 6 from now on.
arkwright-card-board-effect-large-warehouse = Holds four goods.
arkwright-card-board-automas = The automas
arkwright-card-board-worth = shares × value
arkwright-card-board-bag = In the bag
arkwright-card-board-bag-told = { $who }: { $left } of { $whole } left in the bag
arkwright-card-board-titles = { $count } titles for a winner
arkwright-card-board-title-magnate = Final capitalisation of { $magnate_min } or more.
arkwright-card-board-title-patriot = No ship used.
arkwright-card-board-title-hard-worker = Never owned a Patent or an Engineer.
arkwright-card-board-title-hero-of-the-workers = Never automated.
arkwright-card-board-title-gentry = No step on the shares track, no Broker used.
arkwright-card-board-title-specialist = Only the two start factories.
arkwright-card-board-title-generalist = Four factories.
arkwright-card-board-title-full-employment = Four factories, each with two worker cards.
arkwright-card-board-title-managing-director = { $band_low } to { $band_high } shares before the final steps.
arkwright-card-board-title-chairman = { $top } shares before the final steps.
arkwright-card-board-title-financier = Share value from { $band_low } to { $band_high } before the final steps.
arkwright-card-board-title-stock-baron = Share value { $top } before the final steps.
arkwright-card-board-title-upstart = Started with £{ $upstart_money } and { $upstart_shares } shares.
arkwright-card-board-title-nouveau-riche = £{ $nouveau_riche_min } or more before the final steps.
arkwright-card-board-title-captain = At least { $captain_min_ships } ships used.
arkwright-card-board-out = bankrupt
arkwright-card-board-reconstructed = ~ This figure is reconstructed; in the printed game it may differ.
arkwright-card-board-begins = Begins the action: { $action }
arkwright-card-board-point-to-see = Point at a choice, or go through them with Tab, to see what would happen.
arkwright-card-board-sells = sells at home
arkwright-card-board-exchange = The stock exchange
arkwright-card-board-exchange-slider = Number to try
arkwright-card-board-exchange-key = The bars: shares × value after the next production and all final steps, for each number.
arkwright-card-board-price-of-share = One share: £{ $price }
arkwright-card-board-half-price-shares = { $count ->
        [one] First share: £{ $half }; each further one: £{ $price }
       *[other] First { $count } shares: £{ $half } each; each further one: £{ $price }
    }
arkwright-card-board-then = After it
arkwright-card-board-from-decade = { $value } from decade { $decade } on
arkwright-card-board-components = All components of the game and where their figures come from
arkwright-card-board-demand-then = Demand { $before } → { $after }: you may sell { $allowed } at home.
arkwright-card-board-moved = { $count ->
        [one] What moved since your last move, and why
       *[other] What moved since your last move, and why: { $count } steps
    }
arkwright-card-board-show-again = Show it again
arkwright-card-board-why-price-set = The marker goes to the new appeal.
arkwright-card-board-why-demand-moved = The demand follows a marker: up or down by 1 for each arrow it passes.
arkwright-card-board-why-labour-moved = New jobs: people earn and buy more, and labour grows scarce.
arkwright-card-board-why-neutral-moved = At the end of a decade the neutral markers go on.
arkwright-card-board-why-drawn = The token drawn from the bag says who acts for the automas.
arkwright-card-board-why-automa-moved = A drawn automa makes its good more attractive, or opens a factory for it.
arkwright-card-board-why-automa-shares = An automa that was not drawn, or that may sell too little, gains a share.
arkwright-card-board-why-automa-value = It may sell enough, so its shares are worth more.
arkwright-card-board-why-disc-moved = The disc goes on by one card for each marker on this track; the card under it cannot be taken.
arkwright-card-board-why-round-began = The next good is priced and produced.
arkwright-card-board-units = { $count } × { $good }
arkwright-card-board-none = none
arkwright-card-board-dock-sellstock = In the warehouse: { $count }. Sell at home too, up to which unit?
arkwright-card-board-dock-ship = Left after the sales at home: { $count }. Ship up to which unit?
arkwright-card-board-dock-load = In the warehouse: { $count }. Load up to which unit?
arkwright-card-board-dock-store = Left: { $count }. Into which warehouses?
arkwright-card-board-dock-produce = Point at the factory or at the last worker card that takes part. Already stored: { $count }
arkwright-card-board-ships-count = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
 }
arkwright-card-board-next-start = Who starts next?
arkwright-card-board-start-only = This changes no figure now: only who chooses and produces first.
arkwright-card-board-start-by-card = This changes no figure now: only who chooses and produces first. Naming a start player costs the Entrepreneur.
arkwright-card-board-changes-nothing = No choice changes any figure of the next production or of the end.
arkwright-card-board-figure-final = Final
arkwright-card-board-figure-final-means = Shares times share value if the game ended now, after goods are sold, shares bought, and loans and ship tokens charged.
arkwright-card-board-figure-capital = Shares × value
arkwright-card-board-figure-capital-means = What the company is worth at this moment, before any final step.
arkwright-card-board-figure-shares = Shares
arkwright-card-board-figure-shares-means = Own shares; 30 at most.
arkwright-card-board-figure-value = Value
arkwright-card-board-figure-value-means = Pounds per share; it rises by sales at home.
arkwright-card-board-figure-money = £
arkwright-card-board-figure-money-means = Cash in pounds.
arkwright-card-board-figure-loans = Loans
arkwright-card-board-figure-loans-means = Loan tokens; each costs one share at the end.
arkwright-card-board-figure-tokens = Ship tokens
arkwright-card-board-figure-tokens-means = Ship tokens placed; at certain places they cost share value at the end.
arkwright-card-board-figure-factories = Factories
arkwright-card-board-figure-factories-means = Open factories, four at most.
arkwright-card-board-figure-goods = Output
arkwright-card-board-figure-goods-means = Goods that all factories make in their production, added up.
arkwright-card-board-figure-people = Workers
arkwright-card-board-figure-people-means = Workers who are paid the wage, in all factories.
arkwright-card-board-figure-machines = Machines
arkwright-card-board-figure-machines-means = Machines in all factories.
arkwright-card-board-figure-points = Price + appeal
arkwright-card-board-figure-points-means = The points of all factories that can be split between price and appeal, added up.
arkwright-card-board-figure-stock = Stored
arkwright-card-board-figure-stock-means = Goods in all warehouses.
