"""How much one address, one socket and one table may ask of the house. Whoever plays never meets these limits."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import Final, TypeVar
from weakref import WeakValueDictionary

from sumdeck.rules.game import Refusal
from sumdeck.server.codes import WebCode

T = TypeVar("T")

KNOWN: Final = 10_000
"""So many addresses are remembered at the most."""


@dataclass(frozen=True)
class Limits:
    """The limits of a house. A whole class may sit behind one address."""

    message_bytes: int = 8192
    body_bytes: int = 16_384
    record_bytes: int = 131_072
    """For a game that somebody brings along."""
    messages_per_second: float = 10.0
    """For each socket."""
    messages_at_once: int = 40
    shared_messages_per_second: float = 100.0
    shared_messages_at_once: int = 1000
    """For each address, beyond what each of its sockets may say whatever the others say: a part of the above."""
    frames_for_each: float = 4.0
    """So many frames may a message have, with pings and whatever else travels between; empty ones count too."""
    requests_per_minute: float = 12_000.0
    requests_at_once: int = 3000
    """Of any kind, for each address; a long one counts for several. A class of sixty needs no more when it comes, and one
    connection has a quarter of them."""
    pieces: int = 1000
    """In so many pieces may the body of a request arrive. A page sends one, and networks cut it into some hundreds."""
    sockets_per_address: int = 600
    connections_per_address: int = 600
    """Those that are no sockets yet, and perhaps never will be."""
    visits_per_minute: float = 3000.0
    visits_at_once: int = 1500
    """For each address; one connection has a tenth of them, so that no pupil can use up what a whole class has."""
    tables_per_minute: float = 30.0
    tables_at_once: int = 60
    tables_per_day: int = 3000
    """Those too that a tournament lays for whoever organises it. What is kept for a month is not to be used up by one address."""
    events_per_day: int = 500_000
    """What is said at tables and done in tournaments, for each address; what is long counts for several."""
    papers_per_minute: float = 12.0
    papers_at_once: int = 30
    """What has to be drawn for an address; what is drawn already costs nothing."""
    names_per_minute: float = 30.0
    names_at_once: int = 100
    """For each class and address: friendly names for whoever comes. With nobody behind them they would keep children waiting."""
    joins_per_minute: float = 60.0
    joins_at_once: int = 120
    """For each address. Joins are those by four words that lead nowhere: they are not to be guessed."""
    tables: int = 100_000
    """So many are kept, whoever has laid them."""
    queued_bytes: int = 1_000_000
    """What may wait for a screen that does not listen."""
    shared_queued_bytes: int = 64_000_000
    """The same for all screens of an address: beyond it, each may let only a little wait."""
    patience_seconds: float = 20.0
    """How long a screen may let everything wait, and how long a request or a hello may take to arrive."""
    silence_seconds: float = 60.0
    """A page says something every quarter of a minute, if only `ping`."""
    round_seconds: float = 2.0
    """How often the house looks for screens that are stuck or silent."""


class Bucket:
    """Fills steadily, holds so much at the most, and is drawn from."""

    def __init__(self, per_second: float, most: float) -> None:
        self.per_second = per_second
        self.most = most
        self._left = most
        self._at = 0.0

    def take(self, now: float, much: float = 1) -> bool:
        left = self._left + (now - self._at) * self.per_second
        if left > self.most:
            left = self.most
        self._at = now
        self._left = left if left < much else left - much
        return left >= much

    def give_back(self) -> None:
        """Put one back that was drawn."""
        self._left = min(self.most, self._left + 1)

    def left(self, now: float) -> float:
        """How much it holds; as much as it can where it is as if nobody had ever drawn."""
        return min(self.most, self._left + (now - self._at) * self.per_second)


class PerAddress:
    """A bucket for each address. Where there are too many, those are forgotten that have drawn little, or long ago."""

    def __init__(self, per_minute: float, most: float, clock: Callable[[], float], parts: int = 0) -> None:
        """Where there are parts, a connection has one of them."""
        self._per_second = per_minute / 60
        self._most = most
        self._buckets: dict[str, Bucket] = {}
        self._clock = clock
        self._each = PerAddress(per_minute / parts, max(2, most / parts), clock) if parts else None

    def take(self, address: str, connection: str = "", much: float = 1) -> bool:
        """Draw for an address; False if it has not enough left, or if this connection has had its part."""
        if connection and self._each is not None and not self._each.take(connection, much=much):
            return False
        now = self._clock()
        if len(self._buckets) >= KNOWN and address not in self._buckets:
            known = sorted(self._buckets.items(), key=lambda each: each[1].left(now))[: KNOWN // 2]
            self._buckets = {name: bucket for name, bucket in known if bucket.left(now) < self._most}
        return self._buckets.setdefault(address, Bucket(self._per_second, self._most)).take(now, much)

    def give_back(self, address: str) -> None:
        """Put one back that was drawn for an address."""
        if address in self._buckets:
            self._buckets[address].give_back()


SITE: Final = len("2001:0db8:0000")
"""So much of an address of IPv6 belongs to one provider's customer at the most."""


class Guesses:
    """Four words that somebody says. Whoever says wrong ones again and again is stopped; what was right here once is no guess."""

    def __init__(self, wrong: PerAddress) -> None:
        self._wrong = wrong
        self._right: set[int] = set()
        """Words that led somewhere, and from where; so kept that they lead nobody there."""

    async def found(self, address: str, words: str, find: Callable[[str], Awaitable[T]]) -> T:
        """What words lead to. Raises Refusal: of `find`, or for whoever guesses."""
        said = hash((address, words))
        if said in self._right:
            return await find(words)
        site = address[:SITE] if ":" in address else address  # whoever has one network of IPv6 has 65,536 of them
        if not self._wrong.take(site):
            raise Refusal(WebCode.TOO_FAST)
        try:
            found = await find(words)
        except Refusal:
            raise
        except Exception:  # it says nothing about the words: the store is away, or another process hosts what they lead to
            self._wrong.give_back(site)
            raise
        self._wrong.give_back(site)
        if len(self._right) >= KNOWN:
            self._right.clear()
        self._right.add(said)
        return found


class OneEach:
    """One thing at a time for each address: whoever wishes for much waits for no more than that, and nobody else does."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def at(self, address: str) -> asyncio.Lock:
        return self._locks.setdefault(address, asyncio.Lock())


LITTLE: Final = 65_536
"""So many bytes may wait for a screen, however many wait for others of its address."""


class Queued:
    """How many bytes wait for the screens of each address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._waiting: Counter[str] = Counter()

    def change(self, address: str, before: int, now: int) -> bool:
        """Another number of bytes waits for a screen; returns whether that is more than its address may let wait."""
        self._waiting[address] += now - before
        if not self._waiting[address]:
            del self._waiting[address]
        return now > LITTLE and self._waiting[address] > self._most


class Open:
    """How many connections of a kind each address has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        if self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def __len__(self) -> int:
        return self._open.total()


def neighbourhood(host: str) -> str:
    """An address as far as it belongs to one household: IPv6 gives each of them 2^64."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return address.exploded[:19]
