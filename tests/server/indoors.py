"""A server in the process of the tests: it opens at once, has limits of its own, and lives by a clock that a test moves.

The sockets, the door and the limits are the real ones. What has to do with processes (kills, logs, memory) is in `live.py`.
"""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Event, Thread
from types import TracebackType
from typing import Any, Self

from sumdeck.server.context import Timings
from sumdeck.server.limits import Limits
from sumdeck.server.serve import Server, configured, listen
from sumdeck.server.service import Service
from sumdeck.server.site import Site
from sumdeck.store import Store
from tests.server.live import Served
from tests.waiting import LIMIT, TooSlowToTell

ROUND = 0.01
"""How often the site looks for those who are stuck or silent; how long that is for them, the clock of the test says."""


class Time:
    """The time of the site: in seconds for durations, in milliseconds for moments. It passes when a test says so."""

    def __init__(self) -> None:
        self._seconds = 1_800_000_000.0
        self._alarms: list[Ring] = []
        self._loop: asyncio.AbstractEventLoop

    def __call__(self) -> float:
        return self._seconds

    def now(self) -> int:
        return round(self._seconds * 1000)

    def call_at(self, when: int, call: Callable[[], object]) -> Ring:
        self._loop = asyncio.get_running_loop()
        self._alarms.append(Ring(when, call))
        if when <= self.now():
            self._loop.call_soon(self._ring)
        return self._alarms[-1]

    def pass_by(self, seconds: float) -> None:
        """Let so much time pass, between two things that the site does; and let happen what is due then."""
        passed = Event()

        def move() -> None:
            self._seconds += seconds
            self._ring()
            passed.set()

        self._loop.call_soon_threadsafe(move)
        if not passed.wait(LIMIT):
            raise TooSlowToTell("time to pass", LIMIT)

    def _ring(self) -> None:
        due = [alarm for alarm in self._alarms if alarm.when <= self.now()]
        self._alarms = [alarm for alarm in self._alarms if alarm.when > self.now()]
        for alarm in due:
            alarm.call()


@dataclass
class Ring:
    """An alarm."""

    when: int
    call: Callable[[], object]

    def cancel(self) -> None:
        self.call = lambda: None


class Quiet(Server):
    """A server that leaves the signals to the tests, and says when it is open instead of where."""

    opened: Event

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    async def startup(self, sockets: Any = None) -> None:
        await super(Server, self).startup(sockets)
        self.opened.set()


class Indoors(Served):
    """A site with limits of its own. What it allows per second or minute it allows once: time stands still."""

    def __init__(self, folder: Path, behind: str = "", patience: float = 5.0, **limits: float) -> None:
        super().__init__()
        self.time = Time()
        self._folder, self._behind, self._patience = folder, behind, patience
        self._limits = replace(Limits(round_seconds=ROUND), **limits)  # type: ignore[arg-type]
        self._opened = Event()
        self._thread = Thread(target=lambda: asyncio.run(self._serve()), name="indoors")
        self._server: Quiet
        self.house: Site

    def __enter__(self) -> Self:
        self._thread.start()
        if not self._opened.wait(LIMIT):
            raise TooSlowToTell("a server that opens", LIMIT)
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None) -> None:
        self.say_goodbye()
        self._server.should_exit = True
        self._thread.join(LIMIT)

    def count(self, name: str, kind: str) -> int:
        """How often something of a kind has happened."""
        counts = self.house.metrics.counts.get(name)
        return 0 if counts is None else counts[kind]

    async def _serve(self) -> None:
        with Store.open(str(self._folder / "tables.sqlite"), patience=self._patience) as store, listen("127.0.0.1", 0) as plug:
            self.port = plug.getsockname()[1]
            self.house = Site(Service(store, self.time, Timings(pause=0)), self._limits, clock=self.time, wall=self.time)
            self._server = Quiet(configured(Namespace(behind=self._behind), self.house))
            self._server.opened = self._opened
            await self._server.serve([plug])
