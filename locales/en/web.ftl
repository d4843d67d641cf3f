### Texts of the browser client: pages outside the table.

web-skip = To the content
web-home = Lineshaft, to the tables
web-nav = Pages
web-nav-tables = Tables
web-nav-records = Records
web-nav-rules = Rules
web-nav-people = People
web-nav-settings = Settings
web-language = Language
web-turns =
    { $count ->
        [one] { $count } table waits for you
       *[other] { $count } tables wait for you
    }
web-title = Lineshaft
web-title-turns = ({ $count }) Lineshaft
web-title-of = { $page } · Lineshaft
web-loading = One moment …
web-page-not-fetched = This page could not be fetched. Try again in a moment.
web-unreachable = The server cannot be reached. Look at your connection and try again.
web-try-again = Try again
web-cancel = Cancel
web-save = Save
web-saved = Saved
web-copy = Copy
web-copied = Copied
web-copy-by-hand = The browser does not let this page copy. Select the text and copy it yourself.
web-download = Download
web-show-all = Show all { $count }
web-show-more = Show more

## Coming in

web-come-in = What shall the others call you?
web-come-in-name = Name
web-come-in-about = That is all. You can make an account out of it later and keep everything you have played.
web-come-in-go = Come in
web-come-in-account = I have an account
web-friendly-names = Curious Miller, Patient Weaver, Bold Stoker, Merry Brewer, Calm Engineer, Keen Spinner, Quiet Founder, Swift Carter, Wise Merchant, Cheerful Smith

## Players

web-bot = Bot ({ $level })
web-bot-easy = easy
web-bot-medium = medium
web-bot-hard = hard
web-bot-expert = expert
web-bot-greedy = greedy
web-bot-random = random
web-bot-search = search
web-bot-search-with = search, { $playouts } playouts
web-seat = Seat { $number }
web-seat-me = You
web-seat-here = Somebody at this screen
web-seat-here-name = Name of player { $number }, at this screen
web-seat-here-name-short = Name
web-seat-open = Open to whoever comes
web-seat-free = free seat
web-seat-due = to move
web-seat-bots = Bots
web-somebody = Somebody

## The lobby

web-lobby-what = Four economic board games of the industrial age, to play right here
web-lobby-how = Choose one and start: against bots in a minute, around one screen, or with friends elsewhere, now or over days. No account is needed.
web-game-seats = { $least } to { $most } players
web-play-now = Play now
web-play-now-with =
    { $count ->
        [one] against one easy bot
       *[other] against { $count } easy bots
    }
web-set-up = Set up a table
web-my-tables = My tables
web-new-game = A new game
web-open-tables = Open tables
web-open-tables-none = Nobody waits for others at the moment. Open a table with free seats, and it stands here for everybody.
web-new-table = New table
web-finished = Finished games
web-play = Play
web-open = Open
web-join = Join
web-watch = Watch
web-private = private
web-waits-move = Your turn
web-waits-begin = All are here: you may begin
web-phase-gathering =
    { $free ->
        [one] { $free } free seat
       *[other] { $free } free seats
    }
web-phase-full = All seats taken, waits for its host
web-phase-playing = Being played
web-phase-frozen = Stands still since the rules changed
web-phase-over = Over
web-phase-ended = Ended without a result
web-notify-turn = It is your turn in { $game }.

## A new table

web-new-which = Which game
web-new-who = Who plays
web-new-how = How it is played
web-first-game = For your first game the usual start is replaced by a simpler one.
web-new-more = More
web-new-begin = Begin
web-new-open = Open the table
web-new-open-about = You get a link for your friends. You begin the game once all seats are taken.
web-seats-count = How many play
web-seats-quick = All seats at once
web-seats-bots = Against bots
web-seats-here = Around this screen
web-seats-open = With others
web-seats-about = Bots and seats can still be changed at the table until the game begins.
web-usual = usual
web-value-usual = { $value } (usual)
web-modules =
    { $count ->
        [one] { $count } rule that can be added
       *[other] { $count } rules that can be added
    }
web-modules-about = For those who know the game. Each stands for itself; take as many as you like.
web-readings =
    { $count ->
        [one] For experts: { $count } place where the printed rules can be read in two ways
       *[other] For experts: { $count } places where the printed rules can be read in more than one way
    }
web-switches-changed = { $count } changed
web-readings-about = The usual reading is the one that the rules here describe.
web-pace = Clocks
web-pace-none = No clock.
web-pace-none-about = Everybody takes the time it takes.
web-pace-live = Clock.
web-pace-live-about = All sit at the table now; each has so many minutes for the whole game.
web-pace-days = Over days.
web-pace-days-about = Everybody looks in when there is time.
web-pace-minutes = Minutes for the game
web-pace-seconds = Seconds added per turn
web-pace-days-base = Days for the game
web-pace-hours = Hours added per turn
web-pace-window = Clocks run only at certain hours of the day
web-pace-from = From
web-pace-to = To
web-pace-out = When a clock has run out
web-pace-out-bot-turn = a bot plays this turn
web-pace-out-bot-seat = a bot takes the seat
web-pace-out-wait = everybody waits
web-private-about = Private: only those you invite see this table
web-rated = rated
web-rated-about = Rated: the result counts, and bots give no hints
web-unrated-sheet = Not with a sheet of your own.
web-unrated-alone = Not when you play alone.
web-unrated-here = Not when several play at one screen.
web-unrated-nobody = Not when only bots play.
web-sheet = For designers: play with numbers of your own
web-sheet-about = A sheet holds every printed number of the game: cards, prices, tracks, maps. Change what you like and bring it here.
web-sheet-usual = Download the usual sheet
web-sheet-bring = Choose a sheet …
web-sheet-there = This table will use { $file }.
web-sheet-away = Use the usual one
web-sheet-house = The usual sheet
web-sheet-mine = One of my sheets
web-sheet-unnamed = sheet without a name
web-sheet-look = Look at it
web-sheet-other = This table is played with another sheet than the usual one.
web-components = All components and where they come from
web-components-edit = See all components, change figures, and save a sheet of your own

## What can be chosen at a table

web-switch-artificium-gain-again = Goods on the way forward again
web-switch-artificium-lap = After the end of the track
web-switch-artificium-may-target-self = Exploration in one’s own hand
web-switch-artificium-refetch-cap = Reconstruction of a Reconstruction
web-switch-artificium-tie-previous-first-player-last = A tie for first player
web-switch-artificium-plain-pass-at-commit = Passing in secret
web-switch-artificium-trade-only-when-resolving = Trading and then not resolving
web-switch-artificium-trade-order = Order of trading
web-switch-artificium-discard-pile-public = The discard pile
web-switch-arkwright-card-pool = The pool
web-switch-arkwright-card-restrictions = Steps of later decades
web-switch-arkwright-card-draft = The start
web-switch-arkwright-card-no-ships = Ships at the start
web-switch-arkwright-card-opening-shares = Shares at the start
web-switch-arkwright-card-extra-production = Extra Production
web-switch-arkwright-card-early-shipping = Early Shipping
web-switch-arkwright-card-inventor-steps = The Inventor
web-switch-arkwright-card-solo-random-factories = Start factories when playing alone
web-switch-age-of-industry-map = The map
web-switch-age-of-industry-free-pass = Passing without a card
web-switch-water-frame-setup = The start
web-switch-water-frame-events = Events
web-switch-water-frame-patrons = Patrons
web-switch-water-frame-predetermined-events = Events of the predetermined start
web-switch-water-frame-timetable = The timetable

## Records

web-records = Finished games
web-records-mine = My games
web-records-mine-none = You have not finished a game yet.
web-records-all = Games of others
web-records-all-none = Nobody has finished a public game yet.
web-replay = Replay
web-record-download = Download
web-record-bring = Bring a record
web-record-bring-about = A record is a text file with all moves of a finished game. It is checked move by move and can then be replayed here.
web-record-private = Only for me
web-record-choose = Choose a record …
web-record-checked = Checking …
web-record-refused = { $file } was not taken: { $why }
web-place = { $place }.
web-won = won
web-lost = lost
web-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

## People

web-guest = Guest
web-since = here since { $date }
web-block = Block
web-unblock = Unblock
web-block-about = Whom you block cannot join the tables that you open.
web-blocked-about = You have blocked this person.
web-rating = Strength
web-rating-rank = Rank
web-rating-name = Name
web-rating-interval = Probably between
web-rating-games = Games
web-rating-between = probably between { $from } and { $to }
web-ratings-none = Nobody has finished a rated game yet. Be the first.
web-ratings-about = Only rated games count. Nineteen times in twenty the true strength lies within the drawn interval; it shrinks with every game.
web-profile-ratings = Strength
web-profile-ratings-none = No rated games yet.
web-profile-totals = Games
web-profile-totals-none = No finished games yet.
web-profile-total = { $played } played, { $won } won
web-profile-achievements = Titles
web-profile-results = Latest results
web-profile-results-none = No finished games yet.

## Settings

web-look = Look
web-palette = Colours
web-palette-system = As the device
web-palette-system-about = light by day, dark by night
web-palette-paper = Paper
web-palette-paper-about = warm and light
web-palette-night = Night
web-palette-night-about = dark
web-palette-clear = Clear
web-palette-clear-about = for every colour vision, with strong contrast
web-motion-none = No motion
web-motion-about = Otherwise as the device says.
web-at-the-table = At the table
web-confirms = Confirm each turn
web-confirms-about = Until then you can take everything back freely.
web-name-first = Give a name first.
web-guide = Guide for the first game
web-guide-about = Explains each kind of decision when you meet it for the first time.
web-notify = Tell me when it is my turn
web-notify-about = By a notice of the browser, while this page is open in the background.
web-notify-denied = The browser does not allow it for this page; you can change that in its settings.
web-notify-cannot = This browser has no notices.
web-account = Name and account
web-account-nobody = You are not logged in.
web-account-guest = You are { $name }, a guest of this browser.
web-account-is = You are { $name }.
web-account-make = Make an account
web-account-why = With a password you can come back from any device. Your tables and results stay yours. No mail address is needed.
web-come-in-as-guest = Come in as a guest
web-name = Name
web-name-change = Change the name
web-password = Password
web-password-new = New password (at least { $least } characters)
web-password-old = Password so far
web-password-change = Change the password
web-password-changed = Changed; all other devices are logged out.
web-log-in = Log in
web-log-in-other = Log in with another account
web-log-in-guest = Careful: whoever logs in stops being this guest, and the guest’s tables are lost. Make an account instead to keep them.
web-log-out = Log out
web-log-out-guest = A guest who logs out cannot come back: your tables and results are lost to you. Make an account first to keep them.
web-log-out-sure = Log out all the same
web-recover = Password forgotten
web-recover-about = With one of your recovery codes you can set a new password.
web-recover-go = Set the new password
web-code = Recovery code
web-codes = Your recovery codes
web-codes-about = Each of them lets you set a new password once, should you forget yours. They are shown only now: keep them in a safe place.
web-codes-of = Recovery codes of { $name } at Lineshaft
web-codes-kept = I have kept them
web-codes-left =
    { $count ->
        [one] { $count } recovery code left
       *[other] { $count } recovery codes left
    }
web-codes-new = Make new codes
web-codes-new-about = The old ones are void from then on.
web-notices = Being told elsewhere
web-notices-about = When it is your turn and this page is not open. Leave both empty to be told nothing.
web-mail = Mail address
web-mail-code = The code that was sent to this address; nothing else goes there before
web-mail-code-go = Confirm the address
web-webhook = Webhook
web-webhook-secret = Notices to the webhook are signed with this secret. It is shown only now:
web-sessions = Where you are logged in
web-session-unknown = Unknown device
web-session-here = This device
web-session-seen = last seen { $when }
web-session-end = Log out
web-data = What is kept of you
web-export = Download everything
web-export-about = One file with all that this server keeps of you.
web-leave = Leave for good
web-leave-about = Your name, password, sessions and settings are deleted at once, and nobody can bring them back. Games you have played stay for those you played with, without your name.
web-leave-sure = I am sure
web-leave-go = Delete me

## Nothing here

web-nowhere = Nothing runs here
web-nowhere-about = There is no page at { $address }. The belt may have come off, or the address has a mistake in it.
web-nowhere-home = To the tables

## When something goes wrong

web-failed-page = Something went wrong on this page.
web-failed-board = The board cannot be drawn.
web-failed-side = This part of the page cannot be drawn.
web-failed-script = Something went wrong. If your last click did nothing, reload the page.
web-failed-kept = Nothing at your tables is lost, and what you typed is kept. The host of this server has been told.
web-reload = Reload
web-close = Close
