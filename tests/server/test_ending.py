"""A house that ends: nothing that was begun is stopped in the middle, and nobody calls it a fault."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from sumdeck.server.limits import Limits
from sumdeck.server.peers import PeerServer, Wire
from sumdeck.server.serve import listen
from sumdeck.server.socket import Socket
from sumdeck.server.socket_connection import CONNECTION
from sumdeck.store import Peer


class Slow(Socket):
    """A socket whose table takes its time."""

    def __init__(self, websocket: WebSocket) -> None:
        super().__init__(Mock(limits=Limits(), clock=lambda: 0.0), websocket)
        self.may_end, self.begun, self.done = asyncio.Event(), False, False

    async def welcome(self, hello: str) -> None:
        self.begun = True
        await self.may_end.wait()
        self.done = True

    async def answer(self, text: str) -> None: ...

    def leave(self) -> None: ...


def test_what_was_begun_outlives_its_connection() -> None:
    """A server that has waited long enough cancels who serves a connection: once that stopped a move, and was called a fault."""
    said = [{"type": "websocket.receive", "text": '{"t":"hello","v":1}'}, {"type": "websocket.disconnect"}]
    here = {"extensions": {CONNECTION: {"here": Mock()}}, "peer": 1}
    websocket: Any = SimpleNamespace(scope=here, client=None, accept=AsyncMock(), receive=AsyncMock(side_effect=said))

    async def story() -> None:
        page = Slow(websocket)
        serving = asyncio.create_task(page.serve())
        while not page.begun or websocket.receive.await_count < len(said):
            await asyncio.sleep(0)
        serving.cancel()
        await serving
        page.may_end.set()
        for _ in iter(lambda: page._taking, False):
            await asyncio.sleep(0)
        assert page.done

    asyncio.run(story())


def test_peers_are_let_go_of_without_a_word() -> None:
    """A visitor whom a peer has carried here is still there when the process ends."""
    told: list[dict[str, Any]] = []
    visitor = Mock(scope={"type": "http", "headers": []}, client=None)

    async def story() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: told.append(context))
        here = asyncio.Event()

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            here.set()
            await asyncio.Event().wait()

        with listen("127.0.0.1", 0) as plug:
            me = Peer("me", "127.0.0.1", plug.getsockname()[1], "secret")
            async with await PeerServer(app, me).open(plug):
                wire = await Wire.to(me, visitor)
                await wire.send({"type": "http.request", "body": b"", "more_body": False})
                await here.wait()
                for task in asyncio.all_tasks() - {asyncio.current_task()}:
                    task.cancel()
                    await asyncio.wait([task])
                wire.cut()
                await asyncio.sleep(0)  # so that everything is told of that there is to tell

    asyncio.run(story())

    assert told == []
