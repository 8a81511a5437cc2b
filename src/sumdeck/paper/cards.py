"""Sheets of cards to print and cut: a page of fronts, a page of backs, and so on."""

from collections.abc import Callable, Sequence
from typing import Final

from sumdeck.paper import faces, fonts
from sumdeck.paper.design import Design
from sumdeck.paper.looks import Look
from sumdeck.paper.measures import MARGIN, MM, Box
from sumdeck.paper.pen import Document, Pen
from sumdeck.rules.cards import Card, Pack
from sumdeck.words import say, titled

Tell = Callable[[int, int], None]
"""Hears that so many of so many are done."""
RULER: Final = 50 * MM


def card_sheets(design: Design, pack: Pack, look: Look, tell: Tell = lambda done, of: None) -> bytes:
    """Every card of a pack, as a PDF. Raises Unprintable."""
    title = design.titled(titled(design.game.family, pack.name, pack.title))
    document = Document(title, look.paper, safe=look.colour_safe, both_sides=look.backs)
    sheets = sheets_of(pack, look)
    for number, cards in enumerate(sheets, 1):
        line = say("paper.sheet", title=title, number=number, count=len(sheets))
        pen = document.turn(say("paper.fronts", number=number))
        around(pen, look, line)
        for place, (card, letter) in enumerate(cards):
            with pen.placed(look.front(place), faces.WIDTH, faces.HEIGHT):
                design.draw_front(pen, card, letter, look.large)
        if look.backs:
            pen = document.turn(say("paper.backs", number=number))
            around(pen, look, line)
            for place in range(len(cards)):
                with pen.placed(look.back(place), faces.WIDTH, faces.HEIGHT):
                    design.draw_back(pen)
        tell(number, len(sheets))
    return document.finished()


def sheets_of(pack: Pack, look: Look) -> list[Sequence[tuple[Card, str]]]:
    """Every card of the pack exactly once, sheet by sheet, each with the letter for its colour."""
    letters = colour_letters(pack)
    deck = [(card, letters[card.colour]) for card in (pack.cards[kind] for kind in pack.deck())]
    return [deck[first : first + look.per_sheet] for first in range(0, len(deck), look.per_sheet)]


def colour_letters(pack: Pack) -> dict[str, str]:
    """As many letters of each colour as tell all of them apart."""
    colours = {card.colour for card in pack.cards}
    letters = 1
    while len({colour[:letters] for colour in colours}) < len(colours):
        letters += 1
    return {colour: colour[:letters].upper() for colour in colours}


def around(pen: Pen, look: Look, line: str) -> None:
    """What stands beside the cards: cut marks, a ruler to check the size by, and which sheet this is."""
    for cut in look.cuts():
        pen.line(*cut, "ink", 0.4)
    sheet = look.paper.sheet
    middle, top = sheet.centre[0], sheet.top - MARGIN - 2
    pen.line(middle - RULER / 2, top, middle + RULER / 2, top, "ink", 0.5)
    for end in (middle - RULER / 2, middle + RULER / 2):
        pen.line(end, top - 3, end, top + 1.5, "ink", 0.5)
    pen.text(middle, top - 7, say("paper.ruler"), 6, "faint", "centre", fonts.TEXT)
    how = say("paper.how_both") if look.backs else say("paper.how_one")
    foot = Box(look.block.left, MARGIN + 2, look.block.width, 7)
    pen.text(foot.left, foot.bottom, line, 6.5, "ink", "left", fonts.TEXT)
    pen.text(foot.right, foot.bottom, how, 6.5, "faint", "right", fonts.TEXT)
