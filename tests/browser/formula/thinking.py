"""What a person thinks in front of a formula: new cards that cover whole numbers. The arithmetic is its own: no rule engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

AREAS = ("left", "right", "answer")
MOST = 3


class Lying(NamedTuple):
    """What lies there, and what one holds."""

    numbers: dict[str, str]
    symbol: str
    hand: tuple[str, ...]
    """Digits, and `J` for a joker."""


class Idea(NamedTuple):
    """A true formula: its symbol, and the digits that are laid over whole numbers."""

    symbol: str
    laid: dict[str, str]

    @property
    def cards(self) -> str:
        return "".join(self.laid.values())


def think(lying: Lying, symbols: str = "+−×÷") -> Idea | None:
    """The formula that takes the most cards; None if there is none to see."""
    return max(ideas(lying, symbols), key=lambda idea: len(idea.cards), default=None)


def ideas(lying: Lying, symbols: str) -> Iterator[Idea]:
    """Every formula with so many new cards, no number longer than two."""
    first = lying.symbol == ""
    zero = lying.symbol == "×" and "0" in (lying.numbers["left"], lying.numbers["right"])
    choices = [
        [*([] if zero or not lying.numbers[area] else [""]), *([] if first and area != "answer" else numbers(lying.hand))]
        for area in AREAS
    ]
    for left, right in product(choices[0], choices[1]):
        if not is_payable(lying.hand, left + right):
            continue
        for symbol in symbols:
            result = str(work_out(int(left or lying.numbers["left"]), symbol, int(right or lying.numbers["right"])))
            for answer in [result, ""] if result == lying.numbers["answer"] else [result]:
                idea = Idea(symbol, {area: digits for area, digits in zip(AREAS, (left, right, answer)) if digits})
                if symbol == lying.symbol and all(digits == lying.numbers[area] for area, digits in idea.laid.items()):
                    continue  # a joker could say the same once more
                if answer in choices[2] and idea.cards and is_payable(lying.hand, idea.cards):
                    yield idea


def numbers(hand: tuple[str, ...]) -> list[str]:
    """What can be laid with one card or two."""
    digits = "0123456789" if "J" in hand else "".join(sorted(set(hand)))
    return [*digits, *(tens + units for tens in digits if tens != "0" for units in digits)]


def is_payable(hand: tuple[str, ...], cards: str) -> bool:
    """Whether the hand has these cards, jokers for what is missing."""
    missing = (Counter(cards) - Counter(hand)).total()
    return len(cards) <= MOST and missing <= hand.count("J")


def work_out(left: int, symbol: str, right: int) -> int | None:
    """The result, where there is one."""
    if symbol == "+":
        return left + right
    if symbol == "−":
        return left - right
    if symbol == "×":
        return left * right
    return left // right if right and left % right == 0 else None
