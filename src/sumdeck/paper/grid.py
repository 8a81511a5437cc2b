"""Tables with lines, to read or to write into."""

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from sumdeck.paper import fonts
from sumdeck.paper.layout import folded
from sumdeck.paper.measures import Box
from sumdeck.paper.pen import CAP, Ink, Pen

LINE: Final = 1.15
SMALLEST: Final = 4.0


class Grid:
    """Columns and rows in a box, whose widths and heights are given as shares."""

    def __init__(self, box: Box, columns: Sequence[float], rows: Sequence[float]) -> None:
        self.box, self.columns, self.rows = box, len(columns), len(rows)
        self.across = [box.left + box.width * share / sum(columns) for share in accumulate(columns, initial=0)]
        self.down = [box.top - box.height * share / sum(rows) for share in accumulate(rows, initial=0)]

    def cell(self, column: int, row: int, wide: int = 1, high: int = 1) -> Box:
        left, top = self.across[column], self.down[row]
        return Box(left, self.down[row + high], self.across[column + wide] - left, top - self.down[row + high])

    def draw(self, pen: Pen, ink: Ink = "hair", thick: float = 0.6) -> None:
        for x in self.across:
            pen.line(x, self.box.bottom, x, self.box.top, ink, thick)
        for y in self.down:
            pen.line(self.box.left, y, self.box.right, y, ink, thick)


def label(pen: Pen, box: Box, text: str, size: float, ink: Ink = "ink", font: str = fonts.TEXT, centred: bool = False) -> None:
    """Words in a cell: on several lines where they need them, smaller where even that is not enough."""
    inner = box.inset(2.5, 1)
    lines = lines_of(text, font, inner.width, size)
    while size > SMALLEST and (len(lines) * size * LINE > inner.height or widest(lines, font, size) > inner.width):
        size -= 0.25
        lines = lines_of(text, font, inner.width, size)
    y = inner.centre[1] + (len(lines) - 1) * size * LINE / 2 - CAP * size / 2
    for line in lines:
        pen.text(inner.centre[0] if centred else inner.left, y, line, size, ink, "centre" if centred else "left", font)
        y -= size * LINE


def lines_of(text: str, font: str, width: float, size: float) -> list[str]:
    """A text in lines, in one font."""
    lines = folded(text, "", width, size) if font == fonts.TEXT else folded("", text, width, size)
    return [" ".join(word for word, _ in line) for line in lines]


def widest(lines: Sequence[str], font: str, size: float) -> float:
    return max(fonts.width(line, font, size) for line in lines)
