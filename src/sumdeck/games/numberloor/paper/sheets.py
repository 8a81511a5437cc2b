"""The score sheet of Numberloor: stars to colour in (L-3 to L-6)."""

from __future__ import annotations

from typing import Final

from sumdeck.paper import fonts
from sumdeck.paper.document import Document
from sumdeck.paper.layout import body, footing, heading
from sumdeck.paper.measures import MM, Box
from sumdeck.words import say

PLAYERS, STARS = 5, 5
FEWER: Final = 3
"""How many stars four or five players need."""
ACROSS, DOWN = 2, 4


def stars_sheet(document: Document, ink: str, title: str) -> None:
    """Eight games."""
    pen = document.turn(say("paper.numberloor.stars"))
    heading(pen, document.paper, ink, title, say("paper.numberloor.stars"))
    footing(pen, document.paper, say("paper.numberloor.how_many", many=STARS, few=FEWER))
    for game in range(ACROSS * DOWN):
        box = body(document.paper).cell(game % ACROSS, game // ACROSS, ACROSS, DOWN).inset(2.5 * MM)
        pen.box(box, line=ink, thick=1, corner=3 * MM)
        inner = box.inset(3.5 * MM, 2.5 * MM)
        pen.text(inner.left, inner.top - 9, say("paper.numbered_game", number=game + 1), 10, ink, "left", fonts.BOLD)
        rows = Box(inner.left, inner.bottom, inner.width, inner.height - 11)
        for player in range(PLAYERS):
            star_line(document, rows.cell(0, player, 1, PLAYERS))


def star_line(document: Document, row: Box) -> None:
    """A line for a name, and its stars; the last ones, which only two or three players need, are drawn fainter."""
    side = min(row.height * 0.8, 7 * MM)
    step = side + 1.9 * MM
    stars = STARS * step
    document.pen.line(row.left, row.bottom + 2, row.right - stars - 2 * MM, row.bottom + 2, "faint", 0.6)
    for star in range(STARS):
        box = Box(row.right - stars + star * step, row.bottom + 1.5, side, side)
        document.pen.shape("star", box, line="brass" if star < FEWER else "hair", thick=0.9)
