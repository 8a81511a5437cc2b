"""The storm for several processes: people play and tournaments go on, whatever happens to those who serve them.

Processes are killed, paused and asked to end, the database is started anew, and the lines between the processes are cut.
"""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import httpx

from sumdeck.store import Store
from sumdeck.store.leases import LEASE
from sumdeck.table import load_events
from tests.postgres import Cluster
from tests.server.clubs.soak.audit import audit as audit_club
from tests.server.clubs.soak.runner import Runner
from tests.server.clubs.soak.storm import FAIRS, all_over, wish
from tests.server.live import ROOMY, Live
from tests.server.several.history import violations
from tests.server.several.hosts import ALIVE, ORPHANS, ask, second_hosts, watch
from tests.server.several.witness import Witness
from tests.server.soak.party import Party
from tests.server.soak.storm import answered, compare, found, people, returned
from tests.waiting import LIMIT, TooSlowToTell, until, until_then

PROCESSES = 3
MOST_PAUSES = 12


@dataclass
class Outcome:
    """How it went."""

    people: int = 0
    acknowledged: int = 0
    operations: int = 0
    takeovers: list[float] = field(default_factory=list)
    """For each pause: after how many lease periods nothing was left to the one who was paused."""
    faults: list[str] = field(default_factory=list)


class House:
    """Three processes that share a port, and what can happen to them."""

    def __init__(self, live: Live, database: str, cluster: Cluster, rng: Random) -> None:
        self._live, self._database, self._cluster, self._rng = live, database, cluster, rng
        self.takeovers: list[float] = []

    def kill(self) -> None:
        """As a power cut would."""
        os.kill(self._one(), signal.SIGKILL)

    def end(self) -> None:
        """It hands over what it has."""
        os.kill(self._one(), signal.SIGTERM)

    def pause(self) -> None:
        """It stands still until others have taken everything from it; then it goes on, and does not know."""
        until(lambda: ask(self._database, ALIVE) == PROCESSES, "all processes to be alive")
        paused, begun = self._one(), time.monotonic()
        os.kill(paused, signal.SIGSTOP)
        try:
            until(lambda: ask(self._database, ALIVE) == PROCESSES - 1, "the end of a lease")
            until(lambda: ask(self._database, ORPHANS) == 0, "others to take over")
            self.takeovers.append((time.monotonic() - begun) / LEASE)
        finally:
            os.kill(paused, signal.SIGCONT)

    def pause_until_there_are_two_hosts(self) -> None:
        """Pause one after the other, and give each the time to say something that it must not; but not for ever."""
        for _ in range(MOST_PAUSES):
            self.pause()
            with suppress(TooSlowToTell):
                until(lambda: any(second_hosts(self._database)), "a second host", limit=LEASE)
                return

    def restart_database(self) -> None:
        self._cluster.stop("immediate")
        self._cluster.start()

    def cut_lines(self) -> None:
        """Everybody who is carried from one process to another is let go of."""
        for process in self._processes():
            os.kill(process, signal.SIGUSR1)

    def _one(self) -> int:
        return self._rng.choice(until(self._processes, "a process"))

    def _processes(self) -> list[int]:
        children = Path(f"/proc/{self._live.pid}/task/{self._live.pid}/children").read_text().split()
        return [int(pid) for pid in children if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text()]


Trouble = Callable[[House], None]
TROUBLES: tuple[Trouble, ...] = (House.kill, House.pause, House.cut_lines, House.end, House.restart_database)


def storm(
    folder: Path,
    cluster: Cluster,
    tables: int,
    fairs: int,
    troubles: Sequence[Trouble],
    command: Sequence[str],
    to_the_end: bool = True,
) -> Outcome:
    """Let people play, and these things happen; then look at everything that anybody was told.

    Where a fault is planted, nobody waits for people to come to an end: perhaps they never do.
    """
    database, rng, outcome = cluster.database(), Random(tables), Outcome()
    Store.open(database).close()
    watch(database)
    options = (*ROOMY, f"--workers={PROCESSES}")
    with Live(folder, *options, store=database, command=command) as live:
        parties = [Party(number, live.port, Random(rng.random()), Witness) for number in range(tables)]
        runners = [Runner(live.port, wish(*fair), 2, Random(rng.random())) for fair in FAIRS[len(FAIRS) - fairs :]]
        house = House(live, database, cluster, rng)
        outcome.faults += asyncio.run(played(house, parties, runners, troubles, to_the_end))
        outcome.takeovers = house.takeovers
        outcome.faults += [line for line in live.log().splitlines() if '"fault"' in line]
        if to_the_end and (code := live.kill(signal.SIGTERM)) != 0:
            outcome.faults.append(f"ended: with {code}")
    outcome.faults += second_hosts(database)
    if not to_the_end:
        cluster.drop(database)
        return outcome
    with Store.open(database) as store:
        outcome.faults += [fault for runner in runners for fault in audit_club(store, runner)]
        outcome.faults += found(store, parties)
        for party in parties:
            log = load_events(store.load(party.table))
            history = [each for soaker in party.soakers for each in soaker.operations(log)]  # type: ignore[attr-defined]
            outcome.operations += len(history)
            outcome.faults += violations(history)
    outcome.people, outcome.acknowledged = len(people(parties)), sum(len(each.acknowledged) for each in people(parties))
    cluster.drop(database)
    return outcome


async def played(
    house: House, parties: Sequence[Party], runners: Sequence[Runner], troubles: Sequence[Trouble], to_the_end: bool
) -> list[str]:
    """Play; let something happen whenever there was enough to lose; come back, and compare every screen with a fresh one."""
    over = asyncio.Event()
    async with httpx.AsyncClient(timeout=LIMIT) as client:
        playing = asyncio.gather(
            *(party.play(client, over) for party in parties), *(runner.run(client, over) for runner in runners)
        )
        await returned(parties, {})
        for trouble in troubles:
            await answered(parties, len(parties))
            await asyncio.to_thread(trouble, house)
        if not to_the_end:
            playing.cancel()
            return []
        before = {soaker: soaker.returns - 1 for soaker in people(parties)}
        await returned(parties, before)
        await answered(parties, len(parties))
        await until_then(lambda: all_over(runners), "the end of all tournaments", lambda: [each.over for each in runners])
        screens = [screen for runner in runners for screen in runner.screens]
        for screen in screens:
            await screen.settle(client)
        over.set()
        await playing
        faults = [fault for screen in screens for fault in await screen.compare(client)]
    await compare(people(parties))
    return faults
