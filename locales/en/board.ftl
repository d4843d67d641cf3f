### Texts of the table page in the browser.

## The state of the table

board-opening = The table is being laid …
board-offline = No connection to the server. Your last move counts only if it stands in the log. The page reconnects by itself.
board-invited-name = You are invited to this private table. Give a name to come in.
board-invited-enter = Come in
board-worthless = This invitation no longer works. Ask your host for a new link.
board-phase-gathering = The table is waiting for players.
board-phase-playing = The game is on.
board-phase-over = The game is over.
board-phase-ended = This table was ended without a result.
board-phase-frozen = This table was begun with another version of the rules and stands still. It can be ended, or gone on with elsewhere.

## What I must do now

board-your-turn = It is your turn.
board-title-turn = Your turn
board-waiting = Waiting for { $names }
board-this-move = this move
board-held = { $move }?
board-held-turn = This ends your turn. Confirm it, or take it back.
board-held-barrier = This shows something hidden: once confirmed, it cannot be taken back.
board-useless = This changes nothing at all: everything stays as it was before your turn.
board-chosen = Your choice: { $move }
board-chosen-more = Nobody sees it before all have chosen. Until then you can choose otherwise.
board-confirm = Confirm
board-undo = Take back
board-ways = There are several ways to do this:
board-never-mind = Never mind
board-all-choices = { $count ->
    [one] All choices ({ $count })
   *[other] All choices ({ $count })
}
board-seek = Search the choices
board-refused-too = Also what is not allowed, and why
board-show-where = Show what can be chosen
board-none-found = Nothing found.
board-more-choices = { $count ->
    [one] and { $count } more: search to narrow them down
   *[other] and { $count } more: search to narrow them down
}

## What would follow

board-if-you-do = If you do this
board-outlook = As things stand
board-foreseen = What can be foreseen
board-this-turn = So far in this turn
board-forecast-stops = What comes after is hidden until you confirm.

## Players

board-players = Players
board-you = you
board-present = is here now
board-thinking = is thinking
board-to-move = to move
board-score = Score
board-score-now = Score if it ended now
board-clock = Time left:
board-clock-days = { $days } d { $hours } h
board-seat-empty = The seat of { $name } is empty.
board-bot-sits-in = A bot plays for you.
board-you-left = You have left your seat.
board-take-again = Take my seat again
board-bot-plays-on = Let a bot play on

## Around one screen

board-hand-over = Hand the screen to { $name }
board-hand-over-why = Hidden cards stay hidden until the right person is looking.
board-i-am = I am { $name }

## Things on the board

board-pick-chosen = { $what }. Chosen.
board-pick-can = { $what }. Can be chosen.
board-pick-not-allowed = { $what }. Not allowed: { $why }

## The end

board-result = Result
board-winners = { $names } wins
board-no-winner = Nobody wins
board-rematch = Play again
board-rematch-there = Go to the rematch
board-go-on-there = Go on at the other table
board-look-back = Look back
board-download = Download the record
board-to-lobby = All tables

## Proposals

board-offer-take-back = { $name } asks to go back to move { $to }.
board-offer-end = { $name } proposes to end the game without a result.
board-offer-branch = { $name } proposes to end this game and go on from move { $to } at another table, with fresh chance.
board-offer-agreed = Agreed so far: { $names }
board-agree = Agree
board-decline = Decline
board-withdraw = Withdraw

## The table's menu

board-board = Board
board-sides = About the game
board-tab-log = Log
board-tab-numbers = Numbers
board-tab-chat = Chat
board-tab-menu = Table
board-menu = This table
board-what-if = Try something out
board-ask-take-back = Ask to take my last move back
board-propose-end = Propose to end
board-propose-branch = Propose to go on elsewhere
board-bot-for-me = Let a bot play for me
board-leave = Leave my seat
board-rated = Counts for ratings
board-private = By invitation only
board-yes = yes
board-no = no
board-seal = Seal of the deal
board-seed = The deal

## Before the game

board-seats = Seats
board-free-seat = free
board-sit-here = Sit here
board-bot-here = A bot here …
board-level-easy = Easy bot
board-level-medium = Medium bot
board-level-hard = Hard bot
board-level-expert = Expert bot
board-stand-up = Stand up
board-clear-seat = Free this seat
board-invite = Invite others
board-invite-how = Whoever opens this address can sit down:
board-copy = Copy the address
board-copied = Copied
board-new-invitation = Make a new invitation
board-start = Begin the game
board-start-when-full = The game can begin when all seats are taken.
board-host-starts = The host begins the game when all seats are taken.
board-close = Close the table

## The log

board-log = Log
board-log-show = Show
board-log-show-all = Everything
board-log-show-moves = Only moves
board-log-search = Search
board-log-newest = Newest
board-log-empty = Nothing has happened yet.
board-log-none = Nothing fits. Show everything or search for something else.
board-log-move = Move { $move }
board-log-rule = Rule { $rule }
board-log-automatic = automatic
board-log-more = And { $count } more.
board-log-earlier = Show { $count } earlier
board-log-again = Show again
board-log-taken = Taken back
board-log-moved = { $name } makes a move.
board-log-started = The game begins.
board-log-sat = { $name } takes this seat.
board-log-sat-somebody = Somebody takes this seat.
board-log-sat-bot = A bot takes this seat: { $bot ->
    [random] random
    [greedy] greedy
    [easy] easy
    [medium] medium
    [hard] hard
    [expert] expert
   *[other] { $bot }
  }.
board-log-rose = This seat was left.
board-log-taken-back =
    { $move ->
        [0] Back to the beginning.
       *[other] Back to the position after move { $move }.
    }
board-log-offered-take-back =
    { $move ->
        [0] { $name } proposes to go back to the beginning.
       *[other] { $name } proposes to go back to the position after move { $move }.
    }
board-log-offered-end = { $name } proposes to end the game without a result.
board-log-offered-branch = { $name } proposes to go on at another table from the position after move { $move }.
board-log-agreed = { $name } agrees.
board-log-declined = { $name } does not agree.
board-log-ran-out = The time of { $name } has run out.
board-log-ended-over = The game is over.
board-log-ended-agreed = All agreed to end the game.
board-log-ended-branched = The game goes on at another table.
board-log-ended-closed = The host closed the table.
board-log-ended-operator = Whoever runs the server ended the game.
board-log-rematched = A table is open to play again.

## Chat

board-chat = Chat
board-chat-empty = Nobody has said anything yet.
board-chat-text = Say something
board-chat-send = Send
board-chat-left =
    { $count ->
        [one] { $count } character left
       *[other] { $count } characters left
    }
board-chat-hidden = Not shown: you have muted this person.
board-chat-heard = Who is heard
board-chat-mute = Mute
board-chat-unmute = Hear again
board-chat-mute-name = Mute { $name }
board-chat-unmute-name = Hear { $name } again
board-chat-watching = Only those who play can speak here.

## Numbers

board-numbers-sheet = The figures of all seats
board-numbers-score = Score
board-numbers-rank = Place
board-numbers-won = Winner
board-numbers-history = Over the game
board-numbers-of = What the chart shows
board-numbers-reading = Reading what was …
board-numbers-failed = What was could not be read.
board-numbers-no-history = Nothing to draw yet: it begins with the first moves.
board-numbers-at = Move { $move }: { $values }
board-numbers-move = Move { $move }
board-numbers-moves = Move
board-numbers-as-table = As a table

## Replay

board-replay-title = Replay: { $game }
board-replay-back = Back to the table
board-replay-reading = Reading the game …
board-replay-board = The table at this moment
board-replay-seats = The seats
board-replay-dealt = The deal
board-replay-move = Move { $move }
board-replay-nothing = Nothing to be seen from here.
board-replay-scores = Points over the game
board-replay-controls = Moving through the game
board-replay-slider = Move
board-replay-at = Move { $move } of { $of }
board-replay-first = To the beginning
board-replay-previous = One move back
board-replay-play = Play
board-replay-pause = Pause
board-replay-next = One move on
board-replay-last = To the end
board-replay-speed = Speed
board-replay-times = { $times }×
board-replay-keys-step = one move
board-replay-key-home = Home
board-replay-key-end = End
board-replay-keys-ends = beginning and end
board-replay-key-space = Space
board-replay-keys-play = play and pause
board-replay-eyes = With whose eyes
board-replay-eyes-all = Everything open
board-replay-eyes-none = As a watcher
board-replay-share = Copy link
board-replay-copied = Copied.
board-replay-link = The link to this moment
board-replay-download = Download record
board-replay-try = Try from here
board-replay-try-means =
    { $move ->
        [0] You get a private table that begins with this deal, and play all seats.
       *[other] You get a private table that goes on after move { $move }, and play all seats.
    }
board-replay-try-over = Everything lies as it did here; only later draws are new.
board-replay-try-running = The game still runs, so what you could not see then is dealt anew.
board-replay-try-go = Open the table
board-replay-try-no = Not now

## Asked once, because nothing takes it back

board-sure-reveals = { $move }? Everyone’s choice is then shown, and yours can no longer be changed.
board-do-reveals = { $move }: show all choices
board-sure-passes = { $move }? You take no more part in this round.
board-do-passes = { $move }
board-not-yet = Not yet
board-leave-sure = Leave your seat? Your clock stops, and the others can let a bot play on. You can come back as long as nobody else has taken your seat.
board-bot-for-me-sure = Let a bot play for you? It makes a move every few seconds. You can take your seat again at any moment.
board-close-sure = Close this table for everybody?
board-new-invitation-sure = Make a new link? The old one stops working.
board-go-back = Go back to where I left
board-go-back-sure = { $count ->
    [one] Take your seat and take back the last move, hidden cards included?
   *[other] Take your seat and take back the last { $count } moves, hidden cards included?
}
board-play-from-list = You can keep playing from the list of choices.
