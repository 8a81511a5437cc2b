"""How large the names of a page can be, and what stands beside them. A page has one size for most of them."""

from collections.abc import Iterable
from typing import Final

from sumdeck.club.plan import PlanTable
from sumdeck.paper import fonts
from sumdeck.paper.pen import SMALLEST, spelled

SIZES: Final = (7.0, 17.0)
"""How large names are, at the least and at the most."""
MOST_NAMES: Final = 0.88
"""How many of the names have room in that size. Those that are longer are made smaller, or cut off: nothing waits for them."""


def width_of_names(tables: Iterable[PlanTable], size: float) -> float:
    names = {spelled(seat.name) for table in tables for seat in table.seats}
    widths = sorted(fonts.width(name, fonts.BOLD, size) for name in names)
    return widths[int(MOST_NAMES * (len(widths) - 1))]


def beside_name(size: float, games: int) -> float:
    """What else is in a row: the number of the game, a triangle, points."""
    return tab_for(size, games) + 3 + 0.6 * size + cell_for(size) + 2


def tab_for(size: float, games: int) -> float:
    return max(12.0, 5 + 0.6 * small(size) * len(str(games)))


def cell_for(size: float) -> float:
    return 4 + 1.8 * small(size)


def small(size: float) -> float:
    """How large numbers are beside names."""
    return max(SMALLEST, 0.82 * size)
