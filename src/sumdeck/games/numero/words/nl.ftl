-numero = Numero
table-centre = Midden

## Numero, and the solitaire

## Numero says no

numero-too_many_seats = Aan deze tafel is plaats voor { $most }, maar { $seats } willen spelen.
numero-too_few_seats = Dit spel heeft minstens { $fewest } spelers nodig.
numero-pack_too_small = Dit kaartspel heeft { $cards } kaarten. Er zijn er minstens { $needed } nodig.
numero-not_your_turn = Je bent nog niet aan de beurt.
numero-over = Dit spel is afgelopen.
numero-not_in_hand = Die kaart zit niet in je hand.
numero-not_a_number_card = Je speelt je beurt met een getalkaart. Dit is een jokerkaart.
numero-number_card_outstanding = Na jokerkaarten moet je een getalkaart spelen: pak, bouw of leg er een weg.
numero-discard_all_wilds = Je hebt geen getalkaart. Leg al je jokerkaarten neer: dat is je hele beurt.
numero-discard_one_wild = Je hebt geen getalkaart. Leg één jokerkaart neer: dat is je hele beurt.
numero-no_such_pile = Zo’n stapel ligt er niet in het midden.
numero-used_twice = Gebruik elke kaart maar één keer in een beurt.
numero-wild_not_there = Die jokerkaart zit niet in je hand en ligt niet in het midden.
numero-loose_wilds_rest = Aan deze tafel blijven jokerkaarten in het midden liggen. Niemand mag ze gebruiken.
numero-wild_on_build = Aan deze tafel mag er geen jokerkaart op die stapel.
numero-build_stays_alone = Aan deze tafel mag je een gebouwde stapel niet met andere stapels samenvoegen.
numero-only_sums = Stapels voeg je samen door op te tellen. Voor min, keer of delen heb je een jokerkaart nodig.
numero-outside_domain = Onderweg kom je op { $value }, en zulke getallen horen niet bij dit niveau. Misschien in een andere volgorde?
numero-no_exact_result = Dat komt niet precies uit, dus die kaart kun je daar niet spelen.
numero-not_what_it_says = Dat zijn niet de kaarten van je som. Kies de kaarten die je zegt.
numero-no_group = Als je pakt, moet je iets winnen.
numero-not_equal = Dat is { $made }, maar je kaart is { $card }. Ze moeten gelijk zijn.
numero-no_answer_card = Om { $value } te bouwen moet je een { $value } in je hand houden, zodat je de stapel later kunt winnen.
numero-no_such_face = Op geen enkele getalkaart staat { $value }, dus niemand zou die stapel ooit kunnen winnen.
numero-left_unchanged = Je kunt een stapel alleen zo laten liggen als een jokerkaart hem heeft veranderd.
numero-left_without_hand_card = In een veranderde stapel die blijft liggen, moet een kaart uit jouw hand zitten.
numero-nothing_may_be_left = Aan deze tafel mag je geen veranderde stapel laten liggen: pak hem of bouw ermee.
numero-only_a_take = Dit is de laatste beurt, dus alleen pakken telt. Zie je niets, pas dan.
numero-no_wild_discards = In de laatste beurt mag je jokerkaarten alleen spelen om te pakken.
numero-no_pass = Er kan altijd iets: pakken, bouwen of wegleggen.
numero-no_such_cards = Deze kaarten ken ik niet: “{ $given }”
numero-challenge_needs_scoring = Twijfelen aan een stapel kan alleen als je om punten speelt. Kies ook punten.
numero-keep_answer = Aan deze tafel houd je je { $value } zolang jouw stapel van { $value } er ligt.
numero-must_take = Aan deze tafel moet je pakken als het kan, en het kan. Kijk nog eens!
numero-must_build = Aan deze tafel moet je bouwen als het kan, en het kan. Kijk nog eens!
numero-not_shown_here = Hier is geen antwoordkaart om te tonen.
numero-nothing_to_show = Om het antwoord te tonen, moet je het in je hand hebben.
numero-no_challenges = Hier hoef je niet te twijfelen: elke gebouwde stapel wordt gecontroleerd.
numero-no_such_build = Aan zo’n stapel kun je nu niet twijfelen.
numero-nothing_to_accept = Niemand wacht op jouw antwoord.
numero-only_takes_here = In je eentje mag je alleen pakken: niet bouwen, niet wegleggen.
numero-no_stop = Stoppen kan alleen als je in je eentje speelt.
numero-unclear = Dat kan twee dingen betekenen. Tik op de kaarten die je bedoelt.
numero-take_or_build = Daarmee kun je pakken of bouwen. Wat wil je?
numero-not_a_turn = Ik hoor de som, maar niet je beurt. Pakken, bouwen of wegleggen?
numero-which_card = Welke kaart? Zeg ook het getal.
numero-which_sum = En de som? Zeg de kaarten en wat ze maken.
numero-two_results = Je zei twee verschillende antwoorden. Welk is het?
numero-one_number_card = Eén getalkaart per beurt: één keer pakken, bouwen of wegleggen.
numero-nothing_from_hand = Om te bouwen heb je een kaart uit je hand nodig. Wat in het midden ligt, win je door te pakken.
numero-no_match = Er ligt geen losse { $said } in het midden. Zeg eerst de som, en pak dan.
numero-in_a_build = De { $said } hoort bij de stapel { $value }, en een stapel haal je nooit uit elkaar. Gebruik de hele stapel.
numero-no_such_card = Ik vind geen { $said } daarvoor.
numero-loose_ends = Er blijft iets over. Je moet elk antwoord gebruiken.
numero-card_not_last = Je eigen kaart komt er als laatste bij, zoals hij is. Jokerkaarten gaan op kaarten in het midden.
numero-say_it = Aan deze tafel zeg je de som hardop. Zeg de som, en pak dan.
numero-wilds_stay = Aan deze tafel kun je een jokerkaart niet terugnemen.

## How a game ended

numero-most = Goed gespeeld!
numero-shared_win = Gelijk aan de top: samen gewonnen!
numero-play_again = Gelijk aan de top: speel nog een keer om het te beslissen.
numero-perfect = Een perfect einde: alle kaarten zijn van jou!
numero-no_take_left = Er valt niets meer te pakken, dus het spel is uit.
numero-stopped = Je bent hier gestopt.

## The score sheet

numero-scored = { $name } { $points }: { $item }
numero-had_it = De { $value } was er: { $name } { $points }
numero-had_it_not = De { $value } ontbrak: { $name } { $points }
numero-swept = { $name } pakte als laatste en krijgt de kaarten die nog in het midden liggen.
score-1 = gepakt
score-2 = gewonnen kaarten
score-3 = punten op de kaarten
score-4 = vijf kaarten
score-5 = zes kaarten of meer
score-6 = drie van + − × :
score-7 = alle vier van + − × :
score-8 = alle vier de kleuren
score-9 = allemaal één kleur
score-10 = midden leeg
score-11 = meeste kaarten
score-centre = kaarten over in het midden
score-left_cards = kaarten over in de hand
score-left_points = punten op kaarten in de hand
score-false_build = gebouwd zonder het antwoord
score-false_alarm = ten onrechte getwijfeld
score-deck_dealt = alle kaarten gedeeld
score-perfect = een perfect einde

## Prompts

prompt-final = { $name }, dit is je laatste kans: pak iets, of pas.
prompt-final_you = Laatste kans: pak iets, of pas.
prompt-confirm = { $name }, iedereen heeft gespeeld. Twijfel aan een stapel, of zeg akkoord.
prompt-confirm_you = Iedereen heeft gespeeld. Twijfel aan een stapel, of ga akkoord.
prompt-until_number_card = Je beurt duurt tot je een getalkaart speelt. (terug neemt een stap terug)
prompt-what_with = Wat wil je met { $said } doen? hulp laat zien hoe je het zegt.
prompt-say_colours = Zijn er gelijke kaarten, zeg dan ook de kleur: 50g

## Hints: one small step at a time

hint-kind_match = Je kunt pakken: twee kaarten zijn gelijk.
hint-kind_join = Je kunt pakken: { $piles } stapels uit het midden samen.
hint-kind_take_wild = Je kunt pakken met hulp van jokerkaarten ({ $wilds }).
hint-kind_several = Een van je kaarten kan meer groepjes tegelijk winnen ({ $takes }).
hint-kind_build = Je zou iets kunnen bouwen voor later.
hint-kind_discard = Ik zou hier een kaart wegleggen. Welke helpt je de volgende keer?

## What was said

log-wins =
    { $count ->
        [one] (1 kaart gewonnen)
       *[other] ({ $count } kaarten gewonnen)
    }
how-build =
    { $count ->
        [one] In { $name } ligt 1 kaart:
       *[other] In { $name } liggen { $count } kaarten:
    }
how-no_build = Er ligt geen gebouwde stapel { $named } in het midden.
how-no_builds = Er liggen geen gebouwde stapels in het midden.

## The score sheet

sheet-title = Scoreblaadje
sheet-turn_head = beurt
sheet-what = Waarvoor
sheet-points = punten
sheet-total = Totaal
sheet-empty = Er heeft nog niemand punten.
sheet-no_scoring = Aan deze tafel tel je kaarten, geen punten. (Met --scoring speel je om punten.)
end-left_in_hand =
    { $count ->
        [one] { $won } gewonnen, min 1 in de hand
       *[other] { $won } gewonnen, min { $count } in de hand
    }

## The pack

cards-numbers = Getalkaarten ({ $count })
cards-subtraction = Minkaarten ({ $count })
cards-multiplication = Keerkaarten ({ $count })
cards-division = Deelkaarten ({ $count })
cards-fractions = Breuken, kommagetallen, procenten ({ $count })
cards-powers = Machten en wortels ({ $count })

## How to say things. The numbers here are on no card, so that they tell nothing about this game.

help-take =
    pakken | 20 + 30 = 50, pak 50
     | pak 50   (één kaart die gelijk is aan de jouwe)
help-several = twee keer pakken | 50 = 50; 20 + 30 = 50, pak 50
help-build =
    bouwen | 20 + 30 = 50   (je eigen kaart als laatste; houd het antwoord in je hand)
     | 20 + 30 = 50, 50 + 40 = 90
help-discard = wegleggen | leg 20
help-builds = met een gebouwde stapel | [50] + 20 = 70, pak 70   ([50]a en [50]b als er twee gelijk zijn)
help-subtraction = kaart −20 | 50 - 20 = 30, pak 30
help-multiplication = kaart ×20 | 30 x 20 = 600, pak 600
help-division = kaart :20 | 60 : 20 = 3, 3 + 50 = 53, pak 53
help-fractions = delen | 1/2 van 80 = 40, of 0,5 x 80 = 40, of 50% van 80 = 40
help-powers = machten | 20^2 = 400, 20^3 = 8000, sqrt 400 = 20, cbrt 8000 = 20
help-steps =
    in stappen | 50 - 20 = 30
     | pak 30   (je getalkaart sluit de beurt af; terug neemt een stap terug)
help-wild_discard = er een neerleggen | leg -20; leg 30
help-leave = veranderd laten liggen | 50 - 20 = 30, laat; leg 40   (houd het antwoord in je hand)
help-colours = kleuren | 20g + 30r = 50, pak 50b   (20g is de groene)
help-challenge =
    twijfelen | twijfel [50]
    tonen | 20 + 30 = 50, toon   (dan kan niemand twijfelen)
help-words_sheet = blaadje | het scoreblaadje
help-words_game =
    hoe [50] | hoe een stapel gebouwd is
    pas | in de laatste beurt, als je niets ziet om te pakken
help-words_solitaire = klaar | het spel hier beëindigen

## The rules of a level

rules-setup = KLAARLEGGEN. Schud de kaarten en geef iedere speler er { $cards }. Draai dan voor elke speler één kaart om: dat is het midden. De rest is de trekstapel, dicht. Wie links van de deler zit, begint.
rules-aim = Win de meeste kaarten. Maak met kaarten uit het midden een kaart uit je hand, en win ze.
rules-aim_scoring = Win de meeste punten. Maak met kaarten uit het midden een kaart uit je hand, en win ze; lange en kleurige sommen leveren meer op.
rules-turn = JOUW BEURT. Speel één getalkaart uit je hand, op een van drie manieren. Trek dan bij tot je weer evenveel kaarten hebt als in het begin.
rules-take = PAKKEN. Je kaart wint een kaart in het midden die gelijk is, of kaarten die samen evenveel zijn. Je mag meer groepjes tegelijk winnen.
rules-build = BOUWEN. Leg je kaart op een of meer kaarten in het midden en zeg de som. Nu zijn ze één stapel met die waarde, en die haal je nooit meer uit elkaar. Je moet een kaart met die waarde in je hand houden. Iedereen mag de stapel winnen, of erop verder bouwen.
rules-discard = WEGLEGGEN. Leg je kaart los in het midden. Iedereen mag hem gebruiken.
rules-wild = JOKERKAARTEN veranderen een kaart of stapel in het midden: ze trekken af, vermenigvuldigen, delen enzovoort. Speel er zoveel je wilt vóór je getalkaart; je wint ze mee met de stapel. Je mag er ook een los neerleggen: dan mag iedereen hem gebruiken, en je beurt gaat verder. Heb je alleen maar jokerkaarten, leg ze dan allemaal neer.
rules-scoring = PUNTEN. 1 voor elke keer pakken en 1 voor elke gewonnen kaart, plus de punten op de kaarten. Vijf kaarten tegelijk 2, zes of meer 5. Drie van + − × : in één keer 5, alle vier 10. Vijf of meer kaarten in alle kleuren 5, in één kleur 5. Het midden leeg na jouw beurt 5. De meeste kaarten aan het einde 10.
rules-challenge = TWIJFELEN. Niemand controleert of een bouwer het antwoord heeft. Geloof je het niet, twijfel dan vóór je tweede beurt daarna: bluf kost de bouwer 20 punten, ten onrechte twijfelen kost jou er 10.
rules-end = HET EINDE. Is de trekstapel leeg en heeft iemand geen kaarten meer, dan mag ieder ander nog één keer pakken. Wie als laatste pakte, krijgt de kaarten die in het midden liggen. Tel je stapel, en trek er één af voor elke kaart in je hand.
rules-end_scoring = HET EINDE. Is de trekstapel leeg en heeft iemand geen kaarten meer, dan mag ieder ander nog één keer pakken. Wie als laatste pakte, krijgt de kaarten die in het midden liggen. Elke kaart in je hand kost een punt, en de punten die erop staan.
rules-solitaire = Er liggen vijf kaarten in het midden en je hebt er vijf in je hand. Pak met één getalkaart uit je hand: kaarten in het midden die gelijk zijn of samen evenveel, ook meer groepjes tegelijk. Vul dan het midden en je hand weer aan. Bouwen en wegleggen kan niet; valt er niets meer te pakken, dan is het spel uit.
rules-solitaire_wild = JOKERKAARTEN veranderen een kaart in het midden. Je mag die uit je hand en die uit het midden gebruiken. Je wint ze mee.
rules-solitaire_cards = Hoeveel kaarten kun je winnen?
rules-solitaire_scoring = PUNTEN. 1 voor elke keer pakken en 1 voor elke gewonnen kaart, plus de punten op de kaarten. Vijf kaarten tegelijk 2, zes of meer 5. Drie van + − × : in één keer 5, alle vier 10. Vijf of meer kaarten in alle kleuren 5, in één kleur 5. Het midden leeg na jouw beurt 5. Alle kaarten gedeeld 10, en nog 25 als er nergens een kaart over is. De punten op kaarten in je hand gaan eraf.

## Menus and the command line

game-numero = { -numero }
game-numero-about = Kaarten winnen met sommen
game-numero--solitaire = { -numero } voor één
game-numero--solitaire-about = Pakken tot het niet meer kan
game-numero--solitaire-play = In je eentje

## The house rules

setting-scoring = Om punten spelen
setting-turn_priority = Moet je pakken (of anders bouwen) als het kan?
setting-join_ops = Hoe je stapels samenvoegt
setting-extend_build_with_others = Een gebouwde stapel mag groeien met andere stapels
setting-join_builds = Gebouwde stapels mag je samenvoegen bij het pakken
setting-wild_on_build = Jokerkaarten op gebouwde stapels
setting-loose_wild_usable = Jokerkaarten in het midden zijn voor iedereen
setting-leftover_working_piles = Een veranderde stapel laten liggen
setting-take_back = Terugnemen binnen de beurt
setting-value_domain = Getallen die onderweg mogen
setting-keep_answer = Het antwoord houden zolang je stapel er ligt
setting-show_answer = De antwoordkaart tonen
setting-golden_rule_2 = Of je het antwoord hebt
setting-challenge_evidence = Wat telt bij twijfel
setting-challenge_undo = Als bluf uitkomt
setting-all_wild_short_hand = Een korte hand met alleen jokerkaarten
setting-final_chance = Als iemand geen kaarten meer heeft
setting-final_turn_wild_discards = Jokerkaarten neerleggen in de laatste beurt
setting-start_centre_wild = Jokerkaarten in het eerste midden
setting-tie_break = Gelijk aan het einde
setting-taking_card_in_each_take = Bij meer groepjes telt je kaart
setting-bonus_stacking = Bonussen optellen
setting-decimal_percent_ops = Kommagetallen en procenten tellen
setting-ops_in_builds = Bewerkingen in een gebouwde stapel
setting-clear_the_deck = Bonus voor een leeg midden
setting-wild_colour = Kleur van jokerkaarten
setting-centre_leftover_points = Punten voor kaarten over in het midden
setting-most_cards_count = Meeste kaarten: wat telt
setting-most_cards_tie = Gelijk bij meeste kaarten
setting-solitaire_item_10 = In je eentje: bonus voor een leeg midden
setting-solitaire_item_11 = In je eentje: bonus voor de meeste kaarten
setting-ask_sentence = Ook bij gelijke kaarten de som zeggen
setting-players = Plaatsen, hoogstens
setting-hand_size = Kaarten in de hand
setting-first_player = Wie begint?
matters-hand_size = Met minder kaarten is het makkelijker: er is minder te proberen. Met meer kaarten valt er meer te vinden.
matters-join_ops = Meestal tel je kaarten in het midden op. Met alle vier de tekens kunnen 12 en 4 ook 16, 8, 48 of 3 zijn.
matters-turn_priority = Meestal mag je afleggen wat je wilt. Aan een strenge tafel moet je pakken als het kan.
matters-keep_answer = Meestal mag je je bedenken. Met deze regel blijft het antwoord in je hand tot de gebouwde stapel gewonnen is.
matters-ask_sentence = Meestal pakt een 7 een 7 zonder iets te zeggen. Met deze regel zeg je ook “7 = 7”: goed om te beginnen.

## The page

level-numero-numbers--10 = Getallen tot 10
level-numero-playing--cards = Speelkaarten
level-numero-numbers--15 = Getallen tot 15
level-numero-subtraction = Met min
level-numero-times--divide = Met keer en delen
level-numero-fractions = Met breuken
level-numero-full = Alles
choose-preset = Hoe tel je?
choose-preset-cards = Kaarten tellen
choose-preset-points = Punten, met kleuren
choose-part-scoring = Punten
choose-part-turn = Jouw beurt
choose-part-turn-about = Wat je met de kaarten in het midden mag doen en wat je moet zeggen.
choose-part-build = Bouwen
choose-part-build-about = Wat je kunt bouwen en of je het antwoord moet hebben.
choose-part-wild = Jokerkaarten
choose-part-wild-about = Wat ze mogen veranderen en wat er met de rest gebeurt.
choose-part-end = Het einde
choose-part-end-about = Wie nog een keer mag pakken en wat er bij gelijkspel gebeurt.
choose-part-scoring-about = Wat hoeveel punten oplevert. Alleen als je om punten speelt.
own-title = Mijn eigen kaarten
own-about = Alle getallen en jokerkaarten die je wilt
own-numbers = Getallen
own-subtraction = Min
own-multiplication = Keer
own-division = Gedeeld door
own-fractions = Delen van een getal
own-powers = Machten en wortels
own-name = Geef het een naam
own-keep = Op dit apparaat bewaren
own-forget = { $name } wissen
level-numbers--10-about = De eerste sommen
level-playing--cards-about = Aas tot tien, uit elk kaartspel
level-numbers--15-about = Sommen over de tien
level-subtraction-about = Jokerkaarten trekken af
level-times--divide-about = Jokerkaarten vermenigvuldigen en delen
level-fractions-about = Halven, 0,25, 50%
level-full-about = Ook machten en wortels
table-centre_empty = Het midden is leeg.
table-look_inside = Hoe is { $pile } gemaakt?
table-inside = { $name } maakte { $pile } van
table-inside_nobody = { $pile } is gemaakt van
card-build = stapel met waarde { $value }, { $count } kaarten
card-group = { $card }, in groepje { $group }

strip-another = En nog een groepje
strip-leave = Veranderd laten liggen
strip-show = De antwoordkaart tonen
strip-example = 5 + 3 = 8, pak 8
strip-missing-place = Pakken, bouwen of wegleggen?
strip-missing-card = Welke kaart uit je hand?
strip-no_blank = Kies eerst de kaarten. Bij bouwen komt je eigen kaart erbij.
strip-goes_on = Je zei { $said }, maar je kaart is { $card }. Ga terug en kijk nog eens, of bouw met allebei.
strip-missing-pile = Welke kaarten uit het midden?
told-word_discard = { $name } legt { $card } weg.
told-word_pass = { $name } past.
told-word_stop = { $name } vindt niets meer om te pakken.
word-take = pak
word-build = bouw
word-discard = leg
word-leave = laat
word-show = toon
word-of = van
word-pass = pas
word-stop = klaar
word-accept = akkoord
word-challenge = twijfel
place-take = Pakken
place-build = Bouwen
place-discard = Wegleggen
place-take-about = winnen wat gelijk is aan je kaart
place-build-about = op een stapel leggen
place-discard-about = los neerleggen
place-pass = Passen
place-none_left = Ik vind niets meer om te pakken
place-stop = Het spel hier beëindigen
place-accept = Akkoord
place-title = Waar gaat je kaart heen?

challenge-title = Twijfel je?
challenge-show_me = Laat die { $pile } eens zien!
challenge-about = Was het antwoord er niet, dan verliest de bouwer 20 punten. Was het er wel, dan verlies jij er 10.
spoken-pile = de stapel { $value }
sheet-turn = Beurt { $turn }, { $name }: { $sum }
sheet-turns = Beurt voor beurt
sheet-assumed = De punten op de kaarten hebben we zelf bedacht.

guide-aim = Maak met kaarten uit het midden een kaart uit je hand, en win ze. Wie de meeste kaarten heeft, wint.
guide-aim_scoring = Speel je om punten, dan telt elke keer pakken zo:
guide-points = Om punten
guide-each_card = elk 1
guide-as_printed = zoals gedrukt
guide-doubt = Niemand controleert of een bouwer het antwoord heeft. Je mag zeggen: laat zien! Zonder het antwoord verliest de bouwer 20 punten; is het er wel, dan verlies jij er 10.
guide-turn = In je beurt speel je één getalkaart, op een van drie manieren. Trek dan een nieuwe.
guide-take = Pakken: je kaart wint wat gelijk is, of kaarten die samen evenveel zijn.
guide-several = Meer tegelijk: één kaart wint alles wat zijn getal maakt. Gebruik elke kaart maar één keer.
guide-build = Bouwen: leg je kaart op een kaart in het midden en zeg de som. Houd het antwoord in je hand! Iedereen kan de stapel winnen.
guide-discard = Wegleggen: past er niets? Leg een kaart in het midden.
guide-wild_minus = Jokerkaarten veranderen een kaart in het midden voordat je je getalkaart speelt. −2 haalt er 2 af.
guide-wild_times = ×3 vermenigvuldigt, :2 deelt. Op één stapel mogen meer jokerkaarten, na elkaar.
guide-wild_fraction = 1/2, 0,5 en 50% nemen dat deel van een kaart.
guide-wild_power = ² en ³ zijn machten, √ en ∛ zijn wortels. Een wortel moet precies uitkomen.
guide-wild_drop = Je mag jokerkaarten ook neerleggen. Dan mag iedereen ze gebruiken.
guide-end = Is de trekstapel leeg en heeft iemand geen kaarten meer? Dan mogen alle anderen nog één keer pakken. Tel je stapel, en trek er één af voor elke kaart in je hand.
guide-the_end = Het einde
guide-solitaire = In je eentje: vijf kaarten in het midden, vijf in je hand. Pak tot er niets meer te pakken valt.
guide-alone = In je eentje
guide-say = Jij kiest de kaarten en jij zegt de som. De tafel zegt alleen of het klopt.
value-turn_priority-free = nee
value-turn_priority-strict_plain = ja, zonder jokerkaarten
value-turn_priority-strict_full = ja, ook met jokerkaarten
value-join_ops-sum = door op te tellen
value-join_ops-all_four = met + − × :
value-wild_on_build-any = op alle
value-wild_on_build-own = op je eigen
value-wild_on_build-none = op geen enkele
value-leftover_working_piles-build_rule = als je het antwoord hebt
value-leftover_working_piles-forbid = nooit
value-leftover_working_piles-free = altijd
value-value_domain-nonneg_rational = breuken, niets onder 0
value-value_domain-whole = hele getallen vanaf 0
value-value_domain-positive_whole = hele getallen vanaf 1
value-value_domain-rational = breuken en negatieve getallen
value-show_answer-optional = als je wilt
value-show_answer-always = altijd
value-show_answer-never = nooit
value-golden_rule_2-enforced = wordt gecontroleerd
value-golden_rule_2-challenge = mag betwijfeld worden
value-challenge_evidence-at_build = de hand toen er gebouwd werd
value-challenge_evidence-at_challenge = de hand nu
value-challenge_undo-full = gaat de stapel uit elkaar
value-challenge_undo-card_only = gaat de laatste kaart eraf
value-challenge_undo-none = blijft de stapel liggen
value-all_wild_short_hand-discard_all = legt alles neer
value-all_wild_short_hand-discard_one = legt er één neer
value-final_chance-each = mogen alle anderen nog één keer pakken
value-final_chance-next_only = mag de volgende nog één keer pakken
value-final_chance-play_on = spelen de anderen verder
value-start_centre_wild-keep = blijven
value-start_centre_wild-replace = worden vervangen
value-tie_break-none = samen gewonnen
value-tie_break-most_takes = wie het vaakst pakte, wint
value-tie_break-replay = nog een keer spelen
value-taking_card_in_each_take-each = in elk
value-taking_card_in_each_take-one = in één
value-taking_card_in_each_take-none = in geen
value-decimal_percent_ops-lowest_terms = vereenvoudigd
value-decimal_percent_ops-as_printed = zoals gedrukt
value-decimal_percent_ops-both = als × en :
value-ops_in_builds-all = tellen allemaal
value-ops_in_builds-this_turn = alleen die van deze beurt
value-clear_the_deck-centre_empty = altijd
value-clear_the_deck-centre_empty_after_deck = als de trekstapel leeg is
value-clear_the_deck-final_only = helemaal aan het einde
value-wild_colour-neutral = geen
value-wild_colour-own = een eigen kleur
value-wild_colour-printed = zoals gedrukt
value-centre_leftover_points-none = geen
value-centre_leftover_points-one_each = elk één
value-centre_leftover_points-one_each_plus_printed = elk één plus wat erop staat
value-most_cards_count-pile = de stapel
value-most_cards_count-pile_minus_hand = de stapel min de hand
value-most_cards_tie-none = niemand
value-most_cards_tie-each = ieder
value-most_cards_tie-split = verdeeld
value-first_player-after_dealer = wie links van de deler zit
value-first_player-dealer = de deler

## On paper

paper-points = Spelen om punten
paper-count = Kaarten tellen
paper-won = gewonnen kaarten
paper-left = − over in de hand
paper-most = De meeste kaarten wint. Gelijk is samen gewonnen.
paper-each = elk { $points }
paper-printed = gedrukt
paper-less_each = elk −1
paper-less_printed = − zoals gedrukt
paper-never_both = Je krijgt punten voor vijf kaarten of voor zes en meer, voor drie tekens of voor alle vier: nooit voor allebei.
paper-item_1 = voor elke keer pakken
paper-item_2 = voor elke gewonnen kaart
paper-item_3 = de punten op de kaarten
paper-item_4 = vijf kaarten tegelijk
paper-item_5 = zes of meer tegelijk
paper-item_6 = met drie van + − × :
paper-item_7 = met alle vier
paper-item_8 = vijf of meer in alle kleuren
paper-item_9 = vijf of meer in één kleur
paper-item_10 = het midden leeg na het pakken
paper-item_11 = de meeste kaarten aan het einde
command-sheet = blaadje, score
command-how = hoe

## Een eerste spel om mee te doen: waar je naar zoekt, nooit wat je vindt

learn-match = Is een van jouw kaarten gelijk aan een kaart in het midden? Tik op die in het midden, en dan op die van jou.
learn-add = Maken twee kaarten in het midden samen een van jouw kaarten? Tik erop en op +, zeg wat ze samen zijn, en tik dan op jouw kaart.
learn-build = Niets te pakken? Leg een kaart op een kaart in het midden, zodat ze samen een andere kaart uit je hand maken. Ligt de stapel er de volgende keer nog, dan kun je hem pakken.
learn-change = Je kaart met een teken verandert een kaart in het midden. Tik op allebei, zeg wat dat wordt, en pak het met jouw kaart.
learn-part = Je kaart met een breuk neemt een deel van een kaart in het midden. Tik op allebei, zeg wat dat wordt, en pak het met jouw kaart.
learn-free = Nu jij: pakken, bouwen of een kaart neerleggen.
