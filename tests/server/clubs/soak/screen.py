"""A screen that watches a tournament over a bad line: it comes back whenever the line breaks, and forgets nothing."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from random import Random

import httpx
from websockets.exceptions import WebSocketException

from sumdeck.server.clubs.broadcast import patched
from tests.server.visitor import Json, dial
from tests.waiting import Wait

TROUBLE = (WebSocketException, OSError, TimeoutError, EOFError)
CUT = 0.05
"""How often the line breaks after a view."""


class Screen:
    """A page that shows a tournament, and does nothing else."""

    def __init__(self, port: int, club: str, rng: Random) -> None:
        self.returns = 0
        self.now: Json = {}
        self.shown: dict[int, set[str]] = {}
        """By the number of the last event: every plan that was ever shown."""
        self._port, self._club, self._rng = port, club, rng
        self._last, self._known = -1, Json()

    async def watch(self, over: asyncio.Event) -> None:
        """Watch on, whatever happens to the line."""
        while not over.is_set():
            with suppress(*TROUBLE):
                await self._stay(over)
            await asyncio.sleep(self._rng.random() / 2)

    async def _stay(self, over: asyncio.Event) -> None:
        async with dial(self._port, f"/ws/club/{self._club}") as line:
            self.returns += 1
            await line.send(json.dumps({"t": "hello", "v": 1, "last": self._last}))
            while not over.is_set():
                with suppress(TimeoutError):
                    async with asyncio.timeout(1):
                        self.take(json.loads(await line.recv()))
                if self._rng.random() < CUT:
                    line.transport.abort()

    def take(self, message: Json) -> None:
        """Learn the whole, or what has changed since then."""
        if message["t"] == "club":
            self._known = message["view"]
        elif message["t"] == "change":
            assert message["n"] == self._last + 1, "a change is missing"
            self._known = patched(self._known, message["change"]) | {"now": message["now"]}
        else:
            return
        self._last = message["n"]
        self.show(self._known)

    def show(self, view: Json) -> None:
        """Show a tournament as it was told here, or answered to somebody who has asked."""
        self.now = view
        self.shown.setdefault(view["n"], set()).add(json.dumps(view["plan"], sort_keys=True))

    async def settle(self, client: httpx.AsyncClient) -> None:
        """Wait until nothing is on its way to this screen any more."""
        wait = Wait("a screen that shows the end", lambda: {name: self.now.get(name) for name in ("n", "begun", "over")})
        while await self.compare(client):
            wait.go_on()
            await asyncio.sleep(0.1)

    async def compare(self, client: httpx.AsyncClient) -> list[str]:
        """When all is over: does this screen, which has come back again and again, show what a fresh one shows?"""
        fresh = await self._fresh(client)
        if "code" in fresh and "plan" not in fresh:
            return [f"refused: a fresh screen is told {fresh}"]
        differing = [name for name in fresh if name != "now" and fresh[name] != self.now.get(name)]
        return [f"stale: a screen shows another {name} than a fresh one" for name in differing]

    async def _fresh(self, client: httpx.AsyncClient) -> Json:
        """What a page is told that was never here; one that is asked to come again does so."""
        wait = Wait("an answer to a fresh screen", lambda: answer.text)
        while True:
            answer = await client.get(f"http://127.0.0.1:{self._port}/api/clubs/{self._club}")
            if answer.status_code != httpx.codes.SERVICE_UNAVAILABLE:
                found: Json = answer.json()
                return found
            wait.go_on()
            await asyncio.sleep(0.1)
