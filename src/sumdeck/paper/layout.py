"""Pages with words: a heading, paragraphs that flow from page to page, a line at the foot."""

import re
from collections.abc import Sequence
from typing import Final

from sumdeck.paper import fonts
from sumdeck.paper.measures import MM, Box, Paper
from sumdeck.paper.pen import Document, Ink, Pen

SIDE: Final = 18 * MM
HEAD: Final = 24 * MM
FOOT: Final = 16 * MM
CAPITALS: Final = "(?:[A-ZÀ-ÖØ-ÞŒ]{2,}|[×÷:0])"
LEAD: Final = re.compile(rf"((?:¡|À )?{CAPITALS}(?:[ ’-](?:{CAPITALS}|[YÀ]))*[.!]?) (.*)", re.DOTALL)
"""A paragraph that begins with what it is about, in capitals."""


BREAK: Final = re.compile(r"(?:(?<![+−×÷])\s|\s(?![+−×÷]))(?![:;!?»])(?<!«\s)")
"""Where a line may end: not between two signs, nor before what French puts behind a space."""


def body(paper: Paper) -> Box:
    """The part of a page below its heading."""
    return Box(SIDE, FOOT, paper.width - 2 * SIDE, paper.height - HEAD - FOOT - 15 * MM)


def heading(pen: Pen, paper: Paper, ink: Ink, title: str, under: str, room: float = 0) -> None:
    """Title, what it is, and a line in the ink of the game. `room` is left free on the right."""
    top = paper.height - HEAD
    width = paper.width - 2 * SIDE - room
    pen.fitted(Box(SIDE, top - 3 * MM, width, 10 * MM), title, 26, ink, "left")
    pen.fitted(Box(SIDE, top - 9.5 * MM, width, 6 * MM), under, 13, "ink", "left", fonts.TEXT)
    pen.line(SIDE, top - 12 * MM, paper.width - SIDE, top - 12 * MM, ink, 1.6)


def footing(pen: Pen, paper: Paper, text: str) -> None:
    pen.fitted(Box(SIDE, 8 * MM, paper.width - 2 * SIDE, 4 * MM), text, 8, "faint", "left", fonts.TEXT)


def folded(text: str, first: str, width: float, size: float) -> list[list[tuple[str, str]]]:
    """Words in lines no wider than this, each with its font. The words of `first` come before the others and are bold."""
    words = [(word, fonts.BOLD) for word in first.split()] + [(word, fonts.TEXT) for word in BREAK.split(text) if word]
    lines: list[list[tuple[str, str]]] = [[]]
    used = 0.0
    for word, font in words:
        wide = fonts.width(word, font, size)
        if lines[-1] and used + wide > width:
            lines.append([])
            used = 0
        lines[-1].append((word, font))
        used += wide + fonts.width(" ", font, size)
    return lines


LEADING: Final = 1.42
BETWEEN: Final = 0.75
"""How far lines and paragraphs are apart, measured by the size of the letters."""


def parted(text: str) -> tuple[str, str]:
    """What a paragraph is about, where it begins with that, and the rest."""
    lead = LEAD.match(text)
    return (lead[1], lead[2]) if lead else ("", text)


def fitting(texts: Sequence[str], place: Box, largest: float, smallest: float) -> float:
    """The largest size in which all paragraphs stand on one page; the smallest one, where they never do."""
    size = largest
    while size > smallest:
        lines = [len(folded(rest, first, place.width, size)) for first, rest in map(parted, texts)]
        if size * (LEADING * sum(lines) + BETWEEN * len(lines)) <= place.height:
            return size
        size -= 0.5
    return smallest


class Flow:
    """Paragraphs, one below the other, on as many pages as they need."""

    def __init__(self, document: Document, ink: Ink, title: str, under: str, foot: str, size: float, room: float = 0) -> None:
        self.document, self.ink, self.title, self.under, self.foot, self.size = document, ink, title, under, foot, size
        self.y = 0.0
        self.begin(room)

    def begin(self, room: float = 0) -> None:
        """The first page, or the next."""
        self.pen = self.document.turn(f"{self.title}, {self.under}" if self.under else self.title)
        heading(self.pen, self.document.paper, self.ink, self.title, self.under, room)
        footing(self.pen, self.document.paper, self.foot)
        self.y = body(self.document.paper).top

    def paragraph(self, text: str) -> None:
        """A paragraph, whole: it is not torn by the end of a page."""
        first, rest = parted(text)
        place = body(self.document.paper)
        step = self.size * LEADING
        lines = folded(rest, first, place.width, self.size)
        if self.y - step * len(lines) < place.bottom:
            self.begin()
        for line in lines:
            self.y -= step
            x = place.left
            for word, font in line:
                self.pen.text(x, self.y, word, self.size, self.ink if font == fonts.BOLD else "ink", "left", font)
                x += fonts.width(word + " ", font, self.size)
        self.y -= self.size * BETWEEN
