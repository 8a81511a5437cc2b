"""Tables with lines, to read or to write into; among them score sheets for games that are played in several rounds."""

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from sumdeck.paper import fonts
from sumdeck.paper.layout import body, folded, footing, heading
from sumdeck.paper.measures import Box
from sumdeck.paper.pen import CAP, Document, Ink, Pen
from sumdeck.words import say

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


LABEL, PLAYER = 34.0, 24.0
"""How wide the columns are, one measured by the other."""


def ledger(
    document: Document, ink: str, titles: tuple[str, str], note: str, rounds: int, name: str, lines: Sequence[str], players: int
) -> None:
    """One page. `name` is what a round is called; the last of `lines` is what the round comes to, and stands out."""
    title, under = titles
    pen = document.turn(under)
    heading(pen, document.paper, ink, title, under)
    place = body(document.paper)
    footing(pen, document.paper, note)
    grid = Grid(place, [9.0, LABEL] + [PLAYER] * players, [1.4] + [1.0] * rounds * len(lines))
    label(pen, grid.cell(0, 0, wide=2), say("paper.round_and_names", round=name), 9, font=fonts.BOLD)
    for number in range(rounds):
        draw_round(pen, grid, number, lines, ink)
    for x in (grid.across[0], *grid.across[2:]):
        pen.line(x, place.bottom, x, place.top, "hair", 0.6)
    pen.line(grid.across[1], place.bottom, grid.across[1], grid.down[1], "hair", 0.6)
    pen.line(place.left, place.top, place.right, place.top, "hair", 0.6)
    for number in range(rounds + 1):
        y = grid.down[1 + number * len(lines)]
        pen.line(place.left, y, place.right, y, ink, 1.2)


def draw_round(pen: Pen, grid: Grid, number: int, lines: Sequence[str], ink: str) -> None:
    """The lines of one round, with its number beside them."""
    first, last = 1 + number * len(lines), len(lines) - 1
    label(pen, grid.cell(0, first, high=len(lines)), str(number + 1), 15, ink, fonts.BOLD, centred=True)
    if last:
        pen.box(grid.cell(1, first + last, wide=grid.columns - 1), pen.inks.pale(ink, 0.14))
    for step, words in enumerate(lines):
        label(pen, grid.cell(1, first + step), words, 8.5, font=fonts.BOLD if step == last else fonts.TEXT)
        if step:
            pen.line(grid.across[1], grid.down[first + step], grid.box.right, grid.down[first + step], "hair", 0.6)


def name_line(document: Document, box: Box, words: str) -> None:
    """A line to write on."""
    document.pen.text(box.left, box.bottom + 2, words, 9, "ink", "left", fonts.TEXT)
    start = box.left + fonts.width(words + " ", fonts.TEXT, 9)
    document.pen.line(start, box.bottom, box.right, box.bottom, "faint", 0.6)
