### Textes d’Arkwright : Water Frame.

## Le jeu

water-frame-title = Arkwright : Water Frame
water-frame-about = Dirigez des usines de nourriture, de textile, de couverts et de lampes de 1770 à 1810 : embauchez des ouvriers, installez des machines, équilibrez prix et attrait, exportez vers les colonies, et terminez avec le paquet le plus précieux de vos propres actions.

## Décisions : noms courts

water-frame-decision-found-factory = Usine à fonder
water-frame-decision-set-price = Prix
water-frame-decision-sell-start-shares = Capital de départ
water-frame-decision-take-special = Marqueur spécial
water-frame-decision-assign-tile = Usine d’une tuile
water-frame-decision-choose-marker = Marqueur d’action
water-frame-decision-choose-space = Case du tableau administratif
water-frame-decision-choose-payment = Coût administratif
water-frame-decision-factory-step = Fermeture, modernisation, construction
water-frame-decision-inventor-fee = Redevance de l’Inventeur
water-frame-decision-use-developer = Utilisation du Promoteur
water-frame-decision-workers-step = Licenciement et embauche
water-frame-decision-warehouse-columns = Colonnes de l’entrepôt
water-frame-decision-warehouse-rows = Rangées de l’entrepôt
water-frame-decision-place-machine = Installation de machines
water-frame-decision-relocate-worker = Déplacement des ouvriers remplacés
water-frame-decision-raise-quality = Hausse de la qualité
water-frame-decision-patent-mode = Utilisation du Brevet
water-frame-decision-raise-distribution = Hausse de la distribution
water-frame-decision-free-raise = Hausse gratuite de la distribution
water-frame-decision-stock-menu = Bourse
water-frame-decision-stock-count = Nombre à la Bourse
water-frame-decision-contract-space = Taille du contrat
water-frame-decision-ship-step = Livraison par navire
water-frame-decision-choose-production = Action Production
water-frame-decision-use-extra-shifts = Utilisation des Heures supplémentaires
water-frame-decision-return-tile = Tuile à rendre
water-frame-decision-replace-ship = Navire à remplacer
water-frame-decision-discard-good = Marchandise à défausser
water-frame-decision-sale-call = Vente
water-frame-decision-close-row = Fermeture d’une rangée grâce à l’École
water-frame-decision-sell-to-patron = Vente au Client
water-frame-decision-ship-contract = Exportation pour un contrat
water-frame-decision-charisma-start = Utilisation de Charisme
water-frame-decision-broker-menu = Opérations du Courtier
water-frame-decision-harbor-step = Entrepôt et navires en fin de décennie
water-frame-decision-event-choice = Choix de l’événement
water-frame-decision-name-start-player = Prochain premier joueur
water-frame-decision-over = Partie terminée

## Décisions : que faire maintenant

water-frame-ask-found-factory = Choisissez la marchandise de l’usine que vous fondez.
water-frame-ask-set-price = Fixez le prix ({ $good }) ; chaque livre de plus coûte un point d’attrait.
water-frame-ask-sell-start-shares = Choisissez combien d’actions vendre pour votre capital de départ ; il doit payer les deux usines.
water-frame-ask-take-special = Prenez un marqueur spécial (tuile, marqueur gris ou navire), choisissez une autre possibilité, ou ne prenez rien.
water-frame-ask-assign-tile = Choisissez l’usine où agit cette tuile : { $tile }.
water-frame-ask-choose-marker = Choisissez le marqueur d’action de votre tour ; un marqueur déjà sur le tableau coûte un supplément.
water-frame-ask-choose-space = Choisissez la case du tableau administratif pour ce marqueur : { $marker }.
water-frame-ask-choose-payment = Choisissez le coût administratif que vous payez pour ce marqueur : { $marker }.
water-frame-ask-factory-step = Fermez, modernisez et construisez autant d’usines que vous voulez, puis terminez ; facture actuelle : { $bill } £.
water-frame-ask-inventor-fee = Vous avez utilisé l’Inventeur : rendez la tuile, ou payez { $fee } £ pour la garder.
water-frame-ask-use-developer = Décidez si vous rendez le Promoteur pour une remise sur chaque usine construite ou modernisée.
water-frame-ask-workers-step = Licenciez des ouvriers, puis embauchez-en dans les rangées, puis placez-en à l’entrepôt ; ou terminez.
water-frame-ask-warehouse-columns = Choisissez les colonnes de l’entrepôt qui ont désormais un ouvrier.
water-frame-ask-warehouse-rows = Choisissez combien de rangées de l’entrepôt ont désormais un ouvrier.
water-frame-ask-place-machine = Choisissez la rangée où une machine remplace un ouvrier, ou terminez ; machines restantes : { $left }.
water-frame-ask-relocate-worker = Choisissez une case libre pour un ouvrier remplacé, ou laissez licencier les autres ; ouvriers restants : { $left }.
water-frame-ask-raise-quality = Choisissez l’usine dont la qualité monte de 1, ou terminez ; niveaux restants : { $left }.
water-frame-ask-patent-mode = Utilisez le Brevet pour { $pounds } £ de plus, ou rendez-le pour des pas gratuits de distribution : { $steps }.
water-frame-ask-raise-distribution = Choisissez l’usine dont la distribution monte de 1, ou terminez ; un pas coûte son nouveau niveau ; reste : { $left } £.
water-frame-ask-free-raise = Choisissez l’usine dont la distribution monte gratuitement de 1, ou terminez ; pas gratuits restants : { $left }.
water-frame-ask-stock-menu = Vendez des marchandises, remboursez des emprunts, vendez ou achetez des actions, signez des contrats ; ensuite, terminez.
water-frame-ask-stock-count = Choisissez le nombre : { $what }.
water-frame-ask-contract-space = Choisissez la taille de votre contrat ({ $good }).
water-frame-ask-ship-step = Livrez des contrats avec ce navire, ou terminez ; place restante : { $capacity }.
water-frame-ask-choose-production = Choisissez l’usine qui produit pour l’entrepôt, et le nombre de rangées.
water-frame-ask-use-extra-shifts = Décidez si vous rendez les Heures supplémentaires pour une marchandise de plus.
water-frame-ask-return-tile = Vous avez trop de tuiles : choisissez celle que vous rendez.
water-frame-ask-replace-ship = Vos deux quais sont occupés : choisissez le navire qui repart.
water-frame-ask-discard-good = Il y a trop de marchandises pour vos entrepôts : choisissez la sorte dont une unité est perdue.
water-frame-ask-sale-call = C’est à vous dans la vente ({ $good }) : choisissez que faire.
water-frame-ask-close-row = Décidez si l’École ferme la dernière rangée occupée ({ $good }) : elle ne produit rien et ne coûte rien.
water-frame-ask-sell-to-patron = Décidez si vous vendez une marchandise de plus au Client ({ $good }).
water-frame-ask-ship-contract = Décidez si vous livrez maintenant votre contrat ({ $good }).
water-frame-ask-charisma-start = Rendez Charisme pour nommer le prochain premier joueur, ou gardez-le.
water-frame-ask-broker-menu = Le Courtier vous permet de vendre des marchandises et de vendre ou d’acheter des actions ; ensuite, terminez.
water-frame-ask-harbor-step = Rendez des navires à équipage et licenciez des ouvriers de l’entrepôt, ou terminez.
water-frame-ask-patent-fair = Événement « { $event } » : vous pouvez prendre un marqueur spécial (tuile, marqueur gris ou navire) sans action, ou ne rien prendre.
water-frame-ask-event-choice = Événement « { $event } » : { $chance }, ou répondez non.
water-frame-ask-name-start-player = Votre paquet d’actions vaut le moins : nommez le premier joueur de la prochaine décennie.
water-frame-ask-over = La partie est terminée ; il n’y a plus rien à décider.

## Coups

water-frame-move-found = Fonder une usine de { $good }
water-frame-move-price = Prix ({ $good }) : { $price } £
water-frame-move-sell-start =
    { $shares ->
        [0] Ne vendre aucune action
        [one] Vendre { $shares } action
       *[other] Vendre { $shares } actions
    }
water-frame-move-take-nothing = Ne rien prendre
water-frame-move-take-tile = Prendre la tuile { $tile }
water-frame-move-take-grey =
    { $row ->
        [1] Prendre un marqueur gris clair de la rangée 1 du plateau : { $grey }
        [2] Prendre un marqueur gris clair de la rangée 2 du plateau : { $grey }
       *[other] Prendre un marqueur gris foncé de la rangée { $row } du plateau : { $grey }
    }
water-frame-move-take-ship = Prendre un navire de capacité { $capacity }
water-frame-move-reassign = Déplacer cette tuile vers une autre usine : { $tile }
water-frame-move-broker-buy =
    { $shares ->
        [one] Rendre le Courtier et acheter { $shares } action à moitié prix
       *[other] Rendre le Courtier et acheter { $shares } actions à moitié prix
    }
water-frame-move-assign = À l’usine de { $good }
water-frame-move-use = Marqueur d’action : { $marker }
water-frame-move-put = Sur la case à { $cost } £
water-frame-move-pay = Payer { $pounds } £
water-frame-move-close = Fermer l’usine de { $good }
water-frame-move-modernise = Moderniser l’usine de { $good } d’un niveau
water-frame-move-build = Construire une usine de { $good } de niveau { $level }
water-frame-move-done = Terminer
water-frame-move-return-inventor = Rendre l’Inventeur
water-frame-move-pay-inventor = Payer la redevance et garder l’Inventeur
water-frame-move-no = Non
water-frame-move-yes = Oui
water-frame-move-fire =
    { $workers ->
        [one] Licencier { $workers } ouvrier de l’usine de { $good }
       *[other] Licencier { $workers } ouvriers de l’usine de { $good }
    }
water-frame-move-hire =
    { $workers ->
        [one] Embaucher { $workers } ouvrier : { $good }, rangée { $row }
       *[other] Embaucher { $workers } ouvriers : { $good }, rangée { $row }
    }
water-frame-move-man-warehouse = Placer des ouvriers à l’entrepôt
water-frame-move-columns = Colonnes avec un ouvrier : { $columns }
water-frame-move-rows = Rangées avec un ouvrier : { $rows }
water-frame-move-mechanise = Une machine : { $good }, rangée { $row }
water-frame-move-relocate = Un ouvrier vers : { $good }, rangée { $row }
water-frame-move-stay-fired = Laisser licencier les autres
water-frame-move-raise-quality = Qualité +1 à l’usine de { $good }
water-frame-move-add-two = Garder le Brevet et utiliser ses livres en plus
water-frame-move-return-for-two = Rendre le Brevet pour des pas gratuits de distribution
water-frame-move-raise-distribution = Distribution +1 à l’usine de { $good }
water-frame-move-free-raise = Distribution +1 gratuite à l’usine de { $good }
water-frame-move-sell-goods = Vendre des marchandises entreposées : { $good }
water-frame-move-repay = Rembourser des emprunts
water-frame-move-sell-shares = Vendre des actions
water-frame-move-buy-shares = Acheter des actions
water-frame-move-contract = Signer ou augmenter un contrat : { $good }
water-frame-move-count = Nombre : { $count }
water-frame-move-contract-space =
    { $space ->
        [one] Contrat pour { $space } marchandise
       *[other] Contrat pour { $space } marchandises
    }
water-frame-move-fulfil = Livrer { $goods } × { $good }
water-frame-move-no-production = Ne rien produire
water-frame-move-produce =
    { $rows ->
        [1] Produire dans la rangée 1 de l’usine de { $good }
       *[other] Produire dans les rangées 1 à { $rows } de l’usine de { $good }
    }
water-frame-move-return-tile = Rendre la tuile { $tile }
water-frame-move-replace-ship = Remplacer le navire du quai { $pier }
water-frame-move-discard = Défausser une marchandise : { $good }
water-frame-move-sell-own = Vendre une marchandise de votre production
water-frame-move-close-row = Fermer la dernière rangée occupée grâce à l’École
water-frame-move-sell-stored = Vendre une marchandise entreposée
water-frame-move-extra-shift = Rendre les Heures supplémentaires, produire une marchandise de plus et la vendre
water-frame-move-stop = Ne plus rien vendre
water-frame-move-name-start = Prochain premier joueur : { $seat }
water-frame-move-return-ship = Rendre le navire du quai { $pier } et licencier son équipage
water-frame-move-fire-column = Licencier l’ouvrier de la colonne de l’entrepôt : { $good }
water-frame-move-fire-row = Licencier l’ouvrier d’une rangée de l’entrepôt
water-frame-move-lower-importer = Reculer l’importateur de { $good }
water-frame-move-promote = Distribution +1 à l’usine de { $good }
water-frame-move-buy-one = Acheter une action

## Événements

water-frame-event-founded = { $seat } fonde une usine de { $good }.
water-frame-event-cycle-began = { $year }, manche de { $good } : la manche commence ; premier joueur : { $start }.
water-frame-event-economy-moved = Économie : l’importateur de { $good } est maintenant à { $importer } ; ouvriers revenus sur le marché du travail : { $workers }.
water-frame-event-marker-used =
    { $fee ->
        [0] { $seat } utilise le marqueur { $marker } ; coût administratif { $pounds } £.
       *[other] { $seat } réutilise le marqueur { $marker } ; coût administratif { $pounds } £ et supplément { $fee } £.
    }
water-frame-event-paid = { $seat } paie { $pounds } £ : { $reason }.
water-frame-event-received = { $seat } reçoit { $pounds } £ : { $reason }.
water-frame-event-emergency-sale =
    { $shares ->
        [one] { $seat } doit vendre { $shares } action en urgence pour { $pounds } £ ; la valeur de l’action recule à la case { $space }.
       *[other] { $seat } doit vendre { $shares } actions en urgence pour { $pounds } £ ; la valeur de l’action recule à la case { $space }.
    }
water-frame-event-borrowed =
    { $loans ->
        [one] { $seat } doit contracter { $loans } emprunt de { $pounds } £ ; la valeur de l’action recule à la case { $space }.
       *[other] { $seat } doit contracter { $loans } emprunts, soit { $pounds } £ ; la valeur de l’action recule à la case { $space }.
    }
water-frame-event-repaid =
    { $loans ->
        [one] { $seat } rembourse { $loans } emprunt avec { $pounds } £.
       *[other] { $seat } rembourse { $loans } emprunts avec { $pounds } £.
    }
water-frame-event-closed = { $seat } ferme l’usine de { $good }.
water-frame-event-modernised = { $seat } modernise l’usine de { $good } au niveau { $level }.
water-frame-event-built = { $seat } construit une usine de { $good } de niveau { $level }.
water-frame-event-fired =
    { $workers ->
        [one] { $seat } licencie { $workers } ouvrier de l’usine de { $good }.
       *[other] { $seat } licencie { $workers } ouvriers de l’usine de { $good }.
    }
water-frame-event-hired =
    { $workers ->
        [one] { $seat } embauche { $workers } ouvrier : { $good }, rangée { $row }.
       *[other] { $seat } embauche { $workers } ouvriers : { $good }, rangée { $row }.
    }
water-frame-event-warehouse-manned = { $seat } place des ouvriers à l’entrepôt ; colonnes avec un ouvrier : { $columns }, rangées : { $rows }.
water-frame-event-column-fired = { $seat } licencie l’ouvrier d’une colonne de l’entrepôt : { $good }.
water-frame-event-row-fired = { $seat } licencie l’ouvrier d’une rangée de l’entrepôt.
water-frame-event-mechanised = { $seat } remplace un ouvrier par une machine : { $good }, rangée { $row }.
water-frame-event-relocated = { $seat } déplace un ouvrier remplacé : { $good }, rangée { $row }.
water-frame-event-quality-raised = { $seat } monte le marqueur Qualité à { $level } ({ $good }).
water-frame-event-distribution-raised = { $seat } monte la distribution à { $level } ({ $good }).
water-frame-event-price-set = { $seat } fixe le prix ({ $good }) à { $price } £ et l’attrait à { $appeal }.
water-frame-event-distribution-faded = { $seat } : la distribution baisse à { $level } ({ $good }).
water-frame-event-price-forced = { $seat } : le prix ({ $good }) baisse à { $price } £, car l’attrait ne peut pas passer sous 0 ; la valeur de l’action recule à la case { $space }.
water-frame-event-tile-taken = { $seat } prend la tuile { $tile }.
water-frame-event-tile-returned = { $seat } rend la tuile { $tile }.
water-frame-event-tile-assigned = { $seat } place la tuile { $tile } à l’usine de { $good }.
water-frame-event-inventor-kept = { $seat } garde l’Inventeur pour { $fee } £.
water-frame-event-grey-taken = { $seat } prend un marqueur gris de la rangée { $row } du plateau : { $marker }.
water-frame-event-ship-taken = { $seat } prend un navire de capacité { $capacity } au quai { $pier }.
water-frame-event-ship-replaced = { $seat } remplace le navire de capacité { $old } du quai { $pier } par un navire de capacité { $capacity }.
water-frame-event-ship-returned = { $seat } rend le navire de capacité { $capacity } du quai { $pier } et licencie son équipage.
water-frame-event-sold-shares =
    { $shares ->
        [one] { $seat } vend { $shares } action pour { $pounds } £.
       *[other] { $seat } vend { $shares } actions pour { $pounds } £.
    }
water-frame-event-bought-shares =
    { $shares ->
        [one] { $seat } achète { $shares } action pour { $pounds } £.
       *[other] { $seat } achète { $shares } actions pour { $pounds } £.
    }
water-frame-event-sold-goods = { $seat } vend { $goods } × { $good } de l’entrepôt pour { $pounds } £.
water-frame-event-contract-placed = { $seat } signe un contrat pour { $space } × { $good }.
water-frame-event-contract-moved = { $seat } n’a pas livré son contrat ({ $good }) ; il porte maintenant sur { $space } ; valeur de l’action à la case { $indicator }.
water-frame-event-shipped = { $seat } exporte { $goods } × { $good } pour { $pounds } £ ; valeur de l’action à la case { $space } (navires comptés : { $ships }).
water-frame-event-made = { $seat } produit { $goods } × { $good }.
water-frame-event-sold-unit = { $seat } vend 1 × { $good } au niveau d’attrait { $level }.
water-frame-event-importer-sold-unit = L’importateur vend 1 × { $good } au niveau d’attrait { $level }.
water-frame-event-row-closed = { $seat } ferme la dernière rangée occupée grâce à l’École ({ $good }) ; marchandises en moins : { $goods }.
water-frame-event-sold-to-patron = { $seat } vend 1 × { $good } au Client.
water-frame-event-sale-ended = La vente de { $good } est terminée ; ventes de l’importateur : { $importer }.
water-frame-event-sold = { $seat } a vendu { $goods } × { $good } pour { $pounds } £.
water-frame-event-shares-rose =
    { $steps ->
        [one] Valeur de l’action de { $seat } : elle monte de { $steps } case
       *[other] Valeur de l’action de { $seat } : elle monte de { $steps } cases
    }{ $appeal ->
        [0] { "" }
       *[other] { " " }(meilleur attrait +{ $appeal })
    }{ $most ->
        [0] { "" }
       *[other] { " " }(plus de ventes +{ $most })
    }, à la case { $space }.
water-frame-event-stored = { $seat } entrepose { $goods } × { $good }.
water-frame-event-lost = { $seat } perd { $goods } × { $good }, faute d’entrepôt.
water-frame-event-start-named = { $seat } devient premier joueur.
water-frame-event-decade-ended = La décennie { $year } se termine ; tous les marqueurs quittent le tableau administratif.
water-frame-event-happened = Événement de { $year } : { $event }.
water-frame-event-workers-returned = Ouvriers licenciés qui reviennent sur le marché du travail : { $workers }.
water-frame-event-workers-left = Ouvriers licenciés qui quittent la partie : { $workers }.
water-frame-event-importer-lowered = { $seat } recule l’importateur de { $good } à { $importer }.
water-frame-event-became-obsolete = { $seat } : l’usine de { $good } devient obsolète ; ouvriers supplémentaires qui arrivent : { $workers }.
water-frame-event-marks-charged = { $seat } a embauché trop tard ; usines marquées : { $factories } ; actions perdues : { $shares } ; la valeur de l’action recule à la case { $space }.
water-frame-event-contracts-failed = { $seat } a encore des contrats ; recul en cases : { $spaces } ; valeur de l’action à la case { $space }.
water-frame-event-scored =
    { $loans ->
        [0] { $seat } : { $shares } × { $value } £ par action ; résultat { $result }.
       *[other] { $seat } : { $shares } × { $value } £ par action ; résultat { $result }, mais la partie est perdue, car il reste des emprunts : { $loans }.
    }

## Motifs des paiements

water-frame-label-for-foundations = les deux usines fondées
water-frame-label-for-administration = administration
water-frame-label-for-factories = construction et modernisation
water-frame-label-for-production = salaires et machines
water-frame-label-for-engineering-works = Fabrique de machines
water-frame-label-for-inventor = Inventeur
water-frame-label-for-harbor = équipages et ouvriers de l’entrepôt
water-frame-label-for-missing-workers = ouvriers supplémentaires introuvables
water-frame-label-for-event = événement

## Ce qui se compte à la Bourse

water-frame-label-loans-to-repay = emprunts à rembourser
water-frame-label-shares-to-sell = actions à vendre
water-frame-label-shares-to-buy = actions à acheter
water-frame-label-goods-to-sell = marchandises entreposées à vendre ({ $good })

## Occasions des événements

water-frame-label-lobby-chance = vous pouvez reculer un importateur
water-frame-label-canal-boom-chance = vous pouvez monter la distribution d’une de vos usines
water-frame-label-share-fever-chance = vous pouvez acheter une action

## Vendeurs

water-frame-label-calls-at = [{ $level }] { $sellers }
water-frame-label-the-importer = importateur

## Refus : pourquoi pas

water-frame-refusal-other-decision = Ce coup appartient à un autre moment ; à décider maintenant : { $decision }.
water-frame-refusal-factory-stands = Vous avez déjà une usine de { $good }, et une seule par marchandise est permise.
water-frame-refusal-no-factory = Vous n’avez pas d’usine de { $good }.
water-frame-refusal-price-range = Le prix doit aller ici de { $low } £ à { $high } £ : l’attrait ne peut pas passer sous 0, et les cases des marchandises entreposées sont prises.
water-frame-refusal-other-factory = Prix demandé maintenant : { $good }. Les prix se fixent de la nourriture aux lampes, une fois chacun, et seulement ceux que cette action permet de fixer.
water-frame-refusal-shares-range = Vous devez vendre de { $low } à { $high } actions, pour pouvoir payer les deux usines.
water-frame-refusal-tile-owned = Vous possédez déjà la tuile { $tile }, et une seule de chaque sorte est permise.
water-frame-refusal-tile-gone = La réserve ne contient aucune tuile { $tile }.
water-frame-refusal-tile-not-owned = Vous ne possédez pas la tuile { $tile }.
water-frame-refusal-grey-owned = Vous possédez déjà ce marqueur gris : { $marker }.
water-frame-refusal-grey-gone = Il ne reste aucun marqueur gris de cette sorte dans cette rangée du plateau.
water-frame-refusal-row-too-high = Ceci se trouve dans la rangée { $row } du plateau ; pour l’instant, vous ne pouvez prendre que jusqu’à la rangée { $most }.
water-frame-refusal-ship-gone = Il ne reste aucun navire de capacité { $capacity }.
water-frame-refusal-ship-too-small = Les deux quais sont occupés, et ce navire n’est pas plus grand que l’un des vôtres.
water-frame-refusal-no-crew = Équipage à embaucher pour le navire : { $crew } ; ouvriers disponibles : { $found }.
water-frame-refusal-nowhere-else = Vous n’avez pas d’autre usine pour cette tuile : { $tile }.
water-frame-refusal-not-now = Ce n’est pas possible à ce moment.
water-frame-refusal-not-before-the-start = Avant le début, on ne peut prendre qu’une tuile, un marqueur gris clair ou un navire.
water-frame-refusal-no-passing = On ne peut pas passer : choisissez un marqueur d’action ; l’action elle-même peut rester sans effet.
water-frame-refusal-no-other-payment = La case fixe ce que vous payez ; on ne peut pas payer plus pour faire plus.
water-frame-refusal-harbor-later = Les ouvriers de l’entrepôt et les équipages ne peuvent être licenciés qu’à la fin de la décennie.
water-frame-refusal-no-price-now = Les prix ne changent qu’après les actions Usine, Qualité, Distribution et Production, quand ils sont demandés.
water-frame-refusal-free-pier = Un de vos quais est libre : aucun navire n’est donc remplacé.
water-frame-refusal-not-a-seller = Seuls les joueurs qui ont une usine de la marchandise active participent à sa vente.
water-frame-refusal-sale-stopped = Vous avez cessé de vendre et n’êtes plus appelé pendant cette vente.
water-frame-refusal-other-contract = Seuls les contrats de la marchandise active peuvent être livrés pendant sa phase de production.
water-frame-refusal-no-warehouse-now = Les ouvriers de l’entrepôt ne sont ni embauchés ni déplacés pendant la phase de production.
water-frame-refusal-no-broker-now = Le Courtier ne peut pas servir pendant cet événement.
water-frame-refusal-has-loans = Il faut d’abord rembourser tous vos emprunts ; il en reste { $loans }.
water-frame-refusal-too-dear = Cela coûte { $price } £ comptant ; vous avez { $cash } £.
water-frame-refusal-shares-full = On ne peut pas posséder plus de { $most } actions.
water-frame-refusal-assigned-there = La tuile est déjà à l’usine de { $good }.
water-frame-refusal-marker-not-owned = Vous ne possédez pas ce marqueur : { $marker }.
water-frame-refusal-same-ship = Ce navire est pareil à votre autre navire, qui est déjà dans la liste.
water-frame-refusal-no-space-for-marker = Aucune case du tableau ne peut servir maintenant pour ce marqueur : { $marker }.
water-frame-refusal-space-taken = Un autre de vos marqueurs occupe cette case.
water-frame-refusal-space-of-marker = Le marqueur est déjà sur le tableau et ne peut servir que là où il se trouve.
water-frame-refusal-space-closed = La Bureaucratie a fermé cette case ; seul l’Administrateur l’ouvre.
water-frame-refusal-ship-space-too-cheap = Le navire a une capacité de { $capacity } : il faut payer au moins autant de livres pour lui.
water-frame-refusal-payment-range = On peut payer de { $low } £ à { $high } £ pour cette case.
water-frame-refusal-too-late-in-action = Ces étapes se font dans l’ordre fixe de la liste ; il est trop tard pour celle-ci.
water-frame-refusal-just-built = L’usine de { $good } a été construite pendant cette action et ne peut pas y être fermée.
water-frame-refusal-top-level = L’usine est au niveau { $level }, le plus haut possible pour vous maintenant.
water-frame-refusal-level-too-high = Le niveau { $level } ne peut pas encore être construit ; le plus haut de cette décennie est { $most }.
water-frame-refusal-closed-level = Vous avez fermé une usine de { $good } de niveau { $level } pendant cette action ; la même ne peut pas être reconstruite.
water-frame-refusal-too-few-workers = Ouvriers nécessaires : { $needs } ; ouvriers disponibles : { $found }.
water-frame-refusal-inventor-used-up = Toutes les redevances de l’Inventeur ont été payées ; il faut maintenant rendre la tuile.
water-frame-refusal-too-few-to-fire = La rangée 1 doit rester complète, et les ouvriers supplémentaires ne peuvent pas être licenciés ; ouvriers que vous pouvez y licencier : { $most }.
water-frame-refusal-row-full = La rangée { $row } de l’usine de { $good } n’a pas autant de cases libres.
water-frame-refusal-fired-there = Vous avez licencié des ouvriers dans la rangée { $row } de l’usine de { $good } et ne pouvez pas y embaucher pendant la même action.
water-frame-refusal-warehouse-workers = Les ouvriers de l’entrepôt peuvent être déplacés ou embauchés, pas licenciés : il en faut en tout de { $least } à { $most }.
water-frame-refusal-no-machines-left =
    { $allowed ->
        [0] Ce que vous avez payé ne suffit pas pour une machine.
        [one] Ce que vous avez payé suffit pour { $allowed } machine, et elle est installée.
       *[other] Ce que vous avez payé suffit pour { $allowed } machines, et elles sont installées.
    }
water-frame-refusal-no-machine-space = La rangée { $row } de l’usine de { $good } n’a pas de case libre pour une machine.
water-frame-refusal-last-worker = Une machine demande un ouvrier à remplacer et un autre qui reste : { $good }, rangée { $row }.
water-frame-refusal-no-free-space = La rangée { $row } de l’usine de { $good } n’a pas de case libre.
water-frame-refusal-no-levels-left =
    { $allowed ->
        [0] Ce que vous avez payé ne suffit pas pour un niveau de qualité.
        [one] Ce que vous avez payé suffit pour { $allowed } niveau, et il est utilisé.
       *[other] Ce que vous avez payé suffit pour { $allowed } niveaux, et ils sont utilisés.
    }
water-frame-refusal-marker-at-top = Le marqueur de l’usine de { $good } ne peut pas dépasser { $most }.
water-frame-refusal-too-few-pounds = Ce pas demande { $needs } £ ; reste : { $left } £.
water-frame-refusal-nothing-stored = Vous n’avez rien de cette sorte dans vos entrepôts : { $good }.
water-frame-refusal-no-loans = Vous n’avez pas d’emprunt.
water-frame-refusal-no-shares = Vous n’avez pas d’action.
water-frame-refusal-top-contract = Votre contrat est déjà sur la dernière case : { $good }.
water-frame-refusal-count-range = Le maximum possible ici est { $most }.
water-frame-refusal-contract-lower = Un contrat ne fait que monter, et seulement sur les cases de la piste ; le vôtre est à { $space }.
water-frame-refusal-no-contract = Vous n’avez pas de contrat de cette sorte : { $good }.
water-frame-refusal-other-amount = Le contrat porte sur { $value } : il se livre en entier et exactement ; seul l’Agent aux colonies permet une marchandise de plus ou de moins.
water-frame-refusal-too-few-goods = Vous avez trop peu de ces marchandises : { $have }.
water-frame-refusal-ship-full = Cela ne tient pas ; place restante dans les navires : { $left }.
water-frame-refusal-row-not-full = La rangée { $row } de l’usine de { $good } n’est pas complète ; toutes les rangées jusqu’à la dernière choisie doivent l’être.
water-frame-refusal-rows-of-marker =
    { $most ->
        [one] Ce marqueur produit dans { $most } rangée au plus.
       *[other] Ce marqueur produit dans { $most } rangées au plus.
    }
water-frame-refusal-not-an-old-tile = La tuile qui vient d’être prise ne peut pas être celle que l’on rend.
water-frame-refusal-not-replaceable = Le nouveau navire n’est pas plus grand que celui-ci.
water-frame-refusal-nothing-to-discard = Aucune marchandise de cette sorte n’est à défausser maintenant : { $good }.
water-frame-refusal-must-sell = Les marchandises fraîchement produites doivent d’abord être vendues ; on ne peut pas refuser.
water-frame-refusal-nothing-own-left = Votre propre production est épuisée.
water-frame-refusal-no-school = Il faut l’École, et il doit rester exactement ce que produit la dernière rangée occupée.
water-frame-refusal-nothing-made = Les Heures supplémentaires demandent une usine qui a produit au moins une marchandise dans cette production.
water-frame-refusal-first-call-only = Ce n’est pas possible à cet appel ; les Heures supplémentaires ne servent qu’au premier appel où votre production est épuisée.
water-frame-refusal-no-crew-on-ship = Seul un navire à équipage peut être rendu.
water-frame-refusal-not-manned = Aucun de vos ouvriers ne se trouve là.
water-frame-refusal-not-this-event = L’événement actuel ne le permet pas.

## Libellés du plateau

water-frame-label-preparation = 1760 · préparation
water-frame-label-market = { $year } · marchandise active : { $good }
water-frame-label-start = Premier joueur : { $seat }
water-frame-label-workers = Marché du travail, ouvriers : { $market } · licenciés : { $fired } · salaire : { $wage } £
water-frame-label-levels = Plus haut niveau d’usine : { $factory } · plus haute rangée du plateau : { $mat }
water-frame-label-events = Événements connus : { $events }
water-frame-label-event-of = { $year } { $event }
water-frame-label-events-blank = Seuls Bureaucratie et Fin de la partie ont un effet ; les autres événements sont sans effet (option « events »).
water-frame-label-events-reconstructed = Les effets de tous les événements, sauf Bureaucratie et Fin de la partie, sont reconstitués (option « events »).
water-frame-label-bureaucracy-acts = Bureaucratie : la case la moins chère du tableau est fermée sans l’Administrateur.
water-frame-label-good = March.
water-frame-label-demand = Demande
water-frame-label-importer = Import.
water-frame-label-appeal-of = Attrait J{ $number }
water-frame-label-companies = Entreprises
water-frame-label-seat = Joueur
water-frame-label-seat-row = J{ $number } { $seat }
water-frame-label-cash = £
water-frame-label-shares = Actions
water-frame-label-space = Case
water-frame-label-value = Valeur
water-frame-label-loans = Empr.
water-frame-label-ships = Navires
water-frame-label-result = Résultat
water-frame-label-holdings = J{ $number } tuiles : { $tiles } · en stock : { $stored } · contrats : { $contracts }
water-frame-label-tile-at = { $tile } ({ $good })
water-frame-label-chart = Tableau administratif
water-frame-label-chart-of = J{ $number }
water-frame-label-ship-on-chart = Navire ({ $capacity })
water-frame-label-pounds = { $pounds } £
water-frame-label-factories = Usines de { $seat }
water-frame-label-factory = Usine
water-frame-label-level = Niv.
water-frame-label-base = Base
water-frame-label-quality = Qual.
water-frame-label-distribution = Distr.
water-frame-label-price = Prix
water-frame-label-appeal = Attrait
water-frame-label-rows = Rangées 1 à 4
water-frame-label-makes = Prod.
water-frame-label-extra = Suppl.
water-frame-label-row-cell =
    { $machines ->
        [0] { $workers }/{ $size }
       *[other] { $workers }+{ $machines }/{ $size }
    }
water-frame-label-rows-legend = Rangées : ouvriers + machines / cases ; seule une rangée complète produit. Base + qualité + distribution − prix = attrait.
water-frame-label-marked = Marquées pour embauche tardive, une perte à la fin sans action Production : { $goods }
water-frame-label-greys = Marqueurs gris : { $markers }
water-frame-label-warehouse = Grand entrepôt · colonnes avec un ouvrier : { $columns } · rangées avec un ouvrier : { $rows }
water-frame-label-supply = Réserve de marqueurs spéciaux
water-frame-label-tiles-left = Tuiles : { $tiles }
water-frame-label-mat-row = Rangée
water-frame-label-light-row = { $row } clair
water-frame-label-dark-row = { $row } foncé
water-frame-label-greys-left = Marqueurs gris
water-frame-label-ships-left = Navires
water-frame-label-ships-of = { $left } × capacité { $capacity } (équipage { $crew })
water-frame-label-reconstructed-note = Beaucoup de valeurs imprimées et tous les événements sauf deux de ce jeu sont reconstitués et peuvent différer : « lineshaft sheet water-frame --provenance » les énumère.

## Prévisions

water-frame-brings-earns = +{ $pounds } £
water-frame-brings-saves = épargne { $pounds } £
water-frame-brings-costs = −{ $pounds } £
water-frame-brings-delivery =
    { $ships ->
        [0] +{ $pounds } £, valeur de l’action inchangée
       *[other] +{ $pounds } £, action ramenée à la case { $space }
    }
water-frame-forecast-assumed = Si chaque production avait lieu maintenant. Hypothèses : personne n’utilise de tuile, ne vend de marchandises entreposées ni n’exporte.
water-frame-forecast-machines-bought = { $marker }, en payant { $cost } £{ $fee ->
    [0] {""}
   *[other] {" "}et { $fee } £ de supplément
} : { $buys ->
    [one] { $buys } machine
   *[other] { $buys } machines
}
water-frame-forecast-levels-bought = { $marker }, en payant { $cost } £{ $fee ->
    [0] {""}
   *[other] {" "}et { $fee } £ de supplément
} : { $buys ->
    [one] { $buys } niveau de qualité
   *[other] { $buys } niveaux de qualité
}
water-frame-forecast-pounds-bought = { $marker }, en payant { $cost } £{ $fee ->
    [0] {""}
   *[other] {" "}et { $fee } £ de supplément
} : { $buys } £ pour des niveaux de distribution
water-frame-forecast-price-outlook = Avec un prix de { $price } £ : attrait { $appeal }, production { $made }, ventes { $sold } (invendues { $unsold }) = { $income } £ ; coûts { $cost } £ ; valeur de l’action +{ $steps }{ $best ->
        [0] { "" }
       *[other] { " " }(meilleur attrait +{ $best })
    }{ $most ->
        [0] { "" }
       *[other] { " " }(plus de ventes +{ $most })
    }, à la case { $space } ; paquet d’actions { $portfolio } £{ $shares ->
        [0] { "" }
       *[other] { " " }; actions vendues en urgence : { $shares }
    }{ $loans ->
        [0] { "" }
       *[other] { " " }; nouveaux emprunts : { $loans }
    }
water-frame-forecast-good-outlook = { $good } : demande { $demand } ; importateur à { $importer }, ventes { $sells }
water-frame-forecast-calls-outlook = { $good }, vente par vente, le niveau d’attrait entre crochets : { $calls }
water-frame-forecast-sale-outlook = { $seat }, { $good } à { $price } £ : attrait { $appeal }, production { $made }, ventes { $sold } (invendues { $unsold }) = { $income } £ ; coûts { $cost } £ ; valeur de l’action +{ $steps }{ $best ->
        [0] { "" }
       *[other] { " " }(meilleur attrait +{ $best })
    }{ $most ->
        [0] { "" }
       *[other] { " " }(plus de ventes +{ $most })
    }, à la case { $space } ; paquet d’actions { $portfolio } £{ $shares ->
        [0] { "" }
       *[other] { " " }; actions vendues en urgence : { $shares }
    }{ $loans ->
        [0] { "" }
       *[other] { " " }; nouveaux emprunts : { $loans }
    }
water-frame-forecast-wage-outlook =
    { $hired ->
        [one] Salaire { $wage } £ ; il passe à { $next } £ après { $hired } embauche de plus
       *[other] Salaire { $wage } £ ; il passe à { $next } £ après { $hired } embauches de plus
    }
water-frame-forecast-wage-stays = Salaire { $wage } £ ; embaucher ne le change plus
water-frame-forecast-seat-outlook = { $seat } : paquet d’actions { $portfolio } £, résultat si la partie se terminait maintenant { $result } ; action à { $value } £, cases jusqu’à la prochaine livre : { $next } ; équipages et ouvriers de l’entrepôt en fin de décennie : { $harbor } £
water-frame-forecast-obsolete-next = { $seat } : obsolètes à la prochaine décennie sans modernisation : { $goods }
water-frame-forecast-contract-ready = { $seat } : contrat pour { $value } × { $good } ; disponibles après la vente : { $hand }, place dans les navires : { $capacity } ; en livrer { $goods } rapporte { $income } £ ; sinon il passe à { $next }, avec la valeur de l’action à la case { $space }
water-frame-forecast-contract-due = { $seat } : contrat pour { $value } × { $good } ; disponibles après la vente : { $hand }, place dans les navires : { $capacity } ; impossible de le livrer en entier, il passe alors à { $next }, avec la valeur de l’action à la case { $space }
water-frame-forecast-contract-lost = { $seat } : contrat pour { $value } × { $good } ; plus aucune production n’est à venir ; cases d’action perdues à la fin, s’il n’est pas livré : { $value }

## Marchandises

water-frame-good-food = nourriture
water-frame-good-clothes = textile
water-frame-good-cutlery = couverts
water-frame-good-lamps = lampes

## Tuiles Développement

water-frame-tile-accountant = Comptable
water-frame-tile-administrator = Administrateur
water-frame-tile-agent = Agent aux colonies
water-frame-tile-broker = Courtier
water-frame-tile-charisma = Charisme
water-frame-tile-developer = Promoteur
water-frame-tile-engineer = Ingénieur
water-frame-tile-engineering-works = Fabrique de machines
water-frame-tile-extra-shifts = Heures supplémentaires
water-frame-tile-foreman = Contremaître
water-frame-tile-inventor = Inventeur
water-frame-tile-office = Bureau commercial
water-frame-tile-patent = Brevet
water-frame-tile-patron-food = Client (nourriture)
water-frame-tile-patron-clothes = Client (textile)
water-frame-tile-patron-cutlery = Client (couverts)
water-frame-tile-patron-lamps = Client (lampes)
water-frame-tile-school = École
water-frame-tile-small-warehouse = Petit Entrepôt
water-frame-tile-workshop = Atelier

## Marqueurs gris du plateau

water-frame-grey-machinery = Machines
water-frame-grey-quality = Qualité
water-frame-grey-distribution = Distribution
water-frame-grey-production = Production

## Actions du tour

water-frame-action-factory = Usine
water-frame-action-workers = Ouvriers
water-frame-action-machinery = Machines
water-frame-action-quality = Qualité
water-frame-action-distribution = Distribution
water-frame-action-stock-exchange = Bourse
water-frame-action-production = Production
water-frame-action-ship = Navire

## Marqueurs d’action

water-frame-marker-factory = Usine
water-frame-marker-workers = Ouvriers
water-frame-marker-machinery = Machines
water-frame-marker-quality = Qualité
water-frame-marker-distribution = Distribution
water-frame-marker-stock-exchange = Bourse
water-frame-marker-light-machinery = Machines (clair)
water-frame-marker-light-quality = Qualité (clair)
water-frame-marker-light-distribution = Distribution (clair)
water-frame-marker-light-production = Production (clair)
water-frame-marker-dark-machinery = Machines (foncé)
water-frame-marker-dark-quality = Qualité (foncé)
water-frame-marker-dark-distribution = Distribution (foncé)
water-frame-marker-dark-production = Production (foncé)
water-frame-marker-first-ship = Navire du quai 1
water-frame-marker-second-ship = Navire du quai 2

## Événements des décennies

water-frame-happening-end-of-game = Fin de la partie
water-frame-happening-bureaucracy = Bureaucratie
water-frame-happening-lobby = Groupe de pression
water-frame-happening-war-on-the-continent = Guerre sur le continent
water-frame-happening-world-exhibition = Exposition universelle
water-frame-happening-navigation-acts = Actes de navigation
water-frame-happening-economic-crisis = Crise économique
water-frame-happening-hamburg-credit-crisis = Crise du crédit de Hambourg
water-frame-happening-opium-war = Guerre de l’opium
water-frame-happening-good-harvest = Bonne récolte
water-frame-happening-machine-breakers = Briseurs de machines
water-frame-happening-poor-relief = Secours aux pauvres
water-frame-happening-emigration = Émigration
water-frame-happening-canal-boom = Essor des canaux
water-frame-happening-patent-fair = Foire aux brevets
water-frame-happening-share-fever = Fièvre des actions
water-frame-happening-wage-strike = Grève pour les salaires

## Parties du jeu

water-frame-phase-first-foundation = Première fondation
water-frame-phase-second-foundation = Deuxième fondation
water-frame-phase-start-capital = Capital de départ
water-frame-phase-assignment = Usines des premières tuiles
water-frame-phase-turns = Tours
water-frame-phase-sale = Vente
water-frame-phase-after-sale = Après la vente
water-frame-phase-shipment = Exportation
water-frame-phase-storage = Entreposage
water-frame-phase-cycle-end = Fin de la manche
water-frame-phase-brokers = Courtiers
water-frame-phase-harbor = Port
water-frame-phase-events = Événement
water-frame-phase-decade-end = Fin de la décennie
water-frame-phase-over = Partie terminée

## Options de la table

water-frame-switch-setup = free : avant le début, chacun fonde deux usines, vend des actions et prend un marqueur spécial ; predetermined : usines, prix, actions, argent et tuiles sont fixés selon la place et le nombre de joueurs.
water-frame-switch-events = documented : seuls Bureaucratie et Fin de la partie ont un effet, les autres événements sont sans effet ; reconstructed : tous les événements ont un effet, la plupart de notre invention.
water-frame-switch-patrons = random : les Clients sont tirés comme les autres tuiles ; all_four : les quatre Clients sont toujours disponibles, avec moins d’autres tuiles.
water-frame-switch-predetermined-events = Pour la mise en place fixée ; fixed : chaque événement a sa décennie et il est connu ; shuffled : Groupe de pression, Guerre sur le continent et Exposition universelle sont attribués au hasard à 1770, 1780 et 1800.
water-frame-switch-timetable = Comment lire le calendrier imprimé, par décennie de 1770 à 1810 ; c : niveaux d’usine 1 2 3 4 4, rangées du plateau 1 2 2 3 3 ; b : les deux 1 2 3 4 4 ; a : les deux 1 2 2 3 3. Les niveaux qui deviennent obsolètes en découlent.

## Le plateau à l’écran

water-frame-board-parts = Parties du plateau
water-frame-board-part-market = Marché
water-frame-board-part-chart = Action
water-frame-board-part-company = Mon entreprise
water-frame-board-part-sale = La prochaine vente
water-frame-board-part-harbor = Port
water-frame-board-part-supply = Marqueurs spéciaux
water-frame-board-part-companies = Les autres
water-frame-board-part-track = Actions et calendrier
water-frame-board-part-asked = votre choix se fait ici
water-frame-board-market = Marché du travail et demande
water-frame-board-active = produite pendant ce cycle
water-frame-board-column = { $good } : demande { $demand }
water-frame-board-appeal-of = Attrait, { $good }
water-frame-board-appeal-at = { $seat } : attrait { $appeal }
water-frame-board-importer-at = Importateur : attrait { $appeal }
water-frame-board-wage = Salaire
water-frame-board-next-wage =
    { $hired ->
        [one] { $next } £ après { $hired } embauche de plus
       *[other] { $next } £ après { $hired } embauches de plus
    }
water-frame-board-fired = licenciés : { $fired }
water-frame-board-boxed = hors jeu : { $boxed }
water-frame-board-chart-help = En un geste : marqueur et case. À nouveau sur la même case : { $fee } £ de plus.
water-frame-board-cell = { $marker } sur la case à { $cost } £ : { $what }
water-frame-board-again = encore
water-frame-board-buys-machinery =
    { $buys ->
        [one] { $buys } machine
       *[other] { $buys } machines
    }
water-frame-board-buys-quality =
    { $buys ->
        [one] { $buys } niveau
       *[other] { $buys } niveaux
    }
water-frame-board-buys-distribution = { $buys } £ comptées
water-frame-board-buys-production =
    { $buys ->
        [one] { $buys } rangée
       *[other] jusqu’à { $buys } rangées
    }
water-frame-board-then-price = puis les prix
water-frame-board-then-special = puis un marqueur spécial
water-frame-board-turn = Votre tour, étape par étape
water-frame-board-step-space = Case et coût
water-frame-board-step-paid = Payé : { $pounds }
water-frame-board-step-main = Action principale
water-frame-board-step-additional = Action complémentaire
water-frame-board-step-used = { $used } sur { $allowed } utilisés
water-frame-board-step-bill = facture { $bill } £
water-frame-board-step-done = (fait)
water-frame-board-how-many = Combien
water-frame-board-level = Niveau { $level } : coût et qualité de base { $cost }
water-frame-board-obsolete = Obsolète ; ouvriers supplémentaires : { $extra }
water-frame-board-marked = Marquée : embauche trop tardive
water-frame-board-line = Rangée { $row } : ouvriers { $workers }, machines { $machines }, cases { $size } ; produit { $makes } si elle est complète
water-frame-board-worker = Ouvrier, { $good }, rangée { $row }
water-frame-board-machine = Machine
water-frame-board-place = Case libre, { $good }, rangée { $row } ; ouvriers jusqu’ici : { $workers }
water-frame-board-what-if-key = Avant de choisir un marqueur, désignez un prix, une place ou un niveau pour l’essayer : la barre montre la vente qui en résulterait.
water-frame-board-no-factory = Pas encore d’usine ; les rangées montrent le niveau I.
water-frame-board-close = Fermer
water-frame-board-fixed = Une marchandise en stock se vend { $price }
water-frame-board-equation = { $good } : base { $base } + qualité { $quality } + distribution { $distribution } − prix { $price } = attrait { $appeal }
water-frame-board-prices = Prix, { $good }
water-frame-board-price-brings = { $price } £ : attrait { $appeal }, ventes { $sold }, recette { $income } £, valeur des actions +{ $steps }
water-frame-board-price-short = ×{ $sold } ↑{ $steps }
water-frame-board-price-key = Chaque prix avec la vente qu’il donnerait maintenant : barre = recette, × = ventes, ↑ = cases d’action.
water-frame-board-cash = Argent
water-frame-board-shares = Actions propres : { $shares } sur { $all }
water-frame-board-to-next = { $spaces } jusqu’à la livre suivante
water-frame-board-portfolio = Portefeuille
water-frame-board-start = commence
water-frame-board-rival = { $cash } £ · { $shares } × { $value } £
water-frame-board-warehouse = Entrepôt
water-frame-board-stored = { $good } : en stock { $stored }, place { $room }
water-frame-board-small-warehouse = Petit Entrepôt, pour toutes les marchandises ensemble : en stock { $stored }, place { $room }
water-frame-board-row-workers = Rangées avec un ouvrier : { $rows }
water-frame-board-ship = Capacité { $capacity }, équipage { $crew }
water-frame-board-empty-pier = Quai libre
water-frame-board-harbor-wages = Équipages et entrepôt en fin de décennie : { $pounds } £
water-frame-board-contracts = Contrats
water-frame-board-contract = Contrat, { $good } : { $value }
water-frame-board-no-contract = Pas de contrat, { $good }
water-frame-board-contract-short = disponibles { $hand } sur { $value } ; sinon il passe à { $next }, case d’action { $space }
water-frame-board-contract-pays = ✓ { $goods } à livrer : { $income } £, case d’action { $space }
water-frame-board-contract-lost = plus aucune production à venir ; cases d’action perdues à la fin, s’il n’est pas livré : { $value }
water-frame-board-brings = { $move } : { $brings }
water-frame-board-not-delivered = disponibles : { $hand } ; non livré, il passe à { $next }, case d’action { $space }
water-frame-board-owned = Tuiles et marqueurs gris
water-frame-board-nothing = aucun
water-frame-board-light = gris clair
water-frame-board-dark = gris foncé
water-frame-board-mat-shut = pas encore ouverte
water-frame-board-grey = { $grey } : { $terms } ; reste : { $left }
water-frame-board-terms-machinery = 1, 2, 3 machines pour { $terms } £
water-frame-board-terms-quality = 1, 2, 3 niveaux pour { $terms } £
water-frame-board-terms-distribution = jusqu’à { $terms } £ comptées
water-frame-board-terms-production = jusqu’à { $terms } rangées
water-frame-board-crew = équipage { $crew }
water-frame-board-tiles = Tuiles de développement
water-frame-board-timetable = Calendrier
water-frame-board-factory-level = Niveau d’usine
water-frame-board-mat-level = Niveau du plateau
water-frame-board-obsolete-before = Obsolète avant
water-frame-board-events = Événement
water-frame-board-economy = Importateur +{ $steps }, ouvriers de retour { $workers }
water-frame-board-economy-key = Économie : ↑ l’importateur avance, ⚒ des ouvriers reviennent au marché, ? face cachée.
water-frame-board-face-down = face cachée
water-frame-board-event-end-of-game = la partie s’achève avec cette décennie
water-frame-board-event-bureaucracy = la case à 2 £ du tableau est fermée jusqu’à la fin de la partie, sauf pour le propriétaire de l’Administrateur
water-frame-board-event-lobby = dans l’ordre du tour, chacun peut reculer un importateur de { $value }
water-frame-board-event-war-on-the-continent = décennie suivante : les importateurs ne bougent pas ; les ouvriers reviennent au marché
water-frame-board-event-world-exhibition = pour chaque marchandise, qui a seul la meilleure qualité avance de { $value } sur la piste des actions
water-frame-board-event-navigation-acts = décennie suivante : chaque marchandise exportée rapporte { $value } £ de plus
water-frame-board-event-economic-crisis = décennie suivante : la demande de chaque marchandise baisse de { $value }
water-frame-board-event-hamburg-credit-crisis = chacun paie 1 £ par tranche de { $value } de ses actions à la banque, arrondi vers le bas
water-frame-board-event-opium-war = décennie suivante : chaque navire utilisé coûte { $value } de plus sur la piste des actions
water-frame-board-event-good-harvest = demande de nourriture +{ $value } à la prochaine manche de la nourriture
water-frame-board-event-machine-breakers = chacun paie 1 £ par tranche de { $value } de ses machines, arrondi vers le bas
water-frame-board-event-poor-relief = jusqu’à { $value } licenciés retournent au marché du travail
water-frame-board-event-emigration = jusqu’à { $value } licenciés quittent le jeu
water-frame-board-event-canal-boom = dans l’ordre du tour, chacun peut monter de { $value } la distribution d’une usine
water-frame-board-event-patent-fair = chacun peut prendre un marqueur spécial, en commençant par le plus petit portefeuille
water-frame-board-event-share-fever = dans l’ordre du tour, chacun peut acheter une action comptant
water-frame-board-event-wage-strike = salaire +{ $value } £ jusqu’à la fin de la prochaine production
water-frame-board-event-blank = rien ne se passe : l’effet de ce marqueur n’est pas documenté
water-frame-board-event-line = { $event } : { $means }
water-frame-board-lasting = En vigueur :
water-frame-board-mod-war = les importateurs ne bougent pas
water-frame-board-mod-navigation = chaque marchandise exportée rapporte { $value } £ de plus
water-frame-board-mod-crisis = la demande de chaque marchandise baisse de { $value }
water-frame-board-mod-opium = chaque navire utilisé coûte { $value } de plus sur la piste des actions
water-frame-board-mod-harvest = demande de nourriture +{ $value }
water-frame-board-mod-strike = salaire +{ $value } £
water-frame-board-reconstructed = après un chiffre : valeur reconstituée ; le jeu imprimé peut différer.
water-frame-board-track = Valeur des actions
water-frame-board-track-at = { $seat } : case { $space }, { $value } £
water-frame-board-track-pounds = Les nombres donnent la valeur d’une action en livres.
water-frame-board-track-key = Jetons pâles : où mènerait la prochaine vente.
water-frame-board-sale = La prochaine vente
water-frame-board-what-if = Et si : { $what }
water-frame-board-what-if-way = Et si : { $way }
water-frame-board-what-if-none = rien de ce tour n’y mène.
water-frame-board-what-if-take = Le faire
water-frame-board-what-if-leave = Laisser
water-frame-board-tried = Si : { $move }
water-frame-board-coming = à venir
water-frame-board-going = en cours
water-frame-board-calls = Vente par vente
water-frame-board-calls-left = Vente par vente, à partir d’ici
water-frame-board-level-of-call = Attrait
water-frame-board-left = demande restante : { $left }
water-frame-board-nobody-sells = Personne ne vend rien.
water-frame-board-no-sellers = Personne n’a d’usine pour cette marchandise.
water-frame-board-no-forecast = Seuls les joueurs de cette table voient une prévision.
water-frame-board-ticker = La prochaine vente, { $good }, pour tous les joueurs ; l’ouvre en entier.
water-frame-board-ticker-key = × ventes, recette − salaires et machines, ↑ cases d’action.
water-frame-board-was = avant : { $was } ;
water-frame-board-best-appeal = meilleur attrait
water-frame-board-most-sold = le plus de ventes
water-frame-board-need-shares = vente d’urgence d’actions : { $shares }
water-frame-board-need-loans = nouveaux emprunts : { $loans }
water-frame-board-sale-price = Prix
water-frame-board-sale-appeal = Attrait
water-frame-board-sale-made = Produit
water-frame-board-sale-sold = Vend
water-frame-board-sale-unsold = Invendu
water-frame-board-sale-income = Recette
water-frame-board-sale-cost = Coûts
water-frame-board-sale-steps = Cases +
water-frame-board-sale-space = Case
water-frame-board-sale-portfolio = Portefeuille après
water-frame-board-tie-seat = { $seat } (qualité { $quality })
water-frame-board-tie-quality = Attrait { $appeal } partagé ; la meilleure qualité vend d’abord : { $names }.
water-frame-board-tie-together = Attrait { $appeal } partagé ; à qualité égale on vend ensemble : { $names }.
water-frame-board-tie-importer = À l’attrait { $appeal }, l’importateur passe après les joueurs.
water-frame-board-last-sale = La vente telle qu’elle s’est passée : { $good }
water-frame-board-skip = Passer
water-frame-board-again-sale = Revoir
water-frame-board-advice-found = Pour une première partie : deux marchandises différentes, dont une avec peu de concurrents. Nourriture et textile sont bon marché et demandent peu d’ouvriers.
water-frame-board-advice-shares = Vendez au moins quatre actions ; cinq à sept laissent 30 à 50 £ une fois les usines payées.
water-frame-board-advice-price = Le plus haut prix auquel vous vendez encore tout est un bon prix ; 1 £ de moins si cela fait de vous l’unique meneur.
water-frame-board-advice-special = Brevet, Contremaître et Atelier aident dès le premier tour.
water-frame-board-tile-accountant = Payez jusqu’à 2 £ de moins ou de plus que la case.
water-frame-board-tile-administrator = Case à 2 £ ouverte malgré la Bureaucratie ; réutilisation sans supplément.
water-frame-board-tile-agent = Une fois par action ou production, livrez un contrat avec une marchandise de plus ou de moins.
water-frame-board-tile-broker = Rendez-le pour une ou deux actions à moitié prix ; opérations en fin de décennie.
water-frame-board-tile-charisma = Gagne les égalités pour les bonus d’action ; rendez-le pour nommer le premier joueur.
water-frame-board-tile-developer = Rendez-le : 5 £ de moins par usine construite ou modernisée.
water-frame-board-tile-engineer = Qualité jusqu’à 6 ; pour Qualité, payez de 0 à 15 £.
water-frame-board-tile-engineering-works = 1 £ par machine installée par un autre joueur.
water-frame-board-tile-extra-shifts = Rendez-les : une marchandise de plus lors d’une production.
water-frame-board-tile-foreman = Dans une usine, jusqu’à quatre ouvriers coûtent 2 £ de moins chacun.
water-frame-board-tile-inventor = Un niveau de plus pour moderniser, un marqueur gris ou un navire ; rendez-le ou payez une redevance croissante.
water-frame-board-tile-office = 5 £ quand vous livrez, une fois par action ou production.
water-frame-board-tile-patent = Distribution : 2 £ de plus, ou rendez-le pour deux pas gratuits.
water-frame-board-tile-patron = Après la vente de sa marchandise, une de plus à votre prix.
water-frame-board-tile-school = Fermez la dernière rangée occupée en production ; les ouvriers remplacés peuvent changer de place.
water-frame-board-tile-small-warehouse = Cinq marchandises de plus, au choix.
water-frame-board-tile-workshop = 3 £ de plus comptent pour Machines ; dans une usine, toutes les machines coûtent 1 £ ensemble.
water-frame-board-figure-result = Résultat actuel
water-frame-board-figure-result-means = Actions fois valeur si la partie s’arrêtait maintenant, une fois les stocks vendus et l’argent converti en actions.
water-frame-board-figure-cash = Argent
water-frame-board-figure-cash-means = Livres disponibles.
water-frame-board-figure-shares = Actions
water-frame-board-figure-shares-means = Actions propres détenues.
water-frame-board-figure-value = Valeur de l’action
water-frame-board-figure-value-means = La valeur d’une action en livres.
water-frame-board-figure-space = Case de l’action
water-frame-board-figure-space-means = Où se trouve l’indicateur, de 1 à 100.
water-frame-board-figure-loans = Emprunts
water-frame-board-figure-loans-means = Emprunts non remboursés ; finir avec un emprunt, c’est perdre.
water-frame-board-figure-factories = Usines
water-frame-board-figure-factories-means = Usines en place.
water-frame-board-figure-workers = Ouvriers
water-frame-board-figure-workers-means = Ouvriers des usines, supplémentaires compris.
water-frame-board-figure-machines = Machines
water-frame-board-figure-machines-means = Machines dans les rangées.
water-frame-board-figure-output = Production
water-frame-board-figure-output-means = Marchandises que produisent ensemble toutes les rangées complètes.
water-frame-board-figure-stored = En stock
water-frame-board-figure-stored-means = Marchandises dans les entrepôts.
water-frame-board-figure-tiles = Tuiles
water-frame-board-figure-tiles-means = Tuiles de développement possédées.
water-frame-board-why-sold = Le niveau { $level } est appelé, et l’attrait { $appeal } l’atteint : l’attrait le plus haut d’abord, à égalité la qualité. Demande restante : { $left }.
water-frame-board-why-importer = Le niveau { $level } est appelé, et l’attrait { $appeal } de l’importateur l’atteint ; à égalité il passe en dernier. Demande restante : { $left }.
water-frame-board-unit-back = Une unité en arrière
water-frame-board-unit-on = Une unité en avant
water-frame-board-now = maintenant : { $now } ;
water-frame-board-made = Décidé dans ce tour
water-frame-board-back = annuler cette étape
water-frame-board-contract-of = { $seat }, contrat pour { $value } × { $good } :
water-frame-board-provenance = D’où vient chaque chiffre
water-frame-board-advice-marker = Vous avez quatre tours par décennie, un marqueur à chaque tour. Une rangée ne produit que complète : remplissez d’abord des rangées ; la barre montre ce que rapporte la prochaine vente.
water-frame-board-step-by-step = Pas à pas
water-frame-board-now-sale = La vente jusqu’ici : { $good }
water-frame-board-now-level = appelés maintenant : attrait { $level } et plus
water-frame-board-now-left = demande restante : { $left } · vendus par l’importateur : { $importer }
water-frame-board-now-made = Produits
water-frame-board-now-sold = Vendus
water-frame-board-now-unsold = Invendus
water-frame-board-now-stored = En stock
water-frame-board-figure-worth = Cours
water-frame-board-figure-worth-means = La valeur d’une action en livres.
water-frame-board-passing-open = Voir la vente
water-frame-board-passing-close = Ranger
water-frame-board-no-more-sales = Plus aucune vente n’est à venir. Chaque vente peut être revue depuis le journal.
