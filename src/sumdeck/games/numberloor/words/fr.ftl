-numberloor = Numberloor

## Numberloor. For a child of four to eight and a grown-up alike: short words, no blame, never the answer.

## Numberloor says no

numberloor-seats = On joue de deux à cinq, mais { $seats } veulent jouer.
numberloor-no_such_first = La place qui doit commencer n’existe pas : vous n’êtes que { $seats }. Choisis une autre place dans les règles maison.
numberloor-pack_too_small = Ce paquet a { $cards } cartes. Il en faut au moins { $needed }.
numberloor-too_few_floors = Ce paquet a { $floors } étages. Il en faut au moins { $needed }.
numberloor-no_number_balloon = Ce paquet n’a pas de ballon avec un nombre, personne ne pourrait donc commencer.
numberloor-never_dealt = Avec ce paquet, quelqu’un reste toujours sans étage.
numberloor-not_your_turn = Ce n’est pas encore à toi. Tu ne peux jouer qu’une carte de nuit.
numberloor-over = Cette partie est finie.
numberloor-not_in_hand = Cette carte n’est pas dans ta main.
numberloor-does_not_fit = Cette carte ne va pas là. Elle est revenue dans ta main. Regarde encore !
numberloor-no_such_stack = Cette carte n’est pas face visible sur la table.
numberloor-which_stack = Sur laquelle ? Choisis aussi la carte visible.
numberloor-which_balloon = Quel ballon ? Dis son nombre ou son nom, comme ceci : ballon 3
numberloor-which_parity = Impair ou pair ? Dis-le quand tu joues ce ballon.
numberloor-no_parity = Pour cette carte, on ne choisit pas pair ou impair.
numberloor-no_floor_after = Après ce ballon, aucun de tes étages n’irait, et il faut un étage à chaque tour.
numberloor-floor_first = Tu as joué un ballon. Joue maintenant un étage.
numberloor-balloons_left = C’était ton dernier étage ! Joue maintenant tous tes ballons, celui que tu préfères au-dessus.
numberloor-only_stop = À cette table, une carte de nuit est tout ton tour. Finis-le maintenant.
numberloor-too_late_to_take = On ne prend des cartes qu’au début de son tour, et une seule fois.
numberloor-can_play = À cette table, on ne prend des cartes que si rien ne va, et quelque chose va. Regarde encore !
numberloor-take_first = Prends d’abord deux cartes. Si tu ne peux ou ne veux toujours pas jouer, passe.
numberloor-no_taking_here = Si tu ne peux ou ne veux pas jouer, passe : tu reçois deux cartes.
numberloor-say_stop = Tu as joué des cartes, finis simplement ton tour.
numberloor-nothing_laid = Tu peux finir ton tour dès que tu as joué un étage.
numberloor-say_pass = À cette table, chaque tour finit en passant.
numberloor-no_night_here = À ce niveau, chacun attend son tour.
numberloor-not_a_night_card = Quand ce n’est pas à toi, tu ne peux jouer qu’une carte de nuit.
numberloor-not_now = Pas maintenant. Les cartes de nuit reviennent après la prochaine carte ou au prochain tour.
numberloor-protected = C’était le dernier étage : personne ne peut interrompre ce tour.
numberloor-night_equal = À cette table, on ne prend pas un tour avec le même nombre.
numberloor-claim_first = Quelqu’un a joué une carte de nuit. On demande d’abord aux joueurs plus proches.
numberloor-go_on_already = Il n’y a rien à prendre pour l’instant.
numberloor-one_at_a_time = Une carte à la fois, s’il te plaît.
numberloor-not_a_move = On ne bouge pas ainsi dans cette maison : on monte avec +, on descend avec −.
numberloor-not_from_here = Ton saut part de l’étage visible. Regarde encore !
numberloor-not_this_step = Le ballon visible ne saute pas si loin. Regarde encore !
numberloor-wrong_floor = Pas tout à fait : « { $said } ». Quelle carte montre cet étage ? Essaie encore !
numberloor-whole_sum = C’est le bon étage ! Il manque une dizaine à ton calcul : dis-le avec la dizaine.
numberloor-wrong_parity = « { $said } » n’est pas juste. Essaie encore !
numberloor-no_such_card = Aucune carte ne s’appelle { $said } dans ce jeu.

## What is unusual about a pack

numberloor-warn_blue = Ce paquet n’a pas exactement 6 ballons bleus à laisser de côté. On peut quand même jouer.
numberloor-warn_night = Ce paquet a des étages de nuit sans marque rouge. À ce niveau, ce sont de simples étages.
numberloor-warn_steps = Ce paquet a des sauts de plus de 3 sans marque rouge.
numberloor-warn_redeals = Ce paquet a si peu d’étages qu’il faudra souvent redistribuer.

## How a game ended

numberloor-stars = Toutes les étoiles sont gagnées : on danse !
numberloor-standstill = Plus personne ne pouvait bouger, les étoiles décident donc.
numberloor-turn_limit = C’était le dernier tour, les étoiles décident donc.

## What a move has brought

numberloor-taken_over = { $who } prend le tour de { $name }.
numberloor-star = Une étoile pour { $name } !
numberloor-skipped = { $name } prend deux cartes et saute un tour.
numberloor-skipped_only = { $name } saute un tour. Il n’y a pas de cartes à prendre.
numberloor-new_pile = La pile était vide : les cartes sous les cartes visibles font la nouvelle pile.

## Hints

hint-numberloor_jump = Un de tes étages est juste au bon saut.
hint-numberloor_same = Un de tes étages a le même nombre.
hint-numberloor_parity = Peu importe où tu es : seul compte pair ou impair, ou le même nombre.
hint-numberloor_next_door = Une de tes cartes habite au même étage qu’une carte visible, ou juste à côté.
hint-numberloor_onto = Regarde la carte visible { $floor }.
hint-numberloor_up = Monte !
hint-numberloor_down = Descends !
hint-numberloor_night = Une de tes cartes de nuit va maintenant. Tu peux prendre le tour !
hint-numberloor_balloon = Un autre ballon te mènerait plus loin.
hint-numberloor_for = Avec un de tes ballons, tu arrives à l’étage { $floor }.
hint-numberloor_begin_again = D’ici, tu n’y arrives plus. Recommence à ta première carte !
hint-numberloor_finish = Il ne te reste que des ballons. Lequel doit être au-dessus ?
hint-numberloor_nothing = Je ne trouve rien qui va. Prends deux cartes et regarde encore.

## The text table

table-numberloor_open = Visibles
table-numberloor_stars =
    { $count ->
        [one] { $count } étoile
       *[other] { $count } étoiles
    }
table-numberloor_armed = compte encore
table-numberloor_claimed = Jouée hors de son tour
prompt-numberloor_finish = { $name }, joue tous tes ballons : le dernier reste au-dessus.
prompt-numberloor_finish_you = Joue maintenant tous tes ballons. Le dernier reste au-dessus.
prompt-numberloor_asked = { $name }, quelqu’un a joué une carte de nuit, mais tu passes avant : nuit et un nombre, ou continuez.
prompt-numberloor_asked_you = Quelqu’un a joué une carte de nuit, mais tu passes avant. Nuit, ou continuez ?
end-numberloor_stars =
    { $count ->
        [one] { $count } étoile
       *[other] { $count } étoiles
    }

## The pack

cards-floors = Étages de jour ({ $count })
cards-nights = Étages de nuit ({ $count })
cards-balloons = Ballons avec un nombre ({ $count })
cards-specials = Ballons spéciaux ({ $count })

## How to say things. Most numbers here are on no card, so that they tell nothing about this game.

help-floor = un étage | 5   ou avec le saut : 3 + 2 = 5
help-round = autour de la maison | 9 + 2 = 11, étage 1   et en descendant : 11 - 3 = 8
help-same = le même nombre | 5 = 5
help-parity = impair et pair | 6 est pair
help-balloon = un ballon | ballon 2, ballon proche, impair, pair, saute
help-several = plusieurs cartes | 5, 7, 9, ballon 3, 6, finir mon tour
help-stacks = deux piles | 5 sur 4, ou 5 sur gauche
help-night = hors de son tour | nuit 8   (sur un écran partagé, avec ton nom devant)
help-take = prends deux | si rien ne va
help-pass = passe | après avoir pris, si tu ne peux ou ne veux pas jouer
help-pass_only = passe | si tu ne peux ou ne veux pas jouer : tu reçois deux cartes
help-stop = finir mon tour | quand tu as joué un étage
help-go_on =
    continuez | laisser jouer les autres
    { "." } | passer toutes les occasions de carte de nuit jusqu’à ton tour

## The rules

rules-setup = MISE EN PLACE. Mélangez étages et ballons et donnez { $cards } cartes à chaque joueur ; si quelqu’un n’a pas d’étage, redistribuez. Retournez le premier étage et le premier ballon avec un nombre, côte à côte. Le reste est la pile. Le plus jeune commence.
rules-setup_beginners = MISE EN PLACE. Mélangez les étages et donnez { $cards } cartes à chaque joueur. Retournez-en deux autres, côte à côte. Le reste est la pile. Le plus jeune commence.
rules-aim = Gagne des étoiles : 5 à deux ou trois joueurs, 3 à quatre ou cinq. Quand tu as joué toutes tes cartes, tu reçois une étoile et six nouvelles cartes.
rules-turn = TON TOUR. Un étage et un ballon sont visibles. Joue des étages aussi loin de l’étage visible que le dit le ballon, en montant ou en descendant ; ou le même nombre. Chaque étage joué est le départ du suivant. Avant ou après un étage, tu peux jouer n’importe quel ballon. Joue autant de cartes que tu veux, mais au moins un étage.
rules-round = AUTOUR DE LA MAISON. Chaque carte est deux étages : 1 est aussi 11. Deux étages au-dessus de 9, c’est 11, joue donc 1. Trois étages sous 0, c’est 7, en comptant de 10.
rules-special = BALLONS SPÉCIAUX. Proche : jusqu’à deux étages en montant ou en descendant. Impair et pair : tout étage impair, tout étage pair. Saute : seulement le même nombre ; et s’il est au-dessus à la fin de ton tour, le suivant prend deux cartes et saute un tour.
rules-stuck = RIEN NE VA ? Si tu ne peux ou ne veux pas jouer, prends deux cartes et essaie encore ; ensuite tu peux passer.
rules-last = LE DERNIER ÉTAGE. Quand tu as joué ton dernier étage, joue aussi tous tes ballons, dans l’ordre que tu veux : c’est ton étoile.
rules-night = CARTES DE NUIT. Si un étage de nuit va, tu peux le jouer quand ce n’est pas à toi, avant la première carte de quelqu’un ou après n’importe quelle carte. Alors c’est ton tour. On n’interrompt pas un joueur qui n’a plus que des ballons à jouer.
rules-beginners = TON TOUR. Deux cartes sont visibles. Joue des cartes de même nombre, ou du nombre voisin, sur l’une ou l’autre ; 9 et 0 sont voisins. Si tu ne peux ou ne veux pas, passe et prends deux cartes : c’est ton tour.
rules-pile = PILE VIDE. Quand la pile est vide, mélangez tout sauf les deux cartes visibles pour en faire une nouvelle.

## Menus

game-numberloor = { -numberloor }
game-numberloor-about = D’étage en étage, dès quatre ans

## The house rules

setting-stars_to_win = Étoiles pour gagner
setting-hand_size = Cartes en main, et après chaque étoile
setting-first_player = Qui commence (le plus jeune d’habitude)
setting-draw_only_when_stuck = On ne prend deux cartes que si rien ne va
setting-redraw_all_balloons = Changer une nouvelle main toute en ballons
setting-night_moments = Une carte de nuit prend le tour
setting-night_equal_number = Avec le même nombre aussi
setting-night_priority = S’il y a plusieurs cartes de nuit
setting-night_single_card = Qui prend le tour ne joue que cette carte
setting-equal_always = Le même nombre va aussi sur pair et impair
setting-skip_repeat = Un ballon saute au-dessus fait sauter
setting-beginner_draw_after_partial = Prendre deux cartes après chaque tour qui laisse des cartes
setting-max_turns = La partie finit après
matters-hand_size = Moins de cartes : une manche rapide. Avec plus de cartes, tu sautes plus loin en un tour.
matters-draw_only_when_stuck = D’habitude, tu peux prendre deux cartes quand tu veux. Avec cette règle, seulement si rien ne va.
matters-equal_always = Après un ballon pair ou impair, le même nombre va aussi une nouvelle fois.
matters-night_moments = Une carte nuit prend le tour après n’importe quelle carte, ou seulement à la fin d’un tour : c’est plus calme.
matters-max_turns = Si vous avez peu de temps : après ce nombre de tours, la partie est finie ; qui a le plus d’étoiles gagne.

## The page

level-numberloor-beginner = 4+ À côté
level-numberloor-intermediate = 6+ Ballons
level-numberloor-basic = 8+ Cartes de nuit
level-numberloor-house = Toutes les cartes
choose-level = Quel niveau ?
choose-length = Combien de temps ?
choose-length-short = Court : 1 étoile
choose-length-medium = Plus long : 3 étoiles
choose-length-whole = Partie entière : 5 étoiles, ou 3 à quatre ou cinq
choose-length-long = Très long : 7 étoiles
choose-part-balloons = Ballons (6+ et 8+)
choose-part-night = Cartes de nuit (8+)
choose-part-beginners = Débutants (4+)
choose-game_rules-about = Combien de cartes on a, qui commence, et combien de temps cela dure.
choose-part-balloons-about = Quels étages un ballon ouvre, et quand on peut prendre deux cartes.
choose-part-night-about = Quand une carte de nuit prend le tour, et qui passe d’abord.
choose-part-beginners-about = Ce qui se passe après un tour qui te laisse des cartes.
level-beginner-about = Même nombre ou à côté. Sans lire.
level-intermediate-about = Les ballons disent combien : 1, 2 ou 3
level-basic-about = Tous les sauts, et des cartes de nuit à tout moment
player-greedy = Max, joue le plus possible
guide-levels = Niveau

card-floor = étage { $text }
card-night = étage de nuit { $text }
card-step = ballon { $text }
card-nearest = ballon proche, jusqu’à { $text }
card-odd = ballon impair
card-even = ballon pair
card-choice = ballon impair ou pair
card-skip = ballon saute
table-deck =
    { $count ->
        [one] { $count } carte dans la pile
       *[other] { $count } cartes dans la pile
    }

word-floor = étage
word-night = nuit
word-balloon = ballon
word-nearest = proche
word-odd = impair
word-even = pair
word-is = est
word-skip = saute
word-choose = choisis
word-on = sur
word-left = gauche
word-right = droite
word-take = prends
word-two = deux
word-pass = passe
word-stop = finir mon tour
word-go_on = continuez
spoken-same = { $floor }, le même

sound-switch = Sons et voix

guide-aim = Joue toutes les cartes de ta main : c’est une étoile. Le premier qui a assez d’étoiles gagne.
guide-jump = Un étage et un ballon sont visibles. Le ballon te dit de combien d’étages monter ou descendre. Joue l’étage où tu arrives, et dis le calcul.
guide-up_or_down = De 5, le ballon 3 te mène à 8 ou à 2. Et tu peux toujours jouer le même nombre, 5.
guide-chain = Joues-en autant que tu veux, l’un après l’autre : chaque étage est le départ du suivant. Tu peux toujours mettre un ballon sur les ballons ; il n’a pas besoin d’aller. Mais joue au moins un étage à chaque tour.
guide-round = La maison fait le tour. Au-dessus de 9, seul le dernier chiffre compte : la carte 1 est aussi l’étage 11. En bas, imagine dix étages de plus : trois sous 0, c’est 7.
guide-specials = Ballons spéciaux
guide-nearest = Proche : jusqu’à deux étages en montant ou en descendant.
guide-odd = Impair : tout étage impair, où que tu sois. Le même nombre va aussi.
guide-even = Pair : tout étage pair, où que tu sois. 0 est pair. Le même nombre va aussi.
guide-skip = Saute : seul le même nombre va. S’il est au-dessus à la fin de ton tour, le suivant prend deux cartes et saute un tour.
guide-night_cards = Cartes de nuit
guide-night = Si un étage de nuit va, tu peux le jouer quand ce n’est pas à toi : avant la première carte de quelqu’un, ou après n’importe quelle carte. Sois rapide : le premier compte ! Alors c’est ton tour, et tu continues. Quand quelqu’un a pris deux cartes, attends la prochaine carte ou le prochain tour. On n’interrompt pas un joueur qui n’a plus que des ballons à jouer.
guide-the_end = Prendre des cartes, et les étoiles
guide-take_two = Si tu ne peux ou ne veux pas jouer, prends deux cartes et regarde encore. Puis joue, ou passe. Quand la pile est vide, on mélange les cartes sous les cartes visibles pour en faire une nouvelle.
guide-last_floor = Quand tu as joué ton dernier étage, joue aussi tous tes ballons. Tu choisis lequel finit au-dessus.
guide-star = Une main vide est une étoile. Prends six nouvelles cartes ; c’est au suivant.
guide-target = À deux ou trois joueurs, il faut 5 étoiles ; à quatre ou cinq, 3.
guide-say = Tu trouves la carte et tu dis le calcul. La table te dit seulement s’il est juste.
guide-in_words = En mots, à lire à voix haute
guide-tell = Écoute : { $text }
first-next_door = Deux cartes sont visibles. Joue une carte de même nombre, ou du nombre d’à côté. Sur un 4, tu peux mettre 3, 4 ou 5. Un 7 ne va pas.
first-round = 9 et 0 sont aussi voisins.
first-more = Joue autant de cartes qu’il en va, l’une après l’autre.
first-pass = Rien ne va ? Passe et prends deux cartes. Quand la pile est vide, les cartes sous les cartes visibles sont remélangées.
first-star = Plus de cartes ? Tu reçois une étoile et six nouvelles cartes.
first-win = Cinq étoiles gagnent, ou trois à quatre ou cinq joueurs. Et on danse !
value-first_player-0 = place 1
value-first_player-1 = place 2
value-first_player-2 = place 3
value-first_player-3 = place 4
value-first_player-4 = place 5
value-night_moments-any_card = après chaque carte
value-night_moments-between_turns = seulement entre les tours
value-night_priority-first = la première compte
value-night_priority-clockwise = la suivante dans le sens des aiguilles compte
value-skip_repeat-once = une fois
value-skip_repeat-each_played_turn = après chaque tour avec des cartes
value-skip_repeat-always = après chaque tour
value-max_turns-0 = sans limite
value-max_turns-100 = 100 tours
value-max_turns-200 = 200 tours
value-max_turns-500 = 500 tours
value-max_turns-1000 = 1000 tours
value-max_turns-2000 = 2000 tours

table-house = La maison
table-open = Cartes visibles
table-stars =
    { $count ->
        [one] { $count } étoile sur { $target }
       *[other] { $count } étoiles sur { $target }
    }
house-open = La maison et ses étages de 0 à 9. L’étage { $floor } est visible.
house-two_open = La maison et ses étages de 0 à 9. Les étages { $floor } et { $other } sont visibles.
card-open = { $card }, visible
card-armed = quelqu’un sautera un tour
card-claimed = { $card }, jouée hors de son tour, en attente
strip-example = 3 + 2 = 5
strip-empty = Quel sens, quel étage ? Puis ✓
strip-empty_parity = Impair, pair, le même ? Quel étage ? Puis ✓
strip-empty_balloons = Quel ballon vient ensuite ? Puis ✓
strip-typing = Calculs entiers : 9 + 2 = 11, 12 − 8 = 4. Ou : 7 est impair, ballon 3, saute, prends deux, passe, finir mon tour.
strip-then_say = Dis-le avec ✓ ou Entrée.
strip-blank_step = combien ?
strip-blank_sum = fait combien ?
strip-blank_floor = quel étage ?
strip-entered_step = { $text } étages
strip-entered_sum = fait { $text }
strip-entered_floor = étage { $text }
strip-missing-nothing = Dis dans quel sens et à quel étage, ou choisis un ballon.
strip-missing-way = Dans quel sens ? Monter, descendre, ou le même nombre ?
strip-missing-both = Dis impair, pair ou le même nombre, et quel étage ; ou choisis un ballon.
strip-missing-kind = Quelle sorte d’étage ? Impair, pair, ou le même nombre ?
strip-missing-step = Combien d’étages ?
strip-missing-sum = Et combien cela fait-il ?
strip-missing-floor = Et à quel étage arrives-tu ?
strip-missing-parity = Impair ou pair ? Dis-le.
strip-missing-stack = Sur quelle carte visible ?
told-word_pass = { $name } passe.
told-word_stop = { $name } finit son tour.
told-word_take = { $name } prend deux cartes.
lift-title = Ascenseur
lift-__plus__ = monter
lift-__minus__ = descendre
lift-__equals__ = pareil
lift-odd = impair
lift-even = pair
out-take_two = Prendre deux cartes
out-pass = Passer
out-pass_beginner = Passer et prendre deux cartes
out-stop = Finir mon tour
out-go_on = Continuez
night-title = Cartes de nuit
night-call = Nuit !

look-you-cards =
    { $count ->
        [one] Au tour { $turn }, tu aurais pu jouer { $count } étage.
       *[other] Au tour { $turn }, tu aurais pu jouer { $count } étages.
    }
look-name-cards =
    { $count ->
        [one] Au tour { $turn }, { $name } aurait pu jouer { $count } étage.
       *[other] Au tour { $turn }, { $name } aurait pu jouer { $count } étages.
    }
look-found-cards =
    { $count ->
        [one] Oui ! C’est cela : { $count } étage.
       *[other] Oui ! Ce sont les { $count } étages.
    }
look-less-cards =
    { $count ->
        [one] Cela va : { $count } étage joué. Et ensuite ?
       *[other] Cela va : { $count } étages joués. Et ensuite ?
    }
look-none = Ainsi tu n’y arrives pas. Les cartes sont revenues comme au début du tour.

## On paper

paper-nearest = jusqu’à
paper-odd = impair
paper-even = pair
paper-chosen =
    impair
    ou pair
paper-skip = saute
paper-stars = Étoiles à colorier
paper-how_many = À deux ou trois joueurs, il faut { $many } étoiles ; à quatre ou cinq, { $few }.

## Une première partie en jouant : ce qu’il faut chercher, jamais ce qu’on trouve

learn-next_door = Pose une carte voisine d’une des deux de la table : une de plus, une de moins, ou la même. Puis pose-en une autre, ou touche la flèche.
learn-pass = Rien ne va ? Touche les deux cartes : tu en reçois deux, et c’est au suivant.
learn-jump = Le ballon dit de combien d’étages sauter. Pars de l’étage sur la table, monte ou descends, et pose l’étage où tu arrives.
learn-balloon = Tu peux d’abord changer de ballon : pose un des tiens, puis saute aussi loin qu’il le dit.
learn-free = Pose autant d’étages que tu en trouves. Bloqué ? Prends deux cartes.
