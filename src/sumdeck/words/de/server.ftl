## The table in the browser, and its server

## The table in a browser

cli-serve = öffnet den Tisch im Browser: für diesen Rechner oder mit --host auch für andere
serve-host = die Adresse, auf der Sumdeck lauscht; 0.0.0.0 für alle im Netz
serve-port = der Port, auf dem Sumdeck lauscht; ohne Angabe 8000 oder irgendein freier
serve-store = wo die Tische aufbewahrt werden: eine Datei, sqlite:///file oder postgresql://…; ohne Angabe eine Datei in deinem Datenordner
serve-workers = die Arbeit auf so viele Prozesse verteilen; braucht PostgreSQL
serve-peer_host = die Adresse, unter der die anderen Server eines Hauses diesen erreichen; sonst nur von diesem Computer aus
serve-expire_days = einen Tisch löschen, an dem so viele Tage nichts geschehen ist
serve-metrics_port = Zählwerte für Prometheus auf einem anderen Port zeigen
serve-metrics_host = die Adresse dieses Ports; ohne Angabe nur dieser Rechner
serve-origin = Seiten einer anderen Website mit diesem Tisch sprechen lassen
serve-behind = diesem Proxy glauben, wer seine Besucher sind
serve-limit = eine Grenze ändern, etwa tables_per_minute=100
serve-log = wie viel mitgeschrieben wird
serve-address = Sumdeck ist offen: { $address }  (Strg+C beendet es)
serve-port_taken = Port { $port } ist schon belegt. Beende das Programm, das dort lauscht, oder wähle mit { $option } einen anderen Port; 0 ist irgendein freier
serve-cannot_listen = Auf { $host }, Port { $port } lässt sich nicht lauschen: { $reason }. --host 127.0.0.1 ist dieser Rechner, --host 0.0.0.0 das ganze Netz
serve-no_port = { $given } ist kein Port
serve-no_workers = { $given } ist keine Zahl von Prozessen ab 1
serve-only_one = Mehrere Prozesse brauchen PostgreSQL: --store postgresql://…  Mit einer Datei macht einer alles.
serve-no_days = { $given } ist keine Zahl von Tagen ab 1
serve-no_limit = eine Grenze { $given } gibt es nicht; es gibt { $known }
serve-no_number = { $given } ist keine Zahl
web-unreadable = Diese Nachricht war beschädigt.
web-other_version = Diese Seite ist älter als der Tisch. Bitte lade sie neu.
web-no_such_table = Diesen Tisch gibt es nicht mehr.
web-bad_token = Dein Platz ist nicht an diesem Tisch.
web-onlooker = Wer zusieht, redet nicht mit.
web-no_such_game = Dieses Spiel gibt es nicht.
web-bad_seats = Die Plätze passen nicht.
web-no_such_club = Hier gibt es nichts (mehr).
web-no_game_now = Du hast gerade kein Spiel. Warte auf die nächste Auslosung.
web-not_over = Es ist noch nicht zu Ende: Urkunden gibt es nach dem letzten Spiel.
web-name_taken = Diesen Namen hat schon jemand anderes. Frag die Turnierleitung.
web-played_already = Mit diesem Namen hast du schon gespielt. Frag deine Lehrkraft.
web-door_closed = Hier trägt die Leitung alle ein, die mitspielen. Frag dort.
web-no_such_page = Diese Seite gibt es nicht.
web-other_origin = Diese Seite gehört woanders hin.
web-bad_record = Das ist kein Spiel, das ich lesen kann. Sieh dir den Text noch einmal an.
web-other_cards = Ein Spiel mit eigenen Karten kann man ansehen, aber nicht weiterspielen.
web-too_big = Das ist mir zu lang.
web-too_fast = Bitte nicht so schnell.
web-too_many = Hier sind zu viele Fenster offen.
web-table_full = Dieser Tisch ist voll: In seine Aufzeichnung passt nichts mehr.
web-not_stored = Es konnte nicht aufgeschrieben werden und gilt darum nicht. Versuch es noch einmal.
web-lost = Das ließ sich gerade nicht ausrechnen. Bitte versuche es noch einmal.
web-house_full = Hier stehen schon so viele Tische, wie dieses Haus halten kann.
