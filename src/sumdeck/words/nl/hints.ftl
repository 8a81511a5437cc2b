## Hints that every game may give: one small step at a time

hint-nothing = Er is nu niets te vinden.
hint-look_again = Kijk nog eens: naar elke kaart op tafel, en dan naar elke kaart in je hand.
hint-target = Er is iets dat { $value } maakt.
hint-part = Gebruik { $card }.
hint-example = Met andere getallen zeg je dat zo: { $move }
hint-move = Zeg het nu zelf: { $move }

## What a teacher sends to somebody who errs in the same way again: a step towards the sum, never the sum

hint-slip-zero_rule = Let op de 0: plus of min 0 verandert niets, en keer 0 is altijd 0.
hint-slip-other_sign = Kijk nog eens naar het teken: wat moet je doen?
hint-slip-lost_sign = Denk aan een getallenlijn: kom je boven nul uit of eronder?
hint-slip-smaller_from_larger = Zijn er genoeg eenheden om van af te halen? Zo niet, wissel dan een tiental in voor tien eenheden.
hint-slip-lost_ten = Tel de tientallen: mis je er een? Maak eerst de tien vol en kijk dan wat er over is.
hint-slip-ten_too_many = Tel de tientallen: is er een te veel?
hint-slip-off_by_one = Tel de sprongen, niet het getal waar je begint.
hint-slip-table_neighbour = Dat zou de som ernaast kunnen zijn. Begin bij een som die je zeker weet.
hint-slip-swapped_digits = Zeg je getal hardop: hoeveel tientallen, hoeveel eenheden?
