"""Somebody with a bad line: says things twice, late or not at all, loses the connection, comes back, and forgets nothing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from contextlib import suppress
from random import Random

from websockets.exceptions import WebSocketException

from tests.server.visitor import SHOWN, Json, Visitor, sentence

TROUBLE = (WebSocketException, OSError, TimeoutError, EOFError)
PAUSE = 0.2
"""How many seconds somebody thinks, at the most."""
LONGEST = 120
"""How many seconds somebody waits for a table to be shown, before they try another line."""
DROPPED, OVERTAKEN, DOUBLED, CUT = 0.08, 0.08, 0.3, 0.01
"""How often a message is lost, arrives behind the next one, or arrives twice; and how often the whole line breaks."""
MISTAKE, HINT, TAKE_BACK, PHRASE = 0.1, 0.02, 0.04, 0.1
"""How often somebody is wrong, asks for help, repents, or has something to say besides."""
HARMLESS = frozenset(
    f"table.{name}"
    for name in (
        *("late", "not_your_turn", "over", "not_asked", "asked_already", "nothing_to_take_back", "take_back_too_late"),
        *("take_back_revealed", "take_back_dealt", "enough_phrases", "nothing_to_hint"),
    )
)
"""Why a table may refuse what comes at a bad moment. Whoever keeps the rules meets no other refusal."""


class Soaker(Visitor):
    """Somebody at a table, for as long as it lasts. One who does not play only watches and comes back."""

    def __init__(self, port: int, table: str, token: str, rng: Random, plays: bool = True) -> None:
        super().__init__(port, table, token)
        self.plays = plays
        self.acknowledged: dict[str, tuple[int, Json]] = {}
        """What the table has said that it has done: by its key the number of the event, and the message."""
        self.tellings: dict[int, set[str]] = {}
        """Everything that was ever told of an event, by its number."""
        self.shown: set[tuple[int, int]] = set()
        """Everything that was ever shown: the number of the event, and a digest."""
        self.complaints: list[str] = []
        self.returns = 0
        self._rng = rng
        self._waiting: dict[str, Json] = {}
        """What has been said and not been answered."""
        self._overtaken: list[Json] = []

    async def play(self, over: asyncio.Event) -> None:
        """Play on, whatever happens to the line."""
        while not over.is_set():
            try:
                async with asyncio.timeout(LONGEST):
                    await self.come(last=self.screen.n)
                await self._stay(over)
            except TROUBLE:
                await asyncio.sleep(self._rng.uniform(0.1, 0.6))

    async def _stay(self, over: asyncio.Event) -> None:
        """Play on as long as the line holds; then let it break without a word."""
        self.returns += 1
        try:
            await self._say_again()
            while not over.is_set() and self._rng.random() > CUT:
                await self._go_on()
        finally:
            self.socket.transport.abort()

    async def compare(self) -> None:
        """Come back a last time, hear everything, and look whether the screen shows what a fresh one shows."""
        with suppress(EOFError):
            await self.come(last=self.screen.n)
            if not await self.is_up_to_date():
                self.complaints.append(f"stale: seat {self.screen.seat} sees another table than a fresh screen of it")
            await self.socket.close()

    async def hear(self) -> Json:
        """The next message, now and then twice."""
        message = await super().hear()
        self.heard.clear()
        if message["t"] == "bye":
            self.complaints.append(f"lost: the table, by {message['code']}")
            raise EOFError
        if message["t"] in ("event", "no", "hint") and self._rng.random() < DOUBLED:
            self.screen.take(message)
        self._remember(message)
        key = message.get("key")
        if key in self._waiting:
            self._understand(message, self._waiting.pop(key))
        return message

    def _remember(self, message: Json) -> None:
        for said in sayings(message, self.screen.seat):
            self.tellings.setdefault(said["n"], set()).add(json.dumps(said, sort_keys=True))
        if message["t"] in ("snapshot", "event"):
            self.shown.add((message["n"], digest(message)))

    def _understand(self, answer: Json, asked: Json) -> None:
        if answer["n"] >= 0:
            self.acknowledged[asked["key"]] = answer["n"], asked
        elif answer["code"] not in HARMLESS:
            self.complaints.append(f"refused: {answer['code']} to {asked}")

    async def _go_on(self) -> None:
        """Say something if it is time to, and listen for a while."""
        if self.plays and not self._waiting:
            for message in self._wishes():
                await asyncio.sleep(self._rng.random() * PAUSE)
                await self._say(message)
        try:
            async with asyncio.timeout(self._rng.uniform(0.5, 3)):
                await self.hear()
        except TimeoutError:
            await self._say_again()

    def _wishes(self) -> list[Json]:
        """What somebody would say to what the screen shows."""
        wishes: list[Json] = []
        chance, n = self._rng.random, self.screen.n
        if self.screen.now["prompt"] == "prompt.take_back":
            wishes.append({"t": "answer", "what": "take_back", "yes": chance() < 0.7, "n": n})
        elif self.screen.my_turn:
            if chance() < MISTAKE:
                wishes.append({"t": "claim", "n": n, "text": "1 + 1 = 3, take 3"})
            if chance() < HINT and self.screen.view["level"] == "numbers-10":
                wishes.append({"t": "hint", "n": n})
            wishes.append({"t": "claim", "n": n, "text": sentence(self.screen.view)})
        elif chance() < TAKE_BACK and self.screen.now["phase"] == "playing":
            wishes.append({"t": "ask", "what": "take_back", "n": n})
        if chance() < PHRASE:
            wishes.append({"t": "phrase", "phrase": "phrase.well_done"})
        return [{**wish, "key": f"{self._rng.getrandbits(64):x}"} for wish in wishes]

    async def _say(self, message: Json) -> None:
        """Send a message, as well as the line can."""
        self._waiting[message["key"]] = message
        fate = self._rng.random()
        if fate < DROPPED:
            return
        if fate < DROPPED + OVERTAKEN:
            self._overtaken.append(message)
            return
        overtaken, self._overtaken = self._overtaken, []
        await self._send_all([message] * (2 if self._rng.random() < DOUBLED else 1) + overtaken)

    async def _say_again(self) -> None:
        """Send whatever was not answered, in any order; and something that was answered long ago."""
        messages = [*self._waiting.values()]
        if self.acknowledged and self._rng.random() < DOUBLED:
            messages.append(self._rng.choice([message for _, message in self.acknowledged.values()]))
        self._rng.shuffle(messages)
        await self._send_all([*messages, {"t": "ping"}])

    async def _send_all(self, messages: Sequence[Json]) -> None:
        for message in messages:
            await self.send(message)


def sayings(message: Json, seat: int | None) -> list[Json]:
    """What a message tells of events."""
    if message["t"] == "snapshot":
        return list(message["said"])
    if message["t"] == "event":
        return [message["said"]]
    if message["t"] in ("no", "hint") and message["n"] >= 0:
        said = {"n": message["n"], "seat": seat, "sentence": [], "move": None, "news": []}
        return [said | {"code": message["code"], "details": message["details"]}]
    return []


def digest(message: Json) -> int:
    """A number for all that a message lets a page show."""
    return hash(json.dumps([message[name] for name in SHOWN], sort_keys=True))
