"""What serving costs as it grows: processes, tables, sockets, watchers, logs and entrants; and what follows for a million.

Everything is on loopback, bounded, and beside its own load on the same cores: compare the figures with each other, and read the
CPU time of a move rather than the moves a second.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import psycopg
from websockets.asyncio.client import ClientConnection

from bench.house import House, used_by
from bench.table import Row
from bench.visits import Pair, greet, heard, line_to, seated
from sumdeck.club.commands import Begin, Enter
from sumdeck.club.plan import plan_of
from sumdeck.club.settings import Settings
from sumdeck.club.tournament import Tournament, open_tournament
from sumdeck.store import Store
from sumdeck.table import Table, load_events
from tests.postgres import Cluster

Tick = Callable[[], object]
PROCESSES = (1, 2, 4)
TABLES, MOVES = 40, 20
WARM = 4
"""So many moves at each table come first: what a process finds out once, each of several has to find out for itself."""
WATCHERS = (0, 20, 40)
WHOLE = 200
"""No game has so many moves."""
LENGTHS = (0.25, 0.5, 1.0)
"""Parts of a whole game."""
ENTRANTS = (25, 50, 100, 200)


@dataclass(frozen=True)
class Curve:
    """How something grows."""

    name: str
    across: str
    up: str
    points: Sequence[tuple[float, float]]

    @property
    def told(self) -> str:
        return ", ".join(f"{across:g}: {up:,.0f}" for across, up in self.points)

    @property
    def slope(self) -> float:
        """By how much it grows for one more, between the first point and the last."""
        (low, least), (high, most) = self.points[0], self.points[-1]
        return (most - least) / (high - low)


def processes(source: Path, rounds: int, tick: Tick) -> tuple[list[Row], Curve, float]:
    """Moves over sockets with PostgreSQL and 1, 2 and 4 processes: how many a second, and what each costs all processes.

    Returns also what a move costs PostgreSQL at the most, in microseconds.
    """
    rows, points, least = [], [], []
    found: dict[int, list[tuple[float, float, float]]] = {count: [] for count in PROCESSES}
    with database() as cluster:
        for _ in range(rounds):
            for count in PROCESSES:  # by turns: the machine is busier at one time than at another
                with House(source, cluster.database(), f"--workers={count}") as house:
                    found[count].append(asyncio.run(played(house, also=cluster.pid)))
                tick()
    for count, rounds_of_it in found.items():
        rates, costs, kept = zip(*rounds_of_it)
        cost = 1e6 * median(costs)
        least.append(1e6 * median(kept))
        note = f"CPU a move: {cost:.0f} µs in all processes, {least[-1]:.0f} in PostgreSQL; the load has the same cores"
        what = f"moves a second, {count} process{'es' if count > 1 else ''}"
        rows.append(Row(what, f"{TABLES} tables, PostgreSQL", tuple(rates), None, " a second", note))
        points.append((float(count), cost))
    return rows, Curve("a move, by processes", "processes", "µs of CPU", points), max(least)


async def played(house: House, each: int = MOVES, also: int = 0) -> tuple[float, float, float]:
    """Moves a second of tables that play as fast as they can, and CPU seconds a move: of the server, and of another process."""
    async with AsyncExitStack() as stack:
        pairs = [await seated(house, stack) for _ in range(TABLES)]
        await asyncio.gather(*(moves(pair, WARM) for pair in pairs))
        before = sum(len(pair.waits) for pair in pairs)
        begun, used, kept = time.perf_counter(), house.used(), used_by(also) if also else 0.0
        await asyncio.gather(*(moves(pair, each) for pair in pairs))
        made = sum(len(pair.waits) for pair in pairs) - before
        costs = house.used() - used, (used_by(also) if also else 0.0) - kept
        return made / (time.perf_counter() - begun), costs[0] / made, costs[1] / made


async def moves(pair: Pair, count: int) -> None:
    for _ in range(count):
        await pair.move()


def memory(source: Path, tick: Tick) -> list[Row]:
    """What a table and a socket take of memory."""
    with House(source) as house:
        before = house.memory()
        tables = [house.table() for _ in range(5 * TABLES)]
        laid = house.memory()
        tick()
        sockets = asyncio.run(sat_down(house, tables))
        tick()
    each, socket = (laid - before) / len(tables), (sockets - laid) / (2 * len(tables))
    return [
        Row("memory of a table in use", "two people, begun", (each / 1024,), None, " kB"),
        Row("memory of a socket", "a page at a table", (socket / 1024,), None, " kB"),
    ]


async def sat_down(house: House, tables: list[tuple[str, list[str]]]) -> int:
    """The memory of the server when everybody is there."""
    async with AsyncExitStack() as stack:
        for table, tokens in tables:
            for token in tokens:
                line = await stack.enter_async_context(line_to(house, "/ws"))
                await greet(line, table, token)
                await heard(line)
        return house.memory()


def watchers(source: Path, tick: Tick) -> Curve:
    """What a move costs beside so many onlookers at each of some tables."""
    points = []
    for count in WATCHERS:
        with House(source) as house:
            points.append((float(count), 1e6 * asyncio.run(watched(house, count))))
        tick()
    return Curve("a move, by watchers", "watchers at the table", "µs of CPU", points)


async def watched(house: House, count: int) -> float:
    async with AsyncExitStack() as stack:
        pairs = []
        for _ in range(12):
            table, tokens = house.table()
            lines = [await stack.enter_async_context(line_to(house, "/ws")) for _ in range(2 + count)]
            for line, token in zip(lines, [*tokens, *[""] * count]):
                await greet(line, table, token)
            views = [await heard(line) for line in lines]
            pairs.append(Pair(lines[:2], views[:2]))
            for line in lines[2:]:
                stack.callback(asyncio.create_task(drained(line)).cancel)
        used = house.used()
        await asyncio.gather(*(moves(pair, MOVES) for pair in pairs))
        return (house.used() - used) / sum(len(pair.waits) for pair in pairs)


async def drained(line: ClientConnection) -> None:
    """Hear everything, and keep nothing."""
    async for _ in line:
        pass


def stored(source: Path, tick: Tick) -> tuple[list[Row], Curve]:
    """What a game takes in the store, and how long it takes to read it again."""
    with database() as cluster:
        url = cluster.database()
        before = size(url)
        with House(source, url) as house:
            asyncio.run(played(house, WHOLE))
        with Store.open(url) as store:
            logs = [store.load(row.id) for row in store.alive()]
        events = sum(map(len, logs))
        tick()
        note = f"{events / len(logs):.0f} events a game here; indices and the database's own bytes are in it"
        row = Row("a stored event", "a table in PostgreSQL", ((size(url) - before) / events / 1024,), None, " kB", note)
    log, points = max(logs, key=len), []
    for part in LENGTHS:
        length, begun = round(part * len(log)), time.process_time()
        for _ in range(20):
            Table(load_events(log[:length]))
        points.append((float(length), 1e6 * (time.process_time() - begun) / 20))
        tick()
    return [row], Curve("taking a table up, by its length", "events", "µs of CPU", points)


def size(url: str) -> int:
    """How many bytes a database has."""
    with psycopg.connect(url) as connection:
        found = connection.execute("SELECT pg_database_size(current_database())").fetchone()
    assert found is not None
    return int(found[0])


def entrants(tick: Tick) -> Curve:
    """How long the plan of a tournament takes."""
    points = []
    for count in ENTRANTS:
        tournament = Tournament([open_tournament("Fair", Settings(system="swiss"))])
        for number in range(count):
            tournament.act(Enter(f"Otter {number}"))
        tournament.act(Begin())
        begun = time.process_time()
        plan_of(tournament.progress)
        points.append((float(count), 1e6 * (time.process_time() - begun)))
        tick()
    return Curve("the plan of a tournament (Swiss)", "entrants", "µs of CPU", points)


@contextmanager
def database() -> Iterator[Cluster]:
    """A PostgreSQL server for as long as it is needed."""
    cluster = Cluster(safe=True)
    cluster.start()
    try:
        yield cluster
    finally:
        cluster.remove()


def picture(path: Path, curves: Sequence[Curve]) -> None:
    """All curves, drawn."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, panels = pyplot.subplots(1, len(curves), figsize=(4 * len(curves), 3.6))
    for panel, curve in zip(panels, curves, strict=True):
        panel.plot(*zip(*curve.points, strict=True), marker="o")
        panel.set(title=curve.name, xlabel=curve.across, ylabel=curve.up)
        panel.set_ylim(bottom=0)
        panel.grid(alpha=0.3)
    figure.tight_layout()
    path.parent.mkdir(exist_ok=True)
    figure.savefig(path, dpi=110)
