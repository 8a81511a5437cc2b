-formula = Formula

## English, for Formula. For a child of eight and a grown-up alike: short words, no blame, never the answer.

## Formula says no

formula-too_many_seats = This game is for { $most } at the most, and { $seats } would like to sit down.
formula-too_few_seats = This game needs at least { $fewest } players.
formula-pack_too_small = This pack has { $cards } cards. The game needs at least { $needed }.
formula-no_symbols = This pack has none of the symbols that this table plays with.
formula-warn_small = This pack is only just large enough for so many players: the stock will often be used up.
formula-warn_symbols = This table has neither + nor ×, so there will be few formulas to find.
formula-no_start = With this pack no two cards would have an answer, so no round could begin.
formula-not_your_turn = It is not your turn yet.
formula-over = This game is over.
formula-no_new_card = At least one card of your own must be in it. Changing only the symbol is not a turn.
formula-too_many_cards = That lays { $laid } new cards, and a turn has at most { $most }.
formula-not_in_hand = You would need one more { $card } for that than you have. (A joker is said as J7.)
formula-card_moved = A { $card } lies on the table, but in another number. Cards on the table stay where they are.
formula-not_there = There is no { $card } in that place on the table. What comes from your hand goes in brackets, like [7].
formula-taken_away = A card on the table would have to go, and nothing covers it. Cover it, or keep it.
formula-squeezed_in = A new card cannot be pushed in between two cards that stay. Lay it on a card, or at an end.
formula-extend_right = At this table a number grows at its right end only.
formula-only_the_answer = For the first formula the two cards stay as they are: choose a symbol and lay the answer.
formula-answer_too_long = The first answer has at most { $most } of your cards.
formula-number_too_long = A number has at most { $most } cards.
formula-leading_zero = A number of several cards does not begin with 0.
formula-same_formula = That formula lies there already. Make a new one.
formula-zero_must_go = Times 0 lies there, and that must go completely: no card of it may stay.
formula-reuse = At this table every formula uses a card that lies there. Keep at least one.
formula-no_such_symbol = At this table we play with { $known }.
formula-below_zero = There are no numbers below 0 here.
formula-by_zero = Nothing can be divided by 0.
formula-not_true = Not quite: that is not true. Try again!
formula-joker_keeps_digit = The joker on the table stays a { $digit }.
formula-which_digit = Which digit is your joker? Say it like this: J7
formula-no_such_card = There is no such card.
formula-no_second_draw = You have drawn a card. Lay a formula now, or pass.
formula-must_play = At this table you must play when you can, and there is a formula. Look again!
formula-no_pass = If you find no formula, draw a card.
formula-no_penalty = At this table a wrong formula costs nothing: just try again.
formula-not_a_formula = A formula is a number, a symbol, a number, = and the answer: 20 + 30 = 50
formula-unclear = That can be laid in more than one way: { $ways }. Say the one you mean; what is in brackets comes from your hand.

## How a game ended

formula-out = The last card of a hand is laid. Well played, everybody!
formula-standstill = Nobody can play or draw any more. Fewest cards win.
formula-turn_limit = This round has gone on long enough. Fewest cards win.
formula-match = Most rounds win the match. Well played!
formula-points = 250 points: the game is won!
formula-round_limit = That was the last round. Most points win.

## What a move has brought

formula-is_out = { $name } has no card left: place { $place }.
formula-five = The answer is { $answer }, of the five times table. A card for { $name }.
formula-shuffled = The stock was empty: the covered cards are the new stock.
formula-no_extra_card = Too few cards for an extra one each: in this round nobody gets one.
formula-round = Round { $round } goes to { $name }.

## Hints: one small step at a time

hint-formula_first = You can complete the formula. The answer takes this many of your cards: { $cards }
hint-formula_lay =
    { $count ->
        [one] There is a formula with 1 card of yours.
       *[other] There is a formula with { $count } cards of yours.
    }
hint-formula_draw = I would draw a card here.
hint-formula_symbol = The symbol is { $symbol }.
hint-formula_keep = Keep { $card } on the table.
hint-formula_cover = Nothing on the table has to stay.

## The table in the terminal

table-formula = The formula
table-formula_symbols =
    { $count ->
        [one] And one symbol, which lies there for everybody: { $symbols }
       *[other] And { $count } symbols, which lie there for everybody: { $symbols }
    }
table-formula_stock = stock { $stock }, covered { $covered }
prompt-formula_first = { $name }, complete the formula: a symbol and the answer.
prompt-formula_first_you = Complete the formula: a symbol and the answer.
prompt-formula_drawn = { $name }, you have drawn a card. A formula, or pass.
prompt-formula_drawn_you = You have drawn a card. Lay a formula now, or pass.
end-formula_points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
end-formula_rounds =
    { $count ->
        [one] 1 round won
       *[other] { $count } rounds won
    }
end-formula_left =
    { $count ->
        [one] 1 card left
       *[other] { $count } cards left
    }

## The pack

cards-digits = Digits ({ $count })
cards-jokers = Jokers ({ $count })

## How to say things

help-lay = lay a formula | 20 x 30 = 600   (the whole formula, as it lies when you are done)
help-mark = mark new cards | 2[0] x [3]0 = [6]00   (only where I ask: what is in brackets comes from your hand)
help-joker = a joker | 20 + J30 = 50   (J and the digit it stands for)
help-draw = draw | draw   (if you find nothing)
help-pass = pass | pass   (after drawing)

## The rules of a level

rules-setup = TO BEGIN. The symbols lie open for everybody. Shuffle all other cards and deal { $cards } to each; the rest is the stock. Turn up two, with = to their right. Whoever sits left of the dealer begins.
rules-aim = Be the first to have no cards left.
rules-aim_points = Be the first with 250 points. Every answer you make is points for you.
rules-first = THE FIRST FORMULA. Two cards lie on the table. Choose a symbol and lay the answer from your hand, with one card or two.
rules-turn = YOUR TURN. Change the formula with at most { $most } cards of your hand, so that it is true again. Lay cards on top of others or next to them; change the symbol if you like. Cards you do not cover stay where they are, and none may be taken away.
rules-numbers = NUMBERS have at most { $most } cards and do not begin with 0. One card may cover a whole number.
rules-zero = TIMES 0. A formula with × 0 or 0 × must be replaced completely.
rules-joker = JOKERS are any digit you say, and keep it while they lie there.
rules-draw = DRAW a card if you find no formula; then it is the next player's turn. When the stock is empty, the cards under the formula are shuffled.
rules-must_reuse = HARDER. At least one card on the table must stay in every formula.
rules-five_draw = FIVES. If your answer is in the five times table, everybody else draws a card.
rules-times_divide_only = ONLY × AND ÷ are played with.
rules-play_on = PLAY ON. When somebody is out, the others go on until only one has cards left, who takes the last place.
rules-play_on_literal = PLAY ON. When somebody is out, the others go on until everybody is out.
rules-end = THE END. Who lays the last card wins the round.
rules-end_points = POINTS. When somebody is out the round ends: 10 points for that player; the others lose the digits left in their hands, and 25 for a joker.

## Menus and the command line

game-formula = Formula
game-formula-about = One equation on the table, changed card by card

## The house rules

setting-hand_size = Cards at the start
setting-cards_per_turn = Cards in a turn, at most
setting-max_number_cards = Cards in a number, at most
setting-leading_zeros = Numbers may begin with 0
setting-extend = Numbers grow
setting-insert_between = A card may be pushed in between two others
setting-table_cards = Cards on the table
setting-first_answer_max = Cards in the first answer, at most
setting-allow_same_formula = The same formula may be laid again
setting-must_play_if_able = Who can make a formula must
setting-play_after_draw = Who draws may still lay a formula
setting-zero_quotient_lock = 0 ÷ a number must go completely too
setting-wrong_formula = After a wrong formula
setting-must_reuse = Each formula keeps a card of the table
setting-winner_extra_card = Who wins a round gets a card more in the next
setting-play_on = When somebody is out
setting-five_draw = Answers divisible by 5 make the others draw
setting-zero_is_multiple_of_five = 0 counts as divisible by 5
setting-times_divide_only = Only × and ÷, four cards a turn
setting-points_game = Play for points, to 250
setting-rounds = Rounds in a match
setting-max_turns = A round ends after

## The page

level-formula-base = The basic game
level-formula-harder = One card stays
level-formula-five--draw = Beware of fives
level-formula-times--divide = Only × and ÷
level-formula-everybody = Everybody plays on
level-formula-points = For points
level-formula-full = All cards
choose-level = Which way to play?
choose-rounds = How many rounds?
choose-rounds-1 = One round
choose-rounds-2 = 2 rounds
choose-rounds-3 = 3 rounds
choose-rounds-5 = 5 rounds
choose-rounds-10 = 10 rounds
choose-variations = Variations
choose-laying = Laying cards
choose-turns = Drawing, trying, ending
level-base-about = Get rid of your cards first
level-harder-about = Each formula keeps a card of the table
level-five--draw-about = Answers like 5, 10, 15 make the others draw
level-times--divide-about = No + and −, but four cards a turn
level-everybody-about = Until only one has cards
level-points-about = Answers are points: first to 250
house-clock_at_zero-discard = a card is drawn
told-clock_discard = { $name }’s time is up. A card is drawn.
player-greedy = Max, who lays the most

card-wild = joker
spoken-joker = joker { $digit }
spoken-with_joker = { $number } with joker { $digit }
strip-example = 20 + 30 = 50
strip-empty = Lay your cards on the formula or next to it. A tap slips a card under.
strip-first = Choose a symbol and lay the answer.
strip-missing-nothing = Lay a card of your hand on the formula, or next to it.
strip-missing-card = Choose a card of your hand first.
strip-missing-symbol = Which symbol?
strip-missing-number = A number is still missing.
strip-missing-joker = Which digit is the joker?
strip-first_back_draw = Your cards lie on the formula. Say it, or take them back before you draw.
strip-first_back_pass = Your cards lie on the formula. Say it, or take them back before you pass.
told-word_draw = { $name } draws a card.
told-word_pass = { $name } passes.
word-draw = draw
word-pass = pass
word-wrong = wrong

area-left = left number
area-right = right number
area-answer = answer
card-joker = joker as { $digit }
card-in = { $card }, { $area }
card-new = { $card }, new, { $area }
card-new_over = { $card }, new, on { $over }, { $area }
card-under = { $card }, under the others: back to the top
spot-empty = place for the { $area }
spot-before = before the { $area }
spot-behind = behind the { $area }
spot-between = between the cards of the { $area }
symbol-title = Symbols
symbol-one = symbol
symbol-none = no symbol yet
symbol-equals = makes
joker-title = Which digit is the joker?
joker-named = joker as { $digit }: change it
joker-unnamed = joker: which digit?
covered-look =
    { $count ->
        [one] Look under the formula: 1 card
       *[other] Look under the formula: { $count } cards
    }
covered-title = Under the formula
covered-about = These cards are covered. When the deck is empty, they are shuffled.
place-draw = Draw a card
place-pass = Pass
round-of = Round { $round } of { $rounds }
round-points = Round { $round }, until somebody has 250 points
table-joker = ★ marks a joker.
table-nothing = nothing
table-out = out, place { $place }
sheet-round = Round
sheet-won = won
sheet-total = Together
sheet-empty = No round is over yet.

guide-levels = Way to play
guide-becomes = { $before } becomes { $after }
guide-aim = Lay your cards. Who has none left first, wins.
guide-aim_points = Make formulas with large answers. Who has 250 points first, wins.
guide-say = You say the whole formula. The table only tells you whether it is true.
guide-special = What is special here
guide-the_turn = Your turn
guide-first = The first formula: two cards lie there. Choose a symbol and lay the answer, with one card or two. The two cards stay as they are. If one is a joker, you say its digit.
guide-turn = Change the formula with one, two or three of your cards, so that it is true again. Lay them on top of cards, or next to them. Another symbol costs nothing. Cards that you do not cover stay where they are.
guide-turn_four = Change the formula with one to four of your cards, so that it is true again. Lay them on top of cards, or next to them. Another symbol costs nothing. Cards that you do not cover stay where they are.
guide-one = One new card: the others stay.
guide-two = Two new cards.
guide-three = Three new cards.
guide-beside = Next to a card: the 4 stays, and becomes 40.
guide-numbers = Numbers of two or three cards do not begin with 0. You may cover one of their cards …
guide-away = … or all of them with one card: lay it on one, then tap the other, and it slips under. But nothing is taken away: for a 1 where 10 lies, you need a new 1.
guide-zero = Times 0 must go completely: every card of it is covered.
guide-joker = A joker is any digit you say. It stays that digit while it lies there. It is written with a star: 8★.
guide-limits = The formula that lies there is not laid again. No answer is below 0, and nothing is left over when you divide.
guide-draw = You find nothing? Draw a card. Then it is the next player’s turn. If the stock is empty, the covered cards are shuffled.
guide-the_end = The end
guide-end = Whoever lays the last card wins the round. In a match of several rounds, most rounds win; another player begins each time.
guide-extra = If you like: whoever wins a round gets one card more in the next.
guide-harder = A card of the table must stay in every formula, here the 4. Only times 0 still goes completely.
guide-five--draw = Is your answer 0, 5, 10, 15 and so on? Then everybody else draws a card.
guide-times--divide = There is no + and no −. But in a turn you may lay four cards.
guide-everybody = Is somebody out? The others play on until only one has cards. Places go in that order.
guide-points = Every answer is points for whoever makes it: 40 for this one.
guide-points_end = When somebody is out, the round is over. That player gets 10 points more. Everybody else loses the digits left in the hand, and 25 for a joker.
guide-points_goal = Play rounds until somebody has 250 points. Most points win.
guide-house = House rules, if you like
guide-right = Numbers grow at their right end only.
guide-between = A card may be pushed in between two others.
guide-rearrange = Cards of the table may move to another number. A place that you choose takes the card that you tap then, one from under the formula too.
value-play_on-off = the round is over
value-play_on-ranking = the others play on until one is left
value-play_on-literal = the others play on until all are out
value-extend-both = at both ends
value-extend-right = at the right end only
value-table_cards-stay = stay in their number
value-table_cards-rearrange = may move to another number
value-wrong_formula-retry = you try again
value-wrong_formula-draw = you draw a card
value-max_turns-0 = no limit
value-max_turns-100 = 100 turns
value-max_turns-200 = 200 turns
value-max_turns-500 = 500 turns
value-max_turns-1000 = 1000 turns
value-max_turns-2000 = 2000 turns

look-you-cards =
    { $count ->
        [one] In turn { $turn } you could have laid 1 card.
       *[other] In turn { $turn } you could have laid { $count } cards.
    }
look-name-cards =
    { $count ->
        [one] In turn { $turn } { $name } could have laid 1 card.
       *[other] In turn { $turn } { $name } could have laid { $count } cards.
    }
look-found-cards =
    { $count ->
        [one] Yes! That lays 1 card.
       *[other] Yes! That lays { $count } cards.
    }
look-less-cards =
    { $count ->
        [one] That is true, and lays 1 card. There is more to find.
       *[other] That is true, and lays { $count } cards. There is more to find.
    }
look-none = That is allowed, but it lays no card. Look for a formula!

## On paper

paper-rounds = Who wins the round?
paper-round = Round
paper-won = won
paper-tick = A tick for whoever lays the last card. Most rounds win.
paper-points = The points game
paper-answers = answers, added up
paper-first_out = first without cards: +{ $points }
paper-left = left in hand (joker −{ $joker })
paper-goal = Rounds go on until somebody has { $points } at the end of one. Most points win.
