"""The socket of a screen that watches a tournament: whenever something has changed, it is sent the whole of it anew.

A screen has nothing to say here but `ping`; whatever is asked of a tournament is asked by HTTP.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from sumdeck.rules.game import Refusal
from sumdeck.web import wire
from sumdeck.web.clubs.hosting import Club
from sumdeck.web.codes import WebCode
from sumdeck.web.house import House, address_of
from sumdeck.web.security import is_own_page
from sumdeck.web.sockets import GOODBYE, turn_away

BREATH: Final = 0.25
"""Seconds between two views at least: many tables may move at once."""
MOST_WORDS: Final = 10_000
"""No screen says more than this."""


async def open_club_socket(websocket: WebSocket) -> None:
    """Let a screen watch, if it is ours and there are not too many."""
    house: House = websocket.app.state.house
    address = address_of(websocket)
    if not is_own_page(websocket.headers, house.origins):
        return await turn_away(house, websocket, 403, WebCode.OTHER_ORIGIN)
    if not house.visits.take(address) or not house.sockets.enter(address):
        return await turn_away(house, websocket, 429, WebCode.TOO_MANY)
    watch = Watch(house, websocket)
    house.visitors.add(watch)
    try:
        await watch.serve()
    finally:
        house.visitors.discard(watch)
        house.sockets.leave(address)


class Watch:
    """A screen that watches a tournament."""

    def __init__(self, house: House, websocket: WebSocket) -> None:
        self._house = house
        self._websocket = websocket
        self._changed = asyncio.Event()
        self._heard_at = house.clock()
        self._sending_since: float | None = None

    async def serve(self) -> None:
        """Serve the screen until it goes."""
        await self._websocket.accept()
        try:
            club = self._house.clubs.club(self._websocket.path_params["club"])
        except Refusal as refusal:
            await self._websocket.send_text(wire.write(wire.Bye(refusal.code, {})).decode())
            return await self._websocket.close(GOODBYE)
        club.watchers.add(self._changed.set)
        self._changed.set()
        carrier = asyncio.create_task(self._carry(club))
        try:
            for _ in range(MOST_WORDS):
                await self._websocket.receive_text()
                self._heard_at = self._house.clock()
        except (WebSocketDisconnect, KeyError):
            pass
        finally:
            club.watchers.discard(self._changed.set)
            carrier.cancel()

    def check(self) -> None:
        """Cut the screen off if it does not take what is sent, or has not said anything for too long."""
        limits, now = self._house.limits, self._house.clock()
        stuck = self._sending_since is not None and now - self._sending_since > limits.patience_seconds
        if stuck or now - self._heard_at > limits.silence_seconds:
            asyncio.get_running_loop().create_task(self._close())

    async def _carry(self, club: Club) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                await self._changed.wait()
                self._changed.clear()
                if club.gone:
                    await self._websocket.send_text(wire.write(wire.Bye(WebCode.NO_SUCH_CLUB, {})).decode())
                    return await self._websocket.close(GOODBYE)
                self._sending_since = self._house.clock()
                await self._websocket.send_text(wire.write(self._house.showing.view(club, self._house.wall.now())).decode())
                self._sending_since = None
                await asyncio.sleep(BREATH)

    async def _close(self) -> None:
        with suppress(RuntimeError):
            await self._websocket.close(GOODBYE)
