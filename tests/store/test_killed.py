"""Killed in the middle of writing, again and again: every acknowledged event is there, and no log has a hole."""

import os
import signal
from contextlib import suppress
from multiprocessing import get_context
from random import Random

import pytest

from sumdeck.store import Store, StoreError
from tests.budget import budget
from tests.postgres import Cluster
from tests.store.appender import REPORT, append_for_ever
from tests.store.logs import row, said
from tests.waiting import LIMIT

ROUNDS = budget(3, 25)
TABLES = 8
processes = get_context("forkserver")
processes.set_forkserver_preload(["tests.store.appender", "sumdeck.store", "psycopg"])


def test_every_acknowledged_event_outlives_the_process(url: str) -> None:
    random = Random(url)
    with Store.open(url) as store:
        for table in range(TABLES):
            store.create(row(str(table)), []).result()
    lengths, acknowledged = [0] * TABLES, [0] * TABLES
    for round_ in range(ROUNDS):
        for table, last in killed_after(random.randrange(1, 200), url, lengths, round_):
            acknowledged[table] = max(acknowledged[table], last + 1)

        with Store.open(url) as store:
            for table in range(TABLES):
                log = store.load(str(table))

                assert len(log) >= acknowledged[table]
                assert log == said(*(f"{table} {n}" for n in range(len(log))))
                lengths[table] = len(log)
    assert sum(acknowledged) >= ROUNDS


def killed_after(count: int, url: str, lengths: list[int], seed: int) -> list[tuple[int, int]]:
    """What a process has reported by the time it is killed: so many events, and those that it could report meanwhile."""
    reading, writing = processes.Pipe(duplex=False)
    process = processes.Process(target=append_for_ever, args=(url, lengths, seed, writing), daemon=True)
    process.start()
    writing.close()
    reports = [REPORT.unpack(reading.recv_bytes()) for _ in range(count)]
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    process.join()
    with suppress(EOFError):
        while True:
            reports.append(REPORT.unpack(reading.recv_bytes()))
    reading.close()
    return reports


def test_a_server_that_is_stopped_dead_keeps_what_was_acknowledged(cluster: Cluster) -> None:
    """PostgreSQL goes down and comes back under an open store, which goes on by itself."""
    url = cluster.database()
    with Store.open(url, patience=LIMIT) as store:
        store.create(row("oak"), said("0")).result()
        for n in range(1, 50):
            store.append("oak", n, said(str(n))).result()
        cluster.stop("immediate")
        with pytest.raises(StoreError, match="The database server at"):
            store.append("oak", 50, said("50")).result()
        cluster.start()

        store.append("oak", 50, said("50")).result()

        assert store.load("oak") == said(*map(str, range(51)))


def test_a_connection_that_was_cut_is_made_anew_before_anybody_notices(cluster: Cluster) -> None:
    url = cluster.database()
    with Store.open(url) as store:
        store.create(row("oak"), said("0")).result()
        cluster.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{url.rpartition('/')[2]}'")

        store.append("oak", 1, said("1")).result()

        assert store.load("oak") == said("0", "1")
