"""The rungs between *look again* and the move for beginners, who cannot read yet: the page draws them.

A card goes next door (L-98). Which way, on which open card, and how it looks elsewhere: which card of the hand it is, is left to
find. How the other levels are helped is in `hints.py`.
"""

from __future__ import annotations

from typing import Final

from sumdeck.games.numberloor.rules.moves import Lay, Move, Pass
from sumdeck.games.numberloor.rules.setup import FLOORS
from sumdeck.games.numberloor.rules.state import State

Rung = tuple[str, dict[str, str]]

WAYS: Final = {0: "hint.numberloor_same", 1: "hint.numberloor_up", FLOORS - 1: "hint.numberloor_down"}
"""By how far up a card goes; nine floors up is one down."""
MIDDLE: Final = range(1, FLOORS - 1)
"""The floors from which one goes up and down without going around."""


def first_rungs(state: State, move: Move) -> list[Rung]:
    """What a card is for, which way it goes, where it lies, and a like one; or that nothing fits (L-99)."""
    if isinstance(move, Pass):
        return [("hint.numberloor_nothing", {})]
    if not isinstance(move, Lay):
        return []
    on, floor = state.number(move.stack), state.setup.number[move.card]
    up = (floor - on) % FLOORS
    return [
        ("hint.numberloor_next_door", {}),
        (WAYS[up], {}),
        ("hint.numberloor_onto", {"floor": str(on)}),
        ("hint.example", {"move": like_lay(state, floor, up)}),
    ]


def like_lay(state: State, floor: int, up: int) -> str:
    """A card that goes as far on another floor than any that lies open, and is another than the answer."""
    known = {state.number(0), state.number(1), floor}
    on = min(MIDDLE, key=lambda other: (other in known, (other + up) % FLOORS in known))
    return f"{(on + up) % FLOORS} on {on}"
