"""The options of a game from the command line: level, pack, scoring and single settings. Which there are, the game says.

Levels of one's own are choices of cards under a name, kept in the user's folder for every game that takes such a choice.
"""

import json
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from sumdeck.command.files import put, reason_of
from sumdeck.command.program import Problem
from sumdeck.folder import FOLDER, folder
from sumdeck.rules import registry
from sumdeck.rules.game import Game, Json, Refusal
from sumdeck.rules.packfile import PackError
from sumdeck.words import say

FILE: Final = "own-levels"
"""No game that is kept beside it is called so."""


def game_named(name: str) -> Game[Any, Any]:
    """A game of the registry. Raises Problem."""
    try:
        return registry.game(name)
    except LookupError:
        raise Problem(say("cli.no_such_game", given=name, known=", ".join(registry.games()))) from None


def own_levels(game: Game[Any, Any]) -> dict[str, str]:
    """What was kept for a game: names, each with its cards. A file that nobody can read holds nothing."""
    found = _read().get(game.family)
    return {str(name): str(cards) for name, cards in found.items()} if isinstance(found, dict) else {}


def keep_level(game: Game[Any, Any], name: str, cards: str) -> None:
    """Keep a choice of cards under a name. Raises Problem."""
    if not name.strip() or name in {level.name for level in game.levels()}:
        raise Problem(say("levels.taken", name=name))
    everything = _read()
    everything[game.family] = {**own_levels(game), name: cards}
    try:
        folder().mkdir(parents=True, exist_ok=True)
        put(_path(), json.dumps(everything, ensure_ascii=False, indent=1).encode())
    except OSError as fault:
        raise Problem(say("saved.not_kept", file=_path(), reason=reason_of(fault), variable=FOLDER)) from fault


def _path() -> Path:
    return folder() / FILE


def _read() -> dict[str, Any]:
    try:
        found = json.loads(_path().read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def options_from(game: Game[Any, Any], args: Namespace, seats: int) -> Any:
    """The options that the arguments ask for. Raises Problem, Refusal."""
    given: dict[str, Json] = dict(game.seating(seats))
    level = level_from(game, args)
    if args.pack is not None:
        given |= own_cards(game, args.pack, args.level)
    elif level is not None:
        given["level"] = level
    if args.scoring:
        given["scoring"] = True
    for wish in args.set:
        key, sign, text = wish.partition("=")
        if not sign:
            raise Problem(say("cli.bad_set", given=wish))
        given[key.strip()] = setting_value(text.strip())
    options = game.options(given)
    wanted = getattr(args, "referee", None)
    return options if wanted in (None, game.referee(options)) else checked_by(game, given, wanted)


def level_from(game: Game[Any, Any], args: Namespace) -> str | None:
    """The level, which may be one's own: a choice of cards, or the name that one is kept under. Raises Problem where none is."""
    cards = getattr(args, "cards", None)
    level: str | None = own_levels(game).get(args.level, args.level) if cards is None else cards
    if level is not None and not game.levels():
        raise Problem(say("catalogue.no_levels", game=game.name))
    return level


def checked_by(game: Game[Any, Any], given: Mapping[str, Json], referee: str) -> Any:
    """The same options, but somebody else checks: with one more setting, which changes nothing else. Raises Problem."""
    usual = game.dump_options(game.options(given))
    for setting in game.settings():
        for value in setting.values if setting.key not in given else ():
            try:
                options = game.options({**given, setting.key: value})
            except Refusal:
                continue
            changed = {key for key, now in game.dump_options(options).items() if now != usual[key]}
            if game.referee(options) == referee and changed == {setting.key}:
                return options
    raise Problem(say("cli.no_such_referee", given=referee, game=game.name))


def own_cards(game: Game[Any, Any], path: Path, level: str | None) -> Mapping[str, Json]:
    """Options with the cards of a file. Raises Refusal, or Problem with the file, the line and the reason."""
    try:
        given = game.own_pack(path.read_text("utf-8"), str(path), level)
    except (OSError, UnicodeDecodeError) as fault:
        raise Problem(say("saved.no_file", file=path, reason=reason_of(fault))) from fault
    except PackError as fault:
        raise Problem(str(fault)) from fault
    if given is None:
        raise Problem(say("cli.no_own_pack", game=game.name))
    return given


def setting_value(text: str) -> Json:
    """A value as it is typed: yes and no in any spelling, a whole number, or a word."""
    if text.lower() in ("true", "yes", "on"):
        return True
    if text.lower() in ("false", "no", "off"):
        return False
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text
