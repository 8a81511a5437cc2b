"""What every running table is handed: the store, the time, and the timings of the house."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import TypeVar

from sumdeck.server.clock import Clock
from sumdeck.server.leasing import Leasing
from sumdeck.server.workers import Work
from sumdeck.store import FutureBridge, Store

T = TypeVar("T")
SECOND, MINUTE, HOUR, DAY = 1000, 60_000, 3_600_000, 86_400_000


@dataclass(frozen=True)
class Timings:
    """How the house keeps its tables. Times are in milliseconds."""

    keep: int = 30 * DAY
    """A table at which nothing happens for so long is erased."""
    touch: int = HOUR
    """How exactly the store knows when something last happened, and how often it is swept."""
    rest: int = 10 * MINUTE
    """How long a table stays in memory at which nobody is; how often the house looks for such tables."""
    pause: int = 1200
    """No computer player answers faster than this."""
    grace: int = 30 * SECOND
    """After a start no clock runs out before people have had time to come back."""
    retry: int = 2 * SECOND
    """How long after a fault of the store the house tries again."""
    most_events: int = 10_000
    """No log grows longer than this."""


@dataclass(frozen=True)
class Context:
    """What a running table works with."""

    store: Store
    bridge: FutureBridge
    clock: Clock
    pool: Executor
    """Threads that read from the store."""
    players: Work
    """Processes for computer players."""
    desk: Work
    """Processes for what somebody at a table waits for: hints, long sentences."""
    timings: Timings
    leasing: Leasing
    """What may be hosted here, and what other processes host."""

    async def apart(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.pool, work)
