"""Numbers without bound: piles of thousands of digits are played, said, shown and stored."""

from dataclasses import replace

import pytest

from sumdeck.games.mathino.rules.codes import Code
from sumdeck.games.mathino.rules.numbers import show_number
from sumdeck.games.mathino.rules.piles import Pile
from sumdeck.games.mathino.rules.state import State
from sumdeck.rules.digits import show_whole
from sumdeck.rules.game import Mistake
from tests.effort import effort
from tests.games.mathino.rules.tables import GAME, mathino, refused, say

HUGE = 13 ** (3**6)
"""A 13 cubed six times: 813 digits."""


def with_pile(value: int) -> State:
    """A table with one pile of this value."""
    state = mathino("8<5 3>1", "2 3 5 7", "13 12 11 10", level="advanced")
    return replace(state, table=(Pile(value, state.table[0].cards, state.table[0].duty),))


@pytest.mark.parametrize("value", [HUGE, -HUGE, 10**4999 + 7, -(13 ** (3**8))], ids="abcd")
def test_a_pile_of_thousands_of_digits_is_an_ordinary_pile(value: int) -> None:
    """M-54: every move is listed, said in a short sentence, and understood."""
    state = with_pile(value)

    moves, calls = effort(lambda: GAME.legal_moves(state, state.seat))
    for move in moves:
        text = GAME.write(state, state.seat, move)
        assert len(text) < 200
        assert GAME.read(state, state.seat, text).move == move
        after = GAME.apply(state, state.seat, move)
        assert repr(after)
        assert len(GAME.describe(GAME.view(after, None))) < 1000

    assert len(moves) > 20
    assert calls < 400_000


def test_long_numbers_are_shown_by_their_ends() -> None:
    digits = show_whole(HUGE)

    assert show_number(HUGE) == f"{digits[:4]}…{digits[-4:]}"
    assert show_number(-HUGE) == f"−{digits[:4]}…{digits[-4:]}"
    assert show_number(999_999_999_999) == "999999999999"
    assert show_number(1_000_000_000_000) == "1000…0000"


def test_a_long_number_is_said_by_its_ends() -> None:
    """The ends must be right; dots will do for the sign between them."""
    state = with_pile(10**20 + 7)
    for text in (
        "1000…0007 + 5, building 1000…0012",
        "10...07 + 5 = 10...12",
        "100000000000000000007 + 5 = 100000000000000000012",
    ):
        after = say(state, text)
        assert after.table[0].value == 10**20 + 12
    with pytest.raises(Mistake, match=Code.WRONG_RESULT):
        say(state, "1000…0007 + 5, building 1000…0013")
    with refused(Code.NO_SUCH_PILE):
        say(state, "1000…0008 + 5, building 1000…0013")


def test_where_opponents_check_only_ends_that_are_right_are_taken() -> None:
    state = mathino("8<5 3>1", "2 3", "13", level="advanced", mistakes="claims")
    state = replace(state, table=(Pile(10**20, state.table[0].cards, state.table[0].duty),))

    assert say(state, "1000…0000 + 2, building 1000…0002").table[0].value == 10**20 + 2
    with refused(Code.SAID_SHORT):
        say(state, "1000…0000 + 2, building 1000…0003")


def test_the_digits_of_a_long_product_are_summed_without_saying_them_all() -> None:
    """M-122: any number of digits."""
    state = with_pile(10**30 + 1)
    texts = [GAME.write(state, state.seat, move) for move in GAME.legal_moves(state, state.seat)]

    assert "1000…0001 × 5 is 5000…0005, digit sum 10, building 10" in texts
    assert "1000…0001 × 5 is 5000…0005, digit sum 10, 1 + 0 is 1, building 1" in texts
