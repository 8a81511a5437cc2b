"""Exact numbers: the operations of the cards, how a number is written and read, and which numbers a table permits.

Nothing here rounds and nothing is a float. Number sentences, which are made of these operations, are in `sentence.py`.
"""

import re
from enum import StrEnum
from fractions import Fraction
from math import isqrt
from typing import Final

from sumdeck.rules.digits import read_whole, show_whole
from sumdeck.rules.values import Value

MINUS: Final = "\N{MINUS SIGN}"

FORMS: Final = ("plain", "fraction", "decimal", "percent")
"""The ways a number can be written: `7`, `1/2`, `0.5`, `50%`."""


def exact(number: int | Fraction) -> Value:
    """The number as a Value: a plain int when it is whole."""
    if isinstance(number, Fraction) and number.denominator == 1:
        return number.numerator
    return number


def add(left: Value, right: Value) -> Value:
    return exact(left + right)


def subtract(left: Value, right: Value) -> Value:
    return exact(left - right)


def multiply(left: Value, right: Value) -> Value:
    return exact(left * right)


def divide(left: Value, right: Value) -> Value | None:
    if right == 0:
        return None
    if isinstance(left, int) and isinstance(right, int):
        return left // right if left % right == 0 else Fraction(left, right)
    return exact(Fraction(left) / right)


def power(value: Value, degree: int) -> Value | None:
    """The value to a whole power; None where it would divide by 0, and for 0 to the power 0."""
    if value == 0 and degree <= 0:
        return None
    return exact(Fraction(value) ** degree)


def root(value: Value, degree: int) -> Value | None:
    """The root if it is an exact rational number, otherwise None. An even root is never negative (N-52, N-53)."""
    if value < 0:
        if degree % 2 == 0:
            return None
        positive = root(-value, degree)
        return None if positive is None else -positive
    if isinstance(value, int):
        return _whole_root(value, degree)
    above = _whole_root(value.numerator, degree)
    below = _whole_root(value.denominator, degree)
    # In lowest terms a fraction has a rational root only where both its halves have whole ones.
    return None if above is None or below is None else exact(Fraction(above, below))


def _whole_root(number: int, degree: int) -> int | None:
    near = root_below(number, degree)
    return near if near**degree == number else None


def root_below(number: int, degree: int) -> int:
    """The largest whole number whose power is not above `number`, which is not negative: by Newton's method from above."""
    if degree == 2:
        return isqrt(number)
    if number < 2:
        return number
    guess = 1 << -(-number.bit_length() // degree)
    while True:
        better = ((degree - 1) * guess + number // guess ** (degree - 1)) // degree
        if better >= guess:
            return guess
        guess = better


def show_value(value: Value, form: str = "plain", ascii: bool = False) -> str:
    """The value as text: `7`, `−2`, `5/2`, or in another of the `FORMS`. A decimal that would never end is shown as p/q."""
    sign = ("-" if ascii else MINUS) if value < 0 else ""
    return sign + _show_size(-value if value < 0 else value, form)


def _show_size(size: Value, form: str) -> str:
    if form in ("decimal", "percent") and _ends_as_decimal(size):
        return _show_decimal(size, 1) if form == "decimal" else _show_decimal(size * 100, 0) + "%"
    if isinstance(size, int) and form != "fraction":
        return show_whole(size)
    return f"{show_whole(size.numerator)}/{show_whole(size.denominator)}"


def _ends_as_decimal(size: Value) -> bool:
    rest = size.denominator
    for factor in (2, 5):
        while rest % factor == 0:
            rest //= factor
    return rest == 1


def _show_decimal(size: Value, places: int) -> str:
    """All decimal places of a number, and at least so many."""
    shifted = exact(size * 10**places)
    while not isinstance(shifted, int):
        places += 1
        shifted = exact(shifted * 10)
    digits = show_whole(shifted).zfill(places + 1)
    return f"{digits[:-places]}.{digits[-places:]}" if places else digits


_NUMBER: Final = re.compile(r"([-+−]?)([0-9]+)(?:/([0-9]+)|\.([0-9]+))?(%?)")


def read_value(text: str) -> Value:
    """The value written as `7`, `-2`, `−2`, `5/2`, `2.5` or `50%`. Raises ValueError for anything else."""
    found = _NUMBER.fullmatch(text.strip())
    if found is None:
        raise ValueError(f"not a number: {text[:40]!r}")
    sign, whole, below, decimals, percent = found.groups()
    denominator = read_whole(below) if below else 1
    if denominator == 0:
        raise ValueError(f"nothing can be divided by 0: {text[:40]!r}")
    size = Fraction(read_decimal(whole, decimals or "")) / denominator
    if percent:
        size /= 100
    return exact(-size if sign in ("-", MINUS) else size)


def read_decimal(whole: str, decimals: str) -> Value:
    """The value of the digits before and after the point."""
    return exact(Fraction(read_whole(whole + decimals), 10 ** len(decimals)))


class Domain(StrEnum):
    """Which values may arise on the way (N-64)."""

    WHOLE = "whole"
    """0, 1, 2 …"""
    POSITIVE_WHOLE = "positive_whole"
    """1, 2, 3 …"""
    NONNEG_RATIONAL = "nonneg_rational"
    """Fractions too, nothing below 0."""
    RATIONAL = "rational"
    """Fractions and negative values."""


def allows(domain: Domain, value: Value) -> bool:
    if domain == Domain.RATIONAL:
        return True
    if domain == Domain.NONNEG_RATIONAL:
        return value >= 0
    least = 1 if domain == Domain.POSITIVE_WHOLE else 0
    return isinstance(value, int) and value >= least
