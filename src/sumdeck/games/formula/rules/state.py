"""A game of Formula at one moment: the formula, the hands, the stock, and how the rounds before went.

Rounds begin and end in `rounds.py`; what a move changes is in `play.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sumdeck.games.formula.rules.moves import Face, value_of
from sumdeck.games.formula.rules.setup import Setup
from sumdeck.rules.game import Kind, Seat
from sumdeck.rules.registry import show


@dataclass(init=False, unsafe_hash=True)
class Round:
    """How a round ended. It is made as states are."""

    places: Final[tuple[int, ...]]
    left: Final[tuple[int, ...]]
    """How many cards each seat had left."""
    points: Final[tuple[int, ...]]
    """What each seat gained in it (F-92 to F-94); all 0 where points are not played for."""
    why: Final[str]
    """A stable code for the reason of the end."""

    def __init__(self, places: tuple[int, ...], left: tuple[int, ...], points: tuple[int, ...], why: str) -> None:
        self.places = places
        self.left = left
        self.points = points
        self.why = why


@dataclass(init=False, unsafe_hash=True)
class State:
    """A game of Formula, of one round or of several.

    Only what lies on top of the formula matters, for nothing is ever uncovered. Playouts make states by the hundred thousand, so
    it has an `__init__` of its own: that of a frozen dataclass takes four times as long. `Final` lets mypy refuse every
    change, and `changed` makes another.
    """

    setup: Final[Setup]
    stock: Final[tuple[Kind, ...]]
    """Face down, top first (F-4)."""
    hands: Final[tuple[tuple[Kind, ...], ...]]
    left: Final[tuple[Face, ...]]
    symbol: Final[str]
    """Empty until the first formula is complete (F-11)."""
    right: Final[tuple[Face, ...]]
    answer: Final[tuple[Face, ...]]
    covered: Final[tuple[Kind, ...]]
    """The cards under the formula, sorted: they were laid in the open."""
    seat: Final[Seat]
    """Whose turn it is."""
    drawn: Final[bool]
    """Whether this seat has drawn in this turn and may go on (`play_after_draw`)."""
    idle: Final[int]
    """How many turns in succession neither played nor drew (F-70)."""
    turn: Final[int]
    """How many turns of this round are over."""
    out: Final[tuple[Seat, ...]]
    """Who is out in this round, in order (F-81)."""
    wins: Final[tuple[int, ...]]
    """How many rounds each seat has won."""
    points: Final[tuple[int, ...]]
    gained: Final[tuple[int, ...]]
    """The points of this round so far (F-92); they are in `points` too."""
    rounds: Final[tuple[Round, ...]]
    """The rounds that are over."""
    ended: Final[str]
    """Why the whole game is over; empty while it goes on."""
    reshuffle_seed: Final[str]
    """The secret from which every later shuffle is made. Views do not hold it."""
    shuffles: Final[int]
    """How many of those there were."""

    def __init__(
        self,
        setup: Setup,
        stock: tuple[Kind, ...],
        hands: tuple[tuple[Kind, ...], ...],
        left: tuple[Face, ...],
        symbol: str,
        right: tuple[Face, ...],
        answer: tuple[Face, ...],
        covered: tuple[Kind, ...],
        seat: Seat,
        drawn: bool,
        idle: int,
        turn: int,
        out: tuple[Seat, ...],
        wins: tuple[int, ...],
        points: tuple[int, ...],
        gained: tuple[int, ...],
        rounds: tuple[Round, ...],
        ended: str,
        reshuffle_seed: str,
        shuffles: int,
    ) -> None:
        self.setup = setup
        self.stock = stock
        self.hands = hands
        self.left = left
        self.symbol = symbol
        self.right = right
        self.answer = answer
        self.covered = covered
        self.seat = seat
        self.drawn = drawn
        self.idle = idle
        self.turn = turn
        self.out = out
        self.wins = wins
        self.points = points
        self.gained = gained
        self.rounds = rounds
        self.ended = ended
        self.reshuffle_seed = reshuffle_seed
        self.shuffles = shuffles

    def changed(
        self,
        *,
        stock: tuple[Kind, ...] | None = None,
        hands: tuple[tuple[Kind, ...], ...] | None = None,
        left: tuple[Face, ...] | None = None,
        symbol: str | None = None,
        right: tuple[Face, ...] | None = None,
        answer: tuple[Face, ...] | None = None,
        covered: tuple[Kind, ...] | None = None,
        seat: Seat | None = None,
        drawn: bool | None = None,
        idle: int | None = None,
        turn: int | None = None,
        out: tuple[Seat, ...] | None = None,
        wins: tuple[int, ...] | None = None,
        points: tuple[int, ...] | None = None,
        gained: tuple[int, ...] | None = None,
        rounds: tuple[Round, ...] | None = None,
        ended: str | None = None,
        shuffles: int | None = None,
    ) -> State:
        """The same table but for some of it."""
        return State(
            self.setup,
            self.stock if stock is None else stock,
            self.hands if hands is None else hands,
            self.left if left is None else left,
            self.symbol if symbol is None else symbol,
            self.right if right is None else right,
            self.answer if answer is None else answer,
            self.covered if covered is None else covered,
            self.seat if seat is None else seat,
            self.drawn if drawn is None else drawn,
            self.idle if idle is None else idle,
            self.turn if turn is None else turn,
            self.out if out is None else out,
            self.wins if wins is None else wins,
            self.points if points is None else points,
            self.gained if gained is None else gained,
            self.rounds if rounds is None else rounds,
            self.ended if ended is None else ended,
            self.reshuffle_seed,
            self.shuffles if shuffles is None else shuffles,
        )

    @property
    def visible(self) -> tuple[Face, ...]:
        """Every number card on top, from left to right."""
        return self.left + self.right + self.answer

    @property
    def dealer(self) -> Seat:
        """Who deals this round: the last seat first, then one seat further to the left each time (F-2, F-73)."""
        return Seat((len(self.rounds) - 1) % self.setup.seats)

    def is_locked(self) -> bool:
        """Whether the formula must be replaced whole, by whoever plays next (F-57, F-58, F-60)."""
        if self.symbol == "×":
            return value_of(self.left) == 0 or value_of(self.right) == 0
        return self.symbol == "÷" and self.setup.options.zero_quotient_lock and value_of(self.left) == 0

    def __repr__(self) -> str:
        return show("formula", self)
