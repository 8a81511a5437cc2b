## What the rules say of any game

## A text that is no sentence

sentence-empty = Say something!
sentence-stuck = That’s all right. Ask for a little help: one small step at a time.
sentence-unreadable = I don’t understand “{ $piece }”.
sentence-did_you_mean = I don’t understand “{ $piece }”. Did you mean “{ $word }”?
sentence-too_long = That’s too long for me.
sentence-mixed = One step at a time, please. Say { $said } in steps.
sentence-chain = Only one = at a time. Say { $said } in two steps.
sentence-right_side = One number comes after =, the answer: { $said }
sentence-no_result = “{ $said }” – and what does that make? Say the answer too.
sentence-brackets = Please put the number in brackets: { $said }
sentence-undefined = Nobody can work that out: { $said }
sentence-right_but = { $right } is right, but: { $why }
sentence-half_done = Done: { $said }. Not done: { $move }. { $why }
sentence-too_many_ways = That could mean very many cards, and I can’t try them all. Say it in smaller steps.
sentence-wrong_result = Not quite: “{ $said }” isn’t true. Try again!

## Options, deals

options-no_such_level = There is no level { $given }. The levels are: { $known }
options-no_such_setting = There is no setting { $given }. The settings are: { $known }
options-no_such_value = { $key } can’t be { $given }. It can be: { $known }
options-bad_pack = This pack can’t be used: { $reason }
deal-unreadable = I can’t read this deal.
deal-bad_name = A deal’s name is one line of up to { $longest } characters.
deal-other_shuffles = This deal isn’t shuffled as often as { $game } needs.
deal-not_this_pack = This deal has { $given } cards, but the pack { $pack } has { $size }.

## A position that cannot be laid

position-too_long = That’s too long for a position.
position-other_game = This is a position from { $given }, not { $game }.
position-no_notation = You can’t set up positions in { $game }.
position-own_cards = This position uses other cards. Give me those too.
position-no_such_part = I don’t know “{ $given }” in a position. The parts are: { $known }
position-twice = “{ $part }” is there twice.
position-missing = “{ $part }” is missing.
position-no_such_card = This pack has no card { $card }.
position-too_many = There are only { $count } of the card { $card }.
position-cards_left = Where are the other { $count } cards, such as { $card }? Put “rest” where they belong.
position-rest_twice = The rest can only be in one place.
position-unreadable = I don’t understand “{ $piece }” in “{ $part }”.
position-no_such_seat = There is no seat { $given } (in “{ $part }”). The first is 0.
position-other_seats = “{ $part }” is for { $count }, but there are { $seats } hands.
position-no_build = “{ $piece }” isn’t a pile of several cards, so nobody can owe or lock it.
position-false_pile = “{ $piece }” isn’t true, or can’t be here.
position-impossible = “{ $piece }” can’t be in “{ $part }”.
deal-too_few_seats = This game needs at least { $fewest } players.
deal-too_many_seats = This game is for up to { $most } players, not { $seats }.

## How schools write it

notation-point = .
notation-divided = ÷
