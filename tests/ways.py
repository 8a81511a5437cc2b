"""The ways in which a game can be chosen: each of its levels; or simply the game, where it has none."""

from __future__ import annotations

from typing import Any

from sumdeck.rules.game import Game, Json


def ways(game: Game[Any, Any]) -> list[dict[str, Json]]:
    """What `game.options` takes for each of them."""
    return [{"level": level.name} for level in game.levels()] or [{}]
