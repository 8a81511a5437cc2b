"""What the quick run leaves out."""

from pathlib import Path

import pytest

from checks import choosing
from checks.check import ROOT
from checks.choosing import is_of_others, slow_ones, write_slow_ones


def test_a_test_of_another_game_is_left_out() -> None:
    assert is_of_others("tests/playthroughs/test_playthroughs.py::test_story[mathino-young]", ["numero"])
    assert not is_of_others("tests/playthroughs/test_playthroughs.py::test_story[numero-full]", ["numero"])
    assert not is_of_others("tests/rules/test_cards.py::test_a_card", ["numero"])
    assert not is_of_others("tests/rules/mathino/test_play.py::test_a_card", [])


def test_a_function_is_slow_by_all_that_it_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choosing, "SLOW", tmp_path / "slow.txt")

    write_slow_ones(
        {"tests/a.py::many[1]": 0.7, "tests/a.py::many[2]": 0.7, "tests/a.py::one": 0.7, "tests/browser/b.py::c": 9.0}
    )

    assert slow_ones() == {"tests/a.py::many"}


def test_what_is_known_to_be_slow_still_exists() -> None:
    """Else `python -m checks.choosing` is due, after a whole run."""
    gone = [name for name in slow_ones() if f"def {name.split('::')[-1]}(" not in source(name)]

    assert gone == []


def source(name: str) -> str:
    path = ROOT / name.partition("::")[0]
    return path.read_text("utf-8") if path.exists() else ""
