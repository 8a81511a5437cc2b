## Hints that every game may give: one small step at a time

hint-nothing = Ahora no hay nada que encontrar.
hint-look_again = Mira otra vez: cada carta de la mesa, y luego cada carta de tu mano.
hint-target = Hay algo que da { $value }.
hint-part = Usa { $card }.
hint-example = Con otros números se dice así: { $move }
hint-move = Ahora dilo tú: { $move }
