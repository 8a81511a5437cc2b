"""What a person thinks: sums of a few cards, one wild card on one pile. Its arithmetic is its own: no rule engine."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from typing import NamedTuple

from tests.browser.sight import Card, Sight

MOST_JOINED = 3


class Group(NamedTuple):
    """Cards of the centre, and what they make together."""

    cards: tuple[Card, ...]
    wild: Card | None
    value: Fraction

    @property
    def used(self) -> set[str]:
        return {card.place for card in (*self.cards, *([self.wild] if self.wild else []))}


class Turn(NamedTuple):
    """What a person means to do: take, build or discard with a card; or to lay all wild cards down."""

    verb: str
    card: Card | None
    groups: tuple[Group, ...] = ()


def think(sight: Sight) -> Turn:
    """A take with as many cards as possible, else a build, else the least card down."""
    numbers = sorted(sight.zone("hand"), key=lambda card: card.number)
    takes = [take(sight, card) for card in numbers]
    best = max(takes, key=lambda turn: sum(len(group.used) for group in turn.groups), default=None)
    if best and best.groups:
        return best
    if not numbers:
        return Turn("discard", None)
    return next(builds(sight, numbers), None) or Turn("discard", numbers[0])


def take(sight: Sight, card: Card) -> Turn:
    """Everything in the centre that makes this card, as far as one card is not needed twice."""
    chosen: list[Group] = []
    for group in groups(sight):
        if group.value == card.number and not any(group.used & other.used for other in chosen):
            chosen.append(group)
    return Turn("take", card, tuple(chosen))


def groups(sight: Sight) -> Iterator[Group]:
    """Small groups first: then more of them find room."""
    piles = sight.zone("centre")
    for size in range(1, MOST_JOINED + 1):
        for cards in combinations(piles, size):
            yield Group(cards, None, sum((card.number for card in cards), Fraction(0)))
    for wild in (*sight.zone("hand", wild=True), *sight.zone("loose", wild=True)):
        for pile in piles:
            value = change(pile.number, wild.face)
            if value is not None:
                yield Group((pile,), wild, value)


def change(number: Fraction, wild: str) -> Fraction | None:
    """What a wild card makes of a number, for the wild cards that a child meets first."""
    sign, operand = wild[0], wild[1:]
    if sign == "−":
        return number - int(operand)
    if sign == "×":
        return number * int(operand)
    return number / int(operand) if sign == "÷" else None


def builds(sight: Sight, numbers: list[Card]) -> Iterator[Turn]:
    """A card on a pile, where the hand holds another that equals the sum."""
    for card in numbers:
        for pile in sight.zone("centre"):
            value = pile.number + card.number
            if any(other.number == value and other != card for other in numbers):
                yield Turn("build", card, (Group((pile,), None, value),))
