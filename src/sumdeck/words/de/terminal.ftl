## The text table and the command line

## The table

table-sits = Platz { $seat }: { $name }
table-hand_empty = keine Karten
table-your_hand = Deine Hand
table-hand_of = Die Hand von { $name }
table-deck =
    { $count ->
        [one] 1 Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
table-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
table-won =
    { $count ->
        [one] 1 Karte gewonnen
       *[other] { $count } Karten gewonnen
    }
table-held =
    { $count ->
        [one] 1 auf der Hand
       *[other] { $count } auf der Hand
    }
table-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }

## Prompts

deal-nothing_to_play = Das gibt es selten: Nichts lässt sich spielen. Das Spiel ist aus, bevor es beginnt.
deal-another = Soll ich neu austeilen? (Enter für ja, n für nein){ " " }
prompt-line = >{ " " }
prompt-turn = { $name }, du bist dran. (? für einen Tipp, hilfe, ende)
prompt-turn_you = Du bist dran. (? für einen Tipp, hilfe, ende)
prompt-moment_you = Jetzt spielt { $name }. Sag, was du zu sagen hast, oder drück Enter. (Ein Punkt lässt alles durch, bis du dran bist.)
prompt-moment_you_again = { $brief }. Willst du etwas sagen? (Enter: nein; ein Punkt: erst, wenn ich dran bin)
prompt-moment = Jetzt spielt { $name }. Wer etwas sagen will, tippt seinen Namen, einen Doppelpunkt und dann den Satz; sonst Enter. (Ein Punkt lässt alles durch, bis der Nächste dran ist.)
prompt-moment_again = { $brief }. Noch jemand? (Enter: nein; ein Punkt: erst, wenn der Nächste dran ist)
prompt-interrupted = Jemand war schneller. Was du danach gesagt hast, zählt nicht.
prompt-for_now = Bisher: { $said }
prompt-for_now_undo = Bisher: { $said } (zurück nimmt einen Schritt zurück)
prompt-go_on = Dein Zug geht weiter. (zurück nimmt einen Schritt zurück)
prompt-nothing_to_undo = Es gibt keinen Schritt zurückzunehmen. Ein gespielter Zug bleibt gespielt.
prompt-nothing_to_give_up = Dein Zug hat noch nicht begonnen, es gibt nichts aufzugeben. Um den Tisch zu verlassen, sag: ende
prompt-undone = Zurückgenommen.
prompt-given_up = Dein Zug beginnt von vorn.
prompt-take_your_time = Lass dir Zeit. Finger, Papier und ? sind alle erlaubt.
curtain-pass_on = Gib den Bildschirm an { $name }.
curtain-enter = { $name }, drück Enter, wenn nur du auf den Bildschirm siehst.{ " " }
leave-saved = Das Spiel wartet auf dich. Mit { $command } resume geht es weiter. ({ $game })
leave-over = Auf Wiedersehen! So siehst du das Spiel noch einmal: { $command } record show { $game }

## What was said

log-hints =
    { $count ->
        [one] (1 Tipp)
       *[other] ({ $count } Tipps)
    }
log-empty = Noch hat niemand etwas gesagt.

## The end

end-over = Das Spiel ist aus.
end-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
end-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
end-you_win = Du gewinnst!
end-wins = { $name } gewinnt!
end-kept = So siehst du das Spiel noch einmal: { $command } record show { $game }

## Seats and saved games

seats-you = Du
seats-too_many_players = { $count } Computerspieler passen nicht auf { $seats } Plätze.
seats-too_many_names = { $names } Namen sind zu viele: { $people } der Plätze sind für Menschen.
seats-same_name = Zwei am Tisch heißen { $name }. Gib einem von ihnen einen anderen Namen.
seats-bad_name = Ein Name hat 1 bis { $longest } Buchstaben.
saved-no_file = { $file } lässt sich nicht lesen: { $reason }
saved-no_record = { $file } ist kein Spiel, das ich lesen kann: { $reason }
saved-no_table = In { $file } steht nicht, wer am Tisch sitzt. Nimm die Datei weg, dann kannst du es neu sagen.
saved-who_sits = Wer an diesem Tisch sitzt, steht nirgends; also sitzen Menschen dort.
saved-elsewhere = Dieses Spiel ist in einem anderen Fenster weitergegangen. Was du eben gesagt hast, zählt nicht.
saved-none = Kein Spiel wartet. { $command } play beginnt eines.
saved-not_kept = { $file } lässt sich nicht aufbewahren: { $reason }. ({ $variable } nennt einen anderen Ordner.)

## The pack

cards-title = { $title }: { $count } Karten
cards-each =
    { $count ->
        [one] je 1
       *[other] je { $count }
    }
cards-points =
    { $count ->
        [one] je 1 Punkt
       *[other] je { $count } Punkte
    }
cards-assumed = * Dass es diese Karte gibt, nehmen wir an. Vergleiche mit deinen eigenen; --pack DATEI spielt mit anderen Karten.
cards-assumed_points = ? Die aufgedruckten Punkte nehmen wir nur an. Schreib die deiner eigenen Karten in eine Datei und spiel mit --pack DATEI.

## How to say things. The numbers here are on no card, so that they tell nothing about this game.

help-title = Wie man etwas sagt
help-words_title = Andere Wörter
help-words_hint = ? | ein Tipp, ein kleiner Schritt nach dem anderen
help-words_steps =
    zurück | den letzten Schritt dieses Zuges zurücknehmen
    von vorn | diesen Zug von vorn beginnen
help-words_look =
    zurücknehmen | deinen letzten Zug zurücknehmen
    gegner { $player } | einen anderen Computerspieler weiterspielen lassen, hier { $player }
    tisch | den Tisch noch einmal zeichnen (Enter auch)
    verlauf | alles, was gesagt wurde
help-words_pages =
    regeln | die Regeln dieser Stufe
    karten | die Karten
help-words_leave =
    link | im Browser weiterspielen
    ende | gehen; das Spiel wird aufbewahrt

## The rules of a level

rules-house = HAUSREGELN. { $rules }.
rules-more = Hausregeln: sumdeck settings { $game }

## Menus and the command line

menu-game = Welches Spiel?
menu-level = Welche Stufe?
menu-number = 1 bis { $count }, oder Enter für das erste:{ " " }
menu-unknown = { $given }? Bitte eine Zahl von 1 bis { $count }.
menu-seats = Wer spielt? Für jeden Platz ein Name oder ein Computerspieler: { $players }
menu-seat = Platz { $number } (Enter für { $usual }):{ " " }
catalogue-game = Spiel
catalogue-level = Stufe
catalogue-settings = Hausregeln, jede mit ihren Werten, der übliche zuerst
catalogue-about = worum es geht
catalogue-players = Computerspieler, der schwächste zuerst
catalogue-usual = { $level } (normal)
catalogue-size = Karten
catalogue-how_to_set = Eine Hausregel ändert --set, zum Beispiel: sumdeck play { $game } --set { $key }={ $value }
catalogue-no_levels = { $game } hat keine Stufen: Es wird immer mit denselben Karten gespielt.
catalogue-or_any = { $values } oder jede Zahl von { $least } bis { $most }
catalogue-no_settings = { $game } hat keine Hausregeln.
cli-about = Der offene Tisch für Kartenspiele mit Kopfrechnen.
cli-play = ein Spiel im Terminal spielen
cli-resume = mit einem verlassenen Spiel weitermachen, von hier oder aus dem Browser; bei mehreren eine Liste
cli-games = die Spiele auflisten
cli-levels = die Stufen eines Spiels auflisten
cli-settings = die Hausregeln eines Spiels auflisten
cli-rules = die Regeln einer Stufe in Worten
cli-cards = die Karten einer Stufe, und was daran angenommen ist
cli-game = das Spiel: { $games }
cli-level = wie schwer; sumdeck levels SPIEL listet sie auf
cli-cards_chosen = eine eigene Stufe, nach ihren Karten: "1-10 −2 ×3" oder "1-15 subtraction multiplication" ({ -numero })
cli-save_level = diese Karten unter einem Namen merken, für --level NAME
levels-kept = Die Stufe { $name } ist gemerkt: { $cards }
levels-taken = Keine Stufe kann „{ $name }“ heißen: Der Name ist leer oder vergeben.
levels-no_cards = Welche Karten? Sag --cards "1-10 −2 ×3" zusammen mit --save-level.
cli-against = gegen welche Computerspieler; sumdeck games listet sie auf
cli-seats = wie viele am Tisch sitzen; ohne --against wirst du gefragt, wer
cli-names = die Namen der Menschen
cli-seed = der Name einer Kartenverteilung: Wer damit spielt, bekommt dieselben Karten
cli-scoring = um Punkte spielen, mit Farben
cli-set = eine Hausregel; sumdeck settings SPIEL listet sie auf
cli-no_own_pack = { $game } wird nur mit den eigenen Karten gespielt.
cli-pack = eine Datei mit eigenen Karten
cli-ascii = nur mit ASCII-Zeichen zeichnen
cli-plain = eine Zeile für jede Stelle statt gezeichneter Karten, zum Vorlesen
cli-part_missing = Dafür fehlt der Teil „{ $part }“ von Sumdeck. So kommt er dazu: pip install "sumdeck[{ $part }]"
cli-no_access = { $file } lässt sich nicht benutzen: { $reason }
cli-no_such_game = Das Spiel { $given } gibt es nicht. Es gibt: { $known }
cli-no_such_player = Den Spieler { $given } gibt es nicht. Es gibt: { $known }
cli-bad_seats = { $game } hat { $least } bis { $most } Plätze.
cli-bad_set = Eine Hausregel sieht aus wie key=value, nicht wie { $given }

## Records

cli-record = ein aufbewahrtes Spiel ansehen, noch einmal zeigen oder prüfen
record-show = zeigt, was gespielt wurde, alles, was gesagt wurde, und wie es ausging
record-replay = zeigt den Tisch nach jedem Satz
record-verify = prüft, ob alles in der Datei stimmt: Rückgabewert 0, oder 1 und eine Zeile für alles, was nicht stimmt
record-upto = nach so vielen Sätzen aufhören
record-seat = wie dieser Platz es sah, ab 0; ohne Angabe mit allen Händen offen
record-no_count = { $given } ist keine Zahl ab 0
record-no_such_seat = Einen Platz { $given } gibt es nicht. Der letzte ist { $last }.
record-seat_name = Platz { $seat }
record-game = { $game }, Version { $version } der Regeln
record-pack =
    { $count ->
        [one] { $title }, 1 Karte
       *[other] { $title }, { $count } Karten
    }
record-players = Es spielten { $names }
record-named_deal = Die Kartenverteilung heißt { $name }
record-secret_deal = Die Kartenverteilung ist geheim
record-begun =
    { $count ->
        [one] Aus einem anderen Spiel weitergespielt, nach dessen erstem Satz
       *[other] Aus einem anderen Spiel weitergespielt, nach dessen ersten { $count } Sätzen
    }
record-options = Hausregeln: { $options }
record-goes_on = Dieses Spiel ist noch nicht aus.
record-hand = Hand: { $name }
record-next = Enter für den nächsten Satz, ende zum Aufhören:{ " " }
record-finding = { $file }: { $finding }
record-good =
    { $count ->
        [one] { $file }: Alles stimmt (1 Satz).
       *[other] { $file }: Alles stimmt ({ $count } Sätze).
    }
record-promise_kept = Die Karten sind so verteilt, wie es vor dem ersten Zug versprochen war.
record-no_promise = Vor dem ersten Zug wurde keine Verteilung versprochen, also gibt es nichts nachzuprüfen.

## Paper

cli-print = macht Papier für den Tisch, als PDF: Karten, Regeln, Punktezettel, Tabellen
print-cards = die Karten, zum Drucken und Ausschneiden
print-rules = die Regeln einer Stufe, oder eine Seite für jede
print-sheets = Punktezettel
print-tables = Tabellen, die neben den Spielern liegen dürfen
print-checklist = was Punkte bringt, auf Karten zum Danebenlegen
print-game = das Spiel; ohne Angabe alle, die so etwas haben
print-pack = ein anderer Kartensatz des Spiels, nach seinem Namen, oder eine eigene Datei
print-paper = a4 (üblich) oder letter
print-large_cards = große Schrift: vier Karten auf einem Blatt statt neun
print-large_rules = große Schrift
print-colour_safe = Farben, die sich in der Helligkeit unterscheiden, mit ihren Namen auf den Karten
print-no_backs = ohne Rückseiten
print-output = die Datei, die geschrieben wird; ohne Angabe eine mit dem Namen des Spiels in diesem Ordner
print-force = die Datei ersetzen, wenn es sie gibt
print-no_such_paper = ein Papier { $given } gibt es nicht; es gibt: { $known }
print-no_such_pack = { $given } ist weder eine Datei noch ein Kartensatz des Spiels. Es gibt: { $known }
print-exists = { $file } gibt es schon. --force ersetzt sie, -o DATEI nennt eine andere.
print-folder = { $file } ist ein Ordner. -o nennt die Datei, die geschrieben wird.
print-letters = „{ $text }“ lässt sich nicht drucken: Keine Schrift hier hat { $letters }
print-none = So etwas gibt es für { $game } nicht.
print-progress = Blätter
print-cards_done = Fertig zum Drucken: { $file } (Karten: { $cards }, Blätter: { $sheets })
print-done = Fertig zum Drucken: { $file }

## Where the tables are kept

cli-export = schreibt alle Tische eines Speichers in eine Datei, zum Aufheben
cli-import = übernimmt die Tische einer solchen Datei
cli-check = nachsehen, ob sich alle Tische eines Speichers lesen lassen, und ihn reparieren
cli-doctor = Speicher, Uhr, Platte, Port und Versionen ansehen und sagen, was zu tun ist
check-repair = nimmt heraus, was sich nicht lesen lässt, und schreibt es vorher in diese neue Datei
check-good =
    { $count ->
        [one] Ein Tisch oder Turnier, und es lässt sich lesen.
       *[other] { $count } Tische und Turniere, und alle lassen sich lesen.
    }
check-row = { $table }: lässt sich nicht lesen ({ $reason }).
check-log = { $table }: lässt sich ab Ereignis { $n } nicht lesen ({ $reason }).
check-game = { $table }: lässt sich nicht weiterspielen ({ $reason }).
check-advice = Alles andere geht wie gewohnt weiter. sumdeck check --repair DATEI nimmt das heraus; ein Tisch geht nach dem letzten guten Ereignis weiter.
check-mended =
    { $count ->
        [one] Eine Sache wurde herausgenommen; sie steht in { $file }.
       *[other] { $count } Sachen wurden herausgenommen; sie stehen in { $file }.
    }
doctor-versions = Sumdeck { $sumdeck }, Python { $python }, SQLite { $sqlite }.
doctor-store = Der Speicher { $where } lässt sich öffnen. Tische und Turniere: { $count }.
doctor-no_store = Es gibt noch keinen Speicher. Das erste Spiel legt ihn an.
doctor-store_trouble = { $reason }
doctor-damaged = Etwas im Speicher lässt sich nicht lesen: { $count }. Das zeigt: sumdeck check
doctor-disk = Frei auf der Platte: { $free } MB.
doctor-disk_low = Auf der Platte sind nur { $free } MB frei. Bitte Platz schaffen: Ist sie voll, werden Züge abgelehnt.
doctor-clock = Die Uhr zeigt { $time }.
doctor-clock_behind = Die Uhr zeigt { $time }, aber der Speicher wurde später benutzt. Bitte die Uhr stellen; gelöscht wird deswegen nichts.
doctor-port = Port { $port } ist frei.
doctor-port_taken = Port { $port } ist belegt, vielleicht von Sumdeck selbst. Sonst einen anderen wählen: sumdeck serve --port NUMMER
doctor-no_serve = Die Teile für den Server fehlen. Das holt sie: pip install 'sumdeck[serve]'
copies-export_file = die Datei, die geschrieben wird; es darf sie noch nicht geben
copies-import_file = die Datei, die gelesen wird
copies-exported =
    { $count ->
        [one] Ein Tisch ist jetzt in { $file }.
       *[other] { $count } Tische sind jetzt in { $file }.
    }
copies-imported =
    { $count ->
        [one] Ein Tisch aus { $file } ist übernommen.
       *[other] { $count } Tische aus { $file } sind übernommen.
    }
menu-about = { $game }: { $about }
end-enter_skips = (Enter überspringt)
prompt-take_back_asked = { $name } möchte den letzten Zug zurücknehmen. { $other }, einverstanden? (j für ja, n für nein){ " " }
prompt-stand_in_asked = { $name } möchte, dass { $player } weiterspielt. { $other }, einverstanden? (j für ja, n für nein){ " " }
opponent-which = Wer soll weiterspielen? Sag „{ $word } NAME“:
opponent-nobody = An diesem Tisch spielt kein Computerspieler.
object-engine_checks = Hier muss niemand widersprechen: Jedes Ergebnis wird geprüft.
object-nothing = Gerade gibt es nichts, dem man widersprechen könnte.
object-in_vain = Das war richtig: { $said }. Es gilt.
object-voided = Gut aufgepasst, { $name }! Das war falsch: { $said }. Es wird zurückgenommen, und { $other } spielt noch einmal.
link-here = Dieser Tisch im Browser, solange { $command } serve auf diesem Rechner läuft: { $address } (Nur für dich; frühere Links gelten nicht mehr.)
after-no_look = nochmal: noch einmal spielen. Enter: gehen.
after-what = nochmal: noch einmal spielen. blick: ein zweiter Blick auf dieses Spiel. Enter: gehen.
look-find_typed = Finde es! (? für Hilfe, Enter zum Weitergehen)
saved-folder = { $variable } nennt einen anderen Ordner.
resume-list = Welches Spiel?
resume-turn = { $name } ist dran
resume-no_such = Ein Spiel { $given } ist nicht aufbewahrt.
resume-elsewhere = Dieses Spiel wird an mehreren Bildschirmen gespielt. Es geht im Browser weiter.
cli-resume_game = das Spiel, mit dem es weitergeht: seine Nummer in der Liste, seine vier Wörter oder die Datei eines Spiels
cli-referee = wer prüft: das Programm (engine), die Spieler (opponents) oder wer zweifelt (challenge)
cli-no_such_referee = Mit diesen Regeln hat { $game } einen anderen Schiedsrichter als { $given }. sumdeck settings { $game } zeigt, was sich einstellen lässt.
record-save = ein Spiel als Datei schreiben, für andere
record-which = das Spiel: seine vier Wörter oder seine Datei
record-new_file = die Datei, die geschrieben wird; es darf sie noch nicht geben
record-saved = Das Spiel ist jetzt in { $file }.
object-voided_you = { $name } hat recht: Das stimmt nicht: { $said }. Es wird zurückgenommen, und du spielst noch einmal.

## What the command line says by itself

argument-usage = Aufruf:{ " " }
argument-positional = Angaben
argument-options = Optionen
argument-help = diese Hilfe zeigen
argument-version = die Version zeigen
argument-wrong = { $argument_name }: { $message }
argument-unknown = das kenne ich nicht: { $given }
argument-missing = hier fehlt noch: { $given }
argument-needs_value = dahinter muss noch etwas stehen
argument-needs_none = dahinter steht nichts, auch nicht { $given }
argument-ambiguous = { $option } könnte { $matches } heißen
argument-no_such = { $value } gibt es nicht; es gibt { $choices }
argument-no_such_command = { $parser_name } gibt es nicht; es gibt { $choices }
argument-no_value = { $value } passt hier nicht
argument-game = SPIEL
argument-level = STUFE
argument-cards = KARTEN
argument-file = DATEI
argument-name = NAME
argument-names = NAME,NAME
argument-name_or_file = NAME|DATEI
argument-number = N
argument-setting = REGEL=WERT
argument-command = BEFEHL
argument-what = WAS
argument-port = PORT
argument-address = ADRESSE

## What people may type besides sentences: several words for one thing have commas between them

command-hint = tipp
command-undo = zurück, rückgängig
command-give_up = von vorn
command-take_back = zurücknehmen, nimm zurück
command-opponent = gegner
command-object = einspruch, widerspruch
command-link = link, browser
command-look = tisch
command-help = hilfe
command-log = verlauf
command-rules = regeln
command-cards = karten
command-leave = ende, tschüss
command-yes = ja, j
command-no = nein, n
command-again = nochmal, noch einmal
command-second_look = blick, zweiter blick
seats-friendly = Otter Reiher Dachs Fuchs Amsel Hase Molch Igel Specht Meise Biber Luchs

## Dokumentation

cli-docs = die Dokumentation im Browser lesen
docs-port = der Port; ohne Angabe irgendein freier
docs-not_built = Die Dokumentation ist noch nicht da. Im Ordner des Projekts baut sie: python3 x.py docs
docs-served = Die Dokumentation steht unter { $address } (Strg+C beendet sie)

## Where a terminal can only show ASCII: a moon before a floor, and letters that this language writes otherwise there

plain-moon = Nacht
plain-letters = ä=ae ö=oe ü=ue Ä=Ae Ö=Oe Ü=Ue ß=ss

## Tournaments in the terminal

cli-tournament = ein Turnier leiten: Anmeldung, Spiele, Ergebnisse, Tabelle
argument-words = VIER-WÖRTER
tournament-make = ein neues Turnier eröffnen
tournament-enter = Leute anmelden
tournament-begin = die erste Runde auslosen
tournament-round = die nächste Runde auslosen
tournament-say = sagen, wie ein Spiel ausging
tournament-show = Spiele und Tabelle zeigen
tournament-list = die Turniere zeigen, die hier aufbewahrt werden
tournament-words = die vier Wörter des Turniers
tournament-name = wie es heißt
tournament-seats = wie viele an einem Tisch sitzen: 2, 3 oder 4
tournament-names = alle, die mitspielen
tournament-number = die Nummer des Spiels
tournament-order = wer Erster, Zweiter und so weiter wurde; Ann=Ben bei Gleichstand
tournament-correct = ein gespeichertes Ergebnis ändern
tournament-level_of_what = Eine Stufe braucht ein Spiel: --game dazu.
tournament-no_such = Hier gibt es kein Turnier { $given }.
tournament-no_such_game = Spiel { $number } ist nicht ausgelost.
tournament-no_such_name = { $name } spielt nicht in Spiel { $number }.
tournament-title = { $name } ({ $words })
tournament-nobody = Noch niemand ist angemeldet.
tournament-entries =
    { $count ->
        [one] 1 Person ist angemeldet: { $names }
       *[other] { $count } Personen sind angemeldet: { $names }
    }
tournament-next = Die Runde ist zu Ende. Die nächste lost tournament round aus.
tournament-none = Hier wird noch kein Turnier aufbewahrt.
