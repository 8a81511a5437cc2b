"""Which desk a game is played at: that of its kit, else the plain one; and the line that tells what it is."""

from __future__ import annotations

from typing import Any

from sumdeck.rules import registry
from sumdeck.rules.game import Game
from sumdeck.terminal.desk import Desk
from sumdeck.words import say, worded


def desk_of(game: Game[Any, Any]) -> Desk:
    """The desk at which a game is played."""
    kind: type[Desk] = registry.kit_of(game).part("desk") or Desk
    return kind(game)


def about_game(name: str) -> str:
    """A game and what it is about, in one line."""
    title = say(f"game.{name}")
    return say("menu.about", game=title, about=say(f"game.{name}.about")) if worded(f"game.{name}.about") else title
