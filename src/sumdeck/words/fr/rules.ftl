## What the rules say of any game

## A text that is no sentence

sentence-empty = Dis quelque chose !
sentence-stuck = Ce n’est pas grave. Demande un peu d’aide : un petit pas à la fois.
sentence-unreadable = Je ne comprends pas « { $piece } ».
sentence-did_you_mean = Je ne comprends pas « { $piece } ». Veux-tu dire « { $word } » ?
sentence-too_long = C’est trop long pour moi.
sentence-mixed = Une étape à la fois, s’il te plaît. Dis { $said } par étapes.
sentence-chain = Un seul = à la fois. Dis { $said } en deux étapes.
sentence-right_side = Après = vient un seul nombre, la réponse : { $said }
sentence-no_result = « { $said } » – et combien cela fait-il ? Dis aussi la réponse.
sentence-brackets = Mets le nombre entre parenthèses : { $said }
sentence-undefined = Personne ne peut calculer cela : { $said }
sentence-right_but = { $right } est juste, mais : { $why }
sentence-half_done = Fait : { $said }. Pas fait : { $move }. { $why }
sentence-too_many_ways = Cela pourrait être beaucoup de cartes, et je ne peux pas toutes les essayer. Dis-le en plus petites étapes.
sentence-wrong_result = Pas tout à fait : « { $said } » n’est pas juste. Essaie encore !

## Options, deals

options-no_such_level = Le niveau { $given } n’existe pas. Les niveaux sont : { $known }
options-no_such_setting = Le réglage { $given } n’existe pas. Les réglages sont : { $known }
options-no_such_value = { $key } ne peut pas être { $given }. Possible : { $known }
options-bad_pack = Ce paquet ne peut pas servir : { $reason }
deal-unreadable = Je ne peux pas lire cette donne.
deal-bad_name = Le nom d’une donne est une ligne de { $longest } caractères au plus.
deal-other_shuffles = Cette donne n’est pas mélangée aussi souvent qu’il le faut pour { $game }.
deal-not_this_pack = Cette donne a { $given } cartes, mais le paquet { $pack } en a { $size }.

## A position that cannot be laid

position-too_long = C’est trop long pour une position.
position-other_game = C’est une position de { $given }, pas de { $game }.
position-no_notation = On ne peut pas poser de positions dans { $game }.
position-own_cards = Cette position utilise d’autres cartes. Donne-les aussi.
position-no_such_part = Je ne connais pas « { $given } » dans une position. Il y a : { $known }
position-twice = « { $part } » y est deux fois.
position-missing = « { $part } » manque.
position-no_such_card = Ce paquet n’a pas de carte { $card }.
position-too_many = Il n’y a que { $count } fois la carte { $card }.
position-cards_left = Où sont les { $count } autres cartes, comme { $card } ? Écris « rest » là où elles vont.
position-rest_twice = Le reste ne peut être qu’à un endroit.
position-unreadable = Je ne comprends pas « { $piece } » dans « { $part } ».
position-no_such_seat = Il n’y a pas de place { $given } (dans « { $part } »). La première est 0.
position-other_seats = « { $part } » est pour { $count }, mais il y a { $seats } mains.
position-no_build = « { $piece } » n’est pas un tas de plusieurs cartes, personne ne peut donc le devoir ni le bloquer.
position-false_pile = « { $piece } » n’est pas juste, ou ne peut pas être ici.
position-impossible = « { $piece } » ne peut pas être dans « { $part } ».
deal-too_few_seats = Il faut au moins { $fewest } joueurs pour ce jeu.
deal-too_many_seats = Ce jeu est pour { $most } joueurs au plus, pas { $seats }.

## How schools write it

notation-point = ,
notation-divided = ÷
