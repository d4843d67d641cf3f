### Textes d’Age of Industry.

## Le jeu

age-of-industry-title = Age of Industry
age-of-industry-about = Empruntez, construisez avec vos cartes des filatures, des mines, des aciéries et des ports, reliez-les par des chemins de fer, vendez ce qu’ils produisent, et terminez avec le plus de points de victoire, tirés de l’argent et des industries.

## Décisions : noms courts

age-of-industry-decision-choose-action = Choix de l’action
age-of-industry-decision-choose-card = Carte pour construire
age-of-industry-decision-choose-industry = Industrie à construire
age-of-industry-decision-choose-slot = Case où construire
age-of-industry-decision-choose-coal = Provenance du charbon
age-of-industry-decision-choose-iron = Provenance de l’acier
age-of-industry-decision-discard-card = Carte à défausser
age-of-industry-decision-choose-link = Liaison du chemin de fer
age-of-industry-decision-choose-seller = Filature ou fabrique qui vend
age-of-industry-decision-choose-outlet = Débouché
age-of-industry-decision-choose-develop = Industrie à développer
age-of-industry-decision-draw-first = Première carte
age-of-industry-decision-draw-second = Deuxième carte
age-of-industry-decision-repay-loans = Remboursement d’emprunts
age-of-industry-decision-over = Partie terminée

## Décisions : que faire maintenant

age-of-industry-ask-choose-action = { $actions ->
    [one] Choisissez votre action ; c’est la dernière de ce tour.
   *[other] Choisissez une action ; vous en avez { $actions } pour ce tour.
}
age-of-industry-ask-choose-card = Choisissez la carte avec laquelle vous construisez : une carte d’industrie dit quoi, une carte de couleur dit où.
age-of-industry-ask-choose-industry = Choisissez l’industrie à construire.
age-of-industry-ask-choose-slot = Choisissez la case de votre prochain marqueur : { $industry }, niveau { $level }.
age-of-industry-ask-choose-coal = Le charbon peut venir de plusieurs sources : choisissez-en une.
age-of-industry-ask-choose-iron = L’acier peut venir de plusieurs sources : choisissez-en une.
age-of-industry-ask-discard-card = Choisissez la carte à défausser pour l’action « { $action } ».
age-of-industry-ask-choose-link = Choisissez la liaison de votre chemin de fer.
age-of-industry-ask-choose-seller = Choisissez la prochaine filature ou fabrique qui vend ; arrêtez-vous quand vous avez assez vendu.
age-of-industry-ask-choose-outlet = Choisissez le port ou le marché qui achète à { $space }.
age-of-industry-ask-choose-develop = Choisissez l’industrie dont vous retirez le marqueur le plus bas de votre plateau individuel.
age-of-industry-ask-draw-first = Piochez, ou prenez des cartes visibles.
age-of-industry-ask-draw-second = Choisissez votre deuxième carte : de la pioche ou parmi les visibles.
age-of-industry-ask-repay-loans = Choisissez combien d’emprunts rembourser à { $repay } $ chacun ; emprunts : { $loans }, argent : { $cash } $.
age-of-industry-ask-over = La partie est terminée ; il n’y a plus rien à décider.

## Coups

age-of-industry-move-act = Action : { $action }
age-of-industry-move-play = Jouer la carte { $card }
age-of-industry-move-choose = Construire : { $industry }
age-of-industry-move-build = Construire à { $space }
age-of-industry-move-take-coal = Charbon : { $from }
age-of-industry-move-take-iron = Acier : { $from }
age-of-industry-move-discard = Défausser la carte { $card }
age-of-industry-move-keep = Ne rien défausser
age-of-industry-move-lay = Chemin de fer { $link }
age-of-industry-move-sell = Vendre depuis { $space }
age-of-industry-move-stop = Arrêter de vendre
age-of-industry-move-sell-to = Vendre à { $outlet }
age-of-industry-move-develop = Retirer le marqueur le plus bas : { $industry }
age-of-industry-move-draw = Prendre une carte de la pioche
age-of-industry-move-take-both-up = Prendre les deux cartes visibles
age-of-industry-move-take-up =
    { $place ->
        [0] Prendre la première carte visible
       *[other] Prendre la deuxième carte visible
    }
age-of-industry-move-repay =
    { $loans ->
        [0] Ne rien rembourser
        [one] Rembourser { $loans } emprunt
       *[other] Rembourser { $loans } emprunts
    }

## Événements

age-of-industry-event-round-began = La manche { $round } commence.
age-of-industry-event-turn-began =
    { $actions ->
        [one] { $seat } commence un tour de { $actions } action.
       *[other] { $seat } commence un tour de { $actions } actions.
    }
age-of-industry-event-acted = { $seat } choisit l’action : { $action }.
age-of-industry-event-card-played = { $seat } joue la carte { $card }.
age-of-industry-event-cube-taken = { $seat } prend 1 { $resource } à { $space }.
age-of-industry-event-coal-imported = { $seat } prend 1 charbon dans le dépôt à { $box }.
age-of-industry-event-cube-bought = { $seat } achète 1 { $resource } sur la piste de demande pour { $price } $.
age-of-industry-event-borrowed =
    { $loans ->
        [one] { $seat } contracte { $loans } emprunt.
       *[other] { $seat } contracte { $loans } emprunts.
    }
age-of-industry-event-paid = { $seat } paie { $money } $.
age-of-industry-event-removed = Un marqueur de { $seat } quitte { $space } et la partie : { $industry }, niveau { $level }.
age-of-industry-event-built = { $seat } construit à { $space } : { $industry }, niveau { $level }.
age-of-industry-event-track-refilled = { $seat } place { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } sur la piste de demande ({ $resource }) et reçoit { $money } $.
age-of-industry-event-flipped = Le marqueur à { $space } est retourné ; { $seat } reçoit { $income } $.
age-of-industry-event-railway-built = { $seat } construit le chemin de fer { $link }.
age-of-industry-event-sold-to-port = { $seat } vend depuis { $space } au port à { $outlet }.
age-of-industry-event-sold-to-market = { $seat } vend depuis { $space } au marché à { $outlet }.
age-of-industry-event-tile-used = La tuile marché à { $market } est employée.
age-of-industry-event-developed = { $seat } retire un marqueur de son plateau individuel : { $industry }, niveau { $level }.
age-of-industry-event-card-discarded = { $seat } défausse la carte { $card }.
age-of-industry-event-passed = { $seat } passe.
age-of-industry-event-card-drawn = { $seat } pioche la carte { $card }.
age-of-industry-event-card-drawn-unseen = { $seat } pioche une carte.
age-of-industry-event-card-taken = { $seat } prend la carte visible { $card }.
age-of-industry-event-card-turned-up = Nouvelle carte visible : { $card }.
age-of-industry-event-repaid =
    { $loans ->
        [one] { $seat } rembourse { $loans } emprunt.
       *[other] { $seat } rembourse { $loans } emprunts.
    }
age-of-industry-event-order-set = Nouvel ordre du tour, de la plus petite dépense à la plus grande : { $order }.
age-of-industry-event-interest-paid = { $seat } paie { $money } $ d’intérêts.
age-of-industry-event-ended-by-cards = La pioche est vide et un joueur n’a plus de carte : la partie se termine.
age-of-industry-event-ended-idle = Les dernières manches n’ont vu que des passes sans carte : la partie se termine.
age-of-industry-event-ended-by-limit = La dernière manche possible est finie : la partie se termine.
age-of-industry-event-railways-paid = Les chemins de fer de { $seat } rapportent { $money } $.
age-of-industry-event-scored = { $seat } : { $money } PV pour l’argent, plus { $industries } pour les industries, moins { $loans } pour les emprunts non remboursés ; score final { $total }.

## Refus : pourquoi pas

age-of-industry-refusal-other-decision = Ce coup appartient à un autre moment ; à décider maintenant : { $decision }.
age-of-industry-refusal-hand-empty = L’action « { $action } » demande une carte, et votre main est vide.
age-of-industry-refusal-no-card-builds = Aucune de vos cartes ne permet une construction que le charbon et l’acier puissent atteindre.
age-of-industry-refusal-combined-needs-two-actions = Une construction combinée demande les deux actions d’un tour, et il ne vous en reste pas deux.
age-of-industry-refusal-nothing-fits-anywhere = Aucun de vos prochains marqueurs ne peut être construit où que ce soit maintenant.
age-of-industry-refusal-card-not-in-hand = La carte { $card } n’est pas dans votre main.
age-of-industry-refusal-card-builds-nothing = La carte { $card } ne permet de rien construire maintenant.
age-of-industry-refusal-no-counter-left = Il ne vous reste aucun marqueur de cette industrie : { $industry }.
age-of-industry-refusal-not-buildable = Votre prochain marqueur ({ $industry }, niveau { $level }) ne peut pas être construit ; retirez-le d’abord par un développement.
age-of-industry-refusal-no-ships-here = Cette carte n’a pas de case navire ; les navires ne servent pas.
age-of-industry-refusal-no-space-for = Il n’y a aucune case où vous puissiez construire cela maintenant : { $industry }.
age-of-industry-refusal-wrong-kind = { $space } est une case de sorte « { $kind } » et ne convient pas à cette industrie : { $industry }.
age-of-industry-refusal-lower-space-first = { $space } équivaut à une autre case vide de cette localité ; seule celle du plus petit numéro est proposée.
age-of-industry-refusal-occupied = Le marqueur d’un autre joueur occupe { $space }, et celui-ci ne peut pas le remplacer.
age-of-industry-refusal-level-not-higher = Le nouveau marqueur doit être d’un niveau plus élevé ; celui en place est de niveau { $level }, le vôtre de niveau { $new }.
age-of-industry-refusal-cubes-still-available = On ne remplace le marqueur d’un autre que si ce cube ne se trouve plus ni sur la carte ni sur la piste de demande : { $resource }.
age-of-industry-refusal-wrong-colour = Cette carte ne construit que dans les localités de sa couleur : { $colour }.
age-of-industry-refusal-not-linked = Une carte d’industrie ne construit que là où aboutit un de vos chemins de fer, sur votre propre marqueur, ou dans une grande localité où vous avez une industrie ; rien de cela ne vaut pour { $space }.
age-of-industry-refusal-location-limit =
    { $most ->
        [one] Vous pouvez posséder au plus { $most } industrie dans cette localité, et vous l’avez.
       *[other] Vous pouvez posséder au plus { $most } industries dans cette localité, et vous les avez.
    }
age-of-industry-refusal-ship-without-port = Un navire demande une voie maritime vers une localité dotée d’un port ; { $space } n’en a pas, ou ce qu’il faut au navire ne peut pas y arriver.
age-of-industry-refusal-out-of-supply = Ce cube ne peut pas y arriver : { $resource }. Aucune source reliée n’en a, et aucun port ne donne accès à la piste de demande.
age-of-industry-refusal-no-cubes-there = Ce cube ne peut pas y être pris : { $resource }.
age-of-industry-refusal-source-not-connected = Cette source n’est pas reliée à la localité qui a besoin du cube.
age-of-industry-refusal-source-not-nearest = Une autre source est plus proche, et il faut prendre la plus proche.
age-of-industry-refusal-map-before-track = Une source reliée de la carte a encore ce cube ({ $resource }) ; on ne peut donc pas l’acheter sur la piste de demande.
age-of-industry-refusal-must-discard = Passer coûte une carte, et aucune exception ne s’applique maintenant.
age-of-industry-refusal-not-a-pass = On ne peut se dispenser d’une carte qu’en passant ; cette action en coûte une.
age-of-industry-refusal-link-taken = Il y a déjà un chemin de fer sur { $link }.
age-of-industry-refusal-link-not-in-reach = Vous n’avez ni industrie ni chemin de fer à aucune extrémité : { $link }.
age-of-industry-refusal-link-out-of-supply = Ce cube ne peut arriver à aucune extrémité de la liaison : { $resource }. Aucune source reliée n’en a, et aucun port ne donne accès à la piste de demande.
age-of-industry-refusal-no-link-with-both = Aucune liaison à votre portée ne peut recevoir à la fois du charbon et de l’acier : certaines n’ont que l’un, d’autres que l’autre.
age-of-industry-refusal-no-link-in-reach = Aucune liaison libre ne touche une de vos industries ou un de vos chemins de fer.
age-of-industry-refusal-no-railways-left =
    { $most ->
        [one] Vous n’avez que { $most } chemin de fer, et il est construit.
       *[other] Vous n’avez que { $most } chemins de fer, et tous sont construits.
    }
age-of-industry-refusal-nothing-to-sell = Vous n’avez aucune filature ni fabrique qui n’ait pas encore vendu.
age-of-industry-refusal-no-outlet = Aucun port ouvert ni marché acheteur n’est relié à vos filatures et fabriques.
age-of-industry-refusal-not-your-seller = Aucune filature ni fabrique à vous ne se trouve à { $space }.
age-of-industry-refusal-already-sold = { $space } a déjà vendu.
age-of-industry-refusal-sellers-in-order = Filatures et fabriques vendent dans l’ordre des cases de la carte ; il est trop tard pour celle-ci, et l’autre ordre mène au même résultat.
age-of-industry-refusal-seller-without-outlet = Aucun port ouvert ni marché acheteur n’est relié à { $space }.
age-of-industry-refusal-nothing-sold-yet = L’action doit vendre quelque chose, et rien n’a encore été vendu.
age-of-industry-refusal-not-a-port = Il n’y a pas de port à { $space }.
age-of-industry-refusal-port-used = Le port à { $space } a déjà servi.
age-of-industry-refusal-port-refuses = Le port à { $space } est d’un niveau trop bas pour accepter ceci : { $ware }.
age-of-industry-refusal-outlet-not-connected = Le vendeur n’est pas relié à ce débouché par chemin de fer ou voie maritime.
age-of-industry-refusal-no-ship-at-market = Ce marché maritime n’ouvre que lorsqu’un navire s’y trouve.
age-of-industry-refusal-tile-used = La tuile de ce marché est déjà employée.
age-of-industry-refusal-tile-refuses = Ce marché n’achète pas ceci : { $ware } ; sa tuile : { $tile }.
age-of-industry-refusal-nothing-to-develop = Votre plateau individuel n’a plus de marqueur à retirer.
age-of-industry-refusal-hand-full =
    { $most ->
        [one] Vous pouvez tenir au plus { $most } carte, et c’est le cas.
       *[other] Vous pouvez tenir au plus { $most } cartes, et c’est le cas.
    }
age-of-industry-refusal-no-cards-left = Il ne reste aucune carte, ni dans la pioche ni parmi les visibles.
age-of-industry-refusal-must-draw = À cette table, un joueur sans carte ne peut passer que s’il n’y a plus rien à piocher ; piochez.
age-of-industry-refusal-deck-empty = La pioche est vide.
age-of-industry-refusal-not-two-face-up = Il n’y a pas deux cartes visibles.
age-of-industry-refusal-no-face-up-card = Il n’y a pas de carte à cette place.
age-of-industry-refusal-same-face-up-card = Les deux cartes visibles sont de la même sorte ; prenez la première.
age-of-industry-refusal-deck-first = Piochez d’abord, et prenez la carte visible en second ; le résultat est le même.
age-of-industry-refusal-room-for-one =
    { $most ->
        [one] Vous pouvez tenir au plus { $most } carte ; il n’y a de place que pour une.
       *[other] Vous pouvez tenir au plus { $most } cartes ; il n’y a de place que pour une.
    }
age-of-industry-refusal-cannot-repay =
    { $most ->
        [0] Vous ne pouvez rembourser aucun emprunt maintenant.
        [one] Vous pouvez rembourser au plus { $most } emprunt.
       *[other] Vous pouvez rembourser au plus { $most } emprunts.
    }

## Libellés du plateau

age-of-industry-label-table = Carte : { $map }
age-of-industry-label-round = Manche { $round } · ordre du tour : { $order }
age-of-industry-label-cards = Pioche : { $deck } · visibles : { $up } · défausse : { $discard }
age-of-industry-label-track = Piste de demande, { $resource } : reste { $left }, le prochain coûte { $price } $
age-of-industry-label-region = Couleur : { $colour }
age-of-industry-label-edge = Sans couleur
age-of-industry-label-place = Localité
age-of-industry-label-net = Rés.
age-of-industry-label-spaces = Cases
age-of-industry-label-links = Liaisons
age-of-industry-label-village = { $place } (village)
age-of-industry-label-distant-port = { $place } (port lointain)
age-of-industry-label-empty-space = [{ $kind }]
age-of-industry-label-open = J{ $number } { $industry } { $level }
age-of-industry-label-stocked = J{ $number } { $industry } { $level } ({ $cubes })
age-of-industry-label-flipped = J{ $number } { $industry } { $level }*
age-of-industry-label-market = marché : { $tile }
age-of-industry-label-market-used = marché employé
age-of-industry-label-coal-box = dépôt { $cubes }
age-of-industry-label-railway = { $to } J{ $number }
age-of-industry-label-free-link = { $to }
age-of-industry-label-lane = { $to } (mer)
age-of-industry-label-networks = Localités reliées
age-of-industry-label-network = Réseau { $number } : { $places } · charbon { $coal }, acier { $iron }, sans accès à la piste de demande
age-of-industry-label-network-with-track = Réseau { $number } : { $places } · charbon { $coal }, acier { $iron }, accès à la piste de demande
age-of-industry-label-no-networks = Aucune localité n’est encore reliée à une autre.
age-of-industry-label-map-legend = [ ] case vide · (3) cubes restants · * retourné · J1 après une liaison : chemin de fer de ce joueur
age-of-industry-label-players = Joueurs
age-of-industry-label-seat = Joueur
age-of-industry-label-seat-row = J{ $number } { $seat }
age-of-industry-label-cash = Argent $
age-of-industry-label-loans = Empr.
age-of-industry-label-spent = Dépensé $
age-of-industry-label-hand-size = Main
age-of-industry-label-rails-left = Voies restantes
age-of-industry-label-known = Connues en main
age-of-industry-label-score = PV actuels
age-of-industry-label-displays = Prochains marqueurs
age-of-industry-label-industry-column = { $industry }
age-of-industry-label-next-counter = { $level } : { $cost }{ $coal ->
        [0] { "" }
        [1] +c
       *[other] +{ $coal }c
    }{ $iron ->
        [0] { "" }
        [1] +a
       *[other] +{ $iron }a
    } -> { $income } $ ({ $left })
age-of-industry-label-next-blocked = { $level } : bloqué ({ $left })
age-of-industry-label-display-legend = Niveau : coût en $, +c charbon, +a acier -> revenu une fois retourné (marqueurs restants) · bloqué : à retirer d’abord par un développement
age-of-industry-label-hand = Votre main
age-of-industry-label-hand-cards = { $cards }
age-of-industry-label-empty-hand = Votre main est vide
age-of-industry-label-reconstructed-note = Beaucoup de valeurs imprimées et les deux grandes cartes de ce jeu sont reconstituées et peuvent différer : « lineshaft sheet age-of-industry --provenance » les énumère.

## Éléments des prévisions

age-of-industry-label-flip = { $space } ({ $income } $ pour { $seat })
age-of-industry-label-sale = { $space } à { $outlet } ({ $income } ${ $others ->
        [0] {""}
       *[other] , les autres { $others } $
    })

## Prévisions

age-of-industry-forecast-build-outlook = { $industry } { $level } à { $spaces } : coûte { $bill } ${ $coals ->
        [0] { "" }
        [1]  ; charbon : { $coal }
       *[other]  ; charbon au choix : { $coal }
    }{ $irons ->
        [0] { "" }
        [1]  ; acier : { $iron }
       *[other]  ; acier au choix : { $iron }
    }{ $tied ->
        [0] { "" }
       *[other]  ; calculé avec la première source
    }{ $loans ->
        [0] { "" }
        [one]  ; { $loans } emprunt
       *[other]  ; { $loans } emprunts
    }{ $refill ->
        [0] { "" }
       *[other]  ; { $refill } $ pour les cubes placés sur la piste de demande
    }{ $flipped ->
        [0] { "" }
       *[other]  ; retourne { $flips }
    } ; argent ensuite { $cash } $
age-of-industry-forecast-rail-outlook = Chemin de fer { $link } : revenu final { $income } $ en l’état, { $most } $ au plus ; coûte { $bill } ${ $coals ->
        [0] { "" }
        [1]  ; charbon : { $coal }
       *[other]  ; charbon au choix : { $coal }
    }{ $irons ->
        [0] { "" }
        [1]  ; acier : { $iron }
       *[other]  ; acier au choix : { $iron }
    }{ $tied ->
        [0] { "" }
       *[other]  ; calculé avec la première source
    }{ $loans ->
        [0] { "" }
        [one]  ; { $loans } emprunt
       *[other]  ; { $loans } emprunts
    }{ $refill ->
        [0] { "" }
       *[other]  ; { $refill } $ pour les cubes placés sur la piste de demande
    }{ $flipped ->
        [0] { "" }
       *[other]  ; retourne { $flips }
    } ; argent ensuite { $cash } $
age-of-industry-forecast-best-sales = Meilleures ventes maintenant : { $sales } ; en tout { $income } $
age-of-industry-forecast-seat-outlook = { $seat } : { $score } PV si la partie finissait maintenant (argent { $money } + industries { $industries } - emprunts impayés { $loans }) ; les chemins de fer rapporteraient { $railways } $, intérêts dus { $interest } $, fortune nette { $worth } $
age-of-industry-forecast-track-price = Piste de demande, { $resource } : le prochain cube coûte { $price } $ ; un cube replacé rapporte { $refund } $
age-of-industry-forecast-full-track-price = Piste de demande, { $resource } : pleine ; le prochain cube coûte { $price } $
age-of-industry-forecast-may-overbuild = Ce cube ne se trouve plus ni sur la carte ni sur la piste de demande : { $resource } ; chez un autre joueur, un niveau plus élevé peut donc remplacer : { $industry }
age-of-industry-forecast-next-order = Prochain ordre du tour si la manche finissait maintenant : { $order }
age-of-industry-forecast-may-end-deck-empty = La pioche est vide : la partie finit avec cette manche si un joueur n’a alors plus de carte
age-of-industry-forecast-may-end-deck-runs-out = La pioche peut s’épuiser pendant cette manche : la partie finit avec elle si la pioche est alors vide et qu’un joueur n’a plus de carte
age-of-industry-forecast-may-end-idle = La partie finit avec cette manche si celle-ci ne voit que des passes sans carte
age-of-industry-forecast-may-end-last-round = C’est la dernière manche : la partie finit avec elle dans tous les cas

## Industries

age-of-industry-industry-cotton = filature de coton
age-of-industry-industry-factory = fabrique
age-of-industry-industry-iron = aciérie
age-of-industry-industry-coal = mine de charbon
age-of-industry-industry-port = port
age-of-industry-industry-ship = navire
age-of-industry-short-cotton = coton
age-of-industry-short-factory = fabrique
age-of-industry-short-iron = acier
age-of-industry-short-coal = charbon
age-of-industry-short-port = port
age-of-industry-short-ship = navire

## Produits, cubes et leur provenance

age-of-industry-ware-cotton = coton
age-of-industry-ware-goods = produits fabriqués
age-of-industry-resource-coal = charbon
age-of-industry-resource-iron = acier
age-of-industry-source-track = piste de demande

## Cases et localités

age-of-industry-kind-blank = ordinaire
age-of-industry-kind-mine = mine
age-of-industry-kind-port = port
age-of-industry-kind-ship = navire
age-of-industry-place-city = ville
age-of-industry-place-region = région
age-of-industry-place-village = village
age-of-industry-place-ship = case navire
age-of-industry-colour-blue = bleu
age-of-industry-colour-purple = violet
age-of-industry-colour-green = vert
age-of-industry-colour-yellow = jaune
age-of-industry-colour-red = rouge
age-of-industry-colour-brown = marron

## Cartes

age-of-industry-card-industry-cotton = Filature
age-of-industry-card-industry-factory = Fabrique
age-of-industry-card-industry-iron = Aciérie
age-of-industry-card-industry-coal = Mine
age-of-industry-card-industry-port = Port
age-of-industry-card-industry-ship = Navire
age-of-industry-card-location-blue = Bleu
age-of-industry-card-location-purple = Violet
age-of-industry-card-location-green = Vert
age-of-industry-card-location-yellow = Jaune
age-of-industry-card-location-red = Rouge
age-of-industry-card-location-brown = Marron

## Tuiles marché

age-of-industry-tile-cotton = coton
age-of-industry-tile-goods = produits
age-of-industry-tile-both = coton ou produits
age-of-industry-tile-none = aucune demande

## Actions

age-of-industry-action-build = Construire une industrie
age-of-industry-action-rail = Construire un chemin de fer
age-of-industry-action-sell = Vendre
age-of-industry-action-develop = Développer
age-of-industry-action-draw = Piocher
age-of-industry-action-pass = Passer
age-of-industry-action-combined-build = Construction combinée, n’importe où, avec les deux actions

## Options de la table

age-of-industry-switch-map = germany : l’Allemagne, une grande carte sans navires, la plus simple ; new_england : la Nouvelle-Angleterre, une grande carte avec des navires et du charbon importé ; tyneside : le Tyneside, une petite carte avec des navires, de notre invention.
age-of-industry-switch-free-pass = Quand on peut passer sans défausser de carte ; either : avec une main vide, ou quand il n’y a plus rien à piocher ; both : seulement quand les deux sont vrais.

## Sur le plateau, dans le navigateur

age-of-industry-board-money = { $money } $
age-of-industry-board-map = Carte : { $map }
age-of-industry-board-map-hint = Tirez la carte pour la déplacer. Deux doigts, la molette après un clic dessus, ou + et − l’approchent ; les flèches vont d’un lieu à l’autre.
age-of-industry-board-dashed = Un cadre en tirets : y construire prend les deux actions.
age-of-industry-board-zoom = Zoom
age-of-industry-board-nearer = Plus près
age-of-industry-board-farther = Plus loin
age-of-industry-board-whole = Toute la carte
age-of-industry-board-link = Liaison { $link }, sans chemin de fer
age-of-industry-board-railway = Chemin de fer { $link } de { $seat }
age-of-industry-board-counter = { $space } : { $industry } de { $seat }, niveau { $level }, marqueur pas encore utilisé
age-of-industry-board-counter-cubes = { $space } : { $industry } de { $seat }, niveau { $level }, cubes restants : { $cubes }
age-of-industry-board-counter-used = { $space } : { $industry } de { $seat }, niveau { $level }, marqueur retourné
age-of-industry-board-market = Marché de { $space } : { $tile }
age-of-industry-board-market-used = Marché de { $space } : { $tile }, épuisé
age-of-industry-board-box = Dépôt de charbon de { $space }, cubes restants : { $cubes }
age-of-industry-board-empty = { $space } : case vide ({ $kind })
age-of-industry-board-distant-port = port lointain
age-of-industry-board-no-spaces = Aucune case ici.
age-of-industry-board-connected = Relié à : { $places }
age-of-industry-board-close = Fermer
age-of-industry-board-places = La carte en liste : { $count } lieux
age-of-industry-board-seek-place = Chercher un lieu
age-of-industry-board-actions = Actions
age-of-industry-board-loans = Emprunts
age-of-industry-board-interest = intérêts après cette manche : { $money }
age-of-industry-board-card-several = { $card }, { $count } cartes
age-of-industry-board-tracks = Pistes de demande
age-of-industry-board-order = Ordre du tour
age-of-industry-board-round = Manche { $round } : ordre du tour
age-of-industry-board-actions-left = { $actions ->
    [one] encore { $actions } action
   *[other] encore { $actions } actions
}
age-of-industry-board-had-turn = a déjà joué cette manche
age-of-industry-board-spent = dépensé : { $money }
age-of-industry-board-cards = Cartes à piocher
age-of-industry-board-deck = Pioche : { $count } cartes
age-of-industry-board-face-up = Face visible : { $card }
age-of-industry-board-discards = Défausse : { $count }
age-of-industry-board-display = Vos marqueurs encore à venir
age-of-industry-board-develop-first = à retirer d’abord
age-of-industry-board-display-said = { $industry }, niveau { $level }, restants : { $left }. { $buildable ->
    [0] Non constructible ; à retirer d’abord par un développement.
   *[other] Coût { $cost }, charbon { $coal }, acier { $iron } ; revenu { $income } ; cubes { $cubes }.
}
age-of-industry-board-candidates = { $count ->
    [0] Aucune construction possible
    [one] Une construction possible
   *[other] { $count } constructions possibles
}
age-of-industry-board-build = { $industry } { $level }, { $space }
age-of-industry-board-build-with = Construire ici avec la carte { $card } : { $industry }, { $space }
age-of-industry-board-both-actions = Construire avec les deux actions
age-of-industry-board-drop = Laisser
age-of-industry-board-more = En montrer { $count } de plus
age-of-industry-board-fewer = En montrer moins
age-of-industry-board-costs = coûte
age-of-industry-board-refill = cubes vers la piste
age-of-industry-board-flips = { $space } se retourne
age-of-industry-board-cash-then = argent ensuite
age-of-industry-board-end-income = à la fin, en l’état
age-of-industry-board-end-most = au plus
age-of-industry-board-sale-title = Que vendre, et où
age-of-industry-board-sale-hint = Au départ sont choisies les ventes qui rapportent le plus. Changez-les ici ou sur la carte.
age-of-industry-board-sale-seller = { $industry }, { $space } : rapporte { $money }
age-of-industry-board-sale-none = Garder
age-of-industry-board-sale-no-outlet = Elle n’atteint aucun port ni marché qui accepte sa production.
age-of-industry-board-sale-market = Marché de { $space } ({ $tile })
age-of-industry-board-sale-own-port = Votre port, { $space } : vous rapporte { $money }
age-of-industry-board-sale-port = Port, { $space } : rapporte { $money } à { $seat }
age-of-industry-board-sale-points = PV actuels : { $before } → { $after }
age-of-industry-board-sell-up-to = { $action } : jusqu’à { $money }
age-of-industry-board-sell-these = { $count ->
    [0] Aucune vente : { $money }
    [one] Faire cette vente : { $money }
   *[other] Faire ces { $count } ventes : { $money }
}
age-of-industry-board-seats = Tous les joueurs en chiffres
age-of-industry-board-vp = { $vp } PV
age-of-industry-board-estimate = argent { $money } + industries { $industries } − emprunts impayés { $loans }
age-of-industry-board-reconstructed = La valeur imprimée est inconnue ; celle-ci est reconstituée.
age-of-industry-board-repay = { $move } : { $money }, puis { $interest } d’intérêts après la manche
age-of-industry-board-source = D’où vient la ressource : { $resource }
age-of-industry-board-reconstructed-map = Les lieux, liaisons et marchés de la carte { $map } le sont aussi.
age-of-industry-board-components = Toutes les valeurs et leur origine
age-of-industry-board-meaning = Ce que signifient ces valeurs
age-of-industry-board-no-colour = Sans couleur
age-of-industry-board-can-choose = { $count ->
    [one] un choix possible
   *[other] { $count } choix possibles
}
age-of-industry-board-figure-score = PV actuels
age-of-industry-board-figure-score-means = Les points si la partie finissait maintenant : les chemins de fer rapportent, les emprunts sont remboursés autant que possible ; puis un point par tranche entière de 5 $ et le niveau de chaque industrie, moins 5 par emprunt impayé.
age-of-industry-board-figure-cash = Argent
age-of-industry-board-figure-cash-means = Dollars en main.
age-of-industry-board-figure-loans = Emprunts
age-of-industry-board-figure-loans-means = Emprunts non remboursés.
age-of-industry-board-figure-spent = Dépensé
age-of-industry-board-figure-spent-means = Dollars dépensés en actions pendant cette manche ; qui a le moins dépensé joue en premier à la suivante.
age-of-industry-board-figure-cards = Cartes
age-of-industry-board-figure-cards-means = Cartes en main.
age-of-industry-board-figure-industries = Industries
age-of-industry-board-figure-industries-means = Marqueurs sur la carte.
age-of-industry-board-figure-open = Pas encore payées
age-of-industry-board-figure-open-means = Marqueurs sur la carte qui ne sont pas retournés et n’ont encore rien rapporté.
age-of-industry-board-figure-rails = Voies restantes
age-of-industry-board-figure-rails-means = Chemins de fer encore constructibles.
age-of-industry-board-figure-interest = Intérêts
age-of-industry-board-figure-interest-means = À payer pour les emprunts à la fin de cette manche.
age-of-industry-board-figure-railways = Revenu des voies
age-of-industry-board-figure-railways-means = Ce que les chemins de fer rapporteraient si la partie finissait maintenant.
age-of-industry-board-figure-worth = Fortune nette
age-of-industry-board-figure-worth-means = L’argent et le revenu des chemins de fer, moins le remboursement de tous les emprunts.
