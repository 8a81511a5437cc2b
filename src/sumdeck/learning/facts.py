"""Facts: what children learn to know by heart, sums and differences to 20 and the tables to 12, and their families."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from operator import add, floordiv, mul, sub
from typing import Final

from sumdeck.rules.sums import DIVIDE, MINUS, PLUS, SIGNS, TIMES, Sum

HIGHEST_SUM: Final = 20
HIGHEST_FACTOR: Final = 12
DONE: Final[dict[str, Callable[[int, int], int]]] = {PLUS: add, MINUS: sub, TIMES: mul, DIVIDE: floordiv}
"""What each sign does with two numbers."""


@dataclass(frozen=True, order=True)
class Fact:
    """`3 + 5`: two numbers and what is done with them. Which comes first counts where it matters."""

    sign: str
    one: int
    other: int

    @property
    def result(self) -> int:
        return DONE[self.sign](self.one, self.other)

    @property
    def family(self) -> tuple[int, int, int]:
        """The three numbers that belong together: (3, 5, 8) has 3 + 5, 8 − 3 and 8 − 5."""
        parts = (self.one, self.other) if self.sign in (PLUS, TIMES) else (self.other, self.result)
        whole = self.result if self.sign in (PLUS, TIMES) else self.one
        return min(parts), max(parts), whole

    @property
    def name(self) -> str:
        """As files and pages call it: `3+5`."""
        return f"{self.one}{self.sign}{self.other}"


def fact_named(name: str) -> Fact | None:
    """The fact of a name; None where it is none."""
    for sign in (PLUS, MINUS, TIMES, DIVIDE):
        one, found, other = name.partition(sign)
        if found and one.isascii() and one.isdigit() and other.isascii() and other.isdigit():
            return fact(int(one), sign, int(other))
    return None


def fact(one: int, sign: str, other: int) -> Fact | None:
    """The fact that two numbers are, where it is one that is learnt by heart. 5 + 3 is known with 3 + 5."""
    if sign in (PLUS, TIMES):
        one, other = min(one, other), max(one, other)
    found = Fact(sign, one, other)
    return found if found in all_facts() else None


@cache
def all_facts() -> frozenset[Fact]:
    """Every fact there is."""
    return frozenset(each for facts in maps().values() for each in facts)


@cache
def maps() -> dict[str, tuple[Fact, ...]]:
    """The facts by their sign, in the order of a table on a wall."""
    tens, factors = range(HIGHEST_SUM + 1), range(HIGHEST_FACTOR + 1)
    return {
        PLUS: tuple(Fact(PLUS, one, other) for one in tens for other in tens if one <= other <= HIGHEST_SUM - one),
        MINUS: tuple(Fact(MINUS, one, other) for one in tens for other in tens if other <= one),
        TIMES: tuple(Fact(TIMES, one, other) for one in factors for other in factors if one <= other),
        DIVIDE: tuple(Fact(DIVIDE, one * other, other) for other in factors if other for one in factors),
    }


def facts_in(said: Sum) -> tuple[Fact, ...]:
    """The facts that a calculation asks for: `5 + 3 + 4` asks for 5 + 3 and for 8 + 4. Other numbers ask for none."""
    if said.sign not in SIGNS.values() or any(number.denominator != 1 or number < 0 for number in said.left):
        return ()
    found: list[Fact] = []
    made = int(said.left[0])
    for number in map(int, said.left[1:]):
        each = fact(made, said.sign, number)
        if each is None:
            return tuple(found)
        found.append(each)
        made = each.result
    return tuple(found)
