"""How a socket behaves below the messages: uvicorn's fast protocol, with an end to a peer that does not play along."""

from __future__ import annotations

import socket
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

CUT: Final = "sumdeck.cut"
"""The extension of the scope by which an application can end a connection at once, with all that waits to be sent."""
PUBLIC: Final = "/ws/club/"
"""Where everybody hears the same, and much of it again and again: there it is compressed."""
UNREAD_SECONDS: Final = 30
UNREAD_BYTES: Final = 32_768
"""How long the system keeps what a peer does not read, and how much of it; the rest waits in our own outbox, which is watched."""


class SocketConnection(WebSocketsSansIOProtocol):
    """One socket."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        transport.set_write_buffer_limits(UNREAD_BYTES)
        plug = transport.get_extra_info("socket")
        if plug is not None:
            plug.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD_BYTES)

    def handle_connect(self, event: Request) -> None:
        if PUBLIC not in event.path:  # what one knows and what one may not shall never be compressed together
            self.conn.available_extensions = []
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][CUT] = {"now": self.transport.abort}

    def send_receive_event_to_app(self) -> None:
        """Take a message in, unless more wait already than anybody types.

        Since that is the limit, reading goes on meanwhile: to pause it for each message costs more than to read the message.
        """
        if self.queue.qsize() >= self.config.ws_max_queue:
            self.transport.abort()
            return
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = False

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()


def give_up_on_the_unread(transport: Any) -> None:
    """Let the system end a connection whose peer does not read, where it can."""
    plug = transport.get_extra_info("socket")
    if plug is not None and hasattr(socket, "TCP_USER_TIMEOUT"):
        plug.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_SECONDS * 1000)
