### Texts of Age of Industry.

## The game

age-of-industry-title = Age of Industry
age-of-industry-about = Borrow, build mills, mines, works and ports with cards, link them with railways, sell what they make, and end with the most victory points from money and industries.

## Decisions: short names

age-of-industry-decision-choose-action = Choice of the action
age-of-industry-decision-choose-card = Card for the build
age-of-industry-decision-choose-industry = Industry to build
age-of-industry-decision-choose-slot = Space for the build
age-of-industry-decision-choose-coal = Source of the coal
age-of-industry-decision-choose-iron = Source of the iron
age-of-industry-decision-discard-card = Card to discard
age-of-industry-decision-choose-link = Link for the railway
age-of-industry-decision-choose-seller = Mill or factory that sells
age-of-industry-decision-choose-outlet = Outlet
age-of-industry-decision-choose-develop = Industry to develop
age-of-industry-decision-draw-first = First card
age-of-industry-decision-draw-second = Second card
age-of-industry-decision-repay-loans = Repaying loans
age-of-industry-decision-over = Game over

## Decisions: what to do now

age-of-industry-ask-choose-action = { $actions ->
    [one] Choose your action; it is the last of this turn.
   *[other] Choose an action; you have { $actions } in this turn.
}
age-of-industry-ask-choose-card = Choose the card you build with: an industry card names what, a colour card names where.
age-of-industry-ask-choose-industry = Choose the industry to build.
age-of-industry-ask-choose-slot = Choose the space for your next counter: { $industry }, level { $level }.
age-of-industry-ask-choose-coal = The coal can come from several sources: choose one.
age-of-industry-ask-choose-iron = The iron can come from several sources: choose one.
age-of-industry-ask-discard-card = Choose the card you discard for the action “{ $action }”.
age-of-industry-ask-choose-link = Choose the link for your railway.
age-of-industry-ask-choose-seller = Choose the next mill or factory that sells; stop when you have sold enough.
age-of-industry-ask-choose-outlet = Choose the port or market that buys from { $space }.
age-of-industry-ask-choose-develop = Choose the industry whose lowest counter you remove from your display.
age-of-industry-ask-draw-first = Draw from the deck or take face-up cards.
age-of-industry-ask-draw-second = Choose your second card: from the deck or face up.
age-of-industry-ask-repay-loans = Choose how many loans to repay at ${ $repay } each; loans: { $loans }, cash: ${ $cash }.
age-of-industry-ask-over = The game is over; there is nothing left to decide.

## Moves

age-of-industry-move-act = Action: { $action }
age-of-industry-move-play = Play the card { $card }
age-of-industry-move-choose = Build: { $industry }
age-of-industry-move-build = Build at { $space }
age-of-industry-move-take-coal = Coal from { $from }
age-of-industry-move-take-iron = Iron from { $from }
age-of-industry-move-discard = Discard the card { $card }
age-of-industry-move-keep = Discard nothing
age-of-industry-move-lay = Railway { $link }
age-of-industry-move-sell = Sell from { $space }
age-of-industry-move-stop = Stop selling
age-of-industry-move-sell-to = Sell to { $outlet }
age-of-industry-move-develop = Remove the lowest counter: { $industry }
age-of-industry-move-draw = Draw a card from the deck
age-of-industry-move-take-both-up = Take both face-up cards
age-of-industry-move-take-up =
    { $place ->
        [0] Take the first face-up card
       *[other] Take the second face-up card
    }
age-of-industry-move-repay =
    { $loans ->
        [0] Repay no loan
        [one] Repay { $loans } loan
       *[other] Repay { $loans } loans
    }

## Events

age-of-industry-event-round-began = Round { $round } begins.
age-of-industry-event-turn-began =
    { $actions ->
        [one] { $seat } begins a turn of { $actions } action.
       *[other] { $seat } begins a turn of { $actions } actions.
    }
age-of-industry-event-acted = { $seat } chooses the action: { $action }.
age-of-industry-event-card-played = { $seat } plays the card { $card }.
age-of-industry-event-cube-taken = { $seat } takes 1 { $resource } from { $space }.
age-of-industry-event-coal-imported = { $seat } takes 1 coal from the coal box of { $box }.
age-of-industry-event-cube-bought = { $seat } buys 1 { $resource } from the track for ${ $price }.
age-of-industry-event-borrowed =
    { $loans ->
        [one] { $seat } takes { $loans } loan.
       *[other] { $seat } takes { $loans } loans.
    }
age-of-industry-event-paid = { $seat } pays ${ $money }.
age-of-industry-event-removed = A counter of { $seat } leaves { $space } and the game: { $industry }, level { $level }.
age-of-industry-event-built = { $seat } builds at { $space }: { $industry }, level { $level }.
age-of-industry-event-track-refilled = { $seat } moves { $cubes } { $resource } to the track and receives ${ $money }.
age-of-industry-event-flipped = The counter at { $space } flips; { $seat } receives ${ $income }.
age-of-industry-event-railway-built = { $seat } builds the railway { $link }.
age-of-industry-event-sold-to-port = { $seat } sells from { $space } to the port at { $outlet }.
age-of-industry-event-sold-to-market = { $seat } sells from { $space } to the market of { $outlet }.
age-of-industry-event-tile-used = The market tile of { $market } is used up.
age-of-industry-event-developed = { $seat } removes a counter from the display: { $industry }, level { $level }.
age-of-industry-event-card-discarded = { $seat } discards the card { $card }.
age-of-industry-event-passed = { $seat } passes.
age-of-industry-event-card-drawn = { $seat } draws the card { $card } from the deck.
age-of-industry-event-card-drawn-unseen = { $seat } draws a card from the deck.
age-of-industry-event-card-taken = { $seat } takes the face-up card { $card }.
age-of-industry-event-card-turned-up = Turned face up: { $card }.
age-of-industry-event-repaid =
    { $loans ->
        [one] { $seat } repays { $loans } loan.
       *[other] { $seat } repays { $loans } loans.
    }
age-of-industry-event-order-set = New turn order, least spent first: { $order }.
age-of-industry-event-interest-paid = { $seat } pays ${ $money } interest.
age-of-industry-event-ended-by-cards = The deck is empty and a hand is empty: the game ends.
age-of-industry-event-ended-idle = The last rounds brought nothing but passes without a card: the game ends.
age-of-industry-event-ended-by-limit = The last possible round is over: the game ends.
age-of-industry-event-railways-paid = The railways of { $seat } pay ${ $money }.
age-of-industry-event-scored = { $seat }: { $money } VP from money plus { $industries } from industries minus { $loans } for unpaid loans; final score { $total }.

## Refusals: why not

age-of-industry-refusal-other-decision = This move belongs to another moment; to be decided now: { $decision }.
age-of-industry-refusal-hand-empty = The action “{ $action }” needs a card, and your hand is empty.
age-of-industry-refusal-no-card-builds = None of your cards allows a build that coal and iron can reach.
age-of-industry-refusal-combined-needs-two-actions = A combined build takes both actions of a turn, and you do not have two left.
age-of-industry-refusal-nothing-fits-anywhere = None of your next counters can be built anywhere now.
age-of-industry-refusal-card-not-in-hand = The card { $card } is not in your hand.
age-of-industry-refusal-card-builds-nothing = With the card { $card } nothing can be built now.
age-of-industry-refusal-no-counter-left = You have no counter left for this: { $industry }.
age-of-industry-refusal-not-buildable = Your next counter ({ $industry }, level { $level }) cannot be built; develop it away first.
age-of-industry-refusal-no-ships-here = This map has no ship spaces, so ships are not used.
age-of-industry-refusal-no-space-for = There is no space where you may build this now: { $industry }.
age-of-industry-refusal-wrong-kind = { $space } is a space of the kind “{ $kind }” and does not take this: { $industry }.
age-of-industry-refusal-lower-space-first = { $space } is like another empty space of this place; only the one with the lowest number is offered.
age-of-industry-refusal-occupied = A counter of another player stands on { $space } and cannot be replaced by this one.
age-of-industry-refusal-level-not-higher = The new counter must have a higher level; there is level { $level }, yours has level { $new }.
age-of-industry-refusal-cubes-still-available = You may build over another player only when no { $resource } is left on the map and the track.
age-of-industry-refusal-wrong-colour = This card builds only in places of its colour: { $colour }.
age-of-industry-refusal-not-linked = An industry card builds only where one of your railways ends, over your own counter, or in a large place where you have an industry; { $space } is none of these.
age-of-industry-refusal-location-limit =
    { $most ->
        [one] You may own at most { $most } industry in this place, and you have it.
       *[other] You may own at most { $most } industries in this place, and you have them.
    }
age-of-industry-refusal-ship-without-port = A ship needs a sea lane to a town with a port; none leads from { $space }, or what the ship needs cannot get there.
age-of-industry-refusal-out-of-supply = No { $resource } can get there: no connected source has any, and no port opens the track.
age-of-industry-refusal-no-cubes-there = There is no { $resource } to take.
age-of-industry-refusal-source-not-connected = This source is not connected with the place that needs the cube.
age-of-industry-refusal-source-not-nearest = Another source is nearer, and the nearest must be used.
age-of-industry-refusal-map-before-track = A connected source on the map has { $resource }, so none may be bought from the track.
age-of-industry-refusal-must-discard = A pass costs a card, and no exception to this holds now.
age-of-industry-refusal-not-a-pass = Only a pass can do without a card; this action costs one.
age-of-industry-refusal-link-taken = There is already a railway on { $link }.
age-of-industry-refusal-link-not-in-reach = You have neither an industry nor a railway at either end of { $link }.
age-of-industry-refusal-link-out-of-supply = No { $resource } can get to an end of the link: no connected source has any, and no port opens the track.
age-of-industry-refusal-no-link-with-both = No link in your reach can get both coal and iron: some get only the one, some only the other.
age-of-industry-refusal-no-link-in-reach = No free link touches one of your industries or railways.
age-of-industry-refusal-no-railways-left =
    { $most ->
        [one] You have only { $most } railway, and it is built.
       *[other] You have only { $most } railways, and all are built.
    }
age-of-industry-refusal-nothing-to-sell = You have no cotton mill or factory that has not sold yet.
age-of-industry-refusal-no-outlet = No open port or market that would buy is connected with your mills and factories.
age-of-industry-refusal-not-your-seller = No cotton mill or factory of yours stands on { $space }.
age-of-industry-refusal-already-sold = { $space } has already sold.
age-of-industry-refusal-sellers-in-order = Mills and factories sell in the order of the map; it is too late for this one, and the other order leads to the same result.
age-of-industry-refusal-seller-without-outlet = No open port or market that would buy from { $space } is connected with it.
age-of-industry-refusal-nothing-sold-yet = The action must sell something, and nothing has been sold yet.
age-of-industry-refusal-not-a-port = There is no port on { $space }.
age-of-industry-refusal-port-used = The port at { $space } has been used.
age-of-industry-refusal-port-refuses = The level of the port at { $space } is too low for { $ware }.
age-of-industry-refusal-outlet-not-connected = The seller is not connected with this outlet by railways and sea lanes.
age-of-industry-refusal-no-ship-at-market = This market at sea opens only when a ship stands there.
age-of-industry-refusal-tile-used = The tile of this market is used up.
age-of-industry-refusal-tile-refuses = This market does not buy { $ware }; its tile says: { $tile }.
age-of-industry-refusal-nothing-to-develop = Your display has no counter left to remove.
age-of-industry-refusal-hand-full =
    { $most ->
        [one] You may hold at most { $most } card, and you do.
       *[other] You may hold at most { $most } cards, and you do.
    }
age-of-industry-refusal-no-cards-left = No card is left, neither in the deck nor face up.
age-of-industry-refusal-must-draw = At this table a player without cards may pass only when there is nothing left to draw; draw instead.
age-of-industry-refusal-deck-empty = The deck is empty.
age-of-industry-refusal-not-two-face-up = There are not two face-up cards.
age-of-industry-refusal-no-face-up-card = There is no card at this place.
age-of-industry-refusal-same-face-up-card = Both face-up cards are of the same kind; take the first one.
age-of-industry-refusal-deck-first = Draw from the deck first and take the face-up card second; the result is the same.
age-of-industry-refusal-room-for-one =
    { $most ->
        [one] You may hold at most { $most } card, so there is room for one only.
       *[other] You may hold at most { $most } cards, so there is room for one only.
    }
age-of-industry-refusal-cannot-repay =
    { $most ->
        [0] You cannot repay a loan now.
        [one] You can repay { $most } loan at most.
       *[other] You can repay { $most } loans at most.
    }

## Labels of the board

age-of-industry-label-table = Map: { $map }
age-of-industry-label-round = Round { $round } · turn order: { $order }
age-of-industry-label-cards = Deck: { $deck } · face up: { $up } · discarded: { $discard }
age-of-industry-label-track = Demand track, { $resource }: { $left } left, the next one costs ${ $price }
age-of-industry-label-region = Colour: { $colour }
age-of-industry-label-edge = Without colour
age-of-industry-label-place = Place
age-of-industry-label-net = Net
age-of-industry-label-spaces = Spaces
age-of-industry-label-links = Links
age-of-industry-label-village = { $place } (village)
age-of-industry-label-distant-port = { $place } (distant port)
age-of-industry-label-empty-space = [{ $kind }]
age-of-industry-label-open = P{ $number } { $industry } { $level }
age-of-industry-label-stocked = P{ $number } { $industry } { $level } ({ $cubes })
age-of-industry-label-flipped = P{ $number } { $industry } { $level }*
age-of-industry-label-market = market: { $tile }
age-of-industry-label-market-used = market used
age-of-industry-label-coal-box = coal box { $cubes }
age-of-industry-label-railway = { $to } P{ $number }
age-of-industry-label-free-link = { $to }
age-of-industry-label-lane = { $to } (sea)
age-of-industry-label-networks = Connected places
age-of-industry-label-network = Net { $number }: { $places } · coal { $coal }, iron { $iron }, does not reach the tracks
age-of-industry-label-network-with-track = Net { $number }: { $places } · coal { $coal }, iron { $iron }, reaches the tracks
age-of-industry-label-no-networks = No places are connected yet.
age-of-industry-label-map-legend = [ ] empty space · (3) cubes left · * flipped · P1 after a link: railway of that player
age-of-industry-label-players = Players
age-of-industry-label-seat = Player
age-of-industry-label-seat-row = P{ $number } { $seat }
age-of-industry-label-cash = Cash $
age-of-industry-label-loans = Loans
age-of-industry-label-spent = Spent $
age-of-industry-label-hand-size = Hand
age-of-industry-label-rails-left = Rails left
age-of-industry-label-known = Known in hand
age-of-industry-label-score = VP now
age-of-industry-label-displays = Next counters
age-of-industry-label-industry-column = { $industry }
age-of-industry-label-next-counter = { $level }: ${ $cost }{ $coal ->
        [0] { "" }
        [1] +c
       *[other] +{ $coal }c
    }{ $iron ->
        [0] { "" }
        [1] +i
       *[other] +{ $iron }i
    } -> ${ $income } ({ $left })
age-of-industry-label-next-blocked = { $level }: blocked ({ $left })
age-of-industry-label-display-legend = Level: cost, +c coal, +i iron -> income when flipped (counters left) · blocked: to be developed away first
age-of-industry-label-hand = Your hand
age-of-industry-label-hand-cards = { $cards }
age-of-industry-label-empty-hand = Your hand is empty
age-of-industry-label-reconstructed-note = Many printed figures and both large maps of this game are reconstructed and may differ: “lineshaft sheet age-of-industry --provenance” lists them.

## Parts of the forecast lines

age-of-industry-label-flip = { $space } (${ $income } for { $seat })
age-of-industry-label-sale = { $space } to { $outlet } (${ $income }{ $others ->
        [0] {""}
       *[other] , others ${ $others }
    })

## Forecast

age-of-industry-forecast-build-outlook = { $industry } { $level } at { $spaces }: costs ${ $bill }{ $coals ->
        [0] { "" }
        [1] ; coal from { $coal }
       *[other] ; coal from one of { $coal }
    }{ $irons ->
        [0] { "" }
        [1] ; iron from { $iron }
       *[other] ; iron from one of { $iron }
    }{ $tied ->
        [0] { "" }
       *[other] ; reckoned with the first
    }{ $loans ->
        [0] { "" }
        [one] ; takes { $loans } loan
       *[other] ; takes { $loans } loans
    }{ $refill ->
        [0] { "" }
       *[other] ; cubes to the track bring ${ $refill }
    }{ $flipped ->
        [0] { "" }
       *[other] ; flips { $flips }
    }; cash then ${ $cash }
age-of-industry-forecast-rail-outlook = Railway { $link }: end income ${ $income } as things stand, ${ $most } at most; costs ${ $bill }{ $coals ->
        [0] { "" }
        [1] ; coal from { $coal }
       *[other] ; coal from one of { $coal }
    }{ $irons ->
        [0] { "" }
        [1] ; iron from { $iron }
       *[other] ; iron from one of { $iron }
    }{ $tied ->
        [0] { "" }
       *[other] ; reckoned with the first
    }{ $loans ->
        [0] { "" }
        [one] ; takes { $loans } loan
       *[other] ; takes { $loans } loans
    }{ $refill ->
        [0] { "" }
       *[other] ; cubes to the track bring ${ $refill }
    }{ $flipped ->
        [0] { "" }
       *[other] ; flips { $flips }
    }; cash then ${ $cash }
age-of-industry-forecast-best-sales = Best sales now: { $sales }; together ${ $income }
age-of-industry-forecast-seat-outlook = { $seat }: { $score } VP if the game ended now (money { $money } + industries { $industries } - unpaid loans { $loans }); railways would pay ${ $railways }, interest due ${ $interest }, net worth in $: { $worth }
age-of-industry-forecast-track-price = Demand track, { $resource }: the next cube costs ${ $price }; one put back brings ${ $refund }
age-of-industry-forecast-full-track-price = Demand track, { $resource }: full; the next cube costs ${ $price }
age-of-industry-forecast-may-overbuild = No { $resource } is left on the map and the track: another player’s { $industry } may be built over with a higher level
age-of-industry-forecast-next-order = Next turn order if the round ended now: { $order }
age-of-industry-forecast-may-end-deck-empty = The deck is empty: the game ends with this round if a hand is empty then
age-of-industry-forecast-may-end-deck-runs-out = The deck can run out in this round: the game ends with it if the deck and a hand are empty then
age-of-industry-forecast-may-end-idle = The game ends with this round if it brings nothing but passes without a card
age-of-industry-forecast-may-end-last-round = This is the last round: the game ends with it for certain

## Industries

age-of-industry-industry-cotton = cotton mill
age-of-industry-industry-factory = factory
age-of-industry-industry-iron = iron works
age-of-industry-industry-coal = coal mine
age-of-industry-industry-port = port
age-of-industry-industry-ship = ship
age-of-industry-short-cotton = cotton
age-of-industry-short-factory = factory
age-of-industry-short-iron = iron
age-of-industry-short-coal = coal
age-of-industry-short-port = port
age-of-industry-short-ship = ship

## Wares, cubes and where they come from

age-of-industry-ware-cotton = cotton
age-of-industry-ware-goods = goods
age-of-industry-resource-coal = coal
age-of-industry-resource-iron = iron
age-of-industry-source-track = the demand track

## Spaces and places

age-of-industry-kind-blank = blank
age-of-industry-kind-mine = mine
age-of-industry-kind-port = port
age-of-industry-kind-ship = ship
age-of-industry-place-city = town
age-of-industry-place-region = region
age-of-industry-place-village = village
age-of-industry-place-ship = ship space
age-of-industry-colour-blue = blue
age-of-industry-colour-purple = purple
age-of-industry-colour-green = green
age-of-industry-colour-yellow = yellow
age-of-industry-colour-red = red
age-of-industry-colour-brown = brown

## Cards

age-of-industry-card-industry-cotton = Cotton mill
age-of-industry-card-industry-factory = Factory
age-of-industry-card-industry-iron = Iron works
age-of-industry-card-industry-coal = Coal mine
age-of-industry-card-industry-port = Port
age-of-industry-card-industry-ship = Ship
age-of-industry-card-location-blue = Blue
age-of-industry-card-location-purple = Purple
age-of-industry-card-location-green = Green
age-of-industry-card-location-yellow = Yellow
age-of-industry-card-location-red = Red
age-of-industry-card-location-brown = Brown

## Market tiles

age-of-industry-tile-cotton = cotton
age-of-industry-tile-goods = goods
age-of-industry-tile-both = cotton or goods
age-of-industry-tile-none = no demand

## Actions

age-of-industry-action-build = Build an industry
age-of-industry-action-rail = Build a railway
age-of-industry-action-sell = Sell
age-of-industry-action-develop = Develop
age-of-industry-action-draw = Draw cards
age-of-industry-action-pass = Pass
age-of-industry-action-combined-build = Combined build, anywhere, with both actions

## Switches of the table

age-of-industry-switch-map = germany: Germany, a large map without ships, the simpler one; new_england: New England, a large map with ships and imported coal; tyneside: Tyneside, a small map with ships, of our own design.
age-of-industry-switch-free-pass = When one may pass without discarding a card; either: with an empty hand, or when no card is left to draw; both: only when both hold.

## On the board in the browser

age-of-industry-board-money = ${ $money }
age-of-industry-board-map = Map: { $map }
age-of-industry-board-map-hint = Pull the map to move it. Two fingers, the wheel after a click on it, or + and − bring it nearer; the arrow keys go from place to place.
age-of-industry-board-dashed = A dashed frame: a build there takes both actions.
age-of-industry-board-zoom = Zoom
age-of-industry-board-nearer = Nearer
age-of-industry-board-farther = Farther
age-of-industry-board-whole = Whole map
age-of-industry-board-link = Link { $link }, without a railway
age-of-industry-board-railway = Railway { $link } of { $seat }
age-of-industry-board-counter = { $space }: { $industry } of { $seat }, level { $level }, not yet used
age-of-industry-board-counter-cubes = { $space }: { $industry } of { $seat }, level { $level }, cubes left: { $cubes }
age-of-industry-board-counter-used = { $space }: { $industry } of { $seat }, level { $level }, flipped
age-of-industry-board-market = Market of { $space }: { $tile }
age-of-industry-board-market-used = Market of { $space }: { $tile }, used up
age-of-industry-board-box = Coal box of { $space }, cubes left: { $cubes }
age-of-industry-board-empty = { $space }: empty space ({ $kind })
age-of-industry-board-distant-port = distant port
age-of-industry-board-no-spaces = No spaces here.
age-of-industry-board-connected = Connected with: { $places }
age-of-industry-board-close = Close
age-of-industry-board-places = The map as a list: { $count } places
age-of-industry-board-seek-place = Find a place
age-of-industry-board-actions = Actions
age-of-industry-board-loans = Loans
age-of-industry-board-interest = interest after this round: { $money }
age-of-industry-board-card-several = { $card }, { $count } cards
age-of-industry-board-tracks = Demand tracks
age-of-industry-board-order = Turn order
age-of-industry-board-round = Round { $round }: turn order
age-of-industry-board-actions-left = { $actions ->
    [one] { $actions } action left
   *[other] { $actions } actions left
}
age-of-industry-board-had-turn = has had the turn of this round
age-of-industry-board-spent = spent { $money }
age-of-industry-board-cards = Cards to draw
age-of-industry-board-deck = Deck: { $count } cards
age-of-industry-board-face-up = Face up: { $card }
age-of-industry-board-discards = Discards: { $count }
age-of-industry-board-display = Your counters still to come
age-of-industry-board-develop-first = develop it away
age-of-industry-board-display-said = { $industry }, level { $level }, left: { $left }. { $buildable ->
    [0] Cannot be built; develop it away first.
   *[other] Cost { $cost }, coal { $coal }, iron { $iron }; income { $income }; cubes { $cubes }.
}
age-of-industry-board-candidates = { $count ->
    [one] One possible build
   *[other] { $count } possible builds
}
age-of-industry-board-build = { $industry } { $level }, { $space }
age-of-industry-board-build-with = Build here with the card { $card }: { $industry }, { $space }
age-of-industry-board-both-actions = Build with both actions
age-of-industry-board-drop = Never mind
age-of-industry-board-more = Show { $count } more
age-of-industry-board-fewer = Show fewer
age-of-industry-board-costs = costs
age-of-industry-board-refill = cubes to the track
age-of-industry-board-flips = { $space } flips
age-of-industry-board-cash-then = cash then
age-of-industry-board-end-income = at the end, as things stand
age-of-industry-board-end-most = at most
age-of-industry-board-sale-title = What to sell, and where
age-of-industry-board-sale-hint = At first the sales that bring the most are chosen. Choose others here or on the map.
age-of-industry-board-sale-seller = { $industry }, { $space }: pays { $money }
age-of-industry-board-sale-none = Keep it
age-of-industry-board-sale-no-outlet = It reaches no port or market that takes what it makes.
age-of-industry-board-sale-market = Market of { $space } ({ $tile })
age-of-industry-board-sale-own-port = Your port { $space }: pays you { $money }
age-of-industry-board-sale-port = Port { $space }: pays { $seat } { $money }
age-of-industry-board-sale-points = VP now: { $before } → { $after }
age-of-industry-board-sell-up-to = { $action }: up to { $money }
age-of-industry-board-sell-these = { $count ->
    [one] Make this sale: { $money }
   *[other] Make these { $count } sales: { $money }
}
age-of-industry-board-seats = All players in figures
age-of-industry-board-vp = { $vp } VP
age-of-industry-board-estimate = money { $money } + industries { $industries } − unpaid loans { $loans }
age-of-industry-board-reconstructed = The printed figure is not known; this one is reconstructed.
age-of-industry-board-repay = { $move }: { $money }, interest after the round then { $interest }
age-of-industry-board-source = Where the { $resource } comes from
age-of-industry-board-reconstructed-map = So are the places, links and markets of the map { $map }.
age-of-industry-board-components = All figures and where they come from
age-of-industry-board-meaning = What these figures mean
age-of-industry-board-no-colour = Without a colour
age-of-industry-board-can-choose = { $count ->
    [one] one can be chosen
   *[other] { $count } can be chosen
}
age-of-industry-board-figure-score = VP now
age-of-industry-board-figure-score-means = The points if the game ended now: railways pay, loans are repaid as far as the money reaches; then one for each full $5 and the level of each industry, less 5 for each unpaid loan.
age-of-industry-board-figure-cash = Cash
age-of-industry-board-figure-cash-means = Dollars in hand.
age-of-industry-board-figure-loans = Loans
age-of-industry-board-figure-loans-means = Loans not yet repaid.
age-of-industry-board-figure-spent = Spent
age-of-industry-board-figure-spent-means = Dollars laid out for actions in this round; who spent least plays first in the next.
age-of-industry-board-figure-cards = Cards
age-of-industry-board-figure-cards-means = Cards in hand.
age-of-industry-board-figure-industries = Industries
age-of-industry-board-figure-industries-means = Counters on the map.
age-of-industry-board-figure-open = Not yet paid
age-of-industry-board-figure-open-means = Counters on the map that are not flipped and have paid no income yet.
age-of-industry-board-figure-rails = Railways left
age-of-industry-board-figure-rails-means = Railways that can still be built.
age-of-industry-board-figure-interest = Interest
age-of-industry-board-figure-interest-means = To be paid for loans at the end of this round.
age-of-industry-board-figure-railways = Railways pay
age-of-industry-board-figure-railways-means = What the railways would pay if the game ended now.
age-of-industry-board-figure-worth = Net worth
age-of-industry-board-figure-worth-means = Cash and what the railways would pay, less what repaying all loans costs.
