"""Games that are over when a test begins: played by sockets in the background, and then remembered by a browser."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.browser.conftest import House
from tests.server.live import PERSON
from tests.server.visitor import Visitor, play_on

CARELESS = {"kind": "computer", "player": "careless", "name": "Dot"}

PLAYED: dict[str, Finished] = {}


class Finished(NamedTuple):
    """A game that is over: where it was played, and the keys to its seats."""

    table: str
    way: str
    tokens: tuple[str, ...]
    game: str = "numero"
    level: str = "numbers-10"

    def remembered(self, seats: tuple[int, ...]) -> str:
        """What a device remembers that holds these seats, and has counted its piles."""
        own = [{"seat": seat, "token": self.tokens[seat]} for seat in seats]
        held = {"table": self.table, "game": self.game, "level": self.level, "way": self.way, "code": ""}
        return json.dumps([{**held, "seats": own, "over": True, "counted": True}])


def finished(house: House, /, way: str = "computer", **wish: Any) -> Finished:
    """Play a game to its end; whoever plays sees plain matches only, and so overlooks a lot."""
    seats = [{**PERSON, "name": "Calm Crane"}, CARELESS if way == "computer" else {**PERSON, "name": "Brave Otter"}]
    own_names = {"own_names": True} if way != "friends" else {}
    made = house.open(*seats, way=way, house={**own_names, **wish.pop("house", {})}, **wish)
    tokens = [own["token"] for own in made["seats"]]
    if way == "friends":
        tokens.append(house.join(code=made["code"], name="Brave Otter")["token"])

    async def play() -> None:
        visitors = [Visitor(house.port, made["table"], token) for token in tokens]
        for visitor in visitors:
            await visitor.come()
        await asyncio.gather(*(play_on(visitor, f"seat {seat}") for seat, visitor in enumerate(visitors)))
        for visitor in visitors:
            await visitor.socket.close()

    with ThreadPoolExecutor(1) as aside:  # Playwright has an event loop of its own in this thread
        aside.submit(lambda: asyncio.run(play())).result()
    return Finished(made["table"], way, tuple(tokens), wish.get("game", "numero"), wish.get("level", "numbers-10"))


def finished_once(house: House, /, **wish: Any) -> Finished:
    """One that is only looked at: it is played once for all who look."""
    kind = json.dumps([house.port, wish], sort_keys=True)
    if kind not in PLAYED:
        PLAYED[kind] = finished(house, **wish)
    return PLAYED[kind]


def remember(page: Page, game: Finished, *seats: int) -> None:
    """Let the device of a page hold seats of that game."""
    page.evaluate("tables => localStorage.setItem('sumdeck.tables', tables)", game.remembered(seats))
