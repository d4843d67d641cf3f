### Texts of learning: the rules page and the guide of the first game.

learn-rules = Rules
learn-rules-intro = Every game in our own words, with figures, worked examples and advice for a first game. The small numbers name the rules that the table cites when it refuses something or tells what happened.
learn-rules-all = All rules
learn-seats = { $low } to { $high } players
learn-contents = Contents
learn-print = Print
learn-loading = Fetching …
learn-lost = This could not be fetched: the server does not answer as it should.
learn-again = Try again
learn-close = Close
learn-table = Table

## Searching in the rules

learn-search = Search these rules
learn-search-keys = / to search, Enter for the next place, Shift and Enter for the one before, Esc to clear
learn-search-none = not found
learn-search-count = { $at } of { $count }
learn-search-next = Next place
learn-search-previous = Place before

## One rule

learn-rule-title = Rule { $rule }
learn-rule-none = The rules for players do not cite { $rule } by its number.
learn-rule-full = Read it among all the rules

## Asking a bot

learn-hint = Ask a bot
learn-hint-bot = Strength
learn-hint-bot-easy = easy
learn-hint-bot-medium = medium
learn-hint-bot-hard = hard
learn-hint-bot-expert = expert
learn-hint-ask = What would you do?
learn-hint-again = Ask again
learn-hint-thinking = The bot is thinking …
learn-hint-rated = No bot may be asked here: the result of this table counts.
learn-hint-show = Show me
learn-hint-not-made = This only selects the move; you decide whether to make it.
learn-hint-considered = What it weighed
learn-hint-tried = { $visits ->
    [one] tried once, { $share } % to win
   *[other] tried { $visits } times, { $share } % to win
}
learn-hint-share = { $share } % to win
learn-hint-follows = What it expects then
learn-hint-seat = Player { $number }:
learn-hint-words = In the bot’s own words

## The guide of the first game

learn-guide = Guide
learn-guide-first = Guide · new decision { $number }
learn-guide-how = Point at what is lit, in any order, or take an entry of the list; you can take it back until you confirm.
learn-guide-got-it = Got it
learn-guide-no-more = No more guide

## Figures in the rules: Artificium

learn-figure-mage = mage
learn-figure-knight = knight
learn-figure-round-start = Start
learn-figure-round-start-text = first player, draw up to 5
learn-figure-round-market = Card market
learn-figure-round-market-text = exchange, new hand or pass
learn-figure-round-play = Play
learn-figure-round-play-text = in steps
learn-figure-round-choose = choose in secret
learn-figure-round-reveal = reveal together
learn-figure-round-actions = actions in turn order
learn-figure-round-buildings = buildings in turn order
learn-figure-round-again = until all are out
learn-figure-round-end = End
learn-figure-round-end-text = clear, discard, sell
learn-figure-round-after = four rounds, then the scoring
learn-figure-ways-resolve = Resolve
learn-figure-ways-discard = Discard
learn-figure-ways-take-back = Take back
learn-figure-ways-trade = trade first if you like
learn-figure-ways-effect = pay, and gain its effect
learn-figure-ways-on = still in for the next step
learn-figure-ways-resolve-card = The card stays in front of you.
learn-figure-ways-discard-card = The card goes to the discard pile.
learn-figure-ways-take-back-card = The card goes back into your hand.
learn-figure-track = ▲ From { $from } a card of { $points } points leads to { $to }: space 10 is passed and gives 1 wood.

## Figures in the rules: Arkwright: The Card Game

learn-figure-price = price
learn-figure-appeal = appeal
learn-figure-sold = goods you may sell
learn-figure-arkwright-turns = Actions
learn-figure-arkwright-turns-text = everyone, clockwise
learn-figure-arkwright-action = a: one action
learn-figure-arkwright-price = b: price and appeal
learn-figure-arkwright-develop = c: one development
learn-figure-arkwright-production = Production
learn-figure-arkwright-production-text = of the active good
learn-figure-arkwright-make = make
learn-figure-arkwright-sell = sell at home
learn-figure-arkwright-ship = ship and store
learn-figure-arkwright-pay = pay
learn-figure-arkwright-value = share values rise
learn-figure-arkwright-prepare = Preparation
learn-figure-arkwright-prepare-text = next good, next start player
learn-figure-arkwright-after = food, textile, cutlery, lamps: a decade; three decades in all

## Figures in the rules: Arkwright: Water Frame

learn-figure-cycle-economy = Economy
learn-figure-cycle-economy-text = the importer advances, fired workers return
learn-figure-cycle-turns = Turns
learn-figure-cycle-turns-text = one action marker each
learn-figure-cycle-pay = pay
learn-figure-cycle-main = main action
learn-figure-cycle-additional = price or special marker
learn-figure-cycle-production = Production
learn-figure-cycle-production-text = of the active good
learn-figure-cycle-make = make
learn-figure-cycle-sell = sell by appeal
learn-figure-cycle-rise = shares rise
learn-figure-cycle-cost = pay wages and machines
learn-figure-cycle-ship = ship and store
learn-figure-cycle-after = food, clothes, cutlery, lamps: a decade; five decades in all
learn-figure-market-empty = empty space: somebody has work
learn-figure-market-worker = worker for hire
learn-figure-market-next = the next to be hired
learn-figure-market-demand = demand for { $good }
learn-figure-market-wage = wage of every worker

## Figures in the rules: Age of Industry

learn-figure-industry-actions = Actions
learn-figure-industry-actions-text = two each, in turn order; one in round one
learn-figure-industry-order = New order
learn-figure-industry-order-text = who spent least plays first
learn-figure-industry-interest = Interest
learn-figure-industry-interest-text = $1 for each loan
learn-figure-industry-after = until the deck is empty and a hand is too
learn-figure-flips-mine = Mine, iron works
learn-figure-flips-cubes = its last cube is taken
learn-figure-flips-mill = Mill, factory
learn-figure-flips-sale = it sells through a port or to a market tile
learn-figure-flips-port = Port
learn-figure-flips-outlet = somebody sells in it
learn-figure-flips-ship = Ship
learn-figure-flips-sea = its coal box is empty and its market used
learn-figure-flips-railway = Railway
learn-figure-flips-end = the game is over
learn-figure-flips-pays = pays its income once
learn-figure-flips-pays-end = pays $2 and more for its ends
