"""A progress bar for those who wait: it appears after two seconds, and only in a terminal."""

from __future__ import annotations

from time import monotonic
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

SECONDS: Final = 2.0


class ProgressBar:
    """Hears how far a task has come."""

    def __init__(self, console: Console, what: str) -> None:
        self.begun = monotonic()
        self.what = what
        self.done = 0
        columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"), TimeRemainingColumn())
        self.bar = Progress(*columns, console=console, transient=True)
        self.task: TaskID | None = None
        """None until the bar is there."""

    def __enter__(self) -> ProgressBar:
        return self

    def __exit__(self, *_: object) -> None:
        if self.task is not None:
            self.bar.stop()

    def tell(self, done: int, all_of_them: int) -> None:
        """So many of so many are done."""
        self.done = done
        if self.task is None and self.bar.console.is_terminal and monotonic() - self.begun > SECONDS:
            self.task = self.bar.add_task(self.what, total=all_of_them)
            self.bar.start()
        if self.task is not None:
            self.bar.update(self.task, completed=done)
