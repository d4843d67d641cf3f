### Textes pour apprendre : la page des règles et le guide de la première partie.

learn-rules = Règles
learn-rules-intro = Chaque jeu expliqué avec nos mots, avec des figures, des exemples chiffrés et des conseils pour débuter. Les petits numéros désignent les règles que la table cite quand elle refuse un coup ou raconte ce qui s’est passé.
learn-rules-all = Toutes les règles
learn-seats = de { $low } à { $high } joueurs
learn-contents = Sommaire
learn-print = Imprimer
learn-loading = Chargement…
learn-lost = Le chargement a échoué : le serveur ne répond pas comme il le devrait.
learn-again = Réessayer
learn-close = Fermer
learn-table = Tableau

## Recherche dans les règles

learn-search = Chercher dans ces règles
learn-search-short = Chercher
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
learn-hint-ask = Que feriez-vous ?
learn-hint-again = Redemander
learn-hint-thinking = Le robot réfléchit…
learn-hint-rated = Ici, aucun robot ne répond : le résultat de cette table compte.
learn-hint-show = Montrer
learn-hint-not-made = Le coup est seulement sélectionné ; c’est vous qui décidez de le jouer.
learn-hint-considered = Ce qu’il a pesé
learn-hint-tried = { $visits ->
    [one] essayé { $visits } fois, { $share } % de chances de gagner
   *[other] essayé { $visits } fois, { $share } % de chances de gagner
}
learn-hint-share = { $share } % de chances de gagner
learn-hint-follows = Ce qu’il attend ensuite
learn-hint-seat = Joueur { $number } :
learn-hint-words = Avec les mots du robot

## Le guide de la première partie

learn-guide = Guide de jeu
learn-guide-first = Guide · nouvelle décision { $number }
learn-guide-how = Désignez ce qui est éclairé, dans l’ordre de votre choix, ou prenez une ligne de la liste ; tout se reprend tant que vous n’avez pas confirmé.
learn-guide-got-it = Compris
learn-guide-no-more = Plus de guide

## Figures des règles : Artificium

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
learn-figure-track = ▲ De { $from }, une carte de { $points } points mène à { $to } : la case 10 est franchie et donne 1 bois.

## Figures des règles : Arkwright, le jeu de cartes

learn-figure-pounds = { $count } £
learn-figure-price = prix
learn-figure-appeal = attrait
learn-figure-sold = ventes permises
learn-figure-arkwright-turns = Actions de tous
learn-figure-arkwright-turns-text = chacun, dans le sens horaire
learn-figure-arkwright-action = a : une action
learn-figure-arkwright-price = b : prix et attrait
learn-figure-arkwright-develop = c : un développement
learn-figure-arkwright-production = Production
learn-figure-arkwright-production-text = de la marchandise active
learn-figure-arkwright-make = produire
learn-figure-arkwright-sell = vendre au pays
learn-figure-arkwright-ship = expédier et stocker
learn-figure-arkwright-pay = payer
learn-figure-arkwright-value = les actions montent
learn-figure-arkwright-prepare = Préparation
learn-figure-arkwright-prepare-text = marchandise suivante, premier joueur suivant
learn-figure-arkwright-after = nourriture, textile, couverts, lampes : une décennie ; trois décennies en tout

## Figures des règles : Arkwright, Water Frame

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
learn-figure-cycle-after = nourriture, textile, couverts, lampes : une décennie ; cinq décennies en tout
learn-figure-market-empty = case vide : quelqu’un a du travail
learn-figure-market-worker = ouvrier à embaucher
learn-figure-market-next = le prochain embauché
learn-figure-market-demand = demande : { $good }
learn-figure-market-wage = salaire de chaque ouvrier

## Figures des règles : Age of Industry

learn-figure-industry-actions = Les actions
learn-figure-industry-actions-text = deux chacun, dans l’ordre ; une seule à la première manche
learn-figure-industry-order = Nouvel ordre
learn-figure-industry-order-text = qui a le moins dépensé commence
learn-figure-industry-interest = Intérêts
learn-figure-industry-interest-text = 1 $ par emprunt
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
learn-figure-flips-pays-end = rapporte 2 $ et plus selon ses bouts

## Le guide : Artificium

learn-guide-artificium-market = Avant de jouer le tour, améliorez votre main : donnez une carte au marché et prenez-en une qui s’y trouve. Le premier échange est gratuit, les suivants coûtent 2 pièces, et remplacer toute la main n’est possible qu’à votre premier passage au marché. Cherchez la carte qui en relie deux autres en une chaîne ; désignez celle que vous donnez et celle que vous prenez, ou passez.
learn-guide-artificium-commit = Tout le monde choisit en même temps et en secret : une carte de sa main face cachée, ou passer, ce qui met hors jeu pour le tour. Vous pouvez poser une carte que vous ne pouvez pas encore payer, car le commerce avec la banque vient avant sa résolution. Pensez à l’ordre dans lequel vos cartes se nourrissent et commencez par ce dont les suivantes ont besoin.
learn-guide-artificium-handle = Votre carte révélée attend : résolvez-la, défaussez-la et continuez, ou reprenez-la et sortez du tour. Avant de la résoudre, vous pouvez vendre et acheter, mais tout commerce oblige à la résoudre. Ne vendez que ce dont vos autres cartes n’ont pas besoin ; la banque paie la moitié de ce qu’elle demande.
learn-guide-artificium-theft-pick = Le Vol prend une ressource à un adversaire : de niveau I pour 1 pièce, de niveau II pour 2. Prenez ce qui complète votre chaîne, ou ce dont son propriétaire a visiblement besoin pour sa prochaine carte.
learn-guide-artificium-explore-pick = Vous prenez une carte au hasard dans la main d’un autre, qui en pioche ensuite une. Qui a beaucoup de cartes, ou a peu bâti jusqu’ici, a plus de chances de vous donner quelque chose d’utile.
learn-guide-artificium-rebuild-pick = Une des cartes posées devant vous revient en main et pourra être rejouée, payée et comptée encore ce tour-ci ; ce qu’elle a donné vous reste. Le mieux est d’ordinaire le bâtiment le plus cher dont vous pouvez payer le coût une seconde fois.
learn-guide-artificium-knight-pick = Votre chevalier repousse de 4 cases le pion d’un adversaire ; il faut choisir quelqu’un. Visez le meneur, ou le rival juste devant vous. Un pion presque au départ perd moins, car il ne descend jamais sous 0.
learn-guide-artificium-mage-discard = Le mage vous a fait piocher 5 cartes ; il faut maintenant en défausser 3 de toute votre main. Gardez celles qui se nourrissent entre elles avec vos ressources et vos pièces, et jetez celles dont les ressources sont hors d’atteinte.
learn-guide-artificium-round-end = Le tour est fini : défaussez ce que vous ne voulez pas garder, puis vendez si vous voulez ; acheter est impossible. Au tour suivant, vous ne piochez que jusqu’à 5 cartes : une carte faible en bloque une neuve. Les niveaux I et II peuvent être volés ; ne les gardez que pour les utiliser bientôt.

## Le guide : Age of Industry

learn-guide-age-of-industry-choose-action = Vous avez deux actions par tour, une seule à la première manche : construire, poser un chemin de fer, vendre, développer, piocher ou passer. L’argent n’interdit rien, car ce qui manque est emprunté ; l’important est que chaque construction rapporte vite. Au début, une filature près d’un port ouvert ou d’une tuile coton paie le mieux.
learn-guide-age-of-industry-choose-card = Une carte de lieu permet toute industrie dans une ville de sa couleur, sans liaison. Une carte d’industrie ne construit que la sienne, et seulement là où mène déjà votre réseau ; mais partout tant que vous n’avez rien construit, et un navire devant tout port construit. Dépensez la carte qui sera la plus difficile à employer plus tard.
learn-guide-age-of-industry-choose-industry = Chaque industrie gagne à sa façon : mines et aciéries quand leurs cubes servent, filatures et fabriques quand elles vendent, ports quand on y vend. On construit toujours le marqueur le plus bas qui reste. Choisissez ce dont les autres auront bientôt besoin, ou ce qui peut vendre aussitôt.
learn-guide-age-of-industry-choose-slot = Choisissez la case de votre marqueur : la ville doit offrir la bonne sorte de case, et le charbon et l’acier voulus doivent pouvoir y arriver. Regardez à quoi le lieu est relié, un port ouvert pour vendre ou pour remplir une piste, et qui construira plus tard à travers lui.
learn-guide-age-of-industry-choose-coal = Le charbon doit venir de la source la plus proche, pour un chemin de fer de la plus proche de l’un ou l’autre bout. Ici, plusieurs conviennent : à vous de choisir. Un cube ne rapporte rien à son propriétaire, mais le dernier retourne son marqueur et le paie ; servez-vous donc chez vous si possible.
learn-guide-age-of-industry-choose-iron = L’acier voyage comme le charbon : depuis la source la plus proche, pour un chemin de fer depuis la plus proche de l’un ou l’autre bout. Ici, plusieurs conviennent : à vous de choisir. Vider une aciérie la retourne et paie son propriétaire ; préférez la vôtre, ou une qui ne sera pas vidée.
learn-guide-age-of-industry-discard-card = Cette action coûte une carte de votre main. Donnez celle avec laquelle vous construirez le moins sûrement ; vers la fin, rappelez-vous qu’une pioche vide et une main vide terminent la partie.
learn-guide-age-of-industry-choose-link = Un chemin de fer se pose sur une liaison libre qui touche votre réseau. Le premier coûte 1 $, les suivants 1 $, un charbon et un acier. Il relie pour tout le monde, et à la fin il paie 2 $ plus 1 $ par marqueur, case de marché ou village à ses bouts : les liaisons entre villes pleines valent le plus.
learn-guide-age-of-industry-choose-seller = En une seule action, vous vendez depuis autant de vos filatures et fabriques ouvertes que vous voulez, l’une après l’autre. Chaque vente retourne le vendeur et verse son revenu. Arrêtez-vous quand les débouchés restants valent mieux pour plus tard.
learn-guide-age-of-industry-choose-outlet = La vente demande un débouché relié au vendeur : un port ouvert ou une tuile de marché inutilisée. Votre propre port vous paie aussi ; celui d’un autre paie son propriétaire ; une tuile ne paie personne. Gardez les débouchés mixtes pour ce qui ne se vend nulle part ailleurs.
learn-guide-age-of-industry-choose-develop = Développer retire définitivement de votre plateau le marqueur le plus bas d’une industrie, et le suivant est meilleur. C’est la seule façon de passer le niveau 0 : deux marqueurs pour les fabriques, un pour les navires. Les niveaux élevés coûtent plus, mais donnent plus de revenu et de PV.
learn-guide-age-of-industry-draw-first = Vous prenez deux cartes : de la pioche, parmi les deux visibles, ou une de chaque. Une carte visible reste connue de tous ; la pioche garde le secret.
learn-guide-age-of-industry-draw-second = Vous avez vu votre première carte ; choisissez la seconde, de la pioche ou parmi les visibles. Prenez la couleur ou l’industrie qui manque à votre réseau et à votre plan.
learn-guide-age-of-industry-repay-loans = À la fin de votre tour, vous pouvez rembourser des emprunts, 11 $ chacun. Chaque emprunt coûte 1 $ d’intérêt par manche, et 5 PV s’il reste à la fin. Remboursez dès que possible, sauf si cet argent rapporte plus au tour suivant.

## Le guide : Arkwright: The Card Game

learn-guide-arkwright-card-solo-factory1 = Choisissez la marchandise de votre première usine ; les marqueurs des Adversaires sont placés ensuite. La nourriture est produite la première de chaque décennie, les lampes en dernier et aux prix les plus hauts.
learn-guide-arkwright-card-solo-factory2 = Choisissez la deuxième marchandise, maintenant que vous voyez où sont les Adversaires. Une marchandise produite quelques manches avant ou après la première laisse le temps de préparer les deux.
learn-guide-arkwright-card-draft-factory1 = Chacun choisit à son tour une première usine. Plusieurs joueurs peuvent faire la même marchandise, mais ils s’en partagent alors la demande : ce que peu ont choisi se vend mieux.
learn-guide-arkwright-card-draft-factory2 = Maintenant les deuxièmes usines, dans l’ordre inverse. Voyez qui fait déjà quoi ; deux marchandises actives à quelques manches d’écart se préparent mieux.
learn-guide-arkwright-card-draft-development = Prenez un pas sur une piste ou une carte pour commencer. Contremaître et Atelier allègent chaque production ; un pas en qualité ou en distribution renforce chacune de ces actions.
learn-guide-arkwright-card-place-foreman = Le Contremaître va à l’une de vos usines ouvertes et y reste : jusqu’à 4 ouvriers y coûtent 2 £ de moins chacun. Choisissez l’usine qui aura le plus d’ouvriers, et non de machines.
learn-guide-arkwright-card-opening-shares = Avant la partie, vous pouvez acheter des actions à 10 £. Elles multiplient votre valeur finale, mais cet argent doit aussi vous porter pendant les premières productions, le plus souvent à perte.
learn-guide-arkwright-card-choose-action = Votre tour a trois étapes : une action, puis prix et attrait de la marchandise active, puis un développement. L’action peut toucher n’importe laquelle de vos usines : préparer une marchandise d’une manche suivante est souvent juste. Visez au moins deux ventes au pays à chaque production.
learn-guide-arkwright-card-build-step = Construire et moderniser ne coûte rien, autant que vous voulez. Construire baisse d’un point les quatre marqueurs de demande, ce qui aide tous les vendeurs, et fait avancer celui des salaires. Une usine neuve n’a pas de carte Ouvriers et ne fait qu’une marchandise tant que vous n’embauchez pas.
learn-guide-arkwright-card-hire-step = Ajoutez des cartes Ouvriers aux usines ouvertes, la carte 1 avant la 2. L’embauche agit une fois sur le marché : les demandes baissent d’un point, les salaires avancent d’une case. Comptez ce que font les nouveaux ouvriers, si cela se vendra, et ce que coûte partout un salaire plus haut.
learn-guide-arkwright-card-automate-step = Une machine remplace un ouvrier : la production ne change pas, mais elle coûte 1 £ au lieu du salaire. Automatisez là où il reste plusieurs salaires à payer, et d’autant plus que le salaire est haut.
learn-guide-arkwright-card-quality-step = Chaque point de qualité ajoute 1 à une usine pour de bon, en prix ou en attrait selon la production. Relevez ce qui sera encore produit souvent ; une usine porte au plus 4 points, 6 dès que vous avez eu un Ingénieur.
learn-guide-arkwright-card-quality-layout = Vos cartes Qualité peuvent être réparties de plusieurs façons pour les mêmes points. Préférez celle qui laisse libre la carte dont vous aurez besoin ensuite ; les points d’une usine non relevée ne suivent jamais.
learn-guide-arkwright-card-distribution-step = La distribution s’ajoute à l’attrait d’une usine, mais baisse d’un point après chacune de ses productions. Plus rapide que la qualité, elle sert surtout la marchandise vendue bientôt. Vous avez deux cartes, une par usine.
learn-guide-arkwright-card-distribution-free = Aucune carte Distribution n’est libre : une de vos usines perd la sienne et tous ses points. Prenez celle de la marchandise vendue le plus tard, ou qui a le moins à perdre.
learn-guide-arkwright-card-patent-place = Le Brevet sert de troisième carte Distribution. Choisissez l’usine où il se trouve ; si vous le rendez un jour, cette usine perd sa distribution.
learn-guide-arkwright-card-stock-buy = Achetez des actions au comptant, à la valeur de votre action ; avec la piste des actions, la première ou les deux premières coûtent moitié prix. Chaque action vaudra la valeur finale : achetez tôt, tant qu’elle est basse, mais gardez de quoi payer les prochaines factures.
learn-guide-arkwright-card-stock-borrow = Chaque emprunt rapporte la valeur de votre action et vous coûte une action à la fin. C’est un argent honnête s’il paie ce qui élève votre valeur ; un emprunt d’urgence n’en rapporte que la moitié.
learn-guide-arkwright-card-extra-level = La Production supplémentaire remplit vos entrepôts : avec la tuile seule, avec la carte Ouvriers 1 ou avec les deux. Vous payez ce qui sert, et rien n’est vendu maintenant ; ne faites que ce que vous pourrez entreposer, puis vendre ou exporter.
learn-guide-arkwright-card-extra-overtime = Les Heures supplémentaires ajoutent une marchandise à l’une des usines qui viennent de produire ; la carte retourne ensuite à la réserve. Ne les utilisez que s’il y a de la place et que la carte ne servira pas mieux lors d’une vente.
learn-guide-arkwright-card-early-load = Choisissez combien de marchandises entreposées de cette sorte embarquent ; plusieurs usines peuvent partager un navire. Chacune rapporte son prix à l’exportation, mais chaque navire utilisé coûte un de vos neuf jetons.
learn-guide-arkwright-card-early-ships = Choisissez combien de navires transportent les marchandises. Un navire utilisé manque jusqu’à votre prochaine action Bourse, et les jetons abaissent votre valeur à la fin ; prenez-en le moins possible.
learn-guide-arkwright-card-set-price = Prix et attrait de la marchandise active se partagent une somme : chaque point d’attrait coûte 1 £ de prix. Vous pouvez vendre votre attrait moins la demande, qui compte pour 0 tant que son marqueur est en dessous de 0 et monte à chaque flèche franchie. Cherchez le plus petit attrait qui vend toute votre production, ou un de plus pour le bonus du meilleur.
learn-guide-arkwright-card-develop = Votre tour s’achève par un développement : un pas sur une piste, une carte de la réserve, ou rien. Les pistes renforcent les actions que vous faites souvent ; les cartes allègent les coûts, ajoutent des ventes ou départagent. Une seule carte de chaque sorte.
learn-guide-arkwright-card-discard-for = Vous êtes à votre limite de cartes : il faut en rendre une avant de prendre la nouvelle, et tous pourront aussitôt la prendre. Rendez ce qui a fait son œuvre, et regardez ce qu’elle porte : qualité, distribution ou stocks peuvent se perdre.
learn-guide-arkwright-card-engineer-replace = Sans l’Ingénieur, son usine ne garde que la qualité que vos cartes libres, petites et grande, peuvent montrer, jusqu’au même niveau. Choisissez les cartes ; le plafond de 6 reste acquis.
learn-guide-arkwright-card-inventor-track = L’Inventeur donne deux pas sur les pistes, même sur la même, sans tenir compte des restrictions de décennie. Servez-vous-en pour les dernières cases, difficiles à atteindre autrement.
learn-guide-arkwright-card-use-promoter = Une fois par décennie, le Promoteur rend disponible une autre de vos cartes pivotées. Choisissez celle dont vous réutiliserez l’effet avant la fin de la décennie, ou gardez le Promoteur pour plus tard.
learn-guide-arkwright-card-use-overtime = Défausser les Heures supplémentaires donne une marchandise de plus au début de votre production. Cela vaut la peine si elle se vend, surtout si c’est la deuxième vente, celle qui élève la valeur de votre action.
learn-guide-arkwright-card-use-patron = Un Client permet de vendre une marchandise de plus que permis, une fois par décennie, même au-delà de votre attrait. Utilisez-le s’il resterait des marchandises, ou pour atteindre les deux ventes qui élèvent votre valeur.
learn-guide-arkwright-card-sell-stock = Vos marchandises neuves sont vendues et il reste de la place : celles entreposées dans cette usine peuvent l’être aussi, au prix du jour. N’en gardez que pour un meilleur prix ou un navire.
learn-guide-arkwright-card-ship = Le reste peut partir à l’étranger au prix d’exportation, selon vos navires disponibles. L’exportation n’élève pas la valeur, immobilise un navire jusqu’à votre prochaine Bourse et coûte des jetons qui comptent à la fin : elle sert aux surplus, ou à l’argent qu’il faut tout de suite.
learn-guide-arkwright-card-trading-office = Pivoter le Bureau commercial, une fois par décennie, vous épargne un jeton. Deux jetons coûtent un point de valeur à la fin : il vaut le plus quand il vous garde sous le palier suivant.
learn-guide-arkwright-card-store = Le reste ne se garde que dans des cartes Entrepôt : une petite en tient 2, une grande 4, d’une seule sorte. Ce qui n’est pas entreposé est perdu. Gardez ce que vous vendrez ou exporterez ; à la fin, un stock ne rapporte que peu.
learn-guide-arkwright-card-break-tie = Vous partagez l’attrait le plus élevé. Pivoter l’Entrepreneur vous donne à vous seul le bonus d’un point de valeur ; cela marche une fois par décennie.
learn-guide-arkwright-card-entrepreneur-start = En défaussant l’Entrepreneur, vous désignez qui commence la prochaine manche. Jouer en dernier est souvent meilleur, car vous connaissez alors la demande définitive ; mais gardée, la carte gagne des égalités.
learn-guide-arkwright-card-choose-start = Votre société vaut le moins : vous désignez le premier joueur de la prochaine décennie. Le premier choisit les développements avant les autres, le dernier fixe ses prix en sachant tout ; choisissez ce qu’il vous faut.

## Le guide : Arkwright: Water Frame

learn-guide-water-frame-found-factory = Vous fondez une usine de niveau I, rangées 1 et 2 déjà occupées. La nourriture se vend en premier dans chaque décennie et a la plus forte demande ; les lampes en dernier, aux meilleurs prix. Une marchandise que nul autre ne fait vous laisse toute la demande, à côté de l’importateur.
learn-guide-water-frame-set-price = L’attrait est la qualité plus la distribution moins le prix : chaque livre de plus coûte un point d’attrait. Il borne vos ventes, et le meilleur vend d’abord et touche un bonus. D’ordinaire : le prix le plus haut auquel tout se vend encore, ou une livre de moins pour mener seul.
learn-guide-water-frame-sell-start-shares = Vous débutez sans argent et vendez une partie de vos 15 actions à 10 £ ; la somme doit payer les deux usines. Les actions comptent à la fin, mais trop peu d’argent force ensuite des ventes d’urgence coûteuses : de cinq à sept actions, c’est l’usage.
learn-guide-water-frame-take-special = En action annexe, vous pouvez prendre gratuitement un marqueur spécial : tuile, marqueur gris ou navire. Une tuile agit tant que vous la gardez, quatre au plus ; un marqueur gris est une action plus forte, pour de bon. En début de partie, cela vaut autant que l’action principale.
learn-guide-water-frame-assign-tile = Contremaître et Atelier servent une seule de vos usines. Mettez le Contremaître où il y a le plus d’ouvriers, l’Atelier où il y a ou aura le plus de machines ; plus tard, vous pourrez déplacer la tuile au lieu de prendre un marqueur spécial.
learn-guide-water-frame-choose-marker = À chaque manche, vous utilisez un marqueur d’action, à vous, gris ou navire ; on ne peut pas passer. Un marqueur absent du tableau y prend une case ; un marqueur présent resservira pour 2 £ de plus. Songez à ce qui manque aux marchandises des prochaines manches : ouvriers, machines, qualité, distribution ou argent.
learn-guide-water-frame-choose-space = La case fixe ce que vous payez, de 2 à 10 £, et pour Machines, Qualité, Distribution et navires, l’ampleur de l’action. Chaque case reçoit un marqueur par décennie. Payez juste ce qu’il faut, et gardez les cases bon marché pour les actions qui ne demandent pas de paiement.
learn-guide-water-frame-choose-payment = Une de vos tuiles vous laisse payer plus ou moins que la case, et c’est ce que vous payez qui compte pour l’action. Payez la somme où commence la machine, le niveau ou le pas voulu, et pas une livre de plus.
learn-guide-water-frame-factory-step = Fermez, modernisez et construisez autant que vous voulez ; le tout fait une seule facture à la fin. Moderniser élève qualité et production, au coût entier de chaque niveau, et vous évite les ouvriers en trop quand un niveau devient obsolète. Une usine neuve n’a que la rangée 1 d’occupée.
learn-guide-water-frame-inventor-fee = L’Inventeur vous a fait monter d’un niveau de plus. Rendez-le maintenant, ou payez une redevance pour le garder ; elle grandit de 5 £ à chaque usage. Gardez-le si vous voudrez bientôt le niveau suivant.
learn-guide-water-frame-use-developer = Rendre le Promoteur épargne 5 £ par usine construite ou modernisée dans le niveau permis, une fois par usine. C’est le meilleur quand vous modernisez plusieurs usines en une action.
learn-guide-water-frame-workers-step = D’abord licencier, puis embaucher dans les rangées, puis l’entrepôt. Seule une rangée pleine produit : embauchez des rangées entières dont les marchandises se vendront. Chaque embauche élève la demande de tous, puis le salaire de tous ; embaucher ne coûte rien, mais chaque production paie les salaires.
learn-guide-water-frame-warehouse-columns = Un ouvrier à une colonne de l’entrepôt ouvre cinq places pour sa marchandise et est payé à chaque fin de décennie. Occupez les colonnes de ce que vous expédierez ou vendrez plus tard ; leur nombre peut croître ici, non diminuer.
learn-guide-water-frame-warehouse-rows = Un ouvrier à une rangée ouvre une place pour chacune des quatre marchandises. Les rangées conviennent à de petits lots variés, les colonnes à un gros lot d’une seule. Chaque ouvrier de l’entrepôt est payé en fin de décennie.
learn-guide-water-frame-place-machine = Chaque machine remplace un ouvrier d’une rangée et coûte 1 £ au lieu du salaire à chaque production. Un ouvrier doit rester par rangée. Installez-les où il reste le plus de productions ; les remplacés sont licenciés, ce qui ne change ni demande ni salaire.
learn-guide-water-frame-relocate-worker = Grâce à l’École, les ouvriers remplacés par des machines peuvent occuper des places libres de vos usines au lieu d’être licenciés. Remplissez une rangée entière si possible : une rangée incomplète coûte des salaires et ne produit rien.
learn-guide-water-frame-raise-quality = La qualité reste jusqu’à la fermeture de l’usine : elle vaut le plus où il reste le plus de ventes. Un marqueur va jusqu’à 4, à 6 avec l’Ingénieur. Ce que vous ne dépensez pas en niveaux peut changer le prix d’usines non touchées.
learn-guide-water-frame-patent-mode = Le Brevet ajoute 2 £ à ce que l’action peut dépenser, chaque fois ; ou vous le rendez pour deux pas gratuits, pris en dernier. Ceux-ci valent le plus haut placés, là où un pas coûte 3 ou 4 £.
learn-guide-water-frame-raise-distribution = Un pas de distribution coûte son nouveau niveau : 1 £, puis 2, 3, 4. Il s’ajoute aussitôt à l’attrait et baisse d’un point après chaque production de sa marchandise : relevez ce qui se vend bientôt, et répartissez plutôt que d’empiler.
learn-guide-water-frame-free-raise = Ces pas de distribution sont gratuits. Prenez-les là où un pas payé serait le plus cher, ou là où un point d’attrait de plus fait de vous le seul meilleur.
learn-guide-water-frame-stock-menu = À la Bourse, vous vendez des stocks, remboursez des emprunts, vendez ou achetez des actions et placez des contrats. Nombre d’actions fois valeur décide de la partie : achetez tôt, tant qu’elles sont bon marché, mais jamais avec l’argent de la prochaine production. Avec un emprunt, on ne peut pas acheter.
learn-guide-water-frame-stock-count = Choisissez combien. Pensez aux factures jusqu’à votre prochain tour : salaires et machines des productions à venir, plus environ 10 £ de réserve.
learn-guide-water-frame-contract-space = Un contrat promet à un navire tant de marchandises de cette sorte ; chacune rapporte la qualité de base de votre usine. Choisissez une taille que vous saurez entreposer et transporter : non livré, il grandit, et à la fin il coûte autant de cases de valeur qu’il en montre.
learn-guide-water-frame-ship-step = Livrez des contrats avec ce navire tant qu’il a de la place ; chacun demande son nombre entier de marchandises entreposées et une usine de cette sorte. Elles rapportent bien, et toute l’action coûte une case de valeur.
learn-guide-water-frame-choose-production = Faites produire une usine pour l’entrepôt, hors de sa manche : les rangées utilisées doivent être pleines et sans trou, et vous ne payez que celles-ci. Faites ce qui a sa place et que vous expédierez ou vendrez.
learn-guide-water-frame-use-extra-shifts = Rendre les Heures supplémentaires donne une marchandise de plus. Cela vaut la peine si elle peut encore être vendue, surtout comme deuxième vente ou comme celle qui fait de vous le plus gros vendeur.
learn-guide-water-frame-return-tile = Vous ne gardez que quatre tuiles : une autre retourne à la réserve ouverte, où chacun peut la prendre. Rendez celle qui épargnera ou rapportera le moins désormais.
learn-guide-water-frame-replace-ship = Vos deux quais sont pris : le nouveau navire en remplace un plus petit et n’embauche que la différence d’équipage. D’ordinaire, le plus petit part ; un navire sur le tableau laisse sa case au nouveau.
learn-guide-water-frame-discard-good = Vos entrepôts ne peuvent tout garder : choisissez la sorte dont une unité est perdue. Gardez ce qu’un contrat demande, puis ce dont le prix fixe est le plus haut.
learn-guide-water-frame-sale-call = C’est votre tour dans la vente : les marchandises neuves doivent être vendues ; ensuite vous pouvez vendre un stock, utiliser une tuile ou vous arrêter. Une vente fait avancer votre valeur d’une case, deux ou plus de deux ; le seul plus gros vendeur gagne une case de plus.
learn-guide-water-frame-close-row = Avec l’École, vous pouvez fermer cette fois la dernière rangée occupée : elle ne produit rien et ne coûte rien. Faites-le si ses marchandises ne trouveraient ni acheteur ni place.
learn-guide-water-frame-sell-to-patron = Le Client prend une marchandise de plus à votre prix, quels que soient attrait et demande, et elle compte comme vendue. Presque toujours bon, sauf si un contrat en a davantage besoin.
learn-guide-water-frame-ship-contract = Vous avez un contrat de la marchandise active et de quoi le remplir : livrez-le maintenant avec vos navires, sans frais. Chaque marchandise rapporte la qualité de base ; chaque navire utilisé coûte une case. Non livré, le contrat grandit.
learn-guide-water-frame-charisma-start = En rendant Charisme, vous nommez le prochain premier joueur. Gardé, il gagne les égalités pour les bonus de valeur ; ne le rendez que si jouer en premier, ou en dernier, compte plus maintenant.
learn-guide-water-frame-broker-menu = Tant que vous gardez le Courtier, vous pouvez vendre des marchandises et vendre ou acheter des actions à chaque fin de décennie, sans action. Les salaires des équipages et de l’entrepôt viennent juste après.
learn-guide-water-frame-harbor-step = Les salaires payés, vous pouvez rendre des navires à équipage et licencier des ouvriers de l’entrepôt, pour épargner ces coûts à la décennie suivante. Les marchandises sans place sont perdues.
learn-guide-water-frame-event-choice = Un événement vous propose quelque chose, dans l’ordre du tour. Lisez ce qu’il fait ; ce qui ne coûte rien se prend d’ordinaire, et vous pouvez toujours refuser.
learn-guide-water-frame-name-start-player = Votre paquet vaut le moins : vous nommez qui commence la prochaine décennie. Le premier joueur choisit d’abord les marqueurs spéciaux ; les suivants fixent leurs prix en sachant davantage.
