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

## Figures des règles : Artificium

learn-figure-mage = mage
learn-figure-knight = chevalier
learn-figure-round-start = Début
learn-figure-round-start-text = premier joueur, piocher jusqu’à 5
learn-figure-round-market = Marché aux cartes
learn-figure-round-market-text = échanger, remplacer la main ou passer
learn-figure-round-play = Jeu
learn-figure-round-play-text = par étapes
learn-figure-round-choose = choisir en secret
learn-figure-round-reveal = révéler ensemble
learn-figure-round-actions = actions, dans l’ordre
learn-figure-round-buildings = bâtiments, dans l’ordre
learn-figure-round-again = tant qu’il reste un joueur
learn-figure-round-end = Fin
learn-figure-round-end-text = ranger, défausser, vendre
learn-figure-round-after = quatre tours, puis le décompte
learn-figure-ways-resolve = Résoudre
learn-figure-ways-discard = Défausser
learn-figure-ways-take-back = Reprendre
learn-figure-ways-trade = commerce possible avant
learn-figure-ways-effect = payer et toucher l’effet
learn-figure-ways-on = encore en jeu à l’étape suivante
learn-figure-ways-resolve-card = La carte reste devant vous.
learn-figure-ways-discard-card = La carte part à la défausse.
learn-figure-ways-take-back-card = La carte revient dans votre main.
learn-figure-track = ▲ De { $from }, une carte de { $points } points mène à { $to } : la case 10 est franchie et donne 1 bois.

## Figures des règles : Arkwright, le jeu de cartes

learn-figure-price = prix
learn-figure-appeal = attrait
learn-figure-sold = ventes permises
learn-figure-arkwright-turns = Actions de tous
learn-figure-arkwright-turns-text = chacun, dans le sens horaire
learn-figure-arkwright-action = a : une action
learn-figure-arkwright-price = b : prix et attrait
learn-figure-arkwright-develop = c : un développement
learn-figure-arkwright-production = Production
learn-figure-arkwright-production-text = de la marchandise active
learn-figure-arkwright-make = produire
learn-figure-arkwright-sell = vendre au pays
learn-figure-arkwright-ship = expédier et stocker
learn-figure-arkwright-pay = payer
learn-figure-arkwright-value = les actions montent
learn-figure-arkwright-prepare = Préparation
learn-figure-arkwright-prepare-text = marchandise suivante, premier joueur suivant
learn-figure-arkwright-after = nourriture, textile, couverts, lampes : une décennie ; trois décennies en tout

## Figures des règles : Arkwright, Water Frame

learn-figure-cycle-economy = Économie
learn-figure-cycle-economy-text = l’importateur avance, des ouvriers licenciés reviennent
learn-figure-cycle-turns = Tours de jeu
learn-figure-cycle-turns-text = un marqueur d’action chacun
learn-figure-cycle-pay = payer
learn-figure-cycle-main = action principale
learn-figure-cycle-additional = prix ou marqueur spécial
learn-figure-cycle-production = Phase de production
learn-figure-cycle-production-text = de la marchandise active
learn-figure-cycle-make = produire
learn-figure-cycle-sell = vendre selon l’attrait
learn-figure-cycle-rise = les actions montent
learn-figure-cycle-cost = payer salaires et machines
learn-figure-cycle-ship = expédier et stocker
learn-figure-cycle-after = nourriture, textile, couverts, lampes : une décennie ; cinq décennies en tout
learn-figure-market-empty = case vide : quelqu’un a du travail
learn-figure-market-worker = ouvrier à embaucher
learn-figure-market-next = le prochain embauché
learn-figure-market-demand = demande : { $good }
learn-figure-market-wage = salaire de chaque ouvrier

## Figures des règles : Age of Industry

learn-figure-industry-actions = Les actions
learn-figure-industry-actions-text = deux chacun, dans l’ordre ; une seule au premier tour
learn-figure-industry-order = Nouvel ordre
learn-figure-industry-order-text = qui a le moins dépensé commence
learn-figure-industry-interest = Intérêts
learn-figure-industry-interest-text = 1 $ par emprunt
learn-figure-industry-after = jusqu’à ce que la pioche et une main soient vides
learn-figure-flips-mine = Mine, aciérie
learn-figure-flips-cubes = son dernier cube est pris
learn-figure-flips-mill = Filature, fabrique
learn-figure-flips-sale = elle vend par un port ou à une tuile de marché
learn-figure-flips-port = Un port
learn-figure-flips-outlet = quelqu’un y vend
learn-figure-flips-ship = Navire
learn-figure-flips-sea = sa réserve de charbon est vide et son marché servi
learn-figure-flips-railway = Chemin de fer
learn-figure-flips-end = la partie est finie
learn-figure-flips-pays = rapporte son revenu, une fois
learn-figure-flips-pays-end = rapporte 2 $ et plus selon ses bouts
