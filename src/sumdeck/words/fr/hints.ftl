## Hints that every game may give: one small step at a time

hint-nothing = Il n’y a rien à trouver pour l’instant.
hint-look_again = Regarde encore : chaque carte de la table, puis chaque carte de ta main.
hint-target = Quelque chose fait { $value }.
hint-part = Utilise { $card }.
hint-example = Avec d’autres nombres, on dirait : { $move }
hint-move = À toi de le dire : { $move }

## What a teacher sends to somebody who errs in the same way again: a step towards the sum, never the sum

hint-slip-zero_rule = Attention au 0 : plus 0 ou moins 0 ne change rien, et fois 0 donne toujours 0.
hint-slip-other_sign = Regarde encore le signe : que te demande-t-il de faire ?
hint-slip-lost_sign = Pense à une droite graduée : arrives-tu au-dessus de zéro ou en dessous ?
hint-slip-smaller_from_larger = Y a-t-il assez d’unités pour en enlever ? Sinon, échange une dizaine contre dix unités.
hint-slip-lost_ten = Compte les dizaines : en manque-t-il une ? Complète d’abord à dix, puis regarde ce qui reste.
hint-slip-ten_too_many = Compte les dizaines : y en a-t-il une de trop ?
hint-slip-off_by_one = Compte les sauts, pas le nombre de départ.
hint-slip-table_neighbour = C’est peut-être le résultat voisin. Pars d’un calcul que tu connais bien.
hint-slip-swapped_digits = Dis ton nombre à voix haute : combien de dizaines, combien d’unités ?
