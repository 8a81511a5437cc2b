"""The turn: N-10 to N-17. Golden rule 1 is here: one number card, and wild cards before it as many as one likes."""

import pytest

from sumdeck.games.numero.rules.codes import Code
from sumdeck.games.numero.rules.moves import Discard, Pick, Take, gather
from sumdeck.rules.game import Seat
from tests.games.numero.rules.tables import GAME, card, numero, play, refused, say
from tests.games.numero.rules.telling import all_moves, builds, discards, gain, hand, lying, takes


@pytest.mark.parametrize(
    "sentence",
    ["discard 3; discard 4", "discard 3 4", "7 = 7, take 7; discard 3", "build 7 + 3 = 10; discard 4", "take 7; take 3"],
)
def test_a_turn_plays_only_one_number_card(sentence: str) -> None:
    """N-10."""
    state = numero(centre="7 3", hand="3 4 7 10")

    with refused(Code.ONE_NUMBER_CARD):
        say(state, sentence)


@pytest.mark.parametrize(("turn", "left"), [("7 = 7, take 7", "3 10"), ("build 7 + 3 = 10", "7 10"), ("discard 3", "7 10")])
def test_a_turn_plays_one_number_card_as_a_take_a_build_or_a_discard(turn: str, left: str) -> None:
    """N-10: the three things a number card can do."""
    state = numero(centre="7", hand="3 7 10")

    assert hand(say(state, turn)) == left


def test_only_a_number_card_can_take() -> None:
    """N-10: a wild card cannot stand in for it."""
    state = numero(centre="5", hand="−5 3")

    with refused(Code.NOT_A_NUMBER_CARD):
        play(state, Take(card(state, "−5"), (gather(Pick(0), 5),)))


def test_the_card_played_must_be_in_the_hand() -> None:
    """N-10: said of a card that is not there, and done with one."""
    state = numero(centre="5", hand="3 4")

    with refused(Code.NOT_IN_HAND):
        say(state, "5 = 5, take 5")
    with refused(Code.NOT_IN_HAND):
        play(state, Discard(card(state, "5")))


def test_nobody_may_let_an_ordinary_turn_go_by() -> None:
    """N-10: a number card has to be played."""
    state = numero(centre="13", hand="4 5")

    with refused(Code.NO_PASS):
        say(state, "pass")


@pytest.mark.parametrize(
    ("word", "code"), [("stop", Code.NO_STOP), ("accept", Code.NOTHING_TO_ACCEPT), ("challenge 10", Code.NO_CHALLENGES)]
)
def test_words_of_other_games_are_no_turn(word: str, code: Code) -> None:
    """N-10: stopping belongs to the solitaire, challenges and accepting to the scoring game."""
    state = numero(centre="[9+1]=10", hand="4 5")

    with refused(code):
        say(state, word)


@pytest.mark.parametrize(
    ("sentence", "code"),
    [
        ("take", Code.WHICH_CARD),
        ("take 7 3", Code.ONE_NUMBER_CARD),
        ("leave", Code.WHICH_SUM),
        ("discard", Code.WHICH_CARD),
        ("build", Code.WHICH_SUM),
        ("build 3 + 7 = 10; 7 = 7", Code.ONE_NUMBER_CARD),
    ],
)
def test_words_that_make_no_turn_are_refused(sentence: str, code: Code) -> None:
    """N-10: a turn says what its one number card does."""
    state = numero(centre="7 3", hand="3 4 7 10")

    with refused(code):
        say(state, sentence)


@pytest.mark.parametrize("turn", ["7 = 7, take 7", "build 7 + 3 = 10", "discard 3"])
def test_the_number_card_ends_the_turn(turn: str) -> None:
    """N-11: no wild card can be played after it."""
    state = numero(centre="7", hand="3 7 10 −2", others="5 6")

    after = say(state, turn)

    assert GAME.to_act(after) == (1,)
    with refused(Code.NOT_YOUR_TURN):
        say(after, "discard −2; discard 10", seat=0)


def test_nobody_plays_in_the_turn_of_another() -> None:
    """N-11: and a seat that does not exist plays never."""
    state = numero(centre="7", hand="3", others="5")

    with refused(Code.NOT_YOUR_TURN):
        say(state, "discard 5", seat=1)
    with refused(Code.NOT_YOUR_TURN):
        say(state, "discard 5", seat=2)
    with refused(Code.NOT_YOUR_TURN):
        GAME.apply(state, Seat(-1), Discard(card(state, "3")))


@pytest.mark.parametrize("wilds", ["", "−2", "−2 −4", "−2 −4 ×3", "−2 −4 ×3 ÷4"])
def test_any_number_of_wild_cards_may_come_before_the_number_card(wilds: str) -> None:
    """N-12: none to all."""
    state = numero(centre="13", hand="−2 −4 ×3 ÷4 7", deck="1 2 3 4 5 6 8 9")

    after = say(state, f"discard {wilds} 7")

    assert lying(after) == f"7 13 {wilds}".strip()
    assert GAME.to_act(after) == (1,)


def test_wild_cards_and_number_card_are_one_turn() -> None:
    """N-12: the extra turn that a wild card gives is not counted as another."""
    state = numero(centre="10 13", hand="−2 ÷4 8 5")

    after = say(state, "10 − 2 = 8, leave; discard ÷4; discard 5")

    assert after.turns == (1, 0)
    assert after.seat == 1


@pytest.mark.parametrize("turn", ["8 = 8, take 8", "build 8 + 2 = 10", "discard 2"])
def test_take_build_and_discard_are_a_free_choice(turn: str) -> None:
    """N-13: here all three are possible."""
    state = numero(centre="8", hand="2 8 10")

    assert say(state, turn).seat == 1


def test_a_smaller_take_than_the_best_is_legal() -> None:
    """N-14: only the 10, although 6 and 4 could be won with it."""
    state = numero(centre="10 6 4", hand="10 2")

    after = say(state, "10 = 10, take 10")

    assert gain(state, after) == "10 10"
    assert lying(after) == "4 6"


@pytest.mark.parametrize("turn", ["7 = 7, take 7", "build 7 + 3 = 10", "discard 3"])
def test_after_every_turn_the_hand_has_five_cards_again(turn: str) -> None:
    """N-15: the top card of the deck comes into the hand."""
    state = numero(centre="7", hand="3 7 10 15 15", deck="14 13")

    after = say(state, turn)

    assert len(after.hands[0]) == 5
    assert "14" in hand(after).split()
    assert len(after.deck) == 1


def test_cards_are_drawn_only_at_the_end_of_the_turn() -> None:
    """N-16: two wild cards and a number card make three cards drawn, and none of them could be played yet."""
    state = numero(centre="10 5", hand="−2 −5 8 9 12", deck="−4 6 7 11")

    with refused(Code.NO_SUCH_CARD):
        say(state, "10 − 2 = 8, 5 − 4 = 1, 8 + 1 = 9, take 9")
    after = say(state, "10 − 2 = 8, 8 + 5 = 13, 13 − 5 = 8, take 8")

    assert hand(after) == "6 7 9 12 −4"
    assert len(after.deck) == 1


@pytest.mark.parametrize("centre", ["", "−2", "×3 ÷4"])
def test_with_nothing_to_match_the_number_card_is_discarded(centre: str) -> None:
    """N-17: an empty centre, or one of loose wild cards, knows neither take nor build."""
    state = numero(centre=centre, hand="1 2 4 8 −5")

    assert takes(state) == []
    assert builds(state) == []
    assert discards(state) == "1 2 4 8"
    assert lying(say(state, "discard 4")) == f"4 {centre}".strip()


def test_a_game_that_is_over_takes_no_more_turns() -> None:
    """N-10: the final turn has been passed, and nobody may act."""
    over = say(numero(centre="7", hand="3", others="5"), "discard 3", "pass")

    assert GAME.to_act(over) == ()
    assert list(all_moves(over)) == []
    with refused(Code.OVER):
        say(over, "discard 5", seat=1)
