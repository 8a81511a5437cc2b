-formula = Formula

## English, for Formula. For a child of eight and a grown-up alike: short words, no blame, never the answer.

## Formula says no

formula-too_many_seats = Hier spielen höchstens { $most }, und { $seats } möchten sich setzen.
formula-too_few_seats = Für dieses Spiel braucht es mindestens { $fewest } Spieler.
formula-pack_too_small = Dieses Spiel hat { $cards } Karten. Gebraucht werden mindestens { $needed }.
formula-no_symbols = In diesem Kartenspiel fehlen die Zeichen, mit denen hier gespielt wird.
formula-warn_small = Dieses Kartenspiel reicht nur knapp für so viele: Der Stapel wird oft leer sein.
formula-warn_symbols = An diesem Tisch gibt es weder + noch ×, also nur wenige Formeln zu finden.
formula-no_start = Bei diesem Spiel hätten keine zwei Karten ein Ergebnis; so könnte keine Runde beginnen.
formula-not_your_turn = Du bist noch nicht dran.
formula-over = Dieses Spiel ist zu Ende.
formula-no_new_card = Mindestens eine Karte aus deiner Hand muss dabei sein. Nur das Zeichen zu tauschen ist kein Zug.
formula-too_many_cards = Das sind { $laid } neue Karten, und in einem Zug sind es höchstens { $most }.
formula-not_in_hand = Dafür brauchst du eine { $card } mehr, als du hast. (Ein Joker heißt zum Beispiel J7.)
formula-card_moved = Eine { $card } liegt auf dem Tisch, aber in einer anderen Zahl. Karten auf dem Tisch bleiben, wo sie sind.
formula-not_there = An dieser Stelle liegt keine { $card }. Was aus deiner Hand kommt, steht in Klammern, wie [7].
formula-taken_away = Eine Karte auf dem Tisch müsste weg, und nichts deckt sie zu. Deck sie zu oder lass sie liegen.
formula-squeezed_in = Eine neue Karte passt nicht zwischen zwei, die bleiben. Leg sie auf eine Karte oder an ein Ende.
formula-extend_right = An diesem Tisch wächst eine Zahl nur am rechten Ende.
formula-only_the_answer = Bei der ersten Formel bleiben die zwei Karten, wie sie sind: Wähle ein Zeichen und leg das Ergebnis an.
formula-answer_too_long = Das erste Ergebnis hat höchstens { $most } deiner Karten.
formula-number_too_long = Eine Zahl hat höchstens { $most } Karten.
formula-leading_zero = Eine Zahl aus mehreren Karten beginnt nicht mit 0.
formula-same_formula = Diese Formel liegt schon auf dem Tisch. Mach eine neue.
formula-zero_must_go = Eine Formel mit × 0 muss ganz ersetzt werden: Keine Karte davon darf bleiben.
formula-reuse = An diesem Tisch benutzt jede Formel eine Karte, die schon liegt. Lass mindestens eine liegen.
formula-no_such_symbol = An diesem Tisch spielen wir mit { $known }.
formula-below_zero = Zahlen unter 0 gibt es hier nicht.
formula-by_zero = Durch 0 kann niemand teilen.
formula-not_true = Nicht ganz: Das stimmt nicht. Versuch es noch einmal!
formula-joker_keeps_digit = Der Joker auf dem Tisch bleibt eine { $digit }.
formula-which_digit = Welche Ziffer ist dein Joker? Sag es so: J7
formula-no_such_card = So eine Karte gibt es nicht.
formula-no_second_draw = Du hast eine Karte gezogen. Leg jetzt eine Formel oder passe.
formula-must_play = An diesem Tisch muss legen, wer kann, und es gibt eine Formel. Schau noch einmal!
formula-no_pass = Findest du keine Formel, dann zieh eine Karte.
formula-no_penalty = An diesem Tisch kostet eine falsche Formel nichts: Versuch es einfach noch einmal.
formula-not_a_formula = Eine Formel ist eine Zahl, ein Zeichen, eine Zahl, = und das Ergebnis: 20 + 30 = 50
formula-unclear = Das geht auf mehr als eine Art. Welche meinst du?

## How a game ended

formula-out = Jemand hat die letzte Karte gelegt. Gut gespielt, alle zusammen!
formula-standstill = Niemand kann mehr legen oder ziehen. Wer die wenigsten hat, gewinnt.
formula-turn_limit = Diese Runde hat lange genug gedauert. Wer die wenigsten hat, gewinnt.
formula-match = Wer die meisten Runden gewonnen hat, gewinnt. Gut gespielt!
formula-points = 250 Punkte: Das Spiel ist gewonnen!
formula-round_limit = Das war die letzte Runde. Wer die meisten Punkte hat, gewinnt.

## What a move has brought

formula-is_out = { $name } hat keine Karte mehr: Platz { $place }.
formula-five = Das Ergebnis ist { $answer }, aus der Fünferreihe. { $name } muss eine Karte ziehen.
formula-shuffled = Der Stapel war leer: Die zugedeckten Karten sind der neue Stapel.
formula-no_extra_card = Die Karten reichen nicht für eine zusätzliche für alle Sieger: In dieser Runde bekommt niemand eine.
formula-round = Runde { $round } geht an { $name }.

## Hints: one small step at a time

hint-formula_first = Du kannst die Formel vollenden. So viele deiner Karten braucht das Ergebnis: { $cards }
hint-formula_lay =
    { $count ->
        [one] Es gibt eine Formel mit 1 Karte von dir.
       *[other] Es gibt eine Formel mit { $count } Karten von dir.
    }
hint-formula_draw = Ich würde hier eine Karte ziehen.
hint-formula_symbol = Das Zeichen ist { $symbol }.
hint-formula_keep = Lass { $card } auf dem Tisch liegen.
hint-formula_cover = Auf dem Tisch muss nichts liegen bleiben.

## The table in the terminal

table-formula = Die Formel
table-formula_symbols =
    { $count ->
        [one] Und ein Zeichen, das für alle da liegt: { $symbols }
       *[other] Und { $count } Zeichen, die für alle da liegen: { $symbols }
    }
table-formula_stock = Stapel { $stock }, zugedeckt { $covered }
prompt-formula_first = { $name }, mach die Formel fertig: ein Zeichen und das Ergebnis.
prompt-formula_first_you = Mach die Formel fertig: ein Zeichen und das Ergebnis.
prompt-formula_drawn = { $name }, du hast eine Karte gezogen. Leg jetzt eine Formel oder passe.
prompt-formula_drawn_you = Du hast eine Karte gezogen. Leg jetzt eine Formel oder passe.
prompt-formula_way = mit { $card } aus deiner Hand
prompt-formula_number = Tippe die Nummer.
end-formula_points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
end-formula_rounds =
    { $count ->
        [one] 1 Runde gewonnen
       *[other] { $count } Runden gewonnen
    }
end-formula_left =
    { $count ->
        [one] 1 Karte übrig
       *[other] { $count } Karten übrig
    }

## The pack

cards-digits = Ziffern ({ $count })
cards-jokers = Joker ({ $count })

## How to say things

help-lay = eine Formel legen | 20 x 30 = 600   (die ganze Formel, wie sie am Ende da liegt)
help-mark = neue Karten zeigen | 2[0] x [3]0 = [6]00   (nur wenn ich frage: Was in Klammern steht, kommt aus deiner Hand)
help-joker = ein Joker | 20 + J30 = 50   (J und die Ziffer, für die er steht)
help-draw = ziehen | ziehe   (wenn du nichts findest)
help-pass = passen | passe   (nach dem Ziehen)

## The rules of a level

rules-setup = ZU BEGINN. Die Zeichen liegen offen für alle da. Mischt alle anderen Karten und gebt jedem { $cards }; der Rest ist der Stapel. Deckt zwei auf, rechts davon ein =. Links vom Geber geht es los.
rules-aim = Sei als Erster deine Karten los.
rules-aim_points = Sei der Erste mit 250 Punkten. Jedes Ergebnis, das du legst, bringt dir so viele Punkte.
rules-first = DIE ERSTE FORMEL. Zwei Karten liegen auf dem Tisch. Wähle ein Zeichen und leg das Ergebnis aus deiner Hand, mit einer Karte oder zwei.
rules-turn = DEIN ZUG. Verändere die Formel mit höchstens { $most } Karten deiner Hand, sodass sie wieder stimmt. Leg Karten auf andere oder daneben; wechsle das Zeichen, wenn du willst. Was du nicht zudeckst, bleibt, wo es ist, und weggenommen wird nichts.
rules-numbers = ZAHLEN haben höchstens { $most } Karten und beginnen nicht mit 0. Eine Karte darf eine ganze Zahl zudecken.
rules-zero = MAL 0. Eine Formel mit × 0 oder 0 × muss ganz ersetzt werden.
rules-joker = JOKER sind die Ziffer, die du sagst, und bleiben es, solange sie da liegen.
rules-draw = ZIEH eine Karte, wenn du keine Formel findest; dann ist der Nächste dran. Ist der Stapel leer, werden die Karten unter der Formel gemischt.
rules-must_reuse = SCHWERER. In jeder Formel muss mindestens eine Karte vom Tisch bleiben.
rules-five_draw = FÜNFER. Gehört dein Ergebnis zur Fünferreihe, ziehen alle anderen eine Karte.
rules-times_divide_only = NUR × UND : sind im Spiel.
rules-play_on = WEITERSPIELEN. Ist jemand fertig, spielen die anderen weiter, bis nur noch einer Karten hat; der wird Letzter.
rules-play_on_literal = WEITERSPIELEN. Ist jemand fertig, spielen die anderen weiter, bis alle fertig sind.
rules-end = DAS ENDE. Wer die letzte Karte legt, gewinnt die Runde.
rules-end_points = PUNKTE. Ist jemand fertig, ist die Runde aus: Dafür gibt es 10 Punkte; die anderen verlieren die Ziffern auf ihrer Hand, und 25 für einen Joker.

## Menus and the command line

game-formula = Formula
game-formula-about = Eine Gleichung auf dem Tisch, Karte für Karte verändert

## The house rules

setting-hand_size = Karten am Anfang
setting-cards_per_turn = Karten in einem Zug, höchstens
setting-max_number_cards = Karten in einer Zahl, höchstens
setting-leading_zeros = Zahlen dürfen mit 0 beginnen
setting-extend = Zahlen wachsen
setting-insert_between = Eine Karte darf zwischen zwei andere
setting-table_cards = Karten auf dem Tisch
setting-first_answer_max = Karten im ersten Ergebnis, höchstens
setting-allow_same_formula = Dieselbe Formel darf noch einmal gelegt werden
setting-must_play_if_able = Wer eine Formel legen kann, muss
setting-play_after_draw = Wer zieht, darf noch eine Formel legen
setting-zero_quotient_lock = Auch 0 : eine Zahl muss ganz weg
setting-wrong_formula = Nach einer falschen Formel
setting-must_reuse = In jeder Formel bleibt eine Karte vom Tisch
setting-winner_extra_card = Wer eine Runde gewinnt, beginnt die nächste mit einer Karte mehr
setting-play_on = Wenn jemand fertig ist
setting-five_draw = Bei Ergebnissen, die durch 5 teilbar sind, ziehen die anderen
setting-zero_is_multiple_of_five = 0 zählt als durch 5 teilbar
setting-times_divide_only = Nur × und :, vier Karten pro Zug
setting-points_game = Um Punkte spielen, bis 250
setting-rounds = Runden
setting-max_turns = Eine Runde endet nach
matters-hand_size = Mit weniger Karten wird die Runde kurz; mit mehr Karten legst du längere Formeln.
matters-points_game = Meist geht es darum, die Karten loszuwerden. Geht es um Punkte, zählt jedes Ergebnis: je größer, desto besser.
matters-times_divide_only = Für alle, die das Einmaleins können: kein + und kein −, dafür bis zu vier Karten in einem Zug.
matters-five_draw = Mach 10, 15, 20 …, und alle anderen ziehen eine Karte.
matters-must_reuse = Schwerer: Du darfst nicht alles zudecken und musst mit einer Zahl rechnen, die daliegt.

## The page

level-formula-base = Das Grundspiel
level-formula-harder = Eine Karte bleibt
level-formula-five--draw = Vorsicht, Fünfer!
level-formula-times--divide = Nur × und :
level-formula-everybody = Alle spielen weiter
level-formula-points = Um Punkte
level-formula-full = Alle Karten
choose-level = Wie wollt ihr spielen?
choose-rounds = Wie viele Runden?
choose-rounds-1 = Eine Runde
choose-rounds-2 = 2 Runden
choose-rounds-3 = 3 Runden
choose-rounds-5 = 5 Runden
choose-rounds-10 = 10 Runden
choose-part-variations = Varianten
choose-part-laying = Karten legen
choose-part-turns = Ziehen, versuchen, aufhören
choose-part-variations-about = Jede davon macht ein anderes Spiel daraus.
choose-part-laying-about = Wie lang Zahlen werden dürfen und wohin eine Karte darf.
choose-part-turns-about = Wann man zieht, was eine falsche Formel kostet und wann eine Runde zu Ende ist.
level-base-about = Werde zuerst alle Karten los
level-harder-about = In jeder Formel bleibt eine Karte vom Tisch
level-five--draw-about = Bei Ergebnissen wie 5, 10, 15 ziehen die anderen
level-times--divide-about = Kein + und −, dafür vier Karten pro Zug
level-everybody-about = Bis nur noch einer Karten hat
level-points-about = Ergebnisse sind Punkte: bis 250
player-greedy = Max, legt möglichst viel

card-wild = Joker
spoken-joker = Joker { $digit }
spoken-with_joker = { $number } mit Joker { $digit }
strip-example = 20 + 30 = 50
strip-empty = Leg Karten dazu. Tippe an, was weg soll.
strip-zero = Mal 0: Decke jede Karte zu, keine darf bleiben.
strip-first = Wähle ein Zeichen und leg das Ergebnis an.
strip-missing-nothing = Leg eine Karte deiner Hand auf die Formel oder daneben.
strip-missing-card = Wähle zuerst eine Karte deiner Hand.
strip-missing-symbol = Welches Zeichen?
strip-missing-number = Eine Zahl fehlt noch.
strip-missing-joker = Welche Ziffer ist der Joker?
strip-first_back_draw = Deine Karten liegen auf der Formel. Sag sie oder nimm die Karten zurück, bevor du ziehst.
strip-first_back_pass = Deine Karten liegen auf der Formel. Sag sie oder nimm die Karten zurück, bevor du passt.
told-word_draw = { $name } zieht eine Karte.
told-word_pass = { $name } passt.
word-draw = ziehe
word-pass = passe
word-wrong = falsch

area-left = linke Zahl
area-right = rechte Zahl
area-answer = Ergebnis
card-joker = Joker als { $digit }
card-in = { $card }, { $area }
card-new = { $card }, neu, { $area }
card-new_over = { $card }, neu, auf { $over }, { $area }
card-under = { $card }, unter den anderen: wieder nach oben
spot-empty = Platz: { $area }
spot-before = Platz davor: { $area }
spot-behind = Platz dahinter: { $area }
spot-between = Platz dazwischen: { $area }
symbol-title = Zeichen
symbol-one = Zeichen
symbol-none = noch kein Zeichen
symbol-equals = gleich
joker-title = Welche Ziffer ist der Joker?
joker-named = Joker als { $digit }: ändern
joker-unnamed = Joker: welche Ziffer?
covered-look =
    { $count ->
        [one] Unter die Formel schauen: 1 Karte
       *[other] Unter die Formel schauen: { $count } Karten
    }
covered-title = Unter der Formel
covered-about = Diese Karten sind zugedeckt. Wenn der Stapel leer ist, werden sie gemischt.
place-draw = Karte ziehen
place-pass = Passen
round-of = Runde { $round } von { $rounds }
round-points = Runde { $round }, bis jemand 250 Punkte hat
round-points_won = { $points } Punkte
table-joker = ★ heißt: ein Joker.
table-nothing = nichts
table-out = fertig, Platz { $place }
sheet-round = Runde
sheet-won = gewonnen
sheet-total = Summe
sheet-empty = Noch keine Runde ist zu Ende.

guide-levels = Spielweise
guide-becomes = aus { $before } wird { $after }
guide-aim = Leg deine Karten ab. Wer zuerst keine mehr hat, gewinnt.
guide-aim_points = Leg Formeln mit großen Ergebnissen. Wer zuerst 250 Punkte hat, gewinnt.
guide-say = Du sagst die ganze Formel. Der Tisch sagt dir nur, ob sie stimmt.
guide-special = Das ist hier besonders
guide-the_turn = Dein Zug
guide-first = Die erste Formel: Zwei Karten liegen da. Wähle ein Zeichen und leg das Ergebnis an, mit einer Karte oder zwei. Die zwei Karten bleiben, wie sie sind. Ist eine ein Joker, sagst du seine Ziffer.
guide-turn = Verändere die Formel mit einer, zwei oder drei deiner Karten, sodass sie wieder stimmt. Leg sie auf andere Karten oder daneben. Ein anderes Zeichen kostet nichts. Was du nicht zudeckst, bleibt, wo es ist.
guide-turn_four = Verändere die Formel mit einer bis vier deiner Karten, sodass sie wieder stimmt. Leg sie auf andere Karten oder daneben. Ein anderes Zeichen kostet nichts. Was du nicht zudeckst, bleibt, wo es ist.
guide-one = Eine neue Karte: die anderen bleiben.
guide-two = Zwei neue Karten.
guide-three = Drei neue Karten.
guide-beside = Neben eine Karte: Die 4 bleibt und wird zur 40.
guide-numbers = Zahlen aus zwei oder drei Karten beginnen nicht mit 0. Du darfst eine ihrer Karten zudecken …
guide-away = … oder alle mit einer einzigen: Leg sie auf eine und tipp die andere an, dann rutscht sie darunter. Aber weggenommen wird nichts: Für eine 1, wo 10 liegt, brauchst du eine neue 1.
guide-zero = Eine Formel mit × 0 muss ganz ersetzt werden: Deck jede Karte zu.
guide-joker = Ein Joker ist die Ziffer, die du sagst. Die bleibt er, solange er da liegt. Geschrieben wird er mit einem Stern: 8★.
guide-limits = Die Formel, die da liegt, wird nicht noch einmal gelegt. Kein Ergebnis ist kleiner als 0, und beim Teilen bleibt kein Rest.
guide-draw = Du findest nichts? Zieh eine Karte. Dann ist der Nächste dran. Ist der Stapel leer, werden die zugedeckten Karten gemischt.
guide-the_end = Das Ende
guide-end = Wer die letzte Karte legt, gewinnt die Runde. Spielt ihr mehrere Runden, gewinnt, wer die meisten gewonnen hat; jedes Mal beginnt ein anderer.
guide-extra = Wenn ihr mögt: Wer eine Runde gewinnt, bekommt in der nächsten eine Karte mehr.
guide-harder = In jeder Formel muss eine Karte vom Tisch bleiben, hier die 4. Nur mal 0 muss auch jetzt ganz weg.
guide-five--draw = Ist dein Ergebnis 0, 5, 10, 15 und so weiter? Dann ziehen alle anderen eine Karte.
guide-times--divide = Es gibt kein + und kein −. Dafür darfst du in einem Zug vier Karten legen.
guide-everybody = Ist jemand fertig? Die anderen spielen weiter, bis nur noch einer Karten hat. In dieser Reihenfolge gibt es Plätze.
guide-points = Jedes Ergebnis bringt dem, der es legt, so viele Punkte: dieses hier 40.
guide-points_end = Ist jemand fertig, dann ist die Runde vorbei. Dafür gibt es 10 Punkte. Alle anderen verlieren die Ziffern, die sie noch auf der Hand haben, und 25 für einen Joker.
guide-points_goal = Spielt Runden, bis jemand 250 Punkte hat. Wer die meisten hat, gewinnt.
guide-house = Hausregeln, wenn ihr mögt
guide-right = Zahlen wachsen nur am rechten Ende.
guide-between = Eine Karte darf zwischen zwei andere geschoben werden.
guide-rearrange = Karten auf dem Tisch dürfen in eine andere Zahl wandern. Ein Platz, den du wählst, bekommt die Karte, auf die du dann tippst, auch eine von unter der Formel.
value-play_on-off = ist die Runde vorbei
value-play_on-ranking = spielen die anderen, bis einer übrig ist
value-play_on-literal = spielen die anderen, bis alle fertig sind
value-extend-both = an beiden Enden
value-extend-right = nur am rechten Ende
value-table_cards-stay = bleiben in ihrer Zahl
value-table_cards-rearrange = dürfen in eine andere Zahl
value-wrong_formula-retry = versucht man es noch einmal
value-wrong_formula-draw = zieht man eine Karte
value-max_turns-0 = beliebig vielen Zügen
value-max_turns-100 = 100 Zügen
value-max_turns-200 = 200 Zügen
value-max_turns-500 = 500 Zügen
value-max_turns-1000 = 1000 Zügen
value-max_turns-2000 = 2000 Zügen

look-you-cards =
    { $count ->
        [one] In Zug { $turn } hättest du 1 Karte legen können.
       *[other] In Zug { $turn } hättest du { $count } Karten legen können.
    }
look-name-cards =
    { $count ->
        [one] In Zug { $turn } hätte { $name } 1 Karte legen können.
       *[other] In Zug { $turn } hätte { $name } { $count } Karten legen können.
    }
look-found-cards =
    { $count ->
        [one] Ja! So legst du 1 Karte.
       *[other] Ja! So legst du { $count } Karten.
    }
look-less-cards =
    { $count ->
        [one] Das stimmt: So legst du 1 Karte. Da ist noch mehr zu finden.
       *[other] Das stimmt: So legst du { $count } Karten. Da ist noch mehr zu finden.
    }
look-none = Das ist erlaubt, aber so legst du keine Karte. Such eine Formel!

## On paper

paper-rounds = Wer gewinnt die Runde?
paper-round = Runde
paper-won = gewonnen
paper-tick = Ein Haken für den, der die letzte Karte legt. Wer die meisten hat, gewinnt.
paper-points = Das Spiel um Punkte
paper-answers = Ergebnisse zusammen
paper-first_out = zuerst ohne Karten: +{ $points }
paper-left = noch auf der Hand (Joker −{ $joker })
paper-goal = Es gibt neue Runden, bis am Ende einer Runde jemand { $points } hat. Wer die meisten Punkte hat, gewinnt.

## Ein erstes Spiel zum Mitmachen: wonach man sucht, nie, was man findet

learn-first = Zwei Zahlen liegen auf dem Tisch. Wähle ein Zeichen dazwischen und leg das Ergebnis von deiner Hand.
learn-product = Zwei Zahlen liegen auf dem Tisch. Wähle × oder : dazwischen und leg das Ergebnis von deiner Hand.
learn-change = Ändere die Formel: Leg Karten von deiner Hand darauf oder daneben, sodass sie wieder stimmt.
learn-draw = Finde noch eine Formel, die stimmt. Siehst du keine, zieh eine Karte.
