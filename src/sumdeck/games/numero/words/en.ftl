-numero = Numero
table-centre = Centre

## Numero, and the solitaire

## Numero says no

numero-too_many_seats = This table has room for { $most }, and { $seats } would like to sit down.
numero-too_few_seats = This game needs at least { $fewest } players.
numero-pack_too_small = This pack has { $cards } cards. The game needs at least { $needed }.
numero-not_your_turn = It is not your turn yet.
numero-over = This game is over.
numero-not_in_hand = That card is not in your hand.
numero-not_a_number_card = A turn is played with a number card. That is a wild card.
numero-number_card_outstanding = After wild cards, a number card must follow: take, build or discard with one.
numero-discard_all_wilds = There is no number card in your hand. Lay all your wild cards down: that is your whole turn.
numero-discard_one_wild = There is no number card in your hand. Lay one wild card down: that is your whole turn.
numero-no_such_pile = There is no such pile in the centre.
numero-used_twice = A card can be used only once in a turn.
numero-wild_not_there = That wild card is neither in your hand nor in the centre.
numero-loose_wilds_rest = At this table the wild cards that lie in the centre stay there, unused.
numero-wild_on_build = At this table no wild card goes on that pile.
numero-build_stays_alone = At this table a built pile is not joined with others.
numero-only_sums = Piles are joined by adding. To take away, multiply or divide you need a wild card.
numero-outside_domain = That goes through { $value }, and this level does not use such numbers. Perhaps in another order?
numero-no_exact_result = That has no exact result, so that card cannot be played there.
numero-not_what_it_says = The cards and the sum do not match.
numero-no_group = A take needs something to win.
numero-not_equal = That makes { $made }, and the card is { $card }. They must be equal.
numero-no_answer_card = To build { $value } you must keep the { $value } in your hand, so that you can win it later.
numero-no_such_face = No number card shows { $value }, so nobody could ever win that pile.
numero-left_unchanged = Only a pile that a wild card has changed can be left like that.
numero-left_without_hand_card = A pile you leave changed must hold a card from your hand.
numero-nothing_may_be_left = At this table no changed pile may be left behind: take it or build with it.
numero-only_a_take = This is the last turn, and only a take counts now. If you see none, pass.
numero-no_wild_discards = In the last turn, wild cards are played only as part of a take.
numero-no_pass = There is always something to play: take, build or discard.
numero-no_such_cards = “{ $given }” is no choice of cards.
numero-challenge_needs_scoring = Builds can be doubted only where you play for points: choose points too.
numero-keep_answer = At this table you keep your { $value } while your pile of { $value } lies there.
numero-must_take = At this table you must take when you can, and there is a take. Look again!
numero-must_build = At this table you must build when you can, and there is a build. Look again!
numero-not_shown_here = There is no answer card to show here.
numero-nothing_to_show = To show the answer you need it in your hand.
numero-no_challenges = Nobody needs to doubt here: every build at this table is checked.
numero-no_such_build = There is no such pile that you may doubt now.
numero-nothing_to_accept = Nothing is waiting for your word.
numero-only_takes_here = In the solitaire there are only takes: no builds, no discards.
numero-no_stop = Only a solitaire can be stopped.
numero-unclear = That could mean two different things. Choose the cards by tapping them.
numero-not_a_turn = I hear the sum, but not the turn. Take, build or discard?
numero-which_card = Which card? Say its number too.
numero-which_sum = And the sum? Say the cards and what they make.
numero-one_number_card = One number card a turn: one take, one build or one discard.
numero-nothing_from_hand = A build needs a card from your hand. To win what lies there, take it.
numero-no_match = No { $said } lies alone in the centre. Say the sum first, then take.
numero-no_such_card = I find no { $said } for that. Each card works once, and only one number card comes from your hand.
numero-loose_ends = Part of that is left over in the end. Every result has to be used.
numero-card_not_last = Your own card is added last, just as it is. Wild cards go on the cards of the centre.
numero-say_it = At this table the sum is said aloud. Say the sum, then take.
numero-wilds_stay = At this table a wild card that was played stays played.

## How a game ended

numero-most = Well played!
numero-shared_win = Equal at the top: a shared win!
numero-play_again = Equal at the top: play again to decide it.
numero-perfect = A perfect ending: every card is yours!
numero-no_take_left = No take is left, so the game is over.
numero-stopped = You stopped here.

## The score sheet

score-1 = take
score-2 = cards won
score-3 = printed points
score-4 = five cards
score-5 = six cards or more
score-6 = three of + − × ÷
score-7 = all four of + − × ÷
score-8 = all four colours
score-9 = one single colour
score-10 = centre empty
score-11 = most cards
score-centre = the rest of the centre
score-left_cards = cards left in hand
score-left_points = printed points left in hand
score-false_build = built without the answer
score-false_alarm = doubted a true build
score-deck_dealt = the whole deck dealt
score-perfect = a perfect ending

## Prompts

prompt-final = { $name }, this is your last chance: a take, or pass.
prompt-final_you = Last chance: take something, or pass.
prompt-confirm = { $name }, all turns are played. Doubt a build, or say accept.
prompt-confirm_you = All turns are played. Doubt a pile, or accept.
prompt-until_number_card = Your turn goes on until you play a number card. (undo takes a step back)
prompt-what_with = What would you like to do with { $said }? help shows how to say it.
prompt-say_colours = Of equal cards, say the colour too: 50g

## Hints: one small step at a time

hint-kind_match = There is a take: two cards that are equal.
hint-kind_join = There is a take: { $piles } piles of the centre together.
hint-kind_take_wild = There is a take with help from wild cards ({ $wilds }).
hint-kind_several = One card of yours can win several times at once ({ $takes }).
hint-kind_build = You could build something for later.
hint-kind_discard = I would lay a card down here. Which one helps you next time?

## What was said

log-wins =
    { $count ->
        [one] (1 card won)
       *[other] ({ $count } cards won)
    }
log-false_build = (The answer was not there: { $name } loses { $points } points)
log-false_alarm = (The answer was there: { $name } loses { $points } points)
how-build =
    { $count ->
        [one] { $name } holds 1 card:
       *[other] { $name } holds { $count } cards:
    }
how-no_build = There is no build { $named } in the centre.
how-no_builds = There is no build in the centre.

## The score sheet

sheet-title = Score sheet
sheet-turn_head = turn
sheet-what = For what
sheet-points = points
sheet-total = Total
sheet-empty = Nobody has any points yet.
sheet-no_scoring = At this table cards are counted, not points. (--scoring plays for points.)
end-left_in_hand =
    { $count ->
        [one] { $won } won, less 1 left in hand
       *[other] { $won } won, less { $count } left in hand
    }

## The pack

cards-numbers = Number cards ({ $count })
cards-subtraction = Subtraction cards ({ $count })
cards-multiplication = Multiplication cards ({ $count })
cards-division = Division cards ({ $count })
cards-fractions = Fractions, decimals, percentages ({ $count })
cards-powers = Powers and roots ({ $count })

## How to say things. The numbers here are on no card, so that they tell nothing about this game.

help-take =
    take | 20 + 30 = 50, take 50
     | take 50   (one card that equals yours)
help-several = two takes | 50 = 50; 20 + 30 = 50, take 50
help-build =
    build | 20 + 30 = 50   (your card last; the result stays in your hand)
     | 20 + 30 = 50, 50 + 40 = 90
help-discard = discard | discard 20
help-builds = with a build | [50] + 20 = 70, take 70   ([50]a and [50]b if two are equal)
help-subtraction = card −20 | 50 - 20 = 30, take 30
help-multiplication = card ×20 | 30 x 20 = 600, take 600
help-division = card ÷20 | 60 / 20 = 3, 3 + 50 = 53, take 53
help-fractions = shares | 1/2 of 80 = 40, or 0.5 x 80 = 40, or 50% of 80 = 40
help-powers = powers | 20^2 = 400, 20^3 = 8000, sqrt 400 = 20, cbrt 8000 = 20
help-steps =
    in steps | 50 - 20 = 30
     | take 30   (your number card ends the turn; undo takes a step back)
help-wild_discard = lay one down | discard -20; discard 30
help-leave = leave changed | 50 - 20 = 30, leave; discard 40   (the result stays in your hand)
help-colours = colours | 20g + 30r = 50, take 50b   (20g is the green one)
help-challenge =
    doubt | challenge [50]
    show | 20 + 30 = 50, show   (then nobody can doubt it)
help-words_sheet = sheet | the score sheet
help-words_game =
    how [50] | how a build was made
    pass | in the last turn, when you see no take
help-words_solitaire = stop | end the game here

## The rules of a level

rules-setup = TO BEGIN. Shuffle the cards and deal { $cards } to each. Then open one for each player: that is the centre. The rest is the deck, face down. Whoever sits left of the dealer begins.
rules-aim = Win the most cards. You win cards of the centre with sums that make a card of your hand.
rules-aim_scoring = Win the most points. You win cards of the centre with sums that make a card of your hand; long and colourful ones earn more.
rules-turn = YOUR TURN. You play one number card from your hand, in one of three ways. Then you draw until you have as many cards as at first.
rules-take = TAKE. Your card wins a card of the centre that equals it, or several that add up to it. It may win several such groups at once.
rules-build = BUILD. Lay your card on one or more cards of the centre and say the sum: now they are one pile with that value, never split again. You must keep a card with that value in your hand. Anybody may win the pile, or build on it.
rules-discard = DISCARD. Lay your card alone into the centre. Anybody may use it.
rules-wild = WILD CARDS change a card or pile of the centre: they take away, multiply, divide, and so on. Before your number card you may play as many as you like; they are won with the pile. You may also lay one down alone: then it lies there for everybody, and your turn goes on. If your hand holds wild cards only, lay them all down.
rules-scoring = POINTS. 1 for each take and 1 for each card won, and those printed on the cards. A take of five cards 2, of six or more 5. Three of + − × ÷ in one take 5, all four 10. A take of five or more cards with every colour 5, with one single colour 5. The centre empty after your take 5. Most cards at the end 10.
rules-challenge = DOUBT. Nobody checks whether a builder holds the answer. If you doubt it, challenge the build before your second turn after it: a bluff costs the builder 20 points, a wrong doubt costs you 10.
rules-end = THE END. When the deck is empty and somebody has no cards left, each of the others has one last take. What lies in the centre goes to whoever took last. Count your pile; each card left in your hand takes one away.
rules-end_scoring = THE END. When the deck is empty and somebody has no cards left, each of the others has one last take. What lies in the centre goes to whoever took last. Cards left in your hand, and the points on them, are taken off your score.
rules-solitaire = Five cards lie in the centre, five are in your hand. Take with one number card of your hand: cards of the centre that equal it or add up to it, several groups at once if you like. Then the centre and your hand are filled up again. There are no builds and no discards; when no take is left, the game is over.
rules-solitaire_wild = WILD CARDS change a card of the centre: those of your hand and those that lie in the centre alike. They are won with the take.
rules-solitaire_cards = How many cards can you win?
rules-solitaire_scoring = POINTS. 1 for each take and 1 for each card won, and those printed on the cards. A take of five cards 2, of six or more 5. Three of + − × ÷ in one take 5, all four 10. A take of five or more cards with every colour 5, with one single colour 5. The centre empty after your take 5. The whole deck dealt 10, and 25 more if no card is left anywhere. Points printed on cards left in your hand are taken off.

## Menus and the command line

game-numero = { -numero }
game-numero-about = Win cards with sums
game-numero--solitaire = { -numero } for one
game-numero--solitaire-about = Take after take until none is left
game-numero--solitaire-play = Alone: solitaire

## The house rules

setting-scoring = Play for points
setting-turn_priority = Must you take, or else build, if you can?
setting-join_ops = Piles are joined
setting-extend_build_with_others = A built pile may grow by other piles
setting-join_builds = Built piles may be joined in a take
setting-wild_on_build = Wild cards on built piles
setting-loose_wild_usable = Everybody may use wild cards of the centre
setting-leftover_working_piles = Leaving a changed pile
setting-take_back = Undo inside the turn
setting-value_domain = Numbers on the way
setting-keep_answer = Keep the answer while your build lies there
setting-show_answer = Showing the answer card
setting-golden_rule_2 = Having the answer
setting-challenge_evidence = What counts when you doubt
setting-challenge_undo = A bluff that is found
setting-all_wild_short_hand = A short hand of wild cards
setting-final_chance = When somebody is out
setting-final_turn_wild_discards = Laying wild cards down in the last turn
setting-start_centre_wild = Wild cards in the first centre
setting-tie_break = Equal at the end
setting-taking_card_in_each_take = In several takes the taking card counts
setting-bonus_stacking = Bonuses add up
setting-decimal_percent_ops = Decimals and per cent count as
setting-ops_in_builds = Operations in a built pile
setting-clear_the_deck = Bonus for an empty centre
setting-wild_colour = Colour of wild cards
setting-centre_leftover_points = Points for the rest of the centre
setting-most_cards_count = For most cards counts
setting-most_cards_tie = Most cards, but equal
setting-solitaire_item_10 = Solitaire: bonus for an empty centre
setting-solitaire_item_11 = Solitaire: bonus for most cards
setting-ask_sentence = Say the sum for equal cards too
setting-players = Seats at the most
setting-hand_size = Cards in a hand
setting-first_player = Who begins?

## The page

level-numero-numbers--10 = Numbers to 10
level-numero-playing--cards = Playing cards
level-numero-numbers--15 = Numbers to 15
level-numero-subtraction = With minus
level-numero-times--divide = With times and divide
level-numero-fractions = With fractions
level-numero-full = Everything
choose-preset = How is it counted?
choose-preset-cards = Most cards wins
choose-preset-points = For points, with colours
choose-scoring_rules = Points
own-title = My own cards
own-about = Any numbers, any wild cards
own-numbers = Numbers
own-subtraction = Minus
own-multiplication = Times
own-division = Divided by
own-fractions = Parts of a number
own-powers = Powers and roots
own-name = A name for it
own-keep = Keep it here
own-forget = Forget { $name }
level-numbers--10-about = First sums
level-playing--cards-about = Ace to ten, from any deck
level-numbers--15-about = Sums over ten
level-subtraction-about = Wild cards take away
level-times--divide-about = Wild cards multiply and share
level-fractions-about = Halves, 0.25, 50 %
level-full-about = Powers and roots too
table-centre_empty = Nothing lies here.
table-look_inside = How was { $pile } made?
table-inside = { $name } made { $pile } of
table-inside_nobody = { $pile } is made of
card-build = pile worth { $value }, { $count } cards
card-group = { $card }, in group { $group }

strip-another = And another group
strip-leave = Leave it there
strip-show = Show the answer card
strip-example = 5 + 3 = 8, take 8
strip-missing-place = Take, build or discard?
strip-missing-card = Which card of your hand?
strip-no_blank = Put the cards together first. Build adds your own card too.
strip-missing-pile = Which cards of the centre?
word-take = take
word-build = build
word-discard = discard
word-leave = leave
word-show = show
word-of = of
word-pass = pass
word-stop = stop
word-accept = accept
word-challenge = challenge
place-take = Take
place-build = Build
place-discard = Discard
place-take-about = win what equals your card
place-build-about = lay it on a pile
place-discard-about = lay it down alone
place-pass = Pass
place-none_left = I find no more takes
place-stop = End the game here
place-accept = Accept
place-title = Where does your card go?

challenge-title = Do you doubt it?
challenge-show_me = Show me that { $pile }!
challenge-about = If the answer was not there, the builder loses 20 points. If it was, you lose 10.
spoken-pile = the pile { $value }
sheet-turn = Turn { $turn }, { $name }: { $sum }
sheet-turns = Turn by turn
sheet-assumed = The points printed on cards are our guess.

guide-aim = Win cards of the centre with sums that make a card of your hand. Most cards wins.
guide-aim_scoring = If you play for points, each take is counted like this:
guide-points = For points
guide-each_card = 1 each
guide-as_printed = as printed
guide-doubt = Nobody checks whether a builder holds the answer. You may say: show me! Without the answer the builder loses 20 points; with it, you lose 10.
guide-turn = In your turn you play one number card, in one of three ways. Then you draw a new one.
guide-take = Take: your card wins what equals it, or cards that add up to it.
guide-several = Several at once: one card wins everything that makes its number. No card works twice.
guide-build = Build: lay your card on a card of the centre and say the sum. Keep the answer in your hand! Anybody may win the pile.
guide-discard = Discard: nothing fits? Lay a card down in the centre.
guide-wild_minus = Wild cards change a card of the centre before you play your number card. −2 takes 2 away.
guide-wild_times = ×3 multiplies, ÷2 divides. Several wild cards may go on one pile, one after the other.
guide-wild_fraction = 1/2, 0.5 and 50% take that part of a card.
guide-wild_power = ² and ³ are powers, √ and ∛ are roots. Roots must come out exactly.
guide-wild_drop = You may also lay wild cards down. Then they lie there for everybody.
guide-end = The deck is empty and somebody has no cards left? Everybody else gets one last take. Count your pile: each card left in your hand takes one away.
guide-the_end = The end
guide-solitaire = Alone: five cards in the centre, five in your hand. Take until no take is left.
guide-alone = Alone
guide-say = You choose the cards, and you say the sum. The table only tells you whether it is true.
value-turn_priority-free = no
value-turn_priority-strict_plain = yes, wild cards aside
value-turn_priority-strict_full = yes, with wild cards too
value-join_ops-sum = by adding
value-join_ops-all_four = by + − × ÷
value-wild_on_build-any = on any
value-wild_on_build-own = on your own
value-wild_on_build-none = on none
value-leftover_working_piles-build_rule = if you hold its answer
value-leftover_working_piles-forbid = never
value-leftover_working_piles-free = always
value-value_domain-nonneg_rational = fractions, nothing below 0
value-value_domain-whole = whole numbers from 0
value-value_domain-positive_whole = whole numbers from 1
value-value_domain-rational = fractions and negative numbers
value-show_answer-optional = if you like
value-show_answer-always = always
value-show_answer-never = never
value-golden_rule_2-enforced = is checked
value-golden_rule_2-challenge = may be doubted
value-challenge_evidence-at_build = the hand when it was built
value-challenge_evidence-at_challenge = the hand now
value-challenge_undo-full = is taken apart
value-challenge_undo-card_only = loses its last card
value-challenge_undo-none = stays
value-all_wild_short_hand-discard_all = lays all down
value-all_wild_short_hand-discard_one = lays one down
value-final_chance-each = a last take for all others
value-final_chance-next_only = a last take for the next
value-final_chance-play_on = the others play on
value-start_centre_wild-keep = stay
value-start_centre_wild-replace = are replaced
value-tie_break-none = a shared win
value-tie_break-most_takes = most takes decide
value-tie_break-replay = play again
value-taking_card_in_each_take-each = in each
value-taking_card_in_each_take-one = in one
value-taking_card_in_each_take-none = in none
value-decimal_percent_ops-lowest_terms = in lowest terms
value-decimal_percent_ops-as_printed = as printed
value-decimal_percent_ops-both = × and ÷
value-ops_in_builds-all = all count
value-ops_in_builds-this_turn = those of this turn
value-clear_the_deck-centre_empty = always
value-clear_the_deck-centre_empty_after_deck = when the deck is empty
value-clear_the_deck-final_only = at the very end
value-wild_colour-neutral = none
value-wild_colour-own = one of their own
value-wild_colour-printed = as printed
value-centre_leftover_points-none = none
value-centre_leftover_points-one_each = one each
value-centre_leftover_points-one_each_plus_printed = one each and those printed
value-most_cards_count-pile = the pile
value-most_cards_count-pile_minus_hand = the pile less the hand
value-most_cards_tie-none = nobody
value-most_cards_tie-each = each
value-most_cards_tie-split = half and half
value-first_player-after_dealer = left of the dealer
value-first_player-dealer = the dealer

## On paper

paper-points = Playing for points
paper-count = Counting cards
paper-won = cards won
paper-left = − left in hand
paper-most = Most cards win. Who is equal shares the win.
paper-each = { $points } each
paper-printed = printed
paper-less_each = −1 each
paper-less_printed = − as printed
paper-never_both = A take earns for five cards or for six and more, for three signs or for all four: never for both.
paper-item_1 = for each take
paper-item_2 = for each card won
paper-item_3 = what is printed on the cards
paper-item_4 = a take of five cards
paper-item_5 = a take of six or more
paper-item_6 = a take with three of + − × ÷
paper-item_7 = a take with all four of them
paper-item_8 = five or more in every colour
paper-item_9 = five or more in one colour
paper-item_10 = the centre empty after a take
paper-item_11 = most cards at the end
