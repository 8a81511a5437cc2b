## A tournament says no

club-no_such_setting = Die Einstellung { $given } gibt es nicht. Es gibt: { $known }
club-no_such_value = { $setting } kann nicht { $given } sein.
club-nobody_loses = Wenn { $advance } von { $seats } weiterkommen, scheidet nie jemand aus. Lass weniger weiterkommen.
club-too_few = Zum Spielen braucht es { $least }. Wer kommt noch?
club-too_many = Platz ist für { $most }.
club-bad_seeds = Eine Setzliste nennt alle genau einmal, die Stärksten zuerst.
club-not_begun = Es hat noch nicht begonnen.
club-begun = Es hat schon begonnen.
club-no_such_entrant = Unter dieser Nummer ist niemand angemeldet.
club-bad_name = Ein Name hat 1 bis { $longest } Zeichen in einer Zeile und beginnt nicht mit = + - @.
club-same_name = Hier heißt schon jemand { $name }.
club-entries_closed = Zum Anmelden ist es zu spät: Die letzten Spiele sind ausgelost.
club-gone_already = { $name } ist schon gegangen.
club-here_already = { $name } ist schon da.
club-no_such_task = Diese Klasse hat diese Aufgabe nicht bekommen.
club-too_many_tasks = Diese Klasse hat schon { $most } Aufgaben bekommen. Das reicht für eine Stunde.
club-games_running =
    { $count ->
        [one] Ein Spiel läuft noch. Dann wird wieder ausgelost.
       *[other] { $count } Spiele laufen noch. Dann wird wieder ausgelost.
    }
club-over = Es ist vorbei: Alle Spiele sind gespielt.
club-nothing_to_redraw = Neu auslosen kann man nur eine Runde, in der noch kein Spiel zu Ende ist.
club-same_again = Niemand ist gekommen oder gegangen: diese Runde würde genauso ausgelost, wie sie ist.
club-no_such_match = Ein Spiel mit dieser Nummer gibt es nicht.
club-void = Dieses Spiel zählt nicht mehr: Davor wurde etwas berichtigt.
club-ended_already = Dieses Spiel ist schon anders ausgegangen. War das falsch, dann berichtige es.
club-not_ended = Dieses Spiel hat noch kein Ergebnis.
club-not_at_this_table = Jemand in diesem Ergebnis saß nicht an diesem Tisch.
club-twice = Niemand hat zwei Plätze in einem Spiel.
club-tied =
    { $count ->
        [one] Von diesem Tisch kommt eine Person weiter. Wer? Spielt ein Entscheidungsspiel oder fragt die Spielleitung.
       *[other] Von diesem Tisch kommen { $count } weiter. Wer? Spielt ein Entscheidungsspiel oder fragt die Spielleitung.
    }
club-bad_points = Diese Punkte und diese Plätze passen nicht zusammen.
club-no_such_game = Das Spiel { $given } gibt es nicht. Es gibt: { $known }
club-not_so_many = An einen Tisch von { $game } passen nicht { $seats }.
club-no_target = { $game } wird bis zum Ende gespielt und nicht bis zu einer Punktzahl.
club-wrong_total = Die Spalte von { $name } stimmt nicht. Noch einmal zählen?
club-nothing_ruled = Eine Entscheidung hat 1 bis { $longest } Zeichen.
club-paused = Alle machen Pause.
club-not_paused = Niemand macht Pause.

## The pages of tournaments

club-title = Klasse oder Turnier
club-about = Für eine Klasse, einen Verein oder einen Geburtstag: ein paar Fragen, und alle wissen, wo sie spielen.
club-new = Neue Klasse oder neues Turnier
club-join = Mit einem Code mitmachen
club-mine = Auf diesem Gerät
club-as_organiser = du leitest es
club-as_player = du spielst mit oder schaust zu
club-back = Zurück zu Klassen und Turnieren

new-title = Neue Klasse oder neues Turnier
new-game = Was wird gespielt?
new-any_game = Etwas anderes
new-any_game_about = Mit eigenen Karten, Würfeln oder einem Brett
new-who = Wer macht mit?
new-name = Wie heißt das Turnier?
new-make = Turnier eröffnen
ask-kind = Was möchtest du anlegen?
ask-kind-tournament = Ein Turnier
ask-kind-class = Eine Klasse: alle spielen
class-about = Alle kommen mit dem Code von der Wand und heißen wie ein Tier, oder tippen auf ihren Namen. Die Tische bilden sich von selbst. Du siehst, wer festhängt.
class-minutes = Wie lange dauert die Stunde?
class-minutes-0 = ohne Uhr
class-minutes-some = { $count } Minuten
class-names = Namen aus der Klassenliste, einer in jeder Zeile (wenn du magst)
class-names_about = Die Kinder tippen auf ihren Namen. Wer den Code hat, kann diese Namen sehen. Ohne Namen bekommen alle ein Tier.
class-same_deal = An allen Tischen dieselben Karten
class-same_deal_about = Gut, um danach gemeinsam darüber zu sprechen. Aber die Kinder können vom Nachbartisch abschauen.
class-name = Wie heißt die Klasse?
class-make = Klasse eröffnen

ask-where = Wo?
ask-online = Am Bildschirm: die Tische melden sich selbst
ask-cardboard = Mit Karten aus Pappe: Ergebnisse werden eingetragen
ask-level = Nach welchen Regeln?
ask-house_rules = Alle Hausregeln
ask-seats = Wie viele an einem Tisch?
ask-seat_count = { $count } Personen
ask-system = Wann scheidet jemand aus?
ask-system_many =
    { $count ->
        [one] Nur wer an einem Tisch Erster wird, kommt weiter. Alle anderen dort haben ein Spiel verloren.
       *[other] Die ersten { $count } jedes Tischs kommen weiter. Alle anderen dort haben ein Spiel verloren.
    }
ask-more = Noch mehr zur Wahl
ask-turn_seconds = Wie lange darf ein Zug dauern?
ask-seconds = { $count } Sekunden
ask-no_clock = so lange es dauert
ask-target = Wie weit geht ein normales Spiel?
ask-championship_target = Wie weit geht ein Meisterschaftsspiel?
ask-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
unit-formula =
    { $count ->
        [one] 1 Runde
       *[other] { $count } Runden
    }
unit-numberloor =
    { $count ->
        [one] 1 Stern
       *[other] { $count } Sterne
    }
ask-no_target = bis das Spiel aus ist
ask-no_points = 0: bis das Spiel aus ist

system-single = nach einem verlorenen Spiel
system-double = nach zwei verlorenen Spielen
system-swiss = nie: Schweizer System
system-round_robin = nie: jeder gegen jeden
system-groups = nach den Gruppen, dann K.-o.-Runden

more-system = Turnierform
more-seeding = Wer zuerst auf wen trifft
more-seeding-random = das Los entscheidet
more-seeding-given = wie die Namen stehen, die Stärksten zuerst
more-seeding-rating = nach Wertungszahl
more-advance = Wie viele eines Tisches weiterkommen
more-championship_from = Meisterschaftsrunden beginnen
more-championship_from-0 = mit dem Finale
more-championship_from-some = wenn noch { $count } dabei sind
more-rounds = Runden
more-rounds-0 = so viele wie nötig
more-rounds-some = { $count } Runden
more-group_size = Wie viele in einer Gruppe
more-qualify = Wie viele einer Gruppe weiterkommen
more-then = Nach den Gruppen scheidet man aus
more-clubs_apart = Wer im selben Verein ist, trifft sich nicht in der ersten Runde
more-third_place = Ein Spiel um den dritten Platz
more-second_final = Wer unbesiegt ist und das Finale verliert, bekommt ein zweites
more-same_deal = An allen Tischen einer Runde dieselben Karten
more-draws_itself = Die nächste Runde wird von selbst ausgelost, sobald alle gespielt haben
more-players_tell = Wer gespielt hat, darf das Ergebnis selbst eintragen

who-names = Namen, einer in jeder Zeile
who-names_about = Wenn du magst, mit Verein und Wertungszahl: Mia, Roter Verein, 1200. Vornamen oder Spitznamen genügen.
who-friendly = Noch mehr Leute, mit freundlichen Namen aus dem Lostopf
who-computers = Computerspieler
who-player = Welcher Computerspieler
who-count =
    { $count ->
        [one] 1 macht mit.
       *[other] { $count } machen mit.
    }

desk-entries = Die Anmeldung ist offen
desk-entered =
    { $count ->
        [one] 1 ist angemeldet.
       *[other] { $count } sind angemeldet.
    }
desk-round = Runde { $round }
desk-running =
    { $count ->
        [one] 1 Spiel läuft.
       *[other] { $count } Spiele laufen.
    }
desk-all_ended = Alle Spiele dieser Runde sind zu Ende.
desk-played =
    { $count ->
        [one] 1 Spiel ist gespielt.
       *[other] { $count } Spiele sind gespielt.
    }
desk-stopped =
    { $count ->
        [one] 1 Spiel ist angefangen und nicht zu Ende gespielt.
       *[other] { $count } Spiele sind angefangen und nicht zu Ende gespielt.
    }
desk-said =
    { $count ->
        [one] 1 Rechnung ist gesagt.
       *[other] { $count } Rechnungen sind gesagt.
    }
desk-over = Es ist vorbei
desk-champion = { $name } hat gewonnen!
desk-paused = Alle machen Pause
desk-begin = Los: die erste Runde auslosen
desk-draw = Die nächste Runde auslosen
desk-fill = Plätze finden für alle, die keinen haben
desk-drawn_then = Alle Spiele dieser Runde sind aus. Wenn es weitergeht, wird die nächste ausgelost.
desk-redraw = Diese Runde neu auslosen
desk-pause = Pause für alle
redraw-title = Diese Runde neu auslosen?
redraw-about = In der ersten Runde entscheidet das Los neu. Eine spätere Runde folgt aus den Ergebnissen: Da zählt nur, wer gekommen oder gegangen ist.
redraw-falls =
    { $count ->
        [one] 1 Spiel fällt weg, sein Tisch wird geschlossen:
       *[other] { $count } Spiele fallen weg, ihre Tische werden geschlossen:
    }
redraw-begun =
    { $count ->
        [one] An 1 Tisch davon wurde schon gespielt.
       *[other] An { $count } Tischen davon wurde schon gespielt.
    }
redraw-do = Neu auslosen
redraw-keep = So lassen
fill-title = In dieser Runde ohne Platz
fill-together = { $names }, zusammen an einem Tisch
fill-alone = { $names } hat diese Runde frei: Sonst ist niemand frei
fill-chairs = Ein Stuhl, den jemand verlassen hat, bleibt leer: Das Spiel ist schon entschieden oder läuft.
fill-rest = { $name } bekommt diese Runde frei
desk-resume = Weiter für alle
desk-wall = An der Wand zeigen
desk-tables = Spiele dieser Runde
desk-class = Die Stunde läuft
desk-class_begin = Los: Tische bilden
desk-games = Spiele, die laufen
desk-ended = Spiele, die zu Ende sind
desk-free = Spielt gegen den Computer, bis jemand frei ist: { $names }
desk-finish = Stunde jetzt beenden
desk-finish_about = Jedes Spiel hört auf, wo es gerade steht, und gilt als nicht zu Ende gespielt: Niemand hat es gewonnen. Was alle gesagt haben, bleibt.
desk-finish_sure = Ja, alle Spiele beenden
desk-finish_keep = Weiterspielen
desk-play_on = Doch noch weiterspielen
timer-left =
    { $count ->
        [one] Noch 1 Minute
       *[other] Noch { $count } Minuten
    }
timer-up = Die Zeit ist um
timer-turn = Die Zeit ist um! Mach deinen Zug noch fertig.
timer-more = In 5 Minuten
timer-off = Uhr ausschalten
timer-title = Die Stunde endet
pause-title = Pause
pause-about = Schau zur Lehrkraft.
levels-title = Wer spielt was
levels-about = Tippe auf Namen und wähle dann. Es gilt ab ihrem nächsten Spiel. Wer dasselbe spielt, sitzt zusammen.
levels-all = wie die Klasse
levels-choose = Spiel und Stufe
levels-do = Das spielen sie
levels-nobody = Tippe auf mindestens einen Namen.
levels-suggest = Vorschlagen nach dem, was sie gezeigt haben
levels-harder = { $name } ist bereit für { $level }
levels-easier = { $name } braucht vielleicht { $level }
levels-apply = So machen
levels-enough = Noch braucht niemand eine andere Stufe. Dafür sind mindestens acht Rechnungen nötig.

call-called = { $name } ruft die Spielleitung: Tisch { $table }, Spiel { $game }
call-tied = Spiel { $game } ist ohne Sieger zu Ende. Bitte entscheide.
call-look = Diesen Tisch ansehen
call-wanted =
    { $count ->
        [one] An einem anderen Tablet sagt jemand: Ich bin { $name }.
       *[other] An { $count } anderen Tablets sagt jemand: Ich bin { $name }. Mit „Ja“ kommt herein, wer zuerst gefragt hat.
    }
call-allow = Ja, hereinlassen
call-keep = Nein
stuck-title = Wer vielleicht Hilfe braucht
stuck-who = { $name }, Tisch { $table }:
stuck-alone = { $name }, gegen den Computer:
stuck-long =
    { $count ->
        [one] denkt seit einer Minute nach
       *[other] denkt seit { $count } Minuten nach
    }
stuck-wrong =
    { $count ->
        [one] einmal verrechnet
       *[other] { $count }-mal verrechnet
    }
stuck-helped = hat um Hilfe gebeten
stuck-not_come =
    { $count ->
        [one] seit einer Minute nicht da
       *[other] seit { $count } Minuten nicht da
    }
stuck-away = nicht am Bildschirm: { $names }
stuck-at_task = bei der Aufgabe: { $names }
stuck-erring = { $wrong } der letzten { $count } falsch: { $sums }
stuck-silent = { $count }-mal nacheinander nichts gefunden
stuck-look_of = Tisch ansehen: { $table }
stuck-send_hint = Tipp schicken
stuck-send_picture = Bild schicken
stuck-send_hint_to = { $name } einen Tipp schicken
stuck-send_picture_to = { $name } ein Bild schicken
stuck-sent_hint = { $name } hat einen Tipp bekommen.
stuck-sent_this = { $name } hat diesen Tipp bekommen: „{ $hint }“
stuck-sent_picture = { $name } hat ein Bild bekommen.
stuck-next_hint = { $name } bekommt beim nächsten Zug einen Tipp.
stuck-next_picture = { $name } bekommt beim nächsten Zug ein Bild.

table-game = Spiel { $number }
table-desk = Tisch { $number }
table-ruling = Die Spielleitung: { $text }
table-quoted = „{ $text }“
table-championship = Meisterschaftsrunde
table-through = kommt weiter
table-has_won = hat gewonnen
table-place = Platz { $place }
table-absent = hat nicht gespielt
table-enter = Ergebnis eintragen
table-enter_of = Ergebnis eintragen: Spiel { $number }
table-correct = Berichtigen
table-correct_of = Spiel { $number } berichtigen
table-look = Tisch ansehen
table-look_of = Tisch ansehen: Spiel { $number }

status-open = läuft
status-ended = zu Ende
status-ruled = von der Spielleitung entschieden
status-calling = { $name } ruft die Spielleitung
status-tied = ohne Sieger zu Ende: bitte entscheide
status-walkover = kampflos
status-unfinished = nicht zu Ende gespielt
status-bye = Freilos
status-coming = kommt noch
status-laying = der Tisch wird vorbereitet
status-paused = macht Pause
status-gathering = wartet auf { $names }
status-turn =
    { $count ->
        [one] { $name } ist dran, bisher 1 Zug
       *[other] { $name } ist dran, bisher { $count } Züge
    }

side-winners = Unbesiegt
side-losers = Zweite Chance
side-final = Finale
side-semifinal = Halbfinale
side-quarterfinal = Viertelfinale
side-knockout = K.-o.-Runde
side-third = Dritter Platz
side-second_final = Zweites Finale
side-group = Gruppe { $number }

seat-winner = Sieger von { $game }
seat-loser = Verlierer von { $game }
seat-placed = Platz { $place } in { $game }
seat-open = offen

result-title = Spiel { $number }: Wer hat gewonnen?
result-correct = Spiel { $number }: Ergebnis berichtigen
result-tap = Tippe an, wer gewonnen hat.
result-tap_all = Tippe an, wer gewonnen hat, dann den zweiten Platz und so weiter.
result-confirm = Ergebnis speichern
result-change = Berichtigung speichern
result-undo = Noch nicht gespielt: Ergebnis löschen
result-falls =
    { $count ->
        [one] Aus diesem Ergebnis wurde ein weiteres Spiel ausgelost. Kommt nun jemand anderes weiter, dann fällt es weg und wird neu ausgelost:
       *[other] Aus diesem Ergebnis wurden { $count } weitere Spiele ausgelost. Kommt nun jemand anderes weiter, dann fallen sie weg und werden neu ausgelost:
    }
result-falls_game = Spiel { $number }: { $names }
result-so_far = Bisher eingetragen: { $names }
result-points = Punkte, oder unentschieden
result-points_about = Nur wenn du magst. Stehen die Punkte der einzelnen Runden dabei, wird die Summe geprüft.
result-total = Summe
result-column = Runden, wie auf dem Zettel
result-equal = { $name } liegt gleichauf mit { $other }
glance-title = Der Tisch von Spiel { $number }
glance-again = Noch einmal hinsehen
glance-said = Alles, was gesagt wurde
glance-wrong = { $name }, nur für sich: { $said }
rule-title = Die Entscheidung
rule-stands = Es bleibt, wie es ist
rule-again = Ein Zug wird wiederholt
rule-ended = Das Spiel ist entschieden
rule-to = Ab welchem Zug?
rule-text = In Worten, für das Protokoll
rule-do = Entscheiden

entrant-title =
    { $count ->
        [one] 1 macht mit
       *[other] { $count } machen mit
    }
entrant-computer = Computerspieler
entrant-taken = ist an einem Gerät
entrant-gone = ist gegangen
entrant-leaves = Entfernen
entrant-leaves_of = { $name } entfernen
entrant-withdraw = Ist nach Hause gegangen
entrant-no_show = Ist nicht gekommen
entrant-absent = Nicht da, oder auf den falschen Namen getippt
entrant-ruled_out = Von der Spielleitung ausgeschlossen
entrant-computer_add = Einen Computer dazunehmen
entrant-stay = Behalten
entrant-return = Ist wieder da
entrant-return_of = { $name } ist wieder da
entrant-release = Namen für ein anderes Gerät freigeben
entrant-release_of = Namen für ein anderes Gerät freigeben: { $name }
entrant-more = Wer kommt noch? Einer in jeder Zeile
entrant-add = Hinzufügen
entrant-friendly = Jemanden mit freundlichem Namen hinzufügen
gone-withdrew = ist nach Hause gegangen
gone-no_show = ist nicht gekommen
gone-absent = noch nicht da
gone-ruled_out = wurde von der Spielleitung ausgeschlossen

door-title = Für den Aushang
door-words = Auf { $address } „An einen Tisch setzen“ wählen und eingeben:
door-copy = Link für alle kopieren
door-own = Dein eigener Link
door-own_about = Wer ihn hat, kann alles leiten. Bewahre ihn gut auf: Damit geht es von jedem Gerät aus weiter.
door-own_copy = Link der Turnierleitung kopieren

down-title = Herunterladen und drucken
down-standings-csv = Tabelle (CSV)
down-results-csv = Ergebnisse (CSV)
down-bracket-pdf = Turnierbaum (PDF)
down-certificates-pdf = Urkunden (PDF)
down-stickers-pdf = Tischaufkleber (PDF)
down-paper = Papier für die PDFs
down-paper-a4 = A4
down-paper-letter = US-Letter
down-svg = Turnierbaum (SVG)
down-png = Turnierbaum (PNG)

beside-title = Für alle, die ausgeschieden sind
beside-about = Ein Nebenturnier: Wer ausscheidet, spielt dort weiter.
beside-begin = Nebenturnier beginnen
beside-name = Wie heißt es?
beside-named = { $name }: Weiterspielen
beside-open = Zum Nebenturnier
erase-title = Löschen
erase-about = Alle Namen, Ergebnisse und Tische werden gelöscht, für alle. Von selbst geschieht das dreißig Tage nach dem letzten Spiel.
erase-do = Alles löschen
erase-sure = Ja, jetzt alles löschen
erase-type = Zum Löschen den Namen eintippen: { $name }
erase-other = Das ist nicht der Name. Tippe { $name } ein.
erase-keep = Behalten
erase-done = { $name } ist gelöscht, mit allen Namen, Ergebnissen und Tischen.

standings-title = Tabelle
standings-place = Platz
standings-name = Name
standings-club = Verein
standings-points = Punkte
standings-won = Gewonnen
standings-played = Gespielt
standings-won_of = { $won } von { $played }
standings-state = Stand
standings-bye = zählt wie ein gewonnenes Spiel, außer für Verspätete
break-opponents = Gegner
break-opponents-about = die Punkte derer, die man getroffen hat, an jedem Tisch im Durchschnitt; ein Freilos zählt wie ein Gegner mit den eigenen Punkten
break-beaten = Besiegte
break-beaten-about = dasselbe, nur von denen, die man hinter sich gelassen hat; bei Gleichstand die Hälfte
break-direct = Direkter Vergleich
break-direct-about = was unter sonst Gleichen gewonnen wurde, wenn alle sich getroffen haben
row-champion = gewonnen
row-in = noch dabei
row-out = ausgeschieden
row-gone = ist gegangen
rounds-round = Runde
rounds-side = Teil
rounds-game = Spiel
rounds-who = Wer spielt

wall-at = Mitmachen auf { $address } mit
wall-now = Jetzt
wall-podium = Siegerpodest
wall-bracket = Turnierbaum
wall-text = Als Text
wall-whole = Alle Runden
wall-full = Ganzer Bildschirm
wall-svg = Als SVG sichern
wall-png = Als PNG sichern
wall-picture = Der Turnierbaum als Bild
wall-turn = Umblättern
wall-smaller = Kleiner
wall-larger = Größer

me-who = Wer bist du?
me-who_about = Tippe auf deinen Namen. Er bleibt auf diesem Gerät.
me-nobody_free = Alle Namen sind vergeben. Du kannst zuschauen; die Turnierleitung kann einen Namen freigeben.
me-welcome = Willkommen!
me-welcome_about = Du bekommst einen Namen, an dem dich niemand erkennt. Er bleibt auf diesem Gerät.
me-come = Mitmachen
me-not_listed = Ich bin neu hier: Gib mir einen Tiernamen
me-lost = Mein Name ist auf einem anderen Tablet
me-lost_about = Tippe auf deinen Namen. Wir fragen deine Lehrkraft, sie lässt dich herein.
me-wanted = { $name }, deine Lehrkraft ist gefragt. Sobald sie Ja sagt, bist du wieder dabei.
me-denied = Dieser Name bleibt, wo er ist. Welcher ist deiner?
place-game = Spiel { $game }: { $names }
place-nobody = Hier spielt gerade niemand.
place-elsewhere = Wo spiele ich?
me-hello = Hallo { $name }!
me-released = Die Turnierleitung hat diesen Namen freigegeben. Wähle noch einmal.
me-other = Ich bin jemand anderes
me-games = Deine Spiele
me-game = Runde { $round }, mit { $names }:
me-bye = Runde { $round }: Freilos
me-wall = Turnierbaum ansehen
me-desk = Zum Pult der Turnierleitung

news-title = Neues
news-called = { $names } hat die Spielleitung gerufen. Gleich kommt jemand.
news-called_clock = { $names } hat die Spielleitung gerufen. Gleich kommt jemand. Bis dahin läuft keine Uhr.
news-tied = Dieses Spiel hat keinen Sieger. Die Turnierleitung entscheidet.
news-fallen = Dieses Spiel zählt nicht mehr: Es wurde neu ausgelost.
news-won = Dieses Spiel ist entschieden: Du hast gewonnen!
news-placed = Dieses Spiel ist entschieden. Gewonnen hat: { $names }. Du bist auf Platz { $place }.
news-decided = Dieses Spiel ist entschieden. Gewonnen hat: { $names }.
news-read = OK
news-later = Später
news-missing = Es fehlt noch: { $names }

next-not_begun = Es hat noch nicht begonnen
next-play = Du spielst an Tisch { $table }
next-with = Spiel { $game }, mit { $names }
next-target = So weit geht es: { $target }
next-go = Zu meinem Tisch
next-cardboard = Such im Raum den Tisch mit dieser Nummer. Sag der Turnierleitung, wie es ausgegangen ist.
next-tell_about = Spielt an diesem Tisch. Dann trägt jemand von euch ein, wie es ausging.
next-rest = Du hast in dieser Runde frei
next-wait = Du wartest auf die nächste Auslosung
next-free = Gerade ist niemand frei
next-free_new = Bald ist jemand anderes frei
next-free_about = Du bekommst einen Tisch, sobald jemand frei ist. Bis dahin:
next-again = Noch einmal mit { $names } spielen
next-again_asked = Gefragt: Sobald { $names } dasselbe antippt, spielt ihr noch einmal.
next-again_wished = { $names } möchte noch einmal mit dir spielen.
next-early_about = Du musst nicht warten. Bis es losgeht:
next-spare = Gegen den Computer spielen
next-daily = Mit den Karten des Tages spielen
next-learn = Neu in diesem Spiel? Beim Spielen lernen
next-task = Zur Aufgabe
next-task_given = Es gibt eine Aufgabe für alle.
next-task_own = Es gibt eine Aufgabe für dich.
lesson-over = Die Stunde ist vorbei. Gut gemacht!
lesson-sums =
    { $count ->
        [one] Ihr habt zusammen 1 Rechnung gesagt
       *[other] Ihr habt zusammen { $count } Rechnungen gesagt
    }
lesson-right = { $count } davon stimmten
next-waits_for =
    { $count ->
        [one] Ein Spiel muss noch enden: { $games }
       *[other] { $count } Spiele müssen noch enden: { $games }
    }
next-usual_time =
    { $count ->
        [one] Ein Spiel hat etwa eine Minute gedauert.
       *[other] Ein Spiel hat etwa { $count } Minuten gedauert.
    }
next-soon = Gleich wird die nächste Runde ausgelost.
next-done = Du hast alle deine Spiele gespielt
next-champion = Du hast gewonnen!
next-gone = Du bist nicht mehr dabei
next-place = Platz { $place } von { $count }

## What they know

learnt-title = Was sie können
learnt-about = Aus allen Rechnungen, die an den Tischen und in Aufgaben gesagt wurden. Nur du siehst das.
learnt-show = Zeigen
learnt-again = Noch einmal nachsehen
learnt-nothing = Noch hat niemand etwas gerechnet.
learnt-looking = Was übersehen wurde, wird noch gesucht …
learnt-column-name = Name
learnt-column-sentence = Satz
learnt-column-sentences = Sätze
learnt-column-sums = Rechnungen
learnt-column-right = Richtig
learnt-column-wrong = Falsch
learnt-column-helped = Um Hilfe gebeten
learnt-column-seconds = Sekunden
learnt-column-pace = Rechnungen pro Minute
learnt-column-habits = Muster
learnt-column-can = Kann schon
learnt-column-next = Als Nächstes üben
learnt-column-new = Noch nicht gezeigt
learnt-column-fact = Aufgabe
learnt-column-said = Gesagt
learnt-column-missed = Übersehen
learnt-yes = ja
learnt-no = nein
learnt-more = Mehr über { $name }
learnt-print = Diese Seite drucken
learnt-print_all = Für jedes Kind eine Seite drucken
learnt-wrong_sums = Falsch gesagt
learnt-at_home = So können Sie daheim helfen: Ein paar Minuten genügen. Spielen Sie Karten, lassen Sie Ihr Kind jede Rechnung laut sagen und ihm Zeit.
learnt-thin =
    { $count ->
        [one] noch zu wenig gesehen (1 Rechnung)
       *[other] noch zu wenig gesehen ({ $count } Rechnungen)
    }
learnt-fine = bisher nichts falsch
learnt-leans = Fragt oft um Hilfe: { $helped } Mal
learnt-leans-help = Vor dem Helfen fragen: Was hast du schon versucht? Dann eine Rechnung allein sagen lassen.
learnt-idle = Findet wenige Rechnungen: { $sums } in { $count } Zügen
learnt-idle-help = Einen Zug gemeinsam spielen: Welche zwei Karten ergeben eine auf der Hand? Vielleicht erst einmal eine leichtere Stufe.
learnt-find = in den Karten Rechnungen finden
learnt-puzzles = { $count } Rätsel mit { $fact }
learnt-puzzles_any = { $count } Rätsel
learnt-give = Als Aufgabe geben: { $task }
learnt-give_to = Als Aufgabe geben: { $task } ({ $name })
learnt-home = Link für daheim: { $task }
learnt-home_to = Link für daheim: { $task } ({ $name })
learnt-given = { $name } hat { $task }.
learnt-no_task = Auf dieser Stufe gibt es keine Rätsel mit { $fact }.
learnt-map = Aufgabenkarte
learnt-key = Die Zahl sagt, wie oft die Aufgabe gesagt wurde. ✗ falsch, ○ übersehen: Damit wäre mehr zu gewinnen gewesen.
learnt-everyone = Alle zusammen
learnt-times_said =
    { $count ->
        [one] einmal
       *[other] { $count }-mal
    }
learnt-times_wrong = { $count } falsch
learnt-times_missed = { $count } übersehen
learnt-sheet-sentences = Jeder Satz (CSV)
learnt-sheet-children = Jedes Kind (CSV)
learnt-sheet-facts = Jede Aufgabe (CSV)
habit-zero_rule = Verwechselt die Regeln für 0
habit-zero_rule-help = Legt es: 5 Tüten mit nichts darin; 5 Plättchen und keines dazu.
habit-other_sign = Rechnet anders, als das Zeichen sagt
habit-other_sign-help = Die Aufgabe erst laut vorlesen lassen, dann rechnen.
habit-lost_sign = Verliert das Minus
habit-lost_sign-help = Geht es auf einem Zahlenstrahl, der unter null reicht.
habit-smaller_from_larger = Zieht die kleinere Ziffer von der größeren ab
habit-smaller_from_larger-help = Mit Zehnern und Einern legen und einen Zehner in zehn Einer tauschen.
habit-lost_ten = Verliert einen Zehner
habit-lost_ten-help = Erst das Zehnerfeld füllen, dann zählen, was übrig ist.
habit-ten_too_many = Liegt um einen Zehner zu hoch
habit-ten_too_many-help = Erst schätzen: mehr oder weniger als das?
habit-off_by_one = Liegt um eins daneben
habit-off_by_one-help = Auf dem Zahlenstrahl die Sprünge zählen, nicht die Zahlen.
habit-table_neighbour = Nennt die Nachbaraufgabe
habit-table_neighbour-help = Von einer Aufgabe ausgehen, die sitzt: 7 × 8 ist 7 × 7 und noch 7.
habit-swapped_digits = Vertauscht die Ziffern
habit-swapped_digits-help = Die Zahl laut sagen, dann mit Zehnern und Einern schreiben.

homework-title = Eine Aufgabe für jetzt oder daheim
homework-about = Wer den Link öffnet, hat dieselben Karten und arbeitet im eigenen Tempo. Der Link bleibt gültig.
homework-what = Was zu tun ist
homework-play = Gegen den Computer spielen
homework-find = Rätsel: Welche Rechnung gewinnt am meisten?
homework-minutes = Minuten
homework-count = Wie viele
homework-fact = Mit
homework-any = alles
homework-make = Link für daheim machen
homework-copy = Link kopieren
homework-try = Ausprobieren
homework-give = Jetzt der Klasse geben
homework-given = Die Aufgabe steht auf den Seiten der Kinder.
homework-given_to = Eine eigene Aufgabe steht nur auf der Seite von: { $names }.
homework-arrives = Wie weit sie kommen, erscheint hier, solange die Stunde läuft.
homework-results = Ergebnisse, die zurückkamen
