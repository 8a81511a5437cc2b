"""A start with thousands of tables in use: how long the first page takes once the port is open, and what keeps the loop.

What keeps the loop is told in CPU time of the longest single callback, so that other programs on the machine have no part in it.
"""

import os
import socket
import time
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from bench.house import House
from bench.served import TIMED
from bench.table import Row
from bench.visits import sentence
from sumdeck.rules import registry
from sumdeck.rules.deals import secret_deal
from sumdeck.rules.game import Seat
from sumdeck.server.views import player_view_of
from sumdeck.store import Store, TableRow
from sumdeck.store.schema import Event
from sumdeck.table import SeatPlan, Table, open_table
from sumdeck.table.commands import Say, Sit

TABLES, GAMES, MOVES = 5000, 25, 20
"""So many tables in the store, each with the log of one of so many games after so many moves."""
NAMES = "Quiet Heron", "Brave Otter"
A_DAY = 86_400_000
BUSY = 0.05
"""A house that uses more seconds of CPU time than this in a second has yet to take tables up."""


def rows(source: Path, rounds: int, tables: int = TABLES) -> list[Row]:
    """The first page after the port is open, and the longest callback until every table is taken up."""
    waits, longest, taken = [], [], []
    with TemporaryDirectory() as folder:
        store = f"{folder}/tables.sqlite"
        fill(store, tables)
        for _ in range(rounds):
            wait, kept, up = started(source, store)
            waits.append(wait)
            longest.append(1000 * kept)
            taken.append(up)
    note = f"all are taken up after {min(taken):.1f} s of CPU"
    return [
        Row("first page of a start", f"{tables:,} tables, since the port was open", tuple(waits), 1, " s"),
        Row("longest callback of a start", "in CPU time", tuple(longest), 20, " ms", note),
    ]


def fill(store: str, tables: int) -> None:
    """Keep so many tables, all of them in use until now."""
    logs, now = [log(number) for number in range(GAMES)], int(1000 * time.time())
    with Store.open(store) as kept:
        waiting = [
            kept.create(
                TableRow(f"table{number:06}", f"words {number}", now, now, now + 30 * A_DAY, ("", "")), logs[number % GAMES]
            )
            for number in range(tables)
        ]
        for each in waiting:
            each.result()


def log(number: int) -> list[Event]:
    """Two people at Numero, in the middle of their game."""
    game = registry.game("numero")
    options = game.options({"level": "times-divide"})
    deal = secret_deal(game.pack(options), number.to_bytes(32, "big"), game.shuffles_again)
    table = Table([open_table(game, options, [SeatPlan("person")] * 2, deal, bytes(32), None, 0)])
    for seat, name in enumerate(NAMES):
        table.act(Sit(Seat(seat), name, name, ""))
    for _ in range(MOVES):
        acting = table.state.to_act
        view = player_view_of("numero", table.view(acting[0]), acting, None)
        table.act(Say(acting[0], sentence(msgspec.to_builtins(view)), table.n, f"move {table.n}"))
    return [event.dump() for event in table.log]


def started(source: Path, store: str) -> tuple[float, float, float]:
    """Seconds from an open port to the first page; then, until the house is quiet, the longest callback and all CPU time."""
    with closing(socket.socket()) as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    os.environ[TIMED] = "yes"
    with House(source, store, port=port) as house:
        del os.environ[TIMED]
        line = connected(port)
        opened = time.perf_counter()
        line.request("GET", "/")
        line.getresponse().read()
        wait = time.perf_counter() - opened
        house.longest()  # nobody was there until now
        used = -1.0
        while house.used() - used > BUSY:
            used = house.used()
            time.sleep(1)
        return wait, house.longest(), used


def connected(port: int) -> HTTPConnection:
    """A connection, as soon as there can be one."""
    for _ in range(6000):
        line = HTTPConnection("127.0.0.1", port)
        try:
            line.connect()
        except OSError:
            time.sleep(0.01)
        else:
            return line
    raise TimeoutError("the server has not started")
