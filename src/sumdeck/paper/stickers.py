"""Stickers for the tables of a club, and a poster for its wall: a camera finds the way by them."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from reportlab.graphics.barcode.qrencoder import QRCode, QRErrorCorrectLevel

from sumdeck.paper import fonts
from sumdeck.paper.grid import Grid, label
from sumdeck.paper.looks import cut_marks, middle_block
from sumdeck.paper.measures import MM, Box, Paper
from sumdeck.paper.pen import Document, Pen, write
from sumdeck.words import say

ACROSS, DOWN = 2, 4
QR: Final = 46 * MM
QUIET: Final = 4
"""How many squares around it stay white: readers need that."""
LONGEST: Final = 250
"""A longer address makes squares too small for a sticker."""


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
    players: tuple[str, ...] = ()
    """Who sits there. A name that our fonts lack is left blank."""


def stickers(wanted: Sequence[Sticker], paper: Paper, poster: Sticker | None = None) -> bytes:
    """Stickers as a PDF, eight on a sheet; before them a poster, if one is asked for.

    Raises ValueError where there is nothing to print, or an address is too long; and Unprintable.
    """
    if not wanted and poster is None:
        raise ValueError("no stickers are asked for")
    document = Document(say("paper.stickers"), paper)
    if poster is not None:
        draw_poster(document.turn(poster.table), paper, poster)
    mask = best_mask(wanted[0].address) if wanted else 0
    block = middle_block(paper)
    for first in range(0, len(wanted), ACROSS * DOWN):
        some = wanted[first : first + ACROSS * DOWN]
        pen = document.turn(some[0].table if len(some) == 1 else f"{some[0].table} – {some[-1].table}")
        for cut in cut_marks(block, ACROSS, DOWN):
            pen.line(*cut, "ink", 0.4)
        for place, sticker in enumerate(some):
            draw_sticker(pen, block.cell(place % ACROSS, place // ACROSS, ACROSS, DOWN), sticker, mask)
    return document.finished()


def draw_sticker(pen: Pen, cell: Box, sticker: Sticker, mask: int) -> None:
    """The code on the left, the words on the right."""
    box = cell.inset(3.5 * MM)
    pen.box(box, line="felt", thick=1.2, corner=3 * MM)
    draw_qr(pen, Box(box.left + 1 * MM, box.top - QR - 1 * MM, QR, QR), sticker.address, mask)
    words = Box(box.left + QR + 1 * MM, box.bottom + 9 * MM, box.width - QR - 4 * MM, box.height - 10 * MM)
    parts = [(sticker.event, 9.0, fonts.TEXT, 1.2), (sticker.table, 22.0, fonts.BOLD, 1.3), (sticker.code, 11.0, fonts.BOLD, 1.5)]
    grid = Grid(words, [1.0], [*(share for *_, share in parts[:2]), 0.55 * len(sticker.players) or 0.01, parts[2][3]])
    for row, (text, size, font, _) in zip((0, 1, 3), parts, strict=True):
        if text:
            label(pen, grid.cell(0, row), text, size, "ink", font)
    for row, name in enumerate(sticker.players):
        write(pen, grid.cell(0, 2).cell(0, row, 1, len(sticker.players)).inset(2.5, 0), name, 10)
    foot = Box(box.left + 4 * MM, box.bottom + 2 * MM, box.width - 8 * MM, 5 * MM)
    pen.fitted(foot, sticker.address, 8, "faint", font=fonts.TEXT)


def draw_poster(pen: Pen, paper: Paper, poster: Sticker) -> None:
    """A page for the wall: what happens here, a code for cameras, and the words to type."""
    inner = paper.sheet.inset(22 * MM)
    pen.box(paper.sheet.inset(12 * MM), line="felt", thick=2.4, corner=6 * MM)
    write(pen, Box(inner.left, inner.top - 20 * MM, inner.width, 20 * MM), poster.event, 48, "felt", fonts.BOLD, "centre")
    write(pen, Box(inner.left, inner.top - 34 * MM, inner.width, 10 * MM), poster.table, 22, "ink", fonts.TEXT, "centre")
    side = 150 * MM
    draw_qr(
        pen, Box(paper.width / 2 - side / 2, inner.top - 42 * MM - side, side, side), poster.address, best_mask(poster.address)
    )
    code = Box(inner.left, inner.top - 44 * MM - side - 26 * MM, inner.width, 22 * MM)
    pen.box(code, pen.inks.pale("gold", 0.3), "brass", 1.2, 3 * MM)
    write(pen, code.inset(5 * MM, 0), poster.code, 34, "ink", fonts.BOLD, "centre")
    write(pen, Box(inner.left, code.bottom - 14 * MM, inner.width, 8 * MM), poster.address, 14, "faint", fonts.TEXT, "centre")


def draw_qr(pen: Pen, box: Box, address: str, mask: int) -> None:
    """The code in a square box, its white border included. Raises ValueError for an address that is too long."""
    rows = squares(address, mask)
    side = box.width / (len(rows) + 2 * QUIET)
    pen.box(box, "white")
    path = pen.canvas.beginPath()
    for number, row in enumerate(rows):
        y = box.top - (QUIET + number + 1) * side
        column = QUIET
        for dark, run in groupby(row):
            length = len(list(run))
            if dark:
                path.rect(box.left + column * side, y, length * side, side)
            column += length
    pen.canvas.setFillColor(pen.inks["black"])
    pen.canvas.drawPath(path, stroke=0, fill=1, fillMode=1)


def best_mask(address: str) -> int:
    """Which of the eight masks spreads dark and light best. To try them all is nearly all the work, and every mask can be read.

    So addresses that differ in their last digits share one.
    """
    return int(code_of(address).getBestMaskPattern())


def squares(address: str, mask: int) -> list[list[bool]]:
    """Row by row, whether a square is dark."""
    code = code_of(address)
    code.makeImpl(False, mask)
    return [[bool(dark) for dark in row] for row in code.modules]


def code_of(address: str) -> Any:
    if not 0 < len(address) <= LONGEST:
        raise ValueError(f"an address has 1 to {LONGEST} characters, not {len(address)}")
    code: Any = QRCode(None, QRErrorCorrectLevel.M)
    code.addData(address)
    code.version = code.calculate_version()
    return code
