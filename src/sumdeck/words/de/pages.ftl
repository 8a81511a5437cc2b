## What the pages say

app-name = Sumdeck
app-skip = Zum Inhalt springen
app-home = Startseite
app-close = Schließen
app-yes = Ja
app-no = Nein
app-settings = Einstellungen
app-about = Über Sumdeck
app-rules = Regeln
app-wait = Einen Moment …
app-try_again = Noch einmal versuchen
app-offline = Der Tisch ist gerade nicht zu erreichen.
app-not_found = Diese Seite gibt es nicht.

set-language = Sprache
set-look = Hell oder dunkel
set-look-auto = wie das Gerät
set-look-light = hell
set-look-dark = dunkel
set-print = Große Schrift
set-sound = Töne
set-speech = Vorlesen
sound-offer = Töne und Stimme?
sound-yes = Ja
sound-no = Nein
set-no_voice = Dieses Gerät hat keine eigene Stimme für diese Sprache.
set-text_table = Tisch in Worten
set-pace = Der Computer spielt
set-pace-calm = in Ruhe
set-pace-quick = schnell
set-only_here = Das bleibt auf diesem Gerät.

home-title = Was wollen wir spielen?
home-coming = kommt noch
home-play = Spielen
home-go_on = Neues Spiel: { $level }
home-learn = Beim Spielen lernen
home-today = Jeden Tag
home-join = An einen Tisch setzen
home-open_tables = Deine Tische
home-continue = Weiterspielen
home-with = mit { $names }
home-finished = Beendete Spiele
home-look_back = Zurückschauen
home-class = Klasse
home-club = Turnier
home-print = Drucken
home-open = Gespeichertes Spiel öffnen

choose-level = Welche Karten?
choose-level_guide = Welche Stufe für welches Alter?
choose-practise = Karten zu dem, was ich üben soll
choose-who = Wer spielt?
choose-computer = Gegen den Computer
choose-friends = Mit Freunden, per Link
choose-tablet = Reihum an diesem Bildschirm
choose-opponent = Welcher Gegner?
choose-seats = Wie viele?
choose-seat_count =
    { $count ->
        [one] 1 Spieler
       *[other] { $count } Spieler
    }
choose-name_of = Name an Platz { $seat }
choose-help = Hilfe
choose-help_of = Hilfe für { $name }
choose-help_friends = Deine Freunde wählen selbst, wenn sie kommen.
choose-help_about = Alle spielen mit denselben Karten und Regeln; nur die Hilfe ist verschieden. Mehr Hilfe: ein Bild schon nach der ersten falschen Rechnung und doppelt so viel Zeit, wenn es eine Uhr gibt. Keine Hilfe: weder Lampe noch Bilder.
help-usual = normal
help-helped = mehr Hilfe
help-alone = keine Hilfe
choose-other_name = Anderer Name
choose-matters = Hausregeln
choose-more = Alle Hausregeln
choose-table_rules = Am Tisch
choose-table_rules-about = Uhr, Hilfe und wer zusehen darf.
choose-game_rules = Im Spiel
choose-start = Karten austeilen
choose-usual = { $value } (normal)
choose-other_number = Eine andere Zahl
choose-failed = Der Tisch konnte nicht vorbereitet werden.

player-random = Würfel, spielt irgendetwas
player-beginner = Pip, macht erste Schritte
player-careless = Dot, übersieht manches
player-steady = Kim, sieht das meiste
player-greedy = Max, nimmt möglichst viel
player-planner = Ada, denkt voraus
player-expert = Leo, denkt an jede Karte
player-random-name = Würfel
player-beginner-name = Pip
player-careless-name = Dot
player-steady-name = Kim
player-greedy-name = Max
player-planner-name = Ada
player-expert-name = Leo

house-referee = Wer prüft
house-referee-engine = der Tisch, sofort
house-referee-opponents = ihr selbst: Ein Fehler gilt, bis jemand sagt: „Das stimmt nicht!“
house-referee-challenge = der Tisch prüft die Rechnungen; Gebautes zweifelt ihr selbst an
agreed-title = Was hier gespielt wird
agreed-level = Stufe
house-take_back = Einen Zug zurücknehmen
house-take_back-consent = wenn die anderen zustimmen
house-take_back-free = immer
house-take_back-locked = nie
house-turn_seconds = Zeit für einen Zug
house-turn_seconds-0 = ohne Uhr
house-turn_seconds-some = { $count } Sekunden
house-clock_at_zero = Wenn die Zeit um ist
house-clock_at_zero-wait = passiert nichts
house-clock_at_zero-discard = wird der einfachste Zug gemacht
house-clock_at_zero-bot = spielt der Computer diesen Zug
house-moment_seconds = Der Computer wartet auf Einspruch
house-moment_seconds-0 = gar nicht
house-slips = Der Computer verrechnet sich
house-slips-0 = nie
house-slips-15 = ab und zu
house-slips-30 = oft
house-slips-50 = jedes zweite Mal
house-hints = Die Lampe gibt Tipps
house-number--line = Ein Zahlenstrahl darf geöffnet werden
house-ten--frame = Zehnerfelder und Plättchen dürfen geöffnet werden
house-onlookers = Andere dürfen zusehen
house-locked = Eine Revanche hat dieselben Regeln
house-count_first = Die Punkte des eigenen Zuges zuerst selbst zählen

names-form = { $manner } { $animal }
names-manners = aktiv brav bunt clever ehrlich eifrig emsig fein fidel findig fix flink flott forsch frech frisch froh fröhlich geduldig gelassen gewitzt goldig heiter herzlich höflich hübsch keck klug kühn lebhaft leis lieb lustig mild munter mutig nett niedlich patent pfiffig prächtig putzig quirlig rasch ruhig rüstig sanft schlau schnell sonnig stark still stolz tapfer treu vergnügt wach wacker wendig witzig zahm zart zierlich zottig
names-animals = er: adler biber dachs delfin elch esel falke fink flamingo fuchs gecko gibbon hamster hase igel jaguar koala kranich leguan lemur leopard luchs marder molch otter panda papagei pinguin rabe reiher seehund spatz specht storch tiger uhu waschbär zeisig | e: amsel biene elster ente eule gans giraffe grille gämse hummel libelle meise möwe robbe schwalbe | es: alpaka faultier frettchen kamel känguru lama nashorn nilpferd rentier walross zebra
join-title = An einen Tisch setzen
join-code = Die vier Wörter oder sechs Ziffern
join-code_example = zum Beispiel: lemon forest window drum
join-wrong_digits = Zu dieser Nummer gibt es keine Klasse. Ist eine Ziffer falsch, oder sind zwei vertauscht? Schau an die Tafel und versuch es noch einmal.
join-count_digits =
    { $count ->
        [one] Das ist nur 1 Ziffer. Der Code hat sechs: Versuch es noch einmal.
       *[other] Das sind { $count } Ziffern. Der Code hat sechs: Versuch es noch einmal.
    }
join-only_digits = Da ist ein Buchstabe dabei: { $letters }. Der Code sind sechs Ziffern. Versuch es noch einmal.
join-name = Dein Name am Tisch
join-help_club = In einem Turnier haben alle dieselbe Hilfe und gleich viel Zeit.
join-sit = Hinsetzen
join-go = Mitmachen
join-invites = { $names } möchte mit dir { $game } spielen.
join-full = Alle Plätze sind besetzt. Du kannst zuschauen.
join-watch = Zuschauen
join-rules = So geht es, in zwei Bildern
invite-title = Lade deine Freunde ein
invite-link = Schick ihnen diesen Link
invite-code = oder sag ihnen diese vier Wörter
invite-qr = oder lass sie diesen Code scannen
invite-qr_name = Der Link als QR-Code
invite-copy = Link kopieren
invite-waiting = Wir warten auf die anderen. Das Spiel beginnt, wenn alle Plätze besetzt sind.
invite-alone = Diese Adresse gilt nur auf diesem Gerät. Für andere Geräte im Haus starte Sumdeck mit --host 0.0.0.0 und öffne die Adresse, die es dann nennt.

card-number = { $text }
card-coloured = { $text } { $colour }
card-wild = Jokerkarte { $text }
card-points =
    { $count ->
        [one] { $card }, 1 Punkt
       *[other] { $card }, { $count } Punkte
    }
card-chosen = { $card }, gewählt
colour-green = grün
colour-orange = orange
colour-blue = blau
colour-red = rot

table-hand = Deine Hand
table-you = du
table-players = Spieler
table-their_turn = { $name } ist am Zug.
table-talk = Was gesagt wurde
table-talk_empty = Noch hat niemand etwas gesagt.
table-menu = Menü
table-described = So steht es
table-words = Der Tisch in Worten
table-sheet = Punktezettel
table-onlooker = Du siehst zu.
table-title = { $game }: { $level }
table-leave = Vom Tisch aufstehen
table-gained = Neu auf deiner Hand: { $cards }.
table-time_left =
    { $count ->
        [one] 1 Sekunde
       *[other] { $count } Sekunden
    }
table-call_umpire = Die Spielleitung rufen
table-skip = Gleich weiter
prompt-thinking = { $name } überlegt …

strip-title = Dein Satz
strip-empty = Wähle Karten und sag, was sie ergeben.
strip-blank_sign = welches Zeichen?
strip-blank_result = ergibt was?
strip-entered_sign = Zeichen { $text }
strip-entered_result = Ergebnis { $text }
strip-say = Sagen
strip-next = Weiter
strip-undo = Zurück
strip-clear = Alles weg
strip-type = Den Satz schreiben
strip-cards = Lieber Karten wählen
strip-typed = Dein Satz in Wörtern und Zeichen
strip-missing-nothing = Wähle zuerst Karten.
strip-missing-blank = Da fehlt noch etwas. Fülle die Lücken.

keypad-title = Tasten
keypad-erase = Löschen
key-__plus__ = plus
key-__minus__ = minus
key-__times__ = mal
key-__divided__ = geteilt durch
key-__slash__ = Bruchstrich
key-__point__ = Komma
key-__percent__ = Prozent

phrase-title = Etwas sagen

ask-take_back = Meinen Zug zurücknehmen
ask-take_back_of = Den Zug von { $name } zurücknehmen
ask-stand_in = Den Computer für { $name } spielen lassen
ask-come_back = { $name } wieder selbst spielen lassen
ask-other = Jemand anderes statt { $name }
ask-object = Einspruch: Das stimmt nicht!
ask-waiting = Gefragt. Die anderen entscheiden.
ask-title = Eine Frage
asked-take_back = { $name } möchte den Zug zurücknehmen. Ist das in Ordnung?
asked-stand_in = { $name } möchte, dass der Computer weiterspielt. Ist das in Ordnung?
asked-other = { $name } möchte, dass { $player } statt { $other } spielt. Ist das in Ordnung?
asked-rematch = { $name } möchte noch einmal spielen. Du auch?

missing-ask = { $name } ist nicht da. Warten oder den Computer weiterspielen lassen?
missing-task = { $name } macht gerade etwas anderes. Warten oder den Computer weiterspielen lassen?
missing-wait = Warten
missing-computer = Computer weiterspielen lassen
missing-soon = Wenn { $name } nicht gleich zurück ist, spielt der Computer weiter.
people-away = kommt gleich wieder …
people-came = { $name } ist da.
people-here = { $name } ist wieder da.
people-coming_back = { $name } kommt gleich wieder …
link-joining = Wir gehen zum Tisch …
link-coming_back = Keine Verbindung. Wir versuchen es weiter … Nichts ist verloren.
curtain-hold = Halten, um deine Karten zu sehen
curtain-close = Meine Karten zudecken
curtain-about = Jetzt schaut nur { $name }.

lamp-title = Hilfe
lamp-sent = Von deiner Lehrkraft
lamp-ask = Ein bisschen Hilfe
lamp-more = Noch ein bisschen Hilfe
lamp-tell = Lies es mir vor
lamp-pause = Schau erst noch einmal hin.
lamp-last = Mehr Hilfe gibt es nicht.
lamp-picture = Ein Bild zum Zählen
picture-line = Zahlenstrahl
picture-frame = Zehnerfeld
picture-rows = Reihen von Punkten
picture-counters = Plättchen
picture-lay = Plättchen legen
picture-line_about = Ein Zahlenstrahl von { $from } bis { $to }. Er beginnt bei { $start }.
picture-frame_about = Zehnerfelder mit Plättchen für { $terms }.
picture-rows_about = { $rows } Reihen mit je { $each } Punkten.
picture-share_about = { $count } Punkte in Reihen zu { $each }.
picture-move = Die Marke bewegen
picture-opened = Ein Bild zum Zählen. Zähl mit!

wrong-title = Nicht { $result }. Versuch es noch einmal!
wrong-said = „{ $said }“ stimmt nicht.
told-news = { $said }

spoken-__plus__ = { " " }plus{ " " }
spoken-__minus__ = { " " }minus{ " " }
spoken-__times__ = { " " }mal{ " " }
spoken-__divided__ = { " " }geteilt durch{ " " }
spoken-__equals__ = { " " }ergibt{ " " }
spoken-__semicolon__ = , und{ " " }
spoken-__square__ = { " " }hoch zwei
spoken-__cube__ = { " " }hoch drei
spoken-__root__ = Wurzel aus{ " " }
spoken-__cube_root__ = dritte Wurzel aus{ " " }
spoken-__percent__ = { " " }Prozent

round-over = Runde { $round } ist zu Ende.
round-next = Nächste Runde
count-title = Dein Zug
count-how_many = Wie viele Punkte sind das?
count-what = Was zählt?
count-right = Ja, { $points }!
end-title = Das Spiel ist zu Ende
end-your_pile = Dein Gewinnstapel
end-pile_of = Gewinnstapel von { $name }
end-how_many = Wie viele Karten sind das?
end-row =
    { $count ->
        [one] eine Reihe mit 1 Karte
       *[other] eine Reihe mit { $count } Karten
    }
end-check = Prüfen
end-skip = Nicht zählen
end-right =
    { $count ->
        [one] Ja, 1 Karte.
       *[other] Ja, { $count } Karten!
    }
end-not_so_many = Nicht { $said }. Zähl noch einmal!
end-place = Platz
end-name = Name
end-score = Ergebnis
end-good_game = Schönes Spiel!
end-kind_won = Viel gefunden!
end-kind_lost = Nächstes Mal liegen die Karten anders.
end-finest = Deine schönste Rechnung:
end-best = Dein Bestes auf dieser Stufe: { $best }
end-best_now = Das ist dein Bestes auf dieser Stufe!
end-sums =
    { $count ->
        [one] Du hast 1 Rechnung gefunden.
       *[other] Du hast { $count } Rechnungen gefunden.
    }
end-sums_together =
    { $count ->
        [one] Zusammen habt ihr 1 Rechnung gefunden.
       *[other] Zusammen habt ihr { $count } Rechnungen gefunden.
    }
end-sums_large =
    { $count ->
        [one] Eine davon ging über zehn.
       *[other] { $count } davon gingen über zehn.
    }
end-club = Zurück zu meinen Spielen
end-again = Noch einmal spielen
end-again_about = Nächstes Mal beginnt jemand anderes.
end-look_along = Mit { $name } zurückschauen
end-look_back = Zurückschauen
end-other = Etwas anderes spielen

replay-title = Zurückschauen
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Von selbst abspielen
replay-pause = Anhalten
replay-step = Schritt { $at } von { $count }
replay-open = Alle Hände offen
replay-as = Wie { $name } es sah
replay-view = Wessen Sicht?
replay-start = Die Karten sind verteilt.
replay-copy = Das Spiel kopieren
replay-not_yet = Zurückschauen kann man, wenn ein Spiel zu Ende ist.
replay-seat = Platz { $seat }
replay-turns = Alle Züge
replay-tools = Kopieren oder teilen
replay-copy_position = Diese Stellung kopieren
replay-link = Den Link kopieren
replay-link_about = Wer den Link hat, kann auch zurückschauen, solange es den Tisch gibt.
replay-no_link = An diesem Tisch darf niemand sonst zuschauen, darum gibt es keinen Link.
replay-begun =
    { $count ->
        [one] Der erste Zug stammt aus einem anderen Spiel.
       *[other] Die ersten { $count } Züge stammen aus einem anderen Spiel.
    }
replay-together = Gemeinsam zurückschauen
replay-together_about = Wer blättert, blättert für alle.
replay-with = Es schauen mit: { $names }.
replay-with_nobody = Noch ist niemand sonst da.
replay-turned = { $name } hat geblättert.
replay-play_on = Von hier weiterspielen
replay-play_on_about = Ein neuer Tisch beginnt mit diesen Karten. Du spielst einen Platz, der Computer die anderen.
replay-play_as = Du spielst für
replay-play_against = gegen
replay-play_over = Hier ist das Spiel zu Ende. Geh einen Schritt zurück, um weiterzuspielen.

look-title = Ein zweiter Blick
look-you-cards =
    { $count ->
        [one] In Zug { $turn } hättest du 1 Karte gewinnen können.
       *[other] In Zug { $turn } hättest du { $count } Karten gewinnen können.
    }
look-you-points =
    { $count ->
        [one] In Zug { $turn } hättest du 1 Punkt machen können.
       *[other] In Zug { $turn } hättest du { $count } Punkte machen können.
    }
look-name-cards =
    { $count ->
        [one] In Zug { $turn } hätte { $name } 1 Karte gewinnen können.
       *[other] In Zug { $turn } hätte { $name } { $count } Karten gewinnen können.
    }
look-name-points =
    { $count ->
        [one] In Zug { $turn } hätte { $name } 1 Punkt machen können.
       *[other] In Zug { $turn } hätte { $name } { $count } Punkte machen können.
    }
look-did = Damals waren es { $count }.
look-find = Finde es!
look-turn = Zug { $turn }
look-who = Wessen Zug?
look-found-cards =
    { $count ->
        [one] Ja! Das gewinnt 1 Karte.
       *[other] Ja! Das gewinnt { $count } Karten.
    }
look-found-points =
    { $count ->
        [one] Ja! Das macht 1 Punkt.
       *[other] Ja! Das macht { $count } Punkte.
    }
look-less-cards =
    { $count ->
        [one] Das stimmt und gewinnt 1 Karte. Es gibt noch mehr zu finden.
       *[other] Das stimmt und gewinnt { $count } Karten. Es gibt noch mehr zu finden.
    }
look-less-points =
    { $count ->
        [one] Das stimmt und macht 1 Punkt. Es gibt noch mehr zu finden.
       *[other] Das stimmt und macht { $count } Punkte. Es gibt noch mehr zu finden.
    }
look-found-pile = Ja! Das ist ein Stapel aus { $count } Karten.
look-less-pile = Das stimmt: ein Stapel aus { $count } Karten. Es gibt noch mehr zu finden.
look-none-pile = Das geht. Such aber einen Stapel, den du bauen kannst, und behalte die Karte, die ihn erobert.
look-none = Das ist erlaubt, gewinnt aber nichts. Such etwas zum Nehmen!
look-nothing = Du hast alles gesehen, was es zu sehen gab.
look-again = Noch einmal von vorn
look-back = Zurück zum Ende des Spiels

open-title = Ein gespeichertes Spiel öffnen
open-about = Jedes beendete Spiel kann man als Text kopieren: das ganze Spiel, um es hier wieder anzusehen, oder eine Stellung, um von dort weiterzuspielen.
open-paste = Füge den Text hier ein
open-file = oder wähle eine Datei
open-show = Ansehen
copy-done = Kopiert!
copy-selected = Er ist schon markiert. Kopiere ihn mit Strg+C oder ⌘C, oder halte den Finger darauf.
copy-by_hand = Kopiere diesen Text

no-unknown = Das geht hier nicht.
guide-title = So geht’s: { $level }
guide-games = Spiel
guide-levels = Karten
guide-pictures = Bild: { $said }
guide-play = Das spielen

zone-deck = Nachziehstapel
zone-pile = Stapel
zone-discard = Ablage
zone-centre = Mitte
zone-won = Gewonnen
zone-hand = Hand
zone-of_seat = { $zone }: { $name }
zone-backs =
    { $count ->
        [one] 1 verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
zone-empty = leer
table-laid = Auf dem Tisch
strip-words = Wörter für deinen Satz
key-__equals__ = gleich
guide-none = Die Regeln dieses Spiels hat noch niemand aufgeschrieben.
