"""A page of a tournament, sideways: what stands above and below everything else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sumdeck.paper import fonts
from sumdeck.paper.document import MAKER
from sumdeck.paper.measures import MM, Box, Paper
from sumdeck.paper.pen import Pen
from sumdeck.paper.spelling import spelled
from sumdeck.paper.writing import write
from sumdeck.words import say

SIDE: Final = 11 * MM
HEAD: Final = 27 * MM
FOOT: Final = 14 * MM


@dataclass(frozen=True)
class Leaf:
    """A page that is not drawn yet."""

    title: str
    key: str
    """What its signs mean."""
    draw: Callable[[Pen], None]


def body(paper: Paper) -> Box:
    """The part of a page between its head and its foot."""
    return Box(SIDE, FOOT, paper.width - 2 * SIDE, paper.height - HEAD - FOOT)


def draw_head(pen: Pen, paper: Paper, name: str, under: str, champion: str) -> None:
    """The name of the tournament, what is on this page, and who has won it all."""
    top, wide = paper.height - HEAD, paper.width - 2 * SIDE
    won = say("paper.champion", name=spelled(champion)) if champion else ""
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
