"""What a table has changed about its level: the settings that nobody would guess."""

from typing import Any

from sumdeck.rules.game import Game
from sumdeck.rules.offers import SettingValue
from sumdeck.rules.values import Refusal


def deviations(game: Game[Any, Any], options: dict[str, Any], seats: int) -> dict[str, SettingValue]:
    """The settings of complete options that nobody would guess from the level and from all the others."""
    given = taken_for_granted(game, options, seats)
    chosen = {setting.key: options[setting.key] for setting in game.settings() if setting.key in options}
    return {key: value for key, value in chosen.items() if key not in given and tells(game, given, chosen, key)}


def taken_for_granted(game: Game[Any, Any], options: dict[str, Any], seats: int) -> dict[str, Any]:
    return {**game.seating(seats), **({"level": options["level"]} if options.get("level") else {})}


def tells(game: Game[Any, Any], given: dict[str, Any], chosen: dict[str, SettingValue], key: str) -> bool:
    """Whether there is something to tell about a setting: it would be another, had nobody said so."""
    others = {name: value for name, value in chosen.items() if name != key}
    try:
        usual = game.options({**others, **given})
    except Refusal:
        return True  # the others go with this value only
    return bool(game.dump_options(usual)[key] != chosen[key])


def beside_who_checks(game: Game[Any, Any], options: dict[str, Any], seats: int) -> dict[str, SettingValue]:
    """The same without what the house rules of a table tell already."""
    given = taken_for_granted(game, options, seats)
    changed = deviations(game, options, seats)
    return {key: value for key, value in changed.items() if not only_checks(game, given, key, value)}


def only_checks(game: Game[Any, Any], given: dict[str, Any], key: str, value: SettingValue) -> bool:
    """Whether a setting says who checks and nothing else."""
    try:
        usual, own = game.options(given), game.options({**given, key: value})
    except Refusal:
        return False
    before, after = game.dump_options(usual), game.dump_options(own)
    return game.referee(usual) != game.referee(own) and {name for name in after if before[name] != after[name]} == {key}
