## Hints that every game may give: one small step at a time

hint-nothing = There’s nothing to find right now.
hint-look_again = Look again: every card on the table, then every card in your hand.
hint-target = Something makes { $value }.
hint-part = Use { $card }.
hint-example = With other numbers you would say: { $move }
hint-move = Now say it yourself: { $move }

## What a teacher sends to somebody who errs in the same way again: a step towards the sum, never the sum

hint-slip-zero_rule = Watch out for 0: plus or minus 0 changes nothing, and times 0 always makes 0.
hint-slip-other_sign = Look at the sign again: what does it tell you to do?
hint-slip-lost_sign = Think of a number line: do you land above zero or below it?
hint-slip-smaller_from_larger = Are there enough ones to take away from? If not, swap a ten for ten ones.
hint-slip-lost_ten = Count your tens: is one missing? Make ten first, then see what’s left.
hint-slip-ten_too_many = Count your tens: is there one too many?
hint-slip-off_by_one = Count the jumps, not the number you start on.
hint-slip-table_neighbour = That could be the fact next door. Start from one you know for sure.
hint-slip-swapped_digits = Say your number aloud: how many tens, how many ones?
