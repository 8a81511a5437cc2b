"""How a game is seen by a program that learns, and of which steps it makes its moves: in plain numbers, for any game.

A game that brings an `Encoding` of its own says more; without one, its zones are seen card by card, and its sentences are said
letter by letter.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import prod
from typing import Any, Generic, TypeAlias

from sumdeck.rl.steps import Listed, M, Paged, Stage, Word
from sumdeck.rules.deals import first_state, named_deal
from sumdeck.rules.game import FACE_DOWN, Game, S, Seat, Value, View, Zone
from sumdeck.rules.registry import kit_of

Shape: TypeAlias = tuple[int, ...]
HALF = 16
"""The value that is seen as one half: numbers without bound are seen between −1 and 1."""


class Encoding(Generic[S, M]):
    """A game at one level and with so many seats, in numbers. Everything follows from views."""

    letters: tuple[str, ...] = ()
    """The names of its steps; a game of its own sets them."""

    def __init__(self, game: Game[S, M], options: Any, seats: int) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.pack = game.pack(options)
        self.copies = [max(1, count) for count in self.pack.counts]
        first = first_state(game, named_deal(self.pack, "encoding", game.shuffles_again), seats, options)
        self.zone_names = sorted({self.relative(name, Seat(0)) for name in game.zones(first)})
        self.steps = self.step_names()
        self.number = {name: number for number, name in enumerate(self.steps)}
        """The number of a step by its name."""
        self.channels: dict[str, Shape] = {
            **{f"zone {name}": (len(self.copies) + 1,) for name in self.zone_names},
            "to act": (seats,),
            **self.own_channels(),
        }
        """What is seen, by name: the shape of each part, in order."""

    # What a game of its own says

    def step_names(self) -> tuple[str, ...]:
        """Every step there is. Here: the bytes of a sentence, and its end."""
        return (*(f"byte {number}" for number in range(256)), "done")

    def stage(self, state: S, seat: Seat) -> Stage[M]:
        """Where the turn of a seat begins. Asked of the `shown` state of its view."""
        return Listed(self.game.legal_moves(state, seat), lambda move: self.spoken(state, seat, move))

    def own_channels(self) -> Mapping[str, Shape]:
        """What a game shows besides its zones."""
        return {}

    def own_sight(self, state: S, seat: Seat) -> Mapping[str, Sequence[float]]:
        """The numbers for them, row by row; what is left out is 0. Asked of the `shown` state of a view."""
        return {}

    # What serves all

    @property
    def size(self) -> int:
        """How many numbers are seen."""
        return sum(map(prod, self.channels.values()))

    def spoken(self, state: S, seat: Seat, move: M) -> Word:
        return (*self.game.write(state, seat, move).encode(), 256)

    def word(self, names: Iterable[str]) -> Word:
        return tuple(self.number[name] for name in names)

    def label(self, kind: int) -> str:
        """The name of a card, as steps have it."""
        return self.pack.label(self.pack.kinds()[kind])

    def sight(self, view: View[S]) -> Mapping[str, Sequence[float]]:
        """What a seat sees, channel by channel, each number between −1 and 1."""
        state, seat = view.shown, view.own_seat
        found: dict[str, Sequence[float]] = {f"zone {name}": [] for name in self.zone_names}
        for name, zone in self.game.zones(state).items():
            found[f"zone {self.relative(name, seat)}"] = self.seen(zone)
        acting = [0.0] * self.seats
        for each in self.game.to_act(state):
            acting[(each - seat) % self.seats] = 1.0
        return {**found, "to act": acting, **self.own_sight(state, seat)}

    def seen(self, zone: Zone) -> list[float]:
        """How many of all cards of each kind lie in a zone; last, how much of the pack lies face down there."""
        counts = [0] * (len(self.copies) + 1)
        for card in zone.cards:
            counts[-1 if card == FACE_DOWN else card] += 1
        return [*(count / copies for count, copies in zip(counts, self.copies)), counts[-1] / self.pack.size]

    def relative(self, name: str, seat: Seat) -> str:
        """The name of a zone as its viewer would call it: one's own is 0, the next to the left 1."""
        head, _, last = name.rpartition(" ")
        return f"{head} {(int(last) - seat) % self.seats}" if head and last.isdecimal() else name

    def around(self, numbers: Sequence[Value], seat: Seat) -> list[float]:
        """A number for each seat, one's own first."""
        return [squashed(numbers[(seat + turn) % self.seats]) for turn in range(self.seats)]


class Flat(Encoding[S, M]):
    """The same sight with one step a move: its place in the list of legal moves, in pages of so many."""

    def __init__(self, like: Encoding[S, M], page: int) -> None:
        self.like = like
        self.page = page
        super().__init__(like.game, like.options, like.seats)

    def step_names(self) -> tuple[str, ...]:
        return (*(f"move {place}" for place in range(self.page)), "more")

    def stage(self, state: S, seat: Seat) -> Stage[M]:
        return Paged(self.game.legal_moves(state, seat), self.page)

    def own_channels(self) -> Mapping[str, Shape]:
        return self.like.own_channels()

    def own_sight(self, state: S, seat: Seat) -> Mapping[str, Sequence[float]]:
        return self.like.own_sight(state, seat)


def encoding(game: Game[S, M], options: Any, seats: int, flat: int = 0) -> Encoding[S, M]:
    """How a game is encoded: as its kit says, or as any game can be; with `flat` moves a page, by places in the list."""
    kind: Any = kit_of(game).part("encoding") or Encoding
    made: Encoding[S, M] = kind(game, options, seats)
    return Flat(made, flat) if flat else made


def squashed(value: Value) -> float:
    """A number of any size, between −1 and 1; larger is larger."""
    size = value if value >= 0 else -value
    return float(value / (size + HALF)) if size < 1 << 500 else (1.0 if value > 0 else -1.0)


def one_of(chosen: object, among: Sequence[object]) -> list[float]:
    """A 1 for the chosen one, a 0 for each other."""
    return [float(chosen == each) for each in among]
