## Simulation

cli-sim = lässt Computerspieler viele Partien spielen und zählt mit
sim-games = wie viele Kartenverteilungen gespielt werden; ohne Angabe { $usual }
sim-players = wer spielt, Platz für Platz; ohne Angabe der stärkste
sim-seed = der Name, aus dem aller Zufall folgt; gleicher Name, gleiche Partien
sim-workers = wie viele Prozesse sich die Arbeit teilen; ohne Angabe alle Kerne
sim-paired = jede Verteilung in jeder Sitzordnung spielen, damit niemand bessere Karten hat
sim-csv = für jede Partie und jeden Platz eine Zeile in diese Datei schreiben
sim-too_few = { $given } ist keine Zahl ab 1
sim-progress = Partien
sim-title = { $count } Partien { $game }: Verteilungen { $first } bis { $last }
sim-player = Spieler
sim-wins = gewonnen
sim-shared_wins = geteilt
sim-deals_won = Verteilungen gewonnen
sim-score = Punkte
sim-spread = Streuung
sim-takes = genommen
sim-sentences = Sätze
sim-equations = Gleichungen
sim-per_game = Punkte, Genommenes, Sätze und Gleichungen sind Mittelwerte einer Partie; die Streuung ist die Standardabweichung der Punkte.
sim-lengths = Eine Partie dauert { $shortest } bis { $longest } Sätze, im Mittel { $mean }.
sim-ending =
    { $count ->
        [one] 1 Partie: { $why }
       *[other] { $count } Partien: { $why }
    }
sim-written = Jede Partie steht in { $file }
sim-stopped =
    { $count ->
        [one] Nach 1 Partie angehalten.
       *[other] Nach { $count } Partien angehalten.
    }
sim-failed = Eine Partie ließ sich nicht zu Ende spielen. { $reason }
