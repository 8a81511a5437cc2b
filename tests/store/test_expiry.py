"""Tables whose time is over are erased: no row, and in SQLite no byte of them is left."""

import shutil
import sqlite3
from itertools import count
from pathlib import Path
from random import Random
from threading import Event, Timer
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, event

from sumdeck.store import KEPT, NoSuchTable, Store
from sumdeck.store.writer import RESTS
from tests.budget import budget
from tests.postgres import Cluster
from tests.store.logs import DAY, row, said


def test_tables_are_erased_when_their_time_is_over(store: Store) -> None:
    for name, until in (("ash", 3 * DAY), ("elm", 5 * DAY), ("oak", 4 * DAY)):
        store.create(row(name, until), said("one")).result()

    assert store.expire(3 * DAY - 1).result() == []
    assert store.expire(4 * DAY).result() == ["ash", "oak"]
    assert store.expire(4 * DAY).result() == []

    assert [kept.id for kept in store.alive()] == ["elm"]
    with pytest.raises(NoSuchTable):
        store.load("oak")
    with pytest.raises(NoSuchTable):
        store.append("oak", 1, said("two")).result()


def test_a_table_in_use_stays(store: Store) -> None:
    store.create(row("oak", 3 * DAY), said("one")).result()
    store.touch("oak", 2 * DAY, 9 * DAY).result()

    assert store.expire(4 * DAY).result() == []
    assert store.load("oak") == said("one")


def test_tables_can_be_erased_at_once(store: Store) -> None:
    for name in ("ash", "elm", "oak"):
        store.create(row(name), said("one")).result()

    assert store.erase("oak", "ash", "yew").result() == ["ash", "oak"]

    assert [kept.id for kept in store.alive()] == ["elm"]


def grow(store: Store, seed: int) -> list[str]:
    """A wood in which tables grow beside each other, so that pages are split and rows moved; returns the names."""
    random = Random(seed)
    names = [f"{random.getrandbits(80):020x}" for _ in range(120)]
    lengths = dict.fromkeys(names, 0)
    kept = [store.create(row(name), []) for name in names]
    for _ in range(5000):
        name = random.choice(names)
        size = random.choice((10, 50, 100, 200, 3000 if random.random() < 0.05 else 20))
        kept.append(store.append(name, lengths[name], said(name + "x" * size)))
        lengths[name] += 1
    for future in kept:
        future.result()
    return names


def traces(folder: Path, names: list[str]) -> list[str]:
    """Which names, or the beginnings of them, can be found in the files of a store."""
    everything = b"".join(file.read_bytes() for file in folder.iterdir())
    return [name for name in names if name[:10].encode() in everything]


@pytest.mark.parametrize("seed", range(1, 1 + budget(1, 3)))
def test_not_a_byte_is_left_of_an_erased_table(tmp_path: Path, seed: int) -> None:
    with Store.open(str(tmp_path / "tables.sqlite")) as store:
        names = grow(store, seed)
        assert traces(tmp_path, names) == names

        store.erase(*names[:40]).result()
        store.sweep().result()

        assert traces(tmp_path, names) == names[40:]
        assert [event["text"][:20] for name in names[40:] for event in store.load(name)[:1]] == names[40:]


def test_whoever_writes_need_not_wait_until_a_store_is_swept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some pages are swept, then whatever waits is written, and so on: a large store takes many seconds in all."""
    monkeypatch.setattr("sumdeck.store.erasing.AT_ONCE", 40_000)
    with Store.open(str(tmp_path / "tables.sqlite")) as store:
        names = grow(store, 0)
        store.erase(*names[:40]).result()
        swept = store.sweep()

        store.create(row("oak"), said("one")).result()

        assert not swept.done()
        swept.result()
        assert traces(tmp_path, names) == names[40:]
        assert store.load("oak") == said("one")


def test_whoever_erases_again_and_again_does_not_keep_the_writer_busy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One sweep at a time, which rests after each step: a move took ten times as long for as long as anybody wished."""
    monkeypatch.setattr("sumdeck.store.erasing.AT_ONCE", 40_000)
    rests: list[float] = []
    go_on = Event()

    class Rest(Timer):
        def __init__(self, seconds: float, *rest: Any) -> None:
            rests.append(seconds)
            super().__init__(0, *rest)

        def run(self) -> None:
            go_on.wait()
            super().run()

    monkeypatch.setattr("sumdeck.store.writer.Timer", Rest)
    clock = count()
    monkeypatch.setattr("sumdeck.store.writer.monotonic", lambda: next(clock))
    with Store.open(str(tmp_path / "tables.sqlite")) as store:
        names = grow(store, 0)
        store.erase(*names[:20]).result()
        swept = store.sweep()
        store.erase(*names[20:40]).result()

        assert store.sweep() is swept
        go_on.set()
        swept.result()

        assert traces(tmp_path, names) == names[40:]
    assert len(rests) > 4
    assert set(rests) == {RESTS}


def test_whoever_writes_need_not_wait_for_postgresql_either(cluster: Cluster) -> None:
    """A sweep that is kept waiting here keeps nobody else waiting, and is given up at the end."""
    url = cluster.database()
    with Store.open(url, patience=60) as store, psycopg.connect(url) as somebody:
        store.create(row("ash"), said("one")).result()
        somebody.execute("LOCK TABLE sumdeck_events IN SHARE UPDATE EXCLUSIVE MODE")  # as another VACUUM has it

        store.erase("ash").result()
        swept = store.sweep()
        store.create(row("oak"), said("one")).result()

        assert not swept.done()
        assert store.load("oak") == said("one")
        store.close()
        assert swept.done()
    cluster.drop(url)


def test_pages_that_somebody_reads_are_swept_the_next_time(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with Store.open(str(file), patience=0.1) as store:
        names = grow(store, 0)
        reader = sqlite3.connect(file, isolation_level=None)
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM sumdeck_events").fetchall()
        assert len(store.erase(*names[:40]).result()) == 40
        store.sweep().result()
        assert traces(tmp_path, names[:40]) != []
        reader.close()

    with Store.open(str(file)) as store:
        assert store.expire(0).result() == []
        store.sweep().result()

        assert traces(tmp_path, names) == names[40:]


def test_a_file_that_somebody_holds_is_swept_the_next_time(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = tmp_path / "tables.sqlite"
    with Store.open(str(file), patience=0.1) as store:
        names = grow(store, 0)
        other = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        event.listen(store._engine, "commit", lambda connection: steal_lock(connection, other), once=True)

        assert len(store.erase(*names[:40]).result()) == 40
        store.sweep().result()
        assert "leave traces in the database until it can be swept" in caplog.text
        other.close()
        assert store.expire(0).result() == []
        store.sweep().result()

        assert traces(tmp_path, names) == names[40:]


def steal_lock(connection: Connection, other: sqlite3.Connection) -> None:
    """Commit a little early, and let somebody else be the next to write."""
    connection.exec_driver_sql("COMMIT")
    other.execute("BEGIN IMMEDIATE")


def test_whoever_is_killed_anywhere_while_sweeping_is_swept_the_next_time(tmp_path: Path) -> None:
    """The files as they are before each step of the sweep are what a kill there leaves behind."""
    first, names = tmp_path / "first", ["ash-ash-ash", "elm-elm-elm", "oak-oak-oak"]
    first.mkdir()
    left: list[Path] = []

    def leave(*_: object) -> None:
        left.append(shutil.copytree(first, tmp_path / str(len(left)), ignore=shutil.ignore_patterns("*-shm")))

    with Store.open(str(first / "tables.sqlite")) as store:
        for name in names:
            store.create(row(name), said(name)).result()
        event.listen(store._engine, "before_cursor_execute", leave)
        assert store.erase(*names[:2]).result() == names[:2]
        store.sweep().result()
        event.remove(store._engine, "before_cursor_execute", leave)
        leave()
        assert traces(first, names) == names[2:]

    erased = 0
    for folder in left:
        with Store.open(str(folder / "tables.sqlite")) as store:
            assert store.expire(0).result() == []
            store.sweep().result()
            kept = [row.id for row in store.alive()]
            assert traces(folder, names) == kept, folder.name
            erased += kept == names[2:]
    assert erased > 10


HOUR = DAY // 24


def test_only_time_that_was_lived_through_makes_a_table_older(store: Store) -> None:
    """A clock that jumps by a month, or a holiday: nothing is erased, and afterwards everything ends as it would have."""
    store.create(row("oak", 10 * DAY), said("one")).result()
    for hour in range(1, 24, 2):
        assert store.expire(hour * HOUR, 2 * HOUR).result() == []

    assert store.expire(40 * DAY, 2 * HOUR).result() == []
    assert store.row("oak").expires_at == 49 * DAY + HOUR
    assert store.expire(DAY, 2 * HOUR).result() == []
    assert store.row("oak").expires_at == 10 * DAY + HOUR
    for hour in range(25, 10 * 24, 2):
        assert store.expire(hour * HOUR, 2 * HOUR).result() == []

    assert store.expire(10 * DAY + HOUR, 2 * HOUR).result() == ["oak"]


def test_a_store_that_never_noted_the_time_was_in_use_when_a_table_was_last_touched(store: Store) -> None:
    store.create(row("oak", 10 * DAY), said("one")).result()
    store.touch("oak", 2 * DAY, 12 * DAY).result()

    assert store.expire(50 * DAY, 2 * HOUR).result() == []
    assert store.row("oak").expires_at == 60 * DAY


def test_what_is_kept_for_good_grows_no_older_and_no_younger(store: Store, tmp_path: Path) -> None:
    """Whatever the clock does, and wherever it is carried."""
    store.create(row("oak", KEPT), said("one")).result()
    for now in (DAY, 400 * DAY, 20 * DAY):
        assert store.expire(now, 2 * HOUR).result() == []
    store.export(tmp_path / "all.jsonl")
    store.erase("oak").result()
    store.import_(tmp_path / "all.jsonl", now=30 * DAY)

    assert store.row("oak").expires_at == KEPT
