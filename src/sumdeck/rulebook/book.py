"""Which game has a chapter of its own. Of all others, every text `rules.<family>.…` is told."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final, Protocol, cast

from sumdeck.language import say, worded
from sumdeck.rules.game import Game

_CHAPTERS: Final = {
    "formula": "sumdeck.rulebook.formula.chapter",
    "mathino": "sumdeck.rulebook.mathino.chapter",
    "numberloor": "sumdeck.rulebook.numberloor.chapter",
    "numero": "sumdeck.rulebook.numero.chapter",
    "numero-solitaire": "sumdeck.rulebook.numero.solitaire",
}
"""The modules by the names of the games, each imported when somebody reads it."""


class Chapter(Protocol):
    """What such a module has."""

    def setup(self, options: Any) -> list[str]:
        """What to do before the first turn."""

    def rules(self, options: Any) -> list[str]:
        """The rules of these options, a paragraph each."""


def rules_of(game: Game[Any, Any], options: Any) -> list[str]:
    """The rules of a table, a paragraph each. Some begin with what they are about, IN CAPITALS."""
    if game.name in _CHAPTERS:
        return chapter(game).rules(options)
    return [say(code) for code in worded(f"rules.{game.family}.")]


def setting_up(game: Game[Any, Any], options: Any) -> list[str]:
    """What people do with real cards before the first turn, and a program does by itself."""
    return chapter(game).setup(options) if game.name in _CHAPTERS else []


def chapter(game: Game[Any, Any]) -> Chapter:
    """The chapter of a game."""
    return cast(Chapter, import_module(_CHAPTERS[game.name]))
