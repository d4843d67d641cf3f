### Texts of Artificium.

## The game

artificium-title = Artificium
artificium-about = Play buildings that turn wood and wheat, link by link, into potions, swords, mages and knights, and finish with the most victory points.

## Decisions: short names

artificium-decision-market = Card market
artificium-decision-commit = Choice of a card
artificium-decision-handle = Revealed card
artificium-decision-theft-pick = Target of the Theft
artificium-decision-explore-pick = Target of the Exploration
artificium-decision-rebuild-pick = Card for the Reconstruction
artificium-decision-knight-pick = Target of the knight
artificium-decision-mage-discard = Discards for the mage
artificium-decision-round-end = End of the round
artificium-decision-over = Game over

## Decisions: what to do now

artificium-ask-market = { $cost ->
    [0] Exchange one of your cards for a market card free of charge, discard your whole hand for a new one instead, or pass.
   *[other] Exchange one of your cards for a market card (coins: { $cost }), discard your whole hand for a new one instead, or pass.
}
artificium-ask-market-again = Exchange another card (coins: { $cost }), or pass.
artificium-ask-commit = Choose a card to lay face down; passing, where it is offered, puts you out for this round.
artificium-ask-handle = { $card } is your revealed card: sell and buy goods if you like and resolve it; or discard it and play on; or take it back and be out for this round.
artificium-ask-handle-stuck = { $card } is your revealed card and cannot be resolved, not even with trading: discard it and play on, or take it back and be out for this round.
artificium-ask-handle-traded = { $card } is your revealed card and you have begun to trade for it: trade on if you like, and resolve it.
artificium-ask-theft-pick = Choose an opponent and the good to steal.
artificium-ask-explore-pick = Choose the hand from which you take a random card.
artificium-ask-rebuild-pick = Choose one of your played cards to fetch back into your hand.
artificium-ask-knight-pick = Choose the opponent whose marker goes back.
artificium-ask-mage-discard = The mage has brought you cards: choose one to discard; still to discard: { $left }.
artificium-ask-round-end = Discard hand cards, then sell goods, as many as you like; then finish.
artificium-ask-over = The game is over; there is nothing left to decide.

## Moves

artificium-move-exchange = Exchange { $give } for { $take }
artificium-move-swap-hand = Discard the whole hand and draw a new one
artificium-move-pass = Pass and leave the market
artificium-move-commit = Lay { $card } face down
artificium-move-commit-pass = Pass and be out for this round
artificium-move-sell = Sell 1 { $good }
artificium-move-buy = Buy 1 { $good }
artificium-move-resolve = Resolve the card
artificium-move-discard = Discard the card and play on
artificium-move-take-back = Take the card back and be out for this round
artificium-move-steal = Steal 1 { $good } from { $victim }
artificium-move-explore = Take a random card from { $victim }
artificium-move-rebuild = Fetch { $card } back into your hand
artificium-move-knight = Send the knight against { $victim }
artificium-move-mage-drop = Discard { $card } for the mage
artificium-move-end-drop = Discard { $card } from your hand
artificium-move-end-sell = Sell 1 { $good }
artificium-move-done = Finish your end of the round

## Events

artificium-event-round-began = Round { $round } begins; first player: { $first }.
artificium-event-drew = { $seat } draws { $cards }.
artificium-event-drew-unseen =
    { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
artificium-event-market-laid = The market is laid out: { $cards }.
artificium-event-exchanged =
    { $cost ->
        [0] { $seat } exchanges { $give } for { $take }, free of charge.
        [one] { $seat } exchanges { $give } for { $take } and pays { $cost } coin.
       *[other] { $seat } exchanges { $give } for { $take } and pays { $cost } coins.
    }
artificium-event-swapped-hand = { $seat } discards the whole hand ({ $cards }) and draws a new one.
artificium-event-passed-market = { $seat } passes and leaves the market.
artificium-event-market-closed = The market closes; discarded: { $cards }.
artificium-event-chose-card = { $seat } lays { $card } face down.
artificium-event-chose-pass = { $seat } secretly chooses to pass.
artificium-event-chose-unseen = { $seat } has chosen.
artificium-event-revealed = { $seat } reveals { $card }.
artificium-event-showed-pass = { $seat } reveals a pass.
artificium-event-sold = { $seat } sells 1 { $good } for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }.
artificium-event-bought = { $seat } buys 1 { $good } for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }.
artificium-event-resolved = { $seat } resolves { $card }.
artificium-event-made = { $seat } receives { $made }.
artificium-event-paid = { $seat } pays { $paid }.
artificium-event-converted = { $seat } pays { $paid } and receives { $made }.
artificium-event-advanced = { $seat } advances from { $from } to { $to } VP.
artificium-event-took-gift = { $seat } takes 1 { $good } from space { $space } of the track.
artificium-event-discarded = { $seat } discards { $card } without resolving it and plays on.
artificium-event-took-back = { $seat } takes the revealed { $card } back into the hand.
artificium-event-struck = { $seat } sends the knight: { $victim } goes back from { $from } to { $to } VP.
artificium-event-explored = { $seat } takes a random card from { $victim }: { $card }.
artificium-event-explored-unseen = { $seat } takes a random card from { $victim }.
artificium-event-stole = { $seat } pays { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    } and steals 1 { $good } from { $victim }.
artificium-event-fetched = { $seat } fetches the played { $card } back into the hand.
artificium-event-earned = { $seat } earns { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } at the Fair.
artificium-event-dropped = { $seat } discards { $card } from the hand.
artificium-event-went-out = { $seat } is out for this round.
artificium-event-round-ended = Round { $round } ends; all played cards are discarded.
artificium-event-reshuffled = The discard pile is shuffled and becomes the new deck: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
artificium-event-scored = { $seat }: { $sale ->
        [one] { $sale } coin
       *[other] { $sale } coins
    } from selling all goods, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } in all, { $vp } VP on the track; final score { $score }.

## Refusals: why not

artificium-refusal-other-decision = That move belongs to another moment; to be decided now: { $decision }.
artificium-refusal-no-trade-in-market = Nothing is bought or sold during the market; goods are traded just before a card is resolved.
artificium-refusal-trade-after-resolving = Goods are traded only directly before one of your own cards is resolved.
artificium-refusal-no-buying-at-round-end = At the end of the round goods can be sold but not bought.
artificium-refusal-passed-market = You have passed, and a pass is final for this round’s market.
artificium-refusal-out = You are out and play no further card this round.
artificium-refusal-give-not-in-hand = You cannot give { $card }: it is not in your hand.
artificium-refusal-not-in-market = You cannot take { $card }: it is not in the market.
artificium-refusal-exchange-cost = This exchange costs { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }; you have { $have }.
artificium-refusal-swap-after-exchange = You can swap your whole hand only in place of your first exchange of the round.
artificium-refusal-swap-cost = Swapping your hand costs { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }; you have { $have }.
artificium-refusal-commit-not-in-hand = You cannot play { $card }: it is not in your hand.
artificium-refusal-no-plain-pass = This table does not allow a plain pass: lay a card, and take it back at its turn if you want to stop.
artificium-refusal-none-to-sell = You have no { $good } to sell.
artificium-refusal-buy-cost = 1 { $good } costs { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }; you have { $have }.
artificium-refusal-board-full = Your board has no room for another { $good }.
artificium-refusal-sale-after-purchase = Sell first, then buy: you have already bought for this card, and selling first leads to the same result.
artificium-refusal-trade-order = Goods are traded in the order of the price list; it is too late for { $good }.
artificium-refusal-trade-spoils-card = With this trade { $card } could not be resolved, and goods are traded only for a card that is then resolved.
artificium-refusal-lacking =
    { $price ->
        [0] { $card } takes { $coins ->
                [one] { $coins } coin
               *[other] { $coins } coins
            }; you have { $have }.
       *[other] To resolve { $card } you lack { $goods }. Buying this costs { $price ->
                [one] { $price } coin
               *[other] { $price } coins
            }, the card itself takes { $coins ->
                [one] { $coins } coin
               *[other] { $coins } coins
            }, and you have { $have }.
    }
artificium-refusal-no-target = { $card } has nothing to act on right now, so it cannot be resolved.
artificium-refusal-traded-already = You have traded for { $card }, so you must now resolve it.
artificium-refusal-steal-from-self = You can steal only from an opponent.
artificium-refusal-safe = Goods of level { $level } cannot be stolen, which includes { $good }.
artificium-refusal-nothing-to-steal = { $victim } has no { $good }.
artificium-refusal-theft-price = Stealing 1 { $good } costs { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }; you have { $have }.
artificium-refusal-explore-self = Exploration takes a card from another player’s hand, not from your own.
artificium-refusal-no-card-to-take = { $victim } has no card in hand.
artificium-refusal-not-in-front = Only your own cards that you have resolved this round can be fetched; { $card } is not among them.
artificium-refusal-refetch-cap =
    { $cap ->
        [0] At this table a Reconstruction cannot fetch a Reconstruction.
        [one] A Reconstruction may fetch a Reconstruction only once per round, and you have done so.
       *[other] A Reconstruction may fetch a Reconstruction at most { $cap } times per round, and you have reached that limit.
    }
artificium-refusal-knight-on-self = The knight goes against an opponent, not against yourself.
artificium-refusal-drop-not-in-hand = You cannot discard { $card }: it is not in your hand.
artificium-refusal-drop-order = Cards are discarded in the order of the card list; { $card } is out of order here.
artificium-refusal-drop-after-sale = Discard cards first, then sell goods: you have already sold.

## Labels of the board

artificium-label-round = Round { $round } of { $rounds } · first player: { $first }
artificium-label-market-cards = Market
artificium-label-piles = Deck: { $deck } · discard pile: { $discard } · visible: { $cards }
artificium-label-piles-closed = Deck: { $deck } · discard pile: { $discard }, closed
artificium-label-seats = Players
artificium-label-seat-column = Player
artificium-label-seat-row = P{ $number } { $seat }
artificium-label-vp-column = VP
artificium-label-coins-column = Coins
artificium-label-cards-column = Hand
artificium-label-laid-column = Laid
artificium-label-front-column = Played
artificium-label-gift-column = Next gift
artificium-label-score-column = Score now
artificium-label-cards-known = Known in the hand of { $seat }: { $known }
artificium-label-gift = { $good } (+{ $steps })
artificium-label-goods = Goods and prices
artificium-label-good-column = Good
artificium-label-level-column = Level
artificium-label-buy-column = Buy
artificium-label-sell-column = Sell
artificium-label-of-seat = P{ $number }
artificium-label-reconstructed = { $figure }~
artificium-label-reconstructed-note = ~ reconstructed: the printed value is not known and may differ.
artificium-label-hand = Your hand
artificium-label-empty-hand = Your hand is empty
artificium-label-card-column = Card
artificium-label-count-column = No.
artificium-label-cost-column = Cost
artificium-label-gain-column = Gain
artificium-label-card-vp-column = VP
artificium-label-goods-and-coins = { $goods } + { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
artificium-label-face-down = face down
artificium-label-laid-pass = pass
artificium-label-is-out = out
artificium-label-has-passed = passed

## Parts of the forecast lines

artificium-label-queue-entry = { $card } ({ $seat })
artificium-label-plan-card = { $card }
artificium-label-plan-buy = { $card } (buy { $buy })
artificium-label-plan-sell = { $card } (sell { $sell })
artificium-label-plan-trade = { $card } (sell { $sell }; buy { $buy })

## Forecast

artificium-forecast-queue = Still to be handled, in this order: { $cards }
artificium-forecast-card-now = { $card }: can be resolved as things stand
artificium-forecast-card-with-trade =
    { $price ->
        [0] { $card }: can be resolved after selling goods to raise its coins
       *[other] { $card }: can be resolved after trading; missing: { $missing }, to buy for { $price ->
                [one] { $price } coin
               *[other] { $price } coins
            }
    }
artificium-forecast-card-not =
    { $price ->
        [0] { $card }: cannot be resolved now, for lack of coins or of a target
       *[other] { $card }: cannot be resolved now; missing: { $missing }, to buy for { $price ->
                [one] { $price } coin
               *[other] { $price } coins
            }
    }
artificium-forecast-plan = Best sequence found: { $steps }; it brings { $vp } VP and leaves { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }; goods left: { $goods }
artificium-forecast-exposed = A Theft could take one of these from you: { $goods }
artificium-forecast-next-first = If the round ended now, the next first player would be { $seat }
artificium-forecast-unseen = Cards you have not seen: { $cards }

## Cards

artificium-card-sawmill = Sawmill
artificium-card-farm = Farm
artificium-card-charcoal-burner = Charcoal burner
artificium-card-hunting-lodge = Hunting lodge
artificium-card-mill-and-bakery = Mill and bakery
artificium-card-brewery = Brewery
artificium-card-crystal-mine = Crystal mine
artificium-card-foundry = Foundry
artificium-card-laboratory = Laboratory
artificium-card-forge = Forge
artificium-card-mage-tower = Mage tower
artificium-card-castle = Castle
artificium-card-exploration = Exploration
artificium-card-theft = Theft
artificium-card-reconstruction = Reconstruction
artificium-card-fair = Fair

## Goods

artificium-good-wood = wood
artificium-good-wheat = wheat
artificium-good-coal = coal
artificium-good-food = food
artificium-good-beer = { $count ->
    [one] beer
   *[other] beers
}
artificium-good-crystal = { $count ->
    [one] crystal
   *[other] crystals
}
artificium-good-metal = metal
artificium-good-potion = { $count ->
    [one] potion
   *[other] potions
}
artificium-good-sword = { $count ->
    [one] sword
   *[other] swords
}

## Effects of cards that make no goods

artificium-effect-mage-tower = draw cards, then drop some
artificium-effect-castle = send an opponent back
artificium-effect-exploration = take a random card
artificium-effect-theft = steal a good
artificium-effect-reconstruction = fetch a played card
artificium-effect-fair = coins for each played card

## Switches of the table

artificium-switch-gain-again = true: a marker that was sent back takes the good of a resource space again when it enters it again; false: only spaces beyond its highest point so far give goods.
artificium-switch-lap = true: after the last space the track starts over, with its resource spaces; false: beyond the end there are no goods, while victory points still count.
artificium-switch-may-target-self = true: Exploration may be aimed at one’s own hand and then only draws from the deck; false: it takes a card from another player’s hand only.
artificium-switch-refetch-cap = How many times per round a player’s Reconstruction may fetch a Reconstruction.
artificium-switch-tie-previous-first-player-last = When several have the fewest victory points, the nearest clockwise from the first player becomes first player; true: the first player is counted last; false: the first player is counted first and keeps the marker.
artificium-switch-plain-pass-at-commit = true: instead of laying a card one may secretly pass and be out for the round; false: one is out only by taking a revealed card back or by having no card left.
artificium-switch-trade-only-when-resolving = true: whoever buys or sells at the turn of a card must then resolve it; false: one may trade and still discard the card or take it back.
artificium-switch-trade-order = canonical: sales come before purchases, each in the order of the price list; free: sales and purchases come in any order.
artificium-switch-discard-pile-public = true: everybody may look through the discard pile; false: only its size is shown (each discard is still seen as it happens).

## The board in the browser

artificium-board-track = Score track
artificium-board-space = Space { $space }: 1 { $good }
artificium-board-marker = { $seat }: { $count ->
        [one] { $count } point
       *[other] { $count } points
    } on the track
artificium-board-marker-lap = { $seat }: { $count } points on the track, lap { $lap }
artificium-board-middle = Middle of the table
artificium-board-market-closed = The market is closed.
artificium-board-deck = Deck
artificium-board-deck-size = Deck, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
artificium-board-discard = Discards
artificium-board-unseen = Unseen
artificium-board-unseen-means = Cards you have not seen: they are in the deck, in other hands, or in the discard pile where it is closed.
artificium-board-close = Close
artificium-board-others = The other players
artificium-board-first = First player
artificium-board-known = Known
artificium-board-hand-of = Hand of { $seat }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
artificium-board-some-of = { $seat }: { $count } { $what }
artificium-board-stores = Your resource board
artificium-board-buy = buy
artificium-board-sell = sell
artificium-board-buy-one = Buy 1 { $good } for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }
artificium-board-sell-one = Sell 1 { $good } for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }
artificium-board-exposed = at risk
artificium-board-exposed-means = A Theft could take it.
artificium-board-step-choose = Everybody chooses a card in secret
artificium-board-step-handle = The revealed cards, in order
artificium-board-chooses = choosing
artificium-board-laid = laid
artificium-board-done = done
artificium-board-now = being handled
artificium-board-waits = to come
artificium-board-resolved = { $points ->
    [0] resolved
   *[other] resolved, +{ $points }
}
artificium-board-discarded = discarded
artificium-board-taken-back = taken back
artificium-board-act-swap-hand = New hand
artificium-board-act-pass = Pass
artificium-board-act-commit-pass = Pass, out for this round
artificium-board-act-resolve = Resolve
artificium-board-act-discard = Discard
artificium-board-act-take-back = Take back
artificium-board-act-done = Finish
artificium-board-act-explore-self = Explore your own hand
artificium-board-reach-now = ready
artificium-board-reach-buy = buy { $goods } for { $price }
artificium-board-reach-sell = sell goods first
artificium-board-reach-sell-buy = sell goods, then buy { $goods } for { $price }
artificium-board-reach-lacks = lacks { $goods }
artificium-board-reach-not = not now
artificium-board-all = all
artificium-board-known-to-all = Everybody knows that you hold it
artificium-board-known-to = { $seats } knows that you hold it
artificium-board-plan = Best chain found with this hand
artificium-board-plan-sell = sell { $goods }
artificium-board-plan-buy = buy { $goods }
artificium-board-plan-result = { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }; left over: { $left }
artificium-board-some = { $count } { $what }
artificium-board-next-point = Next point at the end
artificium-board-coins-more = { $count ->
        [one] +{ $count } coin
       *[other] +{ $count } coins
    }
artificium-board-coins = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
artificium-board-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
artificium-board-points-head = Points on the track
artificium-board-card-several = { $card }, { $count } times
artificium-board-card-costs = takes { $paid }
artificium-board-card-gives = gives { $made }
artificium-board-effect-mage = draw { $draw }, drop { $discard }
artificium-board-effect-knight = an opponent: { $setback } back
artificium-board-effect-exploration = a random card of another hand
artificium-board-effect-theft = steal a good of level { $levels }
artificium-board-effect-reconstruction = a played card back to hand
artificium-board-effect-fair = { $coins_per_card } coins per played card

## Figures of a seat

artificium-board-figure-points = Points
artificium-board-figure-points-means = Victory points on the score track.
artificium-board-figure-coins = Coins
artificium-board-figure-coins-means = Coins in the purse. At the end of the game they are turned into points.
artificium-board-figure-goods = Goods
artificium-board-figure-goods-means = How many goods lie on the resource board.
artificium-board-figure-sale = Value of goods
artificium-board-figure-sale-means = The coins that the bank would pay for all goods.
artificium-board-figure-cards = Cards
artificium-board-figure-cards-means = Cards in hand, with the one laid face down.
artificium-board-figure-played = Played cards
artificium-board-figure-played-means = Cards resolved this round that lie in front of the player.
artificium-board-figure-peak = Highest point
artificium-board-figure-peak-means = The highest place the marker has reached on the track.
