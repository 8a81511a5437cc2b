"""Builds: N-31 to N-41. Golden rule 2 is here: whoever builds still holds the answer."""

import pytest

from sumdeck.games.numero.rules.codes import Code
from sumdeck.rules.game import Mistake
from tests.games.numero.rules.tables import GAME, numero, refused, say
from tests.games.numero.rules.telling import builds, gain, hand, lying, takes


def test_a_build_adds_a_number_card_to_a_pile() -> None:
    """N-31 (complete): 9 + 1 is the only build, nothing can be taken; one card is drawn and the turn is over."""
    state = numero(centre="9", hand="1 10 14 14 14", deck="7 8")

    assert (takes(state), builds(state)) == ([], ["1 onto 9"])
    after = say(state, "build 9 + 1 = 10")

    assert lying(after) == "[1+9]=10"
    assert hand(after) == "7 10 14 14 14"
    assert after.seat == 1


def test_a_build_leaves_the_other_piles_alone() -> None:
    """N-31: 4 onto 5; the 3 remains."""
    state = numero(centre="5 3", hand="4 9 12")

    assert lying(say(state, "5 + 4 = 9")) == "3 [4+5]=9"


@pytest.mark.parametrize("sentence", ["9 + 3 = 12", "3 + 9 = 12", "build 9 + 3 = 12"])
def test_a_build_may_be_said_with_either_card_first(sentence: str) -> None:
    """N-31: 9 onto 3; the 5 remains."""
    state = numero(centre="5 3", hand="4 9 12")

    assert lying(say(state, sentence)) == "5 [3+9]=12"


def test_a_build_may_join_piles_first() -> None:
    """N-31, N-38: one pile of three cards."""
    state = numero(centre="5 3", hand="4 9 12")

    assert lying(say(state, "5 + 3 = 8, 8 + 4 = 12")) == "[3+4+5]=12"


def test_all_that_4_9_and_12_can_do_with_5_and_3() -> None:
    """N-31, N-32 (complete): no take, and exactly three builds."""
    state = numero(centre="5 3", hand="4 9 12")

    assert takes(state) == []
    assert builds(state) == ["4 onto 3 5", "4 onto 5", "9 onto 3"]


def test_one_card_may_make_the_same_value_in_several_ways() -> None:
    """N-31, N-38 (complete): 12 is 4 onto the 8, or onto 5 and 3."""
    state = numero(centre="8 5 3", hand="4 12 9")

    assert takes(state) == []
    assert builds(state) == ["4 onto 3 5", "4 onto 5", "4 onto 8", "9 onto 3"]


def test_the_hand_card_is_always_added() -> None:
    """N-31: a 1 cannot be taken off a 10, nor a 5 multiply a 3."""
    state = numero(centre="10 3", hand="1 5 9 15")

    assert builds(state) == ["5 onto 10"]
    for sentence in ("build 10 − 1 = 9", "build 3 × 5 = 15"):
        with refused(Code.ONLY_SUMS):
            say(state, sentence)


def test_a_build_has_one_card_from_the_hand_and_at_least_one_pile() -> None:
    """N-31: 4 and 5 are both in the hand; 3 and 6 both lie in the centre."""
    state = numero(centre="3 6", hand="4 5 9")

    with refused(Code.ONE_NUMBER_CARD):
        say(state, "build 4 + 5 = 9")
    with refused(Code.NOTHING_FROM_HAND):
        say(state, "build 3 + 6 = 9")


def test_a_build_needs_its_answer_in_the_hand() -> None:
    """N-32: 9 + 1 makes 10, and no 10 is left in this hand."""
    state = numero(centre="9", hand="1 12")

    assert builds(state) == []
    with refused(Code.NO_ANSWER_CARD, value=10):
        say(state, "build 9 + 1 = 10")


def test_the_answer_is_looked_for_before_drawing() -> None:
    """N-32: the 10 on top of the deck comes too late."""
    state = numero(centre="9", hand="1 12 14 14 14", deck="10 7")

    with refused(Code.NO_ANSWER_CARD, value=10):
        say(state, "build 9 + 1 = 10")


def test_a_wild_card_is_never_the_answer() -> None:
    """N-32: 3 + 1 makes 4, and −4 is no 4."""
    state = numero(centre="3", hand="1 −4 9")

    with refused(Code.NO_ANSWER_CARD, value=4):
        say(state, "build 3 + 1 = 4")


def test_a_second_card_of_the_same_face_is_an_answer() -> None:
    """N-32: 5 − 5 is 0, 0 + 10 is 10, and the other 10 is still there."""
    state = numero(centre="5", hand="−5 10 10")

    assert lying(say(state, "5 − 5 = 0, 0 + 10 = 10")) == "[5+10−5]=10"


def test_the_card_that_is_played_is_not_its_own_answer() -> None:
    """N-32: as before, with one 10 only."""
    state = numero(centre="5", hand="−5 10 11")

    with refused(Code.NO_ANSWER_CARD, value=10):
        say(state, "5 − 5 = 0, 0 + 10 = 10")


@pytest.mark.parametrize(
    ("level", "centre", "hand", "sentence", "value"),
    [
        ("full", "10 10", "10 10", "build 10 + 10 = 20", "20"),
        ("numbers-10", "9", "2 10", "build 9 + 2 = 11", "11"),
        ("full", "5", "1/2 3 6", "1/2 of 5 = 5/2, 5/2 + 3 = 11/2", "11/2"),
        ("full", "3 2", "×5 12 15", "3 × 5 = 15, 15 + 12 = 27", "27"),
    ],
)
def test_a_build_has_a_value_that_is_on_a_number_card(level: str, centre: str, hand: str, sentence: str, value: str) -> None:
    """N-33: not above the highest card of the pack in use, and whole."""
    state = numero(centre=centre, hand=hand, level=level)

    with refused(Code.NO_SUCH_FACE, value=value):
        say(state, sentence)


def test_a_build_cannot_be_taken_in_the_turn_that_makes_it() -> None:
    """N-34: the turn is over, and nobody takes before the next player's turn."""
    state = numero(centre="9", hand="1 10 2", others="5 6")

    with refused(Code.ONE_NUMBER_CARD):
        say(state, "build 9 + 1 = 10; 10 = 10, take 10")
    after = say(state, "build 9 + 1 = 10")
    with refused(Code.NOT_YOUR_TURN):
        say(after, "[10] = 10, take 10", seat=0)


def test_the_builder_takes_the_build_in_a_later_turn() -> None:
    """N-34: 9, 1 and 10, three cards."""
    state = numero(centre="9", hand="1 10 2", others="5 6")

    after = say(state, "build 9 + 1 = 10", "discard 5", "[10] = 10, take 10")

    assert gain(state, after) == "1 9 10"


@pytest.mark.parametrize("sentence", ["[10] = 10, take 10", "10 = 10, take 10", "take 10"])
def test_anybody_may_take_a_build(sentence: str) -> None:
    """N-35: the opponent holds a 10."""
    state = numero(centre="9", hand="1 10 2", others="10 6")

    after = say(state, "build 9 + 1 = 10", sentence)

    assert gain(state, after, seat=1) == "1 9 10"


def test_anybody_may_add_to_a_build_and_owns_the_new_one() -> None:
    """N-36: 10 and 3 make 13, which the opponent holds."""
    state = numero(centre="9", hand="1 10 2", others="3 13")

    after = say(state, "build 9 + 1 = 10", "build [10] + 3 = 13")

    assert lying(after) == "[1+3+9]=13"
    assert after.centre[0].builder == 1


def test_adding_to_a_build_needs_the_new_answer() -> None:
    """N-36, N-32: the 10 that answered the old build does not answer 13."""
    state = numero(centre="[9+1]=10", hand="3 10 12", built_by=1)

    with refused(Code.NO_ANSWER_CARD, value=13):
        say(state, "build [10] + 3 = 13")


def test_a_build_is_never_split() -> None:
    """N-37: no 9 can be taken out of 9 + 1, no 1 used from it, and nothing be put onto the 9."""
    state = numero(centre="[9+1]=10 5", hand="3 6 9 12", built_by=1)

    assert takes(state) == []
    assert builds(state) == []
    for sentence in ("9 = 9, take 9", "1 + 5 = 6, take 6", "build 1 + 3 = 4"):
        with refused(Code.IN_A_BUILD, value=10):
            say(state, sentence)
    with refused(Code.ONE_NUMBER_CARD):  # the 9 may be that of the hand
        say(state, "build 9 + 3 = 12")


def test_a_build_may_use_a_build_and_lone_numbers_together() -> None:
    """N-38: 9 and 2 and the 3 make 14, one pile of four cards."""
    state = numero(centre="[5+4]=9 2", hand="3 14", built_by=1)

    assert lying(say(state, "[9] + 2 = 11, 11 + 3 = 14")) == "[2+3+4+5]=14"


@pytest.mark.parametrize("turn", ["7 = 7, take 7", "build 7 + 3 = 10", "discard 7", "discard 10"])
def test_a_builder_need_not_take_the_build_next(turn: str) -> None:
    """N-39: he may take something else, build again, discard, even the answer."""
    state = numero(centre="[9+1]=10 7", hand="3 7 10")

    assert "[1+9]=10" in lying(say(state, turn))


def test_two_builds_of_one_value_stay_two_piles() -> None:
    """N-40: one 10 answers both, and takes both at once."""
    state = numero(centre="9 6", hand="1 4 10 2", others="13 13 13")

    built = say(state, "build 9 + 1 = 10", "discard 13", "build 6 + 4 = 10", "discard 13")
    assert lying(built) == "13 13 [1+9]=10 [4+6]=10"
    after = say(built, "[10]a = 10; [10]b = 10, take 10")

    assert gain(state, after) == "1 4 6 9 10"
    assert after.takes == (2, 0)


def test_one_of_two_equal_builds_may_be_taken_alone() -> None:
    """N-40: the letter says which."""
    state = numero(centre="[9+1]=10 [6+4]=10", hand="10 2")

    assert takes(state) == ["10 takes [1+9]=10", "10 takes [1+9]=10 and [4+6]=10", "10 takes [4+6]=10"]
    assert {lying(say(state, f"[10]{letter} = 10, take 10")) for letter in "ab"} == {"[1+9]=10", "[4+6]=10"}
    with refused(Code.UNCLEAR):
        say(state, "[10] = 10, take 10")


def test_the_builder_says_the_sentence() -> None:
    """N-41: as a move is written, so it can be said; a wrong sum is answered as such."""
    state = numero(centre="5 3", hand="4 9 12")
    moves = GAME.legal_moves(state, state.seat)

    said = {GAME.write(state, state.seat, move) for move in moves}

    assert {"build 5 + 4 = 9", "build 3 + 9 = 12", "build 3 + 5 = 8, 8 + 4 = 12"} <= said
    with pytest.raises(Mistake):
        say(state, "build 5 + 4 = 10")


@pytest.mark.parametrize("sentence", ["build 9 + 1 = 10", "build 9 + 1 = 10, show"])
def test_showing_the_answer_is_welcome_and_not_compulsory(sentence: str) -> None:
    """N-41: the same build either way; where golden rule 2 is enforced, everybody knows that the answer is there."""
    state = numero(centre="9", hand="1 10")

    assert say(state, sentence) == say(state, "9 + 1 = 10")


def test_there_is_nothing_to_show_where_nothing_was_built() -> None:
    """N-41."""
    state = numero(centre="9", hand="1 10")

    with refused(Code.NOT_SHOWN_HERE):
        say(state, "discard 1, show")


def test_a_result_that_is_made_must_be_used() -> None:
    """N-31: 6 + 3 leads nowhere when 5 + 4 is built."""
    state = numero(centre="5 6 3", hand="4 9")

    with refused(Code.LOOSE_ENDS):
        say(state, "build 6 + 3 = 9, 5 + 4 = 9")


def test_a_wild_card_comes_before_the_hand_card_not_after() -> None:
    """N-31: it may change the 5, but not the 5 and 4 together."""
    state = numero(centre="5", hand="4 −2 7")

    with refused(Code.CARD_NOT_LAST):
        say(state, "build 5 + 4 = 9, 9 − 2 = 7")
    assert lying(say(state, "build 5 − 2 = 3, 3 + 4 = 7")) == "[4+5−2]=7"
