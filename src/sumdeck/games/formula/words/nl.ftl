-formula = Formula

## English, for Formula. For a child of eight and a grown-up alike: short words, no blame, never the answer.

## Formula says no

formula-too_many_seats = Dit spel is voor hoogstens { $most } spelers, maar { $seats } willen spelen.
formula-too_few_seats = Dit spel heeft minstens { $fewest } spelers nodig.
formula-pack_too_small = Dit kaartspel heeft { $cards } kaarten. Er zijn er minstens { $needed } nodig.
formula-no_symbols = Dit kaartspel heeft geen van de tekens waarmee aan deze tafel gespeeld wordt.
formula-warn_small = Dit kaartspel is maar net groot genoeg voor zoveel spelers: de stapel zal vaak leeg zijn.
formula-warn_symbols = Aan deze tafel is er geen + en geen ×, dus er zijn weinig formules te vinden.
formula-no_start = Geen twee kaarten in dit kaartspel hebben een antwoord, dus een ronde zou nooit kunnen beginnen.
formula-not_your_turn = Je bent nog niet aan de beurt.
formula-over = Dit spel is afgelopen.
formula-no_new_card = Je moet minstens één eigen kaart spelen. Alleen het teken veranderen is geen beurt.
formula-too_many_cards = Dat zijn { $laid } nieuwe kaarten, maar in een beurt mag je er hoogstens { $most } spelen.
formula-not_in_hand = Je hebt één { $card } meer nodig dan je hebt. (Een joker zeg je zo: J7.)
formula-card_moved = Er ligt een { $card } op tafel, maar in een ander getal. Kaarten op tafel blijven waar ze zijn.
formula-not_there = Op die plek op tafel ligt geen { $card }. Wat uit je hand komt, zet je tussen haakjes, zoals [7].
formula-taken_away = Een kaart op tafel zou weg moeten, maar er ligt niets op. Leg er iets op, of laat hem liggen.
formula-squeezed_in = Je kunt geen nieuwe kaart schuiven tussen twee kaarten die blijven. Leg hem op een kaart, of aan een kant.
formula-extend_right = Aan deze tafel kan een getal alleen rechts groeien.
formula-only_the_answer = In de eerste formule blijven de twee kaarten zoals ze zijn: kies een teken en leg het antwoord.
formula-answer_too_long = Voor het eerste antwoord mag je hoogstens { $most } van je kaarten gebruiken.
formula-number_too_long = Een getal heeft hoogstens { $most } kaarten.
formula-leading_zero = Een getal van meer kaarten kan niet met 0 beginnen.
formula-same_formula = Die formule ligt al op tafel. Maak een nieuwe.
formula-zero_must_go = Een formule met × 0 moet helemaal vervangen worden: geen kaart ervan mag blijven.
formula-reuse = Aan deze tafel moet elke formule een kaart houden die er al ligt. Laat er minstens één liggen.
formula-no_such_symbol = Aan deze tafel spelen we met { $known }.
formula-below_zero = Hier geen getallen onder 0.
formula-by_zero = Delen door 0 kan niet.
formula-not_true = Niet helemaal: dat klopt niet. Probeer het nog eens!
formula-joker_keeps_digit = De joker op tafel blijft een { $digit }.
formula-which_digit = Welk cijfer is je joker? Zeg het zo: J7
formula-no_such_card = Die kaart bestaat niet.
formula-no_second_draw = Je hebt een kaart getrokken. Leg nu een formule, of pas.
formula-must_play = Aan deze tafel moet je spelen als het kan, en er is een formule. Kijk nog eens!
formula-no_pass = Vind je geen formule, trek dan een kaart.
formula-no_penalty = Aan deze tafel kost een foute formule niets: probeer het gewoon nog eens.
formula-not_a_formula = Een formule is een getal, een teken, een getal, = en het antwoord: 20 + 30 = 50
formula-unclear = Dat kun je op meer manieren leggen. Welke bedoel je?

## How a game ended

formula-out = Iemand heeft zijn laatste kaart gespeeld. Goed gespeeld, allemaal!
formula-standstill = Niemand kan nog spelen of trekken. De minste kaarten wint.
formula-turn_limit = Deze ronde heeft lang genoeg geduurd. De minste kaarten wint.
formula-match = De meeste rondes wint de partij. Goed gespeeld!
formula-points = 250 punten: het spel is gewonnen!
formula-round_limit = Dat was de laatste ronde. De meeste punten wint.

## What a move has brought

formula-is_out = { $name } heeft geen kaarten meer: plaats { $place }.
formula-five = Het antwoord is { $answer }, uit de tafel van vijf. { $name } moet een kaart trekken.
formula-shuffled = De stapel was leeg: de bedekte kaarten zijn de nieuwe stapel.
formula-no_extra_card = Er zijn niet genoeg kaarten voor ieder een extra, dus deze ronde krijgt niemand er een.
formula-round = { $name } wint ronde { $round }.

## Hints: one small step at a time

hint-formula_first = Je kunt de formule afmaken. Het antwoord gebruikt zoveel van je kaarten: { $cards }
hint-formula_lay =
    { $count ->
        [one] Er is een formule met 1 van je kaarten.
       *[other] Er is een formule met { $count } van je kaarten.
    }
hint-formula_draw = Ik zou hier een kaart trekken.
hint-formula_symbol = Het teken is { $symbol }.
hint-formula_keep = Laat { $card } op tafel liggen.
hint-formula_cover = Je hoeft geen enkele kaart op tafel te houden.

## The table in the terminal

table-formula = De formule
table-formula_symbols =
    { $count ->
        [one] En één teken voor iedereen: { $symbols }
       *[other] En { $count } tekens voor iedereen: { $symbols }
    }
table-formula_stock = stapel { $stock }, bedekt { $covered }
prompt-formula_first = { $name }, maak de formule af: een teken en het antwoord.
prompt-formula_first_you = Maak de formule af: een teken en het antwoord.
prompt-formula_drawn = { $name }, je hebt een kaart getrokken. Leg nu een formule, of pas.
prompt-formula_drawn_you = Je hebt een kaart getrokken. Leg nu een formule, of pas.
prompt-formula_way = met { $card } uit je hand
prompt-formula_number = Typ het nummer.
end-formula_points =
    { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
end-formula_rounds =
    { $count ->
        [one] 1 ronde gewonnen
       *[other] { $count } rondes gewonnen
    }
end-formula_left =
    { $count ->
        [one] 1 kaart over
       *[other] { $count } kaarten over
    }

## The pack

cards-digits = Cijfers ({ $count })
cards-jokers = Jokers ({ $count })

## How to say things

help-lay = een formule leggen | 20 x 30 = 600   (de hele formule, zoals hij op tafel komt)
help-mark = nieuwe kaarten aanwijzen | 2[0] x [3]0 = [6]00   (alleen als ik het vraag: de kaarten tussen haakjes komen uit je hand)
help-joker = een joker | 20 + J30 = 50   (J en het cijfer waar hij voor staat)
help-draw = trekken | trek   (als je geen formule vindt)
help-pass = passen | pas   (na het trekken)

## The rules of a level

rules-setup = KLAARLEGGEN. Leg de tekens neer voor iedereen. Schud alle andere kaarten en geef iedere speler er { $cards }; de rest is de stapel. Draai er twee om, met = rechts ervan. Wie links van de deler zit, begint.
rules-aim = Zorg dat je als eerste geen kaarten meer hebt.
rules-aim_points = Haal als eerste 250 punten. Elk antwoord dat je maakt, telt als punten.
rules-first = DE EERSTE FORMULE. Er liggen twee kaarten op tafel. Kies een teken en leg het antwoord uit je hand, met één of twee kaarten.
rules-turn = JOUW BEURT. Verander de formule met hoogstens { $most } kaarten uit je hand, zodat hij weer klopt. Leg kaarten op andere of ernaast; verander het teken als je wilt. Kaarten waar je niets op legt, blijven waar ze zijn, en je mag er geen weghalen.
rules-numbers = GETALLEN hebben hoogstens { $most } kaarten en beginnen niet met 0. Eén kaart mag een heel getal bedekken.
rules-zero = KEER 0. Een formule met × 0 of 0 × moet helemaal vervangen worden.
rules-joker = JOKERS zijn het cijfer dat jij zegt, en blijven dat zolang ze op tafel liggen.
rules-draw = TREK een kaart als je geen formule vindt; dan is de volgende aan de beurt. Is de stapel leeg, schud dan de kaarten onder de formule.
rules-must_reuse = MOEILIJKER. Elke formule moet minstens één kaart van de tafel houden.
rules-five_draw = VIJFJES. Zit je antwoord in de tafel van vijf, dan trekken alle anderen een kaart.
rules-times_divide_only = ALLEEN × EN : doen mee. Er is geen + en geen −.
rules-play_on = VERDER SPELEN. Is iemand uit, dan spelen de anderen verder tot er nog maar één speler kaarten heeft; die wordt laatste.
rules-play_on_literal = VERDER SPELEN. Is iemand uit, dan spelen de anderen verder tot iedereen uit is.
rules-end = HET EINDE. Wie als eerste zijn laatste kaart speelt, wint de ronde.
rules-end_points = PUNTEN. Is iemand uit, dan is de ronde voorbij: die speler krijgt 10 punten; de anderen verliezen de cijfers in hun hand, en 25 voor een joker.

## Menus and the command line

game-formula = Formula
game-formula-about = Eén som op tafel, kaart voor kaart veranderd

## The house rules

setting-hand_size = Kaarten aan het begin
setting-cards_per_turn = Kaarten in een beurt, hoogstens
setting-max_number_cards = Kaarten in een getal, hoogstens
setting-leading_zeros = Getallen mogen met 0 beginnen
setting-extend = Getallen groeien
setting-insert_between = Een kaart mag tussen twee andere geschoven worden
setting-table_cards = Kaarten op tafel
setting-first_answer_max = Kaarten in het eerste antwoord, hoogstens
setting-allow_same_formula = Dezelfde formule mag nog een keer
setting-must_play_if_able = Je moet een formule leggen als het kan
setting-play_after_draw = Na het trekken mag je nog een formule leggen
setting-zero_quotient_lock = Ook 0 : een getal moet helemaal vervangen worden
setting-wrong_formula = Na een foute formule
setting-must_reuse = Elke formule houdt een kaart van de tafel
setting-winner_extra_card = Wie een ronde wint, begint de volgende met een kaart extra
setting-play_on = Als iemand uit is
setting-five_draw = Zit het antwoord in de tafel van 5, dan trekken de anderen
setting-zero_is_multiple_of_five = 0 telt mee in de tafel van 5
setting-times_divide_only = Alleen × en :, vier kaarten per beurt
setting-points_game = Om punten spelen, tot 250
setting-rounds = Rondes in een partij
setting-max_turns = Een ronde eindigt na
matters-hand_size = Minder kaarten geven een korte ronde; met meer kaarten leg je langere formules.
matters-points_game = Meestal probeer je je kaarten kwijt te raken. Om punten telt elk antwoord: hoe groter, hoe beter.
matters-times_divide_only = Voor wie de tafels kent: geen + en geen −, en tot vier kaarten in een beurt.
matters-five_draw = Maak 10, 15, 20 … en alle anderen trekken een kaart.
matters-must_reuse = Moeilijker: je mag niet alles bedekken en moet rekenen met een getal dat er ligt.

## The page

level-formula-base = Het basisspel
level-formula-harder = Eén kaart blijft
level-formula-five--draw = Pas op voor vijfjes
level-formula-times--divide = Alleen × en :
level-formula-everybody = Iedereen speelt door
level-formula-points = Om punten
level-formula-full = Alle kaarten
choose-level = Welke versie?
choose-rounds = Hoeveel rondes?
choose-rounds-1 = Eén ronde
choose-rounds-2 = 2 rondes
choose-rounds-3 = 3 rondes
choose-rounds-5 = 5 rondes
choose-rounds-10 = 10 rondes
choose-part-variations = Varianten
choose-part-laying = Kaarten leggen
choose-part-turns = Trekken, fouten en het einde
choose-part-variations-about = Elk hiervan maakt er een ander spel van.
choose-part-laying-about = Hoe lang getallen mogen worden en waar een kaart mag komen.
choose-part-turns-about = Wanneer je trekt, wat een foute formule kost en wanneer een ronde klaar is.
level-base-about = Wees als eerste je kaarten kwijt
level-harder-about = Elke formule houdt een kaart van de tafel
level-five--draw-about = Bij antwoorden als 5, 10, 15 trekken de anderen
level-times--divide-about = Geen + en −, maar vier kaarten per beurt
level-everybody-about = Tot er nog maar één speler kaarten heeft
level-points-about = Antwoorden zijn punten: wie haalt er 250?
player-greedy = Max, legt zoveel kaarten als hij kan

card-wild = joker
spoken-joker = joker { $digit }
spoken-with_joker = { $number } met joker { $digit }
strip-example = 20 + 30 = 50
strip-empty = Leg kaarten erbij. Tik op wat weg mag.
strip-zero = Keer 0: leg op elke kaart een nieuwe.
strip-first = Kies een teken en leg het antwoord.
strip-missing-nothing = Leg een kaart uit je hand op de formule, of ernaast.
strip-missing-card = Kies eerst een kaart uit je hand.
strip-missing-symbol = Welk teken?
strip-missing-number = Er ontbreekt nog een getal.
strip-missing-joker = Welk cijfer is de joker?
strip-first_back_draw = Je kaarten liggen op de formule. Zeg hem, of neem ze terug voordat je trekt.
strip-first_back_pass = Je kaarten liggen op de formule. Zeg hem, of neem ze terug voordat je past.
told-word_draw = { $name } trekt een kaart.
told-word_pass = { $name } past.
word-draw = trek
word-pass = pas
word-wrong = fout

area-left = linker getal
area-right = rechter getal
area-answer = antwoord
card-joker = joker als { $digit }
card-in = { $card }, { $area }
card-new = { $card }, nieuw, { $area }
card-new_over = { $card }, nieuw, op { $over }, { $area }
card-under = { $card }, eronder: weer bovenop leggen
spot-empty = plek voor: { $area }
spot-before = plek ervoor: { $area }
spot-behind = plek erachter: { $area }
spot-between = plek ertussen: { $area }
symbol-title = Tekens
symbol-one = teken
symbol-none = nog geen teken
symbol-equals = is
joker-title = Welk cijfer is de joker?
joker-named = joker als { $digit }: veranderen
joker-unnamed = joker: welk cijfer?
covered-look =
    { $count ->
        [one] Onder de formule kijken: 1 kaart
       *[other] Onder de formule kijken: { $count } kaarten
    }
covered-title = Onder de formule
covered-about = Deze kaarten zijn bedekt. Is de stapel leeg, dan worden ze geschud.
place-draw = Een kaart trekken
place-pass = Passen
round-of = Ronde { $round } van { $rounds }
round-points = Ronde { $round }, tot iemand 250 punten heeft
round-points_won = { $points } punten
table-joker = ★ is een joker.
table-nothing = niets
table-out = uit, plaats { $place }
sheet-round = Ronde
sheet-won = gewonnen
sheet-total = Totaal
sheet-empty = Er is nog geen ronde afgelopen.

guide-levels = Versie
guide-becomes = { $before } wordt { $after }
guide-aim = Speel je kaarten. Wie als eerste alle kaarten kwijt is, wint.
guide-aim_points = Maak formules met grote antwoorden. Wie als eerste 250 punten heeft, wint.
guide-say = Jij zegt de hele formule. De tafel zegt alleen of hij klopt.
guide-special = Wat hier bijzonder is
guide-the_turn = Jouw beurt
guide-first = De eerste formule: er liggen twee kaarten op tafel. Kies een teken en leg het antwoord, met één of twee kaarten. De twee kaarten blijven zoals ze zijn. Is er een joker bij, dan zeg jij het cijfer.
guide-turn = Verander de formule met één, twee of drie van je kaarten, zodat hij weer klopt. Leg ze op kaarten of ernaast. Het teken mag je gratis veranderen. Kaarten waar je niets op legt, blijven waar ze zijn.
guide-turn_four = Verander de formule met één tot vier van je kaarten, zodat hij weer klopt. Leg ze op kaarten of ernaast. Het teken mag je gratis veranderen. Kaarten waar je niets op legt, blijven waar ze zijn.
guide-one = Eén nieuwe kaart: de andere blijven.
guide-two = Twee nieuwe kaarten.
guide-three = Drie nieuwe kaarten.
guide-beside = Naast een kaart: de 4 blijft, en wordt 40.
guide-numbers = Getallen van twee of drie kaarten beginnen niet met 0. Je mag een van hun kaarten bedekken …
guide-away = … of allemaal met één kaart: leg hem op de ene en tik dan op de andere, die gaat eronder. Maar weghalen mag niet: om van 10 een 1 te maken heb je een nieuwe 1 nodig.
guide-zero = Een formule met × 0 moet helemaal vervangen worden: bedek elke kaart.
guide-joker = Een joker is het cijfer dat jij zegt. Dat blijft hij zolang hij op tafel ligt. We schrijven hem met een ster: 8★.
guide-limits = De formule die er al ligt, mag niet nog een keer. Geen antwoord is kleiner dan 0, en delen moet precies uitkomen.
guide-draw = Vind je niets? Trek een kaart. Dan is de volgende aan de beurt. Is de stapel leeg, dan worden de bedekte kaarten geschud.
guide-the_end = Het einde
guide-end = Wie als eerste alle kaarten heeft gespeeld, wint de ronde. In een partij van meer rondes wint wie de meeste rondes heeft; elke keer begint iemand anders.
guide-extra = Als je wilt: wie een ronde wint, begint de volgende met een kaart extra.
guide-harder = Elke formule moet een kaart van de tafel houden, hier de 4. Maar een formule met × 0 moet nog steeds helemaal weg.
guide-five--draw = Is je antwoord 0, 5, 10, 15 enzovoort? Dan trekken alle anderen een kaart.
guide-times--divide = Er is geen + en geen −. Maar je mag vier kaarten spelen in een beurt.
guide-everybody = Is iemand uit? De anderen spelen verder tot er nog maar één speler kaarten heeft. Dat is de volgorde van de plaatsen.
guide-points = Elk antwoord dat je maakt, telt als punten: 40 voor dit antwoord.
guide-points_end = Is iemand uit, dan is de ronde voorbij. Die speler krijgt 10 punten erbij. Alle anderen verliezen de cijfers in hun hand, en 25 voor een joker.
guide-points_goal = Speel rondes tot iemand 250 punten heeft. De meeste punten wint.
guide-house = Huisregels, als je wilt
guide-right = Getallen kunnen alleen rechts groeien.
guide-between = Je mag een kaart tussen twee andere schuiven.
guide-rearrange = Kaarten op tafel mag je naar een ander getal verplaatsen. Kies een plek, en tik dan op de kaart die daar moet komen, ook een van onder de formule.
value-play_on-off = is de ronde voorbij
value-play_on-ranking = spelen de anderen verder tot er één over is
value-play_on-literal = spelen de anderen verder tot iedereen uit is
value-extend-both = aan beide kanten
value-extend-right = alleen rechts
value-table_cards-stay = blijven in hun getal
value-table_cards-rearrange = mogen naar een ander getal
value-wrong_formula-retry = probeer je het nog eens
value-wrong_formula-draw = trek je een kaart
value-max_turns-0 = geen grens
value-max_turns-100 = 100 beurten
value-max_turns-200 = 200 beurten
value-max_turns-500 = 500 beurten
value-max_turns-1000 = 1000 beurten
value-max_turns-2000 = 2000 beurten

look-you-cards =
    { $count ->
        [one] In beurt { $turn } had je 1 kaart kunnen leggen.
       *[other] In beurt { $turn } had je { $count } kaarten kunnen leggen.
    }
look-name-cards =
    { $count ->
        [one] In beurt { $turn } had { $name } 1 kaart kunnen leggen.
       *[other] In beurt { $turn } had { $name } { $count } kaarten kunnen leggen.
    }
look-found-cards =
    { $count ->
        [one] Ja! Zo leg je 1 kaart.
       *[other] Ja! Zo leg je { $count } kaarten.
    }
look-less-cards =
    { $count ->
        [one] Dat klopt, en het legt 1 kaart. Er is nog meer te vinden.
       *[other] Dat klopt, en het legt { $count } kaarten. Er is nog meer te vinden.
    }
look-none = Dat mag, maar je raakt er geen kaart mee kwijt. Zoek een formule!

## On paper

paper-rounds = Wie wint de ronde?
paper-round = Ronde
paper-won = gewonnen
paper-tick = Zet een kruisje bij wie als eerste zijn laatste kaart speelt. De meeste rondes wint.
paper-points = Het puntenspel
paper-answers = antwoorden, opgeteld
paper-first_out = als eerste uit: +{ $points }
paper-left = over in de hand (joker −{ $joker })
paper-goal = Speel rondes tot iemand aan het einde van een ronde { $points } heeft. De meeste punten wint.

## Een eerste spel om mee te doen: waar je naar zoekt, nooit wat je vindt

learn-first = Er liggen twee getallen op tafel. Kies een teken ertussen en leg het antwoord uit je hand.
learn-product = Er liggen twee getallen op tafel. Kies × of : ertussen en leg het antwoord uit je hand.
learn-change = Verander de formule: leg kaarten uit je hand erop of ernaast, zodat hij weer klopt.
learn-draw = Zoek nog een formule die klopt. Zie je er geen, trek dan een kaart.
