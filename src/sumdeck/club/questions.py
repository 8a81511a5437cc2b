"""The six questions that an organiser answers before a tournament (M-161), and what follows from the answers.

Every game has usual answers of its own, in `presets.toml`. Whoever wants more may set anything of `Settings` and `Terms` besides.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from importlib.resources import files
from typing import Any, Final

from sumdeck.club.codes import ClubCode
from sumdeck.club.levels import LEAST
from sumdeck.club.settings import CLASS, Settings
from sumdeck.club.terms import Terms
from sumdeck.rules import registry
from sumdeck.rules.game import Game, Json, Refusal
from sumdeck.rules.options import settings_of
from sumdeck.table.house import HouseRules

TURNS: Final = (0, 30, 60, 90, 120, 180)
"""Time limits that are offered, in seconds; 0 is for ever."""


@dataclass(frozen=True)
class ClubQuestion:
    """Something to decide on."""

    key: str
    """The name of the answer: `level`, `seats`, `system`, `turn_seconds`, `target` or `championship_target`."""
    choices: tuple[int | str, ...]
    """Answers to offer; only one where there is nothing to choose."""
    usual: int | str


def questions(name: str) -> tuple[ClubQuestion, ...]:
    """The six questions about a tournament of a game."""
    game, usual, choices = _game(name), _presets().get(name, {}), settings_of(Settings)
    levels = tuple(level.name for level in game.levels())
    seats = tuple(number for number in choices["seats"].values if isinstance(number, int) and number in game.seats)
    systems = tuple(str(system) for system in choices["system"].values if system != CLASS)
    targets = _targets(game)
    return (
        ClubQuestion("level", levels, usual.get("level", levels[-1] if levels else "")),
        ClubQuestion("seats", seats, usual.get("seats", seats[0])),
        ClubQuestion("system", systems, usual.get("system", "single")),
        ClubQuestion("turn_seconds", TURNS, usual.get("turn_seconds", 0)),
        ClubQuestion("target", targets, usual.get("target", targets[0])),
        ClubQuestion("championship_target", targets, usual.get("championship_target", targets[0])),
    )


def agree(name: str, answers: Mapping[str, Json]) -> tuple[Settings, Terms]:
    """What the answers mean; a question that is not answered is answered as usual. Raises Refusal."""
    game, usual = _game(name), _presets().get(name, {})
    given = {question.key: question.usual for question in questions(name)} | dict(answers)
    level = given.pop("level")
    own = given.get("options", {})
    if isinstance(own, dict):
        given["options"] = usual.get("options", {}) | ({"level": level} if level else {}) | own
    if game.advance and "advance" not in given and isinstance(given.get("options"), dict):
        # The game has a house rule for it, and nobody has said otherwise (M-166).
        given["advance"] = game.dump_options(game.options(given["options"]))[game.advance]
    known = {field.name for field in fields(Settings)}
    settings = Settings.load({key: value for key, value in given.items() if key in known})
    terms = Terms.load({"game": name} | {key: value for key, value in given.items() if key not in known})
    _check_seats(game, settings.seats)
    for championship in (False, True):
        game.options(options_of(game, terms, championship))
    HouseRules.load(terms.house)
    return settings, terms


def options_of(game: Game[Any, Any], terms: Terms, championship: bool) -> dict[str, Json]:
    """The options of a table: those of all tables, and its target (M-162, M-169). Raises Refusal."""
    target = terms.target_of(championship)
    if not target:
        return dict(terms.options)
    if not game.target:
        raise Refusal(ClubCode.NO_TARGET, game=game.name)
    return {**terms.options, game.target: target}


def _game(name: str) -> Game[Any, Any]:
    if name not in registry.games():
        raise Refusal(ClubCode.NO_SUCH_GAME, given=name, known=", ".join(registry.games()))
    game = registry.game(name)
    _check_seats(game, LEAST)
    return game


def _check_seats(game: Game[Any, Any], seats: int) -> None:
    if seats not in game.seats:
        raise Refusal(ClubCode.NOT_SO_MANY, game=game.name, seats=seats)


def _targets(game: Game[Any, Any]) -> tuple[int, ...]:
    """The targets to offer, the usual one first; 0 for a game that has none."""
    found = [setting.values for setting in game.settings() if setting.key == game.target]
    return tuple(value for value in found[0] if isinstance(value, int)) if found else (0,)


@cache
def _presets() -> dict[str, dict[str, Any]]:
    return tomllib.loads(files("sumdeck.club").joinpath("presets.toml").read_text("utf-8"))
