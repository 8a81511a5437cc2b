"""One check: a command that says by its exit code whether all is good."""

import shlex
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAMS = Path(sys.executable).parent


@dataclass(frozen=True)
class Check:
    """A check, and how it is run."""

    name: str
    command: tuple[str, ...]
    """A program of the environment and its arguments."""
    counts: str = ""
    """What it runs many of, such as tests. Then it tells of each as it ends (`telling.py`)."""
    empty: bool = False
    """Whether it is good though it had nothing to run."""
    waits: bool = False
    """Whether it waits for servers, browsers or pauses half of its time: it begins at once, and others reckon meanwhile."""
    live: bool = False
    """Whether it has the terminal to itself: somebody asked for these tests, and may want to talk with them."""

    @property
    def repeat(self) -> str:
        """What to type to run it again."""
        return shlex.join((f".venv/{PROGRAMS.name}/{self.command[0]}", *self.command[1:]))

    @property
    def words(self) -> tuple[str, ...]:
        """The command as the system wants it."""
        return (str(PROGRAMS / self.command[0]), *self.command[1:])
