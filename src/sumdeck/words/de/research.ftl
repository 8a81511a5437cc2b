## Simulation

cli-sim = lässt Computerspieler viele Partien spielen und zählt mit
sim-games = wie viele Kartenverteilungen gespielt werden; ohne Angabe { $usual }
sim-players = wer spielt, Platz für Platz; ohne Angabe der stärkste
sim-seed = der Name, aus dem aller Zufall folgt; gleicher Name, gleiche Partien
sim-workers = wie viele Prozesse sich die Arbeit teilen; ohne Angabe alle Kerne
sim-paired = jede Verteilung in jeder Sitzordnung spielen, damit niemand bessere Karten hat
sim-survey = auch die Züge zählen: wie viele es jedes Mal gab und wie oft nichts zu rechnen war
sim-on = auf einem Ray-Cluster spielen (RAY_ADDRESS sagt, auf welchem) statt auf den Kernen dieses Rechners
sim-keep = die Partien in dieser Datei aufheben und beim nächsten Mal dort weitermachen
sim-json = die Ergebnisse als JSON in diese Datei schreiben
sim-csv = für jede Partie und jeden Platz eine Zeile in diese Datei schreiben
sim-too_few = { $given } ist keine Zahl ab 1
sim-no_picture = { $given } ist kein Bild: Der Name muss auf .png, .svg oder .pdf enden
sim-progress = Partien
sim-title = { $count } Partien { $game }: Verteilungen { $first } bis { $last }
sim-player = Spieler
sim-wins = gewonnen
sim-shared_wins = geteilt
sim-deals_won = Verteilungen gewonnen
sim-won = gewonnen (95 %)
sim-quartiles = Quartile
sim-choices = Auswahl
sim-stuck = ohne Rechnung
sim-milliseconds = { $count } ms
sim-thought = je Zug
sim-score = Punkte
sim-spread = Streuung
sim-takes = genommen
sim-sentences = Sätze
sim-sums = mit Rechnung
sim-per_game = Punkte, Genommenes und Sätze sind Mittelwerte einer Partie; die Streuung ist die Standardabweichung der Punkte, die Quartile teilen sie in vier gleich große Teile.
sim-lengths = Eine Partie dauert { $shortest } bis { $longest } Sätze, im Mittel { $mean }.
sim-ending =
    { $count ->
        [one] 1 Partie: { $why }
       *[other] { $count } Partien: { $why }
    }
sim-written = Geschrieben: { $file }
sim-stopped =
    { $count ->
        [one] Nach 1 Partie angehalten.
       *[other] Nach { $count } Partien angehalten.
    }
sim-failed = Eine Partie ließ sich nicht zu Ende spielen. { $reason }
sim-goes_on = Mit demselben Befehl geht es weiter.
sim-other_work = In { $file } stehen andere Partien: andere Spieler, Karten, Regeln, Zahlen oder --records. Bitte eine andere Datei nehmen.
sim-no_own_player = Dieser Spieler ist nicht zu gebrauchen: { $reason }
sim-seats = Gewonnen von jedem Platz, vom ersten an: { $shares }

## Arena

cli-arena = lässt jeden Computerspieler gegen jeden antreten und bewertet sie
arena-players = wer mitmacht, mit Namen oder als Modul:Klasse; ohne Angabe alle Spieler des Spiels
arena-records = jede Partie als Aufzeichnung in diesen Ordner schreiben
arena-plot = die Bewertungen in diese Datei zeichnen (PNG, SVG oder PDF)
arena-alone = { $game } spielt man allein, da kann niemand gegen jemanden antreten.
arena-twice = Bitte mindestens zwei Spieler nennen, jeden einmal. Dieses Spiel hat: { $known }
arena-title = { $count } Partien { $game }, jeder gegen jeden
arena-rating = Bewertung (95 %)
arena-against = gegen { $player }
arena-meaning = Wer 400 Punkte mehr hat, gewinnt zehn von elf Partien. Der Durchschnitt ist 0.

## Labor

cli-lab = zeigt, was Hausregeln ändern: Länge, Fairness, Glück und Können, Rechnungen
lab-vary = eine Hausregel, level oder pack und die Werte, die ausprobiert werden, etwa hand_size=4,5,6; für jedes einmal
lab-players = ein starker und ein schwacher Spieler; ohne Angabe der stärkste, der sofort antwortet, und der schwächste
lab-csv = für jede Abwandlung eine Zeile in diese Datei schreiben
lab-plot = die Ergebnisse in diese Datei zeichnen (PNG, SVG oder PDF)
lab-two = Bitte zwei Spieler nennen: einen starken und einen schwachen.
lab-bad_vary = So sagt man, was ausprobiert wird: Schlüssel=Wert,Wert; nicht { $given }
lab-title = Was sich bei { $game } ändert, je { $count } Verteilungen
lab-length = Sätze je Partie
lab-first_seat = erster Platz gewinnt
lab-skill = stark schlägt schwach
lab-sums = mit Rechnung
lab-choices = Auswahl je Zug
lab-stuck = ohne Rechnung
lab-meaning = Überall außer bei „stark schlägt schwach“ spielen gleich Starke. 50 % sind gerecht, oder reines Glück. Ohne Rechnung: Züge, bei denen nichts zu rechnen war.
argument-folder = ORDNER
argument-variations = NAME=A,B
