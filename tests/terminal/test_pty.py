"""The text table in a real terminal: keys in, a screen out, and no way to end it rudely."""

import os
import pty
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import waiting
from tests.budget import seldom
from tests.terminal.desks import claims_of, latest
from tests.waiting import Wait

COMMAND = """
import fcntl, signal, sys, termios
signal.signal(signal.SIGINT, signal.default_int_handler)  # the tests may run where somebody ignores it
fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # this terminal sends the signals of its keys to us
from sumdeck.cli import main
sys.exit(main(sys.argv[1:]))
"""


class Terminal:
    """A program in a pseudo-terminal."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self.ours, theirs = pty.openpty()
        surroundings = {**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8", "COLUMNS": "80", **environment}
        command = [sys.executable, "-c", COMMAND, *arguments]
        self.process = subprocess.Popen(
            command, stdin=theirs, stdout=theirs, stderr=theirs, env=surroundings, start_new_session=True, close_fds=True
        )
        os.close(theirs)
        self.shown = ""

    def type(self, line: str, *, until: str = "\n> ") -> str:
        """Type a line and wait for what shows that it was heard; returns what was shown."""
        os.write(self.ours, line.encode() + b"\r")
        return self.wait(until)

    def wait(self, until: str) -> str:
        """Read until a text appears after what was read before."""
        before = len(self.shown)
        wait = Wait(repr(until), lambda: self.shown[-2000:])
        while until not in self.shown[before:].replace("\r", ""):
            assert self.read(wait.left), f"ended without {until!r} after:\n{self.shown[-2000:]}"
        return self.shown[before:].replace("\r", "")

    def read(self, patience: float) -> bool:
        """Take in what is shown meanwhile; False if the program has gone."""
        ready, _, _ = select.select([self.ours], [], [], patience)
        if not ready:
            return True
        try:
            heard = os.read(self.ours, 65536)
        except OSError:
            return False
        self.shown += heard.decode("utf-8", "replace")
        return bool(heard)

    def key(self, key: bytes) -> None:
        os.write(self.ours, key)

    def interrupt(self, key: bytes, *, until: str) -> str:
        """Press a key that sends a signal; returns what was shown.

        A signal between Python's prompt and its wait for a line is only noticed with the next key: so we wait for the wait.
        """
        waiting.until(self.sleeps, "a program that waits for a key")
        self.key(key)
        return self.wait(until)

    def sleeps(self) -> bool:
        """Whether the program waits for something: after a prompt that is a key."""
        return Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()[0] == "S"

    def ended(self) -> int:
        """Wait for the end; returns the exit code."""
        wait = Wait("the end of the program", lambda: self.shown[-2000:])
        while self.read(wait.left):
            pass
        return self.process.wait(wait.left)

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.ours)


@pytest.fixture
def terminals(tmp_path: Path) -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


def opened(terminals: list[Terminal], *arguments: str, **environment: str) -> Terminal:
    """A terminal that waits at its first prompt."""
    terminals.append(Terminal(*arguments, **environment))
    return terminals[-1]


def test_turns_are_played_left_and_gone_on_with(terminals: list[Terminal]) -> None:
    first = opened(terminals, "play", "numero", "--level", "numbers-10", "--seed", "one", "--against", "careless")
    assert "Your hand" in first.wait("\n> ")

    assert "Not quite" in first.type("3 + 4 = 8")
    assert "You: 4 = 4, take 4" in first.type("take 4")
    assert "Look again" in first.type("?")
    first.type("quit", until="sumdeck resume continues it")
    assert first.ended() == 0

    second = opened(terminals, "resume")
    assert "You: 4 = 4, take 4" in second.wait("\n> ")
    assert len(claims_of(latest())) == 2


@pytest.mark.parametrize("key", [b"\x03", seldom(b"\x04")])
def test_control_c_and_control_d_save_and_leave(terminals: list[Terminal], key: bytes) -> None:
    terminal = opened(terminals, "play", "numero", "--seed", "one")
    terminal.wait("\n> ")

    terminal.interrupt(key, until="The game is saved")

    assert terminal.ended() == 0
    assert "Traceback" not in terminal.shown
    assert claims_of(latest()) == []


def test_a_killed_program_has_lost_nothing_that_was_acknowledged(terminals: list[Terminal]) -> None:
    first = opened(terminals, "play", "numero", "--level", "numbers-10", "--seed", "one", "--against", "careless")
    first.wait("\n> ")
    first.type("take 4")
    os.killpg(first.process.pid, signal.SIGKILL)
    first.ended()

    second = opened(terminals, "resume")

    assert "You: 4 = 4, take 4   (2 cards won)" in second.wait("\n> ")


@pytest.mark.thorough
def test_keys_that_mean_nothing_are_survived(terminals: list[Terminal]) -> None:
    """Bytes that are no UTF-8, arrows, a page of text."""
    terminal = opened(terminals, "play", "numero", "--seed", "one")
    terminal.wait("\n> ")

    terminal.key(b"\xff\xfe\xc3 1+1\r")
    terminal.wait("\n> ")
    terminal.key(b"\x1b[A\x1b[B\x1b[C\x1b[D\t\t\r")
    terminal.wait("\n> ")
    terminal.type("9" * 900)
    terminal.type("quit", until="The game is saved")

    assert terminal.ended() == 0
    assert "Traceback" not in terminal.shown


def test_the_curtain_clears_the_screen_and_what_was_scrolled_away(terminals: list[Terminal]) -> None:
    terminal = opened(terminals, "play", "numero", "--level", "numbers-10", "--seed", "one", "--names", "Ann,Bo")
    terminal.wait("press Enter")
    terminal.type("")

    passed = terminal.type("discard 9", until="Bo, press Enter")

    assert "\x1b[3J" in passed
    assert "’s hand" not in passed.rpartition("\x1b[3J")[2]


@pytest.mark.thorough
def test_a_plain_terminal_is_given_plain_characters(terminals: list[Terminal]) -> None:
    terminal = opened(terminals, "play", "numero", "--seed", "one", LANG="C", NO_COLOR="1")

    shown = terminal.wait("\n> ")

    assert shown.isascii()
    assert "+----+" in shown
    assert "\x1b[3" not in shown
