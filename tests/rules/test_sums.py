"""Calculations are found in the sentences of every game, and nothing else is taken for one."""

from fractions import Fraction
from random import Random

import pytest

from sumdeck import new
from sumdeck.rules import registry
from sumdeck.rules.sums import sums_in, true_result


@pytest.mark.parametrize(
    ("text", "sums"),
    [
        ("5 + 3 = 8, take 8", ["5 + 3 = 8"]),
        ("10 = 10; 6 + 4 = 10, take 10", ["6 + 4 = 10"]),
        ("5 + 3 + 2 = 10, take 10", ["5 + 3 + 2 = 10"]),
        ("build 9 + 1 = 10", ["9 + 1 = 10"]),
        ("10 - 4 = 7", ["10 − 4 = 7"]),
        ("[8] x 3 = 24, 24 ÷ 4 = 6, take 6", ["8 × 3 = 24", "24 ÷ 4 = 6"]),
        ("five plus three is nine", ["5 + 3 = 9"]),
        ("6[4] ÷ J8 = [8]", ["64 ÷ 8 = 8"]),
        ("3 - 5 = -2, building -2", ["3 − 5 = −2"]),
        ("(5 + 1 = 7), matching 6", ["5 + 1 = 7"]),
        ("-9 + 2 = -7, building -7", ["−9 + 2 = −7"]),
        ("take -9 - 2 = -11", ["−9 − 2 = −11"]),
        ("[-4] x -2 = 8", ["−4 × −2 = 8"]),
        ("2² - 3 + 4 = 5", []),
        ("5 + 3 x 2 = 11", []),
        ("discard 7", []),
        ("7 = 7", []),
        ("5 + 3", []),
        ("\x00", []),
    ],
)
def test_a_sentence_holds_these_sums(text: str, sums: list[str]) -> None:
    assert list(map(str, sums_in(text))) == sums


def test_a_sum_is_right_or_not() -> None:
    (right,), (wrong,), (nothing,) = map(sums_in, ("8 ÷ 4 = 2", "8 ÷ 4 = 4", "8 ÷ 0 = 8"))

    assert (right.right, right.result) == (True, Fraction(2))
    assert (wrong.right, wrong.result) == (False, Fraction(2))
    assert (nothing.right, nothing.result) == (False, None)


@pytest.mark.parametrize("name", registry.games())
def test_every_sum_of_a_legal_move_is_right(name: str) -> None:
    """Whatever a game writes is true, so what is found in it must be."""
    game, state = new(name, "sums", seats=min(2, registry.game(name).seats[-1]))
    rng = Random("sums")
    for _ in range(40):
        if not (acting := game.to_act(state)):
            break
        move = game.sample(state, acting[0], rng)
        assert all(each.right for each in sums_in(game.write(state, acting[0], move)))
        state = game.apply(state, acting[0], move)


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("build 5 + 1 = 6", "6"),
        ("5g + 3r = 8, 8 + 4 = 12, take 12b", "12"),
        ("[10]a − 7g, building 3", "3"),
        ("[8] × [8] = 6[4]", "64"),
        ("4 - 7 = −3", "−3"),
        ("12 ÷ 5 = 2", ""),
        ("9 + 4 = 13, floor 3", "13"),
        ("5 + 3 = 8; 6 + 4 = 11, take 8", ""),
        ("8 ÷ 0 = 0", ""),
        ("10 = 10, take 10", ""),
        ("2 + 3 × 4 = 20", ""),
        ("1/2 of 8 = 4, take 4", ""),
        ("2 x 3 is 6", "6"),
        ("0.5 + 1 = 1.5", ""),
        ("discard 4", ""),
        (f"{'9' * 60} + 1 = 1", ""),
    ],
)
def test_the_last_result_is_right_where_all_sums_are(text: str, right: str) -> None:
    assert true_result(text) == right
