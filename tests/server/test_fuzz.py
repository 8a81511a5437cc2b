"""Thousands of malformed, oversized, mistimed and forged messages, while two people play on."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from sumdeck.rules.conformance.texts import NASTY
from tests.budget import budget
from tests.server.live import Live
from tests.server.visitor import Visitor, dial, fresh, play_on
from tests.waiting import LIMIT, patience

MESSAGES, LINES = budget(4_000, 100_000), 8
AT_ONCE = 50
FATAL = 3 * LINES / MESSAGES
"""How often a message ends its connection: some times on each line."""
NONSENSE = tuple(text for text in NASTY if "=" not in text)
"""What is no move whatever cards lie there: a sum, however oddly written, may happen to be one."""
LIMITS = ("messages_per_second=1e9", "messages_at_once=100000000", "visits_at_once=1000000", "events_per_day=100000000")
KINDS: tuple[Any, ...] = (
    "hello",
    "claim",
    "hint",
    "ask",
    "answer",
    "object",
    "phrase",
    "ping",
    "snapshot",
    "bye",
    "",
    None,
    7,
    [],
    "𝕙ello",
)
FIELDS = ("v", "n", "key", "text", "what", "yes", "to", "seat", "phrase", "table", "token", "last", "admin", "__class__")
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    2**31,
    2**63,
    10**40,
    1e308,
    "",
    "k",
    "rematch",
    "\u0000",
    "𝟙",
    "'; DROP TABLE --",
    [],
    [[[]]],
    {},
    {"t": 1},
)


UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
JUNK = (
    b"",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET /" + b"a" * 30_000,
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n{}",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\n\r\n{}",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    UPGRADE.replace(b"13", b"12"),
    UPGRADE.replace(b"AAAA", b"\xff"),
    UPGRADE[:-30],
    UPGRADE,
    *(
        UPGRADE + b"|" + frame
        for frame in (b"\x81\x05hello", b"\x8f\x80\x00\x00\x00\x00", b"\xff" * 50, b"\x81\xff" + b"\xff" * 8)
    ),
)
"""What comes when it is no WebSocket, or not a good one. A bar stands for the wait until the other side agrees to one."""


def throw_junk(live: Live, junk: bytes) -> None:
    """Open a line, send this, and go away."""
    with socket.create_connection(("127.0.0.1", live.port), timeout=LIMIT) as line, suppress(OSError):
        first, bar, then = junk.partition(b"|")
        line.sendall(first)
        if bar:
            assert b" 101 " in line.recv(1000)
            line.sendall(then)


class Thrower:
    """Throws messages at a server, on one line after the other."""

    def __init__(self, live: Live, table: str, token: str, rng: Random) -> None:
        self._live, self._table, self._token, self._rng = live, table, token, rng
        self.thrown = 0
        self.answered = 0
        self.lost = 0

    async def throw(self, count: int) -> None:
        """Throw so many messages."""
        while self.thrown < count:
            with suppress(WebSocketException, OSError):
                async with dial(self._live.port) as line:
                    await line.send(json.dumps(self._hello()))
                    await self._fill(line, count)
            self.lost += 1

    async def _fill(self, line: ClientConnection, count: int) -> None:
        while self.thrown < count:
            sent = 0
            for message in self._messages(min(AT_ONCE, count - self.thrown)):
                await line.send(message, text=True if isinstance(message, bytes) and message[:1] == b"\xff" else None)
                sent += 1
                self.thrown += 1
            for _ in range(sent):
                async with patience("an answer to a bad message"):
                    await line.recv()
                self.answered += 1

    def _messages(self, count: int) -> Iterator[str | bytes]:
        for _ in range(count):
            yield self._rng.choice(self.WAYS)(self)

    def _hello(self) -> dict[str, Any]:
        token = self._rng.choice([self._token] * 20 + ["", "forged", self._token[::-1], self._token[:-1]])
        return {"t": "hello", "v": 1, "table": self._table, "token": token, "last": self._rng.choice([-1, 0, 3, 10**6])}

    def _noise(self) -> str:
        return "".join(
            chr(self._rng.choice([self._rng.randrange(32, 127), self._rng.randrange(0xA0, 0xD000)])) for _ in range(40)
        )

    def _torn(self) -> str:
        whole = json.dumps(self._proper())
        return whole[: self._rng.randrange(len(whole))]

    def _odd(self) -> str:
        chosen = self._rng.sample(FIELDS, self._rng.randrange(len(FIELDS)))
        return json.dumps({"t": self._rng.choice(KINDS)} | {name: self._rng.choice(ODD) for name in chosen})

    def _proper(self) -> dict[str, Any]:
        """A message in order, at a wrong time, for something that is not there, or nonsense."""
        n, key = self._rng.choice([-1, 0, 2, 3, 10**9]), f"{self._rng.random()}"
        return self._rng.choice(
            [
                {"t": "claim", "n": n, "key": key, "text": self._rng.choice(NONSENSE)[:400]},
                {"t": "claim", "n": 10**6, "key": key, "text": self._rng.choice(NASTY)[:400]},
                {"t": "claim", "n": 10**6, "key": key, "text": "5 + 3 = 8, take 8"},
                {"t": "hint", "n": 10**6, "key": key},
                {"t": "ask", "what": "stand_in", "n": n, "key": key, "seat": self._rng.choice([0, 1, 2, -5, 10**9])},
                {"t": "ask", "what": "rematch", "n": n, "key": key},
                {"t": "answer", "what": "take_back", "yes": True, "n": n, "key": key},
                {"t": "object", "n": n, "to": n, "key": key},
                {"t": "phrase", "phrase": "phrase.insult", "key": key},
            ]
        )

    def _mistimed(self) -> str:
        return json.dumps(self._proper())

    def _forged(self) -> str:
        return json.dumps(self._hello() | {"admin": True} if self._rng.random() < 0.5 else self._hello())

    def _binary(self) -> bytes:
        return b"\x00" + self._rng.randbytes(30)

    def _deep(self) -> str:
        return self._rng.choice(["[" * 4000, '{"t":' * 1500, '"' + "\\u0041" * 900 + '"', "-" * 5000, "9" * 5000])

    def _rarely_fatal(self) -> str | bytes:
        """What ends a connection, now and then: too much, or no text at all."""
        if self._rng.random() > FATAL * len(self.WAYS):
            return self._noise()
        return "5" * 9000 if self._rng.random() < 0.5 else b"\xff\xfe\xff"

    WAYS: tuple[Callable[[Thrower], str | bytes], ...] = (
        *(_noise, _torn, _odd, _mistimed, _forged, _binary, _deep, _rarely_fatal),
        *(_noise, _torn, _odd, _odd, _mistimed, _mistimed),
    )


def test_thousands_of_bad_messages_do_not_disturb_a_game(tmp_path: Path) -> None:
    with Live(tmp_path, *(f"--limit={limit}" for limit in LIMITS)) as live:
        table, *tokens = live.two(level="full", settings={"scoring": True})
        target, *keys = live.two()
        before = asyncio.run(fresh(live.port, target, keys[0]))
        throwers = [Thrower(live, target, keys[number % 2], Random(number)) for number in range(LINES)]

        asyncio.run(storm(live, table, tokens, throwers))
        for junk in JUNK * budget(3, 20):
            throw_junk(live, junk)

        thrown, answered = sum(each.thrown for each in throwers), sum(each.answered for each in throwers)
        assert thrown == MESSAGES
        assert answered > thrown / 2
        assert sum(each.lost for each in throwers) > 2 * LINES
        after = asyncio.run(fresh(live.port, target, keys[0]))
        assert after["view"] == before["view"]
        assert live.memory() < 400_000_000
        assert '"fault"' not in live.log()
        assert live.kill() < 0


async def storm(live: Live, table: str, tokens: list[str], throwers: list[Thrower]) -> None:
    """Throw, and let two people play a whole game meanwhile, at their own pace."""
    throwing = asyncio.gather(*(each.throw(MESSAGES // LINES) for each in throwers))
    async with Visitor(live.port, table, tokens[0]) as one, Visitor(live.port, table, tokens[1]) as other:
        await asyncio.gather(play_on(one, "one"), play_on(other, "other"))
        assert one.screen.view["outcome"]
        assert one.screen.picture() == await fresh(live.port, table, tokens[0])
    await throwing
