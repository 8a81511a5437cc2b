-mathino = Mathino

## Mathino

## Mathino says no

mathino-seats = Deze kaarten zijn niet eerlijk over { $seats } te verdelen. { -mathino } is voor 2, 3, 4 of 6.
mathino-pack_too_small = Dit kaartspel heeft { $cards } kaarten. Voor zoveel spelers zijn er minstens { $needed } nodig.
mathino-game_over = Deze partij is afgelopen.
mathino-not_your_turn = Je bent nog niet aan de beurt.
mathino-no_action = Stapelen alleen is geen beurt: speel ook een kaart.
mathino-malformed = Dat past niet bij elkaar. Probeer het anders.
mathino-card_not_in_hand = Die kaart zit niet in je hand.
mathino-no_such_pile = Zo’n stapel kan ik op tafel niet vinden.
mathino-pile_first = De stapel komt eerst: je kaart gaat eraf, of deelt hem.
mathino-card_used_twice = Gebruik elke stapel maar één keer: zoveel liggen er niet.
mathino-locked = Die stapel zit op slot: alleen de eigenaar mag eraan komen tot de ronde voorbij is.
mathino-capture_mismatch = Dat is niet het getal op je kaart, dus je kunt het niet veroveren. Kijk nog eens!
mathino-capture_empty = Wat wil je veroveren?
mathino-capture_incomplete = Aan deze tafel moet je alles veroveren wat past. Er is nog meer!
mathino-stack_mismatch = Je kunt alleen stapels met dezelfde waarde op elkaar leggen. Het minteken telt ook.
mathino-base_mismatch = Die zijn niet evenveel waard, dus ze horen niet bij elkaar.
mathino-add_build_pile = Je kunt alleen losse kaarten optellen. Een gebouwde stapel blijft zoals hij is.
mathino-add_unused = Tel je kaarten op, dan moet je er in dezelfde beurt je kaart op spelen.
mathino-op_disabled = Aan deze tafel is er geen { $sign }.
mathino-not_alike = Daarin zijn die kaarten niet gelijk. Kijk nog eens!
mathino-only_alike = Hier verover je kaarten die op elkaar lijken, of leg je er een af.
mathino-look_disabled = Zo passen kaarten aan deze tafel niet bij elkaar.
mathino-powers_disabled = Aan deze tafel zijn er geen machten en wortels.
mathino-digit_sums_disabled = Aan deze tafel tel je de cijfers van een uitkomst niet op.
mathino-table_add_disabled = Aan deze tafel kun je kaarten op tafel niet eerst optellen.
mathino-combo_mix_disabled = Aan deze tafel speel je op één som of op gelijke stapels, niet op allebei tegelijk.
mathino-stacking_disabled = Aan deze tafel wordt niet gestapeld.
mathino-negative_disabled = Aan deze tafel zijn er geen negatieve getallen.
mathino-not_a_power_card = Alleen een 2 maakt een kwadraat of een vierkantswortel; alleen een 3 een derde macht of een derdemachtswortel.
mathino-not_whole = Dat gaat niet op. Hier zijn er alleen hele getallen.
mathino-division_by_zero = Delen door 0 kan niet.
mathino-root_of_negative = Een negatief getal heeft geen vierkantswortel.
mathino-match_mismatch = Om erbij te leggen moet je kaart evenveel waard zijn als de stapel.
mathino-digit_sum_not_allowed = Hier vallen geen cijfers op te tellen: alleen die van keersommen, kwadraten en derde machten met twee cijfers of meer.
mathino-value_too_large = Dat is te groot: aan deze tafel gaat geen stapel boven { $most }.
mathino-wrong_result = Niet helemaal: “{ $said }” klopt niet. Reken het nog eens uit: er is niets kwijt, en je mag ook iets anders spelen.
mathino-no_capture_card = Aan deze tafel moet je een kaart hebben die kan veroveren wat je bouwt.
mathino-discard_not_allowed = Aan deze tafel mag je geen kaart wegleggen die iets kan veroveren.
mathino-nothing_to_accept = Niemand wacht op jouw antwoord.
mathino-no_forfeit = Zo kun je de partij hier niet opgeven.
mathino-no_sum_capture = Aan deze tafel kun je kaarten niet als som veroveren: elke kaart moet bij de jouwe passen.
mathino-no_pass = Hier kun je niet passen of trekken: verover, bouw, leg erbij of leg weg.
mathino-accept_first = De ronde is voorbij. Zeg akkoord, of maak bezwaar als de laatste beurt fout was.
mathino-which_look = Hoe passen ze: qua getal, vorm of kleur? Zeg bijvoorbeeld: qua vorm.
mathino-not_a_turn = Dat is nog geen hele beurt. Veroveren, bouwen, erbij leggen of wegleggen?
mathino-which_card = Welke? Zeg ook het getal.
mathino-which_result = En hoeveel is dat? Zeg het antwoord erbij.
mathino-left_to_others = Op geen van je andere kaarten staat dat getal: verovert niemand deze stapel deze ronde, dan kost hij je punten. Zeg het nog eens, of zeg iets anders.
mathino-last_card = Dit is je laatste kaart van de ronde: verovert niemand deze stapel na jou, dan kost hij je punten. Zeg het nog eens, of zeg iets anders.
mathino-last_turn = Dit is de laatste beurt van de ronde: niemand kan deze stapel op tijd veroveren, en hij gaat je punten kosten. Zeg het nog eens, of zeg iets anders.
mathino-only_answer = Voor je eigen stapel heb je geen andere kaart: verovert niemand hem deze ronde, dan kost hij je punten. Zeg het nog eens, of zeg iets anders.
mathino-laid_on_alike = Verover je hem, of leg je er alleen bij en blijven ze liggen?
mathino-which_sum = Hoe maak je dat? Zeg ook de som.
mathino-one_card = Eén kaart per beurt, op één manier.
mathino-unclear = Dat kunnen twee verschillende stapels zijn. Tik op die je bedoelt.
mathino-different_numbers = Je kaart verovert alleen zijn eigen getal, en dat zijn niet allemaal dezelfde getallen.
mathino-two_results = Je zei twee verschillende antwoorden. Welk is het?
mathino-not_its_digits = Dat zijn niet de cijfers van het getal ervoor.
mathino-said_short = Zeg dat getal helemaal.

## Packs of one's own

mathino-warn_points = De punten op deze kaarten plus die voor de meeste kaarten zijn samen geen 13. Je kunt er toch mee spelen.
mathino-warn_zero = Dit kaartspel heeft een 0. Alleen een andere 0 kan die veroveren.

## How a match ends

mathino-target = Iemand heeft het doel gehaald!
mathino-shared = Gelijk aan de top: samen gewonnen!
mathino-last_deck = Dat was de laatste deling.
mathino-most_cards = Alle kaarten zijn gespeeld. Nu tellen.
mathino-forfeit = Er is nog maar één speler over: de tijd van de anderen was om.

## What a player is shown

game-mathino = { -mathino }
game-mathino-about = Stapels veroveren met plus, min, keer en gedeeld door
cards-numbers = Getalkaarten ({ $count })
help-build = bouwen | 20 + 30, bouwt 50   (eerst de stapel, dan je kaart)
help-negative = { "" } | 50 + -20 = 30   (je kaart mag negatief zijn)
help-capture = veroveren | verover 50   (alles wat past)
help-capture_some = { "" } | 50 en -50, verover 50
help-match = erbij leggen | erbij 50
help-discard = wegleggen | leg 20
help-stack = stapelen | 20 + 30, bouwt 50, stapel 50 50   (stapels met dezelfde waarde, voor of na je kaart)
help-digits = cijfersommen | 30 x 20 is 600, 6 + 0 + 0 is 6, bouwt 6
help-powers =
    machten | 20 kwadraat, bouwt 400
     | derdemachtswortel van 8000, bouwt 20   (alleen 2 en 3; ze doen de stapel op slot)
help-added =
    opgetelde kaarten | (20 + 30) : 50 = 1
     | (60 en 60) x 20 = 1200   (eerst bij elkaar gelegd)
help-piles = welke stapel | [50] is een gebouwde stapel, [50]a en [50]b zijn er twee, deze is die je net maakte, 70g is de gouden 70
help-tables = tafels | producten, kwadraten en derde machten om op te zoeken
help-products = Producten
command-tables = tafels
help-accept =
    controleren | bezwaar   (als je elkaar controleert: de laatste beurt was fout)
     | akkoord   (de laatste beurt van een ronde geldt)
rules-setup = KLAARLEGGEN. Voor twee, drie, vier of zes spelers. Schud en geef iedere speler { $cards } kaarten, en leg er { $table } open op tafel. Wie links van de deler zit, begint. Bij elke nieuwe deling deelt de volgende links.
rules-aim = Haal als eerste { $target } punten. Punten krijg je met de kaarten die je verovert.
rules-aim_cards = Verover de meeste kaarten. Er wordt één keer gedeeld.
rules-points = PUNTEN. Gouden kaarten zijn punten waard: { $cards }.
rules-points_all = { $points } op elke { $card }
rules-points_one = { $points } op de { $card }
rules-most = MEESTE KAARTEN. Wie in een deling de meeste kaarten verovert, krijgt { $most } punten erbij. { $shared }
rules-share_exact = Bij gelijke stand eerlijk delen, desnoods in derden.
rules-share_floor = Bij gelijke stand delen in hele punten; de rest vervalt.
rules-share_none = Bij gelijke stand krijgt niemand ze.
rules-turn = JOUW BEURT. Speel één kaart: verover, bouw, of leg hem los neer. Heeft iedereen alle kaarten gespeeld, deel dan nieuwe, tot het pak op is.
rules-capture = VEROVEREN. Je kaart wint elke losse kaart en elke stapel die evenveel waard is; een 5 wint ook een stapel van −5.
rules-capture_all = Aan deze tafel moet je alles veroveren wat past.
rules-capture_sums = Losse kaarten mag je ook als som veroveren: 5 en 4 met een 9.
rules-build = BOUWEN. Leg je kaart op een kaart of stapel op tafel en verander de waarde: { $ways }. De stapel komt eerst in de som. Zeg wat je bouwt.
rules-or = { $others } of { $last }
rules-op_add = optellen
rules-op_sub = aftrekken
rules-op_mul = vermenigvuldigen
rules-op_div = delen
rules-negatives = NEGATIEVE GETALLEN. Je kaart mag negatief tellen, en een stapel mag minder dan 0 waard zijn.
rules-match = ERBIJ LEGGEN. Je mag je kaart op een kaart leggen die evenveel waard is en allebei laten liggen: de waarde blijft gelijk.
rules-largest = Geen stapel mag boven { $most } komen, of onder min zoveel.
rules-hold_one = Je mag alleen bouwen wat een andere kaart in je hand kan veroveren.
rules-duty_last_builder = PAS OP! Bouwde jij als laatste aan een stapel, dan moet jij ervoor zorgen: hij moet veroverd worden voordat de ronde voorbij is. { $freed } Zo niet, dan kost het jou { $points } punten, wie de stapel ook begon. Bouwt iemand erop verder, dan moet die ervoor zorgen.
rules-duty_first_builder = PAS OP! Begin je een stapel, dan moet jij ervoor zorgen, wie er later ook op bouwt: hij moet veroverd worden voordat de ronde voorbij is. { $freed } Zo niet, dan kost het jou { $points } punten.
rules-duty_every_builder = PAS OP! Iedereen die aan een stapel bouwt, moet ervoor zorgen: hij moet veroverd worden voordat de ronde voorbij is. { $freed } Zo niet, dan kost het ieder van hen { $points } punten.
rules-freed_any_capture = Iedereen mag hem veroveren.
rules-freed_own_capture = Alleen als je hem zelf verovert, telt het.
rules-penalty_once = Dat betaal je één keer per ronde, hoeveel stapels er ook blijven liggen.
rules-stackers_owe = Leg je stapels op elkaar, dan moet jij voor de nieuwe stapel zorgen.
rules-matches_owe_not = Erbij leggen verandert niet wie ervoor moet zorgen.
rules-stacking = STAPELEN. Stapels met dezelfde waarde mag je op elkaar leggen, voor of na je kaart.
rules-digit_sums = CIJFERSOMMEN. Je mag de cijfers van een keersom optellen, één keer of vaker: 99, 18, 9. Alleen in de beurt die hem maakt.
rules-power_plays = MACHTEN. Een 2 maakt een kwadraat of een vierkantswortel, een 3 een derde macht of een derdemachtswortel. Leg hem dwars: alleen jij mag aan de stapel komen tot de ronde voorbij is.
rules-lock_stays = Aan deze tafel blijft een stapel op slot tot hij veroverd wordt, ook in de volgende ronde.
rules-no_discard = Een kaart die iets kan veroveren, mag je niet los neerleggen.
rules-mistakes_strict = FOUTJES. Elk antwoord wordt gecontroleerd. Een fout antwoord kost niets: neem je kaarten terug en speel opnieuw, wat je maar wilt.
rules-mistakes_claims = FOUTJES. Jullie controleren elkaar. Hoor je een fout antwoord, maak dan bezwaar voordat de volgende beurt voorbij is: de kaarten gaan terug en die speler speelt opnieuw. Zie je het te laat, dan blijft het staan zoals het gezegd is.
rules-end = HET EINDE. Na de laatste ronde krijgt wie als laatste veroverde wat er over is. Tel de punten, en deel opnieuw tot iemand het doel heeft gehaald; de meeste punten wint.
rules-end_decks =
    { $count ->
        [one] HET EINDE. Na de laatste ronde krijgt wie als laatste veroverde wat er over is. Er wordt één keer gedeeld: de meeste punten wint, en gelijk is samen gewonnen.
       *[other] HET EINDE. Na de laatste ronde krijgt wie als laatste veroverde wat er over is. Tel de punten, en deel opnieuw tot iemand het doel heeft gehaald, maar hoogstens { $count } keer. De meeste punten wint; na de laatste keer is gelijk samen gewonnen.
    }
rules-end_cards = HET EINDE. Na de laatste ronde krijgt wie als laatste veroverde wat er over is. Dan telt iedereen zijn kaarten; gelijk is samen gewonnen.
rules-equal_extra_deck = Staan de besten gelijk, dan beslist nog een deling.
rules-equal_shared = Staan de besten gelijk, dan winnen ze samen.
rules-young = JOUW BEURT. Speel één kaart. Hij verovert kaarten { $looks }, zoveel je wilt. Heeft iedereen alle kaarten gespeeld, deel dan nieuwe, tot het pak op is.
rules-young_choose = Kies bij elke verovering een van die dingen.
rules-young_discard = Past er niets, leg je kaart dan op tafel.
rules-look_number = met hetzelfde getal
rules-look_shape = met dezelfde vorm
rules-look_colour = met dezelfde kleur
rules-table_add = OPGETELDE KAARTEN. Je mag losse kaarten op tafel optellen voordat je op hun som speelt; en op stapels met dezelfde waarde mag je spelen alsof het er één is.
rules-young_open = OPEN HANDEN. Alle kaarten liggen open, zodat iedereen kan helpen. Er wordt niet gebouwd.

## House rules

setting-cards = Welke kaarten?
setting-variant = Soort spel
setting-ops = Bouwen met
setting-negatives = Negatieve getallen
setting-fractions = Breuken
setting-max_abs_value = Grootste stapel
setting-capture_scope = Je verovert
setting-combo_capture = Losse kaarten mag je als som veroveren
setting-require_capture_card = Je moet het antwoord hebben om te bouwen
setting-discard_rule = Je mag wegleggen
setting-stacking = Gelijke stapels mag je op elkaar leggen
setting-digit_sums = Cijfersommen
setting-digit_sum_digits = Je mag de cijfers optellen van
setting-digit_sum_negative = Een negatieve keersom
setting-power_plays = Machten, wortels en sloten
setting-negative_root = Een vierkantswortel mag negatief zijn
setting-lock_until = Een slot duurt
setting-table_add = Je mag kaarten op tafel optellen
setting-combo_mix = Sommen en gelijke stapels samen
setting-duty_model = Wie zorgt dat een stapel veroverd wordt?
setting-match_takes_duty = Ook wie erbij legt, zorgt ervoor
setting-stacking_makes_duty = Ook wie stapelt, zorgt ervoor
setting-discharge = Het telt als hij veroverd wordt
setting-sweep_discharges = Wat na de laatste ronde over is, telt als veroverd
setting-penalty = Prijs van een stapel die blijft liggen
setting-penalty_scope = Je betaalt
setting-tie_split = Gelijk bij meeste kaarten
setting-target = Punten om te winnen
setting-final_tie = Gelijk aan het einde
setting-floor_zero = Niemand komt onder 0
setting-mistakes = Antwoorden worden gecontroleerd
setting-open_hands = Alle kaarten liggen open
setting-young_attributes = Wat past
setting-young_scoring = De kleinsten tellen
setting-max_decks = Delingen, hoogstens
setting-timeout_action = Als de tijd om is
setting-advance_per_game = Doorgaan in een toernooi
setting-short_round = Kaarten die niet eerlijk te verdelen zijn
setting-hand_cards = Kaarten in de hand
setting-table_cards = Kaarten op tafel aan het begin
setting-most_cards_points = Punten voor de meeste kaarten
matters-mistakes = De tafel houdt een foute som meteen tegen. Controleren jullie elkaar, dan telt hij tot iemand het ziet.
matters-ops = Alleen + is een rustig begin. Met × kan een 4 op een 3 ook 12 zijn.
matters-combo_capture = Met deze regel kan een 8 een 5 en een 3 samen veroveren.
matters-penalty = Een stapel die je bouwt, moet aan het eind van de ronde veroverd zijn. Zo niet, dan kost hij je dit.
matters-hand_cards = Minder kaarten geven een korte, makkelijke ronde; met meer kaarten valt er meer te plannen.

## Hints

hint-mathino_capture = Een van je kaarten kan iets veroveren.
hint-mathino_match = Een van je kaarten is evenveel waard als iets op tafel. Je zou hem daar kunnen laten.
hint-mathino_build = Een van je kaarten kan van iets op tafel een getal maken dat een andere kaart van je later kan veroveren.
hint-mathino_build_on = Een van je kaarten kan een getal op tafel veranderen. Later kun je het nog eens veranderen, in een getal uit je hand, en het dan veroveren.
hint-mathino_power = Een van je tweeën of drieën kan iets wat alleen die kan.
hint-mathino_alike_number = Een van je kaarten heeft hetzelfde getal als iets op tafel.
hint-mathino_alike_shape = Een van je kaarten heeft dezelfde vorm als iets op tafel.
hint-mathino_alike_colour = Een van je kaarten heeft dezelfde kleur als iets op tafel.
hint-mathino_seek = Zoek dit: { $look }
hint-mathino_unlike = Geen van je kaarten past bij iets op tafel. Leg een kaart neer.
hint-mathino_discard = Er is nu niet veel te doen. Welke kaart heb je het minst nodig?

## The text table

mathino_table-heading = deling { $deck }, ronde { $round }, nog { $count } kaarten
mathino_table-last_heading = deling { $deck }, de laatste ronde
mathino_table-title = Tafel
mathino_table-pile = { $name }: { $cards }
mathino_table-duty = { $name }: { $cards }   { $holder }: moet deze ronde veroverd worden
mathino_table-locked = { $name }: { $cards }   op slot van { $holder }, die hem deze ronde moet veroveren
mathino_table-only_locked = { $name }: { $cards }   op slot van { $holder }
mathino_table-confirm = { $name }, de ronde is voorbij. Zeg akkoord, of bezwaar als de laatste beurt fout was.
mathino_table-confirm_you = De ronde is voorbij. Zeg akkoord, of bezwaar als de laatste beurt fout was.
mathino_table-last_card = { $name }, dit is je laatste kaart van de ronde: bouw je nu een stapel, dan moet iemand anders hem veroveren, of hij kost jou punten. (? voor een tip, hulp, einde)
mathino_table-last_card_you = Dit is je laatste kaart van de ronde: bouw je nu een stapel, dan moet iemand anders hem veroveren, of hij kost jou punten. (? voor een tip, hulp, einde)

## What a move has brought

mathino-deck_over = Deling { $deck } is voorbij.
mathino-leftovers = { $name } veroverde als laatste en krijgt wat er op tafel over is.
mathino-scored = { $name } { $points }: { $item }
mathino-next_round = Deling { $deck }, ronde { $round }
mathino-last_round = Deling { $deck }, de laatste ronde!
score-captured = veroverde kaarten
score-cards = edelstenen op veroverde kaarten
score-most = meeste kaarten
score-penalty = gebouwde stapels die niemand veroverde

## The page

level-mathino-young = Voor de kleinsten
level-mathino-starter = Starter
level-mathino-basic = Basis
level-mathino-advanced = Gevorderd
level-mathino-mathino--52 = Kaarten 1 tot 13
level-mathino-mathino--52--zero = Kaarten 0 tot 12
level-mathino-mathino--48 = Kaarten 1 tot 12
level-mathino-playing--cards = Speelkaarten
choose-level = Welke regels?
guide-levels = Niveau
choose-target = Hoelang?
choose-target-7 = Kort: tot 7 punten
choose-target-14 = Tot 14 punten
choose-target-21 = Lang: tot 21 punten
choose-part-cards = De kaarten
choose-part-signs = De sommen
choose-part-digits = Cijfersommen, machten en opgetelde kaarten
choose-part-taking = Veroveren en stapelen
choose-part-duty = Wie voor een stapel zorgt
choose-part-match = Punten en winnen
choose-part-check = Wie controleert
choose-part-young = Wat past
choose-part-cards-about = Welke kaarten er zijn en hoeveel je er hebt.
choose-part-signs-about = Welke tekens je mag gebruiken en hoe groot of klein een stapel mag worden.
choose-part-digits-about = Wat er van een groot getal mag worden.
choose-part-taking-about = Wat een kaart verovert en wanneer je mag wegleggen.
choose-part-duty-about = Wie ervoor moet zorgen dat een stapel veroverd wordt, en wat het anders kost.
choose-part-match-about = Wat punten oplevert en wie er bij gelijkspel wint.
choose-part-check-about = Wie een foute som tegenhoudt en wat er gebeurt als de tijd om is.
choose-part-young-about = Wat er aan twee kaarten gelijk kan zijn en wat er geteld wordt.
level-young-about = Zelfde kleur, vorm of getal: geen sommen
level-starter-about = Bouwen met + en −
level-basic-about = Bouwen met + − × :
level-advanced-about = Ook cijfersommen, machten en sloten

card-gold = gouden { $number }
card-blue = blauwe { $number }
card-red = rode { $number }
card-green = groene { $number }
card-orange = oranje { $number }
card-spades = schoppen { $number }
card-hearts = harten { $number }
card-diamonds = ruiten { $number }
card-clubs = klaveren { $number }
spoken-pile = de stapel met waarde { $value }
spoken-pile_a = de eerste stapel met waarde { $value }
spoken-pile_b = de tweede stapel met waarde { $value }
spoken-pile_c = de derde stapel met waarde { $value }
spoken-takes = { $card } verovert { $won }
spoken-negative = min
spoken-dots = en zo verder tot

strip-example = 1 + 4 = 5
strip-blank_joint = Hoe horen die bij elkaar? Druk voor gelijk of opgeteld
strip-entered_joint = verbonden met { $text }
strip-no_blank = Kies eerst een kaart, en waar je hem op speelt.
strip-missing-card = Welke kaart uit je hand?
strip-missing-pile = Waar wil je je kaart op spelen? Kies iets op tafel, of leg je kaart weg.
strip-missing-joint = Wat komt ertussen? Druk op het vakje: & voor gelijke stapels, + voor opgetelde kaarten.
strip-missing-stack = Op welke stapel wil je hem leggen?
strip-last_card = Dit is je laatste kaart van de ronde: verovert niemand deze stapel na jou, dan kost hij je punten.
strip-no_card = Op geen van je andere kaarten staat dat getal: verovert niemand deze stapel deze ronde, dan kost hij je punten.
strip-last_turn = Dit is de laatste beurt van de ronde: niemand kan deze stapel op tijd veroveren, en hij gaat je punten kosten.
told-word_accept = { $name } gaat akkoord met de laatste beurt.
told-word_discard = { $name } legt { $card } weg.
place-title = Wat doet je kaart?
place-capture = Veroveren
place-capture-about = winnen wat evenveel is
place-match = Erbij
place-match-about = op hetzelfde getal
place-discard = Wegleggen
place-discard-about = los neerleggen
place-stack = Stapelen
place-stack-about = gelijke stapels samen
place-negative = Negatieve kaart
place-negative_result = Negatief antwoord
place-accept = Akkoord: de laatste beurt geldt
key-special = Meer toetsen
key-__square__ = kwadraat
key-__root__ = vierkantswortel
key-__cube__ = tot de derde
key-__cube_root__ = derdemachtswortel
key-digits = Cijfersom
key-dots = puntjes voor een lang getal
prompt-confirm_you = De ronde is voorbij. Ga akkoord met de laatste beurt, of maak bezwaar als hij fout was.
prompt-last_round = De laatste ronde van deze deling: wie als laatste verovert, krijgt wat er over is.
card-shaped = { $card }, { $shape }
card-gems =
    { $count ->
        [one] { $card }, 1 edelsteen
       *[other] { $card }, { $count } edelstenen
    }
card-pile = stapel met waarde { $value }, { $count } kaarten
card-stacked = { $card }, wordt gestapeld
shape-star = ster
shape-moon = maan
shape-drop = druppel
shape-flower = bloem
table-table = Op tafel
table-empty = De tafel is leeg.
table-look_inside = In de stapel met waarde { $pile } kijken
table-duty = { $name }: deze stapel moet deze ronde veroverd worden
table-lock = Op slot: alleen { $name } mag eraan komen
table-claims = Jullie controleren elkaar: maak bezwaar als er iets fout is.
table-target =
    { $count ->
        [one] Wie het eerst 1 punt heeft
       *[other] Wie het eerst { $count } punten heeft
    }
table-captured =
    { $count ->
        [one] 1 kaart veroverd
       *[other] { $count } kaarten veroverd
    }
table-own_captured =
    { $count ->
        [one] Jouw veroverde kaarten: 1
       *[other] Jouw veroverde kaarten: { $count }
    }
young-looks = Wat is hetzelfde?
young-colour = Dezelfde kleur
young-shape = Dezelfde vorm
young-number = Hetzelfde getal
word-building = bouwt
word-build = bouw
word-capture = verover
word-matching = erbij
word-match = passend
word-stack = stapel
word-discard = leg
word-accept = akkoord
word-forfeit = opgegeven
word-and = en
word-is = is
word-it = deze
word-squared = kwadraat
word-cubed = derdemacht
word-square = vierkants
word-cube = derdemachts
word-root = wortel
word-of = van
word-with = met
word-digit = als
word-sum = cijfersom
word-time = tijd
word-up = voorbij
word-by = qua
word-number = getal
word-shape = vorm
word-colour = kleur

aid-tables = Tabellen
house-tables = Je mag tafels, kwadraten en derde machten opzoeken
aid-times = Tafels
tables-times = De tafels
tables-times_about = Zoek één getal bovenaan en één aan de zijkant. Waar ze elkaar ontmoeten, staat het antwoord.
aid-powers = Machten
tables-powers = Kwadraten en derde machten
tables-powers_about = In de vakjes: de cijfers opgeteld, en nog eens opgeteld.
tables-number = Getal
tables-square = Kwadraat
tables-cube = Derde macht

sheet-deck = Deling { $deck }
sheet-what = Waarvoor
sheet-total = Totaal
sheet-target = Heeft iemand { $target } aan het einde van een deling, dan wint wie de meeste punten heeft.
sheet-empty = De punten worden geteld aan het einde van een deling.

guide-aim = Verover kaarten. Gouden kaarten hebben edelstenen, en elke edelsteen is een punt. Wie de meeste kaarten heeft, krijgt 4 punten erbij. Heeft iemand 14 aan het einde van een deling, dan wint wie de meeste punten heeft.
guide-turn = Iedereen krijgt vier kaarten, en er komen er vier op tafel. In je beurt speel je één kaart. Zijn alle handen leeg, deel dan nieuwe kaarten.
guide-say = Jij kiest de kaarten en jij zegt wat ze maken. De tafel zegt alleen of het klopt.
guide-capture = Veroveren: je kaart wint wat op tafel evenveel waard is: één ervan, of zoveel je wilt. Een 5 kan ook min 5 winnen.
guide-build = Bouwen: leg je kaart op een kaart op tafel en zeg de som. De kaart op tafel komt eerst. Nu is het één stapel met een nieuwe waarde.
guide-build_minus = Je kaart mag negatief tellen, en een stapel mag minder dan niets waard zijn.
guide-build_times = Keer en gedeeld door: het moet precies uitkomen. Je deelt de stapel door je kaart, nooit andersom.
guide-on = Iedereen mag op een stapel verder bouwen, en iedereen mag hem winnen.
guide-match = Erbij leggen: leg je kaart op een kaart die evenveel waard is en laat ze liggen. Later win je ze samen.
guide-stack = Stapelen: gelijke stapels mag je op elkaar leggen, voor of nadat je je kaart speelt.
guide-discard = Wegleggen: past er niets? Leg een kaart neer.
guide-duty = Pas op! Bouwde jij als laatste aan een stapel, dan moet hij veroverd worden voordat alle handen leeg zijn, door wie dan ook. Blijft hij liggen, dan kost hij jou 14 punten, wie hem ook begon. Bouwt iemand erop verder, dan moet die ervoor zorgen.
guide-digits = Cijfersommen: je mag de cijfers van een keersom optellen, en nog eens optellen. Stop waar je wilt.
guide-power = Machten: een 2 maakt een kwadraat of een vierkantswortel. Een 3 een derde macht of een derdemachtswortel. De kaart gaat dwars: de stapel zit op slot, en alleen jij mag eraan komen tot alle handen leeg zijn.
guide-added = Opgetelde kaarten: je mag eerst losse kaarten op tafel optellen. Speel dan meteen je kaart op hun som.
guide-the_end = Het einde
guide-end = De tafel zegt wanneer het de laatste ronde van een deling is. Dan krijgt wie als laatste veroverde wat er over is. Elke deling is 13 punten waard, en bij gelijke stand worden de 4 punten voor de meeste kaarten verdeeld. Tel op, en deel opnieuw tot iemand 14 heeft. Dan wint wie de meeste punten heeft.
guide-points = Wat punten oplevert
guide-mistakes = Wie controleert?
guide-claims = Een foute som kost niets: neem je kaarten terug en speel opnieuw. Of speel zo: alleen jullie zelf controleren. Zegt iemand iets fouts, maak dan bezwaar voordat de volgende beurt voorbij is, en die beurt wordt teruggenomen. Ziet niemand het, dan blijft het staan!
guide-young_turn = Een kaart wint kaarten die erbij passen.
guide-young_colour = dezelfde kleur en vorm
guide-young_number = hetzelfde getal
guide-young_discard = past er niets? Leg een kaart neer.
guide-young_end = Wie heeft aan het einde de meeste punten?

seek-blue = blauw
seek-red = rood
seek-green = groen
seek-orange = oranje
seek-star = ster
seek-moon = maan
seek-drop = druppel
seek-flower = bloem
seek-spade = schoppen
seek-heart = harten
seek-diamond = ruiten
seek-club = klaveren
seek-spades = schoppen
seek-hearts = harten
seek-diamonds = ruiten
seek-clubs = klaveren
value-cards-mathino--52 = 1 tot 13
value-cards-mathino--52--zero = 0 tot 12
value-cards-mathino--48 = 1 tot 12
value-cards-playing--cards = speelkaarten, aas tot heer
value-short_round-forbid = doen niet mee
value-short_round-equal = maken een korte laatste ronde
value-variant-normal = met sommen
value-variant-young = gelijk verovert gelijk
value-ops-add__space__sub__space__mul__space__div = + − × :
value-ops-add__space__sub__space__mul = + − ×
value-ops-add__space__sub = + −
value-ops-add = +
value-ops-none = niets: alleen erbij leggen
value-max_abs_value-0 = zo groot je wilt
value-digit_sum_digits-any = elke keersom
value-digit_sum_digits-two = keersommen met twee cijfers
value-digit_sum_negative-keep = houdt zijn minteken
value-digit_sum_negative-forbid = heeft geen cijfersom
value-digit_sum_negative-drop = verliest zijn minteken
value-lock_until-round_end = tot de ronde voorbij is
value-lock_until-captured = tot de stapel veroverd is
value-capture_scope-any = wat je wilt
value-capture_scope-all = alles wat past
value-discard_rule-free = elke kaart
value-discard_rule-no_capture = alleen kaarten die niets veroveren
value-duty_model-last_builder = wie als laatste bouwde
value-duty_model-first_builder = wie als eerste bouwde
value-duty_model-every_builder = iedereen die bouwde
value-duty_model-off = niemand
value-discharge-any_capture = door wie dan ook
value-discharge-own_capture = door de bouwer
value-penalty-target = de punten om te winnen
value-penalty_scope-stack = voor elke stapel
value-penalty_scope-player = één keer per ronde
value-tie_split-exact = precies delen
value-tie_split-floor = delen in hele punten
value-tie_split-none = niemand krijgt ze
value-final_tie-extra_deck = nog een deling
value-final_tie-shared = samen gewonnen
value-max_decks-0 = zoveel als nodig
value-mistakes-strict = door de tafel
value-mistakes-claims = door de andere spelers
value-timeout_action-discard = wordt er een kaart weggelegd
value-timeout_action-forfeit = lig je uit de partij
value-young_attributes-number__space__shape__space__colour = kleur, vorm of getal
value-young_attributes-number = het getal
value-young_attributes-shape = de vorm
value-young_attributes-colour = de kleur
value-young_scoring-points = punten
value-young_scoring-cards_only = kaarten

look-you-cards =
    { $count ->
        [one] In beurt { $turn } had je 1 kaart kunnen veroveren.
       *[other] In beurt { $turn } had je { $count } kaarten kunnen veroveren.
    }
look-name-cards =
    { $count ->
        [one] In beurt { $turn } had { $name } 1 kaart kunnen veroveren.
       *[other] In beurt { $turn } had { $name } { $count } kaarten kunnen veroveren.
    }
look-found-cards =
    { $count ->
        [one] Ja! Dat verovert 1 kaart.
       *[other] Ja! Dat verovert { $count } kaarten.
    }
look-less-cards =
    { $count ->
        [one] Dat klopt, en het verovert 1 kaart. Er is nog meer te vinden.
       *[other] Dat klopt, en het verovert { $count } kaarten. Er is nog meer te vinden.
    }
look-none = Dat mag, maar het verovert niets. Zoek iets om te veroveren!

## On paper

paper-match = Een partij, deling voor deling
paper-deck = Deling
paper-most = meeste kaarten (4)
paper-penalty = stapels die bleven liggen (elk −14)
paper-note = Op de kaarten staan 9 punten per deling; bij gelijke stand worden de 4 voor de meeste kaarten verdeeld. Wie na een deling het doel heeft gehaald, wint; zijn het er meer, dan wint de hoogste score.
paper-products = Keersommen, met hun cijfersommen
paper-below = Onder elke keersom: de cijfers opgeteld, en nog eens, tot er één cijfer over is. Kwadraten zijn gemarkeerd.
paper-powers = Kwadraten en derde machten, met hun cijfersommen
paper-beside = Naast elke macht: de cijfers opgeteld, en nog eens, tot er één cijfer over is.
paper-number = getal
paper-square = kwadraat
paper-cube = derde macht
paper-digit_sums = cijfersommen

## Een eerste spel om mee te doen: waar je naar zoekt, nooit wat je vindt

learn-alike = Zoek op tafel een kaart die lijkt op een van jouw kaarten. Tik erop, en dan op die van jou. Tik daarna op wat er hetzelfde aan is.
learn-match = Is een van jouw kaarten gelijk aan een kaart op tafel? Tik op die op tafel, en dan op die van jou: zo verover je hem.
learn-build = Leg een kaart op een kaart op tafel en zeg wat ze samen worden. Is dat een andere kaart uit je hand, dan kun je de volgende keer allebei veroveren.
learn-capture = Ligt je stapel er nog? Verover hem met de kaart die evenveel waard is.
