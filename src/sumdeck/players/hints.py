"""Hints: a ladder of small steps towards a move, never more than asked for.

*Look again*, then what kind of move there is, then its target, then one part of it, then a similar example with other numbers,
and last the move itself, which the player still says. A hint is a code with details; the words are in the language files.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from sumdeck.players.formula.hints import formula_rungs
from sumdeck.players.mathino.hints import mathino_rungs
from sumdeck.players.numberloor.hints import numberloor_rungs
from sumdeck.players.numero.hints import numero_rungs
from sumdeck.rules.game import Game, View

Ladder: TypeAlias = Callable[[Any, Any], list[tuple[str, dict[str, str]]]]
"""From a game and a view to rungs: codes with their details."""

LADDERS: Final[Mapping[str, Ladder]] = {
    "formula": formula_rungs,
    "mathino": mathino_rungs,
    "numberloor": numberloor_rungs,
    "numero": numero_rungs,
    "numero-solitaire": numero_rungs,
}
"""Who knows the ladder of a game."""


@dataclass(frozen=True)
class Hint:
    """One rung of the ladder."""

    code: str
    details: tuple[tuple[str, str], ...] = ()


def hints(game: Game[Any, Any], view: View[Any]) -> list[Hint]:
    """The rungs for the seat of a view, the smallest help first; empty where it has nothing to do, or nobody knows the game."""
    if view.seat is None or view.seat not in game.to_act(view.shown) or game.name not in LADDERS:
        return []
    return [Hint(code, tuple(sorted(details.items()))) for code, details in LADDERS[game.name](game, view)]
