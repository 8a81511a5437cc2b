## What is printed on paper

paper-of_game = { $game }: { $what }
paper-sheet = { $title } · blad { $number } van { $count }
paper-fronts = Blad { $number }, voorkanten
paper-backs = Blad { $number }, achterkanten
paper-ruler = 50 mm, als je op 100 % print
paper-how_both = Print op 100 % en dubbelzijdig, omslaan over de lange kant; knip dan langs de tekens.
paper-how_one = Print op 100 %, knip dan langs de tekens.

## Rules

paper-rules = de regels
paper-needed = Je hebt { $cards } kaarten en een tafel nodig.
paper-whose = De regels van { $game } in onze eigen woorden. Het spel en zijn naam zijn van de uitgever, die niets met Sumdeck te maken heeft.

## Score sheets

paper-sheets = scoreblaadjes
paper-name = Naam
paper-round_and_names = { $round } en namen
paper-end = totaal
paper-date = Datum
paper-game = Spel
paper-numbered_table = Tafel { $number }
paper-numbered_game = Spel { $number }
paper-total = tot nu toe
paper-together = samen

## Tables and cards to lie beside the players

paper-checklist = Wat levert punten op?
paper-tables = tabellen

## For clubs

paper-certificates = Oorkondes
paper-certificate = Oorkonde
paper-first = wint
paper-came-one = wordt { $place }e bij
paper-came-two = wordt { $place }e bij
paper-came-few = wordt { $place }e bij
paper-came-other = wordt { $place }e bij
paper-took_part = deed mee aan
paper-signature = Handtekening
paper-stickers = Tafelstickers
paper-poster = Scan dit, of typ deze woorden:
paper-day = { $day } { $month } { $year }
paper-month-1 = januari
paper-month-2 = februari
paper-month-3 = maart
paper-month-4 = april
paper-month-5 = mei
paper-month-6 = juni
paper-month-7 = juli
paper-month-8 = augustus
paper-month-9 = september
paper-month-10 = oktober
paper-month-11 = november
paper-month-12 = december
paper-bracket = Wedstrijdschema
paper-games = Spellen
paper-last_rounds = De laatste rondes
paper-part = { $what }, deel { $number } van { $count }
paper-continued = { $what }, vervolg
paper-page = bladzijde { $number } van { $count }
paper-champion = Winnaar: { $name }
paper-system-single = Knock-out
paper-system-double = Dubbele knock-out
paper-system-swiss = Zwitsers systeem
paper-system-round_robin = Iedereen tegen iedereen
paper-system-groups = Groepen, dan knock-out
paper-system-class = Een klas
paper-bracket_key = Elk spel heeft zijn nummer. Een driehoekje wijst aan wie doorgaat. Dikke rand: wordt nu gespeeld. Streepjesrand: komt nog.
paper-games_key = Elk spel heeft zijn nummer. Een driehoekje wijst aan wie won.
paper-breaks_key = Bij gelijke punten beslissen de kolommen rechts, van links af.
paper-has_left = { $name } (weg)

## Colours of cards that no page names

colour-gold = goud
colour-hearts = harten
colour-spades = schoppen
colour-diamonds = ruiten
colour-clubs = klaveren
