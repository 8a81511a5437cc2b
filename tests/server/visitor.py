"""A visitor: what a page does with its socket, in Python. It keeps its screen from what it is told, and plays from that alone."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, Final, Self

from websockets.asyncio.client import ClientConnection, connect

from tests.waiting import LIMIT, patience

Json = dict[str, Any]
SHOWN = ("view", "prompt", "phase", "asked", "clock", "objectionable")


def plain(sentence: Sequence[str | Sequence[str]]) -> str:
    """A sentence in one piece."""
    return "".join("".join(part) for part in sentence)


class Screen:
    """What a page shows: put together from messages, as `screen.svelte.ts` does it."""

    def __init__(self) -> None:
        self.n = -1
        self.seat: int | None = None
        self.now: Json = {}
        self.said: list[Json] = []
        self.people: list[Json] = []
        self.house: Json = {}

    def take(self, message: Json) -> None:
        """Take a message in. Repeated and late ones change nothing."""
        match message["t"]:
            case "snapshot":
                self.n, self.seat = message["n"], message["seat"]
                self.now = {name: message[name] for name in SHOWN}
                self.said, self.people, self.house = message["said"], message["people"], message["house"]
            case "event" if message["n"] > self.n:
                self.now = {name: message[name] for name in SHOWN}
                self._note(message["n"], message["said"])
            case "no" | "hint" if message["n"] > self.n:
                said = {"n": message["n"], "seat": self.seat, "code": message["code"], "details": message["details"]}
                self._note(message["n"], {**said, "sentence": [], "move": None, "news": []})
            case "people":
                self.people = message["people"]

    def picture(self) -> Json:
        """All that it shows; who is there just now apart."""
        people = [{**person, "here": True} for person in self.people]
        return {"n": self.n, "seat": self.seat, **self.now, "said": self.said[-200:], "people": people, "house": self.house}

    @property
    def sentences(self) -> list[str]:
        """What was claimed."""
        return [plain(said["sentence"]) for said in self.said if said["sentence"]]

    @property
    def view(self) -> Json:
        view: Json = self.now["view"]
        return view

    @property
    def my_turn(self) -> bool:
        return self.seat is not None and self.view["seat_to_play"] == self.seat and self.now["phase"] == "playing"

    @property
    def over(self) -> bool:
        return bool(self.now) and self.now["phase"] == "over"

    def _note(self, n: int, said: Json) -> None:
        self.n = n
        self.said = [*self.said, said]


def dial(port: int, path: str = "/ws", **more: Any) -> connect:
    """A socket that is not closed by us because something takes long."""
    address = f"ws://127.0.0.1:{port}{path}"
    return connect(address, **{"compression": None} | more, max_size=None, ping_interval=None, open_timeout=LIMIT)


class Visitor:
    """A page with its socket. `async with Visitor(…)` says hello and has its first view."""

    def __init__(self, port: int, table: str, token: str = "", last: int = -1) -> None:
        self.port, self.table, self.token = port, table, token
        self._hello = {"t": "hello", "v": 1, "table": table, "token": token}
        self._last = last
        self.screen = Screen()
        self.heard: list[str] = []
        """Every message, as it came."""
        self.socket: ClientConnection

    async def __aenter__(self) -> Self:
        await self.come()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def come(self, last: int | None = None) -> None:
        """Connect and say hello; again, with what the screen has seen last."""
        self.socket = await dial(self.port)
        try:
            await self.send({**self._hello, "last": self._last if last is None else last})
            await self.hear()
        except BaseException:
            self.socket.transport.abort()
            raise

    async def send(self, message: Json | str | bytes) -> None:
        """Send a message."""
        await self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def hear(self) -> Json:
        """The next message."""
        async with patience("a message"):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = json.loads(text)
        self.screen.take(message)
        return message

    async def until(self, *kinds: str, key: str = "") -> Json:
        """Listen until a message of one of these kinds comes, and if a key is given, the one that bears it."""
        while True:
            message = await self.hear()
            if message["t"] in kinds and (not key or message.get("key") == key):
                return message

    async def told(self, code: str) -> Json:
        """Listen until something with this code has happened."""
        while True:
            event = await self.until("event")
            if event["said"]["code"] == code:
                return event

    async def is_up_to_date(self) -> bool:
        """Whether the screen shows what a fresh one shows, once both have heard the same: others may speak in between."""
        while True:
            seen = await fresh(self.port, self.table, self.token)
            while self.screen.n < seen["n"]:
                await self.hear()
            if self.screen.n == seen["n"]:
                return self.screen.picture() == seen

    async def claim(self, text: str, key: str, n: int | None = None) -> Json:
        """Say a sentence; returns the answer to it."""
        await self.send({"t": "claim", "n": self.screen.n if n is None else n, "key": key, "text": text})
        return await self.until("event", "no", "done", key=key)


IDLE: Final[dict[str, Callable[[Json], str]]] = {
    "formula": lambda view: "pass" if view["phase"] == "drawn" else "draw",
    "mathino": lambda view: "accept" if view["phase"] == "confirm" else f"discard {view['hand'][0]['say']}",
    "numberloor": lambda view: str(view["way_out"]),
}
"""What always goes, and leads nowhere."""


def sentence(view: Json) -> str:
    """Something that the one to play may say, chosen from the view: in Numero a plain match, and otherwise what wins nothing."""
    if view["family"] in IDLE:
        return IDLE[view["family"]](view)
    if view["phase"] in ("final", "confirm"):
        return "pass" if view["phase"] == "final" else "accept"
    numbers = [card for card in view["hand"] if not card["wild"]]
    if view["game"] == "numero-solitaire":
        return match(view, numbers) or "stop"
    if not numbers:
        return "discard " + " ".join(card["say"] for card in view["hand"])
    return match(view, numbers) or f"discard {numbers[0]['say']}"


def match(view: Json, numbers: list[Json]) -> str:
    """A lone card of the centre that equals one in the hand; empty if there is none."""
    for card in numbers:
        for pile in view["centre"]:
            if not pile["built"] and pile["value"] == card["text"]:
                return f"{pile['name']} = {card['text']}, take {card['say']}"
    return ""


async def play_on(visitor: Visitor, name: str, most: int = 1000) -> None:
    """Play until the game is over, or so many claims have been made."""
    for count in range(most):
        while not visitor.screen.my_turn:
            if visitor.screen.view["outcome"]:
                return
            await visitor.hear()
        answer = await visitor.claim(sentence(visitor.screen.view), f"{name} {count}")
        assert answer["t"] == "event" or answer["code"] == "table.late", answer


async def fresh(port: int, table: str, token: str = "") -> Json:
    """What a page that has just come is shown."""
    async with Visitor(port, table, token) as visitor:
        return visitor.screen.picture()
