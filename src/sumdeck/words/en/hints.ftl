## Hints that every game may give: one small step at a time

hint-nothing = There is nothing to find just now.
hint-look_again = Look again: every card on the table, then every card in your hand.
hint-target = Something makes { $value }.
hint-part = Use { $card }.
hint-example = With other numbers it would sound like this: { $move }
hint-move = Now say it yourself: { $move }
