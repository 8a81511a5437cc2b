"""The storm: tournaments of every kind are run at once while their server is killed and started, again and again."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import httpx

from sumdeck.store import CLUB, Store
from tests.budget import THOROUGH
from tests.server.clubs.fairs import CARDBOARD, ONLINE, computers
from tests.server.clubs.soak.audit import audit
from tests.server.clubs.soak.runner import Runner
from tests.server.live import COMMAND, ROOMY, Live
from tests.waiting import LIMIT, until_then

PEOPLE = [{"name": name} for name in ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana", "Ines", "Jo", "Kim")]
Fair = tuple[dict[str, Any], dict[str, Any], list[dict[str, Any]]]
FAIRS: tuple[Fair, ...] = (
    ({"system": "single", "seats": 3}, ONLINE, computers(13)),
    ({"system": "double", "seats": 2}, ONLINE, computers(7)),
    ({"system": "swiss", "seats": 3}, ONLINE, computers(9)),
    ({"system": "single", "seats": 3, "third_place": True}, CARDBOARD, PEOPLE),
    ({"system": "double", "seats": 2}, CARDBOARD, PEOPLE),
    ({"system": "swiss", "seats": 2}, CARDBOARD, PEOPLE),
)
"""How they are paired, where they are played, and who plays."""
USUAL = FAIRS if THOROUGH else FAIRS[1::2]
"""Those of every run: each system once, and both places."""


@dataclass(frozen=True)
class Outcome:
    """How it went."""

    returns: int
    acknowledged: int
    faults: list[str]


def soak(
    folder: Path,
    store: str,
    gaps: Sequence[int],
    troubles: int,
    to_the_end: bool = True,
    command: Sequence[str] = COMMAND,
    fairs: Sequence[Fair] = USUAL,
) -> Outcome:
    """Run all tournaments, each with so many troubles, and kill after so many answers each time; then look at everything."""
    rng = Random(folder.name)
    with Live(folder, *ROOMY, store=store, command=command) as live:
        runners = [Runner(live.port, wish(*fair), troubles, Random(rng.random())) for fair in fairs]
        faults = asyncio.run(storm(live, runners, gaps, to_the_end))
        faults += [line for line in live.log().splitlines() if '"fault"' in line or '"level": "error"' in line]
    with Store.open(store) as kept:
        faults += [fault for runner in runners for fault in audit(kept, runner)]
        if len(kept.alive(CLUB)) != len(runners):
            faults.append(f"twice: {len(runners)} organisers have opened {len(kept.alive(CLUB))} tournaments")
    returns = sum(screen.returns for runner in runners for screen in runner.screens)
    return Outcome(returns, sum(len(runner.acknowledged) for runner in runners), faults)


def wish(settings: dict[str, Any], terms: dict[str, Any], entrants: list[dict[str, Any]]) -> dict[str, Any]:
    """A tournament as an organiser asks for it."""
    return {"name": "Soak", "settings": settings, "terms": terms, "entrants": entrants}


async def storm(live: Live, runners: Sequence[Runner], gaps: Sequence[int], to_the_end: bool) -> list[str]:
    """Play, and kill, and let all tournaments come to their end; then let every screen be compared."""
    over = asyncio.Event()
    async with httpx.AsyncClient(timeout=LIMIT) as client:
        playing = asyncio.gather(*(runner.run(client, over) for runner in runners))
        for gap in gaps:
            await answered(runners, gap)
            await asyncio.to_thread(live.kill)
            await asyncio.to_thread(live.start)
        if not to_the_end:
            playing.cancel()
            return []
        await until_then(lambda: all_over(runners), "the end of all tournaments", lambda: [runner.over for runner in runners])
        for screen in (screen for runner in runners for screen in runner.screens):
            await screen.settle(client)
        over.set()
        await playing
        return [fault for runner in runners for screen in runner.screens for fault in await screen.compare(client)]


def all_over(runners: Sequence[Runner]) -> bool:
    return all(runner.over for runner in runners)


async def answered(runners: Sequence[Runner], more: int) -> None:
    """Wait until organisers have heard of so many things more that they are done: then is the moment to see whether they are."""

    def answers() -> int:
        return sum(len(runner.acknowledged) for runner in runners)

    wanted = answers() + more
    await until_then(lambda: answers() >= wanted or all_over(runners), f"{more} answers", lambda: f"{answers()} of {wanted}")
