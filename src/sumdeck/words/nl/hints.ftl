## Hints that every game may give: one small step at a time

hint-nothing = Er is nu niets te vinden.
hint-look_again = Kijk nog eens: naar elke kaart op tafel, en dan naar elke kaart in je hand.
hint-target = Er is iets dat { $value } maakt.
hint-part = Gebruik { $card }.
hint-example = Met andere getallen zeg je dat zo: { $move }
hint-move = Zeg het nu zelf: { $move }
