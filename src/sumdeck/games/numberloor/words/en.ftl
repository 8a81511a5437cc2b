-numberloor = Numberloor

## Numberloor. For a child of four to eight and a grown-up alike: short words, no blame, never the answer.

## Numberloor says no

numberloor-seats = Two to five can play, and { $seats } would like to.
numberloor-no_such_first = Somebody is to begin who is not there: only { $seats } play. Choose another seat under the house rules.
numberloor-pack_too_small = This deck has { $cards } cards. The game needs at least { $needed }.
numberloor-too_few_floors = This deck has { $floors } floors. The game needs at least { $needed }.
numberloor-no_number_balloon = This deck has no balloon with a number, so nobody could begin.
numberloor-never_dealt = With this deck somebody is always left without a floor.
numberloor-not_your_turn = It is not your turn yet. Only a night card can be laid now.
numberloor-over = This game is over.
numberloor-not_in_hand = That card is not in your hand.
numberloor-does_not_fit = That card does not go there. It is back in your hand. Look again!
numberloor-no_such_stack = No such card lies open.
numberloor-which_stack = On which one? Choose the open card too.
numberloor-which_balloon = Which of your balloons? Say its number or its name, like this: balloon 3
numberloor-which_parity = Odd or even? Say which, when you lay this balloon.
numberloor-no_parity = That card has no choice of odd and even.
numberloor-no_floor_after = After that balloon none of your floors would fit, and a turn needs a floor.
numberloor-floor_first = You have laid a balloon. Now a floor must follow.
numberloor-balloons_left = Your last floor lies there! Now lay all your balloons, the one you like best on top.
numberloor-only_stop = At this table a night card is the whole turn. Stop now.
numberloor-too_late_to_take = Cards are taken first thing in a turn, and only once.
numberloor-can_play = At this table cards are taken only when nothing fits, and something does. Look again!
numberloor-take_first = First take two cards. If you still cannot play, or would rather not, pass.
numberloor-no_taking_here = If you cannot play, or would rather not, pass: that gives you two cards.
numberloor-say_stop = You have laid cards, so just stop.
numberloor-nothing_laid = You can stop once you have laid a floor.
numberloor-say_pass = At this table every turn ends with a pass.
numberloor-no_night_here = At this level everybody waits for their turn.
numberloor-not_a_night_card = Out of turn you can only lay a night card.
numberloor-not_now = Not just now. Night cards can be laid again after the next card, or in the next turn.
numberloor-protected = The last floor lies there: this turn can be finished in peace.
numberloor-night_equal = At this table the same number does not take the turn over.
numberloor-claim_first = A night card has been laid. Those who sit nearer are asked first.
numberloor-go_on_already = There is nothing to claim or to let pass just now.
numberloor-one_at_a_time = One card at a time, please.
numberloor-not_a_move = That is no jump in this house: go up with +, or down with −.
numberloor-not_from_here = The jump starts on the floor that lies open. Look again!
numberloor-not_this_step = The open balloon does not jump that far. Look again!
numberloor-wrong_floor = Not quite: “{ $said }”. Which card shows that floor? Try again!
numberloor-whole_sum = You are on the right floor! A ten is missing from your sum: say it with the ten.
numberloor-wrong_parity = “{ $said }” is not true. Try again!
numberloor-no_such_card = There is no card called { $said } in this game.

## What is unusual about a pack

numberloor-warn_blue = This pack does not have exactly 6 blue balloons to leave out. It can be played with all the same.
numberloor-warn_night = This pack has night floors that are not marked red. At this level they are floors like any other.
numberloor-warn_steps = This pack has steps above 3 that are not marked red.
numberloor-warn_redeals = This pack has so few floors that the cards will often have to be dealt again.

## How a game ended

numberloor-stars = All the stars are there: what a dance!
numberloor-standstill = Nobody could move any more, so the stars decide.
numberloor-turn_limit = That was the last turn, so the stars decide.

## What a move has brought

numberloor-taken_over = The turn of { $name } is taken over.
numberloor-star = A star for { $name }!
numberloor-skipped = { $name } takes two cards and is skipped.
numberloor-skipped_only = { $name } is skipped. There are no cards to take.
numberloor-new_pile = The pile was empty: the cards below the open ones are the new pile.

## Hints

hint-numberloor_jump = One of your floors is just the right jump away.
hint-numberloor_same = One of your floors shows the same number.
hint-numberloor_parity = Never mind where you are: only odd or even counts now, or the same number.
hint-numberloor_next_door = One of your cards lives on the same floor as an open card, or next door.
hint-numberloor_onto = Look at the open card { $floor }.
hint-numberloor_up = Go up!
hint-numberloor_down = Go down!
hint-numberloor_night = One of your night cards fits just now. You may take the turn!
hint-numberloor_balloon = Another balloon would take you further.
hint-numberloor_for = With one of your balloons you can get to floor { $floor }.
hint-numberloor_begin_again = From here it cannot be done any more. Begin again with your first card!
hint-numberloor_finish = Only balloons are left. Which one shall lie on top?
hint-numberloor_nothing = I find nothing that fits. Take two cards and look again.

## The text table

table-numberloor_open = Open
table-numberloor_stars =
    { $count ->
        [one] 1 star
       *[other] { $count } stars
    }
table-numberloor_armed = armed
table-numberloor_claimed = Laid out of turn
prompt-numberloor_finish = { $name }, lay all your balloons: the last one stays on top.
prompt-numberloor_finish_you = Now lay all your balloons. The last one stays on top.
prompt-numberloor_asked = { $name }, a night card was laid, and you come first: night and a number, or go on.
prompt-numberloor_asked_you = A night card was laid, and you come first. Night, or go on?
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
help-several = several cards | 5, 7, 9, balloon 3, 6, stop
help-stacks = two stacks (4+) | 5 on 4, or 5 on left
help-night = out of turn | night 8   (on a shared screen with your name before it)
help-words =
    take two | when nothing fits (4+: pass)
    pass | after taking two, when you cannot or will not play
    stop | when you have laid a floor and that is enough
    go on | to let others play on
    { "." } | to let every moment for a night card pass until your turn

## The rules

rules-setup = TO BEGIN. Shuffle floors and balloons together and deal { $cards } cards to each; if somebody has no floor, deal again. Open the first floor and the first balloon with a number, side by side. The rest is the pile. The youngest begins.
rules-setup_beginners = TO BEGIN. Shuffle the floors and deal { $cards } cards to each. Open two more, side by side. The rest is the pile. The youngest begins.
rules-aim = Collect stars: 5 if two or three play, 3 if four or five do. Whoever has laid all cards of the hand gets a star and six new cards.
rules-turn = YOUR TURN. A floor and a balloon lie open. Lay floors that are as far away from the open floor as the balloon says, up or down; or the same number. Each floor you lay is the open one for the next. Before or after a floor you may lay any balloon. Lay as many cards as you like, but one floor at least.
rules-round = ROUND THE HOUSE. Each card is two floors: 1 is also 11. From 9 two floors up is 11, so lay 1. From 0 three floors down is 7, counted from 10.
rules-special = SPECIAL BALLOONS. Nearest: up to two floors up or down. Odd and even: any odd, any even floor. Skip: only the same number, and if it lies on top when your turn ends, the next player takes two cards and is skipped.
rules-stuck = STUCK. If you cannot play, or would rather not, take two cards and try again; then you may pass.
rules-last = THE LAST FLOOR. If you have laid your last floor, lay all your balloons too, in any order: that is your star.
rules-night = NIGHT CARDS. A night floor that fits what lies open may be laid when it is not your turn, before somebody's first card or after any card. Then it is your turn. Only somebody who has nothing but balloons left to lay cannot be interrupted.
rules-beginners = YOUR TURN. Two cards lie open. Lay cards that show the same number, or the number next door, on either of them; 9 and 0 are neighbours. If you cannot or will not, say pass and take two cards: that is your turn.
rules-pile = EMPTY. When the pile is empty, all but the two open cards are shuffled and become the new pile.

## Menus

game-numberloor = { -numberloor }
game-numberloor-about = Up and down the floors, from four years on

## The house rules

setting-stars_to_win = Stars to win
setting-hand_size = Cards in a hand, and after every star
setting-first_player = Who begins (usually the youngest)
setting-draw_only_when_stuck = Taking two cards only when nothing fits
setting-redraw_all_balloons = A new hand of balloons alone is exchanged
setting-night_moments = A night card takes the turn over
setting-night_equal_number = With the same number, too
setting-night_priority = Of several night cards
setting-night_single_card = Whoever takes over lays that one card only
setting-equal_always = The same number fits under odd and even as well
setting-skip_repeat = A skip card on top skips
setting-beginner_draw_after_partial = Every turn that leaves cards ends with two more
setting-max_turns = The game ends after

## The page

level-numberloor-beginner = 4+ Next door
level-numberloor-intermediate = 6+ Balloons
level-numberloor-basic = 8+ Night cards
choose-level = Which level?
choose-length = How long?
choose-length-short = Short: 1 star
choose-length-medium = Longer: 3 stars
choose-length-whole = As in the rules: 5 stars, or 3 with four or five players
choose-length-long = Very long: 7 stars
choose-balloon_rules = Balloons (6+ and 8+)
choose-night_rules = Night cards (8+)
choose-beginner_rules = Beginners (4+)
level-beginner-about = Same number or next door. No reading.
level-intermediate-about = Balloons say how far: 1, 2 or 3
level-basic-about = All jumps, and night cards out of turn
player-random = Pip, who lays anything that fits
player-greedy = Max, who lays as many as he can
guide-levels = Level

card-floor = floor { $text }
card-night = night floor { $text }
card-step = balloon { $text }
card-nearest = balloon nearest, { $text } at most
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
word-stop = stop
word-go_on = go on
spoken-same = { $floor }, the same

sound-switch = Sounds and voice

guide-aim = Play all cards of your hand: that is a star. Whoever has enough stars wins.
guide-jump = A floor and a balloon lie open. The balloon says how many floors you go, up or down. Lay the floor where you land, and say the sum.
guide-up_or_down = From 5 with balloon 3 you reach 8 or 2. And the same number, 5, may be laid at any time.
guide-chain = Lay as many as you like, one after the other: each floor is the start for the next. A balloon goes on the balloons at any time, and nothing has to match. But at least one floor belongs to every turn.
guide-round = The house goes round. Above 9 only the last digit counts: 11 is shown by card 1. At the bottom think of ten floors more: from 0 three down is 7.
guide-specials = Special balloons
guide-nearest = Nearest: up to two floors up or down.
guide-odd = Odd: any odd floor, wherever you are. The same number fits too.
guide-even = Even: any even floor, wherever you are. 0 is even. The same number fits too.
guide-skip = Skip: only the same number fits. If it lies on top when your turn ends, the next player takes two cards and is skipped.
guide-night_cards = Night cards
guide-night = A night floor that fits may be laid when it is not your turn: before somebody’s first card, or after any card. Be quick: the first one counts! Then it is your turn, and you go on. After somebody has taken two cards, wait for the next card or the next turn. Only somebody who has nothing but balloons left to lay plays on in peace.
guide-the_end = Taking cards, and stars
guide-take_two = If you cannot play, or would rather not, take two cards and look again. Then play, or pass. When the pile is empty, the cards below the open ones are shuffled and are the new pile.
guide-last_floor = When your last floor lies there, lay all your balloons as well. You choose which one ends on top.
guide-star = An empty hand is a star. Take six new cards; the next player goes on.
guide-target = Two or three players need 5 stars, four or five players 3.
guide-say = You find the card, and you say the sum. The table only tells you whether it is true.
guide-in_words = In words, for reading aloud
guide-tell = Listen: { $text }
first-next_door = Two cards lie open. Lay a card with the same number, or the number next door. On a 4 go 3, 4 and 5. A 7 does not.
first-round = 9 and 0 are next door, too.
first-more = Lay as many cards as fit, one after the other.
first-pass = Nothing fits? Then pass and take two cards. When the pile is empty, the cards below the open ones are shuffled again.
first-star = All your cards are gone? You get a star, and six new cards.
first-win = Five stars win, or three stars if four or five play. Now dance!
value-first_player-0 = seat 1
value-first_player-1 = seat 2
value-first_player-2 = seat 3
value-first_player-3 = seat 4
value-first_player-4 = seat 5
value-night_moments-any_card = after any card
value-night_moments-between_turns = between turns only
value-night_priority-first = the first one said counts
value-night_priority-clockwise = the nearest one clockwise counts
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
table-open = Open cards
table-stars =
    { $count ->
        [one] 1 star of { $target }
       *[other] { $count } stars of { $target }
    }
house-open = The house with its floors from 0 to 9. Floor { $floor } is open.
house-two_open = The house with its floors from 0 to 9. Floors { $floor } and { $other } are open.
card-open = { $card }, open
card-armed = will skip somebody
card-claimed = { $card }, laid out of turn, waits
strip-example = 3 + 2 = 5
strip-empty = Which way, and to which floor? Then ✓
strip-empty_parity = Odd, even or the same number, and which floor? Then ✓
strip-empty_balloons = Which balloon comes next? Then ✓
strip-typing = Whole sums: 9 + 2 = 11, 12 − 8 = 4. Or: 7 is odd, balloon 3, skip, take two, pass, stop.
strip-then_say = Say it with ✓ or Enter.
strip-blank_step = how far?
strip-blank_sum = makes what?
strip-blank_floor = which floor?
strip-entered_step = { $text } floors
strip-entered_sum = makes { $text }
strip-entered_floor = floor { $text }
strip-missing-nothing = Say which way and to which floor, or choose a balloon.
strip-missing-way = Which way does it go? Up, down, or the same number?
strip-missing-both = Say odd, even or the same number, and which floor; or choose a balloon.
strip-missing-kind = What is that floor? Odd, even, or the same number?
strip-missing-step = How many floors?
strip-missing-sum = And what does that make?
strip-missing-floor = And on which floor do you land?
strip-missing-parity = Odd or even? Say which.
strip-missing-stack = On which open card?
lift-title = Lift
lift-__plus__ = up
lift-__minus__ = down
lift-__equals__ = same
lift-odd = odd
lift-even = even
out-take_two = Take two cards
out-pass = Pass
out-pass_beginner = Pass, and take two cards
out-stop = Stop
out-go_on = Go on
night-title = Night cards
night-call = Night!

look-you-cards =
    { $count ->
        [one] In turn { $turn } you could have laid 1 floor.
       *[other] In turn { $turn } you could have laid { $count } floors.
    }
look-name-cards =
    { $count ->
        [one] In turn { $turn } { $name } could have laid 1 floor.
       *[other] In turn { $turn } { $name } could have laid { $count } floors.
    }
look-found-cards =
    { $count ->
        [one] Yes! There it lies.
       *[other] Yes! All { $count } floors lie there.
    }
look-less-cards =
    { $count ->
        [one] That fits: 1 floor lies there. And the next?
       *[other] That fits: { $count } floors lie there. And the next?
    }
look-none = That does not lead there. Everything lies as it was when the turn began.

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
