### Textes d’Artificium.

## Le jeu

artificium-title = Artificium
artificium-about = Jouez des bâtiments qui changent, maillon après maillon, le bois et le blé en potions, en épées, en mages et en chevaliers, et terminez avec le plus de points de victoire.

## Décisions : noms courts

artificium-decision-market = Marché aux cartes
artificium-decision-commit = Choix d’une carte
artificium-decision-handle = Carte révélée
artificium-decision-theft-pick = Cible du Vol
artificium-decision-explore-pick = Cible de l’Exploration
artificium-decision-rebuild-pick = Carte pour la Reconstruction
artificium-decision-knight-pick = Cible du chevalier
artificium-decision-mage-discard = Défausse pour le mage
artificium-decision-round-end = Fin du tour
artificium-decision-over = Partie terminée

## Décisions : que faire maintenant

artificium-ask-market = { $cost ->
    [0] Échangez gratuitement une de vos cartes contre une carte du marché, remplacez plutôt toute votre main, ou passez.
   *[other] Échangez une de vos cartes contre une carte du marché (pièces : { $cost }), remplacez plutôt toute votre main, ou passez.
}
artificium-ask-market-again = Échangez encore une carte (pièces : { $cost }), ou passez.
artificium-ask-commit = Choisissez une carte à poser face cachée ; passer, si c’est proposé, vous met hors jeu pour ce tour.
artificium-ask-handle = Votre carte révélée est { $card } : vendez et achetez des ressources si vous voulez, puis résolvez-la ; ou défaussez-la et continuez ; ou reprenez-la et soyez hors jeu pour ce tour.
artificium-ask-handle-stuck = Votre carte révélée est { $card } et ne peut pas être résolue, même en commerçant : défaussez-la et continuez, ou reprenez-la et soyez hors jeu pour ce tour.
artificium-ask-handle-traded = Votre carte révélée est { $card } et vous avez commencé à commercer pour elle : continuez si vous voulez, puis résolvez-la.
artificium-ask-theft-pick = Choisissez un adversaire et la ressource à lui voler.
artificium-ask-explore-pick = Choisissez la main dans laquelle vous prenez une carte au hasard.
artificium-ask-rebuild-pick = Choisissez une de vos cartes jouées à récupérer dans votre main.
artificium-ask-knight-pick = Choisissez l’adversaire dont le pion recule.
artificium-ask-mage-discard = Le mage vous a apporté des cartes : choisissez-en une à défausser ; encore à défausser : { $left }.
artificium-ask-round-end = Défaussez des cartes de votre main, puis vendez des ressources, autant que vous voulez ; ensuite, terminez.
artificium-ask-over = La partie est terminée ; il n’y a plus rien à décider.

## Coups

artificium-move-exchange = Échanger { $give } contre { $take }
artificium-move-swap-hand = Défausser toute la main et en piocher une nouvelle
artificium-move-pass = Passer et quitter le marché
artificium-move-commit = Poser { $card } face cachée
artificium-move-commit-pass = Passer et être hors jeu pour ce tour
artificium-move-sell = Vendre 1 { $good }
artificium-move-buy = Acheter 1 { $good }
artificium-move-resolve = Résoudre la carte
artificium-move-discard = Défausser la carte et continuer
artificium-move-take-back = Reprendre la carte et être hors jeu pour ce tour
artificium-move-steal = Voler 1 { $good } à { $victim }
artificium-move-explore = Prendre une carte au hasard à { $victim }
artificium-move-rebuild = Récupérer { $card } dans votre main
artificium-move-knight = Envoyer le chevalier contre { $victim }
artificium-move-mage-drop = Défausser { $card } pour le mage
artificium-move-end-drop = Défausser { $card } de votre main
artificium-move-end-sell = Vendre 1 { $good }
artificium-move-done = Terminer votre fin de tour

## Événements

artificium-event-round-began = Le tour { $round } commence ; premier joueur : { $first }.
artificium-event-drew = { $seat } pioche : { $cards }.
artificium-event-drew-unseen =
    { $count ->
        [one] { $seat } pioche une carte.
       *[other] { $seat } pioche { $count } cartes.
    }
artificium-event-market-laid = Le marché est mis en place : { $cards }.
artificium-event-exchanged =
    { $cost ->
        [0] { $seat } échange { $give } contre { $take }, gratuitement.
        [one] { $seat } échange { $give } contre { $take } et paie { $cost } pièce.
       *[other] { $seat } échange { $give } contre { $take } et paie { $cost } pièces.
    }
artificium-event-swapped-hand = { $seat } défausse toute sa main ({ $cards }) et en pioche une nouvelle.
artificium-event-passed-market = { $seat } passe et quitte le marché.
artificium-event-market-closed = Le marché ferme ; cartes défaussées : { $cards }.
artificium-event-chose-card = { $seat } pose { $card } face cachée.
artificium-event-chose-pass = { $seat } choisit en secret de passer.
artificium-event-chose-unseen = { $seat } a fait son choix.
artificium-event-revealed = { $seat } révèle { $card }.
artificium-event-showed-pass = { $seat } révèle son choix de passer.
artificium-event-sold = { $seat } vend 1 { $good } pour { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }.
artificium-event-bought = { $seat } achète 1 { $good } pour { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }.
artificium-event-resolved = { $seat } résout { $card }.
artificium-event-made = { $seat } reçoit : { $made }.
artificium-event-paid = { $seat } paie : { $paid }.
artificium-event-converted = { $seat } paie { $paid } et reçoit { $made }.
artificium-event-advanced = { $seat } avance de { $from } à { $to } PV.
artificium-event-took-gift = { $seat } reçoit 1 { $good } grâce à la case { $space } du plateau de score.
artificium-event-discarded = { $seat } défausse la carte { $card } sans la résoudre et continue.
artificium-event-took-back = { $seat } reprend en main la carte révélée { $card }.
artificium-event-struck = { $seat } envoie le chevalier : { $victim } recule de { $from } à { $to } PV.
artificium-event-explored = { $seat } prend une carte au hasard à { $victim } : { $card }.
artificium-event-explored-unseen = { $seat } prend une carte au hasard à { $victim }.
artificium-event-stole = { $seat } paie { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    } et vole 1 { $good } à { $victim }.
artificium-event-fetched = { $seat } récupère en main la carte jouée { $card }.
artificium-event-earned = { $seat } gagne { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } à la Foire.
artificium-event-dropped = { $seat } défausse { $card } de sa main.
artificium-event-went-out = { $seat } est hors jeu pour ce tour.
artificium-event-round-ended = Le tour { $round } se termine ; toutes les cartes jouées sont défaussées.
artificium-event-reshuffled = La défausse est mélangée et devient la nouvelle pioche : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
artificium-event-scored = { $seat } : { $sale ->
        [one] { $sale } pièce
       *[other] { $sale } pièces
    } par la vente de toutes les ressources, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } au total, { $vp } PV sur le plateau ; score final { $score }.

## Refus : pourquoi pas

artificium-refusal-other-decision = Ce coup appartient à un autre moment ; à décider maintenant : { $decision }.
artificium-refusal-no-trade-in-market = On n’achète ni ne vend rien pendant le marché ; le commerce a lieu juste avant de résoudre une carte.
artificium-refusal-trade-after-resolving = Le commerce n’a lieu que juste avant la résolution d’une de vos cartes.
artificium-refusal-no-buying-at-round-end = À la fin du tour, on peut vendre des ressources mais pas en acheter.
artificium-refusal-passed-market = Vous avez passé, et c’est définitif pour le marché de ce tour.
artificium-refusal-out = Vous êtes hors jeu et ne jouez plus de carte pendant ce tour.
artificium-refusal-give-not-in-hand = Vous ne pouvez pas donner la carte { $card } : elle n’est pas dans votre main.
artificium-refusal-not-in-market = Vous ne pouvez pas prendre la carte { $card } : elle n’est pas au marché.
artificium-refusal-exchange-cost = Cet échange coûte { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    } ; vous en avez { $have }.
artificium-refusal-swap-after-exchange = Vous ne pouvez remplacer toute votre main qu’au lieu de votre premier échange du tour.
artificium-refusal-swap-cost = Remplacer votre main coûte { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    } ; vous en avez { $have }.
artificium-refusal-commit-not-in-hand = Vous ne pouvez pas jouer la carte { $card } : elle n’est pas dans votre main.
artificium-refusal-no-plain-pass = Cette table n’admet pas de passer sans carte : posez-en une, et reprenez-la à son tour si vous voulez vous arrêter.
artificium-refusal-none-to-sell = Vous n’avez aucune ressource « { $good } » à vendre.
artificium-refusal-buy-cost = 1 { $good } coûte { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    } ; vous en avez { $have }.
artificium-refusal-board-full = Votre plateau de ressources n’a plus de place pour la ressource « { $good } ».
artificium-refusal-sale-after-purchase = Vendez d’abord, achetez ensuite : vous avez déjà acheté pour cette carte, et vendre d’abord mène au même résultat.
artificium-refusal-trade-order = Les ressources se négocient dans l’ordre de la liste des prix ; il est trop tard pour la ressource « { $good } ».
artificium-refusal-trade-spoils-card = Avec cette transaction, la carte { $card } ne pourrait pas être résolue, et on ne négocie que pour une carte que l’on résout ensuite.
artificium-refusal-lacking =
    { $price ->
        [0] La carte { $card } demande { $coins ->
                [one] { $coins } pièce
               *[other] { $coins } pièces
            } ; vous en avez { $have }.
       *[other] Pour résoudre la carte { $card }, il vous manque { $goods }. L’achat coûte { $price ->
                [one] { $price } pièce
               *[other] { $price } pièces
            }, la carte elle-même demande { $coins ->
                [one] { $coins } pièce
               *[other] { $coins } pièces
            }, et vous en avez { $have }.
    }
artificium-refusal-no-target = La carte { $card } n’a aucune cible pour le moment ; elle ne peut pas être résolue.
artificium-refusal-traded-already = Vous avez commercé pour la carte { $card } ; vous devez maintenant la résoudre.
artificium-refusal-steal-from-self = On ne peut voler qu’un adversaire.
artificium-refusal-safe = Les ressources de niveau { $level } ne peuvent pas être volées, et la ressource « { $good } » en fait partie.
artificium-refusal-nothing-to-steal = { $victim } n’a aucune ressource « { $good } ».
artificium-refusal-theft-price = Voler 1 { $good } coûte { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    } ; vous en avez { $have }.
artificium-refusal-explore-self = L’Exploration prend une carte dans la main d’un autre joueur, pas dans la vôtre.
artificium-refusal-no-card-to-take = { $victim } n’a aucune carte en main.
artificium-refusal-not-in-front = On ne peut récupérer que ses propres cartes résolues pendant ce tour ; la carte { $card } n’en fait pas partie.
artificium-refusal-refetch-cap =
    { $cap ->
        [0] À cette table, une Reconstruction ne peut pas récupérer une Reconstruction.
        [one] Une Reconstruction ne peut récupérer une Reconstruction qu’une seule fois par tour, et vous l’avez déjà fait.
       *[other] Une Reconstruction peut récupérer une Reconstruction au plus { $cap } fois par tour, et vous avez atteint cette limite.
    }
artificium-refusal-knight-on-self = Le chevalier s’en prend à un adversaire, pas à vous-même.
artificium-refusal-drop-not-in-hand = Vous ne pouvez pas défausser la carte { $card } : elle n’est pas dans votre main.
artificium-refusal-drop-order = Les cartes se défaussent dans l’ordre de la liste des cartes ; la carte { $card } ne respecte pas cet ordre ici.
artificium-refusal-drop-after-sale = Défaussez d’abord des cartes, vendez ensuite : vous avez déjà vendu.

## Libellés du plateau

artificium-label-round = Tour { $round } sur { $rounds } · premier joueur : { $first }
artificium-label-market-cards = Marché
artificium-label-piles = Pioche : { $deck } · défausse : { $discard } · contenu visible : { $cards }
artificium-label-piles-closed = Pioche : { $deck } · défausse : { $discard }, fermée
artificium-label-seats = Joueurs
artificium-label-seat-column = Joueur
artificium-label-seat-row = J{ $number } { $seat }
artificium-label-vp-column = PV
artificium-label-coins-column = Pièces
artificium-label-cards-column = Main
artificium-label-laid-column = Posée
artificium-label-front-column = Jouées
artificium-label-gift-column = Prochain gain
artificium-label-score-column = Score actuel
artificium-label-cards-known = Connues dans la main de { $seat } : { $known }
artificium-label-gift = { $good } (+{ $steps })
artificium-label-goods = Ressources et prix
artificium-label-good-column = Ressource
artificium-label-level-column = Niv.
artificium-label-buy-column = Achat
artificium-label-sell-column = Vente
artificium-label-of-seat = J{ $number }
artificium-label-reconstructed = { $figure }~
artificium-label-reconstructed-note = ~ reconstitué : la valeur imprimée n’est pas connue et peut différer.
artificium-label-hand = Votre main
artificium-label-empty-hand = Votre main est vide
artificium-label-card-column = Carte
artificium-label-count-column = Nb
artificium-label-cost-column = Coût
artificium-label-gain-column = Gain
artificium-label-card-vp-column = PV
artificium-label-goods-and-coins = { $goods } + { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
artificium-label-face-down = face cachée
artificium-label-laid-pass = passe
artificium-label-is-out = hors jeu
artificium-label-has-passed = a passé

## Éléments des prévisions

artificium-label-queue-entry = { $card } ({ $seat })
artificium-label-plan-card = { $card }
artificium-label-plan-buy = { $card } (acheter { $buy })
artificium-label-plan-sell = { $card } (vendre { $sell })
artificium-label-plan-trade = { $card } (vendre { $sell } ; acheter { $buy })

## Prévisions

artificium-forecast-queue = Restent à traiter, dans cet ordre : { $cards }
artificium-forecast-card-now = { $card } : peut être résolue dès maintenant
artificium-forecast-card-with-trade =
    { $price ->
        [0] { $card } : peut être résolue après avoir vendu des ressources pour obtenir les pièces
       *[other] { $card } : peut être résolue après des transactions ; il manque { $missing }, à acheter pour { $price ->
                [one] { $price } pièce
               *[other] { $price } pièces
            }
    }
artificium-forecast-card-not =
    { $price ->
        [0] { $card } : ne peut pas être résolue maintenant, faute de pièces ou de cible
       *[other] { $card } : ne peut pas être résolue maintenant ; il manque { $missing }, à acheter pour { $price ->
                [one] { $price } pièce
               *[other] { $price } pièces
            }
    }
artificium-forecast-plan = Meilleure suite trouvée : { $steps } ; elle rapporte { $vp } PV et laisse { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } ; ressources restantes : { $goods }
artificium-forecast-exposed = Un Vol pourrait vous prendre l’une de ces ressources : { $goods }
artificium-forecast-next-first = Si le tour finissait maintenant, le prochain premier joueur serait { $seat }
artificium-forecast-unseen = Cartes que vous n’avez pas vues : { $cards }

## Cartes

artificium-card-sawmill = Scierie
artificium-card-farm = Ferme
artificium-card-charcoal-burner = Charbonnerie
artificium-card-hunting-lodge = Loge de chasse
artificium-card-mill-and-bakery = Moulin et boulangerie
artificium-card-brewery = Brasserie
artificium-card-crystal-mine = Mine de cristaux
artificium-card-foundry = Fonderie
artificium-card-laboratory = Laboratoire
artificium-card-forge = Forge
artificium-card-mage-tower = Tour du mage
artificium-card-castle = Château
artificium-card-exploration = Exploration
artificium-card-theft = Vol
artificium-card-reconstruction = Reconstruction
artificium-card-fair = Foire

## Ressources

artificium-good-wood = bois
artificium-good-wheat = { $count ->
    [one] blé
   *[other] blés
}
artificium-good-coal = { $count ->
    [one] charbon
   *[other] charbons
}
artificium-good-food = { $count ->
    [one] nourriture
   *[other] nourritures
}
artificium-good-beer = { $count ->
    [one] bière
   *[other] bières
}
artificium-good-crystal = { $count ->
    [one] cristal
   *[other] cristaux
}
artificium-good-metal = { $count ->
    [one] métal
   *[other] métaux
}
artificium-good-potion = { $count ->
    [one] potion
   *[other] potions
}
artificium-good-sword = { $count ->
    [one] épée
   *[other] épées
}

## Effets des cartes sans production

artificium-effect-mage-tower = piocher, puis défausser
artificium-effect-castle = faire reculer un adversaire
artificium-effect-exploration = prendre une carte au hasard
artificium-effect-theft = voler une ressource
artificium-effect-reconstruction = récupérer une carte jouée
artificium-effect-fair = pièces par carte jouée

## Options de la table

artificium-switch-gain-again = true : un pion qui a reculé reçoit de nouveau la ressource d’une case quand il y repasse ; false : seules les cases au-delà du point le plus avancé qu’il a atteint donnent des ressources.
artificium-switch-lap = true : après la dernière case, le plateau de score recommence avec ses cases à ressource ; false : au-delà de la fin, il n’y a plus de ressources, mais les points de victoire comptent toujours.
artificium-switch-may-target-self = true : on peut viser sa propre main avec l’Exploration, qui fait alors seulement piocher ; false : elle ne prend une carte que dans la main d’un autre joueur.
artificium-switch-refetch-cap = Combien de fois par tour la Reconstruction d’un joueur peut récupérer une Reconstruction.
artificium-switch-tie-previous-first-player-last = Quand plusieurs ont le moins de points de victoire, le plus proche du premier joueur, dans le sens des aiguilles d’une montre, devient premier joueur ; true : l’ancien premier joueur compte en dernier ; false : il compte en premier et garde le marqueur.
artificium-switch-plain-pass-at-commit = true : au lieu de poser une carte, on peut passer en secret et être hors jeu pour le tour ; false : on n’est hors jeu qu’en reprenant une carte révélée ou faute de cartes.
artificium-switch-trade-only-when-resolving = true : qui achète ou vend au tour de sa carte doit ensuite la résoudre ; false : on peut commercer puis tout de même défausser ou reprendre la carte.
artificium-switch-trade-order = canonical : les ventes précèdent les achats, les unes et les autres dans l’ordre de la liste des prix ; free : ventes et achats se font dans n’importe quel ordre.
artificium-switch-discard-pile-public = true : tout le monde peut consulter la défausse ; false : on n’en voit que la taille (chaque carte défaussée reste vue sur le moment).

## Le plateau dans le navigateur

artificium-board-track = Piste de score
artificium-board-space = Case { $space } : 1 { $good }
artificium-board-marker = { $seat } : { $count ->
        [one] { $count } point
       *[other] { $count } points
    } sur la piste
artificium-board-marker-lap = { $seat } : { $count } points sur la piste, passage { $lap }
artificium-board-middle = Milieu de la table
artificium-board-market-closed = Le marché est fermé.
artificium-board-deck = Pioche
artificium-board-deck-size = Pioche, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
artificium-board-discard = Défausse
artificium-board-unseen = Non vues
artificium-board-unseen-means = Cartes que vous n’avez pas vues : elles sont dans la pioche, dans d’autres mains, ou dans la défausse si elle est fermée.
artificium-board-close = Fermer
artificium-board-others = Les autres joueurs
artificium-board-first = Premier joueur
artificium-board-known = Connues
artificium-board-hand-of = Main de { $seat } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
artificium-board-some-of = { $seat } : { $count } { $what }
artificium-board-stores = Votre plateau de ressources
artificium-board-buy = achat
artificium-board-sell = vente
artificium-board-buy-one = Acheter 1 { $good } pour { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }
artificium-board-sell-one = Vendre 1 { $good } pour { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }
artificium-board-exposed = exposé
artificium-board-exposed-means = Un Vol pourrait la prendre.
artificium-board-step-choose = Chacun choisit une carte en secret
artificium-board-step-handle = Les cartes révélées, dans l’ordre
artificium-board-chooses = choisit
artificium-board-laid = posée
artificium-board-done = terminé
artificium-board-now = en cours
artificium-board-waits = à venir
artificium-board-resolved = { $points ->
    [0] résolue
   *[other] résolue, +{ $points }
}
artificium-board-discarded = défaussée
artificium-board-taken-back = reprise
artificium-board-act-swap-hand = Nouvelle main
artificium-board-act-pass = Passer
artificium-board-act-commit-pass = Passer, hors jeu ce tour
artificium-board-act-resolve = Résoudre
artificium-board-act-discard = Défausser
artificium-board-act-take-back = Reprendre
artificium-board-act-done = Terminer
artificium-board-act-explore-self = Explorer votre propre main
artificium-board-reach-now = prête
artificium-board-reach-buy = acheter { $goods } pour { $price }
artificium-board-reach-sell = vendre d’abord
artificium-board-reach-sell-buy = vendre, puis acheter { $goods } pour { $price }
artificium-board-reach-lacks = manque { $goods }
artificium-board-reach-not = pas maintenant
artificium-board-all = tous
artificium-board-known-to-all = Tous savent que vous l’avez
artificium-board-known-to = Savent que vous l’avez : { $seats }
artificium-board-plan = Meilleure chaîne trouvée avec cette main
artificium-board-plan-sell = vendre { $goods }
artificium-board-plan-buy = acheter { $goods }
artificium-board-plan-result = { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } ; il reste : { $left }
artificium-board-some = { $count } { $what }
artificium-board-next-point = Point suivant à la fin
artificium-board-coins-more = { $count ->
        [one] +{ $count } pièce
       *[other] +{ $count } pièces
    }
artificium-board-coins = { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
artificium-board-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
artificium-board-points-head = Points sur la piste
artificium-board-card-several = { $card }, { $count } fois
artificium-board-card-costs = demande { $paid }
artificium-board-card-gives = donne { $made }
artificium-board-effect-mage = piochez { $draw }, jetez { $discard }
artificium-board-effect-knight = un adversaire : recule de { $setback }
artificium-board-effect-exploration = une carte au hasard d’une autre main
artificium-board-effect-theft = volez un bien de niveau { $levels }
artificium-board-effect-reconstruction = une carte jouée revient en main
artificium-board-effect-fair = { $coins_per_card } pièces par carte jouée

## Les chiffres d’un joueur

artificium-board-figure-points = Points
artificium-board-figure-points-means = Points de victoire sur la piste de score.
artificium-board-figure-coins = Pièces
artificium-board-figure-coins-means = Pièces possédées. À la fin de la partie, elles deviennent des points.
artificium-board-figure-goods = Ressources
artificium-board-figure-goods-means = Nombre de ressources sur le plateau.
artificium-board-figure-sale = Valeur des ressources
artificium-board-figure-sale-means = Les pièces que la banque paierait pour toutes les ressources.
artificium-board-figure-cards = Cartes
artificium-board-figure-cards-means = Cartes en main, y compris celle posée face cachée.
artificium-board-figure-played = Cartes jouées
artificium-board-figure-played-means = Cartes résolues ce tour, posées devant le joueur.
artificium-board-figure-peak = Plus haut point
artificium-board-figure-peak-means = La case la plus haute que le marqueur a atteinte.
