"""The moves of Formula, as values: the whole new formula, and which cards of the hand went into it.

When a move is allowed is in `judge.py`, what it does in `play.py`, how it sounds in `speech.py`. Faces and formulas are made as
often as states, and therefore in the same way: with an `__init__` of their own, and frozen by `Final`.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

from sumdeck.rules.game import Kind

UNNAMED: Final = -1
"""The digit of a joker among the start cards, until somebody completes the formula (F-18)."""


@dataclass(init=False, unsafe_hash=True)
class Face:
    """A number card as it lies in the formula: what it is, and the digit it stands for."""

    kind: Final[Kind]
    digit: Final[int]

    def __init__(self, kind: Kind, digit: int) -> None:
        self.kind = kind
        self.digit = digit


@dataclass(init=False, unsafe_hash=True)
class Lay:
    """A new formula (F-11, F-19).

    Two formulas are the same move when the same faces show and the same cards leave the hand. Which of two equal cards is the
    new one makes no difference, for a covered card never comes back.
    """

    left: Final[tuple[Face, ...]]
    symbol: Final[str]
    """One of + − × ÷."""
    right: Final[tuple[Face, ...]]
    answer: Final[tuple[Face, ...]]
    laid: Final[tuple[Kind, ...]]
    """The cards from the hand, sorted."""

    def __init__(
        self,
        left: tuple[Face, ...],
        symbol: str,
        right: tuple[Face, ...],
        answer: tuple[Face, ...],
        laid: tuple[Kind, ...],
    ) -> None:
        self.left = left
        self.symbol = symbol
        self.right = right
        self.answer = answer
        self.laid = laid


@dataclass(frozen=True)
class Draw:
    """Draw a card and end the turn (F-15, F-36); the turn just passes where there is none (F-69)."""


@dataclass(frozen=True)
class Pass:
    """End the turn after drawing, where `play_after_draw` lets one go on."""


@dataclass(frozen=True)
class Wrong:
    """A formula was said that is wrong in nothing but its arithmetic, and `wrong_formula = draw` has it cost a card."""


Move: TypeAlias = Lay | Draw | Pass | Wrong


def value_of(number: tuple[Face, ...]) -> int:
    """The number that faces show, read from left to right (F-39)."""
    value = 0
    for face in number:
        value = value * 10 + face.digit
    return value
