"""An address as a QR code: dark squares that a camera reads."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from reportlab.graphics.barcode.qrencoder import QRCode, QRErrorCorrectLevel

from sumdeck.paper.measures import Box
from sumdeck.paper.pen import Pen

QUIET: Final = 4
"""How many squares around it stay white: readers need that."""
LONGEST: Final = 250
"""A longer address makes squares too small for a sticker."""


def draw_qr(pen: Pen, box: Box, address: str) -> None:
    """The code in a square box, its white border included. Raises ValueError for an address that is too long."""
    rows = squares(address)
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


def squares(address: str) -> list[list[bool]]:
    """Row by row, whether a square is dark."""
    if not 0 < len(address) <= LONGEST:
        raise ValueError(f"an address has 1 to {LONGEST} characters, not {len(address)}")
    code = QRCode(None, QRErrorCorrectLevel.M)
    code.addData(address)
    code.make()
    return [[bool(dark) for dark in row] for row in code.modules]
