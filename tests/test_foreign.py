"""The program where POSIX is not: what Windows lacks is taken away in a process of its own (`foreign.py`)."""

import errno
import os
import subprocess
import sys
from pathlib import Path, PureWindowsPath

import pytest

import x
from sumdeck import cli
from sumdeck.store.place import address


def foreign(folder: Path, *arguments: str, said: str = "") -> str:
    """What the program told, where it ended well."""
    surroundings = {**os.environ, "SUMDECK_DATA": str(folder), "PYTHONPATH": str(x.ROOT), "PYTHONIOENCODING": "cp1252"}
    command = [sys.executable, "-m", "tests.foreign", *arguments]
    ended = subprocess.run(command, input=said, capture_output=True, encoding="cp1252", env=surroundings, check=False)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def test_every_module_can_be_imported(tmp_path: Path) -> None:
    assert int(foreign(tmp_path, "import")) > 400


@pytest.mark.thorough
def test_a_game_is_played_left_and_found_again(tmp_path: Path) -> None:
    foreign(tmp_path, "play", "numero", "--level", "numbers-10", "--seed", "one", "--against", "careless", said="take 4\nquit\n")

    assert "You: 4 = 4, take 4" in foreign(tmp_path, "resume", said="log\nquit\n")


def test_a_server_begins_and_ends(tmp_path: Path) -> None:
    assert "http://127.0.0.1:" in foreign(tmp_path, "serve", "--port", "0")


def test_a_path_of_windows_is_a_store() -> None:
    """Its drive is no scheme of a URL."""
    path = PureWindowsPath("C:\\Users\\Ann\\tables.sqlite")

    assert str(address(str(path)).database).endswith(str(path))


def test_programs_are_found_where_windows_keeps_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(x, "BIN", "Scripts")
    monkeypatch.setattr(os, "name", "nt")

    assert PureWindowsPath(x.program(".venv", "sumdeck")).parts[-3:] == (".venv", "Scripts", "sumdeck.exe")


def test_a_reader_who_has_gone_is_no_fault_on_windows_either() -> None:
    assert cli.is_lost_pipe(OSError(errno.EINVAL, "Invalid argument"))
    assert not cli.is_lost_pipe(OSError(errno.EINVAL, "Invalid argument", "a file"))
