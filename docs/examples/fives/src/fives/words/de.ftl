game-fives = Fünfer
game-fives-about = Gewinne den Stapel mit der Fünferreihe

level-fives-usual = Karten 1 bis 6
level-fives-long = Karten 1 bis 9
choose-part-cards = Die Karten
setting-highest = die höchste Karte
setting-copies = wie oft es jede Karte gibt
setting-hand = wie viele Karten jeder bekommt

rules-turn = DEIN ZUG. Lege eine Karte auf den Stapel und sage die Rechnung: was der Stapel ergibt, plus deine Karte, ist wie viel?
rules-win = GEWINNEN. Ein Ergebnis aus der Fünferreihe gewinnt den Stapel, und du ziehst zwei Karten. Sonst ziehst du eine.
rules-bury = VERGRABEN. Einmal im Spiel darfst du stattdessen eine Karte verdeckt weglegen. Sie zählt für niemanden.
rules-end = DAS ENDE. Sind alle Karten gespielt, gewinnt, wer die meisten Karten gewonnen hat.

help-play = 3 + 4 = 7 | der Stapel ergibt 3, und du legst eine 4
help-bury = vergrabe 4 | lege eine 4 weg, einmal im Spiel

fives-not_your_turn = Du bist noch nicht an der Reihe.
fives-not_in_hand = Diese Karte hast du nicht.
fives-buried_already = Du hast schon eine Karte vergraben.
fives-wrong_sum = Nicht ganz: { $said } stimmt nicht. Versuche es noch einmal!
fives-no_sentence = Sage, was der Stapel ergibt, plus deine Karte, ist wie viel. Zum Beispiel: 3 + 4 = 7
fives-no_option = Die Hausregel { $name } gibt es nicht.
fives-no_cards_left = Alle Karten sind gespielt. Wer am meisten gewonnen hat, gewinnt.

cards-numbers = Zahlen ({ $count })
zone-buried = Vergraben
word-bury = vergrabe
strip-example = 3 + 4 = 7
end-points =
    { $count ->
        [one] 1 Karte gewonnen
       *[other] { $count } Karten gewonnen
    }
