"""Tables that players of Mathino may use (M-12): products, squares and cubes, with their digit sums (M-118 to M-123)."""

from sumdeck.games.mathino.rules.tables import HIGHEST, POWERS, chain
from sumdeck.paper import fonts
from sumdeck.paper.document import Document
from sumdeck.paper.grid import Grid
from sumdeck.paper.layout import body, footing, heading
from sumdeck.paper.measures import Box
from sumdeck.paper.pen import Pen
from sumdeck.words import say


def products_page(document: Document, ink: str, title: str) -> None:
    """1 × 1 to 13 × 13."""
    pen = document.turn(say("paper.mathino.products"))
    heading(pen, document.paper, ink, title, say("paper.mathino.products"))
    footing(pen, document.paper, say("paper.mathino.below"))
    place = body(document.paper)
    grid = Grid(place, [1.0] * (HIGHEST + 1), [1.0] * (HIGHEST + 1))
    pen.box(grid.cell(0, 0, wide=HIGHEST + 1), pen.inks.pale(ink, 0.18))
    pen.box(grid.cell(0, 1, high=HIGHEST), pen.inks.pale(ink, 0.18))
    pen.fitted(grid.cell(0, 0), "×", 16, ink)
    for left in range(1, HIGHEST + 1):
        pen.fitted(grid.cell(0, left), str(left), 14, ink)
        pen.fitted(grid.cell(left, 0), str(left), 14, ink)
        pen.box(grid.cell(left, left), pen.inks.pale("gold", 0.4))
        for right in range(1, HIGHEST + 1):
            number(pen, grid.cell(right, left), left * right)
    grid.draw(pen)


def powers_page(document: Document, ink: str, title: str) -> None:
    pen = document.turn(say("paper.mathino.powers"))
    heading(pen, document.paper, ink, title, say("paper.mathino.powers"))
    footing(pen, document.paper, say("paper.mathino.beside"))
    grid = Grid(body(document.paper), [1.0, 1.6, 2.2, 1.8, 2.6], [1.3] + [1.0] * POWERS)
    pen.box(grid.cell(0, 0, wide=5), pen.inks.pale(ink, 0.18))
    pen.box(grid.cell(0, 1, high=POWERS), pen.inks.pale(ink, 0.18))
    heads = [say(f"paper.mathino.{head}") for head in ("number", "square", "digit_sums", "cube", "digit_sums")]
    for column, head in enumerate(heads):
        pen.fitted(grid.cell(column, 0).inset(4), head, 11, ink)
    for row in range(1, POWERS + 1):
        pen.fitted(grid.cell(0, row), str(row), 12, ink)
        for column, power in ((1, row**2), (3, row**3)):
            pen.fitted(grid.cell(column, row), str(power), 12)
            pen.fitted(grid.cell(column + 1, row).inset(4), chain(power), 10, "ink", font=fonts.TEXT)
    grid.draw(pen)


def number(pen: Pen, box: Box, value: int) -> None:
    """A product, and its digit sums below it."""
    high = box.height
    pen.fitted(Box(box.left, box.bottom + high * 0.34, box.width, high * 0.6), str(value), 13)
    if value > 9:
        below = Box(box.left + 1, box.bottom + high * 0.08, box.width - 2, high * 0.26)
        pen.fitted(below, chain(value), 7, "ink", font=fonts.TEXT)
