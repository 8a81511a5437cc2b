"""Several processes serve from one PostgreSQL: whoever asks one of them for what another hosts does not notice."""

from __future__ import annotations

import asyncio
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from msgspec import msgpack

from tests.budget import seldom
from tests.postgres import Cluster
from tests.server.live import GREEDY, PERSON, ROOMY, Live
from tests.server.visitor import Visitor, play_on
from tests.waiting import LIMIT


@pytest.fixture
def database(cluster: Cluster) -> Iterator[str]:
    url = cluster.database()
    yield url
    cluster.drop(url)


@pytest.fixture
def two(database: str, tmp_path: Path) -> Iterator[tuple[Live, Live]]:
    """Two servers of one house."""
    folders = [tmp_path / name for name in ("one", "other")]
    for folder in folders:
        folder.mkdir()
    with Live(folders[0], *ROOMY, store=database) as one, Live(folders[1], *ROOMY, store=database) as other:
        yield one, other


def test_two_play_at_one_table_through_different_processes(two: tuple[Live, Live]) -> None:
    one, other = two
    made = one.open()
    joined = other.join(code=made["code"])

    async def play() -> None:
        async with (
            Visitor(one.port, made["table"], made["seats"][0]["token"]) as host,
            Visitor(other.port, made["table"], joined["token"]) as guest,
        ):
            await asyncio.gather(play_on(host, "host", 5), play_on(guest, "guest", 5))
            assert await host.is_up_to_date()
            assert await guest.is_up_to_date()

    asyncio.run(play())
    assert one.count("leases") == 1
    assert other.count("leases") == 0
    check_doors(one.store)


def test_what_nobody_has_asked_for_is_not_carried(two: tuple[Live, Live]) -> None:
    """Three requests of a hundred megabytes took a gigabyte, and held everybody up for seconds."""
    one, other = two
    club = one.ask("POST", "/api/clubs", {"name": "Fair", "settings": {}, "terms": {}, "friendly": 4}).json()["club"]
    head = f"GET /api/clubs/{club}/standings.csv HTTP/1.1\r\nHost: here\r\nContent-Length: 10000000\r\n\r\n"

    with socket.create_connection(("127.0.0.1", other.port), LIMIT) as line:
        line.sendall(head.encode())
        assert line.recv(12) == b"HTTP/1.1 200", "nobody waits for the rest"


def check_doors(database: str) -> None:
    """Whoever has not the secret of a process is not let in where its peers are."""
    with psycopg.connect(database) as connection:
        doors = connection.execute("SELECT port, secret FROM sumdeck_processes").fetchall()
    assert len(doors) == 2
    scope = {"type": "http", "method": "GET", "path": "/healthz", "query_string": b"", "headers": (), "client": None, "peer": 1}
    for port, secret in doors:
        assert said_at(port, {**scope, "secret": secret}).startswith(b"\x00")
        for wrong in ({**scope, "secret": ""}, {**scope, "secret": "guess"}, scope, ["secret"], "secret"):
            assert said_at(port, wrong) == b""


def said_at(port: int, hello: object) -> bytes:
    """The beginning of what is answered at a door; nothing, if it is shut."""
    with socket.create_connection(("127.0.0.1", port), LIMIT) as line:
        request = {"type": "http.request", "body": b"", "more_body": False}
        line.sendall(b"".join(len(written).to_bytes(4, "big") + written for written in map(msgpack.encode, (hello, request))))
        return line.recv(1)


@pytest.mark.parametrize("how", [signal.SIGTERM, seldom(signal.SIGKILL)])
def test_a_table_goes_on_when_its_process_ends(two: tuple[Live, Live], how: signal.Signals) -> None:
    one, other = two
    made = one.open(PERSON, GREEDY, way="computer")

    async def play() -> None:
        token = made["seats"][0]["token"]
        async with Visitor(one.port, made["table"], token) as visitor:
            await play_on(visitor, "before", 2)
            seen = visitor.screen.n
        await asyncio.to_thread(one.kill, how)
        async with Visitor(other.port, made["table"], token) as visitor:
            assert visitor.screen.n >= seen
            await play_on(visitor, "after", 2)

    asyncio.run(play())
    assert other.count("leases") == 1
