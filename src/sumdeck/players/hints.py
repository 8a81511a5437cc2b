"""Hints: a ladder of small steps towards a move, never more than asked for.

*Look again*, then what kind of move there is, then its target, then one part of it, then a similar example with other numbers,
and last the move itself, which the player still says. A hint is a code with details; the words are in the language files.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from sumdeck.rules import registry
from sumdeck.rules.game import Game, View

Rung: TypeAlias = tuple[str, dict[str, str]]
"""A code with its details."""
Ladder: TypeAlias = Callable[[Any, Any], list[Rung]]
"""From a game and a view to rungs."""


@dataclass(frozen=True)
class Hint:
    """One rung of the ladder."""

    code: str
    details: tuple[tuple[str, str], ...] = ()


def hints(game: Game[Any, Any], view: View[Any]) -> list[Hint]:
    """The rungs for the seat of a view, the smallest help first; empty where it has nothing to do, or nobody knows the game."""
    ladder = ladder_of(game)
    if view.seat is None or view.seat not in game.to_act(view.shown) or ladder is None:
        return []
    return [Hint(code, tuple(sorted(details.items()))) for code, details in ladder(game, view)]


def ladder_of(game: Game[Any, Any]) -> Ladder | None:
    ladder: Ladder | None = registry.kit_of(game).part("hints")
    return ladder
