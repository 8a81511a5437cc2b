"""Which computer players there are for each game: those of its kit."""

from __future__ import annotations

from random import Random
from typing import Any

from sumdeck.players.player import Player
from sumdeck.rules import registry
from sumdeck.rules.game import Game, View


class Anybody(Player[Any, Any]):
    """Some legal move, as the game itself draws one."""

    name = "random"

    def choose(self, game: Game[Any, Any], view: View[Any], rng: Random) -> Any:
        assert view.seat is not None
        return game.sample(view.shown, view.seat, rng)


def players(game: str) -> tuple[str, ...]:
    """The names of a game's computer players, the weakest first."""
    return tuple(kind.name for kind in kinds(game))


def player(game: str, name: str) -> Player[Any, Any]:
    """A computer player by name. Raises LookupError that says which there are."""
    for kind in kinds(game):
        if kind.name == name:
            return kind()
    raise LookupError(f"no player {name!r} for {game}; there are: {', '.join(players(game)) or 'none'}")


def kinds(game: str) -> tuple[type[Player[Any, Any]], ...]:
    """The computer players of a game, the weakest first; none where there is no such game."""
    if game not in registry.games():
        return ()
    return registry.kit(game).part("players") or (Anybody,)
