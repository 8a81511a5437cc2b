"""A row that a disk has changed never stops the others: it is set aside and named in the log, and can be mended."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from sumdeck.store import Store, StoreError
from tests.store.logs import row, said

NAMES = ("ash", "elm", "oak")
LOG = said("one", "two", "three")
DEEP = "[" * 100_000
ROWS = [
    f"UPDATE sumdeck_tables SET {damage} WHERE id = 'elm'"
    for damage in (
        *(
            "tokens = 'x'",
            "tokens = NULL",
            "tokens = x'ff'",
            "tokens = CAST(x'ff' AS TEXT)",
            "tokens = '[1]'",
            f"tokens = '{DEEP}'",
        ),
        *("code = CAST(x'fe61' AS TEXT)", "code = x'00'", "code = NULL", "kind = CAST(x'ff' AS TEXT)", "kind = NULL", "kind = 7"),
        *("created = 'yesterday'", "touched = NULL", "expires_at = 1e300", "expires_at = x'01'"),
    )
]
LOGS = [
    f"{damage} AND table_id = 'elm'"
    for damage in (
        *("UPDATE sumdeck_events SET body = NULL WHERE n = 1", "UPDATE sumdeck_events SET body = x'ff' WHERE n = 1"),
        *(
            "UPDATE sumdeck_events SET body = CAST(x'7bff' AS TEXT) WHERE n = 1",
            "UPDATE sumdeck_events SET body = '7' WHERE n = 1",
        ),
        *("UPDATE sumdeck_events SET body = 'no JSON' WHERE n = 1", f"UPDATE sumdeck_events SET body = '{DEEP}' WHERE n = 1"),
        *("DELETE FROM sumdeck_events WHERE n = 1", "UPDATE sumdeck_events SET n = 'x' WHERE n = 1"),
    )
]


def damaged(folder: Path, *damage: str) -> str:
    """A store with three tables, one of which is damaged as no program would."""
    file = str(folder / "tables.sqlite")
    with Store.open(file) as store:
        for name in NAMES:
            store.create(row(name), LOG).result()
    with closing(sqlite3.connect(file, isolation_level=None)) as line:
        line.execute("PRAGMA foreign_keys = OFF")
        line.execute("PRAGMA writable_schema = ON")
        kept = line.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'table'").fetchall()
        line.execute("UPDATE sqlite_schema SET sql = replace(sql, 'NOT NULL', '') WHERE type = 'table'")
    with closing(sqlite3.connect(file, isolation_level=None)) as line:
        for each in damage:
            assert line.execute(each).rowcount == 1
        line.execute("PRAGMA writable_schema = ON")
        for name, sql in kept:
            line.execute("UPDATE sqlite_schema SET sql = ? WHERE name = ?", (sql, name))
    return file


@pytest.mark.parametrize("damage", [*ROWS, *LOGS], ids=lambda each: each[:60])
def test_one_damaged_row_stops_nobody_else(tmp_path: Path, damage: str, caplog: pytest.LogCaptureFixture) -> None:
    with Store.open(damaged(tmp_path, damage)) as store:
        alive = {each.id for each in store.alive()}
        assert {"ash", "oak"} <= alive
        assert store.load("ash") == store.load("oak") == LOG
        store.append("oak", 3, said("four")).result()
        if damage in LOGS:
            with pytest.raises(StoreError):
                store.load("elm")
        else:
            assert alive == {"ash", "oak"}
            assert "damaged" in caplog.text
        assert "elm" not in caplog.text


@pytest.mark.parametrize("damage", [*ROWS, *LOGS], ids=lambda each: each[:60])
def test_what_cannot_be_read_is_shown_and_can_be_taken_out(tmp_path: Path, damage: str) -> None:
    """A log goes on from the last event before the damage; a table whose row is damaged goes as a whole."""
    with Store.open(damaged(tmp_path, damage)) as store:
        assert [each.table for each in store.damages()] == ["elm"]

        mended = store.mend(tmp_path / "taken-out")
        assert (tmp_path / "taken-out").stat().st_mode & 0o077 == 0  # in it are people's names and cards

        assert [each.table for each in mended] == ["elm"]
        assert (tmp_path / "taken-out").read_text().count("\n") == 1
        assert store.damages() == []
        assert {each.id for each in store.alive()} == ({*NAMES} if damage in LOGS else {"ash", "oak"})
        if damage in LOGS:
            assert store.load("elm") == LOG[:1]


def test_a_sound_store_is_left_as_it_is(tmp_path: Path) -> None:
    with Store.open(damaged(tmp_path)) as store:
        assert store.mend(tmp_path / "taken-out") == []

        assert not (tmp_path / "taken-out").exists()
        assert [store.load(name) for name in NAMES] == [LOG] * 3
