## What the pages say

app-name = Sumdeck
app-skip = Naar de inhoud
app-home = Startpagina
app-close = Sluiten
app-yes = Ja
app-no = Nee
app-settings = Instellingen
app-about = Over Sumdeck
app-rules = Regels
app-wait = Een ogenblik …
app-try_again = Nog eens proberen
app-offline = De tafel is nu niet te bereiken.
app-not_found = Die pagina bestaat niet.

set-language = Taal
set-look = Licht of donker
set-look-auto = zoals het apparaat
set-look-light = licht
set-look-dark = donker
set-print = Grote letters
set-sound = Geluiden
set-speech = Voorlezen
sound-offer = Geluid en stem?
sound-yes = Ja
sound-no = Nee
set-no_voice = Dit apparaat heeft geen stem voor deze taal.
set-text_table = Tafel in woorden
set-pace = De computer speelt
set-pace-calm = rustig
set-pace-quick = snel
set-only_here = Deze instellingen blijven op dit apparaat.

home-title = Wat zullen we spelen?
home-coming = komt eraan
home-play = Spelen
home-go_on = Nieuw spel: { $level }
home-learn = Al spelend leren
home-today = Elke dag
home-join = Aan een tafel gaan zitten
home-open_tables = Jouw tafels
home-continue = Verder spelen
home-with = met { $names }
home-finished = Afgelopen spellen
home-look_back = Terugkijken
home-class = Klas
home-club = Toernooi
home-print = Printen
home-open = Bewaard spel openen

choose-level = Welke kaarten?
choose-level_guide = Welk niveau voor welke leeftijd?
choose-practise = Kaarten met wat ik moet oefenen
choose-who = Wie speelt er?
choose-computer = Tegen de computer
choose-friends = Met vrienden, via een link
choose-tablet = Om de beurt op dit scherm
choose-opponent = Welke tegenstander?
choose-seats = Met hoeveel?
choose-seat_count =
    { $count ->
        [one] 1 speler
       *[other] { $count } spelers
    }
choose-name_of = Naam voor plaats { $seat }
choose-help = Hulp
choose-help_of = Hulp voor { $name }
choose-help_friends = Je vrienden kiezen zelf als ze meedoen.
choose-help_about = Iedereen speelt met dezelfde kaarten en dezelfde regels; alleen de hulp verschilt. Meer hulp: een plaatje na de eerste foute som, en dubbel zoveel tijd als er een klok is. Geen hulp: geen lamp en geen plaatjes.
help-usual = gewoon
help-helped = meer hulp
help-alone = geen hulp
choose-other_name = Andere naam
choose-matters = Huisregels
choose-more = Alle huisregels
choose-table_rules = Aan tafel
choose-table_rules-about = Klok, hulp en wie mag kijken.
choose-game_rules = In het spel
choose-start = Kaarten delen
choose-usual = { $value } (gewoon)
choose-other_number = Een ander getal
choose-failed = De tafel kon niet klaargezet worden.

player-random = Dobbel, speelt zomaar iets
player-beginner = Pip, zet de eerste stappen
player-careless = Dot, ziet weleens iets over het hoofd
player-steady = Kim, ziet het meeste
player-greedy = Max, pakt zoveel hij kan
player-planner = Ada, denkt vooruit
player-expert = Leo, denkt aan elke kaart
player-random-name = Dobbel
player-beginner-name = Pip
player-careless-name = Dot
player-steady-name = Kim
player-greedy-name = Max
player-planner-name = Ada
player-expert-name = Leo

house-referee = Wie controleert
house-referee-engine = de tafel, meteen
house-referee-opponents = jullie zelf: een fout blijft staan tot iemand hem ziet
house-referee-challenge = de tafel controleert de sommen; aan bouwsels twijfelen jullie zelf
agreed-title = Wat we spelen
agreed-level = Niveau
house-take_back = Een zet terugnemen
house-take_back-consent = als de anderen het goed vinden
house-take_back-free = altijd
house-take_back-locked = nooit
house-turn_seconds = Tijd voor een beurt
house-turn_seconds-0 = geen klok
house-turn_seconds-some = { $count } seconden
house-clock_at_zero = Als de tijd om is
house-clock_at_zero-wait = gebeurt er niets
house-clock_at_zero-discard = wordt de eenvoudigste zet gedaan
house-clock_at_zero-bot = speelt de computer deze beurt
house-moment_seconds = De computer wacht op bezwaar
house-moment_seconds-0 = helemaal niet
house-slips = De computer maakt rekenfouten
house-slips-0 = nooit
house-slips-15 = af en toe
house-slips-30 = vaak
house-slips-50 = om de andere beurt
house-hints = De lamp geeft tips
house-number--line = Je mag een getallenlijn openen
house-ten--frame = Je mag tienvelden en fiches openen
house-onlookers = Anderen mogen toekijken
house-locked = Een revanche houdt dezelfde regels
house-count_first = Eerst zelf de punten van je beurt tellen

names-form = { $manner } { $animal }
names-manners = aardige actieve beleefde blije brave dappere deftige dolle eerlijke felle fiere fijne flinke frisse gekke gouden goede grappige guitige handige keurige kittige kleine kloeke knappe kranige kwieke leuke lieve lollige moedige montere nette nuchtere olijke pientere plezante rappe rustige schattige slimme snelle snuggere speelse sportieve stille stoere trotse trouwe vlijtige vlotte vlugge vrije vrolijke warme wijze zachte zonnige zoete zorgzame zuinige zwierige
names-animals = adelaar alpaca beer bever bij bizon cavia das dolfijn duif egel eekhoorn eend eland ezel fazant flamingo gans geit gekko giraf haas hamster hommel kameel kangoeroe kat koala kraai kwal lama leeuw libel lynx mees merel mier mol mus otter panda papegaai pinguïn pony poes reiger specht spreeuw tijger uil valk vink vlinder vos walrus wasbeer wolf wombat zalm zebra zeehond zwaan zwaluw
join-title = Aan een tafel gaan zitten
join-code = De vier woorden of zes cijfers
join-code_example = bijvoorbeeld: lemon forest window drum
join-wrong_digits = Geen klas heeft dit nummer. Is er een cijfer fout, of zijn er twee verwisseld? Kijk op het bord en probeer het nog eens.
join-count_digits =
    { $count ->
        [one] Dat is maar 1 cijfer. De code heeft er zes: probeer het nog eens.
       *[other] Dat zijn { $count } cijfers. De code heeft er zes: probeer het nog eens.
    }
join-only_digits = Er staat een letter in: { $letters }. De code is zes cijfers. Probeer het nog eens.
join-name = Jouw naam aan tafel
join-help_club = In een toernooi krijgt iedereen dezelfde hulp en evenveel tijd.
join-sit = Gaan zitten
join-go = Meedoen
join-invites = { $names } wil graag { $game } met je spelen.
join-full = Alle plaatsen zijn bezet. Je kunt meekijken.
join-watch = Meekijken
join-rules = Zo speel je, in twee plaatjes
invite-title = Nodig je vrienden uit
invite-link = Stuur deze link
invite-code = of zeg deze vier woorden
invite-qr = of laat ze deze code scannen
invite-qr_name = De link als QR-code
invite-copy = Link kopiëren
invite-waiting = We wachten op de anderen. Het spel begint als alle plaatsen bezet zijn.
invite-alone = Dit adres werkt alleen op dit apparaat. Start Sumdeck voor andere apparaten in huis met --host 0.0.0.0 en open het adres dat dan verschijnt.

card-number = { $text }
card-coloured = { $text } { $colour }
card-wild = jokerkaart { $text }
card-points =
    { $count ->
        [one] { $card }, 1 punt
       *[other] { $card }, { $count } punten
    }
card-chosen = { $card }, gekozen
colour-green = groen
colour-orange = oranje
colour-blue = blauw
colour-red = rood

table-hand = Jouw hand
table-you = jij
table-players = Spelers
table-their_turn = { $name } is aan de beurt.
table-talk = Alles wat er gezegd is
table-talk_empty = Er is nog niets gezegd.
table-menu = Menu
table-described = Wat er op tafel ligt
table-words = De tafel in woorden
table-sheet = Scoreblaadje
table-onlooker = Je kijkt toe.
table-title = { $game }: { $level }
table-leave = Van tafel gaan
table-gained = Nieuw in je hand: { $cards }.
table-time_left =
    { $count ->
        [one] 1 seconde
       *[other] { $count } seconden
    }
table-call_umpire = De scheidsrechter roepen
table-skip = Overslaan
prompt-thinking = { $name } denkt na …

strip-title = Jouw zin
strip-empty = Kies kaarten en zeg wat ze maken.
strip-blank_sign = welk teken?
strip-blank_result = maakt hoeveel?
strip-entered_sign = teken { $text }
strip-entered_result = antwoord { $text }
strip-say = Zeg het
strip-next = Verder
strip-undo = Terug
strip-clear = Alles wissen
strip-type = De zin typen
strip-cards = Liever kaarten kiezen
strip-typed = Typ hier je zin
strip-missing-nothing = Kies eerst kaarten.
strip-missing-blank = Er ontbreekt nog iets. Vul de lege vakjes in.

keypad-title = Toetsen
keypad-erase = Wissen
key-__plus__ = plus
key-__minus__ = min
key-__times__ = keer
key-__divided__ = gedeeld door
key-__slash__ = breukstreep
key-__point__ = komma
key-__percent__ = procent

phrase-title = Iets zeggen

ask-take_back = Mijn zet terugnemen
ask-take_back_of = De zet van { $name } terugnemen
ask-stand_in = De computer voor { $name } laten spelen
ask-come_back = { $name } weer zelf laten spelen
ask-other = Iemand anders in plaats van { $name }
ask-object = Ik maak bezwaar: dat klopt niet!
ask-waiting = Je hebt het gevraagd. De anderen beslissen.
ask-title = Een vraag
asked-take_back = { $name } wil een zet terugnemen. Is dat goed?
asked-stand_in = { $name } wil dat de computer verder speelt. Is dat goed?
asked-other = { $name } wil dat { $player } in plaats van { $other } speelt. Is dat goed?
asked-rematch = { $name } wil nog een keer spelen. Jij ook?

missing-ask = { $name } is er niet. Wachten, of de computer verder laten spelen?
missing-task = { $name } is met iets anders bezig. Wachten, of de computer verder laten spelen?
missing-wait = Wachten
missing-computer = De computer verder laten spelen
missing-soon = Als { $name } niet zo terug is, speelt de computer verder.
people-away = komt zo terug …
people-came = { $name } is er.
people-here = { $name } is weer terug.
people-coming_back = { $name } komt zo terug …
link-joining = We gaan naar de tafel …
link-coming_back = Geen verbinding. We proberen het opnieuw … Er is niets kwijt.
curtain-hold = Houd ingedrukt om je kaarten te zien
curtain-close = Mijn kaarten verbergen
curtain-about = Nu mag alleen { $name } kijken.

lamp-title = Hulp
lamp-sent = Van je leerkracht
lamp-ask = Een beetje hulp
lamp-more = Nog een beetje hulp
lamp-tell = Lees het voor
lamp-pause = Kijk eerst nog eens goed.
lamp-last = Meer hulp is er niet.
lamp-picture = Een plaatje om te tellen
picture-line = Getallenlijn
picture-frame = Tienveld
picture-rows = Rijen stippen
picture-counters = Fiches
picture-lay = Fiches neerleggen
picture-line_about = Een getallenlijn van { $from } tot { $to }. Je begint bij { $start }.
picture-frame_about = Tienvelden met fiches voor { $terms }.
picture-rows_about = { $rows } rijen van { $each } stippen.
picture-share_about = { $count } stippen in rijen van { $each }.
picture-move = Het pijltje verplaatsen
picture-opened = Een plaatje om te tellen. Tel maar mee!

wrong-title = Niet { $result }. Probeer het nog eens!
wrong-said = “{ $said }” klopt niet.
told-news = { $said }

spoken-__plus__ = { " " }plus{ " " }
spoken-__minus__ = { " " }min{ " " }
spoken-__times__ = { " " }keer{ " " }
spoken-__divided__ = { " " }gedeeld door{ " " }
spoken-__equals__ = { " " }is{ " " }
spoken-__semicolon__ = , en{ " " }
spoken-__square__ = { " " }kwadraat
spoken-__cube__ = { " " }tot de derde
spoken-__root__ = wortel van{ " " }
spoken-__cube_root__ = derdemachtswortel van{ " " }
spoken-__percent__ = { " " }procent

round-over = Ronde { $round } is voorbij.
round-next = Volgende ronde
count-title = Jouw beurt
count-how_many = Hoeveel punten zijn dat?
count-what = Wat telt?
count-right = Ja, { $points }!
end-title = Het spel is afgelopen
end-your_pile = Jouw winststapel
end-pile_of = Winststapel van { $name }
end-how_many = Hoeveel kaarten zijn dat?
end-row =
    { $count ->
        [one] een rij van 1 kaart
       *[other] een rij van { $count } kaarten
    }
end-check = Nakijken
end-skip = Niet tellen
end-right =
    { $count ->
        [one] Ja, 1 kaart.
       *[other] Ja, { $count } kaarten!
    }
end-not_so_many = Niet { $said }. Tel nog eens!
end-place = Plaats
end-name = Naam
end-score = Score
end-good_game = Mooi gespeeld!
end-kind_won = Je hebt veel gevonden!
end-kind_lost = De volgende keer vallen de kaarten anders.
end-finest = Je mooiste som:
end-best = Je beste score op dit niveau: { $best }
end-best_now = Dat is je beste score op dit niveau!
end-sums =
    { $count ->
        [one] Je hebt 1 som gezegd.
       *[other] Je hebt { $count } sommen gezegd.
    }
end-sums_together =
    { $count ->
        [one] Samen hebben jullie 1 som gezegd.
       *[other] Samen hebben jullie { $count } sommen gezegd.
    }
end-sums_large =
    { $count ->
        [one] Eén daarvan ging over de tien.
       *[other] { $count } daarvan gingen over de tien.
    }
end-club = Terug naar mijn spellen
end-again = Nog een keer spelen
end-again_about = De volgende keer begint iemand anders.
end-look_along = Terugkijken met { $name }
end-look_back = Terugkijken
end-other = Iets anders spelen

replay-title = Terugkijken
replay-first = Naar het begin
replay-back = Een stap terug
replay-forward = Een stap verder
replay-last = Naar het einde
replay-play = Vanzelf afspelen
replay-pause = Pauze
replay-step = Stap { $at } van { $count }
replay-open = Alle handen open
replay-as = Zoals { $name } het zag
replay-view = Door wiens ogen?
replay-start = De kaarten zijn gedeeld.
replay-copy = Het spel kopiëren
replay-not_yet = Terugkijken kan als het spel is afgelopen.
replay-seat = Plaats { $seat }
replay-turns = Alle beurten
replay-tools = Kopiëren of delen
replay-copy_position = Deze stelling kopiëren
replay-link = De link kopiëren
replay-link_about = Iedereen met de link kan ook terugkijken, zolang de tafel bewaard blijft.
replay-no_link = Aan deze tafel mag niemand anders toekijken, dus er is geen link.
replay-begun =
    { $count ->
        [one] De eerste beurt komt uit een ander spel.
       *[other] De eerste { $count } beurten komen uit een ander spel.
    }
replay-together = Samen terugkijken
replay-together_about = Wie bladert, bladert voor iedereen.
replay-with = Er kijken mee: { $names }.
replay-with_nobody = Er is nog niemand anders.
replay-turned = { $name } bladerde.
replay-play_on = Hiervandaan verder spelen
replay-play_on_about = Er begint een nieuwe tafel met deze kaarten. Jij speelt één plaats, de computer de andere.
replay-play_as = Jij speelt als
replay-play_against = tegen
replay-play_over = Hier is het spel afgelopen. Ga een stap terug om verder te spelen.

look-title = Nog eens goed kijken
look-you-cards =
    { $count ->
        [one] In beurt { $turn } had je 1 kaart kunnen winnen.
       *[other] In beurt { $turn } had je { $count } kaarten kunnen winnen.
    }
look-you-points =
    { $count ->
        [one] In beurt { $turn } had je 1 punt kunnen halen.
       *[other] In beurt { $turn } had je { $count } punten kunnen halen.
    }
look-name-cards =
    { $count ->
        [one] In beurt { $turn } had { $name } 1 kaart kunnen winnen.
       *[other] In beurt { $turn } had { $name } { $count } kaarten kunnen winnen.
    }
look-name-points =
    { $count ->
        [one] In beurt { $turn } had { $name } 1 punt kunnen halen.
       *[other] In beurt { $turn } had { $name } { $count } punten kunnen halen.
    }
look-did = Toen waren het er { $count }.
look-find = Vind het!
look-turn = Beurt { $turn }
look-who = Wiens beurt?
look-found-cards =
    { $count ->
        [one] Ja! Dat wint 1 kaart.
       *[other] Ja! Dat wint { $count } kaarten.
    }
look-found-points =
    { $count ->
        [one] Ja! Dat levert 1 punt op.
       *[other] Ja! Dat levert { $count } punten op.
    }
look-less-cards =
    { $count ->
        [one] Dat klopt, en het wint 1 kaart. Er is nog meer te vinden.
       *[other] Dat klopt, en het wint { $count } kaarten. Er is nog meer te vinden.
    }
look-less-points =
    { $count ->
        [one] Dat klopt, en het levert 1 punt op. Er is nog meer te vinden.
       *[other] Dat klopt, en het levert { $count } punten op. Er is nog meer te vinden.
    }
look-found-pile = Ja! Dat is een stapel van { $count } kaarten.
look-less-pile = Dat klopt: een stapel van { $count } kaarten. Er is nog meer te vinden.
look-none-pile = Dat kan. Maar zoek een stapel om te bouwen, en houd de kaart die hem verovert.
look-none = Dat mag, maar het wint niets. Zoek iets om te pakken!
look-nothing = Je hebt alles gezien wat er te zien is.
look-again = Opnieuw beginnen
look-back = Terug naar het einde van het spel

open-title = Een bewaard spel openen
open-about = Elk afgelopen spel kun je als tekst kopiëren: het hele spel, om het hier weer te bekijken, of één stelling, om van daaruit verder te spelen.
open-paste = Plak de tekst hier
open-file = of kies een bestand
open-show = Bekijken
copy-done = Gekopieerd!
copy-selected = Het is geselecteerd. Kopieer het met Ctrl+C of ⌘C, of houd je vinger erop.
copy-by_hand = Kopieer deze tekst

no-unknown = Dat kan hier niet.
guide-title = Zo speel je: { $level }
guide-games = Spel
guide-levels = Kaarten
guide-pictures = Plaatje: { $said }
guide-play = Dit spelen

zone-deck = Trekstapel
zone-pile = Stapel
zone-discard = Aflegstapel
zone-centre = Midden
zone-won = Gewonnen
zone-hand = Hand
zone-of_seat = { $zone }: { $name }
zone-backs =
    { $count ->
        [one] 1 dichte kaart
       *[other] { $count } dichte kaarten
    }
zone-empty = leeg
table-laid = Op tafel
strip-words = Woorden voor je zin
key-__equals__ = is gelijk aan
guide-none = Niemand heeft de regels van dit spel nog opgeschreven.
