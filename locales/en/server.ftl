### The server.

server-problem-who-are-you = Give a name or log in first.
server-problem-database = The database does not answer at the moment. Nothing was changed; try again.
server-problem-internal = Something went wrong on the server. Nothing was changed.

## Clocks.

server-problem-pace-base = A clock needs between one minute and 366 days for the whole game.
server-problem-pace-increment = What a turn adds to a clock cannot be more than 31 days.
server-problem-pace-window = The hours in which clocks run must begin and end at two different times of the day.
server-problem-pace-offset = There is no such time zone.

## Notices.

server-notice-turn = It is your turn in { $game }.
server-notice-mail =
    It is your turn in { $game }.

    { $link }

    You get this mail because you asked to be told when your turn comes. You can switch it off in your settings.
