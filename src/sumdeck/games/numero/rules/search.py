"""The door to the search: the house rules about builds and joins turned into what `reach.py` understands."""

from collections.abc import Sequence

from sumdeck.games.numero.rules.reach import WIDE, Search
from sumdeck.games.numero.rules.reach_all_four import SearchAllFour
from sumdeck.games.numero.rules.reached import Reach
from sumdeck.games.numero.rules.stock import Stock
from sumdeck.rules.game import Value


def search(
    stock: Stock,
    targets: Sequence[Value],
    budget: int,
    *,
    builds_join: bool = True,
    first_only: bool = False,
    wide: int = WIDE,
) -> Reach:
    """Every group for the targets that these house rules permit, as far as the budget of visits goes."""
    position = stock.position
    options = position.setup.options
    no_join = 0 if builds_join else stock.marked([pile.built for pile in position.centre])
    no_change = 0
    if options.wild_on_build != "any":  # N-57
        own = options.wild_on_build == "own"
        no_change = stock.marked([pile.built and not (own and pile.builder == position.seat) for pile in position.centre])
    kind = Search if options.join_ops == "sum" else SearchAllFour
    found = kind(stock, targets, budget, no_join, no_change, first_only, wide)
    found.run()
    return found.result
