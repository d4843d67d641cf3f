### Textes pour apprendre : la page des règles et le guide de la première partie.

learn-rules = Règles
learn-rules-intro = Chaque jeu expliqué avec nos mots, avec des figures, des exemples chiffrés et des conseils pour débuter. Les petits numéros désignent les règles que la table cite quand elle refuse un coup ou raconte ce qui s’est passé.
learn-rules-all = Toutes les règles
learn-seats = de { $low } à { $high } joueurs
learn-contents = Sommaire
learn-print = Imprimer
learn-loading = Chargement…
learn-lost = Le chargement a échoué : le serveur ne répond pas comme il le devrait.
learn-again = Réessayer
learn-close = Fermer
learn-table = Tableau

## Recherche dans les règles

learn-search = Chercher dans ces règles
learn-search-keys = / pour chercher, Entrée pour le passage suivant, Maj et Entrée pour le précédent, Échap pour effacer
learn-search-none = introuvable
learn-search-count = { $at } sur { $count }
learn-search-next = Passage suivant
learn-search-previous = Passage précédent

## Une règle

learn-rule-title = Règle { $rule }
learn-rule-none = Les règles pour joueurs ne citent pas { $rule } par son numéro.
learn-rule-full = La lire parmi toutes les règles

## Demander à un robot

learn-hint = Demander à un robot
learn-hint-bot = Force
learn-hint-bot-easy = facile
learn-hint-bot-medium = moyen
learn-hint-bot-hard = fort
learn-hint-bot-expert = expert
learn-hint-ask = Que feriez-vous ?
learn-hint-again = Redemander
learn-hint-thinking = Le robot réfléchit…
learn-hint-rated = Ici, aucun robot ne répond : le résultat de cette table compte.
learn-hint-show = Montrer
learn-hint-not-made = Le coup est seulement sélectionné ; c’est vous qui décidez de le jouer.
learn-hint-considered = Ce qu’il a pesé
learn-hint-tried = { $visits ->
    [one] essayé { $visits } fois, { $share } % de chances de gagner
   *[other] essayé { $visits } fois, { $share } % de chances de gagner
}
learn-hint-share = { $share } % de chances de gagner
learn-hint-follows = Ce qu’il attend ensuite
learn-hint-seat = Joueur { $number } :
learn-hint-words = Avec les mots du robot

## Le guide de la première partie

learn-guide = Guide de jeu
learn-guide-first = Guide · nouvelle décision { $number }
learn-guide-how = Désignez ce qui est éclairé, dans l’ordre de votre choix, ou prenez une ligne de la liste ; tout se reprend tant que vous n’avez pas confirmé.
learn-guide-got-it = Compris
learn-guide-no-more = Plus de guide
