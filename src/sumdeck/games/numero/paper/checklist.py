"""The checklist of the scoring game as a card to lie beside each player (N-80)."""

from __future__ import annotations

from typing import Final

from sumdeck.games.numero.paper.sheets import WORTH, worth
from sumdeck.paper import fonts
from sumdeck.paper.cards import around
from sumdeck.paper.document import Document
from sumdeck.paper.grid import label
from sumdeck.paper.looks import Look
from sumdeck.paper.measures import MM, Box
from sumdeck.paper.pen import Pen
from sumdeck.words import say

INK: Final = "numero"
POINTS: Final = 14 * MM
"""How wide the points may be."""


def draw_checklists(document: Document, look: Look, title: str) -> None:
    """A sheet of four such cards, all alike."""
    pen = document.turn(title)
    around(pen, look, title)
    for place in range(look.per_sheet):
        draw_checklist(pen, look.front(place).inset(5 * MM), title)


def draw_checklist(pen: Pen, box: Box, title: str) -> None:
    """One card."""
    pen.box(box, line=INK, thick=1.2, corner=3 * MM)
    inner = box.inset(4.5 * MM, 4 * MM)
    pen.fitted(Box(inner.left, inner.top - 9 * MM, inner.width, 9 * MM), title, 15, INK, "left")
    foot = 12 * MM
    rows = Box(inner.left, inner.bottom + foot, inner.width, inner.height - 11 * MM - foot)
    for row, item in enumerate(WORTH):
        line = rows.cell(0, row, 1, len(WORTH))
        tick = 3.6 * MM
        pen.box(Box(line.left, line.centre[1] - tick / 2, tick, tick), line="faint", thick=0.8, corner=0.8 * MM)
        words = Box(line.left + tick + 1, line.bottom, line.width - tick - POINTS, line.height)
        label(pen, words, say(f"paper.numero.item_{item}"), 9.5)
        pen.fitted(Box(line.right - POINTS, line.bottom, POINTS, line.height), worth(item), 11, INK, "right", fonts.BOLD)
        pen.line(line.left, line.bottom, line.right, line.bottom, "hair", 0.4)
    label(pen, Box(inner.left, inner.bottom, inner.width, foot - 2 * MM), say("paper.numero.never_both"), 8, "ink")
