"""Between two processes of a house: what one of them answers, the other hands on whole."""

import asyncio
import socket

from starlette.requests import Request
from starlette.types import Message, Receive, Scope, Send

from sumdeck.server.peers import PeerServer, Wire
from sumdeck.store import Peer

SOON = 0.5
"""Seconds for an answer that comes too early. Where that takes longer, a fault is not found, and none is told."""
SCOPE = {"type": "http", "method": "GET", "path": "/paper", "query_string": b"", "headers": []}


def test_nothing_is_answered_before_the_request_has_arrived_whole() -> None:
    """Of a document that is drawn already: if a line is closed on which something has yet to arrive, the rest of it is lost."""
    happened = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        happened.append("answered")
        answered.set()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"a document"})

    async def story() -> list[Message]:
        with socket.create_server(("127.0.0.1", 0)) as plug:
            me = Peer("me", "127.0.0.1", plug.getsockname()[1], "secret")
            async with await PeerServer(app, me).open(plug):
                wire = await Wire.to(me, Request(SCOPE))
                early = asyncio.create_task(answered.wait())
                await asyncio.wait([early], timeout=SOON)
                early.cancel()
                happened.append("asked")
                await wire.send({"type": "http.request", "body": b"", "more_body": False})
                answer = [await wire.receive(), await wire.receive()]
                wire.cut()
                return answer

    answered = asyncio.Event()
    assert asyncio.run(story())[1]["body"] == b"a document"
    assert happened == ["asked", "answered"]
