"""The press of the house: it prints one document at a time for an address, and none twice while nothing has changed."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypeVar
from weakref import WeakKeyDictionary

from sumdeck.rules.game import Refusal
from sumdeck.server.clubs.hosting import Club
from sumdeck.server.codes import WebCode
from sumdeck.server.limits import OneEach, PerAddress
from sumdeck.server.service import Service
from sumdeck.server.workers import Share

MOST_CLUBS: Final = 32
"""The documents of so many tournaments are kept. A tournament that is erased takes its own along."""
MOST_SHEETS: Final = 24
"""So many documents about no tournament are kept: cards, rules, score sheets."""
Drawn: TypeAlias = tuple[Any, ...]
T = TypeVar("T")


class Press:
    """Prints. Drawing a page takes longer than a move may wait, so it is done elsewhere."""

    def __init__(self, service: Service, limit: PerAddress) -> None:
        self._service = service
        self._limit = limit
        self._one = OneEach()
        self._kept: WeakKeyDictionary[Club, tuple[int, dict[Drawn, tuple[Drawn, bytes]]]] = WeakKeyDictionary()
        self._sheets: OrderedDict[Drawn, Any] = OrderedDict()

    async def printed(self, share: Share, club: Club, draw: Callable[..., bytes], *drawn: Any) -> bytes:
        """A document about a tournament as it is now: what it is, in which language and on which paper, and what stands in it.

        Of each the last is kept. The address of this house is what every visitor calls it, so there can be very many.
        """
        n, what = club.tournament.progress.n, drawn[:3]
        if (kept := self._there(club, n, drawn)) is not None:
            return kept
        async with self._one.at(share.address):
            if (kept := self._there(club, n, drawn)) is not None:
                return kept
            document = await self._draw(share, draw, *drawn)
            at, pile = self._kept.get(club, (n, {}))
            if club not in self._kept and len(self._kept) >= MOST_CLUBS:
                self._kept.clear()
            self._kept[club] = n, {**(pile if at == n else {}), what: (drawn, document)}
            return document

    def _there(self, club: Club, n: int, drawn: Drawn) -> bytes | None:
        """A document about a tournament, if it is drawn already: whoever wishes for that waits for nobody."""
        at, pile = self._kept.get(club, (n, {}))
        before, document = pile.get(drawn[:3], ((), None))
        return document if at == n and before == drawn else None

    async def _draw(self, share: Share, draw: Callable[..., T], *drawn: Any) -> T:
        """Have it drawn. Raises Refusal for an address that has had too much drawn, under whichever names it calls this house."""
        if not self._limit.take(share.address):
            raise Refusal(WebCode.TOO_FAST)
        return await self._service.elsewhere(share, draw, *drawn)

    async def sheet(self, share: Share, draw: Callable[..., T], *wish: Any) -> T:
        """A document that is the same whenever it is wished for. Those that were wished for last are kept."""
        if (draw, *wish) not in self._sheets:
            async with self._one.at(share.address):
                if (draw, *wish) not in self._sheets:
                    self._sheets[draw, *wish] = await self._draw(share, draw, *wish)
        self._sheets.move_to_end((draw, *wish))
        document: T = self._sheets[draw, *wish]
        while len(self._sheets) > MOST_SHEETS:
            self._sheets.popitem(last=False)
        return document
