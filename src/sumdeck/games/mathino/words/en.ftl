-mathino = Mathino

## Mathino

## Mathino says no

mathino-seats = These cards can’t be dealt evenly to { $seats }. { -mathino } is for 2, 3, 4 or 6.
mathino-pack_too_small = This pack has { $cards } cards. That many players need at least { $needed }.
mathino-game_over = This match is over.
mathino-not_your_turn = It’s not your turn yet.
mathino-no_action = Stacking isn’t a turn by itself: play a card too.
mathino-malformed = That doesn’t fit together. Try another way.
mathino-card_not_in_hand = That card isn’t in your hand.
mathino-no_such_pile = I can’t find a pile like that on the table.
mathino-pile_first = The pile comes first: your card is taken away from it, or divides it.
mathino-card_used_twice = Use each pile only once: there aren’t that many.
mathino-locked = That pile is locked: only its owner can touch it until the round is over.
mathino-capture_mismatch = That’s not the number on your card, so you can’t capture it. Look again!
mathino-capture_empty = What would you like to capture?
mathino-capture_incomplete = At this table you must capture everything that matches. There’s more!
mathino-stack_mismatch = You can only stack piles of the same value. The minus sign counts too.
mathino-base_mismatch = Those aren’t worth the same, so they don’t match.
mathino-add_build_pile = You can only add loose cards. A build pile stays as it is.
mathino-add_unused = If you add cards, you must play your card on them in the same turn.
mathino-op_disabled = There’s no { $sign } at this table.
mathino-not_alike = Those cards aren’t the same in that way. Look again!
mathino-only_alike = Here you capture cards that look alike, or discard one.
mathino-look_disabled = At this table cards don’t match in that way.
mathino-powers_disabled = There are no powers and roots at this table.
mathino-digit_sums_disabled = At this table you don’t add the digits of a result.
mathino-table_add_disabled = At this table you can’t add up cards on the table first.
mathino-combo_mix_disabled = At this table you play on one sum or on equal piles, not on both at once.
mathino-stacking_disabled = There’s no stacking at this table.
mathino-negative_disabled = There are no negative numbers at this table.
mathino-not_a_power_card = Only a 2 squares or takes the square root; only a 3 cubes or takes the cube root.
mathino-not_whole = That doesn’t divide exactly. Only whole numbers here.
mathino-division_by_zero = You can’t divide by 0.
mathino-root_of_negative = A negative number has no square root.
mathino-match_mismatch = To match, your card must be worth the same as the pile.
mathino-digit_sum_not_allowed = There are no digits to add here: only those of products, squares and cubes with two digits or more.
mathino-value_too_large = That’s too big: at this table no pile goes over { $most }.
mathino-wrong_result = Not quite: “{ $said }” isn’t true. Work it out again: nothing is lost, and you can play something else.
mathino-no_capture_card = At this table you must hold a card that could capture what you build.
mathino-discard_not_allowed = At this table you can’t discard a card that could capture something.
mathino-nothing_to_accept = Nobody is waiting for your answer.
mathino-no_forfeit = You can’t give up the match like that here.
mathino-no_sum_capture = At this table you can’t capture cards as a sum: each one must match your card.
mathino-no_pass = You can’t pass or draw here: capture, build, match or discard.
mathino-accept_first = The round is over. Say accept, or object if the last turn was wrong.
mathino-which_look = How do they match: by number, shape or colour? Say, for example: by shape.
mathino-not_a_turn = That isn’t a whole turn yet. Capture, build, match or discard?
mathino-which_card = Which one? Say its number too.
mathino-which_result = And what does that make? Say the answer too.
mathino-left_to_others = None of your other cards has that number: if nobody captures this pile this round, it costs you points. Say it again, or something else.
mathino-last_card = This is your last card of the round: if nobody captures this pile after you, it costs you points. Say it again, or something else.
mathino-last_turn = This is the last turn of the round: nobody can capture this pile in time, and it will cost you points. Say it again, or something else.
mathino-only_answer = You have no other card for your own pile: if nobody captures it this round, it costs you points. Say it again, or something else.
mathino-laid_on_alike = Do you capture it, or match it and leave it there?
mathino-which_sum = How do you make that? Say the sum too.
mathino-one_card = One card per turn, please, played one way.
mathino-unclear = That could mean two different cards or piles. Tap the ones you mean.
mathino-different_numbers = Your card captures its own number only, and those aren’t all the same number.
mathino-two_results = You said two different answers. Which one is it?
mathino-not_its_digits = Those aren’t the digits of the number before.
mathino-said_short = Say that number in full.

## Packs of one's own

mathino-warn_points = The points on these cards plus those for most cards don’t add up to 13. You can still play with them.
mathino-warn_zero = This pack has a 0. Only another 0 can capture it.

## How a match ends

mathino-target = Someone has reached the target!
mathino-shared = A tie at the top: a shared win!
mathino-last_deck = That was the last deck.
mathino-most_cards = All the cards are played. Now count them.
mathino-forfeit = Only one player is left in the match: the others ran out of time.

## What a player is shown

game-mathino = { -mathino }
game-mathino-about = Capture piles with plus, minus, times and divide
cards-numbers = Number cards ({ $count })
help-build = build | 20 + 30, building 50   (the pile first, then your card)
help-negative = { "" } | 50 + -20 = 30   (your card can be negative)
help-capture = capture | capture 50   (everything that matches)
help-capture_some = { "" } | 50 and -50, capture 50
help-match = match | matching 50
help-discard = discard | discard 20
help-stack = stack | 20 + 30, building 50, stack 50 50   (piles of the same value, before or after your card)
help-digits = digit sums | 30 x 20 is 600, 6 + 0 + 0 is 6, building 6
help-powers =
    powers | 20 squared, building 400
     | cube root of 8000, building 20   (2 and 3 only; they lock the pile)
help-added =
    added cards | (20 + 30) / 50 = 1
     | (60 and 60) x 20 = 1200   (matched first)
help-piles = which pile | [50] is a build pile, [50]a and [50]b two of them, it is the one you just made, 70g is the golden 70
help-tables = tables | products, squares and cubes to look up
help-products = Products
command-tables = tables
help-accept =
    checking | object   (if you check each other: the last turn was wrong)
     | accept   (the last turn of a round stands)
rules-setup = SETTING UP. For two, three, four or six players. Shuffle and deal { $cards } cards to each player, and { $table } more face up on the table. The player on the dealer’s left starts. For each new deck, the next player on the left deals.
rules-aim = Be the first to { $target } points. You get points from the cards you capture.
rules-aim_cards = Capture the most cards. One deck is played.
rules-points = POINTS. Golden cards are worth points: { $cards }.
rules-points_all = { $points } on each { $card }
rules-points_one = { $points } on the { $card }
rules-most = MOST CARDS. Whoever captures the most cards in a deck gets { $most } more points. { $shared }
rules-share_exact = If there’s a tie, share them equally, in thirds if need be.
rules-share_floor = If there’s a tie, share them in whole points; the rest are lost.
rules-share_none = If there’s a tie, nobody gets them.
rules-turn = YOUR TURN. Play one card: capture, build, or put it down by itself. When everyone has played all their cards, deal new ones, until the pack is empty.
rules-capture = CAPTURE. Your card wins every loose card and every pile worth the same; a 5 wins a pile of −5 too.
rules-capture_all = At this table you must capture everything that matches.
rules-capture_sums = You can also capture loose cards as a sum: 5 and 4 with a 9.
rules-build = BUILD. Put your card on a card or pile on the table and change its value: { $ways }. The pile comes first in the sum. Say what you build.
rules-or = { $others } or { $last }
rules-op_add = add
rules-op_sub = subtract
rules-op_mul = multiply
rules-op_div = divide
rules-negatives = NEGATIVE NUMBERS. Your card can count as negative, and a pile can be worth less than 0.
rules-match = MATCH. You can put your card on one worth the same and leave both there: the value doesn’t change.
rules-largest = No pile can go above { $most }, or below minus that.
rules-hold_one = You can only build what another card in your hand could capture.
rules-duty_last_builder = CAREFUL! If you’re the last to build on a pile, it’s yours to worry about: it must be captured before the round is over. { $freed } If not, it costs you { $points } points, whoever started the pile. If someone builds on top of yours, it’s theirs to worry about.
rules-duty_first_builder = CAREFUL! If you start a pile, it’s yours to worry about, whoever builds on it later: it must be captured before the round is over. { $freed } If not, it costs you { $points } points.
rules-duty_every_builder = CAREFUL! Everyone who builds on a pile has to worry about it: it must be captured before the round is over. { $freed } If not, it costs each of them { $points } points.
rules-freed_any_capture = Anyone can capture it.
rules-freed_own_capture = Only your own capture counts.
rules-penalty_once = You pay that once a round, however many piles are left.
rules-stackers_owe = If you stack piles, the stack is yours to worry about.
rules-matches_owe_not = A match doesn’t change whose pile it is.
rules-stacking = STACK. You can put piles of the same value together, before or after your card.
rules-digit_sums = DIGIT SUMS. You can add the digits of a product, once or more: 99, 18, 9. Only in the turn that makes it.
rules-power_plays = POWER PLAYS. A 2 squares or takes the square root, a 3 cubes or takes the cube root. Put it down sideways: only you can touch the pile until the round is over.
rules-lock_stays = At this table a lock lasts until the pile is captured, even into the next round.
rules-no_discard = You can’t put a card down by itself if it could capture something.
rules-mistakes_strict = MISTAKES. Every answer is checked. A wrong one costs nothing: take your cards back and play again, whatever you like.
rules-mistakes_claims = MISTAKES. You check each other. If you hear a wrong answer, object before the next turn is over: the cards go back, and that player plays again. If you notice too late, it stands as it was said.
rules-end = THE END. After the last round, whoever captured last gets what’s left. Count the points, and deal a new deck until someone has reached the target; most points wins.
rules-end_decks =
    { $count ->
        [one] THE END. After the last round, whoever captured last gets what’s left. You play one deck: most points wins, and a tie is a shared win.
       *[other] THE END. After the last round, whoever captured last gets what’s left. Count the points, and deal a new deck until someone has reached the target, but at most { $count } decks. Most points wins; after the last deck a tie is a shared win.
    }
rules-end_cards = THE END. After the last round, whoever captured last gets what’s left. Then everyone counts their cards; a tie is a shared win.
rules-equal_extra_deck = If there’s a tie at the top, another deck decides.
rules-equal_shared = If there’s a tie at the top, they share the win.
rules-young = YOUR TURN. Play one card. It captures cards { $looks }, as many as you like. When everyone has played all their cards, deal new ones, until the pack is empty.
rules-young_choose = Choose one of these for each capture.
rules-young_discard = If nothing matches, put your card on the table.
rules-look_number = with the same number
rules-look_shape = with the same shape
rules-look_colour = of the same colour
rules-table_add = ADDED CARDS. You can add loose cards on the table before you play on their sum; and you can play on piles of the same value as if they were one.
rules-young_open = OPEN HANDS. Everyone’s cards are face up, so everyone can help. There’s no building.

## House rules

setting-cards = Which cards?
setting-variant = Kind of game
setting-ops = Build with
setting-negatives = Negative numbers
setting-fractions = Fractions
setting-max_abs_value = Biggest pile
setting-capture_scope = You capture
setting-combo_capture = You can capture loose cards as a sum
setting-require_capture_card = You must hold the answer to build
setting-discard_rule = You may discard
setting-stacking = You can stack equal piles
setting-digit_sums = Digit sums
setting-digit_sum_digits = You can add the digits of
setting-digit_sum_negative = A negative product
setting-power_plays = Powers, roots and locks
setting-negative_root = A square root can be negative
setting-lock_until = A lock lasts
setting-table_add = You can add cards on the table
setting-combo_mix = Sums and equal piles in one base
setting-duty_model = Whose job is it that a pile is captured?
setting-match_takes_duty = It’s your job if you match it
setting-stacking_makes_duty = It’s your job if you stack it
setting-discharge = It counts if it’s captured
setting-sweep_discharges = Cards left after the last round count as captured
setting-penalty = Cost of a pile left behind
setting-penalty_scope = You pay
setting-tie_split = A tie for most cards
setting-target = Points to win
setting-final_tie = A tie at the end
setting-floor_zero = Nobody goes below 0
setting-mistakes = Answers are checked
setting-open_hands = Everyone’s cards are face up
setting-young_attributes = What matches
setting-young_scoring = The very young count
setting-max_decks = Decks, at most
setting-timeout_action = When time runs out
setting-advance_per_game = Going through in a tournament
setting-short_round = Cards that don’t share out evenly
setting-hand_cards = Cards in a hand
setting-table_cards = Cards on the table to start
setting-most_cards_points = Points for most cards
matters-mistakes = The table stops a wrong sum at once. If you check each other, it stands until someone spots it.
matters-ops = Only + is a gentle start. With ×, a 4 on a 3 can be 12.
matters-combo_capture = With this rule an 8 can capture a 5 and a 3 together.
matters-penalty = A pile you build should be captured by the end of the round. If it isn’t, this is what it costs you.
matters-hand_cards = Fewer cards make a short, easy round; more cards give more to plan.

## Hints

hint-mathino_capture = One of your cards can capture something.
hint-mathino_match = One of your cards is worth the same as something on the table. You could leave it there.
hint-mathino_build = One of your cards can turn something on the table into a number that another of your cards can capture later.
hint-mathino_build_on = One of your cards can change a number on the table. Later you can change it again, into a number you hold, and capture that.
hint-mathino_power = One of your 2s or 3s can do something that only it can.
hint-mathino_alike_number = One of your cards has the same number as something on the table.
hint-mathino_alike_shape = One of your cards has the same shape as something on the table.
hint-mathino_alike_colour = One of your cards has the same colour as something on the table.
hint-mathino_seek = Look for this: { $look }
hint-mathino_unlike = None of your cards matches anything on the table. Put a card down.
hint-mathino_discard = There’s not much to do right now. Which card do you need least?

## The text table

mathino_table-heading = deck { $deck }, round { $round }, { $count } cards to come
mathino_table-last_heading = deck { $deck }, the last round
mathino_table-title = Table
mathino_table-pile = { $name }: { $cards }
mathino_table-duty = { $name }: { $cards }   { $holder }: must be captured this round
mathino_table-locked = { $name }: { $cards }   locked by { $holder }, who must capture it this round
mathino_table-only_locked = { $name }: { $cards }   locked by { $holder }
mathino_table-confirm = { $name }, the round is over. Say accept, or object if the last turn was wrong.
mathino_table-confirm_you = The round is over. Say accept, or object if the last turn was wrong.
mathino_table-last_card = { $name }, this is your last card of the round: if you build a pile now, someone else must capture it, or it costs you points. (? for a hint, help, quit)
mathino_table-last_card_you = This is your last card of the round: if you build a pile now, someone else must capture it, or it costs you points. (? for a hint, help, quit)

## What a move has brought

mathino-deck_over = Deck { $deck } is over.
mathino-leftovers = { $name } captured last and gets what’s left on the table.
mathino-scored = { $name } { $points }: { $item }
mathino-next_round = Deck { $deck }, round { $round }
mathino-last_round = Deck { $deck }, the last round!
score-captured = captured cards
score-cards = gems on captured cards
score-most = most cards
score-penalty = built piles nobody captured

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
choose-part-signs = The sums
choose-part-digits = Digit sums, powers and added cards
choose-part-taking = Capturing and stacking
choose-part-duty = Whose pile it is
choose-part-match = Points and winning
choose-part-check = Who checks
choose-part-young = What matches
choose-part-cards-about = Which cards there are, and how many you hold.
choose-part-signs-about = Which signs you may use, and how big or small a pile may get.
choose-part-digits-about = What may become of a big number.
choose-part-taking-about = What a card captures, and when you may discard.
choose-part-duty-about = Who has to see that a pile is captured, and what it costs if it isn’t.
choose-part-match-about = What scores, and who wins if it’s a tie.
choose-part-check-about = Who stops a wrong sum, and what happens when time runs out.
choose-part-young-about = What two cards can have in common, and what is counted.
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
spoken-pile = the pile worth { $value }
spoken-pile_a = the first pile worth { $value }
spoken-pile_b = the second pile worth { $value }
spoken-pile_c = the third pile worth { $value }
spoken-takes = { $card } captures { $won }
spoken-negative = negative
spoken-dots = and so on until

strip-example = 1 + 4 = 5
strip-blank_joint = How do these go together? Press for equal, or added
strip-entered_joint = joined by { $text }
strip-no_blank = First choose a card, and what to play it on.
strip-missing-card = Which card from your hand?
strip-missing-pile = What do you want to play your card on? Choose it on the table, or discard your card.
strip-missing-joint = What goes between these? Press the gap: & for equal piles, + for added cards.
strip-missing-stack = Which pile do you want to stack it on?
strip-last_card = This is your last card of the round: if nobody captures this pile after you, it costs you points.
strip-no_card = None of your other cards has that number: if nobody captures this pile this round, it costs you points.
strip-last_turn = This is the last turn of the round: nobody can capture this pile in time, and it will cost you points.
told-word_accept = { $name } accepts the last turn.
told-word_discard = { $name } discards { $card }.
place-title = What does your card do?
place-capture = Capture
place-capture-about = win the same number
place-match = Match
place-match-about = onto the same number
place-discard = Discard
place-discard-about = put it down
place-stack = Stack
place-stack-about = same numbers together
place-negative = Negative card
place-negative_result = Negative result
place-accept = Accept: the last turn stands
key-special = More keys
key-__square__ = squared
key-__root__ = square root
key-__cube__ = cubed
key-__cube_root__ = cube root
key-digits = Digit sum
key-dots = dots for a long number
prompt-confirm_you = The round is over. Accept the last turn, or object if it was wrong.
prompt-last_round = The last round of the deck: whoever captures last gets what’s left.
card-shaped = { $card }, { $shape }
card-gems =
    { $count ->
        [one] { $card }, 1 gem
       *[other] { $card }, { $count } gems
    }
card-pile = pile worth { $value }, { $count } cards
card-stacked = { $card }, will be stacked
shape-star = star
shape-moon = moon
shape-drop = drop
shape-flower = flower
table-table = On the table
table-empty = The table is empty.
table-look_inside = Look inside the pile worth { $pile }
table-duty = { $name }: this pile must be captured this round
table-lock = Locked: only { $name } can touch it
table-claims = You check each other: object if something’s wrong.
table-target =
    { $count ->
        [one] First to 1 point
       *[other] First to { $count } points
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
young-looks = What’s the same?
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
house-tables = You can look up times tables, squares and cubes
aid-times = Times
tables-times = Times tables
tables-times_about = Find one number on top and one at the side. They meet at the answer.
aid-powers = Powers
tables-powers = Squares and cubes
tables-powers_about = In the small boxes: the digits added up, and added up again.
tables-number = Number
tables-square = Square
tables-cube = Cube

sheet-deck = Deck { $deck }
sheet-what = What for
sheet-total = Total
sheet-target = Once someone has { $target } at the end of a deck, most points wins.
sheet-empty = Points are counted at the end of a deck.

guide-aim = Capture cards. Golden cards have gems, and each gem is a point. Whoever has the most cards gets 4 more points. Once someone has 14 at the end of a deck, most points wins.
guide-turn = Everyone gets four cards, and four go on the table. On your turn, play one card. When all hands are empty, deal new cards.
guide-say = You choose the cards and you say what they make. The table only tells you whether it’s right.
guide-capture = Capture: your card wins what’s worth the same on the table: one of them, or as many as you like. A 5 can win minus 5 too.
guide-build = Build: put your card on a card on the table and say the sum. The card on the table comes first. Now it’s one pile with a new value.
guide-build_minus = Your card can count as negative, and a pile can be worth less than nothing.
guide-build_times = Times and divided by: it must divide exactly. You divide the pile by your card, never the other way round.
guide-on = Anyone can build on a pile again, and anyone can win it.
guide-match = Match: put your card on one worth the same and leave both there. Win them together later.
guide-stack = Stack: you can put equal piles together, before or after you play your card.
guide-discard = Discard: nothing fits? Put a card down.
guide-duty = Careful! If you’re the last to build on a pile, it must be captured before all hands are empty, by anyone. If it’s left behind, it costs you 14 points, whoever started it. If someone builds on top of yours, it’s theirs to worry about.
guide-digits = Digit sums: you can add the digits of a product, and add them again. Stop wherever you like.
guide-power = Powers: a 2 squares or takes the square root. A 3 cubes or takes the cube root. The card goes sideways: the pile is locked, and only you can touch it until all hands are empty.
guide-added = Added cards: you can add loose cards on the table first. Then play your card on their sum straight away.
guide-the_end = The end
guide-end = The table tells you when it’s the last round of a deck. Then whoever captured last gets what’s left. Each deck is worth 13 points, and if there’s a tie, the 4 points for most cards are shared. Count up, and deal a new deck until someone has reached 14. Then most points wins.
guide-points = What scores
guide-mistakes = Who checks?
guide-claims = A wrong sum costs nothing: take your cards back and play again. Or play like this: nobody checks but you. If someone says something wrong, object before the next turn is over, and that turn is taken back. If nobody notices, it stands!
guide-young_turn = A card wins cards that match it.
guide-young_colour = the same colour and shape
guide-young_number = the same number
guide-young_discard = nothing matches? Put a card down.
guide-young_end = Who has the most points at the end?

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
value-short_round-forbid = stay out of the game
value-short_round-equal = make a short last round
value-variant-normal = with sums
value-variant-young = like captures like
value-ops-add__space__sub__space__mul__space__div = + − × ÷
value-ops-add__space__sub__space__mul = + − ×
value-ops-add__space__sub = + −
value-ops-add = +
value-ops-none = nothing: only matching
value-max_abs_value-0 = as big as you like
value-digit_sum_digits-any = every product
value-digit_sum_digits-two = two-digit products
value-digit_sum_negative-keep = keeps its minus
value-digit_sum_negative-forbid = has no digit sum
value-digit_sum_negative-drop = loses its minus
value-lock_until-round_end = until the round is over
value-lock_until-captured = until the pile is captured
value-capture_scope-any = what you like
value-capture_scope-all = everything that matches
value-discard_rule-free = any card
value-discard_rule-no_capture = only cards that capture nothing
value-duty_model-last_builder = whoever built last
value-duty_model-first_builder = whoever built first
value-duty_model-every_builder = everyone who built
value-duty_model-off = nobody
value-discharge-any_capture = by anyone
value-discharge-own_capture = by the builder
value-penalty-target = the points needed to win
value-penalty_scope-stack = for each pile
value-penalty_scope-player = once a round
value-tie_split-exact = share them exactly
value-tie_split-floor = share in whole points
value-tie_split-none = nobody gets them
value-final_tie-extra_deck = one more deck
value-final_tie-shared = a shared win
value-max_decks-0 = as many as it takes
value-mistakes-strict = by the table
value-mistakes-claims = by the other players
value-timeout_action-discard = a card is discarded
value-timeout_action-forfeit = you’re out of the match
value-young_attributes-number__space__shape__space__colour = colour, shape or number
value-young_attributes-number = the number
value-young_attributes-shape = the shape
value-young_attributes-colour = the colour
value-young_scoring-points = points
value-young_scoring-cards_only = cards

look-you-cards =
    { $count ->
        [one] On turn { $turn } you could have captured 1 card.
       *[other] On turn { $turn } you could have captured { $count } cards.
    }
look-name-cards =
    { $count ->
        [one] On turn { $turn } { $name } could have captured 1 card.
       *[other] On turn { $turn } { $name } could have captured { $count } cards.
    }
look-found-cards =
    { $count ->
        [one] Yes! That captures 1 card.
       *[other] Yes! That captures { $count } cards.
    }
look-less-cards =
    { $count ->
        [one] That’s right, and it captures 1 card. There’s more to find.
       *[other] That’s right, and it captures { $count } cards. There’s more to find.
    }
look-none = You could do that, but it captures nothing. Look for a capture!

## On paper

paper-match = A match, deck by deck
paper-deck = Deck
paper-most = most cards (4)
paper-penalty = piles left behind (−14 each)
paper-note = The cards carry 9 points in each deck; if there’s a tie, share the 4 for most cards. Whoever has reached the target after a deck wins; if several have, the highest score wins.
paper-products = Products, with their digit sums
paper-below = Below each product: its digits added up, and again, until one digit is left. Squares are marked.
paper-powers = Squares and cubes, with their digit sums
paper-beside = Beside each power: its digits added up, and again, until one digit is left.
paper-number = number
paper-square = square
paper-cube = cube
paper-digit_sums = digit sums

## A first game by doing: what to look for, never what is found

learn-alike = Find a card on the table that looks like one of yours. Tap it, then yours. Then tap what is the same about them.
learn-match = Is one of your cards the same as a card on the table? Tap the one on the table, then yours: you capture it.
learn-build = Put a card of yours on a card on the table and say what they make. If it makes another card in your hand, you can capture both next time.
learn-capture = Is your pile still there? Capture it with the card that is worth the same.
