## Hints that every game may give: one small step at a time

hint-nothing = Gerade gibt es nichts zu finden.
hint-look_again = Schau noch einmal hin: auf jede Karte auf dem Tisch, dann auf jede Karte in deiner Hand.
hint-target = Etwas ergibt { $value }.
hint-part = Benutze { $card }.
hint-example = Mit anderen Zahlen klingt das so: { $move }
hint-move = Jetzt sag es selbst: { $move }
