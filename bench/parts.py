"""What a move is made of: the CPU time of each step of it, in the running server, with everything beside it.

Each step is timed without the steps that it calls, and without what the timing itself costs. What no step has is the event
loop's own: coroutines, locks, and what the system does for them.
"""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Callable
from threading import enumerate as threads
from threading import get_ident
from typing import Any

from sumdeck.rules import registry
from sumdeck.server import messages, sockets, wire
from sumdeck.server.automation import Automation
from sumdeck.server.hosted_table import HostedTable
from sumdeck.server.socket_connection import SocketConnection
from sumdeck.store import Store
from sumdeck.table import Table

WRITER, LOOP = "store-writer", "the event loop"
TRIES = 2000
STEPS: dict[str, tuple[tuple[Any, str], ...]] = {
    "hear a frame": ((SocketConnection, "data_received"),),
    "read the message": ((wire, "read"), (sockets, "command_of")),
    "understand the sentence": ((type(registry.game("numero")), "read"),),
    "carry it out": ((type(registry.game("numero")), "carry_out"),),
    "decide, and note the event": ((Table, "decide_all"), (Table, "evolve")),
    "hand it to the writer": ((Store, "keep"),),
    "what each seat sees": ((Table, "view"), (messages, "player_view_of")),
    "what each seat is told": ((Table, "announcement"), (messages, "event_of"), (HostedTable, "heard")),
    "write it as JSON": ((wire, "write"),),
    "send it": ((SocketConnection, "tell"),),
    "what the house has to do": ((Automation, "attend"),),
}


class Parts:
    """How long each step took so far."""

    def __init__(self) -> None:
        self._taken: defaultdict[str, float] = defaultdict(float)
        self._times: Counter[str] = Counter()
        self._within: list[float] = [0.0]
        self._inside = self._outside = 0.0
        """What the timing of a step itself costs: as a part of what it measures, and besides."""
        self._main = get_ident()

    def begin(self) -> None:
        """Time every step from now on."""
        timed, begun = self._timed("", lambda: None), time.thread_time()
        for _ in range(TRIES):
            timed()
        whole = (time.thread_time() - begun) / TRIES
        self._inside = self._taken.pop("") / self._times.pop("")
        self._outside = whole - self._inside
        for name, places in STEPS.items():
            for where, function in places:
                timed = self._timed(name, getattr(where, function))
                static = isinstance(vars(where).get(function), staticmethod)
                setattr(where, function, staticmethod(timed) if static else timed)

    def told(self) -> dict[str, float]:
        """The seconds of each step, of the event loop with all of them, and of the thread that writes."""
        writer = next(thread.ident for thread in threads() if thread.name == WRITER)
        assert writer is not None
        spent = (self._inside + self._outside) * sum(self._times.values())
        return {
            **{name: self._taken[name] - self._inside * self._times[name] for name in STEPS},
            LOOP: time.clock_gettime(time.pthread_getcpuclockid(self._main)) - spent,
            WRITER: time.clock_gettime(time.pthread_getcpuclockid(writer)),
        }

    def _timed(self, name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        taken, times, within, clock = self._taken, self._times, self._within, time.thread_time

        def timed(*given: Any, **named: Any) -> Any:
            if get_ident() != self._main:
                return work(*given, **named)
            begun = clock()
            within.append(0.0)
            try:
                return work(*given, **named)
            finally:
                spent = clock() - begun
                taken[name] += spent - within.pop()
                times[name] += 1
                within[-1] += spent + self._outside

        return timed
