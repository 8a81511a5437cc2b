## Wat de pagina’s voor elke dag zeggen: opdrachten, de kaart van de niveaus, printen, over ons

about-title = Over Sumdeck
about-what = Sumdeck is een tafel voor kaartspellen waarbij je uit je hoofd rekent. De tafel zegt nooit wat je zou kunnen spelen: dat vinden is het spel.
about-names = Van wie zijn deze spellen?
about-names_text = { -numero }, { -mathino }, { -numberloor } en Formula zijn namen van spellen die van hun uitgevers zijn; die hebben niets met Sumdeck te maken. Wij vertellen de regels in onze eigen woorden en tekenen onze eigen plaatjes. Vind je een spel leuk, koop dan de echte kaarten!
about-guess = Wat we hebben aangenomen
about-guess_text = Sommige kaarten hebben we zelf bedacht, omdat de regels er niet alles over zeggen. Hier staat wat we hebben aangenomen. Vergelijk het met je eigen spel.
about-guess_none = Bij dit kaartspel hebben we niets aangenomen.
about-guess_faces = Dat deze kaarten in het spel zitten:
about-guess_points = De punten op deze kaarten:
about-data = Wat we van jou weten
about-data_text = Niets. Er zijn geen accounts, geen berichten, geen reclame, en niemand telt bezoekers. Je naam aan tafel is een woord dat je zelf kiest. Tafels worden na een tijdje gewist. Deze pagina vraagt niets aan een andere server.
about-free = Sumdeck is vrije software onder de MIT-licentie.

press-title = Printen
press-about = Alles wat je nodig hebt om met echte kaarten te spelen. Je krijgt een bestand dat elke printer kan printen.
press-game = Welk spel?
press-what = Wat wil je printen?
press-what-cards = Kaarten om uit te knippen
press-what-rules = Spelregels, een bladzijde per niveau
press-what-sheets = Scorebladen
press-what-tables = Tabellen om iets op te zoeken
press-what-checklist = Kaarten waarop staat wat punten oplevert
press-level = Voor welk niveau?
press-all_cards = alle kaarten van het spel
press-all_levels = alle niveaus
press-paper = Papier
press-paper-a4 = A4
press-paper-letter = Letter (VS-formaat)
press-looks = Hoe moet het eruitzien?
press-backs = Met achterkanten
press-large = Grote letters
press-colour_safe = Ook zonder kleur goed te onderscheiden
press-both_sides = Print dubbelzijdig en draai het papier om de lange kant: dan zit elke achterkant achter zijn voorkant.
press-make = Bestand maken

task-title = Een opdracht voor jou
task-guide = Leer het al spelend: drie beurten met een beetje hulp, daarna gaat het spel gewoon verder.
task-daily = Iedereen krijgt vandaag dezelfde kaarten. Hoe ver kom jij?
task-play = Een spel dat begint met kaarten die iemand heeft klaargelegd.
task-start = Kaarten delen

task-first = Je eerste spel
task-understood = Begrepen
task-skip = Overslaan
task-over = Zo gaat het. Speel nu maar verder!

today-title = Elke dag
today-games = Spellen
today-deal = De kaarten van vandaag
today-about = { $level }: iedereen krijgt vandaag dezelfde kaarten.
today-play = Speel de kaarten van vandaag
today-result = Jouw resultaat
today-share = Kopiëren om te laten zien
today-sums =
    { $count ->
        [one] 1 som
       *[other] { $count } sommen
    }
today-found = Gevonden: { $won }
today-found_helped =
    { $count ->
        [one] Gevonden: { $won }, met 1 stapje hulp
       *[other] Gevonden: { $won }, met { $count } stapjes hulp
    }
today-kind = Dit blijft allemaal op dit apparaat. Er gaat niets verloren als je een tijdje wegblijft.

carry-title = De sommen die dit apparaat onthoudt
carry-about =
    { $count ->
        [one] Dit apparaat onthoudt 1 som en weet zo wat er te oefenen is. Niemand anders ziet die.
       *[other] Dit apparaat onthoudt { $count } sommen en weet zo wat er te oefenen is. Niemand anders ziet ze.
    }
carry-save = Opslaan als bestand
carry-open = Die van een ander apparaat toevoegen, uit het bestand
carry-brought =
    { $count ->
        [one] 1 som toegevoegd.
       *[other] { $count } sommen toegevoegd.
    }
carry-bad = In dat bestand staan geen sommen.
carry-forget = Allemaal vergeten
carry-sure = Ja, vergeet ze
carry-keep = Bewaren

find-title = Zoek het
find-about = Een beurt uit een echt spel. Wat is het meeste dat je kunt krijgen? Jij zoekt het, en jij zegt het.
find-tier-1 = Makkelijk
find-tier-2 = Gemiddeld
find-tier-3 = Moeilijk
find-count =
    { $count ->
        [one] 1 gevonden
       *[other] { $count } gevonden
    }
find-own = Of met sommen waar je nog niet helemaal zeker van bent:
find-number = nr. { $number }
find-another = Nog een
find-cards-numero =
    { $count ->
        [one] Je kunt hier 1 kaart winnen.
       *[other] Je kunt hier { $count } kaarten winnen.
    }
find-points-numero =
    { $count ->
        [one] Je kunt hier 1 punt halen.
       *[other] Je kunt hier { $count } punten halen.
    }
find-pile-mathino = Je kunt hier een stapel van { $count } kaarten bouwen en houdt de kaart over die hem verovert.
find-cards-numberloor =
    { $count ->
        [one] Je kunt hier 1 verdieping spelen.
       *[other] Je kunt hier { $count } verdiepingen spelen.
    }
find-cards-formula =
    { $count ->
        [one] Je kunt hier 1 kaart leggen.
       *[other] Je kunt hier { $count } kaarten leggen.
    }

map-title = Jouw weg langs de niveaus
map-play = Dit spelen
map-best =
    { $count ->
        [one] { $game }: beste resultaat { $best }, in 1 spel
       *[other] { $game }: beste resultaat { $best }, in { $count } spellen
    }
map-found =
    { $count ->
        [one] 1 puzzel gevonden
       *[other] { $count } puzzels gevonden
    }

practice-title = Drie minuten
practice-about = Sommen waar je nog niet helemaal zeker van bent. Een fout antwoord is niet erg: een plaatje helpt je tellen.
practice-begin = Begin
practice-easier = Makkelijker
practice-right = Precies goed
practice-harder = Moeilijker
practice-check = Controleer
practice-picture = Plaatje
practice-another = Een andere
practice-good = Ja, { $sum }!
practice-wrong = { $said } klopt niet. Probeer het nog eens.
practice-done =
    { $count ->
        [one] 1 som. Goed gedaan!
       *[other] { $count } sommen. Goed gedaan!
    }

levels-level = Niveau
levels-ages = Leeftijd
levels-practises = Je oefent
levels-sure = Een vraagteken: dat denken we, maar we vonden het niet in de leerdoelen.
topic-sorting = sorteren op kleur, vorm en getal
topic-counting = tellen, één meer en één minder
topic-sums_10 = plus en min tot 10
topic-sums_20 = plus en min tot 20
topic-tables = tafels en delen
topic-fractions = breuken, kommagetallen, procenten
topic-powers = machten en wortels
country-england = Engeland
country-germany = Duitsland
country-netherlands = Nederland
country-australia = Australië

series-find =
    { $count ->
        [one] 1 puzzel
       *[other] { $count } puzzels
    }
series-find_about = Zoek telkens de som die het meest wint.
series-with-plus = plus { $number }
series-with-minus = min { $number }
series-with-times = de tafel van { $number }
series-with-divide = delen door { $number }
series-play = { $count } minuten spelen
series-about = Neem de tijd: je kunt weggaan en met dezelfde link terugkomen.
series-everyone = Iedereen heeft dezelfde kaarten.
series-done = { $done } van { $count } gevonden
series-finished = Alle { $count } gevonden, { $alone } zonder hulp. Goed gedaan!
series-over = De tijd is om. Goed gedaan!
series-next = Volgende
series-game = Volgend spel
series-back = Terug naar mijn opdracht
task-class = Terug naar { $name }
series-left =
    { $count ->
        [one] nog { $count } minuut
       *[other] nog { $count } minuten
    }
series-none = Zo’n opdracht kwam dit keer niet voor. Dat ligt niet aan jou: ga verder met de volgende.
results-title = Resultaten van opdrachten
results-teacher = Voor je leerkracht
results-about = Laat het plaatje scannen of stuur de link.
results-name = Je voornaam, of hoe je leerkracht je noemt
results-copy = Link met mijn resultaat kopiëren
results-here = Resultaten komen met een link of een plaatje dat een kind laat zien of stuurt. Ze blijven op dit apparaat.
results-paste = Links of regels van de kinderen
results-take = Overnemen
results-bad = Hier zat geen heel resultaat in.
results-taken =
    { $count ->
        [one] { $count } resultaat overgenomen.
       *[other] { $count } resultaten overgenomen.
    }
results-empty = Nog geen resultaten.
results-delete = Alle resultaten op dit apparaat wissen
results-delete_type = Typ om te wissen hoeveel het er zijn: { $count }
results-keep = Bewaren
results-delete_sure = Alles wissen
results-sent = Je leerkracht ziet hoe ver je bent.
results-alone = Zonder hulp
results-done = Gedaan
results-wrong = Wat fout was
results-wrong_of = { $fact }: { $wrong } van { $count } fout
results-who = Naam
results-games =
    { $count ->
        [one] { $count } spel
       *[other] { $count } spellen
    }
