"""Somebody who runs a tournament while the server is killed: asks again until there is an answer, and makes mistakes besides."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import httpx

from tests.server.clubs.soak.screen import Screen
from tests.server.visitor import Json

HARMLESS = frozenset(
    f"club.{name}"
    for name in (
        *("games_running", "over", "gone_already", "here_already", "same_name", "entries_closed", "ended_already", "not_ended"),
        *("void", "nothing_to_redraw", "paused", "not_paused", "begun"),
    )
)
"""What is refused because it was done already, though nobody heard of it; or because the games went on meanwhile."""
TROUBLE = 0.3
"""How often something goes wrong instead of right, while there is trouble left."""
BREATH = 0.05


class Runner:
    """An organiser and a tournament, from the first wish to the last result."""

    def __init__(self, port: int, wish: Json, troubles: int, rng: Random) -> None:
        self.acknowledged: list[tuple[int, Json]] = []
        """What was answered with yes: the number of the last event then, and what was asked."""
        self.complaints: list[str] = []
        self.screens: list[Screen] = []
        self.club = ""
        self.over = False
        self._address = f"http://127.0.0.1:{port}/api/clubs"
        self._port, self._wish, self._rng = port, {**wish, "key": f"{rng.getrandbits(128):032x}"}, rng
        self._troubles = troubles
        self._late = 0
        self._token = ""

    async def run(self, client: httpx.AsyncClient, over: asyncio.Event) -> None:
        """Open it, begin it, and bring it to its end. The screens watch on until everything is over."""
        made = await self._ask(client, "", self._wish)
        self.club, self._token = made["club"], made["token"]
        self.screens += [Screen(self._port, self.club, Random(self._rng.random())) for _ in range(2)]
        await asyncio.gather(self._organise(client), *(screen.watch(over) for screen in self.screens))

    async def _organise(self, client: httpx.AsyncClient) -> None:
        view = await self._do(client, {"do": "begin"})
        while not view["plan"]["over"] or self._troubles:
            await asyncio.sleep(self._rng.random() * BREATH)
            what = self._wanted(view)
            view = await (self._do(client, what) if what else self._look(client))
        self.over = True

    def _wanted(self, view: Json) -> Json:
        """What an organiser would do about what the screen shows; nothing, where it is time to wait."""
        running = [table for table in tables(view) if table["status"] == "open"]
        if view["paused"]:
            return {"do": "pause", "on": False}
        if self._troubles and self._rng.random() < TROUBLE:
            self._troubles -= 1
            return self._trouble(view)
        if running and not view["terms"]["online"]:
            return self._result(self._rng.choice(running))
        return {"do": "draw"} if view["drawable"] else {}

    def _trouble(self, view: Json) -> Json:
        """Something that goes wrong in every club."""
        ended = [table for table in tables(view) if table["status"] == "ended"]
        here = [one["id"] for one in view["entrants"] if not one["gone"]]
        gone = [one["id"] for one in view["entrants"] if one["gone"]]
        what = self._rng.choice(("withdraw", "return", "correct", "correct", "undo", "enter", "pause"))
        if what == "withdraw" and len(here) > 3:
            return {"do": "withdraw", "entrant": self._rng.choice(here), "why": self._rng.choice(("withdrew", "no_show"))}
        if what == "return" and gone:
            return {"do": "return", "entrant": self._rng.choice(gone)}
        if what == "correct" and ended:
            return self._result(self._rng.choice(ended))
        if what == "undo" and ended:
            return {"do": "undo", "match": self._rng.choice(ended)["id"]}
        if what == "enter":
            self._late += 1
            player = "careless" if view["terms"]["online"] else ""
            return {"do": "enter", "entrants": [{"name": f"late {self._late}", "player": player}]}
        return {"do": "pause", "on": True}

    def _result(self, table: Json) -> Json:
        players = [seat["entrant"] for seat in table["seats"]]
        self._rng.shuffle(players)
        return {"do": "report", "match": table["id"], "order": [[player] for player in players]}

    async def _do(self, client: httpx.AsyncClient, what: Json) -> Json:
        answer = await self._ask(client, f"/{self.club}/do", {"token": self._token, "what": what})
        if "code" in answer and "plan" not in answer:
            if answer["code"] not in HARMLESS:
                self.complaints.append(f"refused: {answer['code']} to {what}")
            return await self._look(client)
        self.acknowledged.append((answer["n"], what))
        self.screens[0].show(answer)
        return answer

    async def _look(self, client: httpx.AsyncClient) -> Json:
        view = await self._ask(client, f"/{self.club}")
        self.screens[0].show(view)
        return view

    async def _ask(self, client: httpx.AsyncClient, path: str, body: Json | None = None) -> Json:
        """Ask until there is an answer."""
        while True:
            try:
                answer = await client.request("GET" if body is None else "POST", self._address + path, json=body)
            except httpx.HTTPError:
                await asyncio.sleep(self._rng.random() / 2)
                continue
            if answer.status_code < 500:
                found: dict[str, Any] = answer.json()
                return found
            await asyncio.sleep(0.2)


def tables(view: Json) -> list[Json]:
    """Every game that is drawn or foreseen."""
    return [table for each in view["plan"]["rounds"] for table in each["tables"]]
