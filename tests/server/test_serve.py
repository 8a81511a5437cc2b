"""How the server is opened."""

from __future__ import annotations

import signal
import socket
from argparse import Namespace
from ipaddress import ip_address

import pytest

from sumdeck.rules.game import Refusal
from sumdeck.server import several
from sumdeck.server.serve import PORT, address_of, listen, own_address


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


class Lost:
    """A process that has ended as soon as it was started."""

    pid, exitcode, sentinel = 1, 255, 0

    def is_alive(self) -> bool:
        return False

    def join(self) -> None:
        pass


def test_processes_that_end_again_and_again_are_not_started_without_a_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    starts: list[bool] = []
    pauses: list[float] = []

    def pause(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == 5:
            signal.raise_signal(signal.SIGTERM)

    def started(*args: object, quiet: bool) -> Lost:
        starts.append(quiet)
        return Lost()

    monkeypatch.setattr(several, "started", started)
    monkeypatch.setattr(several, "wait", lambda sentinels, timeout: sentinels)
    monkeypatch.setattr(several, "monotonic", lambda: 7.0)
    monkeypatch.setattr(several, "sleep", pause)
    before = [(each, signal.getsignal(each)) for each in (signal.SIGINT, signal.SIGTERM)]
    try:
        with socket.socket() as plug:
            several.serve(Namespace(workers=2), plug, lambda args, plug: None)
    finally:
        for each, handler in before:
            signal.signal(each, handler)

    assert pauses == [several.LEAST] * 5
    assert len(starts) == 2 + 4


def test_where_everybody_may_come_an_address_is_told_that_can_be_visited() -> None:
    assert ip_address(own_address()).is_unspecified is False


def test_an_address_that_others_can_visit_is_the_one_that_is_told() -> None:
    """Whoever opens the house as `localhost` shows the others this one."""
    with listen("0.0.0.0", 0) as wide, listen("127.0.0.1", 0) as narrow:
        assert address_of(wide) == f"http://{own_address()}:{wide.getsockname()[1]}/"
        assert address_of(narrow) == f"http://127.0.0.1:{narrow.getsockname()[1]}/"
