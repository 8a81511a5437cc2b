"""What becomes of a build that was challenged with success, in all three ways."""

from dataclasses import replace

import pytest

from sumdeck.games.numero.rules.state import State
from tests.games.numero.rules.scoring import points
from tests.games.numero.rules.tables import GAME, P, Q, refused, say, table
from tests.games.numero.rules.telling import centre, labels

BUILT = "build [9] + 4 = 13, 13 − 2 = 11, 11 − 3 = 8, 8 + 3 = 11"
"""An older build, a card, a wild card of the hand, a loose one, and the three of the hand; no eleven."""


def bluffed(undo: str) -> State:
    state = table("[5g+4b]=9 4r −3", "3r 12g −2 5o 2b", "10r 11r 7r 8r 14r", deck="15g 15r 15b", challenge_undo=undo)
    return say(state, BUILT)


@pytest.mark.parametrize(
    ("undo", "left"),
    [
        ("full", "3r | 4r | 9: 4b 5g | −2 | −3"),
        ("card_only", "3r | 8: 4b 4r 5g −2 −3"),
        ("none", "11: 3r 4b 4r 5g −2 −3"),
    ],
)
def test_a_false_build_is_taken_apart(undo: str, left: str) -> None:
    """N-87: everything as it was, or only the card lifted off, or nothing at all. It costs 20 every time."""
    state = bluffed(undo)

    after = say(state, "challenge [11]", seat=Q)

    assert centre(state) == "11: 3r 4b 4r 5g −2 −3"
    assert centre(after) == left
    assert points(after.sheet, P) == {"false_build": -20}
    assert labels(after, after.hands[P]) == labels(state, state.hands[P]) == "2b 5o 12g 15g 15r"


def test_an_older_build_stays_whole_and_keeps_its_builder() -> None:
    """N-37, N-87: the nine comes back as the build that it was before that turn."""
    before = table("[5g+4b]=9 4r −3", "3r 12g −2 5o 2b", "10r 11r 7r 8r 14r", deck="15g 15r 15b")

    after = say(say(before, BUILT), "challenge [11]", seat=Q)

    assert [pile for pile in after.centre if pile.built] == [pile for pile in before.centre if pile.built]


@pytest.mark.parametrize(
    ("undo", "left"), [("full", "1b | 9g | 13b"), ("card_only", "1b | 9g | 13b"), ("none", "10: 1b 9g | 13b")]
)
def test_a_plain_build_falls_into_its_two_cards(undo: str, left: str) -> None:
    """N-83, N-87: lifting the one off leaves a lone nine, which is no build."""
    state = say(table("9g 13b", "1b 12r 4g", "5r 6r", challenge_undo=undo), "build 9 + 1 = 10")

    assert centre(say(state, "challenge [10]", seat=Q)) == left


@pytest.mark.parametrize(("undo", "left"), [("full", "3r | 10g | 13b | −2"), ("card_only", "3r | 8: 10g −2 | 13b")])
def test_a_build_of_wild_cards_alone_has_no_card_to_lift(undo: str, left: str) -> None:
    """N-87: the wild card becomes loose; where only the number card is lifted, all stays."""
    state = say(table("10g 13b", "−2 3r 12r 4g", "5r 6r", challenge_undo=undo), "10 − 2 = 8, leave; discard 3")

    after = say(state, "challenge [8]", seat=Q)

    assert centre(after) == left
    assert after.points(P) == -20


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("[10] = 10, take 10", "13b"),
        ("build [10] + 2 = 12", "12: 1b 2r 9g | 13b"),
        ("[10] − 4 = 6, leave; discard 2", "2r | 6: 1b 9g −4 | 13b"),
        ("build [10] − 4 = 6, 6 + 2 = 8", "8: 1b 2r 9g −4 | 13b"),
    ],
)
def test_a_build_that_has_changed_since_stays_as_it_is(said: str, left: str) -> None:
    """N-87: taken, extended or altered by the challenger himself; only the points change."""
    state = say(table("9g 13b", "1b 12r 4g 3g 5g", "2r 8r 10r 12g −4"), "build 9 + 1 = 10", said)

    after = say(state, "challenge [10]", seat=Q)

    assert centre(state) == centre(after) == left
    assert (after.won, after.hands) == (state.won, state.hands)
    assert points(after.sheet, P) == {"false_build": -20}


def test_what_was_undone_can_be_doubted_below() -> None:
    """N-87, N-88: a bluff upon a bluff. The upper one undone, the lower one lies as built again, and its window is its own."""
    state = table("9g 13b", "1b 12r 4g 3g 5g", "2r 8r 7r 14r 6r", "5b 6b 7b 8b 14b")

    twice = say(say(state, "build 9 + 1 = 10", "build [10] + 2 = 12"), "challenge [12]", seat=P)
    after = say(twice, "challenge [10]", seat=Q)

    assert centre(twice) == "2r | 10: 1b 9g | 13b"
    assert centre(after) == "1b | 2r | 9g | 13b"
    assert [after.points(seat) for seat in (P, Q)] == [-20, -20]


def test_the_pile_under_a_lifted_card_can_be_played_with_but_not_doubted() -> None:
    """N-87, N-88 (`card_only`): the eight is a build like others, and its challenge is spent."""
    after = say(bluffed("card_only"), "challenge [11]", seat=Q)

    for build in ("challenge [8]", "challenge [11]"):
        with refused("numero.no_such_build"):
            say(after, build, seat=Q)
    assert labels(after, say(after, "[8] = 8, take 8").won[Q]) == "4b 4r 5g 8r −2 −3"


def test_the_operations_of_a_lifted_card_are_gone_with_it() -> None:
    """N-82f, N-87 (`card_only`): one number card and − are left, so the take has − and ÷, and no +."""
    state = table("12g 13b", "−4 3r 14r 5g 6g", "÷2 4r 5r 6r 7r", challenge_undo="card_only")

    after = say(say(say(state, "build 12 − 4 = 8, 8 + 3 = 11"), "challenge [11]", seat=Q), "[8] ÷ 2 = 4, take 4")

    assert points(after.sheet, Q) == {"1": 1, "2": 4, "3": 1 + 2}


def test_what_falls_apart_in_the_end_goes_to_the_last_taker() -> None:
    """N-87, N-89, N-93: undone while the final scores wait, the cards are the rest of the centre."""
    state = say(table("9g 13b", "1b", "5r", deck="", won=("rest",), last_taker=Q), "build 9 + 1 = 10", "pass")

    after = say(state, "challenge [10]", seat=Q)

    assert labels(after, after.won[Q]) == "1b 9g 13b"
    assert GAME.outcome(after) is not None


def test_an_answer_given_away_need_not_be_kept_when_the_build_comes_back() -> None:
    """N-87 with `keep_answer`: the ten went because no other card was left; undone, the build binds nobody to another ten."""
    state = table("9g 13b", "1b 10r", "2r 8r 7r 14r 6r", deck="10b 15b", keep_answer=True)
    extended = say(replace(state, deck=()), "build 9 + 1 = 10", "build [10] + 2 = 12")
    drawn = say(replace(extended, deck=state.deck), "discard 10")

    after = say(say(drawn, "challenge [12]", seat=P), "discard 14")

    assert centre(after) == "2r | 10r | 10: 1b 9g | 13b | 14r"
    assert labels(after, after.hands[P]) == "10b 15b"
    assert centre(say(after, "discard 10")) == "2r | 10b | 10r | 10: 1b 9g | 13b | 14r"


def test_the_answer_is_kept_when_a_challenge_uncovers_the_build() -> None:
    """N-87 with `keep_answer`: long after, the nine is still promised."""
    state = table("6g", "3g 9b 10g 2g 4g", "2o 12g 13g 14g 8g", keep_answer=True)
    waited = say(state, "build 6 + 3 = 9", "build 9 + 2 = 11", "discard 10", "discard 14")

    after = say(waited, "challenge [11]", seat=P)

    assert centre(after) == "2o | 9: 3g 6g | 10g | 14g"
    with refused("numero.keep_answer", value="9"):
        say(after, "discard 9b")


def test_an_answer_still_held_is_kept_when_the_build_comes_back() -> None:
    """N-87 with `keep_answer`: the build lies there again, and the ten in the hand is its answer as before."""
    state = table("9g 13b", "1b 10r 11g 12b 14b", "2r 8r 7r 14r 6r", keep_answer=True)
    extended = say(state, "build 9 + 1 = 10", "build [10] + 2 = 12", "discard 11")

    after = say(say(extended, "challenge [12]", seat=P), "discard 14")

    with refused("numero.keep_answer", value="10"):
        say(after, "discard 10")
