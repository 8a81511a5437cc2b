"""The press of the house: it prints for tournaments, one document at a time, and none twice while nothing has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from typing import Final
from weakref import WeakKeyDictionary

from sumdeck.server.clubs.hosting import Club
from sumdeck.server.service import Service

MOST_CLUBS: Final = 32
MOST_EACH: Final = 8
"""So many documents are kept, of so many tournaments. A tournament that is erased takes its own along."""


class Press:
    """Prints. Drawing a page takes longer than a move may wait, so it is done apart."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._one = asyncio.Semaphore(1)
        self._kept: WeakKeyDictionary[Club, tuple[int, dict[Hashable, bytes]]] = WeakKeyDictionary()

    async def printed(self, club: Club, what: Hashable, draw: Callable[[], bytes]) -> bytes:
        """A document about a tournament as it is now."""
        n = club.tournament.progress.n
        async with self._one:
            at, pile = self._kept.get(club, (n, {}))
            if at == n and what in pile:
                return pile[what]
            document = await self._service.apart(draw)
            if club not in self._kept and len(self._kept) >= MOST_CLUBS:
                self._kept.clear()
            kept = pile if at == n and len(pile) < MOST_EACH else {}
            self._kept[club] = n, {**kept, what: document}
            return document
