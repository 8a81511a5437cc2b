"""A house that fails at every possible step: nothing that was said is lost, and nothing happens twice.

Two people and a computer player play the same game again and again; each time another write of the store goes wrong in one of
four ways. Everybody says what they said until they hear that it is done. In the end, the log is always the same.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from sumdeck.rules.game import Seat
from sumdeck.server.hosted_table import HostedTable
from sumdeck.store import StoreError
from sumdeck.table.commands import Command, Say, SayPhrase
from tests.budget import seldom
from tests.server.service.house import CARELESS, PERSON, House, Witness, claim, house, timeless

CLAIMS = 8
FAULTS = ("refused", "in doubt", "dies before", "dies after")


class Died(Exception):
    """Nobody will ever hear from this process again."""


async def play(here: House, table: str, screens: dict[int, Witness]) -> HostedTable:
    """Go on with the game where it is, until so many claims have been made."""
    running = await (await here.start()).table(table)
    for screen in screens.values():
        running.enter(screen)
    while len(running.table.state.line) < CLAIMS:
        seat = running.table.state.to_act[0]
        if seat == 1:
            await here.wait(1000)
            if here.store.dead:
                raise Died
            continue
        turn = len(running.table.state.line)
        await insist(here, running, SayPhrase(seat, "phrase.hello", f"hello {turn}"))
        await insist(here, running, Say(seat, "1 + 1 = 3, take 3", running.table.n, f"wrong {turn}"))
        await insist(here, running, claim(running.table, seat))
    return running


async def insist(here: House, running: HostedTable, command: Command) -> None:
    """Say something until it is acknowledged."""
    for _ in range(5):
        saying = asyncio.create_task(running.submit(command))
        await here.rest()
        if here.store.dead:
            raise Died
        try:
            await saying
        except StoreError:
            continue
        return
    raise AssertionError(f"nobody acknowledges {command}")


def lives(here: House, table: str) -> tuple[HostedTable, list[dict[int, Witness]]]:
    """Play on, and start the house again whenever it has died."""
    screens: list[dict[int, Witness]] = []
    while True:
        screens.append({seat: Witness(Seat(seat)) for seat in (0, 2)})
        try:
            return asyncio.run(play(here, table, screens[-1])), screens
        except Died:
            here.store.dead = False
            here.time._alarms.clear()


async def lay(here: House) -> str:
    await here.start()
    return (await here.open(PERSON, CARELESS, PERSON)).row.id


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[dict[str, Any]], int]:
    """The log as it should be, and how many writes that takes."""
    with house(tmp_path_factory.mktemp("expected")) as here:
        table = asyncio.run(lay(here))
        first = here.store.writes
        running, _ = lives(here, table)
        return timeless(running.table.log), here.store.writes - first


@pytest.mark.parametrize("fault", [seldom("refused"), "in doubt", seldom("dies before"), "dies after"])
def test_whatever_fails_the_game_is_the_same(expected: tuple[list[dict[str, Any]], int], tmp_path: Path, fault: str) -> None:
    log, writes = expected
    assert writes > 10
    for number in range(writes):
        with house(tmp_path / str(number)) as here:
            table = asyncio.run(lay(here))
            here.store.faults = {here.store.writes + number: fault}
            running, screens = lives(here, table)

            assert timeless(running.table.log) == log
            assert here.store.load(table) == [event.dump() for event in running.table.log]
            assert len(screens) == (2 if fault.startswith("dies") else 1)
            for life in screens:
                heard_once(life)


def heard_once(screens: dict[int, Witness]) -> None:
    """Every screen has heard every event in order, and none twice."""
    for screen in screens.values():
        numbers = [heard.n for heard in screen.heard]
        assert numbers == sorted(set(numbers))
