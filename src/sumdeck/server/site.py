"""What every request and every socket finds when it comes in: the tables, the limits, the counts, the pages."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Collection
from typing import Protocol

from starlette.requests import HTTPConnection

from sumdeck.server import guests
from sumdeck.server.clock import Clock, WallClock
from sumdeck.server.clubs.clubs import Clubs
from sumdeck.server.clubs.press import Press
from sumdeck.server.clubs.showing import Showing
from sumdeck.server.limits import Limits, Open, PerAddress, neighbourhood
from sumdeck.server.metrics import Metrics
from sumdeck.server.service import Service
from sumdeck.server.static import Pages


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
        self.press = Press(service)
        self.chance: Callable[[int], bytes] = secrets.token_bytes
        self.limits = limits or Limits()
        self.origins = origins
        """Origins besides our own whose pages may speak to us."""
        self.pages = pages or Pages(head=guests.head())
        self.clock = clock
        """For durations, in seconds."""
        self.wall = wall or WallClock()
        """For moments, and for what shall happen later."""
        self.metrics = Metrics()
        self.one_record = asyncio.Semaphore(1)
        """Games that visitors bring are played again one at a time: there are tables that wait for the pool."""
        self.connections = Open(self.limits.connections_per_address)
        self.sockets = Open(self.limits.sockets_per_address)
        self.visitors: set[Visitor] = set()
        self.visits = PerAddress(self.limits.visits_per_minute, self.limits.visits_at_once, clock)
        self.new_tables = PerAddress(self.limits.tables_per_minute, self.limits.tables_at_once, clock)
        self.joins = PerAddress(self.limits.joins_per_minute, self.limits.joins_at_once, clock)
        self.metrics.gauges["tables"] = lambda: len(service.running)
        self.metrics.gauges["tables_kept"] = lambda: service.kept
        self.metrics.gauges["connections"] = lambda: len(self.connections)
        self.metrics.gauges["sockets"] = lambda: len(self.sockets)

    async def go_round(self) -> None:
        """Look after the visitors, again and again."""
        while True:
            await asyncio.sleep(self.limits.round_seconds)
            for visitor in tuple(self.visitors):
                visitor.check()


def address_of(connection: HTTPConnection) -> str:
    """Whose limits count."""
    return neighbourhood(connection.client.host) if connection.client else ""
