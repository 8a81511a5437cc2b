"""How a socket behaves below the messages: uvicorn's fast protocol, with an end to a peer that does not play along."""

import socket
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from struct import Struct
from typing import Any, Final
from zlib import Z_SYNC_FLUSH, compressobj

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the fast one, where there is one
from websockets.http11 import Request
from websockets.protocol import State

from sumdeck.server.limits import Bucket
from sumdeck.server.site import Site

CONNECTION: Final = "sumdeck.connection"
"""The extension of the scope by which an application has the connection itself."""
PUBLIC: Final = "/ws/club/"
"""Where everybody hears the same, and much of it again and again: there it is compressed."""
AT_ONCE: Final = 4096
"""So many bytes are taken in between two looks at how many frames they were."""
TEXT, COMPRESSED, SHORT, LONG = 0x81, 0xC1, 126, 2**16
"""The first byte of a text in one frame, and of a compressed one; and from which lengths on more bytes tell the length."""
EMPTY_BLOCK, KEPT = b"\x00\x00\xff\xff", 4
"""What stands at the end of every compressed text, and is left out; and how many of them are kept."""
START, MASKED = bytes([TEXT]), 0x80
"""How such a text begins, and what the length of everything has added that a page sends."""
HEAD, LONG_HEAD = Struct("!BBH"), Struct("!BBQ")
UNREAD_SECONDS: Final = 30
UNREAD_BYTES: Final = 32_768
"""How long the system keeps what a peer does not read, and how much of it; the rest waits here, and is watched."""


class SocketConnection(WebSocketsSansIOProtocol):
    """One socket."""

    _listener: Callable[[str], int] | None = None
    _between = False
    """Whether a message begins with what arrives next, as the parser of frames last said: what goes past it changes nothing."""

    @property
    def site(self) -> Site:
        app: Any = self.config.app
        site: Site = app.state.site
        return site

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        limits = self.site.limits
        each = limits.frames_for_each
        self._frames = Bucket(each * limits.messages_per_second, each * limits.messages_at_once)
        transport.set_write_buffer_limits(UNREAD_BYTES)
        plug = transport.get_extra_info("socket")
        if plug is not None:
            plug.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD_BYTES)

    def data_received(self, data: bytes) -> None:
        """Take in a little at a time, and count the frames: thousands of empty ones fit into what is read at once."""
        if self._listener is not None and (text := self._only_text(data)) is not None:
            return self._hand_over(text) if self._frames.take(self.loop.time()) else self._flooded()
        for start in range(0, len(data), AT_ONCE):
            if self.transport.is_closing():
                return None
            self.conn.receive_data(data[start : start + AT_ONCE])
            if self.conn.parser_exc is not None:
                self.handle_parser_exception()
                return None
            if self.conn.events and not self._frames.take(self.loop.time(), len(self.conn.events)):
                return self._flooded()
            self.handle_events()
        self._between = self._between_frames
        return None

    def _flooded(self) -> None:
        self.site.metrics.count("cut_off", "frames")
        self.transport.abort()

    def _only_text(self, data: bytes) -> str | None:
        """The text, where what has arrived is one short message in one frame, as nearly always: else who parses frames has it."""
        length, masked = len(data) - 6, data[1:2]
        if data[:1] != START or not masked or masked[0] != MASKED + length or not 0 <= length < SHORT:
            return None
        if not self._between or self.conn.state is not State.OPEN:
            return None
        try:
            return apply_mask(data[6:], data[2:6]).decode()
        except UnicodeDecodeError:
            return None

    @property
    def _between_frames(self) -> bool:
        """Whether a message begins with what arrives next: nothing of another one waits, and nothing is compressed."""
        waiting: Any = self.conn.parser
        while (inner := waiting.gi_yieldfrom) is not None:
            waiting = inner
        return waiting.__name__ == "at_eof" and self.conn.current_size is None and not self.conn.extensions

    def handle_connect(self, event: Request) -> None:
        if not event.path.startswith(PUBLIC):  # what one knows and what one may not shall never be compressed together
            self.conn.available_extensions = []
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][CONNECTION] = {"here": self}

    def tell(self, message: bytes) -> int:
        """Send a text that is written already; returns how many bytes that were, none where the peer has gone.

        It goes to the system at once, and asyncio keeps what the system does not take. Through the queues and tasks of an ASGI
        server the same message costs several times as much.
        """
        if self.close_sent or self.transport.is_closing():
            return 0
        frame = self._framed(message)
        self.transport.write(frame)
        return len(frame)

    def waiting(self) -> int:
        return self.transport.get_write_buffer_size()

    def cut(self) -> None:
        """End the connection now, with all that waits to be sent."""
        self.transport.abort()

    def _framed(self, message: bytes) -> bytes:
        if not self.conn.extensions:
            return framed(TEXT, message)
        if len(message) >= LONG and isinstance(deflate := self.conn.extensions[0], PerMessageDeflate):
            return self._framed_for_all(message, deflate)
        self.conn.send_text(message)
        return b"".join(self.conn.data_to_send())

    def _framed_for_all(self, message: bytes, deflate: PerMessageDeflate) -> bytes:
        """A long text, compressed once for all who hear it: it refers to nothing before it, and nothing after it to that."""
        bits = deflate.local_max_window_bits
        if not deflate.local_no_context_takeover:
            deflate.encoder = compressobj(wbits=-bits, **deflate.compress_settings)
        return framed(COMPRESSED, deflated(message, bits))

    def listen(self, listener: Callable[[str], int]) -> None:
        """Have every text handed over as soon as it is there; the listener says how many wait."""
        self._listener = listener
        self._between = self._between_frames

    def send_receive_event_to_app(self) -> None:
        """Take a message in, unless more wait already than anybody types.

        Since that is the limit, reading goes on meanwhile: to pause it for each message costs more than to read the message. A
        text goes straight to who listens: the queue of an ASGI server, and all the coroutines behind it, cost more than that too.
        """
        if self._listener is not None and len(self.frames) == 1 and self.curr_msg_data_type == "text" and not self.close_sent:
            with suppress(UnicodeDecodeError):  # which is dealt with below
                return self._hand_over(bytes(self.frames[0]).decode())
        if self.queue.qsize() >= self.config.ws_max_queue:
            return self.transport.abort()
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = False
        return None

    def _hand_over(self, text: str) -> None:
        assert self._listener is not None
        if not self.close_sent and self._listener(text) > self.config.ws_max_queue:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()


def framed(first: int, message: bytes) -> bytes:
    length = len(message)
    if length < SHORT:
        return bytes((first, length)) + message
    if length < LONG:
        return HEAD.pack(first, SHORT, length) + message
    return LONG_HEAD.pack(first, SHORT + 1, length) + message


@lru_cache(maxsize=KEPT)
def deflated(message: bytes, bits: int) -> bytes:
    encoder = compressobj(wbits=-bits, memLevel=5)
    return (encoder.compress(message) + encoder.flush(Z_SYNC_FLUSH))[: -len(EMPTY_BLOCK)]


def give_up_on_the_unread(transport: Any) -> None:
    """Let the system end a connection whose peer does not read, where it can."""
    plug = transport.get_extra_info("socket")
    if plug is not None and hasattr(socket, "TCP_USER_TIMEOUT"):
        plug.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_SECONDS * 1000)
