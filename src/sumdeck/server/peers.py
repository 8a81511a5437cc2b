"""Between the processes of one house: whoever asks one of them for what another hosts is carried there, and does not notice.

Each process has a door for its peers, a port of its own. Who comes in there has the secret that the process keeps in the store,
and says for whom it comes: limits by address have been seen to where the visitor came in.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from hmac import compare_digest
from typing import Final, Self

import h11
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from sumdeck.rules.game import Refusal
from sumdeck.server.codes import WebCode
from sumdeck.store import Peer

GOODBYE, TRY_AGAIN = 1008, 1013
"""How a socket ends: for good, or for now."""
SECRET, VISITOR, HOPS = "x-sumdeck-secret", "x-sumdeck-visitor", "x-sumdeck-hops"
MOST_HOPS: Final = 3
"""A ledger may move while somebody is on the way to it, but not so often."""
OWN: Final = frozenset(
    ("connection", "upgrade", "content-length", "transfer-encoding", "keep-alive", "te", "trailer", SECRET, VISITOR, HOPS)
)
"""Headers that belong to one connection."""
AT_ONCE: Final = 65_536
AGAIN: Final = 0.2
"""Seconds after which a peer is sought again that did not answer."""
PATIENCE: Final = 2.0
"""Seconds to reach a peer. One that takes longer is as good as gone."""


class Unreachable(Exception):
    """Nobody answers at the door of a peer. Nothing has been asked there."""


class Door:
    """Lets peers in, and nobody else, at a port of their own."""

    def __init__(self, app: ASGIApp, me: Peer) -> None:
        self.app = app
        self._port = me.port
        self._secret = me.secret.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and scope["server"][1] == self._port:
            headers = Headers(scope=scope)
            if not compare_digest(headers.get(SECRET, "").encode(), self._secret):
                await Response(status_code=403)(scope, receive, send)
                return
            scope["peer"] = int(headers.get(HOPS, "1"))
            scope["client"] = (headers.get(VISITOR, ""), 0)
        await self.app(scope, receive, send)


def is_peer(connection: HTTPConnection) -> bool:
    """Whether a request has come by way of another process, which has seen to its limits."""
    return "peer" in connection.scope


async def carry(request: Request, peer: Peer) -> Response:
    """The answer of a peer. Raises Unreachable, or Refusal where it was lost on the way."""
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection(peer.host, peer.port)
    except (OSError, TimeoutError) as fault:
        raise Unreachable from fault
    try:
        return await exchanged(reader, writer, request, peer)
    except (OSError, h11.ProtocolError) as fault:
        raise Refusal(WebCode.LOST) from fault
    finally:
        writer.close()


async def exchanged(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: Request, peer: Peer) -> Response:
    """Ask, and hear the whole answer."""
    line, body = h11.Connection(h11.CLIENT), await request.body()
    query = request.scope["query_string"]
    target = request.scope["raw_path"] + (b"?" + query if query else b"")
    headers = [*carried(request, peer), ("connection", "close"), ("content-length", str(len(body)))]
    writer.write(line.send(h11.Request(method=request.method, target=target, headers=headers)) or b"")
    writer.write(line.send(h11.Data(data=body)) or b"")
    writer.write(line.send(h11.EndOfMessage()) or b"")
    status, told, parts = 0, [], []
    while True:
        event = line.next_event()
        if event is h11.NEED_DATA:
            line.receive_data(await reader.read(AT_ONCE))
        elif isinstance(event, h11.Response):
            status, told = event.status_code, [(name, value) for name, value in event.headers if name.decode() not in OWN]
        elif isinstance(event, h11.Data):
            parts.append(bytes(event.data))
        elif isinstance(event, h11.EndOfMessage):
            break
        elif isinstance(event, h11.ConnectionClosed):
            raise h11.RemoteProtocolError("the peer has gone")
    response = Response(b"".join(parts), status)
    response.raw_headers = [(name, value) for name, value in told if name != b"date"]
    response.raw_headers.append((b"content-length", str(sum(map(len, parts))).encode()))
    return response


class Line:
    """A socket to a peer, for the socket of a visitor."""

    def __init__(self, socket: ClientConnection, tell: Callable[[bytes], None], end: Callable[[int], None]) -> None:
        self._socket = socket
        self._listening = asyncio.create_task(self._listen(tell, end))

    @classmethod
    async def to(cls, peer: Peer, visitor: HTTPConnection, tell: Callable[[bytes], None], end: Callable[[int], None]) -> Self:
        """Reach a peer; from then on the visitor is told what it says, and how it ends. Raises Unreachable."""
        headers = [(name, value) for name, value in carried(visitor, peer) if name.startswith("x-sumdeck")]
        try:
            socket = await connect(
                f"ws://{peer.address}{visitor.url.path}",
                additional_headers=headers,
                user_agent_header=None,
                compression=None,
                ping_interval=None,
                max_size=None,
                open_timeout=PATIENCE,
                proxy=None,
            )
        except (OSError, TimeoutError, WebSocketException) as fault:
            raise Unreachable from fault
        return cls(socket, tell, end)

    async def say(self, text: str) -> None:
        """What the visitor says. If the line is broken, that is heard too."""
        with suppress(WebSocketException):
            await self._socket.send(text)

    def end(self) -> None:
        """The visitor has gone."""
        self._listening.cancel()
        self._socket.transport.abort()

    async def _listen(self, tell: Callable[[bytes], None], end: Callable[[int], None]) -> None:
        try:
            while True:
                tell(await self._socket.recv(decode=False))
        except WebSocketException:
            end(GOODBYE if self._socket.close_code == GOODBYE else TRY_AGAIN)


def carried(connection: HTTPConnection, peer: Peer) -> Iterable[tuple[str, str]]:
    """The headers of a visitor, and those that open the door of a peer. Raises Refusal for whom nobody takes in."""
    hops = connection.scope.get("peer", 0) + 1
    if hops > MOST_HOPS:
        raise Refusal(WebCode.LOST)
    visitor = connection.client.host if connection.client else ""
    ours = [(SECRET, peer.secret), (VISITOR, visitor), (HOPS, str(hops))]
    return [*((name, value) for name, value in connection.headers.items() if name not in OWN), *ours]
