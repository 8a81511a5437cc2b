"""The storm: people come together and play at many tables while their server is killed and started, again and again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random

import httpx
from websockets.exceptions import WebSocketException

from sumdeck.store import Store
from tests.server.live import COMMAND, ROOMY, Live
from tests.server.soak.audit import audit
from tests.server.soak.party import Party
from tests.server.soak.soaker import Soaker
from tests.waiting import LIMIT, PAUSE, patience, until_then

AT_ONCE = 30


@dataclass(frozen=True)
class Outcome:
    """How it went."""

    people: int
    returns: int
    acknowledged: int
    faults: list[str]


def soak(folder: Path, store: str, tables: int, gaps: Sequence[int], command: Sequence[str] = COMMAND) -> Outcome:
    """Let people play at so many tables, with a kill in each gap between so many answers; then look at everything."""
    rng = Random(folder.name)
    # However busy the machine is: whoever is cut off for being silent comes back, which makes it busier still.
    with Live(folder, *ROOMY, store=store, command=command) as live:
        parties = [Party(number, live.port, Random(rng.random())) for number in range(tables)]
        asyncio.run(storm(live, parties, gaps))
        noted = [line for line in live.log().splitlines() if '"fault"' in line]
    with Store.open(store) as kept:
        faults = [*noted, *found(kept, parties)]
    soakers = people(parties)
    acknowledged, returns = sum(len(each.acknowledged) for each in soakers), sum(each.returns for each in soakers)
    return Outcome(len(soakers), returns, acknowledged, faults)


async def storm(live: Live, parties: Sequence[Party], gaps: Sequence[int]) -> None:
    """Play, and kill after so many answers each time but the last; then let all come back and compare their screens."""
    over = asyncio.Event()
    async with httpx.AsyncClient(timeout=LIMIT) as client:
        playing = asyncio.gather(*(party.play(client, over) for party in parties))
        before: dict[Soaker, int] = {}
        for gap in gaps[:-1]:
            await answered(parties, gap)
            await asyncio.to_thread(live.kill)
            before = {soaker: soaker.returns for soaker in people(parties)}
            await asyncio.to_thread(live.start)
        await returned(parties, before)
        await answered(parties, gaps[-1])
        over.set()
        await playing
    await compare(people(parties))


async def answered(parties: Sequence[Party], more: int) -> None:
    """Wait until people have heard of so many things more that they are done: then is the moment to see whether they are."""

    def answers() -> int:
        return sum(party.answers for party in parties)

    def enough() -> bool:
        return answers() >= wanted or all(party.idle for party in parties)

    wanted = answers() + more
    await until_then(enough, f"{more} answers", lambda: f"{answers()} of {wanted}")


async def returned(parties: Sequence[Party], before: Mapping[Soaker, int]) -> None:
    """Wait until everybody sits at a table and has come back since then; whoever found no way back has complained."""

    def back() -> int:
        return sum(each.returns > before.get(each, 0) or bool(each.complaints) for each in people(parties))

    def everybody() -> bool:
        return all(party.soakers or party.complaints for party in parties) and back() == len(people(parties))

    await until_then(everybody, "everybody to come back", lambda: f"{back()} of {len(people(parties))}")


async def compare(soakers: Sequence[Soaker]) -> None:
    """Compare every screen, put together from what came over many lines, with a fresh one; some at a time."""
    turn = asyncio.Semaphore(AT_ONCE)

    async def one(soaker: Soaker) -> None:
        async with turn:
            while True:  # a table that has just moved, or whose process ends, is asked for again, as a page does
                with suppress(WebSocketException, OSError, EOFError):
                    return await soaker.compare()
                await asyncio.sleep(PAUSE)

    async with patience("everybody to compare"):
        await asyncio.gather(*(one(soaker) for soaker in soakers))


def found(store: Store, parties: Sequence[Party]) -> Iterator[str]:
    """Yield whatever is wrong: with a table, or with how many there are."""
    tables = {row.id for row in store.alive() if not row.hosted_with}
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
