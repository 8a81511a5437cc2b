"""Which computer players there are for each game."""

from __future__ import annotations

from typing import Any

from sumdeck.players import formula, mathino, numberloor
from sumdeck.players.numero import Careless, Greedy, Planner, RandomPlayer
from sumdeck.players.player import Player

PLAYERS: dict[str, tuple[type[Player[Any, Any]], ...]] = {
    "formula": (formula.Careless, formula.RandomPlayer, formula.Greedy, formula.Planner),
    "mathino": (mathino.RandomPlayer, mathino.Careless, mathino.Greedy, mathino.Planner),
    "numberloor": (numberloor.RandomPlayer, numberloor.Careless, numberloor.Greedy, numberloor.Planner),
    "numero": (RandomPlayer, Careless, Greedy, Planner),
    "numero-solitaire": (RandomPlayer, Careless, Greedy),
}
"""For each game its players, the weakest first."""


def players(game: str) -> tuple[str, ...]:
    """The names of a game's computer players, the weakest first."""
    return tuple(kind.name for kind in PLAYERS.get(game, ()))


def player(game: str, name: str) -> Player[Any, Any]:
    """A computer player by name. Raises LookupError that says which there are."""
    for kind in PLAYERS.get(game, ()):
        if kind.name == name:
            return kind()
    raise LookupError(f"no player {name!r} for {game}; there are: {', '.join(players(game)) or 'none'}")
