-numero = Numero
table-centre = Centre

## Numero, and the solitaire

## Numero says no

numero-too_many_seats = À cette table, il y a de la place pour { $most }, mais { $seats } veulent jouer.
numero-too_few_seats = Il faut au moins { $fewest } joueurs pour ce jeu.
numero-pack_too_small = Ce paquet a { $cards } cartes. Il en faut au moins { $needed }.
numero-not_your_turn = Ce n’est pas encore à toi.
numero-over = Cette partie est finie.
numero-not_in_hand = Cette carte n’est pas dans ta main.
numero-not_a_number_card = On joue son tour avec une carte-nombre. C’est un joker.
numero-number_card_outstanding = Après les jokers, tu dois jouer une carte-nombre : prends, construis ou défausse.
numero-discard_all_wilds = Tu n’as pas de carte-nombre. Pose tous tes jokers : c’est tout ton tour.
numero-discard_one_wild = Tu n’as pas de carte-nombre. Pose un joker : c’est tout ton tour.
numero-no_such_pile = Il n’y a pas de tas comme cela au centre.
numero-used_twice = Chaque carte ne sert qu’une fois par tour.
numero-wild_not_there = Ce joker n’est ni dans ta main ni au centre.
numero-loose_wilds_rest = À cette table, les jokers du centre y restent. Personne ne peut s’en servir.
numero-wild_on_build = À cette table, on ne met pas de joker sur ce tas.
numero-build_stays_alone = À cette table, on ne réunit pas un tas construit avec d’autres.
numero-only_sums = On réunit les tas en additionnant. Pour soustraire, multiplier ou diviser, il faut un joker.
numero-outside_domain = On passe par { $value }, et ce niveau n’a pas de tels nombres. Dans un autre ordre, peut-être ?
numero-no_exact_result = Cela ne tombe pas juste, cette carte ne va donc pas là.
numero-not_what_it_says = Ce ne sont pas les cartes de ton calcul. Choisis les cartes que tu dis.
numero-no_group = Quand tu prends, tu dois gagner quelque chose.
numero-not_equal = Cela fait { $made }, mais ta carte est { $card }. Il faut que ce soit égal.
numero-no_answer_card = Pour construire { $value }, tu dois garder un { $value } en main, pour pouvoir gagner le tas plus tard.
numero-no_such_face = Aucune carte-nombre ne montre { $value }, personne ne pourrait donc gagner ce tas.
numero-left_unchanged = On ne laisse un tas ainsi que si un joker l’a changé.
numero-left_without_hand_card = Un tas changé qui reste doit contenir une carte de ta main.
numero-nothing_may_be_left = À cette table, on ne laisse pas de tas changé : prends-le ou construis avec.
numero-only_a_take = C’est le dernier tour, seule une prise compte. Si tu n’en vois pas, passe.
numero-no_wild_discards = Au dernier tour, les jokers ne servent qu’à prendre.
numero-no_pass = On peut toujours faire quelque chose : prendre, construire ou défausser.
numero-no_such_cards = Je ne connais pas ces cartes : « { $given } »
numero-challenge_needs_scoring = On ne conteste que si on joue pour les points. Choisis aussi les points.
numero-keep_answer = À cette table, tu gardes ton { $value } tant que ton tas de { $value } est là.
numero-must_take = À cette table, on doit prendre si on peut, et on peut. Regarde encore !
numero-must_build = À cette table, on doit construire si on peut, et on peut. Regarde encore !
numero-not_shown_here = Il n’y a pas de carte-réponse à montrer ici.
numero-nothing_to_show = Pour montrer la réponse, il faut l’avoir en main.
numero-no_challenges = Inutile de contester ici : chaque construction est vérifiée.
numero-no_such_build = Il n’y a pas de tel tas à contester maintenant.
numero-nothing_to_accept = Personne n’attend ta réponse.
numero-only_takes_here = En solitaire, on ne fait que prendre : ni construire, ni défausser.
numero-no_stop = On ne peut arrêter qu’une partie en solitaire.
numero-unclear = Cela peut vouloir dire deux choses. Touche les cartes que tu veux.
numero-take_or_build = Avec cela, tu peux prendre ou construire. Que veux-tu ?
numero-not_a_turn = J’ai entendu le calcul, mais pas ton tour. Prendre, construire ou défausser ?
numero-which_card = Quelle carte ? Dis aussi son nombre.
numero-which_sum = Et le calcul ? Dis les cartes et ce qu’elles font.
numero-two_results = Tu as dit deux réponses différentes. Laquelle est-ce ?
numero-one_number_card = Une carte-nombre par tour : une prise, une construction ou une défausse.
numero-nothing_from_hand = Pour construire, il faut une carte de ta main. Ce qui est au centre se gagne en prenant.
numero-no_match = Il n’y a pas de { $said } tout seul au centre. Dis d’abord le calcul, puis prends.
numero-in_a_build = Le { $said } fait partie du tas { $value }, et un tas ne se sépare jamais. Utilise tout le tas.
numero-no_such_card = Je ne trouve pas de { $said } pour cela.
numero-loose_ends = Il reste quelque chose. Tu dois utiliser chaque réponse.
numero-card_not_last = Ta propre carte s’ajoute en dernier, telle quelle. Les jokers vont sur des cartes du centre.
numero-say_it = À cette table, on dit le calcul à voix haute. Dis le calcul, puis prends.
numero-wilds_stay = À cette table, un joker joué reste joué.

## How a game ended

numero-most = Bien joué !
numero-shared_win = Égalité en tête : victoire partagée !
numero-play_again = Égalité en tête : rejouez pour départager.
numero-perfect = Une fin parfaite : toutes les cartes sont à toi !
numero-no_take_left = Il n’y a plus rien à prendre, la partie est finie.
numero-stopped = Tu t’es arrêté ici.

## The score sheet

numero-scored = { $name } { $points } : { $item }
numero-had_it = Le { $value } était là : { $name } { $points }
numero-had_it_not = Le { $value } manquait : { $name } { $points }
numero-swept = { $name } a pris en dernier et gagne les cartes restées au centre.
score-1 = prise
score-2 = cartes gagnées
score-3 = points imprimés
score-4 = cinq cartes
score-5 = six cartes ou plus
score-6 = trois de + − × ÷
score-7 = les quatre de + − × ÷
score-8 = les quatre couleurs
score-9 = une seule couleur
score-10 = centre vide
score-11 = le plus de cartes
score-centre = cartes restées au centre
score-left_cards = cartes restées en main
score-left_points = points imprimés en main
score-false_build = construit sans la réponse
score-false_alarm = contesté à tort
score-deck_dealt = toutes les cartes distribuées
score-perfect = une fin parfaite

## Prompts

prompt-final = { $name }, c’est ta dernière chance : prends quelque chose, ou passe.
prompt-final_you = Dernière chance : prends quelque chose, ou passe.
prompt-confirm = { $name }, tout le monde a joué. Conteste un tas, ou dis accepte.
prompt-confirm_you = Tout le monde a joué. Conteste un tas, ou accepte.
prompt-until_number_card = Ton tour dure jusqu’à ce que tu joues une carte-nombre. (retour annule une étape)
prompt-what_with = Que veux-tu faire de { $said } ? aide montre comment le dire.
prompt-say_colours = S’il y a des cartes égales, dis aussi la couleur : 50g

## Hints: one small step at a time

hint-kind_match = Il y a une prise : deux cartes sont égales.
hint-kind_join = Il y a une prise : { $piles } tas du centre ensemble.
hint-kind_take_wild = Il y a une prise à l’aide de jokers ({ $wilds }).
hint-kind_several = Une de tes cartes peut gagner plusieurs groupes d’un coup ({ $takes }).
hint-kind_build = Tu pourrais construire quelque chose pour plus tard.
hint-kind_discard = Moi, je défausserais une carte. Laquelle t’aiderait la prochaine fois ?

## What was said

log-wins =
    { $count ->
        [one] ({ $count } carte gagnée)
       *[other] ({ $count } cartes gagnées)
    }
how-build =
    { $count ->
        [one] { $name } contient { $count } carte :
       *[other] { $name } contient { $count } cartes :
    }
how-no_build = Il n’y a pas de construction { $named } au centre.
how-no_builds = Il n’y a pas de constructions au centre.

## The score sheet

sheet-title = Feuille de score
sheet-turn_head = tour
sheet-what = Pour quoi
sheet-points = points
sheet-total = Total
sheet-empty = Personne n’a encore de points.
sheet-no_scoring = À cette table, on compte les cartes, pas les points. (--scoring joue pour les points.)
end-left_in_hand =
    { $count ->
        [one] { $won } gagnées, moins { $count } en main
       *[other] { $won } gagnées, moins { $count } en main
    }

## The pack

cards-numbers = Cartes-nombres ({ $count })
cards-subtraction = Cartes moins ({ $count })
cards-multiplication = Cartes fois ({ $count })
cards-division = Cartes divisé ({ $count })
cards-fractions = Fractions, décimaux, pourcentages ({ $count })
cards-powers = Puissances et racines ({ $count })

## How to say things. The numbers here are on no card, so that they tell nothing about this game.

help-take =
    prendre | 20 + 30 = 50, prends 50
     | prends 50   (une carte égale à la tienne)
help-several = deux prises | 50 = 50; 20 + 30 = 50, prends 50
help-build =
    construire | 20 + 30 = 50   (ta carte en dernier ; garde la réponse en main)
     | 20 + 30 = 50, 50 + 40 = 90
help-discard = défausser | défausse 20
help-builds = avec une construction | [50] + 20 = 70, prends 70   ([50]a et [50]b s’il y en a deux)
help-subtraction = carte −20 | 50 - 20 = 30, prends 30
help-multiplication = carte ×20 | 30 x 20 = 600, prends 600
help-division = carte ÷20 | 60 / 20 = 3, 3 + 50 = 53, prends 53
help-fractions = parts | 1/2 de 80 = 40, ou 0,5 x 80 = 40, ou 50% de 80 = 40
help-powers = puissances | 20^2 = 400, 20^3 = 8000, sqrt 400 = 20, cbrt 8000 = 20
help-steps =
    par étapes | 50 - 20 = 30
     | prends 30   (ta carte-nombre finit le tour ; retour annule une étape)
help-wild_discard = en poser un | défausse -20; défausse 30
help-leave = le laisser changé | 50 - 20 = 30, laisse; défausse 40   (garde la réponse en main)
help-colours = couleurs | 20g + 30r = 50, prends 50b   (20g est la verte)
help-challenge =
    contester | conteste [50]
    montrer | 20 + 30 = 50, montre   (alors personne ne peut contester)
help-words_sheet = feuille | la feuille de score
help-words_game =
    comment [50] | comment un tas a été construit
    passe | au dernier tour, si tu ne vois pas de prise
help-words_solitaire = fini | finir la partie ici

## The rules of a level

rules-setup = MISE EN PLACE. Mélangez les cartes et donnez-en { $cards } à chaque joueur. Puis retournez une carte par joueur : c’est le centre. Le reste est la pioche, face cachée. Le joueur à gauche du donneur commence.
rules-aim = Gagne le plus de cartes. Avec des cartes du centre, fais une carte de ta main, et gagne-les.
rules-aim_scoring = Gagne le plus de points. Avec des cartes du centre, fais une carte de ta main, et gagne-les ; les prises longues et colorées rapportent plus.
rules-turn = TON TOUR. Joue une carte-nombre de ta main, de l’une de trois façons. Puis pioche jusqu’à avoir autant de cartes qu’au début.
rules-take = PRENDRE. Ta carte gagne une carte du centre qui lui est égale, ou plusieurs qui font ensemble autant. Elle peut gagner plusieurs groupes à la fois.
rules-build = CONSTRUIRE. Pose ta carte sur une ou plusieurs cartes du centre et dis la somme. C’est maintenant un seul tas de cette valeur, qu’on ne sépare plus. Tu dois garder en main une carte de cette valeur. Tout le monde peut gagner le tas, ou construire dessus.
rules-discard = DÉFAUSSER. Pose ta carte seule au centre. Tout le monde peut s’en servir.
rules-wild = LES JOKERS changent une carte ou un tas du centre : ils soustraient, multiplient, divisent, etc. Joues-en autant que tu veux avant ta carte-nombre ; tu les gagnes avec le tas. Tu peux aussi en poser un seul : tout le monde peut alors s’en servir, et ton tour continue. Si tu n’as que des jokers, pose-les tous.
rules-scoring = POINTS. 1 par prise et 1 par carte gagnée, plus les points imprimés. Une prise de cinq cartes 2, de six ou plus 5. Trois de + − × ÷ dans une prise 5, les quatre 10. Cinq cartes ou plus de toutes les couleurs 5, d’une seule couleur 5. Le centre vide après ta prise 5. Le plus de cartes à la fin 10.
rules-challenge = CONTESTER. Personne ne vérifie si celui qui construit a la réponse. Si tu n’y crois pas, conteste avant ton deuxième tour qui suit : un bluff coûte 20 points à son auteur, contester à tort t’en coûte 10.
rules-end = LA FIN. Quand la pioche est vide et que quelqu’un n’a plus de cartes, chacun des autres a une dernière prise. Qui a pris en dernier gagne les cartes restées au centre. Compte ton tas, et enlève un pour chaque carte restée en main.
rules-end_scoring = LA FIN. Quand la pioche est vide et que quelqu’un n’a plus de cartes, chacun des autres a une dernière prise. Qui a pris en dernier gagne les cartes restées au centre. Chaque carte restée en main te coûte un point, et les points imprimés dessus.
rules-solitaire = Il y a cinq cartes au centre et cinq dans ta main. Prends avec une carte-nombre de ta main : des cartes du centre égales à elle, ou qui font ensemble autant, même plusieurs groupes à la fois. Puis complète le centre et ta main. On ne construit ni ne défausse ; quand il n’y a plus de prise, la partie est finie.
rules-solitaire_wild = LES JOKERS changent une carte du centre. Tu peux utiliser ceux de ta main et ceux du centre. Tu les gagnes avec la prise.
rules-solitaire_cards = Combien de cartes peux-tu gagner ?
rules-solitaire_scoring = POINTS. 1 par prise et 1 par carte gagnée, plus les points imprimés. Une prise de cinq cartes 2, de six ou plus 5. Trois de + − × ÷ dans une prise 5, les quatre 10. Cinq cartes ou plus de toutes les couleurs 5, d’une seule couleur 5. Le centre vide après ta prise 5. Toute la pioche distribuée 10, et 25 de plus s’il ne reste aucune carte. Les points imprimés restés en main sont retirés.

## Menus and the command line

game-numero = { -numero }
game-numero-about = Gagner des cartes en calculant
game-numero--solitaire = { -numero } en solo
game-numero--solitaire-about = Prendre tant qu’on peut
game-numero--solitaire-play = En solo

## The house rules

setting-scoring = Jouer pour les points
setting-turn_priority = Doit-on prendre (ou sinon construire) si on peut ?
setting-join_ops = Comment on réunit les tas
setting-extend_build_with_others = Un tas construit peut grandir avec d’autres tas
setting-join_builds = On peut réunir des tas construits en prenant
setting-wild_on_build = Jokers sur les tas construits
setting-loose_wild_usable = Les jokers du centre sont à tout le monde
setting-leftover_working_piles = Laisser un tas changé
setting-take_back = Annuler pendant le tour
setting-value_domain = Nombres permis en chemin
setting-keep_answer = Garder la réponse tant que le tas est là
setting-show_answer = Montrer la carte-réponse
setting-golden_rule_2 = Avoir la réponse
setting-challenge_evidence = Ce qui compte si on conteste
setting-challenge_undo = Quand un bluff est découvert
setting-all_wild_short_hand = Une petite main, que des jokers
setting-final_chance = Quand quelqu’un n’a plus de cartes
setting-final_turn_wild_discards = Poser des jokers au dernier tour
setting-start_centre_wild = Jokers dans le premier centre
setting-tie_break = Égalité à la fin
setting-taking_card_in_each_take = Avec plusieurs groupes, ta carte compte
setting-bonus_stacking = Les bonus s’ajoutent
setting-decimal_percent_ops = Décimaux et pourcentages comptent
setting-ops_in_builds = Opérations dans un tas construit
setting-clear_the_deck = Bonus pour un centre vide
setting-wild_colour = Couleur des jokers
setting-centre_leftover_points = Points pour les cartes restées au centre
setting-most_cards_count = Le plus de cartes : ce qui compte
setting-most_cards_tie = Égalité pour le plus de cartes
setting-solitaire_item_10 = En solo : bonus pour un centre vide
setting-solitaire_item_11 = En solo : bonus pour le plus de cartes
setting-ask_sentence = Dire aussi le calcul pour des cartes égales
setting-players = Places, au plus
setting-hand_size = Cartes en main
setting-first_player = Qui commence ?
matters-hand_size = Avec moins de cartes, c’est plus facile : il y a moins à essayer. Avec plus de cartes, il y a plus à trouver.
matters-join_ops = D’habitude, on additionne les cartes du centre. Avec les quatre signes, 12 et 4 peuvent faire 16, 8, 48 ou 3.
matters-turn_priority = D’habitude, tu te défausses de ce que tu veux. À une table stricte, tu dois prendre si tu peux.
matters-keep_answer = D’habitude, tu peux changer d’avis. Avec cette règle, la réponse reste dans ta main jusqu’à ce que le tas soit pris.
matters-ask_sentence = D’habitude, un 7 prend un 7 sans rien dire. Avec cette règle, tu dis aussi « 7 = 7 » : bien pour débuter.

## The page

level-numero-numbers--10 = Nombres jusqu’à 10
level-numero-playing--cards = Cartes à jouer
level-numero-numbers--15 = Nombres jusqu’à 15
level-numero-subtraction = Avec moins
level-numero-times--divide = Avec fois et divisé
level-numero-fractions = Avec des fractions
level-numero-full = Tout
choose-preset = Comment compte-t-on ?
choose-preset-cards = Compter les cartes
choose-preset-points = Des points, avec les couleurs
choose-part-scoring = Points
choose-part-turn = Ton tour
choose-part-turn-about = Ce que tu peux faire avec les cartes du centre, et ce que tu dois dire.
choose-part-build = Construire
choose-part-build-about = Ce qu’on peut construire, et s’il faut avoir la réponse.
choose-part-wild = Jokers
choose-part-wild-about = Ce qu’ils peuvent changer, et ce que deviennent ceux qui restent.
choose-part-end = La fin
choose-part-end-about = Qui peut encore prendre, et ce qui se passe en cas d’égalité.
choose-part-scoring-about = Ce qui rapporte des points, et combien. Seulement si on joue aux points.
own-title = Mes propres cartes
own-about = Les nombres et jokers que tu veux
own-numbers = Nombres
own-subtraction = Moins
own-multiplication = Fois
own-division = Divisé par
own-fractions = Parts d’un nombre
own-powers = Puissances et racines
own-name = Donne-lui un nom
own-keep = Garder sur cet appareil
own-forget = Effacer { $name }
level-numbers--10-about = Premiers calculs
level-playing--cards-about = De l’as au dix, de n’importe quel jeu
level-numbers--15-about = Des sommes au-delà de dix
level-subtraction-about = Des jokers qui soustraient
level-times--divide-about = Des jokers qui multiplient et divisent
level-fractions-about = Moitiés, 0,25, 50 %
level-full-about = Puissances et racines aussi
table-centre_empty = Le centre est vide.
table-look_inside = Comment { $pile } a été fait ?
table-inside = { $name } a fait { $pile } avec
table-inside_nobody = { $pile } est fait de
card-build = tas de valeur { $value }, { $count } cartes
card-group = { $card }, dans le groupe { $group }

strip-another = Et un autre groupe
strip-leave = Le laisser changé
strip-show = Montrer la carte-réponse
strip-example = 5 + 3 = 8, prends 8
strip-missing-place = Prendre, construire ou défausser ?
strip-missing-card = Quelle carte de ta main ?
strip-no_blank = Choisis d’abord les cartes. Construire ajoute aussi ta carte.
strip-goes_on = Tu as dit { $said }, mais ta carte est { $card }. Annule et regarde encore, ou construis avec les deux.
strip-missing-pile = Quelles cartes du centre ?
told-word_discard = { $name } défausse { $card }.
told-word_pass = { $name } passe.
told-word_stop = { $name } ne trouve plus de prise.
word-take = prends
word-build = construis
word-discard = défausse
word-leave = laisse
word-show = montre
word-of = de
word-pass = passe
word-stop = fini
word-accept = accepte
word-challenge = conteste
place-take = Prendre
place-build = Construire
place-discard = Défausser
place-take-about = gagner ce qui égale ta carte
place-build-about = la poser sur un tas
place-discard-about = la poser toute seule
place-pass = Passer
place-none_left = Je ne trouve plus de prise
place-stop = Finir la partie ici
place-accept = Accepter
place-title = Où va ta carte ?

challenge-title = Contester ?
challenge-show_me = Montre-moi ce { $pile } !
challenge-about = Si la réponse n’y était pas, son auteur perd 20 points. Si elle y était, tu en perds 10.
spoken-pile = le tas { $value }
sheet-turn = Tour { $turn }, { $name } : { $sum }
sheet-turns = Tour par tour
sheet-assumed = Nous avons deviné les points imprimés sur les cartes.

guide-aim = Avec des cartes du centre, fais une carte de ta main, et gagne-les. Qui a le plus de cartes gagne.
guide-aim_scoring = Si vous jouez pour les points, chaque prise compte ainsi :
guide-points = Pour les points
guide-each_card = 1 chacune
guide-as_printed = comme imprimé
guide-doubt = Personne ne vérifie si celui qui construit a la réponse. Tu peux contester : montre-moi ! Sans la réponse, il perd 20 points ; avec, tu en perds 10.
guide-turn = À ton tour, joue une carte-nombre de l’une de trois façons. Puis pioche.
guide-take = Prendre : ta carte gagne ce qui lui est égal, ou des cartes qui font ensemble autant.
guide-several = Plusieurs à la fois : une carte gagne tout ce qui fait son nombre. Chaque carte ne sert qu’une fois.
guide-build = Construire : pose ta carte sur une carte du centre et dis la somme. Garde la réponse en main ! Tout le monde peut gagner le tas.
guide-discard = Défausser : rien ne va ? Pose une carte au centre.
guide-wild_minus = Les jokers changent une carte du centre avant que tu joues ta carte-nombre. −2 enlève 2.
guide-wild_times = ×3 multiplie, ÷2 divise. On peut mettre plusieurs jokers sur un tas, l’un après l’autre.
guide-wild_fraction = 1/2, 0,5 et 50% prennent cette part d’une carte.
guide-wild_power = ² et ³ sont des puissances, √ et ∛ des racines. Une racine doit tomber juste.
guide-wild_drop = Tu peux aussi poser des jokers. Tout le monde peut alors s’en servir.
guide-end = La pioche est vide et quelqu’un n’a plus de cartes ? Chacun des autres a une dernière prise. Compte ton tas, et enlève un pour chaque carte restée en main.
guide-the_end = La fin
guide-solitaire = En solo : cinq cartes au centre, cinq dans ta main. Prends tant qu’il y a des prises.
guide-alone = En solo
guide-say = Tu choisis les cartes et tu dis le calcul. La table te dit seulement s’il est juste.
value-turn_priority-free = non
value-turn_priority-strict_plain = oui, sans compter les jokers
value-turn_priority-strict_full = oui, même avec les jokers
value-join_ops-sum = en additionnant
value-join_ops-all_four = par + − × ÷
value-wild_on_build-any = sur tous
value-wild_on_build-own = sur les siens
value-wild_on_build-none = sur aucun
value-leftover_working_piles-build_rule = si tu as la réponse
value-leftover_working_piles-forbid = jamais
value-leftover_working_piles-free = toujours
value-value_domain-nonneg_rational = fractions, rien sous 0
value-value_domain-whole = nombres entiers à partir de 0
value-value_domain-positive_whole = nombres entiers à partir de 1
value-value_domain-rational = fractions et nombres négatifs
value-show_answer-optional = si tu veux
value-show_answer-always = toujours
value-show_answer-never = jamais
value-golden_rule_2-enforced = est vérifié
value-golden_rule_2-challenge = peut être contesté
value-challenge_evidence-at_build = la main au moment de construire
value-challenge_evidence-at_challenge = la main maintenant
value-challenge_undo-full = le tas est défait
value-challenge_undo-card_only = la dernière carte est retirée
value-challenge_undo-none = le tas reste
value-all_wild_short_hand-discard_all = tout poser
value-all_wild_short_hand-discard_one = en poser un
value-final_chance-each = une dernière prise pour chacun des autres
value-final_chance-next_only = une dernière prise pour le joueur suivant
value-final_chance-play_on = les autres continuent
value-start_centre_wild-keep = restent
value-start_centre_wild-replace = sont remplacés
value-tie_break-none = victoire partagée
value-tie_break-most_takes = le plus de prises gagne
value-tie_break-replay = rejouer
value-taking_card_in_each_take-each = dans chacun
value-taking_card_in_each_take-one = dans un seul
value-taking_card_in_each_take-none = dans aucun
value-decimal_percent_ops-lowest_terms = simplifiés
value-decimal_percent_ops-as_printed = comme imprimés
value-decimal_percent_ops-both = comme × et ÷
value-ops_in_builds-all = toutes comptent
value-ops_in_builds-this_turn = seules celles de ce tour
value-clear_the_deck-centre_empty = toujours
value-clear_the_deck-centre_empty_after_deck = quand la pioche est vide
value-clear_the_deck-final_only = tout à la fin
value-wild_colour-neutral = aucune
value-wild_colour-own = une à eux
value-wild_colour-printed = comme imprimée
value-centre_leftover_points-none = aucun
value-centre_leftover_points-one_each = un chacune
value-centre_leftover_points-one_each_plus_printed = un chacune plus ceux imprimés
value-most_cards_count-pile = le tas
value-most_cards_count-pile_minus_hand = le tas moins la main
value-most_cards_tie-none = personne
value-most_cards_tie-each = chacun
value-most_cards_tie-split = partagés
value-first_player-after_dealer = le joueur à gauche du donneur
value-first_player-dealer = le donneur

## On paper

paper-points = Jouer pour les points
paper-count = Compter les cartes
paper-won = cartes gagnées
paper-left = − restées en main
paper-most = Le plus de cartes gagne. À égalité, victoire partagée.
paper-each = { $points } chacune
paper-printed = imprimés
paper-less_each = −1 chacune
paper-less_printed = − comme imprimé
paper-never_both = Une prise compte pour cinq cartes ou pour six et plus, pour trois signes ou pour les quatre : jamais les deux.
paper-item_1 = par prise
paper-item_2 = par carte gagnée
paper-item_3 = les points imprimés
paper-item_4 = une prise de cinq cartes
paper-item_5 = une prise de six ou plus
paper-item_6 = avec trois de + − × ÷
paper-item_7 = avec les quatre
paper-item_8 = cinq ou plus, toutes les couleurs
paper-item_9 = cinq ou plus, une seule couleur
paper-item_10 = le centre vide après une prise
paper-item_11 = le plus de cartes à la fin
command-sheet = feuille, score
command-how = comment

## Une première partie en jouant : ce qu’il faut chercher, jamais ce qu’on trouve

learn-match = Une de tes cartes est-elle égale à une carte du milieu ? Touche celle du milieu, puis la tienne.
learn-add = Deux cartes du milieu font-elles ensemble une des tiennes ? Touche-les et touche +, dis ce qu’elles font, puis touche ta carte.
learn-build = Rien à prendre ? Pose une carte sur une carte du milieu pour que les deux fassent ensemble une autre carte de ta main. Si le tas est encore là la prochaine fois, tu pourras le prendre.
learn-change = Ta carte avec un signe change une carte du milieu. Touche les deux, dis ce que cela fait, et prends-le avec ta carte.
learn-part = Ta carte avec une fraction prend une partie d’une carte du milieu. Touche les deux, dis ce que cela fait, et prends-le avec ta carte.
learn-free = À toi maintenant : prendre, construire ou poser une carte.
