"""What there is to choose from: games, levels, settings, computer players, and every card with how surely we know it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from sumdeck.players import players
from sumdeck.rules import numero, registry
from sumdeck.rules.cards import Pack
from sumdeck.table import PHRASES
from sumdeck.table.house import CHOICES
from sumdeck.web import wishes


class Menu(NamedTuple):
    """What can be chosen for a game: its levels, the easiest first, and its settings, the usual value first."""

    levels: Callable[[], Mapping[str, Any]]
    settings: Mapping[str, tuple[wishes.SettingValue, ...]]


MENUS: Final = {name: Menu(numero.levels, numero.SETTINGS) for name in ("numero", "numero-solitaire")}
"""The solitaire has the levels and the settings of Numero. A game that is not named here has nothing to choose."""
NOTHING: Final = Menu(dict, {})


@cache
def games() -> wishes.Games:
    """Every game there is."""
    house = tuple(wishes.Setting(key, tuple(values)) for key, values in CHOICES.items() if not isinstance(values, range))
    return wishes.Games(tuple(_game(name) for name in registry.games()), house, PHRASES)


def _game(name: str) -> wishes.Game:
    seats = registry.game(name).seats
    menu = MENUS.get(name, NOTHING)
    known = menu.levels().values()
    return wishes.Game(
        name,
        (seats[0], seats[-1]),
        tuple(wishes.Level(level.name, level.title, dict(level.settings)) for level in known),
        tuple(wishes.Setting(key, values) for key, values in menu.settings.items()),
        players(name),
        tuple(_pack(level.cards()) for level in known),
    )


def _pack(pack: Pack) -> wishes.Pack:
    cards = tuple(
        wishes.PackCard(card.face, card.colour, count, card.points, card.status, card.points_status)
        for card, count in zip(pack.cards, pack.counts)
    )
    return wishes.Pack(pack.name, pack.title, cards)
