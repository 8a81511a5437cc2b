-numero = Numero
table-centre = Mitte

## Numero, and the solitaire

## Numero says no

numero-too_many_seats = An diesem Tisch ist Platz für { $most }, und { $seats } möchten sich setzen.
numero-too_few_seats = Für dieses Spiel braucht es mindestens { $fewest } Spieler.
numero-pack_too_small = Dieses Spiel hat { $cards } Karten. Gebraucht werden mindestens { $needed }.
numero-not_your_turn = Du bist noch nicht dran.
numero-over = Dieses Spiel ist zu Ende.
numero-not_in_hand = Diese Karte ist nicht in deiner Hand.
numero-not_a_number_card = Gespielt wird mit einer Zahlenkarte. Das ist eine Jokerkarte.
numero-number_card_outstanding = Nach Jokerkarten muss eine Zahlenkarte folgen: nimm, bau oder leg eine ab.
numero-discard_all_wilds = Du hast keine Zahlenkarte auf der Hand. Leg alle Jokerkarten hin: das ist dein ganzer Zug.
numero-discard_one_wild = Du hast keine Zahlenkarte auf der Hand. Leg eine Jokerkarte hin: das ist dein ganzer Zug.
numero-no_such_pile = So einen Stapel gibt es in der Mitte nicht.
numero-used_twice = Jede Karte zählt in einem Zug nur einmal.
numero-wild_not_there = Diese Jokerkarte ist weder in deiner Hand noch in der Mitte.
numero-loose_wilds_rest = An diesem Tisch bleiben Jokerkarten in der Mitte liegen.
numero-wild_on_build = An diesem Tisch kommt keine Jokerkarte auf diesen Stapel.
numero-build_stays_alone = An diesem Tisch wird ein gebauter Stapel nicht mit anderen verbunden.
numero-only_sums = Stapel werden durch Plus verbunden. Für Minus, Mal und Geteilt brauchst du eine Jokerkarte.
numero-outside_domain = Unterwegs kommt { $value } vor, und solche Zahlen gibt es hier nicht. Vielleicht in anderer Reihenfolge?
numero-no_exact_result = Das geht nicht auf, darum passt diese Karte dort nicht.
numero-not_what_it_says = Das sind nicht die Karten deiner Rechnung. Wähle die Karten, die du sagst.
numero-no_group = Wer nimmt, muss etwas gewinnen.
numero-not_equal = Das ergibt { $made }, und die Karte ist { $card }. Beide müssen gleich sein.
numero-no_answer_card = Um { $value } zu bauen, musst du eine { $value } auf der Hand behalten, damit du den Stapel später gewinnen kannst.
numero-no_such_face = Keine Zahlenkarte zeigt { $value }, also könnte niemand diesen Stapel gewinnen.
numero-left_unchanged = So liegen bleiben kann nur ein Stapel, den eine Jokerkarte verändert hat.
numero-left_without_hand_card = In einem veränderten Stapel, der liegen bleibt, muss eine Karte aus deiner Hand sein.
numero-nothing_may_be_left = An diesem Tisch bleibt kein veränderter Stapel liegen: nimm ihn oder bau damit.
numero-only_a_take = Das ist der letzte Zug, jetzt zählt nur Nehmen. Siehst du nichts, dann passe.
numero-no_wild_discards = Im letzten Zug gelten Jokerkarten nur beim Nehmen.
numero-no_pass = Etwas geht immer: nehmen, bauen oder ablegen.
numero-no_such_cards = „{ $given }“ ist keine Auswahl von Karten.
numero-challenge_needs_scoring = Angezweifelt wird nur, wo um Punkte gespielt wird: Wähle auch die Punkte.
numero-keep_answer = An diesem Tisch behältst du deine { $value }, solange dein Stapel mit { $value } dort liegt.
numero-must_take = An diesem Tisch muss nehmen, wer kann, und du kannst. Schau noch einmal!
numero-must_build = An diesem Tisch muss bauen, wer kann, und du kannst. Schau noch einmal!
numero-not_shown_here = Hier gibt es keine Lösungskarte zu zeigen.
numero-nothing_to_show = Um die Lösung zu zeigen, musst du sie auf der Hand haben.
numero-no_challenges = Hier muss niemand zweifeln: Jeder gebaute Stapel wird geprüft.
numero-no_such_build = So einen Stapel kannst du jetzt nicht anzweifeln.
numero-nothing_to_accept = Niemand wartet auf deine Antwort.
numero-only_takes_here = Im Solitär wird nur genommen: kein Bauen, kein Ablegen.
numero-no_stop = Beenden kann man nur ein Solitär.
numero-unclear = Das kann zweierlei bedeuten. Wähle die Karten durch Antippen.
numero-take_or_build = Damit kannst du nehmen oder bauen. Was möchtest du?
numero-not_a_turn = Ich höre die Rechnung, aber nicht den Zug. Nehmen, bauen oder ablegen?
numero-which_card = Welche Karte? Sag auch ihre Zahl.
numero-which_sum = Und die Rechnung? Sag die Karten und was sie ergeben.
numero-two_results = Du hast zwei verschiedene Ergebnisse gesagt. Welches gilt?
numero-one_number_card = Eine Zahlenkarte pro Zug: einmal nehmen, bauen oder ablegen.
numero-nothing_from_hand = Zum Bauen gehört eine Karte aus deiner Hand. Was dort liegt, gewinnst du mit Nehmen.
numero-no_match = Keine { $said } liegt allein in der Mitte. Sag erst die Rechnung, dann nimm.
numero-in_a_build = Die { $said } gehört zum Stapel { $value }, und ein Stapel wird nie geteilt. Nimm den ganzen Stapel.
numero-no_such_card = Ich finde keine { $said } dafür.
numero-loose_ends = Am Ende bleibt etwas übrig. Jedes Ergebnis muss gebraucht werden.
numero-card_not_last = Deine eigene Karte kommt zuletzt dazu, so wie sie ist. Jokerkarten kommen auf Karten der Mitte.
numero-say_it = An diesem Tisch wird laut gerechnet. Sag die Rechnung, dann nimm.
numero-wilds_stay = An diesem Tisch bleibt eine gespielte Jokerkarte gespielt.

## How a game ended

numero-most = Gut gespielt!
numero-shared_win = Gleichstand an der Spitze: ein geteilter Sieg!
numero-play_again = Gleichstand an der Spitze: spielt noch einmal.
numero-perfect = Ein perfektes Ende: alle Karten gehören dir!
numero-no_take_left = Es gibt nichts mehr zu nehmen, das Spiel ist zu Ende.
numero-stopped = Du hast hier aufgehört.

## The score sheet

numero-scored = { $name } { $points }: { $item }
numero-had_it = Die { $value } war da: { $name } { $points }
numero-had_it_not = Die { $value } fehlte: { $name } { $points }
numero-swept = { $name } hat zuletzt genommen und bekommt, was noch in der Mitte liegt.
score-1 = genommen
score-2 = gewonnene Karten
score-3 = aufgedruckte Punkte
score-4 = fünf Karten
score-5 = sechs Karten oder mehr
score-6 = drei von + − × :
score-7 = alle vier von + − × :
score-8 = alle vier Farben
score-9 = eine einzige Farbe
score-10 = Mitte leer
score-11 = meiste Karten
score-centre = Karten übrig in der Mitte
score-left_cards = Karten noch auf der Hand
score-left_points = aufgedruckte Punkte noch auf der Hand
score-false_build = ohne die Lösung gebaut
score-false_alarm = falscher Zweifel
score-deck_dealt = alle Karten ausgeteilt
score-perfect = ein perfektes Ende

## Prompts

prompt-final = { $name }, deine letzte Gelegenheit: nimm etwas oder passe.
prompt-final_you = Letzte Gelegenheit: nimm etwas oder passe.
prompt-confirm = { $name }, alle Züge sind gespielt. Zweifle einen Stapel an oder sag einverstanden.
prompt-confirm_you = Alle Züge sind gespielt. Zweifle einen Stapel an oder stimme zu.
prompt-until_number_card = Dein Zug geht weiter, bis du eine Zahlenkarte spielst. (zurück nimmt einen Schritt zurück)
prompt-what_with = Was möchtest du mit { $said } tun? hilfe zeigt, wie man es sagt.
prompt-say_colours = Bei gleichen Karten sag auch die Farbe: 50g

## Hints: one small step at a time

hint-kind_match = Du kannst nehmen: zwei Karten sind gleich.
hint-kind_join = Du kannst nehmen: { $piles } Stapel der Mitte zusammen.
hint-kind_take_wild = Mit Jokerkarten kannst du nehmen ({ $wilds }).
hint-kind_several = Eine deiner Karten gewinnt mehrmals auf einmal ({ $takes }).
hint-kind_build = Du könntest etwas für später bauen.
hint-kind_discard = Ich würde hier eine Karte ablegen. Welche hilft dir beim nächsten Mal?

## What was said

log-wins =
    { $count ->
        [one] (1 Karte gewonnen)
       *[other] ({ $count } Karten gewonnen)
    }
how-build =
    { $count ->
        [one] In { $name } liegt 1 Karte:
       *[other] In { $name } liegen { $count } Karten:
    }
how-no_build = Einen gebauten Stapel { $named } gibt es in der Mitte nicht.
how-no_builds = In der Mitte liegt kein gebauter Stapel.

## The score sheet

sheet-title = Punktezettel
sheet-turn_head = Zug
sheet-what = Wofür
sheet-points = Punkte
sheet-total = Summe
sheet-empty = Noch hat niemand Punkte.
sheet-no_scoring = An diesem Tisch werden Karten gezählt, keine Punkte. (Mit --scoring geht es um Punkte.)
end-left_in_hand =
    { $count ->
        [one] { $won } gewonnen, 1 noch auf der Hand
       *[other] { $won } gewonnen, { $count } noch auf der Hand
    }

## The pack

cards-numbers = Zahlenkarten ({ $count })
cards-subtraction = Minuskarten ({ $count })
cards-multiplication = Malkarten ({ $count })
cards-division = Geteiltkarten ({ $count })
cards-fractions = Brüche, Dezimalzahlen, Prozente ({ $count })
cards-powers = Potenzen und Wurzeln ({ $count })

## How to say things. The numbers here are on no card, so that they tell nothing about this game.

help-take =
    nehmen | 20 + 30 = 50, nimm 50
     | nimm 50   (eine Karte, die deiner gleicht)
help-several = zweimal nehmen | 50 = 50; 20 + 30 = 50, nimm 50
help-build =
    bauen | 20 + 30 = 50   (deine Karte zuletzt; das Ergebnis behältst du auf der Hand)
     | 20 + 30 = 50, 50 + 40 = 90
help-discard = ablegen | leg 20
help-builds = mit einem gebauten Stapel | [50] + 20 = 70, nimm 70   ([50]a und [50]b, wenn zwei gleich sind)
help-subtraction = Karte −20 | 50 - 20 = 30, nimm 30
help-multiplication = Karte ×20 | 30 x 20 = 600, nimm 600
help-division = Karte :20 | 60 : 20 = 3, 3 + 50 = 53, nimm 53
help-fractions = Anteile | 1/2 von 80 = 40, oder 0,5 x 80 = 40, oder 50% von 80 = 40
help-powers = Potenzen | 20^2 = 400, 20^3 = 8000, sqrt 400 = 20, cbrt 8000 = 20
help-steps =
    in Schritten | 50 - 20 = 30
     | nimm 30   (deine Zahlenkarte beendet den Zug; zurück nimmt einen Schritt zurück)
help-wild_discard = eine hinlegen | leg -20; leg 30
help-leave = verändert liegen lassen | 50 - 20 = 30, lass; leg 40   (das Ergebnis behältst du auf der Hand)
help-colours = Farben | 20g + 30r = 50, nimm 50b   (20g ist die grüne)
help-challenge =
    zweifeln | zweifle [50]
    zeigen | 20 + 30 = 50, zeig   (dann kann niemand zweifeln)
help-words_sheet = zettel | der Punktezettel
help-words_game =
    wie [50] | wie ein Stapel gebaut wurde
    passe | im letzten Zug, wenn du nichts zu nehmen siehst
help-words_solitaire = schluss | das Spiel hier beenden

## The rules of a level

rules-setup = ZU BEGINN. Mischt die Karten und gebt jedem { $cards }. Dann deckt für jeden eine auf: Das ist die Mitte. Der Rest ist der Stapel, verdeckt. Links vom Geber geht es los.
rules-aim = Gewinne die meisten Karten. Du gewinnst Karten der Mitte mit Rechnungen, die eine Karte deiner Hand ergeben.
rules-aim_scoring = Gewinne die meisten Punkte. Du gewinnst Karten der Mitte mit Rechnungen, die eine Karte deiner Hand ergeben; lange und bunte bringen mehr.
rules-turn = DEIN ZUG. Du spielst eine Zahlenkarte aus deiner Hand, auf eine von drei Arten. Dann ziehst du nach, bis du so viele Karten hast wie am Anfang.
rules-take = NEHMEN. Deine Karte gewinnt eine Karte der Mitte, die ihr gleicht, oder mehrere, die zusammen so viel ergeben. Sie darf mehrere solche Gruppen auf einmal gewinnen.
rules-build = BAUEN. Leg deine Karte auf eine oder mehrere Karten der Mitte und sag die Summe: Jetzt sind sie ein Stapel mit diesem Wert und werden nie mehr getrennt. Eine Karte mit diesem Wert musst du auf der Hand behalten. Jeder darf den Stapel gewinnen oder darauf weiterbauen.
rules-discard = ABLEGEN. Leg deine Karte allein in die Mitte. Jeder darf sie benutzen.
rules-wild = JOKERKARTEN verändern eine Karte oder einen Stapel der Mitte: Sie ziehen ab, nehmen mal, teilen und so weiter. Vor deiner Zahlenkarte darfst du so viele spielen, wie du willst; sie werden mit dem Stapel gewonnen. Du darfst auch eine allein hinlegen: Dann liegt sie für alle da, und dein Zug geht weiter. Hast du nur Jokerkarten auf der Hand, leg sie alle hin.
rules-scoring = PUNKTE. 1 für jedes Nehmen und 1 für jede gewonnene Karte, und die aufgedruckten. Fünf Karten auf einmal 2, sechs oder mehr 5. Drei von + − × : in einem Nehmen 5, alle vier 10. Fünf oder mehr Karten mit allen Farben 5, mit nur einer Farbe 5. Die Mitte leer nach deinem Nehmen 5. Die meisten Karten am Ende 10.
rules-challenge = ZWEIFELN. Niemand prüft, ob jemand die Lösung seines Stapels hat. Wenn du zweifelst, sag es vor deinem zweiten Zug danach: Fehlte die Lösung, verliert der andere 20 Punkte; war sie da, verlierst du 10.
rules-end = DAS ENDE. Ist der Stapel leer und hat jemand keine Karten mehr, darf jeder andere noch einmal nehmen. Was in der Mitte liegt, bekommt, wer zuletzt genommen hat. Zähle deinen Gewinnstapel; jede Karte, die du noch auf der Hand hast, zieht eine ab.
rules-end_scoring = DAS ENDE. Ist der Stapel leer und hat jemand keine Karten mehr, darf jeder andere noch einmal nehmen. Was in der Mitte liegt, bekommt, wer zuletzt genommen hat. Karten auf deiner Hand und die Punkte darauf werden abgezogen.
rules-solitaire = Fünf Karten liegen in der Mitte, fünf hast du auf der Hand. Nimm mit einer Zahlenkarte deiner Hand: Karten der Mitte, die ihr gleichen oder zusammen so viel ergeben, auch mehrere Gruppen auf einmal. Dann werden Mitte und Hand wieder aufgefüllt. Gebaut und abgelegt wird nicht; lässt sich nichts mehr nehmen, ist das Spiel aus.
rules-solitaire_wild = JOKERKARTEN verändern eine Karte der Mitte: die deiner Hand genauso wie die in der Mitte. Sie werden mit gewonnen.
rules-solitaire_cards = Wie viele Karten kannst du gewinnen?
rules-solitaire_scoring = PUNKTE. 1 für jedes Nehmen und 1 für jede gewonnene Karte, und die aufgedruckten. Fünf Karten auf einmal 2, sechs oder mehr 5. Drei von + − × : in einem Nehmen 5, alle vier 10. Fünf oder mehr Karten mit allen Farben 5, mit nur einer Farbe 5. Die Mitte leer nach deinem Nehmen 5. Alle Karten ausgeteilt 10, und 25 mehr, wenn nirgends eine Karte übrig ist. Aufgedruckte Punkte auf deiner Hand werden abgezogen.

## Menus and the command line

game-numero = { -numero }
game-numero-about = Mit Rechnungen Karten gewinnen
game-numero--solitaire = { -numero } für eine Person
game-numero--solitaire-about = Nehmen, bis nichts mehr geht
game-numero--solitaire-play = Allein: Solitär

## The house rules

setting-scoring = Um Punkte spielen
setting-turn_priority = Muss nehmen oder bauen, wer kann?
setting-join_ops = Stapel werden verbunden
setting-extend_build_with_others = Ein gebauter Stapel darf durch andere wachsen
setting-join_builds = Gebaute Stapel dürfen beim Nehmen verbunden werden
setting-wild_on_build = Jokerkarten auf gebaute Stapel
setting-loose_wild_usable = Jokerkarten der Mitte sind für alle da
setting-leftover_working_piles = Einen veränderten Stapel liegen lassen
setting-take_back = Rückgängig innerhalb des Zuges
setting-value_domain = Erlaubte Zahlen unterwegs
setting-keep_answer = Die Lösung behalten, solange der Stapel liegt
setting-show_answer = Die Lösungskarte zeigen
setting-golden_rule_2 = Die Lösung zu haben
setting-challenge_evidence = Was beim Zweifeln zählt
setting-challenge_undo = Wird ein Bluff entdeckt
setting-all_wild_short_hand = Eine kurze Hand nur mit Jokerkarten
setting-final_chance = Wenn jemand fertig ist
setting-final_turn_wild_discards = Jokerkarten im letzten Zug hinlegen
setting-start_centre_wild = Jokerkarten in der ersten Mitte
setting-tie_break = Gleichstand am Ende
setting-taking_card_in_each_take = Bei mehreren Gruppen zählt die nehmende Karte
setting-bonus_stacking = Bonuspunkte werden zusammengezählt
setting-decimal_percent_ops = Dezimalzahlen und Prozent zählen
setting-ops_in_builds = Rechenarten in einem gebauten Stapel
setting-clear_the_deck = Bonus für eine leere Mitte
setting-wild_colour = Farbe der Jokerkarten
setting-centre_leftover_points = Punkte für den Rest der Mitte
setting-most_cards_count = Für die meisten Karten zählt
setting-most_cards_tie = Meiste Karten, aber gleich viele
setting-solitaire_item_10 = Solitär: Bonus für eine leere Mitte
setting-solitaire_item_11 = Solitär: Bonus für die meisten Karten
setting-ask_sentence = Auch bei gleichen Karten laut rechnen
setting-players = Höchstens so viele Plätze
setting-hand_size = Karten auf der Hand
setting-first_player = Wer beginnt?
matters-hand_size = Mit weniger Karten ist es leichter: Es gibt weniger zu probieren. Mit mehr Karten gibt es mehr zu finden.
matters-join_ops = Meist werden Karten in der Mitte addiert. Mit allen vier Zeichen können 12 und 4 auch 16, 8, 48 oder 3 sein.
matters-turn_priority = Meist darfst du ablegen, was du willst. An einem strengen Tisch musst du nehmen, wenn du kannst.
matters-keep_answer = Meist darfst du es dir anders überlegen. Mit dieser Regel bleibt die Antwort auf deiner Hand, bis der Stapel genommen ist.
matters-ask_sentence = Meist nimmt eine 7 eine 7 ohne ein Wort. Mit dieser Regel sagst du auch „7 = 7“: gut für den Anfang.

## The page

level-numero-numbers--10 = Zahlen bis 10
level-numero-playing--cards = Spielkarten
level-numero-numbers--15 = Zahlen bis 15
level-numero-subtraction = Mit Minus
level-numero-times--divide = Mit Mal und Geteilt
level-numero-fractions = Mit Brüchen
level-numero-full = Alles
choose-preset = Wie wird gezählt?
choose-preset-cards = Karten zählen
choose-preset-points = Punkte, mit Farben
choose-part-scoring = Punkte
choose-part-turn = Wenn du dran bist
choose-part-turn-about = Was du mit den Karten der Mitte tun darfst und was du sagen musst.
choose-part-build = Bauen
choose-part-build-about = Was man bauen kann und ob man die Lösung haben muss.
choose-part-wild = Jokerkarten
choose-part-wild-about = Was sie ändern dürfen und was aus denen wird, die übrig bleiben.
choose-part-end = Das Ende
choose-part-end-about = Wer noch einmal nehmen darf und was bei Gleichstand gilt.
choose-part-scoring-about = Was wie viele Punkte bringt. Nur, wenn ihr um Punkte spielt.
own-title = Eigene Karten
own-about = Beliebige Zahlen und Jokerkarten
own-numbers = Zahlen
own-subtraction = Minus
own-multiplication = Mal
own-division = Geteilt durch
own-fractions = Teile einer Zahl
own-powers = Potenzen und Wurzeln
own-name = Ein Name dafür
own-keep = Auf diesem Gerät merken
own-forget = { $name } löschen
level-numbers--10-about = Die ersten Summen
level-playing--cards-about = Ass bis Zehn, aus jedem Spiel
level-numbers--15-about = Summen über zehn
level-subtraction-about = Jokerkarten ziehen ab
level-times--divide-about = Jokerkarten nehmen mal und teilen
level-fractions-about = Halbe, 0,25, 50 %
level-full-about = Auch Potenzen und Wurzeln
table-centre_empty = Die Mitte ist leer.
table-look_inside = Wie ist { $pile } entstanden?
table-inside = { $name } hat { $pile } gebaut aus
table-inside_nobody = { $pile } besteht aus
card-build = Stapel mit dem Wert { $value }, { $count } Karten
card-group = { $card }, in Gruppe { $group }

strip-another = Und noch eine Gruppe
strip-leave = Liegen lassen
strip-show = Die Lösungskarte zeigen
strip-example = 5 + 3 = 8, nimm 8
strip-missing-place = Nehmen, bauen oder ablegen?
strip-missing-card = Welche Karte aus deiner Hand?
strip-no_blank = Lege zuerst die Karten zusammen. Bauen nimmt deine eigene Karte dazu.
strip-goes_on = Du hast { $said } gesagt, aber deine Karte ist { $card }. Geh zurück und schau noch einmal, oder baue mit beiden.
strip-missing-pile = Welche Karten aus der Mitte?
told-word_discard = { $name } legt { $card } ab.
told-word_pass = { $name } passt.
told-word_stop = { $name } findet nichts mehr zu nehmen.
word-take = nimm
word-build = bau
word-discard = leg
word-leave = lass
word-show = zeig
word-of = von
word-pass = passe
word-stop = schluss
word-accept = einverstanden
word-challenge = zweifle
place-take = Nehmen
place-build = Bauen
place-discard = Ablegen
place-take-about = gewinnen, was deiner Karte gleicht
place-build-about = auf einen Stapel legen
place-discard-about = allein hinlegen
place-pass = Passen
place-none_left = Ich finde nichts mehr zu nehmen
place-stop = Das Spiel hier beenden
place-accept = Einverstanden
place-title = Wohin kommt deine Karte?

challenge-title = Anzweifeln?
challenge-show_me = Zeig mir diese { $pile }!
challenge-about = War die Lösung nicht da, verliert der Erbauer 20 Punkte. War sie da, verlierst du 10.
spoken-pile = der Stapel { $value }
sheet-turn = Zug { $turn }, { $name }: { $sum }
sheet-turns = Zug für Zug
sheet-assumed = Bei den Punkten auf den Karten raten wir.

guide-aim = Gewinne Karten der Mitte mit Rechnungen, die eine Karte deiner Hand ergeben. Wer am meisten Karten hat, gewinnt.
guide-aim_scoring = Spielt ihr um Punkte, zählt jedes Nehmen so:
guide-points = Um Punkte
guide-each_card = je 1
guide-as_printed = wie gedruckt
guide-doubt = Niemand prüft, ob jemand die Lösung seines Stapels auf der Hand hat. Du darfst sagen: Zeig her! Fehlt sie, verliert der andere 20 Punkte; ist sie da, verlierst du 10.
guide-turn = In deinem Zug spielst du eine Zahlenkarte, auf eine von drei Arten. Dann ziehst du nach.
guide-take = Nehmen: Deine Karte gewinnt, was ihr gleicht, oder Karten, die zusammen so viel ergeben.
guide-several = Mehreres zugleich: Eine Karte gewinnt alles, was ihre Zahl ergibt. Jede Karte zählt nur einmal.
guide-build = Bauen: Leg deine Karte auf eine Karte der Mitte und sag die Summe. Behalte die Lösung auf der Hand! Gewinnen kann den Stapel jeder.
guide-discard = Ablegen: Nichts passt? Leg eine Karte in die Mitte.
guide-wild_minus = Jokerkarten verändern eine Karte der Mitte, bevor du deine Zahlenkarte spielst. −2 zieht 2 ab.
guide-wild_times = ×3 nimmt mal, :2 teilt. Auf einen Stapel dürfen mehrere Jokerkarten, eine nach der anderen.
guide-wild_fraction = 1/2, 0,5 und 50% nehmen diesen Teil einer Karte.
guide-wild_power = ² und ³ sind Potenzen, √ und ∛ sind Wurzeln. Wurzeln müssen aufgehen.
guide-wild_drop = Du darfst Jokerkarten auch hinlegen. Dann liegen sie für alle da.
guide-end = Der Stapel ist leer und jemand hat keine Karten mehr? Dann dürfen alle anderen noch einmal nehmen. Zähle deinen Gewinnstapel: jede Karte, die du noch auf der Hand hast, zieht eine ab.
guide-the_end = Das Ende
guide-solitaire = Allein: fünf Karten in der Mitte, fünf auf der Hand. Nimm, bis nichts mehr geht.
guide-alone = Allein
guide-say = Du wählst die Karten, und du sagst die Rechnung. Der Tisch sagt dir nur, ob sie stimmt.
value-turn_priority-free = nein
value-turn_priority-strict_plain = ja, ohne Jokerkarten
value-turn_priority-strict_full = ja, auch mit Jokerkarten
value-join_ops-sum = durch Plus
value-join_ops-all_four = durch + − × :
value-wild_on_build-any = auf alle
value-wild_on_build-own = auf eigene
value-wild_on_build-none = auf keine
value-leftover_working_piles-build_rule = wenn du die Lösung hast
value-leftover_working_piles-forbid = nie
value-leftover_working_piles-free = immer
value-value_domain-nonneg_rational = Brüche, nichts unter 0
value-value_domain-whole = ganze Zahlen ab 0
value-value_domain-positive_whole = ganze Zahlen ab 1
value-value_domain-rational = Brüche und negative Zahlen
value-show_answer-optional = wenn du magst
value-show_answer-always = immer
value-show_answer-never = nie
value-golden_rule_2-enforced = wird geprüft
value-golden_rule_2-challenge = darf angezweifelt werden
value-challenge_evidence-at_build = die Hand beim Bauen
value-challenge_evidence-at_challenge = die Hand jetzt
value-challenge_undo-full = wird der Stapel aufgelöst
value-challenge_undo-card_only = kommt die letzte Karte herunter
value-challenge_undo-none = bleibt der Stapel liegen
value-all_wild_short_hand-discard_all = legt alle hin
value-all_wild_short_hand-discard_one = legt eine hin
value-final_chance-each = nehmen alle anderen noch einmal
value-final_chance-next_only = nimmt die nächste Person noch einmal
value-final_chance-play_on = spielen die anderen weiter
value-start_centre_wild-keep = bleiben
value-start_centre_wild-replace = werden ersetzt
value-tie_break-none = ein geteilter Sieg
value-tie_break-most_takes = wer öfter genommen hat
value-tie_break-replay = noch einmal spielen
value-taking_card_in_each_take-each = in jeder
value-taking_card_in_each_take-one = in einer
value-taking_card_in_each_take-none = in keiner
value-decimal_percent_ops-lowest_terms = gekürzt
value-decimal_percent_ops-as_printed = wie gedruckt
value-decimal_percent_ops-both = als × und :
value-ops_in_builds-all = zählen alle
value-ops_in_builds-this_turn = zählen die dieses Zuges
value-clear_the_deck-centre_empty = immer
value-clear_the_deck-centre_empty_after_deck = wenn der Stapel leer ist
value-clear_the_deck-final_only = ganz am Ende
value-wild_colour-neutral = keine
value-wild_colour-own = eine eigene
value-wild_colour-printed = wie gedruckt
value-centre_leftover_points-none = keine
value-centre_leftover_points-one_each = je einer
value-centre_leftover_points-one_each_plus_printed = je einer und die gedruckten
value-most_cards_count-pile = der Gewinnstapel
value-most_cards_count-pile_minus_hand = der Gewinnstapel ohne die Hand
value-most_cards_tie-none = niemand
value-most_cards_tie-each = alle
value-most_cards_tie-split = halb und halb
value-first_player-after_dealer = links vom Geber
value-first_player-dealer = wer gibt

## On paper

paper-points = Um Punkte
paper-count = Karten zählen
paper-won = gewonnene Karten
paper-left = − noch auf der Hand
paper-most = Wer die meisten Karten hat, gewinnt; wer gleich viele hat, gewinnt gemeinsam.
paper-each = je { $points }
paper-printed = wie gedruckt
paper-less_each = je −1
paper-less_printed = − wie gedruckt
paper-never_both = Ein Nehmen zählt für fünf Karten oder für sechs und mehr, für drei Zeichen oder für alle vier: nie für beides.
paper-item_1 = für jedes Nehmen
paper-item_2 = für jede gewonnene Karte
paper-item_3 = was auf den Karten steht
paper-item_4 = fünf Karten auf einmal
paper-item_5 = sechs oder mehr auf einmal
paper-item_6 = mit drei von + − × :
paper-item_7 = mit allen vieren
paper-item_8 = fünf oder mehr in allen Farben
paper-item_9 = fünf oder mehr in einer Farbe
paper-item_10 = die Mitte leer nach dem Nehmen
paper-item_11 = die meisten Karten am Ende
command-sheet = zettel, punkte
command-how = wie

## Ein erstes Spiel zum Mitmachen: wonach man sucht, nie, was man findet

learn-match = Hast du eine Karte, die genauso in der Mitte liegt? Tippe die in der Mitte an, dann deine.
learn-add = Ergeben zwei Karten in der Mitte eine von deinen? Tippe sie und + an, sag, was sie ergeben, und tippe dann deine Karte an.
learn-build = Nichts zu nehmen? Leg eine Karte auf eine in der Mitte, sodass beide zusammen eine andere Karte auf deiner Hand ergeben. Liegt der Stapel beim nächsten Mal noch da, kannst du ihn nehmen.
learn-change = Deine Karte mit dem Rechenzeichen verändert eine Karte in der Mitte. Tippe beide an, sag, was das ergibt, und nimm es mit deiner Karte.
learn-part = Deine Karte mit dem Bruch nimmt einen Teil von einer Karte in der Mitte. Tippe beide an, sag, was das ergibt, und nimm es mit deiner Karte.
learn-free = Jetzt du: nehmen, bauen oder eine Karte hinlegen.
