"""The cards of Numberloor: floors of a house by day and by night, and balloons that say how far to go; and its score sheet."""

from collections.abc import Mapping
from typing import Final

from sumdeck.games.numberloor.rules.options import levels
from sumdeck.games.numberloor.rules.packs import draw_card, house_pack, marks_of
from sumdeck.paper import faces, fonts
from sumdeck.paper.design import Design
from sumdeck.paper.layout import body, footing, heading
from sumdeck.paper.measures import MM, Box
from sumdeck.paper.pen import Document, Pen
from sumdeck.rules.cards import Card, Pack
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


ON_FLOORS: Final = Box(18, 57.5, 9.4, 5.5)
ON_BALLOONS: Final = Box(34.6, 58.6, 9.4, 5.5)
"""Where a mark stands; another one stands at the other end of the card."""
PLAYERS, STARS = 5, 5
FEWER: Final = 3
"""How many stars four or five players need."""
ACROSS, DOWN = 2, 4
WINDOWS: Final = (20.8, 29.2, 37.6)
"""Where the windows stand, from the left."""
SKY: Final = ((9, 40, 2.6), (41.5, 33, 2.2), (10.5, 26, 1.8))


class NumberloorDesign(Design):
    """How Numberloor is printed."""

    signs = "+−"
    ink = "numberloor"

    def packs(self) -> Mapping[str, Pack]:
        return {(pack := house_pack()).name: pack}

    def of_level(self, level: str, pack: Pack | None = None) -> Pack:
        return levels()[level].cards(pack)

    def score_sheets(self, document: Document) -> None:
        stars_sheet(document, self.ink, self.name)

    def draw_front(self, pen: Pen, card: Card, letter: str, large: bool) -> None:
        marks = marks_of(card)
        if card.trait("kind") == "floor":
            draw_floor(pen, card.trait("value"), card.trait("time") == "night", bool(marks), large)
        else:
            draw_balloon(pen, card, large)
        for _ in faces.both_ways(pen) if marks else ():
            draw_mark(pen, " ".join(marks), ON_FLOORS if card.trait("kind") == "floor" else ON_BALLOONS)


def draw_mark(pen: Pen, mark: str, box: Box) -> None:
    """A mark, which says which levels leave the card out: a word, so that its colour is not the only sign."""
    ink = pen.inks.of_card(mark)
    pen.box(box, "white", ink, 0.5, corner=1.5)
    pen.fitted(box.inset(0.8), faces.colour_name(mark), 4.2, ink)


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


def draw_floor(pen: Pen, number: str, night: bool, marked: bool, large: bool) -> None:
    """One floor. A mark takes the place of a window."""
    paint = "white" if night else "ink"
    faces.frame(pen, "night" if night else "wall", "night" if night else pen.inks.pale("gold", 0.12))
    for _ in faces.both_ways(pen):
        for left in WINDOWS[1:] if marked else WINDOWS:
            draw_window(pen, Box(left, 56.5, 6.4, 7.5), night)
    if night:
        pen.shape("moon", Box(36, 44, 7.5, 7.5), "gold")
        for x, y, side in SKY:
            pen.shape("spark", Box(x - side / 2, y - side / 2, side, side), "gold")
    faces.middle(pen, number, paint)
    faces.both_corners(pen, faces.Corner(number, "moon" if night else ""), paint, paint, large)


def draw_window(pen: Pen, box: Box, lit: bool) -> None:
    pen.box(box, "gold" if lit else "white", "wall", 0.6, corner=0.8)
    pen.line(box.centre[0], box.bottom, box.centre[0], box.top, "wall", 0.5)
    pen.line(box.left, box.centre[1], box.right, box.centre[1], "wall", 0.5)
