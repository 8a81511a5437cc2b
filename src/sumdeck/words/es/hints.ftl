## Hints that every game may give: one small step at a time

hint-nothing = Ahora no hay nada que encontrar.
hint-look_again = Mira otra vez: cada carta de la mesa, y luego cada carta de tu mano.
hint-target = Hay algo que da { $value }.
hint-part = Usa { $card }.
hint-example = Con otros números se dice así: { $move }
hint-move = Ahora dilo tú: { $move }

## What a teacher sends to somebody who errs in the same way again: a step towards the sum, never the sum

hint-slip-zero_rule = Cuidado con el 0: más 0 o menos 0 no cambia nada, y por 0 siempre da 0.
hint-slip-other_sign = Mira otra vez el signo: ¿qué te pide hacer?
hint-slip-lost_sign = Piensa en una recta numérica: ¿llegas por encima del cero o por debajo?
hint-slip-smaller_from_larger = ¿Hay suficientes unidades para quitar? Si no, cambia una decena por diez unidades.
hint-slip-lost_ten = Cuenta las decenas: ¿falta una? Completa primero la decena y mira luego lo que queda.
hint-slip-ten_too_many = Cuenta las decenas: ¿sobra una?
hint-slip-off_by_one = Cuenta los saltos, no el número donde empiezas.
hint-slip-table_neighbour = Puede que sea la cuenta de al lado. Empieza por una que te sepas bien.
hint-slip-swapped_digits = Di tu número en voz alta: ¿cuántas decenas, cuántas unidades?
