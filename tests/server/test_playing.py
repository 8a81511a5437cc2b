"""Whole games over real sockets."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from sumdeck.rules.record import read_record, verify
from tests.server.live import GREEDY, PERSON, ROOMY, Live
from tests.server.visitor import Visitor, fresh, plain, play_on, sentence


@pytest.mark.parametrize("level", ["numbers-10", "subtraction", "full"])
def test_a_whole_game_against_the_computer(live: Live, level: str) -> None:
    made = live.open(PERSON, GREEDY, way="computer", level=level)
    own = made["seats"][0]

    async def play() -> Visitor:
        async with Visitor(live.port, made["table"], own["token"]) as visitor:
            await play_on(visitor, "I")
            assert visitor.screen.picture() == await fresh(live.port, made["table"], own["token"])
            return visitor

    visitor = asyncio.run(play())
    assert visitor.screen.view["outcome"]["places"]
    assert visitor.screen.now["phase"] == "over"


def test_two_people_play_to_the_end_and_see_the_same_game(live: Live) -> None:
    table, *tokens = live.two(settings={"scoring": True}, level="times-divide")

    async def play() -> list[Visitor]:
        async with Visitor(live.port, table, tokens[0]) as one, Visitor(live.port, table, tokens[1]) as other:
            await asyncio.gather(play_on(one, "one"), play_on(other, "other"))
            for visitor, token in zip((one, other), tokens):
                assert visitor.screen.picture() == await fresh(live.port, table, token)
            return [one, other]

    one, other = asyncio.run(play())
    assert [said["n"] for said in one.screen.said] == [said["n"] for said in other.screen.said]
    assert one.screen.view["outcome"] == other.screen.view["outcome"]
    assert one.screen.view["hand"] is not None


def test_a_solitaire_to_its_end(live: Live) -> None:
    made = live.open(PERSON, way="computer", game="numero-solitaire")

    async def play() -> Any:
        async with Visitor(live.port, made["table"], made["seats"][0]["token"]) as visitor:
            await play_on(visitor, "I")
            return visitor.screen.view

    assert asyncio.run(play())["outcome"]["why"] in ("numero.stopped", "numero.no_take_left", "numero.perfect")


def test_a_family_around_one_tablet_has_a_token_for_each_seat(live: Live) -> None:
    seats = [{"kind": "person", "name": "Mum"}, {"kind": "person", "name": "Ada", "help_level": "helped"}, PERSON]
    made = live.open(*seats, way="tablet", house={"own_names": True})

    async def play() -> None:
        visitors = [Visitor(live.port, made["table"], own["token"]) for own in made["seats"]]
        for visitor in visitors:
            await visitor.come()
        await asyncio.gather(*(play_on(visitor, str(seat), 3) for seat, visitor in enumerate(visitors)))
        assert [person["name"] for person in visitors[0].screen.people][:2] == ["Mum", "Ada"]
        assert visitors[0].screen.people[1]["help_level"] == "helped"
        for visitor in visitors:
            await visitor.socket.close()

    asyncio.run(play())


def test_a_wrong_sum_is_told_to_its_seat_alone_and_leaves_the_answer_open(live: Live) -> None:
    table, mine, theirs = live.two()

    async def play() -> tuple[Any, str]:
        async with Visitor(live.port, table, mine) as one, Visitor(live.port, table, theirs) as other:
            answer = await one.claim("1 + 1 = 3, take 3", "k")
            await other.send({"t": "ping"})
            await other.until("pong")
            return answer, "".join(other.heard)

    answer, heard = asyncio.run(play())
    assert (answer["t"], answer["code"]) == ("no", "sentence.wrong_result")
    assert answer["n"] > 0
    assert "wrong_result" not in heard


def test_the_lamp_helps_in_small_steps_up_to_the_move_itself(live: Live) -> None:
    made = live.open(PERSON, GREEDY, way="computer")

    async def play() -> list[str]:
        async with Visitor(live.port, made["table"], made["seats"][0]["token"]) as visitor:
            hints: list[Any] = []
            while not hints or hints[-1]["code"] != "hint.move":
                await visitor.send({"t": "hint", "n": visitor.screen.n, "key": f"help {len(hints)}"})
                hints.append(await visitor.until("hint"))
                assert hints[-1]["rung"] == len(hints) - 1
            assert await visitor.is_up_to_date()
            assert (await visitor.claim(plain(hints[-1]["details"]["move"]), "said"))["t"] == "event"
            assert await visitor.is_up_to_date()
            return [hint["code"] for hint in hints]

    codes = asyncio.run(play())
    assert codes[0] == "hint.look_again"
    assert len(codes) >= 4


def test_phrases_take_backs_and_a_rematch_travel_too(live: Live) -> None:
    table, mine, theirs = live.two()

    async def play() -> None:
        async with Visitor(live.port, table, mine) as one, Visitor(live.port, table, theirs) as other:
            await one.send({"t": "phrase", "phrase": "phrase.hello", "key": "hi"})
            await other.told("phrase.hello")
            await one.claim(sentence(one.screen.view), "oops")
            await one.send({"t": "ask", "what": "take_back", "n": one.screen.n, "key": "back"})
            asked = await other.told("told.take_back_asked")
            assert (asked["prompt"], asked["asked"][0]["what"]) == ("prompt.take_back", "take_back")
            late = {"t": "answer", "what": "take_back", "yes": True, "n": asked["n"] - 1, "key": "before it was asked"}
            await other.send(late)
            assert (await other.until("no"))["code"] == "table.not_asked"
            await other.send({**late, "n": asked["n"], "key": "yes"})
            await one.told("told.taken_back")
            await asyncio.gather(play_on(one, "one"), play_on(other, "other"))
            await one.send({"t": "ask", "what": "rematch", "n": one.screen.n, "key": "again"})
            await other.told("told.rematch_asked")
            await other.send({"t": "answer", "what": "rematch", "yes": True, "n": other.screen.n, "key": "gladly"})
            made = await one.told("told.rematch_made")
            again = made["said"]["details"]["table"]
            async with Visitor(live.port, again, mine) as moved:
                assert moved.screen.seat == 1
                assert moved.screen.people[1]["name"] == one.screen.people[0]["name"]

    asyncio.run(play())


def test_who_is_there_is_seen_by_all(live: Live) -> None:
    made = live.open()

    async def come_and_go() -> None:
        async with Visitor(live.port, made["table"], made["seats"][0]["token"]) as one:
            assert one.screen.now["phase"] == "gathering"
            assert [person["name"] != "" for person in one.screen.people] == [True, False]
            joined = await asyncio.to_thread(live.join, table=made["table"], name="Brave Otter")
            await one.until("event")
            assert one.screen.people[1] | {"here": False} == one.screen.people[1]
            assert (one.screen.people[1]["name"], one.screen.now["prompt"]) == ("Brave Otter", "prompt.your_turn")
            async with Visitor(live.port, made["table"], joined["token"]):
                while not one.screen.people[1]["here"]:
                    await one.until("people")
            while one.screen.people[1]["here"]:
                await one.until("people")

    asyncio.run(come_and_go())


def test_a_finished_game_can_be_had_as_a_record_that_proves_its_deal(live: Live) -> None:
    made = live.open(PERSON, GREEDY, way="computer")
    path = f"/api/tables/{made['table']}/record"
    token = made["seats"][0]["token"]
    sealed = live.ask("GET", path, Authorization=f"Bearer {token}")
    assert (sealed.status_code, sealed.json()["code"]) == (403, "table.sealed")

    async def play() -> Visitor:
        async with Visitor(live.port, made["table"], token) as visitor:
            commitment = json.loads(visitor.heard[0])["commitment"]
            await play_on(visitor, "I")
            visitor.screen.now["commitment"] = commitment
            return visitor

    visitor = asyncio.run(play())
    record = live.ask("GET", path).json()
    written = read_record(record["text"])
    assert verify(written) == []
    assert written.commitment == visitor.screen.now["commitment"]
    assert len(record["steps"]) == len(written.claims) + 1
    assert record["steps"][-1]["view"]["outcome"] == visitor.screen.view["outcome"]
    assert all(len(hand) == count for hand, count in zip(record["steps"][3]["hands"], record["steps"][3]["view"]["hands"]))
    assert live.ask("GET", path, Authorization="Bearer forged").status_code == 403


@pytest.mark.thorough
def test_a_game_goes_on_after_the_server_was_stopped_and_started(tmp_path: Path) -> None:
    with Live(tmp_path, *ROOMY) as live:
        table, mine, theirs = live.two()

        async def play(most: int) -> None:
            async with Visitor(live.port, table, mine) as one, Visitor(live.port, table, theirs) as other:
                await asyncio.gather(play_on(one, f"one {most}", most), play_on(other, f"other {most}", most))

        def pictures() -> list[Any]:
            return [asyncio.run(fresh(live.port, table, token)) for token in (mine, theirs, "")]

        asyncio.run(play(4))
        before = pictures()
        live.kill()
        live.start()
        assert pictures() == before
        assert len(before[0]["said"]) == 3 + 8
        asyncio.run(play(1000))
        assert pictures()[2]["view"]["outcome"]
