"""What there is to choose from: games, levels, settings, computer players, and every card with how surely we know it."""

from __future__ import annotations

from functools import cache

from sumdeck.players import players
from sumdeck.rules import registry
from sumdeck.rules.cards import Pack
from sumdeck.table import PHRASES
from sumdeck.table.house import CHOICES
from sumdeck.web import wishes


@cache
def games() -> wishes.Games:
    """Every game there is."""
    house = tuple(wishes.Setting(key, tuple(values)) for key, values in CHOICES.items() if not isinstance(values, range))
    return wishes.Games(tuple(_game(name) for name in registry.games()), house, PHRASES)


def _game(name: str) -> wishes.Game:
    """What a game tells of itself."""
    game = registry.game(name)
    return wishes.Game(
        name,
        (game.seats[0], game.seats[-1]),
        tuple(wishes.Level(level.name, level.title, dict(level.settings)) for level in game.levels()),
        tuple(wishes.Setting(setting.key, setting.values, setting.span) for setting in game.settings()),
        players(name),
        tuple(_pack(level.pack) for level in game.levels()),
    )


def _pack(pack: Pack) -> wishes.Pack:
    cards = tuple(
        wishes.PackCard(card.face, card.colour, count, card.points, card.status, card.points_status)
        for card, count in zip(pack.cards, pack.counts)
    )
    return wishes.Pack(pack.name, pack.title, cards)
