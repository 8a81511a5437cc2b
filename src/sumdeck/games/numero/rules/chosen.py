"""A level of one's own: a choice of cards, said in a line such as `1-10 −2 ×3` or `1-15 subtraction multiplication`.

First come the number cards, from one to another; then wild cards, by their faces or as a whole group of the full pack. A face
that is said twice is there twice. Cards that the full pack has look as they do there; others are drawn anew.
"""

import re
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from sumdeck.games.numero.rules.codes import Code
from sumdeck.games.numero.rules.packs import SCHEMA, draw_card, judge_pack, numero_pack
from sumdeck.rules.cards import Card, Pack
from sumdeck.rules.game import Refusal
from sumdeck.rules.packfile import Fault

RANGE: Final = re.compile(r"\s*([0-9]{1,3})\s*-\s*([0-9]{1,3})(?![0-9])")
MOST_NUMBERS: Final = 60
COLOURS: Final = ("green", "orange", "blue", "red")
WORDS: Final = {
    "minus": "subtraction",
    "times": "multiplication",
    "divide": "division",
    "roots": "powers",
    **{group: group for group in SCHEMA.groups if group != "numbers"},
}
"""What a group of wild cards may be called."""
MARKS: Final = {"²": ("pow", "2"), "³": ("pow", "3"), "√": ("root", "2"), "∛": ("root", "3")}
SPELT: Final = {"^2": "²", "^3": "³", "sqrt": "√", "cbrt": "∛"}
ROUGH: Final = ("fractions", "powers")
"""Groups that lead beyond whole numbers."""


class Chosen:
    """The cards of such a line."""

    def __init__(self, lowest: int, highest: int, wilds: Mapping[Card, int]) -> None:
        self.lowest = lowest
        self.highest = highest
        self.wilds = wilds

    @property
    def name(self) -> str:
        """The line in its shortest form, which says the same cards."""
        words = [f"{self.lowest}-{self.highest}"]
        for group, cards in wild_groups().items():
            copies = {card: self.wilds.get(card, 0) for card in cards}
            if copies and set(copies.values()) == {1}:
                words.append(group)
            else:
                words += [card.face for card, count in copies.items() for _ in range(count)]
        own = [card for card in self.wilds if all(card not in cards for cards in wild_groups().values())]
        return " ".join(words + [card.face for card in own for _ in range(self.wilds[card])])

    def pack(self) -> Pack:
        full = numero_pack("full")
        known = [card for card in full.cards if card.trait("value")]
        numbers = [card for card in known if self.lowest <= int(card.trait("value")) <= self.highest]
        highest = max(int(card.trait("value")) for card in known)
        for value in range(max(self.lowest, highest + 1), self.highest + 1):
            drawn = draw_card({"value": str(value)})
            numbers += [Card(drawn.face, drawn.group, colour, 0, "assumed", "assumed", drawn.traits) for colour in COLOURS]
        counts = [1] * len(numbers) + list(self.wilds.values())
        return Pack("chosen", "numero", self.name, (*numbers, *self.wilds), tuple(counts))

    def settings(self) -> dict[str, str]:
        """Whole numbers only, unless some card leads beyond them, as in the levels that come with the game."""
        return {} if any(card.group in ROUGH for card in self.wilds) else {"value_domain": "whole"}


def is_choice(level: object) -> bool:
    """Whether a level is such a line, and not the name of one."""
    return isinstance(level, str) and RANGE.match(plain(level)) is not None


@lru_cache(maxsize=64)
def chosen_cards(line: str) -> Chosen:
    """The cards that a line says. Raises Refusal."""
    text = plain(line)
    numbers = RANGE.match(text)
    if numbers is None:
        raise Refusal(Code.NO_SUCH_CARDS, given=line)
    lowest, highest = int(numbers[1]), int(numbers[2])
    if not 1 <= lowest < highest or highest - lowest >= MOST_NUMBERS:
        raise Refusal(Code.NO_SUCH_CARDS, given=numbers[0].strip())
    wilds: Counter[Card] = Counter()
    for word in text[numbers.end() :].replace(",", " ").split():
        wilds.update(wild_groups()[WORDS[word]] if word in WORDS else [wild_card(word)])
    known = [card for cards in wild_groups().values() for card in cards]
    new = sorted((card for card in wilds if card not in known), key=lambda card: (SCHEMA.groups.index(card.group), card.face))
    chosen = Chosen(lowest, highest, {card: wilds[card] for card in (*known, *new) if wilds[card]})
    try:
        judge_pack(chosen.pack())
    except (Fault, ValueError) as fault:
        raise Refusal("options.bad_pack", reason=fault.reason if isinstance(fault, Fault) else str(fault)) from fault
    return chosen


def plain(line: str) -> str:
    """A line with the signs of a keyboard."""
    return re.sub("[−–—]", "-", line).casefold()


def wild_card(word: str) -> Card:
    """A wild card by its face. Raises Refusal."""
    face = SPELT.get(word, word)
    sign = re.fullmatch(r"([-x×*÷:/])([0-9]{1,3})", face)
    if sign:
        op = {"-": "sub", "÷": "div", ":": "div", "/": "div"}.get(sign[1], "mul")
        keys = {"op": op, "operand": sign[2]}
    elif face in MARKS:
        keys = dict(zip(("op", "operand"), MARKS[face], strict=True))
    else:
        keys = {"op": "frac", "operand": face}
    try:
        drawn = draw_card(keys)
    except Fault as fault:
        raise Refusal(Code.NO_SUCH_CARDS, given=word) from fault
    known = [card for cards in wild_groups().values() for card in cards if card.face == drawn.face]
    return known[0] if known else Card(drawn.face, drawn.group, "", 0, "assumed", "assumed", drawn.traits)


@lru_cache(maxsize=1)
def wild_groups() -> dict[str, list[Card]]:
    groups: dict[str, list[Card]] = {group: [] for group in SCHEMA.groups if group != "numbers"}
    for card in numero_pack("full").cards:
        if not card.trait("value"):
            groups[card.group].append(card)
    return groups
