"""A little reckoner of its own: which equations a sentence states, and whether they are true. It shares nothing with the rules.

It knows the sentences that games write: `(5 + 4) ÷ 9 = 1`, `8 squared is 64, 6 + 4 is 10, building 10`, `2/3 of 12 = 8`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from math import prod

WORDS = {" is ": " = ", " squared": "²", " cubed": "³", "square root of ": "√", "cube root of ": "∛", "negative ": "−"}
"""Words for signs; a power binds what stands before it, a root what comes after."""
CARD = re.compile(r" with \d+[a-z]*")
"""Which card makes a power: no part of the sum."""
VERBS = re.compile(r"^(?:build|capture|matching|discard|take|stack|challenge|time|draw|pass|accept|lay)\b ?")
TOKEN = re.compile(r"\s*(\d+(?:\.\d+)?(?:…\d+)?%?|[-−+×÷*/²³√∛()=]|and|of)")
NAMES = re.compile(r"(?<=[\d\])²³√∛%])[a-z]+\b|@|J")


class Unknown(Exception):
    """A number is said by its ends only, or words are not of this kind."""


class NoNumber(Unknown):
    """Divided by zero: whatever is said to come out, does not."""


def falsehoods(text: str) -> list[str]:
    """The equations of a sentence that are not true."""
    return [said for said, sides in equations(text) if not all_equal(sides)]


def all_equal(sides: list[Fraction]) -> bool:
    return all(side == sides[0] for side in sides)


def equations(text: str) -> Iterator[tuple[str, list[Fraction]]]:
    """Each equation of a sentence with the values of its sides. What is built is what came out before, its sign apart."""
    last: list[Fraction] = []
    for clause in re.split(r"[,;] ", text):
        try:
            if clause.startswith("building "):
                built = value_of(clause.removeprefix("building "))
                yield f"…, {clause}", [abs(built), abs(last[-1])] if len(last) > 1 else [built, *last]
                continue
            if clause.startswith("digit sum "):
                summed = value_of(clause.removeprefix("digit sum "))
                yield clause, [abs(summed), Fraction(sum(int(digit) for digit in str(abs(last[-1]))))]
                last = [summed, summed]
                continue
            said, plain = VERBS.sub("", clause), VERBS.match(clause) is None or clause.startswith("build ")
            if plain and re.search(r"[-+−×÷*/²³√∛=]| is | of | squared| cubed", said):
                last = sides_of(said)
                yield clause, last
                for inner in re.findall(r"\(([^()]*=[^()]*)\)", said):
                    yield inner, sides_of(inner)
        except NoNumber:
            yield clause, [Fraction(0), Fraction(1)]
        except Unknown:
            continue


def sides_of(said: str) -> list[Fraction]:
    """What stands on each side of an equals sign that is in no brackets."""
    said = re.sub(r"\(([^()=]*)=[^()]*\)", r"(\1)", CARD.sub("", said))
    for word, sign in WORDS.items():
        said = said.replace(word, sign)
    return [value_of(side) for side in said.split("=")]


def value_of(said: str) -> Fraction:
    """In square brackets stands what is laid now: a digit of a number, `5[J7]`, or all of it."""
    said = re.sub(r"\[J?(\d+)\]", r"\1", said)
    return Reckoner(NAMES.sub("", said.replace("[", "(").replace("]", ")"))).whole()


class Reckoner:
    """Works out one side, by the usual order of signs."""

    def __init__(self, said: str) -> None:
        self.tokens = TOKEN.findall(said)
        if TOKEN.sub("", said).strip() or any("…" in token for token in self.tokens):
            raise Unknown(said)

    def whole(self) -> Fraction:
        value = self.sum()
        if self.tokens:
            raise Unknown(self.tokens)
        return value

    def next(self) -> str:
        if not self.tokens:
            raise Unknown("too short")
        token: str = self.tokens.pop(0)
        return token

    def peek(self) -> str:
        return self.tokens[0] if self.tokens else ""

    def sum(self) -> Fraction:
        value = self.product()
        while self.peek() in ("+", "-", "−", "and"):
            sign, other = self.next(), self.product()
            if sign == "and" and other != value:
                raise Unknown("matched piles differ: a rule, and no sum")
            value += 0 if sign == "and" else other if sign == "+" else -other
        return value

    def product(self) -> Fraction:
        value = self.power()
        while self.peek() in ("×", "*", "÷", "/", "of"):
            sign, other = self.next(), self.power()
            if sign in "÷/" and other == 0:
                raise NoNumber(sign)
            value = value * other if sign in ("×", "*", "of") else value / other
        return value

    def power(self) -> Fraction:
        value = self.atom()
        while self.peek() in ("²", "³"):
            value = prod([value] * (2 if self.next() == "²" else 3), start=Fraction(1))
        return value

    def atom(self) -> Fraction:
        token = self.next()
        if token in ("-", "−"):
            return -self.power()
        if token in ("√", "∛"):
            return rooted(self.atom(), 2 if token == "√" else 3)
        if token == "(":
            value = self.sum()
            if self.next() != ")":
                raise Unknown("brackets")
            return value
        if not token[0].isdigit():
            raise Unknown(token)
        return Fraction(token.removesuffix("%")) / (100 if token.endswith("%") else 1)


def rooted(value: Fraction, degree: int) -> Fraction:
    """The exact root; another number than any stated one where there is none."""
    for size in range(2000):
        for root in (Fraction(size), Fraction(-size) if degree == 3 else Fraction(size), Fraction(size, 2)):
            if root**degree == value:
                return root
    raise Unknown(f"root of {value}")
