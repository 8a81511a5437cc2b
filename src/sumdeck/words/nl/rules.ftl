## What the rules say of any game

## A text that is no sentence

sentence-empty = Zeg iets!
sentence-stuck = Dat geeft niet. Vraag om een beetje hulp: steeds een klein stapje.
sentence-unreadable = Ik begrijp “{ $piece }” niet.
sentence-did_you_mean = Ik begrijp “{ $piece }” niet. Bedoel je “{ $word }”?
sentence-too_long = Dat is te lang voor mij.
sentence-mixed = Stap voor stap, alsjeblieft. Zeg { $said } in stappen.
sentence-chain = Eén = tegelijk. Zeg { $said } in twee stappen.
sentence-right_side = Na = komt één getal, het antwoord: { $said }
sentence-no_result = “{ $said }” – en hoeveel is dat? Zeg het antwoord erbij.
sentence-brackets = Zet het getal tussen haakjes: { $said }
sentence-undefined = Dat kan niemand uitrekenen: { $said }
sentence-right_but = { $right } klopt, maar: { $why }
sentence-half_done = Gedaan: { $said }. Niet gedaan: { $move }. { $why }
sentence-too_many_ways = Dat kunnen heel veel kaarten zijn, en ik kan ze niet allemaal proberen. Zeg het in kleinere stappen.
sentence-wrong_result = Niet helemaal: “{ $said }” klopt niet. Probeer het nog eens!

## Options, deals

options-no_such_level = Het niveau { $given } bestaat niet. De niveaus zijn: { $known }
options-no_such_setting = De huisregel { $given } bestaat niet. De huisregels zijn: { $known }
options-no_such_value = { $key } kan niet { $given } zijn. Het kan zijn: { $known }
options-bad_pack = Dit kaartspel is niet te gebruiken: { $reason }
deal-unreadable = Deze deling kan ik niet lezen.
deal-bad_name = De naam van een deling is één regel van hoogstens { $longest } tekens.
deal-other_shuffles = Deze deling is niet zo vaak geschud als { $game } nodig heeft.
deal-not_this_pack = Deze deling heeft { $given } kaarten, maar het kaartspel { $pack } heeft er { $size }.

## A position that cannot be laid

position-too_long = Dat is te lang voor een stelling.
position-other_game = Dit is een stelling van { $given }, niet van { $game }.
position-no_notation = In { $game } kun je geen stellingen leggen.
position-own_cards = Deze stelling gebruikt andere kaarten. Geef die er ook bij.
position-no_such_part = Ik ken “{ $given }” niet in een stelling. De delen zijn: { $known }
position-twice = “{ $part }” staat er twee keer.
position-missing = “{ $part }” ontbreekt.
position-no_such_card = Dit kaartspel heeft geen kaart { $card }.
position-too_many = Van de kaart { $card } zijn er maar { $count }.
position-cards_left = Waar zijn de andere { $count } kaarten, zoals { $card }? Zet “rest” waar ze horen.
position-rest_twice = De rest kan maar op één plek liggen.
position-unreadable = Ik begrijp “{ $piece }” in “{ $part }” niet.
position-no_such_seat = Er is geen plaats { $given } (in “{ $part }”). De eerste is 0.
position-other_seats = “{ $part }” is voor { $count }, maar er zijn { $seats } handen.
position-no_build = “{ $piece }” is geen stapel van meer kaarten, dus niemand kan hem op slot doen of moet ervoor zorgen.
position-false_pile = “{ $piece }” klopt niet, of kan hier niet liggen.
position-impossible = “{ $piece }” kan niet in “{ $part }” liggen.
deal-too_few_seats = Dit spel heeft minstens { $fewest } spelers nodig.
deal-too_many_seats = Dit spel is voor hoogstens { $most } spelers, niet voor { $seats }.

## How schools write it

notation-point = ,
notation-divided = :
