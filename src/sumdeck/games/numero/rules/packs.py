"""The cards of Numero: how they are written in a pack file, and the packs that come with the game.

How a pack file looks in general is told in `../packfile.py`. A Numero table gives either `value` (a number card) or `op` and
`operand` (a wild card):

    sub, mul, div    operand = 3        − 3, × 3, ÷ 3
    frac             operand = "1/2"    a fraction, a decimal "0.25" or a percentage "50%"
    pow, root        operand = 2        ² or √; with 3, ³ or ∛

Each card has the trait `kind`: a `number` has a `value`; a `wild` has `op`, `operand` and, for frac, the `form` it is printed in.
The operand of a fraction is kept as printed (2/4), of a decimal or percentage in lowest terms (0.25 and 25% are 1/4): scoring
counts its operations from there.
"""

import re
from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from sumdeck.rules.cards import Card, Pack
from sumdeck.rules.packfile import CardFace, Fault, Schema, shipped_pack

PACKS: Final = ("full", "playing-cards")
"""The packs that come with the game."""
HIGHEST: Final = 999
SIGNS: Final = {"sub": "−", "mul": "×", "div": "÷"}
MARKS: Final = {("pow", "2"): "²", ("pow", "3"): "³", ("root", "2"): "√", ("root", "3"): "∛"}
GROUPS: Final = {
    "sub": "subtraction",
    "mul": "multiplication",
    "div": "division",
    "frac": "fractions",
    "pow": "powers",
    "root": "powers",
}
FRACTION: Final = re.compile(r"([0-9]{1,4}) ?/ ?([0-9]{1,4})")
DECIMAL: Final = re.compile(r"[0-9]{1,3}\.[0-9]{1,6}")
PERCENT: Final = re.compile(r"([0-9]{1,3}(?:\.[0-9]{1,4})?) ?%")


def numero_pack(name: str) -> Pack:
    """One of the packs that come with the game. Raises KeyError for another name."""
    return shipped_pack(name, SCHEMA)


def fewest_cards(seats: int) -> int:
    """The smallest pack for so many seats: five cards each and one apiece for the centre; ten when one plays alone."""
    return 6 * seats if seats > 1 else 10


def draw_card(given: Mapping[str, str]) -> CardFace:
    """A number card or a wild card from its keys. Raises Fault."""
    if "value" in given:
        for key in ("op", "operand"):
            if key in given:
                raise Fault(key, "a card with a value is a number card: it has no operation")
        value = _whole("value", given["value"])
        return CardFace(value, "numbers", (("kind", "number"), ("value", value)))
    if "op" not in given:
        raise Fault("value", "a card needs a value (number card) or op and operand (wild card)")
    if "operand" not in given:
        raise Fault("operand", "missing: the number that the operation works with")
    return _wild(given["op"], given["operand"])


def recall_card(card: Card) -> Mapping[str, str]:
    if card.trait("op") == "frac":
        return {"op": "frac", "operand": card.face}
    return {key: text for key, text in card.traits if key != "kind"}


def judge_pack(pack: Pack) -> None:
    """Whether anybody could play with a pack. Raises Fault."""
    if pack.size < fewest_cards(1):
        raise Fault("card", f"a game needs at least {fewest_cards(1)} cards")
    if not any(card.group == "numbers" for card in pack.cards):
        raise Fault("card", "a pack needs number cards")
    said: dict[tuple[str, ...], str] = {}
    for card in pack.cards:
        if card.trait("op") == "frac":
            alike = (card.trait("form"), str(Fraction(card.trait("operand"))), card.colour)
            if said.setdefault(alike, card.face) != card.face:
                raise Fault("operand", f"{said[alike]} and {card.face} are the same number: no sentence could tell them apart")


def _wild(op: str, operand: str) -> CardFace:
    if op not in GROUPS:
        raise Fault("op", f"unknown operation; known are {', '.join(GROUPS)}")
    if op == "frac":
        return _share(operand)
    if op == "div" and operand == "0":
        raise Fault("operand", "a division by 0 has no result")
    if op in SIGNS:
        operand = _whole("operand", operand)
        face = SIGNS[op] + operand
    elif (op, operand) in MARKS:
        face = MARKS[op, operand]
    else:
        raise Fault("operand", "powers and roots are 2 (square) or 3 (cube)")
    return CardFace(face, GROUPS[op], (("kind", "wild"), ("op", op), ("operand", operand)))


def _share(operand: str) -> CardFace:
    """A fraction, decimal or percentage: a share of the number it is played on."""
    printed = FRACTION.fullmatch(operand)
    percent = PERCENT.fullmatch(operand)
    if printed:
        form, p, q = "fraction", int(printed.group(1)), int(printed.group(2))
        face = f"{p}/{q}"
    elif percent:
        form, (p, q) = "percent", (Fraction(percent.group(1)) / 100).as_integer_ratio()
        face = f"{percent.group(1)}%"
    elif DECIMAL.fullmatch(operand):
        form, (p, q) = "decimal", Fraction(operand).as_integer_ratio()
        face = operand
    else:
        raise Fault("operand", 'a fraction "1/2", a decimal "0.25" or a percentage "50%" is expected')
    if p < 1 or q < 1:
        raise Fault("operand", "both numbers of a fraction are at least 1")
    return CardFace(face, "fractions", (("form", form), ("kind", "wild"), ("op", "frac"), ("operand", f"{p}/{q}")))


def _whole(key: str, text: str) -> str:
    if not re.fullmatch(r"[0-9]{1,9}", text) or not 1 <= int(text) <= HIGHEST:
        raise Fault(key, f"a whole number from 1 to {HIGHEST} is expected")
    return str(int(text))


SCHEMA: Final = Schema(
    game="numero",
    groups=("numbers", "subtraction", "multiplication", "division", "fractions", "powers"),
    keys=("value", "op", "operand"),
    draw=draw_card,
    recall=recall_card,
    judge=judge_pack,
)
