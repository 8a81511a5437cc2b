"""Balloons: how far up or down the next floor may be."""

from typing import Final

from sumdeck.games.numberloor.rules.packs import draw_card
from sumdeck.paper import faces
from sumdeck.paper.measures import Box
from sumdeck.paper.pen import Pen
from sumdeck.rules.cards import Card
from sumdeck.words import retold, say, speaking_of

SKIN: Final = Box(9.5, 17.5, 31, 42)
INKS: Final = {"step": "balloon", "nearest": "nearest", "parity": "parity", "skip": "skip"}
ODD, EVEN = "1 3 5 7 9", "0 2 4 6 8"
NUMBERS: Final = {"odd": (ODD,), "even": (EVEN,), "chosen": (ODD, EVEN)}


def draw_balloon(pen: Pen, card: Card, large: bool) -> None:
    """One balloon, with what it allows."""
    effect, value = card.trait("effect"), card.trait("value")
    ink = INKS[effect]
    faces.frame(pen, pen.inks.pale(ink, 0.45), pen.inks.pale("blue", 0.05))
    draw_string(pen)
    pen.shape("balloon", SKIN, ink)
    x, y = SKIN.centre[0], SKIN.centre[1] + 1.6
    if effect == "step":
        draw_jump(pen, x, y, value)
    elif effect == "nearest":
        draw_nearest(pen, x, y, value)
    elif effect == "parity":
        draw_parity(pen, x, y, value)
    else:
        draw_skip(pen, x, y)
    with speaking_of("numberloor"):
        faces.both_corners(pen, faces.Corner(retold(unmarked(card))), ink, "white", large)


def unmarked(card: Card) -> str:
    """The face without its marks, which stand elsewhere on the card."""
    return draw_card({key: text for key, text in card.traits if key != "marks"}).face


def draw_string(pen: Pen) -> None:
    """What a balloon hangs on to."""
    path = pen.canvas.beginPath()
    path.moveTo(25, 17.5)
    path.curveTo(21, 13, 29, 10.5, 25, 5)
    pen.canvas.setStrokeColor(pen.inks["faint"])
    pen.canvas.setLineWidth(0.7)
    pen.canvas.drawPath(path)


def draw_jump(pen: Pen, x: float, y: float, value: str) -> None:
    """So many floors up or down, and no other."""
    faces.middle(pen, value, "white", y, 0.52)
    pen.shape("up", Box(x - 3, y + 11, 6, 5), "white")
    pen.shape("down", Box(x - 3, y - 16.5, 6, 5), "white")


def draw_nearest(pen: Pen, x: float, y: float, value: str) -> None:
    """At most so many floors: a small step and a large one, both ways."""
    pen.fitted(Box(x - 10, y + 7.2, 20, 6), say("paper.numberloor.nearest"), 6, "white")
    faces.middle(pen, value, "white", y - 1.6, 0.48)
    for left, shape in ((x - 7, "up"), (x + 1.5, "down")):
        pen.shape(shape, Box(left, y - 16.5, 5.5, 4.6), "white")


def draw_parity(pen: Pen, x: float, y: float, value: str) -> None:
    """Odd or even floors, with all of them written out."""
    words = say(f"paper.numberloor.{value}").splitlines()
    for line, word in enumerate(words):
        pen.fitted(Box(x - 12, y + 1.5 - 9 * line + 4.5 * (len(words) - 1), 24, 8), word, 9.5, "white")
    for line, numbers in enumerate(NUMBERS[value]):
        pen.fitted(Box(x - 9, y - 7 - 4.5 * line - 2 * (len(words) - 1), 18, 4), numbers, 4.4, "white")


def draw_skip(pen: Pen, x: float, y: float) -> None:
    """Nobody passes but the same number."""
    pen.canvas.saveState()
    pen.canvas.setStrokeColor(pen.inks["white"])
    pen.canvas.setLineWidth(2.4)
    pen.canvas.circle(x, y + 3.4, 7.6, stroke=1, fill=0)
    pen.canvas.restoreState()
    pen.line(x - 5.2, y - 1.8, x + 5.2, y + 8.6, "white", 2.4)
    pen.fitted(Box(x - 9, y - 14, 18, 7), say("paper.numberloor.skip"), 7, "white")
