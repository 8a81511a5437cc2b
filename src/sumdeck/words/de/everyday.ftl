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
