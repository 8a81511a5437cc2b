## The table in the browser, and its server

## The table in a browser

cli-serve = opent de tafel in een browser, op deze computer of (met --host) ook voor anderen
serve-host = het adres om op te luisteren; 0.0.0.0 voor iedereen op het netwerk
serve-port = de poort om op te luisteren; anders 8000, of een vrije
serve-store = waar de tafels bewaard worden: een bestand, sqlite:///file of postgresql://…; anders een bestand in je gegevensmap
serve-workers = het werk over zoveel processen verdelen; heeft PostgreSQL nodig
serve-peer_host = het adres waarop de andere servers van een huis deze bereiken; anders alleen deze computer
serve-expire_days = tafels wissen na zoveel dagen zonder spel
serve-metrics_port = meetwaarden voor Prometheus tonen op een andere poort
serve-metrics_host = het adres van die poort; anders alleen deze computer
serve-origin = pagina’s van een andere site deze server laten gebruiken
serve-behind = op deze proxy vertrouwen voor wie zijn bezoekers zijn
serve-limit = een grens veranderen, zoals tables_per_minute=100
serve-log = hoeveel er in het logboek komt
serve-address = Sumdeck staat open op { $address }  (Ctrl+C stopt)
serve-port_taken = Poort { $port } is al in gebruik. Stop het programma dat hem gebruikt, of kies een andere poort met { $option }; 0 kiest een vrije
serve-cannot_listen = Luisteren op { $host }, poort { $port } lukt niet: { $reason }. --host 127.0.0.1 is deze computer, --host 0.0.0.0 het hele netwerk
serve-no_port = { $given } is geen poort
serve-no_workers = { $given } is geen aantal processen vanaf 1
serve-only_one = Meer processen hebben PostgreSQL nodig: --store postgresql://…  Met een bestand doet één proces alles.
serve-no_days = { $given } is geen aantal dagen vanaf 1
serve-no_limit = de grens { $given } bestaat niet; de grenzen zijn { $known }
serve-no_number = { $given } is geen getal
web-unreadable = Dat bericht was beschadigd.
web-other_version = Deze pagina is verouderd. Laad hem opnieuw.
web-no_such_table = Deze tafel bestaat niet meer.
web-bad_token = Jij hebt geen plaats aan deze tafel.
web-onlooker = Je kijkt toe, dus je kunt niet meespelen.
web-no_such_game = Dat spel bestaat niet.
web-bad_seats = Dat is niet het goede aantal plaatsen.
web-no_such_club = Hier is niets meer.
web-no_game_now = Je hebt nu geen spel. Wacht op de volgende loting.
web-not_over = Het is nog niet afgelopen: oorkondes komen na het laatste spel.
web-name_taken = Iemand anders heeft deze naam genomen. Vraag het de organisator.
web-played_already = Je hebt al met deze naam gespeeld. Vraag het je leerkracht.
web-door_closed = De organisator zet hier de spelers op de lijst. Vraag of je erbij mag.
web-no_such_page = Die pagina bestaat niet.
web-other_origin = Deze pagina hoort bij een andere site.
web-bad_record = Dit spel kan ik niet lezen. Kijk de tekst nog eens na.
web-other_cards = Een spel met eigen kaarten kun je bekijken, maar niet verder spelen.
web-too_big = Dat is te lang voor mij.
web-too_fast = Niet zo snel, alsjeblieft.
web-too_many = Er staan hier te veel schermen open.
web-table_full = Deze tafel is vol: er past niets meer bij.
web-not_stored = Het kon niet bewaard worden, dus het is niet gebeurd. Probeer het nog eens.
web-lost = Dat kon ik net niet uitrekenen. Probeer het nog eens.
web-house_full = Er is hier geen ruimte voor nog een tafel.
