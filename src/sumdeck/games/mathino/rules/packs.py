"""The cards of Mathino: how they are written in a pack file, and the packs that come with the game.

How a pack file looks in general is told in `../packfile.py`. A Mathino table gives a `number` and, for the game of the very
young, a `shape`; suits differ in colour.

Suits matter to the very young alone (M-156). For everybody else cards of one number and as many points are alike, and `plain`
makes them one kind: a `7`, and the golden `7g` that carries a point.
"""

import re
from collections.abc import Mapping
from typing import Final

from sumdeck.rules.cards import Card, Pack
from sumdeck.rules.packfile import CardFace, Fault, Schema, shipped_pack

PACKS: Final = ("mathino-52", "mathino-52-zero", "mathino-48", "playing-cards")
"""The packs that come with the game."""
HIGHEST: Final = 99
FEWEST: Final = 12
"""Four cards for the table and for each of two hands."""
GOLD: Final = "gold"
"""The colour of a number that carries points."""


def mathino_pack(name: str) -> Pack:
    """One of the packs that come with the game. Raises KeyError for another name."""
    return shipped_pack(name, SCHEMA)


def plain(pack: Pack) -> Pack:
    """The pack without suits: cards of one number and as many points become one kind, known as surely as the least sure of them.

    A pack in which a number comes with several different points stays as it is, for a sentence could not tell them apart.
    """
    gold = {(card.face, card.points) for card in pack.cards if card.points}
    if len({face for face, _ in gold}) < len(gold):
        return pack
    return pack.folded(unsuited, lambda card: (int(card.face), card.points))


def unsuited(card: Card) -> Card:
    colour, traits = GOLD if card.points else "", (("number", card.face),)
    return Card(card.face, "numbers", colour, card.points, card.status, card.points_status, traits)


def draw_card(given: Mapping[str, str]) -> CardFace:
    """A card from its keys (M-1). Raises Fault."""
    number = given.get("number", "")
    if not re.fullmatch(r"[0-9]{1,9}", number) or int(number) > HIGHEST:
        raise Fault("number", f"a whole number from 0 to {HIGHEST} is expected")
    face = str(int(number))
    shape = given.get("shape", "").lower()
    if shape and not shape.isalpha():
        raise Fault("shape", "a shape is one word, letters only")
    traits = [("number", face)] + ([("shape", shape)] if shape else [])
    return CardFace(face, "numbers", tuple(traits))


def judge_pack(pack: Pack) -> None:
    """Whether anybody could play with a pack. Raises Fault."""
    if pack.size < FEWEST:
        raise Fault("card", f"a game needs at least {FEWEST} cards")


SCHEMA: Final = Schema(
    game="mathino",
    groups=("numbers",),
    keys=("number", "shape"),
    draw=draw_card,
    judge=judge_pack,
)
