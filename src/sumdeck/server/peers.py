"""Between the processes of one house: whoever asks one of them for what another hosts is carried there, and does not notice.

Each process has a door for its peers, a port of its own. There the application is spoken to as the web server does it, in the
messages of ASGI, each with its length before it: nothing is parsed twice. The first one has the secret that the process keeps in
the store, and says for whom it comes: limits by address have been seen to where the visitor came in.
"""

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress
from hmac import compare_digest
from typing import Any, Final, Self

from msgspec import DecodeError, msgpack
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message

from sumdeck.server.socket_connection import CONNECTION
from sumdeck.server.workers import Lost
from sumdeck.store import Peer

GOODBYE, TRY_AGAIN = 1008, 1013
"""How a socket ends: for good, or for now."""
MOST_HOPS: Final = 3
"""A ledger may move while somebody is on the way to it, but not so often."""
CARRIED: Final = ("type", "http_version", "scheme", "method", "path", "raw_path", "query_string", "headers", "server")
"""What a peer has to know of a request."""
LENGTH: Final = 4
"""How many bytes tell how long a message is."""
LONGEST_HELLO: Final = 65_536
AGAIN: Final = 0.2
"""Seconds after which a peer is sought again that did not answer."""
PATIENCE: Final = 2.0
"""Seconds to reach a peer, and for the first word at a door. One that takes longer is as good as gone."""
BROKEN: Final = (OSError, EOFError, DecodeError)


class Unreachable(Exception):
    """Nobody answers at the door of a peer. Nothing has been asked there."""


class Wire:
    """Messages there and back."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def send(self, message: Any) -> None:
        """Raises OSError."""
        self._write(message)
        await self._writer.drain()

    def tell(self, message: bytes) -> int:
        """Send a text that is written already, as `SocketConnection` does; returns how many bytes that were."""
        return 0 if self._writer.is_closing() else self._write({"type": "websocket.send", "bytes": message})

    def listen(self, listener: Callable[[str], int]) -> None:
        """What the peer says comes by the messages of ASGI."""

    def waiting(self) -> int:
        """How many bytes the peer has yet to take."""
        return self._writer.transport.get_write_buffer_size()

    def _write(self, message: Any) -> int:
        written = msgpack.encode(message)
        self._writer.write(len(written).to_bytes(LENGTH, "big") + written)
        return len(written) + LENGTH

    async def receive(self, longest: int | None = None) -> Any:
        """The next message. Raises one of BROKEN."""
        length = int.from_bytes(await self._reader.readexactly(LENGTH), "big")
        if longest is not None and length > longest:
            raise EOFError
        return msgpack.decode(await self._reader.readexactly(length))

    def cut(self) -> None:
        self._writer.transport.abort()

    @classmethod
    async def to(cls, peer: Peer, visitor: HTTPConnection) -> Self:
        """A wire to the application of a peer, for a visitor. Raises Unreachable, or Lost where it went too far already."""
        hops = visitor.scope.get("peer", 0) + 1
        if hops > MOST_HOPS:
            raise Lost
        scope = {name: visitor.scope[name] for name in CARRIED if name in visitor.scope}
        client = [visitor.client.host, 0] if visitor.client else None
        try:
            async with asyncio.timeout(PATIENCE):
                wire = cls(*await asyncio.open_connection(peer.host, peer.port))
                await wire.send({**scope, "client": client, "peer": hops, "secret": peer.secret})
        except (OSError, TimeoutError) as fault:
            raise Unreachable from fault
        return wire


class PeerServer:
    """Lets peers in, and nobody else."""

    def __init__(self, app: ASGIApp, me: Peer) -> None:
        self._app = app
        self._secret = me.secret.encode()

    async def open(self, plug: socket.socket) -> asyncio.Server:
        return await asyncio.start_server(self._let_in, sock=plug)

    async def _let_in(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        wire = Wire(reader, writer)
        try:
            async with asyncio.timeout(PATIENCE):
                scope = await wire.receive(LONGEST_HELLO)
            if compare_digest(str(scope.pop("secret", "")).encode(), self._secret):
                await self._serve(wire, scope)
        except (*BROKEN, TimeoutError, AttributeError, TypeError, RecursionError, asyncio.CancelledError):
            pass  # cancelled when this process ends: Python 3.11 would call that a fault of the connection
        finally:
            writer.close()

    async def _serve(self, wire: Wire, scope: dict[str, Any]) -> None:
        """Let the application serve somebody who comes by way of a peer.

        A request is read whole first: whoever closes a line on which something has yet to arrive cuts off what was answered.
        """
        kind = scope["type"]
        waiting: list[Message] = [{"type": "websocket.connect"} if kind == "websocket" else await wire.receive()]

        async def receive() -> Message:
            if waiting:
                return waiting.pop()
            try:
                message: Message = await wire.receive()
            except BROKEN:
                message = {"type": f"{kind}.disconnect"}
            return message

        whole = {"asgi": {"version": "3.0"}, "extensions": {CONNECTION: {"here": wire}}, "subprotocols": [], "state": {}}
        scope["headers"] = [(name, value) for name, value in scope["headers"]]
        scope["client"] = tuple(scope["client"]) if scope["client"] else None
        await self._app({**whole, **scope}, receive, wire.send)


def is_peer(connection: HTTPConnection) -> bool:
    """Whether a request has come by way of another process, which has seen to its limits."""
    return "peer" in connection.scope


async def carry(request: Request, peer: Peer) -> Response:
    """The answer of a peer. Raises Unreachable, or Lost where it broke off."""
    wire = await Wire.to(peer, request)
    try:
        read = getattr(request, "_body", b"")  # within its limits; whatever else is sent along, nobody has asked for
        await wire.send({"type": "http.request", "body": read, "more_body": False})
        begun, parts, more = await wire.receive(), [], True
        while more:
            message = await wire.receive()
            parts.append(message.get("body", b""))
            more = message.get("more_body", False)
    except BROKEN as fault:
        raise Lost from fault
    finally:
        wire.cut()
    response = Response(b"".join(parts), begun["status"])
    response.raw_headers = [(name, value) for name, value in begun["headers"]]
    return response


class PeerSocket:
    """The socket of a visitor, served by a peer."""

    def __init__(self, wire: Wire, tell: Callable[[bytes], None], end: Callable[[int], None]) -> None:
        self._wire = wire
        self._listening = asyncio.create_task(self._listen(tell, end))

    @classmethod
    async def to(cls, peer: Peer, visitor: HTTPConnection, tell: Callable[[bytes], None], end: Callable[[int], None]) -> Self:
        """Reach a peer; from then on the visitor is told what it says, and how it ends. Raises Unreachable, Lost."""
        return cls(await Wire.to(peer, visitor), tell, end)

    async def say(self, text: str) -> None:
        with suppress(OSError):
            await self._wire.send({"type": "websocket.receive", "text": text})

    def cut(self) -> None:
        self._wire.cut()

    def end(self) -> None:
        self._listening.cancel()
        self._wire.cut()

    async def _listen(self, tell: Callable[[bytes], None], end: Callable[[int], None]) -> None:
        code = TRY_AGAIN
        try:
            while (message := await self._wire.receive())["type"] != "websocket.close":
                if message["type"] == "websocket.send":
                    tell(message["bytes"])
            code = message.get("code", TRY_AGAIN)
        except BROKEN:
            pass
        end(GOODBYE if code == GOODBYE else TRY_AGAIN)
