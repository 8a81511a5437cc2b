"""A second look at a turn that was played: what more it could have won. It knows what the player knew then, and no more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sumdeck.players.looker import Looker
from sumdeck.rules import registry
from sumdeck.rules.game import Game, Seat, View


def looker_of(game: str) -> Looker[Any, Any] | None:
    """Who takes a second look at a game; None where nobody does."""
    kind: type[Looker[Any, Any]] | None = registry.kit(game).part("second_look") if game in registry.games() else None
    return None if kind is None else kind()


@dataclass(frozen=True)
class Missed:
    """More than was won."""

    could: int
    did: int
    unit: str
    """`cards` or `points`."""
    steps: int = 1
    """How hard it is to find: how many equations the sentence has that says it, or about as hard as so many."""

    @property
    def more(self) -> int:
        return self.could - self.did


def missed(game: Game[Any, Any], view: View[Any], moves: Sequence[tuple[Seat, Any]]) -> Missed | None:
    """What a turn has left lying, given all moves from there on; None where nothing better was seen, or nobody knows the game.

    Searches have budgets, so there may have been even more; what is said to have been there, was.
    """
    looker = looker_of(game.name)
    if view.seat is None or looker is None:
        return None
    turn = looker.turn(view, moves)
    best = looker.best(game, view) if turn else ()
    could, did = looker.worth(view, best), looker.worth(view, turn)
    if could <= did:
        return None
    return Missed(could, did, looker.unit(view), looker.effort(game, view, best))
