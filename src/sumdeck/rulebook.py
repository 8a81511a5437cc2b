"""The rules in words: which texts of a game its level and its house rules need. Screens and paper tell the same ones.

The chapter of a kit knows which. Of a game without one, every text `rules.<family>.…` is told.
"""

from typing import Any, Protocol

from sumdeck.rules import registry
from sumdeck.rules.game import Game
from sumdeck.words import say, worded


class Chapter(Protocol):
    """What such a module has."""

    def setup(self, options: Any) -> list[str]:
        """What to do before the first turn."""

    def rules(self, options: Any) -> list[str]:
        """The rules of these options, a paragraph each."""


def rules_of(game: Game[Any, Any], options: Any) -> list[str]:
    """The rules of a table, a paragraph each. Some begin with what they are about, IN CAPITALS."""
    chapter = chapter_of(game)
    if chapter is not None:
        return chapter.rules(options)
    return [say(code) for code in worded(f"rules.{game.family}.")] or [say("guide.none")]


def setting_up(game: Game[Any, Any], options: Any) -> list[str]:
    """What people do with real cards before the first turn, and a program does by itself."""
    chapter = chapter_of(game)
    return [] if chapter is None else chapter.setup(options)


def chapter_of(game: Game[Any, Any]) -> Chapter | None:
    """The chapter of a game; None where it has none."""
    chapter: Chapter | None = registry.kit_of(game).part("rulebook")
    return chapter
