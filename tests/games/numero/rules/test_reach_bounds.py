"""How large a value the search follows: wide enough for every way back to a target, and never beyond all measure."""

from itertools import permutations

import pytest

from sumdeck.games.numero.rules.reach import Search
from sumdeck.games.numero.rules.state import State
from sumdeck.games.numero.rules.stock import BY_KIND, Stock, before
from tests.games.numero.rules.tables import numero


def search_of(state: State, target: int) -> Search:
    return Search(Stock(state.position(state.seat), BY_KIND), [target], 1000, 0, 0, False)


@pytest.mark.parametrize("wilds", ["−2 ×3 ÷4", "−2 −4 √ ² 1/2", "−2 −4 ×3 ÷4 √ ∛ ³ 1/2"])
def test_no_value_is_dropped_that_can_come_back(wilds: str) -> None:
    """N-64: against every order of every choice of wild cards; eight of them make more sets than are told apart."""
    search = search_of(numero(centre=f"5 {wilds}", hand="7"), 7)
    effects = search.stock.effects

    for depth, bound in enumerate(search.bounds(len(effects))):
        for order in permutations(effects, depth):
            value = search.targets[0]
            for effect in order:
                value = before(effect, value, search.scale)
            assert value <= bound


def test_roots_widen_the_search_once_each() -> None:
    """N-53: with all wild cards of the pack in the centre a bound has hundreds of digits, not millions."""
    wilds = "−2 −3 −4 −5 ×2 ×3 ×4 ×5 ÷2 ÷3 ÷4 ÷5 0.2 0.5 0.25 1/2 1/3 1/4 1/5 1/10 2/3 3/4 25% 50% 75% ² ³ √ ∛"
    search = search_of(numero(centre=f"5 {wilds}", hand="7"), 7)

    assert search.bounds(29)[-1].bit_length() < 2000
