"""After a game: its record, a link to it, a second look, looking back together, playing on. And nothing of it before the end."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any

import httpx
import pytest

from sumdeck.cli import main
from sumdeck.rules import registry
from sumdeck.rules.game import Refusal
from sumdeck.rules.record import read_record, verify
from sumdeck.server import recording
from sumdeck.server.codes import WebCode
from sumdeck.server.security import HEADERS
from sumdeck.server.workers import Share
from tests.server.indoors import Indoors
from tests.server.live import GREEDY, PERSON, Live
from tests.server.visitor import Visitor, plain, play_on
from tests.waiting import LIMIT, until_then

Json = dict[str, Any]


@pytest.fixture(scope="module")
def over(live: Live) -> tuple[str, str]:
    """A game against the computer that is over: its table, and the token of seat 0."""
    return finished(live)


def finished(live: Live, **wish: Any) -> tuple[str, str]:
    made = live.open(PERSON, GREEDY, way="computer", **wish)
    token = made["seats"][0]["token"]

    async def play() -> None:
        async with Visitor(live.port, made["table"], token) as visitor:
            await play_on(visitor, "I")

    asyncio.run(play())
    return made["table"], token


def told(live: Live, path: str, token: str = "", body: object = None) -> tuple[int, Json]:
    method = "GET" if body is None else "POST"
    answer = live.ask(method, path, body, **({"authorization": f"Bearer {token}"} if token else {}))
    assert HEADERS.items() <= dict(answer.headers).items()
    found: Json = answer.json()
    return answer.status_code, found


def record_of(live: Live, over: tuple[str, str]) -> Json:
    status, record = told(live, f"/api/tables/{over[0]}/record", over[1])
    assert status == 200
    return record


def test_every_step_tells_its_position_as_a_line(live: Live, over: tuple[str, str]) -> None:
    steps = record_of(live, over)["steps"]
    numero = registry.game("numero")

    laid = [numero.position(step["position"]) for step in steps]

    assert [numero.view(state, None).shown.seat for state in laid[:4]] == [0, 1, 0, 1]
    assert all(len(step["position"]) < 600 for step in steps)


# Before the end


def test_nothing_of_a_running_game_is_given_to_anybody(live: Live) -> None:
    made = live.open(PERSON, GREEDY, way="computer")
    token, table = made["seats"][0]["token"], f"/api/tables/{made['table']}"

    for bearer in ("", token):
        assert told(live, f"{table}/record", bearer) == (403, {"code": "table.sealed", "details": {}})
    assert told(live, f"{table}/second-look", token)[1]["code"] == "table.not_over"
    assert told(live, f"{table}/second-look", token, {"at": 0, "text": "discard 1"})[1]["code"] == "table.not_over"
    assert told(live, f"{table}/second-look/help", token, {"at": 0, "rung": 5})[1]["code"] == "table.not_over"


def test_nobody_is_led_through_a_running_game(live: Live) -> None:
    table, mine, theirs = live.two()

    async def look() -> list[str]:
        async with Visitor(live.port, table, mine) as one, Visitor(live.port, table, theirs) as other:
            await one.send({"t": "look", "at": 3})
            await one.send({"t": "ping"})
            await one.until("pong")
            await other.send({"t": "ping"})
            await other.until("pong")
            return other.heard

    assert not [message for message in asyncio.run(look()) if "looking" in message]


# The record, and the link to it


def test_the_link_to_a_finished_game_needs_no_token(live: Live, over: tuple[str, str]) -> None:
    status, record = told(live, f"/api/tables/{over[0]}/record")

    assert (status, record) == (200, record_of(live, over))
    assert record["onlookers"] is True
    assert over[1] not in json.dumps(record)


def test_where_nobody_may_watch_the_game_stays_with_those_who_played(live: Live) -> None:
    over = finished(live, house={"onlookers": False})

    assert told(live, f"/api/tables/{over[0]}/record")[1]["code"] == "table.no_onlookers"
    assert record_of(live, over)["onlookers"] is False


def test_a_step_shows_all_hands_and_what_was_said(live: Live, over: tuple[str, str]) -> None:
    steps = record_of(live, over)["steps"]

    assert steps[0]["said"] is None
    assert all(step["said"]["code"] == "told.claimed" for step in steps[1:])
    assert all([len(hand) for hand in step["hands"]] == step["view"]["hands"] for step in steps)


# A game that somebody brings


def test_a_record_that_was_copied_can_be_opened_again(live: Live, over: tuple[str, str]) -> None:
    record = record_of(live, over)

    status, brought = told(live, "/api/replay", body={"record": record["text"]})

    assert (status, brought["table"], brought["onlookers"]) == (200, "", False)
    assert [step["hands"] for step in brought["steps"]] == [step["hands"] for step in record["steps"]]
    assert [step["view"] for step in brought["steps"]] == [step["view"] for step in record["steps"]]
    assert brought["text"] == record["text"]


def position_after(record: Json, claims: int) -> str:
    """A position as the page copies it."""
    fields = json.loads(record["text"])
    return json.dumps({**fields, "claims": fields["claims"][:claims], "outcome": None})


def test_a_position_is_a_record_that_ends_there(
    live: Live, over: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = record_of(live, over)
    text = position_after(record, 5)

    brought = told(live, "/api/replay", body={"record": text})[1]

    assert len(brought["steps"]) == 6
    assert brought["steps"][5]["hands"] == record["steps"][5]["hands"]
    (tmp_path / "position.json").write_text(text, "utf-8")
    for command in ("show", "replay", "verify"):
        assert main(["record", command, str(tmp_path / "position.json")]) == 0
    assert "isn’t over yet" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("change", "code", "field"),
    [
        (lambda fields: "hello", "web.bad_record", "file"),
        (lambda fields: "[" * 50_000, "web.bad_record", "file"),
        (lambda fields: {}, "web.bad_record", "format"),
        (lambda fields: {**fields, "game": "chess"}, "web.no_such_game", None),
        (lambda fields: {**fields, "version": 99}, "web.bad_record", "version"),
        (lambda fields: {**fields, "seats": 9}, "web.bad_record", "seats"),
        (lambda fields: {**fields, "options": []}, "web.bad_record", "options"),
        (lambda fields: {**fields, "deal": {"name": "", "cards": [1]}}, "web.bad_record", "deal"),
        (lambda fields: {**fields, "claims": [[0, "discard 99"]]}, "web.bad_record", "claims"),
        (lambda fields: {**fields, "claims": [[0, "1 + 1 = 3, take 3"]]}, "web.bad_record", "claims"),
        (lambda fields: {**fields, "claims": fields["claims"] * 2}, "web.bad_record", "claims"),
        (lambda fields: {**fields, "begun": 999}, "web.bad_record", "begun"),
    ],
)
def test_what_is_no_game_is_refused_by_its_field(
    live: Live, over: tuple[str, str], change: Any, code: str, field: str | None
) -> None:
    changed = change(json.loads(record_of(live, over)["text"]))
    text = changed if isinstance(changed, str) else json.dumps(changed)

    status, answer = told(live, "/api/replay", body={"record": text})

    assert (status, answer["code"], answer["details"].get("field")) == (400, code, field)


def test_nobody_brings_more_than_a_game(live: Live) -> None:
    assert told(live, "/api/replay", body={"record": "x" * 200_000})[0] == 413


def test_no_game_is_told_at_a_length_that_nobody_reads(
    live: Live, over: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sixteen kilobytes were once twenty-three megabytes, step by step."""
    brought = record_of(live, over)["text"]
    monkeypatch.setattr(recording, "MOST_BYTES", 10 * len(brought))

    with pytest.raises(Refusal, match=WebCode.TOO_BIG):
        recording.replayed(brought)


@pytest.mark.parametrize("path", ["/api/replay", "/api/play-on", "/api/tables/x/second-look", "/api/tables/x/second-look/help"])
def test_only_our_own_pages_may_ask(live: Live, path: str) -> None:
    answer = live.ask("POST", path, {}, origin="https://evil.example")

    assert (answer.status_code, answer.json()["code"]) == (403, "web.other_origin")
    assert live.ask("POST", path, b"{").json()["code"] == "web.unreadable"


# Playing on


def go_on(live: Live, played: Json, **wish: Any) -> tuple[int, Json]:
    return told(live, "/api/play-on", body={"record": played["text"], "claims": 6, "seat": 1, "player": "greedy", **wish})


def test_a_game_is_played_on_from_a_position_against_the_computer(live: Live, over: tuple[str, str]) -> None:
    record = record_of(live, over)

    status, made = go_on(live, record, name="Ada", called="Max")
    own = made["seats"][0]

    async def play() -> Visitor:
        async with Visitor(live.port, made["table"], own["token"]) as visitor:
            assert visitor.screen.said[0]["details"]["count"] == "6"
            assert [card["say"] for card in visitor.screen.view["hand"]] == [
                card["say"] for card in record["steps"][6 if visitor.screen.my_turn else 7]["hands"][1]
            ]
            await play_on(visitor, "on")
            return visitor

    visitor = asyncio.run(play())
    assert (status, own["seat"]) == (201, 1)
    assert [person["name"] for person in visitor.screen.people] == ["Max", "Ada"]
    after = record_of(live, (made["table"], own["token"]))
    written = read_record(after["text"])
    assert (after["begun"], written.begun, verify(written)) == (6, 6, [])
    assert written.claims[:6] == read_record(record["text"]).claims[:6]


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"claims": 1000}, "table.no_such_position"),
        ({"claims": -1}, "table.no_such_position"),
        ({"seat": 2}, "web.bad_seats"),
        ({"seat": -1}, "web.bad_seats"),
        ({"player": "grandmaster"}, "table.no_such_player"),
        ({"help_level": "champion"}, "table.no_such_level"),
        ({"name": "x" * 90}, "table.bad_name"),
        ({"called": "x" * 90}, "table.bad_name"),
        ({"record": "{}"}, "web.bad_record"),
    ],
)
def test_what_cannot_be_played_on_is_refused(live: Live, over: tuple[str, str], changed: Json, code: str) -> None:
    assert go_on(live, record_of(live, over), **changed)[1]["code"] == code


def test_a_finished_game_is_not_played_on(live: Live, over: tuple[str, str]) -> None:
    record = record_of(live, over)

    assert go_on(live, record, claims=len(record["steps"]) - 1)[1]["code"] == "table.over"


def test_cards_that_somebody_has_made_up_may_be_looked_at_but_make_no_table(live: Live, over: tuple[str, str]) -> None:
    fields = json.loads(record_of(live, over)["text"])
    fields["options"]["pack"]["title"] = "Read this!"
    own = {"text": json.dumps(fields)}

    assert told(live, "/api/replay", body={"record": own["text"]})[1]["steps"][0]["view"]["title"] == "Read this!"
    assert go_on(live, own)[1]["code"] == "web.other_cards"


def test_who_brings_many_games_keeps_nobody_else_waiting(tmp_path: Path) -> None:
    """Each may take seconds, and one address may bring more of them than can be played again in that time."""
    begun, ended = Event(), Event()

    async def never(share: Share, *work: Any) -> None:
        if share.address == "192.0.2.1":
            begun.set()
            await asyncio.to_thread(ended.wait, LIMIT)
        raise Refusal(WebCode.BAD_RECORD)

    with Indoors(tmp_path, behind="127.0.0.1") as live, ThreadPoolExecutor() as threads:
        live.house.service.elsewhere = never  # type: ignore[assignment]
        first = threads.submit(httpx.post, f"{live.address}/api/replay", json=ANY, headers=of("192.0.2.1"), timeout=LIMIT)
        assert begun.wait(LIMIT)

        other = httpx.post(f"{live.address}/api/replay", json=ANY, headers=of("192.0.2.2"), timeout=LIMIT)

        assert (other.json()["code"], first.done()) == (WebCode.BAD_RECORD, False)
        ended.set()


ANY = {"record": "a game"}


def of(address: str) -> dict[str, str]:
    return {"x-forwarded-for": address}


# A second look


def look_again(live: Live, **wish: Any) -> tuple[str, str, Json]:
    """A game in which the visitor, who does not play well, has overlooked something: with its first moment.

    Cards are dealt at random, and now and then there is nothing to overlook.
    """
    for _ in range(20):
        over = finished(live, **wish)
        status, look = told(live, f"/api/tables/{over[0]}/second-look", over[1])
        assert status == 200
        assert len(look["moments"]) <= 2
        if look["moments"]:
            return (*over, look["moments"][0])
    raise AssertionError("nothing was overlooked in twenty games")


@pytest.fixture(scope="module")
def overlooked(live: Live) -> tuple[str, str, Json]:
    """Such a game of Numero, whose visitor only sees plain matches."""
    return look_again(live, level="numbers-15")


def test_a_second_look_names_the_turn_and_not_the_answer(live: Live, overlooked: tuple[str, str, Json]) -> None:
    table, token, moment = overlooked
    step = told(live, f"/api/tables/{table}/record", token)[1]["steps"][moment["at"]]

    assert moment["could"] > moment["did"]
    assert moment["view"]["hand"] == step["hands"][0]
    assert moment.keys() == {"at", "turn", "could", "did", "unit", "view"}
    assert {**moment["view"], "hand": None, "doubtable": []} == step["view"]


def test_it_is_found_by_saying_it_with_help_up_to_the_move_itself(live: Live, overlooked: tuple[str, str, Json]) -> None:
    table, token, moment = overlooked
    path, at = f"/api/tables/{table}/second-look", moment["at"]

    ladder = [told(live, f"{path}/help", token, {"at": at, "rung": rung})[1] for rung in range(6)]

    assert ladder[0]["code"] == "hint.look_again"
    assert ladder[-1]["code"] == "hint.move"
    sentence = plain(ladder[-1]["details"]["move"])
    assert told(live, path, token, {"at": at, "text": sentence}) == (200, {"won": moment["could"], "view": None})
    number = moment["view"]["hand"][0]["say"]
    assert told(live, path, token, {"at": at, "text": f"discard {number}"}) == (200, {"won": 0, "view": None})
    wrong = told(live, path, token, {"at": at, "text": "1 + 1 = 3, take 3"})
    assert (wrong[0], wrong[1]["code"]) == (400, "sentence.wrong_result")


def test_a_second_look_is_for_the_one_who_played(live: Live, overlooked: tuple[str, str, Json]) -> None:
    table = f"/api/tables/{overlooked[0]}"

    for token in ("", "forged"):
        assert told(live, f"{table}/second-look", token)[1]["code"] == "web.bad_token"
        assert told(live, f"{table}/second-look", token, {"at": 0, "text": "pass"})[1]["code"] == "web.bad_token"
        assert told(live, f"{table}/second-look/help", token, {"at": 0, "rung": 9})[1]["code"] == "web.bad_token"


OTHERS: list[Json] = [
    {"game": "formula", "level": "base", "settings": {}},
    {"game": "mathino", "level": "basic", "settings": {"target": 11}},
    {"game": "numberloor", "level": "basic", "settings": {"stars_to_win": 1}, "house": {"moment_seconds": 0}},
]


@pytest.mark.parametrize("wish", OTHERS, ids=lambda wish: str(wish["game"]))
def test_every_game_is_searched_with_its_own_ladder_until_all_is_found(live: Live, wish: Json) -> None:
    table, token, moment = look_again(live, **wish)
    path = f"/api/tables/{table}/second-look"
    at, won, hand = moment["at"], 0, len(moment["view"]["hand"])
    before: list[str] = []

    while won < moment["could"]:
        help_ = told(live, f"{path}/help", token, {"at": at, "rung": 9, "before": before})[1]
        said = {"at": at, "text": plain(help_["details"]["move"]), "before": before}
        status, found = told(live, path, token, said)
        assert status == 200, found
        before, won = [*before, said["text"]], found["won"]
        assert found["view"] is None or len(found["view"]["hand"]) == hand - len(before)

    assert (won, moment["did"]) == (moment["could"], 0)


@pytest.mark.parametrize("wish", [{"game": "mathino", "level": "young"}, {"game": "numberloor", "level": "beginner"}], ids=str)
def test_who_cannot_read_yet_is_left_in_peace(live: Live, wish: Json) -> None:
    table, token = finished(live, **wish)

    assert told(live, f"/api/tables/{table}/second-look", token)[1]["moments"] == []


# Together


def test_two_friends_look_back_together(live: Live) -> None:
    table, mine, theirs = live.two()

    async def play_and_look() -> None:
        async with Visitor(live.port, table, mine) as one, Visitor(live.port, table, theirs) as other:
            await asyncio.gather(play_on(one, "one"), play_on(other, "other"))
            await one.send({"t": "look", "at": 4})
            assert await other.until("looking") == {"t": "looking", "seat": 0, "at": 4}
            await other.send({"t": "look", "at": 5})
            assert await one.until("looking") == {"t": "looking", "seat": 1, "at": 5}
            async with Visitor(live.port, table) as onlooker:
                assert await onlooker.until("looking") == {"t": "looking", "seat": 1, "at": 5}
                await onlooker.send({"t": "look", "at": 1})
                assert (await onlooker.until("no"))["code"] == "web.onlooker"

    asyncio.run(play_and_look())


def test_nobody_remembers_where_people_looked(live: Live) -> None:
    table, mine, theirs = live.two()

    async def play_and_leave() -> list[str]:
        async with Visitor(live.port, table, mine) as one, Visitor(live.port, table, theirs) as other:
            await asyncio.gather(play_on(one, "one"), play_on(other, "other"))
            await one.send({"t": "look", "at": 4})
            await other.until("looking")
        await until_then(lambda: not live.count("sockets"), "the server to notice that both have gone")
        async with Visitor(live.port, table, mine) as again:
            await again.send({"t": "ping"})
            await again.until("pong")
            return again.heard

    assert not [message for message in asyncio.run(play_and_leave()) if '"looking"' in message]


# Pictures for counting


def test_a_picture_is_told_to_its_seat_alone(live: Live) -> None:
    table, mine, theirs = live.two()

    async def count() -> tuple[Json, list[str]]:
        async with Visitor(live.port, table, mine) as one, Visitor(live.port, table, theirs) as other:
            await one.send({"t": "aid", "aid": "ten-frame", "key": "k"})
            event = await one.until("event", key="k")
            await one.send({"t": "aid", "aid": "calculator", "key": "k2"})
            assert (await one.until("no"))["code"] == "table.no_aid"
            await other.send({"t": "ping"})
            await other.until("pong")
            return event, other.heard

    event, heard = asyncio.run(count())
    assert (event["said"]["code"], event["said"]["details"]) == ("told.aided", {"aid": "ten-frame"})
    assert not [message for message in heard if "aided" in message]


def test_a_friend_says_how_much_help_is_welcome(live: Live) -> None:
    made = live.open()
    joined = live.join(code=made["code"], help_level="helped")

    async def look() -> list[Json]:
        async with Visitor(live.port, made["table"], joined["token"]) as one, Visitor(live.port, made["table"]) as onlooker:
            return [json.loads(visitor.heard[0]) for visitor in (one, onlooker)]

    mine, theirs = asyncio.run(look())
    assert [person["help_level"] for person in theirs["people"]] == ["", "helped"]
    offered = {"hints": True, "aids": ["number-line", "ten-frame", "tables"], "soon": True, "times": 2}
    assert (mine["help"], theirs["help"]) == (offered, None)
