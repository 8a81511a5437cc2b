-mathino = Mathino

## Mathino

## Mathino says no

mathino-seats = Diese Karten lassen sich nicht gleichmäßig an { $seats } austeilen. { -mathino } ist für 2, 3, 4 oder 6.
mathino-pack_too_small = Dieses Spiel hat { $cards } Karten. Für so viele braucht man mindestens { $needed }.
mathino-game_over = Diese Partie ist vorbei.
mathino-not_your_turn = Du bist noch nicht dran.
mathino-no_action = Stapeln allein ist kein Zug: Spiel auch eine Karte.
mathino-malformed = Das passt nicht zusammen. Versuch es anders.
mathino-card_not_in_hand = Diese Karte ist nicht in deiner Hand.
mathino-no_such_pile = Dafür finde ich auf dem Tisch keinen passenden Stapel.
mathino-pile_first = Der Stapel kommt zuerst: Deine Karte wird von ihm abgezogen, oder sie teilt ihn.
mathino-card_used_twice = Jeder Stapel zählt nur einmal: So viele liegen nicht da.
mathino-locked = Dieser Stapel ist verschlossen: Bis die Runde vorbei ist, darf nur sein Besitzer ihn anfassen.
mathino-capture_mismatch = Das ist nicht die Zahl auf deiner Karte. Schau noch einmal!
mathino-capture_empty = Was möchtest du erobern?
mathino-capture_incomplete = An diesem Tisch erobert man alles, was passt. Da ist noch mehr!
mathino-stack_mismatch = Nur Stapel mit gleichem Wert kommen zusammen. Auch das Minus zählt.
mathino-base_mismatch = Die haben nicht den gleichen Wert, darum gehören sie nicht zusammen.
mathino-add_build_pile = Nur lose Karten kann man addieren. Ein gebauter Stapel bleibt, wie er ist.
mathino-add_unused = Was du addierst, darauf musst du im selben Zug deine Karte spielen.
mathino-op_disabled = An diesem Tisch gibt es kein { $sign }.
mathino-not_alike = Darin sind die Karten nicht gleich. Schau noch einmal!
mathino-only_alike = Hier eroberst du Karten, die gleich aussehen, oder legst eine ab.
mathino-look_disabled = So passen Karten an diesem Tisch nicht zusammen.
mathino-powers_disabled = An diesem Tisch gibt es keine Potenzen und Wurzeln.
mathino-digit_sums_disabled = An diesem Tisch addiert man die Ziffern eines Ergebnisses nicht.
mathino-table_add_disabled = An diesem Tisch kann man Karten, die daliegen, nicht erst addieren.
mathino-combo_mix_disabled = An diesem Tisch spielst du auf eine Summe oder auf gleiche Stapel, nicht auf beides zugleich.
mathino-stacking_disabled = An diesem Tisch wird nicht gestapelt.
mathino-negative_disabled = An diesem Tisch gibt es keine negativen Zahlen.
mathino-not_a_power_card = Nur eine 2 quadriert oder zieht die Quadratwurzel; nur eine 3 nimmt hoch drei oder zieht die dritte Wurzel.
mathino-not_whole = Das geht nicht auf. Hier gibt es nur ganze Zahlen.
mathino-division_by_zero = Durch 0 kann man nicht teilen.
mathino-root_of_negative = Eine negative Zahl hat keine Quadratwurzel.
mathino-match_mismatch = Zum Dazulegen muss deine Karte so groß sein wie der Stapel.
mathino-digit_sum_not_allowed = Da gibt es keine Ziffern zusammenzuzählen: nur bei Produkten, Quadraten und Kubikzahlen ab zwei Ziffern.
mathino-value_too_large = Das ist zu groß: An diesem Tisch geht kein Stapel über { $most } hinaus.
mathino-wrong_result = Nicht ganz: „{ $said }“ stimmt nicht. Rechne noch einmal: Nichts ist verloren, und du darfst auch etwas anderes spielen.
mathino-no_capture_card = An diesem Tisch musst du eine Karte haben, die erobern könnte, was du baust.
mathino-discard_not_allowed = An diesem Tisch legt man keine Karte ab, die etwas erobern kann.
mathino-nothing_to_accept = Niemand wartet auf deine Antwort.
mathino-no_forfeit = So gibt hier niemand eine Partie auf.
mathino-no_sum_capture = An diesem Tisch werden Karten nicht als Summe erobert: Jede muss für sich zu deiner Karte passen.
mathino-no_pass = Hier passt und zieht niemand: Erobere, baue, leg dazu oder leg eine Karte ab.
mathino-accept_first = Die Runde ist vorbei. Stimme zu, oder widersprich, wenn der letzte Zug falsch war.
mathino-which_look = Was haben sie gemeinsam: Zahl, Form oder Farbe? Sag zum Beispiel: nach Form.
mathino-not_a_turn = Das ist noch kein ganzer Zug. Erobern, bauen, dazulegen oder ablegen?
mathino-which_card = Welche? Sag auch ihre Zahl.
mathino-which_result = Und was kommt heraus? Sag auch das Ergebnis.
mathino-left_to_others = Keine deiner anderen Karten zeigt diese Zahl: Wenn in dieser Runde niemand diesen Stapel erobert, kostet er Punkte. Sag es noch einmal, oder etwas anderes.
mathino-last_card = Deine letzte Karte in dieser Runde: Wenn nach dir niemand diesen Stapel erobert, kostet er Punkte. Sag es noch einmal, oder etwas anderes.
mathino-last_turn = Der letzte Zug dieser Runde: Niemand kann diesen Stapel rechtzeitig erobern, und er kostet Punkte. Sag es noch einmal, oder etwas anderes.
mathino-only_answer = Für deinen eigenen Stapel hast du keine andere Karte: Wenn ihn in dieser Runde niemand erobert, kostet er dich Punkte. Sag es noch einmal, oder etwas anderes.
mathino-laid_on_alike = Eroberst du sie, oder legst du nur dazu und lässt beide liegen?
mathino-which_sum = Wie machst du das? Sag auch die Rechnung.
mathino-one_card = Bitte nur eine Karte im Zug und nur auf eine Art.
mathino-unclear = Das könnten zwei verschiedene Karten oder Stapel sein. Wähle sie durch Antippen.
mathino-different_numbers = Deine Karte erobert nur ihre eigene Zahl, und das sind verschiedene Zahlen.
mathino-two_results = Du hast zwei verschiedene Ergebnisse gesagt. Welches gilt?
mathino-not_its_digits = Das sind nicht die Ziffern der Zahl davor.
mathino-said_short = Sag diese Zahl ganz.

## Packs of one's own

mathino-warn_points = Die Punkte auf diesen Karten und die für die meisten Karten ergeben nicht 13. Spielen kann man trotzdem damit.
mathino-warn_zero = In diesem Spiel gibt es eine 0. Nur eine andere 0 kann sie erobern.

## How a match ends

mathino-target = Das Ziel ist erreicht!
mathino-shared = Gleichstand an der Spitze: ein gemeinsamer Sieg!
mathino-last_deck = Das war der letzte Durchgang.
mathino-most_cards = Alle Karten sind gespielt: jetzt wird gezählt.
mathino-forfeit = Nur eine Person ist noch dabei: Für die anderen war die Zeit um.

## What a player is shown

game-mathino = { -mathino }
game-mathino-about = Stapel erobern mit Plus, Minus, Mal und Geteilt
cards-numbers = Zahlenkarten ({ $count })
help-build = bauen | 20 + 30, baue 50   (was da liegt zuerst, dann deine Karte)
help-negative = { "" } | 50 + -20 = 30   (deine Karte darf negativ sein)
help-capture = erobern | erobere 50   (alles, was gleich viel wert ist)
help-capture_some = { "" } | 50 und -50, erobere 50
help-match = dazulegen | dazu 50
help-discard = ablegen | leg 20
help-stack = stapeln | 20 + 30, baue 50, staple 50 50   (Stapel mit gleichem Wert, vor oder nach deiner Karte)
help-digits = Quersummen | 30 x 20 ist 600, 6 + 0 + 0 ist 6, baue 6
help-powers =
    Potenzen | 20 quadriert, baue 400
     | Kubikwurzel aus 8000, baue 20   (nur 2 und 3; sie verschließen den Stapel)
help-added =
    addierte Karten | (20 + 30) : 50 = 1
     | (60 und 60) x 20 = 1200   (zuerst dazugelegt)
help-piles = welcher Stapel | [50] ist ein gebauter Stapel, [50]a und [50]b zwei davon, ihn der eben gemachte, 70g die goldene 70
help-tables = tabellen | Produkte, Quadrat- und Kubikzahlen zum Nachsehen
help-products = Produkte
command-tables = tabellen
help-accept =
    prüfen | einspruch   (wo ihr einander prüft: Der letzte Zug war falsch)
     | einverstanden   (der letzte Zug einer Runde gilt)
rules-setup = ZU BEGINN. Zwei, drei, vier oder sechs können spielen. Mischt; jeder bekommt { $cards } Karten, { $table } weitere liegen offen auf dem Tisch. Links vom Geber geht es los. Bei jedem neuen Durchgang gibt der Nächste links.
rules-aim = Sei der Erste mit { $target } Punkten; sie stehen auf eroberten Karten.
rules-aim_cards = Erobere die meisten Karten. Es gibt einen Durchgang.
rules-points = PUNKTE. Goldene Karten bringen Punkte: { $cards }.
rules-points_all = { $points } auf jeder { $card }
rules-points_one = { $points } auf der { $card }
rules-most = MEISTE KARTEN. Wer in einem Durchgang die meisten Karten erobert hat, bekommt { $most } Punkte dazu. { $shared }
rules-share_exact = Bei gleich vielen werden sie gerecht geteilt, notfalls in Drittel.
rules-share_floor = Bei gleich vielen werden sie in ganzen Punkten geteilt; der Rest verfällt.
rules-share_none = Haben mehrere gleich viele, bekommt sie niemand.
rules-turn = DEIN ZUG. Du spielst eine Karte: Du eroberst, du baust, oder du legst sie allein hin. Sind alle Karten gespielt, werden neue ausgeteilt, bis keine mehr da sind.
rules-capture = EROBERN. Deine Karte gewinnt jede lose Karte und jeden Stapel, der so viel wert ist wie sie; einen Stapel −5 auch mit einer 5.
rules-capture_all = An diesem Tisch nimmt ein Erobern alles, was gleich viel wert ist.
rules-capture_sums = Lose Karten dürfen auch als Summe erobert werden: 5 und 4 mit einer 9.
rules-build = BAUEN. Leg deine Karte auf eine Karte oder einen Stapel des Tisches und verändere den Wert: { $ways }. Was da liegt, kommt zuerst. Sag, was du baust.
rules-or = { $others } oder { $last }
rules-op_add = addieren
rules-op_sub = abziehen
rules-op_mul = malnehmen
rules-op_div = teilen
rules-negatives = NEGATIV. Deine Karte darf negativ zählen, und ein Stapel darf weniger als 0 wert sein.
rules-match = DAZULEGEN. Du darfst deine Karte auf eine gleiche legen und beide liegen lassen: Der Wert bleibt.
rules-largest = Kein Stapel geht über { $most } hinaus, und keiner unter das Gegenteil davon.
rules-hold_one = Du darfst nur bauen, was eine andere Karte deiner Hand erobern könnte.
rules-duty_last_builder = VORSICHT. Wer zuletzt an einem Stapel gebaut hat, schuldet ihn: Er muss erobert werden, bevor die Runde aus ist. { $freed } Sonst kostet es diese Person { $points } Punkte, ganz gleich, wer den Stapel begonnen hat; wer überbaut wurde, schuldet nichts.
rules-duty_first_builder = VORSICHT. Wer einen Stapel begonnen hat, schuldet ihn, ganz gleich, wer später darauf baut: Er muss erobert werden, bevor die Runde aus ist. { $freed } Sonst kostet es diese Person { $points } Punkte.
rules-duty_every_builder = VORSICHT. Alle, die an einem Stapel gebaut haben, schulden ihn: Er muss erobert werden, bevor die Runde aus ist. { $freed } Sonst kostet es jeden von ihnen { $points } Punkte.
rules-freed_any_capture = Erobern darf ihn jeder.
rules-freed_own_capture = Nur das eigene Erobern zählt.
rules-penalty_once = Das wird einmal in einer Runde bezahlt, ganz gleich, wie viele Stapel liegen bleiben.
rules-stackers_owe = Wer Stapel zusammenlegt, schuldet den neuen Stapel.
rules-matches_owe_not = Beim Dazulegen bleibt die Schuld, bei wem sie war.
rules-stacking = STAPELN. Stapel mit gleichem Wert dürfen zusammengelegt werden, vor oder nach deiner Karte.
rules-digit_sums = QUERSUMMEN. Die Ziffern eines Produkts dürfen addiert werden, einmal oder öfter: 99, 18, 9. Nur in dem Zug, der es macht.
rules-power_plays = POTENZEN. Eine 2 quadriert oder zieht die Quadratwurzel, eine 3 nimmt hoch drei oder zieht die dritte Wurzel. Leg sie quer: Der Stapel ist für dich verschlossen, bis die Runde aus ist.
rules-lock_stays = An diesem Tisch bleibt ein Stapel verschlossen, bis er erobert wird, auch über die Runde hinaus.
rules-no_discard = Eine Karte, die etwas erobern kann, wird nicht allein hingelegt.
rules-mistakes_strict = EIN FEHLER. Jedes Ergebnis wird geprüft. Ein falsches kostet nichts: Die Karten gehen zurück, und du spielst noch einmal, was du willst.
rules-mistakes_claims = EIN FEHLER. Ihr prüft einander. Wer ein falsches Ergebnis hört, widerspricht, bevor der nächste Zug vorbei ist: Dann gehen die Karten zurück, und es wird noch einmal gespielt. Zu spät bemerkt, gilt es, wie es gesagt war.
rules-end = DAS ENDE. Was nach der letzten Runde übrig ist, bekommt, wer zuletzt erobert hat. Die Punkte werden gezählt, und es gibt neue Durchgänge, bis jemand das Ziel erreicht hat; wer die meisten Punkte hat, gewinnt.
rules-end_decks =
    { $count ->
        [one] DAS ENDE. Was nach der letzten Runde übrig ist, bekommt, wer zuletzt erobert hat. Es gibt einen Durchgang: Wer die meisten Punkte hat, gewinnt, und wer gleich viele hat, gewinnt gemeinsam.
       *[other] DAS ENDE. Was nach der letzten Runde übrig ist, bekommt, wer zuletzt erobert hat. Die Punkte werden gezählt, und es gibt neue Durchgänge, bis jemand das Ziel erreicht hat, höchstens aber { $count }. Wer die meisten Punkte hat, gewinnt; nach dem letzten Durchgang gewinnen gemeinsam, die gleich viele haben.
    }
rules-end_cards = DAS ENDE. Was nach der letzten Runde übrig ist, bekommt, wer zuletzt erobert hat. Dann zählen alle ihre Karten; wer gleich viele hat, gewinnt gemeinsam.
rules-equal_extra_deck = Sind die Besten gleich, entscheidet ein weiterer Durchgang.
rules-equal_shared = Sind die Besten gleich, gewinnen sie gemeinsam.
rules-young = DEIN ZUG. Du spielst eine Karte. Sie erobert Karten { $looks }, so viele du willst. Sind alle Karten gespielt, werden neue ausgeteilt, bis keine mehr da sind.
rules-young_choose = Wähle bei jedem Erobern eines davon.
rules-young_discard = Gleicht nichts deiner Karte, leg sie auf den Tisch.
rules-look_number = mit derselben Zahl
rules-look_shape = mit derselben Form
rules-look_colour = mit derselben Farbe
rules-table_add = ADDIERTE KARTEN. Lose Karten des Tisches dürfen addiert werden, bevor du auf ihre Summe spielst; und auf Stapel mit gleichem Wert darfst du wie auf einen spielen.
rules-young_open = OFFENE HÄNDE. Alle Hände liegen offen, damit alle helfen können. Gebaut wird nicht.

## House rules

setting-cards = Welche Karten?
setting-variant = Art des Spiels
setting-ops = Gebaut wird mit
setting-negatives = Negative Zahlen
setting-fractions = Brüche
setting-max_abs_value = Der größte Stapel
setting-capture_scope = Erobert wird
setting-combo_capture = Lose Karten darf man als Summe erobern
setting-require_capture_card = Wer baut, muss die Lösung haben
setting-discard_rule = Ablegen darf man
setting-stacking = Gleiche Stapel darf man stapeln
setting-digit_sums = Quersummen
setting-digit_sum_digits = Quersummen gibt es von
setting-digit_sum_negative = Ein negatives Produkt
setting-power_plays = Potenzen, Wurzeln und Schlösser
setting-negative_root = Eine Quadratwurzel darf negativ sein
setting-lock_until = Ein Schloss hält
setting-table_add = Karten des Tisches darf man addieren
setting-combo_mix = Summen und gleiche Stapel zusammen
setting-duty_model = Wer muss für die Eroberung sorgen?
setting-match_takes_duty = Auch wer dazulegt, muss dafür sorgen
setting-stacking_makes_duty = Auch wer stapelt, muss dafür sorgen
setting-discharge = Es zählt, wenn ihn erobert
setting-sweep_discharges = Reste der letzten Runde gelten als erobert
setting-penalty = Ein Stapel, der liegen bleibt, kostet
setting-penalty_scope = Das zahlt man
setting-tie_split = Meiste Karten, aber gleich viele
setting-target = Punkte zum Sieg
setting-final_tie = Gleichstand am Ende
setting-floor_zero = Niemand fällt unter 0
setting-mistakes = Ergebnisse prüft
setting-open_hands = Alle Hände liegen offen
setting-young_attributes = Gleich ist
setting-young_scoring = Bei den Kleinsten zählen
setting-max_decks = Durchgänge höchstens
setting-timeout_action = Wo die Uhr einen Zug beendet
setting-advance_per_game = Weiter kommen im Turnier
setting-short_round = Karten, die sich nicht verteilen lassen
setting-hand_cards = Karten auf der Hand
setting-table_cards = Karten auf dem Tisch zu Beginn
setting-most_cards_points = Punkte für die meisten Karten
matters-mistakes = Der Tisch hält falsche Rechnungen sofort auf. Prüft ihr euch selbst, gilt eine falsche, bis jemand sie bemerkt.
matters-ops = Nur + ist ein leichter Anfang. Mit × kann eine 4 auf einer 3 auch 12 ergeben.
matters-combo_capture = Mit dieser Regel kann eine 8 eine 5 und eine 3 zusammen erobern.
matters-penalty = Ein Stapel, den du baust, sollte bis zum Ende der Runde erobert sein. Wenn nicht, kostet er dich so viel.
matters-hand_cards = Mit weniger Karten wird die Runde kurz und leicht; mit mehr Karten gibt es mehr zu planen.

## Hints

hint-mathino_capture = In deiner Hand ist eine Karte, die etwas erobern kann.
hint-mathino_match = Eine deiner Karten ist so groß wie etwas auf dem Tisch. Du könntest sie dort liegen lassen.
hint-mathino_build = Eine deiner Karten kann etwas auf dem Tisch so verändern, dass eine andere deiner Karten es später erobert.
hint-mathino_build_on = Eine deiner Karten kann eine Zahl auf dem Tisch verändern. Später veränderst du sie noch einmal, zu einer Zahl aus deiner Hand, und eroberst sie.
hint-mathino_power = Eine deiner Zweien oder Dreien kann etwas, das nur sie kann.
hint-mathino_alike_number = Eine deiner Karten hat dieselbe Zahl wie etwas auf dem Tisch.
hint-mathino_alike_shape = Eine deiner Karten hat dieselbe Form wie etwas auf dem Tisch.
hint-mathino_alike_colour = Eine deiner Karten hat dieselbe Farbe wie etwas auf dem Tisch.
hint-mathino_seek = Such das hier: { $look }
hint-mathino_unlike = Nichts von dir ist wie etwas auf dem Tisch. Leg eine Karte hin.
hint-mathino_discard = Gerade ist nicht viel zu machen. Welche Karte brauchst du am wenigsten?

## The text table

mathino_table-heading = Durchgang { $deck }, Runde { $round }, noch { $count } Karten
mathino_table-last_heading = Durchgang { $deck }, die letzte Runde
mathino_table-title = Tisch
mathino_table-pile = { $name }: { $cards }
mathino_table-duty = { $name }: { $cards }   { $holder }: muss in dieser Runde erobert werden
mathino_table-locked = { $name }: { $cards }   verschlossen von { $holder }, erobern noch in dieser Runde
mathino_table-only_locked = { $name }: { $cards }   verschlossen von { $holder }
mathino_table-confirm = { $name }, die Runde ist aus. Sag einverstanden, oder einspruch, wenn der letzte Zug falsch war.
mathino_table-confirm_you = Die Runde ist aus. Sag einverstanden, oder einspruch, wenn der letzte Zug falsch war.
mathino_table-last_card = { $name }, deine letzte Karte in dieser Runde: Einen Stapel, den du jetzt baust, muss ein anderer erobern, sonst kostet er Punkte. (? für einen Tipp, hilfe, ende)
mathino_table-last_card_you = Deine letzte Karte in dieser Runde: Einen Stapel, den du jetzt baust, muss ein anderer erobern, sonst kostet er Punkte. (? für einen Tipp, hilfe, ende)

## What a move has brought

mathino-deck_over = Durchgang { $deck } ist zu Ende.
mathino-leftovers = { $name } hat zuletzt erobert und bekommt, was auf dem Tisch übrig ist.
mathino-scored = { $name } { $points }: { $item }
mathino-next_round = Durchgang { $deck }, Runde { $round }
mathino-last_round = Durchgang { $deck }, die letzte Runde!
score-captured = eroberte Karten
score-cards = Edelsteine auf eroberten Karten
score-most = meiste Karten
score-penalty = gebaute Stapel, die niemand erobert hat

## The page

level-mathino-young = Für die Kleinsten
level-mathino-starter = Einstieg
level-mathino-basic = Grundspiel
level-mathino-advanced = Für Könner
level-mathino-mathino--52 = Karten 1 bis 13
level-mathino-mathino--52--zero = Karten 0 bis 12
level-mathino-mathino--48 = Karten 1 bis 12
level-mathino-playing--cards = Spielkarten
choose-level = Welche Regeln?
guide-levels = Stufe
choose-target = Wie lange?
choose-target-7 = Kurz: bis 7 Punkte
choose-target-14 = Bis 14 Punkte
choose-target-21 = Lang: bis 21 Punkte
choose-part-cards = Die Karten
choose-part-signs = Rechnen
choose-part-digits = Quersummen, Potenzen und addierte Karten
choose-part-taking = Erobern und Stapeln
choose-part-duty = Wer für einen Stapel geradesteht
choose-part-match = Punkte und Partie
choose-part-check = Wer prüft
choose-part-young = Was gleich ist
choose-part-cards-about = Welche Karten es gibt und wie viele man hat.
choose-part-signs-about = Welche Zeichen erlaubt sind und wie groß oder klein ein Stapel werden darf.
choose-part-digits-about = Was aus einer großen Zahl werden darf.
choose-part-taking-about = Was eine Karte erobert und wann man ablegen darf.
choose-part-duty-about = Wer dafür sorgen muss, dass ein Stapel erobert wird, und was es sonst kostet.
choose-part-match-about = Was Punkte bringt und wer bei Gleichstand gewinnt.
choose-part-check-about = Wer eine falsche Rechnung aufhält und was geschieht, wenn die Zeit um ist.
choose-part-young-about = Was an zwei Karten gleich sein kann und was gezählt wird.
level-young-about = Gleiche Farbe, Form oder Zahl: ohne Rechnen
level-starter-about = Bauen mit + und −
level-basic-about = Bauen mit + − × :
level-advanced-about = Auch Quersummen, Potenzen und Schlösser

card-gold = goldene { $number }
card-blue = blaue { $number }
card-red = rote { $number }
card-green = grüne { $number }
card-orange = orangefarbene { $number }
card-spades = Pik { $number }
card-hearts = Herz { $number }
card-diamonds = Karo { $number }
card-clubs = Kreuz { $number }
spoken-pile = der Stapel im Wert von { $value }
spoken-pile_a = der erste Stapel im Wert von { $value }
spoken-pile_b = der zweite Stapel im Wert von { $value }
spoken-pile_c = der dritte Stapel im Wert von { $value }
spoken-takes = { $card } nimmt { $won }
spoken-negative = minus
spoken-dots = und so weiter bis

strip-example = 1 + 4 = 5
strip-blank_joint = Wie gehören die zusammen? Drücke für: gleich viel wert, oder addiert
strip-entered_joint = verbunden mit { $text }
strip-no_blank = Wähle zuerst eine Karte, und worauf du sie spielst.
strip-missing-card = Welche Karte aus deiner Hand?
strip-missing-pile = Worauf spielst du deine Karte? Wähle etwas vom Tisch, oder leg die Karte ab.
strip-missing-joint = Was steht dazwischen? Drücke die Lücke: & für gleiche Stapel, + für addierte Karten.
strip-missing-stack = Auf welchen Stapel soll er?
strip-last_card = Deine letzte Karte in dieser Runde: Wenn nach dir niemand diesen Stapel erobert, kostet er Punkte.
strip-no_card = Keine deiner anderen Karten zeigt diese Zahl: Wenn in dieser Runde niemand diesen Stapel erobert, kostet er Punkte.
strip-last_turn = Der letzte Zug dieser Runde: Niemand kann diesen Stapel rechtzeitig erobern, und er kostet Punkte.
told-word_accept = { $name } lässt den letzten Zug gelten.
told-word_discard = { $name } legt { $card } ab.
place-title = Was macht deine Karte?
place-capture = Erobern
place-capture-about = was gleich viel wert ist
place-match = Dazu
place-match-about = auf die gleiche Zahl
place-discard = Ablegen
place-discard-about = einfach hinlegen
place-stack = Stapeln
place-stack-about = gleiche Stapel zusammen
place-negative = Minus-Karte
place-negative_result = Minus-Ergebnis
place-accept = Einverstanden: Der letzte Zug gilt
key-special = Weitere Tasten
key-__square__ = hoch zwei
key-__root__ = Quadratwurzel
key-__cube__ = hoch drei
key-__cube_root__ = Kubikwurzel
key-digits = Quersumme
key-dots = Punkte einer langen Zahl
prompt-confirm_you = Die Runde ist vorbei. Lass den letzten Zug gelten, oder widersprich, wenn er falsch war.
prompt-last_round = Die letzte Runde mit diesen Karten: Wer zuletzt etwas erobert, bekommt den Rest.
card-shaped = { $card }, { $shape }
card-gems =
    { $count ->
        [one] { $card }, 1 Edelstein
       *[other] { $card }, { $count } Edelsteine
    }
card-pile = Stapel im Wert von { $value }, { $count } Karten
card-stacked = { $card }, wird gestapelt
shape-star = Stern
shape-moon = Mond
shape-drop = Tropfen
shape-flower = Blume
table-table = Auf dem Tisch
table-empty = Der Tisch ist leer.
table-look_inside = In den Stapel mit dem Wert { $pile } schauen
table-duty = { $name }: Dieser Stapel muss in dieser Runde erobert werden
table-lock = Verschlossen: Nur { $name } darf ihn anfassen
table-claims = Ihr prüft euch gegenseitig: Widersprecht, wenn etwas falsch ist.
table-target =
    { $count ->
        [one] Wer zuerst 1 Punkt hat
       *[other] Wer zuerst { $count } Punkte hat
    }
table-captured =
    { $count ->
        [one] 1 Karte erobert
       *[other] { $count } Karten erobert
    }
table-own_captured =
    { $count ->
        [one] Deine eroberten Karten: 1
       *[other] Deine eroberten Karten: { $count }
    }
young-looks = Was haben sie gemeinsam?
young-colour = Die gleiche Farbe
young-shape = Die gleiche Form
young-number = Die gleiche Zahl
word-building = baue
word-build = bau
word-capture = erobere
word-matching = dazu
word-match = passend
word-stack = staple
word-discard = leg
word-accept = einverstanden
word-forfeit = aufgegeben
word-and = und
word-is = ist
word-it = ihn
word-squared = quadriert
word-cubed = kubiert
word-square = zweite
word-cube = dritte
word-root = Wurzel
word-of = aus
word-with = mit
word-digit = als
word-sum = Quersumme
word-time = Zeit
word-up = um
word-by = nach
word-number = Zahl
word-shape = Form
word-colour = Farbe

aid-tables = Tafeln
house-tables = Einmaleins, Quadrate und Kubikzahlen dürfen nachgeschlagen werden
aid-times = Einmaleins
tables-times = Einmaleins
tables-times_about = Such eine Zahl oben und eine an der Seite. Wo sie sich treffen, steht, was sie ergeben.
aid-powers = Potenzen
tables-powers = Quadrate und Kubikzahlen
tables-powers_about = In den Kästchen: die Quersumme und davon noch einmal die Quersumme.
tables-number = Zahl
tables-square = Quadrat
tables-cube = Kubikzahl

sheet-deck = Durchgang { $deck }
sheet-what = Wofür
sheet-total = Summe
sheet-target = Hat jemand { $target }, wenn ein Durchgang zu Ende ist, gewinnt, wer die meisten Punkte hat.
sheet-empty = Punkte werden gezählt, wenn alle Karten gespielt sind.

guide-aim = Erobere Karten. Goldene Karten haben Edelsteine, und jeder ist einen Punkt wert. Wer die meisten Karten hat, bekommt 4 Punkte dazu. Hat jemand 14, wenn ein Durchgang zu Ende ist, gewinnt, wer die meisten hat.
guide-turn = Alle bekommen vier Karten, und vier liegen auf dem Tisch. In deinem Zug spielst du eine Karte. Sind alle Hände leer, werden neue Karten ausgeteilt.
guide-say = Du wählst die Karten, und du sagst, was herauskommt. Der Tisch sagt dir nur, ob es stimmt.
guide-capture = Erobern: Deine Karte gewinnt, was auf dem Tisch genauso viel wert ist: eines davon oder so viele, wie du willst. Minus 5 gewinnst du auch mit einer 5.
guide-build = Bauen: Leg deine Karte auf eine Karte des Tisches und sag die Rechnung. Was dort liegt, kommt zuerst. Ab jetzt ist es ein Stapel mit neuem Wert.
guide-build_minus = Deine Karte darf auch negativ zählen, und ein Stapel darf weniger als nichts wert sein.
guide-build_times = Mal und geteilt: Es muss aufgehen. Was dort liegt, wird durch deine Karte geteilt, nie umgekehrt.
guide-on = Jeder darf auf einem Stapel weiterbauen, und jeder darf ihn gewinnen.
guide-match = Dazulegen: Leg deine Karte auf eine gleiche und lass beide liegen. Später gewinnst du sie zusammen.
guide-stack = Stapeln: Gleiche Stapel darfst du zusammenlegen, bevor oder nachdem du deine Karte spielst.
guide-discard = Ablegen: Nichts passt? Leg eine Karte hin.
guide-duty = Vorsicht! Wer zuletzt an einem Stapel gebaut hat, schuldet ihn: Er muss erobert werden, bevor die Hände leer sind, ganz gleich von wem. Bleibt er liegen, kostet das diese Person 14 Punkte, auch wenn jemand anders ihn begonnen hat. Wer überbaut wurde, schuldet nichts.
guide-digits = Quersummen: Die Ziffern eines Produkts darfst du zusammenzählen, und noch einmal. Hör auf, wo du willst.
guide-power = Potenzen: Eine 2 quadriert oder zieht die Quadratwurzel. Eine 3 nimmt hoch drei oder zieht die dritte Wurzel. Die Karte liegt quer: Der Stapel ist verschlossen, und nur du darfst ihn anfassen, bis die Hände leer sind.
guide-added = Addierte Karten: Lose Karten des Tisches darfst du zuerst zusammenzählen. Auf ihre Summe spielst du dann gleich deine Karte.
guide-the_end = Das Ende
guide-end = Die letzten Karten werden angesagt. Was dann auf dem Tisch übrig bleibt, bekommt, wer zuletzt etwas erobert hat. Ein Durchgang bringt zusammen 13 Punkte, und bei gleich vielen Karten werden die 4 geteilt: Zählt, und teilt neu aus, bis jemand 14 hat. Dann gewinnt, wer die meisten Punkte hat.
guide-points = Was zählt
guide-mistakes = Wer prüft?
guide-claims = Ein Rechenfehler kostet nichts: Die Karten gehen zurück, und du spielst noch einmal. Ihr könnt auch so spielen: Niemand prüft außer euch. Sagt jemand etwas Falsches, dann widersprich, bevor der nächste Zug vorbei ist; dann gilt der Zug nicht. Merkt es niemand, bleibt es dabei!
guide-young_turn = Eine Karte gewinnt Karten, die ihr gleichen.
guide-young_colour = die gleiche Farbe und Form
guide-young_number = die gleiche Zahl
guide-young_discard = nichts Gleiches? Leg eine Karte hin.
guide-young_end = Wer hat am Ende die meisten Punkte?

seek-blue = blau
seek-red = rot
seek-green = grün
seek-orange = orangefarben
seek-star = Stern
seek-moon = Mond
seek-drop = Tropfen
seek-flower = Blume
seek-spade = Pik
seek-heart = Herz
seek-diamond = Karo
seek-club = Kreuz
seek-spades = Pik
seek-hearts = Herz
seek-diamonds = Karo
seek-clubs = Kreuz
value-cards-mathino--52 = 1 bis 13
value-cards-mathino--52--zero = 0 bis 12
value-cards-mathino--48 = 1 bis 12
value-cards-playing--cards = Spielkarten, Ass bis König
value-short_round-forbid = damit wird nicht gespielt
value-short_round-equal = eine kurze letzte Runde
value-variant-normal = mit Rechnen
value-variant-young = Gleiches erobert Gleiches
value-ops-add__space__sub__space__mul__space__div = + − × :
value-ops-add__space__sub__space__mul = + − ×
value-ops-add__space__sub = + −
value-ops-add = +
value-ops-none = nichts: nur dazulegen
value-max_abs_value-0 = so groß man will
value-digit_sum_digits-any = jedem Produkt
value-digit_sum_digits-two = zweistelligen Produkten
value-digit_sum_negative-keep = behält sein Minus
value-digit_sum_negative-forbid = hat keine Quersumme
value-digit_sum_negative-drop = verliert sein Minus
value-lock_until-round_end = bis die Runde vorbei ist
value-lock_until-captured = bis der Stapel erobert ist
value-capture_scope-any = was man will
value-capture_scope-all = alles, was passt
value-discard_rule-free = jede Karte
value-discard_rule-no_capture = nur, was nichts erobert
value-duty_model-last_builder = wer zuletzt gebaut hat
value-duty_model-first_builder = wer zuerst gebaut hat
value-duty_model-every_builder = alle, die gebaut haben
value-duty_model-off = niemand
value-discharge-any_capture = irgendjemand
value-discharge-own_capture = der Erbauer
value-penalty-target = so viel, wie man zum Sieg braucht
value-penalty_scope-stack = für jeden Stapel
value-penalty_scope-player = einmal in der Runde
value-tie_split-exact = genau teilen
value-tie_split-floor = in ganzen Punkten teilen
value-tie_split-none = niemand bekommt sie
value-final_tie-extra_deck = noch ein Durchgang
value-final_tie-shared = ein gemeinsamer Sieg
value-max_decks-0 = so viele wie nötig
value-mistakes-strict = der Tisch
value-mistakes-claims = ihr gegenseitig
value-timeout_action-discard = wird eine Karte abgelegt
value-timeout_action-forfeit = scheidest du aus
value-young_attributes-number__space__shape__space__colour = Farbe, Form oder Zahl
value-young_attributes-number = die Zahl
value-young_attributes-shape = die Form
value-young_attributes-colour = die Farbe
value-young_scoring-points = Punkte
value-young_scoring-cards_only = Karten

look-you-cards =
    { $count ->
        [one] In Zug { $turn } hättest du 1 Karte erobern können.
       *[other] In Zug { $turn } hättest du { $count } Karten erobern können.
    }
look-name-cards =
    { $count ->
        [one] In Zug { $turn } hätte { $name } 1 Karte erobern können.
       *[other] In Zug { $turn } hätte { $name } { $count } Karten erobern können.
    }
look-found-cards =
    { $count ->
        [one] Ja! Das erobert 1 Karte.
       *[other] Ja! Das erobert { $count } Karten.
    }
look-less-cards =
    { $count ->
        [one] Das stimmt und erobert 1 Karte. Da ist noch mehr zu finden.
       *[other] Das stimmt und erobert { $count } Karten. Da ist noch mehr zu finden.
    }
look-none = Das ist erlaubt, erobert aber nichts. Such etwas zum Erobern!

## On paper

paper-match = Ein Spiel, Durchgang für Durchgang
paper-deck = Durchgang
paper-most = meiste Karten (4)
paper-penalty = liegen geblieben (je −14)
paper-note = Auf den Karten stehen in jedem Durchgang 9 Punkte; bei gleich vielen Karten werden die 4 für die meisten geteilt. Wer nach einem Durchgang das Ziel erreicht hat, hat gewonnen; von mehreren der Höchste.
paper-products = Produkte mit ihren Quersummen
paper-below = Unter jedem Produkt: seine Quersumme und so weiter, solange es zwei Ziffern sind. Quadratzahlen sind markiert.
paper-powers = Quadrat- und Kubikzahlen mit ihren Quersummen
paper-beside = Neben jeder Potenz: ihre Quersumme und so weiter, solange es zwei Ziffern sind.
paper-number = Zahl
paper-square = Quadratzahl
paper-cube = Kubikzahl
paper-digit_sums = Quersummen

## Ein erstes Spiel zum Mitmachen: wonach man sucht, nie, was man findet

learn-alike = Such auf dem Tisch eine Karte, die so aussieht wie eine von deinen. Tippe sie an, dann deine. Und dann tippe an, was bei beiden gleich ist.
learn-match = Hast du eine Karte, die genauso auf dem Tisch liegt? Tippe die auf dem Tisch an, dann deine: So eroberst du sie.
learn-build = Leg eine Karte auf eine Karte auf dem Tisch und sag, was beide ergeben. Ergibt das eine andere Karte auf deiner Hand, kannst du beim nächsten Mal beide erobern.
learn-capture = Liegt dein Stapel noch da? Erobere ihn mit der Karte, die genauso viel wert ist.
