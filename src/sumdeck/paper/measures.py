"""Where things are on paper: sheets and boxes. Lengths are points, as PDF counts them, 72 to the inch; y goes upwards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

MM: Final = 72 / 25.4
MARGIN: Final = 6 * MM
"""No printer is asked to print nearer to the edge."""


@dataclass(frozen=True)
class Box:
    """An upright rectangle."""

    left: float
    bottom: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.left + self.width

    @property
    def top(self) -> float:
        return self.bottom + self.height

    @property
    def centre(self) -> tuple[float, float]:
        return self.left + self.width / 2, self.bottom + self.height / 2

    def inset(self, across: float, upright: float | None = None) -> Box:
        """The box without a border of this width; of another one above and below, where that is given."""
        up = across if upright is None else upright
        return Box(self.left + across, self.bottom + up, self.width - 2 * across, self.height - 2 * up)

    def cell(self, column: int, row: int, columns: int, rows: int) -> Box:
        """One of equal parts, counted from the top left."""
        width, height = self.width / columns, self.height / rows
        return Box(self.left + column * width, self.top - (row + 1) * height, width, height)

    def holds(self, other: Box, slack: float = 0.01) -> bool:
        across = self.left - slack <= other.left and other.right <= self.right + slack
        return across and self.bottom - slack <= other.bottom and other.top <= self.top + slack

    def overlaps(self, other: Box, slack: float = 0.01) -> bool:
        """Whether some of this box lies in another; touching is not overlapping."""
        across = self.left < other.right - slack and other.left < self.right - slack
        return across and self.bottom < other.top - slack and other.bottom < self.top - slack


@dataclass(frozen=True)
class Paper:
    """A sheet, upright."""

    name: str
    width: float
    height: float

    @property
    def sheet(self) -> Box:
        return Box(0, 0, self.width, self.height)

    @property
    def sideways(self) -> Paper:
        """The same paper, turned."""
        return Paper(self.name, self.height, self.width)

    @property
    def printable(self) -> Box:
        """What a printer reaches."""
        return self.sheet.inset(MARGIN)


A4: Final = Paper("a4", 210 * MM, 297 * MM)
LETTER: Final = Paper("letter", 612, 792)
PAPERS: Final = {paper.name: paper for paper in (A4, LETTER)}
