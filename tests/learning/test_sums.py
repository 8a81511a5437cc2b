"""Calculations are found in the sentences of every game, and nothing else is taken for one."""

from fractions import Fraction
from random import Random

import pytest

from sumdeck import new
from sumdeck.learning import sums_in
from sumdeck.rules import registry


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
        ("3 - 5 = -2, building -2", ["3 − 5 = -2"]),
        ("(5 + 1 = 7), matching 6", ["5 + 1 = 7"]),
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
