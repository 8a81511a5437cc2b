"""The socket: coming back, saying things twice, late or in the wrong order, and who is not let in."""

from __future__ import annotations

import asyncio
import json
import socket
from contextlib import AsyncExitStack, ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sumdeck.server.hosted_table import HostedTable
from sumdeck.server.peers import TRY_AGAIN
from sumdeck.server.sockets import LONGEST_GAP
from tests.server.indoors import Indoors
from tests.server.live import GREEDY, PERSON, Live, Served
from tests.server.visitor import Visitor, dial, fresh, play_on, sentence
from tests.waiting import LIMIT, patience, until, until_then

PING, PONG = {"t": "ping"}, {"t": "pong"}


async def greeted(live: Served, *messages: Any) -> list[Any]:
    """What a socket hears that says these things, until it is closed or the last `ping` is answered."""
    heard: list[Any] = []
    async with dial(live.port) as line, patience("an answer"):
        with suppress(ConnectionClosed):
            for message in messages:
                await line.send(json.dumps(message) if isinstance(message, dict) else message)
        try:
            while heard.count(PONG) < messages.count(PING) or PING not in messages:
                heard.append(json.loads(await line.recv()))
        except ConnectionClosed:
            heard.append(line.close_code)
    return heard


def hello(table: str, token: str = "", **changed: Any) -> dict[str, Any]:
    return {"t": "hello", "v": 1, "table": table, "token": token, "last": -1} | changed


def test_whoever_comes_back_hears_what_was_missed_and_nothing_else(live: Live) -> None:
    table, mine, theirs = live.two()

    async def lose_and_return() -> None:
        async with Visitor(live.port, table, theirs) as other:
            one = Visitor(live.port, table, mine)
            await one.come()
            await one.claim(sentence(one.screen.view), "first")
            await one.socket.close()
            await other.told("told.claimed")
            await other.claim(sentence(other.screen.view), "second")
            await other.claim("1 + 1 = 3", "wrong, and not my turn either")
            seen, before = one.screen.n, len(one.heard)
            await one.come(last=seen)
            await one.send({"t": "ping"})
            await one.until("pong")

            missed = [json.loads(text) for text in one.heard[before:]]
            assert [message["t"] for message in missed] == ["people", "event", "pong"]
            assert missed[1]["n"] == seen + 1
            assert one.screen.picture() == await fresh(live.port, table, mine)
            await one.socket.close()

    asyncio.run(lose_and_return())


def test_whoever_has_missed_nothing_is_told_nothing(live: Live) -> None:
    table, mine, _ = live.two()

    async def come_back() -> list[str]:
        async with Visitor(live.port, table, mine) as one:
            n = one.screen.n
        before = len(one.heard)
        await one.come(last=n)
        await one.send({"t": "ping"})
        await one.until("pong")
        await one.socket.close()
        return [json.loads(text)["t"] for text in one.heard[before:]]

    assert asyncio.run(come_back()) == ["people", "pong"]


@pytest.mark.parametrize("last", [-1, 10**6])
def test_whoever_knows_nothing_or_too_much_begins_afresh(live: Live, last: int) -> None:
    table, mine, _ = live.two()

    assert asyncio.run(greeted(live, hello(table, mine, last=last), PING))[0]["t"] == "snapshot"


def test_whoever_has_missed_very_much_begins_afresh(live: Live) -> None:
    made = live.open(PERSON, GREEDY, way="computer", level="full")
    token = made["seats"][0]["token"]

    async def play() -> None:
        async with Visitor(live.port, made["table"], token) as one:
            await play_on(one, "I")
            assert one.screen.n > LONGEST_GAP + 2

    asyncio.run(play())
    heard = asyncio.run(greeted(live, hello(made["table"], token, last=2), PING))
    assert [message["t"] for message in heard] == ["snapshot", "pong"]


def test_a_claim_that_comes_twice_is_answered_twice_and_made_once(live: Live) -> None:
    table, mine, _ = live.two()

    async def say_twice() -> None:
        async with Visitor(live.port, table, mine) as one:
            claim = {"t": "claim", "n": one.screen.n, "key": "k", "text": sentence(one.screen.view)}
            for _ in range(3):
                await one.send(claim)
            answers = [await one.until("event", "done", "no", key="k") for _ in range(3)]
            assert [answer["t"] for answer in answers] == ["event", "done", "done"]
            assert {answer["n"] for answer in answers} == {answers[0]["n"]}
            await one.socket.close()
            await one.come(last=one.screen.n)
            await one.send(claim)
            assert (await one.until("done"))["n"] == answers[0]["n"]
            await one.send({**claim, "text": "something else"})
            assert (await one.until("no"))["code"] == "table.key_used"
            assert [said["code"] for said in one.screen.said].count("told.claimed") == 1

    asyncio.run(say_twice())


def test_a_wrong_claim_that_comes_twice_is_noted_once(live: Live) -> None:
    table, mine, _ = live.two()

    async def say_twice() -> None:
        async with Visitor(live.port, table, mine) as one:
            answers = [await one.claim("1 + 1 = 3, take 3", "k") for _ in range(2)]
            assert answers[0] == answers[1]
            assert answers[0]["t"] == "no"
            assert one.screen.picture() == await fresh(live.port, table, mine)

    asyncio.run(say_twice())


def test_an_answer_that_was_lost_on_the_way_is_in_the_gap(live: Live) -> None:
    """The claim arrives, the answer does not: the page that comes back hears it under its key."""
    table, mine, _ = live.two()

    async def lose_the_answer() -> None:
        async with Visitor(live.port, table, mine) as one:
            seen = one.screen.n
            await one.send({"t": "claim", "n": seen, "key": "lost", "text": sentence(one.screen.view)})
            await one.socket.close()
            while (await fresh(live.port, table, mine))["n"] == seen:
                pass  # it is on its way
            await one.come(last=seen)
            assert (await one.until("event"))["key"] == "lost"

    asyncio.run(lose_the_answer())


def test_late_early_and_mistimed_messages_change_nothing(live: Live) -> None:
    table, mine, theirs = live.two()

    async def muddle() -> list[str]:
        async with Visitor(live.port, table, mine) as one, Visitor(live.port, table, theirs) as other:
            begun = one.screen.n
            text = sentence(one.screen.view)
            codes = [(await other.claim("discard 1", "not my turn"))["code"]]
            codes.append((await one.claim(text, "ahead", n=begun + 5))["code"])
            await one.claim(text, "good")
            codes.append((await one.claim(text, "late", n=begun))["code"])
            await one.send({"t": "answer", "what": "rematch", "yes": True, "n": one.screen.n, "key": "nobody asked"})
            codes.append((await one.until("no"))["code"])
            await one.send({"t": "object", "to": one.screen.n, "n": one.screen.n, "key": "every sum is checked"})
            codes.append((await one.until("no"))["code"])
            await one.send({"t": "ask", "what": "stand_in", "n": one.screen.n, "key": "who?", "seat": 17})
            codes.append((await one.until("no"))["code"])
            await one.send({"t": "phrase", "phrase": "phrase.rude", "key": "rude"})
            codes.append((await one.until("no"))["code"])
            await one.send(hello(table, mine))
            codes.append((await one.until("no"))["code"])
            assert one.screen.n == begun + 1
            return codes

    assert asyncio.run(muddle()) == [
        "table.not_your_turn",
        "table.ahead",
        "table.late",
        "table.not_asked",
        "table.no_objections",
        "table.no_such_seat",
        "table.no_such_phrase",
        "web.unreadable",
    ]


def test_a_page_of_another_version_is_told_so_and_goes(live: Live) -> None:
    table, mine, _ = live.two()

    heard = asyncio.run(greeted(live, {"t": "hello", "v": 2, "room": table, "secret": mine}))

    assert heard == [{"t": "bye", "code": "web.other_version", "details": {"given": 2, "known": 1}}, 1008]


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ("", "web.unreadable"),
        ("{", "web.unreadable"),
        (b"\x00\xff", "web.unreadable"),
        ({"t": "claim", "n": 1, "key": "k", "text": "5 = 5, take 5"}, "web.unreadable"),
        ({"t": "hello", "v": 1}, "web.unreadable"),
        ({"t": "hello", "v": "1", "table": "x"}, "web.unreadable"),
        (hello("nowhere"), "web.no_such_table"),
        (hello("../../etc/passwd"), "web.no_such_table"),
        (hello("' OR 1=1 --"), "web.no_such_table"),
    ],
)
def test_whoever_says_no_proper_hello_is_not_let_in(live: Live, first: Any, code: str) -> None:
    assert asyncio.run(greeted(live, first)) == [{"t": "bye", "code": code, "details": {}}, 1008]


def test_a_forged_token_opens_nothing(live: Live) -> None:
    table, mine, theirs = live.two()
    other, *_ = live.two()
    forged = ["x", mine[:-1], mine + "x", mine.swapcase(), theirs[::-1], "0" * 64, " " + mine, "\u0000", "🂡"]

    for token in forged:
        assert asyncio.run(greeted(live, hello(table, token)))[0]["code"] == "web.bad_token"
    assert asyncio.run(greeted(live, hello(other, mine)))[0]["code"] == "web.bad_token"


def test_whoever_watches_sees_no_hand_hears_no_token_and_has_no_say(live: Live) -> None:
    table, mine, theirs = live.two()

    async def watch() -> str:
        async with Visitor(live.port, table, mine) as one, Visitor(live.port, table) as watcher:
            assert (watcher.screen.seat, watcher.screen.view["hand"]) == (None, None)
            held = {card["say"] for card in one.screen.view["hand"]}
            for message in (
                {"t": "claim", "n": watcher.screen.n, "key": "k", "text": sentence(one.screen.view)},
                {"t": "hint", "n": watcher.screen.n, "key": "k"},
                {"t": "phrase", "phrase": "phrase.hello", "key": "k"},
                {"t": "ask", "what": "take_back", "n": watcher.screen.n, "key": "k"},
            ):
                await watcher.send(message)
                assert (await watcher.until("no"))["code"] == "web.onlooker"
            await one.claim("1 + 1 = 3", "a wrong sum")
            await one.send({"t": "hint", "n": one.screen.n, "key": "help"})
            await one.until("hint")
            await one.claim(sentence(one.screen.view), "a good one")
            await watcher.told("told.claimed")
            assert watcher.screen.picture() == await fresh(live.port, table)
            assert held
            return "".join(watcher.heard)

    heard = asyncio.run(watch())
    assert mine not in heard
    assert theirs not in heard
    assert "token" not in heard
    assert "hint." not in heard
    assert "wrong_result" not in heard
    assert '"hand":[' not in heard


def test_a_table_that_is_not_for_watching_is_not_watched(live: Live) -> None:
    made = live.open(house={"onlookers": False})

    assert asyncio.run(greeted(live, hello(made["table"])))[0]["code"] == "table.no_onlookers"


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_the_page_of_another_site_is_not_let_in(live: Live, origin: str) -> None:
    async def come() -> None:
        async with dial(live.port, origin=origin):
            pass

    with pytest.raises(InvalidStatus) as refused:
        asyncio.run(come())
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body or b"")["code"] == "web.other_origin"


def test_our_own_page_is_let_in(live: Live) -> None:
    async def come() -> None:
        async with dial(live.port, origin=live.address):
            pass

    asyncio.run(come())


def test_whoever_talks_faster_than_a_person_is_sent_away(tmp_path: Path) -> None:
    with Indoors(tmp_path, messages_at_once=60) as live:
        table, mine, _ = live.two()

        heard = asyncio.run(greeted(live, hello(table, mine), *[PING] * 59, *[{"t": "phrase"}] * 20, PING))

    assert heard[-2:] == [{"t": "bye", "code": "web.too_fast", "details": {}}, 1008]


def test_a_flood_by_many_sockets_of_one_address_leaves_everybody_else_there_a_say(tmp_path: Path) -> None:
    """Six hundred sockets may come from one school: all of them together cannot have what each alone may have."""
    with Indoors(tmp_path, shared_messages_at_once=10, messages_at_once=40) as live:
        table, mine, theirs = live.two()

        flood = asyncio.run(greeted(live, hello(table, mine), *[PING] * 38))
        other = asyncio.run(greeted(live, hello(table, theirs), *[PING] * 7))

    assert flood[-2:] == [{"t": "bye", "code": "web.too_fast", "details": {}}, 1008]
    assert other.count(PONG) == 7


def test_one_address_has_only_so_much_kept_in_a_day(tmp_path: Path) -> None:
    """Every wrong sum is noted: six hundred sockets that say long ones would fill a disk within the hour."""

    async def story(live: Indoors) -> None:
        table, *tokens = live.two()
        async with AsyncExitStack() as stack:
            two = [await stack.enter_async_context(Visitor(live.port, table, token)) for token in tokens]
            mover = two[0] if two[0].screen.my_turn else two[1]
            sums = "1+1=3", "1" + "+1" * 240 + "=3", "2+2=5", "3+3=7"
            answers = [(await mover.claim(text, text[:9]))["code"] for text in sums]
            assert answers == ["sentence.wrong_result"] * 3 + ["web.too_fast"]
            await asyncio.to_thread(live.time.pass_by, 24 * 3600 / 4)
            assert (await mover.claim("3+3=7", "again"))["code"] == "sentence.wrong_result"

    with Indoors(tmp_path, events_per_day=5, silence_seconds=1e9) as live:
        asyncio.run(story(live))


def test_a_rematch_counts_as_the_table_that_it_is(tmp_path: Path) -> None:
    """Two who end games and play again at once, in three hundred pairs, would have filled a house within the hour."""
    with Indoors(tmp_path, tables_per_day=2) as live:
        table, mine, _ = live.two()
        again = [{"t": "ask", "what": "rematch", "n": 2, "key": f"again {n}"} for n in range(2)]

        heard = asyncio.run(greeted(live, hello(table, mine), *again, PING))

    codes = [answer["code"] for answer in heard if answer["t"] == "no"]
    assert codes == ["table.not_over", "web.too_fast"]


def test_an_oversized_message_ends_the_connection_and_nothing_else(live: Live) -> None:
    table, mine, theirs = live.two()
    huge = {"t": "claim", "n": 1, "key": "k", "text": "5" * 9000}

    async def shout() -> None:
        async with Visitor(live.port, table, theirs) as other:
            assert (await greeted(live, hello(table, mine), huge))[-1] == 1009
            await other.send({"t": "ping"})
            await other.until("pong")

    asyncio.run(shout())


@pytest.mark.parametrize(("greets", "patience"), [(False, 2.0), (True, 4.0)])
def test_whoever_says_nothing_is_cut_off(tmp_path: Path, greets: bool, patience: float) -> None:
    async def wait(live: Indoors) -> None:
        table, mine, _ = live.two()
        async with dial(live.port) as line:
            if greets:
                await line.send(json.dumps(hello(table, mine)))
                await line.recv()
            live.time.pass_by(patience)
            await looked_after(live)
            assert live.count("cut_off", "silent") == 0

            live.time.pass_by(0.1)

            await line.wait_closed()
            assert live.count("cut_off", "silent") == 1

    with Indoors(tmp_path, patience_seconds=2.0, silence_seconds=4.0) as live:
        asyncio.run(wait(live))


def test_whoever_comes_while_another_process_takes_the_table_comes_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And is not told that there is no such table."""

    async def move_meanwhile(running: HostedTable) -> None:
        running.move()

    async def come(live: Indoors) -> None:
        table, mine, _ = live.two()
        monkeypatch.setattr(HostedTable, "catch_up", move_meanwhile)
        async with dial(live.port) as line:
            await line.send(json.dumps(hello(table, mine)))
            with pytest.raises(ConnectionClosed) as closed:
                await line.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == TRY_AGAIN

    with Indoors(tmp_path) as live:
        asyncio.run(come(live))


async def looked_after(live: Indoors) -> None:
    """Wait until the house has looked after everybody who is here now, by the time that it is now."""

    class Onlooker:
        checks = 0

        def check(self) -> None:
            self.checks += 1

    onlooker = Onlooker()
    live.house.visitors.add(onlooker)
    await until_then(lambda: onlooker.checks > 1, "a look after everybody")
    live.house.visitors.discard(onlooker)


@pytest.fixture
def lasting(monkeypatch: pytest.MonkeyPatch) -> None:
    """The system does not end by itself what nobody reads, however long a game takes."""
    monkeypatch.setattr("sumdeck.server.socket_connection.UNREAD_SECONDS", int(LIMIT))


@pytest.mark.usefixtures("lasting")
def test_a_page_that_does_not_listen_is_cut_off_before_it_costs_memory(tmp_path: Path) -> None:
    """Fifty of them watch a long game for points; whoever plays it does not notice."""
    with Indoors(tmp_path, queued_bytes=30_000, messages_at_once=10_000) as live, ExitStack() as lines:
        table, *tokens = live.two(level="full", settings={"scoring": True})
        for _ in range(50):
            lines.enter_context(deaf(live, table))
        until(lambda: sum(len(table.listeners) for table in live.house.service.running) == 50, "fifty who watch")
        before = memory()

        asyncio.run(play_to_the_end(live, table, tokens))

        until(lambda: live.count("cut_off", "slow") == 50, "the end of those who do not listen")
        assert memory() - before < 50_000_000


def memory() -> int:
    """How much memory this process has, in bytes."""
    return int(Path("/proc/self/status").read_text().split("VmRSS:")[1].split()[0]) * 1024


@pytest.mark.usefixtures("lasting")
def test_a_page_that_gets_stuck_is_cut_off_even_if_nothing_more_happens(tmp_path: Path) -> None:
    with Indoors(tmp_path, patience_seconds=3.0, messages_at_once=10_000) as live:
        table, *tokens = live.two(level="full", settings={"scoring": True})
        with deaf(live, table):
            asyncio.run(play_to_the_end(live, table, tokens))

            live.time.pass_by(3.1)

            until(lambda: live.count("cut_off", "stuck"), "the end of a page that is stuck")
            assert live.count("cut_off", "stuck") == 1


def test_a_page_that_takes_what_it_is_told_is_never_stuck(tmp_path: Path) -> None:
    """However long nothing is told, and however much was told before."""

    async def stay(live: Indoors) -> None:
        table, token, _ = live.two()
        async with Visitor(live.port, table, token):
            for _ in range(3):
                live.time.pass_by(2.0)
                await looked_after(live)

    with Indoors(tmp_path, patience_seconds=3.0) as live:
        asyncio.run(stay(live))

        assert live.count("cut_off", "stuck") == 0


async def play_to_the_end(live: Served, table: str, tokens: list[str]) -> None:
    async with Visitor(live.port, table, tokens[0]) as one, Visitor(live.port, table, tokens[1]) as other:
        await asyncio.gather(play_on(one, "one"), play_on(other, "other"))
        assert one.screen.picture() == await fresh(live.port, table, tokens[0])


def deaf(live: Served, table: str, path: str = "/ws", **said: Any) -> socket.socket:
    """A line on which somebody watches a table, or says another hello elsewhere, and never reads."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", live.port))
    line.sendall(
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{live.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b" 101 " in line.recv(1024)
    text = json.dumps(said or hello(table)).encode()
    assert len(text) < 126
    line.sendall(b"\x81" + bytes([0x80 | len(text)]) + b"\x00" * 4 + text)  # a frame of text, masked with zeros
    return line
