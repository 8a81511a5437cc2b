"""A second look at a turn of Numero: the take that `Greedy` would have made, against what was played."""

from __future__ import annotations

from random import Random

from sumdeck.players.numero.sight import AnyState, clears, objective_of, position_of
from sumdeck.players.numero.simple import Greedy
from sumdeck.players.numero.worth import worth_of
from sumdeck.rules.game import Game, View
from sumdeck.rules.numero.moves import Accept, Challenge, Move, Take


def numero_best(game: Game[AnyState, Move], view: View[AnyState], move: Move) -> Take | None:
    """The best take of a turn; None where there was none, or where the move was no turn but a word about another's build."""
    if isinstance(move, (Challenge, Accept)):
        return None
    best = Greedy().choose(game, view, Random(0))
    return best if isinstance(best, Take) else None


def numero_worth(view: View[AnyState], move: Move) -> int:
    """What a move wins at once: cards, or points in the scoring game."""
    if not isinstance(move, Take):
        return 0
    return worth_of(position_of(view), move, objective_of(view), clears(view))


def numero_unit(view: View[AnyState]) -> str:
    """What is counted."""
    return objective_of(view)
