"""Before there is a socket: connections that do not get to the point, too many of them, and whose they are behind a proxy."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.web.live import Live

POST = b"POST /api/join HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n"


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with Live(tmp_path_factory.mktemp("door"), "--limit=patience_seconds=1", "--limit=connections_per_address=20") as live:
        yield live


def connected(live: Live, said: bytes) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", live.port), timeout=30)
    line.sendall(said)
    return line


@pytest.mark.parametrize("said", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", POST, POST + b'{"code":'])
def test_a_request_that_does_not_get_to_the_point_is_cut_off(impatient: Live, said: bytes) -> None:
    before = impatient.count('cut_off_total{kind="slow request"}')

    with connected(impatient, said) as line:
        assert is_cut_off(line)

    assert impatient.count('cut_off_total{kind="slow request"}') == before + 1


def test_the_second_request_of_a_connection_must_come_to_the_point_too(impatient: Live) -> None:
    with connected(impatient, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n") as line:
        assert line.recv(10_000).startswith(b"HTTP/1.1 200")
        line.sendall(b"GET /healthz HT")
        assert is_cut_off(line)


def test_one_address_has_only_so_many_connections(impatient: Live) -> None:
    with ExitStack() as lines:
        kept = [lines.enter_context(connected(impatient, b"GET")) for _ in range(20)]
        with connected(impatient, b"") as one_more:
            assert is_cut_off(one_more)
        for line in kept:
            assert is_cut_off(line)
    assert impatient.count('cut_off_total{kind="too many"}') >= 1
    assert impatient.ask("GET", "/healthz").status_code == 200


def is_cut_off(line: socket.socket) -> bool:
    """Whether the other side ends the connection, sooner or later."""
    begun = time.monotonic()
    try:
        while line.recv(10_000):
            pass
    except ConnectionResetError:
        pass
    return time.monotonic() - begun < 25


def test_nobody_is_believed_to_come_from_elsewhere(tmp_path: Path) -> None:
    """A header names another address each time; it is this computer all the same."""
    with Live(tmp_path, "--limit=joins_at_once=3", "--limit=joins_per_minute=0.1") as live:
        assert [joined_from(live, f"192.0.2.{number}") for number in range(5)] == [404, 404, 404, 429, 429]


def test_a_proxy_that_is_trusted_says_who_comes(tmp_path: Path) -> None:
    """Only what the proxy itself has added counts: it stands last."""
    with Live(tmp_path, "--behind=127.0.0.1", "--limit=joins_at_once=1", "--limit=joins_per_minute=0.1") as live:
        assert [joined_from(live, came) for came in ("192.0.2.1", "192.0.2.2", "192.0.2.1")] == [404, 404, 429]
        assert joined_from(live, "203.0.113.7, 192.0.2.1") == 429


def joined_from(live: Live, address: str) -> int:
    return live.ask("POST", "/api/join", {"table": "nowhere"}, **{"X-Forwarded-For": address}).status_code
