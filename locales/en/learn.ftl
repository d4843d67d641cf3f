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
learn-search-short = Search
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

learn-figure-pounds = £{ $count }
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

## The guide: Artificium

learn-guide-artificium-market = Before the round is played you may improve your hand: give one card to the market and take one that lies there. The first exchange is free, each further one costs 2 coins, and only on your first market turn may you swap the whole hand instead. Look for the card that joins two others into a chain; mark the card you give and the one you take, or pass.
learn-guide-artificium-commit = Everybody chooses at the same time and in secret: one hand card face down, or a pass, which puts you out for the round. You may lay a card you cannot pay for yet, because you can trade with the bank before you resolve it. Think of the order in which your cards feed each other, and begin with what the next ones need.
learn-guide-artificium-handle = Your revealed card is to be handled: resolve it, discard it and play on, or take it back and be out for the round. Before resolving you may sell and buy goods, but after any trade you must resolve the card. Sell only what your other cards do not need; the bank pays half of what it asks.
learn-guide-artificium-theft-pick = Theft takes one good from an opponent’s board: a level I good for 1 coin, a level II good for 2. Take what completes your own chain, or what the owner plainly needs for the next card.
learn-guide-artificium-explore-pick = You take a random card from another player’s hand, and that player then draws one. Whoever holds most cards, or whoever has built little so far, is likelier to give you something useful.
learn-guide-artificium-rebuild-pick = One of the cards in front of you goes back into your hand and can be played, paid and scored again this round; what it gave you stays yours. The dearest building whose cost you can pay a second time is usually best.
learn-guide-artificium-knight-pick = Your knight drives an opponent’s marker 4 spaces back; you must choose somebody. Take the leader, or the rival just ahead of you. A marker on a low space loses less, because it never goes below 0.
learn-guide-artificium-mage-discard = The mage has let you draw 5 cards; now 3 of your whole hand must go. Keep the cards that feed each other with the goods and coins you have, and drop those whose goods are out of reach.
learn-guide-artificium-round-end = The round is over: discard what you do not want to keep, then sell goods if you like; buying is not possible. Next round you draw only up to 5 cards, so a weak card blocks a fresh one. Goods of levels I and II can be stolen; keep them only if you will soon use them.

## The guide: Age of Industry

learn-guide-age-of-industry-choose-action = You take two actions a turn, in round one a single one: build, lay a railway, sell, develop, draw or pass. Money never forbids anything, for missing cash is borrowed; what counts is that each build earns its income soon. Early on, a mill next to an open port or a cotton tile pays best.
learn-guide-age-of-industry-choose-card = A location card lets you build any industry in a town of its colour, without any link. An industry card builds only its own kind, and only where your network already leads; but anywhere while you have nothing on the map, and a ship before any port. Spend the card that is harder to use later.
learn-guide-age-of-industry-choose-industry = Each industry earns in its own way: mines and iron works when their cubes are used, mills and factories when they sell, ports when somebody sells in them. You always build the lowest counter left of that kind. Choose what others will soon need, or what can sell at once.
learn-guide-age-of-industry-choose-slot = Choose the space for your counter: its town must have the right kind of space, and the coal and iron it needs must be able to get there. Look at what the place is joined to, an open port for selling or for filling a track, and at who will build past it later.
learn-guide-age-of-industry-choose-coal = Coal must come from the nearest source, for a railway from the one nearest to either end. Here several will do: you decide which. The owner gets nothing for a cube, but the last cube flips his counter and pays him; so take from yourself where you can.
learn-guide-age-of-industry-choose-iron = Iron travels like coal: from the nearest source, for a railway from the one nearest to either end. Here several will do: you decide which. Emptying a works flips it and pays its owner, so prefer your own, or one that will not be emptied.
learn-guide-age-of-industry-discard-card = This action costs a card from your hand. Give up the one you are least likely to build with; near the end remember that an empty deck and one empty hand finish the game.
learn-guide-age-of-industry-choose-link = A railway goes on a free link that touches your network. Your first costs $1, each later one $1, a coal and an iron. It joins things for everybody, and at the end pays $2 plus $1 for each counter, market space or village at its ends: links between full towns are worth most.
learn-guide-age-of-industry-choose-seller = With one sell action you may sell from as many of your open mills and factories as you like, one after the other. Each sale flips the seller and pays its income. Stop when the outlets left are better kept for later.
learn-guide-age-of-industry-choose-outlet = The sale needs an outlet joined to the seller: an open port or an unused market tile. Your own port pays you as well; another player’s port pays its owner; a tile pays nobody. Keep outlets for both goods for what sells nowhere else.
learn-guide-age-of-industry-choose-develop = Developing removes the lowest counter of an industry from your display for good, so that a better one comes next. It is the only way past level 0: two counters for factories, one for ships. Higher levels cost more, but give more income and VP.
learn-guide-age-of-industry-draw-first = You draw two cards: from the deck, from the two face-up cards, or one of each. Face-up cards are known to all once you take them; the deck keeps a secret.
learn-guide-age-of-industry-draw-second = You have seen your first card; choose the second, from the deck or face up. Take the colour or the industry that your network and your plan lack.
learn-guide-age-of-industry-repay-loans = At the end of your turn you may repay loans at $11 each. Every loan costs $1 interest a round, and one left at the end costs 5 VP. Repay as soon as you can, unless the money earns more in your next turn.

## The guide: Arkwright: The Card Game

learn-guide-arkwright-card-solo-factory1 = Choose the good of your first factory; the automas’ markers are placed afterwards. Food is produced first in each decade, lamps last and at the highest prices.
learn-guide-arkwright-card-solo-factory2 = Choose the second good, now that you see where the automas stand. A good whose production lies some rounds away from your first gives you time to prepare both.
learn-guide-arkwright-card-draft-factory1 = Everybody chooses a first factory in turn. Several players may make the same good, but then they share its demand: a good that few have chosen is easier to sell.
learn-guide-arkwright-card-draft-factory2 = Now the second factories, in reverse order. Look at who makes what already; two goods that are active some rounds apart are easier to care for.
learn-guide-arkwright-card-draft-development = Take one step on a track or one card to start with. Foreman and Workshop lower the bills of every production; a step on quality or distribution makes each such action stronger.
learn-guide-arkwright-card-place-foreman = The Foreman goes to one of your open factories and stays there for good: up to 4 workers there cost £2 less each. Choose the factory that will have most workers, not machines.
learn-guide-arkwright-card-opening-shares = Before the game you may buy shares at £10. Shares multiply your value at the end, but the same cash has to carry you through the first productions, which mostly lose money.
learn-guide-arkwright-card-choose-action = Your turn has three steps: one action, then price and appeal of the active good, then one development. The action may concern any of your factories, so it is often right to prepare the good of a later round. Aim for at least two sales at home in every production.
learn-guide-arkwright-card-build-step = Building and modernising are free of charge, as many as you like. Building lowers all four demand markers by one, which helps every seller, and moves the wage marker on. A new factory has no worker card and makes a single good until you hire.
learn-guide-arkwright-card-hire-step = Add worker cards to open factories, card 1 before card 2. Hiring has the labour effect once: demand markers go down by one, wages up by a space. Count what the new workers make, whether you can sell it, and what the higher wage costs you everywhere.
learn-guide-arkwright-card-automate-step = A machine replaces a worker: output stays the same, but the machine costs £1 instead of the wage. Automate where wages will still be paid several times, and do it more the higher the wage.
learn-guide-arkwright-card-quality-step = Each quality point adds 1 to a factory for good, to be used as price or as appeal each time. Raise what will still be produced often; a factory takes at most 4 points, 6 once you have had an Engineer.
learn-guide-arkwright-card-quality-layout = Your quality cards can lie in more than one way for the same points. Prefer the layout that leaves free the card you will want next; points of factories that are not raised never move along.
learn-guide-arkwright-card-distribution-step = Distribution adds to the appeal of a factory, but falls by one after each of its productions. It is quicker than quality and best put on the good that is sold next. You have two cards, one for each factory.
learn-guide-arkwright-card-distribution-free = No distribution card is free: one of your factories gives up its card and all its points. Take it from the good that will not be sold for longest, or that has least to lose.
learn-guide-arkwright-card-patent-place = The Patent serves as a third distribution card. Choose the factory where it lies; if you ever give the Patent up, that factory loses its distribution.
learn-guide-arkwright-card-stock-buy = Buy shares for cash at your share value; with the shares track the first one or two cost half. Each share is finally worth your share value, so buy early while it is low, but keep the money for the next bills.
learn-guide-arkwright-card-stock-borrow = Each loan brings your share value in cash and takes one share from you at the end. That is fair money if it pays for something that raises your value; emergency loans bring only half.
learn-guide-arkwright-card-extra-level = Extra Production makes goods for your warehouses: with the tile alone, with worker card 1 or with both. You pay for the parts used, and nothing is sold now; make only what you can store and will sell or ship.
learn-guide-arkwright-card-extra-overtime = Overtime can add one good to one of the factories that just produced; the card then goes back to the pool. Use it only if there is room in a warehouse and the card will not serve you better at a sale.
learn-guide-arkwright-card-early-load = Choose how many stored goods of this kind go on board; goods of several factories may share a ship. Each earns its export price, but every ship used costs one of your nine tokens.
learn-guide-arkwright-card-early-ships = Choose how many ships carry the goods. A ship used is gone until your next Stock action, and ship tokens lower your share value at the end; use as few as will do.
learn-guide-arkwright-card-set-price = Price and appeal of the active good share one sum: each point of appeal costs £1 of price. You may sell your appeal minus the demand, which counts as 0 while its marker is below 0 and rises with every arrow you pass. Look for the lowest appeal that sells all you make, or go one higher for the bonus of the single best.
learn-guide-arkwright-card-develop = Your turn ends with one development: a step on a track, a card from the pool, or nothing. Tracks strengthen actions you take often; cards lower bills, add sales or break ties. You own one card of a type at most.
learn-guide-arkwright-card-discard-for = You are at your card limit, so a card must go back before the new one comes; it is at once open to everybody. Give up what has done its work, and mind what lies on it: quality, distribution or stored goods may be lost.
learn-guide-arkwright-card-engineer-replace = Without the Engineer his factory keeps only the quality that your free small and large cards can show, up to the same level. Choose the cards; afterwards the cap of 6 still holds.
learn-guide-arkwright-card-inventor-track = The Inventor gives two steps on the tracks, even both on one, and ignores the restrictions of the decades. Use him for the last spaces, which are hard to reach otherwise.
learn-guide-arkwright-card-use-promoter = Once a decade the Promoter makes another of your turned cards ready again. Choose the one whose effect you will use once more before the decade ends, or keep the Promoter for later.
learn-guide-arkwright-card-use-overtime = Discarding Overtime makes one good more, just as your production begins. It is worth it if the good can be sold, above all if it is the second sale that raises your share value.
learn-guide-arkwright-card-use-patron = A Patron lets you sell one good more than allowed, once a decade, even beyond your appeal. Use it when goods would be left over, or when it makes the two sales that raise your value.
learn-guide-arkwright-card-sell-stock = Your new goods are sold and there is still room: stored goods of this factory may be sold too, at today’s price. Keep some only if you expect a better price or need them for a ship.
learn-guide-arkwright-card-ship = Goods left over can go abroad at the export price, as many as your ready ships carry. Shipping raises no share value, uses a ship until your next Stock action and costs tokens that count at the end: it is for surplus, or for cash you need now.
learn-guide-arkwright-card-trading-office = Turning the Trading Office, once a decade, saves you one ship token now. Two tokens cost one share value at the end, so it is worth most when it keeps you below the next step.
learn-guide-arkwright-card-store = Goods left over are kept only in warehouse cards: a small one holds 2, a large one 4, of one kind each. What is not stored is lost. Store what you will sell at home or ship; at the end stored goods bring only a little.
learn-guide-arkwright-card-break-tie = You share the highest appeal. Turning the Entrepreneur gives the bonus of one share value to you alone; it works once a decade.
learn-guide-arkwright-card-entrepreneur-start = By discarding the Entrepreneur you name who starts the next round. Playing last on a track is often better, because you then know the final demand; but the card itself wins ties while you keep it.
learn-guide-arkwright-card-choose-start = Your company is worth least, so you name the start player of the next decade. The start player takes developments first, the last one sets prices knowing everything; choose what you need more.

## The guide: Arkwright: Water Frame

learn-guide-water-frame-found-factory = You found a level I factory, with rows 1 and 2 already manned. Food is sold first in each decade and has the greatest demand; lamps are sold last and at the best prices. A good that nobody else makes leaves you the whole demand beside the importer.
learn-guide-water-frame-set-price = Appeal is quality plus distribution less price, so each pound more costs one appeal. Appeal is the most you may sell, and the best appeal sells first and earns a bonus. Usually right: the highest price at which you still sell all you make, or one less to be alone in the lead.
learn-guide-water-frame-sell-start-shares = You start without cash and sell some of your 15 shares at £10 each; the sum must pay for both factories. Shares are what counts at the end, but too little cash now forces dear emergency sales: five to seven shares are usual.
learn-guide-water-frame-take-special = As an additional action you may take one special marker free of charge: a tile, a grey action marker or a ship. A tile works as long as you own it, at most four; a grey marker is a stronger action for good. Early in the game it is worth as much as the main action.
learn-guide-water-frame-assign-tile = Foreman and Workshop serve one factory of yours. Put the Foreman where most workers stand, the Workshop where most machines stand or soon will; later you may move the tile instead of taking a special marker.
learn-guide-water-frame-choose-marker = Each cycle you use one action marker, your own, a grey one or a ship; you cannot pass. A marker that is not on the chart yet takes a space there; one that is can be used again for £2 more. Think of what the goods of the coming cycles lack: workers, machines, quality, distribution or cash.
learn-guide-water-frame-choose-space = The space decides what you pay, £2 to £10, and for Machinery, Quality, Distribution and ships how much the action can do. Each space takes one marker a decade. Pay just enough for the effect you want, and keep cheap spaces for actions that need no payment.
learn-guide-water-frame-choose-payment = One of your tiles lets you pay more or less than the space asks, and what you pay is what counts for the action. Pay the sum at which the next machine, level or step begins, and no pound beyond it.
learn-guide-water-frame-factory-step = Close, modernise and build as much as you like; all costs make one bill at the end. Modernising raises quality and output at full cost for each level, and saves you from extra workers when a level becomes obsolete. A new factory has only row 1 manned.
learn-guide-water-frame-inventor-fee = The Inventor let you go one level higher. Now either return him or pay a fee to keep him; it grows by £5 with each use. Keep him if you will soon want the next level, too.
learn-guide-water-frame-use-developer = Returning the Developer saves £5 for each factory you built or modernised within the allowed level, once for each factory. It pays best when you modernise several factories in one action.
learn-guide-water-frame-workers-step = First fire, then hire into rows, then see to the warehouse. Only a full row makes goods, so hire whole rows whose goods you can sell. Each hire raises demand for everybody, and in time the wage for everybody; hiring itself costs nothing, but every production pays the wages.
learn-guide-water-frame-warehouse-columns = A worker at a column of the warehouse opens five spaces for its good and is paid at the end of each decade. Man the columns of goods you will ship or sell later; their number may grow but not shrink here.
learn-guide-water-frame-warehouse-rows = A worker at a row opens one space for each of the four goods. Rows suit small lots of many goods, columns a large lot of one. Each warehouse worker is paid at the end of the decade.
learn-guide-water-frame-place-machine = Each machine replaces a worker of a row and costs £1 instead of the wage in every production. One worker must remain in a row. Put machines where most productions are still to come; those replaced are fired, which changes neither demand nor wage.
learn-guide-water-frame-relocate-worker = Thanks to the School, workers replaced by machines may fill free places of your factories instead of being fired. Fill a row completely if you can: a part-filled row costs wages and makes nothing.
learn-guide-water-frame-raise-quality = Quality stays until the factory is closed, so it is best where most sales are still to come. A marker goes to 4, with the Engineer to 6. What you do not spend on levels may change prices of untouched factories.
learn-guide-water-frame-patent-mode = The Patent adds £2 to what this action may spend, each time; or you return it for two free steps, taken last. The free steps are worth most on a high level, where a step costs £3 or £4.
learn-guide-water-frame-raise-distribution = A step of distribution costs its new level: £1, then £2, £3, £4. It adds to appeal at once and falls by one after each production of its good, so raise what is sold next, and spread rather than pile up.
learn-guide-water-frame-free-raise = These steps of distribution cost nothing. Take them where a paid step would be dearest, or where one more appeal makes you the single best.
learn-guide-water-frame-stock-menu = At the stock exchange you sell stored goods, repay loans, sell or buy shares and place contracts. Shares times value decide the game: buy them early, while they are cheap, but never the cash of the next production. With a loan you cannot buy.
learn-guide-water-frame-stock-count = Choose how many. Think of the bills until your next turn: wages and machines of the coming productions, and about £10 in reserve.
learn-guide-water-frame-contract-space = A contract promises so many goods of this kind to a ship; they bring the base quality of your factory each. Choose a size you can surely store and carry: an undelivered contract moves up, and at the end each one left costs as many share spaces as it shows.
learn-guide-water-frame-ship-step = Deliver contracts with this ship as far as its room allows; each needs its whole number of stored goods and a factory of the good. The goods pay well, and the whole action costs one space of share value.
learn-guide-water-frame-choose-production = Let one factory produce for the warehouse, outside its cycle: the rows used must be full and without a gap, and you pay only for these. Make what you have room for and will ship or sell.
learn-guide-water-frame-use-extra-shifts = Returning Extra Shifts gives one good more. It is worth it when that good can still be sold, above all as the second sale or as the one that makes you the biggest seller.
learn-guide-water-frame-return-tile = You may keep four tiles, so one of the others goes back to the open supply, where anyone can take it. Give up the one that will save or earn least from now on.
learn-guide-water-frame-replace-ship = Both piers are taken, so the new ship replaces a smaller one and hires only the difference in crew. Usually the smallest goes; a ship on the chart hands its space on to the new one.
learn-guide-water-frame-discard-good = Your warehouses cannot hold everything: choose the kind of which one good is lost. Keep what a contract needs, then what brings the higher fixed price.
learn-guide-water-frame-sale-call = You are called in the sale: fresh goods must be sold; when they are gone you may sell a stored one, use a tile, or stop. One sale raises your shares by one space, two or more by two; the single best seller gains one more.
learn-guide-water-frame-close-row = With the School you may close the last manned row this time: it makes nothing and costs nothing. Do so when its goods would find neither buyer nor room.
learn-guide-water-frame-sell-to-patron = The Patron takes one more good at your price, whatever appeal and demand, and it counts as sold. Nearly always worth it, unless a contract needs that good more.
learn-guide-water-frame-ship-contract = You hold a contract of the active good and enough goods: deliver it now with your ships at no cost. Each good pays the base quality; each ship used costs one space. Not delivered, the contract grows.
learn-guide-water-frame-charisma-start = By returning Charisma you name the next start player. Kept, it wins ties for share bonuses; return it only if playing first, or last, matters more now.
learn-guide-water-frame-broker-menu = While you keep the Broker, you may sell goods and sell or buy shares at the end of each decade, without an action. Wages of crews and warehouse fall due right after this.
learn-guide-water-frame-harbor-step = After the wages you may hand back ships that have a crew and fire warehouse workers, to save these costs in the next decade. Goods that no longer fit are lost.
learn-guide-water-frame-event-choice = An event offers you something, in turn order. Read what it does; what costs nothing is usually taken, and you may always decline.
learn-guide-water-frame-name-start-player = Your packet is worth least, so you name who starts the next decade. The start player has the first choice of special markers; later players set prices knowing more.
