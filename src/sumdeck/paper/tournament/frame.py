"""A page of a tournament, sideways: what stands above and below everything else, and how names are written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sumdeck.language import say
from sumdeck.paper import fonts
from sumdeck.paper.document import MAKER
from sumdeck.paper.fonts import Unprintable
from sumdeck.paper.measures import MM, Box, Paper
from sumdeck.paper.pen import Ink, Pen, Side

SIDE: Final = 11 * MM
HEAD: Final = 27 * MM
FOOT: Final = 14 * MM
SMALLEST: Final = 6.5
"""No letters are smaller than this."""
MORE: Final = "…"


@dataclass(frozen=True)
class Leaf:
    """A page that is not drawn yet."""

    title: str
    key: str
    """What its signs mean."""
    draw: Callable[[Pen], None]


def sideways(paper: Paper) -> Paper:
    """The same paper, turned."""
    return Paper(paper.name, paper.height, paper.width)


def body(paper: Paper) -> Box:
    """The part of a page between its head and its foot."""
    return Box(SIDE, FOOT, paper.width - 2 * SIDE, paper.height - HEAD - FOOT)


def draw_head(pen: Pen, paper: Paper, name: str, under: str, champion: str) -> None:
    """The name of the tournament, what is on this page, and who has won it all."""
    top, wide = paper.height - HEAD, paper.width - 2 * SIDE
    won = say("paper.champion", name=champion) if champion and printable(champion) else ""
    room = min(wide * 0.4, fonts.width(won, fonts.BOLD, 13) + 26) if won else 0.0
    write(pen, Box(SIDE, top + 10.5 * MM, wide - room, 8 * MM), name, 21, "felt", fonts.BOLD)
    write(pen, Box(SIDE, top + 4.6 * MM, wide - room, 5 * MM), under, 11)
    pen.line(SIDE, top + 3 * MM, paper.width - SIDE, top + 3 * MM, "felt", 1.4)
    if won:
        place = Box(paper.width - SIDE - room, top + 6.5 * MM, room, 9 * MM)
        pen.box(place, pen.inks.pale("gold", 0.3), "brass", 0.8, 4)
        pen.shape("star", Box(place.left + 6, place.centre[1] - 6, 12, 12), "gold", "brass", 0.7)
        write(pen, Box(place.left + 21, place.bottom, room - 26, place.height), won, 13, "ink", fonts.BOLD)


def draw_foot(pen: Pen, paper: Paper, key: str, number: int, count: int) -> None:
    """What the signs mean, and which page it is."""
    line = Box(SIDE, 7.5 * MM, paper.width - 2 * SIDE, 4 * MM)
    last = f"{MAKER} · {say('paper.page', number=number, count=count)}"
    pen.text(line.right, line.bottom, last, 8, "faint", "right", fonts.TEXT)
    if key:
        write(pen, Box(line.left, line.bottom, line.width - fonts.width(last, fonts.TEXT, 8) - 20, 6), key, 8, "faint")


def write(pen: Pen, box: Box, text: str, size: float, ink: Ink = "ink", font: str = fonts.TEXT, side: Side = "left") -> None:
    """One line: smaller where it is too wide, cut off where it would be too small; a line to write on, where it cannot be."""
    if not text or not printable(text):
        pen.line(box.left, box.centre[1] - size * 0.35, box.right - 2, box.centre[1] - size * 0.35, "faint", 0.5)
        return
    least = min(size, SMALLEST)
    pen.fitted(box, shortened(text, font, least, box.width), size, ink, side, font)


def shortened(text: str, font: str, size: float, width: float) -> str:
    """As much of a text as has room."""
    short, length = text, len(text)
    while length > 1 and fonts.width(short, font, size) > width:
        length -= 1
        short = text[:length].rstrip() + MORE
    return short


def printable(text: str) -> bool:
    """Whether our fonts have every letter of a text."""
    try:
        fonts.runs(text, fonts.TEXT)
    except Unprintable:
        return False
    return True
