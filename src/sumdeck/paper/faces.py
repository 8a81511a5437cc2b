"""What the cards of all games share: the print in the middle, the corners for a hand that is held as a fan, frames and badges.

A card is drawn in a box of 50 by 70 units, as on the page. What each game makes of it is in the folder of its name.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from sumdeck.paper import fonts
from sumdeck.paper.ink import SIGNED
from sumdeck.paper.measures import Box
from sumdeck.paper.pen import CAP, Ink, Pen
from sumdeck.paper.shapes import SHAPES
from sumdeck.words import in_signs, say_first

WIDTH, HEIGHT = 50.0, 70.0
CARD: Final = Box(0, 0, WIDTH, HEIGHT)
FRAME: Final = CARD.inset(2.6)
"""What is printed stays this far from the cut, which is never quite straight."""
LINE: Final = 0.8
FRACTION: Final = re.compile(r"(\d+)/(\d+)")
UPSIDE_DOWN: Final = dict(zip("01689", "01986", strict=True))


@dataclass(frozen=True)
class Corner:
    """What a card shows in two of its corners."""

    text: str
    shape: str = ""
    letter: str = ""
    """For the colour of the shape, inside it."""


def both_ways(pen: Pen) -> Iterator[None]:
    """Draw something twice: as it is, and for whoever sits opposite."""
    yield
    with pen.turned(WIDTH, HEIGHT):
        yield


def frame(pen: Pen, ink: Ink, fill: Ink = "white", thick: float = LINE) -> None:
    """The card inside its border. A thick line grows inwards: the border stays as it is."""
    pen.box(FRAME.inset((thick - LINE) / 2), fill, ink, thick, corner=4)


def dark_frame(pen: Pen, fill: str, line: str) -> None:
    """A card that nobody mistakes for a plain number."""
    pen.box(FRAME, fill, corner=4)
    pen.box(FRAME.inset(1.5), line=line, thick=0.6, corner=3, dash=(2.2, 1.8))


RAISED: Final = {"²": (15.0, 64.2), "³": (15.0, 64.2), "√": (8.0, 62.2), "∛": (7.6, 61.4)}
"""Size and height of what does not stand on the line like a digit."""


def both_corners(pen: Pen, corner: Corner, ink: Ink, on_shape: Ink, large: bool) -> None:
    """The corner at the top left, and the same for whoever sits opposite."""
    for _ in both_ways(pen):
        draw_corner(pen, corner, ink, on_shape, large)


def draw_corner(pen: Pen, corner: Corner, ink: Ink, on_shape: Ink, large: bool) -> None:
    corner = replace(corner, text=in_signs(corner.text))
    size, side = (11.5, 7.0) if large else (9.5, 6.2)
    middle, top = 10.4, 64.4
    if corner.text in RAISED:  # these are small, or tall, by nature
        size, top = RAISED[corner.text]
    size = min(size, size * 10.2 / fonts.width(corner.text, fonts.BOLD, size)) if corner.text else size
    base = top - CAP * size
    if corner.text:
        pen.text(middle, base, corner.text, size, ink, "centre")
        if needs_line(corner.text):
            underline(pen, middle, base - 1.1, fonts.width(corner.text, fonts.BOLD, size), 0.8, ink)
            base -= 1.4
    if corner.shape in SHAPES:
        place = Box(middle - side / 2, base - side - 1.4, side, side)
        pen.shape(corner.shape, place, ink)
        if corner.letter:
            small = min(side * 0.5, 0.5 * side * 0.62 * side / fonts.width(corner.letter, fonts.BOLD, side * 0.5))
            x, y = place.centre
            across, up = ROOM.get(corner.shape, (0.0, 0.0))
            paint = ink if corner.shape == "moon" else on_shape
            pen.text(x + across * side, y + up * side - CAP * small / 2, corner.letter, small, paint, "centre")


ROOM: Final = {"triangle": (0.0, -0.16), "star": (0.0, 0.0), "drop": (0.0, -0.12), "moon": (0.28, 0.0)}
"""How far from its middle a shape has room for a letter; a moon only beside it."""


def middle(pen: Pen, face: str, ink: Ink, y: float = 35.0, share: float = 1.0) -> None:
    """The face as large as it may be, around a height; fractions with a line, 6 and 9 underlined, for cards lie any way round."""
    face = in_signs(face)
    fraction = FRACTION.fullmatch(face)
    if fraction:
        size = min(20.0, *(print_size(part) for part in fraction.groups())) * share
        wide = max(fonts.width(part, fonts.BOLD, size) for part in fraction.groups())
        pen.text(25, y + 3.4 * share, fraction[1], size, ink, "centre")
        pen.text(25, y - 3.4 * share - CAP * size, fraction[2], size, ink, "centre")
        pen.line(25 - wide / 2 - 2, y, 25 + wide / 2 + 2, y, ink, 2.2 * share)
        return
    size = print_size(face) * share
    pen.text(25, y - CAP * size / 2, face, size, ink, "centre")
    if needs_line(face):
        underline(pen, 25, y - CAP * size / 2 - 3.4 * share, fonts.width(face, fonts.BOLD, size) * 0.8, 2.2 * share, ink)


def underline(pen: Pen, x: float, y: float, width: float, thick: float, ink: Ink) -> None:
    pen.line(x - width / 2, y, x + width / 2, y, ink, thick)


def print_size(face: str) -> float:
    """So large that it fits between the corners."""
    size = {1: 39.0, 2: 31.0}.get(len(face), 24.0)
    return min(size, size * 34 / fonts.width(face, fonts.BOLD, size))


def needs_line(face: str) -> bool:
    """Whether a number is another number upside down."""
    if not set(face) <= UPSIDE_DOWN.keys():
        return False
    turned = "".join(UPSIDE_DOWN[digit] for digit in reversed(face))
    return turned != face and (turned == "0" or not turned.startswith("0"))


def badge(pen: Pen, points: int, shape: str = "circle") -> None:
    for _ in both_ways(pen):
        draw_badge(pen, points, shape)


def draw_badge(pen: Pen, points: int, shape: str) -> None:
    side = 10.0 if shape == "star" else 9.0
    place = Box(39.9 - side / 2, 59.6 - side / 2, side, side)
    pen.shape(shape, place, "gold", "brass", 0.5)
    text = str(points)
    size = 5.6 if len(text) == 1 else 4.2
    pen.text(place.centre[0], place.centre[1] - CAP * size / 2 - (0.2 if shape == "star" else 0), text, size, "ink", "centre")


def foot(pen: Pen, colour: str, ink: Ink) -> None:
    """The colour in words, at both ends of the card: where it has no shape of its own, and on colour-safe cards."""
    if colour and (pen.inks.safe or colour not in SIGNED):
        for _ in both_ways(pen):
            pen.fitted(Box(17, 4.6, 16, 6), colour_name(colour), 5, ink)


def colour_name(colour: str) -> str:
    """What a colour is called; one that we have no word for, as its pack calls it."""
    return say_first(f"colour.{colour}", otherwise=colour)


def pattern(pen: Pen, ink: str, signs: str) -> None:
    """The back of a card: signs that look the same both ways round, in a border."""
    pen.box(FRAME, pen.inks.pale(ink, 0.22), corner=4)
    pen.box(FRAME.inset(1.6), line=ink, thick=1.1, corner=3)
    inner = FRAME.inset(5, 6)
    for row in range(5):
        for column in range(3):
            cell = inner.cell(column, row, 3, 5)
            # Counted so that the pattern is the same upside down.
            sign(pen, cell.centre, signs[abs(row * 3 + column - 7) % len(signs)], ink)


def sign(pen: Pen, at: tuple[float, float], which: str, ink: Ink) -> None:
    """One of + − × ÷ =, drawn with round ends."""
    x, y = at
    reach, thick = 3.0, 1.7
    which = in_signs(which)
    if which in "+−÷":
        pen.line(x - reach, y, x + reach, y, ink, thick)
    if which == "+":
        pen.line(x, y - reach, x, y + reach, ink, thick)
    if which in "÷:":
        for dot in (y - 2.7, y + 2.7):
            pen.shape("circle", Box(x - 1, dot - 1, 2, 2), ink)
    if which == "=":
        for bar in (y - 1.5, y + 1.5):
            pen.line(x - reach, bar, x + reach, bar, ink, thick)
    if which == "×":
        lean = reach * 0.75
        pen.line(x - lean, y - lean, x + lean, y + lean, ink, thick)
        pen.line(x - lean, y + lean, x + lean, y - lean, ink, thick)
