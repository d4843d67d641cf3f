### Le serveur.

server-problem-who-are-you = Donnez d’abord un nom ou connectez-vous.
server-problem-database = La base de données ne répond pas pour le moment. Rien n’a changé ; réessayez.
server-problem-internal = Une erreur s’est produite sur le serveur. Rien n’a changé.

## Qui est assis à une table

server-bot = robot ({ $level })
server-bot-random = hasard
server-bot-greedy = glouton
server-bot-easy = facile
server-bot-medium = moyen
server-bot-hard = difficile
server-bot-expert = expert
server-somebody-who-left = quelqu’un qui est parti
