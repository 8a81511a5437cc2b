"""Checks that run, fail, and are stopped. They are small scripts here."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from checks.busy import busy
from checks.check import ROOT, Check
from checks.outcome import Outcome
from checks.runner import CORES, MODEST, Runner
from tests.waiting import until

GOOD = Check("good", ("python", "-c", "print('fine')"))
BAD = Check("bad", ("python", "-c", "print('a fault in line 7'); raise SystemExit(3)"))


def test_all_checks_of_a_stage_run_and_the_next_stage_only_if_they_are_good(capsys: pytest.CaptureFixture[str]) -> None:
    runner = Runner([[GOOD, BAD, GOOD], [Check("later", GOOD.command)]])

    assert runner.run() == 3

    assert [(outcome.check.name, outcome.code) for outcome in runner.outcomes] == [("good", 0), ("bad", 3), ("good", 0)]
    assert runner.left == ["later"]
    told = capsys.readouterr().out
    assert "== bad ==\na fault in line 7\nbad: failed with exit code 3" in told
    assert "fine" not in told


def test_long_checks_run_side_by_side(tmp_path: Path) -> None:
    """While one waits for a server or a browser, the other works: each of these ends only because the other has begun."""
    script = """
import pathlib, sys, time
own, other = map(pathlib.Path, sys.argv[1:])
own.touch()
while not other.exists():
    time.sleep(0.01)
"""
    marks = str(tmp_path / "one"), str(tmp_path / "two")
    both = [Check("long", ("python", "-c", script, *order), counts="tests", empty=True) for order in (marks, marks[::-1])]

    assert Runner([both]).run() == 0


def test_what_waits_holds_no_place_of_those_that_reckon_and_they_are_modest(tmp_path: Path) -> None:
    """Each that waits ends only because one that reckons has come after it, and that one has left it the machine."""
    mark = tmp_path / "reckoned"
    wait = f"import pathlib, time\nwhile not pathlib.Path({str(mark)!r}).exists(): time.sleep(0.01)"
    reckon = f"import os, pathlib, time\nwhile os.nice(0) < {MODEST}: time.sleep(0.01)\npathlib.Path({str(mark)!r}).touch()"
    waiting = [Check(f"waits {place}", ("python", "-c", wait), waits=True) for place in range(CORES + 1)]

    assert Runner([[*waiting, Check("reckons", ("python", "-c", reckon))]]).run() == 0


def test_tests_tell_of_themselves_through_workers_and_keep_their_closing_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[dict[str, object]] = []
    hear = Outcome.hear

    def listen(outcome: Outcome, line: dict[str, object]) -> None:
        heard.append(line)
        hear(outcome, line)

    monkeypatch.setattr(Outcome, "hear", listen)
    (tmp_path / "test_some.py").write_text("def test_good(): pass\ndef test_bad(): assert 1 == 2\n")
    options = ("-p", "checks.telling", "--no-letters", "--numprocesses=2", f"--rootdir={tmp_path}", "-c", os.devnull)
    runner = Runner([[Check("some", ("python", "-m", "pytest", *options, str(tmp_path)), counts="tests")]])

    assert runner.run() == 1

    [outcome] = runner.outcomes
    assert outcome.all == 2
    assert sorted((told.id.rpartition("::")[2], told.failed) for told in outcome.told) == [
        ("test_bad", "assert 1 == 2"),
        ("test_good", ""),
    ]
    assert {line["begun"] for line in heard if "begun" in line} == {told.id for told in outcome.told}
    assert outcome.running == {}
    assert "1 failed, 1 passed in" in capsys.readouterr().out


def test_a_run_without_a_test_is_not_good(tmp_path: Path) -> None:
    command = ("python", "-m", "pytest", "-p", "checks.telling", "-c", os.devnull, str(tmp_path))

    assert Runner([[Check("none", command, counts="tests")]]).run() == 5
    assert Runner([[Check("none", GOOD.command, counts="specs")]]).run() == 5
    assert Runner([[Check("none", GOOD.command, counts="specs", empty=True)]]).run() == 0


def test_whoever_stops_the_command_stops_all_that_it_has_started(tmp_path: Path) -> None:
    """Killed from outside, as a server for continuous integration does it: the check may still put its things away."""
    mark = tmp_path / "mark"
    script = f"""
import pathlib, time
mark = pathlib.Path({str(mark)!r})
try:
    mark.write_text("began")
    time.sleep(3600)
except KeyboardInterrupt:
    mark.write_text("put away")
"""
    command = f"""
import sys
from checks import __main__, plan
from checks.check import Check
plan.whole = lambda thorough=False: [[Check("long", ("python", "-c", {script!r}))]]
sys.exit(__main__.main(["--beside", "1"]))
"""
    process = subprocess.Popen([sys.executable, "-c", command], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    until(lambda: mark.exists() and mark.read_text(), "the check to begin")

    process.send_signal(signal.SIGTERM)
    told = process.communicate()[0]

    assert process.returncode == 130
    assert mark.read_text() == "put away"
    assert "stopped  long" in told
    assert "Stopped beside 1 busy processes" in told


def test_a_check_that_is_stopped_while_it_starts_is_not_left_behind() -> None:
    command = """
import os, signal, subprocess, sys
from checks import __main__, plan, runner
from checks.check import Check

class Stopped(subprocess.Popen):
    def __init__(self, *words, **options):
        super().__init__(*words, **options)
        print("begun", self.pid)
        os.kill(os.getpid(), signal.SIGTERM)

runner.subprocess.Popen = Stopped
plan.whole = lambda thorough=False: [[Check("long", ("python", "-c", "import time; time.sleep(3600)"))]]
sys.exit(__main__.main([]))
"""
    ended = subprocess.run([sys.executable, "-c", command], cwd=ROOT, capture_output=True, text=True, check=False)

    assert ended.returncode == 130
    begun = re.search(r"begun (\d+)", ended.stdout)
    assert begun, ended.stdout
    with pytest.raises(ProcessLookupError):
        os.kill(int(begun[1]), 0)


def test_busy_processes_end_when_their_time_is_over() -> None:
    with busy(2) as processes:
        assert [process.poll() for process in processes] == [None, None]

    assert all(process.returncode is not None for process in processes)


def test_busy_processes_end_with_whoever_started_them_even_killed() -> None:
    script = "from checks.busy import busy\nwith busy(2):\n    print('busy', flush=True)\n    input()"
    command = [sys.executable, "-c", script]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as starter:
        assert starter.stdout
        assert starter.stdout.readline() == "busy\n"

        starter.kill()

        assert starter.stdout.read() == ""  # which ends when the last one who could write here has gone
