## A table that people share

## A table says no

table-seats = Ce jeu ne se joue pas à ce nombre.
table-no_such_player = Ce joueur de l’ordinateur n’existe pas.
table-other_referee = Dans ce jeu, quelqu’un d’autre vérifie.
table-no_such_rule = La règle maison { $given } n’existe pas. Les règles maison sont : { $known }
table-no_such_value = { $rule } ne peut pas être { $given }.
table-rules_locked = Les règles de cette table ne changent pas.
table-no_such_position = La partie n’est jamais passée par là.
table-other_version = Cette table a été ouverte avec d’autres règles.
table-no_such_seat = Cette place n’existe pas.
table-bad_key = Ce message était abîmé.
table-key_used = Tu l’as déjà dit.
table-closed = Cette table est fermée.
table-seat_taken = Il y a déjà quelqu’un à cette place.
table-bad_name = Ce nom ne va pas ici. Choisis-en un autre.
table-same_name = Quelqu’un à la table a déjà ce nom. Choisis-en un autre.
table-no_such_level = Cette aide n’existe pas.
table-no_onlookers = À cette table, personne ne peut regarder.
table-bad_code = Aucune table n’a ces mots. Relis-les bien.
table-not_everyone_here = La partie commence quand toutes les places sont prises.
table-over = Cette partie est finie.
table-not_your_turn = Ce n’est pas encore à toi.
table-only_the_clock = Seule l’horloge peut faire cela, quand le temps est écoulé.
table-not_in_charge = Quelqu’un d’autre joue à cette place en ce moment.
table-time_is_up = Le temps de ce tour est écoulé.
table-late = Il vient de se passer quelque chose. Regarde la table et redis-le.
table-ahead = Cela n’est pas encore arrivé.
table-too_long = C’est trop long pour moi.
table-paused = La partie est en pause. Attends qu’elle reprenne.
table-no_umpire = Il n’y a pas d’arbitre à cette table.
table-called_already = L’arbitre a été appelé et arrive.
table-no_such_ruling = L’arbitre ne peut pas décider cela.
table-no_such_claim = Ce tour n’est plus là.
table-bad_task = Cette tâche est illisible. Il manque peut-être un bout du lien.
table-other_task = Cette tâche vient d’un Sumdeck plus récent.
table-nothing_to_find = Il n’y a rien à trouver ici.
table-no_hints = À cette table, on joue sans indices.
table-no_aid = Cette image n’est pas pour toi à cette table.
table-nothing_to_hint = Il n’y a rien à trouver pour l’instant.
table-no_such_phrase = On ne peut pas dire cela ici.
table-enough_phrases = Assez bavardé jusqu’au prochain coup.
table-no_objections = À cette table, chaque calcul est vérifié de toute façon.
table-nothing_to_object = C’est trop tard.
table-no_clock = Il n’y a pas d’horloge à cette table.
table-clock_runs = Il reste du temps.
table-not_asked = Personne n’attend ta réponse.
table-asked_already = Quelqu’un l’a déjà demandé.
table-take_back_locked = À cette table, on ne reprend pas ses coups.
table-nothing_to_take_back = Il n’y a rien à reprendre.
table-take_back_revealed = Trop tard pour reprendre : depuis, tout le monde a vu une nouvelle carte.
table-take_back_dealt = Trop tard pour reprendre : de nouvelles cartes ont été distribuées.
table-take_back_too_late = Trop tard pour reprendre : quelqu’un a joué depuis.
table-still_here = { $name } vient juste de partir. Attends un peu.
table-not_a_person = C’est un joueur de l’ordinateur.
table-not_over = La partie n’est pas encore finie.
table-not_agreed = Tout le monde n’a pas dit oui.
table-rematch_made = La nouvelle table est prête.
table-sealed = Cela reste fermé jusqu’à la fin de la partie.

## What a table tells

told-opened = Les cartes sont distribuées.
told-played_on =
    { $count ->
        [one] On continue après { $count } tour d’une autre partie.
       *[other] On continue après { $count } tours d’une autre partie.
    }
told-seated = { $name } s’assoit.
told-claimed = { $name } : { $said }
told-claimed_for = { $player } pour { $name } : { $said }
told-objected = { $name } avait raison : ce n’est pas juste.
told-objected_in_vain = { $name } a contesté, mais c’était juste.
told-voided = Ce tour ne compte pas.
told-aided = Ouvert maintenant : { $aid }.
told-aid_sent = Ton enseignant t’a envoyé une image.
told-take_back_asked = { $name } voudrait reprendre un coup.
told-taken_back = { $name } a repris un coup.
told-take_back_refused = Le coup reste.
told-agreed = { $name } est d’accord.
told-clock_wait = Le temps de { $name } est écoulé, mais rien ne presse.
told-clock_discard = Le temps de { $name } est écoulé. Le coup le plus simple est joué.
told-clock_bot = Le temps de { $name } est écoulé. L’ordinateur joue ce tour.
told-stand_in_asked = { $name } voudrait que l’ordinateur joue pour { $missing }.
told-stand_in_refused = { $name } préfère que non.
told-stand_in_agreed = { $player } joue pour { $name }.
told-other_asked = { $name } voudrait que { $player } prenne la suite.
told-other_plays = Maintenant, c’est { $player } qui joue.
told-returned = { $name } est de retour.
told-rematch_asked = { $name } voudrait rejouer.
told-rematch_refused = { $name } préfère arrêter.
told-rematch_made = Une nouvelle table est prête.
told-paused = Pause. L’horloge est arrêtée.
told-resumed = On reprend !
told-umpire_called = { $name } a appelé l’arbitre.
told-ruled_stands = L’arbitre dit : c’est valable. Continuez.
told-ruled_again = L’arbitre dit : rejouez ce tour.
told-ruled_ended = L’arbitre a décidé de cette partie.
told-closed = La table est fermée.

## What a table awaits

prompt-gathering = On attend que tout le monde soit assis.
prompt-your_turn = C’est à toi.
prompt-may_speak = Tu peux parler maintenant, mais tu n’es pas obligé.
prompt-others = C’est à quelqu’un d’autre.
prompt-not_in_charge = Un joueur de l’ordinateur joue pour toi en ce moment.
prompt-take_back = On peut reprendre le dernier tour ?
prompt-stand_in = Un joueur de l’ordinateur doit-il prendre la suite ?
prompt-rematch = On rejoue ?
prompt-paused = Pause. Regarde ton maître ou ta maîtresse.
prompt-over = La partie est finie.
prompt-closed = Cette table est fermée.

## All the talk there is

phrase-hello = Bonjour !
phrase-well_done = Bien joué !
phrase-good_idea = Bonne idée !
phrase-let_me_think = Laisse-moi réfléchir …
phrase-take_your_time = Prends ton temps.
phrase-oops = Oups !
phrase-thank_you = Merci !
phrase-good_game = Belle partie !
table-no_hints_for_game = Il n’y a pas d’indices pour ce jeu.
