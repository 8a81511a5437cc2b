"""Everything true in a game of Numberloor now; frozen.

How it begins is in `dealing.py`, how it changes in `play.py`; who sees what of it, in `game.py` of this folder.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sumdeck.games.numberloor.rules.setup import Setup
from sumdeck.rules.game import Kind, Seat
from sumdeck.rules.registry import show

NOBODY = Seat(-1)
FRESH, DREW, LAID = "fresh", "drew", "laid"
"""What happened last in a turn: nothing yet, two cards were taken, a card was laid."""


@dataclass(init=False, unsafe_hash=True)
class State:
    """A game of Numberloor.

    Playouts make states by the hundred thousand, so it has an `__init__` of its own: that of a frozen dataclass takes four times
    as long. `Final` lets mypy refuse every change to it, and `changed` makes another.
    """

    setup: Final[Setup]
    pile: Final[tuple[Kind, ...]]
    """Face down, top first."""
    hands: Final[tuple[tuple[Kind, ...], ...]]
    """Of any size (L-42): what is taken is kept (L-41)."""
    opened: Final[tuple[Kind, Kind]]
    """The open cards: floor and balloon, or two floors (L-93)."""
    seat: Final[Seat]
    """Whose turn it is."""
    stars: Final[tuple[int, ...]]
    reshuffle_seed: Final[str]
    """The secret from which every later shuffle follows."""
    shuffles: Final[int]
    """How many of them there have been."""
    covered: Final[tuple[Kind, ...]]
    """All that lies under them, sorted: it was laid in the open, and a new pile is made of it all (L-103)."""
    parity: Final[str]
    """What was said with the open balloon, if its layer had a choice."""
    armed: Final[bool]
    """Whether a skip card lies open that has not skipped anybody yet (L-80)."""
    last: Final[str]
    """What happened last in this turn."""
    floor_laid: Final[bool]
    """Whether a floor was laid in this turn (L-22)."""
    finishing: Final[bool]
    """L-47: the last floor was laid in this turn, and balloons are left. Everybody knows it, as nobody may interrupt (L-64)."""
    taken: Final[int]
    """How many cards were taken in this turn (L-108)."""
    took_over: Final[bool]
    """Whether this turn was taken over with a night card."""
    going_on: Final[tuple[Seat, ...]]
    """Who has let this moment for a night card pass."""
    claimant: Final[Seat]
    """Whose night card waits for those who come before (`night_priority`); usually nobody's."""
    claimed: Final[tuple[Kind, ...]]
    """That card: it lies on the table, beside the stacks."""
    idle: Final[int]
    """How many turns in succession nothing was laid and nothing could be taken (L-108)."""
    turns: Final[int]
    """How many turns are over; one that is taken over counts."""
    ended: Final[str]
    """Why the game is over; empty while it goes on."""

    def __init__(
        self,
        setup: Setup,
        pile: tuple[Kind, ...],
        hands: tuple[tuple[Kind, ...], ...],
        opened: tuple[Kind, Kind],
        seat: Seat,
        stars: tuple[int, ...],
        reshuffle_seed: str,
        shuffles: int,
        covered: tuple[Kind, ...] = (),
        parity: str = "",
        armed: bool = False,
        last: str = FRESH,
        floor_laid: bool = False,
        finishing: bool = False,
        taken: int = 0,
        took_over: bool = False,
        going_on: tuple[Seat, ...] = (),
        claimant: Seat = NOBODY,
        claimed: tuple[Kind, ...] = (),
        idle: int = 0,
        turns: int = 0,
        ended: str = "",
    ) -> None:
        self.setup = setup
        self.pile = pile
        self.hands = hands
        self.opened = opened
        self.seat = seat
        self.stars = stars
        self.reshuffle_seed = reshuffle_seed
        self.shuffles = shuffles
        self.covered = covered
        self.parity = parity
        self.armed = armed
        self.last = last
        self.floor_laid = floor_laid
        self.finishing = finishing
        self.taken = taken
        self.took_over = took_over
        self.going_on = going_on
        self.claimant = claimant
        self.claimed = claimed
        self.idle = idle
        self.turns = turns
        self.ended = ended

    def changed(
        self,
        *,
        pile: tuple[Kind, ...] | None = None,
        hands: tuple[tuple[Kind, ...], ...] | None = None,
        opened: tuple[Kind, Kind] | None = None,
        seat: Seat | None = None,
        stars: tuple[int, ...] | None = None,
        shuffles: int | None = None,
        covered: tuple[Kind, ...] | None = None,
        parity: str | None = None,
        armed: bool | None = None,
        last: str | None = None,
        floor_laid: bool | None = None,
        finishing: bool | None = None,
        taken: int | None = None,
        took_over: bool | None = None,
        going_on: tuple[Seat, ...] | None = None,
        claimant: Seat | None = None,
        claimed: tuple[Kind, ...] | None = None,
        idle: int | None = None,
        turns: int | None = None,
        ended: str | None = None,
    ) -> State:
        """The same table but for some of it."""
        return State(
            self.setup,
            self.pile if pile is None else pile,
            self.hands if hands is None else hands,
            self.opened if opened is None else opened,
            self.seat if seat is None else seat,
            self.stars if stars is None else stars,
            self.reshuffle_seed,
            self.shuffles if shuffles is None else shuffles,
            self.covered if covered is None else covered,
            self.parity if parity is None else parity,
            self.armed if armed is None else armed,
            self.last if last is None else last,
            self.floor_laid if floor_laid is None else floor_laid,
            self.finishing if finishing is None else finishing,
            self.taken if taken is None else taken,
            self.took_over if took_over is None else took_over,
            self.going_on if going_on is None else going_on,
            self.claimant if claimant is None else claimant,
            self.claimed if claimed is None else claimed,
            self.idle if idle is None else idle,
            self.turns if turns is None else turns,
            self.ended if ended is None else ended,
        )

    def number(self, stack: int) -> int:
        return self.setup.number[self.opened[stack]]

    @property
    def jump(self) -> int:
        """The jump that the open cards allow, whoever laid them and however often it was made (L-26, L-27)."""
        rules = self.setup
        return 0 if rules.two_floors else rules.jump_numbers[self.opened[1], self.parity]

    def __repr__(self) -> str:
        return show("numberloor", self)


def holds_floor(rules: Setup, hand: tuple[Kind, ...]) -> bool:
    """Whether a hand has a floor, of the day or of the night (L-14)."""
    return any(rules.number[card] >= 0 for card in hand)


def left_of(state: State, seat: Seat) -> Seat:
    """The next seat, clockwise (L-20)."""
    return Seat((seat + 1) % state.setup.seats)


def clockwise(state: State, seat: Seat) -> list[Seat]:
    """All other seats, beginning at the left of this one."""
    return [Seat((seat + step) % state.setup.seats) for step in range(1, state.setup.seats)]
