## Simulation

cli-sim = fait jouer beaucoup de parties aux joueurs de l’ordinateur, et compte
sim-games = combien de donnes jouer ; { $usual } sinon
sim-players = qui joue, place par place ; sinon le plus fort
sim-seed = le nom qui fixe tout le hasard ; le même nom donne les mêmes parties
sim-workers = combien de processus se partagent le travail ; sinon tous les cœurs
sim-paired = jouer chaque donne une fois dans chaque ordre, pour que personne n’ait de meilleures cartes
sim-survey = compter aussi les coups à chaque tour : combien il y en avait, et combien de fois aucun calcul n’était possible
sim-on = jouer sur un cluster Ray (RAY_ADDRESS dit lequel) au lieu des cœurs de cette machine
sim-keep = garder les parties dans ce fichier, et continuer de là la prochaine fois
sim-json = écrire les résultats dans ce fichier, en JSON
sim-csv = écrire une ligne par partie et par place dans ce fichier
sim-too_few = { $given } n’est pas un nombre à partir de 1
sim-no_picture = { $given } n’est pas une image : son nom doit finir par .png, .svg ou .pdf
sim-progress = parties
sim-title = { $count } parties de { $game } : donnes { $first } à { $last }
sim-player = joueur
sim-wins = gagnées
sim-shared_wins = partagées
sim-deals_won = donnes gagnées
sim-won = gagné (95 %)
sim-quartiles = quartiles
sim-choices = choix
sim-stuck = bloqué
sim-milliseconds = { $count } ms
sim-thought = par coup
sim-score = score
sim-spread = écart
sim-takes = prises
sim-sentences = phrases
sim-sums = avec calculs
sim-per_game = Scores, prises, phrases et calculs sont des moyennes par partie ; l’écart est l’écart type des scores.
sim-lengths = Une partie dure de { $shortest } à { $longest } phrases, { $mean } en moyenne.
sim-ending =
    { $count ->
        [one] { $count } partie : { $why }
       *[other] { $count } parties : { $why }
    }
sim-written = Enregistré dans { $file }
sim-stopped =
    { $count ->
        [one] Arrêté après { $count } partie.
       *[other] Arrêté après { $count } parties.
    }
sim-failed = Une partie n’a pas pu être finie. { $reason }
sim-goes_on = Relance la même commande pour continuer.
sim-other_work = { $file } contient d’autres parties : d’autres joueurs, cartes, règles, nombres ou --records. Choisis un autre fichier.
sim-no_own_player = Ce joueur ne peut pas servir : { $reason }
sim-seats = Gagné par chaque place, depuis la première : { $shares }

## Arena

cli-arena = fait se rencontrer tous les joueurs de l’ordinateur, et les classe
arena-players = qui participe, par son nom ou comme module:Class ; sinon tous les joueurs du jeu
arena-records = écrire chaque partie dans un fichier de ce dossier
arena-plot = dessiner le classement dans ce fichier (PNG, SVG ou PDF)
arena-alone = { $game } se joue seul, personne ne peut donc rencontrer personne.
arena-twice = Nomme au moins deux joueurs, chacun une fois. Ce jeu a : { $known }
arena-title = { $count } parties de { $game }, chacun contre chacun
arena-rating = classement (95 %)
arena-against = contre { $player }
arena-meaning = 400 points de plus gagnent dix parties sur onze. La moyenne est 0.

## Lab

cli-lab = montre ce que changent les règles maison : durée, équité, chance et adresse, calculs
lab-vary = une règle maison, level ou pack, et les valeurs à essayer, comme hand_size=4,5,6 ; une fois pour chacun
lab-players = un joueur fort et un faible ; sinon le plus fort de ceux qui répondent aussitôt et le plus faible
lab-csv = écrire une ligne par variante dans ce fichier
lab-plot = dessiner les résultats dans ce fichier (PNG, SVG ou PDF)
lab-two = Nomme deux joueurs : un fort et un faible.
lab-bad_vary = Dis ainsi ce qu’il faut essayer : key=value,value ; et non { $given }
lab-title = Ce qui change dans { $game }, { $count } donnes chaque fois
lab-length = phrases par partie
lab-first_seat = la première place gagne
lab-skill = le fort bat le faible
lab-sums = avec calculs
lab-choices = choix par tour
lab-stuck = bloqué
lab-meaning = Sauf pour « le fort bat le faible », des joueurs de même force se rencontrent. 50 % est équitable, ou pure chance. Bloqué : tours où aucun calcul n’était possible.
argument-folder = DOSSIER
argument-variations = RÈGLE=A,B
