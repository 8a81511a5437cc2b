"""Which game has a design of its own. All others are printed plainly."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from sumdeck.paper.design import Design
from sumdeck.rules import registry
from sumdeck.rules.game import Game

_DESIGNS: Final = {
    "formula": ("sumdeck.paper.formula", "FormulaDesign"),
    "mathino": ("sumdeck.paper.mathino", "MathinoDesign"),
    "numberloor": ("sumdeck.paper.numberloor", "NumberloorDesign"),
    "numero": ("sumdeck.paper.numero", "NumeroDesign"),
}
"""Module and class of a design, by the family of a game; imported when something is printed."""


def design_of(game: Game[Any, Any]) -> Design:
    """The design in which a game is printed."""
    if game.family not in _DESIGNS:
        return Design(game)
    module, kind = _DESIGNS[game.family]
    design: Design = getattr(import_module(module), kind)(game)
    return design


def designs() -> list[Design]:
    """Every game that has cards of its own; another way to play with them has no other paper."""
    games = map(registry.game, registry.games())
    return [design_of(game) for game in games if game.family == game.name]
