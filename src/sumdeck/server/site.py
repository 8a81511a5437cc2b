"""What every request and every socket finds when it comes in: the tables, the limits, the counts, the pages."""

import asyncio
import secrets
import time
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Final, Protocol

from starlette.requests import HTTPConnection

from sumdeck.server import guests
from sumdeck.server.clock import Clock, WallClock
from sumdeck.server.clubs.clubs import Clubs
from sumdeck.server.clubs.press import Press
from sumdeck.server.clubs.showing import Showing
from sumdeck.server.leasing import Shared
from sumdeck.server.limits import Guesses, Limits, OneEach, Open, PerAddress, Queued, neighbourhood
from sumdeck.server.metrics import Metrics
from sumdeck.server.service import Service
from sumdeck.server.static import Pages
from sumdeck.server.workers import Work

PARTS, FEW = 10, 4
"""One connection has so small a part of what an address may ask for, and of what it may have read at all."""


DAY: Final = 1440
"""Minutes."""


class Visitor(Protocol):
    """A socket that somebody has opened."""

    def check(self) -> None:
        """Cut it off if nobody is there any more."""


class Site:
    """A site that is open to visitors."""

    def __init__(
        self,
        service: Service,
        limits: Limits | None = None,
        origins: Collection[str] = (),
        pages: Pages | None = None,
        clock: Callable[[], float] = time.monotonic,
        wall: Clock | None = None,
    ) -> None:
        self.service = service
        self.clubs = Clubs(service)
        self.showing = Showing(self.clubs)
        service.erased = self.erase
        self.chance: Callable[[int], bytes] = secrets.token_bytes
        self.limits = limits or Limits()
        self.origins = origins
        """Origins besides our own whose pages may speak to us."""
        self.pages = pages or Pages(head=guests.head())
        self.me = service.me
        """How other processes of this house reach this one, where there may be others."""
        self.clock = clock
        """For durations, in seconds."""
        self.wall = wall or WallClock()
        """For moments, and for what shall happen later."""
        self.metrics = Metrics()
        self._lag = 0.0
        """By how much the event loop was late when it was last looked at, in seconds."""
        self.records = OneEach()
        """Games that visitors bring are played again one at a time."""
        self.lessons = OneEach()
        """What was said at all tables of a tournament is read one at a time."""
        self.connections = Open(self.limits.connections_per_address)
        self.asked = PerAddress(self.limits.requests_per_minute, self.limits.requests_at_once, clock, FEW)
        self.sockets = Open(self.limits.sockets_per_address)
        self.queued = Queued(self.limits.shared_queued_bytes)
        self.visitors: set[Visitor] = set()
        self.visits = PerAddress(self.limits.visits_per_minute, self.limits.visits_at_once, clock, PARTS)
        self.messages = PerAddress(60 * self.limits.shared_messages_per_second, self.limits.shared_messages_at_once, clock)
        self.new_tables = PerAddress(self.limits.tables_per_minute, self.limits.tables_at_once, clock)
        self.day = PerAddress(self.limits.tables_per_day / DAY, self.limits.tables_per_day, clock)
        self.events = PerAddress(self.limits.events_per_day / DAY, self.limits.events_per_day, clock)
        self.clubs.may_lay = self.day.take
        self.names = PerAddress(self.limits.names_per_minute, self.limits.names_at_once, clock)
        self.press = Press(service, PerAddress(self.limits.papers_per_minute, self.limits.papers_at_once, clock))
        self.guesses = Guesses(PerAddress(self.limits.joins_per_minute, self.limits.joins_at_once, clock))
        self.metrics.gauges["tables"] = lambda: len(service.running)
        self.metrics.gauges["tables_kept"] = lambda: service.kept
        self.metrics.gauges["connections"] = lambda: len(self.connections)
        self.metrics.gauges["sockets"] = lambda: len(self.sockets)
        self.metrics.gauges["lag_seconds"] = lambda: self._lag
        if isinstance(service.leasing, Shared):
            leasing = service.leasing
            self.metrics.gauges["leases"] = lambda: len(leasing.held)
            self.metrics.gauges["leases_taken_over"] = lambda: leasing.taken
            self.metrics.gauges["leases_lost"] = lambda: leasing.lost
            self.metrics.gauges["lease_seconds_left"] = lambda: leasing.left
        for who, work in service.work.items():
            for what in work.counts():
                self.metrics.gauges[f"{who}_{what}"] = partial(count_of, work, what)

    def erase(self, ids: Sequence[str]) -> None:
        """These tables and tournaments are no more, and nothing that was made of them."""
        self.clubs.erase(ids)
        self.showing.forget(ids)

    async def hand_over(self) -> None:
        """Let other processes host what is hosted here, where there are others."""
        if self.me is not None:
            await self.clubs.stop()
            await self.service.hand_over()

    async def go_round(self) -> None:
        """Look after the visitors, again and again."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + self.limits.round_seconds
            await asyncio.sleep(self.limits.round_seconds)
            self._lag = loop.time() - due
            self._check_visitors()

    def _check_visitors(self) -> None:
        # Not in the round itself: it would remember its last visitor, and a tournament with them, until the next.
        for visitor in tuple(self.visitors):
            visitor.check()


def count_of(work: Work, what: str) -> float:
    """One of the counts of those who work in other processes."""
    return work.counts()[what]


def connection_of(connection: HTTPConnection) -> str:
    """One of the connections of an address; empty where a proxy stands before them all."""
    return f"{address_of(connection)} {connection.client.port}" if connection.client and connection.client.port else ""


def address_of(connection: HTTPConnection) -> str:
    """Whose limits count."""
    return neighbourhood(connection.client.host) if connection.client else ""
