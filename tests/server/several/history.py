"""Whether what people saw of one ledger could have happened in one order, each thing between its question and its answer.

A ledger is a log, and every answer says at which place of it: an append became event n, a screen showed everything up to event n.
So the order is known, and linearizability is a matter of comparing it with the clock: what had ended before something else began
must come before it. `test_history.py` holds this against trying every order.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import inf


@dataclass(frozen=True)
class Operation:
    """Something that somebody asked of a ledger."""

    began: float
    ended: float
    """`inf` where no answer came, though the log shows that it was done."""
    n: int
    """The event that an append became, or the last that a screen showed."""
    appends: bool
    who: str = ""
    unseen: int = 0
    """So many events after that one this screen would not have shown: not everything is told to everybody."""

    @property
    def place(self) -> tuple[int, bool]:
        """Where it comes at the earliest: event n, then those who saw it, then event n + 1."""
        return self.n, not self.appends

    @property
    def latest(self) -> tuple[int, bool]:
        return self.n + self.unseen, not self.appends


def violations(history: Iterable[Operation]) -> Iterator[str]:
    """Yield what cannot have happened in any order."""
    past: Operation | None = None
    """Of all that had ended, what comes last."""
    running: list[tuple[float, int, Operation]] = []
    appended: dict[int, Operation] = {}
    for count, operation in enumerate(sorted(history, key=lambda each: each.began)):
        while running and running[0][0] < operation.began:
            ended = heapq.heappop(running)[2]
            past = ended if past is None or ended.place > past.place else past
        if past is not None and past.place > operation.latest:
            yield f"out of order: {operation} began after {past} had ended"
        if operation.appends and operation.n in appended:
            yield f"twice: event {operation.n} is said to be {operation} and {appended[operation.n]}"
        if operation.appends:
            appended[operation.n] = operation
        if operation.ended < inf:
            heapq.heappush(running, (operation.ended, count, operation))
