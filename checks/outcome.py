"""What has become of a check, and of every test that it has told about."""

import json
import shlex
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from checks.check import Check

TOO_SLOW = ("too slow to tell", "Timeout (>", "Timeout >")
"""By these words a test says that it has found out nothing: ours, and those of pytest-timeout."""


@dataclass(frozen=True)
class Told:
    """What is told of one test."""

    id: str
    seconds: float
    failed: str = ""
    """Why; empty, if it passed."""

    @property
    def is_too_slow(self) -> bool:
        """Whether it has found out nothing."""
        return any(words in self.failed for words in TOO_SLOW)

    @property
    def repeat(self) -> str:
        """What to type to run it alone."""
        return shlex.join(("python3", "x.py", "test", self.id))


@dataclass(eq=False)
class Outcome:
    """What has become of one check so far."""

    check: Check
    place: Path
    """Where it tells of its tests."""
    begun: float = 0.0
    seconds: float = 0.0
    code: int | None = None
    """Its exit code, once it has ended."""
    all: int = 0
    """How many tests there are, as far as it is known."""
    told: list[Told] = field(default_factory=list)
    running: dict[str, float] = field(default_factory=dict)
    """The tests that have begun and not ended, and when we heard of it."""
    clock: Callable[[], float] = time.monotonic
    _read: int = 0

    @property
    def said(self) -> Path:
        """Where all that it says is kept."""
        return self.place.with_suffix(".txt")

    @property
    def failed(self) -> list[Told]:
        """The tests that failed."""
        return [told for told in self.told if told.failed]

    def look(self) -> None:
        """Read what has been told since the last look."""
        if not self.place.exists():
            return
        with self.place.open("rb") as file:
            file.seek(self._read)
            for line in file:
                if not line.endswith(b"\n"):  # somebody is still writing it
                    break
                self._read += len(line)
                self.hear(json.loads(line))

    def hear(self, line: dict[str, object]) -> None:
        """Take one line in."""
        if "all" in line:
            self.all = int(str(line["all"]))
        elif "begun" in line:
            self.running[str(line["begun"])] = self.clock()
        else:
            self.running.pop(str(line["id"]), None)
            self.told.append(Told(str(line["id"]), float(str(line["seconds"])), str(line.get("failed", ""))))
