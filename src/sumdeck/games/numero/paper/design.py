"""The cards of Numero: numbers in four colours, each with its shape and letter; wild cards dark, so that nobody mistakes them."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from sumdeck.games.numero.rules.challenge import FALSE_ALARM, FALSE_BUILD
from sumdeck.games.numero.rules.chosen import chosen_cards, is_choice
from sumdeck.games.numero.rules.options import levels
from sumdeck.games.numero.rules.packs import PACKS, numero_pack
from sumdeck.paper import faces, fonts
from sumdeck.paper.cards import around
from sumdeck.paper.design import Design
from sumdeck.paper.grid import Grid, label, ledger, name_line
from sumdeck.paper.layout import body, footing, heading
from sumdeck.paper.looks import Look
from sumdeck.paper.measures import MM, Box
from sumdeck.paper.pen import Document, Pen
from sumdeck.paper.shapes import OF_COLOUR, OF_SUIT
from sumdeck.rules.cards import Card, Pack
from sumdeck.words import say

ROOT: Final = ((9.5, 33.5), (12.5, 35), (17, 24.5), (21, 44.5), (39.5, 44.5))
"""The corners of a root sign."""


class NumeroDesign(Design):
    """How Numero is printed."""

    signs = "+"
    ink = "numero"

    def packs(self) -> Mapping[str, Pack]:
        return {name: numero_pack(name) for name in PACKS}

    def of_level(self, level: str, pack: Pack | None = None) -> Pack:
        """A level by its name, or by a choice of cards, which is a pack of its own."""
        if not is_choice(level):
            return levels()[level].cards(pack)
        if pack is not None:
            raise ValueError(level)
        return chosen_cards(level).pack()

    def score_sheets(self, document: Document) -> None:
        points_sheet(document, self.ink, self.name)
        cards_sheet(document, self.ink, self.name)

    def checklist(self, document: Document, look: Look) -> None:
        draw_checklists(document, look, self.titled(say("paper.checklist")))

    def draw_front(self, pen: Pen, card: Card, letter: str, large: bool) -> None:
        if card.trait("kind") == "wild":
            draw_wild(pen, card, large)
        else:
            draw_number(pen, card, letter, large)
        if card.points:
            faces.badge(pen, card.points)


def draw_number(pen: Pen, card: Card, letter: str, large: bool) -> None:
    """A number in its colour; no letter where the suit is the sign."""
    ink = pen.inks.of_card(card.colour)
    faces.frame(pen, pen.inks.pale(ink, 0.45))
    faces.middle(pen, card.face, ink)
    suit = OF_SUIT.get(card.colour, "")
    corner = faces.Corner(card.face, suit or OF_COLOUR.get(card.colour, ""), "" if suit else letter)
    faces.both_corners(pen, corner, ink, "white", large)
    faces.foot(pen, card.colour, ink)


def draw_wild(pen: Pen, card: Card, large: bool) -> None:
    """What it does, in white on dark."""
    faces.dark_frame(pen, "wild", "wild-line")
    if card.trait("op") in ("pow", "root"):
        draw_power(pen, card.face)
    else:
        faces.middle(pen, card.face, "white")
    faces.both_corners(pen, faces.Corner(card.face, "spark"), "gold", "gold", large)


def draw_power(pen: Pen, face: str) -> None:
    """A power as N², or a root with an empty place: for the number that it is played on."""
    if face in "√∛":
        pen.box(Box(23, 27, 13.5, 13.5), line="wild-line", thick=1, corner=2, dash=(2, 1.8))
        for (x, y), (to_x, to_y) in pairwise(ROOT):
            pen.line(x, y, to_x, to_y, "white", 2.4)
        if face == "∛":
            pen.text(12.6, 37, "3", 11, "white", "centre")
    else:
        pen.box(Box(12, 25, 16, 16), line="wild-line", thick=1, corner=2, dash=(2, 1.8))
        pen.text(20, 28.5, "N", 13, "white", "centre")
        pen.text(29.3, 25, face, 31, "white")


WORTH: Final = {"1": 1, "2": 1, "3": 0, "4": 2, "5": 5, "6": 5, "7": 10, "8": 5, "9": 5, "10": 5, "11": 10}
"""The checklist (N-80). Item 3 is whatever is printed on the cards."""
EACH: Final = ("1", "2")
"""The items that count as often as they happen in a turn."""
TURNS: Final = 20
INK: Final = "numero"
POINTS: Final = 14 * MM
"""How wide the points may be."""


def points_sheet(document: Document, ink: str, title: str) -> None:
    """For one player: a line for each turn, a column for each item, and what the end of the game brings (N-92, N-94, N-83)."""
    pen = document.turn(say("paper.numero.points"))
    heading(pen, document.paper, ink, title, say("paper.numero.points"))
    place = body(document.paper)
    footing(pen, document.paper, say("paper.numero.never_both"))
    top = place.top - 4 * MM
    name_line(document, Box(place.left, top, place.width * 0.6, 5 * MM), say("paper.name"))
    name_line(document, Box(place.left + place.width * 0.65, top, place.width * 0.35, 5 * MM), say("paper.date"))
    after = [
        (say("score.numero.11"), f"+{WORTH['11']}"),
        (say("score.numero.left_cards"), say("paper.numero.less_each")),
        (say("score.numero.left_points"), say("paper.numero.less_printed")),
        (say("score.numero.false_build"), f"−{-FALSE_BUILD}"),
        (say("score.numero.false_alarm"), f"−{-FALSE_ALARM}"),
        (say("paper.end"), ""),
    ]
    items = [item for item in WORTH if item != "11"]
    rows = [2.7, 1.0] + [1.0] * (TURNS + len(after))
    columns = [1.0] + [1.75] * len(items) + [2.1]
    grid = Grid(Box(place.left, place.bottom, place.width, place.height - 7 * MM), columns, rows)
    pen.box(grid.cell(0, 0, wide=len(columns), high=2), pen.inks.pale(ink, 0.14))
    pen.box(grid.cell(len(columns) - 1, 2, high=len(rows) - 2), pen.inks.pale(ink, 0.14))
    for column, item in enumerate(items, 1):
        label(pen, grid.cell(column, 0), say(f"score.numero.{item}"), 8, centred=True)
        label(pen, grid.cell(column, 1), worth(item), 8.5, ink, fonts.BOLD, centred=True)
    label(pen, grid.cell(len(columns) - 1, 0, high=2), say("paper.together"), 9, font=fonts.BOLD, centred=True)
    for turn in range(TURNS):
        label(pen, grid.cell(0, 2 + turn), str(turn + 1), 8, "faint", centred=True)
    grid.draw(pen)
    for step, (words, points) in enumerate(after):
        box = grid.cell(0, 2 + TURNS + step, wide=len(columns) - 1)
        pen.box(box, "white", "hair", 0.6)
        last = step == len(after) - 1
        pen.fitted(box.inset(4, 1), f"{words}   {points}".strip(), 9.5, "ink", "right", fonts.BOLD if last else fonts.TEXT)
    line = grid.down[2 + TURNS]
    pen.line(place.left, line, place.right, line, ink, 1.2)


def worth(item: str) -> str:
    """What an item is worth, in a few letters."""
    if item in EACH:
        return say("paper.numero.each", points=WORTH[item])
    return say("paper.numero.printed") if item == "3" else str(WORTH[item])


def cards_sheet(document: Document, ink: str, title: str) -> None:
    """For four players: the cards won, less those left in the hand (N-73, N-74)."""
    lines = [say("paper.numero.won"), say("paper.numero.left"), say("paper.together")]
    ledger(document, ink, (title, say("paper.numero.count")), say("paper.numero.most"), 10, say("paper.game"), lines, 4)


def draw_checklists(document: Document, look: Look, title: str) -> None:
    """A sheet of four such cards, all alike."""
    pen = document.turn(title)
    around(pen, look, title)
    for place in range(look.per_sheet):
        draw_checklist(pen, look.front(place).inset(5 * MM), title)


def draw_checklist(pen: Pen, box: Box, title: str) -> None:
    pen.box(box, line=INK, thick=1.2, corner=3 * MM)
    inner = box.inset(4.5 * MM, 4 * MM)
    pen.fitted(Box(inner.left, inner.top - 9 * MM, inner.width, 9 * MM), title, 15, INK, "left")
    foot = 12 * MM
    rows = Box(inner.left, inner.bottom + foot, inner.width, inner.height - 11 * MM - foot)
    for row, item in enumerate(WORTH):
        line = rows.cell(0, row, 1, len(WORTH))
        tick = 3.6 * MM
        pen.box(Box(line.left, line.centre[1] - tick / 2, tick, tick), line="faint", thick=0.8, corner=0.8 * MM)
        words = Box(line.left + tick + 1, line.bottom, line.width - tick - POINTS, line.height)
        label(pen, words, say(f"paper.numero.item_{item}"), 9.5)
        pen.fitted(Box(line.right - POINTS, line.bottom, POINTS, line.height), worth(item), 11, INK, "right", fonts.BOLD)
        pen.line(line.left, line.bottom, line.right, line.bottom, "hair", 0.4)
    label(pen, Box(inner.left, inner.bottom, inner.width, foot - 2 * MM), say("paper.numero.never_both"), 8, "ink")
