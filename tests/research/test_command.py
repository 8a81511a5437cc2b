"""`sumdeck sim`: what it shows, what it writes, and how it says no."""

import io
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from sumdeck import progress
from sumdeck.cli import main
from sumdeck.progress import ProgressBar
from sumdeck.research import asking, command
from sumdeck.research.match import Failed
from tests.budget import seldom


def sim(capsys: pytest.CaptureFixture[str], arguments: str, code: int = 0) -> str:
    """What the command says: its table, or in one line what is wrong."""
    try:
        ended = main(["sim", *arguments.split()])
    except SystemExit as stopped:
        ended = int(stopped.code or 0)
    told = capsys.readouterr()
    assert ended == code, told
    return told.err if code else told.out


def test_the_table_tells_who_won_and_by_what(capsys: pytest.CaptureFixture[str]) -> None:
    told = sim(capsys, "numero --games 3 --players greedy,random --workers 1")

    assert "3 games of numero: deals sumdeck-0 to sumdeck-2" in told
    assert [line.split()[0] for line in told.splitlines() if line.startswith((" greedy", " random"))] == ["greedy", "random"] * 2
    assert "deals won" not in told
    assert "A game takes 58 to 58 sentences, 58.0 on average." in told


def test_paired_games_tell_the_deals_won_too(capsys: pytest.CaptureFixture[str]) -> None:
    told = sim(capsys, "numero --games 2 --players careless,careless --paired --level numbers-10 --seed fair --workers 1")

    assert "4 games of numero: deals fair-0 to fair-1" in told
    assert "deals won" in told
    assert "careless 1" in told


def test_the_solitaire_tells_how_games_ended(capsys: pytest.CaptureFixture[str]) -> None:
    told = sim(capsys, "numero-solitaire --games 2 --level full --scoring --workers 1")

    assert "2 games: There are no takes left, so the game is over." in told
    assert "won" not in told


def test_house_rules_and_four_seats_reach_the_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "four.csv"

    told = sim(capsys, f"numero --players careless,careless,careless,greedy --set hand_size=4 --games 2 --workers 2 --csv {file}")

    lines = file.read_text("utf-8").splitlines()
    assert f"Written to {file}" in told.replace("\n", "")
    assert len(lines) == 1 + 4 * 2
    assert lines[1].startswith("sumdeck-0,0,0,0,careless,")


def test_the_strongest_play_where_nobody_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    told = sim(capsys, "numero --games 1 --workers 1 --level numbers-10")

    assert " planner" in told
    assert " greedy" in told


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("chess", "There is no game chess"),
        ("numero --players greedy,genius", "There is no player genius"),
        ("numero --players greedy", "numero has 2 to 4 seats"),
        ("numero --games 0", "0 isn’t a number from 1 up"),
        ("numero --games many", "many isn’t a number from 1 up"),
        ("numero --workers -1", "-1 isn’t a number from 1 up"),
        ("numero --level 99", "There is no level 99"),
        ("numero --set hand_size=99", "hand_size can’t be 99"),
        (f"numero --seed {'x' * 90}", "A deal’s name"),
        ("numero --players greedy,nowhere:Nobody", "That player can’t be used: nowhere:Nobody: ModuleNotFoundError"),
        ("numero --players greedy,pathlib:Path", "That player can’t be used: pathlib:Path is no Player"),
        ("numero --games 100000 --csv /nowhere/games.csv", "Can’t use /nowhere/games.csv: No such file"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(capsys: pytest.CaptureFixture[str], arguments: str, reason: str) -> None:
    told = sim(capsys, arguments, code=2)

    assert reason in told
    assert told.count("\n") == 1


def test_a_game_that_fails_is_told_with_its_deal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise Failed("deal 'fair-7', seating 0, move 3: nobody moves")

    monkeypatch.setattr(asking, "play", fail)

    assert sim(capsys, "numero", code=1) == (
        "sumdeck: A game couldn’t be played to the end. deal 'fair-7', seating 0, move 3: nobody moves\n"
    )


def test_the_bar_appears_after_two_seconds_and_goes_when_all_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(progress, "monotonic", lambda: now[0])
    screen = io.StringIO()

    with ProgressBar(Console(file=screen, force_terminal=True, width=80), "games") as waiting:
        now[0] += 1.9
        waiting.tell(1, 40)
        assert screen.getvalue() == ""
        now[0] += 0.2
        waiting.tell(2, 40)

    assert "2/40" in screen.getvalue()
    assert screen.getvalue().endswith("\x1b[2K")


def test_in_a_pipe_there_is_no_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(progress, "monotonic", lambda: now[0])
    pipe = io.StringIO()

    with ProgressBar(Console(file=pipe), "games") as waiting:
        now[0] += 60
        waiting.tell(1, 40)

    assert pipe.getvalue() == ""


@pytest.mark.parametrize("workers", [1, seldom(2)])
def test_ctrl_c_stops_all_processes_at_once_and_shows_what_was_played(workers: int) -> None:
    """Sent to the whole group, as a terminal does. The pipes close only when the last process has gone.

    Whoever runs the tests in the background hands on that Ctrl-C is ignored, so it is listened to again first.
    """
    script = (
        "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "import sys; from sumdeck import progress; from sumdeck.cli import main\n"
        "progress.ProgressBar.tell = lambda self, done, _: (setattr(self, 'done', done), print(done, flush=True))\n"
        f"sys.exit(main('sim numero --games 100000 --workers {workers}'.split()))"
    )
    command_line = [sys.executable, "-c", script]
    running = subprocess.Popen(command_line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)
    assert running.stdout is not None
    running.stdout.readline()

    os.killpg(running.pid, signal.SIGINT)
    shown, told = running.communicate(timeout=600)  # too slow to tell

    assert running.returncode == 130
    assert told.startswith("Stopped after ")
    assert told.count("\n") == 1
    assert "games of numero: deals sumdeck-0 to " in shown


def test_the_strongest_play_where_nobody_is_named_and_again_where_they_are_too_few() -> None:
    assert command.usual(("random", "greedy", "planner"), 2) == ["planner", "greedy"]
    assert command.usual(("random",), 2) == ["random", "random"]
