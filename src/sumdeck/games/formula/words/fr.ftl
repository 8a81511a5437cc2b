-formula = Formula

## English, for Formula. For a child of eight and a grown-up alike: short words, no blame, never the answer.

## Formula says no

formula-too_many_seats = Ce jeu est pour { $most } joueurs au plus, mais { $seats } veulent jouer.
formula-too_few_seats = Il faut au moins { $fewest } joueurs pour ce jeu.
formula-pack_too_small = Ce paquet a { $cards } cartes. Il en faut au moins { $needed }.
formula-no_symbols = Ce paquet n’a aucun des signes de cette table.
formula-warn_small = Ce paquet suffit à peine pour autant de joueurs : la pioche sera souvent vide.
formula-warn_symbols = À cette table, il n’y a ni + ni ×, il y aura donc peu de formules à trouver.
formula-no_start = Aucune paire de cartes de ce paquet n’a de réponse, une manche ne pourrait donc jamais commencer.
formula-not_your_turn = Ce n’est pas encore à toi.
formula-over = Cette partie est finie.
formula-no_new_card = Tu dois jouer au moins une de tes cartes. Changer seulement le signe n’est pas un tour.
formula-too_many_cards = Cela fait { $laid } nouvelles cartes, mais on en joue { $most } au plus par tour.
formula-not_in_hand = Il te faut un { $card } de plus que tu n’as. (Un joker se dit ainsi : J7.)
formula-card_moved = Il y a un { $card } sur la table, mais dans un autre nombre. Les cartes de la table restent où elles sont.
formula-not_there = Il n’y a pas de { $card } à cet endroit de la table. Ce qui vient de ta main se met entre crochets, comme [7].
formula-taken_away = Une carte de la table devrait partir, mais rien ne la couvre. Couvre-la, ou garde-la.
formula-squeezed_in = On ne glisse pas une nouvelle carte entre deux cartes qui restent. Pose-la sur une carte, ou à un bout.
formula-extend_right = À cette table, un nombre ne grandit qu’à droite.
formula-only_the_answer = Dans la première formule, les deux cartes restent : choisis un signe et pose la réponse.
formula-answer_too_long = La première réponse utilise { $most } de tes cartes au plus.
formula-number_too_long = Un nombre a { $most } cartes au plus.
formula-leading_zero = Un nombre de plusieurs cartes ne commence pas par 0.
formula-same_formula = Cette formule est déjà sur la table. Fais-en une nouvelle.
formula-zero_must_go = Une formule avec × 0 doit être remplacée en entier : aucune de ses cartes ne reste.
formula-reuse = À cette table, chaque formule garde une carte déjà posée. Gardes-en au moins une.
formula-no_such_symbol = À cette table, on joue avec { $known }.
formula-below_zero = Pas de nombres sous 0 ici.
formula-by_zero = On ne peut pas diviser par 0.
formula-not_true = Pas tout à fait : ce n’est pas juste. Essaie encore !
formula-joker_keeps_digit = Le joker de la table reste un { $digit }.
formula-which_digit = Quel chiffre est ton joker ? Dis-le ainsi : J7
formula-no_such_card = Cette carte n’existe pas.
formula-no_second_draw = Tu as pioché une carte. Pose une formule, ou passe.
formula-must_play = À cette table, on doit jouer si on peut, et il y a une formule. Regarde encore !
formula-no_pass = Si tu ne trouves pas de formule, pioche une carte.
formula-no_penalty = À cette table, une formule fausse ne coûte rien : essaie encore.
formula-not_a_formula = Une formule, c’est un nombre, un signe, un nombre, = et la réponse : 20 + 30 = 50
formula-unclear = On peut la poser de plusieurs façons. Laquelle veux-tu ?

## How a game ended

formula-out = Quelqu’un a joué sa dernière carte. Bien joué, tout le monde !
formula-standstill = Plus personne ne peut jouer ni piocher. Le moins de cartes gagne.
formula-turn_limit = Cette manche a assez duré. Le moins de cartes gagne.
formula-match = Le plus de manches gagne la partie. Bien joué !
formula-points = 250 points : la partie est gagnée !
formula-round_limit = C’était la dernière manche. Le plus de points gagne.

## What a move has brought

formula-is_out = { $name } n’a plus de cartes : place { $place }.
formula-five = La réponse est { $answer }, dans la table de cinq. { $name } doit piocher une carte.
formula-shuffled = La pioche était vide : les cartes couvertes font la nouvelle pioche.
formula-no_extra_card = Il n’y a pas assez de cartes pour une de plus à chacun, personne n’en reçoit donc à cette manche.
formula-round = { $name } gagne la manche { $round }.

## Hints: one small step at a time

hint-formula_first = Tu peux compléter la formule. La réponse utilise ce nombre de tes cartes : { $cards }
hint-formula_lay =
    { $count ->
        [one] Il y a une formule avec { $count } de tes cartes.
       *[other] Il y a une formule avec { $count } de tes cartes.
    }
hint-formula_draw = Moi, je piocherais une carte.
hint-formula_symbol = Le signe est { $symbol }.
hint-formula_keep = Garde { $card } sur la table.
hint-formula_cover = Tu n’as besoin de garder aucune carte de la table.

## The table in the terminal

table-formula = La formule
table-formula_symbols =
    { $count ->
        [one] Et { $count } signe pour tout le monde : { $symbols }
       *[other] Et { $count } signes pour tout le monde : { $symbols }
    }
table-formula_stock = pioche { $stock }, couvertes { $covered }
prompt-formula_first = { $name }, complète la formule : un signe et la réponse.
prompt-formula_first_you = Complète la formule : un signe et la réponse.
prompt-formula_drawn = { $name }, tu as pioché une carte. Pose une formule, ou passe.
prompt-formula_drawn_you = Tu as pioché une carte. Pose une formule, ou passe.
prompt-formula_way = avec { $card } de ta main
prompt-formula_number = Tape le numéro.
end-formula_points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
end-formula_rounds =
    { $count ->
        [one] { $count } manche gagnée
       *[other] { $count } manches gagnées
    }
end-formula_left =
    { $count ->
        [one] { $count } carte restante
       *[other] { $count } cartes restantes
    }

## The pack

cards-digits = Chiffres ({ $count })
cards-jokers = Jokers ({ $count })

## How to say things

help-lay = poser une formule | 20 x 30 = 600   (la formule entière, comme elle sera sur la table)
help-mark = marquer les nouvelles | 2[0] x [3]0 = [6]00   (seulement si je demande : les cartes entre crochets viennent de ta main)
help-joker = un joker | 20 + J30 = 50   (J et le chiffre qu’il remplace)
help-draw = piocher | pioche   (si tu ne trouves pas de formule)
help-pass = passer | passe   (après avoir pioché)

## The rules of a level

rules-setup = MISE EN PLACE. Posez les signes pour tout le monde. Mélangez toutes les autres cartes et donnez-en { $cards } à chaque joueur ; le reste est la pioche. Retournez-en deux, avec = à leur droite. Le joueur à gauche du donneur commence.
rules-aim = Sois le premier à ne plus avoir de cartes.
rules-aim_points = Sois le premier à 250 points. Chaque réponse que tu fais compte en points.
rules-first = LA PREMIÈRE FORMULE. Deux cartes sont sur la table. Choisis un signe et pose la réponse de ta main, avec une ou deux cartes.
rules-turn = TON TOUR. Change la formule avec { $most } cartes de ta main au plus, pour qu’elle soit juste à nouveau. Pose des cartes sur d’autres ou à côté ; change le signe si tu veux. Ce que tu ne couvres pas reste où il est, et on n’enlève rien.
rules-numbers = LES NOMBRES ont { $most } cartes au plus et ne commencent pas par 0. Une carte peut couvrir un nombre entier.
rules-zero = FOIS 0. Une formule avec × 0 ou 0 × doit être remplacée en entier.
rules-joker = LES JOKERS sont le chiffre que tu dis, et le restent tant qu’ils sont sur la table.
rules-draw = PIOCHE une carte si tu ne trouves pas de formule ; c’est alors au suivant. Quand la pioche est vide, mélangez les cartes sous la formule.
rules-must_reuse = PLUS DIFFICILE. Chaque formule doit garder au moins une carte de la table.
rules-five_draw = LES CINQ. Si ta réponse est dans la table de cinq, tous les autres piochent une carte.
rules-times_divide_only = SEULEMENT × ET ÷ sont en jeu. Il n’y a ni + ni −.
rules-play_on = ON CONTINUE. Quand quelqu’un a fini, les autres continuent jusqu’à ce qu’un seul ait encore des cartes ; il est dernier.
rules-play_on_literal = ON CONTINUE. Quand quelqu’un a fini, les autres continuent jusqu’à ce que tout le monde ait fini.
rules-end = LA FIN. Qui joue sa dernière carte le premier gagne la manche.
rules-end_points = POINTS. Quand quelqu’un a fini, la manche finit : ce joueur marque 10 points ; les autres perdent les chiffres de leur main, et 25 pour un joker.

## Menus and the command line

game-formula = Formula
game-formula-about = Une égalité sur la table, changée carte par carte

## The house rules

setting-hand_size = Cartes au début
setting-cards_per_turn = Cartes par tour, au plus
setting-max_number_cards = Cartes par nombre, au plus
setting-leading_zeros = Un nombre peut commencer par 0
setting-extend = Les nombres grandissent
setting-insert_between = On peut glisser une carte entre deux autres
setting-table_cards = Cartes de la table
setting-first_answer_max = Cartes de la première réponse, au plus
setting-allow_same_formula = On peut rejouer la même formule
setting-must_play_if_able = On doit poser une formule si on peut
setting-play_after_draw = On peut encore poser une formule après avoir pioché
setting-zero_quotient_lock = 0 ÷ un nombre doit aussi être remplacé en entier
setting-wrong_formula = Après une formule fausse
setting-must_reuse = Chaque formule garde une carte de la table
setting-winner_extra_card = Le gagnant d’une manche commence la suivante avec une carte de plus
setting-play_on = Quand quelqu’un a fini
setting-five_draw = Si la réponse est un multiple de 5, les autres piochent
setting-zero_is_multiple_of_five = 0 compte comme multiple de 5
setting-times_divide_only = Seulement × et ÷, quatre cartes par tour
setting-points_game = Jouer pour les points, jusqu’à 250
setting-rounds = Manches d’une partie
setting-max_turns = Une manche finit après
matters-hand_size = Moins de cartes : une manche courte. Avec plus de cartes, tu poses des formules plus longues.
matters-points_game = D’habitude, on cherche à se débarrasser de ses cartes. Aux points, chaque réponse compte : plus elle est grande, mieux c’est.
matters-times_divide_only = Pour qui connaît ses tables : ni + ni −, et jusqu’à quatre cartes par tour.
matters-five_draw = Fais 10, 15, 20… et tous les autres piochent une carte.
matters-must_reuse = Plus difficile : tu ne peux pas tout recouvrir, tu dois compter avec un nombre qui est là.

## The page

level-formula-base = Le jeu de base
level-formula-harder = Une carte reste
level-formula-five--draw = Gare aux cinq
level-formula-times--divide = Seulement × et ÷
level-formula-everybody = Tout le monde continue
level-formula-points = Pour les points
level-formula-full = Toutes les cartes
choose-level = Quelle version ?
choose-rounds = Combien de manches ?
choose-rounds-1 = Une manche
choose-rounds-2 = 2 manches
choose-rounds-3 = 3 manches
choose-rounds-5 = 5 manches
choose-rounds-10 = 10 manches
choose-part-variations = Variantes
choose-part-laying = Poser des cartes
choose-part-turns = Piocher, se tromper et finir
choose-part-variations-about = Chacune en fait un autre jeu.
choose-part-laying-about = Jusqu’où un nombre peut s’allonger, et où une carte peut aller.
choose-part-turns-about = Quand on pioche, ce que coûte une formule fausse, et quand une manche finit.
level-base-about = Sois le premier à te débarrasser de tes cartes
level-harder-about = Chaque formule garde une carte de la table
level-five--draw-about = Des réponses comme 5, 10, 15 font piocher les autres
level-times--divide-about = Ni + ni −, mais quatre cartes par tour
level-everybody-about = Jusqu’à ce qu’un seul ait des cartes
level-points-about = Les réponses sont des points : le premier à 250
player-greedy = Max, joue le plus de cartes

card-wild = joker
spoken-joker = joker { $digit }
spoken-with_joker = { $number } avec joker { $digit }
strip-example = 20 + 30 = 50
strip-empty = Ajoute des cartes. Touche ce qui doit partir.
strip-zero = Fois 0 : couvre chaque carte.
strip-first = Choisis un signe et pose la réponse.
strip-missing-nothing = Pose une carte de ta main sur la formule, ou à côté.
strip-missing-card = Choisis d’abord une carte de ta main.
strip-missing-symbol = Quel signe ?
strip-missing-number = Il manque encore un nombre.
strip-missing-joker = Quel chiffre est le joker ?
strip-first_back_draw = Tes cartes sont sur la formule. Dis-la, ou reprends-les avant de piocher.
strip-first_back_pass = Tes cartes sont sur la formule. Dis-la, ou reprends-les avant de passer.
told-word_draw = { $name } pioche une carte.
told-word_pass = { $name } passe.
word-draw = pioche
word-pass = passe
word-wrong = faux

area-left = nombre de gauche
area-right = nombre de droite
area-answer = réponse
card-joker = joker en { $digit }
card-in = { $card }, { $area }
card-new = { $card }, nouvelle, { $area }
card-new_over = { $card }, nouvelle, sur { $over }, { $area }
card-under = { $card }, dessous : la remettre au-dessus
spot-empty = place pour : { $area }
spot-before = place avant : { $area }
spot-behind = place après : { $area }
spot-between = place entre : { $area }
symbol-title = Signes
symbol-one = signe
symbol-none = pas encore de signe
symbol-equals = égale
joker-title = Quel chiffre est le joker ?
joker-named = joker en { $digit } : le changer
joker-unnamed = joker : quel chiffre ?
covered-look =
    { $count ->
        [one] Regarder sous la formule : { $count } carte
       *[other] Regarder sous la formule : { $count } cartes
    }
covered-title = Sous la formule
covered-about = Ces cartes sont couvertes. Quand la pioche est vide, on les mélange.
place-draw = Piocher une carte
place-pass = Passer
round-of = Manche { $round } sur { $rounds }
round-points = Manche { $round }, jusqu’à ce que quelqu’un ait 250 points
round-points_won = { $points } points
table-joker = ★ veut dire joker.
table-nothing = rien
table-out = fini, place { $place }
sheet-round = Manche
sheet-won = gagnée
sheet-total = Total
sheet-empty = Aucune manche n’est encore finie.

guide-levels = Version
guide-becomes = { $before } devient { $after }
guide-aim = Joue tes cartes. Le premier à jouer toutes ses cartes gagne.
guide-aim_points = Fais des formules aux grandes réponses. Le premier à 250 points gagne.
guide-say = Tu dis la formule entière. La table te dit seulement si elle est juste.
guide-special = Ce qui change ici
guide-the_turn = Ton tour
guide-first = La première formule : deux cartes sont sur la table. Choisis un signe et pose la réponse, avec une ou deux cartes. Les deux cartes restent. Si l’une est un joker, tu dis son chiffre.
guide-turn = Change la formule avec une, deux ou trois de tes cartes, pour qu’elle soit juste à nouveau. Pose-les sur des cartes ou à côté. Changer le signe est gratuit. Ce que tu ne couvres pas reste où il est.
guide-turn_four = Change la formule avec une à quatre de tes cartes, pour qu’elle soit juste à nouveau. Pose-les sur des cartes ou à côté. Changer le signe est gratuit. Ce que tu ne couvres pas reste où il est.
guide-one = Une nouvelle carte : les autres restent.
guide-two = Deux nouvelles cartes.
guide-three = Trois nouvelles cartes.
guide-beside = À côté d’une carte : le 4 reste, et devient 40.
guide-numbers = Les nombres de deux ou trois cartes ne commencent pas par 0. Tu peux couvrir une de leurs cartes …
guide-away = … ou toutes avec une seule : pose-la sur l’une, puis touche l’autre, qui passe dessous. Mais on n’enlève pas de carte : pour faire 1 de 10, il faut un nouveau 1.
guide-zero = Une formule avec × 0 doit être remplacée en entier : couvre chaque carte.
guide-joker = Un joker est le chiffre que tu dis. Il le reste tant qu’il est sur la table. On l’écrit avec une étoile : 8★.
guide-limits = On ne rejoue pas la formule déjà posée. Aucune réponse n’est sous 0, et la division doit tomber juste.
guide-draw = Tu ne trouves rien ? Pioche une carte. C’est alors au suivant. Si la pioche est vide, on mélange les cartes couvertes.
guide-the_end = La fin
guide-end = Le premier à jouer toutes ses cartes gagne la manche. En plusieurs manches, le plus de manches gagne ; chaque fois, quelqu’un d’autre commence.
guide-extra = Si vous voulez, le gagnant d’une manche commence la suivante avec une carte de plus.
guide-harder = Chaque formule doit garder une carte de la table, ici le 4. Mais une formule avec × 0 doit toujours être remplacée en entier.
guide-five--draw = Ta réponse est 0, 5, 10, 15, etc. ? Alors tous les autres piochent une carte.
guide-times--divide = Il n’y a ni + ni −. Mais tu peux jouer quatre cartes par tour.
guide-everybody = Quelqu’un a fini ? Les autres continuent jusqu’à ce qu’un seul ait des cartes. C’est l’ordre des places.
guide-points = Chaque réponse que tu fais compte en points : 40 pour celle-ci.
guide-points_end = Quand quelqu’un a fini, la manche est finie. Ce joueur marque 10 points de plus. Tous les autres perdent les chiffres de leur main, et 25 pour un joker.
guide-points_goal = Jouez des manches jusqu’à ce que quelqu’un ait 250 points. Le plus de points gagne.
guide-house = Règles maison, si vous voulez
guide-right = Les nombres ne grandissent qu’à droite.
guide-between = On peut glisser une carte entre deux autres.
guide-rearrange = On peut déplacer des cartes de la table vers un autre nombre. Choisis une place, puis touche la carte à y mettre, même une de sous la formule.
value-play_on-off = la manche est finie
value-play_on-ranking = les autres continuent jusqu’à ce qu’il en reste un
value-play_on-literal = les autres continuent jusqu’à ce que tous aient fini
value-extend-both = aux deux bouts
value-extend-right = seulement à droite
value-table_cards-stay = restent dans leur nombre
value-table_cards-rearrange = peuvent aller dans un autre nombre
value-wrong_formula-retry = on essaie encore
value-wrong_formula-draw = on pioche une carte
value-max_turns-0 = sans limite
value-max_turns-100 = 100 tours
value-max_turns-200 = 200 tours
value-max_turns-500 = 500 tours
value-max_turns-1000 = 1000 tours
value-max_turns-2000 = 2000 tours

look-you-cards =
    { $count ->
        [one] Au tour { $turn }, tu aurais pu jouer { $count } carte.
       *[other] Au tour { $turn }, tu aurais pu jouer { $count } cartes.
    }
look-name-cards =
    { $count ->
        [one] Au tour { $turn }, { $name } aurait pu jouer { $count } carte.
       *[other] Au tour { $turn }, { $name } aurait pu jouer { $count } cartes.
    }
look-found-cards =
    { $count ->
        [one] Oui ! Cela joue { $count } carte.
       *[other] Oui ! Cela joue { $count } cartes.
    }
look-less-cards =
    { $count ->
        [one] C’est juste, et cela joue { $count } carte. Il y a mieux à trouver.
       *[other] C’est juste, et cela joue { $count } cartes. Il y a mieux à trouver.
    }
look-none = C’est permis, mais cela n’utilise aucune carte. Cherche une formule !

## On paper

paper-rounds = Qui gagne la manche ?
paper-round = Manche
paper-won = gagnée
paper-tick = Coche qui joue sa dernière carte le premier. Le plus de manches gagne.
paper-points = Le jeu aux points
paper-answers = réponses, additionnées
paper-first_out = premier à finir : +{ $points }
paper-left = restées en main (joker −{ $joker })
paper-goal = Jouez des manches jusqu’à ce que quelqu’un ait { $points } à la fin de l’une. Le plus de points gagne.

## Une première partie en jouant : ce qu’il faut chercher, jamais ce qu’on trouve

learn-first = Il y a deux nombres sur la table. Choisis un signe entre eux et pose le résultat avec tes cartes.
learn-product = Il y a deux nombres sur la table. Choisis × ou ÷ entre eux et pose le résultat avec tes cartes.
learn-change = Change la formule : pose des cartes de ta main dessus ou à côté, pour qu’elle soit de nouveau juste.
learn-draw = Trouve encore une formule juste. Si tu n’en vois pas, pioche une carte.
