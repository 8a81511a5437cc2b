"""The few values that all games share: seats, cards, zones and views, claims, and why something does not count.

What a game promises is in `game.py`; the cards themselves are in `cards.py`, numbers and sentences in `arithmetic.py` and
`sentence.py`.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from re import fullmatch
from typing import Any, Final, Generic, NewType, TypeAlias, TypeVar, overload

from sumdeck.rules.digits import show_detail

Seat = NewType("Seat", int)
"""A place at the table: 0, 1, 2 … clockwise. Seat 0 sits left of the dealer."""

Kind = NewType("Kind", int)
"""A card, as an index into its pack's table. Equal cards are the same kind: nobody can tell them apart."""

FACE_DOWN: Final = Kind(-1)
"""A card whose face the onlooker of a view may not know."""

Value: TypeAlias = int | Fraction
"""An exact number. Whole numbers are always plain ints, so that equal values look alike."""

Json: TypeAlias = Any
"""What `json.dumps` takes: None, bool, int, str, lists and dicts with text keys. Never a float; and a number without bound as
text, for Python puts no number of more than 4300 digits into JSON."""

S = TypeVar("S")
M = TypeVar("M")


class Objection(Exception):
    """Why something a player said does not count: a stable code and the details that the player already knows."""

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(code, details)
        self.code = str(code)
        self.details = details

    def sentences(self, name: str) -> tuple[str, ...]:
        """A detail that is several sentences: `ways` to choose from, or `moves` that come one after the other; none else."""
        told = self.details.get(name, ())
        return told if isinstance(told, tuple) else ()

    def __reduce__(self) -> tuple[Any, ...]:
        return _objection, (type(self), self.code, self.details)

    def __str__(self) -> str:
        told = ", ".join(f"{name}={show_detail(value)}" for name, value in self.details.items())
        return f"{self.code}({told})"


class Refusal(Objection):
    """A move that the rules do not allow, or a text that says no move. The state is untouched."""


class Mistake(Objection):
    """A claim whose mathematics is wrong. Carries what was said and where, never what would have been right."""


def _objection(kind: type[Objection], code: str, details: dict[str, object]) -> Objection:
    """One that comes from another process."""
    return kind(code, **details)


@dataclass(frozen=True)
class Zone:
    """A place for cards and who may see them."""

    cards: tuple[Kind, ...]
    """Sorted, unless the order is itself a secret of the game (a deck)."""
    seen_by: tuple[Seat, ...] | None = None
    """The seats that see the faces; None means everybody, onlookers included; empty means nobody."""

    def open_to(self, seat: Seat | None) -> bool:
        """Whether this seat (None: an onlooker) sees the faces."""
        return self.seen_by is None or (seat is not None and seat in self.seen_by)


def owned(name: str) -> tuple[str, int | None]:
    """A zone's name without its seat, and the seat: `won 1` is a place `won` of seat 1."""
    found = fullmatch(r"(.+) ([0-9]+)", name)
    return (found[1], int(found[2])) if found else (name, None)


@dataclass(frozen=True)
class View(Generic[S]):
    """What one seat, or an onlooker, may know: the only thing that ever leaves the table."""

    seat: Seat | None
    """Whose view it is; None for an onlooker."""
    shown: S
    """The state with every unseen card turned to `FACE_DOWN` and every other secret removed."""

    @property
    def own_seat(self) -> Seat:
        """The seat, where there is one: nobody asks an onlooker to play."""
        assert self.seat is not None
        return self.seat


@dataclass(frozen=True)
class Claim(Generic[M]):
    """A move together with the sentence in which its player stated it."""

    move: M
    text: str


@dataclass(frozen=True)
class News:
    """Something that a move has brought besides what its sentence says."""

    code: str
    """What it is; its words are in the language files."""
    seats: tuple[Seat, ...] = ()
    """Whom it befalls."""
    details: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    places: tuple[int, ...]
    """A place for each seat, 1 the best. Equal seats share the better place."""
    scores: tuple[Value, ...]
    """What each seat's place was decided by."""
    why: str
    """A stable code for the reason of the end."""


class MoveList(Sequence[M]):
    """Legal moves in canonical order, each once.

    `complete` is False where the search stopped at its budget: then the list holds legal moves only, but not all of them, and
    nothing may be declared impossible from it. A game may subclass this to make its moves when they are asked for.
    """

    def __init__(self, moves: Sequence[M], complete: bool = True) -> None:
        self._moves = moves
        self.complete = complete

    def __len__(self) -> int:
        return len(self._moves)

    @overload
    def __getitem__(self, index: int) -> M: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[M]: ...
    def __getitem__(self, index: int | slice) -> M | Sequence[M]:
        if isinstance(index, slice):
            return [self.at(place) for place in range(*index.indices(len(self)))]
        place = index + len(self) if index < 0 else index
        if not 0 <= place < len(self):
            raise IndexError(index)
        return self.at(place)

    def __iter__(self) -> Iterator[M]:
        for place in range(len(self)):
            yield self.at(place)

    def at(self, place: int) -> M:
        return self._moves[place]

    def __repr__(self) -> str:
        return f"<{len(self)} moves{'' if self.complete else ', not complete'}>"
