"""The plain view: a game as its zones tell it, card by card. It serves every game that has no view of its own.

A game that says more of itself than its zones do, in a `describe` of its own, has that read beside the cards.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from sumdeck.rules.cards import Pack
from sumdeck.rules.game import FACE_DOWN, Game, Kind, Outcome, Seat, View, Zone
from sumdeck.rules.values import owned
from sumdeck.server.views.player_view import Card, PlayerView, ending

SHAPES: Final = ("triangle", "square", "circle", "star")
"""A shape for each colour of a pack, in the order in which the colours appear."""
HAND: Final = "hand"


class PlainZone(Struct, frozen=True, gc=False):
    """A place for cards on the table."""

    name: str
    """As the game calls it, without the seat: `deck`, `won`."""
    seat: int | None
    """Whose it is; null for everybody's."""
    cards: tuple[Card, ...]
    backs: int
    """How many cards lie there face down."""


class PlainView(PlayerView, frozen=True, gc=False, kw_only=True, tag="plain"):
    """What one seat, or an onlooker, sees of a game that nobody has drawn yet."""

    zones: tuple[PlainZone, ...]
    """All that lies on the table, in the game's own order; of the hands, only those that this seat sees besides its own."""
    lines: tuple[str, ...]
    """What the game says of itself to everybody; none where the zones say it all."""
    own_lines: tuple[str, ...]
    """The same as this seat may read it: no other screen may show these."""


def plain_view(game: Game[Any, Any], view: View[Any], to_act: Sequence[Seat], outcome: Outcome | None) -> PlainView:
    """A game by its zones. Hands are called `hand 0`, `hand 1` …; the deck is the first that nobody sees."""
    zones = game.zones(view.shown)
    pack = game.pack_of(view.shown)
    hands = hands_in(zones)
    return PlainView(
        game=game.name,
        level=level_of(game, pack),
        title="" if pack.name == game.name else pack.title,
        hand=None if view.seat is None else cards(pack, hands[view.seat] if hands else ()),
        hands=tuple(map(len, hands)),
        deck=next((len(zone.cards) for zone in zones.values() if zone.seen_by == ()), 0),
        seat_to_play=to_act[0] if to_act else None,
        to_act=tuple(to_act),
        phase="play" if outcome is None else "over",
        outcome=ending(outcome),
        assumed=bool(pack.assumed()),
        zones=tuple(laid(pack, zones, view.seat)),
        lines=described(game, game.view(view.shown, None)),
        own_lines=() if view.seat is None else described(game, view),
    )


def laid(pack: Pack, zones: Mapping[str, Zone], seat: Seat | None) -> Iterator[PlainZone]:
    """What lies on the table. A hand that is held lies nowhere."""
    for name, zone in zones.items():
        place, owner = owned(name)
        known = [card for card in zone.cards if card != FACE_DOWN]
        if place == HAND and (owner == seat or not known):
            continue
        yield PlainZone(place, owner, cards(pack, known), len(zone.cards) - len(known))


def level_of(game: Game[Any, Any], pack: Pack) -> str:
    """The level that is played with these cards; none where no level, or one of somebody's own, is."""
    return next((level.name for level in game.levels() if level.pack == pack), "")


def described(game: Game[Any, Any], view: View[Any]) -> tuple[str, ...]:
    """A view, line by line, where the game has words of its own for it."""
    return () if type(game).describe is Game.describe else tuple(game.describe(view).splitlines())


def cards(pack: Pack, kinds: Sequence[Kind]) -> tuple[Card, ...]:
    """Some cards that do not lie face down."""
    return tuple(drawn(pack, kind) for kind in kinds)


def drawn(pack: Pack, kind: Kind) -> Card:
    """A card as it is printed. A sentence names it by its face."""
    card = pack.cards[kind]
    colours = list(dict.fromkeys(known.colour for known in pack.cards if known.colour))
    shape = SHAPES[colours.index(card.colour) % len(SHAPES)] if card.colour else ""
    return Card(kind, card.face, card.colour, shape, card.colour[:1], card.points, False, card.face)


def hands_in(zones: Mapping[str, Zone]) -> list[tuple[Kind, ...]]:
    """The hands, seat by seat."""
    return [zone.cards for name, zone in zones.items() if owned(name)[0] == HAND]


def plain_hands(game: Game[Any, Any], state: Any) -> list[tuple[Card, ...]]:
    """Every hand, open. Only for a game that is over."""
    return [cards(game.pack_of(state), hand) for hand in hands_in(game.zones(state))]
