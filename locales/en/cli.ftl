### The `lineshaft` command.

## Commands

cli-command-lineshaft = Economic board games of the industrial age: play them, replay them, simulate them.
cli-command-play = Play a game in the terminal, alone against bots or with others around one screen
cli-command-simulate = Let bots play many games and see who wins, with intervals
cli-command-ladder = Let bots meet in a round robin and rate them, with intervals
cli-command-tune = Tune the weights of a bot's estimate by self-play
cli-command-learn = Learn what a game's estimate overlooks, by self-play
cli-command-bench = Measure how fast a game runs on one core
cli-command-analyse = Judge every decision of a recorded game beside the best move a search finds
cli-command-replay = Show a recorded game, whole or up to a move
cli-command-verify = Check that records are true: every move legal, the result and the seed as promised
cli-command-games = List the games, or one game with its switches
cli-command-sheet = Print a game's component sheet, to be edited and used with --sheet
cli-command-engine = Speak the engine protocol: one JSON request a line in, one answer a line out
cli-command-completions = Print a completion script for your shell

## What the help teaches

cli-teach-lineshaft =
    Begin with one of these:
      lineshaft play artificium                      you against two bots
      lineshaft play artificium --seats Ada,Ben      two people around one screen
      lineshaft games artificium                     what the game is and what you can choose
      lineshaft simulate artificium --games 1000     what happens in a thousand games
    "lineshaft COMMAND --help" says more about each command.
cli-teach-play =
    At each turn you see the table and numbered options. Type a number to choose one.
    Also: look N, why N, all, hint, forecast, board, undo, log, rules, save FILE, help, quit.
    Every move is kept on disk at once; after leaving, go on with --resume FILE.

    Examples:
      lineshaft play artificium
      lineshaft play artificium --seats me,greedy --seed 42
      lineshaft play artificium --seats Ada,Ben,random --switch trade_order=free
      lineshaft play artificium --sheet my.toml --lang fr
cli-teach-simulate =
    Examples:
      lineshaft simulate artificium --games 1000 --seats greedy,random
      lineshaft simulate artificium --games 5000 --seats greedy,greedy,greedy --csv > games.csv
      lineshaft simulate artificium --games 10 --seats greedy,exec:"python3 examples/python/bot.py"
cli-teach-ladder =
    Every pair plays blocks: one deal under all rotations of seats. Each finished block is kept in the file at once;
    the same command goes on where it stopped, and with more --blocks or more --bots it plays only what is missing.
    docs/bots.md describes the method.

    Examples:
      lineshaft ladder artificium --bots easy,greedy,medium,hard
      lineshaft ladder artificium --bots greedy,hard --seats 4 --blocks 200 --svg ladder.svg
      lineshaft ladder artificium --bots search:100,search:200,search:400 --neighbours --file budget.jsonl
cli-teach-tune =
    Moves all weights of the estimate of a game at random, lets the two sides play each other and goes towards the better one.
    Fresh deals then show whether the new weights beat those in use; they are printed, nothing is changed.

    Example: lineshaft tune age-of-industry --steps 500 --switch map=new_england
cli-teach-learn =
    Greedy players who know what was learned so far play against each other; a net studies how far off the estimate was; fresh
    deals show what it is worth against players who go by the estimate alone. The net is written into the file after each
    generation, and the same command goes on with it. docs/bots.md says which net the search uses.

    Example: lineshaft learn artificium --file artificium.net --generations 10
cli-teach-bench =
    Random play, measured in CPU time. Only decisions with two options or more are counted.

    Example:
      lineshaft bench artificium --seats 4 --seconds 10
cli-teach-analyse =
    Each decision is searched from what its player could see at that time. Lost is what the best move found promised beyond the
    move made: a share of the victory first, then points. More playouts judge better and take longer.

    Examples:
      lineshaft analyse game.record
      lineshaft analyse game.record --playouts 2000 --svg game.svg
      lineshaft analyse game.record --from 40 --to 60 --json
      lineshaft analyse game.record --all
cli-teach-replay =
    Examples:
      lineshaft replay game.record
      lineshaft replay game.record --to 40 --eyes 1      what player 1 saw after 40 moves
cli-teach-verify =
    Example:
      lineshaft verify records/artificium/*.record
cli-teach-games =
    Examples:
      lineshaft games
      lineshaft games artificium
cli-teach-sheet =
    Examples:
      lineshaft sheet artificium > my.toml
      lineshaft sheet artificium --provenance            where each number comes from
cli-teach-engine =
    Example:
      echo '{ "{" }"id":1,"do":"games"{ "}" }' | lineshaft engine
    All requests are described in docs/protocol.md.
cli-teach-completions =
    Example:
      lineshaft completions bash > ~/.local/share/bash-completion/completions/lineshaft

## Arguments

cli-arg-lang = Language of all texts: en, fr or ko (otherwise taken from the environment)
cli-arg-help = Show this help
cli-arg-version = Show the version
cli-arg-game = The game; "lineshaft games" lists them
cli-arg-which-game = The game to describe
cli-arg-seats = Who sits at the table, separated by commas: me or any name for a person; easy, medium, hard, expert, greedy, random or search:PLAYOUTS for a bot; exec:COMMAND for a bot of your own (quoted as in a shell, without a comma)
cli-arg-tune-seats = Number of players (2 unless given)
cli-arg-steps = How often the weights are moved (300 unless given)
cli-arg-deals = Deals played at each step (4 unless given)
cli-arg-proof = Fresh deals played at the end, new weights against old (300 unless given)
cli-arg-learn-file = The net; read first if it is there
cli-arg-generations = How often games are played and studied (20 unless given)
cli-arg-learn-games = Games of a generation (20000 unless given)
cli-arg-learn-proof = Fresh deals played after each generation (500 unless given)
cli-arg-bench-seats = Number of players (4 unless given)
cli-arg-ladder-seats = Number of players (2 unless given)
cli-arg-switches = Choose how a rule is read; may be given several times; "lineshaft games GAME" lists the switches
cli-arg-sheet = Use your own component sheet instead of the built-in one
cli-arg-seed = Grow the chance of this game from a text of your own, so that the deal can be repeated
cli-arg-resume = Go on with a kept or saved game
cli-arg-games = How many games (1000 unless given)
cli-arg-bots = Who meets whom, separated by commas: easy, medium, hard, expert, greedy, random or search:PLAYOUTS; exec:COMMAND for a bot of your own
cli-arg-blocks = How many blocks each pair plays (50 unless given)
cli-arg-opening = How many first decisions the bot easy makes for everybody, so that games without chance differ too (8 unless given)
cli-arg-control = The bot that also meets itself (the first one unless given)
cli-arg-neighbours = Let each bot meet only the one named before it and the one after it, not all others
cli-arg-alone = Let only this bot sit alone: each of the others meets it, and nobody else
cli-arg-ladder-file = Where the blocks are kept (ladder-GAME-SEATS.jsonl here unless given)
cli-arg-svg = Draw the result into this file, as an SVG picture
cli-arg-threads = How many threads (as many as there are cores unless given)
cli-arg-start = Number of the first game; each number is a deal of its own (0 unless given)
cli-arg-csv = Print one line per game as CSV
cli-arg-json = Print the figures as JSON
cli-arg-seconds = How long to measure, in seconds of CPU time (5 unless given)
cli-arg-think = How long a bot of the house may think about a decision, in seconds (10 unless given)
cli-arg-patience = How long a bot of your own may take for a move, in seconds (60 unless given)
cli-arg-playouts = How many playouts for each decision (400 unless given)
cli-arg-all = Tell every decision, not only the costliest
cli-arg-from = Begin with this move
cli-arg-file = The record
cli-arg-files = The records
cli-arg-to = Stop after this many moves
cli-arg-eyes = Whose eyes: a player's number, all (everything, the default), or none (a watcher)
cli-arg-provenance = Show where each value comes from, the reconstructed ones first
cli-arg-shell = bash, zsh, fish, elvish or powershell

cli-value-command = COMMAND
cli-value-lang = LANG
cli-value-game = GAME
cli-value-which-game = GAME
cli-value-seats = NAMES
cli-value-tune-seats = NUMBER
cli-value-steps = NUMBER
cli-value-deals = NUMBER
cli-value-proof = NUMBER
cli-value-learn-file = FILE
cli-value-generations = NUMBER
cli-value-learn-games = NUMBER
cli-value-learn-proof = NUMBER
cli-value-bench-seats = NUMBER
cli-value-ladder-seats = NUMBER
cli-value-switches = NAME=VALUE
cli-value-sheet = FILE
cli-value-seed = TEXT
cli-value-resume = FILE
cli-value-games = NUMBER
cli-value-bots = NAMES
cli-value-blocks = NUMBER
cli-value-opening = NUMBER
cli-value-control = NAME
cli-value-alone = NAME
cli-value-ladder-file = FILE
cli-value-svg = FILE
cli-value-threads = NUMBER
cli-value-start = NUMBER
cli-value-seconds = SECONDS
cli-value-think = SECONDS
cli-value-patience = SECONDS
cli-value-playouts = NUMBER
cli-value-from = MOVE
cli-value-file = FILE
cli-value-files = FILES
cli-value-to = MOVES
cli-value-eyes = EYES
cli-value-shell = SHELL

cli-heading-usage = Usage:
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options

## What can be wrong with a command

cli-error-language = There are no texts in the language { $lang }; choose en, fr or ko.
cli-error-unknown-argument = { $argument } is not an option of this command.
cli-error-unknown-command = { $command } is not a command.
cli-error-missing-argument = Something is missing: { $argument }
cli-error-conflict = { $argument } and { $other } do not go together.
cli-error-missing-value = { $argument } needs a value.
cli-error-wrong-value = "{ $value }" does not fit { $argument }.
cli-error-wrong-line = This command line cannot be understood.
cli-error-more = Add --help for what is possible.
cli-error-game = There is no game "{ $name }". There is: { $known }.
cli-error-switch = "{ $word }" is not of the form NAME=VALUE.
cli-error-file = { $file } cannot be used: { $detail }
cli-error-not-a-record-file = { $file } exists and is not a Lineshaft record; choose another name.
cli-error-other-record = { $file } holds another game; choose another name.
cli-error-file-changed = { $file } has been changed meanwhile: this game goes on elsewhere. What was just played here was not written to it.
cli-error-file-too-long = { $file } is longer than { $most } bytes.
cli-error-seats = "{ $words }" does not name the seats; write names of 1 to 30 characters separated by commas, as in me,greedy.
cli-error-bot = "{ $name }" is not a bot. There is: { $known }.
cli-error-seconds = The time must be between 0.1 and 3600 seconds.
cli-error-games = The number of games must be between 1 and { $most }.
cli-error-start = The number of the first game must be at most { $most }.
cli-error-bots = A ladder needs { $least } to { $most } bots.
cli-error-bot-twice = "{ $name }" is named twice.
cli-error-not-in-ladder = "{ $name }" is not one of the bots of this ladder: { $bots }.
cli-error-seats-to-rotate = A ladder needs { $least } to { $most } seats.
cli-error-seats-to-tune = Tuning needs { $least } to { $most } seats.
cli-error-blocks = The number of blocks must be between { $least } and { $most }.
cli-error-opening = The opening must have { $least } to { $most } decisions.
cli-error-not-a-block = { $file }, line { $line }: not a block of a ladder. Choose another file with --file.
cli-error-other-ladder = { $file } belongs to another ladder: its { $term } is { $found }, not { $asked }. Choose another file with --file.
cli-error-ladder-in-use = Another ladder is writing into { $file }.
cli-error-eyes = Eyes are a player's number from 1 to { $seats }, all, or none.
cli-error-resume-seats = This game has { $seats } seats; name each of them with --seats.
cli-error-resume-unsound = { $file } is not sound: "lineshaft verify" says why.
cli-error-resume-command = The record names the command “{ $command }” as a player. A command from a file is not started; say who plays with --seats.
cli-error-exec = “{ $words }” is no command: write exec: and a program with its arguments, quoted as in a shell, every quote closed, without a comma.
cli-error-playouts = The number of playouts must be between { $least } and { $most }.
cli-error-moves = --from and --to must be numbers of moves from 1 to { $moves }, the first not above the second.
cli-error-no-moves = { $file } has no moves yet.
cli-error-not-an-svg-file = { $file } exists and is not an SVG picture; choose another name.

## Playing

cli-name-me = Player { $number } (you)
cli-name-bot = Player { $number } ({ $bot })
cli-play-welcome = { $game }. At the table: { $players }.
cli-play-commitment = Fingerprint of the sealed seed, to compare after the game: { $hash }
cli-play-kept-here = Every move is kept in { $file }.
cli-play-start = Type a number to choose an option; "help" lists what else you can type.
cli-play-prompt = { $name }, your choice:
cli-play-hand-over = { $name }, it is your turn. Press Enter when only you can see the screen.
cli-play-happened = What happened
cli-play-your-turn = { $name }: your turn
cli-play-not-allowed = None of these is allowed now; "why N" says why.
cli-play-no-option = There is no option { $number }.
cli-play-look-barrier = This will show something hidden, so nobody can say what follows.
cli-play-allowed = Allowed by { $rules }.
cli-play-hint = What the bot “{ $bot }” would do in your place:
cli-play-undone = Taken back.
cli-play-no-rule = The rules for players do not name { $rule }.
cli-play-saved = Saved as { $file }.
cli-play-unknown = "{ $line }" is not understood; "help" lists what you can type.
cli-play-help =
    N            choose option N
    look N       what would follow option N
    why N        why option N is allowed or not
    all          also list what is not allowed now
    hint         what a strong bot would do, and why
    forecast     figures for your decision: cards, best plan, what is exposed
    board        show the table again
    undo         take your last move back, until somebody else moves or something hidden is shown
    log          everything you were told since the deal
    rules [NO]   the rules; with a number such as AR-24 only what they say of it
    save FILE    write the record to a file
    quit         leave; the game is kept and can go on later
cli-play-left = The game is kept. Go on with: { $command }
cli-play-seed = The seed was: { $seed }
cli-play-kept = The record is kept as { $file }.
cli-play-automatic = { $seat }, the only option: { $move }

cli-result-title = Final result
cli-result-rank = Rank
cli-result-name = Name
cli-result-score = Score
cli-result-winners = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } win together.
}

## Simulating and measuring

cli-simulate-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
cli-simulate-seat = Seat
cli-simulate-bot = Bot
cli-simulate-wins = Victories
cli-simulate-score = Score
cli-simulate-lowest = Lowest
cli-simulate-highest = Highest
cli-simulate-winning = Winning score:
cli-simulate-shared = Shared victories:
cli-simulate-length = Decisions in a game:
cli-simulate-intervals = In brackets: 95 % intervals. A shared victory counts in parts.

cli-ladder-playing = { $file }: blocks that are there: { $there }, to be played: { $missing }
cli-ladder-title = { $game }, { $seats } players: { $blocks } blocks for each pair, { $games } games in all
cli-ladder-rank = Rank
cli-ladder-bot = Bot
cli-ladder-rating = Rating
cli-ladder-games = Games
cli-ladder-anchor = The rating of { $bot } is set to { $rating }; 400 points more mean finishing ahead ten times as often.
cli-ladder-mean = The mean of the ratings is set to { $rating }; 400 points more mean finishing ahead ten times as often.
cli-ladder-cross = Victories in percent of the row's bot against the column's, { $games } games each ({ $seats ->
    [2] a fair share
   *[other] one of the row among the column's; a fair share
} is { $fair }):
cli-ladder-control = Control: { $bot } against itself has an advantage of { $advantage } percent in { $games } games; zero lies within, as it must.
cli-ladder-control-fails = THE CONTROL FAILS: { $bot } against itself has an advantage of { $advantage } percent in { $games } games; zero does not lie within. By chance that happens once in twenty ladders; play more blocks before trusting the figures.
cli-ladder-intervals = In brackets: 95 % intervals over blocks. A shared victory counts in parts.
cli-ladder-rating-axis = rating, with its 95 % interval
cli-ladder-playouts-axis = playouts for a decision
cli-ladder-term-ladder = format of its lines
cli-ladder-term-game = game
cli-ladder-term-engine = engine version
cli-ladder-term-seats = number of seats
cli-ladder-term-switches = choice of switches
cli-ladder-term-sheet = sheet
cli-ladder-term-opening = opening

cli-bench-running = Measuring a { $profile } build for { $seconds } seconds of CPU time...
cli-bench-decisions = decisions per second
cli-bench-games = games per second
cli-bench-length = decisions per game
cli-bench-imagine = copies re-dealt per second
cli-bench-playouts = playouts of the search per second
cli-bench-bytes = bytes of a position

## Analysing

cli-analyse-title = { $game }: { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}, { $playouts } playouts each
cli-analyse-costliest = The costliest moves
cli-analyse-none = No better move was found anywhere.
cli-analyse-move = Move { $number }, { $seat }, { $decision }: { $made }
cli-analyse-better = Better: { $best }
cli-analyse-lost = Lost: { $share } % of the victory ({ $share_made } instead of { $share_best }). Expected at the end: { $points_made } points, { $points_best } with the better move
cli-analyse-all = Every decision
cli-analyse-number = Move
cli-analyse-made = Made
cli-analyse-expected = Points expected
cli-analyse-best = Best found
cli-analyse-seats = The players
cli-analyse-name = Name
cli-analyse-decisions = Decisions
cli-analyse-agreed = Nothing better found
cli-analyse-share = Victory lost a decision
cli-analyse-points = Points lost a decision
cli-analyse-plot-title = { $game }: the share of the victory each player could expect
cli-analyse-plot-moves = Move
cli-analyse-plot-share = Share of the victory in %
cli-analyse-drawn = The picture is in { $file }.

## Games, sheets, records

cli-games-seats = for { $low } to { $high } players
cli-games-more = "lineshaft games GAME" shows the switches of a game; "lineshaft play GAME" starts it.
cli-games-switches = Switches (--switch NAME=VALUE):
cli-games-switch = { $values } (unless chosen: { $default }; { $rule })
cli-provenance-about = Where each value of the sheet comes from. A reconstructed value is not known from any source and may differ from the printed game.
cli-provenance-kind = Kind
cli-provenance-path = Path
cli-provenance-value = Value
cli-provenance-reason = Source or reason
cli-provenance-reconstructed = reconstructed
cli-provenance-inferred = inferred
cli-provenance-public = public
cli-provenance-seed = rulebook
cli-replay-at = After { $made } of { $moves } moves.
cli-verify-sound = sound
cli-verify-no-promise = sound; it names no fingerprint to compare the seed with
cli-verify-unfinished = sound so far, the game is not over
cli-verify-other-seed = the seed is not the one that was promised
cli-verify-other-result = the game ends otherwise than recorded: { $replayed }, not { $recorded }
cli-verify-failed = { $count ->
    [one] One record is not sound.
   *[other] { $count } records are not sound.
}

## tune

cli-error-tune = Steps and deals go from 1 to { $most }, the start from 0 to { $most_start }.
cli-tune-weight = Weight
cli-tune-before = Before
cli-tune-after = After
cli-tune-share = The new weights win { $share } % of the victories against the old ones (95 %: { $low } to { $high }); a fair share is { $fair } %.
cli-tune-better = They are better.
cli-tune-not-shown = That they are better is not shown.

## learn

cli-error-learn = The generations go from 1 to { $generations }, games and deals from 1 to { $games }, the start from 0 to { $start }.
cli-error-nothing-to-learn = This game has nothing to be learned.
cli-error-no-net = { $file } holds no net for this game.
cli-learn-generation = Generation { $number }: { $examples } positions studied, off by { $off } points; { $share } % of the victories against the estimate alone (95 %: { $low } to { $high }).

## The server

cli-command-serve = Keep tables for people and bots, on this machine or for a club
cli-teach-serve =
    Listens on this machine alone and keeps everything in one file in your data folder, unless you say otherwise.
    Every option can also be set by the environment (LINESHAFT_LISTEN) or in a file (listen = "…"); options come first,
    then the environment, then the file. docs/hosting.md says more.

    Examples:
      lineshaft serve
      lineshaft serve --listen 0.0.0.0:8570 --host games.example.org
      lineshaft serve --database postgres://lineshaft@localhost/lineshaft
cli-arg-config = A file with settings (TOML)
cli-value-config = FILE
cli-arg-database = Where everything is kept: sqlite:FILE or postgres://… (a file in your data folder unless given)
cli-value-database = ADDRESS
cli-arg-listen = Where to listen (127.0.0.1:8570 unless given)
cli-value-listen = ADDRESS:PORT
cli-arg-hosts = A name the server answers to; may be given several times (this machine's own names unless given)
cli-value-hosts = NAME
cli-arg-bot-threads = How many threads think for bots (1 unless given; 0 for none)
cli-value-bot-threads = NUMBER
cli-arg-rate = How many requests a second one address may send on average (50 unless given; 0 for no limit)
cli-value-rate = NUMBER
cli-arg-doors = How often a minute one address may try to come in (30 unless given; 0 for no limit)
cli-value-doors = NUMBER
cli-serve-address = Lineshaft is open at { $address }
cli-error-serve = The server cannot run: { $detail }
cli-error-config = The settings in { $file } cannot be used (line { $line }): { $detail }
cli-serve-alone = No command was named, so the server opens. "lineshaft --help" lists everything else.
cli-arg-address = The address people reach the server at, for links in notices
cli-value-address = URL
cli-arg-https = Send cookies over HTTPS alone
cli-value-https = true|false
cli-arg-proxies = The address of a proxy whose X-Forwarded-For is believed; may be given several times
cli-value-proxies = IP
cli-arg-bot-playouts = The most playouts a bot may be asked for by number, as in search:800 (30000 unless given)
cli-value-bot-playouts = NUMBER
cli-arg-bot-seconds = How long a bot may think about a decision, in seconds (10 unless given)
cli-value-bot-seconds = SECONDS
cli-arg-private-webhooks = Let notices go to addresses inside your own network
cli-value-private-webhooks = true|false
cli-arg-smtp = The mail server: smtp://user:password@host:port or smtps://…
cli-value-smtp = URL
cli-arg-mail-from = The sender of mails
cli-value-mail-from = MAIL
cli-arg-json-logs = Write logs as JSON; LINESHAFT_LOG says how much is written (info unless given)
cli-value-json-logs = true|false
cli-arg-metrics-from = An address that may read /metrics besides this machine; may be given several times
cli-value-metrics-from = IP
cli-error-log = LINESHAFT_LOG is not readable. Examples: info, debug, warn,server=debug.
cli-error-port-taken = Something else listens on { $listen } already. Stop it, or choose another place with --listen.
cli-error-listen = The server cannot listen on { $listen }: { $detail }
cli-error-database = The database { $database } cannot be used: { $detail }
cli-error-no-database = There is no database yet: { $file } does not exist. "lineshaft serve" makes it; --database names another one.
cli-error-setting-database = The setting “database” must be sqlite:FILE or postgres://…
cli-error-setting-listen = The setting “listen” must be an address and a port, such as 127.0.0.1:8570 or [::1]:8570.
cli-error-setting-hosts = The setting “hosts” must hold names as a browser shows them, such as games.example.org or localhost:8570, without https:// and path.
cli-error-setting-address = The setting “address” must begin with https:// or http:// and hold neither a name nor a password.
cli-error-setting-bot-threads = The setting “bot_threads” must be at most 1024.
cli-error-setting-bot-playouts = The setting “bot_playouts” must be at least 1.
cli-error-setting-bot-seconds = The setting “bot_seconds” must be from 1 to 86400.
cli-error-setting-smtp = The setting “smtp” must be smtp://user:password@host:port or smtps://…; special characters in it must be written as %40 and the like.
cli-error-setting-mail-from = Mails need a sender: set “mail_from” to a mail address, such as Lineshaft <games@example.org>.

## The operator

cli-command-admin = Look at the database of a server, check it, carry it elsewhere, end a table
cli-teach-admin =
    Takes the same --database and --config as "lineshaft serve", and works while the server runs.

    Examples:
      lineshaft admin list
      lineshaft admin verify --database sqlite:club.db
      lineshaft admin backup tonight.db
cli-command-admin-list = Count tables by phase and people, and name the tables that are not finished
cli-teach-admin-list =
    Example:
      lineshaft admin list
cli-command-admin-export = Write everything to a file as JSON lines, or one table
cli-teach-admin-export =
    The file holds hashes of passwords and the seeds of running games: keep it to yourself. With --table it holds one table,
    its sheet and the names of those who play there, without their accounts.

    Examples:
      lineshaft admin export everything.jsonl
      lineshaft admin export one.jsonl --table k3x2m5q7w4a6b8cd
cli-command-admin-import = Put an export into an empty database, all of it or nothing
cli-teach-admin-import =
    Example:
      lineshaft admin import everything.jsonl --database postgres://lineshaft@localhost/lineshaft
cli-command-admin-verify = Check that every journal replays and that all the rest follows from it
cli-teach-admin-verify =
    Says what differs, and ends with code 1 if anything does. Nothing is changed.

    Example:
      lineshaft admin verify
cli-command-admin-replay = Check that the running tables come to the same positions on this engine
cli-teach-admin-replay =
    Before an upgrade, run this with the new program on a backup: it names the tables that would stand still.

    Example:
      lineshaft admin replay --database sqlite:backup.db
cli-command-admin-backup = Copy a SQLite database to a new file while it is in use
cli-teach-admin-backup =
    Example:
      lineshaft admin backup tonight.db
cli-command-admin-end = End a table without a result
cli-teach-admin-end =
    Those who look at it see it: at once with PostgreSQL, within some seconds with SQLite.

    Example:
      lineshaft admin end k3x2m5q7w4a6b8cd
cli-arg-export-file = The file to be written; it must not exist yet
cli-value-export-file = FILE
cli-arg-import-file = A file that was exported
cli-value-import-file = FILE
cli-arg-backup-file = The file to be written; it must not exist yet
cli-value-backup-file = FILE
cli-arg-table = Only this table
cli-value-table = TABLE
cli-arg-end-table = The table, as "lineshaft admin list" names it
cli-value-end-table = TABLE
cli-admin-phase = Phase
cli-admin-tables = Tables
cli-admin-longest-ago = Longest untouched
cli-admin-latest = Latest change
cli-admin-table = Table
cli-admin-game = Game
cli-admin-entries = Entries
cli-admin-made = Made
cli-admin-changed = Changed
cli-admin-phase-gathering = gathering
cli-admin-phase-playing = playing
cli-admin-phase-over = over
cli-admin-phase-ended = ended without a result
cli-admin-phase-frozen = frozen
cli-admin-seconds = { $count } s ago
cli-admin-minutes = { $count } min ago
cli-admin-hours = { $count } h ago
cli-admin-days = { $count } d ago
cli-admin-no-tables = There are no tables.
cli-admin-people = People: { $accounts } with an account, { $guests } as guests, { $left } who have left.
cli-admin-no-table = There is no table { $table }.
cli-admin-exported = { $rows } rows are in { $file }. Keep it to yourself.
cli-admin-imported = { $rows } rows of { $file } are in the database.
cli-admin-not-an-export = { $file } is not an export of this version of Lineshaft. Nothing was changed.
cli-admin-not-a-row = { $file }: line { $line } is not readable. Nothing was changed.
cli-admin-breaks-off = { $file } breaks off before its end. Nothing was changed.
cli-admin-not-empty = There is something in the database already. An export goes into an empty one only.
cli-admin-backed-up = The backup is { $file }. It is a database like any other: use it with --database sqlite:FILE.
cli-admin-pg-dump = PostgreSQL has its own backups: use pg_dump, which also works while servers run.
cli-admin-ended = The table { $table } has ended without a result.
cli-admin-verified = { $tables ->
    [one] One table was checked; nothing differs.
   *[other] { $tables } tables were checked; nothing differs.
}
cli-admin-differ = Of { $tables } tables, { $differ } differ.
cli-admin-differs-gap = Entry { $number } of the journal is missing.
cli-admin-differs-unreadable = Entry { $number } of the journal is not readable.
cli-admin-differs-count = The journal has { $found } entries, not { $kept }.
cli-admin-differs-halted = { $number ->
    [0] The table cannot be dealt
   *[other] Move { $number } does not lead where it did
}: { $why }
cli-admin-differs-phase = By its journal the table is { $found }, not { $kept }.
cli-admin-differs-position = The position last changed with entry { $found }, not { $kept }.
cli-admin-differs-seat = Who sits at seat { $seat }, or whether it must decide, does not follow from the journal.
cli-admin-differs-draft = The unconfirmed moves of seat { $seat } belong to another position.
cli-admin-differs-job = A bot is asked to decide for seat { $seat }, which need not decide.
cli-admin-differs-no-job = The bot at seat { $seat } must decide, and nobody asks it.
cli-admin-differs-result = The result of seat { $seat } is not the one the game has.
