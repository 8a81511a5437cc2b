"""A player for every game: it plays anything. Games whose weakest player shall do better have one of their own."""

from __future__ import annotations

from random import Random
from typing import Any

from sumdeck.players.player import Player
from sumdeck.rules.game import Game, View


class Anybody(Player[Any, Any]):
    """Some legal move, as the game itself draws one."""

    name = "random"

    def choose(self, game: Game[Any, Any], view: View[Any], rng: Random) -> Any:
        assert view.seat is not None
        return game.sample(view.shown, view.seat, rng)
