"""A process that writes to a store until it is killed, and reports each event that has been acknowledged."""

from __future__ import annotations

import struct
from concurrent.futures import Future
from functools import partial
from multiprocessing.connection import Connection
from random import Random
from threading import Lock

from sumdeck.store import Store
from tests.store.logs import said

REPORT = struct.Struct("II")
"""Which table, which event."""


def append_for_ever(url: str, lengths: list[int], seed: int, reports: Connection) -> None:
    """Write events to tables 0, 1, 2 … that have so many already, several at a time."""
    random, lock = Random(seed), Lock()
    store = Store.open(url)
    kept: list[Future[None]] = []

    def report(table: int, last: int, future: Future[None]) -> None:
        future.result()
        with lock:
            reports.send_bytes(REPORT.pack(table, last))

    while True:
        for _ in range(random.randint(1, 50)):
            table, several = random.randrange(len(lengths)), random.choice((1, 1, 1, 2, 3))
            n = lengths[table]
            lengths[table] += several
            kept.append(store.append(str(table), n, said(*(f"{table} {number}" for number in range(n, n + several)))))
            kept[-1].add_done_callback(partial(report, table, n + several - 1))
        for future in kept[-random.randint(1, 50) :]:
            future.result()
        kept.clear()
