"""The cards of Numberloor: floors of a house by day and by night, and balloons that say how far to go."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sumdeck.games.numberloor.paper.balloons import draw_balloon
from sumdeck.games.numberloor.paper.floors import draw_floor
from sumdeck.games.numberloor.paper.sheets import stars_sheet
from sumdeck.games.numberloor.rules import house_pack, levels
from sumdeck.games.numberloor.rules.packs import marks_of
from sumdeck.paper import faces
from sumdeck.paper.design import Design
from sumdeck.paper.document import Document
from sumdeck.paper.measures import Box
from sumdeck.paper.pen import Pen
from sumdeck.rules.cards import Card, Pack

ON_FLOORS: Final = Box(18, 57.5, 9.4, 5.5)
ON_BALLOONS: Final = Box(34.6, 58.6, 9.4, 5.5)
"""Where a mark stands; another one stands at the other end of the card."""


class NumberloorDesign(Design):
    """How Numberloor is printed."""

    signs = "+−"
    ink = "numberloor"

    def packs(self) -> Mapping[str, Pack]:
        return {(pack := house_pack()).name: pack}

    def of_level(self, level: str, pack: Pack | None = None) -> Pack:
        return levels()[level].cards(pack)

    def score_sheets(self, document: Document) -> None:
        stars_sheet(document, self.ink, self.name)

    def draw_front(self, pen: Pen, card: Card, letter: str, large: bool) -> None:
        marks = marks_of(card)
        if card.trait("kind") == "floor":
            draw_floor(pen, card.trait("value"), card.trait("time") == "night", bool(marks), large)
        else:
            draw_balloon(pen, card, large)
        for _ in faces.both_ways(pen) if marks else ():
            draw_mark(pen, " ".join(marks), ON_FLOORS if card.trait("kind") == "floor" else ON_BALLOONS)


def draw_mark(pen: Pen, mark: str, box: Box) -> None:
    """A mark, which says which levels leave the card out: a word, so that its colour is not the only sign."""
    ink = pen.inks.of_card(mark)
    pen.box(box, "white", ink, 0.5, corner=1.5)
    pen.fitted(box.inset(0.8), mark, 4.2, ink)
