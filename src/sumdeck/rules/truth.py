"""Whether what was said is true as it stands, whoever may say it: for telling a true sum from a move that is not allowed."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import pairwise
from typing import Final

_SUM: Final = re.compile(r"(?<![\w.)√∛])(\d+)[a-z]?((?:\s*[-+−×÷*]\s*\d+[a-z]?)+)\s*(?:=|,\s*building\b)\s*([-−]?\d+)(?![\w./%])")
_STEP: Final = re.compile(r"([-+−×÷*])\s*(\d+)")
LONGEST: Final = 40
"""Nobody is told about a sum with more digits than this."""


def true_result(text: str) -> str:
    """What the last sum of a text makes, if all its sums are plain and true; empty where none is, or one is not."""
    sums = list(_SUM.finditer(re.sub(r"[\[\]@]", "", text)))
    fine = all(len(found[0]) <= LONGEST and _is_true(*found.groups()) for found in sums)
    return sums[-1][3] if sums and fine else ""


def _is_true(first: str, rest: str, result: str) -> bool:
    """Whether a sum with one kind of sign comes to its result, exactly."""
    steps = _STEP.findall(rest)
    if any(one != other for (one, _), (other, _) in pairwise(steps)):
        return False
    value = Fraction(first)
    for sign, number in steps:
        operand = Fraction(number)
        if sign == "÷" and not operand:
            return False
        if sign == "+":
            value += operand
        elif sign in "-−":
            value -= operand
        else:
            value = value / operand if sign == "÷" else value * operand
    return value == Fraction(result.replace("−", "-"))
