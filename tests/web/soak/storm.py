"""The storm: people play at many tables while their server is killed and started, again and again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from random import Random

from sumdeck.store import Store
from tests.web.live import COMMAND, GREEDY, PERSON, Live
from tests.web.soak.audit import audit
from tests.web.soak.soaker import Soaker

LIMITS = (
    *("messages_per_second=1000", "messages_at_once=1000", "sockets_per_address=10000"),
    *("tables_at_once=10000", "joins_at_once=10000", "visits_at_once=1000000"),
)
CALM = 2.5
"""So many seconds people play on after the last kill."""
LONGEST = 6.0
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
        soakers = [soaker for number in range(tables) for soaker in sit_down(live, number, rng)]
        asyncio.run(storm(live, soakers, seconds, kills, rng))
        asyncio.run(compare(soakers))
        noted = [line for line in live.log().splitlines() if '"fault"' in line]
    with Store.open(store) as kept:
        found = [fault for table, party in groupby(soakers, lambda each: each.table) for fault in audit(kept, table, list(party))]
    acknowledged = sum(len(soaker.acknowledged) for soaker in soakers)
    return Outcome(len(soakers), sum(soaker.returns for soaker in soakers), acknowledged, [*noted, *found])


def sit_down(live: Live, number: int, rng: Random) -> Iterator[Soaker]:
    """The people at one more table: mostly two; one and the computer; or two with an onlooker and a second screen."""
    if number % 4 == 0:
        made = live.open(PERSON, GREEDY, way="computer", level="times-divide")
        table, tokens = made["table"], [own["token"] for own in made["seats"]]
    else:
        level = ("numbers-10", "subtraction", "full")[number % 3]
        table, *tokens = live.two(level=level, settings={"scoring": number % 2 == 0})
    for token in tokens:
        yield Soaker(live.port, table, token, Random(rng.random()))
    if number % 4 == 1:
        for token in ("", tokens[0]):
            yield Soaker(live.port, table, token, Random(rng.random()), plays=False)


async def storm(live: Live, soakers: Sequence[Soaker], seconds: float, kills: int, rng: Random) -> None:
    """Play, and kill."""
    over, until = asyncio.Event(), time.monotonic() + seconds
    playing = asyncio.gather(*(soaker.play(over) for soaker in soakers))
    while kills > 0 or time.monotonic() < until:
        await answered(soakers, rng.randrange(1, len(soakers)))
        await asyncio.to_thread(live.kill)
        await asyncio.sleep(rng.random() / 2)
        await asyncio.to_thread(live.start)
        kills -= 1
    await asyncio.sleep(CALM)
    over.set()
    await playing


async def answered(soakers: Sequence[Soaker], more: int) -> None:
    """Wait until people have heard of so many things more that they are done: then is the moment to see whether they are.

    Nobody waits for ever: a busy machine has fewer games, and as many kills.
    """

    def answers() -> int:
        return sum(len(soaker.acknowledged) for soaker in soakers)

    wanted = answers() + more
    with suppress(TimeoutError):
        async with asyncio.timeout(LONGEST):
            while answers() < wanted:
                await asyncio.sleep(0.005)


async def compare(soakers: Sequence[Soaker]) -> None:
    """Compare every screen, put together from what came over many lines, with a fresh one; some at a time."""
    turn = asyncio.Semaphore(AT_ONCE)

    async def one(soaker: Soaker) -> None:
        async with turn:
            await soaker.compare()

    async with asyncio.timeout(120):
        await asyncio.gather(*(one(soaker) for soaker in soakers))
