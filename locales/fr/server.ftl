### Le serveur.

server-problem-who-are-you = Donnez d’abord un nom ou connectez-vous.
server-problem-database = La base de données ne répond pas pour le moment. Rien n’a changé ; réessayez.
server-problem-internal = Une erreur s’est produite sur le serveur. Rien n’a changé.

## Pendules.

server-problem-pace-base = Une pendule doit donner entre une minute et 366 jours pour toute la partie.
server-problem-pace-increment = Un tour ne peut pas ajouter plus de 31 jours à une pendule.
server-problem-pace-window = Les heures où tournent les pendules doivent commencer et finir à deux moments différents du jour.
server-problem-pace-offset = Ce fuseau horaire n’existe pas.

## Avis.

server-notice-turn = C’est à vous de jouer : { $game }.
server-notice-mail =
    C’est à vous de jouer : { $game }.

    { $link }

    Vous recevez ce message parce que vous avez demandé à être prévenu quand vient votre tour. Vous pouvez le désactiver dans vos réglages.
