### Textes de la page de la table dans le navigateur.

## L’état de la table

board-opening = La table se met en place…
board-offline = Le serveur est injoignable. Ce que vous faites maintenant n’est pas envoyé ; la page reprendra d’elle-même dès que possible.
board-phase-gathering = La table attend des joueurs.
board-phase-playing = La partie est en cours.
board-phase-over = La partie est terminée.
board-phase-ended = Cette table s’est achevée sans résultat.
board-phase-frozen = Cette table a été commencée avec une autre version des règles et reste figée. On peut y mettre fin, ou continuer ailleurs.
board-come-in = Qui êtes-vous ?
board-your-name = Votre nom
board-sit-down = Entrer

## Ce que je dois faire maintenant

board-your-turn = C’est à vous.
board-title-turn = À vous
board-waiting = En attente de { $names }
board-this-move = ce coup
board-held = { $move } ?
board-held-turn = Ceci termine votre tour. Confirmez, ou revenez en arrière.
board-held-barrier = Ceci dévoile quelque chose de caché : une fois confirmé, on ne peut plus revenir en arrière.
board-useless = C’est permis, mais rien de prévisible n’en est changé.
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
board-none-found = Rien trouvé.
board-more-choices = { $count ->
    [one] et { $count } autre : cherchez pour réduire la liste
   *[other] et { $count } autres : cherchez pour réduire la liste
}

## Ce qui s’ensuivrait

board-if-you-do = Si vous faites cela
board-outlook = Dans l’état actuel
board-this-turn = Jusqu’ici dans ce tour
board-forecast-stops = La suite reste cachée jusqu’à votre confirmation.

## Joueurs

board-players = Joueurs
board-you = vous
board-present = est là
board-thinking = réfléchit
board-to-move = à jouer
board-score = Score
board-clock = Temps restant :
board-clock-days = { $days } j { $hours } h

## Autour d’un seul écran

board-hand-over = Passez l’écran à { $name }
board-hand-over-why = Les cartes cachées le restent tant que la bonne personne ne regarde pas.
board-i-am = Je suis { $name }

## La fin

board-result = Résultat
board-winners = Victoire : { $names }
board-no-winner = Personne ne gagne
board-rematch = Rejouer
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
