"""Which checks run, and in which order."""

from checks import plan
from checks.changes import Change
from checks.check import ROOT, Check
from checks.wish import BESIDE, Wish, read

WORKERS = f"--numprocesses={plan.PYTHONS}"


def names(planned: plan.Plan) -> list[list[str]]:
    return [[check.name for check in stage] for stage in planned]


def test_what_waits_begins_at_once_and_beside_it_what_is_cheap_to_find_out() -> None:
    [checks] = plan.whole()

    waiting = ["tests in a browser", "tests of the server", "other tests"]
    assert [check.name for check in checks if check.waits] == waiting
    assert [check.name for check in checks] == [
        *waiting,
        *("ruff check", "ruff format", "import rules", "mypy", "types of the pages", "form of the pages"),
        *("tests of Numero", "tests of the other games", "tests of the rules", "specs of the pages"),
    ]


def test_the_thorough_run_is_the_whole_run_with_more_patience() -> None:
    assert names(plan.whole(thorough=True)) == names(plan.whole())
    tests = [check for check in plan.whole(thorough=True)[0] if "pytest" in check.command]
    assert len(tests) == 6
    assert all(f"--timeout={plan.PATIENCE}" in check.command for check in tests)


def test_every_folder_of_tests_has_a_share_or_is_among_the_others() -> None:
    [others] = [check for check in plan.whole()[0] if check.name == "other tests"]
    for folder in (folder for folders in (plan.WAITING | plan.RECKONING).values() for folder in folders):
        assert (ROOT / folder).is_dir()
        assert f"--ignore={folder}" in others.command
    assert not [word for word in others.command if word.startswith("tests")]


def test_the_quick_run_checks_the_pages_where_they_have_changed() -> None:
    assert names(plan.quick(Change(tests=("README.md",)))) == [["mypy", "ruff check", "ruff format", "import rules"], ["tests"]]
    assert names(plan.quick(Change(tests=("README.md",), pages=("web/src/lib/sound.ts",))))[1] == ["tests", "specs of the pages"]


def test_who_asks_for_tests_gets_these_and_nothing_else() -> None:
    [[check]] = plan.asked(["tests/rules", "-k", "build"])

    assert check.command[-3:] == ("tests/rules", "-k", "build")
    assert check.live


def test_a_single_test_needs_no_workers() -> None:
    assert WORKERS in plan.asked(["tests/rules"])[0][0].command
    assert WORKERS not in plan.asked(["tests/rules/test_cards.py::test_one"])[0][0].command
    assert WORKERS not in plan.asked(["tests/rules", "--pdb"])[0][0].command


def test_specs_of_the_pages_can_be_asked_for_like_tests() -> None:
    [[check]] = plan.asked(["web/src/lib/sound.spec.ts::plays a note"])

    assert check.command == ("python", "-m", "web.check", "specs", "run", "web/src/lib/sound.spec.ts::plays a note")


def test_a_browser_is_never_shared_with_other_tests() -> None:
    """Playwright leaves an event loop behind."""
    assert [check.command[-1] for check in plan.whole()[0] if check.name == "tests in a browser"] == ["tests/browser"]
    assert names(plan.asked(["tests/browser/test_pages.py"])) == [["tests in a browser"]]


def test_mypy_reads_every_file_of_ours() -> None:
    tops = {path.name for path in ROOT.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}

    assert tops <= set(plan.PYTHON)


def test_a_check_says_how_to_repeat_it() -> None:
    assert Check("x", ("ruff", "check", "a b")).repeat.endswith("/ruff check 'a b'")


def test_words_of_the_command_are_understood_in_any_order() -> None:
    assert read([]) == Wish()
    assert read(["--quick"]) == Wish(quick=True)
    assert read(["--beside", "3", "--thorough"]) == Wish(thorough=True, beside=3)
    assert read(["--beside", "tests/server", "-x"]) == Wish(beside=BESIDE, asked=("tests/server", "-x"))
