"""Why a wrong result may have been said: the ways in which children err, each by the results that it leads to.

A single wrong sum proves nothing: several ways may lead to it. Who shows one way again and again has a habit (`profile.py`).
"""

from collections.abc import Callable, Collection
from dataclasses import replace
from enum import StrEnum
from fractions import Fraction
from typing import Final

from sumdeck.rules.sums import DIVIDE, MINUS, PLUS, TIMES, Sum, calculated


class Misconception(StrEnum):
    """A way to err. Its words, and what helps, are in the language files: `habit.<name>`."""

    ZERO_RULE = "zero_rule"
    """5 × 0 = 5, 5 + 0 = 0, 5 − 5 = 5."""
    OTHER_SIGN = "other_sign"
    """5 × 3 = 8, 8 − 3 = 11: another operation than the one that was said."""
    LOST_SIGN = "lost_sign"
    """3 − 5 = 2: the size is right, the side of zero is not."""
    SMALLER_FROM_LARGER = "smaller_from_larger"
    """52 − 37 = 25: in each column the smaller digit was taken from the larger."""
    LOST_TEN = "lost_ten"
    """8 + 7 = 5, 27 + 15 = 32: a ten was not carried, or was left away."""
    TEN_TOO_MANY = "ten_too_many"
    """42 − 17 = 35: a ten was not given away."""
    OFF_BY_ONE = "off_by_one"
    """5 + 3 = 7: counted from the number itself, or one too far."""
    TABLE_NEIGHBOUR = "table_neighbour"
    """7 × 8 = 49, 56 ÷ 8 = 6: the fact beside it in the table."""
    SWAPPED_DIGITS = "swapped_digits"
    """9 + 12 = 12 for 21: the digits changed places."""


def misconceptions(wrong: Sum) -> tuple[Misconception, ...]:
    """The ways that lead to a wrong result, the most telling first; none where no way is known, or nothing is wrong."""
    return tuple(way for way, results in slips_of(wrong).items() if wrong.said in results) if wrong.said.denominator == 1 else ()


def slips_of(asked: Sum) -> dict[Misconception, frozenset[int]]:
    """The wrong results of a calculation to which each way leads, the most telling way first."""
    made = asked.result
    if made is None or any(number.denominator != 1 for number in (*asked.left, made)):
        return {}
    numbers, right = [int(number) for number in asked.left], int(made)
    return {way: frozenset(leads(numbers, asked.sign, right)) - {right} for way, leads in WAYS.items()}


def shows_in(way: Misconception, asked: Sum) -> bool:
    """Whether a way would be recognised in a calculation. A ten is hardly lost where no new one is made, as in 1 + 11."""
    if way == Misconception.LOST_TEN and asked.sign == PLUS and sum(number % 10 for number in asked.left) < 10:
        return False
    return any(misconceptions(replace(asked, said=Fraction(said)))[0] == way for said in slips_of(asked).get(way, ()))


Leads = Callable[[list[int], str, int], Collection[int]]
"""From the numbers of a calculation, its sign and what it makes to what children say instead."""


def zero_rule(numbers: list[int], sign: str, made: int) -> Collection[int]:
    if sign == MINUS and made == 0:
        return numbers[:1]
    return (*numbers, 1) if 0 in numbers else ()


def other_sign(numbers: list[int], sign: str, made: int) -> Collection[int]:
    if len(numbers) != 2 or 0 in numbers:
        return ()
    one, other = map(Fraction, numbers)
    found = (calculated(one, each, other) for each in (PLUS, MINUS, TIMES, DIVIDE) if each != sign)
    return [int(each) for each in found if each.denominator == 1]


def lost_sign(numbers: list[int], sign: str, made: int) -> Collection[int]:
    return [-made]


def smaller_from_larger(numbers: list[int], sign: str, made: int) -> Collection[int]:
    if sign != MINUS or len(numbers) != 2 or not 0 <= numbers[1] <= numbers[0] or numbers[0] < 10:
        return ()
    upper, lower = (str(number).rjust(len(str(numbers[0])), "0") for number in numbers)
    return [int("".join(str(abs(int(one) - int(other))) for one, other in zip(upper, lower)))]


def lost_ten(numbers: list[int], sign: str, made: int) -> Collection[int]:
    return [made - 10] if sign in (PLUS, TIMES) and made >= 10 else ()


def ten_too_many(numbers: list[int], sign: str, made: int) -> Collection[int]:
    return [made + 10, made - 10] if sign == MINUS and made >= 10 else [made + 10]


def off_by_one(numbers: list[int], sign: str, made: int) -> Collection[int]:
    return [made - 1, made + 1]


def table_neighbour(numbers: list[int], sign: str, made: int) -> Collection[int]:
    if sign == TIMES and 1 not in numbers:
        return [made + step for number in numbers for step in (number, -number)]
    return [made - 1, made + 1] if sign == DIVIDE else ()


def swapped_digits(numbers: list[int], sign: str, made: int) -> Collection[int]:
    return [int(str(made)[::-1])] if made >= 10 and made % 10 else ()


WAYS: Final[dict[Misconception, Leads]] = {
    Misconception.ZERO_RULE: zero_rule,
    Misconception.SMALLER_FROM_LARGER: smaller_from_larger,
    Misconception.OTHER_SIGN: other_sign,
    Misconception.LOST_SIGN: lost_sign,
    Misconception.SWAPPED_DIGITS: swapped_digits,
    Misconception.LOST_TEN: lost_ten,
    Misconception.TEN_TOO_MANY: ten_too_many,
    Misconception.TABLE_NEIGHBOUR: table_neighbour,
    Misconception.OFF_BY_ONE: off_by_one,
}
"""The one table of ways to err, the most telling first: to recognise wrong results by, and to make them."""
