"""Certificates: who came to which place, in which tournament, when."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sumdeck.paper import faces, fonts
from sumdeck.paper.measures import MM, Box, Paper
from sumdeck.paper.pen import Document, Pen
from sumdeck.words import ordinal, say

MEDALS: Final = {1: "gold", 2: "silver", 3: "bronze"}
SIGNS: Final = "+−×÷"
BORDER: Final = "border"


@dataclass(frozen=True)
class Certificate:
    """What one certificate says."""

    name: str
    """Empty: there is a line to write it on."""
    tournament: str
    """Empty: as with the name."""
    date: str
    """As it is to be read: the caller knows how dates are written here."""
    place: int | None = None
    """1 the best; None for having taken part."""


def certificates(wanted: Sequence[Certificate], paper: Paper) -> bytes:
    """Certificates as a PDF, a page for each, sideways. Raises ValueError where there are none; and Unprintable."""
    if not wanted:
        raise ValueError("no certificates are asked for")
    sideways = paper.sideways
    document = Document(say("paper.certificates"), sideways)
    with document.stamp(BORDER) as pen:
        draw_border(pen, sideways)
    for certificate in wanted:
        bookmark = certificate.name or f"{certificate.place or standing(None)}"
        draw_certificate(document.turn(bookmark), sideways, certificate)
    return document.finished()


def draw_certificate(pen: Pen, paper: Paper, certificate: Certificate) -> None:
    pen.stamp(BORDER)
    middle = paper.width / 2
    wide = paper.width - 80 * MM
    draw_medal(pen, middle, paper.height - 50 * MM, certificate.place)
    line = Box(40 * MM, 0, wide, 12 * MM)
    lines = (
        (91, say("paper.certificate"), 17.0, "felt", fonts.BOLD),
        (112, certificate.name, 46.0, "ink", fonts.BOLD),
        (131, standing(certificate.place), 17.0, "ink", fonts.TEXT),
        (145, certificate.tournament, 25.0, "felt", fonts.BOLD),
    )
    for down, text, size, ink, font in lines:
        pen.fitted(Box(line.left, paper.height - down * MM, wide, line.height), text, size, ink, font=font)
    for text, down in ((certificate.name, 110), (certificate.tournament, 143)):
        if not text:
            pen.line(70 * MM, paper.height - down * MM, paper.width - 70 * MM, paper.height - down * MM, "faint", 0.8)
    write_line(pen, 55 * MM, certificate.date, say("paper.date"))
    write_line(pen, paper.width - 125 * MM, "", say("paper.signature"))


def write_line(pen: Pen, left: float, text: str, below: str) -> None:
    """A line with something written on it, or room for it, and what it is for."""
    y, wide = 32 * MM, 70 * MM
    pen.line(left, y, left + wide, y, "faint", 0.6)
    pen.fitted(Box(left, y - 7 * MM, wide, 6 * MM), below, 9, "ink", font=fonts.TEXT)
    pen.fitted(Box(left, y + 1 * MM, wide, 6 * MM), text, 13, "ink", font=fonts.TEXT)


def standing(place: int | None) -> str:
    """What was achieved, in words."""
    if place is None:
        return say("paper.took_part")
    return say("paper.first") if place == 1 else say(f"paper.came.{ordinal(place)}", place=place)


def draw_medal(pen: Pen, x: float, y: float, place: int | None) -> None:
    """A medal with the place on it; a star for having taken part."""
    side = 34 * MM
    for lean in (-1, 1):
        pen.shape("down", Box(x + lean * 6 * MM - 6 * MM, y - 33 * MM, 12 * MM, 24 * MM), pen.inks.pale("felt", 0.75))
    box = Box(x - side / 2, y - side / 2, side, side)
    pen.shape("circle", box, MEDALS.get(place or 0, "mist"), "brass", 1.4)
    pen.shape("circle", box.inset(2.2 * MM), line="brass", thick=0.7)
    if place is None:
        pen.shape("star", box.inset(8 * MM), "gold", "brass", 0.8)
    else:
        pen.fitted(box.inset(7 * MM), str(place), 44, "ink")


def draw_border(pen: Pen, paper: Paper) -> None:
    """Signs all around, between two lines."""
    outer = paper.sheet.inset(10 * MM)
    pen.box(outer, line="felt", thick=1.6, corner=5 * MM)
    pen.box(outer.inset(11 * MM), line="felt", thick=0.7, corner=3 * MM)
    ring = outer.inset(5.5 * MM)
    across, up = 24, 16
    places = [(ring.left + ring.width * step / across, y) for step in range(across + 1) for y in (ring.bottom, ring.top)]
    places += [(x, ring.bottom + ring.height * step / up) for step in range(1, up) for x in (ring.left, ring.right)]
    for number, (x, y) in enumerate(places):
        with pen.placed(Box(x - 2.5 * MM, y - 2.5 * MM, 5 * MM, 5 * MM), 10, 10):
            faces.sign(pen, (5, 5), SIGNS[number // 2 % len(SIGNS)], pen.inks.pale("felt", 0.55))
