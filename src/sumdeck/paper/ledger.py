"""A score sheet for games that are played in several rounds: a column for each player, a few lines for each round."""

from collections.abc import Sequence

from sumdeck.paper import fonts
from sumdeck.paper.document import Document
from sumdeck.paper.grid import Grid, label
from sumdeck.paper.layout import body, footing, heading
from sumdeck.paper.measures import Box
from sumdeck.paper.pen import Pen
from sumdeck.words import say

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
