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
server-problem-yourself = That is you.

server-somebody-who-left = somebody who left
