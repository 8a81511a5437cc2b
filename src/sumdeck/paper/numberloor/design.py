"""The cards of Numberloor: floors of a house by day and by night, and balloons that say how far to go."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sumdeck.paper import faces
from sumdeck.paper.design import Design
from sumdeck.paper.numberloor.balloons import draw_balloon
from sumdeck.paper.numberloor.floors import draw_floor
from sumdeck.paper.measures import Box
from sumdeck.paper.pen import Pen
from sumdeck.rules.cards import Card, Pack
from sumdeck.rules.numberloor import house_pack, levels
from sumdeck.rules.numberloor.packs import marks_of


MARK: Final = Box(33.5, 58, 11, 6)
"""Where a mark stands, besides the other end of the card."""


class NumberloorDesign(Design):
    """How Numberloor is printed."""

    signs = "+−"
    ink = "numberloor"

    def packs(self) -> Mapping[str, Pack]:
        return {(pack := house_pack()).name: pack}

    def of_level(self, level: str, pack: Pack | None = None) -> Pack:
        return levels()[level].cards(pack)

    def draw_front(self, pen: Pen, card: Card, letter: str, large: bool) -> None:
        if card.trait("kind") == "floor":
            draw_floor(pen, card.trait("value"), card.trait("time") == "night", large)
        else:
            draw_balloon(pen, card, large)
        for mark in marks_of(card):
            draw_mark(pen, mark)


def draw_mark(pen: Pen, mark: str) -> None:
    """A mark, which says which levels leave the card out: a word, so that its colour is not the only sign."""
    for turn in (False, True):
        if turn:
            with pen.turned(faces.WIDTH, faces.HEIGHT):
                pen.fitted(MARK, mark, 4.5, mark)
        else:
            pen.fitted(MARK, mark, 4.5, mark)
