"""Deals that bring what is due: among several honest shuffles, the one in which most of it can be said at once.

Nothing is stacked. Which facts were wished for and among how many shuffles one was chosen is in the record beside the deal. What
lies in the deck later is not looked at: measured, it tells nothing of what will be said.
"""

from collections.abc import Collection, Sequence
from itertools import islice
from typing import Any, Final

from sumdeck.learning.facts import Fact, facts_in
from sumdeck.rules.deals import Deal, first_state
from sumdeck.rules.game import Game, Seat
from sumdeck.rules.sums import sums_in

AMONG: Final = 64
"""Among so many shuffles one is chosen."""
WANTED: Final = 12
"""So many facts are wished for at most."""
LOOKED_AT: Final = 200
"""So many moves of a turn are looked at."""


def sayable(game: Game[Any, Any], state: Any, seat: Seat) -> set[Fact]:
    """The facts that a seat can say in its turn."""
    moves = islice(game.legal_moves(state, seat), LOOKED_AT)
    sums = (each for move in moves for each in sums_in(game.write(state, seat, move)))
    return {fact for each in sums for fact in facts_in(each)}


def spaced(game: Game[Any, Any], options: Any, seats: int, deals: Sequence[Deal], due: Collection[Fact]) -> int:
    """Which of several deals lets whoever begins say most of what is due; the first of the best."""

    def brought(place: int) -> int:
        state = first_state(game, deals[place], seats, options)
        return len(sayable(game, state, game.to_act(state)[0]) & set(due))

    return max(range(len(deals)), key=lambda place: (brought(place), -place))
