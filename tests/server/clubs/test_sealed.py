"""What one table of a tournament must not learn from another: the same cards, a key to a seat, the way to a table."""

from __future__ import annotations

import asyncio
import json
from hashlib import sha256
from pathlib import Path
from threading import Event
from typing import Any
from unittest.mock import AsyncMock

import pytest

from sumdeck.server.clubs.clubs import Clubs
from sumdeck.server.clubs.laying import deal_seed, table_id
from sumdeck.store import TableRow
from tests.server.clubs.fairs import ONLINE, Fair
from tests.server.clubs.test_people import people, seated
from tests.server.indoors import Indoors
from tests.server.live import Live, Served
from tests.server.visitor import Visitor, play_on
from tests.waiting import until


def record(live: Served, place: dict[str, Any]) -> Any:
    return live.ask("GET", f"/api/tables/{place['table']}/record", Authorization=f"Bearer {place['token']}")


def play(live: Served, one: dict[str, Any], other: dict[str, Any]) -> None:
    """Two people play their game to its end."""

    async def played() -> None:
        async with (
            Visitor(live.port, one["table"], one["token"]) as first,
            Visitor(live.port, other["table"], other["token"]) as second,
        ):
            await asyncio.gather(play_on(first, "one"), play_on(second, "other"))

    asyncio.run(played())


def test_the_cards_of_a_round_are_open_when_its_last_table_is_over(live: Live) -> None:
    fair = Fair(live, people("A", "B", "C", "D"), ONLINE | {"same_deal": True}, system="swiss", seeding="given")
    fair.do("begin")
    tables = [[seat["entrant"] for seat in table["seats"]] for table in fair.open()]
    first, last = (seated(fair, *entrants) for entrants in tables)
    play(live, *first)
    until(lambda: fair.view()["plan"]["played"] == 1, "a result")

    sealed = record(live, first[0])
    play(live, *last)
    until(lambda: fair.view()["plan"]["played"] == 2, "both results")
    opened = [record(live, place) for place in (first[0], last[0])]

    assert (sealed.status_code, sealed.json()["code"]) == (403, "table.sealed")
    assert [answer.status_code for answer in opened] == [200, 200]
    hands = [json.loads(answer.text)["steps"][0]["hands"] for answer in opened]
    assert hands[0] == hands[1], "they had the same cards indeed"


def test_the_cards_stay_sealed_where_a_table_is_in_use_before_its_tournament(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a process that has just taken the table over, or has just been started."""
    with Indoors(tmp_path) as before:
        fair = Fair(before, people("A", "B", "C", "D"), ONLINE | {"same_deal": True}, system="swiss", seeding="given")
        fair.do("begin")
        first = seated(fair, *(seat["entrant"] for seat in fair.open()[0]["seats"]))
        play(before, *first)
        until(lambda: fair.view()["plan"]["played"] == 1, "a result")
    monkeypatch.setattr(Clubs, "start", AsyncMock())
    with Indoors(tmp_path) as after:
        sealed = record(after, first[0])

    assert (sealed.status_code, sealed.json()["code"]) == (403, "table.sealed")


def test_a_start_waits_for_no_tournament(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Indoors(tmp_path) as house:
        fair = Fair(house, people("A", "B"), ONLINE)
    go_on, honest = Event(), Clubs._take_up

    async def slow(clubs: Clubs, row: TableRow) -> None:
        await asyncio.to_thread(go_on.wait)
        await honest(clubs, row)

    monkeypatch.setattr(Clubs, "_take_up", slow)
    with Indoors(tmp_path) as house:
        assert house.ask("GET", "/").status_code == 200
        go_on.set()
        until(lambda: fair.id in house.house.clubs.clubs, "the tournament to be taken up")


def test_a_side_event_has_cards_of_its_own_and_nobody_can_tell_where_a_table_will_be() -> None:
    secret = sha256(b"of the organiser").hexdigest()

    assert deal_seed(secret, "main", "1 2 False") != deal_seed(secret, "side", "1 2 False")
    assert table_id(secret, "main", 0, 0) != table_id("another", "main", 0, 0)
    assert deal_seed(secret, "main", "") == b""


def test_whoever_has_lost_a_device_has_the_seat_and_the_device_has_not(live: Live) -> None:
    fair = Fair(live, people("A", "B"), ONLINE)
    fair.do("begin")
    lost, _ = seated(fair, 0, 1)

    async def steal() -> tuple[dict[str, Any], list[Any]]:
        async with Visitor(live.port, lost["table"], lost["token"]) as thief:
            fair.do("release", entrant=0)
            bye = await thief.until("bye")
        again = fair.post("seat", token=lost["token"])
        return bye, [again.status_code, again.json()["code"]]

    bye, again = asyncio.run(steal())
    (back,) = seated(fair, 0)

    async def sit_again() -> int:
        async with Visitor(live.port, back["table"], back["token"]) as one:
            return int(json.loads(one.heard[0])["seat"])

    assert bye["code"] == "web.bad_token"
    assert again == [403, "web.bad_token"]
    assert (back["table"], back["seat"]) == (lost["table"], lost["seat"])
    assert asyncio.run(sit_again()) == lost["seat"]
    refused = live.ask("GET", f"/api/tables/{lost['table']}/second-look", Authorization=f"Bearer {lost['token']}")
    assert refused.json()["code"] == "web.bad_token"
