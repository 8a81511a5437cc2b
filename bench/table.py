"""The rows of the report: a ratio or a time, its target, and how far it was reached."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import median

from rich.table import Table

LARGE = ("×", " moves")
"""The units of what should be large."""


@dataclass(frozen=True)
class Row:
    """One comparison, measured several times."""

    what: str
    against: str
    measured: tuple[float, ...]
    """A figure for each round."""
    target: float | None = None
    """None where the row is there to be honest, not to be met."""
    unit: str = "×"
    """`×` for a ratio, or ` moves`, which should be large; ` ms` for a time, ` kB`, `× cost`, which should be small."""
    note: str = ""
    drawn: str = ""
    """For playouts: what their moves are drawn from."""

    @property
    def reached(self) -> float:
        """The median of the rounds."""
        return median(self.measured)

    @property
    def verdict(self) -> str:
        """Whether the target is met, or by how much it is missed."""
        if self.target is None:
            return "–"
        good = self.reached >= self.target if self.unit in LARGE else self.reached <= self.target
        return "met" if good else f"missed by {abs(self.reached / self.target - 1):.0%}"

    def cells(self) -> list[str]:
        """The row as text."""
        sign = "≥" if self.unit in LARGE else "≤"
        target = "–" if self.target is None else f"{sign} {figure(self.target)}{self.unit}"
        spread = f"{figure(min(self.measured))} … {figure(max(self.measured))}"
        return [self.what, self.against, target, figure(self.reached) + self.unit, spread, self.verdict, self.drawn, self.note]


def figure(number: float) -> str:
    """Three digits that count: 703, 24.5, 2.45, 0.47."""
    places = 0 if number >= 100 else 1 if number >= 10 else 2
    return f"{number:,.{places}f}"


def ratios(ours: Sequence[float], theirs: Sequence[float]) -> tuple[float, ...]:
    """How many times as fast we were in each round: both are units of work per second."""
    return tuple(our / their for our, their in zip(ours, theirs, strict=True))


def as_table(rows: Iterable[Row]) -> Table:
    """All rows, to be printed."""
    table = Table(title="CPU time, medians of interleaved rounds; × is how many times as fast")
    for head in ("what", "against", "target", "reached", "spread", "", "drawn from", "note"):
        table.add_column(head, justify="right" if head in ("target", "reached", "spread") else "left")
    for row in rows:
        table.add_row(*row.cells(), style="red" if row.verdict.startswith("missed") else "")
    return table
