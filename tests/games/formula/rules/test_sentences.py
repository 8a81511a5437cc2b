"""Typing a formula: every spelling, which cards are meant, and what is said about everything else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sumdeck.games.formula.rules.codes import Code
from sumdeck.games.formula.rules.moves import Draw, Lay, Pass
from sumdeck.rules.conformance.report import heard
from sumdeck.rules.game import Claim, Objection, Seat
from tests.games.formula.rules.tables import GAME, formula, lying, meant, names, refused, say


@pytest.mark.parametrize(
    "said",
    [
        "8 x 8 = 64",
        "8x8=64",
        "8 * 8 = 64",
        "8×8=64",
        "8 X 8 = 64.",
        "8 times 8 is 64",
        "8 x 8 = 6 4",
        "８ × ８ ＝ ６４",
        "[8] x [8] = 6[4]",
        "[ 8 ] x [8]=6 [4]",
    ],
)
def test_a_formula_is_understood_however_it_is_typed(said: str) -> None:
    assert lying(say(formula("2 + 4 = 6", "8 8 4 9"), said)) == "8 × 8 = 64"


@pytest.mark.parametrize("said", ["9 - 3 = 6", "9 − 3 = 6", "9–3=6", "9 minus 3 equals 6"])
def test_every_minus_is_a_minus(said: str) -> None:
    assert lying(say(formula("2 + 4 = 6", "9 3 1"), said)) == "9 − 3 = 6"


@pytest.mark.parametrize("said", ["6 / 2 = 3", "6 ÷ 2 = 3", "6 : 2 = 3", "6/2=3", "6 divided by 2 = 3"])
def test_every_sign_of_division_divides(said: str) -> None:
    assert lying(say(formula("6 - 2 = 4", "3 9"), said)) == "6 ÷ 2 = 3"


@pytest.mark.parametrize("said", ["2 + J7 = 9", "2 + j7 = 9", "2 + joker 7 = 9", "2+[J7]=[9]", "2 + J 7 = 9"])
def test_a_joker_is_said_with_its_digit(said: str) -> None:
    """F-62."""
    assert lying(say(formula("2 + 4 = 6", "J 9 1"), said)) == "2 + J7 = 9"


def test_jokers_within_long_numbers() -> None:
    assert lying(say(formula("2 + 4 = 6", "8 8 J 9"), "8 x 8 = 6J4")) == "8 × 8 = 6J4"
    assert lying(say(formula("2 + 4 = 6", "8 8 J 9"), "[8] x [8] = 6[J4]")) == "8 × 8 = 6J4"
    assert lying(say(formula("2 + 4 = 6", "1 J 9"), "J12 + 4 = 16")) == "J12 + 4 = 16"


def test_words_instead_of_a_formula() -> None:
    state = formula("2 + 4 = 6", "8 9")

    assert GAME.read(state, Seat(0), " DRAW ").move == Draw()
    with refused(Code.NO_PASS):
        say(state, "pass")
    with refused("sentence.unreadable"):
        say(state, "draw 3")


def test_only_what_differs_really_is_asked_back() -> None:
    """Two ways to lay it that spend other cards are unclear; two that spend the same are one move."""
    state = formula("2 + 4 = 6", "2 3 5 9")

    with refused(Code.UNCLEAR):
        say(state, "2 + 3 = 5")
    assert names(state, meant(state, "2 + [3] = [5]").laid) == "3 5"
    assert names(state, meant(state, "[2] + [3] = [5]").laid) == "2 3 5"


def test_equal_cards_are_one_reading() -> None:
    """Which 2 of 22 is the new one makes no difference."""
    state = formula("2 + 0 = 2", "2 2 9")

    assert meant(state, "22 + 0 = 22") == meant(state, "[2]2 + 0 = 2[2]") == meant(state, "2[2] + 0 = [2]2")


def test_a_joker_on_the_table_and_its_digit_in_the_hand_are_two_readings() -> None:
    """F-63: keep the joker, or cover it with a real 7."""
    state = formula("2 + J7 = 9", "7 1 4 9")

    with refused(Code.UNCLEAR):
        say(state, "2 x 7 = 14")
    assert lying(say(state, "2 x J7 = [1][4]")) == "2 × J7 = 14"
    assert lying(say(state, "2 x [7] = [1][4]")) == "2 × 7 = 14"


def test_marks_say_exactly_which_cards_are_new() -> None:
    """What is not marked has to lie there."""
    state = formula("2 + 4 = 6", "8 8 4 9")

    with refused(Code.NOT_THERE):
        say(state, "[8] x 8 = 6[4]")
    with refused(Code.TAKEN_AWAY):
        say(formula("6 + 4 = 10", "5 9"), "6 - [5] = 1")
    assert lying(say(state, "[8] x [8] = 6[4]")) == "8 × 8 = 64"


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("", "sentence.empty"),
        ("8 x 8", "sentence.no_result"),
        ("8 x 8 =", "sentence.no_result"),
        ("8 x = 64", "sentence.unreadable"),
        ("[8 x 8 = 64", "sentence.unreadable"),
        ("8] x 8 = 64", "sentence.unreadable"),
        ("[[8]] x 8 = 64", "sentence.unreadable"),
        ("8g x 8 = 64", "sentence.unreadable"),
        ("8 x 8 = 64, draw", "sentence.unreadable"),
        ("8 x 8 = -64", Code.BELOW_ZERO),
        ("8 x 8 x 1 = 64", Code.NOT_A_FORMULA),
        ("8 of 8 = 64", Code.NOT_A_FORMULA),
        ("8 x 8 = 6400", Code.NUMBER_TOO_LONG),
        ("9" * 3000, "sentence.too_long"),
    ],
)
def test_what_is_no_formula_is_told(said: str, code: str) -> None:
    """F-7, F-40, F-52."""
    with refused(code):
        say(formula("2 + 4 = 6", "8 8 4 9"), said)


def test_a_wrong_sum_never_tells_the_right_answer() -> None:
    """F-38, F-56."""
    with pytest.raises(Objection) as caught:
        say(formula("2 + 4 = 6", "8 9"), "2 x 4 = 9")

    assert caught.value.details == {"said": "2 × 4 = 9", "at": 0}


def test_a_wrong_sum_is_told_in_digits_alone() -> None:
    """Whoever said it knows which cards are new, and which are jokers; what is wrong is the sum."""
    with refused("sentence.wrong_result", said="8 × 8 = 65"):
        say(formula("2 + 4 = 6", "8 J 5"), "[8] x [J8] = 6[5]")


def test_moves_that_nobody_could_type_are_refused_too() -> None:
    """F-43, F-65: a screen sends whole moves."""
    state = formula("2 + 4 = 6", "8 9")
    move = meant(state, "2 x 4 = 8")

    with refused(Code.NOT_A_FORMULA):
        GAME.check(state, Seat(0), Lay((), "×", move.right, move.answer, move.laid))
    with refused(Code.NO_SUCH_CARD):
        GAME.check(state, Seat(0), Lay((type(move.left[0])(move.left[0].kind, 3),), "×", move.right, move.answer, move.laid))
    with refused(Code.NO_PASS):
        GAME.check(state, Seat(0), Pass())


@given(st.text(alphabet="0123456789J[]+-x/= draw", max_size=24))
def test_any_text_gives_a_claim_or_an_objection(text: str) -> None:
    state = formula("2 + J7 = 9", "1 2 3 J 7 8 9")
    answer = heard(GAME, state, Seat(0), text)
    if isinstance(answer, Claim):
        assert GAME.check(state, Seat(0), answer.move) == answer.move
