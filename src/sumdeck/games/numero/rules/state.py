"""Everything true in a game of Numero, or in its solitaire, now; frozen.

How it changes is in `play.py`; who sees what of it, in `game.py` of this folder.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sumdeck.games.numero.rules.codes import Code
from sumdeck.games.numero.rules.options import Options
from sumdeck.games.numero.rules.setup import Pile, Setup, pile_order, setup
from sumdeck.games.numero.rules.stock import Position
from sumdeck.rules.cards import Pack
from sumdeck.rules.game import Kind, Refusal, Seat, Value
from sumdeck.rules.registry import show

PLAY: Final = "play"
FINAL: Final = "final"
CONFIRM: Final = "confirm"
OVER: Final = "over"
"""The phases: turns; the take-only turns after somebody is out (N-69); open challenges (N-89); the end."""

NOBODY: Final = Seat(-1)
NO_CARD: Final = Kind(-2)


@dataclass(frozen=True)
class Made:
    """How a build came about: kept while somebody may challenge it, or its maker has to keep the answer."""

    serial: int
    builder: Seat
    value: Value
    held: bool | None
    """Whether the maker held the answer. A secret of the maker's: None in everybody else's view."""
    settled: bool
    """Shown or challenged once: beyond challenge (N-88)."""
    turns: tuple[int, ...]
    """How many turns each seat had finished when it was made."""
    card: Kind
    """The number card that was added, or `NO_CARD`."""
    wilds: tuple[Kind, ...]
    """All wild cards in it that were not there before."""
    parts: tuple[Pile, ...]
    """The piles it was made of."""
    owed: bool = False
    """Whether the maker still has to keep the answer (`keep_answer`). As secret as `held`."""


@dataclass(frozen=True)
class Entry:
    """One line of the score sheet."""

    turn: int
    seat: Seat
    item: str
    """The item of the checklist (`1` to `11`), or the reason of another change."""
    points: Value
    take: int = -1
    """Which individual take of the turn; −1 where the item belongs to the whole turn."""


@dataclass(init=False, unsafe_hash=True)
class State:
    """A game of Numero.

    Playouts make states by the hundred thousand, so it has an `__init__` of its own: that of a frozen dataclass takes four times
    as long. `Final` lets mypy refuse every change to it.
    """

    setup: Final[Setup]
    deck: Final[tuple[Kind, ...]]
    """Top first."""
    hands: Final[tuple[tuple[Kind, ...], ...]]
    centre: Final[tuple[Pile, ...]]
    """However many there are, none included (N-8), in the order of `centre_of`."""
    loose: Final[tuple[Kind, ...]]
    """The wild cards that lie alone in the centre."""
    won: Final[tuple[tuple[Kind, ...], ...]]
    """The winning piles. They were taken in the open, so everybody knows them."""
    seat: Final[Seat]
    """Whose turn it is."""
    phase: Final[str]
    waiting: Final[tuple[Seat, ...]]
    """In the final phase: who has a turn after this one. In the confirming phase: who may still challenge."""
    last_taker: Final[Seat]
    turns: Final[tuple[int, ...]]
    """How many turns each seat has finished."""
    takes: Final[tuple[int, ...]]
    """How many individual takes each seat has made."""
    made: Final[tuple[Made, ...]]
    serial: Final[int]
    """How many builds there have been."""
    sheet: Final[tuple[Entry, ...]]
    ended: Final[str]
    """Why a solitaire is over; empty while it goes on, and in the game for several, whose scores tell."""

    def __init__(
        self,
        setup: Setup,
        deck: tuple[Kind, ...],
        hands: tuple[tuple[Kind, ...], ...],
        centre: tuple[Pile, ...],
        loose: tuple[Kind, ...],
        won: tuple[tuple[Kind, ...], ...],
        seat: Seat,
        phase: str,
        waiting: tuple[Seat, ...],
        last_taker: Seat,
        turns: tuple[int, ...],
        takes: tuple[int, ...],
        made: tuple[Made, ...],
        serial: int,
        sheet: tuple[Entry, ...],
        ended: str = "",
    ) -> None:
        self.setup = setup
        self.deck = deck
        self.hands = hands
        self.centre = centre
        self.loose = loose
        self.won = won
        self.seat = seat
        self.phase = phase
        self.waiting = waiting
        self.last_taker = last_taker
        self.turns = turns
        self.takes = takes
        self.made = made
        self.serial = serial
        self.sheet = sheet
        self.ended = ended

    def position(self, seat: Seat) -> Position:
        return Position(self.setup, seat, self.hands[seat], self.centre, self.loose)

    @property
    def turn(self) -> int:
        """How many turns have been finished in all."""
        return sum(self.turns)

    def points(self, seat: Seat) -> Value:
        """The score so far, as the sheet adds up."""
        return sum((entry.points for entry in self.sheet if entry.seat == seat), 0)

    @property
    def alone(self) -> bool:
        """Whether this is a solitaire: one seat, and a turn that is for a take alone (`FINAL`) after another (N-101)."""
        return self.setup.seats == 1

    def __repr__(self) -> str:
        return show("numero-solitaire" if self.alone else "numero", self)


def centre_of(piles: Sequence[Pile]) -> tuple[Pile, ...]:
    """Piles in the order in which a centre holds them."""
    return tuple(sorted(piles, key=pile_order))


def deal_out(deal: Sequence[Kind], seats: int, options: Options, reshuffle_seed: str = "") -> State:
    """The first state: hands in blocks from the dealer's left, then the centre, the rest face down (N-2, N-6)."""
    if seats > options.players:
        raise Refusal(Code.TOO_MANY_SEATS, seats=seats, most=options.players)
    rules = setup(options, seats)
    check_size(rules.pack, seats, options.hand_size)
    size = options.hand_size
    hands = tuple(tuple(sorted(deal[seat * size : (seat + 1) * size])) for seat in range(seats))
    deck = list(deal[seats * size :])
    numbers: list[Kind] = []
    loose: list[Kind] = []
    buried: list[Kind] = []
    while len(numbers) + len(loose) < seats and deck:  # N-3, N-4, N-5: as many cards as seats
        card = deck.pop(0)
        if rules.is_number(card):
            numbers.append(card)
        elif options.start_centre_wild == "keep":
            loose.append(card)  # N-9
        else:
            buried.append(card)
    while len(numbers) + len(loose) < seats:  # N-9: nothing is left to replace them with
        loose.append(buried.pop(0))
    first = seats - 1 if options.first_player == "dealer" else 0  # N-7: seat 0 sits left of the dealer
    lone = [rules.lone[card] for card in numbers]
    return laid_out(rules, tuple(deck + buried), hands, lone, tuple(sorted(loose)), Seat(first), PLAY)


def laid_out(
    rules: Setup,
    deck: tuple[Kind, ...],
    hands: tuple[tuple[Kind, ...], ...],
    piles: Sequence[Pile],
    loose: tuple[Kind, ...],
    seat: Seat,
    phase: str,
) -> State:
    """A table at which nothing has been won yet."""
    none = (0,) * rules.seats
    won: tuple[tuple[Kind, ...], ...] = ((),) * rules.seats
    return State(rules, deck, hands, centre_of(piles), loose, won, seat, phase, (), NOBODY, none, none, (), 0, ())


def check_size(pack: Pack, seats: int, hand_size: int) -> None:
    """Refuse a pack that cannot fill the hands and the first centre."""
    needed = (hand_size + 1) * seats
    if pack.size < needed:
        raise Refusal(Code.PACK_TOO_SMALL, cards=pack.size, needed=needed)
