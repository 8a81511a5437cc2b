## The text table and the command line

## The table

table-sits = place { $seat } : { $name }
table-hand_empty = pas de cartes
table-your_hand = Ta main
table-hand_of = La main de { $name }
table-deck =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
table-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
table-won =
    { $count ->
        [one] { $count } carte gagnée
       *[other] { $count } cartes gagnées
    }
table-held =
    { $count ->
        [one] { $count } en main
       *[other] { $count } en main
    }
table-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Prompts

deal-nothing_to_play = C’est rare : personne ne peut jouer. La partie est finie avant de commencer.
deal-another = Redistribuer ? (Entrée pour oui, n pour non){ " " }
prompt-line = >{ " " }
prompt-turn = { $name }, c’est à toi. (? pour un indice, aide, quitter)
prompt-turn_you = C’est à toi. (? pour un indice, aide, quitter)
prompt-moment_you = { $name } va jouer. Dis quelque chose, ou appuie sur Entrée. (Un point passe tout jusqu’à ton tour.)
prompt-moment_you_again = { $brief }. Quelque chose à dire ? (Entrée : non ; un point : pas avant mon tour)
prompt-moment = { $name } va jouer. Pour parler, écris ton nom, deux-points et ta phrase ; sinon appuie sur Entrée. (Un point passe tout jusqu’au tour du suivant.)
prompt-moment_again = { $brief }. Quelqu’un ? (Entrée : non ; un point : pas avant le tour du suivant)
prompt-interrupted = Quelqu’un a été plus rapide. Ce que tu as dit ensuite ne compte pas.
prompt-for_now = Pour l’instant : { $said }
prompt-for_now_undo = Pour l’instant : { $said } (retour annule une étape)
prompt-go_on = Ton tour continue. (retour annule une étape)
prompt-nothing_to_undo = Il n’y a pas d’étape à annuler. Un coup joué reste joué.
prompt-nothing_to_give_up = Ton tour n’a pas commencé, il n’y a rien à abandonner. Pour quitter la table, dis : quitter
prompt-undone = Annulé.
prompt-given_up = Recommence ton tour.
prompt-take_your_time = Prends ton temps. Les doigts, le papier et ? sont permis.
curtain-pass_on = Passe l’écran à { $name }.
curtain-enter = { $name }, appuie sur Entrée quand personne d’autre ne voit l’écran.{ " " }
leave-saved = La partie est gardée. { $command } resume la reprend. ({ $game })
leave-over = Au revoir ! Pour revoir la partie : { $command } record show { $game }

## What was said

log-hints =
    { $count ->
        [one] ({ $count } indice)
       *[other] ({ $count } indices)
    }
log-empty = Rien n’a encore été dit.

## The end

end-over = La partie est finie.
end-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
end-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
end-you_win = Tu gagnes !
end-wins = { $name } gagne !
end-kept = Pour revoir la partie : { $command } record show { $game }

## Seats and saved games

seats-you = Toi
seats-too_many_players = { $count } joueurs de l’ordinateur ne tiennent pas sur { $seats } places.
seats-too_many_names = { $names } noms, c’est trop : { $people } places seulement sont pour des personnes.
seats-same_name = Deux joueurs s’appellent { $name }. Donne un autre nom à l’un d’eux.
seats-bad_name = Un nom a de 1 à { $longest } lettres.
saved-no_file = Impossible de lire { $file } : { $reason }
saved-no_record = { $file } n’est pas une partie que je sais lire : { $reason }
saved-no_table = { $file } ne dit pas qui est à la table. Supprime ce fichier pour le redire.
saved-who_sits = Je ne sais pas qui jouait ici, alors chaque place est pour une personne.
saved-elsewhere = Cette partie a continué dans une autre fenêtre. Ce que tu viens de dire ne compte pas.
saved-none = Aucune partie gardée. { $command } play en commence une.
saved-not_kept = Impossible de garder { $file } : { $reason }. ({ $variable } indique un autre dossier.)

## The pack

cards-title = { $title } : { $count } cartes
cards-each =
    { $count ->
        [one] { $count } de chaque
       *[other] { $count } de chaque
    }
cards-points =
    { $count ->
        [one] { $count } point chacune
       *[other] { $count } points chacune
    }
cards-assumed = * Nous supposons que cette carte existe. Compare avec les tiennes ; --pack FICHIER joue avec d’autres cartes.
cards-assumed_points = ? Nous supposons les points imprimés sur ces cartes. Écris ceux des tiennes dans un fichier et joue avec --pack FICHIER.

## How to say things. The numbers here are on no card, so that they tell nothing about this game.

help-title = Comment le dire
help-words_title = Autres mots
help-words_hint = ? | un indice, un petit pas à la fois
help-words_steps =
    retour | annuler la dernière étape de ce tour
    recommencer | reprendre ce tour au début
help-words_look =
    reprendre | reprendre ton dernier coup
    adversaire { $player } | laisser jouer un autre joueur de l’ordinateur, ici { $player }
    table | redessiner la table (ou appuie sur Entrée)
    journal | tout ce qui a été dit
help-words_pages =
    règles | les règles de ce niveau
    cartes | les cartes du jeu
help-words_leave =
    lien | continuer dans le navigateur
    quitter | partir ; la partie est gardée

## The rules of a level

rules-house = RÈGLES MAISON. { $rules }.
rules-more = Règles maison : sumdeck settings { $game }

## Menus and the command line

menu-game = Quel jeu ?
menu-level = Quel niveau ?
menu-number = De 1 à { $count }, ou Entrée pour le premier :{ " " }
menu-unknown = { $given } ? Un nombre de 1 à { $count }, s’il te plaît.
menu-seats = Qui joue ? Donne à chaque place un nom, ou un joueur de l’ordinateur : { $players }
menu-seat = Place { $number } (Entrée pour { $usual }) :{ " " }
catalogue-game = jeu
catalogue-level = niveau
catalogue-settings = Règles maison avec leurs valeurs, la normale en premier
catalogue-about = ce que c’est
catalogue-players = joueurs de l’ordinateur, le plus faible d’abord
catalogue-usual = { $level } (normal)
catalogue-size = cartes
catalogue-how_to_set = On change une règle maison avec --set, par exemple : sumdeck play { $game } --set { $key }={ $value }
catalogue-no_levels = { $game } n’a pas de niveaux : on joue toujours avec les mêmes cartes.
catalogue-or_any = { $values }, ou tout nombre de { $least } à { $most }
catalogue-no_settings = { $game } n’a pas de règles maison.
cli-about = La table ouverte des jeux de cartes et de calcul mental.
cli-play = jouer à un jeu dans le terminal
cli-resume = reprendre une partie gardée, d’ici ou du navigateur ; la liste s’il y en a plusieurs
cli-games = la liste des jeux
cli-levels = la liste des niveaux d’un jeu
cli-settings = la liste des règles maison d’un jeu
cli-rules = montrer les règles d’un niveau
cli-cards = montrer les cartes d’un niveau, et ce que nous avons supposé
cli-game = le jeu : { $games }
cli-level = la difficulté ; sumdeck levels JEU en donne la liste
cli-cards_chosen = ton propre niveau, par ses cartes : "1-10 −2 ×3" ou "1-15 subtraction multiplication" ({ -numero })
cli-save_level = garder ces cartes sous un nom, pour --level NOM
levels-kept = Le niveau { $name } est gardé : { $cards }
levels-taken = Un niveau ne peut pas s’appeler « { $name } » : le nom est vide ou déjà pris.
levels-no_cards = Quelles cartes ? Donne --cards "1-10 −2 ×3" avec --save-level.
cli-against = les joueurs de l’ordinateur à affronter ; sumdeck games en donne la liste
cli-seats = combien de joueurs ; sans --against, on te demande qui
cli-names = les noms des personnes
cli-seed = le nom d’une donne : qui l’utilise reçoit les mêmes cartes
cli-scoring = jouer pour les points, avec les couleurs
cli-set = une règle maison ; sumdeck settings JEU en donne la liste
cli-no_own_pack = { $game } ne se joue qu’avec ses propres cartes.
cli-pack = un fichier avec tes propres cartes
cli-ascii = dessiner en simples caractères ASCII
cli-plain = une ligne par endroit au lieu de cartes dessinées, pour les lecteurs d’écran
cli-part_missing = Il faut la partie « { $part } » de Sumdeck. Pour l’installer : pip install "sumdeck[{ $part }]"
cli-no_access = Impossible d’utiliser { $file } : { $reason }
cli-no_such_game = Le jeu { $given } n’existe pas. Les jeux sont : { $known }
cli-no_such_player = Le joueur { $given } n’existe pas. Les joueurs sont : { $known }
cli-bad_seats = { $game } a de { $least } à { $most } places.
cli-bad_set = Une règle s’écrit key=value, et non { $given }

## Records

cli-record = regarder une partie gardée, la rejouer ou la vérifier
record-show = montre la partie, tout ce qui a été dit et comment elle a fini
record-replay = montre la table après chaque phrase
record-verify = vérifie que tout est vrai dans le fichier : code de sortie 0, ou 1 et une ligne pour chaque chose fausse
record-upto = s’arrêter après tant de phrases
record-seat = comme cette place l’a vu, à partir de 0 ; sinon avec toutes les mains ouvertes
record-no_count = { $given } n’est pas un nombre à partir de 0
record-no_such_seat = Il n’y a pas de place { $given }. La dernière est { $last }.
record-seat_name = place { $seat }
record-game = { $game }, version { $version } des règles
record-pack =
    { $count ->
        [one] { $title }, { $count } carte
       *[other] { $title }, { $count } cartes
    }
record-players = Joué par { $names }
record-named_deal = La donne s’appelle { $name }
record-secret_deal = La donne est secrète
record-begun =
    { $count ->
        [one] Suite d’une autre partie, après { $count } phrase
       *[other] Suite d’une autre partie, après ses { $count } premières phrases
    }
record-options = Règles maison : { $options }
record-goes_on = Cette partie n’est pas encore finie.
record-hand = Main : { $name }
record-next = Entrée pour la phrase suivante, quitter pour arrêter :{ " " }
record-finding = { $file } : { $finding }
record-good =
    { $count ->
        [one] { $file } : tout est vrai ({ $count } phrase).
       *[other] { $file } : tout est vrai ({ $count } phrases).
    }
record-promise_kept = La donne est bien celle promise avant le premier coup.
record-no_promise = Aucune donne n’a été promise avant le premier coup, il n’y a donc rien à vérifier.

## Paper

cli-print = fait de quoi imprimer, en PDF : cartes, règles, feuilles de score, tables
print-cards = les cartes, à imprimer et à découper
print-rules = les règles d’un niveau, ou une page par niveau
print-sheets = feuilles de score
print-tables = tables à garder près de soi
print-checklist = ce qui rapporte, sur des cartes à garder près de soi
print-game = le jeu ; sinon tous ceux qui en ont
print-pack = un autre paquet fourni avec le jeu, par son nom, ou ton propre fichier
print-paper = a4 (normal) ou letter
print-large_cards = gros caractères : quatre cartes par feuille au lieu de neuf
print-large_rules = gros caractères
print-colour_safe = des couleurs de clarté différente, avec leur nom sur les cartes
print-no_backs = sans les dos
print-output = le fichier à écrire ; sinon au nom du jeu, dans ce dossier
print-force = remplacer le fichier s’il existe
print-no_such_paper = le papier { $given } n’existe pas ; il y a : { $known }
print-no_such_pack = { $given } n’est ni un fichier, ni un paquet fourni avec le jeu. Il y a : { $known }
print-exists = { $file } existe déjà. --force le remplace, -o FICHIER en indique un autre.
print-folder = { $file } est un dossier. -o indique le fichier à écrire.
print-letters = Impossible d’imprimer « { $text } » : aucune police ici n’a { $letters }
print-none = Il n’y a rien de tel à imprimer pour { $game }.
print-progress = feuilles
print-cards_done = Prêt à imprimer : { $file } (cartes : { $cards }, feuilles : { $sheets })
print-done = Prêt à imprimer : { $file }

## Where the tables are kept

cli-export = écrit toutes les tables dans un fichier, en sauvegarde
cli-import = relit les tables d’un tel fichier
cli-check = regarder si toutes les tables gardées peuvent être lues, et réparer
cli-doctor = regarder le stockage, l’horloge, le disque, le port et les versions, et dire quoi faire
check-repair = sortir du stockage ce qui ne peut pas être lu, après l’avoir écrit dans ce nouveau fichier
check-good =
    { $count ->
        [one] { $count } table ou tournoi, qui peut être lu.
       *[other] { $count } tables et tournois, qui peuvent tous être lus.
    }
check-row = { $table } : impossible à lire ({ $reason }).
check-log = { $table } : impossible à lire à partir de l’événement { $n } ({ $reason }).
check-game = { $table } : impossible de continuer à jouer ({ $reason }).
check-advice = Tout le reste continue comme d’habitude. sumdeck check --repair FICHIER le sort ; un journal reprend à son dernier bon événement.
check-mended =
    { $count ->
        [one] { $count } chose a été sortie ; elle est dans { $file }.
       *[other] { $count } choses ont été sorties ; elles sont dans { $file }.
    }
doctor-versions = Sumdeck { $sumdeck }, Python { $python }, SQLite { $sqlite }.
doctor-store = Le stockage { $where } s’ouvre. Tables et tournois : { $count }.
doctor-no_store = Il n’y a pas encore de stockage. La première partie en crée un.
doctor-store_trouble = { $reason }
doctor-damaged = Quelque chose dans le stockage ne peut pas être lu : { $count }. Lance : sumdeck check
doctor-disk = Libre sur le disque : { $free } Mo.
doctor-disk_low = Il ne reste que { $free } Mo sur le disque. Fais de la place : les coups sont refusés quand il est plein.
doctor-clock = L’horloge indique { $time }.
doctor-clock_behind = L’horloge indique { $time }, mais le stockage a servi plus tard. Règle l’horloge ; aucune table n’est effacée pour cela.
doctor-port = Le port { $port } est libre.
doctor-port_taken = Le port { $port } est pris, peut-être par Sumdeck lui-même. Sinon choisis-en un autre : sumdeck serve --port NUMÉRO
doctor-no_serve = Les parties pour servir ne sont pas installées. Lance : pip install 'sumdeck[serve]'
copies-export_file = le fichier à écrire ; il ne doit pas encore exister
copies-import_file = le fichier à lire
copies-exported =
    { $count ->
        [one] { $count } table est maintenant dans { $file }.
       *[other] { $count } tables sont maintenant dans { $file }.
    }
copies-imported =
    { $count ->
        [one] { $count } table de { $file } a été reprise.
       *[other] { $count } tables de { $file } ont été reprises.
    }
menu-about = { $game } : { $about }
end-enter_skips = (Entrée pour passer)
prompt-take_back_asked = { $name } voudrait reprendre son dernier coup. { $other }, d’accord ? (o pour oui, n pour non){ " " }
prompt-stand_in_asked = { $name } voudrait que { $player } prenne la suite. { $other }, d’accord ? (o pour oui, n pour non){ " " }
opponent-which = Qui doit prendre la suite ? Dis « { $word } NOM » :
opponent-nobody = Aucun joueur de l’ordinateur n’est à cette table.
object-engine_checks = Inutile de contester ici : chaque réponse est vérifiée.
object-nothing = Il n’y a rien à contester pour l’instant.
object-in_vain = C’était juste : { $said }. Le coup est valable.
object-voided = Bien vu, { $name } ! C’était faux : { $said }. Le coup est repris et { $other } rejoue.
link-here = Cette table dans le navigateur, tant que { $command } serve tourne sur cet ordinateur : { $address } (Rien que pour toi ; les liens d’avant ne marchent plus.)
after-no_look = encore : rejouer. Entrée : partir.
after-what = encore : rejouer. revoir : un second regard sur cette partie. Entrée : partir.
look-find_typed = Trouve-le ! (? pour de l’aide, Entrée pour continuer)
saved-folder = { $variable } indique un autre dossier.
resume-list = Quelle partie ?
resume-turn = à { $name } de jouer
resume-no_such = Il n’y a pas de partie gardée { $given }.
resume-elsewhere = Cette partie se joue sur plusieurs écrans. Continue dans le navigateur.
cli-resume_game = la partie à reprendre : son numéro dans la liste, ses quatre mots ou son fichier
cli-referee = qui vérifie : le programme (engine), les joueurs (opponents), ou qui conteste (challenge)
cli-no_such_referee = Avec ces règles, { $game } a un autre arbitre que { $given }. sumdeck settings { $game } montre ce qu’on peut régler.
record-save = garder une partie dans un fichier, pour d’autres
record-which = la partie : ses quatre mots ou son fichier
record-new_file = le fichier à écrire ; il ne doit pas encore exister
record-saved = La partie est maintenant dans { $file }.
object-voided_you = { $name } avait raison : ce n’est pas juste : { $said }. Le coup est repris et tu rejoues.

## What the command line says by itself

argument-usage = usage :{ " " }
argument-positional = arguments
argument-options = options
argument-help = montrer cette aide
argument-version = montrer la version
argument-wrong = { $argument_name } : { $message }
argument-unknown = je ne connais pas ceci : { $given }
argument-missing = il manque : { $given }
argument-needs_value = il faut quelque chose après
argument-needs_none = rien ne vient après, pas même { $given }
argument-ambiguous = { $option } peut vouloir dire { $matches }
argument-no_such = { $value } n’existe pas ; il y a { $choices }
argument-no_such_command = { $parser_name } n’existe pas ; il y a { $choices }
argument-no_value = { $value } ne convient pas ici
argument-game = JEU
argument-level = NIVEAU
argument-cards = CARTES
argument-file = FICHIER
argument-name = NOM
argument-names = NOM,NOM
argument-name_or_file = NOM|FICHIER
argument-number = N
argument-setting = RÈGLE=VALEUR
argument-command = COMMANDE
argument-what = QUOI
argument-port = PORT
argument-address = ADRESSE

## What people may type besides sentences: several words for one thing have commas between them

command-hint = indice
command-undo = retour, annuler
command-give_up = recommencer
command-take_back = reprendre
command-opponent = adversaire
command-object = objection, contester
command-link = lien, navigateur
command-look = table
command-help = aide
command-log = journal
command-rules = règles
command-cards = cartes
command-leave = quitter, fin, au revoir
command-yes = oui, o
command-no = non, n
command-again = encore
command-second_look = revoir, regard
seats-friendly = Loutre Héron Blaireau Renard Merle Lièvre Triton Taupe Pic Mésange Castor Lynx

## Documentation

cli-docs = lire la documentation dans un navigateur
docs-port = le port d’écoute ; sinon un port libre
docs-not_built = La documentation n’est pas encore là. Dans le dossier du projet, python3 x.py docs la fait.
docs-served = La documentation est à { $address } (Ctrl+C pour arrêter)

## Where a terminal can only show ASCII: a moon before a floor, and letters that this language writes otherwise there

plain-moon = nuit
plain-letters = œ=oe Œ=Oe °=o

## Tournaments in the terminal

cli-tournament = diriger un tournoi : inscriptions, parties, résultats, classement
argument-words = QUATRE-MOTS
tournament-make = ouvrir un nouveau tournoi
tournament-enter = inscrire des joueurs
tournament-begin = tirer au sort le premier tour
tournament-round = tirer au sort le tour suivant
tournament-say = dire comment une partie s’est terminée
tournament-show = montrer les parties et le classement
tournament-list = montrer les tournois gardés ici
tournament-words = les quatre mots du tournoi
tournament-name = comment il s’appelle
tournament-seats = combien de joueurs à une table : 2, 3 ou 4
tournament-names = tous ceux qui participent
tournament-number = le numéro de la partie
tournament-order = qui est premier, deuxième, etc. ; Ann=Ben en cas d’égalité
tournament-correct = changer un résultat déjà enregistré
tournament-level_of_what = Un niveau a besoin d’un jeu : ajoute --game.
tournament-no_such = Il n’y a pas de tournoi { $given } ici.
tournament-no_such_game = La partie { $number } n’a pas été tirée au sort.
tournament-no_such_name = { $name } ne joue pas dans la partie { $number }.
tournament-title = { $name } ({ $words })
tournament-nobody = Personne n’est encore inscrit.
tournament-entries =
    { $count ->
        [one] { $count } personne est inscrite : { $names }
       *[other] { $count } personnes sont inscrites : { $names }
    }
tournament-next = Le tour est fini. Pour tirer le suivant : tournament round
tournament-none = Aucun tournoi n’est encore gardé ici.
