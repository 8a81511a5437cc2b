## Hints that every game may give: one small step at a time

hint-nothing = There’s nothing to find right now.
hint-look_again = Look again: every card on the table, then every card in your hand.
hint-target = Something makes { $value }.
hint-part = Use { $card }.
hint-example = With other numbers you would say: { $move }
hint-move = Now say it yourself: { $move }
