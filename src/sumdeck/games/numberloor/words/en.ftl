-numberloor = Numberloor

## Numberloor. For a child of four to eight and a grown-up alike: short words, no blame, never the answer.

## Numberloor says no

numberloor-seats = Two to five can play, but { $seats } want to.
numberloor-no_such_first = The seat that should start isn’t there: only { $seats } are playing. Choose another seat in the house rules.
numberloor-pack_too_small = This deck has { $cards } cards. The game needs at least { $needed }.
numberloor-too_few_floors = This deck has { $floors } floors. The game needs at least { $needed }.
numberloor-no_number_balloon = This deck has no balloon with a number, so nobody could start.
numberloor-never_dealt = With this deck someone always ends up without a floor.
numberloor-not_your_turn = It’s not your turn yet. You can only play a night card now.
numberloor-over = This game is over.
numberloor-not_in_hand = That card isn’t in your hand.
numberloor-does_not_fit = That card doesn’t go there. It’s back in your hand. Look again!
numberloor-no_such_stack = That card isn’t face up on the table.
numberloor-which_stack = On which one? Choose the face-up card too.
numberloor-which_balloon = Which balloon? Say its number or its name, like this: balloon 3
numberloor-which_parity = Odd or even? Say which when you play this balloon.
numberloor-no_parity = You can’t choose odd or even for that card.
numberloor-no_floor_after = None of your floors would fit after that balloon, and you must play a floor in every turn.
numberloor-floor_first = You’ve played a balloon. Now play a floor.
numberloor-balloons_left = That was your last floor! Now play all your balloons, with the one you like best on top.
numberloor-only_stop = At this table a night card is your whole turn. End it now.
numberloor-too_late_to_take = You can only take cards at the start of your turn, and only once.
numberloor-can_play = At this table you only take cards if nothing fits, and something does. Look again!
numberloor-take_first = Take two cards first. If you still can’t play, or don’t want to, pass.
numberloor-no_taking_here = If you can’t play, or don’t want to, pass: then you get two cards.
numberloor-say_stop = You’ve played cards, so just end your turn.
numberloor-nothing_laid = You can end your turn once you’ve played a floor.
numberloor-say_pass = At this table you end every turn with a pass.
numberloor-no_night_here = At this level everyone waits for their turn.
numberloor-not_a_night_card = If it’s not your turn, you can only play a night card.
numberloor-not_now = Not right now. You can play night cards again after the next card, or in the next turn.
numberloor-protected = That was the last floor: nobody can interrupt this turn.
numberloor-night_equal = At this table you can’t take over a turn with the same number.
numberloor-claim_first = Someone has played a night card. Players sitting nearer are asked first.
numberloor-go_on_already = There’s nothing to take over right now.
numberloor-one_at_a_time = One card at a time, please.
numberloor-not_a_move = You can’t move like that in this house: go up with +, or down with −.
numberloor-not_from_here = Your jump starts on the face-up floor. Look again!
numberloor-not_this_step = The face-up balloon doesn’t jump that far. Look again!
numberloor-wrong_floor = Not quite: “{ $said }”. Which card shows that floor? Try again!
numberloor-whole_sum = That’s the right floor! Your sum is missing a ten: say it with the ten.
numberloor-wrong_parity = “{ $said }” isn’t true. Try again!
numberloor-no_such_card = There’s no card called { $said } in this game.

## What is unusual about a pack

numberloor-warn_blue = This pack doesn’t have exactly 6 blue balloons to leave out. You can still play with it.
numberloor-warn_night = This pack has night floors that aren’t marked red. At this level they’re just floors.
numberloor-warn_steps = This pack has steps above 3 that aren’t marked red.
numberloor-warn_redeals = This pack has so few floors that you’ll often have to deal again.

## How a game ended

numberloor-stars = All the stars are won: time to dance!
numberloor-standstill = Nobody could move any more, so the stars decide.
numberloor-turn_limit = That was the last turn, so the stars decide.

## What a move has brought

numberloor-taken_over = { $who } takes { $name }’s turn.
numberloor-star = A star for { $name }!
numberloor-skipped = { $name } takes two cards and misses a turn.
numberloor-skipped_only = { $name } misses a turn. There are no cards to take.
numberloor-new_pile = The pile was empty: the cards under the face-up ones are the new pile.

## Hints

hint-numberloor_jump = One of your floors is just the right jump away.
hint-numberloor_same = One of your floors has the same number.
hint-numberloor_parity = It doesn’t matter where you are: only odd or even counts now, or the same number.
hint-numberloor_next_door = One of your cards lives on the same floor as a face-up card, or next door.
hint-numberloor_onto = Look at the face-up card { $floor }.
hint-numberloor_up = Go up!
hint-numberloor_down = Go down!
hint-numberloor_night = One of your night cards fits right now. You can take over the turn!
hint-numberloor_balloon = Another balloon would take you further.
hint-numberloor_for = With one of your balloons you can get to floor { $floor }.
hint-numberloor_begin_again = You can’t get there from here any more. Start again from your first card!
hint-numberloor_finish = You only have balloons left. Which one should be on top?
hint-numberloor_nothing = I can’t find anything that fits. Take two cards and look again.

## The text table

table-numberloor_open = Face up
table-numberloor_stars =
    { $count ->
        [one] 1 star
       *[other] { $count } stars
    }
table-numberloor_armed = still counts
table-numberloor_claimed = Played out of turn
prompt-numberloor_finish = { $name }, play all your balloons: the last one stays on top.
prompt-numberloor_finish_you = Now play all your balloons. The last one stays on top.
prompt-numberloor_asked = { $name }, someone has played a night card, but you come first: night and a number, or go on.
prompt-numberloor_asked_you = Someone has played a night card, but you come first. Night, or go on?
end-numberloor_stars =
    { $count ->
        [one] 1 star
       *[other] { $count } stars
    }

## The pack

cards-floors = Floors by day ({ $count })
cards-nights = Floors by night ({ $count })
cards-balloons = Balloons with a number ({ $count })
cards-specials = Special balloons ({ $count })

## How to say things. Most numbers here are on no card, so that they tell nothing about this game.

help-floor = a floor | 5   or with the jump: 3 + 2 = 5
help-round = round the house | 9 + 2 = 11, floor 1   and down: 11 - 3 = 8
help-same = the same number | 5 = 5
help-parity = odd and even | 6 is even
help-balloon = a balloon | balloon 2, balloon nearest, odd, even, skip
help-several = several cards | 5, 7, 9, balloon 3, 6, end my turn
help-stacks = two stacks | 5 on 4, or 5 on left
help-night = out of turn | night 8   (on a shared screen, put your name first)
help-take = take two | if nothing fits
help-pass = pass | after taking two, if you can’t or don’t want to play
help-pass_only = pass | if you can’t or don’t want to play: then you get two cards
help-stop = end my turn | once you’ve played a floor
help-go_on =
    go on | let the others play on
    { "." } | skip every chance for a night card until your turn

## The rules

rules-setup = SETTING UP. Shuffle floors and balloons together and deal { $cards } cards to each player; if someone has no floor, deal again. Turn up the first floor and the first balloon with a number, side by side. The rest is the pile. The youngest player starts.
rules-setup_beginners = SETTING UP. Shuffle the floors and deal { $cards } cards to each player. Turn up two more, side by side. The rest is the pile. The youngest player starts.
rules-aim = Collect stars: 5 for two or three players, 3 for four or five. When you’ve played all your cards, you get a star and six new cards.
rules-turn = YOUR TURN. A floor and a balloon are face up. Play floors as far away from the face-up floor as the balloon says, up or down; or the same number. Each floor you play is the start for the next. You can play any balloon before or after a floor. Play as many cards as you like, but at least one floor.
rules-round = ROUND THE HOUSE. Each card is two floors: 1 is also 11. Two floors up from 9 is 11, so play 1. Three floors down from 0 is 7, counting from 10.
rules-special = SPECIAL BALLOONS. Nearest: up to two floors up or down. Odd and even: any odd floor, any even floor. Skip: only the same number; and if it’s on top when your turn ends, the next player takes two cards and misses a turn.
rules-stuck = STUCK? If you can’t play, or don’t want to, take two cards and try again; then you can pass.
rules-last = THE LAST FLOOR. When you’ve played your last floor, play all your balloons too, in any order: that’s your star.
rules-night = NIGHT CARDS. If a night floor fits, you can play it when it’s not your turn, before someone’s first card or after any card. Then it’s your turn. You can’t interrupt a player who has only balloons left to play.
rules-beginners = YOUR TURN. Two cards are face up. Play cards with the same number, or the number next door, on either of them; 9 and 0 are neighbours. If you can’t, or don’t want to, pass and take two cards: that’s your turn.
rules-pile = EMPTY PILE. When the pile is empty, shuffle all but the two face-up cards to make a new one.

## Menus

game-numberloor = { -numberloor }
game-numberloor-about = Up and down the floors, for ages four and up

## The house rules

setting-stars_to_win = Stars to win
setting-hand_size = Cards in a hand, and after every star
setting-first_player = Who starts (usually the youngest)
setting-draw_only_when_stuck = You can only take two cards if nothing fits
setting-redraw_all_balloons = Swap a new hand that’s all balloons
setting-night_moments = A night card takes over the turn
setting-night_equal_number = With the same number, too
setting-night_priority = If there are several night cards
setting-night_single_card = If you take over, you play only that card
setting-equal_always = The same number fits on odd and even too
setting-skip_repeat = A skip card on top skips
setting-beginner_draw_after_partial = Take two cards after every turn that leaves you cards
setting-max_turns = The game ends after
matters-hand_size = Fewer cards make a quick round; with more cards you jump further in one turn.
matters-draw_only_when_stuck = Usually you may take two cards whenever you like. With this rule, only if nothing fits.
matters-equal_always = After an odd or even balloon, the number itself fits again as well.
matters-night_moments = A night card takes over the turn after any card, or only when a turn has ended: that is calmer.
matters-max_turns = If you have little time: after so many turns the game is over, and the most stars win.

## The page

level-numberloor-beginner = 4+ Next door
level-numberloor-intermediate = 6+ Balloons
level-numberloor-basic = 8+ Night cards
level-numberloor-house = All cards
choose-level = Which level?
choose-length = How long?
choose-length-short = Short: 1 star
choose-length-medium = Longer: 3 stars
choose-length-whole = Full game: 5 stars, or 3 with four or five players
choose-length-long = Very long: 7 stars
choose-part-balloons = Balloons (6+ and 8+)
choose-part-night = Night cards (8+)
choose-part-beginners = Beginners (4+)
choose-game_rules-about = How many cards you hold, who starts, and how long it lasts.
choose-part-balloons-about = Which floors a balloon opens, and when you may take two cards.
choose-part-night-about = When a night card takes over, and who comes first.
choose-part-beginners-about = What happens after a turn that leaves you cards.
level-beginner-about = Same number or next door. No reading.
level-intermediate-about = Balloons say how far: 1, 2 or 3
level-basic-about = All jumps, and night cards out of turn
player-greedy = Max, who plays as many as he can
guide-levels = Level

card-floor = floor { $text }
card-night = night floor { $text }
card-step = balloon { $text }
card-nearest = balloon nearest, up to { $text }
card-odd = balloon odd
card-even = balloon even
card-choice = balloon odd or even
card-skip = balloon skip
table-deck =
    { $count ->
        [one] 1 card in the pile
       *[other] { $count } cards in the pile
    }

word-floor = floor
word-night = night
word-balloon = balloon
word-nearest = nearest
word-odd = odd
word-even = even
word-is = is
word-skip = skip
word-choose = choose
word-on = on
word-left = left
word-right = right
word-take = take
word-two = two
word-pass = pass
word-stop = end my turn
word-go_on = go on
spoken-same = { $floor }, the same

sound-switch = Sounds and voice

guide-aim = Play all the cards in your hand: that’s a star. The first with enough stars wins.
guide-jump = A floor and a balloon are face up. The balloon tells you how many floors to go, up or down. Play the floor where you land, and say the sum.
guide-up_or_down = From 5, balloon 3 takes you to 8 or 2. And you can always play the same number, 5.
guide-chain = Play as many as you like, one after the other: each floor is the start for the next. You can put a balloon on the balloons at any time; it doesn’t have to match. But play at least one floor in every turn.
guide-round = The house goes round. Above 9 only the last digit counts: card 1 is also floor 11. At the bottom, think of ten more floors: three down from 0 is 7.
guide-specials = Special balloons
guide-nearest = Nearest: up to two floors up or down.
guide-odd = Odd: any odd floor, wherever you are. The same number fits too.
guide-even = Even: any even floor, wherever you are. 0 is even. The same number fits too.
guide-skip = Skip: only the same number fits. If it’s on top when your turn ends, the next player takes two cards and misses a turn.
guide-night_cards = Night cards
guide-night = If a night floor fits, you can play it when it’s not your turn: before someone’s first card, or after any card. Be quick: the first one counts! Then it’s your turn, and you play on. After someone takes two cards, wait for the next card or the next turn. You can’t interrupt a player who has only balloons left to play.
guide-the_end = Taking cards, and stars
guide-take_two = If you can’t play, or don’t want to, take two cards and look again. Then play, or pass. When the pile is empty, shuffle the cards under the face-up ones to make a new pile.
guide-last_floor = When you’ve played your last floor, play all your balloons too. You choose which one ends up on top.
guide-star = An empty hand is a star. Take six new cards, and it’s the next player’s turn.
guide-target = Two or three players need 5 stars; four or five players need 3.
guide-say = You find the card and you say the sum. The table only tells you whether it’s right.
guide-in_words = In words, for reading aloud
guide-tell = Listen: { $text }
first-next_door = Two cards are face up. Play a card with the same number, or the number next door. You can put 3, 4 or 5 on a 4. You can’t put a 7 there.
first-round = 9 and 0 are next door too.
first-more = Play as many cards as fit, one after the other.
first-pass = Nothing fits? Pass and take two cards. When the pile is empty, the cards under the face-up ones are shuffled again.
first-star = No cards left? You get a star and six new cards.
first-win = Five stars win, or three stars with four or five players. Then dance!
value-first_player-0 = seat 1
value-first_player-1 = seat 2
value-first_player-2 = seat 3
value-first_player-3 = seat 4
value-first_player-4 = seat 5
value-night_moments-any_card = after any card
value-night_moments-between_turns = only between turns
value-night_priority-first = the first one counts
value-night_priority-clockwise = the next one clockwise counts
value-skip_repeat-once = once
value-skip_repeat-each_played_turn = after each turn with cards
value-skip_repeat-always = after every turn
value-max_turns-0 = no limit
value-max_turns-100 = 100 turns
value-max_turns-200 = 200 turns
value-max_turns-500 = 500 turns
value-max_turns-1000 = 1000 turns
value-max_turns-2000 = 2000 turns

table-house = The house
table-open = Face-up cards
table-stars =
    { $count ->
        [one] 1 star out of { $target }
       *[other] { $count } stars out of { $target }
    }
house-open = The house with floors 0 to 9. Floor { $floor } is face up.
house-two_open = The house with floors 0 to 9. Floors { $floor } and { $other } are face up.
card-open = { $card }, face up
card-armed = someone will miss a turn
card-claimed = { $card }, played out of turn, waiting
strip-example = 3 + 2 = 5
strip-empty = Which way, and to which floor? Then ✓
strip-empty_parity = Odd, even or same? Which floor? Then ✓
strip-empty_balloons = Which balloon comes next? Then ✓
strip-typing = Whole sums: 9 + 2 = 11, 12 − 8 = 4. Or: 7 is odd, balloon 3, skip, take two, pass, end my turn.
strip-then_say = Say it with ✓ or Enter.
strip-blank_step = how far?
strip-blank_sum = makes what?
strip-blank_floor = which floor?
strip-entered_step = { $text } floors
strip-entered_sum = makes { $text }
strip-entered_floor = floor { $text }
strip-missing-nothing = Say which way and which floor, or choose a balloon.
strip-missing-way = Which way? Up, down, or the same number?
strip-missing-both = Say odd, even or the same number, and which floor; or choose a balloon.
strip-missing-kind = What kind of floor? Odd, even, or the same number?
strip-missing-step = How many floors?
strip-missing-sum = And what does that make?
strip-missing-floor = And which floor do you land on?
strip-missing-parity = Odd or even? Say which.
strip-missing-stack = On which face-up card?
told-word_pass = { $name } passes.
told-word_stop = { $name } ends the turn.
told-word_take = { $name } takes two cards.
lift-title = Lift
lift-__plus__ = up
lift-__minus__ = down
lift-__equals__ = same
lift-odd = odd
lift-even = even
out-take_two = Take two cards
out-pass = Pass
out-pass_beginner = Pass and take two cards
out-stop = End my turn
out-go_on = Go on
night-title = Night cards
night-call = Night!

look-you-cards =
    { $count ->
        [one] On turn { $turn } you could have played 1 floor.
       *[other] On turn { $turn } you could have played { $count } floors.
    }
look-name-cards =
    { $count ->
        [one] On turn { $turn } { $name } could have played 1 floor.
       *[other] On turn { $turn } { $name } could have played { $count } floors.
    }
look-found-cards =
    { $count ->
        [one] Yes! That’s it.
       *[other] Yes! That’s all { $count } floors.
    }
look-less-cards =
    { $count ->
        [one] That fits: 1 floor played. What next?
       *[other] That fits: { $count } floors played. What next?
    }
look-none = That doesn’t get you there. The cards are back where the turn started.

## On paper

paper-nearest = up to
paper-odd = odd
paper-even = even
paper-chosen =
    odd or
    even
paper-skip = skip
paper-stars = Stars to colour in
paper-how_many = Two or three players need { $many } stars, four or five need { $few }.

## A first game by doing: what to look for, never what is found

learn-next_door = Play a card that lives next door to one of the two on the table: one more, one less, or the same. Then play another, or tap the arrow.
learn-pass = Does nothing fit? Tap the two cards: you get two more, and it’s the next player’s turn.
learn-jump = The balloon says how many floors to jump. Start from the floor on the table, go up or down, and play the floor where you land.
learn-balloon = You can change the balloon first: play one of yours, then jump as far as that one says.
learn-free = Play as many floors as you can find. Stuck? Take two cards.
