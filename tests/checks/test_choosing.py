"""What the quick run leaves out."""

from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from checks import choosing
from checks.check import ROOT
from checks.choosing import is_of_others, slow_ones, write_slow_ones


def test_a_test_of_another_game_is_left_out() -> None:
    assert is_of_others("tests/playthroughs/test_playthroughs.py::test_story[mathino-young]", ["numero"])
    assert not is_of_others("tests/playthroughs/test_playthroughs.py::test_story[numero-full]", ["numero"])
    assert not is_of_others("tests/rules/test_cards.py::test_a_card", ["numero"])
    assert not is_of_others("tests/games/mathino/rules/test_play.py::test_a_card", [])


@dataclass
class Item:
    """As much of a test as the choice needs."""

    nodeid: str


def chosen(ids: list[str], *, games: str = "", named: str = "tests/a") -> tuple[list[str], int]:
    """The tests that are kept, and how many pytest hears were left out."""
    out: list[Item] = []
    items = [Item(name) for name in ids]

    def leave_out(items: list[Item]) -> None:
        out.extend(items)

    config: Any = SimpleNamespace(
        args=[named],
        getoption={"--leave-out-slow": True, "--games": games}.__getitem__,
        hook=SimpleNamespace(pytest_deselected=leave_out),
    )
    choosing.pytest_collection_modifyitems(config, cast("list[pytest.Item]", items))
    return [item.nodeid for item in items], len(out)


def test_slow_tests_are_left_out_unless_their_file_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "slow.txt").write_text("tests/a/test_b.py::test_long\n")
    monkeypatch.setattr(choosing, "SLOW", tmp_path / "slow.txt")
    ids = ["tests/a/test_b.py::test_long[1]", "tests/a/test_b.py::test_short", "tests/a/test_c.py::test_formula"]

    assert chosen(ids) == (ids[1:], 1)
    assert chosen(ids, named="tests/a/test_b.py") == (ids, 0)
    assert chosen(ids, games="numero") == ([ids[1]], 2)


def test_a_test_is_slow_whatever_it_is_run_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choosing, "SLOW", tmp_path / "slow.txt")

    write_slow_ones({"tests/a.py::b[1]": 0.1, "tests/a.py::b[2]": 2.7, "tests/a.py::c": 0.7, "tests/browser/b.py::d": 9.0})

    assert slow_ones() == {"tests/a.py::b"}


def test_what_is_known_to_be_slow_still_exists() -> None:
    """Else `python -m checks.choosing` is due, after a whole run."""
    gone = [name for name in slow_ones() if name.split("::")[1] not in source(name)]

    assert gone == []


def source(name: str) -> str:
    path = ROOT / name.partition("::")[0]
    return path.read_text("utf-8") if path.exists() else ""
