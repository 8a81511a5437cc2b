"""The moves of Mathino, as values that say the mathematics.

When a move is allowed is in `judge.py`, what it does in `play.py`, how it sounds in `speech.py`. A pile is named by its place in
`State.table`; a pile stacked earlier in the turn by the lowest place of those in it; what the card has made by `NEW`.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

from sumdeck.rules.arithmetic import MINUS, show_value
from sumdeck.rules.game import Kind, Value

NEW: Final = -1
"""The pile that the card of this turn has made, in the stackings after it."""

POWERS: Final = {"square": 2, "root": 2, "cube": 3, "cube_root": 3}
"""The power plays, and the number on the card that each needs (M-127)."""
MATCH: Final = "match"
SIGNS: Final = {"add": "+", "sub": MINUS, "mul": "×", "div": "÷"}
OPS: Final = ("add", "sub", "mul", "div", MATCH, *POWERS)
PRODUCTS: Final = ("mul", "square", "cube")
"""What digit sums may follow (M-118, M-123, M-124)."""

Groups: TypeAlias = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Capture:
    """Win piles of the card's size, as many as one likes, whoever made them (M-32, M-34, M-37); for the very young, M-156."""

    card: Kind
    piles: tuple[int, ...]
    sums: Groups = ()
    """Loose cards that make the number together, where `combo_capture` permits it (M-40)."""
    attribute: str = ""
    """What the cards have in common, in the game of the very young."""
    before: Groups = ()
    """Piles stacked before the card is played (M-26, M-68)."""
    after: Groups = ()
    """Piles stacked after it."""
    stated: tuple[Value, ...] = ()
    """What each of the sums is said to make, where one of them is wrong; a right one need not be said."""


@dataclass(frozen=True, repr=False)
class Build:
    """Play a card onto a base, anybody's (M-43, M-44, M-129), and leave a pile of a new value; with all that is stated."""

    card: Kind
    base: Groups
    """Parts of one common value: a pile alone, or two and more loose cards that are added (M-149)."""
    op: str
    """One of `OPS`."""
    sign: int
    """−1 where the card counts as negative (M-46), or the root is (`negative_root`)."""
    way: tuple[Value, ...]
    """What is stated before the new value: what the base is worth, then each value whose digits are added (M-119)."""
    value: Value
    """The new value, as it is stated."""
    before: Groups = ()
    after: Groups = ()

    @property
    def steps(self) -> int:
        """How many times digits are added."""
        return len(self.way) - 1

    def __repr__(self) -> str:
        # A value may have more digits than Python writes by itself.
        way = ", ".join(show_value(value, ascii=True) for value in self.way)
        made = f"({way}), {show_value(self.value, ascii=True)}"
        return f"Build({self.card}, {self.base}, {self.op!r}, {self.sign}, {made}, {self.before}, {self.after})"


@dataclass(frozen=True)
class Discard:
    """Lay a card loose on the table (M-64); nobody has to do more (M-39, M-66)."""

    card: Kind
    forced: bool = False
    """Whether the clock has done it (M-168): then `discard_rule` does not ask."""
    before: Groups = ()
    after: Groups = ()


@dataclass(frozen=True)
class Accept:
    """Let the last turn of a round stand, where opponents check (M-116)."""


@dataclass(frozen=True)
class Forfeit:
    """Lose the match by the clock (`timeout_action`, M-168)."""


Turn: TypeAlias = Capture | Build | Discard
"""What the one card of a turn does (M-27)."""
Move: TypeAlias = Capture | Build | Discard | Accept | Forfeit
