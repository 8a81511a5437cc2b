"""The server: what a move costs beside an echo, how many tables one core holds, and how long a player waits.

The cost is CPU time of the whole process, with its writer. A move is a claim that is read, judged, written to the disk and heard
by two screens; an echo is a message there and back on a socket of the same server.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median, quantiles

from websockets.asyncio.client import ClientConnection

from bench.house import House
from bench.table import Row
from bench.visits import EARLY, Pair, call, greet, keep_thinking, line_to, seated, seated_at

Tick = Callable[[], object]
TABLES, MOVES, SLICES = 40, 20, 4
"""So many tables play at once, so many moves in each round, in so many slices with echoes between them."""
PACE = 5.0
"""Somebody makes a move at each table once in so many seconds."""
PEOPLE, THINK = 10, 0.1
"""So many tables of people, who think for so many seconds, beside those where computer players think."""


@dataclass(frozen=True)
class Cost:
    """CPU time of the server in one round, in seconds."""

    move: float
    echo: float


def against_echo(sources: dict[str, Path], rounds: int, tick: Tick) -> Iterator[Row]:
    """A move against an echo, for each kind of rules; and how many tables that lets one core hold."""
    costs: dict[str, list[Cost]] = {name: [] for name in sources}
    for _ in range(rounds):
        for name, folder in sources.items():
            with House(folder) as house:
                costs[name].append(asyncio.run(measured(house)))
            tick()
    for name, found in costs.items():
        ratios = tuple(cost.move / cost.echo for cost in found)
        note = f"{1e6 * min(cost.move for cost in found):.0f} µs at best; two screens hear it, one the echo"
        yield Row(f"a move over the socket, {name} rules", "the server echoing 120 bytes", ratios, 4, "× cost", note)
        rates = tuple(1 / cost.move for cost in found)
        yield Row(f"moves a second of CPU, {name} rules", f"{TABLES} tables, SQLite", rates, 2500, " moves")


async def measured(house: House) -> Cost:
    """Moves and echoes by turns, so that a busy moment of the machine is shared by both."""
    async with AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(line_to(house, "/echo")) for _ in range(TABLES)]
        pairs = [await seated(house, stack) for _ in range(TABLES)]
        moves = echoes = 0.0
        for _ in range(SLICES):
            begun = house.cpu()
            await asyncio.gather(*(call(line, MOVES) for line in lines))
            called = house.cpu()
            await asyncio.gather(*(play(pair, MOVES // SLICES) for pair in pairs))
            echoes += called - begun
            moves += house.cpu() - called
        made = sum(len(pair.waits) for pair in pairs)
        return Cost(moves / made, echoes / (SLICES * MOVES * TABLES))


async def play(pair: Pair, moves: int) -> None:
    """Play so many moves, one after the other."""
    for _ in range(moves):
        await pair.move()


def watched(sources: dict[str, Path], watchers: int, rounds: int, tick: Tick) -> Iterator[Row]:
    """What it costs that one more screen watches a table, for each move that is made there."""
    for name, folder in sources.items():
        with House(folder) as house:
            costs, size = asyncio.run(beside_watchers(house, watchers, rounds))
        note = f"{watchers} watch; each hears {size} bytes of a move"
        yield Row(f"one who watches, {name} rules", "0.05 ms of a move", tuple(1000 * cost for cost in costs), 0.05, " ms", note)
        tick()


async def beside_watchers(house: House, watchers: int, rounds: int) -> tuple[list[float], int]:
    """CPU time for each of those who watch and each move, round by round; and how many bytes they hear of a move at the most."""
    costs, longest = [], 0
    async with AsyncExitStack() as stack:
        await play(await seated(house, stack), EARLY)  # so that everything is at hand
    for _ in range(rounds):
        async with AsyncExitStack() as stack:
            table, tokens = house.table()
            pair = await seated_at(house, stack, table, tokens)
            alone = await cost_of(house, pair)
            lines = [await stack.enter_async_context(line_to(house, "/ws")) for _ in range(watchers)]
            for line in lines:
                await greet(line, table, "")
                await line.recv()
            watching = [asyncio.create_task(listen_to(line)) for line in lines]
            costs.append((await cost_of(house, pair) - alone) / watchers)
            for task in watching:
                task.cancel()
            await asyncio.gather(*watching, return_exceptions=True)
            longest = max(longest, pair.longest)
    return costs, longest


async def cost_of(house: House, pair: Pair) -> float:
    """CPU time of a move."""
    begun, before = house.cpu(), len(pair.waits)
    await play(pair, EARLY)
    return (house.cpu() - begun) / (len(pair.waits) - before)


async def listen_to(line: ClientConnection) -> None:
    """Listen, and do nothing with it."""
    async for _ in line:
        pass


def held(sources: dict[str, Path], tables: int, seconds: float, tick: Tick) -> Iterator[Row]:
    """How many tables one core would hold by the CPU time that some need; and how long players wait while these are held."""
    for name, folder in sources.items():
        with House(folder) as house:
            busy, waits = asyncio.run(unhurried(house, tables, seconds))
        percent = quantiles(waits, n=100)
        waited = f"p50 {1000 * percent[49]:.1f} ms, p99 {1000 * percent[98]:.1f} ms with {tables} tables"
        yield Row(
            f"tables on one core, {name} rules", f"a move in {PACE:g} s at each", (tables / busy,), unit=" tables", note=waited
        )
        tick()


def beside_computers(sources: dict[str, Path], tables: int, rounds: int, tick: Tick) -> Iterator[Row]:
    """How long people wait for their own move beside tables where computer players think, against how long without."""
    for name, folder in sources.items():
        with House(folder) as house:
            alone, crowded = asyncio.run(beside(house, tables, rounds))
        p99 = [quantiles(waits, n=100)[98] for waits in (alone, crowded)]
        note = f"p99 {1000 * p99[0]:.1f} ms without, {1000 * p99[1]:.1f} ms with; p50 {1000 * median(crowded):.1f} ms"
        yield Row(
            f"a move beside {tables} thinking tables, {name} rules", "the same without", (p99[1] / p99[0],), 2, "× p99", note
        )
        tick()


async def beside(house: House, tables: int, rounds: int) -> tuple[list[float], list[float]]:
    """How long each move took, without computer players and beside so many tables of them, by turns."""
    waits: tuple[list[float], list[float]] = [], []
    for _ in range(rounds):
        for here, found in zip((0, tables), waits):
            begun = asyncio.Semaphore(0)
            thinking = [asyncio.create_task(keep_thinking(house, begun)) for _ in range(here)]
            for _ in thinking:
                await begun.acquire()
            async with AsyncExitStack() as stack:
                pairs = [await seated(house, stack) for _ in range(PEOPLE)]
                await asyncio.gather(*(think_and_move(pair) for pair in pairs))
            found += [wait for pair in pairs for wait in pair.waits]
            for task in thinking:
                task.cancel()
            ended = await asyncio.gather(*thinking, return_exceptions=True)
            assert all(isinstance(each, asyncio.CancelledError) for each in ended), ended
    return waits


async def think_and_move(pair: Pair) -> None:
    """Play so many moves, without haste."""
    for _ in range(MOVES):
        await asyncio.sleep(THINK)
        await pair.move()


async def unhurried(house: House, tables: int, seconds: float) -> tuple[float, list[float]]:
    """Which share of a core so many tables take at that pace, and how long each move took."""
    rng = Random(tables)
    async with AsyncExitStack() as stack:
        pairs = [await seated(house, stack) for _ in range(tables)]
        begun, loop = house.cpu(), asyncio.get_running_loop()
        until = loop.time() + seconds

        async def think_and_move(pair: Pair) -> None:
            await asyncio.sleep(rng.uniform(0, PACE))
            before = loop.time()
            await pair.move()  # one in any case, or there were nothing to measure
            while before + PACE < until:
                await asyncio.sleep(max(0.0, before + PACE - loop.time()))
                before = loop.time()
                await pair.move()

        await asyncio.gather(*(think_and_move(pair) for pair in pairs))
        waits = [wait for pair in pairs for wait in pair.waits]
        return (house.cpu() - begun) / len(waits) * tables / PACE, waits
