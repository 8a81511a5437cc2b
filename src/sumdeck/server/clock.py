"""The time of the house, in milliseconds, and alarms. Tests bring a clock of their own."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """Something that will happen."""

    def cancel(self) -> None:
        """Let it not happen."""


class Clock(Protocol):
    """Tells the time, and rings."""

    def now(self) -> int:
        """Milliseconds since 1970."""

    def call_at(self, when: int, call: Callable[[], object]) -> Alarm:
        """Call something in the event loop at a time, or soon if that is past."""


class WallClock:
    """The clock on the wall."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def call_at(self, when: int, call: Callable[[], object]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0, when - self.now()) / 1000, call)
