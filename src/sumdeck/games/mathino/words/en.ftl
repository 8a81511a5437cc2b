-mathino = Mathino

## Mathino

## Mathino says no

mathino-seats = These cards cannot be dealt evenly to { $seats }. { -mathino } is for 2, 3, 4 or 6.
mathino-pack_too_small = This pack has { $cards } cards. So many players need at least { $needed }.
mathino-game_over = This match is over.
mathino-not_your_turn = It is not your turn yet.
mathino-no_action = Stacking alone is no turn: play a card too.
mathino-malformed = That does not fit together. Try it another way.
mathino-card_not_in_hand = That card is not in your hand.
mathino-no_such_pile = I find no such pile on the table for that.
mathino-card_used_twice = Each pile can be used only once there.
mathino-locked = That pile is locked: until the round is over only its owner may touch it.
mathino-capture_mismatch = That does not match your card, so it cannot capture it. Look again!
mathino-capture_empty = What would you like to capture?
mathino-capture_incomplete = At this table a capture takes everything that matches. There is more!
mathino-stack_mismatch = Only piles of the same value are stacked, and 5 is not −5.
mathino-base_mismatch = Those do not have the same value, so they cannot be matched.
mathino-add_build_pile = Only loose cards can be added. A build pile stays as it is.
mathino-add_unused = What you add, you must play your card on in the same turn.
mathino-op_disabled = This table does not use that.
mathino-negative_disabled = This table has no negative numbers.
mathino-not_a_power_card = Only a 2 squares or takes the square root; only a 3 cubes or takes the cube root.
mathino-not_whole = That does not come out even. Only whole numbers here.
mathino-division_by_zero = Nothing can be divided by 0.
mathino-root_of_negative = A negative number has no square root.
mathino-match_mismatch = To match, your card must be as large as the pile.
mathino-digit_sum_not_allowed = There are no digits to add there: only products, squares and cubes of two digits or more.
mathino-value_too_large = That is too large: at this table no pile goes beyond { $most }.
mathino-wrong_result = That is not quite right. Reckon once more: nothing is lost, and you may play something else.
mathino-no_capture_card = At this table you must hold a card that could capture what you build.
mathino-discard_not_allowed = At this table a card that can capture something is not discarded.
mathino-nothing_to_accept = Nothing is waiting for your word.
mathino-no_forfeit = Nobody gives up a match by that here.
mathino-no_sum_capture = At this table cards are not captured as a sum: each must match your card by itself.
mathino-no_pass = Nobody passes or draws here: capture, build, match, or lay a card down.
mathino-accept_first = The round is over. Say accept, or object if the last turn was wrong.
mathino-which_look = By what do they match: number, shape or colour? Say: by shape.
mathino-not_a_turn = That is no whole turn yet. Capture, build, match or discard?
mathino-which_card = Which one? Say its number too.
mathino-which_result = And what does it make? Say the result too.
mathino-which_sum = How do you make that? Say the sum too.
mathino-one_card = One card a turn, please, and in one way.
mathino-unclear = That could mean two different piles. Choose them by tapping.
mathino-two_results = You said two different results. Which one is it?
mathino-not_its_digits = Those are not the digits of the number before.
mathino-said_short = Say that number in full.

## Packs of one's own

mathino-warn_points = The points on these cards and those for most cards do not make 13. They can be played with all the same.
mathino-warn_zero = This pack has a 0. Only another 0 can capture it.

## How a match ends

mathino-target = The target is reached!
mathino-shared = Equal at the top: a shared win!
mathino-last_deck = That was the last deck.
mathino-most_cards = All cards are played: now count them.
mathino-forfeit = Only one is left in the match: for the others the time was up.

## What a player is shown

game-mathino = { -mathino }
game-mathino-about = Capture piles with plus, minus, times and divide
cards-numbers = Number cards ({ $count })
help-build =
    build | 20 + 30, building 50   (what lies there first, then your card)
     | 50 + -20 = 30   (your card may be negative)
help-capture =
    capture | 50 and -50, capture 50
     | capture 50   (everything that matches)
help-match = match | matching 50
help-discard = discard | discard 20
help-stack = stack | 100 / 50, building 2, stack 2 2   (piles of the same value, before or after your card)
help-digits = digit sums | 30 x 20 is 600, 6 + 0 + 0 is 6, building 6
help-powers =
    powers | 20 squared, building 400
     | cube root of 8000, building 20   (2 and 3 only; they lock the pile)
help-added =
    added cards | (20 + 30) / 50 = 1
     | (60 and 60) x 20 = 1200   (matched first)
help-piles = which pile | [50] is a build pile, [50]a and [50]b two of them, it is the one you just made, 70g is the golden 70
help-accept =
    checking | object   (where players check each other: the last turn was wrong)
     | accept   (the last turn of a round may stand)
rules-setup = TO BEGIN. Two, three, four or six can play. Shuffle; { $cards } cards for each, and { $table } more open on the table. Whoever sits left of the dealer begins. With each new deck the deal goes one place to the left.
rules-aim = Be the first with { $target } points, which lie on captured cards.
rules-aim_cards = Capture the most cards. One deck is played.
rules-points = POINTS. Golden cards carry points: { $cards }.
rules-points_all = { $points } on each { $card }
rules-points_one = { $points } on the { $card }
rules-most = MOST CARDS. Whoever has captured the most cards of a deck gets { $most } points more. { $shared }
rules-share_exact = Equals share them evenly, in thirds if need be.
rules-share_floor = Equals share them in whole points, and the rest is lost.
rules-share_none = If several have equally many, nobody gets them.
rules-turn = YOUR TURN. You play one card: you capture, you build, or you lay it down alone. When all have played their cards, new ones are dealt, until the pack is empty.
rules-capture = CAPTURE. Your card wins every loose card and every pile that is worth as much as it; a pile of −5 is won with a 5 too.
rules-capture_all = At this table a capture takes everything that matches.
rules-capture_sums = Loose cards may be captured as a sum too: 5 and 4 with a 9.
rules-build = BUILD. Lay your card on a card or pile of the table and change its value: { $ways }. What lies there comes first. Say what you build.
rules-or = { $others } or { $last }
rules-op_add = add
rules-op_sub = take away
rules-op_mul = multiply
rules-op_div = divide
rules-negatives = NEGATIVE. Your card may count as negative, and a pile may be worth less than 0.
rules-match = MATCH. You may lay your card on its equal and leave both there: the value stays.
rules-largest = No pile may go beyond { $most }, nor below its opposite.
rules-hold_one = You may only build what another card of your hand could capture.
rules-duty_last_builder = CAREFUL. Who built last on a pile owes it: it must be captured before the round is over. { $freed } Otherwise it costs that player { $points } points, whoever began the pile; who was built over owes nothing.
rules-duty_first_builder = CAREFUL. Who began a pile owes it, whoever builds on it later: it must be captured before the round is over. { $freed } Otherwise it costs that player { $points } points.
rules-duty_every_builder = CAREFUL. All who have built on a pile owe it: it must be captured before the round is over. { $freed } Otherwise it costs each of them { $points } points.
rules-freed_any_capture = Anybody may capture it.
rules-freed_own_capture = Only one's own capture counts.
rules-penalty_once = That is paid once a round, however many piles are left.
rules-stackers_owe = Who stacks piles owes the stack.
rules-matches_owe_not = A match leaves the debt with whoever has it.
rules-stacking = STACK. Piles of the same value may be laid together, before or after your card.
rules-digit_sums = DIGIT SUMS. The digits of a product may be added, once or more often: 99, 18, 9. Only in the turn that makes it.
rules-power_plays = POWER PLAYS. A 2 squares or takes the square root, a 3 cubes or takes the cube root. Lay it sideways: the pile is locked for you until the round is over.
rules-lock_stays = At this table a lock lasts until the pile is captured, also beyond the round.
rules-no_discard = A card that can capture something is not laid down alone.
rules-mistakes_strict = A MISTAKE. Every result is checked. A wrong one costs nothing: the cards go back, and you play again, whatever you like.
rules-mistakes_claims = A MISTAKE. You check each other. Whoever hears a wrong result objects before the next turn is over: then the cards go back, and its player plays again. Noticed too late, it stands as it was said.
rules-end = THE END. What is left after the last round goes to whoever captured last. Points are counted, and the next deck is dealt until somebody has reached the target; the most points win.
rules-end_cards = THE END. What is left after the last round goes to whoever captured last. Then everybody counts cards, and equals share the win.
rules-equal_extra_deck = If the best are equal, another deck decides.
rules-equal_shared = If the best are equal, they share the win.
rules-young = YOUR TURN. You play one card. It captures cards { $looks }, as many of them as you like. When all have played their cards, new ones are dealt, until the pack is empty.
rules-young_choose = Choose one of these for each capture.
rules-young_discard = Where nothing is alike, lay your card on the table.
rules-look_number = of its number
rules-look_shape = of its shape
rules-look_colour = of its colour
rules-table_add = ADDED CARDS. Loose cards of the table may be added before you play on their sum; and piles of the same value may be played on as one.
rules-young_open = OPEN HANDS. All hands lie open, so that everybody can help. Nothing is built.

## House rules

setting-cards = Which cards?
setting-variant = Kind of game
setting-ops = Build with
setting-negatives = Negative numbers
setting-fractions = Fractions
setting-max_abs_value = The largest pile
setting-capture_scope = A capture takes
setting-combo_capture = Loose cards may be captured as a sum
setting-require_capture_card = A builder must hold the answer
setting-discard_rule = You may discard
setting-stacking = Equal piles may be stacked
setting-digit_sums = Digit sums
setting-digit_sum_digits = The digits may be added of
setting-digit_sum_negative = A negative product
setting-power_plays = Powers, roots and locks
setting-negative_root = A square root may be negative
setting-lock_until = A lock lasts
setting-table_add = Cards of the table may be added
setting-combo_mix = Sums and equal piles in one base
setting-duty_model = Who must see a pile captured?
setting-match_takes_duty = Who matches must see it captured
setting-stacking_makes_duty = Who stacks must see it captured
setting-discharge = It counts if it is captured
setting-sweep_discharges = Leftovers of the last round count as captured
setting-penalty = What piles left behind cost
setting-penalty_scope = That is paid
setting-tie_split = Most cards, but equal
setting-target = Points to win
setting-final_tie = Equal at the end
setting-floor_zero = Nobody falls below 0
setting-mistakes = Results are checked
setting-open_hands = All hands lie open
setting-young_attributes = Alike is
setting-young_scoring = The very young count
setting-max_decks = Decks at the most
setting-timeout_action = Where the clock ends a turn
setting-advance_per_game = Going on in a tournament
setting-short_round = Cards that cannot be shared out
setting-hand_cards = Cards in a hand
setting-table_cards = Cards on the table at first
setting-most_cards_points = Points for most cards

## Hints

hint-mathino_capture = Your hand holds a card that can capture something.
hint-mathino_match = One of your cards is as large as something on the table. You could leave it there.
hint-mathino_build = One of your cards can change something on the table into a value that another of your cards captures later.
hint-mathino_power = One of your 2s or 3s can do something that only it can.
hint-mathino_alike_number = One of your cards has the same number as something on the table.
hint-mathino_alike_shape = One of your cards has the same shape as something on the table.
hint-mathino_alike_colour = One of your cards has the same colour as something on the table.
hint-mathino_seek = Look for this: { $look }
hint-mathino_unlike = Nothing of yours is like anything on the table. Lay a card down.
hint-mathino_discard = There is not much to do now. Which card do you need least?

## The text table

mathino_table-heading = deck { $deck }, round { $round }, { $count } cards to come
mathino_table-last_heading = deck { $deck }, the last round
mathino_table-title = Table
mathino_table-pile = { $name }: { $cards }
mathino_table-duty = { $name }: { $cards }   { $holder } must see it captured this round
mathino_table-locked = { $name }: { $cards }   locked by { $holder }, who must capture it this round
mathino_table-only_locked = { $name }: { $cards }   locked by { $holder }
mathino_table-confirm = { $name }, the round is over. Say accept, or object if the last turn was wrong.
mathino_table-confirm_you = The round is over. Say accept, or object if the last turn was wrong.
mathino_table-last_card = { $name }, your last card of this round: a pile that you build now must be captured by somebody else, or it costs points. (? for a hint, help, quit)
mathino_table-last_card_you = Your last card of this round: a pile that you build now must be captured by somebody else, or it costs points. (? for a hint, help, quit)

## What a move has brought

mathino-deck_over = Deck { $deck } is over.
mathino-leftovers = { $name } captured last and gets what is left on the table.
mathino-scored = { $name } { $points }: { $item }
mathino-next_round = Deck { $deck }, round { $round }
mathino-last_round = Deck { $deck }, the last round!
score-captured = captured cards
score-cards = gems on captured cards
score-most = most cards
score-penalty = piles left behind

## The page

level-mathino-young = For the very young
level-mathino-starter = Starter
level-mathino-basic = Basic
level-mathino-advanced = Advanced
level-mathino-mathino--52 = Cards 1 to 13
level-mathino-mathino--52--zero = Cards 0 to 12
level-mathino-mathino--48 = Cards 1 to 12
level-mathino-playing--cards = Playing cards
choose-level = Which rules?
guide-levels = Level
choose-target = How long?
choose-target-7 = Short: to 7 points
choose-target-14 = To 14 points
choose-target-21 = Long: to 21 points
choose-part-cards = The cards
choose-part-signs = Calculating
choose-part-digits = Digit sums, powers and added cards
choose-part-taking = Capturing and stacking
choose-part-duty = Whose pile it is
choose-part-match = Points and the match
choose-part-check = Who checks
choose-part-young = What is alike
level-young-about = Same colour, shape or number: no sums
level-starter-about = Build with + and −
level-basic-about = Build with + − × ÷
level-advanced-about = Digit sums, powers and locks too

card-gold = golden { $number }
card-blue = blue { $number }
card-red = red { $number }
card-green = green { $number }
card-orange = orange { $number }
card-spades = { $number } of spades
card-hearts = { $number } of hearts
card-diamonds = { $number } of diamonds
card-clubs = { $number } of clubs
spoken-pile = the pile { $value } { $letter }
spoken-takes = { $card } takes { $won }
spoken-negative = negative
spoken-dots = and so on until

strip-example = 1 + 4 = 5
strip-blank_joint = How do these belong together? Press for: of the same value, or added
strip-entered_joint = joined by { $text }
strip-no_blank = First choose a card, and what you play it on.
strip-missing-card = Which card of your hand?
strip-missing-pile = What do you play your card on? Choose it on the table, or discard the card.
strip-missing-joint = What is between these? Press the gap: & for equal piles, + for added cards.
strip-missing-stack = Which pile belongs to the stack?
strip-last_card = Your last card of this round: if nobody after you captures this pile, it costs points.
strip-no_card = None of your other cards shows that number: if nobody captures this pile in this round, it costs points.
strip-last_turn = The last turn of this round: nobody can capture this pile in time, and it costs points.
place-title = What does your card do?
place-capture = Capture
place-capture-about = win its equals
place-match = Match
place-match-about = lay it on its equal
place-discard = Discard
place-discard-about = lay it down
place-stack = Stack
place-stack-about = equal piles together
place-negative = Negative card
place-negative_result = Negative result
place-accept = Accept: the last turn stands
key-special = More keys
key-__square__ = squared
key-__root__ = square root
key-__cube__ = cubed
key-__cube_root__ = cube root
key-digits = Digit sum
key-dots = dots of a long number
prompt-confirm_you = The round is over. Accept the last turn, or object if it was wrong.
prompt-last_round = The last round of the deck: whoever captures last gets what is left.
card-shaped = { $card }, { $shape }
card-gems =
    { $count ->
        [one] { $card }, 1 gem
       *[other] { $card }, { $count } gems
    }
card-pile = pile worth { $value }, { $count } cards
card-stacked = { $card }, to be stacked
shape-star = star
shape-moon = moon
shape-drop = drop
shape-flower = flower
table-table = On the table
table-empty = Nothing lies on the table.
table-look_inside = Look inside the pile worth { $pile }
table-duty = { $name } must see it captured this round
table-lock = Locked: only { $name } may touch it
table-claims = You check each other: object to what is wrong.
table-target =
    { $count ->
        [one] 1 point wins
       *[other] { $count } points win
    }
table-captured =
    { $count ->
        [one] 1 card captured
       *[other] { $count } cards captured
    }
table-own_captured =
    { $count ->
        [one] Your captured cards: 1
       *[other] Your captured cards: { $count }
    }
young-looks = What do they have in common?
young-colour = The same colour
young-shape = The same shape
young-number = The same number
word-building = building
word-build = build
word-capture = capture
word-matching = matching
word-match = match
word-stack = stack
word-discard = discard
word-accept = accept
word-forfeit = forfeit
word-and = and
word-is = is
word-it = it
word-squared = squared
word-cubed = cubed
word-square = square
word-cube = cube
word-root = root
word-of = of
word-with = with
word-digit = digit
word-sum = sum
word-time = time
word-up = up
word-by = by
word-number = number
word-shape = shape
word-colour = colour

aid-tables = Tables
house-tables = Times tables, squares and cubes may be looked up
aid-times = Times
tables-times = Times tables
tables-times_about = Find one number above and one at the side. Where they meet is what they make.
aid-powers = Powers
tables-powers = Squares and cubes
tables-powers_about = In the small boxes: the digits added, and added again.
tables-number = Number
tables-square = Square
tables-cube = Cube

sheet-deck = Deck { $deck }
sheet-what = For what
sheet-total = Total
sheet-target = Once somebody has { $target } at the end of a deck, the most points win.
sheet-empty = Points are counted when a deck is played.

guide-aim = Capture cards. Golden cards carry gems, and each gem is a point. Whoever has the most cards gets 4 points more. Once somebody has 14 at the end of a deck, the most points win.
guide-turn = Everybody gets four cards, and four lie on the table. In your turn you play one card. When all hands are empty, new cards are dealt.
guide-say = You choose the cards, and you say what comes out. The table only tells you whether it is true.
guide-capture = Capture: your card wins what is worth as much on the table: one of them, or as many as you like. Minus 5 can be won with a 5 too.
guide-build = Build: lay your card on a card of the table and say the sum. What lies there comes first. From now on it is one pile with a new value.
guide-build_minus = Your card may count as negative, and a pile may be worth less than nothing.
guide-build_times = Times and divided by: they must come out even. What lies there is divided by your card, never the other way round.
guide-on = Anybody may build on a pile again, and anybody may win it.
guide-match = Match: lay your card on its equal and leave both there. Win them later together.
guide-stack = Stack: equal piles may be laid together, before or after you play your card.
guide-discard = Discard: nothing fits? Lay a card down.
guide-duty = Careful! Whoever built last on a pile owes it: it must be captured before the hands are empty, by anybody. If it is left behind, that costs them 14 points, whoever began it. Whoever was built over owes nothing.
guide-digits = Digit sums: the digits of a product may be added, and added again. Stop wherever you like.
guide-power = Powers: a 2 squares or takes the square root. A 3 cubes or takes the cube root. The card lies sideways: the pile is locked, and only you may touch it until the hands are empty.
guide-added = Added cards: loose cards of the table may be added first. Then you play your card on their sum at once.
guide-the_end = The end
guide-end = The last cards of a deck are announced. What is left on the table then goes to whoever captured last. Each deck is worth 13 points, and equals share the 4 for most cards: count, and deal a new deck until somebody has reached 14. Then the most points win.
guide-points = What counts
guide-mistakes = Who checks?
guide-claims = A wrong sum costs nothing: the cards go back, and you play again. You can also play like this: nobody checks but you. If somebody says something wrong, object before the next turn is over; then the turn is taken back. If nobody notices, it stands!
guide-young_turn = A card wins cards that are like it.
guide-young_colour = the same colour and shape
guide-young_number = the same number
guide-young_discard = nothing alike? Lay a card down.
guide-young_end = Who has the most points in the end?

seek-blue = blue
seek-red = red
seek-green = green
seek-orange = orange
seek-star = star
seek-moon = moon
seek-drop = drop
seek-flower = flower
seek-spade = spade
seek-heart = heart
seek-diamond = diamond
seek-club = club
seek-spades = spades
seek-hearts = hearts
seek-diamonds = diamonds
seek-clubs = clubs
value-cards-mathino--52 = 1 to 13
value-cards-mathino--52--zero = 0 to 12
value-cards-mathino--48 = 1 to 12
value-cards-playing--cards = playing cards, ace to king
value-short_round-forbid = are not played with
value-short_round-equal = a short last round
value-variant-normal = with sums
value-variant-young = like captures like
value-ops-add__space__sub__space__mul__space__div = + − × ÷
value-ops-add__space__sub__space__mul = + − ×
value-ops-add__space__sub = + −
value-ops-add = +
value-ops-none = nothing: only match
value-max_abs_value-none = as large as you like
value-digit_sum_digits-any = every product
value-digit_sum_digits-two = products of two digits
value-digit_sum_negative-keep = keeps its minus
value-digit_sum_negative-forbid = has no digit sum
value-digit_sum_negative-drop = loses its minus
value-lock_until-round_end = until the round is over
value-lock_until-captured = until the pile is captured
value-capture_scope-any = what you like
value-capture_scope-all = all that matches
value-discard_rule-free = any card
value-discard_rule-no_capture = only what captures nothing
value-duty_model-last_builder = who built last
value-duty_model-first_builder = who built first
value-duty_model-every_builder = everybody who built
value-duty_model-off = nobody
value-discharge-any_capture = by anybody
value-discharge-own_capture = by the builder
value-penalty-target = as much as is played for
value-penalty_scope-stack = for each pile
value-penalty_scope-player = once a round
value-tie_split-exact = share them exactly
value-tie_split-floor = share whole points
value-tie_split-none = nobody gets them
value-final_tie-extra_deck = one more deck
value-final_tie-shared = a shared win
value-max_decks-none = as many as it takes
value-mistakes-strict = by the table
value-mistakes-claims = by the other players
value-timeout_action-discard = a card is laid down
value-timeout_action-forfeit = you are out of the match
value-young_attributes-number__space__shape__space__colour = colour, shape or number
value-young_attributes-number = the number
value-young_attributes-shape = the shape
value-young_attributes-colour = the colour
value-young_scoring-points = points
value-young_scoring-cards_only = cards

look-you-cards =
    { $count ->
        [one] In turn { $turn } you could have captured 1 card.
       *[other] In turn { $turn } you could have captured { $count } cards.
    }
look-name-cards =
    { $count ->
        [one] In turn { $turn } { $name } could have captured 1 card.
       *[other] In turn { $turn } { $name } could have captured { $count } cards.
    }
look-found-cards =
    { $count ->
        [one] Yes! That captures 1 card.
       *[other] Yes! That captures { $count } cards.
    }
look-less-cards =
    { $count ->
        [one] That is right, and captures 1 card. There is more to find.
       *[other] That is right, and captures { $count } cards. There is more to find.
    }
look-none = That is allowed, but it captures nothing. Look for a capture!

## On paper

paper-match = A match, deck by deck
paper-deck = Deck
paper-most = most cards (4)
paper-penalty = piles left (−14 each)
paper-note = Points on cards come to 9 in each deck; equals share the 4 for most cards. Whoever has reached the target after a deck has won; of several, the highest.
paper-products = Products, with their digit sums
paper-below = Below each product: the sum of its digits, and so on, as long as there are two. Squares are marked.
paper-powers = Squares and cubes, with their digit sums
paper-beside = Beside each power: the sum of its digits, and so on, as long as there are two.
paper-number = number
paper-square = square
paper-cube = cube
paper-digit_sums = digit sums
