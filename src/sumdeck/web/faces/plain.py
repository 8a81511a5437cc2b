"""The plain face: a game in lines of text, as it describes itself. It serves every game that has no face of its own yet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sumdeck.rules.cards import Pack
from sumdeck.rules.game import Game, Kind, Outcome, Seat, View, Zone
from sumdeck.web.faces.face import Card, Face, ending


class PlainFace(Face, frozen=True, gc=False, kw_only=True, tag="plain"):
    """What one seat, or an onlooker, reads of a game that nobody has drawn yet."""

    lines: tuple[str, ...]
    """The table as everybody may read it."""
    own_lines: tuple[str, ...]
    """The same as this seat may read it: no other screen may show these."""


def plain_face(game: Game[Any, Any], view: View[Any], to_act: Sequence[Seat], outcome: Outcome | None) -> PlainFace:
    """A game in its own words. Hands are zones called `hand 0`, `hand 1` …; the deck is the first that nobody sees."""
    zones = game.zones(view.shown)
    pack = game.pack_of(view.shown)
    hands = hands_in(zones)
    return PlainFace(
        game=game.name,
        level="",
        title=pack.title,
        hand=None if view.seat is None else cards(pack, hands[view.seat] if hands else ()),
        hands=tuple(map(len, hands)),
        deck=next((len(zone.cards) for zone in zones.values() if zone.seen_by == ()), 0),
        seat_to_play=to_act[0] if to_act else None,
        to_act=tuple(to_act),
        phase="play" if outcome is None else "over",
        outcome=ending(outcome),
        assumed=bool(pack.assumed()),
        lines=described(game, game.view(view.shown, None)),
        own_lines=() if view.seat is None else described(game, view),
    )


def described(game: Game[Any, Any], view: View[Any]) -> tuple[str, ...]:
    """A view, line by line."""
    return tuple(game.describe(view).splitlines())


def cards(pack: Pack, kinds: Sequence[Kind]) -> tuple[Card, ...]:
    """Some cards that do not lie face down."""
    known = [pack.cards[kind] for kind in kinds]
    return tuple(Card(kind, card.face, "", "", "", 0, False, card.face) for kind, card in zip(kinds, known))


def hands_in(zones: Mapping[str, Zone]) -> list[tuple[Kind, ...]]:
    """The hands, seat by seat."""
    return [zone.cards for name, zone in zones.items() if name.startswith("hand ")]


def plain_hands(game: Game[Any, Any], state: Any) -> list[tuple[Card, ...]]:
    """Every hand, open. Only for a game that is over."""
    return [cards(game.pack_of(state), hand) for hand in hands_in(game.zones(state))]
