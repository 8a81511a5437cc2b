"""Cards and piles as they are drawn: pure functions of what everybody at the table may see."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from sumdeck.games.numero.rules.setup import Pile as RulesPile
from sumdeck.games.numero.rules.setup import Setup
from sumdeck.games.numero.rules.speech import build_name, mark_of, wild_face
from sumdeck.games.numero.rules.state import Entry
from sumdeck.games.numero.web.player_view import Pile, SheetLine
from sumdeck.rules.game import Kind
from sumdeck.rules.saying import say_face
from sumdeck.server.views.player_view import Card, show_value

SHAPES: Final = ("circle", "triangle", "square", "star")
"""A shape for each colour of a pack, in the order in which the colours appear."""


@lru_cache(maxsize=256)
def drawn(rules: Setup) -> tuple[Card, ...]:
    """Every kind of the pack as a card."""
    colours = list(dict.fromkeys(card.colour for card in rules.pack.cards if card.colour))
    shapes = {colour: SHAPES[place % len(SHAPES)] for place, colour in enumerate(colours)}
    return tuple(_card(rules, kind, shapes) for kind in rules.pack.kinds())


def _card(rules: Setup, kind: Kind, shapes: dict[str, str]) -> Card:
    card = rules.pack.cards[kind]
    wild = rules.is_wild(kind)
    said = say_face(wild_face(rules, kind)) if wild else f"{rules.number[kind]}{mark_of(rules, kind)}"
    shape = shapes.get(card.colour, "")
    return Card(kind, card.face, card.colour, shape, mark_of(rules, kind), card.points, wild, said)


def cards(rules: Setup, kinds: Iterable[Kind]) -> tuple[Card, ...]:
    """Some cards. None of them may lie face down."""
    known = drawn(rules)
    return tuple([known[kind] for kind in kinds])


def piles(rules: Setup, centre: Sequence[RulesPile]) -> tuple[Pile, ...]:
    """The centre, but for the wild cards that lie alone."""
    known = drawn(rules)
    return tuple([_pile(known, centre, place, pile) for place, pile in enumerate(centre)])


def _pile(known: Sequence[Card], centre: Sequence[RulesPile], place: int, pile: RulesPile) -> Pile:
    inside = tuple([known[kind] for kind in pile.cards])
    name = build_name(centre, place) if pile.built else inside[0].say
    return Pile(place, show_value(pile.value), pile.built, name, pile.builder if pile.built else None, inside)


def line(entry: Entry) -> SheetLine:
    """A line of the score sheet."""
    return SheetLine(entry.turn, entry.seat, entry.take, entry.item, show_value(entry.points))


@lru_cache(maxsize=256)
def is_guessed(rules: Setup) -> bool:
    """Whether a card of the pack, or a point that counts here, is our own choice."""
    return bool(rules.pack.assumed() or (rules.options.scoring and rules.pack.assumed_points()))
