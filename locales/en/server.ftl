### The server.

server-problem-who-are-you = Give a name or log in first.
server-problem-database = The database does not answer at the moment. Nothing was changed; try again.
server-problem-internal = Something went wrong on the server. Nothing was changed.

## Who sits at a table

server-bot = bot ({ $level })
server-bot-random = random
server-bot-greedy = greedy
server-bot-easy = easy
server-bot-medium = medium
server-bot-hard = hard
server-bot-expert = expert
server-somebody-who-left = somebody who left
