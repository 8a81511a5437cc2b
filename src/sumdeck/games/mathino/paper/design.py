"""The cards of Mathino: a number and a suit, which has a shape and a colour; golden ones carry points."""

from collections.abc import Mapping

from sumdeck.games.mathino.rules.packs import PACKS, mathino_pack
from sumdeck.games.mathino.rules.tables import HIGHEST, POWERS, chain
from sumdeck.paper import faces, fonts
from sumdeck.paper.design import Design
from sumdeck.paper.grid import Grid, ledger
from sumdeck.paper.layout import body, footing, heading
from sumdeck.paper.measures import Box
from sumdeck.paper.pen import Document, Pen
from sumdeck.paper.shapes import OF_COLOUR, SHAPES
from sumdeck.rules.cards import Card, Pack
from sumdeck.words import say


class MathinoDesign(Design):
    """How Mathino is printed."""

    signs = "+−×÷"
    ink = "mathino"

    def packs(self) -> Mapping[str, Pack]:
        return {name: mathino_pack(name) for name in PACKS}

    def of_level(self, level: str, pack: Pack | None = None) -> Pack:
        """All levels are played with all cards, suits included: the very young need them (M-156)."""
        return pack or mathino_pack(PACKS[0])

    def score_sheets(self, document: Document) -> None:
        match_sheet(document, self.ink, self.name)

    def tables(self, document: Document) -> None:
        products_page(document, self.ink, self.name)
        powers_page(document, self.ink, self.name)

    def draw_front(self, pen: Pen, card: Card, letter: str, large: bool) -> None:
        ink, shape = pen.inks.of_card(card.colour), card.trait("shape")
        faces.frame(pen, "gold" if card.points else pen.inks.pale(ink, 0.45), thick=2 * faces.LINE if card.points else faces.LINE)
        drawn = shape in SHAPES
        faces.middle(pen, card.face, ink, y=43 if shape else 35, share=0.86 if shape else 1)
        if drawn:
            pen.shape(shape, Box(17.5, 10, 15, 15), ink)
        elif shape:
            pen.fitted(Box(12, 12, 26, 10), shape, 9, ink)
        sign = letter if card.colour in OF_COLOUR else ""
        faces.both_corners(pen, faces.Corner(card.face, shape if drawn else "", sign), ink, "white", large)
        faces.foot(pen, card.colour, ink)
        if card.points:
            faces.badge(pen, card.points, "star")


def match_sheet(document: Document, ink: str, title: str) -> None:
    """For up to six players, seven decks."""
    lines = [say("score.mathino.cards"), say("paper.mathino.most"), say("paper.mathino.penalty"), say("paper.total")]
    ledger(document, ink, (title, say("paper.mathino.match")), say("paper.mathino.note"), 7, say("paper.mathino.deck"), lines, 6)


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
