"""What there is to choose from: games, levels, settings, computer players, and every card with how surely we know it."""

from __future__ import annotations

from functools import cache

from sumdeck.players import players
from sumdeck.rules import registry
from sumdeck.rules.cards import Pack
from sumdeck.rules.options import settings_of
from sumdeck.server import requests
from sumdeck.table import PHRASES
from sumdeck.table.house import HouseRules


@cache
def games() -> requests.Games:
    """Every game there is."""
    house = tuple(requests.Setting(each.key, each.values) for each in settings_of(HouseRules).values() if each.span is None)
    return requests.Games(tuple(_game(name) for name in registry.games()), house, PHRASES)


def _game(name: str) -> requests.Game:
    """What a game tells of itself."""
    game = registry.game(name)
    return requests.Game(
        name,
        (game.seats[0], game.seats[-1]),
        tuple(requests.Level(level.name, level.title, dict(level.settings)) for level in game.levels()),
        tuple(requests.Setting(setting.key, setting.values, setting.span) for setting in game.settings()),
        players(name),
        tuple(_pack(level.pack) for level in game.levels()),
    )


def _pack(pack: Pack) -> requests.Pack:
    cards = tuple(
        requests.PackCard(card.face, card.colour, count, card.points, card.status, card.points_status)
        for card, count in zip(pack.cards, pack.counts)
    )
    return requests.Pack(pack.name, pack.title, cards)
