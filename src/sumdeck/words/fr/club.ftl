## A tournament says no

club-no_such_setting = Le réglage { $given } n’existe pas. Les réglages sont : { $known }
club-no_such_value = { $setting } ne peut pas être { $given }.
club-nobody_loses = Si { $advance } sur { $seats } passent, personne n’est jamais éliminé. Fais-en passer moins.
club-too_few = Il faut être au moins { $least } pour jouer. Qui d’autre vient ?
club-too_many = Il y a de la place pour { $most }.
club-bad_seeds = Une liste de têtes de série nomme chacun une fois, le plus fort d’abord.
club-not_begun = Ce n’est pas encore commencé.
club-begun = C’est déjà commencé.
club-no_such_entrant = Personne n’a ce numéro.
club-bad_name = Un nom a de 1 à { $longest } caractères sur une ligne, et ne commence pas par = + - @.
club-same_name = Quelqu’un ici s’appelle déjà { $name }.
club-entries_closed = Trop tard pour s’inscrire : les dernières parties sont tirées.
club-gone_already = { $name } est déjà parti.
club-here_already = { $name } est déjà là.
club-no_such_task = Cette classe n’a pas reçu cet exercice.
club-too_many_tasks = Cette classe a déjà reçu { $most } exercices. C’est assez pour une séance.
club-games_running =
    { $count ->
        [one] { $count } partie est encore en cours. Le prochain tirage vient après.
       *[other] { $count } parties sont encore en cours. Le prochain tirage vient après.
    }
club-over = C’est fini : toutes les parties sont jouées.
club-nothing_to_redraw = On ne peut refaire le tirage que si aucune partie du tour n’est finie.
club-same_again = Personne n’est venu ni parti, le tirage serait donc le même.
club-no_such_match = Aucune partie n’a ce numéro.
club-void = Cette partie ne compte plus : un résultat d’avant a été corrigé.
club-ended_already = Cette partie a déjà un autre résultat. S’il est faux, corrige-le.
club-not_ended = Cette partie n’a pas encore de résultat.
club-not_at_this_table = Quelqu’un dans ce résultat n’était pas à cette table.
club-twice = Personne ne peut avoir deux places dans une partie.
club-tied =
    { $count ->
        [one] { $count } joueur de cette table passe. Lequel ? Jouez une belle, ou demandez à l’arbitre.
       *[other] { $count } joueurs de cette table passent. Lesquels ? Jouez une belle, ou demandez à l’arbitre.
    }
club-bad_points = Ces points et ces places ne vont pas ensemble.
club-no_such_game = Le jeu { $given } n’existe pas. Les jeux sont : { $known }
club-not_so_many = On ne joue pas à { $game } à { $seats } par table.
club-no_target = On joue à { $game } jusqu’au bout, pas jusqu’à un nombre de points.
club-wrong_total = La colonne de { $name } ne tombe pas juste. On recompte ?
club-nothing_ruled = Une décision a de 1 à { $longest } caractères.
club-paused = Tout le monde est en pause.
club-not_paused = Personne n’est en pause.

## The pages of tournaments

club-title = Classe ou tournoi
club-about = Pour une classe, un club ou un anniversaire : réponds à quelques questions, et chacun sait où jouer.
club-new = Nouvelle classe ou nouveau tournoi
club-join = Participer avec un code
club-mine = Sur cet appareil
club-as_organiser = tu diriges
club-as_player = tu joues ou tu regardes
club-back = Retour aux classes et tournois

new-title = Nouvelle classe ou nouveau tournoi
new-game = Quel jeu ?
new-any_game = Autre chose
new-any_game_about = Avec vos cartes, des dés ou un plateau
new-who = Qui joue ?
new-name = Comment s’appelle le tournoi ?
new-make = Créer le tournoi
ask-kind = Que veux-tu préparer ?
ask-kind-tournament = Un tournoi
ask-kind-class = Une classe : tout le monde joue
class-about = Tout le monde entre avec le code au mur et reçoit un nom d’animal, ou touche son propre nom. Les tables se forment toutes seules. Tu vois qui est bloqué.
class-minutes = Combien de temps dure la séance ?
class-minutes-0 = sans minuteur
class-minutes-some = { $count } min
class-names = Les noms de ta liste, un par ligne (facultatif)
class-names_about = Les enfants touchent leur nom. Quiconque a le code peut voir ces noms. Sans noms, chacun reçoit un animal.
class-same_deal = Les mêmes cartes à toutes les tables
class-same_deal_about = Pratique pour en parler ensemble après. Mais les enfants peuvent copier sur la table voisine.
class-name = Comment s’appelle la classe ?
class-make = Créer la classe

ask-where = Où ?
ask-online = Sur écran : les résultats arrivent tout seuls
ask-cardboard = Avec de vraies cartes : tu notes les résultats
ask-level = Quelles règles ?
ask-house_rules = Toutes les règles maison
ask-seats = Combien par table ?
ask-seat_count = { $count } joueurs
ask-system = Quand est-on éliminé ?
ask-system_many =
    { $count ->
        [one] { $count } joueur de chaque table passe : le premier. Les autres ont perdu une partie.
       *[other] Les { $count } premiers de chaque table passent. Les autres ont perdu une partie.
    }
ask-more = Plus de choix
ask-turn_seconds = Combien de temps dure un tour ?
ask-seconds = { $count } secondes
ask-no_clock = le temps qu’il faut
ask-target = Jusqu’où va une partie normale ?
ask-championship_target = Jusqu’où va une partie du tour final ?
ask-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
unit-formula =
    { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }
unit-numberloor =
    { $count ->
        [one] { $count } étoile
       *[other] { $count } étoiles
    }
ask-no_target = jusqu’à la fin du jeu
ask-no_points = 0 : jusqu’à la fin du jeu

system-single = après une défaite
system-double = après deux défaites
system-swiss = jamais : système suisse
system-round_robin = jamais : chacun contre chacun
system-groups = après les groupes, puis élimination

more-system = Formule
more-seeding = Qui rencontre qui d’abord
more-seeding-random = par tirage au sort
more-seeding-given = dans l’ordre de la liste, le plus fort d’abord
more-seeding-rating = selon le classement
more-advance = Combien passent par table
more-championship_from = Le tour final commence
more-championship_from-0 = avec la finale
more-championship_from-some = quand il en reste { $count }
more-rounds = Tours
more-rounds-0 = autant qu’il faut
more-rounds-some = { $count } tours
more-group_size = Joueurs par groupe
more-qualify = Combien passent par groupe
more-then = Après les groupes, on est éliminé
more-clubs_apart = Séparer les membres d’un même club au tour 1
more-third_place = Jouer pour la troisième place
more-second_final = Un invaincu qui perd la finale en joue une seconde
more-same_deal = Les mêmes cartes à toutes les tables d’un tour
more-draws_itself = Tirer le tour suivant dès que tout le monde a joué
more-players_tell = Les joueurs peuvent noter leurs résultats

who-names = Noms, un par ligne
who-names_about = Avec club et classement si tu veux : Mia, Club rouge, 1200. Un prénom ou un surnom suffit.
who-friendly = Plus de monde, avec des noms inventés
who-computers = Joueurs de l’ordinateur
who-player = Quel joueur de l’ordinateur
who-count =
    { $count ->
        [one] { $count } joueur.
       *[other] { $count } joueurs.
    }

desk-entries = Inscriptions ouvertes
desk-entered =
    { $count ->
        [one] { $count } joueur inscrit.
       *[other] { $count } joueurs inscrits.
    }
desk-round = Tour { $round }
desk-running =
    { $count ->
        [one] { $count } partie en cours.
       *[other] { $count } parties en cours.
    }
desk-all_ended = Toutes les parties de ce tour sont finies.
desk-played =
    { $count ->
        [one] { $count } partie jouée.
       *[other] { $count } parties jouées.
    }
desk-stopped =
    { $count ->
        [one] { $count } partie commencée, pas terminée.
       *[other] { $count } parties commencées, pas terminées.
    }
desk-said =
    { $count ->
        [one] { $count } calcul dit.
       *[other] { $count } calculs dits.
    }
desk-over = C’est fini
desk-champion = { $name } a gagné !
desk-paused = Tout le monde est en pause
desk-begin = Commencer : tirer le premier tour
desk-draw = Tirer le tour suivant
desk-fill = Trouver une place à ceux qui n’en ont pas
desk-drawn_then = Toutes les parties de ce tour sont finies. À la reprise, le tour suivant est tiré.
desk-redraw = Refaire le tirage de ce tour
desk-pause = Pause pour tous
redraw-title = Refaire le tirage de ce tour ?
redraw-about = Le premier tour est tiré au sort à nouveau. Un tour suivant dépend des résultats : il ne change que si quelqu’un est venu ou parti.
redraw-falls =
    { $count ->
        [one] { $count } partie est annulée et sa table fermée :
       *[other] { $count } parties sont annulées et leurs tables fermées :
    }
redraw-begun =
    { $count ->
        [one] À { $count } d’entre elles, on a déjà joué.
       *[other] À { $count } d’entre elles, on a déjà joué.
    }
redraw-do = Refaire le tirage
redraw-keep = Garder ce tirage
fill-title = Sans place à ce tour
fill-together = { $names }, ensemble à une table
fill-alone = { $names } est exempt à ce tour : personne d’autre n’est libre
fill-chairs = Si quelqu’un est parti, sa place reste vide : cette partie est décidée ou en cours.
fill-rest = Exempter { $name } à ce tour
desk-resume = Reprendre pour tous
desk-wall = Montrer au tableau
desk-tables = Parties de ce tour
desk-class = La séance est en cours
desk-class_begin = Commencer : former les tables
desk-games = Parties en cours
desk-ended = Parties terminées
desk-free = Joue contre l’ordinateur en attendant quelqu’un : { $names }
desk-finish = Terminer la séance maintenant
desk-finish_about = Chaque partie s’arrête là où elle en est et n’est pas terminée : personne ne l’a gagnée. Ce qui a été dit reste.
desk-finish_sure = Oui, terminer toutes les parties
desk-finish_keep = Continuer à jouer
desk-play_on = Finalement, on continue
timer-left =
    { $count ->
        [one] Encore { $count } minute
       *[other] Encore { $count } minutes
    }
timer-up = C’est l’heure
timer-turn = C’est l’heure ! Finis ton tour.
timer-more = Dans 5 minutes
timer-off = Arrêter le minuteur
timer-title = La séance finit
pause-title = Pause
pause-about = Regarde ton enseignant.
levels-title = Qui joue à quoi
levels-about = Touche des noms, puis choisis. Cela compte dès leur prochaine partie. Ceux qui jouent la même chose sont ensemble.
levels-all = comme la classe
levels-choose = Jeu et niveau
levels-do = Ils jouent à ça
levels-nobody = Touche au moins un nom.
levels-suggest = Proposer d’après ce qu’ils ont montré
levels-harder = { $name } peut passer à { $level }
levels-easier = { $name } a peut-être besoin de { $level }
levels-apply = Faire comme proposé
levels-enough = Personne n’a encore besoin d’un autre niveau. Il faut au moins huit calculs.

call-called = { $name } appelle l’arbitre : table { $table }, partie { $game }
call-tied = La partie { $game } a fini sans vainqueur. À toi de décider.
call-look = Regarder cette table
call-wanted =
    { $count ->
        [one] Sur { $count } autre tablette, quelqu’un dit : je suis { $name }.
       *[other] Sur { $count } autres tablettes, quelqu’un dit : je suis { $name }. « Oui » laisse entrer qui a demandé en premier.
    }
call-allow = Oui, laisser entrer
call-keep = Non
stuck-title = Qui a peut-être besoin d’aide
stuck-who = { $name }, table { $table } :
stuck-alone = { $name }, contre l’ordinateur :
stuck-long =
    { $count ->
        [one] réfléchit depuis { $count } minute
       *[other] réfléchit depuis { $count } minutes
    }
stuck-wrong =
    { $count ->
        [one] { $count } calcul faux
       *[other] { $count } calculs faux
    }
stuck-helped = a demandé de l’aide
stuck-not_come =
    { $count ->
        [one] absent depuis { $count } minute
       *[other] absent depuis { $count } minutes
    }
stuck-away = pas devant l’écran : { $names }
stuck-at_task = à l’exercice : { $names }
stuck-erring = { $wrong } des { $count } derniers calculs faux : { $sums }
stuck-silent = rien trouvé { $count } tours de suite
stuck-look_of = Regarder la table : { $table }
stuck-send_hint = Envoyer un indice
stuck-send_picture = Envoyer une image
stuck-send_hint_to = Envoyer un indice à { $name }
stuck-send_picture_to = Envoyer une image à { $name }
stuck-sent_hint = { $name } a reçu un indice.
stuck-sent_this = { $name } a reçu cet indice : « { $hint } »
stuck-sent_picture = { $name } a reçu une image.
stuck-next_hint = { $name } recevra un indice à son prochain tour.
stuck-next_picture = { $name } recevra une image à son prochain tour.

table-game = Partie { $number }
table-desk = Table { $number }
table-ruling = L’arbitre : { $text }
table-quoted = « { $text } »
table-championship = tour final
table-through = passe
table-has_won = a gagné
table-place = place { $place }
table-absent = n’a pas joué
table-enter = Noter le résultat
table-enter_of = Noter le résultat de la partie { $number }
table-correct = Corriger
table-correct_of = Corriger la partie { $number }
table-look = Regarder la table
table-look_of = Regarder la table de la partie { $number }

status-open = en cours
status-ended = finie
status-ruled = décidée par l’arbitre
status-calling = { $name } appelle l’arbitre
status-tied = sans vainqueur : à toi de décider
status-walkover = gagnée sans jouer
status-unfinished = pas terminée
status-bye = exempt
status-coming = à venir
status-laying = la table se prépare
status-paused = en pause
status-gathering = attend { $names }
status-turn =
    { $count ->
        [one] à { $name } de jouer, { $count } tour jusqu’ici
       *[other] à { $name } de jouer, { $count } tours jusqu’ici
    }

side-winners = Invaincus
side-losers = Seconde chance
side-final = Finale
side-semifinal = Demi-finale
side-quarterfinal = Quart de finale
side-knockout = Élimination
side-third = Troisième place
side-second_final = Seconde finale
side-group = Groupe { $number }

seat-winner = vainqueur de { $game }
seat-loser = perdant de { $game }
seat-placed = place { $place } de { $game }
seat-open = libre

result-title = Partie { $number } : qui a gagné ?
result-correct = Partie { $number } : corriger le résultat
result-tap = Touche le vainqueur.
result-tap_all = Touche le vainqueur, puis le deuxième, et ainsi de suite.
result-confirm = Enregistrer le résultat
result-change = Enregistrer la correction
result-undo = Pas encore jouée : effacer le résultat
result-falls =
    { $count ->
        [one] { $count } autre partie a été tirée de ce résultat. Si quelqu’un d’autre passe, elle sera annulée et retirée :
       *[other] { $count } autres parties ont été tirées de ce résultat. Si quelqu’un d’autre passe, elles seront annulées et retirées :
    }
result-falls_game = Partie { $number } : { $names }
result-so_far = Noté jusqu’ici : { $names }
result-points = Points, ou égalité
result-points_about = Facultatif. Si tu notes aussi les points de chaque manche, nous vérifions le total.
result-total = Total
result-column = Manches, comme sur la feuille
result-equal = { $name } à égalité avec { $other }
glance-title = La table de la partie { $number }
glance-again = Regarder encore
glance-said = Tout ce qui a été dit
glance-wrong = { $name }, pour soi : { $said }
rule-title = Décision de l’arbitre
rule-stands = C’est valable
rule-again = Rejouer un tour
rule-ended = Décider de la partie
rule-to = À partir de quel tour ?
rule-text = En mots, pour le compte rendu
rule-do = Décider

entrant-title =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
entrant-computer = joueur de l’ordinateur
entrant-taken = sur un appareil
entrant-gone = est parti
entrant-leaves = Retirer
entrant-leaves_of = Retirer { $name }
entrant-withdraw = Rentré à la maison
entrant-no_show = N’est pas venu
entrant-absent = Absent, ou a touché le mauvais nom
entrant-ruled_out = Exclu par l’arbitre
entrant-computer_add = Ajouter un joueur de l’ordinateur
entrant-stay = Garder
entrant-return = Faire revenir
entrant-return_of = Faire revenir { $name }
entrant-release = Laisser un autre appareil utiliser ce nom
entrant-release_of = Laisser un autre appareil utiliser ce nom : { $name }
entrant-more = Qui d’autre vient ? Un par ligne
entrant-add = Ajouter
entrant-friendly = Ajouter un joueur avec un nom inventé
gone-withdrew = rentré à la maison
gone-no_show = n’est pas venu
gone-absent = pas encore là
gone-ruled_out = exclu par l’arbitre

door-title = Au tableau
door-words = Va sur { $address }, choisis « S’asseoir à une table » et écris :
door-copy = Copier le lien pour tous
door-own = Ton propre lien
door-own_about = Qui a ce lien peut tout diriger. Garde-le bien : il permet de continuer sur n’importe quel appareil.
door-own_copy = Copier le lien de l’organisateur

down-title = Télécharger et imprimer
down-standings-csv = Classement (CSV)
down-results-csv = Résultats (CSV)
down-bracket-pdf = Tableau (PDF)
down-certificates-pdf = Diplômes (PDF)
down-stickers-pdf = Étiquettes de table (PDF)
down-paper = Papier des PDF
down-paper-a4 = A4
down-paper-letter = Letter
down-svg = Tableau (SVG)
down-png = Tableau (PNG)

beside-title = Pour ceux qui sont éliminés
beside-about = Un tournoi annexe : les éliminés y jouent encore.
beside-begin = Commencer un tournoi annexe
beside-name = Comment s’appelle-t-il ?
beside-named = { $name } : la suite
beside-open = Aller au tournoi annexe
erase-title = Effacer
erase-about = Tous les noms, résultats et tables sont effacés, pour tout le monde. Cela se fait tout seul trente jours après la dernière partie.
erase-do = Tout effacer
erase-sure = Oui, tout effacer maintenant
erase-type = Pour effacer, tape le nom : { $name }
erase-other = Ce n’est pas le nom. Tape { $name }.
erase-keep = Garder
erase-done = { $name } est effacé, avec tous les noms, résultats et tables.

standings-title = Classement
standings-place = Place
standings-name = Nom
standings-club = Club
standings-points = Points
standings-won = Gagnées
standings-played = Jouées
standings-won_of = { $won } sur { $played }
standings-state = État
standings-bye = compte comme gagnée, sauf si on est arrivé en retard
break-opponents = Adversaires
break-opponents-about = les points de tes adversaires, en moyenne par table ; une exemption compte comme un adversaire à tes points
break-beaten = Battus
break-beaten-about = pareil, mais seulement pour ceux que tu as battus ; la moitié à égalité
break-direct = Face à face
break-direct-about = victoires entre joueurs à égalité, si tous se sont rencontrés
row-champion = vainqueur
row-in = en course
row-out = éliminé
row-gone = est parti
rounds-round = Tour
rounds-side = Phase
rounds-game = Partie
rounds-who = Joueurs

wall-at = Rejoins sur { $address } avec
wall-now = En ce moment
wall-podium = Podium
wall-bracket = Tableau
wall-text = En texte
wall-whole = Tous les tours
wall-full = Plein écran
wall-svg = Enregistrer en SVG
wall-png = Enregistrer en PNG
wall-picture = Le tableau en image
wall-turn = Tourner les pages
wall-smaller = Plus petit
wall-larger = Plus grand

me-who = Qui es-tu ?
me-who_about = Touche ton nom. Il reste sur cet appareil.
me-nobody_free = Tous les noms sont pris. Tu peux regarder, ou demander un nom à l’organisateur.
me-welcome = Bienvenue !
me-welcome_about = Tu reçois un nom secret que personne ne connaît. Il reste sur cet appareil.
me-come = Participer
me-not_listed = Je suis nouveau ici : donne-moi un animal
me-lost = Mon nom est sur une autre tablette
me-lost_about = Touche ton nom. On demande à ton enseignant, qui te laisse entrer.
me-wanted = { $name }, ton enseignant a reçu ta demande. Dès qu’il dit oui, tu es de retour.
me-denied = Ce nom reste où il est. Lequel est le tien ?
place-game = Partie { $game } : { $names }
place-nobody = Personne ne joue ici en ce moment.
place-elsewhere = Où est-ce que je joue ?
me-hello = Bonjour { $name } !
me-released = L’organisateur a donné ton nom à un autre appareil. Choisis encore.
me-other = Je suis quelqu’un d’autre
me-games = Tes parties
me-game = Tour { $round }, avec { $names } :
me-bye = Tour { $round } : exempt
me-wall = Voir le tableau
me-desk = Aller au bureau de l’organisateur

news-title = Nouvelles
news-called = { $names } a appelé l’arbitre, qui arrive.
news-called_clock = { $names } a appelé l’arbitre, qui arrive. L’horloge est arrêtée.
news-tied = Cette partie a fini sans vainqueur. L’organisateur décidera.
news-fallen = Cette partie ne compte plus : le tirage a été refait.
news-won = Cette partie est décidée : tu as gagné !
news-placed = Cette partie est décidée : { $names } a gagné. Ta place : { $place }.
news-decided = Cette partie est décidée : { $names } a gagné.
news-read = OK
news-later = Plus tard
news-missing = On attend { $names }

next-not_begun = Ce n’est pas encore commencé
next-play = Tu es à la table { $table }
next-with = Partie { $game }, avec { $names }
next-target = Jusqu’à : { $target }
next-go = Aller à ma table
next-cardboard = Trouve la table qui a ton numéro. Dis à l’organisateur qui a gagné.
next-tell_about = Jouez à cette table. Puis l’un de vous note le résultat.
next-rest = Tu es exempt à ce tour
next-wait = Attends le prochain tirage
next-free = Personne n’est libre pour l’instant
next-free_new = Quelqu’un d’autre sera bientôt libre
next-free_about = Tu auras une table dès que quelqu’un sera libre. En attendant :
next-again = Rejouer avec { $names }
next-again_asked = C’est demandé : dès que { $names } touche la même chose, vous rejouez.
next-again_wished = { $names } veut rejouer avec toi.
next-early_about = Pas besoin d’attendre. Jusqu’au début :
next-spare = Jouer contre l’ordinateur
next-daily = Jouer avec les cartes du jour
next-learn = Tu ne connais pas ce jeu ? Apprends en jouant
next-task = Faire l’exercice
next-task_given = Il y a un exercice pour tous.
next-task_own = Il y a un exercice pour toi.
lesson-over = La séance est finie. Bravo !
lesson-sums =
    { $count ->
        [one] Ensemble, vous avez dit { $count } calcul
       *[other] Ensemble, vous avez dit { $count } calculs
    }
lesson-right = { $count } étaient justes
next-waits_for =
    { $count ->
        [one] { $count } partie doit d’abord finir : { $games }
       *[other] { $count } parties doivent d’abord finir : { $games }
    }
next-usual_time =
    { $count ->
        [one] Une partie dure environ { $count } minute.
       *[other] Une partie dure environ { $count } minutes.
    }
next-soon = Le tour suivant est tiré dans un instant.
next-done = Tu as joué toutes tes parties
next-champion = Tu as gagné !
next-gone = Tu es parti
next-place = Place { $place } sur { $count }

## What they know

learnt-title = Ce qu’ils savent
learnt-about = D’après chaque calcul dit aux tables et dans les exercices. Toi seul le vois.
learnt-show = Montrer
learnt-again = Regarder encore
learnt-nothing = Personne n’a encore dit de calcul.
learnt-looking = Recherche de ce qui a été manqué…
learnt-column-name = Nom
learnt-column-sentence = Phrase
learnt-column-sentences = Phrases
learnt-column-sums = Calculs
learnt-column-right = Justes
learnt-column-wrong = Faux
learnt-column-helped = A demandé de l’aide
learnt-column-seconds = Secondes
learnt-column-pace = Calculs par minute
learnt-column-habits = Erreur typique
learnt-column-can = Sait déjà
learnt-column-next = À travailler ensuite
learnt-column-new = Pas encore montré
learnt-column-fact = Calcul
learnt-column-said = Dit
learnt-column-missed = Manqués
learnt-yes = oui
learnt-no = non
learnt-more = Plus sur { $name }
learnt-print = Imprimer cette page
learnt-print_all = Imprimer une page pour chaque enfant
learnt-wrong_sums = Dit faux
learnt-at_home = Pour aider à la maison : quelques minutes suffisent. Jouez aux cartes, laissez votre enfant dire chaque calcul à voix haute, et donnez-lui du temps.
learnt-thin =
    { $count ->
        [one] encore trop peu vu ({ $count } calcul)
       *[other] encore trop peu vu ({ $count } calculs)
    }
learnt-fine = rien de faux jusqu’ici
learnt-leans = Demande souvent de l’aide : { $helped } fois
learnt-leans-help = Demander avant d’aider : qu’as-tu déjà essayé ? Puis laisser dire un calcul sans aide.
learnt-idle = Trouve peu de calculs : { $sums } en { $count } tours
learnt-idle-help = Jouer un tour ensemble : quelles deux cartes font une carte de la main ? Peut-être d’abord un niveau plus facile.
learnt-find = trouver des calculs parmi les cartes
learnt-puzzles = { $count } énigmes avec { $fact }
learnt-puzzles_any = { $count } énigmes
learnt-give = Donner en exercice : { $task }
learnt-give_to = Donner en exercice : { $task } ({ $name })
learnt-home = Lien pour la maison : { $task }
learnt-home_to = Lien pour la maison : { $task } ({ $name })
learnt-given = { $name } a { $task }.
learnt-no_task = À ce niveau, il n’y a pas d’énigmes avec { $fact }.
learnt-map = Carte des calculs
learnt-key = Le nombre dit combien de fois le calcul a été dit. ✗ faux, ○ manqué : il aurait rapporté plus.
learnt-everyone = Tout le monde
learnt-times_said =
    { $count ->
        [one] { $count } fois
       *[other] { $count } fois
    }
learnt-times_wrong = { $count } faux
learnt-times_missed = { $count } manqué(s)
learnt-sheet-sentences = Chaque phrase (CSV)
learnt-sheet-children = Chaque enfant (CSV)
learnt-sheet-facts = Chaque calcul (CSV)
habit-zero_rule = Confond les règles du 0
habit-zero_rule-help = Jouez-le : 5 sacs sans rien dedans ; 5 jetons et rien de plus.
habit-other_sign = Fait une autre opération que celle du signe
habit-other_sign-help = Faire lire le calcul à voix haute avant de le faire.
habit-lost_sign = Perd le signe moins
habit-lost_sign-help = Le parcourir sur une droite graduée qui descend sous zéro.
habit-smaller_from_larger = Enlève le plus petit chiffre du plus grand
habit-smaller_from_larger-help = Le poser avec des dizaines et des unités, et échanger une dizaine contre dix unités.
habit-lost_ten = Perd une dizaine
habit-lost_ten-help = Remplir d’abord la boîte de dix, puis compter ce qui reste.
habit-ten_too_many = A une dizaine de trop
habit-ten_too_many-help = Demander d’abord une estimation : plus ou moins que cela ?
habit-off_by_one = Se trompe de un
habit-off_by_one-help = Compter les sauts sur la droite graduée, pas les nombres.
habit-table_neighbour = Dit le résultat voisin dans la table
habit-table_neighbour-help = Partir d’un résultat connu : 7 × 8, c’est 7 × 7 et encore 7.
habit-swapped_digits = Inverse les chiffres
habit-swapped_digits-help = Dire le nombre à voix haute, puis l’écrire avec dizaines et unités.

homework-title = Un exercice, maintenant ou à la maison
homework-about = Ceux qui ouvrent le lien ont les mêmes cartes et avancent à leur rythme. Le lien reste valable.
homework-what = À faire
homework-play = Jouer contre l’ordinateur
homework-find = Énigmes : quel calcul gagne le plus ?
homework-minutes = Minutes
homework-count = Combien
homework-fact = Avec
homework-any = toutes
homework-make = Créer un lien pour la maison
homework-copy = Copier le lien
homework-try = Essayer
homework-give = Le donner à la classe
homework-given = L’exercice est sur les pages des enfants.
homework-given_to = Un exercice personnel n’est que sur la page de : { $names }.
homework-arrives = Leurs résultats arrivent ici tant que la séance est ouverte.
homework-results = Résultats reçus
