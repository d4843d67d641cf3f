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
server-problem-yourself = C’est vous.

server-somebody-who-left = quelqu’un qui est parti
