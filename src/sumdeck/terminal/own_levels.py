"""Levels of one's own: a choice of cards under a name, kept in the user's folder for every game that takes such a choice."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from sumdeck.folder import FOLDER, folder
from sumdeck.rules.game import Game
from sumdeck.terminal.files import put, reason_of
from sumdeck.terminal.problem import Problem
from sumdeck.words import say

FILE: Final = "own-levels"
"""No game that is kept beside it is called so."""


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
        put(_path(), json.dumps(everything, ensure_ascii=False, indent=1))
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
