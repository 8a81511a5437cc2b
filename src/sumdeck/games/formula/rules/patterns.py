"""The ways in which cards can be laid on and next to the cards of one number (F-24, F-44 to F-51).

Of two cards one may be covered (F-45), both (F-46) or neither (F-47); a digit that lies there is taken alone only by covering the
whole with its like (F-49). What stays may get another place value (F-32). A joker is laid and covered like any card (F-64).

A pattern says for each place of the new number which old card stays there, or that a new one is laid.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final, TypeAlias

NEW: Final = -1
"""A place that a new card takes."""

Pattern: TypeAlias = tuple[int, ...]
"""For each place the index of the old card that stays, or `NEW`."""


@cache
def patterns(old: int, new: int, longest: int, extend_left: bool = True, insert: bool = False) -> tuple[Pattern, ...]:
    """Every pattern that lays so many new cards on a number of so many old ones, the shortest first.

    `longest` is how many cards a number may have (F-40). `extend_left` and `insert` are the settings of F-51.
    """
    found: list[Pattern] = []
    for kept in range(old + 1):
        length = kept + new
        if not 1 <= length <= longest:
            continue
        for stays in combinations(range(old), kept):
            for places in combinations(range(length), kept):
                if _is_laid_well(old, length, stays, places, extend_left, insert):
                    pattern = [NEW] * length
                    for index, place in zip(stays, places):
                        pattern[place] = index
                    found.append(tuple(pattern))
    return tuple(sorted(found, key=lambda pattern: (len(pattern), pattern)))


def _is_laid_well(old: int, length: int, stays: Pattern, places: Pattern, extend_left: bool, insert: bool) -> bool:
    """Whether cards that stay, and where they then stand, leave only gaps that F-51 allows."""
    if not stays:
        return length > 0  # F-44, F-50: everything is covered
    for gap in range(len(stays) + 1):
        first, last = gap == 0, gap == len(stays)
        covered = (old if last else stays[gap]) - (0 if first else stays[gap - 1] + 1)
        laid = (length if last else places[gap]) - (0 if first else places[gap - 1] + 1)
        if covered and not laid:
            return False  # F-48: nothing is taken away uncovered
        if laid > covered and not first and not last and not insert:
            return False  # nothing is squeezed in between neighbours
        if laid > covered and first and not extend_left:
            return False  # F-33 under `extend = right`
    return True
