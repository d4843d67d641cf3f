### The server.

server-problem-who-are-you = Give a name or log in first.
server-problem-database = The database does not answer at the moment. Nothing was changed; try again.
server-problem-internal = Something went wrong on the server. Nothing was changed.
