"""One position being laid: its parts as text become cards, piles, seats and numbers, or are refused with a reason.

How a line is cut into parts is in `position.py`; what a game makes of its parts, in the game's own `position.py`.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction
from typing import Any, ClassVar, Final, Generic, TypeVar

from sumdeck.rules.arithmetic import exact
from sumdeck.rules.cards import Pack
from sumdeck.rules.deals import shuffled
from sumdeck.rules.digits import read_whole
from sumdeck.rules.values import Kind, Refusal, Seat, Value

S = TypeVar("S")

NOBODY: Final = Seat(-1)
EACH: Final = ("hands", "won")
"""Parts with cards of each seat."""
PILE: Final = re.compile(r"\[([^\]]*)\]=([^@!]+)(?:@([\d+]+))?(?:!(\d+))?")
WHOLE: Final = re.compile(r"-?\d{1,5000}(?:/\d{1,5000})?")


class PositionCode(StrEnum):
    """Why a position is refused. Stable for ever: language files rely on the text."""

    TOO_LONG = "position.too_long"
    OTHER_GAME = "position.other_game"
    """It is a position of another game. Details: `given` and the `game` that was asked."""
    NO_NOTATION = "position.no_notation"
    """This game has no notation for positions. Details: `game`."""
    OWN_CARDS = "position.own_cards"
    """It was written at a table with cards of its own, and needs them."""
    NO_SUCH_PART = "position.no_such_part"
    """Details: `given`, and the `known` names."""
    TWICE = "position.twice"
    """A part is there two times. Details: `part`."""
    MISSING = "position.missing"
    """A part that must be told. Details: `part`."""
    NO_SUCH_CARD = "position.no_such_card"
    """The pack has no such card. Details: `card`."""
    TOO_MANY = "position.too_many"
    """More of a card than the pack has. Details: `card` and its `count`."""
    CARDS_LEFT = "position.cards_left"
    """Cards that lie nowhere: `rest` says where. Details: the `count`, and one `card`."""
    REST_TWICE = "position.rest_twice"
    UNREADABLE = "position.unreadable"
    """Details: the `part` and the `piece` of it."""
    NO_SUCH_SEAT = "position.no_such_seat"
    """Details: the `part` and the number `given`."""
    OTHER_SEATS = "position.other_seats"
    """A part is told for more or fewer seats than there are hands. Details: the `part`, its `count` and the `seats`."""
    NO_BUILD = "position.no_build"
    """A duty or a lock needs a pile of several cards. Details: `piece`."""
    FALSE_PILE = "position.false_pile"
    """A pile, or a formula, that is not true or not allowed. Details: `piece`."""
    IMPOSSIBLE = "position.impossible"
    """What cannot lie so in this game. Details: the `part` and the `piece`."""


class Layout(ABC, Generic[S]):
    """What a game adds to the notation: its parts, and how they make a state."""

    first: ClassVar[str]
    """The part that tells what the game is played with: the table."""
    rest: ClassVar[str]
    """The cards that are not named, where no part says `rest`: face down, and kept in a field of this name."""
    fields: ClassVar[Mapping[str, Part]]
    """Every other part, in the order in which they are written."""

    @property
    def parts(self) -> tuple[str, ...]:
        """The names of all parts besides `turn` and `hands`."""
        return (self.first, self.rest, *self.fields)

    @abstractmethod
    def lay(self, laying: Laying, blank: S) -> S:
        """The state that the parts describe; all else is as in `blank`. Raises Refusal."""

    @abstractmethod
    def tell(self, state: S) -> Mapping[str, str]:
        """The parts of a state as text; those that are as usual may be left out."""

    @abstractmethod
    def forget(self, state: S, blank: S) -> S:
        """The state without what a position does not know."""

    def laid(self, laying: Laying, blank: S, **more: Any) -> S:
        """The state with what each part tells by itself, once all cards are gathered and settled; and with `more`."""
        found = {part.field: part.read(laying, name) for name, part in self.fields.items()}
        turn, cards = laying.seat("turn", Seat(0)), {self.rest: laying.ordered(self.rest)}
        state: S = replace(blank, seat=turn, hands=laying.heaps("hands"), **cards, **found, **more)  # type: ignore[type-var]
        return state

    def parts_in_text(self, state: Any, **more: str) -> dict[str, str]:
        """Such parts as text; those that are as usual are left out."""
        pack: Pack = state.setup.pack
        usual = {
            "turn": str(state.seat),
            "hands": beside(map(pack.names, state.hands)),
            self.rest: pack.names(getattr(state, self.rest)),
        }
        found = {name: part.tell(pack, getattr(state, part.field)) for name, part in self.fields.items()}
        return usual | more | {name: text for name, text in found.items() if text}

    def options_of(self, state: S) -> Any:
        return state.setup.options  # type: ignore[attr-defined]

    def seats_of(self, state: S) -> int:
        seats: int = state.setup.seats  # type: ignore[attr-defined]
        return seats

    def card_name(self, name: str) -> str:
        """Another way to type a card, brought to its label."""
        return name


class Laying:
    """One position being laid: its parts as text, and the cards of the pack that are not named yet."""

    def __init__(self, layout: Layout[Any], pack: Pack, parts: Mapping[str, str], seats: int) -> None:
        self.layout = layout
        self.pack = pack
        self.parts = parts
        self.seats = seats
        self.left = Counter(pack.deck())
        self._zones: dict[str, list[list[Kind]]] = {}
        self._rest: tuple[str, int, str] | None = None
        """The part and the place in it where the rest lies, and the name it is shuffled by."""

    def text(self, part: str) -> str:
        return self.parts.get(part, "")

    def must(self, can_be: bool, part: str, piece: str = "") -> None:
        """Refuse what no game comes to."""
        if not can_be:
            raise Refusal(PositionCode.IMPOSSIBLE, part=part, piece=(piece or self.text(part))[:40])

    def each(self, part: str) -> list[str]:
        if part not in self.parts:
            return [""] * self.seats
        told = parted(self.parts[part])
        if len(told) != self.seats:
            raise Refusal(PositionCode.OTHER_SEATS, part=part, count=len(told), seats=self.seats)
        return told

    def card(self, name: str) -> Kind:
        kinds = self._called(name)
        for kind in kinds:
            if self.left[kind]:
                self.left[kind] -= 1
                return kind
        raise Refusal(PositionCode.TOO_MANY, card=name, count=sum(self.pack.counts[kind] for kind in kinds))

    def named(self, name: str) -> Kind:
        """A card that lies somewhere else: it is only spoken of."""
        return self._called(name)[0]

    def _called(self, name: str) -> list[Kind]:
        """The cards with this label, then those with this face."""
        spelt = {name, spell(name), self.layout.card_name(name)}
        kinds = [kind for kind in self.pack.kinds() if self.pack.label(kind) in spelt]
        kinds += [kind for kind in self.pack.kinds() if self.pack.cards[kind].face in spelt and kind not in kinds]
        if not kinds:
            raise Refusal(PositionCode.NO_SUCH_CARD, card=name[:40])
        return kinds

    def cards(self, text: str) -> list[Kind]:
        return [self.card(name) for name in text.replace(",", " ").split()]

    def joined_cards(self, text: str) -> list[Kind]:
        """The cards of a pile, with or without spaces between them: `9+1`, `(10−2)+4`, `10 −2 4`."""
        found: list[Kind] = []
        for chunk in re.split(r"[+(),\s]+", text):
            at = 0
            while at < len(chunk):
                size = self._label_at(chunk, at)
                found.append(self.card(chunk[at : at + size]))
                at += size
        return found

    def _label_at(self, chunk: str, at: int) -> int:
        """How long the longest card is that begins here; all there is, if none does."""
        names = {*self.pack.labels, *(card.face for card in self.pack.cards)}
        ends = [end for end in range(len(chunk), at, -1) if names & {chunk[at:end], spell(chunk[at:end])}]
        return (ends[0] if ends else len(chunk)) - at

    def gather(self, *parts: str) -> None:
        """Take the cards that these parts name. What `rest` means is known when all are taken."""
        for part in parts:
            texts = self.each(part) if part in EACH else [self.text(part)]
            for place, text in enumerate(texts):
                named, rest, name = text.partition("rest")
                if rest and self._rest is not None:
                    raise Refusal(PositionCode.REST_TWICE)
                if rest:
                    self._rest = (part, place, name.strip())
                self._zones.setdefault(part, []).append(self.cards(named))

    def settle(self) -> None:
        """Lay the rest of the pack where it belongs. Raises Refusal where that is not told."""
        if self._rest is None and self.layout.rest not in self.parts:
            self._rest = (self.layout.rest, 0, "")
        left = sorted(self.left.elements())
        if left and self._rest is None:
            raise Refusal(PositionCode.CARDS_LEFT, count=len(left), card=self.pack.label(left[0]))
        if self._rest is not None:
            part, place, name = self._rest
            self._zones[part][place] += shuffled(left, f"sumdeck position 1\n{name}".encode())
        self.left.clear()

    def ordered(self, part: str) -> tuple[Kind, ...]:
        """The cards of a part in their order, top first."""
        (cards,) = self._zones[part]
        return tuple(cards)

    def heap(self, part: str) -> tuple[Kind, ...]:
        """The cards of a part whose order is nothing."""
        return tuple(sorted(self.ordered(part)))

    def heaps(self, part: str) -> tuple[tuple[Kind, ...], ...]:
        return tuple(tuple(sorted(cards)) for cards in self._zones[part])

    def number(self, part: str, usual: int = 0) -> int:
        return self._whole(part, self.parts[part]) if part in self.parts else usual

    def numbers(self, part: str) -> tuple[int, ...]:
        return tuple(self._whole(part, text) if text else 0 for text in self.each(part))

    def values(self, part: str) -> tuple[Value, ...]:
        """The same, fractions included."""
        return tuple(read_value(part, text) if text else 0 for text in self.each(part))

    def _whole(self, part: str, text: str) -> int:
        value = read_value(part, text)
        if not isinstance(value, int):
            raise Refusal(PositionCode.UNREADABLE, part=part, piece=text[:40])
        return value

    def seat(self, part: str, usual: Seat = NOBODY) -> Seat:
        return self._seat(part, self.parts[part]) if part in self.parts else usual

    def seats_in(self, part: str) -> tuple[Seat, ...]:
        """Seats in the order in which they are told."""
        return tuple(self._seat(part, word) for word in self.text(part).split())

    def _seat(self, part: str, text: str) -> Seat:
        number = self._whole(part, text)
        if not 0 <= number < self.seats:
            raise Refusal(PositionCode.NO_SUCH_SEAT, part=part, given=number)
        return Seat(number)

    def flag(self, part: str) -> bool:
        return self.word(part, ("no", "yes")) == "yes"

    def word(self, part: str, known: Sequence[str]) -> str:
        """One of these words; the first where none is told."""
        said = self.parts.get(part, known[0])
        if said not in known:
            raise Refusal(PositionCode.UNREADABLE, part=part, piece=said[:40])
        return said

    def pile(self, part: str, piece: str) -> tuple[str, Value, tuple[Seat, ...], Seat]:
        """What is told of a pile `[9+1]=10@0!0`: its cards as text, its value, whose it is, and who has locked it."""
        found = PILE.fullmatch(piece)
        if found is None:
            code = PositionCode.UNREADABLE if piece.startswith("[") else PositionCode.NO_BUILD
            raise Refusal(code, part=part, piece=piece[:40])
        cards, value, by, lock = found.groups()
        owners = tuple(self._seat(part, seat) for seat in by.split("+")) if by else ()
        return cards, read_value(part, value), owners, self._seat(part, lock) if lock else NOBODY


@dataclass(frozen=True)
class Part:
    """A part that tells one field of a state: how it is read, and how it is told; as nothing where it is as usual."""

    field: str
    read: Callable[[Laying, str], Any]
    tell: Callable[[Pack, Any], str]


def number(field: str) -> Part:
    return Part(field, Laying.number, lambda _, count: str(count) if count else "")


def numbers(field: str) -> Part:
    """A number for each seat."""
    return Part(field, Laying.numbers, lambda _, counts: beside(map(str, counts)) if any(counts) else "")


def flag(field: str) -> Part:
    return Part(field, Laying.flag, lambda _, on: "yes" if on else "")


def word(field: str, *known: str) -> Part:
    """One of these, the first of them as usual."""
    return Part(field, lambda laying, part: laying.word(part, known), lambda _, said: "" if said == known[0] else str(said))


def seat(field: str) -> Part:
    """A seat, or nobody."""
    return Part(field, Laying.seat, lambda _, who: "" if who == NOBODY else str(who))


def seats(field: str) -> Part:
    return Part(field, Laying.seats_in, lambda _, each: " ".join(map(str, each)))


def heap(field: str) -> Part:
    """Cards whose order is nothing."""
    return Part(field, Laying.heap, lambda pack, cards: pack.names(cards))


def heaps(field: str) -> Part:
    """Such cards of each seat."""
    return Part(field, Laying.heaps, lambda pack, each: beside(map(pack.names, each)) if any(each) else "")


def parted(text: str) -> list[str]:
    """What is told of each seat: a stroke with spaces around it parts them, for `1/2` is a card."""
    return [told.strip() for told in re.split(r"(?:^|(?<= ))/(?=$| )", text)]


def spell(name: str) -> str:
    """A name with the signs that are on the cards."""
    if name[:1] in ("/", ":"):
        return "÷" + name[1:]
    return name.replace("-", "−").replace("x", "×").replace("*", "×")


def pieces(text: str) -> list[str]:
    """What lies side by side: cards, and piles in brackets with all that belongs to them."""
    return re.findall(r"\[[^\]]*\][^\s,]*|[^\s,]+", text)


def read_value(part: str, text: str) -> Value:
    """A whole number or a fraction, however long."""
    plain = text.replace("−", "-")
    if not WHOLE.fullmatch(plain):
        raise Refusal(PositionCode.UNREADABLE, part=part, piece=text[:40])
    above, _, below = plain.removeprefix("-").partition("/")
    size = Fraction(read_whole(above), read_whole(below) if below else 1) if below.strip("0") or not below else None
    if size is None:
        raise Refusal(PositionCode.UNREADABLE, part=part, piece=text[:40])
    return exact(-size if plain.startswith("-") else size)


def beside(texts: Iterable[str]) -> str:
    """What is told of each seat, in a row."""
    return " / ".join(texts).strip()
