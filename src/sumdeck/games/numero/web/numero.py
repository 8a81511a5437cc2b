"""What a page draws of Numero, and of its solitaire, which lies on the same table. Nothing here says what could be played."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from sumdeck.games.numero.rules.challenge import doubtable
from sumdeck.games.numero.rules.setup import Pile as RulesPile
from sumdeck.games.numero.rules.setup import Setup
from sumdeck.games.numero.rules.speech import build_name, challenge_name, mark_of, wild_face
from sumdeck.games.numero.rules.state import PLAY, Entry, State
from sumdeck.rules.game import Kind, Outcome, Seat, View
from sumdeck.rules.saying import say_face
from sumdeck.server.views import Card, Drawing, PlayerView
from sumdeck.server.views.player_view import is_guessed, shared, show_value

SHAPES: Final = ("circle", "triangle", "square", "star")
"""A shape for each colour of a pack, in the order in which the colours appear."""


class Pile(Struct, frozen=True, gc=False):
    """A lone number card of the centre, or a build."""

    id: int
    """Its place in the centre."""
    value: str
    built: bool
    name: str
    """As sentences name it: `5g`, `[10]a`."""
    builder: int | None
    cards: tuple[Card, ...]


class SheetLine(Struct, frozen=True, gc=False):
    """One line of the score sheet."""

    turn: int
    seat: int
    take: int
    """Which take of the turn; −1 where the item belongs to the whole turn."""
    item: str
    points: str


class NumeroView(PlayerView, frozen=True, gc=False, kw_only=True, tag="numero"):
    """What one seat, or an onlooker, sees of Numero or of its solitaire."""

    scoring: bool
    centre: tuple[Pile, ...]
    loose: tuple[Card, ...]
    """Wild cards that lie alone in the centre."""
    won: tuple[int, ...]
    points: tuple[str, ...] | None
    doubtable: tuple[str, ...]
    """The builds that this seat may doubt now."""
    sheet: tuple[SheetLine, ...]
    any_sign: bool = False
    """Whether piles are joined with any of the four signs (N-18), whatever cards there are."""


def numero_view(name: str, view: View[State], to_act: Sequence[Seat], outcome: Outcome | None) -> NumeroView:
    """What a seat, or an onlooker, sees. A solitaire is one turn after another."""
    shown, seat, rules = view.shown, view.seat, view.shown.setup
    scoring, everybody, known = rules.options.scoring, range(rules.seats), drawn(rules)
    return NumeroView(
        **shared(name, shown, to_act, outcome),
        scoring=scoring,
        centre=piles(rules, shown.centre),
        loose=tuple([known[kind] for kind in shown.loose]),
        hand=None if seat is None else tuple([known[kind] for kind in shown.hands[seat]]),
        deck=len(shown.deck),
        won=tuple([len(pile) for pile in shown.won]),
        points=tuple(show_value(shown.points(Seat(other))) for other in everybody) if scoring else None,
        phase=PLAY if shown.alone and not shown.ended else shown.phase,
        doubtable=doubts(shown, seat) if seat is not None and shown.made else (),
        sheet=tuple(map(line, shown.sheet)),
        assumed=is_guessed(rules.pack, scoring),
        any_sign=rules.options.join_ops == "all_four",
    )


def as_another(drawn: PlayerView, view: View[State]) -> PlayerView:
    """What another seat sees of the same table: its own hand, and what it may doubt."""
    shown, seat = view.shown, view.seat
    if seat is None:
        return replace(drawn, hand=None, doubtable=())
    hand = cards(shown.setup, shown.hands[seat])
    return replace(drawn, hand=hand, doubtable=doubts(shown, seat) if shown.made else ())


def doubts(shown: State, seat: Seat) -> tuple[str, ...]:
    """The builds that a seat may challenge now, as sentences name them."""
    builds = doubtable(shown, seat)
    return tuple(challenge_name(builds, made.serial) for made in builds)


@lru_cache(maxsize=256)
def drawn(rules: Setup) -> tuple[Card, ...]:
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


def piles(rules: Setup, centre: tuple[RulesPile, ...]) -> tuple[Pile, ...]:
    """The centre, but for the wild cards that lie alone."""
    known = drawn(rules)
    return tuple([_pile(known, centre, place, pile) for place, pile in enumerate(centre)])


def _pile(known: Sequence[Card], centre: Sequence[RulesPile], place: int, pile: RulesPile) -> Pile:
    if pile.built:
        inside = tuple([known[kind] for kind in pile.cards])
        return Pile(place, show_value(pile.value), True, build_name(centre, place), pile.builder, inside)
    lone = known[pile.cards[0]]
    return Pile(place, show_value(pile.value), False, lone.say, None, (lone,))


def line(entry: Entry) -> SheetLine:
    return SheetLine(entry.turn, entry.seat, entry.take, entry.item, show_value(entry.points))


DRAWING = Drawing(numero_view, cards, NumeroView, as_another)
