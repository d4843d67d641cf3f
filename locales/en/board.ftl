### Texts of the table page in the browser.

## The state of the table

board-opening = The table is being laid …
board-offline = The server cannot be reached. What you do now is not sent; the page goes on by itself as soon as it can.
board-phase-gathering = The table is waiting for players.
board-phase-playing = The game is on.
board-phase-over = The game is over.
board-phase-ended = This table was ended without a result.
board-phase-frozen = This table was begun with another version of the rules and stands still. It can be ended, or gone on with elsewhere.
board-come-in = Who are you?
board-your-name = Your name
board-sit-down = Come in

## What I must do now

board-your-turn = It is your turn.
board-title-turn = Your turn
board-waiting = Waiting for { $names }
board-this-move = this move
board-held = { $move }?
board-held-turn = This ends your turn. Confirm it, or take it back.
board-held-barrier = This shows something hidden: once confirmed, it cannot be taken back.
board-useless = This is allowed, but changes nothing that can be foreseen.
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
board-none-found = Nothing found.
board-more-choices = { $count ->
    [one] and { $count } more: search to narrow them down
   *[other] and { $count } more: search to narrow them down
}

## What would follow

board-if-you-do = If you do this
board-outlook = As things stand
board-this-turn = So far in this turn
board-forecast-stops = What comes after is hidden until you confirm.

## Players

board-players = Players
board-you = you
board-present = is here now
board-thinking = is thinking
board-to-move = to move
board-score = Score
board-clock = Time left:
board-clock-days = { $days } d { $hours } h

## Around one screen

board-hand-over = Hand the screen to { $name }
board-hand-over-why = Hidden cards stay hidden until the right person is looking.
board-i-am = I am { $name }

## The end

board-result = Result
board-winners = { $names } wins
board-no-winner = Nobody wins
board-rematch = Play again
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
