"""The rules of a game in words, a page for each level."""

from collections.abc import Sequence
from typing import Any, Final

from sumdeck.paper import faces
from sumdeck.paper.cards import colour_letters
from sumdeck.paper.design import Design
from sumdeck.paper.layout import SIDE, Flow, body, fitting
from sumdeck.paper.looks import Look
from sumdeck.paper.measures import MM, Box
from sumdeck.paper.pen import Document
from sumdeck.rulebook import rules_of, setting_up
from sumdeck.rules.cards import Pack
from sumdeck.words import say, titled

SAMPLE: Final = (0.08, 0.52, 0.97)
"""Where in the pack the cards are taken that stand at the top of the page."""
CARD: Final = (15 * MM, 21 * MM)
USUAL, LARGE = (15.0, 10.0), (24.0, 18.0)
"""The largest and the smallest letters, whichever fill a page."""


def rules_pages(design: Design, options: Sequence[Any], look: Look) -> bytes:
    game = design.game
    document = Document(design.titled(say("paper.rules")), look.paper, safe=look.colour_safe)
    titles = {level.name: level.title for level in game.levels()}
    for chosen in options:
        level = getattr(chosen, "level", "")
        pack = design.of_level(level) if level in titles else game.pack(chosen)
        under = titled(game.family, level if level in titles else pack.name, titles.get(level, pack.title))
        aim, *rest = rules_of(game, chosen)
        texts = [aim, say("paper.needed", cards=pack.size), *setting_up(game, chosen), *rest]
        size = fitting(texts, body(look.paper), *(LARGE if look.large else USUAL))
        room = len(SAMPLE) * CARD[0] + 6 * MM
        flow = Flow(document, design.ink, design.name, under, say("paper.whose", game=design.name), size, room)
        sample(document, design, pack, look)
        for text in texts:
            flow.paragraph(text)
    return document.finished()


def sample(document: Document, design: Design, pack: Pack, look: Look) -> None:
    """A few cards of the pack, at the top right."""
    letters = colour_letters(pack)
    width, height = CARD
    for step, share in enumerate(reversed(SAMPLE)):
        card = pack.cards[int(share * len(pack.cards))]
        left = look.paper.width - SIDE - (step + 1) * (width + 1 * MM)
        with document.pen.placed(Box(left, look.paper.height - 35 * MM, width, height), faces.WIDTH, faces.HEIGHT):
            design.draw_front(document.pen, card, letters[card.colour], look.large)
