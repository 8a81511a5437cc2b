"""One thread writes: what queued up meanwhile goes into one transaction, and nobody hears of it before it is on the disk."""

import sqlite3
from concurrent.futures import wait
from pathlib import Path
from threading import current_thread

import pytest
from sqlalchemy import event

from sumdeck.store import Conflict, NoSuchTable, Store
from tests.postgres import Cluster
from tests.store.logs import row, said


def commits(store: Store) -> list[str]:
    """The threads of all commits that are still to come."""
    seen: list[str] = []
    event.listen(store._engine, "commit", lambda _: seen.append(current_thread().name))
    return seen


def test_what_queues_up_during_a_commit_goes_into_the_next(tmp_path: Path) -> None:
    """Another program holds the file until a hundred tables have queued up."""
    file = tmp_path / "tables.sqlite"
    with Store.open(str(file), patience=60) as store, sqlite3.connect(file) as other:
        other.execute("BEGIN IMMEDIATE")
        seen = commits(store)
        kept = [store.create(row(str(number)), said("one")) for number in range(100)]
        assert not any(future.done() for future in kept)

        other.rollback()
        for future in kept:
            future.result()

        assert 1 <= len(seen) <= 2
        assert set(seen) == {"store-writer"}
    other.close()


def test_only_those_that_clash_are_left_out_of_a_transaction(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with Store.open(str(file), patience=60) as store, sqlite3.connect(file) as other:
        store.create(row("oak"), said("one")).result()
        other.execute("BEGIN IMMEDIATE")
        seen = commits(store)
        first = store.append("oak", 1, said("two"))
        late = store.append("oak", 1, said("other"))
        lost = store.append("elm", 0, said("one"))
        after_a_hole = store.append("oak", 3, said("four"))
        second = store.append("oak", 2, said("three"))

        other.rollback()
        wait([first, late, lost, after_a_hole, second])

        assert first.exception() is None
        assert second.exception() is None
        assert isinstance(late.exception(), Conflict)
        assert isinstance(lost.exception(), NoSuchTable)
        assert isinstance(after_a_hole.exception(), Conflict)
        assert 1 <= len(seen) <= 3
        assert store.load("oak") == said("one", "two", "three")
    other.close()


def test_a_future_comes_true_when_everybody_can_read_it(store: Store, url: str) -> None:
    with Store.open(url) as other:
        found = []
        store.create(row("oak"), []).result()
        for n in range(50):
            kept = store.append("oak", n, said(str(n)))
            kept.add_done_callback(lambda _: found.append(len(other.load("oak"))))
            kept.result()
        store.close()

        assert found == list(range(1, 51))


def test_sqlite_writes_ahead_and_waits_for_the_disk(tmp_path: Path) -> None:
    with Store.open(str(tmp_path / "tables.sqlite")) as store, store._engine.connect() as connection:
        asked = ("journal_mode", "synchronous", "foreign_keys", "secure_delete")
        found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in asked]

    assert found == ["wal", 2, 1, 1]


@pytest.mark.parametrize(("set_to", "used"), [("off", "on"), ("remote_write", "remote_write")])
def test_postgresql_may_promise_more_than_we_ask_but_not_less(cluster: Cluster, set_to: str, used: str) -> None:
    url = cluster.database()
    cluster.execute(f"ALTER DATABASE {url.rpartition('/')[2]} SET synchronous_commit = {set_to}")

    with Store.open(url) as store, store._engine.connect() as connection:
        assert connection.exec_driver_sql("SHOW synchronous_commit").scalar_one() == used
