game-fives = Fives
game-fives-about = Win the pile with a multiple of five

level-fives-usual = Cards 1 to 6
level-fives-long = Cards 1 to 9
choose-part-cards = The cards
setting-highest = the highest card
setting-copies = how many there are of each card
setting-hand = how many cards everybody gets

rules-turn = YOUR TURN. Play a card on the pile and say the sum: what the pile makes, plus your card, equals what?
rules-win = WINNING. A sum in the five times table wins the pile, and you draw two cards. Otherwise you draw one.
rules-bury = BURYING. Once in the game you may put a card away face down instead. Nobody counts it.
rules-end = THE END. When all cards are played, most cards won wins.

help-play = 3 + 4 = 7 | the pile makes 3, and you play a 4
help-bury = bury 4 | put a 4 away, once in a game

fives-not_your_turn = It is not your turn yet.
fives-not_in_hand = You do not hold that card.
fives-buried_already = You have buried a card already.
fives-wrong_sum = Not quite: { $said } is not the sum. Try again!
fives-no_sentence = Say what the pile makes, plus your card, equals what. Like this: 3 + 4 = 7
fives-no_option = There is no house rule { $name }.
fives-no_cards_left = All cards are played. Most cards won wins.

cards-numbers = Numbers ({ $count })
zone-buried = Buried
word-bury = bury
strip-example = 3 + 4 = 7
end-points =
    { $count ->
        [one] 1 card won
       *[other] { $count } cards won
    }
