"""The cards of Numberloor: how they are written in a pack file, and the pack that comes with the game.

How a pack file looks in general is told in `../packfile.py`. A table of Numberloor gives a `kind` and what belongs to it:

    floor      time = "day" or "night"    value = 0 to 9
    balloon    effect = "step"            value = 0 to 9: so many floors up or down
    balloon    effect = "nearest"         value = 1 to 5: at most so many
    balloon    effect = "parity"          value = "odd", "even", or "chosen": whoever lays it says which
    balloon    effect = "skip"            no value

and, where some are printed on it, `marks`, as words in one text: "red", "blue". They only say which levels leave a card out.
"""

import re
from collections.abc import Mapping
from typing import Final

from sumdeck.rules.cards import Card, Pack
from sumdeck.rules.packfile import CardFace, Fault, Schema, shipped_pack

HOUSE: Final = "house"
"""The pack that comes with the game."""
GROUPS: Final = ("floors", "nights", "balloons", "specials")
EFFECTS: Final = ("step", "nearest", "parity", "skip")
PARITIES: Final = ("odd", "even", "chosen")
FARTHEST: Final = 5
"""A house of ten floors that wraps has no floor farther away."""
MARKS: Final = re.compile(r"[a-z]+(?: [a-z]+)*")


def house_pack() -> Pack:
    """The whole pack, marks and all."""
    return shipped_pack(HOUSE, SCHEMA)


def marks_of(card: Card) -> tuple[str, ...]:
    return tuple(card.trait("marks").split())


def unmarked(pack: Pack) -> Pack:
    """The pack without its marks: cards that then are alike become one kind, known no more surely than the least sure of them."""
    return pack.folded(_unmarked, _place)


def _unmarked(card: Card) -> Card:
    drawing = draw_card({key: text for key, text in card.traits if key != "marks"})
    return Card(drawing.face, drawing.group, "", 0, card.status, card.status, drawing.traits)


def draw_card(given: Mapping[str, str]) -> CardFace:
    """A floor or a balloon from its keys. Raises Fault."""
    kind = given.get("kind", "")
    if kind == "floor":
        return _marked(given, _floor(given))
    if kind == "balloon":
        return _marked(given, _balloon(given))
    raise Fault("kind", 'kind = "floor" or kind = "balloon" is expected')


def judge_pack(pack: Pack) -> None:
    """Whether anybody could play with a pack, at some level. Raises Fault. For one level and table, `validation.py` says more."""
    if not any(card.trait("kind") == "floor" for card in pack.cards):
        raise Fault("card", "a pack needs floors")


def _floor(given: Mapping[str, str]) -> CardFace:
    if "effect" in given:
        raise Fault("effect", "a floor has no effect; balloons have")
    time = given.get("time", "")
    if time not in ("day", "night"):
        raise Fault("time", 'time = "day" or time = "night" is expected')
    value = _whole(given, 0, 9)
    traits = (("kind", "floor"), ("time", time), ("value", value))
    return CardFace(value, "floors", traits) if time == "day" else CardFace(f"☾{value}", "nights", traits)


def _balloon(given: Mapping[str, str]) -> CardFace:
    if "time" in given:
        raise Fault("time", "a balloon has no time of day; floors have")
    effect = given.get("effect", "")
    if effect not in EFFECTS:
        raise Fault("effect", f"unknown effect; known are {', '.join(EFFECTS)}")
    known = (("effect", effect), ("kind", "balloon"))
    if effect == "skip":
        if "value" in given:
            raise Fault("value", "a balloon that skips a go has no value")
        return CardFace("skip", "specials", known)
    if effect == "step":
        value = _whole(given, 0, 9)
        return CardFace(f"±{value}", "balloons", (*known, ("value", value)))
    if effect == "nearest":
        value = _whole(given, 1, FARTHEST)
        return CardFace(f"≈{value}", "specials", (*known, ("value", value)))
    value = given.get("value", "")
    if value not in PARITIES:
        raise Fault("value", f"a parity is one of {', '.join(PARITIES)}")
    return CardFace("odd/even" if value == "chosen" else value, "specials", (*known, ("value", value)))


def _marked(given: Mapping[str, str], drawing: CardFace) -> CardFace:
    """The card with its marks, which its face shows as long as it has them."""
    if "marks" not in given:
        return drawing
    if not MARKS.fullmatch(given["marks"]):
        raise Fault("marks", 'marks are words in small letters, in one text: "red"')
    marks = " ".join(sorted(set(given["marks"].split())))
    traits = tuple(sorted((*drawing.traits, ("marks", marks))))
    return CardFace(f"{drawing.face} {marks}", drawing.group, traits)


def _whole(given: Mapping[str, str], least: int, most: int) -> str:
    text = given.get("value", "")
    if not re.fullmatch(r"[0-9]{1,9}", text) or not least <= int(text) <= most:
        raise Fault("value", f"a whole number from {least} to {most} is expected")
    return str(int(text))


def _place(card: Card) -> tuple[int, int, str]:
    value = card.trait("value")
    return GROUPS.index(card.group), int(value) if value.isdigit() else 10, card.face


SCHEMA: Final = Schema(
    game="numberloor",
    groups=GROUPS,
    keys=("kind", "time", "effect", "value", "marks"),
    draw=draw_card,
    judge=judge_pack,
)
