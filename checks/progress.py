"""The line that says what runs and how much is left. A terminal has it rewritten in place, a log gets a new one now and then."""

import shutil
import time
from collections.abc import Callable, Sequence
from typing import TextIO

from checks.outcome import Outcome

OFTEN, SELDOM = 0.5, 15.0
"""Seconds between two lines, on a terminal and in a log."""
LONG = 60.0
"""Seconds from which a test is named while it runs."""


class Progress:
    """Shows the line."""

    def __init__(self, out: TextIO, checks: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._out = out
        self._checks = checks
        self._clock = clock
        self._begun = self._last = clock()
        self._terminal = out.isatty()

    def show(self, ended: int, running: Sequence[Outcome]) -> None:
        """Show how things are, if it is time for that."""
        now = self._clock()
        if now - self._last < (OFTEN if self._terminal else SELDOM):
            return
        self._last = now
        checks = ", ".join(told(outcome, now) for outcome in running)
        line = f"[{clocked(now - self._begun)}, {ended} of {self._checks} checks] {checks}"
        if self._terminal:
            width = shutil.get_terminal_size().columns - 1
            self._out.write(f"\r\x1b[K{line[:width]}")
        else:
            self._out.write(f"{line}\n")
        self._out.flush()

    def say(self, *lines: str) -> None:
        """Say something that stays."""
        if self._terminal:
            self._out.write("\r\x1b[K")
        for line in lines:
            self._out.write(f"{line}\n")
        self._out.flush()


def told(outcome: Outcome, now: float) -> str:
    """One running check, how much of it is left, and the test that has been running longest if that is long."""
    check = outcome.check
    if not outcome.all:
        return check.name
    failed = f", {len(outcome.failed)} failed" if outcome.failed else ""
    begun, longest = min(((begun, test) for test, begun in outcome.running.items()), default=(now, ""))
    long = f", for {clocked(now - begun)} in {longest}" if now - begun > LONG else ""
    return f"{check.name}: {len(outcome.told):,} of {outcome.all:,}{failed}{long}"


def clocked(seconds: float) -> str:
    minutes, rest = divmod(int(seconds), 60)
    return f"{minutes}:{rest:02}"
