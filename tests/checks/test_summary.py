"""What is said while the checks run, and at the end."""

import io
from pathlib import Path

from checks.check import Check
from checks.outcome import Outcome, Told
from checks.progress import Progress
from checks.summary import summary

TESTS = Check("tests", ("python", "-m", "pytest"), counts="tests")
MYPY = Check("mypy", ("mypy", "--strict", "src"))


def outcome(check: Check = TESTS, code: int | None = 0, told: list[Told] | None = None, everything: int = 0) -> Outcome:
    return Outcome(check, Path("nowhere"), seconds=12.34, code=code, told=told or [], all=everything)


def said(*outcomes: Outcome, left: tuple[str, ...] = ()) -> str:
    return "\n".join(summary(outcomes, left))


def test_each_check_is_named_with_its_seconds() -> None:
    told = said(outcome(MYPY), outcome(TESTS, 1, [Told("tests/test_a.py::test_b", 1.0)]), left=("specs of the pages",))

    assert "   12.3 s  good     mypy" in told
    assert "   12.3 s  FAILED   tests, 1 tests" in told
    assert "not run specs of the pages" in told


def test_the_slowest_ten_are_those_of_all_checks() -> None:
    many = [Told(f"tests/test_a.py::test_{number}", float(number)) for number in range(30)]

    told = said(outcome(told=many[::2]), outcome(told=many[1::2]))

    assert "The slowest 10:\n   29.0 s  tests/test_a.py::test_29\n   28.0 s" in told
    assert "test_20" in told
    assert "test_19" not in told


def test_each_failure_has_the_command_that_repeats_it_alone() -> None:
    failed = [
        Told("tests/rules/test_a.py::test_b[2 + 3]", 0.1, "assert 5 == 6"),
        Told("tests/browser/test_c.py::test_d", 0.1, "Locator expected to be visible"),
        Told("web/src/lib/sound.spec.ts::plays a note", 0.1, "expected 1 to be 2"),
    ]

    told = said(outcome(MYPY, 1), outcome(TESTS, 1, failed))

    assert "/mypy --strict src" in told
    assert "    python3 x.py test 'tests/rules/test_a.py::test_b[2 + 3]'\n        assert 5 == 6" in told
    assert "    python3 x.py test tests/browser/test_c.py::test_d" in told
    assert "    python3 x.py test 'web/src/lib/sound.spec.ts::plays a note'" in told


def test_what_had_failed_is_told_where_the_command_is_stopped() -> None:
    told = said(outcome(TESTS, None, [Told("tests/a.py::b", 0.1, "assert 5 == 6")]), outcome(MYPY, None))

    assert "tests had failures when it was stopped. To repeat:\n    python3 x.py test tests/a.py::b" in told
    assert "mypy had failures" not in told


def test_a_test_that_found_out_nothing_is_told_from_a_fault() -> None:
    slow = [Told("tests/a.py::b", 1200.0, "tests.waiting.TooSlowToTell: too slow to tell: 600 s were not enough for two moves")]

    assert "(nothing found out) tests.waiting.TooSlowToTell" in said(outcome(TESTS, 1, slow))


def test_a_log_gets_a_line_now_and_then_and_no_carriage_return() -> None:
    now = [0.0]
    out = io.StringIO()
    progress = Progress(out, checks=3, clock=lambda: now[0])
    running = [outcome(told=[Told("a", 1.0), Told("b", 1.0, "wrong")], everything=6286), outcome(MYPY)]

    for seconds in range(40):
        now[0] = float(seconds)
        progress.show(1, running)

    assert out.getvalue().splitlines() == [
        "[0:15, 1 of 3 checks] tests: 2 of 6,286, 1 failed, mypy",
        "[0:30, 1 of 3 checks] tests: 2 of 6,286, 1 failed, mypy",
    ]


def test_a_test_that_has_been_running_for_more_than_a_minute_is_named() -> None:
    now = [0.0]
    out = io.StringIO()
    progress = Progress(out, checks=1, clock=lambda: now[0])
    running = outcome(everything=322)
    running.clock = lambda: now[0]
    running.hear({"begun": "tests/browser/a.py::quick"})
    running.hear({"begun": "tests/browser/a.py::hangs"})

    for now[0] in (20.0, 95.0):
        running.hear({"id": "tests/browser/a.py::quick", "seconds": 20})
        running.hear({"begun": "tests/browser/a.py::quick"})
        progress.show(0, [running])

    assert out.getvalue().splitlines() == [
        "[0:20, 0 of 1 checks] tests: 1 of 322",
        "[1:35, 0 of 1 checks] tests: 2 of 322, for 1:35 in tests/browser/a.py::hangs",
    ]


def test_a_terminal_has_its_line_rewritten() -> None:
    now = [0.0]
    out = io.StringIO()
    out.isatty = lambda: True  # type: ignore[method-assign]
    progress = Progress(out, checks=3, clock=lambda: now[0])

    now[0] = 61.0
    progress.show(1, [outcome(MYPY)])
    progress.say("mypy: good")

    assert out.getvalue() == "\r\x1b[K[1:01, 1 of 3 checks] mypy\r\x1b[Kmypy: good\n"


def test_what_is_told_is_read_line_by_line(tmp_path: Path) -> None:
    place = tmp_path / "told.jsonl"
    outcome = Outcome(TESTS, place)
    outcome.look()

    place.write_text('{"all": 2}\n{"id": "a", "seconds": 0.5}\n{"id": "b", "sec')
    outcome.look()
    with place.open("a") as file:
        file.write('onds": 1, "failed": "no"}\n')
    outcome.look()

    assert (outcome.all, outcome.told) == (2, [Told("a", 0.5), Told("b", 1.0, "no")])
