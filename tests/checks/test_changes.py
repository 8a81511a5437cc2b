"""Which tests are near a change."""

import re
from pathlib import Path

import pytest

from checks import changes
from checks.changes import GAMES, NEAR, NOTHING, change, near, pattern
from checks.check import ROOT

FOLDERS = sorted(
    f"{path.parent.relative_to(ROOT).as_posix()}/{path.name}"
    for top in ("src/sumdeck", "bench", "checks", "docs", "tests")
    for path in (ROOT / top).rglob("*.py")
    if path.name != "conftest.py" or path.parent.name != "tests"
)


@pytest.mark.parametrize("top", ["src/sumdeck", "bench", "checks", "docs", "tests"])
def test_every_file_has_tests_near_it(top: str) -> None:
    assert [path for path in FOLDERS if path.startswith(f"{top}/") and not list(near(path))] == []


def test_every_floor_of_the_house_has_a_line_of_its_own() -> None:
    floors = [path for path in (ROOT / "src/sumdeck").iterdir() if path.is_dir() and any(path.glob("*.py"))]

    assert [path.name for path in floors if not any(place == f"src/sumdeck/{path.name}/" for place, _ in NEAR)] == []


def test_every_folder_of_tests_is_near_something() -> None:
    """But for the tests in a browser: these are for the whole run."""
    mapped = {test for path in FOLDERS if not path.startswith("tests/") for test in near(path)}
    folders = {Path(path).parts[1] for path in FOLDERS if path.startswith("tests/") and path.count("/") > 1} - {"browser"}

    assert folders <= {Path(test).parts[1] for test in mapped}


def test_the_map_names_tests_that_exist() -> None:
    named = [test for _, tests in NEAR for test in tests.split()] + list(NOTHING) + [changes.BROWSER]

    assert [test for test in named if "{game}" not in test and not (ROOT / test).exists()] == []
    assert all(any(re.match(pattern(place), path) for path in [*FOLDERS, place]) for place, _ in NEAR if "{" in place)


def test_a_rule_of_one_game_is_tested_for_this_game_alone() -> None:
    found = change(["src/sumdeck/games/mathino/rules/play.py"])

    assert {"tests/games/mathino/rules", "tests/rules/test_clauses.py", "tests/playthroughs"} <= set(found.tests)
    assert "tests/games/numero/rules" not in found.tests
    assert found.games == ("mathino",)


def test_what_all_games_share_is_tested_for_all_of_them() -> None:
    assert change(["src/sumdeck/games/mathino/rules/play.py", "src/sumdeck/rules/game.py"]).games == ()
    assert "tests/rules" in change(["src/sumdeck/rules/game.py"]).tests


def test_a_changed_test_is_near_itself() -> None:
    assert change(["tests/server/test_wire.py"]).tests == (*changes.ALWAYS, "tests/server/test_wire.py")
    assert change(["tests/browser/test_help.py"]).browser == ("tests/browser/test_help.py",)


def test_what_tests_share_is_near_the_whole_folder() -> None:
    assert "tests/server" in change(["tests/server/visitor.py", "tests/server/test_wire.py"]).tests
    assert "tests/server/test_wire.py" not in change(["tests/server/visitor.py", "tests/server/test_wire.py"]).tests


def test_a_changed_page_runs_the_specs_that_use_it() -> None:
    assert change(["web/src/App.svelte"]).pages == ("web/src/App.svelte",)


def test_changed_words_run_the_specs_that_expect_them() -> None:
    """An answer of Numero was worded anew, and only the whole run found the spec that knew the old words."""
    assert change(["src/sumdeck/games/numero/words/en.ftl"]).pages == ("web/src/games/numero/words.ts",)
    assert change(["src/sumdeck/words/en/pages.ftl"]).pages == ("web/src/lib/language/language.svelte.ts",)
    assert change(["src/sumdeck/words/de/pages.ftl"]).pages == ()


@pytest.mark.parametrize("paths", [[], ["docs/club.md"], ["src/sumdeck/gone/for_good.txt"]])
def test_a_quick_run_always_tests_something(paths: list[str]) -> None:
    assert len(change(paths).tests) > 1


def test_without_git_nothing_is_known_to_have_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(changes, "ROOT", tmp_path)

    assert changes.touched() == []


def test_files_that_are_not_committed_count_as_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(changes, "ROOT", tmp_path)
    git = ("-c", "user.name=x", "-c", "user.email=x@example.org")
    changes.git("init", "--initial-branch=main")
    (tmp_path / "old.py").write_text("1")
    changes.git("add", ".")
    changes.git(*git, "commit", "-m", "Begin")
    changes.git("checkout", "-b", "branch")
    (tmp_path / "committed.py").write_text("1")
    changes.git("add", ".")
    changes.git(*git, "commit", "-m", "Go on")
    (tmp_path / "old.py").write_text("2")
    (tmp_path / "new.py").write_text("2")

    assert changes.touched() == ["committed.py", "new.py", "old.py"]


def test_the_games_are_known() -> None:
    assert set(GAMES) >= {"formula", "mathino", "numberloor", "numero"}
