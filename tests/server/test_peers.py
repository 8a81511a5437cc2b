"""Between two processes of a house: what one of them answers, the other hands on whole."""

import asyncio
import socket

from starlette.requests import Request
from starlette.types import Message, Receive, Scope, Send

from sumdeck.server.peers import Door, carry
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

    async def receive() -> Message:
        early = asyncio.create_task(answered.wait())
        await asyncio.wait([early], timeout=SOON)
        early.cancel()
        happened.append("asked")
        return {"type": "http.request", "body": b"", "more_body": False}

    async def story() -> bytes:
        with socket.create_server(("127.0.0.1", 0)) as plug:
            me = Peer("me", "127.0.0.1", plug.getsockname()[1], "secret")
            async with await Door(app, me).open(plug):
                return bytes((await carry(Request(SCOPE, receive), me)).body)

    answered = asyncio.Event()
    assert asyncio.run(story()) == b"a document"
    assert happened == ["asked", "answered"]
