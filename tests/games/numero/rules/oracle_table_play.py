"""Every value that cards on a table can make, found by literally playing them: slow, plain, and without a single clever idea.

The state of play is the set of things that lie on the table. A move lays an unused wild card on one thing, or pushes two things
together. All things that ever lie there are collected, in every order of play. `sumdeck.games.numero.rules.reach` must agree.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple


class Thing(NamedTuple):
    """Something on the table: its value, the piles and wild cards in it (by number), and the signs that joined them."""

    value: Fraction
    piles: frozenset[int]
    wilds: frozenset[int]
    signs: frozenset[str]


@dataclass(frozen=True)
class Rules:
    """What the table permits."""

    domain: str = "nonneg_rational"
    signs: str = "+"
    """How two things may be joined: `+`, or `+-*/`."""
    unjoined: frozenset[int] = frozenset()
    """Piles that join no other."""
    unchanged: frozenset[int] = frozenset()
    """Piles that no wild card is laid on."""


class Play:
    """One table while everything is tried on it."""

    def __init__(self, piles: Sequence[Fraction], wilds: Sequence[tuple[str, Fraction]], rules: Rules) -> None:
        self.piles = piles
        self.wilds = wilds
        self.rules = rules
        self.seen: set[Thing] = set()
        self._changed: dict[tuple[Thing, int], list[Thing]] = {}
        self._joined: dict[tuple[Thing, Thing], list[Thing]] = {}

    def play(self) -> set[Thing]:
        """Try all ways to go on from the piles as they lie, until no new table appears."""
        nothing: frozenset[int] = frozenset()
        start = frozenset(Thing(value, frozenset([number]), nothing, frozenset()) for number, value in enumerate(self.piles))
        open_tables, known = [start], {start}
        while open_tables:
            table = open_tables.pop()
            self.seen |= table
            for following in self.after(table):
                if following not in known:
                    known.add(following)
                    open_tables.append(following)
        return self.seen

    def after(self, table: frozenset[Thing]) -> list[frozenset[Thing]]:
        """The tables one move later."""
        used = {number for thing in table for number in thing.wilds}
        tables = []
        for thing in table:
            for number in range(len(self.wilds)):
                if number not in used:
                    tables += [table - {thing} | {new} for new in self.change(thing, number)]
            for other in table:
                if other != thing:
                    tables += [table - {thing, other} | {new} for new in self.join(thing, other)]
        return tables

    def change(self, thing: Thing, number: int) -> list[Thing]:
        """What a thing becomes under a wild card: one new thing, or none."""
        if (thing, number) not in self._changed:
            value = None if thing.piles & self.rules.unchanged else play_wild(*self.wilds[number], thing.value)
            good = value is not None and permitted(value, self.rules.domain)
            self._changed[thing, number] = (
                [Thing(value, thing.piles, thing.wilds | {number}, thing.signs)] if good and value is not None else []
            )
        return self._changed[thing, number]

    def join(self, left: Thing, right: Thing) -> list[Thing]:
        """What two things become together."""
        if (left, right) not in self._joined:
            piles = left.piles | right.piles
            signs = "" if piles & self.rules.unjoined else self.rules.signs
            values = [(sign, calculate(left.value, sign, right.value)) for sign in signs]
            self._joined[left, right] = [
                Thing(value, piles, left.wilds | right.wilds, left.signs | right.signs | {sign})
                for sign, value in values
                if value is not None and permitted(value, self.rules.domain)
            ]
        return self._joined[left, right]


def things(piles: Sequence[Fraction], wilds: Sequence[tuple[str, Fraction]], rules: Rules | None = None) -> set[Thing]:
    """Everything that can ever lie on the table."""
    return Play(piles, wilds, rules or Rules()).play()


def permitted(value: Fraction, domain: str) -> bool:
    """Whether a value may lie on the table, even for a moment (N-64)."""
    whole = value.denominator == 1
    return {
        "whole": whole and value >= 0,
        "positive_whole": whole and value > 0,
        "nonneg_rational": value >= 0,
        "rational": True,
    }[domain]


def calculate(left: Fraction, sign: str, right: Fraction) -> Fraction | None:
    """Two values joined by a sign; None for a division by 0."""
    if sign == "+":
        return left + right
    if sign == "-":
        return left - right
    if sign == "*":
        return left * right
    return left / right if right else None


def play_wild(op: str, operand: Fraction, value: Fraction) -> Fraction | None:
    """A value after a wild card, by what is printed on it (N-50 to N-53); None where there is no exact result."""
    if op == "sub":
        return value - operand
    if op in ("mul", "frac"):
        return value * operand
    if op == "div":
        return value / operand
    if op == "pow":
        return value ** int(operand)
    return exact_root(value, int(operand))


def exact_root(value: Fraction, degree: int) -> Fraction | None:
    """The root of a fraction whose two halves have whole roots."""
    if value < 0 and degree == 2:
        return None
    halves = [whole_root(abs(half), degree) for half in value.as_integer_ratio()]
    if halves[0] is None or halves[1] is None:
        return None
    return Fraction(halves[0] if value >= 0 else -halves[0], halves[1])


def whole_root(number: int, degree: int) -> int | None:
    """A whole root, digit by binary digit."""
    root = 0
    for place in reversed(range(number.bit_length() // degree + 1)):
        if (root + (1 << place)) ** degree <= number:
            root += 1 << place
    return root if root**degree == number else None
