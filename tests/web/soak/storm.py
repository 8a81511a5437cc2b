"""The storm: people come together and play at many tables while their server is killed and started, again and again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random

import httpx

from sumdeck.store import Store
from tests.web.live import COMMAND, Live
from tests.web.soak.audit import audit
from tests.web.soak.party import Party
from tests.web.soak.soaker import Soaker

LIMITS = (
    *("messages_per_second=1000", "messages_at_once=1000", "sockets_per_address=10000"),
    *("tables_at_once=10000", "joins_at_once=10000", "visits_at_once=1000000"),
)
CALM = 2.5
"""So many seconds people play on after the last kill."""
LONGEST = 10.0
"""So many seconds pass between two kills, at the most."""
AT_ONCE = 30


@dataclass(frozen=True)
class Outcome:
    """How it went."""

    people: int
    returns: int
    acknowledged: int
    faults: list[str]


def soak(folder: Path, store: str, tables: int, seconds: float, kills: int = 2, command: Sequence[str] = COMMAND) -> Outcome:
    """Let people play at so many tables for so long in a storm, with so many kills at least; then look at everything."""
    rng = Random(folder.name)
    with Live(folder, *(f"--limit={limit}" for limit in LIMITS), store=store, command=command) as live:
        parties = [Party(number, live.port, Random(rng.random())) for number in range(tables)]
        asyncio.run(storm(live, parties, seconds, kills, rng))
        noted = [line for line in live.log().splitlines() if '"fault"' in line]
    with Store.open(store) as kept:
        faults = [*noted, *found(kept, parties)]
    soakers = people(parties)
    acknowledged, returns = sum(len(each.acknowledged) for each in soakers), sum(each.returns for each in soakers)
    return Outcome(len(soakers), returns, acknowledged, faults)


async def storm(live: Live, parties: Sequence[Party], seconds: float, kills: int, rng: Random) -> None:
    """Play, and kill; at last let everybody compare their screens."""
    over, until = asyncio.Event(), time.monotonic() + seconds  # … or twice that, on a busy machine
    async with httpx.AsyncClient(timeout=30) as client:
        playing = asyncio.gather(*(party.play(client, over) for party in parties))
        while kills > 0 or time.monotonic() < until or (is_calm(parties) and time.monotonic() < until + seconds):
            await answered(parties, rng.randrange(1, 2 * len(parties)))
            await asyncio.to_thread(live.kill)
            await asyncio.sleep(rng.random() / 2)
            await asyncio.to_thread(live.start)
            kills -= 1
        await asyncio.sleep(CALM)
        over.set()
        await playing
    await compare(people(parties))


async def answered(parties: Sequence[Party], more: int) -> None:
    """Wait until people have heard of so many things more that they are done: then is the moment to see whether they are."""

    def answers() -> int:
        return sum(party.answers for party in parties)

    wanted = answers() + more
    with suppress(TimeoutError):
        async with asyncio.timeout(LONGEST):
            while answers() < wanted:
                await asyncio.sleep(0.01)


def is_calm(parties: Sequence[Party]) -> bool:
    """Whether nobody could say yet that there was a storm."""
    soakers = people(parties)
    done, returns = sum(len(each.acknowledged) for each in soakers), sum(each.returns for each in soakers)
    return min(done, returns) < 2 * len(soakers)


async def compare(soakers: Sequence[Soaker]) -> None:
    """Compare every screen, put together from what came over many lines, with a fresh one; some at a time."""
    turn = asyncio.Semaphore(AT_ONCE)

    async def one(soaker: Soaker) -> None:
        async with turn:
            await soaker.compare()

    async with asyncio.timeout(120):
        await asyncio.gather(*(one(soaker) for soaker in soakers))


def found(store: Store, parties: Sequence[Party]) -> Iterator[str]:
    """Yield whatever is wrong: with a table, or with how many there are."""
    tables = {row.id for row in store.alive()}
    for party in parties:
        yield from party.complaints
        if party.table in tables:
            yield from audit(store, party.table, party.soakers)
        else:
            yield f"lost: the table {party.table}"
    if len(tables) > len(parties):
        yield f"twice: {len(parties)} parties have laid {len(tables)} tables"


def people(parties: Sequence[Party]) -> list[Soaker]:
    """Everybody who has sat down so far."""
    return [soaker for party in parties for soaker in party.soakers]
