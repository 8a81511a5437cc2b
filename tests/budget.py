"""How much a test may cost: little on every run, much before a release.

`python3 x.py test --thorough` sets the variable; a test asks `budget` for its size, and one that has no small size is marked
`@pytest.mark.thorough` and is left out of the usual run.
"""

import os
from collections.abc import Iterable
from typing import Any, TypeVar

import pytest

First = TypeVar("First")
Second = TypeVar("Second")

THOROUGH = os.environ.get("SUMDECK_TESTS") == "thorough"


def budget(usual: int, thorough: int) -> int:
    """The size of a test: games, examples, kills, messages. Never seconds."""
    return thorough if THOROUGH else usual


def by_turns(firsts: Iterable[First], seconds: Iterable[Second], of: int = 1) -> list[tuple[First, Second]]:
    """Each with each before a release; usually each of the first with some of the second, which take turns."""
    every, others = list(firsts), list(seconds)
    count = len(others) if THOROUGH else of
    return [(each, others[(place * of + turn) % len(others)]) for place, each in enumerate(every) for turn in range(count)]


def seldom(*values: Any) -> Any:
    """Values of a test that are tried before a release only."""
    return pytest.param(*values, marks=pytest.mark.thorough)
