"""The cards of Formula: how they are written in a pack file, and the pack that comes with the game.

How a pack file looks in general is told in `../packfile.py`. A Formula table gives one of three keys:

    digit  = "0-9"             number cards
    joker  = "yes"             a joker: any digit that its player names
    symbol = ["+", "−"]        a symbol that lies face up for everybody; more than one of a kind changes nothing

Only digits and jokers are shuffled and dealt (F-1, F-3).
"""

from collections.abc import Mapping
from functools import cache
from typing import Final

from sumdeck.rules.cards import Pack
from sumdeck.rules.packfile import CardFace, Fault, Schema, shipped_pack

PACKS: Final = ("full",)
"""The packs that come with the game."""
SIGNS: Final = ("+", "−", "×", "÷")
SYMBOLS: Final = (*SIGNS, "=")
SPELLINGS: Final = {"-": "−", "x": "×", "*": "×", "/": "÷", ":": "÷"}
DEALT: Final = ("digits", "jokers")


def formula_pack(name: str) -> Pack:
    """One of the packs that come with the game. Raises KeyError for another name."""
    return shipped_pack(name, SCHEMA)


@cache
def dealt_part(pack: Pack) -> Pack:
    """The cards that are shuffled: all but the symbols."""
    return pack.groups(*DEALT)


def symbols_of(pack: Pack) -> tuple[str, ...]:
    """The operations that a pack has symbols for, in the order + − × ÷."""
    faces = {card.face for card in pack.cards if card.group == "symbols"}
    return tuple(sign for sign in SIGNS if sign in faces)


def draw_card(given: Mapping[str, str]) -> CardFace:
    """A card from its key. Raises Fault."""
    if len(given) != 1:
        raise Fault("digit", "a card is one thing: give digit, joker or symbol")
    ((key, text),) = given.items()
    if key == "digit":
        if text not in tuple("0123456789"):
            raise Fault(key, "a digit from 0 to 9 is expected")
        return CardFace(text, "digits", (("digit", text),))
    if key == "joker":
        if text != "yes":
            raise Fault(key, 'joker = "yes" is expected')
        return CardFace("J", "jokers", (("joker", "yes"),))
    sign = SPELLINGS.get(text, text)
    if sign not in SYMBOLS:
        raise Fault(key, f"a symbol is one of {' '.join(SYMBOLS)}")
    return CardFace(sign, "symbols", (("symbol", sign),))


def judge_pack(pack: Pack) -> None:
    """Whether anybody could play with a pack. Raises Fault."""
    if not any(card.group == "digits" for card in pack.cards):
        raise Fault("card", "a pack needs digits")
    if not symbols_of(pack):
        raise Fault("card", "a pack needs at least one of the symbols + − × ÷")


SCHEMA: Final = Schema(
    game="formula",
    groups=("digits", "jokers", "symbols"),
    keys=("digit", "joker", "symbol"),
    draw=draw_card,
    judge=judge_pack,
    judges_records=True,
)
