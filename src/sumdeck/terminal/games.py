"""How a game is drawn in the terminal: as its kit says, else the plain one; and the line that tells what it is."""

from __future__ import annotations

from typing import Any

from sumdeck.rules import registry
from sumdeck.rules.game import Game
from sumdeck.terminal.terminal_view import TerminalView
from sumdeck.words import say, worded


def terminal_view_of(game: Game[Any, Any]) -> TerminalView:
    """How a game is drawn in the terminal."""
    kind: type[TerminalView] = registry.kit_of(game).part("terminal") or TerminalView
    return kind(game)


def about_game(name: str) -> str:
    """A game and what it is about, in one line."""
    title = say(f"game.{name}")
    return say("menu.about", game=title, about=say(f"game.{name}.about")) if worded(f"game.{name}.about") else title
