## Hints that every game may give: one small step at a time

hint-nothing = Il n’y a rien à trouver pour l’instant.
hint-look_again = Regarde encore : chaque carte de la table, puis chaque carte de ta main.
hint-target = Quelque chose fait { $value }.
hint-part = Utilise { $card }.
hint-example = Avec d’autres nombres, on dirait : { $move }
hint-move = À toi de le dire : { $move }
