"""Durable moves per second: our store, against sqlite3 by itself with one commit for each move.

Both keep the same events in files on the same disk, and both wait until the disk has them. The store is asked by many tables
at once, each of which waits for its move before it makes the next, as tables do.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from bench.table import Row, ratios
from sumdeck.store import FutureBridge, Store, TableRow

EVENT: dict[str, Any] = {
    "kind": "claimed",
    "seat": 1,
    "text": "5 + 3 = 8, take 8",
    "key": "0123456789abcdef",
    "at": 1_700_000_000_000,
}

TABLES, MOVES, BARE = 100, 5000, 500


def rows(rounds: int, tick: Callable[[], object]) -> Iterator[Row]:
    """Our store against sqlite3 by itself."""
    ours, theirs = [], []
    for _ in range(rounds):
        ours.append(grouped(MOVES, TABLES))
        theirs.append(bare(BARE))
        tick()
    note = f"{max(ours):,.0f} moves a second at best, wall time"
    yield Row(f"durable moves, {TABLES} tables at a time", "sqlite3, a commit each", ratios(ours, theirs), 3, note=note)


def grouped(moves: int, tables: int) -> float:
    """Moves per second of the store, with so many tables at a time."""
    with TemporaryDirectory() as folder, Store.open(str(Path(folder) / "tables.sqlite")) as store:
        for table in range(tables):
            store.create(TableRow(str(table), str(table), 0, 0, 1), []).result()
        begun = perf_counter()
        asyncio.run(_play_all(store, moves // tables, tables))
        return moves // tables * tables / (perf_counter() - begun)


def bare(moves: int) -> float:
    """Moves per second of sqlite3, one commit for each."""
    with (
        TemporaryDirectory() as folder,
        closing(sqlite3.connect(Path(folder) / "moves.sqlite", isolation_level=None)) as connection,
    ):
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("CREATE TABLE moves (table_id TEXT, n INTEGER, body TEXT, PRIMARY KEY (table_id, n)) WITHOUT ROWID")
        begun = perf_counter()
        for n in range(moves):
            connection.execute("INSERT INTO moves VALUES ('0', ?, ?)", (n, json.dumps(EVENT)))
        return moves / (perf_counter() - begun)


async def _play_all(store: Store, moves: int, tables: int) -> None:
    bridge = FutureBridge(asyncio.get_running_loop())
    await asyncio.gather(*(_play(store, bridge, str(table), moves) for table in range(tables)))


async def _play(store: Store, bridge: FutureBridge, table: str, moves: int) -> None:
    for n in range(moves):
        await bridge.awaited(store.append(table, n, [EVENT]))
