## What the rules say of any game

## A text that is no sentence

sentence-empty = Say something!
sentence-unreadable = I do not understand “{ $piece }” there.
sentence-too_long = That is too long for me.
sentence-mixed = One thing at a time, please. Say { $said } in steps.
sentence-chain = Each = stands for itself. Say { $said } in two steps.
sentence-right_side = After = comes one number, the result: { $said }
sentence-no_result = “{ $said }” – and what does it make? Say the result too.
sentence-brackets = Please put brackets around the number: { $said }
sentence-undefined = Nobody can work that out exactly: { $said }
sentence-too_many_ways = That could be said of very many cards, and I cannot try them all. Say it in smaller steps.
sentence-wrong_result = Not quite: “{ $said }” is not true. Try again!

## Options, deals

options-no_such_level = There is no level { $given }. There are: { $known }
options-no_such_setting = There is no setting { $given }. There are: { $known }
options-no_such_value = { $key } cannot be { $given }. It can be: { $known }
options-bad_pack = This pack cannot be used: { $reason }
deal-unreadable = This is no deal that I can read.
deal-bad_name = The name of a deal is a line of at most { $longest } characters.
deal-other_shuffles = This deal does not shuffle as often as { $game } does.
deal-not_this_pack = This deal has { $given } cards and does not belong to the pack { $pack }, which has { $size }.

## A position that cannot be laid

position-too_long = No position is that long.
position-other_game = This is a position of { $given }, not of { $game }.
position-no_notation = Positions of { $game } cannot be laid.
position-own_cards = This position was laid with other cards; they must be given too.
position-no_such_part = I do not know what “{ $given }” is in a position. There are: { $known }
position-twice = “{ $part }” is told two times.
position-missing = “{ $part }” is not told.
position-no_such_card = This pack has no card { $card }.
position-too_many = There are only { $count } of the card { $card }.
position-cards_left = Where are the other { $count } cards, such as { $card }? Say rest where they lie.
position-rest_twice = The rest can only lie in one place.
position-unreadable = I do not understand “{ $piece }” in “{ $part }”.
position-no_such_seat = There is no seat { $given } (in “{ $part }”). The first is 0.
position-other_seats = “{ $part }” is told for { $count }, but there are { $seats } hands.
position-no_build = “{ $piece }” is no pile of several cards, so nobody owes it or locks it.
position-false_pile = “{ $piece }” is not true, or cannot be here.
position-impossible = “{ $piece }” cannot be in “{ $part }”.
deal-too_few_seats = This game needs at least { $fewest } players.
deal-too_many_seats = This game is for { $most } players at most, not for { $seats }.
