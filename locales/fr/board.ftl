### Textes de la page de la table dans le navigateur.

## L’état de la table

board-opening = La table se met en place…
board-offline = Pas de connexion au serveur. Votre dernier coup ne compte que s’il figure au journal. La page se reconnecte d’elle-même.
board-invited-name = Vous êtes invité à cette table privée. Donnez un nom pour entrer.
board-invited-enter = Entrer
board-worthless = Cette invitation n’est plus valable. Demandez un nouveau lien à votre hôte.
board-phase-gathering = La table attend des joueurs.
board-phase-playing = La partie est en cours.
board-phase-over = La partie est terminée.
board-phase-ended = Cette table s’est achevée sans résultat.
board-phase-frozen = Cette table a été commencée avec une autre version des règles et reste figée. On peut y mettre fin, ou continuer ailleurs.

## Ce que je dois faire maintenant

board-your-turn = C’est à vous.
board-title-turn = À vous
board-waiting = En attente de { $names }
board-this-move = ce coup
board-held = { $move } ?
board-held-turn = Ceci termine votre tour. Confirmez, ou revenez en arrière.
board-held-barrier = Ceci dévoile quelque chose de caché : une fois confirmé, on ne peut plus revenir en arrière.
board-useless = Cela ne change rien : tout reste comme avant votre tour.
board-chosen = Votre choix : { $move }
board-chosen-more = Personne ne le voit avant que tous aient choisi. D’ici là, vous pouvez en changer.
board-confirm = Confirmer
board-undo = Revenir en arrière
board-ways = Il y a plusieurs façons de le faire :
board-never-mind = Laisser tomber
board-all-choices = { $count ->
    [one] Tous les choix ({ $count })
   *[other] Tous les choix ({ $count })
}
board-seek = Chercher dans les choix
board-refused-too = Aussi ce qui n’est pas permis, et pourquoi
board-show-where = Montrer ce qu’on peut choisir
board-none-found = Rien trouvé.
board-more-choices = { $count ->
    [one] et { $count } autre : cherchez pour réduire la liste
   *[other] et { $count } autres : cherchez pour réduire la liste
}

## Ce qui s’ensuivrait

board-if-you-do = Si vous faites cela
board-outlook = Dans l’état actuel
board-foreseen = Ce qui est prévisible
board-this-turn = Jusqu’ici dans ce tour
board-forecast-stops = La suite reste cachée jusqu’à votre confirmation.

## Joueurs

board-players = Joueurs
board-you = vous
board-present = est là
board-thinking = réfléchit
board-to-move = à jouer
board-score = Score
board-score-now = Score si tout finissait maintenant
board-clock = Temps restant :
board-clock-days = { $days } j { $hours } h
board-seat-empty = La place de { $name } est vide.
board-bot-sits-in = Un robot joue pour vous.
board-you-left = Vous avez quitté votre place.
board-take-again = Reprendre ma place
board-bot-plays-on = Laisser un robot continuer

## Autour d’un seul écran

board-hand-over = Passez l’écran à { $name }
board-hand-over-why = Les cartes cachées le restent tant que la bonne personne ne regarde pas.
board-i-am = Je suis { $name }

## Les choses sur le plateau

board-pick-chosen = { $what }. Choisi.
board-pick-can = { $what }. Peut être choisi.
board-pick-not-allowed = { $what }. Non autorisé : { $why }

## La fin

board-result = Résultat
board-winners = Victoire : { $names }
board-no-winner = Personne ne gagne
board-rematch = Rejouer
board-rematch-there = Aller à la revanche
board-go-on-there = Continuer à l’autre table
board-look-back = Revoir la partie
board-download = Télécharger la partie
board-to-lobby = Toutes les tables

## Propositions

board-offer-take-back = { $name } demande à revenir au coup { $to }.
board-offer-end = { $name } propose de mettre fin à la partie sans résultat.
board-offer-branch = { $name } propose de mettre fin à cette partie et de continuer depuis le coup { $to } à une autre table, avec un nouveau hasard.
board-offer-agreed = D’accord jusqu’ici : { $names }
board-agree = D’accord
board-decline = Refuser
board-withdraw = Retirer

## Le menu de la table

board-board = Plateau
board-sides = Autour de la partie
board-tab-log = Journal
board-tab-numbers = Chiffres
board-tab-chat = Discussion
board-tab-menu = Table
board-menu = Cette table
board-what-if = Essayer quelque chose
board-ask-take-back = Demander à reprendre mon dernier coup
board-propose-end = Proposer d’arrêter
board-propose-branch = Proposer de continuer ailleurs
board-bot-for-me = Laisser un robot jouer pour moi
board-leave = Quitter ma place
board-rated = Compte pour le classement
board-private = Sur invitation seulement
board-yes = oui
board-no = non
board-seal = Sceau de la donne
board-seed = La donne

## Avant la partie

board-seats = Places
board-free-seat = libre
board-sit-here = S’asseoir ici
board-bot-here = Un robot ici…
board-level-easy = Robot facile
board-level-medium = Robot moyen
board-level-hard = Robot difficile
board-level-expert = Robot expert
board-stand-up = Se lever
board-clear-seat = Libérer cette place
board-invite = Inviter
board-invite-how = Quiconque ouvre cette adresse peut s’asseoir :
board-copy = Copier l’adresse
board-copied = Copiée
board-new-invitation = Créer une nouvelle invitation
board-start = Commencer la partie
board-start-when-full = La partie peut commencer quand toutes les places sont prises.
board-host-starts = L’hôte commence la partie quand toutes les places sont prises.
board-close = Fermer la table

## Le journal

board-log = Journal
board-log-show = Afficher
board-log-show-all = Tout
board-log-show-moves = Seulement les coups
board-log-search = Rechercher
board-log-newest = Le plus récent
board-log-empty = Il ne s’est encore rien passé.
board-log-none = Rien ne correspond. Affichez tout ou cherchez autre chose.
board-log-move = Coup { $move }
board-log-rule = Règle { $rule }
board-log-automatic = automatique
board-log-more = Et { $count } de plus.
board-log-earlier = Afficher les { $count } précédents
board-log-again = Revoir
board-log-taken = Repris
board-log-moved = { $name } joue un coup.
board-log-started = La partie commence.
board-log-sat = { $name } prend cette place.
board-log-sat-somebody = Quelqu’un prend cette place.
board-log-sat-bot = Un robot prend cette place : { $bot ->
    [random] hasard
    [greedy] glouton
    [easy] facile
    [medium] moyen
    [hard] difficile
    [expert] expert
   *[other] { $bot }
  }.
board-log-rose = Cette place a été quittée.
board-log-taken-back =
    { $move ->
        [0] Retour au début.
       *[other] Retour à la position après le coup { $move }.
    }
board-log-offered-take-back =
    { $move ->
        [0] { $name } propose de revenir au début.
       *[other] { $name } propose de revenir à la position après le coup { $move }.
    }
board-log-offered-end = { $name } propose de finir la partie sans résultat.
board-log-offered-branch = { $name } propose de continuer à une autre table à partir de la position après le coup { $move }.
board-log-agreed = { $name } accepte.
board-log-declined = { $name } refuse.
board-log-ran-out = Le temps de { $name } est écoulé.
board-log-ended-over = La partie est terminée.
board-log-ended-agreed = Tous sont d’accord pour finir la partie.
board-log-ended-branched = La partie continue à une autre table.
board-log-ended-closed = L’hôte a fermé la table.
board-log-ended-operator = L’exploitant du serveur a mis fin à la partie.
board-log-rematched = Une table est ouverte pour rejouer.

## Les paroles

board-chat = Discussion
board-chat-empty = Personne n’a encore rien dit.
board-chat-text = Dites quelque chose
board-chat-send = Envoyer
board-chat-left =
    { $count ->
        [one] Encore { $count } caractère
       *[other] Encore { $count } caractères
    }
board-chat-hidden = Masqué : vous n’écoutez pas cette personne.
board-chat-heard = Qui est écouté
board-chat-mute = Ne plus écouter
board-chat-unmute = Écouter de nouveau
board-chat-mute-name = Ne plus écouter { $name }
board-chat-unmute-name = Écouter de nouveau { $name }
board-chat-watching = Seules les personnes qui jouent peuvent parler ici.

## Les chiffres

board-numbers-sheet = Les chiffres de toutes les places
board-numbers-score = Score
board-numbers-rank = Rang
board-numbers-won = Gagne la partie
board-numbers-history = Au fil de la partie
board-numbers-of = Ce que montre la courbe
board-numbers-reading = Lecture du passé…
board-numbers-failed = Le passé n’a pas pu être lu.
board-numbers-no-history = Rien à tracer pour l’instant : cela commence avec les premiers coups.
board-numbers-at = Coup { $move } : { $values }
board-numbers-move = Coup { $move }
board-numbers-moves = Coup
board-numbers-as-table = En tableau

## La relecture

board-replay-title = Relecture : { $game }
board-replay-back = Retour à la table
board-replay-reading = Lecture de la partie…
board-replay-board = La table à ce moment
board-replay-seats = Les places
board-replay-dealt = La donne
board-replay-move = Coup { $move }
board-replay-nothing = Rien de visible d’ici.
board-replay-scores = Points au fil de la partie
board-replay-controls = Parcourir la partie
board-replay-slider = Coup
board-replay-at = Coup { $move } sur { $of }
board-replay-first = Au début
board-replay-previous = Un coup en arrière
board-replay-play = Lire
board-replay-pause = Pause
board-replay-next = Un coup en avant
board-replay-last = À la fin
board-replay-speed = Vitesse
board-replay-times = × { $times }
board-replay-keys-step = un coup
board-replay-key-home = Début
board-replay-key-end = Fin
board-replay-keys-ends = début et fin
board-replay-key-space = Espace
board-replay-keys-play = lire et arrêter
board-replay-eyes = Avec les yeux de qui
board-replay-eyes-all = Tout découvert
board-replay-eyes-none = Comme le public
board-replay-share = Copier le lien
board-replay-copied = Copié.
board-replay-link = Le lien vers ce moment
board-replay-download = Télécharger la partie
board-replay-try = Essayer d’ici
board-replay-try-means =
    { $move ->
        [0] Vous recevez une table privée qui commence par cette donne, et vous jouez toutes les places.
       *[other] Vous recevez une table privée qui continue après le coup { $move }, et vous jouez toutes les places.
    }
board-replay-try-over = Tout est comme ici ; seules les pioches à venir sont nouvelles.
board-replay-try-running = La partie n’est pas finie : ce que vous ne pouviez pas voir alors est redistribué.
board-replay-try-go = Ouvrir la table
board-replay-try-no = Pas maintenant

## Demandé une fois, car rien ne permet d’y revenir

board-sure-reveals = { $move } ? Tous les choix sont alors montrés, et le vôtre ne peut plus changer.
board-do-reveals = { $move } : montrer tous les choix
board-sure-passes = { $move } ? Vous ne participez plus à ce tour.
board-do-passes = { $move }
board-not-yet = Pas encore
board-leave-sure = Quitter votre place ? Votre pendule s’arrête, et les autres peuvent faire jouer un robot. Vous pouvez revenir tant que personne n’a pris votre place.
board-bot-for-me-sure = Laisser un robot jouer pour vous ? Il joue un coup toutes les quelques secondes. Vous pouvez reprendre votre place à tout moment.
board-close-sure = Fermer cette table pour tout le monde ?
board-new-invitation-sure = Créer un nouveau lien ? L’ancien cesse de fonctionner.
board-go-back = Revenir là où je suis parti
board-go-back-sure = { $count ->
    [one] Reprendre votre place et annuler le dernier coup, cartes cachées comprises ?
   *[other] Reprendre votre place et annuler les { $count } derniers coups, cartes cachées comprises ?
}
board-play-from-list = Vous pouvez continuer à jouer avec la liste des choix.
