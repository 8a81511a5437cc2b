"""In which design a game is printed: that of its kit, else plainly."""

from __future__ import annotations

from typing import Any

from sumdeck.paper.design import Design
from sumdeck.rules import registry
from sumdeck.rules.game import Game


def design_of(game: Game[Any, Any]) -> Design:
    """The design in which a game is printed."""
    kind: type[Design] = registry.kit_of(game).part("paper") or Design
    return kind(game)


def designs() -> list[Design]:
    """Every game that has cards of its own; another way to play with them has no other paper."""
    games = map(registry.game, registry.games())
    return [design_of(game) for game in games if game.family == game.name]
