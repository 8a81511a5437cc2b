"""What a search that is cut short still sees."""

import pytest

from sumdeck.games.numero.rules.moves import Take, gather
from sumdeck.games.numero.rules.search import search
from sumdeck.games.numero.rules.stock import BY_POINTS, Stock
from tests.games.numero.rules.tables import GAME, numero

LOW = "1 1 1 1 2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 5 6 6"


@pytest.mark.parametrize(("hand", "sentence"), [("15", "15o = 15, take 15b"), ("14", "6b + 8b = 14, take 14b")])
def test_a_match_and_a_pair_are_seen_on_a_table_too_full_to_be_searched(hand: str, sentence: str) -> None:
    """Each card counts by its colour: the sums of the low ones alone are more than the budget, and the high ones come last."""
    state = numero(f"{LOW} 8 15o", hand, scoring=True)
    wanted = GAME.read(state, state.seat, sentence).move
    assert isinstance(wanted, Take)

    reached = search(Stock(state.position(state.seat), BY_POINTS), [int(hand)], 1_000)

    assert not reached.complete
    assert reached.visits <= 1_000
    nodes = reached.groups(int(hand))
    assert wanted.groups[0] in [gather(reached.arrange(node, [0] * len(reached.stock.unit)), int(hand)) for node in nodes]
