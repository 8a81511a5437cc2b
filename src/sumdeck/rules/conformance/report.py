"""What came out: the promises that were looked at, and those that are broken."""

from dataclasses import dataclass
from typing import Any


class BrokenPromise(Exception):
    """What a check raises when a promise is broken. Which promise, and by which moves one gets there, is added by `run.py`."""

    def __init__(self, reason: str, place: int | None = None) -> None:
        super().__init__(reason)
        self.place = place
        """After how many moves of a game, where a check looks at a whole one."""


@dataclass(frozen=True)
class Where:
    """How to get there again: `deals.first_state` of the named deal, then the moves."""

    options: Any
    seats: int
    deal: str
    """The name of the deal."""
    moves: tuple[tuple[int, str], ...]
    """Seat and move, as it is written."""

    def __str__(self) -> str:
        lines = [f"seats: {self.seats}, deal: {self.deal!r}, options: {_short(self.options)}, moves: {len(self.moves)}"]
        lines += [f"  seat {seat}: {move}" for seat, move in self.moves]
        return "\n".join(lines)


class Broken(Exception):
    """A promise that a game breaks."""

    def __init__(self, check: str, reason: str, where: Where) -> None:
        super().__init__(check, reason, where)
        self.check = check
        """The name of the check, as `only` takes it."""
        self.reason = reason
        self.where = where

    def __str__(self) -> str:
        return f"{self.check}: {self.reason}\n{self.where}"


@dataclass(frozen=True)
class Report:
    """The answer of `conformance`."""

    game: str
    ran: tuple[tuple[str, int], ...]
    """Each check and how many positions, games or tables it has seen."""
    broken: tuple[Broken, ...]
    """The first fault that each check found."""
    left_out: tuple[str, ...]
    """What could not be looked at, and why."""

    def raise_if_broken(self) -> None:
        """Raise everything that was found, as one group."""
        if self.broken:
            raise ExceptionGroup(f"{self.game} breaks {len(self.broken)} of {len(self.ran)} promises", list(self.broken))

    def __str__(self) -> str:
        names = {broken.check for broken in self.broken}
        lines = [f"{self.game}: {len(self.ran) - len(names)} of {len(self.ran)} promises kept"]
        lines += [f"  {'BROKEN' if check in names else 'kept  '}  {check} ({count})" for check, count in self.ran]
        lines += [f"  left out: {reason}" for reason in self.left_out]
        lines += [f"\n{broken}" for broken in self.broken]
        return "\n".join(lines)


def written(value: object) -> str:
    """A value for people to read: as its `repr`, unless numbers in it are longer than Python writes."""
    try:
        return repr(value)
    except ValueError:
        return f"<{type(value).__name__} with numbers too long to write>"


def _short(options: Any) -> str:
    text = str(options)
    return text if len(text) <= 300 else f"{text[:300]} …"
