## Hints that every game may give: one small step at a time

hint-nothing = Gerade gibt es nichts zu finden.
hint-look_again = Schau noch einmal hin: auf jede Karte auf dem Tisch, dann auf jede Karte in deiner Hand.
hint-target = Etwas ergibt { $value }.
hint-part = Benutze { $card }.
hint-example = Mit anderen Zahlen klingt das so: { $move }
hint-move = Jetzt sag es selbst: { $move }

## What a teacher sends to somebody who errs in the same way again: a step towards the sum, never the sum

hint-slip-zero_rule = Achte auf die 0: plus oder minus 0 ändert nichts, und mal 0 gibt immer 0.
hint-slip-other_sign = Schau noch einmal auf das Rechenzeichen: Was sollst du tun?
hint-slip-lost_sign = Denk an den Zahlenstrahl: Landest du über null oder unter null?
hint-slip-smaller_from_larger = Reichen die Einer zum Wegnehmen? Wenn nicht, tausche einen Zehner in zehn Einer.
hint-slip-lost_ten = Zähl die Zehner: Fehlt einer? Mach erst den Zehner voll und schau dann, was noch übrig ist.
hint-slip-ten_too_many = Zähl die Zehner: Ist einer zu viel?
hint-slip-off_by_one = Zähl die Sprünge, nicht die Zahl, bei der du anfängst.
hint-slip-table_neighbour = Das könnte die Nachbaraufgabe sein. Fang bei einer Aufgabe an, die du sicher weißt.
hint-slip-swapped_digits = Sag deine Zahl laut: Wie viele Zehner, wie viele Einer?
