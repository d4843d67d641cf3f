### Texts of the table: what is the same for every game.

## Words

table-none = none
table-counted = { $count } { $name }
table-seat = Player { $number }
table-made = { $seat }: { $move }
table-yes = yes
table-no = no
table-separator = { ", " }

## Refusals of the table

table-refusal-over = The game is over.
table-refusal-not-your-turn = It is not your turn; to move now: { $seats }.
table-refusal-no-such-seat = There is no such seat at this table.
table-refusal-nothing-to-undo = There is no move to take back.
table-refusal-another-moved = { $seat } has moved since; there is no move of yours to take back.
table-refusal-beyond-reveal = Something hidden has been shown since; this move can no longer be taken back.
table-refusal-no-way-together = These moves cannot all be made together in this turn.
table-refusal-confirm-first = Confirm your turn or take back its last step first.
table-refusal-not-done = Your turn goes on: there is nothing to confirm yet.

## Faults in a move as somebody wrote it

table-fault-move-not-an-object = a move must be a JSON object
table-fault-move-without-do = the move has no name (in JSON, the key “do”)
table-fault-argument-without-value = “{ $argument }” has no value; write it as name=value
table-fault-argument-twice = “{ $argument }” stands twice
table-fault-argument-missing = the argument “{ $argument }” is missing
table-fault-argument-wrong = “{ $found }” does not fit the argument “{ $argument }”
table-fault-argument-unknown = this move takes no argument “{ $argument }”
table-fault-move-unknown = there is no move called “{ $name }”

## Faults in a set-up or a sheet

table-fault-not-a-choice = “{ $found }” is not possible here; allowed: { $allowed }
table-fault-switch-unknown = there is no such switch; the switches are: { $known }
table-fault-out-of-bounds = { $found } is not between { $low } and { $high }
table-fault-sheet-too-long = the sheet is too long; size in bytes: { $found }, at most { $high }
table-fault-not-toml = this is not valid TOML: { $detail }
table-fault-not-text = a text is expected here
table-fault-not-a-table = a table with entries of its own is expected here
table-fault-not-a-list = a list is expected here
table-fault-not-plain = a single value is expected here: a text, a whole number, true or false
table-fault-missing = this entry is missing
table-fault-not-a-number = a valid whole number is expected here
table-fault-not-a-flag = true or false is expected here
table-fault-fixed = only { $only } is possible here
table-fault-unknown-key = no entry of this name belongs here
table-fault-unknown-thing = a name that belongs here is missing, unknown, doubled or in the wrong place
table-fault-nothing-left = this leaves nothing to choose from; at least one space must stay open
table-fault-not-rising = these numbers must rise, or at least not fall, from one to the next; in a timetable, a level becomes obsolete only below the level of its decade
table-fault-too-many-machines = every row must have at least one space more than it takes machines
table-fault-too-few-markers = too few markers are left to deal one to each decade; End of Game and Bureaucracy must stay in the game
table-fault-no-such-ship = no ship of the sheet has the capacity { $found }

## Faults in a map of a sheet

table-fault-not-two-ends = exactly two ends are expected here
table-fault-no-such-link = a link joins two different places on land; a ship space cannot be one of them
table-fault-double-link = another link already joins these two places; one for each pair is possible
table-fault-not-named-there = the place given here does not name this id; it must stand there under “markets” or “coal_box”
table-fault-no-such-lane = such a lane is not possible; a lane leads, once, from a town with a port space to a ship space, or from a ship space to its own coal box or its only market space
table-fault-not-described = a market space or coal box is named here but has no entry of its own under “market” or “coal_box”
table-fault-ship-without-sea = a ship space needs “ships = true” on its map, a lane to a town with a port space, one market space and one coal box, and a lane to each of these two
table-fault-not-connected = “{ $found }” cannot be reached from the first place; links and lanes must join all places
table-fault-not-an-id = “{ $found }” is not an id; an id has 1 to 60 characters out of a-z, 0-9, _, - and ~, and is not “track”
table-fault-double-id = the id “{ $found }” stands twice; everything on a map needs an id of its own
table-fault-not-a-name = a name has 1 to 40 characters, none of them a control character
table-fault-slots-of-another-place = this does not fit the kind of place: a city has a colour and 1 to 8 spaces, none of them for ships; a ship space has a colour, just one space for a ship and no distant port; a region or village has neither colour nor spaces
table-fault-unknown-place = nothing of the kind expected here has the id “{ $found }”

## Faults in a position

table-fault-broken-rule = this breaks rule { $rule }; found: { $found }
table-fault-wrong-shape = this does not have the expected form: { $detail }
table-fault-not-hexadecimal = exactly 32 hexadecimal digits are expected here
table-fault-nothing-to-decide = somebody has to decide here, but there is nothing to choose from

## Faults in a record

table-fault-sheet-hash-differs = the sheet in the record does not match its hash
table-fault-sheet-unknown = no built-in sheet has this hash, and the record contains no sheet
table-fault-other-game = this is a record of another game: { $found }
table-fault-seed-not-published = the seed is not published yet, so the game cannot be replayed
table-fault-move-refused = the move “{ $move }” is refused: { $why } { $rule }
table-fault-not-a-record = a record begins with the line “{ $only }”
table-fault-not-a-line = this line does not belong in a record
table-fault-doubled = this line stands twice
table-fault-no-such-seat = there is no such seat
table-fault-not-a-seed = a seed is one line of 1 to 200 printable characters, without a space at either end
table-fault-not-json = this is not valid JSON: { $detail }

## Requests to the engine

table-engine-line-too-long = the line is too long; bytes allowed: { $most }
table-engine-not-json = this is not valid JSON: { $detail }
table-engine-internal = This request broke the engine; nothing was changed. Please report it.
table-engine-not-an-object = a request must be a JSON object
table-engine-unknown-request = there is no request called “{ $name }”
table-engine-missing-field = the field “{ $field }” is missing
table-engine-wrong-shape = the field “{ $field }” does not have the expected form
table-engine-unknown-game = there is no game called “{ $name }”
table-engine-unknown-bot = there is no bot called “{ $name }”
table-engine-unknown-table = there is no table with the number { $number }
table-engine-too-many-tables = too many tables are open; at most: { $most }
table-engine-no-such-seat = there is no seat { $seat }; seats at this table, counted from 0: { $seats }

## What a bot thinks

table-bot-without-thought = { $move }. This bot does not think.
table-bot-by-estimate = { $move }, by the estimate alone.
table-bot-by-search =
    { $move }, tried in { $visits } of { $playouts ->
        [one] { $playouts } playout
       *[other] { $playouts } playouts
    }.
table-bot-seat = { $seat } { $score } points, { $share } % to win
table-bot-expects = Expected at the end: { $seats }.
table-bot-then-one = { $seat }: { $move }
table-bot-then = Then probably: { $moves }.
table-bot-instead = Or: { $move }. Tried { $visits ->
        [one] once
       *[other] { $visits } times
    }, { $score } points, { $share } % to win.
table-bot-instead-by-estimate = Or: { $move }. { $score } points, { $share } % to win.

## What is wrong with a bot in another process

table-process-not-started = The bot “{ $command }” could not be started: { $detail }
table-process-ended = The bot “{ $command }” has ended without an answer.
table-process-too-slow = The bot “{ $command }” gave no answer within { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
table-process-unreadable = The bot “{ $command }” answered with a line that is not JSON.
table-process-wrong-id = The bot “{ $command }” answered with the id of another request.
table-process-no-move = The bot “{ $command }” answered without a move.
table-process-error = The bot “{ $command }” answered with an error: { $detail }
table-process-too-long = The bot “{ $command }” answered with a line of more than { $most } bytes.
table-process-illegal = The bot “{ $command }” answered with a move that is not among the legal ones: { $detail }
