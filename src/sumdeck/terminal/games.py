"""Which game has a desk of its own. All others sit at the plain one."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from sumdeck.rules.game import Game
from sumdeck.terminal.desk import Desk

_DESKS: Final = {
    "formula": ("sumdeck.terminal.formula", "FormulaDesk"),
    "mathino": ("sumdeck.terminal.mathino", "MathinoDesk"),
    "numberloor": ("sumdeck.terminal.numberloor", "NumberloorDesk"),
    "numero": ("sumdeck.terminal.numero", "NumeroDesk"),
    "numero-solitaire": ("sumdeck.terminal.numero", "NumeroDesk"),
}
"""Module and class of a desk, which is imported when somebody sits down at it."""


def desk_of(game: Game[Any, Any]) -> Desk:
    """The desk at which a game is played."""
    if game.name not in _DESKS:
        return Desk(game)
    module, kind = _DESKS[game.name]
    desk: Desk = getattr(import_module(module), kind)(game)
    return desk
