"""The people of one table: somebody lays it, others come to it, both over a bad line, and then they play."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import httpx

from tests.server.live import GREEDY, NUMERO, PERSON
from tests.server.soak.soaker import Soaker
from tests.server.visitor import Json

DOUBLED = 0.3


class Party:
    """Mostly two people; or one and the computer; or two with an onlooker and a second screen."""

    def __init__(self, number: int, port: int, rng: Random, soaker: type[Soaker] = Soaker) -> None:
        self.table = ""
        self.soakers: list[Soaker] = []
        self.complaints: list[str] = []
        self._granted = 0
        self._alone, self._watched = number % 4 == 0, number % 4 == 1
        self._level = ("numbers-10", "subtraction", "full")[number % 3]
        self._scoring = number % 2 == 0
        self._port = port
        self._soaker = soaker
        self._rng = rng

    async def play(self, client: httpx.AsyncClient, over: asyncio.Event) -> None:
        """Come together, and play on until it is over."""
        made = await self._ask(client, "tables", self._wish())
        self.table = made["table"]
        tokens = [made["seats"][0]["token"]]
        if not self._alone:
            joined = await self._ask(client, "join", {"code": made["code"], "name": ""})
            if joined.get("seat") is None:
                self.complaints.append(f"lost: the table {self.table}, or the seat of somebody who asked again for it: {joined}")
                return
            tokens.append(joined["token"])
        self.soakers += [self._soaker(self._port, self.table, token, self._chance()) for token in tokens]
        if self._watched:
            watching = ("", tokens[0])
            self.soakers += [self._soaker(self._port, self.table, token, self._chance(), plays=False) for token in watching]
        await asyncio.gather(*(soaker.play(over) for soaker in self.soakers))

    @property
    def answers(self) -> int:
        """How often somebody has heard that something is done."""
        return self._granted + sum(len(soaker.acknowledged) for soaker in self.soakers)

    @property
    def idle(self) -> bool:
        """Whether there is nothing left to play."""
        return bool(self.complaints) or any(soaker.screen.over for soaker in self.soakers)

    def _wish(self) -> Json:
        if self._alone:
            return NUMERO | {"way": "computer", "level": "times-divide", "seats": [PERSON, GREEDY]}
        return NUMERO | {
            "way": "friends",
            "level": self._level,
            "settings": {"scoring": self._scoring},
            "seats": [PERSON, PERSON],
        }

    async def _ask(self, client: httpx.AsyncClient, path: str, wish: Json) -> Json:
        """Ask until there is an answer, always with the same key. All answers are alike."""
        wish = {**wish, "key": f"{self._rng.getrandbits(128):032x}"}
        while True:
            times = 2 if self._rng.random() < DOUBLED else 1
            asked = [client.post(f"http://127.0.0.1:{self._port}/api/{path}", json=wish) for _ in range(times)]
            answers: list[Any] = [
                answer.json()
                for answer in await asyncio.gather(*asked, return_exceptions=True)
                if isinstance(answer, httpx.Response)
            ]
            if any(answer != answers[0] for answer in answers):
                self.complaints.append(f"twice: {wish} was answered {answers}")
            if answers:
                self._granted += 1
                return dict(answers[0])
            await asyncio.sleep(self._rng.random())

    def _chance(self) -> Random:
        return Random(self._rng.random())
