## Was die Seiten für jeden Tag sagen: Aufgaben, die Karte der Stufen, Drucken, über uns

about-title = Über Sumdeck
about-what = Sumdeck ist ein Tisch für Kartenspiele, bei denen man im Kopf rechnet. Der Tisch verrät nie, was du spielen könntest: das zu finden ist das Spiel.
about-names = Wem gehören diese Spiele?
about-names_text = { -numero }, { -mathino }, { -numberloor } und Formula sind Namen von Spielen, die ihren Verlagen gehören; mit Sumdeck haben diese nichts zu tun. Wir erzählen die Regeln in eigenen Worten und malen eigene Bilder. Gefällt dir ein Spiel, dann hol dir die echten Karten!
about-guess = Was wir raten
about-guess_text = Bei manchen Karten raten wir, denn die Regeln sagen nicht alles über sie. Was wir geraten haben, steht hier. Vergleiche es mit deinem eigenen Spiel.
about-guess_none = Bei diesem Kartenspiel ist nichts geraten.
about-guess_faces = Dass es diese Karten gibt:
about-guess_points = Wie viele Punkte auf diesen Karten stehen:
about-data = Was wir über dich wissen
about-data_text = Nichts. Es gibt keine Konten, keine Nachrichten, keine Werbung und keine Besucherzählung. Ein Name am Tisch ist ein Wort, das du dir aussuchst. Tische werden nach einiger Zeit gelöscht. Diese Seite fragt bei keinem anderen Server nach.
about-free = Sumdeck ist freie Software unter der MIT-Lizenz.

press-title = Drucken
press-about = Alles, was man braucht, um mit echten Karten zu spielen. Du bekommst eine Datei, die jeder Drucker druckt.
press-game = Welches Spiel?
press-what = Was soll gedruckt werden?
press-what-cards = Karten zum Ausschneiden
press-what-rules = Regeln, eine Seite für jede Stufe
press-what-sheets = Blätter zum Aufschreiben der Punkte
press-what-tables = Tabellen zum Nachsehen
press-what-checklist = Karten, auf denen steht, wofür es Punkte gibt
press-level = Für welche Stufe?
press-all_cards = alle Karten des Spiels
press-all_levels = alle Stufen
press-paper = Papier
press-paper-a4 = A4
press-paper-letter = Letter (US-Format)
press-looks = Wie soll es aussehen?
press-backs = Mit Rückseiten
press-large = Große Schrift
press-colour_safe = Auch ohne Farben gut zu unterscheiden
press-both_sides = Drucke beidseitig und wende das Papier an der langen Kante: Dann liegt jede Rückseite hinter ihrer Vorderseite.
press-make = Datei erstellen

task-title = Eine Aufgabe für dich
task-guide = Lern es beim Spielen: drei Züge mit ein bisschen Hilfe, dann geht das Spiel weiter.
task-daily = Heute bekommen alle dieselben Karten. Wie weit kommst du?
task-play = Ein Spiel, das mit Karten beginnt, die jemand hingelegt hat.
task-start = Karten geben

task-first = Dein erstes Spiel
task-understood = Alles klar
task-skip = Überspringen
task-over = So geht das. Jetzt spiel weiter!

today-title = Jeden Tag
today-games = Spiele
today-deal = Karten des Tages
today-about = { $level }: Heute bekommen alle dieselben Karten.
today-play = Karten des Tages spielen
today-result = Dein Ergebnis
today-share = Kopieren und zeigen
today-sums =
    { $count ->
        [one] 1 Rechnung
       *[other] { $count } Rechnungen
    }
today-found = Gefunden: { $won }
today-found_helped =
    { $count ->
        [one] Gefunden: { $won }, mit 1 Schritt Hilfe
       *[other] Gefunden: { $won }, mit { $count } Schritten Hilfe
    }
today-kind = Das alles bleibt auf diesem Gerät. Es geht nichts verloren, wenn du eine Weile nicht da bist.

carry-title = Die Aufgaben, die dieses Gerät sich merkt
carry-about =
    { $count ->
        [one] Dieses Gerät merkt sich 1 Aufgabe und weiß so, was zu üben ist. Sonst sieht sie niemand.
       *[other] Dieses Gerät merkt sich { $count } Aufgaben und weiß so, was zu üben ist. Sonst sieht sie niemand.
    }
carry-save = Als Datei speichern
carry-open = Die eines anderen Geräts dazunehmen, aus dessen Datei
carry-brought =
    { $count ->
        [one] 1 Aufgabe dazugenommen.
       *[other] { $count } Aufgaben dazugenommen.
    }
carry-bad = In dieser Datei sind keine Aufgaben.
carry-forget = Alle vergessen
carry-sure = Ja, vergessen
carry-keep = Behalten

find-title = Finde es
find-about = Ein Zug aus einem echten Spiel. Was ist das Meiste, das du bekommen kannst? Du suchst es und sagst es.
find-tier-1 = Leicht
find-tier-2 = Mittel
find-tier-3 = Schwer
find-count =
    { $count ->
        [one] 1 gefunden
       *[other] { $count } gefunden
    }
find-own = Oder mit Aufgaben, bei denen du noch nicht ganz sicher bist:
find-number = Nr. { $number }
find-another = Noch eins
find-cards-numero =
    { $count ->
        [one] Hier kannst du 1 Karte gewinnen.
       *[other] Hier kannst du { $count } Karten gewinnen.
    }
find-points-numero =
    { $count ->
        [one] Hier kannst du 1 Punkt machen.
       *[other] Hier kannst du { $count } Punkte machen.
    }
find-pile-mathino = Hier kannst du einen Stapel aus { $count } Karten bauen und behältst die Karte, die ihn erobert.
find-cards-numberloor =
    { $count ->
        [one] Hier kannst du 1 Stockwerk legen.
       *[other] Hier kannst du { $count } Stockwerke legen.
    }
find-cards-formula =
    { $count ->
        [one] Hier kannst du 1 Karte legen.
       *[other] Hier kannst du { $count } Karten legen.
    }

map-title = Dein Weg durch die Stufen
map-play = Das spielen
map-best =
    { $count ->
        [one] { $game }: bestes Ergebnis { $best }, 1 Spiel
       *[other] { $game }: bestes Ergebnis { $best }, { $count } Spiele
    }
map-found =
    { $count ->
        [one] 1 Rätsel gefunden
       *[other] { $count } Rätsel gefunden
    }

practice-title = Drei Minuten
practice-about = Aufgaben, bei denen du noch nicht ganz sicher bist. Eine falsche Antwort schadet nicht: Ein Bild hilft beim Zählen.
practice-begin = Los
practice-easier = Leichter
practice-right = Genau richtig
practice-harder = Schwerer
practice-check = Prüfen
practice-picture = Bild
practice-another = Eine andere
practice-good = Ja, { $sum }!
practice-wrong = { $said } stimmt nicht. Versuch es noch einmal.
practice-done =
    { $count ->
        [one] 1 Aufgabe. Gut gemacht!
       *[other] { $count } Aufgaben. Gut gemacht!
    }

levels-level = Stufe
levels-ages = Alter
levels-practises = Geübt wird
levels-sure = Ein Fragezeichen: Wir nehmen es an, haben es aber in keinem Lehrplan gefunden.
topic-sorting = Ordnen nach Farbe, Form und Zahl
topic-counting = Zählen, eins mehr und eins weniger
topic-sums_10 = Plus und Minus bis 10
topic-sums_20 = Plus und Minus bis 20
topic-tables = Einmaleins und Teilen
topic-fractions = Brüche, Dezimalzahlen, Prozent
topic-powers = Potenzen und Wurzeln
country-england = England
country-germany = Deutschland
country-netherlands = Niederlande
country-australia = Australien

series-find =
    { $count ->
        [one] 1 Rätsel
       *[other] { $count } Rätsel
    }
series-find_about = Finde jedes Mal die Rechnung, die am meisten gewinnt.
series-with-plus = plus { $number }
series-with-minus = minus { $number }
series-with-times = das Einmaleins mit { $number }
series-with-divide = geteilt durch { $number }
series-play = { $count } Minuten spielen
series-about = Lass dir Zeit: Du kannst gehen und mit demselben Link wiederkommen.
series-everyone = Alle haben dieselben Karten.
series-done = { $done } von { $count } gefunden
series-finished = Alle { $count } gefunden, { $alone } ohne Hilfe. Gut gemacht!
series-over = Die Zeit ist um. Gut gemacht!
series-next = Weiter
series-game = Nächstes Spiel
series-back = Zurück zu meiner Aufgabe
task-class = Zurück zu { $name }
series-left =
    { $count ->
        [one] noch { $count } Minute
       *[other] noch { $count } Minuten
    }
series-none = So eine Aufgabe kam diesmal nicht vor. Das liegt nicht an dir: Mach mit der nächsten weiter.
results-title = Ergebnisse der Aufgaben
results-teacher = Für deine Lehrkraft
results-about = Lass das Bild einlesen oder schick den Link.
results-name = Dein Vorname, oder wie dich deine Lehrkraft nennt
results-copy = Link mit meinem Ergebnis kopieren
results-here = Ergebnisse kommen mit einem Link oder einem Bild, das ein Kind zeigt oder schickt. Sie bleiben auf diesem Gerät.
results-paste = Links oder Zeilen der Kinder
results-take = Übernehmen
results-bad = Darin war kein ganzes Ergebnis.
results-taken =
    { $count ->
        [one] { $count } Ergebnis übernommen.
       *[other] { $count } Ergebnisse übernommen.
    }
results-empty = Noch keine Ergebnisse.
results-delete = Alle Ergebnisse auf diesem Gerät löschen
results-delete_type = Zum Löschen eintippen, wie viele es sind: { $count }
results-keep = Behalten
results-delete_sure = Alle löschen
results-sent = Deine Lehrkraft sieht, wie weit du bist.
results-alone = Ohne Hilfe
results-done = Geschafft
results-wrong = Was falsch war
results-wrong_of = { $fact }: { $wrong } von { $count } falsch
results-who = Name
results-games =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }
