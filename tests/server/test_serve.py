"""How the server is opened."""

from __future__ import annotations

import socket
from ipaddress import ip_address

import pytest

from sumdeck.rules.game import Refusal
from sumdeck.server import several
from sumdeck.server.serve import PORT, listen, own_address


def test_small_messages_are_sent_without_delay() -> None:
    """TCP_NODELAY is asked for by asyncio only where the socket says that it speaks TCP; else each answer waits for 40 ms."""
    with listen("127.0.0.1", 0) as plug:
        assert plug.proto == socket.IPPROTO_TCP


def test_the_usual_port_gives_way_if_it_is_taken() -> None:
    with listen("127.0.0.1", None), listen("127.0.0.1", None) as second:
        assert second.getsockname()[1] not in (0, PORT)


@pytest.mark.parametrize("store", [None, "tables.sqlite", "sqlite:///tables.sqlite"])
def test_several_processes_need_a_database_that_is_for_several(store: str | None) -> None:
    with pytest.raises(Refusal, match=r"serve\.only_one"):
        several.check(store)


def test_where_everybody_may_come_an_address_is_told_that_can_be_visited() -> None:
    assert ip_address(own_address()).is_unspecified is False
