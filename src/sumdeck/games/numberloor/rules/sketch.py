"""A move of Numberloor as plain data beside its sentence: what a picture of it, or its sound, is made from."""

from dataclasses import dataclass

from sumdeck.games.numberloor.rules.moves import Lay, Move, Pass, TakeTwo
from sumdeck.games.numberloor.rules.setup import FLOORS
from sumdeck.games.numberloor.rules.speech import step_between
from sumdeck.games.numberloor.rules.state import State
from sumdeck.rules.game import Seat


@dataclass(frozen=True)
class NumberloorMove:
    """A move of Numberloor: `floor`, `balloon`, `take` or `wait`."""

    do: str
    start: int = 0
    """The floor that a floor is laid on."""
    by: int | None = None
    """So many floors up, or down where it is less than 0; null where the floor fits without a jump."""
    floor: int = 0
    stack: int = 0
    """Which stack is laid on: 0 left, 1 right."""


def sketch(state: State, seat: Seat, move: Move) -> NumberloorMove:
    if not isinstance(move, Lay):
        return NumberloorMove("take" if isinstance(move, (TakeTwo, Pass)) else "wait")
    rules = state.setup
    floor = rules.number[move.card]
    if floor < 0:
        return NumberloorMove("balloon")
    on = state.number(move.stack if rules.two_floors else 0)
    if rules.two_floors:
        up = (floor - on) % FLOORS
        return NumberloorMove("floor", on, -1 if up > 1 else up, floor, move.stack)
    return NumberloorMove("floor", on, step_between(rules, state.opened[1], state.parity, on, floor), floor)
