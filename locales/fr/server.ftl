### Le serveur.

server-problem-who-are-you = Donnez d’abord un nom ou connectez-vous.
server-problem-database = La base de données ne répond pas pour le moment. Rien n’a changé ; réessayez.
server-problem-internal = Une erreur s’est produite sur le serveur. Rien n’a changé.
server-problem-busy = Trop de personnes arrivent en ce moment. Rien n’a changé ; réessayez dans quelques secondes.
server-problem-too-many =
    { $seconds ->
        [one] Trop de requêtes. Attendez { $seconds } seconde.
       *[other] Trop de requêtes. Attendez { $seconds } secondes.
    }
server-problem-too-large = C’est trop pour un seul envoi.
server-problem-bad-body = La requête s’est interrompue avant la fin.
server-problem-bad-json = La requête n’est pas du JSON : voyez ligne { $line }, colonne { $column }.
server-problem-bad-shape = La requête n’a pas la bonne forme. Voyez « { $path } ».
server-problem-bad-query = Ce qui suit le point d’interrogation dans l’adresse n’y a pas sa place.
server-problem-bad-path = Une partie de cette adresse est illisible.
server-problem-nothing-here = Il n’y a rien à cette adresse.
server-problem-not-so = Cette adresse ne s’utilise pas ainsi.
server-problem-wrong-host = Ce serveur ne répond pas à ce nom. Son exploitant peut l’ajouter aux noms d’hôte.
server-problem-other-site = Cette requête vient de la page d’un autre site ; elle n’a pas été exécutée.
server-problem-json-only = Seul le JSON est accepté ici.
server-problem-name-empty = Un nom a besoin d’au moins une lettre.
server-problem-name-long = Un nom a au plus { $most } lettres.
server-problem-name-unseen = Ce nom contient des caractères que personne ne peut voir.
server-problem-name-taken = Quelqu’un porte déjà ce nom.
server-problem-password-short = Un mot de passe a besoin d’au moins { $least } caractères.
server-problem-password-long = Un mot de passe a au plus { $most } octets.
server-problem-already-somebody = Vous êtes déjà là. Déconnectez-vous d’abord.
server-problem-has-account = Vous avez déjà un compte.
server-problem-account-needed = Il faut un compte pour cela.
server-problem-wrong-login = Le nom ou le mot de passe est faux.
server-problem-wrong-password = Le mot de passe est faux.
server-problem-wrong-code = Le nom ou le code est faux, ou le code a déjà servi.
server-problem-no-such-language = Ce serveur parle en, fr et ko.
server-problem-no-such-person = Personne n’a cette identité.
server-problem-no-such-session = Vous n’avez pas cette session.
server-problem-no-such-game = Ce jeu n’existe pas.
server-problem-bad-webhook = Un webhook est une adresse qui commence par https:// ou http://, sans nom ni mot de passe.
server-problem-bad-mail = Ce n’est pas une adresse électronique.
server-problem-mail-not-sent = Le message avec le code n’a pas pu être envoyé. L’adresse est-elle juste ?
server-problem-no-mails = Ce serveur n’envoie pas de courriels. Un webhook est une autre façon d’être prévenu.
server-problem-yourself = C’est vous.

## Qui est assis à une table

server-bot = robot ({ $level })
server-bot-random = hasard
server-bot-greedy = glouton
server-bot-easy = facile
server-bot-medium = moyen
server-bot-hard = difficile
server-bot-expert = expert
server-namesake = { $name } { $number }
server-somebody-who-left = quelqu’un qui est parti

## Les tables

server-problem-no-such-table = Cette table n’existe pas, ou elle est privée. Demandez un lien à votre hôte.
server-problem-no-such-seat = Cette place n’existe pas.
server-problem-not-your-seat = Vous ne jouez pas à cette place.
server-problem-not-begun = La partie n’a pas commencé.
server-problem-begun = La partie a déjà commencé.
server-problem-over = Cette partie est terminée.
server-problem-not-over = C’est possible une fois la partie terminée.
server-problem-frozen = Cette table est gelée : avec cette version des règles, ses coups ne mènent pas à la même position. On peut la clore ou continuer à une autre table.
server-problem-stale = La table a avancé entre-temps. Rien n’a changé ; regardez à nouveau.
server-problem-no-moves = Aucun coup n’a été donné.
server-problem-too-many-moves = Au plus { $most } coups à la fois.
server-problem-one-choice = Ici, chacun fait exactement un choix.
server-problem-not-offered = Ce choix n’est pas proposé pour l’instant.
server-problem-confirm-first = Confirmez d’abord votre tour ou reprenez le dernier coup.
server-problem-nothing-to-confirm = Il n’y a encore rien à confirmer.
server-problem-nothing-to-undo = Vous n’avez rien à reprendre.
server-problem-offer-pending = Une autre proposition attend encore des réponses.
server-problem-no-offer = Rien n’est proposé.
server-problem-another-offer = Cette proposition n’est plus là ; il y en a une autre entre-temps. Regardez à nouveau.
server-problem-answered-already = Vous avez déjà répondu.
server-problem-no-such-move = Ce coup n’existe pas.
server-problem-beyond-reveal = Quelque chose de caché a été révélé depuis ; on ne peut pas revenir au-delà.
server-problem-too-many-offers = Une place peut faire au plus { $most } propositions avant le prochain coup.
server-problem-too-many-take-backs = À une table, on peut revenir en arrière au plus { $most } fois.
server-problem-seats-empty = Des places sont encore libres.
server-problem-seat-taken = Cette place n’est pas libre.
server-problem-seated-already = Vous êtes déjà assis à cette table.
server-problem-seated-too-often = Avant le prochain coup, personne ne peut s’asseoir plus de { $most } fois, et une place peut être confiée à un robot au plus { $most } fois.
server-problem-blocked = L’hôte de cette table ne souhaite pas jouer avec vous.
server-problem-host-only = Seul l’hôte de la table peut le faire.
server-problem-players-only = Seuls ceux qui jouent ici peuvent le faire.
server-problem-bad-text = Un message compte de 1 à { $most } caractères, sans caractères de commande.
server-problem-too-much-said = Au plus { $most } messages à une table.
server-problem-bad-event-id = Le numéro du dernier événement est illisible.
server-problem-too-many-streams = Trop de fenêtres sont ouvertes à cette table. Fermez-en une.
server-problem-unknown-game = Il n’y a pas de jeu « { $name } ».
server-problem-unknown-bot = Il n’y a pas de robot « { $name } ».
server-problem-too-many-playouts = Ici, un robot peut utiliser au plus { $most } simulations par décision.
server-problem-no-such-sheet = Cette feuille n’existe pas.
server-problem-other-game = Cette feuille appartient à un autre jeu.
server-problem-not-your-turn = Ce n’est pas votre tour.
server-problem-rated = Pas ici : le résultat de cette table compte.
server-problem-hints-busy = Trop d’indices sont en préparation. Réessayez dans quelques secondes.
server-problem-in-the-middle = C’est le milieu de l’action de quelqu’un. Choisissez un coup avant ou après.
server-problem-record-not-sound = Cet enregistrement n’est pas celui d’une partie terminée, ou son résultat ne découle pas de ses coups.
server-problem-record-names = Les noms des joueurs de cet enregistrement doivent être lisibles, avec au plus { $most } lettres chacun.
server-problem-crowded = Trop de choses se passent à cette table en ce moment. Rien n’a changé ; réessayez.

## Pendules.

server-problem-pace-base = Une pendule doit donner entre une minute et 366 jours pour toute la partie.
server-problem-pace-increment = Un tour ne peut pas ajouter plus de 31 jours à une pendule.
server-problem-pace-window = Les heures où tournent les pendules doivent commencer et finir à deux moments différents du jour.
server-problem-pace-offset = Ce fuseau horaire n’existe pas.

## Avis.

server-notice-code = Votre code pour les messages de tour
server-notice-code-mail =
    Quelqu’un, sans doute vous, souhaite recevoir à cette adresse les messages annonçant son tour. Saisissez ce code dans vos réglages :

    { $code }

    Si ce n’était pas vous, ne faites rien : aucun autre message ne viendra.
server-notice-turn = C’est à vous de jouer : { $game }.
server-notice-mail =
    C’est à vous de jouer : { $game }.

    { $link }

    Vous recevez ce message parce que vous avez demandé à être prévenu quand vient votre tour. Vous pouvez le désactiver dans vos réglages.
