### Textes du client dans le navigateur : les pages hors de la table.

web-skip = Aller au contenu
web-home = Lineshaft, vers les tables
web-nav = Pages
web-nav-tables = Tables
web-nav-records = Parties
web-nav-rules = Règles
web-nav-people = Joueurs
web-nav-settings = Réglages
web-language = Langue
web-turns =
    { $count ->
        [one] { $count } table vous attend
       *[other] { $count } tables vous attendent
    }
web-title = Lineshaft
web-title-turns = ({ $count }) Lineshaft
web-title-of = { $page } · Lineshaft
web-loading = Un instant…
web-page-not-fetched = Cette page n’a pas pu être chargée. Réessayez dans un instant.
web-unreachable = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
web-try-again = Réessayer
web-cancel = Annuler
web-save = Enregistrer
web-saved = Enregistré
web-copy = Copier
web-copied = Copié
web-copy-by-hand = Le navigateur ne permet pas à cette page de copier. Sélectionnez le texte et copiez-le vous-même.
web-download = Télécharger
web-show-all = Tout afficher ({ $count })
web-show-more = Afficher la suite

## Entrer

web-come-in = Comment les autres doivent-ils vous appeler ?
web-come-in-name = Nom
web-come-in-about = C’est tout. Vous pourrez plus tard en faire un compte et garder tout ce que vous aurez joué.
web-come-in-go = Entrer
web-come-in-account = J’ai un compte
web-friendly-names = Meunier curieux, Tisserande patiente, Chauffeur hardi, Brasseuse joyeuse, Ingénieur serein, Fileuse habile, Fondeur discret, Voiturière rapide, Marchand avisé, Forgeronne gaie

## Joueurs

web-bot = Robot ({ $level })
web-bot-easy = facile
web-bot-medium = moyen
web-bot-hard = difficile
web-bot-expert = expert
web-bot-greedy = glouton
web-bot-random = hasard
web-bot-search = recherche
web-bot-search-with = recherche, { $playouts } simulations
web-seat = Place { $number }
web-seat-me = Vous
web-seat-here = Quelqu’un devant cet écran
web-seat-here-name = Nom du joueur { $number }, devant cet écran
web-seat-here-name-short = Nom
web-seat-open = Ouverte à qui veut
web-seat-free = place libre
web-seat-due = doit jouer
web-seat-bots = Robots
web-somebody = Quelqu’un

## L’accueil

web-lobby-what = Quatre jeux de société économiques de l’âge industriel, à jouer ici même
web-lobby-how = Choisissez-en un et commencez : contre des robots en une minute, autour d’un même écran, ou avec des amis au loin, tout de suite ou sur plusieurs jours. Sans compte.
web-game-seats = De { $least } à { $most } joueurs
web-play-now = Jouer
web-play-now-with =
    { $count ->
        [one] contre un robot facile
       *[other] contre { $count } robots faciles
    }
web-set-up = Préparer une table
web-my-tables = Mes tables
web-new-game = Une nouvelle partie
web-open-tables = Tables ouvertes
web-open-tables-none = Personne n’attend d’autres joueurs pour l’instant. Ouvrez une table avec des places libres : tout le monde la verra ici.
web-new-table = Nouvelle table
web-finished = Parties terminées
web-play = Jouer
web-open = Ouvrir
web-join = Rejoindre
web-watch = Regarder
web-private = privée
web-waits-move = À vous de jouer
web-waits-begin = Tout le monde est là : vous pouvez commencer
web-phase-gathering =
    { $free ->
        [one] { $free } place libre
       *[other] { $free } places libres
    }
web-phase-full = Complète, attend son hôte
web-phase-playing = En cours
web-phase-frozen = Arrêtée depuis un changement des règles
web-phase-over = Terminée
web-phase-ended = Terminée sans résultat
web-notify-turn = C’est à vous de jouer à { $game }.

## Une nouvelle table

web-new-which = Quel jeu
web-new-who = Qui joue
web-new-how = Comment on joue
web-first-game = Pour votre première partie, la mise en place habituelle est remplacée par une plus simple.
web-new-more = Autres choix
web-new-begin = Commencer
web-new-open = Ouvrir la table
web-new-open-about = Vous recevrez un lien pour vos amis. Vous lancez la partie quand toutes les places sont prises.
web-seats-count = Nombre de joueurs
web-seats-quick = Toutes les places à la fois
web-seats-bots = Contre des robots
web-seats-here = Autour de cet écran
web-seats-open = Avec d’autres
web-seats-about = À la table, robots et places peuvent encore changer jusqu’au début de la partie.
web-usual = habituel
web-value-usual = { $value } (habituel)
web-modules =
    { $count ->
        [one] { $count } règle à ajouter au choix
       *[other] { $count } règles à ajouter au choix
    }
web-modules-about = Pour qui connaît le jeu. Chacune vaut pour elle-même ; prenez-en autant que vous voulez.
web-readings =
    { $count ->
        [one] Pour experts : { $count } point où la règle imprimée peut se lire de deux façons
       *[other] Pour experts : { $count } points où la règle imprimée peut se lire de plusieurs façons
    }
web-switches-changed =
    { $count ->
        [one] { $count } modifié
       *[other] { $count } modifiés
    }
web-readings-about = La lecture habituelle est celle que décrivent les règles d’ici.
web-pace = Pendules
web-pace-none = Sans pendule.
web-pace-none-about = Chacun prend le temps qu’il faut.
web-pace-live = Pendule.
web-pace-live-about = Tous sont à la table maintenant ; chacun dispose d’un certain nombre de minutes pour toute la partie.
web-pace-days = Sur plusieurs jours.
web-pace-days-about = Chacun passe quand il a le temps.
web-pace-minutes = Minutes pour la partie
web-pace-seconds = Secondes ajoutées par tour
web-pace-days-base = Jours pour la partie
web-pace-hours = Heures ajoutées par tour
web-pace-window = Les pendules ne tournent qu’à certaines heures de la journée
web-pace-from = De
web-pace-to = À
web-pace-out = Quand une pendule est à zéro
web-pace-out-bot-turn = un robot joue ce tour
web-pace-out-bot-seat = un robot prend la place
web-pace-out-wait = tout le monde attend
web-private-about = Privée : seules les personnes que vous invitez voient cette table
web-rated = classée
web-rated-about = Classée : le résultat compte, et les robots ne donnent pas de conseils
web-unrated-sheet = Impossible avec votre propre feuille.
web-unrated-alone = Impossible quand vous jouez sans adversaire.
web-unrated-here = Impossible à plusieurs devant un écran.
web-unrated-nobody = Impossible quand seuls des robots jouent.
web-sheet = Pour créateurs : jouer avec vos propres nombres
web-sheet-about = Une feuille contient tous les nombres imprimés du jeu : cartes, prix, pistes, plans. Changez ce que vous voulez et apportez-la ici.
web-sheet-usual = Télécharger la feuille habituelle
web-sheet-bring = Choisir une feuille…
web-sheet-there = Cette table utilisera { $file }.
web-sheet-away = Prendre l’habituelle
web-sheet-house = La feuille habituelle
web-sheet-mine = Une de mes feuilles
web-sheet-unnamed = feuille sans nom
web-sheet-look = La regarder
web-sheet-other = Cette table se joue avec une autre feuille que l’habituelle.
web-components = Tout le matériel et ses sources
web-components-edit = Voir tout le matériel, changer des nombres et enregistrer votre propre feuille

## Ce qui peut être choisi à une table

web-switch-artificium-gain-again = Repasser sur une case à ressource
web-switch-artificium-lap = Après la fin du plateau de score
web-switch-artificium-may-target-self = Exploration dans sa propre main
web-switch-artificium-refetch-cap = Reconstruction d’une Reconstruction
web-switch-artificium-tie-previous-first-player-last = Égalité pour le premier joueur
web-switch-artificium-plain-pass-at-commit = Passer en secret
web-switch-artificium-trade-only-when-resolving = Commercer sans résoudre ensuite
web-switch-artificium-trade-order = Ordre du commerce
web-switch-artificium-discard-pile-public = La défausse
web-switch-arkwright-card-pool = La Réserve
web-switch-arkwright-card-restrictions = Pas des décennies suivantes
web-switch-arkwright-card-draft = Le départ
web-switch-arkwright-card-no-ships = Navires au départ
web-switch-arkwright-card-opening-shares = Actions au départ
web-switch-arkwright-card-extra-production = Production supplémentaire
web-switch-arkwright-card-early-shipping = Exportation anticipée
web-switch-arkwright-card-inventor-steps = L’Inventeur
web-switch-arkwright-card-solo-random-factories = Usines de départ en solo
web-switch-age-of-industry-map = Le plan
web-switch-age-of-industry-free-pass = Passer sans carte
web-switch-water-frame-setup = La mise en place
web-switch-water-frame-events = Événements
web-switch-water-frame-patrons = Clients
web-switch-water-frame-predetermined-events = Événements de la mise en place fixée
web-switch-water-frame-timetable = Le calendrier

## Parties terminées

web-records = Parties terminées
web-records-mine = Mes parties
web-records-mine-none = Vous n’avez pas encore terminé de partie.
web-records-all = Parties des autres
web-records-all-none = Personne n’a encore terminé de partie publique.
web-replay = Revoir
web-record-download = Télécharger
web-record-bring = Apporter un enregistrement
web-record-bring-about = Un enregistrement est un fichier texte avec tous les coups d’une partie terminée. Il est vérifié coup par coup et peut ensuite être revu ici.
web-record-private = Pour moi seulement
web-record-choose = Choisir un enregistrement…
web-record-checked = Vérification…
web-record-refused = { $file } n’a pas été accepté : { $why }
web-place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
web-won = gagné
web-lost = perdu
web-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

## Joueurs

web-guest = Invité
web-since = ici depuis le { $date }
web-block = Bloquer
web-unblock = Débloquer
web-block-about = Qui est bloqué ne peut pas rejoindre les tables que vous ouvrez.
web-blocked-about = Vous avez bloqué cette personne.
web-rating = Force
web-rating-rank = Rang
web-rating-name = Nom
web-rating-interval = Sans doute entre
web-rating-games = Parties
web-rating-between = sans doute entre { $from } et { $to }
web-ratings-none = Personne n’a encore terminé de partie classée. Soyez le premier ou la première.
web-ratings-about = Seules les parties classées comptent. Dix-neuf fois sur vingt, la force véritable se trouve dans l’intervalle dessiné ; il rétrécit à chaque partie.
web-profile-ratings = Force
web-profile-ratings-none = Pas encore de partie classée.
web-profile-totals = Parties
web-profile-totals-none = Pas encore de partie terminée.
web-profile-total =
    { $played ->
        [one] { $played } jouée, dont { $won } gagnée
       *[other]
            { $won ->
                [one] { $played } jouées, dont { $won } gagnée
               *[other] { $played } jouées, dont { $won } gagnées
            }
    }
web-profile-achievements = Titres
web-profile-results = Derniers résultats
web-profile-results-none = Pas encore de partie terminée.

## Réglages

web-look = Apparence
web-palette = Couleurs
web-palette-system = Comme l’appareil
web-palette-system-about = claires le jour, sombres la nuit
web-palette-paper = Papier
web-palette-paper-about = chaudes et claires
web-palette-night = Nuit
web-palette-night-about = sombres
web-palette-clear = Nettes
web-palette-clear-about = pour toute vision des couleurs, très contrastées
web-motion-none = Aucun mouvement
web-motion-about = Sinon, comme l’indique l’appareil.
web-at-the-table = À la table
web-confirms = Confirmer chaque tour
web-confirms-about = Jusque-là, vous pouvez tout reprendre librement.
web-name-first = Donnez d’abord un nom.
web-guide = Guide de la première partie
web-guide-about = Explique chaque sorte de décision quand vous la rencontrez pour la première fois.
web-notify = Me prévenir quand c’est à moi
web-notify-about = Par une notification du navigateur, tant que cette page est ouverte en arrière-plan.
web-notify-denied = Le navigateur ne le permet pas pour cette page ; cela se change dans ses réglages.
web-notify-cannot = Ce navigateur n’a pas de notifications.
web-account = Nom et compte
web-account-nobody = Vous n’êtes pas connecté.
web-account-guest = Vous êtes { $name }, invité de ce navigateur.
web-account-is = Vous êtes { $name }.
web-account-make = Créer un compte
web-account-why = Avec un mot de passe, vous pouvez revenir depuis n’importe quel appareil. Vos tables et vos résultats restent à vous. Aucune adresse électronique n’est nécessaire.
web-come-in-as-guest = Entrer comme invité
web-name = Nom
web-name-change = Changer de nom
web-password = Mot de passe
web-password-new = Nouveau mot de passe (au moins { $least } caractères)
web-password-old = Mot de passe actuel
web-password-change = Changer le mot de passe
web-password-changed = Changé ; tous les autres appareils sont déconnectés.
web-log-in = Se connecter
web-log-in-other = Se connecter avec un autre compte
web-log-in-guest = Attention : en vous connectant, vous cessez d’être cet invité et ses tables sont perdues. Créez plutôt un compte pour les garder.
web-log-out = Se déconnecter
web-log-out-guest = Un invité qui se déconnecte ne peut pas revenir : vos tables et vos résultats seront perdus pour vous. Créez d’abord un compte pour les garder.
web-log-out-sure = Se déconnecter quand même
web-recover = Mot de passe oublié
web-recover-about = Avec l’un de vos codes de secours, vous pouvez choisir un nouveau mot de passe.
web-recover-go = Choisir le nouveau mot de passe
web-code = Code de secours
web-codes = Vos codes de secours
web-codes-about = Chacun permet de choisir une fois un nouveau mot de passe, si vous oubliez le vôtre. Ils ne sont montrés que maintenant : gardez-les en lieu sûr.
web-codes-of = Codes de secours de { $name } sur Lineshaft
web-codes-kept = Je les ai gardés
web-codes-left =
    { $count ->
        [one] Il reste { $count } code de secours
       *[other] Il reste { $count } codes de secours
    }
web-codes-new = Faire de nouveaux codes
web-codes-new-about = Les anciens ne valent alors plus rien.
web-notices = Être prévenu ailleurs
web-notices-about = Quand c’est à vous et que cette page n’est pas ouverte. Laissez les deux vides pour n’être prévenu nulle part.
web-mail = Adresse électronique
web-mail-code = Le code envoyé à cette adresse ; rien d’autre n’y part avant
web-mail-code-go = Confirmer l’adresse
web-webhook = Webhook
web-webhook-secret = Les avis au webhook sont signés avec ce secret. Il n’est montré que maintenant :
web-sessions = Où vous êtes connecté
web-session-unknown = Appareil inconnu
web-session-here = Cet appareil
web-session-seen = vu pour la dernière fois : { $when }
web-session-end = Déconnecter
web-data = Ce qui est gardé de vous
web-export = Tout télécharger
web-export-about = Un fichier avec tout ce que ce serveur garde de vous.
web-leave = Partir pour de bon
web-leave-about = Votre nom, votre mot de passe, vos connexions et vos réglages sont effacés aussitôt, et personne ne peut les rétablir. Les parties jouées restent pour celles et ceux qui ont joué avec vous, sans votre nom.
web-leave-sure = J’en ai la certitude
web-leave-go = M’effacer

## Rien ici

web-nowhere = Rien ne tourne ici
web-nowhere-about = Il n’y a pas de page à l’adresse { $address }. La courroie a peut-être sauté, ou l’adresse contient une faute.
web-nowhere-home = Vers les tables

## Quand quelque chose ne va pas

web-failed-page = Une erreur s’est produite sur cette page.
web-failed-board = Le plateau ne peut pas être affiché.
web-failed-side = Cette partie de la page ne peut pas être affichée.
web-failed-script = Une erreur s’est produite. Si votre dernier clic n’a rien fait, rechargez la page.
web-failed-kept = Rien n’est perdu à vos tables, et ce que vous avez écrit est conservé. L’hébergeur de ce serveur a été prévenu.
web-reload = Recharger
web-close = Fermer
