"""What lies on the table: a pile with one value, its cards, and who owes its capture."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sumdeck.rules.arithmetic import show_value
from sumdeck.rules.game import Kind, Seat, Value

NOBODY: Final = Seat(-1)


@dataclass(init=False, unsafe_hash=True, repr=False)
class Pile:
    """A loose card (M-6) or a build pile (M-7). It has one value, its cards have none (M-8), and it stays whole (M-9).

    Made as `State` is.
    """

    value: Final[Value]
    cards: Final[tuple[Kind, ...]]
    """From the bottom to the top."""
    duty: Final[tuple[Seat, ...]]
    """Who has to see to its capture (M-77); several only under other duty models."""
    lock: Final[Seat]
    """Who alone may touch it (M-134)."""
    turned: Final[tuple[int, ...]]
    """The places of the cards that lie sideways."""

    def __init__(
        self,
        value: Value,
        cards: tuple[Kind, ...],
        duty: tuple[Seat, ...] = (),
        lock: Seat = NOBODY,
        turned: tuple[int, ...] = (),
    ) -> None:
        self.value = value
        self.cards = cards
        self.duty = duty
        self.lock = lock
        self.turned = turned

    @property
    def loose(self) -> bool:
        """Whether it is a single card that nobody has played on."""
        return len(self.cards) == 1

    def open_to(self, seat: Seat) -> bool:
        """Whether a seat may touch it (M-10)."""
        return self.lock in (NOBODY, seat)

    def __repr__(self) -> str:
        # A value may have more digits than Python writes by itself.
        marks = f", duty={self.duty}" if self.duty else ""
        marks += f", lock={self.lock}, turned={self.turned}" if self.turned or self.lock != NOBODY else ""
        return f"Pile({show_value(self.value, ascii=True)}, {self.cards}{marks})"


def table_of(piles: Sequence[Pile]) -> tuple[Pile, ...]:
    """Piles in the order in which a table holds them: by value, loose cards first. Equal piles lie side by side."""
    return tuple(sorted(piles, key=order_of))


def order_of(pile: Pile) -> tuple[Value, bool, tuple[Kind, ...], tuple[Seat, ...], Seat, tuple[int, ...]]:
    """What decides where a pile lies."""
    return (pile.value, len(pile.cards) > 1, pile.cards, pile.duty, pile.lock, pile.turned)
