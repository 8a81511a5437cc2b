"""Everything true in a game of Numberloor now; frozen.

How it begins is in `dealing.py`, how it changes in `play.py`; who sees what of it, in `game.py` of this folder.
"""

from dataclasses import dataclass

from sumdeck.games.numberloor.rules.setup import Setup
from sumdeck.rules.game import Kind, Seat
from sumdeck.rules.registry import show

NOBODY = Seat(-1)
FRESH, DREW, LAID = "fresh", "drew", "laid"
"""What happened last in a turn: nothing yet, two cards were taken, a card was laid."""


@dataclass(frozen=True)
class State:
    """A game of Numberloor."""

    setup: Setup
    pile: tuple[Kind, ...]
    """Face down, top first."""
    hands: tuple[tuple[Kind, ...], ...]
    """Of any size (L-42): what is taken is kept (L-41)."""
    opened: tuple[Kind, Kind]
    """The open cards: floor and balloon, or two floors (L-93)."""
    seat: Seat
    """Whose turn it is."""
    stars: tuple[int, ...]
    reshuffle_seed: str
    """The secret from which every later shuffle follows."""
    shuffles: int
    """How many of them there have been."""
    covered: tuple[Kind, ...] = ()
    """All that lies under them, sorted: it was laid in the open, and a new pile is made of it all (L-103)."""
    parity: str = ""
    """What was said with the open balloon, if its layer had a choice."""
    armed: bool = False
    """Whether a skip card lies open that has not skipped anybody yet (L-80)."""
    last: str = FRESH
    """What happened last in this turn."""
    floor_laid: bool = False
    """Whether a floor was laid in this turn (L-22)."""
    finishing: bool = False
    """L-47: the last floor was laid in this turn, and balloons are left. Everybody knows it, as nobody may interrupt (L-64)."""
    taken: int = 0
    """How many cards were taken in this turn (L-108)."""
    took_over: bool = False
    """Whether this turn was taken over with a night card."""
    going_on: tuple[Seat, ...] = ()
    """Who has let this moment for a night card pass."""
    claimant: Seat = NOBODY
    """Whose night card waits for those who come before (`night_priority`); usually nobody's."""
    claimed: tuple[Kind, ...] = ()
    """That card: it lies on the table, beside the stacks."""
    idle: int = 0
    """How many turns in succession nothing was laid and nothing could be taken (L-108)."""
    turns: int = 0
    """How many turns are over; one that is taken over counts."""
    ended: str = ""
    """Why the game is over; empty while it goes on."""

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
