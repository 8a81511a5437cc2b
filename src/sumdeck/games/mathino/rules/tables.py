"""Numbers that players of Mathino may look up (M-12): how far the tables go, and digit sums (M-118 to M-123)."""

from typing import Final

from sumdeck.rules.digits import show_whole

HIGHEST: Final = 13
"""Products go from 1 × 1 to this."""
POWERS: Final = 25
"""Squares and cubes go from 1 to this."""


def chain(value: int) -> str:
    """The digit sums in a row: `18 → 9`."""
    return " → ".join(map(str, sums_of_digits(value)))


def sums_of_digits(number: int) -> list[int]:
    """The sums of the digits, and of their digits, until there is one digit left."""
    sums: list[int] = []
    while number > 9:
        number = sum(map(int, show_whole(number)))
        sums.append(number)
    return sums
