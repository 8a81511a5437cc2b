-mathino = Mathino

## Mathino

## Mathino says no

mathino-seats = Ces cartes ne se partagent pas également entre { $seats }. { -mathino } se joue à 2, 3, 4 ou 6.
mathino-pack_too_small = Ce paquet a { $cards } cartes. À autant de joueurs, il en faut au moins { $needed }.
mathino-game_over = Cette partie est finie.
mathino-not_your_turn = Ce n’est pas encore à toi.
mathino-no_action = Empiler seul n’est pas un tour : joue aussi une carte.
mathino-malformed = Cela ne va pas ensemble. Essaie autrement.
mathino-card_not_in_hand = Cette carte n’est pas dans ta main.
mathino-no_such_pile = Je ne trouve pas de tel tas sur la table.
mathino-pile_first = Le tas vient d’abord : on lui enlève ta carte, ou on le divise par elle.
mathino-card_used_twice = Chaque tas ne sert qu’une fois : il n’y en a pas autant.
mathino-locked = Ce tas est bloqué : seul son propriétaire peut y toucher jusqu’à la fin de la manche.
mathino-capture_mismatch = Ce n’est pas le nombre de ta carte, tu ne peux donc pas le capturer. Regarde encore !
mathino-capture_empty = Que veux-tu capturer ?
mathino-capture_incomplete = À cette table, on capture tout ce qui va. Il y en a encore !
mathino-stack_mismatch = On n’empile que des tas de même valeur. Le signe moins compte aussi.
mathino-base_mismatch = Ils ne valent pas autant, ils ne vont donc pas ensemble.
mathino-add_build_pile = On n’additionne que des cartes seules. Un tas construit reste comme il est.
mathino-add_unused = Si tu additionnes des cartes, tu dois jouer ta carte dessus dans le même tour.
mathino-op_disabled = À cette table, il n’y a pas de { $sign }.
mathino-not_alike = Sur ce point, ces cartes ne sont pas pareilles. Regarde encore !
mathino-only_alike = Ici, tu captures des cartes qui se ressemblent, ou tu en défausses une.
mathino-look_disabled = À cette table, les cartes ne vont pas ensemble de cette façon.
mathino-powers_disabled = À cette table, il n’y a ni puissances ni racines.
mathino-digit_sums_disabled = À cette table, on n’additionne pas les chiffres d’un résultat.
mathino-table_add_disabled = À cette table, on ne peut pas d’abord additionner des cartes de la table.
mathino-combo_mix_disabled = À cette table, tu joues sur une somme ou sur des tas égaux, pas sur les deux à la fois.
mathino-stacking_disabled = À cette table, on n’empile pas.
mathino-negative_disabled = Il n’y a pas de nombres négatifs à cette table.
mathino-not_a_power_card = Seul un 2 met au carré ou prend la racine carrée ; seul un 3 met au cube ou prend la racine cubique.
mathino-not_whole = Cela ne tombe pas juste. Ici, seulement des nombres entiers.
mathino-division_by_zero = On ne peut pas diviser par 0.
mathino-root_of_negative = Un nombre négatif n’a pas de racine carrée.
mathino-match_mismatch = Pour la rejoindre, ta carte doit valoir autant que le tas.
mathino-digit_sum_not_allowed = Il n’y a pas de chiffres à additionner ici : seulement ceux des produits, des carrés et des cubes à deux chiffres ou plus.
mathino-value_too_large = C’est trop grand : à cette table, aucun tas ne dépasse { $most }.
mathino-wrong_result = Pas tout à fait : « { $said } » n’est pas juste. Recalcule : rien n’est perdu, et tu peux jouer autre chose.
mathino-no_capture_card = À cette table, il faut avoir une carte qui pourrait capturer ce que tu construis.
mathino-discard_not_allowed = À cette table, on ne défausse pas une carte qui pourrait capturer.
mathino-nothing_to_accept = Personne n’attend ta réponse.
mathino-no_forfeit = On n’abandonne pas la partie ainsi.
mathino-no_sum_capture = À cette table, on ne capture pas de cartes par leur somme : chacune doit aller avec la tienne.
mathino-no_pass = On ne passe ni ne pioche ici : capture, construis, rejoins ou défausse.
mathino-accept_first = La manche est finie. Dis accepte, ou objection si le dernier tour était faux.
mathino-which_look = Comment vont-elles ensemble : nombre, forme ou couleur ? Dis par exemple : selon forme.
mathino-not_a_turn = Ce n’est pas encore un tour entier. Capturer, construire, rejoindre ou défausser ?
mathino-which_card = Laquelle ? Dis aussi son nombre.
mathino-which_result = Et combien cela fait-il ? Dis aussi la réponse.
mathino-left_to_others = Aucune de tes autres cartes n’a ce nombre : si personne ne capture ce tas dans cette manche, il te coûte des points. Dis-le encore une fois, ou dis autre chose.
mathino-last_card = C’est ta dernière carte de la manche : si personne ne capture ce tas après toi, il te coûte des points. Dis-le encore une fois, ou dis autre chose.
mathino-last_turn = C’est le dernier tour de la manche : personne ne peut capturer ce tas à temps, et il te coûtera des points. Dis-le encore une fois, ou dis autre chose.
mathino-only_answer = Tu n’as pas d’autre carte pour ton propre tas : si personne ne le capture dans cette manche, il te coûte des points. Dis-le encore une fois, ou dis autre chose.
mathino-laid_on_alike = Tu la captures, ou tu l’assortis et tu la laisses là ?
mathino-which_sum = Comment fais-tu cela ? Dis aussi le calcul.
mathino-one_card = Une carte par tour, jouée d’une seule façon.
mathino-unclear = Cela pourrait être deux tas différents. Touche ceux que tu veux.
mathino-different_numbers = Ta carte ne capture que son propre nombre, et ce ne sont pas tous les mêmes nombres.
mathino-two_results = Tu as dit deux réponses différentes. Laquelle est-ce ?
mathino-not_its_digits = Ce ne sont pas les chiffres du nombre d’avant.
mathino-said_short = Dis ce nombre en entier.

## Packs of one's own

mathino-warn_points = Les points de ces cartes plus ceux du plus de cartes ne font pas 13. On peut quand même jouer.
mathino-warn_zero = Ce paquet a un 0. Seul un autre 0 peut le capturer.

## How a match ends

mathino-target = Quelqu’un a atteint le but !
mathino-shared = Égalité en tête : victoire partagée !
mathino-last_deck = C’était la dernière donne.
mathino-most_cards = Toutes les cartes sont jouées. Comptez-les.
mathino-forfeit = Il ne reste qu’un joueur : le temps des autres est écoulé.

## What a player is shown

game-mathino = { -mathino }
game-mathino-about = Capturer des tas avec plus, moins, fois et divisé
cards-numbers = Cartes-nombres ({ $count })
help-build = construire | 20 + 30, faisant 50   (le tas d’abord, puis ta carte)
help-negative = { "" } | 50 + -20 = 30   (ta carte peut être négative)
help-capture = capturer | capture 50   (tout ce qui va)
help-capture_some = { "" } | 50 et -50, capture 50
help-match = rejoindre | rejoint 50
help-discard = défausser | défausse 20
help-stack = empiler | 20 + 30, faisant 50, empile 50 50   (tas de même valeur, avant ou après ta carte)
help-digits = sommes de chiffres | 30 x 20 est 600, 6 + 0 + 0 est 6, faisant 6
help-powers =
    puissances | 20 carré, faisant 400
     | racine cubique de 8000, faisant 20   (seulement 2 et 3 ; ils bloquent le tas)
help-added =
    cartes additionnées | (20 + 30) / 50 = 1
     | (60 et 60) x 20 = 1200   (réunies d’abord)
help-piles = quel tas | [50] est un tas construit, [50]a et [50]b en sont deux, elle est celle que tu viens de faire, 70g est le 70 doré
help-tables = tables | produits, carrés et cubes à consulter
help-products = Produits
command-tables = tables
help-accept =
    vérifier | objection   (si vous vous vérifiez : le dernier tour était faux)
     | accepte   (le dernier tour d’une manche est valable)
rules-setup = MISE EN PLACE. Pour deux, trois, quatre ou six joueurs. Mélangez et donnez { $cards } cartes à chaque joueur, et { $table } de plus face visible sur la table. Le joueur à gauche du donneur commence. À chaque nouvelle donne, le suivant à gauche donne.
rules-aim = Sois le premier à { $target } points. Les points viennent des cartes que tu captures.
rules-aim_cards = Capture le plus de cartes. On joue une seule donne.
rules-points = POINTS. Les cartes dorées valent des points : { $cards }.
rules-points_all = { $points } sur chaque { $card }
rules-points_one = { $points } sur le { $card }
rules-most = LE PLUS DE CARTES. Qui capture le plus de cartes dans une donne reçoit { $most } points de plus. { $shared }
rules-share_exact = À égalité, on les partage également, en tiers s’il le faut.
rules-share_floor = À égalité, on les partage en points entiers ; le reste est perdu.
rules-share_none = À égalité, personne ne les reçoit.
rules-turn = TON TOUR. Joue une carte : capture, construis, ou pose-la seule. Quand tout le monde a joué toutes ses cartes, distribuez-en de nouvelles, jusqu’à la fin du paquet.
rules-capture = CAPTURER. Ta carte gagne chaque carte seule et chaque tas qui vaut autant ; un 5 gagne aussi un tas de −5.
rules-capture_all = À cette table, on doit capturer tout ce qui va.
rules-capture_sums = On peut aussi capturer des cartes seules par leur somme : 5 et 4 avec un 9.
rules-build = CONSTRUIRE. Pose ta carte sur une carte ou un tas de la table et change sa valeur : { $ways }. Le tas vient d’abord dans le calcul. Dis ce que tu construis.
rules-or = { $others } ou { $last }
rules-op_add = additionner
rules-op_sub = soustraire
rules-op_mul = multiplier
rules-op_div = diviser
rules-negatives = NOMBRES NÉGATIFS. Ta carte peut compter en négatif, et un tas peut valoir moins que 0.
rules-match = REJOINDRE. Tu peux poser ta carte sur une carte de même valeur et laisser les deux : la valeur ne change pas.
rules-largest = Aucun tas ne dépasse { $most }, ni moins cela.
rules-hold_one = Tu ne peux construire que ce qu’une autre carte de ta main pourrait capturer.
rules-duty_last_builder = ATTENTION. Si tu es le dernier à construire sur un tas, il est à ta charge : il doit être capturé avant la fin de la manche. { $freed } Sinon, il te coûte { $points } points, qui que ce soit qui l’a commencé. Si quelqu’un construit dessus, il passe à sa charge.
rules-duty_first_builder = ATTENTION. Si tu commences un tas, il est à ta charge, qui que ce soit qui construit ensuite : il doit être capturé avant la fin de la manche. { $freed } Sinon, il te coûte { $points } points.
rules-duty_every_builder = ATTENTION. Tous ceux qui construisent sur un tas l’ont à leur charge : il doit être capturé avant la fin de la manche. { $freed } Sinon, il coûte { $points } points à chacun.
rules-freed_any_capture = N’importe qui peut le capturer.
rules-freed_own_capture = Seule ta propre capture compte.
rules-penalty_once = On le paie une fois par manche, quel que soit le nombre de tas restés.
rules-stackers_owe = Si tu empiles des tas, la pile est à ta charge.
rules-matches_owe_not = Rejoindre ne change pas qui en a la charge.
rules-stacking = EMPILER. On peut réunir des tas de même valeur, avant ou après sa carte.
rules-digit_sums = SOMMES DE CHIFFRES. On peut additionner les chiffres d’un produit, une fois ou plus : 99, 18, 9. Seulement dans le tour qui le fait.
rules-power_plays = PUISSANCES. Un 2 met au carré ou prend la racine carrée, un 3 met au cube ou prend la racine cubique. Pose-le en travers : toi seul peux toucher au tas jusqu’à la fin de la manche.
rules-lock_stays = À cette table, un tas reste bloqué jusqu’à sa capture, même à la manche suivante.
rules-no_discard = On ne pose pas seule une carte qui pourrait capturer.
rules-mistakes_strict = ERREURS. Chaque réponse est vérifiée. Une réponse fausse ne coûte rien : reprends tes cartes et rejoue, comme tu veux.
rules-mistakes_claims = ERREURS. Vous vous vérifiez. Si tu entends une réponse fausse, dis objection avant la fin du tour suivant : les cartes reviennent, et ce joueur rejoue. Vu trop tard, cela reste comme on l’a dit.
rules-end = LA FIN. Après la dernière manche, qui a capturé en dernier reçoit ce qui reste. Comptez les points, et redistribuez jusqu’à ce que quelqu’un ait atteint le but ; le plus de points gagne.
rules-end_decks =
    { $count ->
        [one] LA FIN. Après la dernière manche, qui a capturé en dernier reçoit ce qui reste. On joue { $count } donne : le plus de points gagne ; à égalité, victoire partagée.
       *[other] LA FIN. Après la dernière manche, qui a capturé en dernier reçoit ce qui reste. Comptez les points, et redistribuez jusqu’à ce que quelqu’un ait atteint le but, mais { $count } donnes au plus. Le plus de points gagne ; après la dernière donne, à égalité, victoire partagée.
    }
rules-end_cards = LA FIN. Après la dernière manche, qui a capturé en dernier reçoit ce qui reste. Puis chacun compte ses cartes ; à égalité, victoire partagée.
rules-equal_extra_deck = À égalité en tête, une autre donne décide.
rules-equal_shared = À égalité en tête, la victoire est partagée.
rules-young = TON TOUR. Joue une carte. Elle capture des cartes { $looks }, autant que tu veux. Quand tout le monde a joué toutes ses cartes, distribuez-en de nouvelles, jusqu’à la fin du paquet.
rules-young_choose = Choisis l’un des trois à chaque capture.
rules-young_discard = Si rien ne va, pose ta carte sur la table.
rules-look_number = de même nombre
rules-look_shape = de même forme
rules-look_colour = de même couleur
rules-table_add = CARTES ADDITIONNÉES. Tu peux additionner des cartes seules de la table avant de jouer sur leur somme ; et tu peux jouer sur des tas de même valeur comme sur un seul.
rules-young_open = MAINS OUVERTES. Toutes les cartes sont visibles, pour que chacun puisse aider. On ne construit pas.

## House rules

setting-cards = Quelles cartes ?
setting-variant = Sorte de jeu
setting-ops = Construire avec
setting-negatives = Nombres négatifs
setting-fractions = Fractions
setting-max_abs_value = Plus grand tas
setting-capture_scope = On capture
setting-combo_capture = On peut capturer des cartes seules par leur somme
setting-require_capture_card = Il faut avoir la réponse pour construire
setting-discard_rule = On peut défausser
setting-stacking = On peut empiler des tas égaux
setting-digit_sums = Sommes de chiffres
setting-digit_sum_digits = On peut additionner les chiffres de
setting-digit_sum_negative = Un produit négatif
setting-power_plays = Puissances, racines et blocages
setting-negative_root = Une racine carrée peut être négative
setting-lock_until = Un blocage dure
setting-table_add = On peut additionner des cartes de la table
setting-combo_mix = Sommes et tas égaux ensemble
setting-duty_model = Qui doit veiller à ce qu’un tas soit capturé ?
setting-match_takes_duty = Qui rejoint en a la charge
setting-stacking_makes_duty = Qui empile en a la charge
setting-discharge = Cela compte s’il est capturé
setting-sweep_discharges = Le reste de la dernière manche compte comme capturé
setting-penalty = Prix d’un tas resté là
setting-penalty_scope = On le paie
setting-tie_split = Égalité pour le plus de cartes
setting-target = Points pour gagner
setting-final_tie = Égalité à la fin
setting-floor_zero = Personne ne descend sous 0
setting-mistakes = Les réponses sont vérifiées
setting-open_hands = Toutes les cartes sont visibles
setting-young_attributes = Ce qui va ensemble
setting-young_scoring = Les tout-petits comptent
setting-max_decks = Donnes, au plus
setting-timeout_action = Quand le temps est écoulé
setting-advance_per_game = Passer dans un tournoi
setting-short_round = Cartes qui ne se partagent pas également
setting-hand_cards = Cartes en main
setting-table_cards = Cartes sur la table au début
setting-most_cards_points = Points pour le plus de cartes
matters-mistakes = La table arrête tout de suite un calcul faux. Si vous vérifiez entre vous, il compte jusqu’à ce que quelqu’un le voie.
matters-ops = Seulement +, c’est un début en douceur. Avec ×, un 4 sur un 3 peut faire 12.
matters-combo_capture = Avec cette règle, un 8 peut capturer un 5 et un 3 ensemble.
matters-penalty = Un tas que tu construis doit être pris avant la fin de la manche. Sinon, voici ce qu’il te coûte.
matters-hand_cards = Moins de cartes : une manche courte et facile. Plus de cartes : plus à prévoir.

## Hints

hint-mathino_capture = Une de tes cartes peut capturer quelque chose.
hint-mathino_match = Une de tes cartes vaut autant que quelque chose sur la table. Tu pourrais l’y laisser.
hint-mathino_build = Une de tes cartes peut faire de quelque chose sur la table un nombre qu’une autre de tes cartes capturera plus tard.
hint-mathino_build_on = Une de tes cartes peut changer un nombre sur la table. Plus tard, tu peux le changer encore, en un nombre que tu as, et le capturer.
hint-mathino_power = Un de tes 2 ou de tes 3 peut faire ce que lui seul peut faire.
hint-mathino_alike_number = Une de tes cartes a le même nombre que quelque chose sur la table.
hint-mathino_alike_shape = Une de tes cartes a la même forme que quelque chose sur la table.
hint-mathino_alike_colour = Une de tes cartes a la même couleur que quelque chose sur la table.
hint-mathino_seek = Cherche ceci : { $look }
hint-mathino_unlike = Aucune de tes cartes ne va avec la table. Pose une carte.
hint-mathino_discard = Il n’y a pas grand-chose à faire. De quelle carte as-tu le moins besoin ?

## The text table

mathino_table-heading = donne { $deck }, manche { $round }, encore { $count } cartes
mathino_table-last_heading = donne { $deck }, la dernière manche
mathino_table-title = Table
mathino_table-pile = { $name } : { $cards }
mathino_table-duty = { $name } : { $cards }   { $holder } : à capturer dans cette manche
mathino_table-locked = { $name } : { $cards }   bloqué par { $holder }, qui doit le capturer dans cette manche
mathino_table-only_locked = { $name } : { $cards }   bloqué par { $holder }
mathino_table-confirm = { $name }, la manche est finie. Dis accepte, ou objection si le dernier tour était faux.
mathino_table-confirm_you = La manche est finie. Dis accepte, ou objection si le dernier tour était faux.
mathino_table-last_card = { $name }, c’est ta dernière carte de la manche : si tu construis un tas maintenant, quelqu’un d’autre doit le capturer, ou il te coûte des points. (? pour un indice, aide, quitter)
mathino_table-last_card_you = C’est ta dernière carte de la manche : si tu construis un tas maintenant, quelqu’un d’autre doit le capturer, ou il te coûte des points. (? pour un indice, aide, quitter)

## What a move has brought

mathino-deck_over = La donne { $deck } est finie.
mathino-leftovers = { $name } a capturé en dernier et reçoit ce qui reste sur la table.
mathino-scored = { $name } { $points } : { $item }
mathino-next_round = Donne { $deck }, manche { $round }
mathino-last_round = Donne { $deck }, la dernière manche !
score-captured = cartes capturées
score-cards = gemmes des cartes capturées
score-most = le plus de cartes
score-penalty = tas construits que personne n’a capturés

## The page

level-mathino-young = Pour les tout-petits
level-mathino-starter = Débutant
level-mathino-basic = Jeu de base
level-mathino-advanced = Avancé
level-mathino-mathino--52 = Cartes 1 à 13
level-mathino-mathino--52--zero = Cartes 0 à 12
level-mathino-mathino--48 = Cartes 1 à 12
level-mathino-playing--cards = Cartes à jouer
choose-level = Quelles règles ?
guide-levels = Niveau
choose-target = Combien de temps ?
choose-target-7 = Court : jusqu’à 7 points
choose-target-14 = Jusqu’à 14 points
choose-target-21 = Long : jusqu’à 21 points
choose-part-cards = Les cartes
choose-part-signs = Les calculs
choose-part-digits = Sommes de chiffres, puissances et cartes additionnées
choose-part-taking = Capturer et empiler
choose-part-duty = Qui a la charge d’un tas
choose-part-match = Points et victoire
choose-part-check = Qui vérifie
choose-part-young = Ce qui va ensemble
choose-part-cards-about = Quelles cartes il y a, et combien on en a en main.
choose-part-signs-about = Quels signes on peut utiliser, et jusqu’où un tas peut monter ou descendre.
choose-part-digits-about = Ce que peut devenir un grand nombre.
choose-part-taking-about = Ce qu’une carte capture, et quand on peut défausser.
choose-part-duty-about = Qui doit veiller à ce qu’un tas soit capturé, et ce que cela coûte sinon.
choose-part-match-about = Ce qui rapporte des points, et qui gagne en cas d’égalité.
choose-part-check-about = Qui arrête un calcul faux, et ce qui se passe quand le temps est écoulé.
choose-part-young-about = Ce que deux cartes peuvent avoir en commun, et ce qu’on compte.
level-young-about = Même couleur, forme ou nombre : sans calcul
level-starter-about = Construire avec + et −
level-basic-about = Construire avec + − × ÷
level-advanced-about = Sommes de chiffres, puissances et blocages aussi

card-gold = { $number } doré
card-blue = { $number } bleu
card-red = { $number } rouge
card-green = { $number } vert
card-orange = { $number } orange
card-spades = { $number } de pique
card-hearts = { $number } de cœur
card-diamonds = { $number } de carreau
card-clubs = { $number } de trèfle
spoken-pile = le tas de valeur { $value }
spoken-pile_a = le premier tas de valeur { $value }
spoken-pile_b = le deuxième tas de valeur { $value }
spoken-pile_c = le troisième tas de valeur { $value }
spoken-takes = { $card } capture { $won }
spoken-negative = moins
spoken-dots = et ainsi de suite jusqu’à

strip-example = 1 + 4 = 5
strip-blank_joint = Comment vont-elles ensemble ? Appuie pour égales ou additionnées
strip-entered_joint = réunies par { $text }
strip-no_blank = Choisis d’abord une carte, et sur quoi la jouer.
strip-missing-card = Quelle carte de ta main ?
strip-missing-pile = Sur quoi veux-tu jouer ta carte ? Choisis sur la table, ou défausse ta carte.
strip-missing-joint = Que faut-il entre elles ? Appuie sur la case : & pour des tas égaux, + pour des cartes additionnées.
strip-missing-stack = Sur quel tas veux-tu l’empiler ?
strip-last_card = C’est ta dernière carte de la manche : si personne ne capture ce tas après toi, il te coûte des points.
strip-no_card = Aucune de tes autres cartes n’a ce nombre : si personne ne capture ce tas dans cette manche, il te coûte des points.
strip-last_turn = C’est le dernier tour de la manche : personne ne peut capturer ce tas à temps, et il te coûtera des points.
told-word_accept = { $name } accepte le dernier tour.
told-word_discard = { $name } défausse { $card }.
place-title = Que fait ta carte ?
place-capture = Capturer
place-capture-about = gagner le même nombre
place-match = Rejoindre
place-match-about = sur le même nombre
place-discard = Défausser
place-discard-about = la poser seule
place-stack = Empiler
place-stack-about = des tas égaux ensemble
place-negative = Carte négative
place-negative_result = Résultat négatif
place-accept = Accepter : le dernier tour est valable
key-special = Plus de touches
key-__square__ = au carré
key-__root__ = racine carrée
key-__cube__ = au cube
key-__cube_root__ = racine cubique
key-digits = Somme des chiffres
key-dots = points pour un long nombre
prompt-confirm_you = La manche est finie. Accepte le dernier tour, ou dis objection s’il était faux.
prompt-last_round = La dernière manche de la donne : qui capture en dernier reçoit ce qui reste.
card-shaped = { $card }, { $shape }
card-gems =
    { $count ->
        [one] { $card }, { $count } gemme
       *[other] { $card }, { $count } gemmes
    }
card-pile = tas de valeur { $value }, { $count } cartes
card-stacked = { $card }, sera empilé
shape-star = étoile
shape-moon = lune
shape-drop = goutte
shape-flower = fleur
table-table = Sur la table
table-empty = La table est vide.
table-look_inside = Regarder dans le tas de valeur { $pile }
table-duty = { $name } : ce tas doit être capturé dans cette manche
table-lock = Bloqué : seul { $name } peut y toucher
table-claims = Vous vous vérifiez : dites objection si c’est faux.
table-target =
    { $count ->
        [one] Le premier à { $count } point
       *[other] Le premier à { $count } points
    }
table-captured =
    { $count ->
        [one] { $count } carte capturée
       *[other] { $count } cartes capturées
    }
table-own_captured =
    { $count ->
        [one] Tes cartes capturées : { $count }
       *[other] Tes cartes capturées : { $count }
    }
young-looks = Qu’est-ce qui est pareil ?
young-colour = La même couleur
young-shape = La même forme
young-number = Le même nombre
word-building = faisant
word-build = fais
word-capture = capture
word-matching = rejoint
word-match = rejoins
word-stack = empile
word-discard = défausse
word-accept = accepte
word-forfeit = abandonne
word-and = et
word-is = est
word-it = elle
word-squared = carré
word-cubed = cubé
word-square = deuxième
word-cube = troisième
word-root = racine
word-of = de
word-with = avec
word-digit = chiffres
word-sum = additionnés
word-time = temps
word-up = écoulé
word-by = selon
word-number = nombre
word-shape = forme
word-colour = couleur

aid-tables = Tables
house-tables = On peut consulter les tables de multiplication, les carrés et les cubes
aid-times = Multiplication
tables-times = Tables de multiplication
tables-times_about = Cherche un nombre en haut et un sur le côté. Ils se rencontrent à la réponse.
aid-powers = Puissances
tables-powers = Carrés et cubes
tables-powers_about = Dans les petites cases : les chiffres additionnés, et additionnés encore.
tables-number = Nombre
tables-square = Carré
tables-cube = Cube

sheet-deck = Donne { $deck }
sheet-what = Pour quoi
sheet-total = Total
sheet-target = Dès que quelqu’un a { $target } à la fin d’une donne, le plus de points gagne.
sheet-empty = Les points se comptent à la fin d’une donne.

guide-aim = Capture des cartes. Les cartes dorées ont des gemmes, et chaque gemme est un point. Qui a le plus de cartes reçoit 4 points de plus. Dès que quelqu’un a 14 à la fin d’une donne, le plus de points gagne.
guide-turn = Chacun reçoit quatre cartes, et quatre vont sur la table. À ton tour, joue une carte. Quand toutes les mains sont vides, redistribuez.
guide-say = Tu choisis les cartes et tu dis ce qu’elles font. La table te dit seulement si c’est juste.
guide-capture = Capturer : ta carte gagne ce qui vaut autant sur la table : une seule, ou autant que tu veux. Un 5 peut aussi gagner moins 5.
guide-build = Construire : pose ta carte sur une carte de la table et dis le calcul. La carte de la table vient d’abord. C’est maintenant un seul tas avec une nouvelle valeur.
guide-build_minus = Ta carte peut compter en négatif, et un tas peut valoir moins que rien.
guide-build_times = Fois et divisé par : cela doit tomber juste. On divise le tas par sa carte, jamais l’inverse.
guide-on = Tout le monde peut encore construire sur un tas, et tout le monde peut le gagner.
guide-match = Rejoindre : pose ta carte sur une carte de même valeur et laisse les deux. Plus tard, on les gagne ensemble.
guide-stack = Empiler : on peut réunir des tas égaux, avant ou après avoir joué sa carte.
guide-discard = Défausser : rien ne va ? Pose une carte.
guide-duty = Attention ! Si tu es le dernier à construire sur un tas, il doit être capturé avant que toutes les mains soient vides, par n’importe qui. S’il reste là, il te coûte 14 points, qui que ce soit qui l’a commencé. Si quelqu’un construit dessus, il passe à sa charge.
guide-digits = Sommes de chiffres : on peut additionner les chiffres d’un produit, et les additionner encore. Arrête-toi où tu veux.
guide-power = Puissances : un 2 met au carré ou prend la racine carrée. Un 3 met au cube ou prend la racine cubique. La carte se pose en travers : le tas est bloqué, et toi seul peux y toucher jusqu’à ce que toutes les mains soient vides.
guide-added = Cartes additionnées : on peut d’abord additionner des cartes seules de la table. Joue alors tout de suite ta carte sur leur somme.
guide-the_end = La fin
guide-end = La table annonce la dernière manche d’une donne. Alors qui a capturé en dernier reçoit ce qui reste. Chaque donne vaut 13 points, et à égalité on partage les 4 points du plus de cartes. Comptez, et redistribuez jusqu’à ce que quelqu’un ait 14. Alors le plus de points gagne.
guide-points = Ce qui rapporte
guide-mistakes = Qui vérifie ?
guide-claims = Un calcul faux ne coûte rien : reprends tes cartes et rejoue. Ou jouez ainsi : personne ne vérifie que vous. Si quelqu’un dit une chose fausse, dis objection avant la fin du tour suivant, et ce tour est repris. Si personne ne le voit, cela reste !
guide-young_turn = Une carte gagne les cartes qui vont avec elle.
guide-young_colour = la même couleur et la même forme
guide-young_number = le même nombre
guide-young_discard = rien ne va ? Pose une carte.
guide-young_end = Qui a le plus de points à la fin ?

seek-blue = bleu
seek-red = rouge
seek-green = vert
seek-orange = orange
seek-star = étoile
seek-moon = lune
seek-drop = goutte
seek-flower = fleur
seek-spade = pique
seek-heart = cœur
seek-diamond = carreau
seek-club = trèfle
seek-spades = pique
seek-hearts = cœur
seek-diamonds = carreau
seek-clubs = trèfle
value-cards-mathino--52 = 1 à 13
value-cards-mathino--52--zero = 0 à 12
value-cards-mathino--48 = 1 à 12
value-cards-playing--cards = cartes à jouer, de l’as au roi
value-short_round-forbid = restent hors du jeu
value-short_round-equal = font une dernière manche courte
value-variant-normal = avec des calculs
value-variant-young = le pareil capture le pareil
value-ops-add__space__sub__space__mul__space__div = + − × ÷
value-ops-add__space__sub__space__mul = + − ×
value-ops-add__space__sub = + −
value-ops-add = +
value-ops-none = rien : seulement rejoindre
value-max_abs_value-0 = aussi grand que tu veux
value-digit_sum_digits-any = tout produit
value-digit_sum_digits-two = produits à deux chiffres
value-digit_sum_negative-keep = garde son moins
value-digit_sum_negative-forbid = n’a pas de somme de chiffres
value-digit_sum_negative-drop = perd son moins
value-lock_until-round_end = jusqu’à la fin de la manche
value-lock_until-captured = jusqu’à la capture du tas
value-capture_scope-any = ce qu’on veut
value-capture_scope-all = tout ce qui va
value-discard_rule-free = n’importe quelle carte
value-discard_rule-no_capture = seulement les cartes qui ne capturent rien
value-duty_model-last_builder = le dernier à construire
value-duty_model-first_builder = le premier à construire
value-duty_model-every_builder = tous ceux qui ont construit
value-duty_model-off = personne
value-discharge-any_capture = par n’importe qui
value-discharge-own_capture = par celui qui a construit
value-penalty-target = les points pour gagner
value-penalty_scope-stack = pour chaque tas
value-penalty_scope-player = une fois par manche
value-tie_split-exact = les partager exactement
value-tie_split-floor = partager en points entiers
value-tie_split-none = personne ne les reçoit
value-final_tie-extra_deck = encore une donne
value-final_tie-shared = victoire partagée
value-max_decks-0 = autant qu’il faut
value-mistakes-strict = par la table
value-mistakes-claims = par les autres joueurs
value-timeout_action-discard = une carte est défaussée
value-timeout_action-forfeit = tu es hors de la partie
value-young_attributes-number__space__shape__space__colour = couleur, forme ou nombre
value-young_attributes-number = le nombre
value-young_attributes-shape = la forme
value-young_attributes-colour = la couleur
value-young_scoring-points = les points
value-young_scoring-cards_only = les cartes

look-you-cards =
    { $count ->
        [one] Au tour { $turn }, tu aurais pu capturer { $count } carte.
       *[other] Au tour { $turn }, tu aurais pu capturer { $count } cartes.
    }
look-name-cards =
    { $count ->
        [one] Au tour { $turn }, { $name } aurait pu capturer { $count } carte.
       *[other] Au tour { $turn }, { $name } aurait pu capturer { $count } cartes.
    }
look-found-cards =
    { $count ->
        [one] Oui ! Cela capture { $count } carte.
       *[other] Oui ! Cela capture { $count } cartes.
    }
look-less-cards =
    { $count ->
        [one] C’est juste, et cela capture { $count } carte. Il y a mieux à trouver.
       *[other] C’est juste, et cela capture { $count } cartes. Il y a mieux à trouver.
    }
look-none = C’est permis, mais cela ne capture rien. Cherche une capture !

## On paper

paper-match = Une partie, donne par donne
paper-deck = Donne
paper-most = le plus de cartes (4)
paper-penalty = tas restés là (−14 chacun)
paper-note = Les cartes portent 9 points par donne ; à égalité, on partage les 4 du plus de cartes. Qui a atteint le but après une donne gagne ; s’ils sont plusieurs, le plus haut score gagne.
paper-products = Produits, avec leurs sommes de chiffres
paper-below = Sous chaque produit : ses chiffres additionnés, et encore, jusqu’à un seul chiffre. Les carrés sont marqués.
paper-powers = Carrés et cubes, avec leurs sommes de chiffres
paper-beside = À côté de chaque puissance : ses chiffres additionnés, et encore, jusqu’à un seul chiffre.
paper-number = nombre
paper-square = carré
paper-cube = cube
paper-digit_sums = sommes de chiffres

## Une première partie en jouant : ce qu’il faut chercher, jamais ce qu’on trouve

learn-alike = Cherche sur la table une carte qui ressemble à une des tiennes. Touche-la, puis la tienne. Touche ensuite ce qu’elles ont de pareil.
learn-match = Une de tes cartes est-elle égale à une carte de la table ? Touche celle de la table, puis la tienne : tu la captures.
learn-build = Pose une carte sur une carte de la table et dis ce que cela fait. Si c’est une autre carte de ta main, tu pourras capturer les deux la prochaine fois.
learn-capture = Ta pile est encore là ? Capture-la avec la carte qui vaut autant.
