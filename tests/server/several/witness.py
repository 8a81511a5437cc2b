"""Somebody with a bad line who also notes when everything was asked and answered, for `history.py`."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from math import inf
from random import Random

from sumdeck.rules.game import Seat
from sumdeck.table import Event, Table
from sumdeck.table.keys import key_of
from tests.server.several.history import Operation
from tests.server.soak.soaker import Soaker
from tests.server.visitor import Json

AWAY = "web.not_stored"
"""What people are told while the database is away. It may have been done nevertheless; they try again."""
PATIENCE = 60.0
"""Seconds after which somebody believes that a silent line is dead. Whoever is served by a process that is paused waits for it:
they must not be told anything old when it goes on."""


class Witness(Soaker):
    """Somebody at a table who can tell afterwards how it was."""

    def __init__(self, port: int, table: str, token: str, rng: Random, plays: bool = True) -> None:
        super().__init__(port, table, token, rng, plays)
        self.first_said: dict[str, float] = {}
        self.answered: dict[str, float] = {}
        self.seen: list[Operation] = []
        self._heard_at = 0.0

    async def come(self, last: int | None = None) -> None:
        """What the first word on a new line shows is as old as the question at the most, if it is everything."""
        began = time.monotonic()
        await super().come(-1 if self._rng.random() < 0.5 else last)
        if self.last_heard["t"] == "snapshot":
            self.seen.append(Operation(began, time.monotonic(), self.last_heard["n"], False, self.name))

    async def hear(self) -> Json:
        message = self.last_heard = await super().hear()
        self._heard_at = time.monotonic()
        return message

    async def _go_on(self) -> None:
        await super()._go_on()
        if time.monotonic() - self._heard_at > PATIENCE:
            raise TimeoutError

    @property
    def name(self) -> str:
        return f"seat {self.screen.seat}"

    async def _say(self, message: Json) -> None:
        self.first_said.setdefault(message["key"], time.monotonic())
        await super()._say(message)

    def _understand(self, answer: Json, asked: Json) -> None:
        if answer["n"] >= 0:
            self.answered.setdefault(asked["key"], time.monotonic())
        if answer.get("code") != AWAY:
            super()._understand(answer, asked)

    def operations(self, log: list[Event]) -> Iterator[Operation]:
        """All that was done for this one and shown to it. What was never answered may have been done nevertheless."""
        told, seat_told = [], None if self.screen.seat is None else Seat(self.screen.seat)
        table = Table(log[:1])
        for n, event in enumerate(log):
            if n:
                table.evolve(event)
            if table.announcement(n, seat_told) is not None:
                told.append(n)
        for seen in self.seen:
            following = next((n for n in told if n > seen.n), len(log))
            yield replace(seen, unseen=following - seen.n - 1)
        for n, event in enumerate(log):
            seat, key, *_ = key_of(event) or (None, "")
            if seat == self.screen.seat and seat is not None and key in self.first_said:
                yield Operation(self.first_said[str(key)], self.answered.get(str(key), inf), n, True, self.name)
