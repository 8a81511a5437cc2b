"""Several stacks of one value in a turn (M-75), and whose duty each of them is (M-83, M-84)."""

import pytest

from sumdeck.games.mathino.rules.codes import Code
from sumdeck.games.mathino.rules.moves import Capture, Discard
from tests.games.mathino.rules.tables import GAME, heard, lies, mathino, refused, say


def test_two_stacks_of_one_value_are_two() -> None:
    """M-75: `stack 12 12` twice takes four cards, not three."""
    state = mathino("12, 12, 12, 12", "9 4", "13")

    after = say(state, "discard 9, stack 12 12, stack 12 12")

    assert lies(after, "9, 12<12 12>-, 12<12 12>-")
    assert lies(say(state, "stack 12 12, discard 9, stack 12 12"), "9, 12<12 12>-, 12<12 12>-")


def test_stacks_around_the_builds_of_two_players_stay_apart() -> None:
    """M-83, M-84: merged by a mishearing they would all become the duty of who stacks."""
    state = mathino("12, 12, 12<10 2>0, 12<11 1>1", "9 4", "13")

    after = say(state, "discard 9, stack 12 [12]a, stack 12 [12]b")

    assert {pile.duty for pile in after.table if not pile.loose} == {(0,), (1,)}
    assert len(after.table) == 3


def test_whoever_has_no_more_loose_ones_means_the_stack() -> None:
    """Three 12s, stacked two by two: the second time there is one left, and the stack."""
    state = mathino("12, 12, 12", "9 4", "13")

    assert lies(say(state, "discard 9, stack 12 12, stack 12 12"), "9, 12<12 12 12>-")
    with refused(Code.CARD_USED_TWICE):
        say(mathino("12, 12", "9 4", "13"), "discard 9, stack 12 12, stack 12 12")


def test_a_stack_of_this_turn_may_be_called_a_pile() -> None:
    """M-73: it is a build pile from then on."""
    state = mathino("12, 12, 12", "9 4", "13")

    assert lies(say(state, "stack 12 12, [12] - 9, building 3"), "3<12 12 9>0, 12")
    assert lies(say(state, "discard 9, stack 12 12, stack [12] 12"), "9, 12<12 12 12>-")


@pytest.mark.parametrize("table", ["8, 8, 8, 8", "8, 8, 8<6 2>0, 8<5 3>1", "8, 8, 8<6 2>0, 8<5 3>0, 8<4 4>1"])
def test_every_way_to_stack_can_be_said(table: str) -> None:
    """M-75: all listed stackings are told apart by their sentences."""
    state = mathino(table, "1 9", "13 12")
    moves = [move for move in GAME.legal_moves(state, state.seat, 100_000) if isinstance(move, Discard)]

    assert max(len(move.after) for move in moves) == 2
    for move in moves:
        assert heard(state, GAME.write(state, state.seat, move)) == move


def test_every_way_to_stack_before_a_capture_can_be_said() -> None:
    """`discharge = own_capture`: there a stacking before the capture decides who is charged."""
    state = mathino("8, 8, 8<6 2>1, 8<5 3>0", "8", "13 12", discharge="own_capture", stacking_makes_duty=True)
    moves = list(GAME.legal_moves(state, state.seat))

    assert any(isinstance(move, Capture) and move.before for move in moves)
    for move in moves:
        assert heard(state, GAME.write(state, state.seat, move)) == move
