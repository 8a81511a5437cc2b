"""The rules in words: which texts of a game its level and its house rules need. Screens and paper tell the same ones.

The chapter of a kit knows which. Of a game without one, every text `rules.<family>.…` is told.
"""

from typing import Any, Protocol

from sumdeck.rules import registry
from sumdeck.rules.deviations import deviations
from sumdeck.rules.game import Game, Refusal
from sumdeck.rules.offers import SettingValue
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
        return [*chapter.rules(options), *house_rules(game, chapter, options)]
    return [say(code) for code in worded(f"rules.{game.family}.")] or [say("guide.none")]


def house_rules(game: Game[Any, Any], chapter: Chapter, options: Any) -> list[str]:
    """What the table has changed and its chapter does not tell, in a line; nothing where there is none."""
    told, complete = [*chapter.rules(options), *chapter.setup(options)], game.dump_options(options)
    level = {key: complete[key] for key in ("level", "pack") if key in complete}
    silent: list[str] = []
    for key, value in deviations(game, complete, game.seats[-1]).items():
        given = {name: other for name, other in complete.items() if name != key and name not in level}
        try:
            usual = game.options({**given, **level})
        except Refusal:
            continue  # the others go with this value only, and are told
        if [*chapter.rules(usual), *chapter.setup(usual)] == told:
            silent.append(f"{say(f'setting.{game.family}.{key}')}: {value_words(game, key, value)}")
    return [say("rules.house", rules="; ".join(silent))] if silent else []


def value_words(game: Game[Any, Any], key: str, value: SettingValue) -> str:
    """What a setting says, as menus say it too."""
    if isinstance(value, bool):
        return say("app.yes" if value else "app.no")
    code = f"value.{game.family}.{key}.{value}"
    return say(code) if code in worded(code) else str(value)


def setting_up(game: Game[Any, Any], options: Any) -> list[str]:
    """What people do with real cards before the first turn, and a program does by itself."""
    chapter = chapter_of(game)
    return [] if chapter is None else chapter.setup(options)


def chapter_of(game: Game[Any, Any]) -> Chapter | None:
    """The chapter of a game; None where it has none."""
    chapter: Chapter | None = registry.kit_of(game).part("rulebook")
    return chapter
