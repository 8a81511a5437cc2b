"""The socket of a page: hello, then claims, hints and questions one way, and all that happens at the table the other way.

A page says which event it has seen last, and hears what it has missed; or everything, if that is too much.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, Protocol

from msgspec import Struct
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from sumdeck.rules.game import Refusal, Seat
from sumdeck.store import StoreError
from sumdeck.table.commands import Command, Say
from sumdeck.table.course import Person
from sumdeck.table.events import Sent
from sumdeck.web import wire
from sumdeck.web.codes import WebCode
from sumdeck.web.house import House, Visitor, address_of
from sumdeck.web.limits import Bucket
from sumdeck.web.listening import Heard
from sumdeck.web.logs import note
from sumdeck.web.messages import answer_as, command_of, event_of, people_of, plain, view_of
from sumdeck.web.outbox import Outbox
from sumdeck.web.protocol import CUT
from sumdeck.web.running import Running
from sumdeck.web.security import is_own_page, seat_of
from sumdeck.web.wishes import Refused

LONGEST_GAP: Final = 50
"""Whoever has missed more than this begins afresh."""
GOODBYE, TRY_AGAIN = 1008, 1013
"""How a socket ends: for good, or for now."""


class Guest(Visitor, Protocol):
    """Somebody behind a socket."""

    async def serve(self) -> None:
        """Serve them until they go."""


async def open_socket(websocket: WebSocket) -> None:
    """A page at a table."""
    await let_in(websocket, Page)


async def let_in(websocket: WebSocket, guest: Callable[[House, WebSocket], Guest]) -> None:
    """Let somebody in, if the page is ours and there are not too many."""
    house: House = websocket.app.state.house
    address = address_of(websocket)
    if not is_own_page(websocket.headers, house.origins):
        return await turn_away(house, websocket, 403, WebCode.OTHER_ORIGIN)
    if not house.visits.take(address) or not house.sockets.enter(address):
        return await turn_away(house, websocket, 429, WebCode.TOO_MANY)
    visitor = guest(house, websocket)
    house.visitors.add(visitor)
    try:
        await visitor.serve()
    finally:
        house.visitors.discard(visitor)
        house.sockets.leave(address)


async def turn_away(house: House, websocket: WebSocket, status: int, code: WebCode) -> None:
    """Say no before there is a socket."""
    house.metrics.count("turned_away", code)
    await websocket.send_denial_response(Response(wire.write(Refused(code, {})), status, media_type="application/json"))


class Page:
    """A page at a table."""

    def __init__(self, house: House, websocket: WebSocket) -> None:
        self.seat: Seat | None = None
        self._house = house
        self._websocket = websocket
        self._running: Running | None = None
        self._outbox = Outbox(house.limits, house.clock)
        self._bucket = Bucket(house.limits.messages_per_second, house.limits.messages_at_once)
        self._seen: tuple[tuple[Person, ...], frozenset[Seat]] | None = None
        """Who sits at the table and who is there, as this page knows it."""
        self._awaiting = ""
        """The key of the message that is being carried out."""
        self._heard_at = house.clock()
        self._close_code = GOODBYE

    async def serve(self) -> None:
        """Serve the page until it goes."""
        await self._websocket.accept()
        carrier = asyncio.create_task(self._carry())
        try:
            while (text := await self._receive()) is not None:
                await self._take(text)
        finally:
            if self._running is not None:
                self._running.leave(self)
            carrier.cancel()

    # What the table tells

    def hear(self, heard: Heard) -> None:
        """Something has happened."""
        assert self._running is not None
        self._tell_people(self._running.listeners.here)
        self._tell(event_of(self._running.table, heard.said, heard.key, heard.screen))
        if heard.key == self._awaiting:
            self._awaiting = ""

    def see(self, here: frozenset[Seat]) -> None:
        """Who is there has changed."""
        if self._seen is not None:
            self._tell_people(here)

    def look(self, seat: Seat, at: int) -> None:
        """Somebody looks back at a step of the finished game."""
        self._tell(wire.Looking(seat, at))

    def part(self) -> None:
        """The table is gone."""
        self._bye(WebCode.NO_SUCH_TABLE)

    def check(self) -> None:
        """Cut the page off if it does not take what is sent, or has not said anything for too long."""
        limits = self._house.limits
        patience = limits.patience_seconds if self._running is None else limits.silence_seconds
        if self._outbox.is_stuck():
            self._cut("stuck")
        elif self._house.clock() - self._heard_at > patience:
            self._cut("silent")

    # What the page says

    async def _receive(self) -> str | None:
        """The next message; None when the page has gone. What is no text is as good as nothing."""
        message = await self._websocket.receive()
        return None if message["type"] == "websocket.disconnect" else message.get("text") or ""

    async def _take(self, text: str) -> None:
        self._heard_at = self._house.clock()
        if self._outbox.closed:
            return
        if not self._bucket.take(self._heard_at):
            self._bye(WebCode.TOO_FAST)
        elif self._running is None:
            await self._greet(text)
        else:
            await self._answer(self._running, text)

    async def _greet(self, text: str) -> None:
        try:
            version = wire.read_greeting(text).v
            if version != wire.VERSION:
                return self._bye(WebCode.OTHER_VERSION, given=version, known=wire.VERSION)
            hello = wire.read(text)
            assert isinstance(hello, wire.Hello)
            self._sit_down(hello, await self._house.service.table(hello.table))
        except wire.Unreadable:
            self._bye(WebCode.UNREADABLE)
        except Refusal as refusal:
            self._bye(refusal.code, **plain(refusal.details))
        except StoreError:  # it may work in a moment, so the page shall come back
            self._end(TRY_AGAIN)

    def _sit_down(self, hello: wire.Hello, running: Running) -> None:
        """Begin to listen, and tell what the page has missed."""
        if hello.token:
            seat = seat_of(hello.token, running.row.tokens)
            if seat is None:
                raise Refusal(WebCode.BAD_TOKEN)
            self.seat = Seat(seat)
        table = running.table
        fresh = hello.last < 0 or not table.n - LONGEST_GAP <= hello.last <= table.n
        screen = running.enter(self, -1 if fresh else hello.last)
        self._running = running
        here = running.listeners.here
        self._seen = screen.people, here
        if fresh:
            self._tell(view_of(table.course.game.name, screen, here, self._house.wall.now()))
        else:
            self._tell(wire.People(people_of(*self._seen)))
            for said in screen.said:
                event = table.log[said.n]
                key = event.key if isinstance(event, Sent) and event.seat == self.seat else ""
                self._tell(event_of(table, said, key, screen))
        if running.listeners.looking is not None:
            self.look(*running.listeners.looking)

    async def _answer(self, running: Running, text: str) -> None:
        try:
            message = wire.read(text)
        except wire.Unreadable:
            self._house.metrics.count("messages", "unreadable")
            self._tell(wire.No("", WebCode.UNREADABLE, {}, -1))
            return
        self._house.metrics.count("messages", str(message.__struct_config__.tag))
        key = getattr(message, "key", "")
        command = None if self.seat is None else command_of(message, self.seat, running.table.course)
        if command is not None:
            await self._submit(running, command, key)
        elif isinstance(message, wire.Ping):
            self._tell(wire.Pong())
        elif isinstance(message, wire.Look) and self.seat is not None:
            if running.table.course.outcome is not None:
                running.listeners.look(self, message.at)
        elif isinstance(message, wire.Hurry) and self.seat is not None:
            self._house.service.hurry(running, self.seat)
        elif isinstance(message, wire.Wait) and self.seat is not None:
            self._house.service.hold(running, self.seat)
        else:
            self._tell(wire.No(key, WebCode.ONLOOKER if self.seat is None else WebCode.UNREADABLE, {}, -1))

    async def _submit(self, running: Running, command: Command, key: str) -> None:
        """Have a command carried out. What comes of it is heard; what is left is what only its sender needs to know."""
        begun = self._house.clock()
        self._awaiting = key
        try:
            answer = await running.submit(command)
        except Refusal as refusal:
            self._house.metrics.count("refused", refusal.code)
            self._tell(wire.No(key, refusal.code, plain(refusal.details), -1))
        except StoreError as fault:
            self._house.metrics.count("refused", fault.code)
            self._tell(wire.No(key, WebCode.NOT_STORED, {}, -1))
        else:
            if self._awaiting:
                self._tell(answer_as(key, answer))
            if isinstance(command, Say):
                self._house.metrics.moved(self._house.clock() - begun)
        self._awaiting = ""

    # How it gets there

    def _tell_people(self, here: frozenset[Seat]) -> None:
        assert self._running is not None
        seen = self._running.table.course.people, here
        if seen != self._seen:
            self._seen = seen
            self._tell(wire.People(people_of(*seen)))

    def _tell(self, message: Struct) -> None:
        if not self._outbox.closed and not self._outbox.put(wire.write(message)):
            self._cut("slow")

    def _bye(self, code: str, **details: Any) -> None:
        """Say goodbye for good."""
        self._house.metrics.count("goodbyes", code)
        self._tell(wire.Bye(code, details))
        self._end(GOODBYE)

    def _end(self, code: int) -> None:
        self._close_code = code
        self._outbox.close()

    async def _carry(self) -> None:
        """Carry messages to the page, and close the socket behind the last one."""
        try:
            await self._outbox.carry(self._websocket.send_text)
            await self._websocket.close(self._close_code)
        except WebSocketDisconnect:
            pass  # the one who reads has noticed it too

    def _cut(self, why: str) -> None:
        """End the connection now. The page comes back when it can."""
        self._house.metrics.count("cut_off", why)
        note("cut off", why=why)
        self._end(TRY_AGAIN)
        cut = self._websocket.scope["extensions"].get(CUT)
        if cut is not None:
            cut["now"]()
