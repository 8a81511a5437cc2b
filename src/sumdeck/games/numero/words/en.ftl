-numero = Numero
table-centre = Centre

## Numero, and the solitaire

## Numero says no

numero-too_many_seats = This table has room for { $most }, but { $seats } want to play.
numero-too_few_seats = This game needs at least { $fewest } players.
numero-pack_too_small = This pack has { $cards } cards. The game needs at least { $needed }.
numero-not_your_turn = It’s not your turn yet.
numero-over = This game is over.
numero-not_in_hand = That card isn’t in your hand.
numero-not_a_number_card = You play your turn with a number card. That’s a wild card.
numero-number_card_outstanding = After wild cards you must play a number card: take, build or discard.
numero-discard_all_wilds = You have no number card. Put down all your wild cards: that’s your whole turn.
numero-discard_one_wild = You have no number card. Put down one wild card: that’s your whole turn.
numero-no_such_pile = There’s no such pile in the centre.
numero-used_twice = Use each card only once in a turn.
numero-wild_not_there = That wild card isn’t in your hand or in the centre.
numero-loose_wilds_rest = At this table, wild cards in the centre stay there. Nobody can use them.
numero-wild_on_build = At this table you can’t put a wild card on that pile.
numero-build_stays_alone = At this table you can’t join a built pile with other piles.
numero-only_sums = You join piles by adding. To subtract, multiply or divide, you need a wild card.
numero-outside_domain = That goes through { $value }, and this level doesn’t use numbers like that. Try another order?
numero-no_exact_result = That has no exact answer, so you can’t play that card there.
numero-not_what_it_says = Those aren’t the cards in your sum. Choose the cards you say.
numero-no_group = When you take, you must win something.
numero-not_equal = That makes { $made }, but your card is { $card }. They must be equal.
numero-no_answer_card = To build { $value } you must keep the { $value } in your hand, so that you can win it later.
numero-no_such_face = No number card shows { $value }, so nobody could ever win that pile.
numero-left_unchanged = You can only leave a pile like that if a wild card has changed it.
numero-left_without_hand_card = If you leave a changed pile, it must contain a card from your hand.
numero-nothing_may_be_left = At this table you can’t leave a changed pile: take it or build with it.
numero-only_a_take = This is the last turn, so only a take counts. If you can’t see one, pass.
numero-no_wild_discards = On the last turn you can only play wild cards as part of a take.
numero-no_pass = You can always do something: take, build or discard.
numero-no_such_cards = I don’t know these cards: “{ $given }”
numero-challenge_needs_scoring = You can only challenge builds when you play for points. Choose points too.
numero-keep_answer = At this table you keep your { $value } for as long as your pile of { $value } is there.
numero-must_take = At this table you must take if you can, and there is a take. Look again!
numero-must_build = At this table you must build if you can, and there is a build. Look again!
numero-not_shown_here = There’s no answer card to show here.
numero-nothing_to_show = To show the answer, you need it in your hand.
numero-no_challenges = You don’t need to challenge here: every build is checked.
numero-no_such_build = There’s no such pile that you can challenge now.
numero-nothing_to_accept = Nobody is waiting for your answer.
numero-only_takes_here = In solitaire you only take: no builds, no discards.
numero-no_stop = You can only stop a solitaire game.
numero-unclear = That could mean two things. Tap the cards you mean.
numero-take_or_build = That can be a take or a build. Which one?
numero-not_a_turn = I heard the sum, but not your turn. Take, build or discard?
numero-which_card = Which card? Say its number too.
numero-which_sum = And the sum? Say the cards and what they make.
numero-two_results = You said two different answers. Which one is it?
numero-one_number_card = One number card per turn: one take, one build or one discard.
numero-nothing_from_hand = A build needs a card from your hand. To win what’s in the centre, take it.
numero-no_match = There’s no single { $said } in the centre. Say the sum first, then take.
numero-in_a_build = The { $said } is part of the pile that is { $value }, and a pile is never split. Use the whole pile.
numero-no_such_card = There’s no { $said } to use for that.
numero-loose_ends = There’s something left over. You must use every answer.
numero-card_not_last = Add your own card last, just as it is. Wild cards go on cards in the centre.
numero-say_it = At this table you say the sum out loud. Say the sum, then take.
numero-wilds_stay = At this table you can’t undo a wild card.

## How a game ended

numero-most = Well played!
numero-shared_win = A tie at the top: a shared win!
numero-play_again = A tie at the top: play again to decide it.
numero-perfect = A perfect ending: every card is yours!
numero-no_take_left = There are no takes left, so the game is over.
numero-stopped = You stopped here.

## The score sheet

numero-scored = { $name } { $points }: { $item }
numero-had_it = The { $value } was there: { $name } { $points }
numero-had_it_not = There was no { $value }: { $name } { $points }
numero-swept = { $name } took last and wins the cards left in the centre.
score-1 = take
score-2 = cards won
score-3 = printed points
score-4 = five cards
score-5 = six cards or more
score-6 = three of + − × ÷
score-7 = all four of + − × ÷
score-8 = all four colours
score-9 = all one colour
score-10 = centre empty
score-11 = most cards
score-centre = cards left in the centre
score-left_cards = cards left in hand
score-left_points = printed points in hand
score-false_build = built without the answer
score-false_alarm = wrong challenge
score-deck_dealt = the whole deck dealt
score-perfect = a perfect ending

## Prompts

prompt-final = { $name }, this is your last chance: take something, or pass.
prompt-final_you = Last chance: take something, or pass.
prompt-confirm = { $name }, everyone has played. Challenge a build, or say accept.
prompt-confirm_you = Everyone has played. Challenge a pile, or accept.
prompt-until_number_card = Your turn lasts until you play a number card. (undo takes a step back)
prompt-what_with = What would you like to do with { $said }? help shows how to say it.
prompt-say_colours = If cards are equal, say the colour too: 50g

## Hints: one small step at a time

hint-kind_match = There’s a take: two cards are equal.
hint-kind_join = There’s a take: { $piles } piles in the centre together.
hint-kind_take_wild = There’s a take with help from wild cards ({ $wilds }).
hint-kind_several = One of your cards can win several groups at once ({ $takes }).
hint-kind_build = You could build something for later.
hint-kind_discard = I would discard a card here. Which one would help you next time?

## What was said

log-wins =
    { $count ->
        [one] (1 card won)
       *[other] ({ $count } cards won)
    }
how-build =
    { $count ->
        [one] { $name } holds 1 card:
       *[other] { $name } holds { $count } cards:
    }
how-no_build = There’s no build { $named } in the centre.
how-no_builds = There are no builds in the centre.

## The score sheet

sheet-title = Score sheet
sheet-turn_head = turn
sheet-what = What for
sheet-points = points
sheet-total = Total
sheet-empty = Nobody has any points yet.
sheet-no_scoring = At this table you count cards, not points. (--scoring plays for points.)
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
     | take 50   (one card equal to yours)
help-several = two takes | 50 = 50; 20 + 30 = 50, take 50
help-build =
    build | 20 + 30 = 50   (your card last; keep the answer in your hand)
     | 20 + 30 = 50, 50 + 40 = 90
help-discard = discard | discard 20
help-builds = using a build | [50] + 20 = 70, take 70   ([50]a and [50]b if two are equal)
help-subtraction = card −20 | 50 - 20 = 30, take 30
help-multiplication = card ×20 | 30 x 20 = 600, take 600
help-division = card ÷20 | 60 / 20 = 3, 3 + 50 = 53, take 53
help-fractions = parts | 1/2 of 80 = 40, or 0.5 x 80 = 40, or 50% of 80 = 40
help-powers = powers | 20^2 = 400, 20^3 = 8000, sqrt 400 = 20, cbrt 8000 = 20
help-steps =
    in steps | 50 - 20 = 30
     | take 30   (your number card ends the turn; undo takes a step back)
help-wild_discard = put one down | discard -20; discard 30
help-leave = leave it changed | 50 - 20 = 30, leave; discard 40   (keep the answer in your hand)
help-colours = colours | 20g + 30r = 50, take 50b   (20g is the green one)
help-challenge =
    challenge | challenge [50]
    show | 20 + 30 = 50, show   (then nobody can challenge it)
help-words_sheet = sheet | the score sheet
help-words_game =
    how [50] | how a build was made
    pass | on the last turn, if you can’t see a take
help-words_solitaire = stop | end the game here

## The rules of a level

rules-setup = SETTING UP. Shuffle the cards and deal { $cards } to each player. Then turn up one card for each player: that’s the centre. The rest is the deck, face down. The player on the dealer’s left starts.
rules-aim = Win the most cards. Make a card in your hand from cards in the centre, and win them.
rules-aim_scoring = Win the most points. Make a card in your hand from cards in the centre, and win them; long and colourful takes score more.
rules-turn = YOUR TURN. Play one number card from your hand, in one of three ways. Then draw until you have as many cards as you started with.
rules-take = TAKE. Your card wins a card in the centre that equals it, or several that add up to it. It can win several groups at once.
rules-build = BUILD. Put your card on one or more cards in the centre and say the sum. Now they are one pile with that value, and can’t be split again. You must keep a card of that value in your hand. Anyone can win the pile, or build on it.
rules-discard = DISCARD. Put your card in the centre by itself. Anyone can use it.
rules-wild = WILD CARDS change a card or pile in the centre: they subtract, multiply, divide and so on. Play as many as you like before your number card; you win them with the pile. You can also put one down by itself: then anyone can use it, and your turn goes on. If you have nothing but wild cards, put them all down.
rules-scoring = POINTS. 1 for each take and 1 for each card won, plus the points printed on the cards. A take of five cards 2, of six or more 5. Three of + − × ÷ in one take 5, all four 10. A take of five or more cards with every colour 5, all in one colour 5. The centre empty after your take 5. Most cards at the end 10.
rules-challenge = CHALLENGE. Nobody checks whether a builder holds the answer. If you don’t believe it, challenge the build before your second turn after it: a bluff costs the builder 20 points, a wrong challenge costs you 10.
rules-end = THE END. When the deck is empty and someone has no cards left, everyone else gets one last take. Whoever took last wins the cards left in the centre. Count your pile, and take off one for each card left in your hand.
rules-end_scoring = THE END. When the deck is empty and someone has no cards left, everyone else gets one last take. Whoever took last wins the cards left in the centre. You lose a point for each card left in your hand, and the points printed on it.
rules-solitaire = There are five cards in the centre and five in your hand. Take with one number card from your hand: cards in the centre that equal it or add up to it, several groups at once if you like. Then fill up the centre and your hand again. You can’t build or discard; when there are no takes left, the game is over.
rules-solitaire_wild = WILD CARDS change a card in the centre. You can use those in your hand and those in the centre. You win them with the take.
rules-solitaire_cards = How many cards can you win?
rules-solitaire_scoring = POINTS. 1 for each take and 1 for each card won, plus the points printed on the cards. A take of five cards 2, of six or more 5. Three of + − × ÷ in one take 5, all four 10. A take of five or more cards with every colour 5, all in one colour 5. The centre empty after your take 5. The whole deck dealt 10, and 25 more if there isn’t a card left anywhere. You lose the points printed on cards left in your hand.

## Menus and the command line

game-numero = { -numero }
game-numero-about = Win cards with sums
game-numero--solitaire = { -numero } for one
game-numero--solitaire-about = Keep taking until you can’t
game-numero--solitaire-play = On your own: solitaire

## The house rules

setting-scoring = Play for points
setting-turn_priority = Must you take (or else build) if you can?
setting-join_ops = How you join piles
setting-extend_build_with_others = You can add other piles to a built pile
setting-join_builds = You can join built piles in a take
setting-wild_on_build = Wild cards on built piles
setting-loose_wild_usable = Anyone can use wild cards in the centre
setting-leftover_working_piles = Leaving a changed pile
setting-take_back = Undo inside the turn
setting-value_domain = Numbers allowed along the way
setting-keep_answer = Keep the answer while your build is there
setting-show_answer = Showing the answer card
setting-golden_rule_2 = Holding the answer
setting-challenge_evidence = What counts in a challenge
setting-challenge_undo = When a bluff is caught
setting-all_wild_short_hand = A short hand, all wild cards
setting-final_chance = When someone runs out of cards
setting-final_turn_wild_discards = You can put wild cards down on the last turn
setting-start_centre_wild = Wild cards in the opening centre
setting-tie_break = A tie at the end
setting-taking_card_in_each_take = In several takes, your card counts
setting-bonus_stacking = Bonuses add up
setting-decimal_percent_ops = Decimals and percentages count as
setting-ops_in_builds = Operations in a built pile
setting-clear_the_deck = Bonus for an empty centre
setting-wild_colour = Colour of wild cards
setting-centre_leftover_points = Points for cards left in the centre
setting-most_cards_count = Most cards: what counts
setting-most_cards_tie = A tie for most cards
setting-solitaire_item_10 = Solitaire: bonus for an empty centre
setting-solitaire_item_11 = Solitaire: bonus for most cards
setting-ask_sentence = Say the sum for equal cards too
setting-players = Seats, at most
setting-hand_size = Cards in a hand
setting-first_player = Who starts?
matters-hand_size = Fewer cards make it easier: there is less to try. More cards give more to find.
matters-join_ops = Usually cards in the centre are added. With all four signs, 12 and 4 can be 16, 8, 48 or 3.
matters-turn_priority = Usually you may discard whatever you like. A strict table makes you take if you can.
matters-keep_answer = Usually you may change your mind. With this rule the answer stays in your hand until the build is taken.
matters-ask_sentence = Usually a 7 takes a 7 without a word. With this rule you say “7 = 7” as well: good for beginners.

## The page

level-numero-numbers--10 = Numbers to 10
level-numero-playing--cards = Playing cards
level-numero-numbers--15 = Numbers to 15
level-numero-subtraction = With minus
level-numero-times--divide = With times and divide
level-numero-fractions = With fractions
level-numero-full = Everything
choose-preset = How do you score?
choose-preset-cards = Count cards
choose-preset-points = Score points, with colours
choose-part-scoring = Points
choose-part-turn = Your turn
choose-part-turn-about = What you may do with the cards in the centre, and what you have to say.
choose-part-build = Building
choose-part-build-about = What can be built, and whether you must hold the answer.
choose-part-wild = Wild cards
choose-part-wild-about = What wild cards may change, and what becomes of those that are left.
choose-part-end = The end
choose-part-end-about = Who gets a last take, and what happens in a tie.
choose-part-scoring-about = What scores, and how much. Only if you play for points.
own-title = My own cards
own-about = Any numbers, any wild cards
own-numbers = Numbers
own-subtraction = Minus
own-multiplication = Times
own-division = Divided by
own-fractions = Parts of a number
own-powers = Powers and roots
own-name = Give it a name
own-keep = Save on this device
own-forget = Delete { $name }
level-numbers--10-about = First sums
level-playing--cards-about = Ace to ten, from any pack
level-numbers--15-about = Sums past ten
level-subtraction-about = Wild cards subtract
level-times--divide-about = Wild cards multiply and divide
level-fractions-about = Halves, 0.25, 50%
level-full-about = Powers and roots too
table-centre_empty = The centre is empty.
table-look_inside = How was { $pile } made?
table-inside = { $name } made { $pile } from
table-inside_nobody = { $pile } is made from
card-build = pile worth { $value }, { $count } cards
card-group = { $card }, in group { $group }

strip-another = And another group
strip-leave = Leave it changed
strip-show = Show the answer card
strip-example = 5 + 3 = 8, take 8
strip-missing-place = Take, build or discard?
strip-missing-card = Which card from your hand?
strip-no_blank = Choose the cards first. Build adds your own card too.
strip-goes_on = You said { $said }, but your card is { $card }. Undo and look again, or build with both.
strip-missing-pile = Which cards from the centre?
told-word_discard = { $name } discards { $card }.
told-word_pass = { $name } passes.
told-word_stop = { $name } finds no more takes.
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
place-build-about = put it on a pile
place-discard-about = put it down by itself
place-pass = Pass
place-none_left = I find no more takes
place-stop = End the game here
place-accept = Accept
place-title = Where does your card go?

challenge-title = Challenge it?
challenge-show_me = Show me the { $pile }!
challenge-about = If the answer wasn’t there, the builder loses 20 points. If it was, you lose 10.
spoken-pile = the pile { $value }
sheet-turn = Turn { $turn }, { $name }: { $sum }
sheet-turns = Turn by turn
sheet-assumed = The points printed on the cards are our guess.

guide-aim = Make a card in your hand from cards in the centre, and win them. Most cards wins.
guide-aim_scoring = If you play for points, each take scores like this:
guide-points = For points
guide-each_card = 1 each
guide-as_printed = as printed
guide-doubt = Nobody checks whether a builder holds the answer. You can challenge: show me! Without the answer, the builder loses 20 points; with it, you lose 10.
guide-turn = On your turn, play one number card in one of three ways. Then draw a new one.
guide-take = Take: your card wins what equals it, or cards that add up to it.
guide-several = Several at once: one card wins everything that makes its number. Use each card only once.
guide-build = Build: put your card on a card in the centre and say the sum. Keep the answer in your hand! Anyone can win the pile.
guide-discard = Discard: nothing fits? Put a card down in the centre.
guide-wild_minus = Wild cards change a card in the centre before you play your number card. −2 takes 2 away.
guide-wild_times = ×3 multiplies, ÷2 divides. You can put several wild cards on one pile, one after the other.
guide-wild_fraction = 1/2, 0.5 and 50% take that part of a card.
guide-wild_power = ² and ³ are powers, √ and ∛ are roots. A root must work out exactly.
guide-wild_drop = You can also put wild cards down. Then anyone can use them.
guide-end = The deck is empty and someone has no cards left? Everyone else gets one last take. Count your pile, and take off one for each card left in your hand.
guide-the_end = The end
guide-solitaire = On your own: five cards in the centre, five in your hand. Take until there are no takes left.
guide-alone = On your own
guide-say = You choose the cards and you say the sum. The table only tells you whether it’s right.
value-turn_priority-free = no
value-turn_priority-strict_plain = yes, not counting wild cards
value-turn_priority-strict_full = yes, even with wild cards
value-join_ops-sum = by adding
value-join_ops-all_four = by + − × ÷
value-wild_on_build-any = on any
value-wild_on_build-own = on your own
value-wild_on_build-none = on none
value-leftover_working_piles-build_rule = if you hold the answer
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
value-golden_rule_2-challenge = can be challenged
value-challenge_evidence-at_build = the hand when it was built
value-challenge_evidence-at_challenge = the hand now
value-challenge_undo-full = the pile is taken apart
value-challenge_undo-card_only = the last card comes off
value-challenge_undo-none = the pile stays
value-all_wild_short_hand-discard_all = put all down
value-all_wild_short_hand-discard_one = put one down
value-final_chance-each = one last take for everyone else
value-final_chance-next_only = one last take for the next player
value-final_chance-play_on = the others play on
value-start_centre_wild-keep = stay
value-start_centre_wild-replace = are replaced
value-tie_break-none = a shared win
value-tie_break-most_takes = most takes wins
value-tie_break-replay = play again
value-taking_card_in_each_take-each = in each
value-taking_card_in_each_take-one = in one
value-taking_card_in_each_take-none = in none
value-decimal_percent_ops-lowest_terms = in lowest terms
value-decimal_percent_ops-as_printed = as printed
value-decimal_percent_ops-both = × and ÷
value-ops_in_builds-all = all count
value-ops_in_builds-this_turn = only this turn’s count
value-clear_the_deck-centre_empty = always
value-clear_the_deck-centre_empty_after_deck = when the deck is empty
value-clear_the_deck-final_only = at the very end
value-wild_colour-neutral = none
value-wild_colour-own = one of their own
value-wild_colour-printed = as printed
value-centre_leftover_points-none = none
value-centre_leftover_points-one_each = one each
value-centre_leftover_points-one_each_plus_printed = one each plus those printed
value-most_cards_count-pile = the pile
value-most_cards_count-pile_minus_hand = the pile minus the hand
value-most_cards_tie-none = nobody
value-most_cards_tie-each = each
value-most_cards_tie-split = shared out
value-first_player-after_dealer = the player on the dealer’s left
value-first_player-dealer = the dealer

## On paper

paper-points = Playing for points
paper-count = Counting cards
paper-won = cards won
paper-left = − left in hand
paper-most = Most cards wins. A tie is a shared win.
paper-each = { $points } each
paper-printed = printed
paper-less_each = −1 each
paper-less_printed = − as printed
paper-never_both = A take scores for five cards or for six and more, for three signs or for all four: never both.
paper-item_1 = for each take
paper-item_2 = for each card won
paper-item_3 = the points printed on cards
paper-item_4 = a take of five cards
paper-item_5 = a take of six or more
paper-item_6 = a take with three of + − × ÷
paper-item_7 = a take with all four of them
paper-item_8 = five or more with every colour
paper-item_9 = five or more, all one colour
paper-item_10 = the centre empty after a take
paper-item_11 = most cards at the end
command-sheet = sheet, score
command-how = how

## A first game by doing: what to look for, never what is found

learn-match = Is one of your cards the same as a card in the middle? Tap the one in the middle, then yours.
learn-add = Do two cards in the middle make one of yours? Tap them and +, say what they make, then tap your card.
learn-build = Nothing to take? Put a card of yours on one in the middle, so that both together make another card in your hand. If it’s still there next time, you can take it.
learn-change = Your card with a sign changes a card in the middle. Tap both, say what that makes, and take it with your card.
learn-part = Your card with a fraction takes a part of a card in the middle. Tap both, say what that makes, and take it with your card.
learn-free = Now it’s up to you: take, build, or put a card down.
