"""What every game promises. The values that all games share are in `values.py`, and can be imported from here as well.

Write a fifth game by subclassing `Game`; then call `conformance.conformance(game)`, which holds it to every promise made here.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, ClassVar, Final, Generic, TypeVar

from sumdeck.rules.cards import Pack
from sumdeck.rules.deals import check_deal, first_state, named_deal
from sumdeck.rules.offers import Offers, Setting
from sumdeck.rules.options import OPTION_CODES, dump_options, settings_of, settled_settings
from sumdeck.rules.position import lay, position, write_position
from sumdeck.rules.steps import SentenceCode
from sumdeck.rules.values import (
    FACE_DOWN,
    Claim,
    Json,
    Kind,
    Mistake,
    MoveList,
    News,
    Objection,
    Outcome,
    Refusal,
    Seat,
    Value,
    View,
    Zone,
)

__all__ = [
    "FACE_DOWN",
    "SHARED_CODES",
    "Claim",
    "Game",
    "Json",
    "Kind",
    "Mistake",
    "MoveList",
    "News",
    "Objection",
    "Outcome",
    "Refusal",
    "Seat",
    "Value",
    "View",
    "Zone",
]

SHARED_CODES: Final[frozenset[str]] = frozenset([*SentenceCode, *OPTION_CODES, "deal.not_this_pack"])
"""Codes of refusals and mistakes that are no game's own."""

S = TypeVar("S")
M = TypeVar("M")


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
    reads: ClassVar[tuple[int, ...]] = ()
    """Earlier versions whose tables and records are read on: `as_of` says what was different."""
    seats: ClassVar[range]
    """How many seats the game can have."""
    too_few_seats: ClassVar[str] = "deal.too_few_seats"
    too_many_seats: ClassVar[str] = "deal.too_many_seats"
    """The codes that refuse another number of seats, with `seats`, `fewest` and `most`."""
    longest: ClassVar[int]
    """No game takes more moves than this."""
    codes: ClassVar[frozenset[str]]
    """Every code its refusals and mistakes may carry."""
    longest_sentence: ClassVar[int] = 500
    """No table hears a sentence of more characters; nobody needs a longer one for a legal move."""
    endings: ClassVar[frozenset[str]]
    """Every code that says why a game is over."""
    news_codes: ClassVar[frozenset[str]] = frozenset()
    """Every code of its news."""
    shuffles_again: ClassVar[bool] = False
    """True for a game that shuffles after its first deal: cards go back into the deck, or another round is dealt."""
    open_hands: bool = False
    """True for a game in which every seat sees every hand."""
    sketch_type: ClassVar[type | None] = None
    """What its sketches of moves are, a frozen dataclass; None where sentences are enough."""
    options_type: ClassVar[Any] = None
    """The class of its options, a frozen dataclass: the cards as `pack`, and a field for each house rule; see `options.py`."""
    fixed: ClassVar[tuple[str, ...]] = ()
    """House rules that nobody can change here, and no menu offers."""
    layout: ClassVar[Any] = None
    """How its positions are laid and told, a `laying.Layout`; `position.py` reads and writes them. None where there is no way."""

    def options(self, given: Mapping[str, Json]) -> Any:
        """Options from their names and values; what is not given has its default. Raises Refusal for what does not exist."""
        return self.options_type(**settled_settings(self.options_type, given))

    def dump_options(self, options: Any) -> Json:
        """The complete options as data that `options` reads back, the pack included."""
        return dump_options(options)

    def settings(self) -> tuple[Setting, ...]:
        if self.options_type is None:
            return ()
        return tuple(each for key, each in settings_of(self.options_type).items() if key not in self.fixed)

    def pack(self, options: Any) -> Pack:
        """The pack in play under these options."""
        if not isinstance(options, self.options_type):
            raise TypeError(f"options come from game.options(...), not {type(options).__name__}")
        pack: Pack = options.pack
        return pack

    def new(self, seed: int | str, seats: int, **options: Json) -> S:
        """A new game in one call: cards and shuffles are those of the deal that is named by the seed, the same for everybody.

        `numero.new("river", 2, level="full", scoring=True)`. Options that so many seats need are set by themselves.
        """
        chosen = self.options({**self.seating(seats), **options})
        state: S = first_state(self, named_deal(self.pack(chosen), str(seed), self.shuffles_again), seats, chosen)
        return state

    def start(self, deal: Sequence[Kind], seats: int, options: Any, reshuffle_seed: str = "") -> S:
        """The first state. Raises Refusal for cards that are not those of the pack, and for too few or too many seats."""
        if seats not in self.seats:
            code = self.too_few_seats if seats < self.seats[0] else self.too_many_seats
            raise Refusal(code, seats=seats, fewest=self.seats[0], most=self.seats[-1])
        check_deal(self.pack(options), deal)
        return self.begin(deal, seats, options, reshuffle_seed)

    @abstractmethod
    def begin(self, deal: Sequence[Kind], seats: int, options: Any, reshuffle_seed: str) -> S:
        """The first state. `deal` is the whole shuffled deck, top first: the only chance in a game.

        A game that `shuffles_again` gets all its later shuffles here too, as one secret text, the `reshuffle_seed`. Its state
        keeps that in a field of this name, with the number of shuffles made so far; each is
        `deals.shuffle_again(cards, reshuffle_seed, number)`. In every view `conceal` empties it, and `determinize` fills in
        another: 64 hexadecimal digits from its `rng`.
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

    def carry_out(self, state: S, seat: Seat, move: M) -> S:
        """The same for a move that `check` or `read` has just returned here, which a game need not judge a second time."""
        return self.apply(state, seat, move)

    def as_of(self, state: S, version: int) -> S:
        """A state to which a move has led, as an earlier version of the rules would have it: one of those that it `reads`."""
        del version
        return state

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How it ended; None exactly while somebody may act."""

    def counted(self, state: S) -> Outcome | None:
        """How it would stand if everybody counted now, as at the end of a lesson; None where nobody can tell."""
        return self.outcome(state)

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

    def sketch(self, state: S, seat: Seat, move: M) -> Any:
        """A legal move as plain data beside its sentence, for whoever draws it: a `sketch_type`; None where words are enough."""
        return None

    def sample(self, state: S, seat: Seat, rng: Random) -> M:
        """Some legal move in its one form, quickly, for random playouts: it can be carried out without being judged again.

        A game with long lists overrides this with a way that lists none.
        """
        moves = self.legal_moves(state, seat)
        return moves[rng.randrange(len(moves))]

    def describe(self, view: View[S]) -> str:
        """A view in a few lines of plain text: for a Python session, a log, a screen reader.

        Built from the zones, a line for each. A game with more to tell than where its cards lie overrides this.
        """
        faces = [card.face for card in self.pack_of(view.shown).cards]
        zones = self.zones(view.shown)
        width = max(map(len, zones), default=0)
        return "\n".join(f"{name:{width}}  {_laid(zone, faces)}" for name, zone in zones.items())

    def show(self, state: S) -> str:
        """A state in a line, for programmers: who is to act, and the cards of each zone. What nobody sees is counted."""
        pack, acting = self.pack_of(state), " and ".join(str(seat) for seat in self.to_act(state))
        parts = [f"{self.name} {pack.name}", f"seat {acting} to act" if acting else "over"]
        for name, zone in self.zones(state).items():
            seen = zone.seen_by != () and FACE_DOWN not in zone.cards
            cards = " ".join(pack.label(card) for card in zone.cards) if seen else f"{len(zone.cards)} face down"
            parts += [f"{name}: {cards}"] if zone.cards else []
        return f"<{'; '.join(parts)}>"

    def __repr__(self) -> str:
        return f"game({self.name!r})"

    def view(self, state: S, seat: Seat | None) -> View[S]:
        """What a seat, or an onlooker (None), may know.

        Built from the zones. A game with secrets besides cards overrides `conceal`.
        """
        hidden = {name: (FACE_DOWN,) * len(zone.cards) for name, zone in self.zones(state).items() if not zone.open_to(seat)}
        return View(seat, self.conceal(self.with_zones(state, hidden), seat))

    def conceal(self, state: S, seat: Seat | None) -> S:
        """Remove every secret of the state that is not a card in a zone: the shuffles to come. Most games have no other."""
        return _reshuffled(state, "") if self.shuffles_again else state

    def redact(self, state: S, seat: Seat, move: M, to: Seat | None) -> M:
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

    def warning(self, state: S, seat: Seat, move: M) -> str:
        """What a person should know before this move, as a code; empty where there is nothing. The move is legal all the same."""
        return ""

    def timeout_move(self, state: S, seat: Seat) -> M | None:
        """What the rules themselves do for a seat that is out of time; None where they say nothing about it."""
        return None

    def shows_hands(self, options: Any) -> bool:
        """Whether every seat sees every hand under these options."""
        return self.open_hands

    def determinize(self, view: View[S], rng: Random) -> S:
        """A full state that fits a view: all it does not show is filled in at random. It cannot peek: it never sees the state."""
        zones = self.zones(view.shown)
        unseen = self._unseen(view.shown, zones)
        rng.shuffle(unseen)
        filled: dict[str, tuple[Kind, ...]] = {}
        for name, zone in zones.items():
            if FACE_DOWN in zone.cards:
                cards = [unseen.pop() if card == FACE_DOWN else card for card in zone.cards]
                filled[name] = tuple(cards)
        made = self.with_zones(view.shown, filled)
        return _reshuffled(made, rng.randbytes(32).hex()) if self.shuffles_again else made

    def _unseen(self, state: S, zones: Mapping[str, Zone]) -> list[Kind]:
        left = list(self.pack_of(state).counts)
        for zone in zones.values():
            for card in zone.cards:
                if card != FACE_DOWN:
                    left[card] -= 1
        return [Kind(kind) for kind, count in enumerate(left) for _ in range(count)]

    def position(self, text: str, options: Any = None) -> S:
        """The state that a line describes: `numero full; centre 9 7; hands 1 4 10 / 5 6`. Raises Refusal with the reason."""
        return position(self, text, options)

    def write_position(self, state: S, order: bool = True) -> str:
        """A state as such a line. Without `order`, the cards that lie face down are just `rest`."""
        return write_position(self, state, order)

    def lay(self, parts: str, seats: int, options: Any) -> S:
        """The state that a line without its first part describes, at a table of so many by these options. Raises Refusal."""
        return lay(self, parts, seats, options)

    def pack_of(self, state: S) -> Pack:
        """The pack a state is played with."""
        pack: Pack = state.setup.pack  # type: ignore[attr-defined]
        return pack


def _reshuffled(state: S, seed: str) -> S:
    changed: S = replace(state, reshuffle_seed=seed)  # type: ignore[type-var]
    return changed


def _laid(zone: Zone, faces: Sequence[str]) -> str:
    """What is seen of a zone: its cards, or how many lie there face down."""
    hidden = sum(card == FACE_DOWN for card in zone.cards)
    seen = [faces[card] for card in zone.cards if card != FACE_DOWN]
    if hidden:
        seen.append("1 card face down" if hidden == 1 else f"{hidden} cards face down")
    return " ".join(seen) or "empty"
