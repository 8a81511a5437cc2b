## A table that people share

## A table says no

table-seats = Met zoveel spelers kan dit spel niet.
table-no_such_player = Die computerspeler bestaat niet.
table-other_referee = In dit spel controleert iemand anders.
table-no_such_rule = De huisregel { $given } bestaat niet. De huisregels zijn: { $known }
table-no_such_value = { $rule } kan niet { $given } zijn.
table-rules_locked = De regels van deze tafel blijven zoals ze zijn.
table-no_such_position = Zo heeft het spel nooit gestaan.
table-other_version = Deze tafel is met andere regels geopend.
table-no_such_seat = Die plaats bestaat niet.
table-bad_key = Dat bericht was beschadigd.
table-key_used = Dat heb je al gezegd.
table-closed = Deze tafel is gesloten.
table-seat_taken = Daar zit al iemand.
table-bad_name = Die naam kan hier niet. Kies een andere.
table-same_name = Zo heet al iemand aan tafel. Kies een andere naam.
table-no_such_level = Die hulp bestaat niet.
table-no_onlookers = Aan deze tafel mag niemand toekijken.
table-bad_code = Er is geen tafel met deze woorden. Kijk ze nog eens na.
table-not_everyone_here = Het spel begint als alle plaatsen bezet zijn.
table-over = Dit spel is afgelopen.
table-not_your_turn = Je bent nog niet aan de beurt.
table-only_the_clock = Dat doet alleen de klok, als de tijd om is.
table-not_in_charge = Iemand anders speelt nu op deze plaats.
table-time_is_up = De tijd voor deze beurt is om.
table-late = Er is net iets gebeurd. Kijk naar de tafel en zeg het nog eens.
table-ahead = Dat is nog niet gebeurd.
table-too_long = Dat is te lang voor mij.
table-paused = Pauze. Wacht tot het verdergaat.
table-no_umpire = Aan deze tafel is geen scheidsrechter.
table-called_already = De scheidsrechter is geroepen en komt eraan.
table-no_such_ruling = Dat kan de scheidsrechter niet beslissen.
table-no_such_claim = Die beurt is er niet meer.
table-bad_task = Deze opdracht is niet te lezen. Misschien ontbreekt er een stuk van de link.
table-other_task = Deze opdracht komt uit een nieuwere Sumdeck.
table-nothing_to_find = Hier is niets te vinden.
table-no_hints = Aan deze tafel zijn er geen tips.
table-no_aid = Dat plaatje mag jij aan deze tafel niet openen.
table-nothing_to_hint = Er is nu niets te vinden.
table-no_such_phrase = Dat kun je hier niet zeggen.
table-enough_phrases = Genoeg gepraat tot de volgende zet.
table-no_objections = Aan deze tafel wordt elke som toch al gecontroleerd.
table-nothing_to_object = Daar is het te laat voor.
table-no_clock = Aan deze tafel is geen klok.
table-clock_runs = Er is nog tijd.
table-not_asked = Niemand wacht op jouw antwoord.
table-asked_already = Dat heeft al iemand gevraagd.
table-take_back_locked = Aan deze tafel mag je geen zet terugnemen.
table-nothing_to_take_back = Er is niets om terug te nemen.
table-take_back_revealed = Te laat om terug te nemen: iedereen heeft daarna een nieuwe kaart gezien.
table-take_back_dealt = Te laat om terug te nemen: er zijn nieuwe kaarten gedeeld.
table-take_back_too_late = Te laat om terug te nemen: er heeft al iemand gespeeld.
table-still_here = { $name } is nog maar net weg. Wacht even.
table-not_a_person = Dat is een computerspeler.
table-not_over = Het spel is nog niet afgelopen.
table-not_agreed = Nog niet iedereen heeft ja gezegd.
table-rematch_made = De nieuwe tafel staat klaar.
table-sealed = Dat blijft dicht tot het spel is afgelopen.

## What a table tells

told-opened = De kaarten zijn gedeeld.
told-played_on =
    { $count ->
        [one] We spelen verder na de eerste beurt van een ander spel.
       *[other] We spelen verder na { $count } beurten van een ander spel.
    }
told-seated = { $name } gaat zitten.
told-claimed = { $name }: { $said }
told-claimed_for = { $player } voor { $name }: { $said }
told-objected = { $name } had gelijk: dat klopt niet.
told-objected_in_vain = { $name } maakte bezwaar, maar het klopte.
told-voided = Die beurt telt niet.
told-aided = Nu open: { $aid }.
told-aid_sent = Je juf of meester heeft je een plaatje gestuurd.
told-take_back_asked = { $name } wil een zet terugnemen.
told-taken_back = { $name } heeft een zet teruggenomen.
told-take_back_refused = De zet blijft staan.
told-agreed = { $name } vindt het goed.
told-clock_wait = De tijd van { $name } is om, maar er is geen haast.
told-clock_discard = De tijd van { $name } is om. De eenvoudigste zet wordt gedaan.
told-clock_bot = De tijd van { $name } is om. De computer speelt deze beurt.
told-stand_in_asked = { $name } wil dat de computer voor { $missing } speelt.
told-stand_in_refused = { $name } wil dat liever niet.
told-stand_in_agreed = { $player } speelt voor { $name }.
told-other_asked = { $name } wil dat { $player } verder speelt.
told-other_plays = Nu speelt { $player }.
told-returned = { $name } is terug.
told-rematch_asked = { $name } wil nog een keer spelen.
told-rematch_refused = { $name } stopt liever.
told-rematch_made = Er staat een nieuwe tafel klaar.
told-paused = Pauze. De klok staat stil.
told-resumed = We spelen verder!
told-umpire_called = { $name } heeft de scheidsrechter geroepen.
told-ruled_stands = De scheidsrechter zegt: het blijft staan. Speel verder.
told-ruled_again = De scheidsrechter zegt: speel die beurt opnieuw.
told-ruled_ended = De scheidsrechter heeft dit spel beslist.
told-closed = De tafel is gesloten.

## What a table awaits

prompt-gathering = We wachten tot iedereen zit.
prompt-your_turn = Jij bent aan de beurt.
prompt-may_speak = Je mag nu iets zeggen, maar het hoeft niet.
prompt-others = Iemand anders is aan de beurt.
prompt-not_in_charge = Een computerspeler speelt nu voor jou.
prompt-take_back = Mag de laatste beurt teruggenomen worden?
prompt-stand_in = Zal een computerspeler verdergaan?
prompt-rematch = Zullen we nog een keer spelen?
prompt-paused = Pauze. Kijk naar de juf of meester.
prompt-over = Het spel is afgelopen.
prompt-closed = Deze tafel is gesloten.

## All the talk there is

phrase-hello = Hallo!
phrase-well_done = Goed gedaan!
phrase-good_idea = Goed idee!
phrase-let_me_think = Even denken …
phrase-take_your_time = Neem de tijd.
phrase-oops = Oeps!
phrase-thank_you = Dank je wel!
phrase-good_game = Leuk gespeeld!
table-no_hints_for_game = Voor dit spel zijn er geen tips.
