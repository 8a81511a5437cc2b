"""Why a wrong result may have been said: the ways in which children err, each recognised by its result.

A single wrong sum proves nothing: several ways may lead to it. Who shows one way again and again has a habit (`profile.py`).
"""

from collections.abc import Callable
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
    made = wrong.result
    if wrong.right or made is None or any(number.denominator != 1 for number in (*wrong.left, wrong.said, made)):
        return ()
    numbers, said = [int(number) for number in wrong.left], int(wrong.said)
    return tuple(way for way, leads in WAYS.items() if leads(numbers, wrong.sign, int(made), said))


Leads = Callable[[list[int], str, int, int], bool]


def zero_rule(numbers: list[int], sign: str, made: int, said: int) -> bool:
    if sign == MINUS and made == 0:
        return said == numbers[0]
    return 0 in numbers and said in (*numbers, 1) and said != made


def other_sign(numbers: list[int], sign: str, made: int, said: int) -> bool:
    if len(numbers) != 2 or 0 in numbers:
        return False
    one, other = map(Fraction, numbers)
    return Fraction(said) in (calculated(one, each, other) for each in (PLUS, MINUS, TIMES, DIVIDE) if each != sign)


def lost_sign(numbers: list[int], sign: str, made: int, said: int) -> bool:
    return made != 0 and said == -made


def smaller_from_larger(numbers: list[int], sign: str, made: int, said: int) -> bool:
    if sign != MINUS or len(numbers) != 2 or not 0 <= numbers[1] <= numbers[0]:
        return False
    width = len(str(numbers[0]))
    upper, lower = (str(number).rjust(width, "0") for number in numbers)
    return width > 1 and said == int("".join(str(abs(int(one) - int(other))) for one, other in zip(upper, lower)))


def lost_ten(numbers: list[int], sign: str, made: int, said: int) -> bool:
    return sign in (PLUS, TIMES) and made >= 10 and 0 <= said == made - 10


def ten_too_many(numbers: list[int], sign: str, made: int, said: int) -> bool:
    return said == made + 10 or (sign == MINUS and said == made - 10 and said >= 0)


def off_by_one(numbers: list[int], sign: str, made: int, said: int) -> bool:
    return abs(said - made) == 1


def table_neighbour(numbers: list[int], sign: str, made: int, said: int) -> bool:
    if sign == TIMES:
        return any(abs(said - made) == abs(number) != 0 for number in numbers) and 1 not in numbers
    return sign == DIVIDE and abs(said - made) == 1


def swapped_digits(numbers: list[int], sign: str, made: int, said: int) -> bool:
    return made >= 10 and said >= 0 and str(said) == str(made)[::-1]


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
"""What leads to each result, the most telling first."""
