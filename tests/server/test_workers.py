"""The processes that work for the house: everybody in turn, nothing too long, and none of them left behind."""

import asyncio
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from sumdeck.rules import registry
from sumdeck.rules.game import Mistake, Refusal
from sumdeck.server.worker import dump
from sumdeck.server.workers import NOBODY, Lost, Share, Workers
from tests.waiting import until, until_then

LONG = 600.0
HOUSE = """
import asyncio, os, time
from sumdeck.server.workers import NOBODY, Workers

async def work() -> None:
    print(await Workers(1).do(NOBODY, os.getpid), flush=True)
    time.sleep(600)

asyncio.run(work())
"""


def run(story: Callable[[Workers], Awaitable[None]], most: int = 1, patience: float = LONG, longest: float = LONG) -> None:
    """Tell a story with some workers, and see them end."""

    async def told() -> None:
        workers = Workers(most, patience, longest)
        try:
            await story(workers)
        finally:
            workers.stop()

    asyncio.run(told())


def alive(pid: int) -> bool:
    """Whether there is such a process, and it is no ghost."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_something_is_done_in_another_process() -> None:
    async def story(workers: Workers) -> None:
        assert await workers.do(NOBODY, divmod, 17, 5) == (3, 2)
        there = await workers.do(NOBODY, os.getpid)
        assert there != os.getpid()
        assert await workers.do(NOBODY, os.getpid) == there, "it is started once"

    run(story)


def refuse() -> None:
    """As a rule does."""
    raise Refusal("numero.no_answer_card", value=7)


def err() -> None:
    """As a sum does."""
    raise Mistake("sentence.wrong", at=3)


@pytest.mark.parametrize(("work", "fault"), [(refuse, Refusal("numero.no_answer_card", value=7)), (err, Mistake("x"))])
def test_what_is_refused_there_is_refused_here(work: Callable[[], None], fault: Refusal | Mistake) -> None:
    async def story(workers: Workers) -> None:
        with pytest.raises(type(fault)) as caught:
            await workers.do(NOBODY, work)
        if isinstance(fault, Refusal):
            assert (caught.value.code, caught.value.details) == (fault.code, fault.details)

    run(story)


def reckon(seconds: float) -> None:
    """As one who searches for ever does, but for no longer than a test may take."""
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass


@pytest.mark.parametrize(("work", "patience", "longest"), [(reckon, 0.1, LONG), (time.sleep, LONG, 0.2)])
def test_whoever_takes_too_long_is_ended(work: Callable[[float], None], patience: float, longest: float) -> None:
    """By the processor's time, and at last by the clock: nobody else gets a turn while somebody only waits."""

    async def story(workers: Workers) -> None:
        with pytest.raises(Lost):
            await workers.do(NOBODY, work, LONG)
        assert workers.lost == 1

    run(story, patience=patience, longest=longest)


def test_nobody_is_ended_because_the_machine_is_busy_or_for_what_was_done_before() -> None:
    """Whoever waits for the processor reckons as little as whoever sleeps; and each job has its own time."""

    async def story(workers: Workers) -> None:
        await workers.do(NOBODY, time.sleep, 1.1)
        for _ in range(3):
            await workers.do(NOBODY, reckon, 0.6)
        assert workers.lost == 0

    run(story, patience=1)


def test_the_next_is_served_after_one_that_has_ended() -> None:
    async def again(workers: Workers) -> None:
        before = await workers.do(NOBODY, os.getpid)
        os.kill(before, signal.SIGKILL)
        await until_then(lambda: not alive(before), "a process that ends")
        with pytest.raises(Lost):
            await workers.do(NOBODY, os.getpid)
        assert await workers.do(NOBODY, os.getpid) != before

    run(again)


@pytest.fixture
def gate(tmp_path: Path) -> Path:
    """Whoever reads it waits until somebody writes there: a worker is busy for exactly as long as a test wants."""
    os.mkfifo(tmp_path / "gate")
    return tmp_path / "gate"


def test_addresses_take_turns_and_so_do_the_tables_of_each(gate: Path) -> None:
    """However much one of them asks for."""

    async def story(workers: Workers) -> None:
        done: list[str] = []

        async def ask(address: str, table: str) -> None:
            await workers.do(Share(address, table), abs, 1)
            done.append(f"{address} {table}")

        first = asyncio.create_task(workers.do(NOBODY, gate.read_text))
        await until_then(lambda: workers.busy == 1, "a worker that works")
        wishes = [("school", "a")] * 4 + [("school", "b")] * 2 + [("home", "c")] * 2
        asked = [asyncio.create_task(ask(*wish)) for wish in wishes]
        await until_then(lambda: len(workers) == len(wishes), "all to wait")
        gate.write_text("go on")
        await asyncio.gather(first, *asked)

        turns = "school a, home c, school b, home c, school a, school b, school a, school a"
        assert done == turns.split(", ")
        assert (len(workers), workers.busy) == (0, 0)

    run(story)


def test_whoever_goes_away_takes_nobodys_turn(gate: Path) -> None:
    async def story(workers: Workers) -> None:
        first = asyncio.create_task(workers.do(NOBODY, gate.read_text))
        await until_then(lambda: workers.busy == 1, "a worker that works")
        gone = asyncio.create_task(workers.do(NOBODY, abs, 1))
        stays = asyncio.create_task(workers.do(NOBODY, abs, -2))
        await until_then(lambda: len(workers) == 2, "both to wait")
        gone.cancel()
        gate.write_text("go on")
        assert await stays == 2
        await first
        assert workers.busy == 0

    run(story)


def test_no_worker_is_left_behind() -> None:
    pids = []

    async def story(workers: Workers) -> None:
        pids.append(await workers.do(NOBODY, os.getpid))
        busy = asyncio.create_task(workers.do(NOBODY, time.sleep, LONG))
        waits = asyncio.create_task(workers.do(NOBODY, abs, 1))
        await until_then(lambda: len(workers) == 1, "somebody to wait")
        workers.stop()
        assert [type(each) for each in await asyncio.gather(busy, waits, return_exceptions=True)] == [Lost, Lost]

    run(story)
    until(lambda: not alive(pids[0]), "a process that ends")


def test_a_worker_does_not_outlive_a_house_that_was_killed() -> None:
    """It ends with its input: there is nobody else to tell it."""
    with subprocess.Popen([sys.executable, "-c", HOUSE], stdout=subprocess.PIPE, text=True) as house:
        assert house.stdout is not None
        worker = int(house.stdout.readline())
        assert alive(worker)
        house.kill()

    until(lambda: not alive(worker), "a worker that ends")


@pytest.mark.parametrize("name", registry.games())
def test_what_a_seat_sees_travels_as_it_is(name: str) -> None:
    """What a compiled class is made of is sent by the names of its fields."""
    game = registry.game(name)
    state = game.new("river", 2 if 2 in game.seats else game.seats[0])
    for _ in range(6):
        for seat in game.to_act(state)[:1]:
            view, move = game.view(state, seat), game.sample(state, seat, Random(1))
            sent = pickle.loads(dump((view, move)))
            assert (sent, hash(sent)) == ((view, move), hash((view, move)))
            state = game.apply(state, seat, move)


def test_what_all_states_of_a_game_share_is_found_again_in_a_worker() -> None:
    """Text has another hash there; and a compiled class is not put together from what is in it."""
    games = map(registry.game, registry.games())
    setups = [game.new("river", game.seats[0]).setup for game in games]
    seek = """import pickle, sys
for sent in pickle.load(sys.stdin.buffer):
    print({type(sent)(sent.options, sent.seats): "found"}.get(sent))"""

    told = subprocess.run(
        [sys.executable, "-c", seek],
        input=dump(setups),
        env={**os.environ, "PYTHONHASHSEED": "12345"},
        capture_output=True,
        check=True,
    )

    assert told.stdout.split() == [b"found"] * len(setups)
