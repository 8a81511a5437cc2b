"""The storm: tournaments of every kind are run at once while their server is killed and started, again and again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import httpx

from sumdeck.store import CLUB, Store
from tests.web.clubs.fairs import CARDBOARD, ONLINE, computers
from tests.web.clubs.soak.audit import audit
from tests.web.clubs.soak.runner import Runner
from tests.web.live import COMMAND, Live

LIMITS = ("tables_at_once=100000", "joins_at_once=100000", "visits_at_once=1000000", "sockets_per_address=10000")
LONGEST = 4.0
"""So many seconds pass between two kills, at the most."""
PATIENCE = 50.0
"""So many seconds all tournaments may take after the last kill."""
PEOPLE = [{"name": name} for name in ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana", "Ines", "Jo", "Kim")]
FAIRS: tuple[tuple[dict[str, Any], dict[str, Any], list[dict[str, Any]]], ...] = (
    ({"system": "single", "seats": 3}, ONLINE, computers(13)),
    ({"system": "double", "seats": 2}, ONLINE, computers(7)),
    ({"system": "swiss", "seats": 3}, ONLINE, computers(9)),
    ({"system": "single", "seats": 3, "third_place": True}, CARDBOARD, PEOPLE),
    ({"system": "double", "seats": 2}, CARDBOARD, PEOPLE),
    ({"system": "swiss", "seats": 2}, CARDBOARD, PEOPLE),
)
"""How they are paired, where they are played, and who plays."""


@dataclass(frozen=True)
class Outcome:
    """How it went."""

    kills: int
    returns: int
    acknowledged: int
    faults: list[str]


def soak(
    folder: Path, store: str, seconds: float, troubles: int, patience: float = PATIENCE, command: Sequence[str] = COMMAND
) -> Outcome:
    """Run all tournaments in a storm that lasts so long, each with so many troubles; then look at everything."""
    rng = Random(folder.name)
    with Live(folder, *(f"--limit={limit}" for limit in LIMITS), store=store, command=command) as live:
        runners = [Runner(live.port, wish(*fair), troubles, Random(rng.random())) for fair in FAIRS]
        kills, faults = asyncio.run(storm(live, runners, seconds, patience, rng))
        faults += [line for line in live.log().splitlines() if '"fault"' in line or '"level": "error"' in line]
    with Store.open(store) as kept:
        faults += [fault for runner in runners for fault in audit(kept, runner)]
        if len(kept.alive(CLUB)) != len(runners):
            faults.append(f"twice: {len(runners)} organisers have opened {len(kept.alive(CLUB))} tournaments")
    returns = sum(screen.returns for runner in runners for screen in runner.screens)
    return Outcome(kills, returns, sum(len(runner.acknowledged) for runner in runners), faults)


def wish(settings: dict[str, Any], terms: dict[str, Any], entrants: list[dict[str, Any]]) -> dict[str, Any]:
    """A tournament as an organiser asks for it."""
    return {"name": "Soak", "settings": settings, "terms": terms, "entrants": entrants}


async def storm(live: Live, runners: Sequence[Runner], seconds: float, patience: float, rng: Random) -> tuple[int, list[str]]:
    """Play, and kill, and let all tournaments come to their end; then let every screen be compared."""
    over, until, kills = asyncio.Event(), time.monotonic() + seconds, 0
    async with httpx.AsyncClient(timeout=30) as client:
        playing = asyncio.gather(*(runner.run(client, over) for runner in runners))
        while kills < 1 or (time.monotonic() < until and not all(runner.over for runner in runners)):
            await answered(runners, rng.randrange(1, 4 * len(runners)))
            await asyncio.to_thread(live.kill)
            await asyncio.sleep(rng.random() / 4)
            await asyncio.to_thread(live.start)
            kills += 1
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                while not all(runner.over for runner in runners):
                    await asyncio.sleep(0.1)
        await asyncio.sleep(1)
        over.set()
        for runner in runners:
            if not runner.over:
                playing.cancel()
                return kills, [f"endless: {runner.club}"]
        await playing
        return kills, [fault for runner in runners for screen in runner.screens for fault in await screen.compare(client)]


async def answered(runners: Sequence[Runner], more: int) -> None:
    """Wait until organisers have heard of so many things more that they are done: then is the moment to see whether they are."""

    def answers() -> int:
        return sum(len(runner.acknowledged) for runner in runners)

    wanted = answers() + more
    with suppress(TimeoutError):
        async with asyncio.timeout(LONGEST):
            while answers() < wanted:
                await asyncio.sleep(0.01)
