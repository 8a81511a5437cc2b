"""Whole numbers of any length as text, and back: Python itself refuses to convert very long ones in one go.

Its limit is 4300 digits, and a program may set it as low as 640. So `str(number)`, `repr(number)` and a number in JSON are for
numbers that are known to be short; a value without bound goes through here. Exact values of other kinds are in `arithmetic.py`.
"""

from fractions import Fraction
from typing import Final

_PIECE: Final = 500
_SHORT: Final = 2000
"""In bits: some 600 digits, which every Python converts."""


def read_whole(digits: str) -> int:
    """The whole number with these decimal digits, however many."""
    number = 0
    for start in range(0, len(digits), _PIECE):
        piece = digits[start : start + _PIECE]
        number = number * 10 ** len(piece) + int(piece)
    return number


def show_whole(number: int) -> str:
    """The digits of a whole number that is not negative, however many."""
    pieces: list[str] = []
    limit = 10**_PIECE
    while number >= limit:
        number, piece = divmod(number, limit)
        pieces.append(str(piece).zfill(_PIECE))
    pieces.append(str(number))
    return "".join(reversed(pieces))


def is_short(number: int) -> bool:
    """Whether Python converts it in any case."""
    return number.bit_length() <= _SHORT


def show_detail(detail: object) -> str:
    """A detail of an objection, or anything else, as `str` would show it if it knew no limit."""
    if isinstance(detail, Fraction) and detail.denominator > 1:
        return f"{show_detail(detail.numerator)}/{show_detail(detail.denominator)}"
    if isinstance(detail, int) and not is_short(detail):
        return ("-" if detail < 0 else "") + show_whole(abs(detail))
    return str(detail)
