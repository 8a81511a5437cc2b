"""How far the list of legal moves goes where everything can be done with everything."""

from sumdeck.games.numero.rules.listing import Listing, legal_moves
from sumdeck.games.numero.rules.moves import Take
from sumdeck.games.numero.rules.turn_blocks import MOST_BLOCKS
from tests.games.numero.rules.tables import GAME, numero

CROWDED = numero("1 1 2 2 3 3 4 5 6 7 8 9 10 −2 ×2", "6 7 8 −3 ×3", level="times-divide", scoring=True)
"""Hundreds of groups for each number, and any two of them may be left changed side by side."""


def test_a_crowded_table_is_listed_within_its_budget_and_says_so() -> None:
    budget = 50_000
    moves = legal_moves(CROWDED, CROWDED.seat, budget)

    assert isinstance(moves, Listing)
    assert not moves.complete
    assert moves.turns is not None
    assert len(moves.turns.blocks) < MOST_BLOCKS
    assert -budget < moves.turns.tries_left < 0  # whatever is tried last may go a little beyond


def test_a_list_cut_short_holds_legal_moves_only() -> None:
    moves = legal_moves(CROWDED, CROWDED.seat, budget=2_000)

    assert not moves.complete
    for number in range(0, len(moves), 1 + len(moves) // 200):
        assert GAME.check(CROWDED, CROWDED.seat, moves[number]) == moves[number]
    assert any(isinstance(move, Take) for move in moves[:100])
