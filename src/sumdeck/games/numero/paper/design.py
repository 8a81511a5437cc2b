"""The cards of Numero: numbers in four colours, each with its shape and letter; wild cards dark, so that nobody mistakes them."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from sumdeck.games.numero.paper.sheets import cards_sheet, draw_checklists, points_sheet
from sumdeck.games.numero.rules.chosen import chosen_cards, is_choice
from sumdeck.games.numero.rules.options import levels
from sumdeck.games.numero.rules.packs import PACKS, numero_pack
from sumdeck.paper import faces
from sumdeck.paper.design import Design
from sumdeck.paper.document import Document
from sumdeck.paper.looks import Look
from sumdeck.paper.measures import Box
from sumdeck.paper.pen import Pen
from sumdeck.paper.shapes import OF_COLOUR, OF_SUIT
from sumdeck.rules.cards import Card, Pack
from sumdeck.words import say

ROOT: Final = ((9.5, 33.5), (12.5, 35), (17, 24.5), (21, 44.5), (39.5, 44.5))
"""The corners of a root sign."""


class NumeroDesign(Design):
    """How Numero is printed."""

    signs = "+"
    ink = "numero"

    def packs(self) -> Mapping[str, Pack]:
        return {name: numero_pack(name) for name in PACKS}

    def of_level(self, level: str, pack: Pack | None = None) -> Pack:
        """A level by its name, or by a choice of cards, which is a pack of its own."""
        if not is_choice(level):
            return levels()[level].cards(pack)
        if pack is not None:
            raise ValueError(level)
        return chosen_cards(level).pack()

    def score_sheets(self, document: Document) -> None:
        points_sheet(document, self.ink, self.name)
        cards_sheet(document, self.ink, self.name)

    def checklist(self, document: Document, look: Look) -> None:
        draw_checklists(document, look, self.titled(say("paper.checklist")))

    def draw_front(self, pen: Pen, card: Card, letter: str, large: bool) -> None:
        if card.trait("kind") == "wild":
            draw_wild(pen, card, large)
        else:
            draw_number(pen, card, letter, large)
        if card.points:
            faces.badge(pen, card.points)


def draw_number(pen: Pen, card: Card, letter: str, large: bool) -> None:
    """A number in its colour; no letter where the suit is the sign."""
    ink = pen.inks.of_card(card.colour)
    faces.frame(pen, pen.inks.pale(ink, 0.45))
    faces.middle(pen, card.face, ink)
    suit = OF_SUIT.get(card.colour, "")
    corner = faces.Corner(card.face, suit or OF_COLOUR.get(card.colour, ""), "" if suit else letter)
    faces.both_corners(pen, corner, ink, "white", large)
    faces.foot(pen, card.colour, ink)


def draw_wild(pen: Pen, card: Card, large: bool) -> None:
    """What it does, in white on dark."""
    faces.dark_frame(pen, "wild", "wild-line")
    if card.trait("op") in ("pow", "root"):
        draw_power(pen, card.face)
    else:
        faces.middle(pen, card.face, "white")
    faces.both_corners(pen, faces.Corner(card.face, "spark"), "gold", "gold", large)


def draw_power(pen: Pen, face: str) -> None:
    """A power as N², or a root with an empty place: for the number that it is played on."""
    if face in "√∛":
        pen.box(Box(23, 27, 13.5, 13.5), line="wild-line", thick=1, corner=2, dash=(2, 1.8))
        for (x, y), (to_x, to_y) in pairwise(ROOT):
            pen.line(x, y, to_x, to_y, "white", 2.4)
        if face == "∛":
            pen.text(12.6, 37, "3", 11, "white", "centre")
    else:
        pen.box(Box(12, 25, 16, 16), line="wild-line", thick=1, corner=2, dash=(2, 1.8))
        pen.text(20, 28.5, "N", 13, "white", "centre")
        pen.text(29.3, 25, face, 31, "white")
