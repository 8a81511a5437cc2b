"""The calculations in a sentence of any game, whatever else it says. `sumdeck.learning` tells what they show."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

from sumdeck.rules.listening.pieces import Token, ends_number
from sumdeck.rules.tokens import tokenise
from sumdeck.rules.values import Refusal

PLUS: Final = "+"
MINUS: Final = "−"
TIMES: Final = "×"
DIVIDE: Final = "÷"
SIGNS: Final = {"+": PLUS, "and": PLUS, "-": MINUS, "*": TIMES, "x": TIMES, "/": DIVIDE, "÷": DIVIDE, ":": DIVIDE}
SILENT: Final = frozenset("[]()@j")
"""Signs that tell where a card lies or that it is a joker, not what is calculated."""


@dataclass(frozen=True)
class Sum:
    """One calculation as it was said: `5 + 3 = 8`."""

    left: tuple[Fraction, ...]
    sign: str
    """Between all of them: only + stands in a sum several times."""
    said: Fraction
    """The result as the player has it."""

    @property
    def result(self) -> Fraction | None:
        """What it makes; None where it makes nothing."""
        made = self.left[0]
        for number in self.left[1:]:
            if self.sign == DIVIDE and not number:
                return None
            made = calculated(made, self.sign, number)
        return made

    @property
    def right(self) -> bool:
        return self.result == self.said

    def __str__(self) -> str:
        return f"{f' {self.sign} '.join(map(str, self.left))} = {self.said}".replace("-", MINUS)


def calculated(one: Fraction, sign: str, other: Fraction) -> Fraction:
    """Two numbers put together. Nothing is divided by 0."""
    if sign == PLUS:
        return one + other
    if sign == MINUS:
        return one - other
    return one * other if sign == TIMES else one / other


def sums_in(text: str) -> tuple[Sum, ...]:
    """Every calculation of a sentence, in its order. Matches (`7 = 7`), powers, roots and parts of a number are none."""
    try:
        tokens = whole_numbers(tokenise(text))
    except Refusal:
        return ()
    found = (sum_before(tokens, place) for place, token in enumerate(tokens) if token.body == "=")
    return tuple(each for each in found if each is not None)


def true_result(text: str) -> str:
    """What the last sum of a text makes, a whole number, if all its sums are true; empty where none is, or one is not."""
    sums = sums_in(text)
    if not sums or not all(each.right for each in sums) or sums[-1].said.denominator != 1:
        return ""
    return str(sums[-1].said).replace("-", MINUS)


def whole_numbers(tokens: Sequence[Token]) -> list[Token]:
    """Without signs that only mark cards; digits of several cards, as in `6[4]`, are one number. `, building` equals."""
    found: list[Token] = []
    apart = True
    for token in tokens:
        apart = apart or token.spaced
        if token.body in SILENT:
            continue
        if token.body == "building" and found and found[-1].body == ",":
            found[-1] = replace(found[-1], body="=")
        elif not apart and token.kind == "number" and found[-1].kind == "number":
            found[-1] = replace(found[-1], body=found[-1].body + token.body)
        else:
            found.append(token)
        apart = False
    return found


def sum_before(tokens: Sequence[Token], equals: int) -> Sum | None:
    """The calculation whose equals sign stands at a place."""
    behind = number_at(tokens, equals + 1)
    if behind is None:
        return None
    numbers, sign = [], ""
    place = equals - 1
    while (number := plain_number(tokens, place)) is not None:
        place -= 1
        if place >= 0 and tokens[place].body == "-" and not (place and ends_number(tokens[place - 1])):
            number, place = -number, place - 1  # nothing stands before it to take away from
        numbers.append(number)
        joint = SIGNS.get(tokens[place].body, "") if place >= 0 else ""
        if not joint or not (place and ends_number(tokens[place - 1])):
            break
        if plain_number(tokens, place - 1) is None or (sign and (joint != sign or sign != PLUS)):
            return None
        sign, place = joint, place - 1
    return Sum(tuple(reversed(numbers)), sign, behind) if sign else None


def number_at(tokens: Sequence[Token], place: int) -> Fraction | None:
    """A number, perhaps below zero."""
    if place < len(tokens) and tokens[place].body == "-":
        number = plain_number(tokens, place + 1)
        return None if number is None else -number
    return plain_number(tokens, place)


def plain_number(tokens: Sequence[Token], place: int) -> Fraction | None:
    if not 0 <= place < len(tokens) or tokens[place].kind != "number":
        return None
    return Fraction(tokens[place].body)
