## A tournament says no

club-no_such_setting = De instelling { $given } bestaat niet. De instellingen zijn: { $known }
club-no_such_value = { $setting } kan niet { $given } zijn.
club-nobody_loses = Als er { $advance } van de { $seats } doorgaan, valt er nooit iemand af. Laat er minder doorgaan.
club-too_few = Je hebt minstens { $least } spelers nodig. Wie komt er nog?
club-too_many = Er is plaats voor { $most }.
club-bad_seeds = Een plaatsingslijst noemt iedereen één keer, de sterkste eerst.
club-not_begun = Het is nog niet begonnen.
club-begun = Het is al begonnen.
club-no_such_entrant = Niemand heeft dit nummer.
club-bad_name = Een naam heeft 1 tot { $longest } tekens op één regel en begint niet met = + - @.
club-same_name = Hier heet al iemand { $name }.
club-entries_closed = Het is te laat om mee te doen: de laatste spellen zijn geloot.
club-gone_already = { $name } is al weg.
club-here_already = { $name } is er al.
club-no_such_task = Deze klas heeft die opdracht niet gekregen.
club-too_many_tasks = Deze klas heeft al { $most } opdrachten gekregen. Dat is genoeg voor één les.
club-games_running =
    { $count ->
        [one] Eén spel is nog bezig. Daarna wordt er weer geloot.
       *[other] { $count } spellen zijn nog bezig. Daarna wordt er weer geloot.
    }
club-over = Het is voorbij: alle spellen zijn gespeeld.
club-nothing_to_redraw = Je kunt een ronde alleen opnieuw loten zolang er geen spel van is afgelopen.
club-same_again = Er is niemand bij gekomen of weggegaan, dus de loting zou precies hetzelfde zijn.
club-no_such_match = Er is geen spel met dit nummer.
club-void = Dit spel telt niet meer: een eerdere uitslag is verbeterd.
club-ended_already = Dit spel heeft al een andere uitslag. Klopt die niet, verbeter hem dan.
club-not_ended = Dit spel heeft nog geen uitslag.
club-not_at_this_table = Iemand in deze uitslag zat niet aan deze tafel.
club-twice = Niemand kan twee plaatsen hebben in één spel.
club-tied =
    { $count ->
        [one] Eén speler van deze tafel gaat door. Wie? Speel een beslissend spel of vraag de scheidsrechter.
       *[other] { $count } spelers van deze tafel gaan door. Wie? Speel een beslissend spel of vraag de scheidsrechter.
    }
club-bad_points = Deze punten en plaatsen passen niet bij elkaar.
club-no_such_game = Het spel { $given } bestaat niet. De spellen zijn: { $known }
club-not_so_many = { $game } kun je niet met { $seats } aan één tafel spelen.
club-no_target = { $game } speel je tot het einde, niet tot een aantal punten.
club-wrong_total = De kolom van { $name } klopt niet. Nog eens tellen?
club-nothing_ruled = Een beslissing heeft 1 tot { $longest } tekens.
club-paused = Iedereen heeft pauze.
club-not_paused = Niemand heeft pauze.

## The pages of tournaments

club-title = Klas of toernooi
club-about = Voor een klas, een club of een verjaardag: beantwoord een paar vragen, en iedereen weet waar hij speelt.
club-new = Nieuwe klas of nieuw toernooi
club-join = Meedoen met een code
club-mine = Op dit apparaat
club-as_organiser = jij hebt de leiding
club-as_player = je speelt mee of kijkt toe
club-back = Terug naar klassen en toernooien

new-title = Nieuwe klas of nieuw toernooi
new-game = Welk spel?
new-any_game = Iets anders
new-any_game_about = Met eigen kaarten, dobbelstenen of een bord
new-who = Wie doet er mee?
new-name = Hoe heet het toernooi?
new-make = Toernooi maken
ask-kind = Wat wil je opzetten?
ask-kind-tournament = Een toernooi
ask-kind-class = Een klas: iedereen speelt
class-about = Iedereen doet mee met de code op het bord en krijgt een dierennaam, of tikt op de eigen naam. De tafels lopen vanzelf vol. Jij ziet wie er vastzit.
class-minutes = Hoelang duurt de les?
class-minutes-0 = zonder klok
class-minutes-some = { $count } minuten
class-names = Namen van je klassenlijst, één per regel (mag ook leeg)
class-names_about = De kinderen tikken op hun eigen naam. Wie de code heeft, kan deze namen zien. Zonder namen krijgt iedereen een dier.
class-same_deal = Aan alle tafels dezelfde kaarten
class-same_deal_about = Handig om er daarna samen over te praten. Maar de kinderen kunnen afkijken bij de tafel ernaast.
class-name = Hoe heet de klas?
class-make = Klas maken

ask-where = Waar?
ask-online = Op schermen: de uitslagen komen vanzelf binnen
ask-cardboard = Met echte kaarten: jij vult de uitslagen in
ask-level = Welke regels?
ask-house_rules = Alle huisregels
ask-seats = Hoeveel per tafel?
ask-seat_count = { $count } spelers
ask-system = Wanneer valt iemand af?
ask-system_many =
    { $count ->
        [one] Alleen de winnaar van elke tafel gaat door. Alle anderen daar hebben een spel verloren.
       *[other] De eerste { $count } van elke tafel gaan door. Alle anderen daar hebben een spel verloren.
    }
ask-more = Meer keuzes
ask-turn_seconds = Hoelang mag een beurt duren?
ask-seconds = { $count } seconden
ask-no_clock = zo lang als nodig
ask-target = Tot hoever gaat een gewoon spel?
ask-championship_target = Tot hoever gaat een spel in de kampioensronde?
ask-points =
    { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
unit-formula =
    { $count ->
        [one] 1 ronde
       *[other] { $count } rondes
    }
unit-numberloor =
    { $count ->
        [one] 1 ster
       *[other] { $count } sterren
    }
ask-no_target = tot het spel uit is
ask-no_points = 0: tot het spel uit is

system-single = na één verliespartij
system-double = na twee verliespartijen
system-swiss = nooit: Zwitserse rondes
system-round_robin = nooit: iedereen tegen iedereen
system-groups = na de groepen, dan knock-out

more-system = Toernooivorm
more-seeding = Wie eerst tegen wie speelt
more-seeding-random = door loting
more-seeding-given = in de volgorde van de lijst, de sterkste eerst
more-seeding-rating = op rating
more-advance = Hoeveel er van een tafel doorgaan
more-championship_from = Kampioensrondes beginnen
more-championship_from-0 = met de finale
more-championship_from-some = als er nog { $count } over zijn
more-rounds = Rondes
more-rounds-0 = zoveel als nodig
more-rounds-some = { $count } rondes
more-group_size = Spelers per groep
more-qualify = Hoeveel er van een groep doorgaan
more-then = Na de groepen val je af
more-clubs_apart = Leden van dezelfde club treffen elkaar niet in ronde 1
more-third_place = Spelen om de derde plaats
more-second_final = Wie ongeslagen is en de finale verliest, krijgt een tweede
more-same_deal = Aan alle tafels van een ronde dezelfde kaarten
more-draws_itself = De volgende ronde vanzelf loten zodra iedereen heeft gespeeld
more-players_tell = Spelers mogen zelf hun uitslag invullen

who-names = Namen, één per regel
who-names_about = Met club en rating als je wilt: Mia, Rode Club, 1200. Voornamen of bijnamen zijn genoeg.
who-friendly = Meer mensen, met verzonnen namen
who-computers = Computerspelers
who-player = Welke computerspeler
who-count =
    { $count ->
        [one] 1 speler.
       *[other] { $count } spelers.
    }

desk-entries = Aanmelden kan nog
desk-entered =
    { $count ->
        [one] 1 speler doet mee.
       *[other] { $count } spelers doen mee.
    }
desk-round = Ronde { $round }
desk-running =
    { $count ->
        [one] 1 spel is bezig.
       *[other] { $count } spellen zijn bezig.
    }
desk-all_ended = Alle spellen van deze ronde zijn afgelopen.
desk-played =
    { $count ->
        [one] 1 spel is gespeeld.
       *[other] { $count } spellen zijn gespeeld.
    }
desk-stopped =
    { $count ->
        [one] 1 spel is begonnen en niet afgemaakt.
       *[other] { $count } spellen zijn begonnen en niet afgemaakt.
    }
desk-said =
    { $count ->
        [one] Er is 1 som gezegd.
       *[other] Er zijn { $count } sommen gezegd.
    }
desk-over = Het is voorbij
desk-champion = { $name } heeft gewonnen!
desk-paused = Iedereen heeft pauze
desk-begin = Start: loot de eerste ronde
desk-draw = Loot de volgende ronde
desk-fill = Plaatsen zoeken voor wie er geen heeft
desk-drawn_then = Alle spellen van deze ronde zijn afgelopen. Als je verdergaat, wordt de volgende ronde geloot.
desk-redraw = Deze ronde opnieuw loten
desk-pause = Pauze voor iedereen
redraw-title = Deze ronde opnieuw loten?
redraw-about = De eerste ronde wordt helemaal opnieuw geloot. Een latere ronde volgt uit de uitslagen: die verandert alleen als er iemand bij kwam of wegging.
redraw-falls =
    { $count ->
        [one] 1 spel vervalt en de tafel wordt gesloten:
       *[other] { $count } spellen vervallen en de tafels worden gesloten:
    }
redraw-begun =
    { $count ->
        [one] Aan 1 ervan is al gespeeld.
       *[other] Aan { $count } ervan is al gespeeld.
    }
redraw-do = Opnieuw loten
redraw-keep = Zo laten
fill-title = Geen plaats in deze ronde
fill-together = { $names }, samen aan een tafel
fill-alone = { $names } is deze ronde vrij: er is niemand anders over
fill-chairs = Als iemand is weggegaan, blijft die plaats leeg: dat spel is al beslist of bezig.
fill-rest = { $name } is deze ronde vrij
desk-resume = Verder voor iedereen
desk-wall = Op het bord tonen
desk-tables = Spellen van deze ronde
desk-class = De les is bezig
desk-class_begin = Beginnen: tafels maken
desk-games = Spellen die bezig zijn
desk-ended = Spellen die klaar zijn
desk-free = Speelt tegen de computer tot er iemand vrij is: { $names }
desk-finish = De les nu stoppen
desk-finish_about = Elk spel stopt waar het is en geldt als niet afgemaakt: niemand heeft het gewonnen. Wat iedereen heeft gezegd, blijft.
desk-finish_sure = Ja, alle spellen stoppen
desk-finish_keep = Doorspelen
desk-play_on = Toch doorspelen
timer-left =
    { $count ->
        [one] Nog 1 minuut
       *[other] Nog { $count } minuten
    }
timer-up = De tijd is om
timer-turn = De tijd is om! Maak je beurt af.
timer-more = Over 5 minuten
timer-off = Klok uitzetten
timer-title = De les stopt
pause-title = Pauze
pause-about = Kijk naar je juf of meester.
levels-title = Wie speelt wat
levels-about = Tik op namen en kies dan. Het geldt vanaf hun volgende spel. Wie hetzelfde speelt, zit samen.
levels-all = zoals de klas
levels-choose = Spel en niveau
levels-do = Zij spelen dit
levels-nobody = Tik op minstens één naam.
levels-suggest = Voorstellen op basis van wat ze lieten zien
levels-harder = { $name } kan naar { $level }
levels-easier = { $name } heeft misschien { $level } nodig
levels-apply = Zo doen
levels-enough = Nog niemand heeft een ander niveau nodig. Er zijn minstens acht sommen voor nodig.

call-called = { $name } roept de scheidsrechter: tafel { $table }, spel { $game }
call-tied = Spel { $game } eindigde zonder winnaar. Beslis jij?
call-look = Deze tafel bekijken
call-wanted =
    { $count ->
        [one] Op een andere tablet zegt iemand: ik ben { $name }.
       *[other] Op { $count } andere tablets zegt iemand: ik ben { $name }. Met ‘ja’ komt binnen wie het eerst vroeg.
    }
call-allow = Ja, laat maar binnen
call-keep = Nee
stuck-title = Wie misschien hulp nodig heeft
stuck-who = { $name }, tafel { $table }:
stuck-alone = { $name }, tegen de computer:
stuck-long =
    { $count ->
        [one] denkt al een minuut na
       *[other] denkt al { $count } minuten na
    }
stuck-wrong =
    { $count ->
        [one] één foute som
       *[other] { $count } foute sommen
    }
stuck-helped = vroeg om hulp
stuck-not_come =
    { $count ->
        [one] een minuut weg
       *[other] { $count } minuten weg
    }
stuck-away = niet bij het scherm: { $names }
stuck-at_task = bij de opdracht: { $names }
stuck-erring = { $wrong } van de laatste { $count } fout: { $sums }
stuck-silent = { $count } beurten achter elkaar niets gevonden
stuck-look_of = Tafel bekijken: { $table }
stuck-send_hint = Stuur een hint
stuck-send_picture = Stuur een plaatje
stuck-send_hint_to = Stuur { $name } een hint
stuck-send_picture_to = Stuur { $name } een plaatje
stuck-sent_hint = { $name } heeft een hint gekregen.
stuck-sent_this = { $name } heeft deze hint gekregen: “{ $hint }”
stuck-sent_picture = { $name } heeft een plaatje gekregen.
stuck-next_hint = { $name } krijgt bij de volgende beurt een hint.
stuck-next_picture = { $name } krijgt bij de volgende beurt een plaatje.

table-game = Spel { $number }
table-desk = Tafel { $number }
table-ruling = De scheidsrechter: { $text }
table-quoted = “{ $text }”
table-championship = kampioensronde
table-through = gaat door
table-has_won = gewonnen
table-place = plaats { $place }
table-absent = speelde niet
table-enter = Uitslag invullen
table-enter_of = Uitslag van spel { $number } invullen
table-correct = Verbeteren
table-correct_of = Spel { $number } verbeteren
table-look = Tafel bekijken
table-look_of = De tafel van spel { $number } bekijken

status-open = bezig
status-ended = afgelopen
status-ruled = beslist door de scheidsrechter
status-calling = { $name } roept de scheidsrechter
status-tied = geen winnaar: beslis jij?
status-walkover = zonder spelen gewonnen
status-unfinished = niet afgemaakt
status-bye = vrij
status-coming = komt nog
status-laying = de tafel wordt gedekt
status-paused = pauze
status-gathering = wacht op { $names }
status-turn =
    { $count ->
        [one] { $name } is aan de beurt, tot nu toe 1 beurt
       *[other] { $name } is aan de beurt, tot nu toe { $count } beurten
    }

side-winners = Ongeslagen
side-losers = Tweede kans
side-final = Finale
side-semifinal = Halve finale
side-quarterfinal = Kwartfinale
side-knockout = Knock-out
side-third = Derde plaats
side-second_final = Tweede finale
side-group = Groep { $number }

seat-winner = winnaar van { $game }
seat-loser = verliezer van { $game }
seat-placed = plaats { $place } in { $game }
seat-open = open

result-title = Spel { $number }: wie won?
result-correct = Spel { $number }: de uitslag verbeteren
result-tap = Tik op de winnaar.
result-tap_all = Tik op de winnaar, dan op de tweede, enzovoort.
result-confirm = Uitslag bewaren
result-change = Verbetering bewaren
result-undo = Nog niet gespeeld: uitslag wissen
result-falls =
    { $count ->
        [one] Uit deze uitslag is nog een spel geloot. Gaat er nu iemand anders door, dan vervalt het en wordt het opnieuw geloot:
       *[other] Uit deze uitslag zijn nog { $count } spellen geloot. Gaat er nu iemand anders door, dan vervallen ze en worden ze opnieuw geloot:
    }
result-falls_game = Spel { $number }: { $names }
result-so_far = Tot nu toe ingevuld: { $names }
result-points = Punten, of gelijkspel
result-points_about = Hoeft niet. Vul je ook de punten per ronde in, dan controleren we het totaal.
result-total = Totaal
result-column = Rondes, zoals op het scoreblaadje
result-equal = { $name } staat gelijk met { $other }
glance-title = De tafel van spel { $number }
glance-again = Nog eens kijken
glance-said = Alles wat er gezegd is
glance-wrong = { $name }, alleen voor zichzelf: { $said }
rule-title = Beslissing van de scheidsrechter
rule-stands = Het blijft staan
rule-again = Een beurt opnieuw spelen
rule-ended = Het spel beslissen
rule-to = Vanaf welke beurt?
rule-text = In woorden, voor het verslag
rule-do = Beslissen

entrant-title =
    { $count ->
        [one] 1 speler
       *[other] { $count } spelers
    }
entrant-computer = computerspeler
entrant-taken = op een apparaat
entrant-gone = is weg
entrant-leaves = Verwijderen
entrant-leaves_of = { $name } verwijderen
entrant-withdraw = Is naar huis
entrant-no_show = Is niet gekomen
entrant-absent = Niet hier, of op de verkeerde naam getikt
entrant-ruled_out = Uitgesloten door de scheidsrechter
entrant-computer_add = Een computerspeler toevoegen
entrant-stay = Laten staan
entrant-return = Terughalen
entrant-return_of = { $name } terughalen
entrant-release = Een ander apparaat deze naam laten gebruiken
entrant-release_of = Een ander apparaat deze naam laten gebruiken: { $name }
entrant-more = Wie komt er nog? Eén per regel
entrant-add = Toevoegen
entrant-friendly = Een speler met een verzonnen naam toevoegen
gone-withdrew = is naar huis
gone-no_show = is niet gekomen
gone-absent = nog niet hier
gone-ruled_out = uitgesloten door de scheidsrechter

door-title = Op het bord
door-words = Ga naar { $address }, kies “Aan een tafel gaan zitten” en typ:
door-copy = Link voor iedereen kopiëren
door-own = Jouw eigen link
door-own_about = Wie deze link heeft, kan alles regelen. Bewaar hem goed: je kunt er op elk apparaat mee verder.
door-own_copy = Link van de organisator kopiëren

down-title = Downloaden en printen
down-standings-csv = Stand (CSV)
down-results-csv = Uitslagen (CSV)
down-bracket-pdf = Wedstrijdschema (pdf)
down-certificates-pdf = Oorkondes (pdf)
down-stickers-pdf = Tafelstickers (pdf)
down-paper = Papier voor de pdf’s
down-paper-a4 = A4
down-paper-letter = Letter
down-svg = Wedstrijdschema (SVG)
down-png = Wedstrijdschema (PNG)

beside-title = Voor wie is afgevallen
beside-about = Een nevenwedstrijd: wie afvalt, speelt daar verder.
beside-begin = Nevenwedstrijd beginnen
beside-name = Hoe heet die?
beside-named = { $name }: verder spelen
beside-open = Naar de nevenwedstrijd
erase-title = Wissen
erase-about = Alle namen, uitslagen en tafels worden gewist, voor iedereen. Dat gebeurt vanzelf dertig dagen na het laatste spel.
erase-do = Alles wissen
erase-sure = Ja, nu alles wissen
erase-type = Typ de naam om te wissen: { $name }
erase-other = Dat is niet de naam. Typ { $name }.
erase-keep = Bewaren
erase-done = { $name } is gewist, met alle namen, uitslagen en tafels.

standings-title = Stand
standings-place = Plaats
standings-name = Naam
standings-club = Club
standings-points = Punten
standings-won = Gewonnen
standings-played = Gespeeld
standings-won_of = { $won } van { $played }
standings-state = Status
standings-bye = telt als gewonnen, behalve als je later bent begonnen
break-opponents = Tegenstanders
break-opponents-about = de punten van je tegenstanders, gemiddeld per tafel; een vrije ronde telt als een tegenstander met jouw punten
break-beaten = Verslagen
break-beaten-about = hetzelfde, maar alleen van wie je hebt verslagen; half bij gelijkspel
break-direct = Onderling
break-direct-about = gewonnen spellen tussen spelers die verder gelijk staan, als ze allemaal tegen elkaar speelden
row-champion = winnaar
row-in = doet nog mee
row-out = afgevallen
row-gone = is weg
rounds-round = Ronde
rounds-side = Onderdeel
rounds-game = Spel
rounds-who = Spelers

wall-at = Doe mee op { $address } met
wall-now = Nu
wall-podium = Podium
wall-bracket = Schema
wall-text = Als tekst
wall-whole = Alle rondes
wall-full = Volledig scherm
wall-svg = Bewaren als SVG
wall-png = Bewaren als PNG
wall-picture = Het wedstrijdschema als plaatje
wall-turn = Bladeren
wall-smaller = Kleiner
wall-larger = Groter

me-who = Wie ben jij?
me-who_about = Tik op je naam. Die blijft op dit apparaat.
me-nobody_free = Alle namen zijn bezet. Je kunt toekijken, of de organisator vragen een naam vrij te geven.
me-welcome = Welkom!
me-welcome_about = Je krijgt een geheime naam waaraan niemand je herkent. Die blijft op dit apparaat.
me-come = Meedoen
me-not_listed = Ik ben nieuw hier: geef me een dier
me-lost = Mijn naam staat op een andere tablet
me-lost_about = Tik op je naam. We vragen het je leerkracht, die laat je binnen.
me-wanted = { $name }, het is aan je leerkracht gevraagd. Zodra die ja zegt, doe je weer mee.
me-denied = Die naam blijft waar hij is. Welke is van jou?
place-game = Spel { $game }: { $names }
place-nobody = Hier speelt nu niemand.
place-elsewhere = Waar speel ik?
me-hello = Hallo { $name }!
me-released = De organisator laat een ander apparaat jouw naam gebruiken. Kies opnieuw.
me-other = Ik ben iemand anders
me-games = Jouw spellen
me-game = Ronde { $round }, met { $names }:
me-bye = Ronde { $round }: vrij
me-wall = Schema bekijken
me-desk = Naar de organisator

news-title = Nieuws
news-called = { $names } riep de scheidsrechter, die eraan komt.
news-called_clock = { $names } riep de scheidsrechter, die eraan komt. De klok staat stil.
news-tied = Dit spel eindigde zonder winnaar. De organisator beslist.
news-fallen = Dit spel telt niet meer: het is opnieuw geloot.
news-won = Dit spel is beslist: jij hebt gewonnen!
news-placed = Dit spel is beslist: { $names } heeft gewonnen. Jouw plaats: { $place }.
news-decided = Dit spel is beslist: { $names } heeft gewonnen.
news-read = Oké
news-later = Later
news-missing = We wachten op { $names }

next-not_begun = Het is nog niet begonnen
next-play = Jij zit aan tafel { $table }
next-with = Spel { $game }, met { $names }
next-target = Spelen tot: { $target }
next-go = Naar mijn tafel
next-cardboard = Zoek de tafel met jouw nummer. Vertel de organisator wie er won.
next-tell_about = Speel aan deze tafel. Daarna vult een van jullie de uitslag in.
next-rest = Je bent deze ronde vrij
next-wait = Wacht op de volgende loting
next-free = Er is nu niemand vrij
next-free_new = Straks is er iemand anders vrij
next-free_about = Je krijgt een tafel zodra er iemand vrij is. Tot dan:
next-again = Nog eens met { $names } spelen
next-again_asked = Gevraagd: zodra { $names } hetzelfde aantikt, spelen jullie nog eens.
next-again_wished = { $names } wil nog eens met jou spelen.
next-early_about = Je hoeft niet te wachten. Tot het begint:
next-spare = Tegen de computer spelen
next-daily = Met de kaarten van vandaag spelen
next-learn = Nieuw met dit spel? Leer het al spelend
next-task = Naar de opdracht
next-task_given = Er is een opdracht voor iedereen.
next-task_own = Er is een opdracht voor jou.
lesson-over = De les is voorbij. Goed gedaan!
lesson-sums =
    { $count ->
        [one] Samen zeiden jullie 1 som
       *[other] Samen zeiden jullie { $count } sommen
    }
lesson-right = { $count } daarvan waren goed
next-waits_for =
    { $count ->
        [one] Er moet nog één spel aflopen: { $games }
       *[other] Er moeten nog { $count } spellen aflopen: { $games }
    }
next-usual_time =
    { $count ->
        [one] Een spel duurt ongeveer een minuut.
       *[other] Een spel duurt ongeveer { $count } minuten.
    }
next-soon = De volgende ronde wordt zo geloot.
next-done = Je hebt al je spellen gespeeld
next-champion = Je hebt gewonnen!
next-gone = Je doet niet meer mee
next-place = Plaats { $place } van { $count }

## What they know

learnt-title = Wat ze kunnen
learnt-about = Uit elke som die aan de tafels en in opdrachten is gezegd. Alleen jij ziet dit.
learnt-show = Tonen
learnt-again = Nog eens kijken
learnt-nothing = Er is nog geen som gezegd.
learnt-looking = Wat is gemist, wordt nog gezocht…
learnt-column-name = Naam
learnt-column-sentence = Zin
learnt-column-sentences = Zinnen
learnt-column-sums = Sommen
learnt-column-right = Goed
learnt-column-wrong = Fout
learnt-column-helped = Vroeg om hulp
learnt-column-seconds = Seconden
learnt-column-pace = Sommen per minuut
learnt-column-habits = Patroon
learnt-column-can = Kan al
learnt-column-next = Nu oefenen
learnt-column-new = Nog niet laten zien
learnt-column-fact = Som
learnt-column-said = Gezegd
learnt-column-missed = Gemist
learnt-yes = ja
learnt-no = nee
learnt-more = Meer over { $name }
learnt-print = Deze pagina afdrukken
learnt-print_all = Voor elk kind een pagina afdrukken
learnt-wrong_sums = Fout gezegd
learnt-at_home = Zo helpt u thuis: een paar minuten is genoeg. Speel kaarten, laat uw kind elke som hardop zeggen en geef het de tijd.
learnt-thin =
    { $count ->
        [one] nog te weinig gezien (1 som)
       *[other] nog te weinig gezien ({ $count } sommen)
    }
learnt-fine = tot nu toe niets fout
learnt-leans = Vraagt vaak om hulp: { $helped } keer
learnt-leans-help = Vraag voordat u helpt: wat heb je al geprobeerd? Laat ze dan één som alleen zeggen.
learnt-idle = Vindt weinig sommen: { $sums } in { $count } beurten
learnt-idle-help = Speel samen één beurt: welke twee kaarten maken er een uit je hand? Misschien eerst een makkelijker niveau.
learnt-find = sommen vinden in de kaarten
learnt-puzzles = { $count } puzzels met { $fact }
learnt-puzzles_any = { $count } puzzels
learnt-give = Geef als opdracht: { $task }
learnt-give_to = Geef als opdracht: { $task } ({ $name })
learnt-home = Link voor thuis: { $task }
learnt-home_to = Link voor thuis: { $task } ({ $name })
learnt-given = { $name } heeft { $task }.
learnt-no_task = Op dit niveau zijn er geen puzzels met { $fact }.
learnt-map = Sommenkaart
learnt-key = Het getal zegt hoe vaak de som is gezegd. ✗ fout, ○ gemist: daarmee was meer te winnen.
learnt-everyone = Iedereen samen
learnt-times_said =
    { $count ->
        [one] één keer
       *[other] { $count } keer
    }
learnt-times_wrong = { $count } fout
learnt-times_missed = { $count } gemist
learnt-sheet-sentences = Elke zin (CSV)
learnt-sheet-children = Elk kind (CSV)
learnt-sheet-facts = Elke som (CSV)
habit-zero_rule = Haalt de regels voor 0 door elkaar
habit-zero_rule-help = Speel het na: 5 zakjes met niets erin; 5 fiches en niets erbij.
habit-other_sign = Doet een andere bewerking dan het teken zegt
habit-other_sign-help = Laat de som hardop lezen voordat ze gaan rekenen.
habit-lost_sign = Vergeet het minteken
habit-lost_sign-help = Loop het na op een getallenlijn die onder nul doorgaat.
habit-smaller_from_larger = Trekt het kleinste cijfer van het grootste af
habit-smaller_from_larger-help = Leg het met tientallen en eenheden, en wissel een tiental in voor tien eenheden.
habit-lost_ten = Vergeet een tiental
habit-lost_ten-help = Maak eerst het tienveld vol, en tel dan wat er overblijft.
habit-ten_too_many = Zit er een tiental boven
habit-ten_too_many-help = Laat eerst schatten: meer of minder dan dat?
habit-off_by_one = Zit er één naast
habit-off_by_one-help = Tel de sprongen op de getallenlijn, niet de getallen.
habit-table_neighbour = Noemt de som ernaast in de tafel
habit-table_neighbour-help = Begin bij een som die ze kennen: 7 × 8 is 7 × 7 en nog 7.
habit-swapped_digits = Wisselt de cijfers om
habit-swapped_digits-help = Zeg het getal hardop, en schrijf het dan met tientallen en eenheden.

homework-title = Een opdracht voor nu of thuis
homework-about = Wie de link opent, heeft dezelfde kaarten en werkt in eigen tempo. De link blijft werken.
homework-what = Wat te doen
homework-play = Tegen de computer spelen
homework-find = Puzzels: welke som wint het meest?
homework-minutes = Minuten
homework-count = Hoeveel
homework-fact = Met
homework-any = alles
homework-make = Maak een link voor thuis
homework-copy = Link kopiëren
homework-try = Uitproberen
homework-give = Nu aan de klas geven
homework-given = De opdracht staat op de pagina’s van de kinderen.
homework-given_to = Een eigen opdracht staat alleen op de pagina van: { $names }.
homework-arrives = Hoe ver ze komen, verschijnt hier zolang de les loopt.
homework-results = Resultaten die terugkwamen
