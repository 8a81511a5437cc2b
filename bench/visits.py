"""What people do on their sockets, for measuring: they play from what they see, or they call into the woods."""

from __future__ import annotations

import json
from asyncio import Semaphore, to_thread
from contextlib import AsyncExitStack
from time import perf_counter
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from bench.house import House
from sumdeck.games.numero.rules.state import FINAL

ECHO = "x" * 120
EARLY = 8
"""So many moves everybody has, before the deck is empty and not everything can be said any more."""


class Pair:
    """Two people at a table, each with a screen."""

    def __init__(self, lines: list[ClientConnection], views: list[dict[str, Any]]) -> None:
        self._lines = lines
        self._views = views
        self.waits: list[float] = []
        """For each move, how long its player waited for the word that it is made, in seconds."""
        self.longest = 0
        """So many letters the longest word of a move had."""

    @property
    def over(self) -> bool:
        """Whether nobody has anything to say any more."""
        return not self._views[0]["view"]["to_act"]

    async def move(self) -> None:
        """One of them says something, and both hear of it. Nothing happens when the game is over."""
        if self.over:
            return
        seat = self._views[0]["view"]["seat_to_play"]
        view = self._views[seat]
        claim = {"t": "claim", "n": view["n"], "key": f"move {view['n']}", "text": sentence(view["view"])}
        begun = perf_counter()
        await self._lines[seat].send(json.dumps(claim))
        self._views[seat] = await heard(self._lines[seat])
        self.waits.append(perf_counter() - begun)
        self._views[1 - seat] = await heard(self._lines[1 - seat])
        self.longest = max(self.longest, len(json.dumps(self._views[1 - seat], separators=(",", ":"))))


async def seated(house: House, stack: AsyncExitStack) -> Pair:
    """Two people who have just sat down."""
    return await seated_at(house, stack, *house.table())


async def seated_at(house: House, stack: AsyncExitStack, table: str, tokens: list[str]) -> Pair:
    """Two people who have just sat down at a table."""
    lines = [await stack.enter_async_context(line_to(house, "/ws")) for _ in tokens]
    for line, token in zip(lines, tokens):
        await greet(line, table, token)
    return Pair(lines, [await heard(line) for line in lines])


async def keep_thinking(house: House, begun: Semaphore) -> None:
    """A table where computer players think all the time: whoever sits with them says something at once, table after table."""
    while True:
        table, token = await to_thread(house.table_of_computers)
        async with line_to(house, "/ws") as line:
            await greet(line, table, token)
            begun.release()
            moves = 0
            while moves < EARLY:
                view = await heard(line)
                if view["view"]["seat_to_play"] == 0:
                    moves += 1
                    claim = {"t": "claim", "n": view["n"], "key": f"move {view['n']}", "text": sentence(view["view"])}
                    await line.send(json.dumps(claim))


async def greet(line: ClientConnection, table: str, token: str) -> None:
    """Come to a table."""
    await line.send(json.dumps({"t": "hello", "v": 1, "table": table, "token": token, "last": -1}))


async def call(line: ClientConnection, times: int) -> None:
    """Call, and hear the echo."""
    for _ in range(times):
        await line.send(ECHO)
        await line.recv()


def line_to(house: House, path: str) -> connect:
    """A socket."""
    return connect(f"ws://127.0.0.1:{house.port}{path}", compression=None, ping_interval=None, max_size=None, open_timeout=60)


async def heard(line: ClientConnection) -> dict[str, Any]:
    """The next view or event; who is there matters to nobody here."""
    while True:
        message: dict[str, Any] = json.loads(await line.recv())
        if message["t"] in ("snapshot", "event"):
            return message
        assert message["t"] == "people", message


def sentence(face: dict[str, Any]) -> str:
    """A plain match, else a discard; in the last turn only a take counts."""
    numbers = [card for card in face["hand"] if not card["wild"]]
    if not numbers and face["phase"] != FINAL:
        return "discard " + " ".join(card["say"] for card in face["hand"])
    for card in numbers:
        for pile in face["centre"]:
            if not pile["built"] and pile["value"] == card["text"]:
                return f"{pile['name']} = {card['text']}, take {card['say']}"
    return "pass" if face["phase"] == FINAL else f"discard {numbers[0]['say']}"
