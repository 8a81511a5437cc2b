-formula = Formula

## English, for Formula. For a child of eight and a grown-up alike: short words, no blame, never the answer.

## Formula says no

formula-too_many_seats = This game is for up to { $most } players, but { $seats } want to play.
formula-too_few_seats = This game needs at least { $fewest } players.
formula-pack_too_small = This pack has { $cards } cards. The game needs at least { $needed }.
formula-no_symbols = This pack has none of the symbols that this table plays with.
formula-warn_small = This pack is only just big enough for that many players: the stock will often run out.
formula-warn_symbols = This table has no + and no ×, so there will be few formulas to find.
formula-no_start = No two cards in this pack have an answer, so a round could never start.
formula-not_your_turn = It’s not your turn yet.
formula-over = This game is over.
formula-no_new_card = You must play at least one of your own cards. Changing only the symbol isn’t a turn.
formula-too_many_cards = That’s { $laid } new cards, but you can play at most { $most } in a turn.
formula-not_in_hand = You need one more { $card } than you have. (Say a joker like this: J7.)
formula-card_moved = There’s a { $card } on the table, but in another number. Cards on the table stay where they are.
formula-not_there = There is no { $card } in that place on the table. What comes from your hand goes in brackets, like [7].
formula-taken_away = A card on the table would have to go, but nothing covers it. Cover it, or keep it.
formula-squeezed_in = You can’t push a new card in between two cards that stay. Put it on a card, or at one end.
formula-extend_right = At this table a number can only grow on the right.
formula-only_the_answer = In the first formula the two cards stay as they are: choose a symbol and play the answer.
formula-answer_too_long = You can use at most { $most } of your cards for the first answer.
formula-number_too_long = A number has at most { $most } cards.
formula-leading_zero = A number with several cards can’t begin with 0.
formula-same_formula = That formula is already on the table. Make a new one.
formula-zero_must_go = A × 0 formula must be replaced completely: none of its cards can stay.
formula-reuse = At this table every formula must keep a card that’s already on the table. Keep at least one.
formula-no_such_symbol = At this table we play with { $known }.
formula-below_zero = No numbers below 0 here.
formula-by_zero = You can’t divide by 0.
formula-not_true = Not quite: that isn’t true. Try again!
formula-joker_keeps_digit = The joker on the table stays a { $digit }.
formula-which_digit = Which digit is your joker? Say it like this: J7
formula-no_such_card = There’s no such card.
formula-no_second_draw = You’ve drawn a card. Play a formula now, or pass.
formula-must_play = At this table you must play if you can, and there is a formula. Look again!
formula-no_pass = If you can’t find a formula, draw a card.
formula-no_penalty = At this table a wrong formula costs nothing: just try again.
formula-not_a_formula = A formula is a number, a symbol, a number, = and the answer: 20 + 30 = 50
formula-unclear = You can play that in more than one way. Which one do you mean?

## How a game ended

formula-out = Someone has played their last card. Well played, everyone!
formula-standstill = Nobody can play or draw any more. Fewest cards wins.
formula-turn_limit = This round has gone on long enough. Fewest cards wins.
formula-match = Most rounds wins the match. Well played!
formula-points = 250 points: the game is won!
formula-round_limit = That was the last round. Most points wins.

## What a move has brought

formula-is_out = { $name } has no cards left: place { $place }.
formula-five = The answer is { $answer }, in the five times table. { $name } must draw a card.
formula-shuffled = The stock was empty: the covered cards are the new stock.
formula-no_extra_card = There aren’t enough cards for an extra one each, so nobody gets one this round.
formula-round = { $name } wins round { $round }.

## Hints: one small step at a time

hint-formula_first = You can complete the formula. The answer uses this many of your cards: { $cards }
hint-formula_lay =
    { $count ->
        [one] There’s a formula with 1 of your cards.
       *[other] There’s a formula with { $count } of your cards.
    }
hint-formula_draw = I would draw a card here.
hint-formula_symbol = The symbol is { $symbol }.
hint-formula_keep = Keep { $card } on the table.
hint-formula_cover = You don’t have to keep any card on the table.

## The table in the terminal

table-formula = The formula
table-formula_symbols =
    { $count ->
        [one] And one symbol for everyone to use: { $symbols }
       *[other] And { $count } symbols for everyone to use: { $symbols }
    }
table-formula_stock = stock { $stock }, covered { $covered }
prompt-formula_first = { $name }, complete the formula: a symbol and the answer.
prompt-formula_first_you = Complete the formula: a symbol and the answer.
prompt-formula_drawn = { $name }, you’ve drawn a card. Play a formula now, or pass.
prompt-formula_drawn_you = You’ve drawn a card. Play a formula now, or pass.
prompt-formula_way = with your { $card }
prompt-formula_number = Type the number.
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

help-lay = play a formula | 20 x 30 = 600   (the whole formula, as it will look on the table)
help-mark = mark new cards | 2[0] x [3]0 = [6]00   (only if I ask: the cards in brackets come from your hand)
help-joker = a joker | 20 + J30 = 50   (J and the digit it stands for)
help-draw = draw | draw   (if you can’t find a formula)
help-pass = pass | pass   (after drawing)

## The rules of a level

rules-setup = SETTING UP. Put out the symbols for everyone. Shuffle all the other cards and deal { $cards } to each player; the rest is the stock. Turn up two, with = on their right. The player on the dealer’s left starts.
rules-aim = Be the first to have no cards left.
rules-aim_points = Be the first to 250 points. You score every answer you make.
rules-first = THE FIRST FORMULA. There are two cards on the table. Choose a symbol and play the answer from your hand, using one or two cards.
rules-turn = YOUR TURN. Change the formula with up to { $most } cards from your hand, so that it’s true again. Put cards on top of others or next to them; change the symbol if you like. Cards you don’t cover stay where they are, and you can’t take any away.
rules-numbers = NUMBERS have at most { $most } cards and don’t begin with 0. One card can cover a whole number.
rules-zero = TIMES 0. A × 0 or 0 × formula must be replaced completely.
rules-joker = JOKERS are any digit you say, and stay that digit for as long as they’re on the table.
rules-draw = DRAW a card if you can’t find a formula; then it’s the next player’s turn. When the stock is empty, shuffle the cards under the formula.
rules-must_reuse = HARDER. Every formula must keep at least one card from the table.
rules-five_draw = FIVES. If your answer is in the five times table, everyone else draws a card.
rules-times_divide_only = ONLY × AND ÷. There’s no + and no −.
rules-play_on = PLAY ON. When someone is out, the others play on until only one player has cards left, and comes last.
rules-play_on_literal = PLAY ON. When someone is out, the others play on until everyone is out.
rules-end = THE END. Whoever plays their last card first wins the round.
rules-end_points = POINTS. When someone is out, the round ends: that player scores 10 points; the others lose the digits left in their hands, and 25 for a joker.

## Menus and the command line

game-formula = Formula
game-formula-about = One equation on the table, changed card by card

## The house rules

setting-hand_size = Cards at the start
setting-cards_per_turn = Cards in a turn, at most
setting-max_number_cards = Cards in a number, at most
setting-leading_zeros = Numbers can begin with 0
setting-extend = Numbers grow
setting-insert_between = You can push a card in between two others
setting-table_cards = Cards on the table
setting-first_answer_max = Cards in the first answer, at most
setting-allow_same_formula = You can play the same formula again
setting-must_play_if_able = You must play a formula if you can
setting-play_after_draw = You can still play a formula after drawing
setting-zero_quotient_lock = 0 ÷ a number must be replaced completely too
setting-wrong_formula = After a wrong formula
setting-must_reuse = Each formula keeps a card from the table
setting-winner_extra_card = A round’s winner starts the next with an extra card
setting-play_on = When someone is out
setting-five_draw = If the answer is a multiple of 5, the others draw
setting-zero_is_multiple_of_five = 0 counts as a multiple of 5
setting-times_divide_only = Only × and ÷, four cards per turn
setting-points_game = Play for points, to 250
setting-rounds = Rounds in a match
setting-max_turns = A round ends after
matters-hand_size = Fewer cards make a short round; with more cards you play longer formulas.
matters-points_game = Usually you play to get rid of your cards. For points, every answer counts: the bigger, the better.
matters-times_divide_only = For those who know their tables: no + and no −, and up to four cards in a turn.
matters-five_draw = Make 10, 15, 20 … and everyone else draws a card.
matters-must_reuse = Harder: you can’t cover everything, and have to reckon with a number that is there.

## The page

level-formula-base = The basic game
level-formula-harder = One card stays
level-formula-five--draw = Beware of fives
level-formula-times--divide = Only × and ÷
level-formula-everybody = Everyone plays on
level-formula-points = For points
level-formula-full = All cards
choose-level = Which version?
choose-rounds = How many rounds?
choose-rounds-1 = One round
choose-rounds-2 = 2 rounds
choose-rounds-3 = 3 rounds
choose-rounds-5 = 5 rounds
choose-rounds-10 = 10 rounds
choose-part-variations = Variations
choose-part-laying = Playing cards
choose-part-turns = Drawing, mistakes and the end
choose-part-variations-about = Each of these makes another game of it.
choose-part-laying-about = How long numbers may get, and where a card may go.
choose-part-turns-about = When you draw, what a wrong formula costs, and when a round is over.
level-base-about = Be first to get rid of your cards
level-harder-about = Each formula keeps a card from the table
level-five--draw-about = Answers like 5, 10, 15 make the others draw
level-times--divide-about = No + and −, but four cards per turn
level-everybody-about = Until only one player has cards
level-points-about = Answers score points: first to 250
player-greedy = Max, who plays the most cards

card-wild = joker
spoken-joker = joker { $digit }
spoken-with_joker = { $number } with joker { $digit }
strip-example = 20 + 30 = 50
strip-empty = Add your cards. To leave out a table card, tap it.
strip-zero = Times 0: cover every card, none of them can stay.
strip-first = Choose a symbol and play the answer.
strip-missing-nothing = Put a card from your hand on the formula, or next to it.
strip-missing-card = Choose a card from your hand first.
strip-missing-symbol = Which symbol?
strip-missing-number = A number is still missing.
strip-missing-joker = Which digit is the joker?
strip-first_back_draw = Your cards are on the formula. Say it, or take them back before you draw.
strip-first_back_pass = Your cards are on the formula. Say it, or take them back before you pass.
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
card-under = { $card }, underneath: put it back on top
spot-empty = space for the { $area }
spot-before = before the { $area }
spot-behind = after the { $area }
spot-between = between the cards in the { $area }
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
covered-about = These cards are covered. When the stock is empty, they are shuffled.
place-draw = Draw a card
place-pass = Pass
round-of = Round { $round } of { $rounds }
round-points = Round { $round }, until someone has 250 points
round-points_won = { $points } points
table-joker = ★ means a joker.
table-nothing = nothing
table-out = out, place { $place }
sheet-round = Round
sheet-won = won
sheet-total = Total
sheet-empty = No round has finished yet.

guide-levels = Version
guide-becomes = { $before } becomes { $after }
guide-aim = Play your cards. First to play all their cards wins.
guide-aim_points = Make formulas with big answers. First to 250 points wins.
guide-say = You say the whole formula. The table only tells you whether it’s right.
guide-special = What’s special here
guide-the_turn = Your turn
guide-first = The first formula: there are two cards on the table. Choose a symbol and play the answer, using one or two cards. The two cards stay as they are. If one is a joker, you say its digit.
guide-turn = Change the formula with one, two or three of your cards, so that it’s true again. Put them on top of cards or next to them. You can change the symbol for free. Cards you don’t cover stay where they are.
guide-turn_four = Change the formula with one to four of your cards, so that it’s true again. Put them on top of cards or next to them. You can change the symbol for free. Cards you don’t cover stay where they are.
guide-one = One new card: the others stay.
guide-two = Two new cards.
guide-three = Three new cards.
guide-beside = Next to a card: the 4 stays, and becomes 40.
guide-numbers = Numbers with two or three cards don’t begin with 0. You can cover one of their cards …
guide-away = … or all of them with one card: put it on one, then tap the other, and it goes underneath. But you can’t take a card away: to get 1 from 10, you need a new 1.
guide-zero = A × 0 formula must be replaced completely: cover every card.
guide-joker = A joker is any digit you say. It stays that digit for as long as it’s on the table. We write it with a star: 8★.
guide-limits = You can’t play the formula that’s already there. No answer is below 0, and it must divide exactly.
guide-draw = Can’t find anything? Draw a card. Then it’s the next player’s turn. If the stock is empty, the covered cards are shuffled.
guide-the_end = The end
guide-end = First to play all their cards wins the round. In a match of several rounds, most rounds wins; someone else starts each time.
guide-extra = If you like, a round’s winner starts the next with an extra card.
guide-harder = Every formula must keep a card from the table, here the 4. But a × 0 formula must still be replaced completely.
guide-five--draw = Is your answer 0, 5, 10, 15 and so on? Then everyone else draws a card.
guide-times--divide = There’s no + and no −. But you can play four cards in a turn.
guide-everybody = Is someone out? The others play on until only one player has cards. That’s the order of the places.
guide-points = You score every answer you make: 40 for this one.
guide-points_end = When someone is out, the round is over. That player scores 10 more points. Everyone else loses the digits left in their hand, and 25 for a joker.
guide-points_goal = Play rounds until someone has 250 points. Most points wins.
guide-house = House rules, if you like
guide-right = Numbers can only grow on the right.
guide-between = You can push a card in between two others.
guide-rearrange = You can move cards on the table to another number. Choose a place, then tap the card to put there, even one from under the formula.
value-play_on-off = the round is over
value-play_on-ranking = the others play on until one is left
value-play_on-literal = the others play on until everyone is out
value-extend-both = at both ends
value-extend-right = only on the right
value-table_cards-stay = stay in their number
value-table_cards-rearrange = can move to another number
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
        [one] On turn { $turn } you could have played 1 card.
       *[other] On turn { $turn } you could have played { $count } cards.
    }
look-name-cards =
    { $count ->
        [one] On turn { $turn } { $name } could have played 1 card.
       *[other] On turn { $turn } { $name } could have played { $count } cards.
    }
look-found-cards =
    { $count ->
        [one] Yes! That plays 1 card.
       *[other] Yes! That plays { $count } cards.
    }
look-less-cards =
    { $count ->
        [one] That’s right, and it plays 1 card. There’s more to find.
       *[other] That’s right, and it plays { $count } cards. There’s more to find.
    }
look-none = You could do that, but it doesn’t use up a card. Look for a formula!

## On paper

paper-rounds = Who wins the round?
paper-round = Round
paper-won = won
paper-tick = Tick whoever plays their last card first. Most rounds wins.
paper-points = The points game
paper-answers = answers, added up
paper-first_out = first out: +{ $points }
paper-left = left in hand (joker −{ $joker })
paper-goal = Play rounds until someone has { $points } at the end of one. Most points wins.

## A first game by doing: what to look for, never what is found

learn-first = Two numbers are on the table. Choose a symbol to go between them, and play the answer from your hand.
learn-product = Two numbers are on the table. Choose × or ÷ between them, and play the answer from your hand.
learn-change = Change the formula: put cards from your hand on it or next to it, so that it’s true again.
learn-draw = Find another true formula. If you see none, draw a card.
