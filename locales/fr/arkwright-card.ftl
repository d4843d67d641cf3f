### Textes d’Arkwright : le jeu de cartes.

## Le jeu

arkwright-card-title = Arkwright : le jeu de cartes
arkwright-card-about = Dirigez des usines de nourriture, de textile, de couverts et de lampes pendant trois décennies de la révolution industrielle, équilibrez prix et attrait, et terminez avec l’entreprise la plus précieuse : nombre d’actions fois valeur de l’action.

## Décisions : noms courts

arkwright-card-decision-solo-factory1 = Première usine
arkwright-card-decision-solo-factory2 = Deuxième usine
arkwright-card-decision-draft-factory1 = Première usine
arkwright-card-decision-draft-factory2 = Deuxième usine
arkwright-card-decision-draft-development = Premier développement
arkwright-card-decision-place-foreman = Place du Contremaître
arkwright-card-decision-opening-shares = Actions avant le début
arkwright-card-decision-choose-action = Choix de l’action du tour
arkwright-card-decision-build-step = Construction et modernisation
arkwright-card-decision-hire-step = Embauche
arkwright-card-decision-automate-step = Automatisation
arkwright-card-decision-quality-step = Points de qualité
arkwright-card-decision-quality-layout = Répartition des cartes Qualité
arkwright-card-decision-distribution-step = Points de distribution
arkwright-card-decision-distribution-free = Carte Distribution à retirer
arkwright-card-decision-patent-place = Place du Brevet
arkwright-card-decision-stock-buy = Achat d’actions
arkwright-card-decision-stock-borrow = Emprunt
arkwright-card-decision-extra-level = Production supplémentaire
arkwright-card-decision-extra-overtime = Heures supplémentaires pendant la Production supplémentaire
arkwright-card-decision-early-load = Chargement de l’Exportation anticipée
arkwright-card-decision-early-ships = Navires de l’Exportation anticipée
arkwright-card-decision-set-price = Prix et attrait
arkwright-card-decision-develop = Développement
arkwright-card-decision-discard-for = Carte à défausser
arkwright-card-decision-engineer-replace = Remplacement de l’Ingénieur
arkwright-card-decision-inventor-track = Pas de l’Inventeur
arkwright-card-decision-use-promoter = Utilisation du Promoteur
arkwright-card-decision-use-overtime = Utilisation des Heures supplémentaires
arkwright-card-decision-use-patron = Utilisation d’un Client
arkwright-card-decision-sell-stock = Vente de marchandises entreposées
arkwright-card-decision-ship = Exportation
arkwright-card-decision-trading-office = Utilisation du Bureau commercial
arkwright-card-decision-store = Entreposage
arkwright-card-decision-break-tie = Départage de l’égalité
arkwright-card-decision-entrepreneur-start = Utilisation de l’Entrepreneur
arkwright-card-decision-choose-start = Prochain premier joueur
arkwright-card-decision-over = Partie terminée

## Décisions : que faire maintenant

arkwright-card-ask-solo-factory1 = Choisissez votre première usine ; les Adversaires sont placés ensuite.
arkwright-card-ask-solo-factory2 = Choisissez votre deuxième usine.
arkwright-card-ask-draft-factory1 = Choisissez votre première usine.
arkwright-card-ask-draft-factory2 = Choisissez votre deuxième usine.
arkwright-card-ask-draft-development = Avancez d’un pas sur une piste ou prenez une carte Développement.
arkwright-card-ask-place-foreman = Choisissez l’usine où va le Contremaître ; il y reste.
arkwright-card-ask-opening-shares = Choisissez combien d’actions acheter avant le début de la partie.
arkwright-card-ask-choose-action = Choisissez l’action de votre tour, ou passez.
arkwright-card-ask-build-step = Construisez et modernisez des usines, autant que vous voulez ; ensuite, terminez.
arkwright-card-ask-hire-step = Ajoutez des cartes Ouvriers à vos usines, autant que vous voulez ; ensuite, terminez.
arkwright-card-ask-automate-step = Remplacez des ouvriers par des machines tant qu’il en reste, ou terminez.
arkwright-card-ask-quality-step = Dépensez des points de qualité pour vos usines, ou terminez.
arkwright-card-ask-quality-layout = Choisissez comment vos cartes Qualité sont réparties entre vos usines.
arkwright-card-ask-distribution-step = Dépensez des points de distribution pour vos usines, ou terminez.
arkwright-card-ask-distribution-free = Aucune carte Distribution n’est libre : choisissez l’usine qui perd sa carte et tous ses points de distribution.
arkwright-card-ask-patent-place = Choisissez l’usine où se trouve le Brevet.
arkwright-card-ask-stock-buy = Choisissez combien d’actions acheter.
arkwright-card-ask-stock-borrow = Choisissez combien d’emprunts contracter ; chacun rapporte la valeur de votre action.
arkwright-card-ask-extra-level = Choisissez dans quelle mesure l’usine de { $good } participe à la Production supplémentaire.
arkwright-card-ask-extra-overtime = Choisissez l’usine qui produit une marchandise de plus grâce aux Heures supplémentaires, ou gardez la carte.
arkwright-card-ask-early-load = Choisissez combien de marchandises entreposées de cette sorte exporter : { $good }.
arkwright-card-ask-early-ships = Choisissez combien de navires transportent les marchandises.
arkwright-card-ask-set-price = Fixez l’attrait de la marchandise active ; le prix en découle.
arkwright-card-ask-develop = Avancez sur une piste, prenez une carte Développement, utilisez plutôt une carte, ou renoncez-y.
arkwright-card-ask-discard-for = Vous avez atteint votre limite de cartes : choisissez celle que vous défaussez pour la nouvelle.
arkwright-card-ask-engineer-replace = Choisissez les cartes Qualité qui remplacent l’Ingénieur.
arkwright-card-ask-inventor-track = Choisissez la piste pour un pas de l’Inventeur.
arkwright-card-ask-use-promoter = Choisissez une carte pivotée que le Promoteur rend de nouveau disponible, ou renoncez-y.
arkwright-card-ask-use-overtime = Décidez si vous défaussez les Heures supplémentaires pour une marchandise de plus.
arkwright-card-ask-use-patron = Choisissez un Client pour pouvoir vendre une marchandise de plus, ou continuez sans.
arkwright-card-ask-sell-stock = Choisissez combien de marchandises entreposées vendre en plus.
arkwright-card-ask-ship = Choisissez combien de marchandises restantes exporter.
arkwright-card-ask-trading-office = Décidez si vous pivotez le Bureau commercial pour un jeton Exportation de moins.
arkwright-card-ask-store = Choisissez les entrepôts des marchandises restantes ; ce qui n’est pas entreposé est perdu.
arkwright-card-ask-break-tie = Décidez si vous pivotez l’Entrepreneur pour remporter l’égalité à l’attrait le plus élevé.
arkwright-card-ask-entrepreneur-start = Défaussez l’Entrepreneur pour décider qui commence la prochaine manche, ou gardez la carte.
arkwright-card-ask-choose-start = Choisissez le premier joueur de la prochaine décennie.
arkwright-card-ask-over = La partie est terminée ; il n’y a plus rien à décider.

## Coups

arkwright-card-move-open = Commencer avec une usine de { $good }
arkwright-card-move-place-foreman = Placer le Contremaître à l’usine de { $good }
arkwright-card-move-buy-opening =
    { $shares ->
        [0] N’acheter aucune action
        [one] Acheter { $shares } action avant le début
       *[other] Acheter { $shares } actions avant le début
    }
arkwright-card-move-act = Action du tour : { $action }
arkwright-card-move-build = Construire une usine de { $good }
arkwright-card-move-modernise = Moderniser l’usine de { $good }
arkwright-card-move-ahead = Moderniser l’usine de { $good } avec une décennie d’avance grâce à l’Inventeur
arkwright-card-move-add-workers = Ajouter une carte Ouvriers à l’usine de { $good }
arkwright-card-move-place-machine = Automatiser la carte Ouvriers { $card } de l’usine de { $good }
arkwright-card-move-raise-quality = Qualité +1 à l’usine de { $good }
arkwright-card-move-lay-out = Cartes Qualité : nourriture { $food } · textile { $textile } · couverts { $cutlery } · lampes { $lamps }
arkwright-card-move-raise-distribution = Distribution +1 à l’usine de { $good }
arkwright-card-move-free = Retirer la carte Distribution de l’usine de { $good }
arkwright-card-move-place-patent = Placer le Brevet à l’usine de { $good }
arkwright-card-move-buy-shares =
    { $shares ->
        [0] N’acheter aucune action
        [one] Acheter { $shares } action
       *[other] Acheter { $shares } actions
    }
arkwright-card-move-borrow =
    { $loans ->
        [0] Ne rien emprunter
        [one] Contracter { $loans } emprunt
       *[other] Contracter { $loans } emprunts
    }
arkwright-card-move-produce =
    { $level ->
        [0] Pas de Production supplémentaire de { $good }
        [1] Produire avec la seule tuile de l’usine de { $good }
        [2] Produire avec la tuile et la première carte Ouvriers de l’usine de { $good }
       *[other] Produire avec la tuile et les deux cartes Ouvriers de l’usine de { $good }
    }
arkwright-card-move-overtime-at = Utiliser les Heures supplémentaires à l’usine de { $good }
arkwright-card-move-load =
    { $goods ->
        [0] Ne rien exporter du stock de { $good }
       *[other] Exporter { $goods } × { $good } du stock
    }
arkwright-card-move-use-ships =
    { $ships ->
        [one] Utiliser { $ships } navire
       *[other] Utiliser { $ships } navires
    }
arkwright-card-move-set-appeal = Fixer l’attrait à { $appeal }
arkwright-card-move-step = Un pas sur la piste : { $track }
arkwright-card-move-take = Prendre la carte { $card }
arkwright-card-move-take-at = Prendre la carte à la place { $place } de la grille
arkwright-card-move-broker =
    { $shares ->
        [one] Défausser le Courtier et acheter { $shares } action à moitié prix
       *[other] Défausser le Courtier et acheter { $shares } actions à moitié prix
    }
arkwright-card-move-inventor-steps = Défausser l’Inventeur pour deux pas sur les pistes
arkwright-card-move-skip = Aucun développement
arkwright-card-move-discard = Défausser la carte { $card }
arkwright-card-move-replace = Remplacer l’Ingénieur par : { $set }
arkwright-card-move-reactivate = Rendre la carte { $card } de nouveau disponible grâce au Promoteur
arkwright-card-move-call-patron = Utiliser la carte { $card }
arkwright-card-move-sell-stock =
    { $goods ->
        [0] Ne rien vendre du stock
        [one] Vendre { $goods } marchandise du stock
       *[other] Vendre { $goods } marchandises du stock
    }
arkwright-card-move-ship =
    { $goods ->
        [0] Ne rien exporter
       *[other] Exporter des marchandises : { $goods } ; navires utilisés : { $ships }
    }
arkwright-card-move-store =
    { $keep ->
        [0] Ne rien entreposer (Petits Entrepôts : { $small } · Grands : { $large } · vidés ailleurs : { $evict })
       *[other] Marchandises entreposées : { $keep } (Petits Entrepôts : { $small } · Grands : { $large } · vidés ailleurs : { $evict })
    }
arkwright-card-move-name-start = Prochain premier joueur : { $seat }
arkwright-card-move-keep = Garder l’Entrepreneur
arkwright-card-move-after = Défausser l’Entrepreneur et jouer après les Adversaires à la prochaine manche
arkwright-card-move-yes = Oui
arkwright-card-move-no = Non
arkwright-card-move-done = Terminer

## Événements

arkwright-card-event-round-began = Décennie { $decade }, manche de { $good } : la manche commence ; premier joueur : { $start }.
arkwright-card-event-opened = { $seat } ouvre une usine de { $good }.
arkwright-card-event-acted = { $seat } choisit l’action du tour : { $action }.
arkwright-card-event-modernised = { $seat } modernise l’usine de { $good }.
arkwright-card-event-hired = { $seat } ajoute la carte Ouvriers { $card } à l’usine de { $good }.
arkwright-card-event-automated = { $seat } place des machines sur la carte Ouvriers { $card } de l’usine de { $good }.
arkwright-card-event-labour-moved = La demande des quatre marchandises baisse de 1, dans les limites de sa piste ; le salaire est maintenant de { $wage } £.
arkwright-card-event-quality-laid = { $seat } : cartes Qualité maintenant à l’usine de { $good } : { $set }.
arkwright-card-event-distribution-set = { $seat } : la distribution de l’usine de { $good } est maintenant de { $level }.
arkwright-card-event-bought-shares =
    { $shares ->
        [one] { $seat } achète { $shares } action pour { $cost } £.
       *[other] { $seat } achète { $shares } actions pour { $cost } £.
    }
arkwright-card-event-borrowed =
    { $loans ->
        [one] { $seat } contracte { $loans } emprunt et reçoit { $money } £.
       *[other] { $seat } contracte { $loans } emprunts et reçoit { $money } £.
    }
arkwright-card-event-ships-ready = Navires de { $seat } : ils sont de nouveau disponibles.
arkwright-card-event-price-set = { $seat } fixe le prix ({ $good }) à { $price } £ et l’attrait à { $appeal }.
arkwright-card-event-demand-moved = La demande de { $good } est maintenant de { $demand }.
arkwright-card-event-stepped = { $seat } avance d’un pas sur la piste { $track } ; valeur actuelle : { $value }.
arkwright-card-event-took = { $seat } prend la carte { $card }.
arkwright-card-event-discarded = { $seat } défausse la carte { $card }.
arkwright-card-event-foreman-placed = { $seat } place le Contremaître à l’usine de { $good }.
arkwright-card-event-turned = { $seat } utilise la carte { $card } et la pivote.
arkwright-card-event-reactivated = { $seat } rend la carte { $card } de nouveau disponible.
arkwright-card-event-made = { $seat } produit { $goods } × { $good }.
arkwright-card-event-sold = { $seat } vend { $goods } × { $good } sur le marché intérieur pour { $income } £.
arkwright-card-event-shipped = { $seat } exporte { $goods } × { $good } pour { $income } £.
arkwright-card-event-used-ships =
    { $ships ->
        [one] { $seat } utilise { $ships } navire ; jetons Exportation maintenant : { $tokens }.
       *[other] { $seat } utilise { $ships } navires ; jetons Exportation maintenant : { $tokens }.
    }
arkwright-card-event-stored = { $seat } a { $goods } × { $good } dans ses entrepôts.
arkwright-card-event-lost = { $seat } perd { $goods } × { $good }, faute d’entrepôt.
arkwright-card-event-paid = { $seat } paie { $cost } £ pour l’usine de { $good }.
arkwright-card-event-owed = { $seat } doit { $cost } £ pour l’usine de { $good } et ne peut pas les payer.
arkwright-card-event-emergency-loans = { $seat } recourt { $loans } fois au Fonds d’urgence et reçoit { $money } £.
arkwright-card-event-went-bankrupt = { $seat } fait faillite et quitte la partie.
arkwright-card-event-value-rose = Valeur de l’action de { $seat } : elle monte à { $value } £.
arkwright-card-event-led-appeal = { $seat } a l’attrait le plus élevé ; la valeur de l’action est maintenant de { $value } £.
arkwright-card-event-decayed = { $seat } : la distribution de l’usine de { $good } baisse à { $level }.
arkwright-card-event-start-passed = { $seat } devient premier joueur.
arkwright-card-event-decade-began = La décennie { $decade } commence ; toutes les cartes pivotées sont de nouveau disponibles.
arkwright-card-event-neutral-moved = Le marqueur neutre de { $good } passe à l’attrait { $appeal }.
arkwright-card-event-drawn = Tiré du sac : { $automa }.
arkwright-card-event-automa-moved = { $automa } : le marqueur de { $good } passe à l’attrait { $appeal }.
arkwright-card-event-automa-shares = { $automa } : actions maintenant : { $shares }.
arkwright-card-event-automa-value = { $automa } : valeur de l’action maintenant : { $value } £.
arkwright-card-event-disc-moved = Disque ({ $automa }) : il passe à la place { $place } de la grille.
arkwright-card-event-capitalised =
    { $shares ->
        [one] { $seat } : { $shares } action à { $value } £ après toutes les déductions, argent { $money } £ ; capitalisation finale { $score }.
       *[other] { $seat } : { $shares } actions à { $value } £ après toutes les déductions, argent { $money } £ ; capitalisation finale { $score }.
    }

## Refus : pourquoi pas

arkwright-card-refusal-other-decision = Ce coup appartient à un autre moment ; à décider maintenant : { $decision }.
arkwright-card-refusal-module-off = Cette table joue sans la règle experte « { $switch } ».
arkwright-card-refusal-nothing-to-do = L’action « { $action } » ne changerait rien maintenant.
arkwright-card-refusal-too-late-for-action = Il est trop tard pour l’action « { $action } » : ce qu’elle pourrait encore ajouter ne produirait plus dans cette partie.
arkwright-card-refusal-nothing-done-yet = L’action doit changer quelque chose, et rien n’a encore été fait.
arkwright-card-refusal-out-of-order = Ces étapes se font dans l’ordre fixe de la liste ; il est trop tard pour celle-ci, et l’autre ordre mène au même résultat.
arkwright-card-refusal-not-yet = Ces étapes se font dans l’ordre fixe de la liste ; celle-ci vient plus tard.
arkwright-card-refusal-already-open = Votre usine de { $good } est déjà ouverte.
arkwright-card-refusal-not-open = Vous n’avez pas d’usine de { $good }.
arkwright-card-refusal-too-late = Il est trop tard : l’usine de { $good } ne produira plus dans cette partie.
arkwright-card-refusal-nothing-to-flip = L’usine de { $good } est à jour ; il n’y a rien à moderniser.
arkwright-card-refusal-no-inventor = Moderniser avec une décennie d’avance demande l’Inventeur, et vous ne pouvez pas en utiliser un maintenant.
arkwright-card-refusal-inventor-used-up =
    { $most ->
        [one] L’Inventeur modernise au plus { $most } usine, et c’est fait.
       *[other] L’Inventeur modernise au plus { $most } usines, et c’est fait.
    }
arkwright-card-refusal-nothing-ahead = L’Inventeur ne peut rien apporter de plus à l’usine de { $good } que la modernisation ordinaire.
arkwright-card-refusal-workers-full = L’usine de { $good } a déjà ses deux cartes Ouvriers.
arkwright-card-refusal-no-worker-card = L’usine de { $good } n’a pas cette carte Ouvriers.
arkwright-card-refusal-fully-automated = Toutes les machines de cette carte Ouvriers de l’usine de { $good } sont déjà placées.
arkwright-card-refusal-finish-first = La carte Ouvriers inachevée de l’usine de { $good } doit d’abord être complétée.
arkwright-card-refusal-machines-left = Machines nécessaires pour cette carte : { $needs } ; machines restantes : { $left }.
arkwright-card-refusal-no-points-left = Tous les points de cette action sont dépensés.
arkwright-card-refusal-quality-cap = La qualité de l’usine de { $good } ne peut pas dépasser { $cap }.
arkwright-card-refusal-no-quality-cards = Vos cartes Qualité ne permettent pas un point de plus à l’usine de { $good }.
arkwright-card-refusal-not-a-layout = Les cartes Qualité ne peuvent pas être réparties ainsi : chaque point gagné doit y figurer, aucune autre usine ne peut en gagner, et aucun point ne peut être perdu sans nécessité.
arkwright-card-refusal-distribution-cap = La distribution de l’usine de { $good } ne peut pas dépasser { $cap }.
arkwright-card-refusal-freed-already = L’usine de { $good } a perdu sa carte Distribution pendant cette action et ne peut pas être améliorée de nouveau.
arkwright-card-refusal-raised-already = L’usine de { $good } a été améliorée pendant cette action et doit garder sa carte Distribution.
arkwright-card-refusal-no-distribution = Aucune carte Distribution ne peut servir à cela à l’usine de { $good }.
arkwright-card-refusal-share-limit =
    { $most ->
        [one] On ne peut pas posséder plus de { $most } action.
       *[other] On ne peut pas posséder plus de { $most } actions.
    }
arkwright-card-refusal-too-dear = Cela coûte { $cost } £ ; vous pouvez payer { $have } £.
arkwright-card-refusal-loan-limit =
    { $most ->
        [one] On ne peut contracter que { $most } emprunt en tout, Fonds d’urgence compris.
       *[other] On ne peut contracter que { $most } emprunts en tout, Fonds d’urgence compris.
    }
arkwright-card-refusal-not-reachable = Aucune position du jeton Usine et des cartes ne donne l’attrait { $appeal }.
arkwright-card-refusal-track-end = Vous avez atteint la fin de cette piste : { $track }.
arkwright-card-refusal-restricted = Le prochain pas sur cette piste ({ $track }) n’est permis qu’à partir de la décennie { $decade }.
arkwright-card-refusal-not-in-pool = La Réserve ne contient aucune carte { $card }.
arkwright-card-refusal-owned = Vous possédez déjà la carte { $card }, et une seule de chaque sorte est permise.
arkwright-card-refusal-discarded-this-round = Vous avez défaussé la carte { $card } pendant cette manche et ne pouvez pas encore la reprendre.
arkwright-card-refusal-under-disc = Un disque se trouve sur la carte à la place { $place } de la grille ; on ne peut pas la prendre.
arkwright-card-refusal-empty-place = Il n’y a pas de carte à la place { $place } de la grille.
arkwright-card-refusal-not-owned = Vous ne possédez pas la carte { $card }.
arkwright-card-refusal-not-ready = La carte { $card } ne fait pas partie de vos cartes disponibles.
arkwright-card-refusal-not-turned = La carte { $card } ne fait pas partie de vos cartes pivotées.
arkwright-card-refusal-no-track-step = Il ne reste de pas à faire sur aucune de vos pistes.
arkwright-card-refusal-not-a-replacement = Ces cartes Qualité ne peuvent pas remplacer l’Ingénieur : elles doivent être libres, tenir à l’usine et ne pas valoir plus que lui.
arkwright-card-refusal-not-a-patron = La carte { $card } ne fait pas partie de vos Clients disponibles pour la marchandise active.
arkwright-card-refusal-too-many = Le maximum possible ici est { $most }.
arkwright-card-refusal-too-few = Le minimum possible ici est { $least }.
arkwright-card-refusal-not-producing = L’usine de { $good } ne produit pas pendant cette action.
arkwright-card-refusal-nothing-stored = Rien n’est entreposé de cette marchandise : { $good }.
arkwright-card-refusal-no-ship = Rien ne peut être exporté maintenant : navires disponibles : { $ready } ; jetons Exportation restants : { $tokens } ; marchandises par navire : { $load }.
arkwright-card-refusal-other-number-of-ships = Ce nombre de navires ne convient pas aux marchandises ou aux navires utilisables.
arkwright-card-refusal-tokens-full =
    { $most ->
        [one] Il n’y a de place que pour { $most } jeton Exportation : le Bureau commercial doit être utilisé maintenant.
       *[other] Il n’y a de place que pour { $most } jetons Exportation : le Bureau commercial doit être utilisé maintenant.
    }
arkwright-card-refusal-not-a-way-to-store = Les marchandises ne peuvent pas être entreposées ainsi avec les entrepôts que vous avez.
arkwright-card-refusal-player-out = { $seat } a fait faillite et ne peut plus commencer une manche.
arkwright-card-refusal-only-solo = Ce n’est possible que dans le jeu en solo.
arkwright-card-refusal-not-solo = Ce n’est pas possible dans le jeu en solo.

## Libellés du plateau

arkwright-card-label-round = Décennie { $decade } · marchandise active : { $good } · premier joueur : { $start } · salaire : { $wage } £
arkwright-card-label-good-column = March.
arkwright-card-label-demand-column = Demande
arkwright-card-label-appeal-of = J{ $number }
arkwright-card-label-automa-a = A
arkwright-card-label-automa-b = B
arkwright-card-label-neutral = Neutre
arkwright-card-label-automas = Adversaire A : actions { $a }, valeur de l’action { $av } £ · Adversaire B : actions { $b }, valeur de l’action { $bv } £
arkwright-card-label-seat-column = Joueur
arkwright-card-label-money-column = £
arkwright-card-label-shares-column = Actions
arkwright-card-label-value-column = Valeur
arkwright-card-label-loans-column = Empr.
arkwright-card-label-tokens-column = Jetons
arkwright-card-label-ships-column = Navires
arkwright-card-label-cards-column = Cartes
arkwright-card-label-final-column = Final
arkwright-card-label-seat-row = J{ $number } { $seat }
arkwright-card-label-companies = Entreprises
arkwright-card-label-turned-cards = Cartes pivotées de { $seat } : { $cards }
arkwright-card-label-factory-column = Usine
arkwright-card-label-side-column = Face
arkwright-card-label-output-column = Prod.
arkwright-card-label-workers-column = Ouvr.
arkwright-card-label-machines-column = Mach.
arkwright-card-label-total-column = Somme
arkwright-card-label-price-column = Prix
arkwright-card-label-quality-column = Qualité
arkwright-card-label-distribution-column = Distr.
arkwright-card-label-stock-column = Stock
arkwright-card-label-company = Usines de { $seat }
arkwright-card-label-tracks = Pistes de développement
arkwright-card-label-track-column = Piste
arkwright-card-label-track-of = J{ $number }
arkwright-card-label-spaces-column = Cases
arkwright-card-label-pool = Réserve de cartes Développement
arkwright-card-label-pool-cards = { $cards }
arkwright-card-label-grid = Grille de cartes Développement
arkwright-card-label-under-disc = { $place } [{ $card } · { $disc }]
arkwright-card-label-grid-card = { $place } { $card }
arkwright-card-label-grid-row = { $cards }
arkwright-card-label-bag = Restent dans le sac : adversaire A { $a } · adversaire B { $b } · neutres { $neutral }

## Prévisions

arkwright-card-forecast-sale = { $seat }, { $good } : production { $made }, quantité permise { $allowed } ; ventes { $sold } à { $price } £ = { $income } £ ; exportations { $shipped } à { $export } £ = { $abroad } £ (navires : { $ships }) ; entreposées { $stored }, perdues { $lost } ; coûts { $cost } £ ; résultat en livres : { $result } ; valeur de l’action +{ $rise } ; attrait le plus élevé : { $leads } ; recours au Fonds d’urgence : { $loans }
arkwright-card-forecast-assumed = Si la production avait lieu maintenant. Hypothèses : aucune carte n’est utilisée ; les marchandises entreposées sont vendues autant que permis ; les marchandises restantes sont exportées si cela rapporte plus que leur prix en fin de partie (prix d’exportation, moins 1 £ par action pour chaque point de valeur de l’action que coûteront les nouveaux jetons Exportation), sinon entreposées dans la limite des entrepôts libres.
arkwright-card-forecast-ruin = { $seat } ne pourrait pas payer ({ $good }) et ferait faillite.
arkwright-card-forecast-candidate = Avec un attrait de { $appeal } et un prix de { $price } £ ({ $good }, { $seat }) : demande { $demand }, production { $made }, quantité permise { $allowed }{ $later ->
        [0] { "" }
       *[other] { " " }({ $one } ou { $two } si chaque joueur qui doit encore fixer son prix franchit 1 ou 2 flèches)
    } ; ventes { $sold } = { $income } £ ; exportations { $shipped } à { $export } £ = { $abroad } £ (navires : { $ships }) ; entreposées { $stored }, perdues { $lost } ; coûts { $cost } £ ; résultat en livres : { $result } ; valeur de l’action +{ $rise } ; attrait le plus élevé : { $leads } ; recours au Fonds d’urgence : { $loans } ; capitalisation { $then }, après les étapes finales { $finally }
arkwright-card-forecast-capital = { $seat } : capitalisation actuelle { $now }, après les étapes finales { $final } ; après la production ({ $good }, valeur de l’action +{ $rise }) : { $then }, après les étapes finales { $finally }
arkwright-card-forecast-means = { $seat } : peut payer jusqu’à { $means } £ ; navires utilisables : { $ships } (marchandises par navire : { $load }, jetons Exportation restants : { $tokens }) ; entrepôts libres : petits { $small }, grands { $large }

## Marchandises

arkwright-card-good-food = nourriture
arkwright-card-good-textile = textile
arkwright-card-good-cutlery = couverts
arkwright-card-good-lamps = lampes

## Pistes

arkwright-card-track-quality = qualité
arkwright-card-track-distribution = distribution
arkwright-card-track-dev-cards = cartes Développement
arkwright-card-track-automation = automatisation
arkwright-card-track-export = exportation
arkwright-card-track-stock = actions

## Cartes Développement

arkwright-card-card-entrepreneur = Entrepreneur
arkwright-card-card-trading-office = Bureau commercial
arkwright-card-card-overtime = Heures supplémentaires
arkwright-card-card-workshop = Atelier
arkwright-card-card-foreman = Contremaître
arkwright-card-card-broker = Courtier
arkwright-card-card-patron-ft = Client (nourriture/textile)
arkwright-card-card-patron-fc = Client (nourriture/couverts)
arkwright-card-card-patron-fl = Client (nourriture/lampes)
arkwright-card-card-patron-tc = Client (textile/couverts)
arkwright-card-card-patron-tl = Client (textile/lampes)
arkwright-card-card-patron-cl = Client (couverts/lampes)
arkwright-card-card-inventor = Inventeur
arkwright-card-card-promoter = Promoteur
arkwright-card-card-contract = Contrat
arkwright-card-card-patent = Brevet
arkwright-card-card-engineer = Ingénieur
arkwright-card-card-large-warehouse = Grand Entrepôt

## Actions du tour

arkwright-card-action-build = Construire et moderniser
arkwright-card-action-hire = Embaucher
arkwright-card-action-automate = Automatiser
arkwright-card-action-quality = Qualité
arkwright-card-action-distribution = Distribution
arkwright-card-action-stock = Bourse
arkwright-card-action-extra-production = Production supplémentaire
arkwright-card-action-early-shipping = Exportation anticipée
arkwright-card-action-reactivate-trading-office = Exportation anticipée en réactivant le Bureau commercial
arkwright-card-action-pass = Passer

## Jeux de cartes Qualité

arkwright-card-set-none = aucune carte
arkwright-card-set-e5 = Ingénieur 5
arkwright-card-set-e6 = Ingénieur 6
arkwright-card-set-l3 = grande 3
arkwright-card-set-l4 = grande 4
arkwright-card-set-s1 = petite 1
arkwright-card-set-e5-and-s1 = Ingénieur 5 + petite 1
arkwright-card-set-l3-and-s1 = grande 3 + petite 1
arkwright-card-set-l4-and-s1 = grande 4 + petite 1
arkwright-card-set-s1-and-s1 = petite 1 + petite 1
arkwright-card-set-s1-and-s2 = petite 1 + petite 2
arkwright-card-set-s2 = petite 2
arkwright-card-set-l3-and-s2 = grande 3 + petite 2
arkwright-card-set-l4-and-s2 = grande 4 + petite 2
arkwright-card-set-s2-and-s2 = petite 2 + petite 2

## Entrepôts

arkwright-card-warehouse-food-small =
    { $count ->
        [one] Petit Entrepôt de nourriture
       *[other] Petits Entrepôts de nourriture
    }
arkwright-card-warehouse-food-large =
    { $count ->
        [one] Grand Entrepôt de nourriture
       *[other] Grands Entrepôts de nourriture
    }
arkwright-card-warehouse-textile-small =
    { $count ->
        [one] Petit Entrepôt de textile
       *[other] Petits Entrepôts de textile
    }
arkwright-card-warehouse-textile-large =
    { $count ->
        [one] Grand Entrepôt de textile
       *[other] Grands Entrepôts de textile
    }
arkwright-card-warehouse-cutlery-small =
    { $count ->
        [one] Petit Entrepôt de couverts
       *[other] Petits Entrepôts de couverts
    }
arkwright-card-warehouse-cutlery-large =
    { $count ->
        [one] Grand Entrepôt de couverts
       *[other] Grands Entrepôts de couverts
    }
arkwright-card-warehouse-lamps-small =
    { $count ->
        [one] Petit Entrepôt de lampes
       *[other] Petits Entrepôts de lampes
    }
arkwright-card-warehouse-lamps-large =
    { $count ->
        [one] Grand Entrepôt de lampes
       *[other] Grands Entrepôts de lampes
    }

## Adversaires

arkwright-card-automa-a = Adversaire A
arkwright-card-automa-b = Adversaire B
arkwright-card-automa-neutral = neutre

## Options de la table

arkwright-card-switch-pool = true : la Réserve contient l’Entrepreneur, des Ingénieurs, des Brevets et des cartes Développement tirées au hasard ; false : elle est fixée par le nombre de joueurs.
arkwright-card-switch-restrictions = true : certains pas sur les pistes qualité, distribution, automatisation et exportation ne sont permis qu’à partir d’une décennie ultérieure, sauf si une carte lève cette restriction ; false : tous les pas sont toujours permis.
arkwright-card-switch-draft = true : chacun choisit à son tour ses deux usines de départ et son premier développement ; false : ils sont fixés selon la place.
arkwright-card-switch-no-ships = true : chacun commence sans navire disponible ; false : chacun commence avec des navires disponibles.
arkwright-card-switch-opening-shares = true : chacun peut acheter des actions avant la première manche ; false : chacun commence avec le même nombre d’actions.
arkwright-card-switch-extra-production = true : l’action Production supplémentaire produit des marchandises pour les entrepôts ; false : cette action n’existe pas.
arkwright-card-switch-early-shipping = true : l’action Exportation anticipée exporte des marchandises entreposées avant la production ; false : cette action n’existe pas.
arkwright-card-switch-inventor-steps = true : on peut défausser l’Inventeur pour deux pas sur les pistes au lieu d’un développement ; false : l’Inventeur ne fait que moderniser des usines.
arkwright-card-switch-solo-random-factories = true : dans le jeu en solo, les deux usines de départ sont attribuées au hasard ; false : le joueur les choisit.
arkwright-card-module-extra-production = Production supplémentaire
arkwright-card-module-early-shipping = Exportation anticipée
arkwright-card-module-inventor-steps = Pas de l’Inventeur

## Titres et notes

arkwright-card-achievement-magnate = Magnat
arkwright-card-achievement-patriot = Patriote
arkwright-card-achievement-hard-worker = Travailleur acharné
arkwright-card-achievement-hero-of-the-workers = Héros du prolétariat
arkwright-card-achievement-gentry = Gentleman ou Lady
arkwright-card-achievement-specialist = Spécialiste
arkwright-card-achievement-generalist = Généraliste
arkwright-card-achievement-full-employment = Plein emploi
arkwright-card-achievement-managing-director = DG
arkwright-card-achievement-chairman = PDG
arkwright-card-achievement-financier = Financier
arkwright-card-achievement-stock-baron = Baron de la Bourse
arkwright-card-achievement-upstart = Parvenu
arkwright-card-achievement-nouveau-riche = Nouveau riche
arkwright-card-achievement-captain = Capitaine
arkwright-card-event-achieved = { $seat } obtient le titre « { $achievement } ».
arkwright-card-event-automa-capitalised = { $automa } : capitalisation finale { $score }.
arkwright-card-label-reconstructed-note = Beaucoup de valeurs imprimées de ce jeu sont reconstituées et peuvent différer : « lineshaft sheet arkwright-card --provenance » les énumère.

## Le plateau dans le navigateur

arkwright-card-board-pounds = { $sum } £
arkwright-card-board-pounds-short = { $sum } £
arkwright-card-board-of = { $count } sur { $most }
arkwright-card-board-market = Le marché
arkwright-card-board-start = Premier joueur :
arkwright-card-board-now = Décennie { $decade }, manche { $round } : { $good }
arkwright-card-board-wage = Salaire
arkwright-card-board-wage-told = Salaire { $wage } £, case { $space } de la piste des salaires
arkwright-card-board-demand = demande { $demand }
arkwright-card-board-demand-key = Demande. Ventes autorisées dans le pays : le chemin d’ici, ou de 0 si elle est en dessous de 0, jusqu’à son propre marqueur.
arkwright-card-board-arrow-key = Franchir une flèche vers le haut augmente la demande de 1.
arkwright-card-board-track-told = { $good } : demande { $demand } ; marqueurs d’attrait : { $markers }
arkwright-card-board-marker-told = { $who } sur { $appeal }
arkwright-card-board-appeal = Attrait { $appeal }
arkwright-card-board-may-sell = peut vendre
arkwright-card-board-actions = L’action de ce tour
arkwright-card-board-does-build = Ouvrir des usines, moderniser les anciennes ; les nouveaux emplois abaissent les demandes et augmentent le salaire.
arkwright-card-board-does-hire = Ajouter des cartes Ouvriers : plus de marchandises ; demandes plus basses, salaire plus élevé.
arkwright-card-board-does-automate = Des machines remplacent des ouvriers et coûtent 1 £ au lieu d’un salaire.
arkwright-card-board-does-quality = Points de qualité : plus de prix ou d’attrait, durablement.
arkwright-card-board-does-distribution = Points de distribution : plus d’attrait, qui s’use.
arkwright-card-board-does-stock = Acheter des actions, emprunter ; tous les navires sont de nouveau prêts.
arkwright-card-board-does-extra-production = Faire produire des usines pour les entrepôts.
arkwright-card-board-does-early-shipping = Expédier maintenant des marchandises stockées.
arkwright-card-board-does-reactivate-trading-office = Le Promoteur réactive d’abord le Bureau commercial.
arkwright-card-board-does-pass = Ne rien faire à cette étape.
arkwright-card-board-price-step = Prix et attrait
arkwright-card-board-price-slider = Prix et attrait à essayer
arkwright-card-board-price-and-appeal = Prix { $price } £ · attrait { $appeal }
arkwright-card-board-candidate-told = Vendu { $sold }, résultat { $result } £, valeur de l’action +{ $rise }
arkwright-card-board-chart-key = Sous chaque barre : prix, attrait, résultat en livres, ▲ valeur de l’action.
arkwright-card-board-set-price = Fixer le prix à { $price } £ et l’attrait à { $appeal }
arkwright-card-board-price-later = Vous fixez le prix après votre action ; voici ce qu’il en serait en l’état.
arkwright-card-board-account = { $income } £ dans le pays + { $abroad } £ à l’étranger − { $cost } £ de coûts =
arkwright-card-board-result-is = résultat { $result } £
arkwright-card-board-rise-is = valeur de l’action +{ $rise }
arkwright-card-board-end-is = { $end } après les étapes finales
arkwright-card-board-emergency-is = Fonds d’urgence : { $loans }
arkwright-card-board-ruin = faillite
arkwright-card-board-later = { $later ->
        [one] Un autre siège doit encore fixer son prix
       *[other] { $later } autres sièges doivent encore fixer leur prix
    } : vous pourrez vendre { $none }, { $one } ou { $two } si chacun franchit zéro, une ou deux flèches.
arkwright-card-board-scales = Ce que chaque choix apporterait
arkwright-card-board-choice = Choix
arkwright-card-board-as-is = En l’état
arkwright-card-board-bills = Tous les coûts
arkwright-card-board-means-head = peut payer
arkwright-card-board-foreseen = Si l’on produisait maintenant ({ $good }), pour chaque siège : avant → après
arkwright-card-board-price = prix
arkwright-card-board-appeal-head = attrait
arkwright-card-board-made = produit
arkwright-card-board-sold = vendu
arkwright-card-board-shipped = expédié
arkwright-card-board-kept = en stock
arkwright-card-board-lost = perdu
arkwright-card-board-income = recettes
arkwright-card-board-cost = coûts
arkwright-card-board-result = résultat
arkwright-card-board-emergency = Fonds d’urgence
arkwright-card-board-rise = valeur de l’action +
arkwright-card-board-capital = actions × valeur ensuite
arkwright-card-board-end = après les étapes finales
arkwright-card-board-leads = plus fort attrait
arkwright-card-board-company = Mon entreprise
arkwright-card-board-others = Les autres entreprises
arkwright-card-board-factory = Usine de { $good }
arkwright-card-board-not-built = Pas d’usine de { $good }
arkwright-card-board-closed = pas construite
arkwright-card-board-office = Bureau : s’ajoute au prix ou à l’attrait
arkwright-card-board-slots = Les quatre emplacements : prix en haut, attrait en bas
arkwright-card-board-fixed = Coût fixe d’une production
arkwright-card-board-fixed-short = fixe { $cost } £
arkwright-card-board-export = Prix d’une marchandise expédiée
arkwright-card-board-workers-told = Carte Ouvriers { $card }, { $good } : produit { $goods } ; ouvriers { $people }, machines { $machines }
arkwright-card-board-workers-place = Place de la carte Ouvriers { $card }, { $good }
arkwright-card-board-quality-told = Qualité, { $good } : { $cards }
arkwright-card-board-distribution-told = Distribution, { $good } : { $points }
arkwright-card-board-stock-told = Entrepôts, { $good } : { $stock } en stock, place pour { $room }
arkwright-card-board-makes = produit
arkwright-card-board-staff = ouvriers + machines
arkwright-card-board-staff-of = { $people } + { $machines }
arkwright-card-board-bill = prochain coût
arkwright-card-board-sum = prix + attrait
arkwright-card-board-appeal-now = attrait actuel
arkwright-card-board-price-now = prix
arkwright-card-board-stored = en stock
arkwright-card-board-mill-short = produit { $made } · attrait { $appeal } sur { $points }
arkwright-card-board-money = argent
arkwright-card-board-means = peut payer jusqu’à { $sum } £
arkwright-card-board-shares = actions
arkwright-card-board-share-value = valeur de l’action
arkwright-card-board-final = final, si la partie s’arrêtait
arkwright-card-board-capital-now = actions × valeur : { $sum }
arkwright-card-board-loans = Emprunts
arkwright-card-board-loans-told = Emprunts : { $loans } sur { $most }
arkwright-card-board-loans-cost = { $loans ->
        [0] aucune action perdue à la fin
        [one] { $loans } action perdue à la fin
       *[other] { $loans } actions perdues à la fin
    }
arkwright-card-board-tokens = Jetons Navire
arkwright-card-board-tokens-told = Jetons Navire : { $tokens } sur { $most } ; ils coûtent { $penalty } de valeur à la fin ; navires prêts : { $ready }
arkwright-card-board-tokens-cost = valeur de l’action − { $penalty } à la fin
arkwright-card-board-ships = Navires
arkwright-card-board-ships-ready = { $ready } sur { $most } prêts
arkwright-card-board-track-at = Piste { $track } : { $value } maintenant ; cases { $values }
arkwright-card-board-tracks = Pistes de développement
arkwright-card-board-cards = Cartes Développement
arkwright-card-board-no-cards = Aucune pour l’instant.
arkwright-card-board-copies = { $count } exemplaires
arkwright-card-board-turned = pivotée
arkwright-card-board-card-turned = { $card } (pivotée)
arkwright-card-board-under = sous le disque { $disc }
arkwright-card-board-gap = La place { $place } est vide
arkwright-card-board-pool-size = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
arkwright-card-board-kind-turn = une fois par décennie
arkwright-card-board-kind-discard = défaussée à l’usage
arkwright-card-board-kind-permanent = permanente
arkwright-card-board-effect-entrepreneur = À égalité pour le plus fort attrait, le bonus est à vous seul. Ou défausser : nommer le prochain premier joueur.
arkwright-card-board-effect-trading-office = À l’expédition, posez un jeton Navire de moins.
arkwright-card-board-effect-overtime = Au début de votre production : une marchandise de plus.
arkwright-card-board-effect-workshop = Deux machines de chaque usine ne coûtent rien.
arkwright-card-board-effect-foreman = Dans une usine, jusqu’à quatre ouvriers coûtent 2 £ de moins chacun.
arkwright-card-board-effect-broker = Au lieu d’un développement : une ou deux actions à moitié prix.
arkwright-card-board-effect-patron = Une vente de plus que permis, pour l’une des deux marchandises.
arkwright-card-board-effect-inventor = En construisant : moderniser deux usines avec une décennie d’avance.
arkwright-card-board-effect-promoter = Coût fixe réduit de 2 £. Réactive une autre carte pivotée.
arkwright-card-board-effect-contract = Chaque marchandise expédiée rapporte un bonus.
arkwright-card-board-effect-patent = Une troisième carte Distribution.
arkwright-card-board-effect-engineer = Une carte Qualité de 5 ou 6 ; la limite passe à 6.
arkwright-card-board-effect-large-warehouse = Contient quatre marchandises.
arkwright-card-board-automas = Les adversaires automatiques
arkwright-card-board-worth = actions × valeur
arkwright-card-board-bag = Dans le sac
arkwright-card-board-bag-told = { $who } : { $left } sur { $whole } dans le sac
arkwright-card-board-titles = { $count } titres pour un vainqueur
arkwright-card-board-title-magnate = Capitalisation finale d’au moins { $magnate_min }.
arkwright-card-board-title-patriot = Aucun navire utilisé.
arkwright-card-board-title-hard-worker = Jamais de Brevet ni d’Ingénieur.
arkwright-card-board-title-hero-of-the-workers = Jamais automatisé.
arkwright-card-board-title-gentry = Aucun pas sur la piste des actions, aucun Courtier utilisé.
arkwright-card-board-title-specialist = Seulement les deux usines de départ.
arkwright-card-board-title-generalist = Quatre usines.
arkwright-card-board-title-full-employment = Quatre usines, chacune avec deux cartes Ouvriers.
arkwright-card-board-title-managing-director = De { $band_low } à { $band_high } actions avant les étapes finales.
arkwright-card-board-title-chairman = { $top } actions avant les étapes finales.
arkwright-card-board-title-financier = Valeur de l’action de { $band_low } à { $band_high } avant les étapes finales.
arkwright-card-board-title-stock-baron = Valeur de l’action de { $top } avant les étapes finales.
arkwright-card-board-title-upstart = Début avec { $upstart_money } £ et { $upstart_shares } actions.
arkwright-card-board-title-nouveau-riche = Au moins { $nouveau_riche_min } £ avant les étapes finales.
arkwright-card-board-title-captain = Au moins { $captain_min_ships } navires utilisés.
arkwright-card-board-out = en faillite
arkwright-card-board-reconstructed = ~ Valeur reconstituée ; elle peut différer dans le jeu imprimé.
arkwright-card-board-begins = Commence l’action : { $action }
arkwright-card-board-point-to-see = Désignez un choix, ou parcourez-les avec Tab, pour voir ce qui se passerait.
arkwright-card-board-sells = vend au pays
arkwright-card-board-exchange = La Bourse
arkwright-card-board-exchange-slider = Nombre à essayer
arkwright-card-board-exchange-key = Les barres : actions × valeur après la prochaine production et toutes les étapes finales, pour chaque nombre.
arkwright-card-board-price-of-share = Une action : { $price } £
arkwright-card-board-half-price-shares = { $count ->
        [one] Première action : { $half } £ ; chaque suivante : { $price } £
       *[other] { $count } premières actions : { $half } £ chacune ; chaque suivante : { $price } £
    }
arkwright-card-board-then = Ensuite
arkwright-card-board-from-decade = { $value } à partir de la décennie { $decade }
arkwright-card-board-components = Tout le matériel du jeu et l’origine de ses valeurs
arkwright-card-board-demand-then = Demande { $before } → { $after } : vous pouvez vendre { $allowed } au pays.
arkwright-card-board-moved = { $count ->
        [one] Ce qui a bougé depuis votre dernier coup, et pourquoi
       *[other] Ce qui a bougé depuis votre dernier coup, et pourquoi : { $count } étapes
    }
arkwright-card-board-show-again = Montrer encore
arkwright-card-board-why-price-set = Le marqueur va au nouvel attrait.
arkwright-card-board-why-demand-moved = La demande suit un marqueur : plus ou moins 1 pour chaque flèche franchie.
arkwright-card-board-why-labour-moved = De nouveaux emplois : on gagne et achète davantage, et la main-d’œuvre se fait rare.
arkwright-card-board-why-neutral-moved = À la fin d’une décennie, les marqueurs neutres avancent.
arkwright-card-board-why-drawn = Le jeton tiré du sac dit quel adversaire agit.
arkwright-card-board-why-automa-moved = L’adversaire tiré rend sa marchandise plus attrayante, ou ouvre une usine.
arkwright-card-board-why-automa-shares = Un adversaire qui n’est pas tiré, ou qui peut trop peu vendre, gagne une action.
arkwright-card-board-why-automa-value = Il peut vendre assez : ses actions valent davantage.
arkwright-card-board-why-disc-moved = Le disque avance d’une carte par marqueur sur cette piste ; on ne peut prendre la carte qu’il couvre.
arkwright-card-board-why-round-began = Le bien suivant reçoit son prix et sera produit.
arkwright-card-board-units = { $count } × { $good }
arkwright-card-board-none = aucune
arkwright-card-board-dock-sellstock = En entrepôt : { $count }. Vendre aussi dans le pays, jusqu’à quelle unité ?
arkwright-card-board-dock-ship = Reste après les ventes dans le pays : { $count }. Expédier jusqu’à quelle unité ?
arkwright-card-board-dock-load = En entrepôt : { $count }. Charger jusqu’à quelle unité ?
arkwright-card-board-dock-store = Reste : { $count }. Dans quels entrepôts ?
arkwright-card-board-dock-produce = Pointez l’usine ou la dernière carte Ouvriers qui participe. Déjà en entrepôt : { $count }
arkwright-card-board-ships-count = { $count ->
    [one] { $count } navire
   *[other] { $count } navires
 }
arkwright-card-board-next-start = Qui commence ensuite ?
arkwright-card-board-start-only = Aucun chiffre ne change maintenant : seulement qui choisit et produit en premier.
arkwright-card-board-start-by-card = Aucun chiffre ne change maintenant : seulement qui choisit et produit en premier. Désigner quelqu’un coûte l’Entrepreneur.
arkwright-card-board-changes-nothing = Aucun choix ne change un chiffre de la prochaine production ni de la fin.
arkwright-card-board-figure-final = Final
arkwright-card-board-figure-final-means = Actions multipliées par la valeur si la partie s’arrêtait maintenant, après la vente des stocks, l’achat d’actions, les emprunts et les jetons Navire.
arkwright-card-board-figure-capital = Actions × valeur
arkwright-card-board-figure-capital-means = Ce que vaut l’entreprise à cet instant, avant toute étape finale.
arkwright-card-board-figure-shares = Actions
arkwright-card-board-figure-shares-means = Actions possédées ; 30 au plus.
arkwright-card-board-figure-value = Valeur
arkwright-card-board-figure-value-means = Livres par action ; elle monte avec les ventes dans le pays.
arkwright-card-board-figure-money = £
arkwright-card-board-figure-money-means = Argent en livres.
arkwright-card-board-figure-loans = Emprunts
arkwright-card-board-figure-loans-means = Jetons Emprunt ; chacun coûte une action à la fin.
arkwright-card-board-figure-tokens = Jetons Navire
arkwright-card-board-figure-tokens-means = Jetons Exportation placés ; à certaines places, ils coûtent de la valeur à la fin.
arkwright-card-board-figure-factories = Usines
arkwright-card-board-figure-factories-means = Usines ouvertes, quatre au plus.
arkwright-card-board-figure-goods = Production
arkwright-card-board-figure-goods-means = Marchandises que toutes les usines produisent, additionnées.
arkwright-card-board-figure-people = Ouvriers
arkwright-card-board-figure-people-means = Ouvriers payés au salaire, dans toutes les usines.
arkwright-card-board-figure-machines = Machines
arkwright-card-board-figure-machines-means = Machines dans toutes les usines.
arkwright-card-board-figure-points = Prix + attrait
arkwright-card-board-figure-points-means = Points de toutes les usines à répartir entre prix et attrait, additionnés.
arkwright-card-board-figure-stock = Stock
arkwright-card-board-figure-stock-means = Marchandises dans tous les entrepôts.
