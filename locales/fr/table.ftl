### Textes de la table : ce qui vaut pour tous les jeux.

## Mots

table-none = aucun
table-counted = { $count } { $name }
table-seat = Joueur { $number }
table-made = { $seat } : { $move }
table-yes = oui
table-no = non
table-separator = { ", " }

## Refus de la table

table-refusal-over = La partie est terminée.
table-refusal-not-your-turn = Ce n’est pas à vous de jouer ; à jouer maintenant : { $seats }.
table-refusal-no-such-seat = Cette place n’existe pas à cette table.
table-refusal-nothing-to-undo = Il n’y a aucun coup à annuler.
table-refusal-another-moved = { $seat } a joué depuis ; vous n’avez aucun coup à reprendre.
table-refusal-beyond-reveal = Une information cachée a été révélée depuis ; ce coup ne peut plus être annulé.
table-refusal-no-way-together = Ces coups ne peuvent pas tous être joués ensemble dans cette action.
table-refusal-confirm-first = Confirmez d’abord votre tour ou annulez sa dernière étape.
table-refusal-not-done = Votre tour continue : il n’y a encore rien à confirmer.

## Erreurs dans un coup écrit

table-fault-move-not-an-object = un coup doit être un objet JSON
table-fault-move-without-do = le coup n’a pas de nom (en JSON, la clé « do »)
table-fault-argument-without-value = « { $argument } » n’a pas de valeur ; écrire nom=valeur
table-fault-argument-twice = « { $argument } » figure deux fois
table-fault-argument-missing = l’argument « { $argument } » manque
table-fault-argument-wrong = « { $found } » ne convient pas pour l’argument « { $argument } »
table-fault-argument-unknown = ce coup n’a pas d’argument « { $argument } »
table-fault-move-unknown = aucun coup ne s’appelle « { $name } »

## Erreurs dans une mise en place ou une fiche

table-fault-not-a-choice = « { $found } » n’est pas possible ici ; valeurs admises : { $allowed }
table-fault-switch-unknown = cette option n’existe pas ; options connues : { $known }
table-fault-out-of-bounds = { $found } n’est pas compris entre { $low } et { $high }
table-fault-sheet-too-long = la fiche est trop longue ; taille en octets : { $found }, au plus { $high }
table-fault-not-toml = ce n’est pas du TOML valide : { $detail }
table-fault-not-text = un texte est attendu ici
table-fault-not-a-table = une table contenant ses propres entrées est attendue ici
table-fault-not-a-list = une liste est attendue ici
table-fault-not-plain = une valeur simple est attendue ici : un texte, un nombre entier, true ou false
table-fault-missing = cette entrée manque
table-fault-not-a-number = un nombre entier valide est attendu ici
table-fault-not-a-flag = true ou false est attendu ici
table-fault-fixed = seule la valeur { $only } est possible ici
table-fault-unknown-key = aucune entrée de ce nom n’a sa place ici
table-fault-unknown-thing = un nom qui doit figurer ici manque, est inconnu, figure deux fois ou est mal placé
table-fault-nothing-left = cela ne laisse aucun choix ; au moins une case doit rester ouverte
table-fault-not-rising = ces nombres doivent monter, ou au moins ne pas baisser, de l’un à l’autre ; dans un calendrier, un niveau ne devient obsolète que sous le niveau de sa décennie
table-fault-too-many-machines = chaque rangée doit avoir au moins une case de plus qu’elle n’accueille de machines
table-fault-too-few-markers = il reste trop peu de marqueurs pour en donner un à chaque décennie ; Fin de la partie et Bureaucratie doivent rester en jeu
table-fault-no-such-ship = aucun navire de la fiche n’a la capacité { $found }

## Erreurs dans la carte d’une fiche

table-fault-not-two-ends = exactement deux extrémités sont attendues ici
table-fault-no-such-link = une liaison joint deux localités différentes à terre ; une case navire ne peut pas en être une
table-fault-double-link = une autre liaison joint déjà ces deux localités ; une seule est possible par paire
table-fault-not-named-there = la localité indiquée ici ne nomme pas cet identifiant ; il doit y figurer sous « markets » ou « coal_box »
table-fault-no-such-lane = une telle voie maritime n’est pas possible ; elle mène, une seule fois, d’une ville à case port vers une case navire, ou d’une case navire vers son propre dépôt de charbon ou son unique case marché
table-fault-not-described = une case marché ou un dépôt de charbon est nommé ici, mais n’a pas d’entrée à elle sous « market » ou « coal_box »
table-fault-ship-without-sea = une case navire demande « ships = true » sur sa carte, une voie maritime vers une ville à case port, une case marché et un dépôt de charbon, et une voie vers chacun des deux
table-fault-not-connected = « { $found } » ne peut pas être atteint depuis la première localité ; liaisons et voies maritimes doivent joindre toutes les localités
table-fault-not-an-id = « { $found } » n’est pas un identifiant ; il en faut un de 1 à 60 caractères parmi a-z, 0-9, _, - et ~, autre que « track »
table-fault-double-id = l’identifiant « { $found } » figure deux fois ; chaque élément d’une carte doit avoir le sien
table-fault-not-a-name = un nom a de 1 à 40 caractères, sans caractère de contrôle
table-fault-slots-of-another-place = ceci ne convient pas à cette sorte de localité : une ville a une couleur et de 1 à 8 cases, aucune pour un navire ; une case navire a une couleur, une seule case, pour un navire, et pas de port lointain ; une région ou un village n’a ni couleur ni case
table-fault-unknown-place = rien de ce qui est attendu ici n’a l’identifiant « { $found } »

## Erreurs dans une position

table-fault-broken-rule = ceci enfreint la règle { $rule } ; trouvé : { $found }
table-fault-wrong-shape = ceci n’a pas la forme attendue : { $detail }
table-fault-not-hexadecimal = exactement 32 chiffres hexadécimaux sont attendus ici
table-fault-nothing-to-decide = quelqu’un doit décider ici, mais il n’y a aucun choix possible

## Erreurs dans une partie enregistrée

table-fault-sheet-hash-differs = la fiche de l’enregistrement ne correspond pas à son empreinte
table-fault-sheet-unknown = aucune fiche intégrée n’a cette empreinte, et l’enregistrement ne contient pas de fiche
table-fault-other-game = cet enregistrement est celui d’un autre jeu : { $found }
table-fault-seed-not-published = la graine n’est pas encore publiée ; la partie ne peut pas être rejouée
table-fault-move-refused = le coup « { $move } » est refusé : { $why } { $rule }
table-fault-not-a-record = un enregistrement commence par la ligne « { $only } »
table-fault-not-a-line = cette ligne n’a pas sa place dans un enregistrement
table-fault-doubled = cette ligne figure deux fois
table-fault-no-such-seat = cette place n’existe pas
table-fault-not-a-seed = une graine est une ligne de 1 à 200 caractères imprimables, sans espace au début ni à la fin
table-fault-not-json = ce n’est pas du JSON valide : { $detail }

## Requêtes au moteur

table-engine-line-too-long = la ligne est trop longue ; octets admis : { $most }
table-engine-not-json = ce n’est pas du JSON valide : { $detail }
table-engine-internal = Cette demande a mis le moteur en défaut ; rien n’a été modifié. Merci de le signaler.
table-engine-not-an-object = une requête doit être un objet JSON
table-engine-unknown-request = aucune requête ne s’appelle « { $name } »
table-engine-missing-field = le champ « { $field } » manque
table-engine-wrong-shape = le champ « { $field } » n’a pas la forme attendue
table-engine-unknown-game = aucun jeu ne s’appelle « { $name } »
table-engine-unknown-bot = aucun robot ne s’appelle « { $name } »
table-engine-unknown-table = aucune table ne porte le numéro { $number }
table-engine-too-many-tables = trop de tables sont ouvertes ; au plus : { $most }
table-engine-no-such-seat = la place { $seat } n’existe pas ; places à cette table, comptées à partir de 0 : { $seats }

## Ce que pense un robot

table-bot-without-thought = { $move }. Ce robot ne réfléchit pas.
table-bot-by-estimate = { $move }, d’après la seule estimation.
table-bot-by-search = { $move } : essais { $visits } sur { $playouts }.
table-bot-seat = { $seat } { $score } points, { $share } % de chances de gagner
table-bot-expects = Attendu à la fin : { $seats }.
table-bot-then-one = { $seat } : { $move }
table-bot-then = Ensuite, sans doute : { $moves }.
table-bot-instead = Sinon : { $move }. Essais : { $visits } ; { $score } points, { $share } % de chances de gagner.
table-bot-instead-by-estimate = Sinon : { $move }. { $score } points, { $share } % de chances de gagner.

## Ce qui ne va pas avec un robot dans un autre processus

table-process-not-started = Le robot « { $command } » n’a pas pu être lancé : { $detail }
table-process-ended = Le robot « { $command } » s’est arrêté sans répondre.
table-process-too-slow = Le robot « { $command } » n’a pas répondu dans le délai : { $seconds } s.
table-process-unreadable = Le robot « { $command } » a répondu par une ligne qui n’est pas du JSON.
table-process-wrong-id = Le robot « { $command } » a répondu avec l’id d’une autre requête.
table-process-no-move = Le robot « { $command } » a répondu sans donner de coup.
table-process-error = Le robot « { $command } » a répondu par une erreur : { $detail }
table-process-too-long = Le robot « { $command } » a répondu par une ligne de plus de { $most } octets.
table-process-illegal = Le robot « { $command } » a répondu par un coup qui n’est pas permis : { $detail }
