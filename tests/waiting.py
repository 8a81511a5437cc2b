"""Waits until something has happened, as long as it takes.

A test is judged by what happened, never by how fast. Only a machine that is stuck makes a wait end without an answer, after
minutes, and then nothing has been found out: `TooSlowToTell` says that, and how far things had come.
"""

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

Value = TypeVar("Value")

LIMIT = 600.0
"""Seconds that a wait may take in all. Nothing of ours takes a tenth of that, even beside many busy processes."""
PAUSE = 0.02
"""Seconds between two looks."""


class TooSlowToTell(Exception):
    """The machine did not get far enough for a verdict: this is no finding about Sumdeck, and no reason to trust it either."""

    def __init__(self, what: str, limit: float, so_far: object = "") -> None:
        far = f"; so far: {so_far}" if so_far else ""
        super().__init__(f"too slow to tell: {limit:.0f} s were not enough for {what}{far}")


class Wait:
    """One wait for one thing. A loop of one's own asks it on every turn, so that it cannot turn for ever."""

    def __init__(self, what: str, so_far: Callable[[], object] = str, limit: float = LIMIT) -> None:
        self._what = what
        self._so_far = so_far
        self._limit = limit
        self._end = time.monotonic() + limit

    @property
    def left(self) -> float:
        """Seconds for a call that waits by itself, such as a read from a socket; never none."""
        self.go_on()
        return max(self._end - time.monotonic(), PAUSE)

    def go_on(self) -> None:
        """Nothing, while there is time."""
        if time.monotonic() >= self._end:
            raise TooSlowToTell(self._what, self._limit, self._so_far())


def until(
    condition: Callable[[], Value], what: str, so_far: Callable[[], object] = str, *, limit: float = LIMIT, pause: float = PAUSE
) -> Value:
    """Look until the condition holds, and return what it gave; `what` and `so_far` are for the message of a wait in vain."""
    wait = Wait(what, so_far, limit)
    while not (value := condition()):
        wait.go_on()
        time.sleep(pause)
    return value


async def until_then(
    condition: Callable[[], Value], what: str, so_far: Callable[[], object] = str, *, limit: float = LIMIT, pause: float = PAUSE
) -> Value:
    """The same, while others of the event loop go on."""
    wait = Wait(what, so_far, limit)
    while not (value := condition()):
        wait.go_on()
        await asyncio.sleep(pause)
    return value
