### The server.

server-problem-who-are-you = Give a name or log in first.
server-problem-database = The database does not answer at the moment. Nothing was changed; try again.
server-problem-internal = Something went wrong on the server. Nothing was changed.
server-problem-busy = Too many people come in at the moment. Nothing was changed; try again in a few seconds.
server-problem-too-many =
    { $seconds ->
        [one] Too many requests. Wait { $seconds } second.
       *[other] Too many requests. Wait { $seconds } seconds.
    }
server-problem-too-large = That is too much to send at once.
server-problem-bad-body = The request broke off before its end.
server-problem-bad-json = The request is not JSON: look at line { $line }, column { $column }.
server-problem-bad-shape = The request does not have the right shape. Look at “{ $path }”.
server-problem-bad-query = The question mark in the address is followed by something that does not belong there.
server-problem-bad-path = A part of this address is not readable.
server-problem-nothing-here = There is nothing at this address.
server-problem-not-so = This address cannot be used in that way.
server-problem-wrong-host = This server does not answer to that name. Its operator can add the name to the hosts.
server-problem-other-site = This was sent from the page of another site, so it was not done.
server-problem-json-only = Only JSON is accepted here.
server-problem-name-empty = A name needs at least one letter.
server-problem-name-long = A name has at most { $most } letters.
server-problem-name-unseen = This name contains characters that nobody can see.
server-problem-name-taken = Somebody has this name already.
server-problem-password-short = A password needs at least { $least } characters.
server-problem-password-long = A password has at most { $most } bytes.
server-problem-already-somebody = You are here already. Log out first.
server-problem-has-account = You have an account already.
server-problem-account-needed = Only somebody with an account can do this.
server-problem-wrong-login = The name or the password is wrong.
server-problem-wrong-password = The password is wrong.
server-problem-wrong-code = The name or the code is wrong, or the code was used already.
server-problem-no-such-language = This server speaks en, fr and ko.
server-problem-no-such-person = There is nobody with this identity.
server-problem-no-such-session = You have no such session.
server-problem-no-such-game = There is no such game.
server-problem-bad-webhook = A webhook is an address that begins with https:// or http://, without a name or password in it.
server-problem-bad-mail = This is no mail address.
server-problem-mail-not-sent = The mail with the code could not be sent. Is the address right?
server-problem-no-mails = This server sends no mails. Another way to be told is a webhook.
server-problem-yourself = That is you.

## Who sits at a table

server-bot = bot ({ $level })
server-bot-random = random
server-bot-greedy = greedy
server-bot-easy = easy
server-bot-medium = medium
server-bot-hard = hard
server-bot-expert = expert
server-namesake = { $name } { $number }
server-somebody-who-left = somebody who left

## Tables

server-problem-no-such-table = There is no such table, or it is private. Ask your host for a link.
server-problem-no-such-seat = There is no such seat.
server-problem-not-your-seat = You do not play this seat.
server-problem-not-begun = The game has not begun.
server-problem-begun = The game has begun already.
server-problem-over = This game is over.
server-problem-not-over = This is possible once the game is over.
server-problem-frozen = This table stands still: its moves do not lead to the same position with this version of the rules. It can be ended, or gone on with at another table.
server-problem-stale = The table has gone on since. Nothing was changed; look again.
server-problem-no-moves = No move was given.
server-problem-too-many-moves = At most { $most } moves at once.
server-problem-one-choice = Here everybody makes exactly one choice.
server-problem-not-offered = This is not on offer now.
server-problem-confirm-first = Confirm your turn or take the last move back first.
server-problem-nothing-to-confirm = There is nothing to confirm yet.
server-problem-nothing-to-undo = There is nothing of yours to take back.
server-problem-offer-pending = Another proposal still waits for answers.
server-problem-no-offer = Nothing is proposed.
server-problem-another-offer = This proposal is not there any more; there is another one by now. Look again.
server-problem-answered-already = You have answered already.
server-problem-no-such-move = There is no such move.
server-problem-beyond-reveal = Something hidden was shown since; it cannot be taken back past that.
server-problem-too-many-offers = A seat can propose something at most { $most } times before the next move.
server-problem-too-many-take-backs = Moves can be taken back at most { $most } times at one table.
server-problem-seats-empty = Some seats are still empty.
server-problem-seat-taken = This seat is not free.
server-problem-seated-already = You sit at this table already.
server-problem-seated-too-often = Before the next move, nobody can sit down more than { $most } times, and a seat can be given to a bot at most { $most } times.
server-problem-blocked = The host of this table does not want to play with you.
server-problem-host-only = Only the host of the table can do this.
server-problem-players-only = Only those who play here can do this.
server-problem-bad-text = A message has between 1 and { $most } characters, without control characters.
server-problem-too-much-said = At most { $most } messages at one table.
server-problem-bad-event-id = The number of the last event is not readable.
server-problem-too-many-streams = Too many windows are open at this table. Close one.
server-problem-unknown-game = There is no game “{ $name }”.
server-problem-unknown-bot = There is no bot “{ $name }”.
server-problem-too-many-playouts = Here a bot may use at most { $most } playouts for a decision.
server-problem-no-such-sheet = There is no such sheet.
server-problem-other-game = This sheet belongs to another game.
server-problem-not-your-turn = It is not your turn.
server-problem-rated = Not here: the result of this table counts.
server-problem-hints-busy = Too many hints are being thought of at the moment. Try again in a few seconds.
server-problem-in-the-middle = This is the middle of somebody’s action. Choose a move before or after it.
server-problem-record-not-sound = This record is not that of a finished game, or its result does not follow from its moves.
server-problem-record-names = The names of the players in this record must be readable, with at most { $most } letters each.
server-problem-crowded = Too much happens at this table at the moment. Nothing was changed; try again.

## Clocks.

server-problem-pace-base = A clock needs between one minute and 366 days for the whole game.
server-problem-pace-increment = What a turn adds to a clock cannot be more than 31 days.
server-problem-pace-window = The hours in which clocks run must begin and end at two different times of the day.
server-problem-pace-offset = There is no such time zone.

## Notices.

server-notice-code = Your code for mails about turns
server-notice-code-mail =
    Somebody, hopefully you, wants mails about turns to be sent to this address. Give this code back in your settings:

    { $code }

    If it was not you, do nothing: no more mails will come.
server-notice-turn = It is your turn in { $game }.
server-notice-mail =
    It is your turn in { $game }.

    { $link }

    You get this mail because you asked to be told when your turn comes. You can switch it off in your settings.
