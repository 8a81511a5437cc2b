"""The cards of Mathino: a number and a suit, which has a shape and a colour; golden ones carry points."""

from collections.abc import Mapping

from sumdeck.games.mathino.paper.tables import powers_page, products_page
from sumdeck.games.mathino.rules.packs import PACKS, mathino_pack
from sumdeck.paper import faces
from sumdeck.paper.design import Design
from sumdeck.paper.document import Document
from sumdeck.paper.ledger import ledger
from sumdeck.paper.measures import Box
from sumdeck.paper.pen import Pen
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
