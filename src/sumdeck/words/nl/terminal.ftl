## The text table and the command line

## The table

table-sits = plaats { $seat }: { $name }
table-hand_empty = geen kaarten
table-your_hand = Jouw hand
table-hand_of = De hand van { $name }
table-deck =
    { $count ->
        [one] 1 kaart in de trekstapel
       *[other] { $count } kaarten in de trekstapel
    }
table-cards =
    { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
table-won =
    { $count ->
        [one] 1 kaart gewonnen
       *[other] { $count } kaarten gewonnen
    }
table-held =
    { $count ->
        [one] 1 in de hand
       *[other] { $count } in de hand
    }
table-points =
    { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }

## Prompts

deal-nothing_to_play = Dat komt zelden voor: niemand kan spelen. Het spel is uit voordat het begint.
deal-another = Opnieuw delen? (Enter voor ja, n voor nee){ " " }
prompt-line = >{ " " }
prompt-turn = { $name }, jij bent aan de beurt. (? voor een tip, hulp, einde)
prompt-turn_you = Jij bent aan de beurt. (? voor een tip, hulp, einde)
prompt-moment_you = Nu speelt { $name }. Zeg wat je wilt zeggen, of druk op Enter. (Met een punt sla je alles over tot je zelf aan de beurt bent.)
prompt-moment_you_again = { $brief }. Wil je iets zeggen? (Enter: nee; een punt: pas als ik aan de beurt ben)
prompt-moment = Nu speelt { $name }. Wie iets wil zeggen, typt zijn naam, een dubbelepunt en de zin; of druk op Enter. (Met een punt sla je alles over tot de volgende aan de beurt is.)
prompt-moment_again = { $brief }. Nog iemand? (Enter: nee; een punt: pas als de volgende aan de beurt is)
prompt-interrupted = Iemand was sneller. Wat je daarna zei, telt niet.
prompt-for_now = Tot nu toe: { $said }
prompt-for_now_undo = Tot nu toe: { $said } (terug neemt een stap terug)
prompt-go_on = Je beurt gaat verder. (terug neemt een stap terug)
prompt-nothing_to_undo = Er is geen stap om terug te nemen. Een gespeelde beurt blijft gespeeld.
prompt-nothing_to_give_up = Je beurt is nog niet begonnen, dus er is niets op te geven. Wil je van tafel? Zeg dan: einde
prompt-undone = Teruggenomen.
prompt-given_up = Begin je beurt opnieuw.
prompt-take_your_time = Neem rustig de tijd. Vingers, papier en ? mogen allemaal.
curtain-pass_on = Geef het scherm aan { $name }.
curtain-enter = { $name }, druk op Enter als niemand anders het scherm kan zien.{ " " }
leave-saved = Het spel is bewaard. Met { $command } resume ga je verder. ({ $game })
leave-over = Tot ziens! Het spel terugzien: { $command } record show { $game }

## What was said

log-hints =
    { $count ->
        [one] (1 tip)
       *[other] ({ $count } tips)
    }
log-empty = Er is nog niets gezegd.

## The end

end-over = Het spel is afgelopen.
end-cards =
    { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
end-points =
    { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
end-you_win = Jij wint!
end-wins = { $name } wint!
end-kept = Het spel terugzien: { $command } record show { $game }

## Seats and saved games

seats-you = Jij
seats-too_many_players = { $count } computerspelers passen niet op { $seats } plaatsen.
seats-too_many_names = { $names } namen zijn te veel: maar { $people } van de plaatsen zijn voor mensen.
seats-same_name = Twee spelers heten { $name }. Geef een van hen een andere naam.
seats-bad_name = Een naam heeft 1 tot { $longest } letters.
saved-no_file = { $file } kan niet gelezen worden: { $reason }
saved-no_record = { $file } is geen spel dat ik kan lezen: { $reason }
saved-no_table = In { $file } staat niet wie er aan tafel zit. Haal dat bestand weg om het opnieuw te zeggen.
saved-who_sits = Ik weet niet wie hier speelde, dus op elke plaats zit een mens.
saved-elsewhere = Dit spel is in een ander venster verdergegaan. Wat je net zei, telt niet.
saved-none = Geen bewaarde spellen. Met { $command } play begin je er een.
saved-not_kept = { $file } kan niet bewaard worden: { $reason }. ({ $variable } noemt een andere map.)

## The pack

cards-title = { $title }: { $count } kaarten
cards-each =
    { $count ->
        [one] 1 van elk
       *[other] { $count } van elk
    }
cards-points =
    { $count ->
        [one] elk 1 punt
       *[other] elk { $count } punten
    }
cards-assumed = * We nemen aan dat deze kaart bestaat. Vergelijk met je eigen kaarten; --pack BESTAND speelt met andere.
cards-assumed_points = ? De punten op deze kaarten nemen we aan. Schrijf die van jouw kaarten in een bestand en speel met --pack BESTAND.

## How to say things. The numbers here are on no card, so that they tell nothing about this game.

help-title = Zo zeg je het
help-words_title = Andere woorden
help-words_hint = ? | een tip, steeds een klein stapje
help-words_steps =
    terug | de laatste stap van deze beurt terugnemen
    opnieuw beginnen | deze beurt van voren af aan
help-words_look =
    terugnemen | je laatste beurt terugnemen
    tegenstander { $player } | een andere computerspeler verder laten spelen, hier { $player }
    tafel | de tafel nog eens tekenen (of druk op Enter)
    verloop | alles wat er gezegd is
help-words_pages =
    regels | de regels van dit niveau
    kaarten | de kaarten van het spel
help-words_leave =
    link | verder spelen in de browser
    einde | weggaan; het spel wordt bewaard

## The rules of a level

rules-house = HUISREGELS. { $rules }.
rules-more = Huisregels: sumdeck settings { $game }

## Menus and the command line

menu-game = Welk spel?
menu-level = Welk niveau?
menu-number = 1 tot { $count }, of Enter voor de eerste:{ " " }
menu-unknown = { $given }? Een getal van 1 tot { $count }, alsjeblieft.
menu-seats = Wie speelt er? Geef elke plaats een naam of een computerspeler: { $players }
menu-seat = Plaats { $number } (Enter voor { $usual }):{ " " }
catalogue-game = spel
catalogue-level = niveau
catalogue-settings = Huisregels met hun waarden, de gewone eerst
catalogue-about = wat het is
catalogue-players = computerspelers, de zwakste eerst
catalogue-usual = { $level } (gewoon)
catalogue-size = kaarten
catalogue-how_to_set = Een huisregel verander je met --set, bijvoorbeeld: sumdeck play { $game } --set { $key }={ $value }
catalogue-no_levels = { $game } heeft geen niveaus: je speelt altijd met dezelfde kaarten.
catalogue-or_any = { $values }, of elk getal van { $least } tot { $most }
catalogue-no_settings = { $game } heeft geen huisregels.
cli-about = De open tafel voor kaartspellen met hoofdrekenen.
cli-play = een spel spelen in de terminal
cli-resume = verdergaan met een bewaard spel, van hier of uit de browser; een lijst als er meer zijn
cli-games = de spellen opsommen
cli-levels = de niveaus van een spel opsommen
cli-settings = de huisregels van een spel opsommen
cli-rules = de regels van een niveau tonen
cli-cards = de kaarten van een niveau tonen, en wat we eraan hebben aangenomen
cli-game = het spel: { $games }
cli-level = hoe moeilijk; sumdeck levels SPEL somt ze op
cli-cards_chosen = je eigen niveau, met de kaarten: "1-10 −2 ×3" of "1-15 subtraction multiplication" ({ -numero })
cli-save_level = die kaarten bewaren onder een naam, voor --level NAAM
levels-kept = Het niveau { $name } is bewaard: { $cards }
levels-taken = Een niveau kan niet “{ $name }” heten: de naam is leeg of bezet.
levels-no_cards = Welke kaarten? Geef --cards "1-10 −2 ×3" samen met --save-level.
cli-against = tegen welke computerspelers; sumdeck games somt ze op
cli-seats = hoeveel spelers; zonder --against wordt gevraagd wie
cli-names = de namen van de mensen
cli-seed = de naam van een deling: wie hem gebruikt, krijgt dezelfde kaarten
cli-scoring = spelen om punten, met kleuren
cli-set = een huisregel; sumdeck settings SPEL somt ze op
cli-no_own_pack = { $game } speel je alleen met de eigen kaarten.
cli-pack = een bestand met eigen kaarten
cli-ascii = tekenen met alleen ASCII-tekens
cli-plain = één regel per plek in plaats van getekende kaarten, voor schermlezers
cli-part_missing = Hiervoor is het deel “{ $part }” van Sumdeck nodig. Installeer het met: pip install "sumdeck[{ $part }]"
cli-no_access = { $file } kan niet gebruikt worden: { $reason }
cli-no_such_game = Het spel { $given } bestaat niet. De spellen zijn: { $known }
cli-no_such_player = De speler { $given } bestaat niet. De spelers zijn: { $known }
cli-bad_seats = { $game } heeft { $least } tot { $most } plaatsen.
cli-bad_set = Een huisregel ziet eruit als key=value, niet als { $given }

## Records

cli-record = een bewaard spel bekijken, naspelen of controleren
record-show = toont het spel, alles wat er gezegd is en hoe het afliep
record-replay = toont de tafel na elke zin
record-verify = controleert of alles in het bestand klopt: exitcode 0, of 1 en een regel voor alles wat niet klopt
record-upto = stoppen na zoveel zinnen
record-seat = zoals deze plaats het zag, vanaf 0; anders met alle handen open
record-no_count = { $given } is geen getal vanaf 0
record-no_such_seat = Er is geen plaats { $given }. De laatste is { $last }.
record-seat_name = plaats { $seat }
record-game = { $game }, versie { $version } van de regels
record-pack =
    { $count ->
        [one] { $title }, 1 kaart
       *[other] { $title }, { $count } kaarten
    }
record-players = Gespeeld door { $names }
record-named_deal = De deling heet { $name }
record-secret_deal = De deling is geheim
record-begun =
    { $count ->
        [one] Verder gespeeld uit een ander spel, na de eerste zin
       *[other] Verder gespeeld uit een ander spel, na de eerste { $count } zinnen
    }
record-options = Huisregels: { $options }
record-goes_on = Dit spel is nog niet afgelopen.
record-hand = Hand: { $name }
record-next = Enter voor de volgende zin, einde om te stoppen:{ " " }
record-finding = { $file }: { $finding }
record-good =
    { $count ->
        [one] { $file }: alles klopt (1 zin).
       *[other] { $file }: alles klopt ({ $count } zinnen).
    }
record-promise_kept = De kaarten zijn gedeeld zoals vóór de eerste zet was beloofd.
record-no_promise = Vóór de eerste zet is geen deling beloofd, dus er valt niets te controleren.

## Paper

cli-print = maakt drukwerk voor aan tafel, als pdf: kaarten, regels, scoreblaadjes, tabellen
print-cards = de kaarten, om te printen en te knippen
print-rules = de regels van een niveau, of één bladzijde voor elk niveau
print-sheets = scoreblaadjes
print-tables = tabellen om naast je te leggen
print-checklist = wat punten oplevert, op kaartjes om naast je te leggen
print-game = het spel; anders alle die dit hebben
print-pack = een ander kaartspel dat erbij hoort, op naam, of je eigen bestand
print-paper = a4 (gewoon) of letter
print-large_cards = grote letters: vier kaarten per blad in plaats van negen
print-large_rules = grote letters
print-colour_safe = kleuren die verschillen in helderheid, met hun namen op de kaarten
print-no_backs = zonder achterkanten
print-output = het bestand om te schrijven; anders met de naam van het spel, in deze map
print-force = het bestand vervangen als het bestaat
print-no_such_paper = het papier { $given } bestaat niet; er is: { $known }
print-no_such_pack = { $given } is geen bestand en geen kaartspel dat erbij hoort. Er is: { $known }
print-exists = { $file } bestaat al. --force vervangt het, -o BESTAND noemt een ander.
print-folder = { $file } is een map. -o noemt het bestand om te schrijven.
print-letters = “{ $text }” kan niet geprint worden: geen lettertype hier heeft { $letters }
print-none = Zoiets is er niet te printen voor { $game }.
print-progress = bladen
print-cards_done = Klaar om te printen: { $file } (kaarten: { $cards }, bladen: { $sheets })
print-done = Klaar om te printen: { $file }

## Where the tables are kept

cli-export = schrijft alle tafels in één bestand, als reservekopie
cli-import = leest tafels uit zo’n bestand weer in
cli-check = kijken of alle tafels van een opslag te lezen zijn, en hem herstellen
cli-doctor = opslag, klok, schijf, poort en versies bekijken en zeggen wat er te doen is
check-repair = haalt eruit wat niet te lezen is, en schrijft het eerst in dit nieuwe bestand
check-good =
    { $count ->
        [one] Eén tafel of toernooi, en die is te lezen.
       *[other] { $count } tafels en toernooien, en ze zijn allemaal te lezen.
    }
check-row = { $table }: niet te lezen ({ $reason }).
check-log = { $table }: vanaf gebeurtenis { $n } niet te lezen ({ $reason }).
check-game = { $table }: er kan niet verder gespeeld worden ({ $reason }).
check-advice = Al het andere gaat gewoon door. sumdeck check --repair BESTAND haalt dit eruit; een tafel gaat verder na de laatste goede gebeurtenis.
check-mended =
    { $count ->
        [one] Eén ding is eruit gehaald; het staat in { $file }.
       *[other] { $count } dingen zijn eruit gehaald; ze staan in { $file }.
    }
doctor-versions = Sumdeck { $sumdeck }, Python { $python }, SQLite { $sqlite }.
doctor-store = De opslag { $where } gaat open. Tafels en toernooien: { $count }.
doctor-no_store = Er is nog geen opslag. Het eerste spel maakt hem.
doctor-store_trouble = { $reason }
doctor-damaged = Iets in de opslag is niet te lezen: { $count }. Bekijk het met: sumdeck check
doctor-disk = Vrij op de schijf: { $free } MB.
doctor-disk_low = Op de schijf is maar { $free } MB vrij. Maak ruimte: als hij vol is, worden zetten geweigerd.
doctor-clock = De klok staat op { $time }.
doctor-clock_behind = De klok staat op { $time }, maar de opslag is later nog gebruikt. Zet de klok gelijk; er wordt daardoor niets gewist.
doctor-port = Poort { $port } is vrij.
doctor-port_taken = Poort { $port } is bezet, misschien door Sumdeck zelf. Kies anders een andere: sumdeck serve --port NUMMER
doctor-no_serve = De onderdelen voor de server ontbreken. Haal ze met: pip install 'sumdeck[serve]'
copies-export_file = het bestand om te schrijven; het mag nog niet bestaan
copies-import_file = het bestand om te lezen
copies-exported =
    { $count ->
        [one] Er staat nu één tafel in { $file }.
       *[other] Er staan nu { $count } tafels in { $file }.
    }
copies-imported =
    { $count ->
        [one] Eén tafel uit { $file } ingelezen.
       *[other] { $count } tafels uit { $file } ingelezen.
    }
menu-about = { $game }: { $about }
end-enter_skips = (Enter slaat over)
prompt-take_back_asked = { $name } wil de laatste beurt terugnemen. { $other }, vind je dat goed? (j voor ja, n voor nee){ " " }
prompt-stand_in_asked = { $name } wil dat { $player } verder speelt. { $other }, vind je dat goed? (j voor ja, n voor nee){ " " }
opponent-which = Wie speelt er verder? Zeg “{ $word } NAAM”:
opponent-nobody = Aan deze tafel speelt geen computerspeler.
object-engine_checks = Hier hoef je geen bezwaar te maken: elk antwoord wordt gecontroleerd.
object-nothing = Er is nu niets om bezwaar tegen te maken.
object-in_vain = Dat was goed: { $said }. Het blijft staan.
object-voided = Goed gezien, { $name }! Dat was fout: { $said }. Het wordt teruggenomen en { $other } speelt opnieuw.
link-here = Open deze tafel in de browser zolang { $command } serve op deze computer draait: { $address } (Alleen voor jou; eerdere links gelden niet meer.)
after-no_look = nogmaals: nog een keer spelen. Enter: weggaan.
after-what = nogmaals: nog een keer spelen. kijk: dit spel nog eens bekijken. Enter: weggaan.
look-find_typed = Vind het! (? voor hulp, Enter om verder te gaan)
saved-folder = { $variable } noemt een andere map.
resume-list = Welk spel?
resume-turn = { $name } is aan de beurt
resume-no_such = Er is geen bewaard spel { $given }.
resume-elsewhere = Dat spel wordt op meer schermen gespeeld. Ga verder in de browser.
cli-resume_game = het spel om mee verder te gaan: zijn nummer in de lijst, zijn vier woorden, of het bestand
cli-referee = wie controleert: het programma (engine), de spelers (opponents), of wie twijfelt (challenge)
cli-no_such_referee = Met deze regels heeft { $game } een andere scheidsrechter dan { $given }. sumdeck settings { $game } toont wat je kunt instellen.
record-save = een spel bewaren als bestand, voor anderen
record-which = het spel: zijn vier woorden of zijn bestand
record-new_file = het bestand om te schrijven; het mag nog niet bestaan
record-saved = Het spel staat nu in { $file }.
object-voided_you = { $name } had gelijk: dat klopt niet: { $said }. Het wordt teruggenomen en jij speelt opnieuw.

## What the command line says by itself

argument-usage = gebruik:{ " " }
argument-positional = argumenten
argument-options = opties
argument-help = deze hulp tonen
argument-version = de versie tonen
argument-wrong = { $argument_name }: { $message }
argument-unknown = dit ken ik niet: { $given }
argument-missing = dit ontbreekt: { $given }
argument-needs_value = er moet nog iets achter staan
argument-needs_none = er hoort niets achter, ook niet { $given }
argument-ambiguous = { $option } kan { $matches } betekenen
argument-no_such = { $value } bestaat niet; er is { $choices }
argument-no_such_command = { $parser_name } bestaat niet; er is { $choices }
argument-no_value = { $value } past hier niet
argument-game = SPEL
argument-level = NIVEAU
argument-cards = KAARTEN
argument-file = BESTAND
argument-name = NAAM
argument-names = NAAM,NAAM
argument-name_or_file = NAAM|BESTAND
argument-number = N
argument-setting = REGEL=WAARDE
argument-command = OPDRACHT
argument-what = WAT
argument-port = POORT
argument-address = ADRES

## What people may type besides sentences: several words for one thing have commas between them

command-hint = tip
command-undo = terug
command-give_up = opnieuw beginnen
command-take_back = terugnemen, neem terug
command-opponent = tegenstander
command-object = bezwaar
command-link = link, browser
command-look = tafel
command-help = hulp
command-log = verloop
command-rules = regels
command-cards = kaarten
command-leave = einde, stoppen, dag
command-yes = ja, j
command-no = nee, n
command-again = nogmaals, nog eens
command-second_look = kijk, tweede blik
seats-friendly = Otter Reiger Das Vos Merel Haas Egel Mol Specht Mees Bever Lynx

## Documentation

cli-docs = de documentatie lezen in een browser
docs-port = de poort om op te luisteren; anders een vrije
docs-not_built = De documentatie is er nog niet. In de map van het project maakt python3 x.py docs haar.
docs-served = De documentatie staat op { $address } (Ctrl+C stopt)

## Where a terminal can only show ASCII: a moon before a floor, and letters that this language writes otherwise there

plain-moon = nacht
plain-letters = œ=oe

## Tournaments in the terminal

cli-tournament = een toernooi leiden: aanmeldingen, partijen, uitslagen, stand
argument-words = VIER-WOORDEN
tournament-make = een nieuw toernooi openen
tournament-enter = mensen aanmelden
tournament-begin = de eerste ronde loten
tournament-round = de volgende ronde loten
tournament-say = zeggen hoe een partij afliep
tournament-show = partijen en stand laten zien
tournament-list = de toernooien laten zien die hier bewaard worden
tournament-words = de vier woorden van het toernooi
tournament-name = hoe het heet
tournament-seats = hoeveel er aan een tafel zitten: 2, 3 of 4
tournament-names = iedereen die meedoet
tournament-number = het nummer van de partij
tournament-order = wie eerste, tweede enzovoort werd; Ann=Ben bij gelijkspel
tournament-correct = een bewaarde uitslag veranderen
tournament-level_of_what = Bij een niveau hoort een spel: voeg --game toe.
tournament-no_such = Er is hier geen toernooi { $given }.
tournament-no_such_game = Partij { $number } is niet geloot.
tournament-no_such_name = { $name } speelt niet in partij { $number }.
tournament-title = { $name } ({ $words })
tournament-nobody = Er is nog niemand aangemeld.
tournament-entries =
    { $count ->
        [one] Er is 1 persoon aangemeld: { $names }
       *[other] Er zijn { $count } mensen aangemeld: { $names }
    }
tournament-next = De ronde is voorbij. De volgende loot je met: tournament round
tournament-none = Er wordt hier nog geen toernooi bewaard.
