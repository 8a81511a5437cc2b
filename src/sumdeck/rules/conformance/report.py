"""What came out: the promises that were looked at, and those that are broken."""

from dataclasses import dataclass
from typing import Any

from sumdeck.rules.game import Game
from sumdeck.rules.options import OPTION_CODES
from sumdeck.rules.values import Claim, Objection, Seat


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


def require(kept: bool, otherwise: str, place: int | None = None) -> None:
    """Raise Fault unless a promise is kept."""
    if not kept:
        raise BrokenPromise(otherwise, place)


def checked(game: Game[Any, Any], state: Any, seat: Seat, move: Any) -> Any:
    """What `check` says about a move: its canonical form, or the objection."""
    return _answer(game, "check", state, seat, move)


def applied(game: Game[Any, Any], state: Any, seat: Seat, move: Any) -> Any:
    return _answer(game, "apply", state, seat, move)


def _answer(game: Game[Any, Any], asked: str, state: Any, seat: Seat, move: Any) -> Any:
    try:
        return getattr(game, asked)(state, seat, move)
    except Objection as objection:
        return known(game, objection)
    except Exception as error:
        raise BrokenPromise(f"{asked} answers {move!r} of seat {seat} with {error!r}, which is no Refusal") from error


def heard(game: Game[Any, Any], state: Any, seat: Seat, text: str) -> Claim[Any] | Objection:
    """What `read` makes of a text: a claim, or the objection."""
    try:
        claim = game.read(state, seat, text)
    except Objection as objection:
        return known(game, objection)
    except Exception as error:
        raise BrokenPromise(f"read answers {text[:80]!r} with {error!r}, which is neither Refusal nor Mistake") from error
    require(isinstance(claim, Claim), f"read answers {text[:80]!r} with {claim!r}, which is no Claim")
    return claim


def known(game: Game[Any, Any], objection: Objection) -> Objection:
    """The objection, if the game has listed its code, or it is one that every game has for its options."""
    listed = objection.code in game.codes or objection.code in OPTION_CODES
    require(listed, f"the code {objection.code!r} is not among the codes of the game")
    return objection


def name_of(seat: Seat | None) -> str:
    return "the onlooker" if seat is None else f"seat {seat}"
