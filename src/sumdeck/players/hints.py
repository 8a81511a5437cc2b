"""Hints: a ladder of small steps towards a move, never more than asked for.

*Look again*, then what kind of move there is, then its target, then one part of it, then a similar example with other numbers,
and last the move itself, which the player still says. A hint is a code with details; the words are in the language files.
"""

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from sumdeck.rules import registry
from sumdeck.rules.game import Game, View

Rung: TypeAlias = tuple[str, dict[str, str]]
"""A code with its details."""
Ladder: TypeAlias = Callable[[Any, Any], list[Rung]]
"""From a game and a view to rungs."""

PAIRS: Final = (
    *((4, 2), (7, 2), (5, 3), (6, 4), (8, 3), (6, 1), (9, 3), (3, 2), (8, 5), (2, 1), (10, 1), (9, 4)),
    *((7, 5), (3, 1), (10, 3), (6, 5), (5, 2), (9, 1), (7, 4), (4, 1)),
)
"""Two numbers for an example, small ones: whoever needs an example is helped by none about 50."""


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


def unlike(examples: Sequence[str], seen: Collection[str]) -> str:
    """The first example with none of the numbers that are seen or looked for; the last, with numbers of no card, if need be."""
    return next((each for each in examples if not set(seen) & set(re.findall(r"[\d./]+%?", each))), examples[-1])
