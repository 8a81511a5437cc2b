"""How a connection behaves while it speaks HTTP: uvicorn's protocol, with an end to whoever lets us wait or comes too often.

What becomes a socket is handed on to `socket_connection.py`.
"""

from collections.abc import Callable
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from sumdeck.server.clock import Alarm
from sumdeck.server.limits import neighbourhood
from sumdeck.server.site import Site
from sumdeck.server.socket_connection import give_up_on_the_unread

WEIGHT: Final = 1024
"""So many bytes cost as much as a short request."""
PIECE: Final = 0.25
"""What comes in more pieces than one costs little more: into how many the network cuts it is not for the sender to say."""


class Pieces(h11.Connection):
    """The words of HTTP, where the pieces of a body are counted: one could come in a quarter of a million."""

    cut: Callable[[], None]
    left = 0
    most = 0

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request):
            self.left = self.most
        elif isinstance(event, h11.Data):
            self.left -= 1
            if self.left < 0:
                self.cut()
                return h11.NEED_DATA
        return event


class HttpConnection(H11Protocol):
    """One connection."""

    _alarm: Alarm | None = None
    _counted = False

    def __init__(self, *configured: Any, **more: Any) -> None:
        super().__init__(*configured, **more)
        pieces = Pieces(h11.SERVER, self.config.h11_max_incomplete_event_size or 0)
        pieces.most, pieces.cut = self.site.limits.pieces, lambda: self._cut("pieces")
        self.conn = pieces

    @property
    def site(self) -> Site:
        app: Any = self.config.app
        site: Site = app.state.site
        return site

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._address = neighbourhood(self.client[0]) if self.client else ""
        self._counted = self.site.connections.enter(self._address)
        if not self._counted:
            self._cut("too many")
            return
        give_up_on_the_unread(transport)
        self._await_request()

    def data_received(self, data: bytes) -> None:
        """Take in what has come, unless its address has sent too much: to understand a request costs more than many an answer."""
        much = max(PIECE, len(data) // WEIGHT, data.count(b"\r\n\r\n"))
        if self.site.asked.take(self._address, str(self.client), much):
            super().data_received(data)
        else:
            self._cut("too many")

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Whoever comes through is counted as a socket from now on."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._await_request()

    def _await_request(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        wall = self.site.wall
        self._alarm = wall.call_at(wall.now() + int(1000 * self.site.limits.patience_seconds), self._lose_patience)

    def _lose_patience(self) -> None:
        """A request that is whole may take as long as we need for the answer; one that is not has taken too long."""
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._cut("slow request")

    def _leave(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        if self._counted:
            self._counted = False
            self.site.connections.leave(self._address)

    def _cut(self, why: str) -> None:
        self.site.metrics.count("cut_off", why)
        self.transport.abort()
