### Texts of the table page in the browser.

board-offline = The server cannot be reached. What you do now is not sent.

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
board-numbers-score = Points
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
