"""The tables of a store in one file, and back, on the command line."""

from pathlib import Path

import pytest

from sumdeck.cli import main
from sumdeck.store import Store
from tests.store.logs import row, said


def test_everything_goes_into_a_file_and_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    here, there, file = (str(tmp_path / name) for name in ("here.sqlite", "there.sqlite", "all.jsonl"))
    with Store.open(here) as store:
        for name in ("ash", "oak"):
            store.create(row(name), said("one", "two")).result()

    assert main(["export", file, "--store", here]) == 0
    assert main(["import", file, "--store", there]) == 0
    assert main(["import", file, "--store", there]) == 0

    told = capsys.readouterr().out.splitlines()
    assert told == [f"2 tables are now in {file}.", f"Imported 2 tables from {file}.", f"Imported 0 tables from {file}."]
    with Store.open(there) as store:
        assert store.load("oak") == said("one", "two")


def test_without_a_store_it_is_the_one_in_the_folder_of_the_user(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SUMDECK_DATA", str(tmp_path))
    with Store.open() as store:
        store.create(row("oak"), said("one")).result()

    assert main(["export", str(tmp_path / "all.jsonl")]) == 0

    assert capsys.readouterr().out == f"One table is now in {tmp_path / 'all.jsonl'}.\n"


@pytest.mark.parametrize("command", ["export", "import"])
def test_what_is_wrong_is_said_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str) -> None:
    Store.open(str(tmp_path / "tables.sqlite")).close()

    assert main([command, str(tmp_path / "no/such/file"), "--store", str(tmp_path / "tables.sqlite")]) == 2

    told = capsys.readouterr().err
    assert told.startswith("sumdeck: Can’t ")
    assert told.count("\n") == 1


def test_a_store_that_cannot_be_opened_is_said_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", str(tmp_path / "all.jsonl"), "--store", "mysql://somewhere"]) == 2

    assert capsys.readouterr().err.startswith("sumdeck: You can’t keep tables there.")
