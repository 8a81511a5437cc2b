"""Databases of other versions and of other programs."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from threading import Timer
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, select

from sumdeck.store import Store, StoreError
from sumdeck.store.migrating import migrate, steps
from sumdeck.store.schema import METADATA
from sumdeck.store.versions import VERSION, VERSIONS
from tests.store.logs import row, said


def test_a_new_store_has_the_tables_that_the_program_uses(store: Store) -> None:
    with store._engine.connect() as connection:
        assert differences(connection) == []


def test_the_migrations_make_the_same_tables(store: Store) -> None:
    with store._engine.begin() as connection:
        new = columns(connection)
        METADATA.drop_all(connection)
        VERSIONS.drop(connection)

        migrate(connection)

        assert connection.scalar(select(VERSIONS)) == VERSION == steps()[0]
        assert differences(connection) == []
        assert columns(connection) == new


def differences(connection: Connection) -> list[Any]:
    """Between the tables that are there and those that the program uses."""
    return list(compare_metadata(MigrationContext.configure(connection, opts={"version_table": VERSIONS.name}), METADATA))


def columns(connection: Connection) -> set[tuple[str, ...]]:
    """What a comparison leaves out: what stands in a column of which nobody says anything."""
    found = inspect(connection)
    return {
        (table, column["name"], str(column["type"]), str(column["default"]))
        for table in found.get_table_names()
        for column in found.get_columns(table)
    }


def test_a_database_of_a_newer_program_is_refused_by_name(store: Store, url: str) -> None:
    store.create(row("oak"), said("one")).result()
    with store._engine.begin() as connection:
        connection.exec_driver_sql("UPDATE sumdeck_version SET version_num = '9999'")

    with pytest.raises(
        StoreError, match=r".*tables.* was written by a newer Sumdeck \(version 9999\). This one knows version 0004"
    ):
        Store.open(url)

    assert store.load("oak") == said("one")


def test_an_older_database_is_brought_up_to_date(store: Store, url: str) -> None:
    """Before there were tournaments, nothing was said of what a log is of."""
    store.create(row("oak"), said("one")).result()
    with store._engine.begin() as connection:
        for column in ("kind", "hosted_with"):
            connection.exec_driver_sql(f"ALTER TABLE sumdeck_tables DROP COLUMN {column}")
        for table in ("seen", "leases", "processes"):
            connection.exec_driver_sql(f"DROP TABLE sumdeck_{table}")
        connection.exec_driver_sql("UPDATE sumdeck_version SET version_num = '0001'")

    with Store.open(url) as newer:
        assert newer.alive() == [row("oak")]
        assert newer.load("oak") == said("one")


def test_a_database_of_another_program_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "recipes.sqlite"
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")

    with pytest.raises(StoreError, match="is another program’s database"):
        Store.open(str(path))

    with closing(sqlite3.connect(path)) as other:
        assert other.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]


def test_several_can_open_a_new_store_at_once(url: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        stores = list(pool.map(Store.open, [url] * 4))

    for number, store in enumerate(stores):
        store.create(row(str(number)), said("one")).result()
        store.close()
    with Store.open(url) as store:
        assert len(store.alive()) == 4


def test_whoever_opens_a_new_store_waits_for_who_is_making_it(tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite"
    with closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False)) as other:
        other.execute("BEGIN IMMEDIATE")
        done = Timer(0.1, other.execute, ["COMMIT"])
        done.start()

        with Store.open(str(path)) as store:
            store.create(row("oak"), said("one")).result()
        done.join()


def test_without_an_address_the_store_is_in_the_folder_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUMDECK_DATA", str(tmp_path / "new" / "folder"))

    with Store.open() as store:
        assert store.where == str(tmp_path / "new/folder/tables.sqlite")
        assert Path(store.where).exists()
