"""The cards of a game: what is on each, and how many of each there are.

A pack is read from a file by `packfile.py` and shuffled by `deals.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from sumdeck.rules.values import FACE_DOWN, Json, Kind

STATUSES: Final = ("assumed", "inferred", "derived", "stated")
"""How we know a thing about a card, weakest first.

stated: the game's rules say it. derived: it follows from them by counting. inferred: they need it but never say it.
assumed: our own choice, to be checked against a printed pack.
"""

MOST_CARDS: Final = 500
"""No pack is larger than this."""
EXPECTED: Final = {list: "a list", str: "text", int: "a whole number"}


@dataclass(frozen=True)
class Card:
    """What is on one kind of card, and how surely we know it."""

    face: str
    """What is shown: `7`, `−2`, `×3`, `1/2`, `50%`, `√`."""
    group: str
    """Which part of the pack it belongs to: `numbers`, `subtraction` …"""
    colour: str = ""
    """Its colour or suit; empty for none."""
    points: int = 0
    """The points printed on it."""
    status: str = "stated"
    """How we know that the pack has this card: one of `STATUSES`."""
    points_status: str = "stated"
    """How we know its points."""
    traits: tuple[tuple[str, str], ...] = ()
    """What the game reads from it, by name and sorted: its value, its operation …"""

    def __post_init__(self) -> None:
        if self.status not in STATUSES or self.points_status not in STATUSES:
            raise ValueError(f"{self.face}: a status is one of {', '.join(STATUSES)}")
        if not self.face or self.points < 0 or list(self.traits) != sorted(dict(self.traits).items()):
            raise ValueError(f"{self.face or 'a card'}: a face, points of at least 0 and sorted traits are needed")

    def trait(self, name: str, default: str = "") -> str:
        for known, text in self.traits:
            if known == name:
                return text
        return default

    def dump(self) -> Json:
        return {
            "face": self.face,
            "group": self.group,
            "colour": self.colour,
            "points": self.points,
            "status": self.status,
            "points_status": self.points_status,
            "traits": dict(self.traits),
        }


@dataclass(frozen=True)
class Pack:
    """The cards of a game. A `Kind` is an index into `cards`."""

    name: str
    game: str
    title: str
    cards: tuple[Card, ...]
    counts: tuple[int, ...]
    """How many there are of each kind."""
    labels: tuple[str, ...] = field(init=False, repr=False, compare=False)
    """A short name for each kind, unique in this pack."""
    _hash: int = field(init=False, repr=False, compare=False)
    _deck: tuple[Kind, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if not self.cards or len(self.cards) != len(self.counts) or min(self.counts) < 1:
            raise ValueError(f"{self.name}: a pack has cards, and at least one of each kind")
        if self.size > MOST_CARDS:
            raise ValueError(f"{self.name}: a pack has at most {MOST_CARDS} cards")
        labels = card_labels(self.cards)
        if len(set(labels)) != len(labels):
            raise ValueError(f"{self.name}: two kinds of card cannot be told apart by face and colour")
        object.__setattr__(self, "labels", labels)
        object.__setattr__(self, "_deck", tuple(kind for kind in self.kinds() for _ in range(self.counts[kind])))
        object.__setattr__(self, "_hash", hash((self.name, self.game, self.cards, self.counts)))

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[Callable[[Json], Pack], tuple[Json]]:
        # A pickled pack must not carry its hash along: text has another hash in another process.
        return Pack.load, (self.dump(),)

    @property
    def size(self) -> int:
        return sum(self.counts)

    def kinds(self) -> tuple[Kind, ...]:
        return tuple(Kind(index) for index in range(len(self.cards)))

    def deck(self) -> tuple[Kind, ...]:
        """Every card, sorted."""
        return self._deck

    def label(self, kind: Kind) -> str:
        """The face, and the first letters of the colour where the face alone is not enough: `5g`."""
        return self.labels[kind]

    def names(self, cards: Iterable[Kind]) -> str:
        """Cards by their labels; `?` for one that lies face down."""
        return " ".join("?" if card == FACE_DOWN else self.labels[card] for card in cards)

    def assumed(self) -> tuple[Kind, ...]:
        """The kinds that are there by our choice alone."""
        return tuple(kind for kind in self.kinds() if self.cards[kind].status == "assumed")

    def assumed_points(self) -> tuple[Kind, ...]:
        """The kinds whose points are our choice alone."""
        return tuple(kind for kind in self.kinds() if self.cards[kind].points_status == "assumed")

    def select(self, kinds: Iterable[Kind], name: str = "", title: str = "") -> Pack:
        """The part of the pack that has only these kinds, every copy of them, in the same order as before."""
        kept = sorted(set(kinds))
        cards = tuple(self.cards[kind] for kind in kept)
        counts = tuple(self.counts[kind] for kind in kept)
        return Pack(name or self.name, self.game, title or self.title, cards, counts)

    def groups(self, *names: str) -> Pack:
        """The part of the pack that belongs to these groups."""
        return self.select(kind for kind in self.kinds() if self.cards[kind].group in names)

    def plain(self) -> Pack:
        """The pack with colours and points left out of account."""
        return self.folded(lambda card: replace(card, colour="", points=0, points_status="stated"))

    def folded(self, seen: Callable[[Card], Card], place: Callable[[Card], Any] | None = None) -> Pack:
        """The pack with each card as it is `seen`, in the order of their places: cards that then look alike become one kind.

        Such a kind is known no more surely than the least sure of its cards.
        """
        found: dict[tuple[object, ...], tuple[Card, int]] = {}
        for card, count in zip(map(seen, self.cards), self.counts):
            key = (card.face, card.group, card.colour, card.points, card.traits)
            known, already = found.get(key, (card, 0))
            sure = [weakest(both) for both in ((known.status, card.status), (known.points_status, card.points_status))]
            found[key] = (replace(known, status=sure[0], points_status=sure[1]), already + count)
        kinds = list(found.values()) if place is None else sorted(found.values(), key=lambda entry: place(entry[0]))
        return Pack(self.name, self.game, self.title, tuple(card for card, _ in kinds), tuple(count for _, count in kinds))

    def dump(self) -> Json:
        cards = [{**card.dump(), "count": count} for card, count in zip(self.cards, self.counts)]
        return {"name": self.name, "game": self.game, "title": self.title, "cards": cards}

    @staticmethod
    def load(data: Json) -> Pack:
        """The pack that was dumped. Raises ValueError for anything else."""
        try:
            cards = tuple(_load_card(card) for card in _typed(data["cards"], list))
            counts = tuple(_typed(card["count"], int) for card in data["cards"])
            name, game, title = (_typed(data[key], str) for key in ("name", "game", "title"))
            return Pack(name, game, title, cards, counts)
        except (AttributeError, KeyError, TypeError) as fault:
            raise ValueError(f"this is no pack: {fault}") from fault


def weakest(statuses: Sequence[str]) -> str:
    """The least sure of several statuses."""
    return min(statuses, key=STATUSES.index)


def card_labels(cards: Sequence[Card]) -> tuple[str, ...]:
    """A label for each card: its face, with as much of the colour as tells all colours apart where a face has several."""
    colours = {card.colour for card in cards}
    letters = 1
    while len({colour[:letters] for colour in colours}) < len(colours):
        letters += 1
    seen: dict[str, set[str]] = {}
    for card in cards:
        seen.setdefault(card.face, set()).add(card.colour)
    return tuple(card.face + (card.colour[:letters] if len(seen[card.face]) > 1 else "") for card in cards)


def _load_card(data: Json) -> Card:
    traits = tuple(sorted((_typed(name, str), _typed(text, str)) for name, text in data["traits"].items()))
    face, group, colour, status, of_points = (
        _typed(data[key], str) for key in ("face", "group", "colour", "status", "points_status")
    )
    return Card(face, group, colour, _typed(data["points"], int), status, of_points, traits)


def _typed(data: Json, kind: type) -> Json:
    """Data of exactly this kind: True is no number here."""
    if type(data) is not kind:
        raise TypeError(f"{EXPECTED[kind]} is expected")
    return data
