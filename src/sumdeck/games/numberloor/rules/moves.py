"""The moves of Numberloor, as values. A turn is as many of them as one likes, in any order (L-21, L-23, L-97).

Cards are laid one at a time (L-24), so that there is a moment for night cards in between.

When a move is allowed is in `turns.py`, what it does in `play.py`, how it sounds in `speech.py`.
"""

from dataclasses import dataclass
from typing import TypeAlias

from sumdeck.rules.game import Kind


@dataclass(frozen=True, order=True)
class Lay:
    """Put a card of the hand on a stack. Out of turn, a night floor takes the turn over (L-57, L-59)."""

    card: Kind
    stack: int = 0
    """0 is the left stack, 1 the right one. Only beginners choose (L-98); elsewhere floors lie left and balloons right."""
    parity: str = ""
    """`odd` or `even`, for a balloon whose layer chooses."""


@dataclass(frozen=True)
class TakeTwo:
    """Take two cards from the pile, as the first act of a turn (L-34, L-37)."""


@dataclass(frozen=True)
class Pass:
    """End a turn in which nothing was laid (L-39); beginners take two cards with it (L-99)."""


@dataclass(frozen=True)
class Stop:
    """End a turn in which a floor was laid (L-32)."""


@dataclass(frozen=True)
class GoOn:
    """Let this moment for a night card pass (L-68). Nobody has to say it, unless a claim waits for it (L-69)."""


Move: TypeAlias = Lay | TakeTwo | Pass | Stop | GoOn
