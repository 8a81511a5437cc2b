"""Moves that are slightly wrong: one part of a move changed, left out, doubled or exchanged."""

from dataclasses import fields, is_dataclass, replace
from enum import Enum
from fractions import Fraction
from typing import Any

FAR = 1_000_003
"""Larger than any card, pile or sum."""


def mutants(value: Any) -> list[Any]:
    """All values that differ from this one in a single place. Types stay; values that cannot be made are left out."""
    if isinstance(value, Enum):
        return [member for member in type(value) if member is not value]
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return _other_numbers(value)
    if isinstance(value, Fraction):
        return [value + 1, value - 1, -value, 1 / value if value else Fraction(1)]
    if isinstance(value, str):
        return [value + "x", value[:-1]] if value else ["x"]
    if isinstance(value, tuple):
        return _other_tuples(value)
    if is_dataclass(value) and not isinstance(value, type):
        return _other_parts(value)
    return []


def _other_numbers(value: int) -> list[int]:
    numbers = (value + 1, value - 1, -value, 0, -1, value + 10, FAR, -FAR)
    return [number for number in dict.fromkeys(numbers) if number != value]


def _other_tuples(value: tuple[Any, ...]) -> list[Any]:
    changed: list[tuple[Any, ...]] = []
    for place, item in enumerate(value):
        before, after = value[:place], value[place + 1 :]
        changed += [(*before, other, *after) for other in mutants(item)]
        changed += [(*before, *after), (*before, item, item, *after)]
    changed += [(*value[:place], value[place + 1], value[place], *value[place + 2 :]) for place in range(len(value) - 1)]
    return [other for other in changed if other != value]


def _other_parts(value: Any) -> list[Any]:
    changed: list[Any] = []
    for field in fields(value):
        if not field.init:
            continue
        for other in mutants(getattr(value, field.name)):
            try:
                changed.append(replace(value, **{field.name: other}))
            except (ValueError, TypeError, ArithmeticError, LookupError):
                continue  # the move's own type rules this one out
    return changed
