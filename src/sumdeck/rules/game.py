"""What every game promises: the protocol, and the few values all games share.

Write a fifth game by subclassing `Game`; then call `conformance.conformance(game)`, which holds it to every promise made here.
The cards themselves are in `cards.py`; numbers and sentences in `arithmetic.py` and `sentence.py`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from importlib import import_module
from random import Random
from typing import Any, ClassVar, Final, Generic, NewType, TypeAlias, TypeVar, overload

from sumdeck.rules.digits import show_detail
from sumdeck.rules.offers import Offers

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

    def __str__(self) -> str:
        told = ", ".join(f"{name}={show_detail(value)}" for name, value in self.details.items())
        return f"{self.code}({told})"


class Refusal(Objection):
    """A move that the rules do not allow, or a text that says no move. The state is untouched."""


class Mistake(Objection):
    """A claim whose mathematics is wrong. Carries what was said and where, never what would have been right."""


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


@dataclass(frozen=True)
class View(Generic[S]):
    """What one seat, or an onlooker, may know: the only thing that ever leaves the table."""

    seat: Seat | None
    """Whose view it is; None for an onlooker."""
    shown: S
    """The state with every unseen card turned to `FACE_DOWN` and every other secret removed."""


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
    details: tuple[tuple[str, str], ...] = ()


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
        return self._moves[index]

    def __iter__(self) -> Iterator[M]:
        for index in range(len(self)):
            yield self[index]

    def __repr__(self) -> str:
        return f"<{len(self)} moves{'' if self.complete else ', not complete'}>"


class Game(Offers, ABC, Generic[S, M]):
    """The rules of one game. Stateless: every method is a pure function of its arguments.

    States, moves and options are values: hashable, and never changed once they are made; cards are kinds; chance enters through
    `start` as data and nowhere else.
    The same thing stands at the same place in every signature: state, seat, move. What there is to choose, a game tells by the
    methods of `Offers`.
    """

    name: ClassVar[str]
    """The name in the registry, in records and on the command line."""
    version: ClassVar[int]
    """Raised whenever a legal move, a view or a score changes: records of another version are refused by name."""
    seats: ClassVar[range]
    """How many seats the game can have."""
    longest: ClassVar[int]
    """No game takes more moves than this."""
    codes: ClassVar[frozenset[str]]
    """Every code its refusals and mistakes may carry."""
    longest_sentence: ClassVar[int] = 500
    """No table hears a sentence of more characters; nobody needs a longer one for a legal move."""
    endings: ClassVar[frozenset[str]]
    """Every code that says why a game is over."""
    tidings: ClassVar[frozenset[str]] = frozenset()
    """Every code of its news."""
    shuffles_again: ClassVar[bool] = False
    """True for a game that shuffles after its first deal: cards go back into the deck, or another round is dealt."""
    open_hands: bool = False
    """True for a game in which every seat sees every hand."""
    layout: ClassVar[Any] = None
    """How its positions are laid and told, a `laying.Layout`; `position.py` reads and writes them. None where there is no way."""

    @abstractmethod
    def options(self, given: Mapping[str, Json]) -> Any:
        """Options from their names and values; what is not given has its default. Raises Refusal for what does not exist."""

    @abstractmethod
    def dump_options(self, options: Any) -> Json:
        """The complete options as data that `options` reads back, the pack included."""

    @abstractmethod
    def pack(self, options: Any) -> Any:
        """The pack in play under these options."""

    @abstractmethod
    def start(self, deal: Sequence[Kind], seats: int, options: Any, later: str = "") -> S:
        """The first state. `deal` is the whole shuffled deck, top first: the only chance in a game.

        A game that `shuffles_again` gets all its later shuffles here too, as the secret text `later`. Its state keeps that, with
        the number of shuffles made so far; each is `deals.shuffle_again(cards, later, number)`. `conceal` empties `later` in
        every view, and `imagine` fills in another: 64 hexadecimal digits from its `rng`.
        """

    @abstractmethod
    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Who may act now: one seat, several, or none when the game is over. The seat whose turn it is comes first."""

    @abstractmethod
    def legal_moves(self, state: S, seat: Seat) -> MoveList[M]:
        """The canonical moves of a seat, one for each real difference. May be asked of the `shown` state of that seat's view."""

    @abstractmethod
    def check(self, state: S, seat: Seat, move: M) -> M:
        """Judge a move exactly and without searching. Returns its canonical form, or raises Refusal."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, move: M) -> S:
        """Check a move and return the state after it. The given state is never changed."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How it ended; None exactly while somebody may act."""

    @abstractmethod
    def zones(self, state: S) -> Mapping[str, Zone]:
        """Every card of the pack in exactly one zone. The hand of a seat is called `hand 0`, `hand 1` and so on."""

    @abstractmethod
    def with_zones(self, state: S, zones: Mapping[str, tuple[Kind, ...]]) -> S:
        """The same state with other cards in the named zones, as many as before."""

    @abstractmethod
    def read(self, state: S, seat: Seat, text: str) -> Claim[M]:
        """The claim a text makes, checked. Any text at all gives a claim, a Refusal or a Mistake, and nothing else."""

    @abstractmethod
    def write(self, state: S, seat: Seat, move: M) -> str:
        """A legal move as the sentence a child can say and type; `read` understands it."""

    @abstractmethod
    def dump(self, state: S) -> Json:
        """A state as data."""

    @abstractmethod
    def load(self, data: Json) -> S:
        """The state that was dumped. It trusts its data: what comes from outside comes as a record, which is replayed."""

    def sample(self, state: S, seat: Seat, rng: Random) -> M:
        """Some legal move, quickly, for random playouts. A game with long lists overrides this with a way that lists none."""
        moves = self.legal_moves(state, seat)
        return moves[rng.randrange(len(moves))]

    def describe(self, view: View[S]) -> str:
        """A view in a few lines of plain text: for a Python session, a log, a screen reader."""
        return repr(view.shown)

    def view(self, state: S, seat: Seat | None) -> View[S]:
        """What a seat, or an onlooker (None), may know.

        Built from the zones. A game with secrets besides cards overrides `conceal`.
        """
        hidden = {name: (FACE_DOWN,) * len(zone.cards) for name, zone in self.zones(state).items() if not zone.open_to(seat)}
        return View(seat, self.conceal(self.with_zones(state, hidden), seat))

    def conceal(self, state: S, seat: Seat | None) -> S:
        """Remove every secret of the state that is not a card in a zone. Most games have none."""
        return state

    def told(self, state: S, seat: Seat, move: M, to: Seat | None) -> M:
        """A move as another seat (None: an onlooker) may hear of it. Most moves are made in the open."""
        return move

    def news(self, state: S, seat: Seat, move: M, after: S) -> tuple[News, ...]:
        """What a move has brought besides what its sentence says, in order: somebody is skipped, a round is over.

        Everybody hears it. So it follows from what an onlooker sees before and after the move, and from nothing else.
        """
        return ()

    def reveals(self, state: S, seat: Seat, move: M) -> bool:
        """Whether a move makes more known than the cards it lays open: a challenge, say, that is won or lost.

        A move after which cards are shuffled again does so too, if what it laid open goes face down at once. Such moves are never
        taken back. May be asked of the `shown` state of a view.
        """
        return False

    def referee(self, options: Any) -> str:
        """Who checks a claim under these options.

        `engine`: `read` refuses what is wrong. `challenge`: `read` refuses wrong sums, but a seat may hold less than its claim
        needs until another says the move that doubts it. `opponents`: `read` and `apply` let a wrong sum stand, as it was said,
        until somebody objects; then the table asks `mistake`.
        """
        return "engine"

    def mistake(self, state: S, seat: Seat, move: M) -> Mistake | None:
        """What is wrong with the mathematics of a move that was let stand; None where nothing is."""
        return None

    def settles(self, state: S, seat: Seat, move: M) -> bool:
        """Whether a move closes everything before it to objections, where the opponents check: a round is let stand, say."""
        return False

    def by_clock(self, move: M) -> bool:
        """Whether this is what only the clock does. `read` understands it, for it stands in records; no person may say it."""
        return False

    def least(self, state: S, seat: Seat) -> M | None:
        """What the rules themselves do for a seat that is out of time; None where they say nothing about it."""
        return None

    def shows_hands(self, options: Any) -> bool:
        """Whether every seat sees every hand under these options."""
        return self.open_hands

    def imagine(self, view: View[S], rng: Random) -> S:
        """A full state that fits a view: all it does not show is filled in at random. It cannot peek: it never sees the state."""
        zones = self.zones(view.shown)
        unseen = self._unseen(view.shown, zones)
        rng.shuffle(unseen)
        filled: dict[str, tuple[Kind, ...]] = {}
        for name, zone in zones.items():
            if FACE_DOWN in zone.cards:
                cards = [unseen.pop() if card == FACE_DOWN else card for card in zone.cards]
                filled[name] = tuple(cards)
        return self.with_zones(view.shown, filled)

    def _unseen(self, state: S, zones: Mapping[str, Zone]) -> list[Kind]:
        left = list(self.pack_of(state).counts)
        for zone in zones.values():
            for card in zone.cards:
                if card != FACE_DOWN:
                    left[card] -= 1
        return [Kind(kind) for kind, count in enumerate(left) for _ in range(count)]

    def position(self, text: str, options: Any = None) -> S:
        """The state that a line describes: `numero full; centre 9 7; hands 1 4 10 / 5 6`. Raises Refusal with the reason."""
        return import_module("sumdeck.rules.position").position(self, text, options)  # type: ignore[no-any-return]

    def write_position(self, state: S, order: bool = True) -> str:
        """A state as such a line. Without `order`, the cards that lie face down are just `rest`."""
        return str(import_module("sumdeck.rules.position").write_position(self, state, order))

    @abstractmethod
    def pack_of(self, state: S) -> Any:
        """The pack a state is played with."""
