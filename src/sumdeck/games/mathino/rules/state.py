"""A match of Mathino: everything that is true of it at one moment. How it goes on is in `play.py`, how it ends in `ending.py`."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from sumdeck.games.mathino.rules.codes import Code
from sumdeck.games.mathino.rules.options import Options
from sumdeck.games.mathino.rules.piles import NOBODY, Pile, table_of
from sumdeck.games.mathino.rules.setup import Setup, setup
from sumdeck.rules.deals import shuffle_again
from sumdeck.rules.game import Kind, Refusal, Seat, Value
from sumdeck.rules.registry import show

PLAY: Final = "play"
CONFIRM: Final = "confirm"
OVER: Final = "over"
"""A seat plays a card; a seat may still object to the last turn of a round (M-116); the match is over."""
NO_CARD: Final = Kind(-2)


@dataclass(frozen=True)
class Entry:
    """One line of the score sheet."""

    deck: int
    round: int
    seat: Seat
    item: str
    """`cards` (M-100), `most` (M-101) or `penalty` (M-85); `captured` where cards are counted instead of points (M-160)."""
    points: Value


@dataclass(init=False, unsafe_hash=True)
class State:
    """A match, from its first deal to the target.

    Playouts make states by the hundred thousand, so it has an `__init__` of its own: that of a frozen dataclass takes four times
    as long. `Final` lets mypy refuse every change to it.
    """

    setup: Final[Setup]
    stock: Final[tuple[Kind, ...]]
    """Top first. What cannot be shared out stays here, unseen, and belongs to nobody."""
    hands: Final[tuple[tuple[Kind, ...], ...]]
    table: Final[tuple[Pile, ...]]
    """In the order of `table_of`."""
    won: Final[tuple[tuple[Kind, ...], ...]]
    """The captured cards of each seat, face down: only their owner looks at them, others see how many they are (M-11)."""
    seat: Final[Seat]
    """Whose turn it is; in the confirming phase, who has the last word."""
    phase: Final[str]
    deck: Final[int]
    """Which deck of the match this is, from 0. The deal moves on one seat with each (M-25)."""
    round: Final[int]
    """Which dealing of the deck, from 0."""
    last_capturer: Final[Seat]
    """Who captured last in this deck (M-38)."""
    owed: Final[tuple[Seat, ...]]
    """Who is charged for a pile that another has captured (`discharge`)."""
    totals: Final[tuple[Value, ...]]
    sheet: Final[tuple[Entry, ...]]
    played: Final[Kind]
    """The card that was played last: everybody has seen it, wherever it went."""
    forfeited: Final[tuple[Seat, ...]]
    """Who lost the match by the clock and plays no more (M-168), in the order in which they went."""
    reshuffle_seed: Final[str]
    """A secret text, from which the decks to come are shuffled."""

    def __init__(
        self,
        setup: Setup,
        stock: tuple[Kind, ...],
        hands: tuple[tuple[Kind, ...], ...],
        table: tuple[Pile, ...],
        won: tuple[tuple[Kind, ...], ...],
        seat: Seat,
        phase: str,
        deck: int,
        round: int,
        last_capturer: Seat,
        owed: tuple[Seat, ...],
        totals: tuple[Value, ...],
        sheet: tuple[Entry, ...],
        played: Kind,
        forfeited: tuple[Seat, ...],
        reshuffle_seed: str,
    ) -> None:
        self.setup = setup
        self.stock = stock
        self.hands = hands
        self.table = table
        self.won = won
        self.seat = seat
        self.phase = phase
        self.deck = deck
        self.round = round
        self.last_capturer = last_capturer
        self.owed = owed
        self.totals = totals
        self.sheet = sheet
        self.played = played
        self.forfeited = forfeited
        self.reshuffle_seed = reshuffle_seed

    @property
    def dealer(self) -> Seat:
        """The dealer of this deck. Seat 0 sits at the left of the first one (M-13)."""
        return Seat((self.deck - 1) % self.setup.seats)

    @property
    def last_round(self) -> bool:
        """Whether this is the last round of the deck, which the dealer announces (M-23, M-24)."""
        return len(self.stock) < len(self.playing)

    @property
    def playing(self) -> tuple[Seat, ...]:
        """Everybody who is still in the match, from the dealer's left."""
        seats = self.setup.seats
        round_table = [Seat((self.dealer + 1 + turn) % seats) for turn in range(seats)]
        return tuple(seat for seat in round_table if seat not in self.forfeited)

    def __repr__(self) -> str:
        return show("mathino", self)


def begin(deal: Sequence[Kind], seats: int, options: Options, reshuffle_seed: str) -> State:
    rules = setup(options, seats)
    check_deal_fits(rules)
    nothing: tuple[tuple[Kind, ...], ...] = ((),) * seats
    empty = State(rules, (), nothing, (), nothing, Seat(0), PLAY, 0, 0, NOBODY, (), (0,) * seats, (), NO_CARD, (), reshuffle_seed)
    return deal_deck(empty, deal)


def check_deal_fits(rules: Setup) -> None:
    """Refuse a number of players to whom this pack cannot be dealt in full rounds, unless the last may be short (M-4, M-21)."""
    options = rules.options
    needed = options.table_cards + options.hand_cards * rules.seats
    if rules.pack.size < needed:
        raise Refusal(Code.PACK_TOO_SMALL, cards=rules.pack.size, needed=needed)
    even = (rules.pack.size - options.table_cards) % (options.hand_cards * rules.seats) == 0
    if not even and (options.short_round == "forbid" or rules.seats == 5):
        raise Refusal(Code.SEATS, seats=rules.seats)


def deal_deck(state: State, deal: Sequence[Kind]) -> State:
    """Deal a whole shuffled pack: hands in packets from the dealer's left, then the table, the rest is the stock (M-15)."""
    rules = state.setup
    fresh = replace(state, stock=tuple(deal), table=(), won=((),) * rules.seats, round=0, last_capturer=NOBODY, owed=())
    dealt = deal_hands(fresh)
    laid = rules.options.table_cards
    table = table_of([rules.lone[card] for card in dealt.stock[:laid]])
    return replace(dealt, stock=dealt.stock[laid:], table=table)


def deal_hands(state: State) -> State:
    """Give everybody cards again, as many as there are for all (M-20); the table stays as it is (M-16, M-22)."""
    rules = state.setup
    playing = state.playing
    size = min(rules.options.hand_cards, len(state.stock) // len(playing))
    hands: list[tuple[Kind, ...]] = list(state.hands)
    for turn, seat in enumerate(playing):
        hands[seat] = tuple(sorted(state.stock[turn * size : (turn + 1) * size]))
    return replace(state, stock=state.stock[size * len(playing) :], hands=tuple(hands), seat=playing[0], phase=PLAY)  # M-17


def next_deck(state: State) -> State:
    """Shuffle the whole pack and let the player on the dealer's left deal it (M-14, M-25)."""
    deck = state.deck + 1
    return deal_deck(replace(state, deck=deck), shuffle_again(state.setup.pack.deck(), state.reshuffle_seed, deck))
