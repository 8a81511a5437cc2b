"""What every socket has, whoever comes: who may come in, a hello, a line that is watched, and an end."""

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from contextlib import suppress
from typing import Any, ClassVar, Final

from msgspec import Struct
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from sumdeck.rules.game import Refusal
from sumdeck.server import wire
from sumdeck.server.at_once import AtOnce
from sumdeck.server.codes import WebCode
from sumdeck.server.leasing import Elsewhere
from sumdeck.server.limits import Bucket
from sumdeck.server.logs import LOG, note
from sumdeck.server.messages import plain
from sumdeck.server.peers import AGAIN, GOODBYE, TRY_AGAIN, PeerSocket, Unreachable, Wire, is_peer
from sumdeck.server.requests import Refused
from sumdeck.server.security import is_own_page
from sumdeck.server.site import Site, address_of
from sumdeck.server.socket_connection import CONNECTION, SocketConnection
from sumdeck.server.workers import Lost
from sumdeck.store import StoreError

OWN: Final = 5
"""A socket may say so small a part of what is its limit, however much others of its address say."""


class Socket(ABC):
    """A socket that somebody has opened."""

    without_hello: ClassVar = WebCode.UNREADABLE
    """Why somebody is sent away whose first word is no hello."""

    def __init__(self, site: Site, websocket: WebSocket) -> None:
        self._site = site
        self._websocket = websocket
        self._address, self._is_peer = address_of(websocket), is_peer(websocket)
        self._connection: SocketConnection | Wire = websocket.scope["extensions"][CONNECTION]["here"]
        rate, at_once = site.limits.messages_per_second, site.limits.messages_at_once
        self._bucket, self._own = Bucket(rate, at_once), Bucket(rate / OWN, at_once / OWN)
        self._heard_at = site.clock()
        self._heard: deque[str] = deque()
        self._taking = False
        self._greeting: asyncio.Task[None] | None = None
        self._all_taken: asyncio.Event | None = None
        """For whoever waits until all that was said is taken in."""
        self._told = 0
        """How many bytes were sent, and how many of them the screen has taken, and when it last took some."""
        self._waiting = 0
        """How many bytes wait, as far as they are counted."""
        self._taken = 0
        self._taken_at = self._heard_at
        self._greeted = False
        self._ending: asyncio.Task[None] | None = None
        self._line: PeerSocket | None = None
        """To the process that serves this screen, where it is not this one."""

    @classmethod
    async def open(cls, websocket: WebSocket) -> None:
        """Let somebody in, if the page is ours and there are not too many, and serve them until they go."""
        site: Site = websocket.app.state.site
        address = address_of(websocket)
        if is_peer(websocket):
            return await cls(site, websocket).serve_as_visitor()
        if not is_own_page(websocket.headers, site.origins):
            return await turn_away(site, websocket, 403, WebCode.OTHER_ORIGIN)
        if not site.visits.take(address) or not site.sockets.enter(address):
            return await turn_away(site, websocket, 429, WebCode.TOO_MANY)
        try:
            return await cls(site, websocket).serve_as_visitor()
        finally:
            site.sockets.leave(address)

    async def serve_as_visitor(self) -> None:
        """Serve the screen until it goes, or is cut off because nobody is there any more."""
        self._site.visitors.add(self)
        try:
            await self.serve()
        finally:
            self._site.visitors.discard(self)
            self._count(0)

    @abstractmethod
    async def welcome(self, hello: str) -> None:
        """Begin to listen, and tell what this screen has missed. Raises Refusal, StoreError, Unreadable."""

    @abstractmethod
    async def answer(self, text: str) -> None:
        """Answer whatever is said after the hello. Raises Unreadable."""

    @abstractmethod
    def leave(self) -> None:
        """Listen no more."""

    async def serve(self) -> None:
        """Serve the screen until it goes."""
        self._connection.listen(self._hear)
        await self._websocket.accept()
        try:
            while (text := await self._receive()) is not None:
                self._hear(text)
            if self._taking:
                self._all_taken = asyncio.Event()
                await self._all_taken.wait()
        except asyncio.CancelledError:
            pass  # the house ends, and has waited for long enough: what was begun is finished without anybody here
        finally:
            self.leave()
            if self._line is not None:
                self._line.end()

    def check(self) -> None:
        """Cut the screen off if it does not take what is sent, or has not said anything for too long."""
        limits, now, waiting = self._site.limits, self._site.clock(), self._connection.waiting()
        self._count(waiting)
        if not waiting or self._told - waiting > self._taken:
            self._taken, self._taken_at = self._told - waiting, now
        if now - self._taken_at > limits.patience_seconds:
            self._cut("stuck")
        elif now - self._heard_at > (limits.silence_seconds if self._greeted else limits.patience_seconds):
            self._cut("silent")

    def say(self, message: Struct) -> None:
        self.tell(wire.write(message))

    def tell(self, message: bytes) -> None:
        """Send a message that is written already. A screen that does not listen is cut off."""
        if self._ending is not None:
            return
        self._told += self._connection.tell(message)
        waiting = self._connection.waiting()
        if (waiting != self._waiting and self._count(waiting)) or waiting > self._site.limits.queued_bytes:
            self._cut("slow")

    def _count(self, waiting: int) -> bool:
        """Note how many bytes wait for this screen; returns whether its address lets too many wait."""
        if waiting and self not in self._site.visitors:
            return False
        before, self._waiting = self._waiting, waiting
        return before != waiting and self._site.queued.change(self._address, before, waiting) and not self._is_peer

    def come_again(self) -> None:
        """End it for now: the page comes back by itself."""
        self._end(TRY_AGAIN)

    def bye(self, code: str, **details: Any) -> None:
        """Say goodbye for good."""
        self._site.metrics.count("goodbyes", code)
        self.say(wire.Bye(code, details))
        self._end(GOODBYE)

    async def _receive(self) -> str | None:
        """The next message; None when the page has gone. What is no text is as good as nothing."""
        message = await self._websocket.receive()
        return None if message["type"] == "websocket.disconnect" else message.get("text") or ""

    def _hear(self, text: str) -> int:
        """Note what the screen says: all of it is taken in its order, and nobody stops that. Returns how much waits."""
        self._heard.append(text)
        if not self._taking:
            self._taking = True
            if self._greeted and self._line is None:
                AtOnce(self._take_all())
            else:  # to find out who serves this screen, and to reach them, may need more than that
                self._greeting = asyncio.create_task(self._take_all())
        return len(self._heard)

    async def _take_all(self) -> None:
        try:
            while self._heard:
                await self._take(self._heard.popleft())
        except Exception:
            LOG.exception("a socket failed")
            self._cut("failed")
        finally:
            self._taking = False
            if self._all_taken is not None:
                self._all_taken.set()

    async def _take(self, text: str) -> None:
        self._heard_at = self._site.clock()
        if self._ending is not None:
            return
        if not self._is_peer and not self._may_speak():
            self.bye(WebCode.TOO_FAST)
        elif self._line is not None:
            await self._line.say(text)
        elif not self._greeted:
            await self._greet(text)
        else:
            try:
                await self.answer(text)
            except wire.Unreadable:
                self._site.metrics.count("messages", "unreadable")
                self.say(wire.No("", WebCode.UNREADABLE, {}, -1))

    def _may_speak(self) -> bool:
        """Whether one more message is heard: as many as people say always are, more while its address has some left."""
        shared, now = self._site.messages, self._heard_at
        return self._bucket.take(now) and (self._own.take(now) or shared.take(self._address))

    async def _greet(self, text: str) -> None:
        try:
            version = wire.read_greeting(text).v
            if version != wire.VERSION:
                return self.bye(WebCode.OTHER_VERSION, given=version, known=wire.VERSION)
            await self._welcome_somewhere(text)
            self._greeted = True
        except wire.Unreadable:
            self.bye(self.without_hello)
        except (StoreError, Lost):  # it may work in a moment, so the page shall come back
            self.come_again()
        except Refusal as refusal:
            self.bye(refusal.code, **plain(refusal.details))

    async def _welcome_somewhere(self, hello: str) -> None:
        """Begin to listen; where another process hosts it, let that serve this screen, and carry all that is said."""
        while True:
            try:
                return await self.welcome(hello)
            except Elsewhere as found:
                with suppress(Unreachable):
                    self._line = await PeerSocket.to(found.peer, self._websocket, self.tell, self._end)
                    return await self._line.say(hello)
            await asyncio.sleep(AGAIN)  # whoever hosted it is no more: somebody takes it over soon

    def _end(self, code: int) -> None:
        """Close the socket behind all that was said."""
        if self._ending is None:
            self._ending = asyncio.create_task(self._close(code))

    async def _close(self, code: int) -> None:
        with suppress(WebSocketDisconnect):  # the one who reads has noticed it too
            await self._websocket.close(code)

    def _cut(self, why: str) -> None:
        """End the connection now. The page comes back when it can."""
        self._site.metrics.count("cut_off", why)
        note("cut off", why=why)
        self._end(TRY_AGAIN)
        self._connection.cut()


async def turn_away(site: Site, websocket: WebSocket, status: int, code: WebCode) -> None:
    """Say no before there is a socket."""
    site.metrics.count("turned_away", code)
    await websocket.send_denial_response(Response(wire.write(Refused(code, {})), status, media_type="application/json"))
