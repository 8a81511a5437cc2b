"""A class of twenty-six who come, find something to play and speak: by HTTP and by sockets, whoever opened it."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.server.live import Served
from tests.server.visitor import Visitor, sentence

NAMES = [f"Child {letter}" for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
LATE = NAMES[-1]


class Lesson:
    """The children of a class."""

    def __init__(self, school: Served, club: str) -> None:
        self.school, self.club = school, club
        self.keys: dict[str, str] = {}

    def post(self, what: str, **body: Any) -> Any:
        return self.school.ask("POST", f"/api/clubs/{self.club}/{what}", body)

    def tap(self, *names: str) -> None:
        """They type the six digits, and tap their names."""
        digits = self.school.ask("GET", f"/api/clubs/{self.club}").json()["digits"]
        for name in names:
            assert self.school.ask("POST", "/api/find-club", {"code": digits}).json()["club"] == self.club
            answer = self.post("name", entrant=NAMES.index(name))
            assert answer.status_code == 201, answer.text
            self.keys[name] = answer.json()["token"]

    def seat(self, name: str) -> dict[str, Any]:
        """Where a child plays: at a table, or against the computer. Nobody has nothing to play."""
        key = self.keys[name]
        for what in ("seat", "spare"):
            answer = self.post(what, token=key)
            if answer.status_code == 200:
                place: dict[str, Any] = answer.json() | {"token": key}
                return place
        raise AssertionError(f"{name} has nothing to play")

    def alone(self) -> list[str]:
        """Who plays the computer."""
        return [name for name in self.keys if self.seat(name)["match"] < 0]

    def seated(self) -> set[str]:
        """Who sits at a table that is being played."""
        plan = self.school.ask("GET", f"/api/clubs/{self.club}").json()["plan"]
        tables = [table for rounds in plan["rounds"] for table in rounds["tables"] if table["status"] == "open"]
        return {seat["name"] for table in tables for seat in table["seats"]}

    def speak(self, *names: str) -> None:
        """Whoever of these is to play says something wrong, and then something that counts."""
        seats = [self.seat(name) for name in names]

        async def all_turns() -> None:
            for seat in seats:
                async with Visitor(self.school.port, seat["table"], seat["token"]) as child:
                    if child.screen.my_turn:
                        await child.claim("8 + 7 = 5", "wrong")
                        await child.claim(sentence(child.screen.view), "right")

        # In a thread: where a browser is driven, an event loop runs already, and there can be one only.
        with ThreadPoolExecutor(1) as thread:
            thread.submit(asyncio.run, all_turns()).result()
