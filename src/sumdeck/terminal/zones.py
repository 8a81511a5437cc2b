"""A table in words, zone by zone: for every game that says nothing more of itself."""

from collections.abc import Iterator, Sequence
from typing import Any

from sumdeck.rules.game import FACE_DOWN, Game, View
from sumdeck.rules.values import owned
from sumdeck.words import readable, retold, say, say_first, speaking_of


def told_by_zones(game: Game[Any, Any], view: View[Any], names: Sequence[str]) -> str:
    """A line for each zone: what it is called, and what is seen of it."""
    with speaking_of(game.family):
        lines = list(_lines(game, view, names))
    width = max((len(title) for title, _ in lines), default=0)
    return "\n".join(f"{title:{width}}  {cards}" for title, cards in lines)


def _lines(game: Game[Any, Any], view: View[Any], names: Sequence[str]) -> Iterator[tuple[str, str]]:
    faces = [retold(card.face) for card in game.pack_of(view.shown).cards]
    for name, zone in game.zones(view.shown).items():
        place, seat = owned(name)
        title = say_first(f"zone.{game.family}.{place}", f"zone.{place}", otherwise=readable(place))
        seen = [faces[card] for card in zone.cards if card != FACE_DOWN]
        backs = len(zone.cards) - len(seen)
        if backs:
            seen.append(say("zone.backs", count=backs))
        owner = title if seat is None else say("zone.of_seat", zone=title, name=names[seat])
        yield owner, " ".join(seen) or say("zone.empty")
