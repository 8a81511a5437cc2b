"""The one command: when it makes an environment, and what it keeps out of it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import x

INPUTS = (
    *("requirements/run.lock", "requirements/test.lock", "requirements/bench.lock", "requirements/build.lock"),
    *("pyproject.toml", "src/sumdeck/__init__.py"),
)

Steps = list[tuple[str, ...]]


@pytest.fixture
def steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Steps:
    """The steps that uv is asked to take, in a project of its own where it only pretends to take them."""
    taken: Steps = []

    def pretend(*arguments: str, aloud: bool = True) -> int:
        taken.append(arguments)
        if arguments[0] == "venv":
            python = Path(x.program(".venv", "python"))
            python.parent.mkdir(parents=True, exist_ok=True)
            python.touch()
        return 0

    move_to(tmp_path / "here", monkeypatch)
    monkeypatch.setattr(x, "uv", pretend)
    return taken


def move_to(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in INPUTS:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(name)
    monkeypatch.setattr(x, "ROOT", root)


def kinds(steps: Steps) -> list[str]:
    return [" ".join(word for word in step[:2] if not word.startswith("-")) for step in steps]


def test_an_environment_is_made_once(steps: Steps) -> None:
    x.prepare(".venv", "run", "test")
    x.prepare(".venv", "run", "test")

    assert kinds(steps) == ["venv", "pip sync", "pip install"]


def test_playing_is_content_with_the_environment_of_the_tests(steps: Steps) -> None:
    x.prepare(".venv", "test")
    x.prepare(".venv", "run", "test")

    assert kinds(steps) == ["venv", "pip sync", "pip install"]


def test_the_tests_are_not_content_with_the_environment_of_the_players(steps: Steps) -> None:
    x.prepare(".venv", "run", "test")
    x.prepare(".venv", "test")

    assert kinds(steps) == ["venv", "pip sync", "pip install", "pip sync", "pip install"]
    assert steps[3][-2].endswith("test.lock")


@pytest.mark.parametrize(
    "changed", ["requirements/run.lock", "requirements/build.lock", "pyproject.toml", "src/sumdeck/__init__.py"]
)
def test_a_changed_input_brings_an_environment_up_to_date(steps: Steps, changed: str) -> None:
    x.prepare(".venv", "run")
    (x.ROOT / changed).write_text("changed")

    x.prepare(".venv", "run")

    assert kinds(steps)[3:] == ["pip sync", "pip install"]


def test_a_moved_project_gets_a_new_environment(steps: Steps, monkeypatch: pytest.MonkeyPatch) -> None:
    x.prepare(".venv", "run")
    stamp = (x.ROOT / ".venv/made-from").read_text()
    move_to(x.ROOT.parent / "there", monkeypatch)
    (x.ROOT / ".venv").mkdir()
    (x.ROOT / ".venv/made-from").write_text(stamp)

    x.prepare(".venv", "run")

    assert kinds(steps)[3:] == ["venv", "pip sync", "pip install"]


def test_where_neither_cache_nor_network_serve_the_reason_is_said(steps: Steps, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*arguments: str, aloud: bool = True) -> int:
        steps.append(arguments)
        return 1

    monkeypatch.setattr(x, "uv", fail)

    with pytest.raises(SystemExit, match="needs the network"):
        x.prepare(".venv", "run")

    assert ["--offline" in step for step in steps] == [True, False]
    assert not (x.ROOT / ".venv/made-from").exists()


@pytest.mark.parametrize("root", [True, False])
def test_missing_programs_are_installed_where_we_may(root: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: Steps = []
    monkeypatch.setattr(x, "called", lambda *command: asked.append(command))
    monkeypatch.setattr(os, "geteuid", lambda: 0 if root else 1000)
    monkeypatch.setattr(shutil, "which", lambda name: name)

    x.install_programs({"python3": "proc/self/exe", "unobtainium": "no/such/*/program", "kryptonite": "no/such/thing"})

    assert [command[:2] + command[-1:] for command in asked] == root * [
        ("apt-get", "update", "--quiet=2"),
        ("apt-get", "install", "unobtainium"),
        ("apt-get", "install", "kryptonite"),
    ]


@pytest.mark.parametrize("asked", [[], ["--quick"], ["--thorough"], ["tests/rules", "-k", "x"]])
def test_the_checks_take_over_with_what_was_asked_for(asked: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    started: Steps = []
    monkeypatch.setattr(x, "prepare", lambda *_: None)
    wanted: dict[str, str] = {}
    monkeypatch.setattr(x, "install_programs", wanted.update)
    monkeypatch.setattr(os, "execve", lambda path, command, surroundings: started.append(command))
    monkeypatch.setattr(x, "called", lambda *command: 0)

    x.test(asked)

    assert [command[1:] for command in started] == [("-m", "checks", *asked)]
    assert ("firefox-esr" in wanted) == ("--thorough" in asked)


def test_the_program_hears_how_it_was_started(steps: Steps, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUMDECK_COMMAND", "sumdeck")
    started: list[dict[str, str]] = []
    monkeypatch.setattr(os, "execve", lambda path, command, surroundings: started.append(surroundings))
    monkeypatch.setattr(x, "called", lambda *command: 0)

    x.main(["run", "games"])

    assert started[0]["SUMDECK_COMMAND"] == "python3 x.py run"


def test_what_the_caller_set_for_another_project_stays_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (*x.MISLEADING, "LANG"):
        monkeypatch.setenv(name, "elsewhere")

    assert x.surroundings()["LANG"] == "elsewhere"
    assert not set(x.MISLEADING) & set(x.surroundings())


def test_an_old_python_hears_what_is_needed() -> None:
    disguised = "import runpy, sys; sys.version_info = (3, 10, 4); runpy.run_path(sys.argv[1], run_name='__main__')"

    answer = subprocess.run([sys.executable, "-c", disguised, x.__file__], capture_output=True, text=True, check=False)

    assert answer.returncode == 1
    assert answer.stderr.startswith("Sumdeck needs Python 3.11 or newer")


@pytest.mark.parametrize("arguments", [[], ["--help"], ["-h"]])
def test_help_names_every_command(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert x.main(arguments) == 0

    told = capsys.readouterr().out
    assert all(f"x.py {command} " in told for command in ("run", "test", "bench", "lock"))


def test_an_unknown_command_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert x.main(["plya"]) == 2

    assert "no command 'plya'" in capsys.readouterr().err


HASH = "    --hash=sha256:" + "0a" * 32


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("rich==15.0.0", "not a plain pinned package"),
        ("rich==15.0.0 \\", "no hash"),
        ("rich>=15 \\\n" + HASH, "not a plain pinned package"),
        ("rich==15.0.0 \\\n" + HASH + "\nmdurl==0.1.2", "no hash: mdurl"),
        ("--index-url https:" + "//index.example/simple\nrich==15.0.0 \\\n" + HASH, "names a server"),
        ("rich @ file:" + "///somewhere/rich.whl \\\n" + HASH, "names a server"),
        ("-e ." + os.sep + "elsewhere \\\n" + HASH, "not a plain pinned package"),
    ],
)
def test_a_lock_that_depends_on_a_server_or_has_no_hash_is_faulty(text: str, fault: str) -> None:
    assert any(fault in found for found in x.lock_faults("some.lock", text))
