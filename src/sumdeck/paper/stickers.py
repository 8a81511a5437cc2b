"""Stickers for the tables of a club: a camera finds the table by them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sumdeck.language import say
from sumdeck.paper import fonts
from sumdeck.paper.document import Document
from sumdeck.paper.grid import label
from sumdeck.paper.looks import cut_marks, middle_block
from sumdeck.paper.measures import MM, Box, Paper
from sumdeck.paper.pen import Pen
from sumdeck.paper.qr import draw_qr

ACROSS, DOWN = 2, 4
QR: Final = 46 * MM


@dataclass(frozen=True)
class Sticker:
    """What one sticker says."""

    table: str
    """What the table is called: `Table 3`."""
    address: str
    """Where a camera goes."""
    code: str = ""
    """The words to type instead."""
    event: str = ""
    """What it is part of."""


def stickers(wanted: Sequence[Sticker], paper: Paper) -> bytes:
    """Stickers as a PDF, eight on a sheet. Raises ValueError where there are none, or an address is too long; and Unprintable."""
    if not wanted:
        raise ValueError("no stickers are asked for")
    document = Document(say("paper.stickers"), paper)
    block = middle_block(paper)
    for first in range(0, len(wanted), ACROSS * DOWN):
        some = wanted[first : first + ACROSS * DOWN]
        pen = document.turn(some[0].table if len(some) == 1 else f"{some[0].table} – {some[-1].table}")
        for cut in cut_marks(block, ACROSS, DOWN):
            pen.line(*cut, "ink", 0.4)
        for place, sticker in enumerate(some):
            draw_sticker(pen, block.cell(place % ACROSS, place // ACROSS, ACROSS, DOWN), sticker)
    return document.finished()


def draw_sticker(pen: Pen, cell: Box, sticker: Sticker) -> None:
    """The code on the left, the words on the right."""
    box = cell.inset(3.5 * MM)
    pen.box(box, line="felt", thick=1.2, corner=3 * MM)
    draw_qr(pen, Box(box.left + 1 * MM, box.top - QR - 1 * MM, QR, QR), sticker.address)
    words = Box(box.left + QR + 1 * MM, box.bottom + 9 * MM, box.width - QR - 4 * MM, box.height - 10 * MM)
    parts = [(sticker.event, 9.0, fonts.TEXT), (sticker.table, 22.0, fonts.BOLD), (sticker.code, 11.0, fonts.BOLD)]
    for row, (text, size, font) in enumerate(parts):
        if text:
            label(pen, words.cell(0, row, 1, len(parts)), text, size, "ink", font)
    foot = Box(box.left + 4 * MM, box.bottom + 2 * MM, box.width - 8 * MM, 5 * MM)
    pen.fitted(foot, sticker.address, 8, "faint", font=fonts.TEXT)
