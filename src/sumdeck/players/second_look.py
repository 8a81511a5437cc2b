"""A second look at a turn that was played: what more it could have won. It knows what the player knew then, and no more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sumdeck.players.formula.second_look import FormulaLooker
from sumdeck.players.looker import Looker
from sumdeck.players.mathino.second_look import MathinoLooker
from sumdeck.players.numberloor.second_look import NumberloorLooker
from sumdeck.players.numero.second_look import NumeroLooker
from sumdeck.rules.game import Game, Seat, View

LOOKERS: Final[Mapping[str, Looker[Any, Any]]] = {
    "formula": FormulaLooker(),
    "mathino": MathinoLooker(),
    "numberloor": NumberloorLooker(),
    "numero": NumeroLooker(),
    "numero-solitaire": NumeroLooker(),
}
"""Who takes a second look at which game."""


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
    looker = LOOKERS.get(game.name)
    if view.seat is None or looker is None:
        return None
    turn = looker.turn(view, moves)
    best = looker.best(game, view) if turn else ()
    could, did = looker.worth(view, best), looker.worth(view, turn)
    if could <= did:
        return None
    return Missed(could, did, looker.unit(view), looker.effort(game, view, best))
