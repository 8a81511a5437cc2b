"""How much work something is, counted in calls: the same on every machine, however busy, where seconds are not."""

import sys
from collections.abc import Callable
from typing import Any, TypeVar

Result = TypeVar("Result")


def effort(work: Callable[[], Result]) -> tuple[Result, int]:
    """What some work gives, and how many calls and returns of functions it took."""
    events = 0

    def count(frame: Any, event: str, argument: Any) -> None:
        nonlocal events
        events += 1

    sys.setprofile(count)
    try:
        result = work()
    finally:
        sys.setprofile(None)
    return result, events
