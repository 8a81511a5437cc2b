"""Every number that a sentence states is judged, wherever it stands in it (M-111, M-114, M-125)."""

import pytest

from sumdeck.games.mathino.rules.codes import Code
from sumdeck.games.mathino.rules.moves import Build, Capture
from sumdeck.rules.game import Json, Mistake, Objection
from tests.games.mathino.rules.tables import GAME, heard, lies, mathino, refused, say


@pytest.mark.parametrize(
    ("table", "hand", "text", "settings"),
    [
        ("5, 1", "6 4", "(5 + 1 = 7), matching 6", {"level": "advanced"}),
        ("5, 1", "6 4", "5 + 1 = 7, matching 6", {"level": "advanced"}),
        ("9, 9", "9 4", "(9 and 9 = 10), matching 9", {}),
        ("9", "9 4", "(9 = 10), matching 9", {}),
        ("5", "5 4", "(5 = 99), capture 5", {}),
        ("5", "5 4", "5 = 99, capture 5", {}),
        ("9, 9", "9 4", "(9 and 9 = 10), capture 9", {}),
        ("5, 4", "9 2", "5 + 4 = 8, capture 9", {"combo_capture": True}),
        ("5, 4", "9 2", "(5 + 4 = 8), capture 9", {"combo_capture": True}),
        ("5, 4, 9", "9 2", "9 and (5 + 4 = 8), capture 9", {"combo_capture": True}),
        ("5, 4, 3, 6", "9 2", "5 + 4 = 9, 3 + 6 = 8, capture 9", {"combo_capture": True}),
        ("5, 4", "9 2", "5 + 4 = 8, 9 / 9 = 1", {"level": "advanced"}),
        ("5, 4, 3", "3 2", "5 + 4 = 9, (9 + 3) / 3 = 3", {"level": "advanced"}),
        ("5, 4, 2", "1 9", "(5 + 4 = 8) + 2 + 1 = 12", {"level": "advanced"}),
        ("5", "11 4", "5 x 11 = 55, (5 = 4) + 5 = 10", {"level": "advanced"}),
        ("5", "11 4", "5 x -11 = -55, 5 + 5 = -10", {"level": "advanced"}),
        ("5", "11 4", "5 x -11 = -55, 5 + 5 = -10, building -10", {"level": "advanced"}),
        ("9", "11 4", "9 x -11 = -99, 9 + 9 = 18, 1 + 8 = -9, building -9", {"level": "advanced"}),
    ],
)
def test_a_false_number_is_caught_wherever_it_stands(table: str, hand: str, text: str, settings: dict[str, Json]) -> None:
    """M-111, M-114, M-125."""
    with pytest.raises(Objection):
        heard(mathino(table, hand, "13 12", **settings), text)


@pytest.mark.parametrize(
    ("table", "hand", "text", "written"),
    [
        ("5, 1", "6 4", "(5 + 1 = 6), matching 6", "(1 + 5), matching 6"),
        ("5, 1", "6 4", "5 + 1 = 6, matching 6", "(1 + 5), matching 6"),
        ("9, 9", "9 4", "(9 and 9 = 9), matching 9", "(9 and 9), matching 9"),
        ("5", "5 4", "5 = 5, capture 5", "5, capture 5"),
        ("5, 4", "9 2", "5 + 4 = 9, capture 9", "4 + 5, capture 9"),
        ("5, 4, 9", "9 2", "9 and (5 + 4 = 9), capture 9", "9 and 4 + 5, capture 9"),
        ("5", "11 4", "5 x -11 = -55, 5 + 5 = 10, building -10", "5 × −11 is −55, 5 + 5 is 10, building −10"),
        ("5", "11 4", "5 x -11 = -55, digit sum -10", "5 × −11 is −55, 5 + 5 is 10, building −10"),
        ("5", "11 4", "5 x -11 = -55, digit sum 10, building -10", "5 × −11 is −55, 5 + 5 is 10, building −10"),
        ("5", "11 4", "5 x -11 = -55, -5 + -5 = -10", "5 × −11 is −55, 5 + 5 is 10, building −10"),
        (
            "9",
            "11 4",
            "9 x -11 = -99, 9 + 9 = 18, 1 + 8 = 9, building -9",
            "9 × −11 is −99, 9 + 9 is 18, 1 + 8 is 9, building −9",
        ),
    ],
)
def test_a_true_number_is_heard_wherever_it_stands(table: str, hand: str, text: str, written: str) -> None:
    """M-111, M-125."""
    state = mathino(table, hand, "13 12", level="advanced", combo_capture=True)
    move = heard(state, text)

    assert GAME.write(state, state.seat, move) == written
    assert heard(state, written) == move


def test_the_sign_of_what_digits_make_is_left_to_the_player() -> None:
    """M-125: the digits of −55 make 10; whether that builds 10 or −10 is for the player to say."""
    state = mathino("5", "11 4", "13 12", level="advanced")

    for text in ("5 x -11 = -55, 5 + 5 = 10", "5 x -11 = -55, digit sum 10"):
        with refused(Code.WHICH_RESULT):
            heard(state, text)
    with refused(Code.WRONG_RESULT):
        heard(state, "5 x -11 = -55, 5 + 5 = 10, building 10")
    dropped = mathino("5", "11 4", "13 12", level="advanced", digit_sum_negative="drop")
    assert lies(say(dropped, "5 x -11 = -55, 5 + 5 = 10"), "10<5 11>0")


@pytest.mark.parametrize(
    ("table", "hand", "text"),
    [
        ("5, 1", "6 4", "(5 + 1 = 7), matching 6"),
        ("5, 4", "9 2", "5 + 4 = 8, capture 9"),
        ("5, 4, 3, 6", "9 2", "5 + 4 = 9, 3 + 6 = 8, capture 9"),
        ("5", "11 4", "5 x -11 = -55, 5 + 5 = 9, building -9"),
        ("5", "11 4", "5 x -11 = -55, 5 + 5 = 10, building 10"),
        ("9", "11 4", "9 x -11 = -99, 9 + 9 = 17, 1 + 7 = 8, building -8"),
        ("9", "11 4", "9 x -11 = -99, digit sum 18, digit sum 9"),
    ],
)
def test_where_opponents_check_a_false_number_stands_and_is_found(table: str, hand: str, text: str) -> None:
    """M-115, M-117: it is told to the others as it was said."""
    state = mathino(table, hand, "13 12", level="advanced", combo_capture=True, mistakes="claims")
    move = heard(state, text)

    assert isinstance(GAME.mistake(state, state.seat, move), Mistake)
    assert heard(state, GAME.write(state, state.seat, move)) == move
    assert GAME.check(state, state.seat, move) == move


@pytest.mark.parametrize("text", ["(5 = 99), capture 5", "5 = 99, capture 5", "(5 = 99), matching 5"])
def test_what_lies_there_is_worth_what_it_is_worth(text: str) -> None:
    """M-117: a pile called by another value is no sum that might go unnoticed, so it is refused at every table."""
    with refused(Code.WRONG_RESULT):
        heard(mathino("5", "5 4", "13", mistakes="claims"), text)


def test_a_stated_sum_that_is_right_makes_no_other_move() -> None:
    state = mathino("5, 4", "9 2", "13", combo_capture=True)
    plain = heard(state, "5 + 4, capture 9")

    assert isinstance(plain, Capture)
    assert GAME.check(state, state.seat, Capture(plain.card, (), plain.sums, stated=(9,))) == plain
    with refused(Code.WRONG_RESULT):
        GAME.check(state, state.seat, Capture(plain.card, (), plain.sums, stated=(8,)))
    with refused(Code.MALFORMED):
        GAME.check(state, state.seat, Capture(plain.card, (), plain.sums, stated=(9, 9)))


def test_a_sum_that_is_no_base_is_not_swallowed() -> None:
    """M-147: `5 + 4 = 9, (9 + 3) ÷ 3 = 4` plays on three cards, or on nothing."""
    state = mathino("5, 4, 3", "3 2", "13", level="advanced")

    with refused(Code.ADD_UNUSED):
        heard(state, "5 + 4 = 9, (9 + 3) / 3 = 4")
    move = heard(state, "(5 + 4 + 3) / 3 = 4")
    assert isinstance(move, Build)
    assert move.value == 4
