"""Everything in one file, and back."""

import json
import stat
from dataclasses import replace
from pathlib import Path

import pytest

from sumdeck.store import CLUB, Code, Store, StoreError
from tests.store.logs import DAY, row, said

HEAD = {"format": "sumdeck tables", "version": 1}
OAK = {
    "id": "oak",
    "code": "four plain words oak",
    "created": 0,
    "touched": 0,
    "expires_at": 7 * DAY,
    "tokens": [],
    "kind": "table",
    "hosted_with": "",
}


def written(path: Path, *lines: object) -> Path:
    """A file with these lines."""
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    return path


@pytest.fixture
def filled(store: Store) -> Store:
    """A store with three tables."""
    store.create(row("ash"), said("½ \x00 \ud800")).result()
    store.create(row("elm"), []).result()
    store.create(row("oak"), said(*map(str, range(300)))).result()
    return store


def test_tournaments_are_kept_beside_tables(filled: Store, tmp_path: Path) -> None:
    fair = replace(row("fair"), kind=CLUB)
    filled.create(fair, said("begin")).result()

    assert (len(filled.alive()), filled.alive(CLUB)) == (3, [fair])
    assert filled.export(tmp_path / "all.jsonl") == 4
    with Store.open(str(tmp_path / "other.sqlite")) as other:
        assert other.import_(tmp_path / "all.jsonl", now=0) == 4
        assert other.alive(CLUB) == [fair]


def test_what_is_exported_can_be_imported_elsewhere(filled: Store, tmp_path: Path) -> None:
    assert filled.export(tmp_path / "all.jsonl") == 3

    with Store.open(str(tmp_path / "other.sqlite")) as other:
        assert other.import_(tmp_path / "all.jsonl", now=0) == 3
        assert other.alive() == filled.alive()
        for name in ("ash", "elm", "oak"):
            assert other.load(name) == filled.load(name)


def test_an_export_is_one_line_for_each_table_between_two(filled: Store, tmp_path: Path) -> None:
    filled.erase("ash").result()
    filled.export(tmp_path / "all.jsonl")

    head, elm, oak, end = map(json.loads, (tmp_path / "all.jsonl").read_text("ascii").splitlines())

    assert (head, end["tables"], len(end["sha256"])) == (HEAD, 2, 64)
    assert elm["events"] == []
    assert oak == {"table": OAK, "events": said(*map(str, range(300)))}


def test_a_file_in_which_one_letter_was_changed_is_not_imported(filled: Store, tmp_path: Path) -> None:
    path = tmp_path / "all.jsonl"
    filled.export(path)
    path.write_text(path.read_text().replace('"text": "299"', '"text": "298"'))

    with Store.open(str(tmp_path / "other.sqlite")) as other:
        with pytest.raises(StoreError) as refused:
            other.import_(path, now=0)
        assert refused.value.code == Code.BAD_FILE
        assert other.alive() == []


def test_a_file_that_is_nested_without_end_is_not_imported(store: Store, tmp_path: Path) -> None:
    path = written(tmp_path / "all.jsonl", HEAD)
    path.write_text(f"{path.read_text()}{'[' * 200_000}\n")

    with pytest.raises(StoreError) as refused:
        store.import_(path, now=0)

    assert refused.value.code == Code.BAD_FILE


def test_a_log_that_is_nested_deeper_than_any_of_ours_is_not_imported(store: Store, tmp_path: Path) -> None:
    """Deep enough to be read and too deep to be written would end in a fault of ours."""
    deep: object = "in"
    for _ in range(50):
        deep = [deep]
    path = written(tmp_path / "all.jsonl", HEAD, {"table": OAK, "events": [{"kind": "opened", "deal": deep}]}, {"tables": 1})

    with pytest.raises(StoreError) as refused:
        store.import_(path, now=0)

    assert (refused.value.code, refused.value.details["line"]) == (Code.BAD_FILE, 2)
    assert store.alive() == []


@pytest.mark.parametrize("name", ["id", "code", "hosted_with"])
def test_a_name_that_no_database_can_keep_is_not_imported(store: Store, tmp_path: Path, name: str) -> None:
    path = written(tmp_path / "all.jsonl", HEAD, {"table": OAK | {name: "o\ud800k"}, "events": []}, {"tables": 1})

    with pytest.raises(StoreError) as refused:
        store.import_(path, now=0)

    assert (refused.value.code, refused.value.details["line"]) == (Code.BAD_FILE, 2)


def test_importing_again_changes_nothing(filled: Store, tmp_path: Path) -> None:
    filled.export(tmp_path / "all.jsonl")
    filled.append("oak", 300, said("later")).result()

    assert filled.import_(tmp_path / "all.jsonl", now=DAY) == 0

    assert filled.load("oak") == [*said(*map(str, range(300))), *said("later")]


def test_a_log_that_went_on_elsewhere_goes_on_here(filled: Store, tmp_path: Path) -> None:
    with Store.open(str(tmp_path / "other.sqlite")) as other:
        other.create(row("oak"), said("0", "1")).result()
        filled.export(tmp_path / "all.jsonl")

        assert other.import_(tmp_path / "all.jsonl", now=0) == 3

        assert other.load("oak") == filled.load("oak")


def test_a_log_that_went_on_differently_stops_everything(filled: Store, tmp_path: Path) -> None:
    filled.export(tmp_path / "all.jsonl")
    with Store.open(str(tmp_path / "other.sqlite")) as other:
        other.create(row("oak"), said("0", "one")).result()

        with pytest.raises(StoreError, match=r"all.jsonl, line 4: table oak is already here, and has gone on differently"):
            other.import_(tmp_path / "all.jsonl", now=0)

        assert other.alive() == [row("oak")]


def test_whoever_imports_old_tables_has_time_to_look_at_them(filled: Store, tmp_path: Path) -> None:
    filled.export(tmp_path / "all.jsonl")
    with Store.open(str(tmp_path / "other.sqlite")) as other:
        other.import_(tmp_path / "all.jsonl", now=100 * DAY)

        assert other.expire(101 * DAY).result() == []
        assert {kept.expires_at for kept in other.alive()} == {107 * DAY}


TABLE = {"table": OAK, "events": []}
BAD = {
    "not JSON": ((b"Dear diary",), 1, "Expecting value"),
    "not ours": (({"format": "recipes"},), 1, "not a file of sumdeck tables, version 1"),
    "newer": (({**HEAD, "version": 2},), 1, "not a file of sumdeck tables, version 1"),
    "empty": ((), 0, "the end is missing"),
    "cut off": ((HEAD, TABLE), 2, "the end is missing"),
    "a line lost": ((HEAD, {"tables": 1}), 2, "0 tables, and there should be 1"),
    "after the end": ((HEAD, {"tables": 0}, TABLE), 3, "nothing should be here"),
    "not a table": ((HEAD, [1]), 2, "nothing should be here"),
    "no id": ((HEAD, {"table": {**OAK, "id": ""}, "events": []}), 2, "a table without id or code"),
    "no code": ((HEAD, {"table": {"id": "oak"}, "events": []}), 2, "not a table"),
    "no time": ((HEAD, {"table": {**OAK, "touched": True}, "events": []}), 2, "a time that is none"),
    "no tokens": ((HEAD, {"table": {**OAK, "tokens": [1]}, "events": []}), 2, "tokens that are none"),
    "no events": ((HEAD, {"table": OAK}), 2, "events that are none"),
    "bytes": ((b"\xff\xfe",), 0, "can't decode"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_is_refused_with_its_line_and_reason(store: Store, tmp_path: Path, name: str) -> None:
    lines, number, reason = BAD[name]
    path = tmp_path / "bad.jsonl"
    path.write_bytes(b"".join(line if isinstance(line, bytes) else json.dumps(line).encode() + b"\n" for line in lines))

    with pytest.raises(StoreError) as caught:
        store.import_(path, now=0)

    assert str(caught.value).startswith(f"{path}, line {number}: ")
    assert reason in str(caught.value)
    assert store.alive() == []


def test_a_code_that_is_taken_stops_everything(store: Store, tmp_path: Path) -> None:
    store.create(row("oak"), []).result()
    path = written(tmp_path / "all.jsonl", HEAD, {"table": {**OAK, "id": "elm"}, "events": []}, {"tables": 1})

    with pytest.raises(StoreError) as caught:
        store.import_(path, now=0)

    assert caught.value.code == Code.DIFFERS
    assert store.alive() == [row("oak")]


def test_an_export_overwrites_nothing_and_leaves_nothing_half(filled: Store, tmp_path: Path) -> None:
    path = written(tmp_path / "all.jsonl", "mine")
    with pytest.raises(StoreError, match=r"Can’t write .*: File exists"):
        filled.export(path)
    with pytest.raises(StoreError, match=r"Can’t write .*: No such file or directory"):
        filled.export(tmp_path / "nowhere" / "all.jsonl")

    assert path.read_text() == '"mine"\n'
    assert [file.name for file in tmp_path.iterdir() if "jsonl" in file.name] == ["all.jsonl"]


def test_an_export_is_for_its_owner_only(filled: Store, tmp_path: Path) -> None:
    """In it are everybody's cards."""
    filled.export(tmp_path / "all.jsonl")

    assert stat.S_IMODE((tmp_path / "all.jsonl").stat().st_mode) == 0o600


def test_a_file_that_is_not_there(store: Store, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"Can’t read .*: No such file"):
        store.import_(tmp_path / "nowhere.jsonl", now=0)
