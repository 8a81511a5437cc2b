"""Before there is a socket: connections that do not get to the point, too many of them, and whose they are behind a proxy."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tests.server.indoors import Indoors
from tests.server.live import Served
from tests.waiting import LIMIT, until

POST = b"POST /api/join HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n"


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Indoors]:
    with Indoors(tmp_path, patience_seconds=1.0, connections_per_address=20) as live:
        yield live


def connected(live: Indoors, said: bytes) -> socket.socket:
    """A connection that the server knows of."""
    before = len(live.house.connections)
    line = socket.create_connection(("127.0.0.1", live.port), timeout=LIMIT)
    line.sendall(said)
    until(lambda: len(live.house.connections) > before, "a connection")
    return line


@pytest.mark.parametrize("said", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", POST, POST + b'{"code":'])
def test_a_request_that_does_not_get_to_the_point_is_cut_off(impatient: Indoors, said: bytes) -> None:
    with connected(impatient, said) as line:
        impatient.time.pass_by(0.9)
        assert impatient.ask("GET", "/healthz").status_code == 200
        assert impatient.count("cut_off", "slow request") == 0
        impatient.say_goodbye()

        impatient.time.pass_by(0.2)

        assert is_cut_off(line)
        assert impatient.count("cut_off", "slow request") == 1


def test_the_second_request_of_a_connection_must_come_to_the_point_too(impatient: Indoors) -> None:
    with connected(impatient, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n") as line:
        assert line.recv(10_000).startswith(b"HTTP/1.1 200")
        line.sendall(b"GET /healthz HT")

        until(lambda: is_at_its_end(impatient, line), "the connection to be cut off")


def test_one_address_has_only_so_many_connections(impatient: Indoors) -> None:
    with ExitStack() as lines:
        kept = [lines.enter_context(connected(impatient, b"GET")) for _ in range(20)]
        with socket.create_connection(("127.0.0.1", impatient.port), timeout=LIMIT) as one_more:
            assert is_cut_off(one_more)
        assert impatient.count("cut_off", "too many") == 1

        impatient.time.pass_by(1.1)

        for line in kept:
            assert is_cut_off(line)
    assert impatient.ask("GET", "/healthz").status_code == 200


def test_one_address_asks_only_so_often_and_long_requests_count_for_several(tmp_path: Path) -> None:
    """Three hundred connections that send nothing but headers would keep everybody waiting for seconds."""
    short, long = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n", b"GET / HTTP/1.1\r\n" + b"a:\r\n" * 2500 + b"Host: x\r\n\r\n"
    with Indoors(tmp_path, requests_at_once=300, requests_per_minute=60) as live:

        def is_answered(said: bytes) -> bool:
            with socket.create_connection(("127.0.0.1", live.port), timeout=LIMIT) as line, suppress(ConnectionResetError):
                line.sendall(said)
                return line.recv(10_000).startswith(b"HTTP/1.1 200")
            return False

        assert is_answered(long)
        assert not is_answered(short * 76), "one connection has a quarter"
        assert all(is_answered(short * 29) for _ in range(10))
        assert [is_answered(short), is_answered(short)] == [True, False]
        assert live.count("cut_off", "too many") == 2

        live.time.pass_by(1.1)

        assert [is_answered(short), is_answered(short)] == [True, False]


def test_how_a_request_is_cut_into_pieces_costs_little(tmp_path: Path) -> None:
    """Head and body may come together or apart, as the machine has time: sixty who came at once were once refused for that."""
    with (
        Indoors(tmp_path, requests_at_once=100, requests_per_minute=60) as live,
        closing(HTTPConnection("127.0.0.1", live.port)) as line,
    ):
        for _ in range(20):  # of 25 requests that one connection has
            line.putrequest("POST", "/api/join")
            line.putheader("Content-Length", "2")
            line.endheaders()
            assert live.ask("GET", "/healthz").is_success  # so the head was taken in before the body comes
            line.send(b"{}")
            assert line.getresponse().read()
        assert live.count("cut_off", "too many") == 0


def is_at_its_end(live: Indoors, line: socket.socket) -> bool:
    """Whether the other side has ended the connection by now. Time passes at each look: when our words arrive, nobody knows."""
    live.time.pass_by(1.1)
    line.setblocking(False)
    try:
        return not line.recv(10_000)
    except BlockingIOError:
        return False
    except ConnectionResetError:
        return True


def is_cut_off(line: socket.socket) -> bool:
    """Whether the other side ends the connection, sooner or later."""
    with suppress(ConnectionResetError):
        while line.recv(10_000):
            pass
    return True


def test_nobody_is_believed_to_come_from_elsewhere(tmp_path: Path) -> None:
    """A header names another address each time; it is this computer all the same."""
    with Indoors(tmp_path, joins_at_once=3) as live:
        assert [joined_from(live, f"192.0.2.{number}") for number in range(5)] == [404, 404, 404, 429, 429]


def test_a_proxy_that_is_trusted_says_who_comes(tmp_path: Path) -> None:
    """Only what the proxy itself has added counts: it stands last."""
    with Indoors(tmp_path, behind="127.0.0.1", joins_at_once=1) as live:
        assert [joined_from(live, came) for came in ("192.0.2.1", "192.0.2.2", "192.0.2.1")] == [404, 404, 429]
        assert joined_from(live, "203.0.113.7, 192.0.2.1") == 429


def joined_from(live: Served, address: str) -> int:
    return live.ask("POST", "/api/join", {"code": "lemon-lemon-lemon-lemon"}, **{"X-Forwarded-For": address}).status_code


def test_a_body_in_very_many_pieces_is_cut_off(tmp_path: Path) -> None:
    """Each piece costs as much as a request, and a body of sixteen thousand letters could be as many."""
    head = b"POST /api/join HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    with Indoors(tmp_path, pieces=50) as live:
        with socket.create_connection(("127.0.0.1", live.port), timeout=LIMIT) as line:
            line.sendall(head + b"1\r\n{\r\n" * 60)
            assert is_cut_off(line)
        assert live.count("cut_off", "pieces") == 1

        with socket.create_connection(("127.0.0.1", live.port), timeout=LIMIT) as line:
            line.sendall(head + b"1\r\n{\r\n" * 50 + b"0\r\n\r\n")
            assert line.recv(10_000).startswith(b"HTTP/1.1 400")
        assert live.count("cut_off", "pieces") == 1


@pytest.mark.parametrize("frame", [b"\x00\x80" + bytes(4), b"\x89\x80" + bytes(4), b"\x8a\x80" + bytes(4)])
def test_a_flood_of_frames_is_cut_off(tmp_path: Path, frame: bytes) -> None:
    """Pieces of one message that say nothing, pings, pongs: none of them is a message, and none is heard above."""
    begin = b"\x01\x80" + bytes(4)  # a message that goes on, and on
    with Indoors(tmp_path, messages_at_once=10) as live, upgraded(live) as line:
        line.sendall(begin + frame * 30)
        assert live.ask("GET", "/healthz").status_code == 200
        assert live.count("cut_off", "frames") == 0

        with suppress(ConnectionError):
            line.sendall(frame * 100_000)

        assert is_cut_off(line)
        assert live.count("cut_off", "frames") == 1


def upgraded(live: Indoors) -> socket.socket:
    """A socket that has not said hello yet."""
    head = "GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    line = socket.create_connection(("127.0.0.1", live.port), timeout=LIMIT)
    line.sendall(f"{head}{key}".encode())
    assert line.recv(10_000).startswith(b"HTTP/1.1 101")
    return line
