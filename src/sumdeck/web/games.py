"""What there is to choose from: games, levels, settings, computer players, and every card with how surely we know it."""

from __future__ import annotations

from functools import cache

from sumdeck.players import players
from sumdeck.rules import registry
from sumdeck.rules.cards import Pack
from sumdeck.rules.numero import SETTINGS, levels
from sumdeck.table import PHRASES
from sumdeck.table.house import CHOICES
from sumdeck.web import wishes
from sumdeck.web.faces import FACES


@cache
def games() -> wishes.Games:
    """Every game that has a face."""
    house = tuple(wishes.Setting(key, tuple(values)) for key, values in CHOICES.items() if not isinstance(values, range))
    return wishes.Games(tuple(_game(name) for name in FACES), house, PHRASES)


def _game(name: str) -> wishes.Game:
    """A game of the family of Numero: the solitaire has its levels and its settings."""
    seats = registry.game(name).seats
    known = levels().values()
    return wishes.Game(
        name,
        (seats[0], seats[-1]),
        tuple(wishes.Level(level.name, level.title, dict(level.settings)) for level in known),
        tuple(wishes.Setting(key, values) for key, values in SETTINGS.items()),
        players(name),
        tuple(_pack(level.cards()) for level in known),
    )


def _pack(pack: Pack) -> wishes.Pack:
    cards = tuple(
        wishes.PackCard(card.face, card.colour, count, card.points, card.status, card.points_status)
        for card, count in zip(pack.cards, pack.counts)
    )
    return wishes.Pack(pack.name, pack.title, cards)
