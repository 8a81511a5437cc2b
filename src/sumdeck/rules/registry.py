"""The games by name: our own, and those that others register."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from sumdeck.rules.game import Game

_OURS: Final = {
    "formula": ("sumdeck.rules.formula", "Formula"),
    "mathino": ("sumdeck.rules.mathino", "Mathino"),
    "numberloor": ("sumdeck.rules.numberloor", "Numberloor"),
    "numero": ("sumdeck.rules.numero", "Numero"),
    "numero-solitaire": ("sumdeck.rules.numero", "Solitaire"),
}
"""Module and class of our own games. A game is imported when it is first asked for."""

_known: Final[dict[str, Game[Any, Any]]] = {}


def games() -> tuple[str, ...]:
    """The names of all games, sorted."""
    return tuple(sorted({*_OURS, *_known}))


def game(name: str) -> Game[Any, Any]:
    """The game of this name. Raises LookupError, which lists the names there are."""
    if name not in _known:
        if name not in _OURS:
            raise LookupError(f"there is no game {name!r}; there are {', '.join(games())}")
        module, kind = _OURS[name]
        _known[name] = getattr(import_module(module), kind)()
    return _known[name]


def register(game: Game[Any, Any]) -> None:
    """Make a game known by its name. Raises ValueError if the name is taken."""
    if game.name in _OURS or game.name in _known:
        raise ValueError(f"there is a game {game.name!r} already")
    _known[game.name] = game
