"""A house for the tests: its own time, its own chance, a real store that fails when it is told to, and screens that remember."""

from __future__ import annotations

import asyncio
import heapq
import pickle
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from sqlalchemy import Engine

from sumdeck.games.numero.rules.game import Numero
from sumdeck.rules.game import Seat
from sumdeck.server.context import Timings
from sumdeck.server.hosted_table import HostedTable
from sumdeck.server.listening import Heard
from sumdeck.server.seat_claims import SeatClaim
from sumdeck.server.service import Service
from sumdeck.server.worker import answered, dump
from sumdeck.server.workers import Share
from sumdeck.store import Change, Code, Held, Promise, Store, StoreError, TableRow
from sumdeck.table import Announcement, Event, HouseRules, SeatPlan, Table
from sumdeck.table.commands import Say
from sumdeck.table.computers import choose, turn_of

T = TypeVar("T")
NUMERO = Numero()
OPTIONS = NUMERO.options({"level": "numbers-10"})
PERSON, CARELESS = SeatPlan(), SeatPlan("computer", "careless")
NOON = 1_800_000_000_000
FOREVER = 10**6
"""So many seconds may be reckoned: the processes of the tests are no workers."""


class Time:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self._now = NOON
        self._order = count()
        self._alarms: list[tuple[int, int, Ring]] = []

    def now(self) -> int:
        return self._now

    def call_at(self, when: int, call: Callable[[], object]) -> Ring:
        ring = Ring(call)
        heapq.heappush(self._alarms, (max(when, self._now), next(self._order), ring))
        return ring

    def set(self, by: int) -> None:
        """Somebody sets the clock; what will happen in an hour will still happen in an hour."""
        self._now += by
        self._alarms = [(when + by, order, ring) for when, order, ring in self._alarms]

    def ring_until(self, when: int) -> bool:
        """Move on to the next alarm before that time; False if there is none, and then it is that time."""
        while self._alarms and self._alarms[0][0] <= when:
            self._now, _, ring = heapq.heappop(self._alarms)
            if ring.call is not None:
                ring.call()
                return True
        self._now = when
        return False


@dataclass
class Ring:
    """An alarm."""

    call: Callable[[], object] | None

    def cancel(self) -> None:
        self.call = None


class Inline(Executor):
    """A pool without threads: what is asked for is done at once."""

    def submit(self, work: Callable[..., T], /, *arguments: Any, **named: Any) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(work(*arguments, **named))
        except Exception as fault:
            future.set_exception(fault)
        return future


class AtOnce:
    """Workers without processes: what is asked for is done at once, with what a worker would have been sent."""

    def __init__(self) -> None:
        self.asked: list[tuple[Share, Callable[..., Any], tuple[Any, ...]]] = []

    async def do(self, share: Share, work: Callable[..., T], *arguments: Any) -> T:
        self.asked.append((share, work, arguments))
        done, answer = pickle.loads(answered(dump((FOREVER, work, arguments))))
        if not done:
            raise answer
        result: T = answer
        return result

    def stop(self) -> None:
        pass

    def counts(self) -> dict[str, float]:
        return {}


class Flaky(Store):
    """A store whose writes fail when they are told to, by number.

    `refused`: nothing is written. `in doubt`: it is written, but nobody is told so. `dies before`, `dies after`: nobody is told
    anything ever again, as if the process had been killed.
    """

    def __init__(self, engine: Engine, where: str) -> None:
        super().__init__(engine, where)
        self.faults: dict[int, str] = {}
        self.writes = 0
        self.held = False
        self.dead = False
        self.unreadable = False
        self.waiting: list[Callable[[], None]] = []
        self.unanswered = 0

    def keep(self, changes: Sequence[Change], held: Held | None, kept: Promise) -> None:
        def pass_on(done: Future[None]) -> None:
            if done.exception() is None:
                kept.set_result(None)
            else:
                kept.set_exception(done.exception())

        self.write(*changes, held=held).add_done_callback(pass_on)

    def write(self, *changes: Change, held: Held | None = None) -> Future[None]:
        fault = self.faults.get(self.writes, "")
        self.writes += 1
        answer: Future[None] = Future()
        self.dead = self.dead or fault.startswith("dies")
        if fault in ("", "in doubt", "dies after"):
            self.unanswered += 1
            self.waiting.append(
                lambda: (
                    super(Flaky, self).write(*changes, held=held).add_done_callback(lambda done: self._pass(done, answer, fault))
                )
            )
            if not self.held:
                self.release()
        elif fault == "refused":
            answer.set_exception(StoreError(Code.LOCKED, where=self.where))
        return answer

    def row(self, table_id: str) -> TableRow:
        if self.unreadable:
            raise StoreError(Code.NO_SERVER, where=self.where, reason="gone")
        return super().row(table_id)

    def expire(self, now: int, longest: int = sys.maxsize) -> Future[list[str]]:
        self.unanswered += 1
        answer: Future[list[str]] = Future()

        def answered(erased: Future[list[str]]) -> None:
            answer.set_result(erased.result())  # whoever waits for it hears of it before this store is at rest
            self._answered()

        super().expire(now, longest).add_done_callback(answered)
        return answer

    def release(self) -> None:
        """Let everything be written that was held back."""
        self.held = False
        while self.waiting:
            self.waiting.pop(0)()

    def _pass(self, done: Future[None], answer: Future[None], fault: str) -> None:
        if fault == "in doubt":
            answer.set_exception(StoreError(Code.NO_SERVER, where=self.where, reason="gone"))
        elif not fault and done.exception() is not None:
            answer.set_exception(done.exception())
        elif not fault:
            answer.set_result(None)
        self._answered()

    def _answered(self) -> None:
        self.unanswered -= 1


@dataclass
class Witness:
    """A screen that remembers what it was told."""

    seat: Seat | None
    heard: list[Heard] = field(default_factory=list)
    seen: list[frozenset[Seat]] = field(default_factory=list)
    parted: bool = False
    looks: list[tuple[Seat, int]] = field(default_factory=list)

    def hear(self, heard: Heard) -> None:
        self.heard.append(heard)

    def see(self, here: frozenset[Seat]) -> None:
        self.seen.append(here)

    def look(self, seat: Seat, at: int) -> None:
        self.looks.append((seat, at))

    def part(self, code: str) -> None:
        self.parted = True

    @property
    def said(self) -> list[Announcement]:
        return [heard.said for heard in self.heard]


class House:
    """A service with everything around it. It can die and be started again."""

    def __init__(self, path: Path) -> None:
        self.store = Flaky.open(str(path / "tables.sqlite"), patience=0.2)
        self.time = Time()
        self.chance = Random(1)
        self.work = AtOnce()
        self.service: Service

    async def start(self, *, office: AtOnce | None = None, **timings: int) -> Service:
        kept, work = Timings(**{"pause": 1000, **timings}), self.work
        self.service = Service(self.store, self.time, kept, self.chance.randbytes, Inline(), work, work, office or work)
        await self.service.start()
        return self.service

    async def open(self, *seats: SeatPlan, **house: Any) -> HostedTable:
        """A table at which every person sits already, with the token `token 0`, `token 1` … (hashed, as far as we know)."""
        persons = [Seat(place) for place, plan in enumerate(seats) if plan.person]
        rules = HouseRules.load(house)
        return await self.service.open(NUMERO, OPTIONS, seats, rules, {seat: SeatClaim("", f"token {seat}") for seat in persons})

    async def rest(self) -> None:
        """Wait until nothing happens any more by itself, at this time."""
        quiet = 0
        while quiet < 30:
            await asyncio.sleep(0 if self.store.held or not self.store.unanswered else 0.0005)
            quiet = 0 if self.store.unanswered and not self.store.held else quiet + 1

    async def wait(self, milliseconds: int) -> None:
        """Let time pass."""
        until = self.time.now() + milliseconds
        await self.rest()
        while self.time.ring_until(until):
            await self.rest()


@contextmanager
def house(path: Path) -> Iterator[House]:
    """A house with a store of its own."""
    made = House(path)
    yield made
    made.store.close()


def claim(table: Table, seat: Seat, as_if: str = "careless") -> Say:
    """Something sensible to say for a person, always the same in the same position."""
    text = choose(turn_of(table.state, seat, as_if))
    assert text is not None
    return Say(seat, text, table.n, f"claim {len(table.state.line)}")


def timeless(log: list[Event]) -> list[dict[str, Any]]:
    """A log without its times."""
    return [{name: value for name, value in event.dump().items() if name != "at"} for event in log]
