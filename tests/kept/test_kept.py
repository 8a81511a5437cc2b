"""A store that an earlier version has written, with tables of every game and two tournaments: it is read, and played on.

`tables.sqlite.xz` was made once by the server of its time and is never made again; `stood.json` says how everything stood then.
At the tables there are hints, wrong sums, phrases, an objection, a turn that was taken back and one for which that is asked.
"""

from __future__ import annotations

import asyncio
import json
import lzma
from pathlib import Path
from typing import Any

import pytest

from sumdeck.club.commands import Report
from sumdeck.club.match import EntrantId
from sumdeck.players import players
from sumdeck.server.clubs.clubs import Clubs
from sumdeck.server.clubs.seating import sit
from sumdeck.store import CLUB
from sumdeck.table.commands import TAKE_BACK, Reply, Say
from sumdeck.table.computers import choose, turn_of
from tests.server.service.house import House, house

HERE = Path(__file__).parent
STOOD: dict[str, Any] = json.loads((HERE / "stood.json").read_text())
TABLES = [name for name, stood in STOOD.items() if "phase" in stood]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the store."""
    (tmp_path / "tables.sqlite").write_bytes(lzma.decompress((HERE / "tables.sqlite.xz").read_bytes()))
    return tmp_path


async def play_on(here: House, table: str) -> None:
    """Play a table to its end, a weak computer player speaking for every person."""
    running = await here.service.table(table)
    asked = running.table.state.request(TAKE_BACK)
    if asked is not None:
        (other,) = set(running.table.state.seats) - {asked.seat}
        await running.submit(Reply(type(asked.seat)(other), TAKE_BACK, True, "yes, do"))
    while (state := running.table.state).outcome is None:
        seat = state.to_act[0]
        text = None if state.in_charge(seat) else choose(turn_of(state, seat, players(state.game.name)[0]))
        if text is None:
            await here.wait(10_000)
        else:
            await running.submit(Say(seat, text, running.table.n, f"on {running.table.n}"))


def test_every_table_stands_as_it_stood(folder: Path) -> None:
    async def story() -> None:
        service = await here.start()
        for table in TABLES:
            running = await service.table(table)
            state, stood = running.table.state, STOOD[table]
            assert (running.table.n, len(state.line), state.phase) == (stood["n"], stood["claims"], stood["phase"])
            assert [list(state.to_act), list(state.names)] == [stood["to_act"], stood["names"]]
            assert state.outcome is None or str(state.outcome) == stood["outcome"]
        await service.stop()

    with house(folder) as here:
        assert {row.id for row in here.store.alive()} == set(TABLES)
        asyncio.run(story())


@pytest.mark.parametrize("table", [name for name in TABLES if STOOD[name]["phase"] == "playing"])
def test_a_table_is_played_on_to_its_end(folder: Path, table: str) -> None:
    async def story() -> None:
        await here.start(pause=0)
        await play_on(here, table)
        await here.service.stop()

    with house(folder) as here:
        asyncio.run(story())
        kinds = [event["kind"] for event in here.store.load(table)]
        assert len(kinds) > STOOD[table]["n"] + 1


def test_what_was_said_before_is_known_again(folder: Path) -> None:
    """The key of a claim is in the log, so a page that has not heard of it may repeat it."""

    async def story() -> None:
        service = await here.start()
        running = await service.table("taken-back")
        n, event = next((n, e) for n, e in reversed([*enumerate(running.table.log)]) if e.kind == "claimed")
        said = event.dump()
        answer = await running.submit(Say(said["seat"], said["text"], n - 1, said["key"]))
        assert (answer.n, running.table.n) == (n, STOOD["taken-back"]["n"])
        await service.stop()

    with house(folder) as here:
        asyncio.run(story())


def test_tournaments_go_on_where_they_were(folder: Path) -> None:
    """At one table of the fair a game is played, at another somebody is awaited; the cup is played with cards."""

    async def story() -> None:
        clubs = Clubs(await here.start(pause=0))
        await clubs.start()
        for name in ("fair", "cup"):
            progress, stood = (await clubs.club(name)).tournament.progress, STOOD[name]
            assert [entrant.name for entrant in progress.entrants] == stood["entrants"]
            assert (progress.n, [match.id for match in progress.open]) == (stood["n"], stood["open"])
        fair, cup = await clubs.club("fair"), await clubs.club("cup")
        await clubs.settle(fair)
        hare = next(entrant.id for entrant in fair.tournament.progress.entrants if entrant.name == "Hare")
        await sit(clubs, fair, hare, "hare")
        for match in fair.tournament.progress.open:
            await play_on(here, match.table)
        await here.wait(1000)
        match = cup.tournament.progress.open[0]
        await cup.submit(Report(match.id, tuple((EntrantId(player),) for player in match.players)))

        assert (fair.tournament.progress.open, fair.tournament.drawable) == ((), True)
        assert (cup.tournament.progress.open, cup.tournament.drawable) == ((), True)
        await clubs.stop()
        await here.service.stop()

    with house(folder) as here:
        assert {row.id for row in here.store.alive(CLUB)} == {"fair", "cup"}
        asyncio.run(story())
