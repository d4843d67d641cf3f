### La commande `lineshaft`.

## Commandes

cli-command-lineshaft = Jeux de plateau économiques de l’ère industrielle : y jouer, revoir des parties, en simuler.
cli-command-play = Jouer une partie dans le terminal, seul contre des robots ou à plusieurs devant un même écran
cli-command-simulate = Faire jouer de nombreuses parties à des robots et voir qui gagne, avec des intervalles
cli-command-ladder = Faire se rencontrer des robots, tous contre tous, et les classer, avec des intervalles
cli-command-tune = Régler les poids de l’estimation d’un robot en le faisant jouer contre lui-même
cli-command-learn = Apprendre, en jouant contre soi-même, ce que l’estimation d’un jeu ne voit pas
cli-command-bench = Mesurer la vitesse d’un jeu sur un seul cœur
cli-command-analyse = Juger chaque décision d’une partie enregistrée d’après le meilleur coup que trouve une recherche
cli-command-replay = Montrer une partie enregistrée, entière ou jusqu’à un certain coup
cli-command-verify = Vérifier que des enregistrements sont exacts : chaque coup légal, le résultat et la graine comme annoncés
cli-command-games = Donner la liste des jeux, ou décrire un jeu et ses options
cli-command-sheet = Afficher la fiche d’un jeu, à modifier et à utiliser avec --sheet
cli-command-engine = Parler le protocole du moteur : une requête JSON par ligne en entrée, une réponse par ligne en sortie
cli-command-completions = Afficher un script de complétion pour votre shell

## Ce que l’aide enseigne

cli-teach-lineshaft =
    Pour commencer, au choix :
      lineshaft play artificium                      vous contre deux robots
      lineshaft play artificium --seats Ada,Ben      deux personnes devant un même écran
      lineshaft games artificium                     ce qu’est le jeu et ce que vous pouvez choisir
      lineshaft simulate artificium --games 1000     ce qui se passe en mille parties
    « lineshaft COMMANDE --help » en dit plus sur chaque commande.
cli-teach-play =
    Quand c’est à vous de jouer, vous voyez la table et des choix numérotés. Tapez un numéro pour choisir.
    Et aussi : look N, why N, all, hint, forecast, board, undo, log, rules, save FICHIER, help, quit.
    Chaque coup est aussitôt conservé sur le disque ; après avoir quitté, reprenez avec --resume FICHIER.

    Exemples :
      lineshaft play artificium
      lineshaft play artificium --seats me,greedy --seed 42
      lineshaft play artificium --seats Ada,Ben,random --switch trade_order=free
      lineshaft play artificium --sheet my.toml --lang fr
cli-teach-simulate =
    Exemples :
      lineshaft simulate artificium --games 1000 --seats greedy,random
      lineshaft simulate artificium --games 5000 --seats greedy,greedy,greedy --csv > games.csv
      lineshaft simulate artificium --games 10 --seats greedy,exec:"python3 examples/python/bot.py"
cli-teach-ladder =
    Chaque paire joue des blocs : une même donne, avec toutes les rotations des places. Chaque bloc terminé est aussitôt
    conservé dans le fichier ; la même commande reprend où elle s’était arrêtée, et avec davantage de --blocks ou de --bots
    elle ne joue que ce qui manque. La méthode est décrite dans docs/bots.md.

    Exemples :
      lineshaft ladder artificium --bots easy,greedy,medium,hard
      lineshaft ladder artificium --bots greedy,hard --seats 4 --blocks 200 --svg ladder.svg
      lineshaft ladder artificium --bots search:100,search:200,search:400 --neighbours --file budget.jsonl
cli-teach-tune =
    Déplace au hasard tous les poids de l’estimation d’un jeu, fait jouer les deux côtés l’un contre l’autre et va vers le meilleur.
    De nouvelles donnes montrent ensuite si les nouveaux poids battent les actuels ; ils sont affichés, rien n’est changé.

    Exemple : lineshaft tune age-of-industry --steps 500 --switch map=new_england
cli-teach-learn =
    Des joueurs gloutons qui savent ce qui a été appris jouent les uns contre les autres ; un réseau étudie de combien l’estimation
    se trompait ; de nouvelles donnes montrent ce qu’il vaut contre des joueurs qui s’en tiennent à l’estimation. Le réseau est écrit
    dans le fichier après chaque génération, et la même commande continue avec lui. docs/bots.md dit quel réseau la recherche utilise.

    Exemple : lineshaft learn artificium --file artificium.net --generations 10
cli-teach-bench =
    Des parties jouées au hasard, mesurées en temps processeur. Seules comptent les décisions offrant au moins deux choix.

    Exemple :
      lineshaft bench artificium --seats 4 --seconds 10
cli-teach-analyse =
    Chaque décision est étudiée d’après ce que son joueur voyait à ce moment. La perte est ce que le meilleur coup trouvé promettait
    de plus que le coup joué : d’abord une part de la victoire, puis des points. Plus d’essais jugent mieux et durent plus longtemps.

    Exemples :
      lineshaft analyse game.record
      lineshaft analyse game.record --playouts 2000 --svg game.svg
      lineshaft analyse game.record --from 40 --to 60 --json
      lineshaft analyse game.record --all
cli-teach-replay =
    Exemples :
      lineshaft replay game.record
      lineshaft replay game.record --to 40 --eyes 1      ce que voyait le joueur 1 après 40 coups
cli-teach-verify =
    Exemple :
      lineshaft verify records/artificium/*.record
cli-teach-games =
    Exemples :
      lineshaft games
      lineshaft games artificium
cli-teach-sheet =
    Exemples :
      lineshaft sheet artificium > my.toml
      lineshaft sheet artificium --provenance            d’où vient chaque nombre
cli-teach-engine =
    Exemple :
      echo '{ "{" }"id":1,"do":"games"{ "}" }' | lineshaft engine
    Toutes les requêtes sont décrites dans docs/protocol.md.
cli-teach-completions =
    Exemple :
      lineshaft completions bash > ~/.local/share/bash-completion/completions/lineshaft

## Arguments

cli-arg-lang = Langue de tous les textes : en, fr ou ko (sinon, celle de l’environnement)
cli-arg-help = Afficher cette aide
cli-arg-version = Afficher la version
cli-arg-game = Le jeu ; « lineshaft games » en donne la liste
cli-arg-which-game = Le jeu à décrire
cli-arg-seats = Qui est à la table, séparé par des virgules : me ou un nom quelconque pour une personne ; easy, medium, hard, expert, greedy, random ou search:PARTIES pour un robot ; exec:COMMANDE pour votre propre robot (guillemets comme dans un shell, sans virgule)
cli-arg-tune-seats = Nombre de joueurs (2 par défaut)
cli-arg-steps = Nombre de déplacements des poids (300 par défaut)
cli-arg-deals = Donnes jouées à chaque déplacement (4 par défaut)
cli-arg-proof = Nouvelles donnes jouées à la fin, nouveaux poids contre anciens (300 par défaut)
cli-arg-learn-file = Le réseau ; lu d’abord s’il existe
cli-arg-generations = Combien de fois on joue et on étudie (20 par défaut)
cli-arg-learn-games = Parties d’une génération (20000 par défaut)
cli-arg-learn-proof = Nouvelles donnes jouées après chaque génération (500 par défaut)
cli-arg-bench-seats = Nombre de joueurs (4 par défaut)
cli-arg-ladder-seats = Nombre de joueurs (2 par défaut)
cli-arg-switches = Choisir l’interprétation d’une règle ; peut être répété ; « lineshaft games JEU » donne la liste des options du jeu
cli-arg-sheet = Utiliser votre propre fiche au lieu de la fiche intégrée
cli-arg-seed = Tirer le hasard de cette partie d’un texte de votre choix, pour pouvoir répéter la même donne
cli-arg-resume = Reprendre une partie conservée ou sauvegardée
cli-arg-games = Nombre de parties (1000 par défaut)
cli-arg-bots = Les robots qui se rencontrent, séparés par des virgules : easy, medium, hard, expert, greedy, random ou search:PARTIES ; exec:COMMANDE pour votre propre robot
cli-arg-blocks = Nombre de blocs joués par chaque paire (50 par défaut)
cli-arg-opening = Nombre de premières décisions prises par le robot easy pour tout le monde, afin que les parties d’un jeu sans hasard diffèrent aussi (8 par défaut)
cli-arg-control = Le robot qui se rencontre aussi lui-même (le premier par défaut)
cli-arg-neighbours = Chaque robot ne rencontre que ceux qui sont nommés juste avant et juste après lui, pas tous les autres
cli-arg-alone = Seul ce robot joue seul contre des copies d’un autre : chacun des autres ne rencontre que lui
cli-arg-ladder-file = Où conserver les blocs (ladder-JEU-PLACES.jsonl dans le dossier courant par défaut)
cli-arg-svg = Dessiner le résultat dans ce fichier, en image SVG
cli-arg-threads = Nombre de fils d’exécution (par défaut, autant que de cœurs)
cli-arg-start = Numéro de la première partie ; chaque numéro est une donne distincte (0 par défaut)
cli-arg-csv = Afficher une ligne par partie, en CSV
cli-arg-json = Afficher les chiffres en JSON
cli-arg-seconds = Durée de la mesure, en secondes de temps processeur (5 par défaut)
cli-arg-think = Temps de réflexion d’un robot de la maison pour une décision, en secondes (10 par défaut)
cli-arg-patience = Temps accordé à votre propre robot pour un coup, en secondes (60 par défaut)
cli-arg-playouts = Nombre d’essais par décision (400 par défaut)
cli-arg-all = Raconter chaque décision, pas seulement les plus coûteuses
cli-arg-from = Commencer à ce coup
cli-arg-file = L’enregistrement
cli-arg-files = Les enregistrements
cli-arg-to = S’arrêter après ce nombre de coups
cli-arg-eyes = Point de vue : le numéro d’un joueur, all (tout voir, par défaut) ou none (un spectateur)
cli-arg-provenance = Montrer d’où vient chaque valeur, en commençant par les valeurs reconstituées
cli-arg-shell = bash, zsh, fish, elvish ou powershell

cli-value-command = COMMANDE
cli-value-lang = LANGUE
cli-value-game = JEU
cli-value-which-game = JEU
cli-value-seats = NOMS
cli-value-tune-seats = NOMBRE
cli-value-steps = NOMBRE
cli-value-deals = NOMBRE
cli-value-proof = NOMBRE
cli-value-learn-file = FICHIER
cli-value-generations = NOMBRE
cli-value-learn-games = NOMBRE
cli-value-learn-proof = NOMBRE
cli-value-bench-seats = NOMBRE
cli-value-ladder-seats = NOMBRE
cli-value-switches = NOM=VALEUR
cli-value-sheet = FICHIER
cli-value-seed = TEXTE
cli-value-resume = FICHIER
cli-value-games = NOMBRE
cli-value-bots = NOMS
cli-value-blocks = NOMBRE
cli-value-opening = NOMBRE
cli-value-control = NOM
cli-value-alone = NOM
cli-value-ladder-file = FICHIER
cli-value-svg = FICHIER
cli-value-threads = NOMBRE
cli-value-start = NUMÉRO
cli-value-seconds = SECONDES
cli-value-think = SECONDES
cli-value-patience = SECONDES
cli-value-playouts = NOMBRE
cli-value-from = COUP
cli-value-file = FICHIER
cli-value-files = FICHIERS
cli-value-to = COUPS
cli-value-eyes = VUE
cli-value-shell = SHELL

cli-heading-usage = Utilisation :
cli-heading-commands = Commandes
cli-heading-arguments = Arguments
cli-heading-options = Options

## Ce qui peut clocher dans une commande

cli-error-language = Il n’y a pas de textes dans la langue { $lang } ; choisissez en, fr ou ko.
cli-error-unknown-argument = { $argument } n’est pas une option de cette commande.
cli-error-unknown-command = { $command } n’est pas une commande.
cli-error-missing-argument = Il manque quelque chose : { $argument }
cli-error-conflict = { $argument } et { $other } ne vont pas ensemble.
cli-error-missing-value = { $argument } demande une valeur.
cli-error-wrong-value = « { $value } » ne convient pas pour { $argument }.
cli-error-wrong-line = Cette ligne de commande n’est pas compréhensible.
cli-error-more = Ajoutez --help pour voir ce qui est possible.
cli-error-game = Aucun jeu ne s’appelle « { $name } ». Jeux connus : { $known }.
cli-error-switch = « { $word } » n’est pas de la forme NOM=VALEUR.
cli-error-file = Impossible d’utiliser { $file } : { $detail }
cli-error-not-a-record-file = { $file } existe et n’est pas un enregistrement Lineshaft ; choisissez un autre nom.
cli-error-other-record = { $file } contient une autre partie ; choisissez un autre nom.
cli-error-file-changed = { $file } a été modifié entre-temps : cette partie continue ailleurs. Ce qui vient d’être joué ici n’y a pas été écrit.
cli-error-file-too-long = { $file } dépasse { $most } octets.
cli-error-seats = « { $words } » ne nomme pas les places ; écrivez des noms de 1 à 30 caractères séparés par des virgules, comme me,greedy.
cli-error-bot = Aucun robot ne s’appelle « { $name } ». Robots connus : { $known }.
cli-error-seconds = La durée doit être comprise entre 0.1 et 3600 secondes.
cli-error-games = Le nombre de parties doit être compris entre 1 et { $most }.
cli-error-start = Le numéro de la première partie doit être au plus { $most }.
cli-error-bots = Il faut de { $least } à { $most } robots pour un classement.
cli-error-bot-twice = « { $name } » est nommé deux fois.
cli-error-not-in-ladder = « { $name } » n’est pas un des robots de ce classement : { $bots }.
cli-error-seats-to-rotate = Il faut de { $least } à { $most } places pour un classement.
cli-error-seats-to-tune = Il faut de { $least } à { $most } places pour un réglage.
cli-error-blocks = Le nombre de blocs doit être compris entre { $least } et { $most }.
cli-error-opening = L’ouverture doit compter de { $least } à { $most } décisions.
cli-error-not-a-block = { $file }, ligne { $line } : ce n’est pas un bloc d’un classement. Choisissez un autre fichier avec --file.
cli-error-other-ladder = { $file } appartient à un autre classement ; { $term } : { $found } au lieu de { $asked }. Choisissez un autre fichier avec --file.
cli-error-ladder-in-use = Un autre classement est en train d’écrire dans { $file }.
cli-error-eyes = Le point de vue est le numéro d’un joueur, de 1 à { $seats }, ou all, ou none.
cli-error-resume-seats = Cette partie a { $seats } places ; nommez-les toutes avec --seats.
cli-error-resume-unsound = { $file } n’est pas valide : « lineshaft verify » dit pourquoi.
cli-error-resume-command = L’enregistrement nomme la commande « { $command } » comme joueur. Une commande venue d’un fichier n’est pas lancée ; dites qui joue avec --seats.
cli-error-exec = « { $words } » n’est pas une commande : écrivez exec: et un programme avec ses arguments, entre guillemets comme dans un shell, chaque guillemet fermé, sans virgule.
cli-error-playouts = Le nombre d’essais doit être compris entre { $least } et { $most }.
cli-error-moves = --from et --to doivent être des numéros de coups de 1 à { $moves }, le premier ne dépassant pas le second.
cli-error-no-moves = { $file } ne contient encore aucun coup.
cli-error-not-an-svg-file = { $file } existe et n’est pas une image SVG ; choisissez un autre nom.

## Jouer

cli-name-me = Joueur { $number } (vous)
cli-name-bot = Joueur { $number } ({ $bot })
cli-play-welcome = { $game }. À la table : { $players }.
cli-play-commitment = Empreinte de la graine scellée, à comparer après la partie : { $hash }
cli-play-kept-here = Chaque coup est conservé dans { $file }.
cli-play-start = Tapez un numéro pour faire un choix ; « help » donne la liste de ce que vous pouvez taper d’autre.
cli-play-prompt = { $name }, votre choix :
cli-play-hand-over = { $name }, c’est à vous de jouer. Appuyez sur Entrée quand vous êtes seul à voir l’écran.
cli-play-happened = Ce qui s’est passé
cli-play-your-turn = { $name } : à vous de jouer
cli-play-not-allowed = Rien de cela n’est permis maintenant ; « why N » dit pourquoi.
cli-play-no-option = Il n’y a pas de choix { $number }.
cli-play-look-barrier = Ce choix révélera une information cachée ; personne ne peut donc dire ce qui suivra.
cli-play-allowed = Permis par { $rules }.
cli-play-hint = Ce que le robot « { $bot } » ferait à votre place :
cli-play-undone = Coup annulé.
cli-play-no-rule = Les règles destinées aux joueurs ne citent pas { $rule }.
cli-play-saved = Partie sauvegardée dans { $file }.
cli-play-unknown = « { $line } » n’est pas compris ; « help » donne la liste de ce que vous pouvez taper.
cli-play-help =
    N                faire le choix N
    look N           ce qui suivrait le choix N
    why N            pourquoi le choix N est permis ou non
    all              montrer aussi ce qui n’est pas permis maintenant
    hint             ce que ferait un robot fort, et pourquoi
    forecast         des chiffres pour décider : cartes, meilleur plan, ce qui est exposé
    board            montrer de nouveau la table
    undo             annuler votre dernier coup, tant que personne d’autre n’a joué et que rien de caché n’a été révélé
    log              tout ce qui vous a été dit depuis la donne
    rules [NUMÉRO]   les règles ; avec un numéro tel que AR-24, seulement ce qu’elles en disent
    save FICHIER     écrire l’enregistrement dans un fichier
    quit             quitter ; la partie est conservée et peut reprendre plus tard
cli-play-left = La partie est conservée. Pour la reprendre : { $command }
cli-play-seed = La graine était : { $seed }
cli-play-kept = L’enregistrement est conservé dans { $file }.
cli-play-automatic = { $seat }, seul choix possible : { $move }

cli-result-title = Résultat final
cli-result-rank = Rang
cli-result-name = Nom
cli-result-score = Score
cli-result-winners = { $count ->
    [0] Personne ne gagne.
    [one] Victoire : { $names }.
   *[other] Victoire partagée : { $names }.
}

## Simuler et mesurer

cli-simulate-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
cli-simulate-seat = Place
cli-simulate-bot = Robot
cli-simulate-wins = Victoires
cli-simulate-score = Score
cli-simulate-lowest = Minimum
cli-simulate-highest = Maximum
cli-simulate-winning = Score gagnant :
cli-simulate-shared = Victoires partagées :
cli-simulate-length = Décisions par partie :
cli-simulate-intervals = Entre crochets : intervalles à 95 %. Une victoire partagée compte en fractions.

cli-ladder-playing = { $file } : blocs déjà joués : { $there }, à jouer : { $missing }
cli-ladder-title = { $game }, { $seats } joueurs ; blocs par paire : { $blocks }, parties en tout : { $games }
cli-ladder-rank = Rang
cli-ladder-bot = Robot
cli-ladder-rating = Cote
cli-ladder-games = Parties
cli-ladder-anchor = La cote de { $bot } est fixée à { $rating } ; 400 points de plus, c’est finir devant dix fois plus souvent.
cli-ladder-mean = La moyenne des cotes est fixée à { $rating } ; 400 points de plus, c’est finir devant dix fois plus souvent.
cli-ladder-cross = Victoires, en pour cent, du robot de la ligne contre celui de la colonne, { $games } parties chaque fois ({ $seats ->
    [2] part équitable
   *[other] un robot de la ligne parmi ceux de la colonne ; part équitable
} : { $fair }) :
cli-ladder-control = Contrôle : { $bot } contre lui-même a un avantage de { $advantage } pour cent en { $games } parties ; zéro est dans l’intervalle, comme il se doit.
cli-ladder-control-fails = LE CONTRÔLE ÉCHOUE : { $bot } contre lui-même a un avantage de { $advantage } pour cent en { $games } parties ; zéro n’est pas dans l’intervalle. Le hasard seul produit cela une fois sur vingt ; jouez davantage de blocs avant de vous fier aux chiffres.
cli-ladder-intervals = Entre crochets : intervalles à 95 % sur les blocs. Une victoire partagée compte en fractions.
cli-ladder-rating-axis = cote, avec son intervalle à 95 %
cli-ladder-playouts-axis = parties simulées par décision
cli-ladder-term-ladder = format des lignes
cli-ladder-term-game = jeu
cli-ladder-term-engine = version du moteur
cli-ladder-term-seats = nombre de places
cli-ladder-term-switches = options choisies
cli-ladder-term-sheet = fiche
cli-ladder-term-opening = ouverture

cli-bench-running = Mesure du profil { $profile } pendant { $seconds } secondes de temps processeur…
cli-bench-decisions = décisions par seconde
cli-bench-games = parties par seconde
cli-bench-length = décisions par partie
cli-bench-imagine = copies redistribuées par seconde
cli-bench-playouts = essais de la recherche par seconde
cli-bench-bytes = octets par position

## Analyser

cli-analyse-title = { $game } : { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}, { $playouts } essais pour chacune
cli-analyse-costliest = Les coups les plus coûteux
cli-analyse-none = Aucun meilleur coup n’a été trouvé.
cli-analyse-move = Coup { $number }, { $seat }, { $decision } : { $made }
cli-analyse-better = Mieux : { $best }
cli-analyse-lost = Perte : { $share } % de la victoire ({ $share_made } au lieu de { $share_best }). Attendu à la fin : { $points_made } points, { $points_best } avec le meilleur coup
cli-analyse-all = Toutes les décisions
cli-analyse-number = Coup
cli-analyse-made = Joué
cli-analyse-expected = Points attendus
cli-analyse-best = Meilleur trouvé
cli-analyse-seats = Les joueurs
cli-analyse-name = Nom
cli-analyse-decisions = Décisions
cli-analyse-agreed = Rien de mieux trouvé
cli-analyse-share = Victoire perdue par décision
cli-analyse-points = Points perdus par décision
cli-analyse-plot-title = { $game } : part de victoire que chacun pouvait attendre
cli-analyse-plot-moves = Coup
cli-analyse-plot-share = Part de la victoire en %
cli-analyse-drawn = L’image est dans { $file }.

## Jeux, fiches, enregistrements

cli-games-seats = de { $low } à { $high } joueurs
cli-games-more = « lineshaft games JEU » montre les options d’un jeu ; « lineshaft play JEU » lance une partie.
cli-games-switches = Options (--switch NOM=VALEUR) :
cli-games-switch = { $values } (par défaut : { $default } ; { $rule })
cli-provenance-about = D’où vient chaque valeur de la fiche. Une valeur reconstituée n’est connue d’aucune source et peut différer du jeu imprimé.
cli-provenance-kind = Nature
cli-provenance-path = Chemin
cli-provenance-value = Valeur
cli-provenance-reason = Source ou raison
cli-provenance-reconstructed = reconstituée
cli-provenance-inferred = déduite
cli-provenance-public = publique
cli-provenance-seed = livret de règles
cli-replay-at = Coups joués : { $made } sur { $moves }.
cli-verify-sound = valide
cli-verify-no-promise = valide ; aucune empreinte n’y figure pour comparer la graine
cli-verify-unfinished = valide jusqu’ici, la partie n’est pas terminée
cli-verify-other-seed = la graine n’est pas celle qui avait été annoncée
cli-verify-other-result = la partie ne se termine pas comme enregistré : { $replayed }, et non { $recorded }
cli-verify-failed = { $count ->
    [one] Un enregistrement n’est pas valide.
   *[other] { $count } enregistrements ne sont pas valides.
}

## tune

cli-error-tune = Les déplacements et les donnes vont de 1 à { $most }, le départ de 0 à { $most_start }.
cli-tune-weight = Poids
cli-tune-before = Avant
cli-tune-after = Après
cli-tune-share = Les nouveaux poids remportent { $share } % des victoires contre les anciens (95 % : de { $low } à { $high }) ; une part équitable est de { $fair } %.
cli-tune-better = Ils sont meilleurs.
cli-tune-not-shown = Rien ne montre qu’ils soient meilleurs.

## learn

cli-error-learn = Les générations vont de 1 à { $generations }, les parties et les donnes de 1 à { $games }, le départ de 0 à { $start }.
cli-error-nothing-to-learn = Ce jeu n’a rien à apprendre.
cli-error-no-net = { $file } ne contient pas de réseau pour ce jeu.
cli-learn-generation = Génération { $number } : { $examples } positions étudiées, erreur de { $off } points ; { $share } % des victoires contre l’estimation seule (95 % : de { $low } à { $high }).

## Le serveur

cli-command-serve = Tenir des tables pour des personnes et des robots, sur cette machine ou pour un club
cli-teach-serve =
    Écoute sur cette seule machine et garde tout dans un fichier de votre dossier de données, sauf indication contraire.
    Chaque option peut aussi être donnée par l’environnement (LINESHAFT_LISTEN) ou dans un fichier (listen = "…") ; les
    options d’abord, puis l’environnement, puis le fichier. docs/hosting.md en dit plus.

    Exemples :
      lineshaft serve
      lineshaft serve --listen 0.0.0.0:8570 --host games.example.org
      lineshaft serve --database postgres://lineshaft@localhost/lineshaft
cli-arg-config = Un fichier de réglages (TOML)
cli-value-config = FICHIER
cli-arg-database = Où tout est gardé : sqlite:FICHIER ou postgres://… (par défaut un fichier de votre dossier de données)
cli-value-database = ADRESSE
cli-arg-listen = Où écouter (127.0.0.1:8570 par défaut)
cli-value-listen = ADRESSE:PORT
cli-arg-hosts = Un nom auquel le serveur répond ; peut être donné plusieurs fois (par défaut les noms de cette machine)
cli-value-hosts = NOM
cli-arg-bot-threads = Combien de fils d’exécution réfléchissent pour les robots (1 par défaut ; 0 pour aucun)
cli-value-bot-threads = NOMBRE
cli-arg-rate = Combien de requêtes par seconde une adresse peut envoyer en moyenne (50 par défaut ; 0 sans limite)
cli-value-rate = NOMBRE
cli-arg-doors = Combien de fois par minute une adresse peut tenter d’entrer (30 par défaut ; 0 sans limite)
cli-value-doors = NOMBRE
cli-serve-address = Lineshaft est ouvert à l’adresse { $address }
cli-error-serve = Le serveur ne peut pas tourner : { $detail }
cli-error-config = Les réglages de { $file } ne peuvent pas être utilisés (ligne { $line }) : { $detail }
cli-serve-alone = Aucune commande n’est donnée : le serveur s’ouvre. « lineshaft --help » présente tout le reste.
cli-arg-address = L’adresse par laquelle on atteint le serveur, pour les liens des avis
cli-value-address = URL
cli-arg-https = N’envoyer les cookies que par HTTPS
cli-value-https = true|false
cli-arg-proxies = L’adresse d’un mandataire dont on croit l’en-tête X-Forwarded-For ; peut être donnée plusieurs fois
cli-value-proxies = IP
cli-arg-bot-playouts = Le plus grand nombre de parties simulées qu’on peut demander à un robot, comme dans search:800 (30000 par défaut)
cli-value-bot-playouts = NOMBRE
cli-arg-bot-seconds = Combien de temps un robot peut réfléchir à une décision, en secondes (10 par défaut)
cli-value-bot-seconds = SECONDES
cli-arg-private-webhooks = Permettre des avis vers des adresses de votre propre réseau
cli-value-private-webhooks = true|false
cli-arg-smtp = Le serveur de courriel : smtp://nom:motdepasse@hôte:port ou smtps://…
cli-value-smtp = URL
cli-arg-mail-from = L’expéditeur des courriels
cli-value-mail-from = COURRIEL
cli-arg-json-logs = Écrire le journal en JSON ; LINESHAFT_LOG dit ce qui est écrit (info par défaut)
cli-value-json-logs = true|false
cli-arg-metrics-from = Une adresse qui peut lire /metrics, en plus de cette machine ; peut être donnée plusieurs fois
cli-value-metrics-from = IP
cli-error-log = LINESHAFT_LOG est illisible. Exemples : info, debug, warn,server=debug.
cli-error-port-taken = Un autre programme écoute déjà sur { $listen }. Arrêtez-le, ou choisissez un autre endroit avec --listen.
cli-error-listen = Le serveur ne peut pas écouter sur { $listen } : { $detail }
cli-error-database = La base de données { $database } ne peut pas être utilisée : { $detail }
cli-error-no-database = Il n’y a pas encore de base de données : { $file } n’existe pas. « lineshaft serve » la crée ; --database en désigne une autre.
cli-error-setting-database = Le réglage « database » doit être sqlite:FICHIER ou postgres://…
cli-error-setting-listen = Le réglage « listen » doit être une adresse et un port, par exemple 127.0.0.1:8570 ou [::1]:8570.
cli-error-setting-hosts = Le réglage « hosts » doit contenir des noms tels qu’un navigateur les montre, par exemple jeux.example.org ou localhost:8570, sans https:// ni chemin.
cli-error-setting-address = Le réglage « address » doit commencer par https:// ou http:// et ne contenir ni nom ni mot de passe.
cli-error-setting-bot-threads = Le réglage « bot_threads » doit être au plus 1024.
cli-error-setting-bot-playouts = Le réglage « bot_playouts » doit être au moins 1.
cli-error-setting-bot-seconds = Le réglage « bot_seconds » doit être compris entre 1 et 86400.
cli-error-setting-smtp = Le réglage « smtp » doit être smtp://nom:motdepasse@hôte:port ou smtps://… ; les caractères spéciaux s’y écrivent %40 et ainsi de suite.
cli-error-setting-mail-from = Les courriels ont besoin d’un expéditeur : donnez à « mail_from » une adresse, par exemple Lineshaft <jeux@example.org>.

## L’exploitant

cli-command-admin = Regarder la base de données d’un serveur, la vérifier, la transporter, terminer une table
cli-teach-admin =
    Accepte les mêmes --database et --config que « lineshaft serve », et fonctionne pendant que le serveur tourne.

    Exemples :
      lineshaft admin list
      lineshaft admin verify --database sqlite:club.db
      lineshaft admin backup ce-soir.db
cli-command-admin-list = Compter les tables par état et les personnes, et nommer les tables inachevées
cli-teach-admin-list =
    Exemple :
      lineshaft admin list
cli-command-admin-export = Écrire tout dans un fichier en lignes JSON, ou une seule table
cli-teach-admin-export =
    Le fichier contient des empreintes de mots de passe et les graines des parties en cours : gardez-le pour vous. Avec
    --table il contient une table, sa fiche et les noms de ceux qui y jouent, sans leurs comptes.

    Exemples :
      lineshaft admin export tout.jsonl
      lineshaft admin export une.jsonl --table k3x2m5q7w4a6b8cd
cli-command-admin-import = Mettre une exportation dans une base de données vide, tout ou rien
cli-teach-admin-import =
    Exemple :
      lineshaft admin import tout.jsonl --database postgres://lineshaft@localhost/lineshaft
cli-command-admin-verify = Vérifier que chaque journal se rejoue et que tout le reste en découle
cli-teach-admin-verify =
    Dit ce qui diffère, et finit par le code 1 si quelque chose diffère. Rien n’est changé.

    Exemple :
      lineshaft admin verify
cli-command-admin-replay = Vérifier que les tables en cours mènent aux mêmes positions avec ce moteur
cli-teach-admin-replay =
    Avant une mise à jour, lancez ceci avec le nouveau programme sur une sauvegarde : les tables qui s’arrêteraient sont nommées.

    Exemple :
      lineshaft admin replay --database sqlite:sauvegarde.db
cli-command-admin-backup = Copier une base SQLite dans un nouveau fichier pendant qu’elle sert
cli-teach-admin-backup =
    Exemple :
      lineshaft admin backup ce-soir.db
cli-command-admin-end = Terminer une table sans résultat
cli-teach-admin-end =
    Ceux qui la regardent le voient : aussitôt avec PostgreSQL, en quelques secondes avec SQLite.

    Exemple :
      lineshaft admin end k3x2m5q7w4a6b8cd
cli-arg-export-file = Le fichier à écrire ; il ne doit pas encore exister
cli-value-export-file = FICHIER
cli-arg-import-file = Un fichier exporté
cli-value-import-file = FICHIER
cli-arg-backup-file = Le fichier à écrire ; il ne doit pas encore exister
cli-value-backup-file = FICHIER
cli-arg-table = Cette table seulement
cli-value-table = TABLE
cli-arg-end-table = La table, telle que « lineshaft admin list » la nomme
cli-value-end-table = TABLE
cli-admin-phase = État
cli-admin-tables = Tables
cli-admin-longest-ago = Intacte depuis le plus longtemps
cli-admin-latest = Dernier changement
cli-admin-table = Table
cli-admin-game = Jeu
cli-admin-entries = Entrées
cli-admin-made = Ouverte
cli-admin-changed = Changée
cli-admin-phase-gathering = se remplit
cli-admin-phase-playing = en cours
cli-admin-phase-over = finie
cli-admin-phase-ended = terminée sans résultat
cli-admin-phase-frozen = arrêtée
cli-admin-seconds = il y a { $count } s
cli-admin-minutes = il y a { $count } min
cli-admin-hours = il y a { $count } h
cli-admin-days = il y a { $count } j
cli-admin-no-tables = Il n’y a aucune table.
cli-admin-people = Personnes : { $accounts } avec un compte, { $guests } invitées, { $left } parties.
cli-admin-no-table = Il n’y a pas de table { $table }.
cli-admin-exported = { $rows } lignes sont dans { $file }. Gardez-le pour vous.
cli-admin-imported = { $rows } lignes de { $file } sont dans la base de données.
cli-admin-not-an-export = { $file } n’est pas une exportation de cette version de Lineshaft. Rien n’est changé.
cli-admin-not-a-row = { $file } : la ligne { $line } est illisible. Rien n’est changé.
cli-admin-breaks-off = { $file } s’interrompt avant sa fin. Rien n’est changé.
cli-admin-not-empty = Il y a déjà quelque chose dans la base de données. Une exportation n’entre que dans une base vide.
cli-admin-backed-up = La sauvegarde est { $file }. C’est une base comme une autre : utilisez-la avec --database sqlite:FICHIER.
cli-admin-pg-dump = PostgreSQL a ses propres sauvegardes : utilisez pg_dump, qui fonctionne aussi pendant que des serveurs tournent.
cli-admin-ended = La table { $table } est terminée sans résultat.
cli-admin-verified = { $tables ->
    [one] { $tables } table vérifiée ; rien ne diffère.
   *[other] { $tables } tables vérifiées ; rien ne diffère.
}
cli-admin-differ = Sur { $tables } tables, { $differ } diffèrent.
cli-admin-differs-gap = L’entrée { $number } du journal manque.
cli-admin-differs-unreadable = L’entrée { $number } du journal est illisible.
cli-admin-differs-count = Le journal a { $found } entrées, et non { $kept }.
cli-admin-differs-halted = { $number ->
    [0] La table ne peut pas être mise en place
   *[other] Le coup { $number } ne mène pas où il menait
} : { $why }
cli-admin-differs-phase = D’après son journal la table est « { $found } », et non « { $kept } ».
cli-admin-differs-position = La position a changé en dernier avec l’entrée { $found }, et non { $kept }.
cli-admin-differs-seat = L’occupant de la place { $seat }, ou son tour, ne découle pas du journal.
cli-admin-differs-draft = Les coups non confirmés de la place { $seat } appartiennent à une autre position.
cli-admin-differs-job = Un robot doit décider pour la place { $seat }, qui n’a rien à décider.
cli-admin-differs-no-job = Le robot de la place { $seat } doit décider, et personne ne le lui demande.
cli-admin-differs-result = Le résultat de la place { $seat } n’est pas celui de la partie.
