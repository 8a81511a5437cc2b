-numberloor = Numberloor

## Numberloor. For a child of four to eight and a grown-up alike: short words, no blame, never the answer.

## Numberloor says no

numberloor-seats = Je speelt dit met twee tot vijf, maar { $seats } willen meedoen.
numberloor-no_such_first = De plaats die moet beginnen, is er niet: er spelen er maar { $seats }. Kies bij de huisregels een andere plaats.
numberloor-pack_too_small = Dit kaartspel heeft { $cards } kaarten. Er zijn er minstens { $needed } nodig.
numberloor-too_few_floors = Dit kaartspel heeft { $floors } verdiepingen. Er zijn er minstens { $needed } nodig.
numberloor-no_number_balloon = Dit kaartspel heeft geen ballon met een getal, dus niemand zou kunnen beginnen.
numberloor-never_dealt = Met dit kaartspel heeft er altijd iemand geen verdieping.
numberloor-not_your_turn = Je bent nog niet aan de beurt. Je kunt nu alleen een nachtkaart spelen.
numberloor-over = Dit spel is afgelopen.
numberloor-not_in_hand = Die kaart zit niet in je hand.
numberloor-does_not_fit = Die kaart past daar niet. Hij zit weer in je hand. Kijk nog eens!
numberloor-no_such_stack = Die kaart ligt niet open op tafel.
numberloor-which_stack = Op welke? Kies ook de open kaart.
numberloor-which_balloon = Welke ballon? Zeg zijn getal of zijn naam, zo: ballon 3
numberloor-which_parity = Oneven of even? Zeg het als je deze ballon speelt.
numberloor-no_parity = Bij die kaart kun je niet kiezen tussen oneven en even.
numberloor-no_floor_after = Na die ballon past geen van je verdiepingen, en in elke beurt moet je een verdieping spelen.
numberloor-floor_first = Je hebt een ballon gespeeld. Speel nu een verdieping.
numberloor-balloons_left = Dat was je laatste verdieping! Speel nu al je ballonnen, met de liefste bovenop.
numberloor-only_stop = Aan deze tafel is een nachtkaart je hele beurt. Sluit je beurt nu af.
numberloor-too_late_to_take = Kaarten nemen kan alleen aan het begin van je beurt, en maar één keer.
numberloor-can_play = Aan deze tafel neem je alleen kaarten als er niets past, en er past wel iets. Kijk nog eens!
numberloor-take_first = Neem eerst twee kaarten. Kun of wil je dan nog niet, pas dan.
numberloor-no_taking_here = Kun of wil je niet, pas dan: je krijgt twee kaarten.
numberloor-say_stop = Je hebt kaarten gespeeld, dus sluit je beurt gewoon af.
numberloor-nothing_laid = Je kunt je beurt afsluiten zodra je een verdieping hebt gespeeld.
numberloor-say_pass = Aan deze tafel sluit je elke beurt af met passen.
numberloor-no_night_here = Op dit niveau wacht iedereen op zijn beurt.
numberloor-not_a_night_card = Als je niet aan de beurt bent, kun je alleen een nachtkaart spelen.
numberloor-not_now = Nu even niet. Na de volgende kaart of in de volgende beurt kunnen nachtkaarten weer.
numberloor-protected = Dat was de laatste verdieping: niemand mag deze beurt onderbreken.
numberloor-night_equal = Aan deze tafel kun je met hetzelfde getal geen beurt overnemen.
numberloor-claim_first = Iemand heeft een nachtkaart gespeeld. Wie dichterbij zit, wordt eerst gevraagd.
numberloor-go_on_already = Er is nu niets over te nemen.
numberloor-one_at_a_time = Eén kaart tegelijk, alsjeblieft.
numberloor-not_a_move = Zo kun je in dit huis niet bewegen: omhoog met +, omlaag met −.
numberloor-not_from_here = Je sprong begint op de open verdieping. Kijk nog eens!
numberloor-not_this_step = Zo ver springt de open ballon niet. Kijk nog eens!
numberloor-wrong_floor = Niet helemaal: “{ $said }”. Op welke kaart staat die verdieping? Probeer het nog eens!
numberloor-whole_sum = Dat is de goede verdieping! In je som ontbreekt een tiental: zeg hem met het tiental.
numberloor-wrong_parity = “{ $said }” klopt niet. Probeer het nog eens!
numberloor-no_such_card = Er is in dit spel geen kaart die { $said } heet.

## What is unusual about a pack

numberloor-warn_blue = Dit kaartspel heeft niet precies 6 blauwe ballonnen om weg te laten. Je kunt er toch mee spelen.
numberloor-warn_night = Dit kaartspel heeft nachtverdiepingen zonder rood teken. Op dit niveau zijn het gewone verdiepingen.
numberloor-warn_steps = Dit kaartspel heeft sprongen boven 3 zonder rood teken.
numberloor-warn_redeals = Dit kaartspel heeft zo weinig verdiepingen dat je vaak opnieuw moet delen.

## How a game ended

numberloor-stars = Alle sterren zijn gewonnen: dansen maar!
numberloor-standstill = Niemand kon nog iets doen, dus de sterren beslissen.
numberloor-turn_limit = Dat was de laatste beurt, dus de sterren beslissen.

## What a move has brought

numberloor-taken_over = { $who } neemt de beurt van { $name } over.
numberloor-star = Een ster voor { $name }!
numberloor-skipped = { $name } neemt twee kaarten en slaat een beurt over.
numberloor-skipped_only = { $name } slaat een beurt over. Er zijn geen kaarten om te nemen.
numberloor-new_pile = De stapel was leeg: de kaarten onder de open kaarten zijn de nieuwe stapel.

## Hints

hint-numberloor_jump = Een van je verdiepingen is precies de goede sprong ver.
hint-numberloor_same = Een van je verdiepingen heeft hetzelfde getal.
hint-numberloor_parity = Het maakt niet uit waar je bent: nu telt alleen oneven of even, of hetzelfde getal.
hint-numberloor_next_door = Een van je kaarten woont op dezelfde verdieping als een open kaart, of ernaast.
hint-numberloor_onto = Kijk naar de open kaart { $floor }.
hint-numberloor_up = Ga omhoog!
hint-numberloor_down = Ga omlaag!
hint-numberloor_night = Een van je nachtkaarten past nu. Je mag de beurt overnemen!
hint-numberloor_balloon = Met een andere ballon kom je verder.
hint-numberloor_for = Met een van je ballonnen kom je op verdieping { $floor }.
hint-numberloor_begin_again = Hiervandaan kom je er niet meer. Begin opnieuw bij je eerste kaart!
hint-numberloor_finish = Je hebt alleen nog ballonnen. Welke moet bovenop?
hint-numberloor_nothing = Ik vind niets dat past. Neem twee kaarten en kijk nog eens.

## The text table

table-numberloor_open = Open
table-numberloor_stars =
    { $count ->
        [one] 1 ster
       *[other] { $count } sterren
    }
table-numberloor_armed = geldt nog
table-numberloor_claimed = Buiten de beurt gespeeld
prompt-numberloor_finish = { $name }, speel al je ballonnen: de laatste blijft bovenop.
prompt-numberloor_finish_you = Speel nu al je ballonnen. De laatste blijft bovenop.
prompt-numberloor_asked = { $name }, iemand heeft een nachtkaart gespeeld, maar jij gaat voor: nacht en een getal, of ga door.
prompt-numberloor_asked_you = Iemand heeft een nachtkaart gespeeld, maar jij gaat voor. Nacht, of ga door?
end-numberloor_stars =
    { $count ->
        [one] 1 ster
       *[other] { $count } sterren
    }

## The pack

cards-floors = Verdiepingen overdag ({ $count })
cards-nights = Verdiepingen ’s nachts ({ $count })
cards-balloons = Ballonnen met een getal ({ $count })
cards-specials = Bijzondere ballonnen ({ $count })

## How to say things. Most numbers here are on no card, so that they tell nothing about this game.

help-floor = een verdieping | 5   of met de sprong: 3 + 2 = 5
help-round = rond het huis | 9 + 2 = 11, etage 1   en omlaag: 11 - 3 = 8
help-same = hetzelfde getal | 5 = 5
help-parity = oneven en even | 6 is even
help-balloon = een ballon | ballon 2, ballon dichtbij, oneven, even, overslaan
help-several = meer kaarten | 5, 7, 9, ballon 3, 6, beurt afsluiten
help-stacks = twee stapels | 5 bovenop 4, of 5 bovenop links
help-night = buiten je beurt | nacht 8   (op een gedeeld scherm met je naam ervoor)
help-take = neem twee | als er niets past
help-pass = pas | na het nemen, als je niet kunt of wilt spelen
help-pass_only = pas | als je niet kunt of wilt spelen: je krijgt dan twee kaarten
help-stop = beurt afsluiten | als je een verdieping hebt gespeeld
help-go_on =
    ga door | de anderen verder laten spelen
    { "." } | elke kans op een nachtkaart overslaan tot jouw beurt

## The rules

rules-setup = KLAARLEGGEN. Schud verdiepingen en ballonnen door elkaar en geef iedere speler { $cards } kaarten; heeft iemand geen verdieping, deel dan opnieuw. Draai de eerste verdieping en de eerste ballon met een getal om, naast elkaar. De rest is de stapel. De jongste begint.
rules-setup_beginners = KLAARLEGGEN. Schud de verdiepingen en geef iedere speler { $cards } kaarten. Draai er nog twee om, naast elkaar. De rest is de stapel. De jongste begint.
rules-aim = Verzamel sterren: 5 met twee of drie spelers, 3 met vier of vijf. Heb je al je kaarten gespeeld, dan krijg je een ster en zes nieuwe kaarten.
rules-turn = JOUW BEURT. Er liggen een verdieping en een ballon open. Speel verdiepingen die zo ver van de open verdieping zijn als de ballon zegt, omhoog of omlaag; of hetzelfde getal. Elke verdieping die je speelt, is het begin voor de volgende. Vóór of na een verdieping mag je elke ballon spelen. Speel zoveel kaarten als je wilt, maar minstens één verdieping.
rules-round = ROND HET HUIS. Elke kaart is twee verdiepingen: 1 is ook 11. Twee omhoog vanaf 9 is 11, dus speel 1. Drie omlaag vanaf 0 is 7, geteld vanaf 10.
rules-special = BIJZONDERE BALLONNEN. Dichtbij: hoogstens twee verdiepingen omhoog of omlaag. Oneven en even: elke oneven verdieping, elke even verdieping. Overslaan: alleen hetzelfde getal; en ligt hij bovenop als je beurt eindigt, dan neemt de volgende twee kaarten en slaat een beurt over.
rules-stuck = PAST ER NIETS? Kun of wil je niet spelen, neem dan twee kaarten en probeer het nog eens; daarna mag je passen.
rules-last = DE LAATSTE VERDIEPING. Heb je je laatste verdieping gespeeld, speel dan ook al je ballonnen, in welke volgorde je wilt: dat is je ster.
rules-night = NACHTKAARTEN. Past een nachtverdieping, dan mag je hem spelen als je niet aan de beurt bent, vóór iemands eerste kaart of na elke kaart. Dan is het jouw beurt. Wie alleen nog ballonnen te spelen heeft, mag je niet onderbreken.
rules-beginners = JOUW BEURT. Er liggen twee kaarten open. Speel kaarten met hetzelfde getal, of het getal ernaast, op een van die twee; 9 en 0 zijn buren. Kun of wil je niet, pas dan en neem twee kaarten: dat is je beurt.
rules-pile = LEGE STAPEL. Is de stapel leeg, schud dan alles behalve de twee open kaarten tot een nieuwe.

## Menus

game-numberloor = { -numberloor }
game-numberloor-about = Omhoog en omlaag door het huis, vanaf vier jaar

## The house rules

setting-stars_to_win = Sterren om te winnen
setting-hand_size = Kaarten in de hand, en na elke ster
setting-first_player = Wie begint (meestal de jongste)
setting-draw_only_when_stuck = Twee kaarten neem je alleen als er niets past
setting-redraw_all_balloons = Een nieuwe hand met alleen ballonnen ruilen
setting-night_moments = Een nachtkaart neemt de beurt over
setting-night_equal_number = Ook met hetzelfde getal
setting-night_priority = Bij meer nachtkaarten
setting-night_single_card = Wie overneemt, speelt alleen die kaart
setting-equal_always = Hetzelfde getal past ook op oneven en even
setting-skip_repeat = Een overslaan-ballon bovenop werkt
setting-beginner_draw_after_partial = Twee kaarten nemen na elke beurt waarin je kaarten overhoudt
setting-max_turns = Het spel eindigt na
matters-hand_size = Minder kaarten geven een snelle ronde; met meer kaarten spring je verder in één beurt.
matters-draw_only_when_stuck = Meestal mag je altijd twee kaarten pakken. Met deze regel alleen als er niets past.
matters-equal_always = Na een ballon met even of oneven past hetzelfde getal ook nog een keer.
matters-night_moments = Een nachtkaart neemt de beurt over na elke kaart, of alleen als een beurt voorbij is: dat is rustiger.
matters-max_turns = Als jullie weinig tijd hebben: na zoveel beurten is het spel klaar, en de meeste sterren winnen.

## The page

level-numberloor-beginner = 4+ Hiernaast
level-numberloor-intermediate = 6+ Ballonnen
level-numberloor-basic = 8+ Nachtkaarten
level-numberloor-house = Alle kaarten
choose-level = Welk niveau?
choose-length = Hoelang?
choose-length-short = Kort: 1 ster
choose-length-medium = Langer: 3 sterren
choose-length-whole = Heel spel: 5 sterren, of 3 met vier of vijf spelers
choose-length-long = Heel lang: 7 sterren
choose-part-balloons = Ballonnen (6+ en 8+)
choose-part-night = Nachtkaarten (8+)
choose-part-beginners = Beginners (4+)
choose-game_rules-about = Hoeveel kaarten je hebt, wie begint en hoelang het duurt.
choose-part-balloons-about = Welke verdiepingen een ballon opent en wanneer je twee kaarten mag nemen.
choose-part-night-about = Wanneer een nachtkaart de beurt overneemt en wie er voorgaat.
choose-part-beginners-about = Wat er gebeurt na een beurt waarna je nog kaarten hebt.
level-beginner-about = Zelfde getal of ernaast. Zonder lezen.
level-intermediate-about = Ballonnen zeggen hoe ver: 1, 2 of 3
level-basic-about = Alle sprongen, en nachtkaarten tussendoor
player-greedy = Max, speelt er zoveel hij kan
guide-levels = Niveau

card-floor = verdieping { $text }
card-night = nachtverdieping { $text }
card-step = ballon { $text }
card-nearest = ballon dichtbij, hoogstens { $text }
card-odd = ballon oneven
card-even = ballon even
card-choice = ballon oneven of even
card-skip = ballon overslaan
table-deck =
    { $count ->
        [one] 1 kaart in de stapel
       *[other] { $count } kaarten in de stapel
    }

word-floor = etage
word-night = nacht
word-balloon = ballon
word-nearest = dichtbij
word-odd = oneven
word-even = even
word-is = is
word-skip = overslaan
word-choose = kies
word-on = bovenop
word-left = links
word-right = rechts
word-take = neem
word-two = twee
word-pass = pas
word-stop = beurt afsluiten
word-go_on = ga door
spoken-same = { $floor }, hetzelfde

sound-switch = Geluid en stem

guide-aim = Speel alle kaarten uit je hand: dat is een ster. Wie als eerste genoeg sterren heeft, wint.
guide-jump = Er liggen een verdieping en een ballon open. De ballon zegt hoeveel verdiepingen je omhoog of omlaag gaat. Speel de verdieping waar je uitkomt, en zeg de som.
guide-up_or_down = Vanaf 5 kom je met ballon 3 op 8 of op 2. En hetzelfde getal, de 5, mag je altijd spelen.
guide-chain = Speel er zoveel je wilt, na elkaar: elke verdieping is het begin voor de volgende. Een ballon mag altijd op de ballonnen; hij hoeft niet te passen. Maar speel in elke beurt minstens één verdieping.
guide-round = Het huis gaat rond. Boven 9 telt alleen het laatste cijfer: kaart 1 is ook verdieping 11. Denk er onderaan tien verdiepingen bij: drie omlaag vanaf 0 is 7.
guide-specials = Bijzondere ballonnen
guide-nearest = Dichtbij: hoogstens twee verdiepingen omhoog of omlaag.
guide-odd = Oneven: elke oneven verdieping, waar je ook bent. Hetzelfde getal past ook.
guide-even = Even: elke even verdieping, waar je ook bent. 0 is even. Hetzelfde getal past ook.
guide-skip = Overslaan: alleen hetzelfde getal past. Ligt hij bovenop als je beurt eindigt, dan neemt de volgende twee kaarten en slaat een beurt over.
guide-night_cards = Nachtkaarten
guide-night = Past een nachtverdieping, dan mag je hem spelen als je niet aan de beurt bent: vóór iemands eerste kaart, of na elke kaart. Wees snel: de eerste telt! Dan is het jouw beurt, en speel je verder. Heeft iemand twee kaarten genomen, wacht dan op de volgende kaart of de volgende beurt. Wie alleen nog ballonnen te spelen heeft, mag je niet onderbreken.
guide-the_end = Kaarten nemen, en sterren
guide-take_two = Kun of wil je niet spelen, neem dan twee kaarten en kijk nog eens. Speel dan, of pas. Is de stapel leeg, schud dan de kaarten onder de open kaarten tot een nieuwe stapel.
guide-last_floor = Heb je je laatste verdieping gespeeld, speel dan ook al je ballonnen. Jij kiest welke er bovenop komt.
guide-star = Een lege hand is een ster. Neem zes nieuwe kaarten; de volgende is aan de beurt.
guide-target = Met twee of drie spelers heb je 5 sterren nodig, met vier of vijf 3.
guide-say = Jij vindt de kaart en jij zegt de som. De tafel zegt alleen of het klopt.
guide-in_words = In woorden, om voor te lezen
guide-tell = Luister: { $text }
first-next_door = Er liggen twee kaarten open. Speel een kaart met hetzelfde getal, of het getal ernaast. Op een 4 passen 3, 4 en 5. Een 7 past daar niet.
first-round = 9 en 0 wonen ook naast elkaar.
first-more = Speel zoveel kaarten als er passen, na elkaar.
first-pass = Past er niets? Pas en neem twee kaarten. Is de stapel leeg, dan worden de kaarten onder de open kaarten opnieuw geschud.
first-star = Geen kaarten meer? Je krijgt een ster en zes nieuwe kaarten.
first-win = Met vijf sterren win je, of met drie als er vier of vijf spelers zijn. Dansen maar!
value-first_player-0 = plaats 1
value-first_player-1 = plaats 2
value-first_player-2 = plaats 3
value-first_player-3 = plaats 4
value-first_player-4 = plaats 5
value-night_moments-any_card = na elke kaart
value-night_moments-between_turns = alleen tussen de beurten
value-night_priority-first = telt de eerste
value-night_priority-clockwise = telt de volgende met de klok mee
value-skip_repeat-once = één keer
value-skip_repeat-each_played_turn = na elke beurt met kaarten
value-skip_repeat-always = na elke beurt
value-max_turns-0 = geen grens
value-max_turns-100 = 100 beurten
value-max_turns-200 = 200 beurten
value-max_turns-500 = 500 beurten
value-max_turns-1000 = 1000 beurten
value-max_turns-2000 = 2000 beurten

table-house = Het huis
table-open = Open kaarten
table-stars =
    { $count ->
        [one] 1 ster van { $target }
       *[other] { $count } sterren van { $target }
    }
house-open = Het huis met de verdiepingen 0 tot 9. Verdieping { $floor } is open.
house-two_open = Het huis met de verdiepingen 0 tot 9. De verdiepingen { $floor } en { $other } zijn open.
card-open = { $card }, open
card-armed = er slaat nog iemand een beurt over
card-claimed = { $card }, buiten de beurt gespeeld, wacht
strip-example = 3 + 2 = 5
strip-empty = Welke kant op, welke verdieping? Dan ✓
strip-empty_parity = Oneven, even, hetzelfde? Welke verdieping? Dan ✓
strip-empty_balloons = Welke ballon komt nu? Dan ✓
strip-typing = Hele sommen: 9 + 2 = 11, 12 − 8 = 4. Of: 7 is oneven, ballon 3, overslaan, neem twee, pas, beurt afsluiten.
strip-then_say = Zeg het met ✓ of Enter.
strip-blank_step = hoe ver?
strip-blank_sum = maakt hoeveel?
strip-blank_floor = welke verdieping?
strip-entered_step = { $text } verdiepingen
strip-entered_sum = maakt { $text }
strip-entered_floor = verdieping { $text }
strip-missing-nothing = Zeg welke kant op en naar welke verdieping, of kies een ballon.
strip-missing-way = Welke kant op? Omhoog, omlaag of hetzelfde getal?
strip-missing-both = Zeg oneven, even of hetzelfde getal, en welke verdieping; of kies een ballon.
strip-missing-kind = Wat voor verdieping? Oneven, even of hetzelfde getal?
strip-missing-step = Hoeveel verdiepingen?
strip-missing-sum = En hoeveel is dat?
strip-missing-floor = En op welke verdieping kom je uit?
strip-missing-parity = Oneven of even? Zeg het erbij.
strip-missing-stack = Op welke open kaart?
told-word_pass = { $name } past.
told-word_stop = { $name } is klaar.
told-word_take = { $name } neemt twee kaarten.
lift-title = Lift
lift-__plus__ = omhoog
lift-__minus__ = omlaag
lift-__equals__ = gelijk
lift-odd = oneven
lift-even = even
out-take_two = Twee kaarten nemen
out-pass = Passen
out-pass_beginner = Passen en twee kaarten nemen
out-stop = Mijn beurt afsluiten
out-go_on = Ga door
night-title = Nachtkaarten
night-call = Nacht!

look-you-cards =
    { $count ->
        [one] In beurt { $turn } had je 1 verdieping kunnen spelen.
       *[other] In beurt { $turn } had je { $count } verdiepingen kunnen spelen.
    }
look-name-cards =
    { $count ->
        [one] In beurt { $turn } had { $name } 1 verdieping kunnen spelen.
       *[other] In beurt { $turn } had { $name } { $count } verdiepingen kunnen spelen.
    }
look-found-cards =
    { $count ->
        [one] Ja! Dat is hem.
       *[other] Ja! Dat zijn alle { $count } verdiepingen.
    }
look-less-cards =
    { $count ->
        [one] Dat past: 1 verdieping gespeeld. En nu?
       *[other] Dat past: { $count } verdiepingen gespeeld. En nu?
    }
look-none = Zo kom je er niet. De kaarten liggen weer zoals aan het begin van de beurt.

## On paper

paper-nearest = hoogstens
paper-odd = oneven
paper-even = even
paper-chosen =
    oneven
    of even
paper-skip = overslaan
paper-stars = Sterren om in te kleuren
paper-how_many = Met twee of drie spelers heb je { $many } sterren nodig, met vier of vijf { $few }.

## Een eerste spel om mee te doen: waar je naar zoekt, nooit wat je vindt

learn-next_door = Speel een kaart die naast een van de twee op tafel woont: één meer, één minder, of dezelfde. Speel er daarna nog een, of tik op de pijl.
learn-pass = Past er geen? Tik op de twee kaarten: je krijgt er twee bij, en dan is de volgende aan de beurt.
learn-jump = De ballon zegt hoeveel verdiepingen je springt. Ga vanaf de verdieping op tafel omhoog of omlaag, en speel de verdieping waar je uitkomt.
learn-balloon = Je kunt eerst de ballon verwisselen: speel er een van jou, en spring dan zo ver als die zegt.
learn-free = Speel zoveel verdiepingen als je kunt vinden. Kun je niet verder? Neem twee kaarten.
