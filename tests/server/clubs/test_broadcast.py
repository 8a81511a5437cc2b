"""Screens that watch a tournament: the whole once, then what changes; few bytes, and never anything but the truth."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import Iterator
from itertools import count, pairwise
from random import Random
from statistics import median
from typing import Any
from unittest.mock import Mock

import pytest
from msgspec import json as quick

from sumdeck.club.commands import Begin, DrawRound, Enter, Report, Withdraw
from sumdeck.club.plan import plan_of
from sumdeck.club.settings import Settings
from sumdeck.club.tournament import Tournament, open_tournament
from sumdeck.server import wire
from sumdeck.server.clubs.broadcast import Broadcast, patch, patched
from tests.budget import seldom
from tests.server.clubs.fairs import CARDBOARD, Fair
from tests.server.live import Live
from tests.server.visitor import Json, dial


def plans(players: int, system: str) -> Iterator[Json]:
    """A tournament as it is shown after each command, from the first draw to the end."""
    rng = Random(players)
    fair = Tournament([open_tournament("Spring fair", Settings(system=system, seats=2, seed="s"))])
    for number in range(players):
        fair.act(Enter(f"Modest Squirrel {number}"))
    fair.act(Begin())
    yield quick.decode(wire.write(plan_of(fair.progress)))
    fair.act(Withdraw(fair.progress.entrants[3].id))
    while not fair.over:
        if not fair.progress.open:
            fair.act(DrawRound())
        else:
            match = rng.choice(fair.progress.open)
            fair.act(Report(match.id, tuple((player,) for player in rng.sample(match.players, len(match.players)))))
        yield quick.decode(wire.write(plan_of(fair.progress)))


@pytest.mark.parametrize("system", ["single", "double", "swiss", "groups"])
def test_a_screen_that_only_hears_what_changes_shows_what_a_fresh_one_shows(system: str) -> None:
    shown: Json | None = None
    before: Json | None = None
    for plan in plans(12, system):
        shown = plan if shown is None else patched(shown, quick.decode(wire.write(patch(before, plan))))
        assert shown == plan
        before = plan


@pytest.mark.parametrize(("players", "whole", "change", "sent"), [(32, 18_000, 1_000, 150), seldom(128, 72_000, 3_200, 450)])
def test_a_change_is_small_however_many_play(players: int, whole: int, change: int, sent: int) -> None:
    """In bytes: all of it; the middle one of the changes; and that, compressed as the socket does it."""
    state = list(plans(players, "single"))
    changes = [wire.write(patch(before, after)) for before, after in pairwise(state)]
    deflate = zlib.compressobj(wbits=-12, memLevel=5)
    deflated = [deflate.compress(each) + deflate.flush(zlib.Z_SYNC_FLUSH) for each in changes]

    assert max(len(wire.write(plan)) for plan in state) < whole
    assert median(map(len, changes)) < change
    assert median(map(len, deflated)) < sent


async def hear(line: Any) -> Json:
    message: Json = json.loads(await line.recv())
    return message


def hello(last: int = -1) -> str:
    return json.dumps({"t": "hello", "v": 1, "last": last})


def test_a_screen_hears_the_whole_once_and_then_what_changes(live: Live) -> None:
    fair = Fair(live, 4, CARDBOARD)

    async def watch() -> None:
        async with dial(live.port, f"/ws/club/{fair.id}") as line:
            await line.send(hello())
            whole = await hear(line)
            await asyncio.to_thread(fair.do, "begin")
            change = await hear(line)
            assert [whole["t"], change["t"], change["n"] - whole["n"]] == ["club", "change", 1]
            view = patched(whole["view"], change["change"]) | {"now": 0}
            assert view == await asyncio.to_thread(fair.view) | {"now": 0}
            assert "settings" not in change["change"], "what has not changed is not told"

            await line.send('{"t":"ping"}')
            assert await hear(line) == {"t": "pong"}
        async with dial(live.port, f"/ws/club/{fair.id}") as line:
            await line.send(hello(whole["n"]))
            assert await hear(line) == change
        for last, told in ((change["n"], "pong"), (change["n"] + 1, "club"), (5, "club")):
            async with dial(live.port, f"/ws/club/{fair.id}") as line:
                await line.send(hello(last))
                assert (await hear(line))["t"] == told

    asyncio.run(watch())


@pytest.mark.parametrize(
    ("first", "code"),
    [("ping", "web.other_version"), ('{"t":"hello","v":2}', "web.other_version"), ('{"t":"ping"}', "web.other_version")],
)
def test_a_page_of_another_version_is_told_so_and_goes(live: Live, first: str, code: str) -> None:
    fair = Fair(live, 4, CARDBOARD)

    async def watch() -> Json:
        async with dial(live.port, f"/ws/club/{fair.id}") as line:
            await line.send(first)
            return await hear(line)

    assert asyncio.run(watch())["code"] == code


def test_what_everybody_may_know_is_compressed_and_a_table_is_not(live: Live) -> None:
    fair = Fair(live, 32, CARDBOARD)
    fair.do("begin")

    async def extensions(path: str) -> str:
        async with dial(live.port, path, compression="deflate") as line:
            assert line.response is not None
            return line.response.headers.get("Sec-WebSocket-Extensions", "")

    assert "permessage-deflate" in asyncio.run(extensions(f"/ws/club/{fair.id}"))
    assert [asyncio.run(extensions(table)) for table in ("/ws", f"/ws?/ws/club/{fair.id}")] == ["", ""]


def test_a_large_tournament_is_not_made_anew_for_each_who_asks_while_it_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever said hello and changed something, again and again, had all of it made each time, as fast as they spoke."""
    monkeypatch.setattr("sumdeck.server.clubs.broadcast.BREATH", 1e9)
    monkeypatch.setattr("sumdeck.server.clubs.broadcast.PER_SECOND", 1)
    rested: list[float] = []
    made: list[int] = []

    async def view(now: int) -> Any:
        made.append(now)
        return {"now": now, "entrants": ["Otter", "Fox"]}

    async def rest(seconds: float) -> None:
        rested.append(seconds)

    async def story() -> None:
        monkeypatch.setattr("sumdeck.server.clubs.broadcast.sleep", rest)
        broadcast = Broadcast(Mock(gone=False, watchers=set()), view, lambda: 1)
        await broadcast.add(Mock(), -1)
        assert (len(made), rested) == (1, [])

        for times in (2, 3):
            broadcast.change()
            await asyncio.gather(*(broadcast.add(Mock(), -1) for _ in range(20)), *(broadcast.file() for _ in range(20)))
            assert len(made) == times
        assert 20 < max(rested) <= len(wire.write({"now": 1, "entrants": ["Otter", "Fox"]}))

    asyncio.run(story())


def test_what_everybody_sees_is_found_out_once_for_all_who_come(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a thousand play it takes a twentieth of a second, and one screen can say hello again and again."""
    monkeypatch.setattr("sumdeck.server.clubs.broadcast.BREATH", 1e9)
    times = count(1)
    made: list[int] = []

    async def view(now: int) -> Any:
        made.append(now)
        return {"now": now, "entrants": ["Otter", "Fox"]}

    async def story() -> list[Json]:
        broadcast = Broadcast(Mock(gone=False, watchers=set()), view, lambda: next(times))
        watchers = [Mock() for _ in range(50)]
        for watcher in watchers:
            await broadcast.add(watcher, -1)
        assert len(made) == 1

        broadcast.change()
        await broadcast.add(watchers[0], -1)
        assert len(made) == 2
        return [quick.decode(watcher.tell.call_args_list[0].args[0])["view"] for watcher in watchers]

    assert [seen["entrants"] for seen in asyncio.run(story())] == [["Otter", "Fox"]] * 50
