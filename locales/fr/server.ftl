### Le serveur.

server-problem-who-are-you = Donnez d’abord un nom ou connectez-vous.
server-problem-database = La base de données ne répond pas pour le moment. Rien n’a changé ; réessayez.
server-problem-internal = Une erreur s’est produite sur le serveur. Rien n’a changé.
