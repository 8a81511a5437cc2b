"""How the server is opened."""

from __future__ import annotations

import socket

from sumdeck.web.serve import listen


def test_small_messages_are_sent_without_delay() -> None:
    """TCP_NODELAY is asked for by asyncio only where the socket says that it speaks TCP; else each answer waits for 40 ms."""
    with listen("127.0.0.1", 0) as plug:
        assert plug.proto == socket.IPPROTO_TCP
