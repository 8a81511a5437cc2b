"""Hints: a ladder of small steps towards a move, never more than asked for.

*Look again*, then what kind of move there is, then its target, then one part of it, then a similar example with other numbers,
and last the move itself, which the player still says. A hint is a code with details; the words are in the language files.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from sumdeck.players.mathino.hints import mathino_rungs
from sumdeck.players.numero.hints import numero_rungs
from sumdeck.rules.game import Game, View

LADDERS: Final[dict[str, Callable[[Any, Any], list[tuple[str, dict[str, str]]]]]] = {
    "mathino": mathino_rungs,
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
