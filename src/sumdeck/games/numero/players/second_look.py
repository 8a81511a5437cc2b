"""A second look at a turn of Numero: the take that `Greedy` would have made, against what was played."""

from collections.abc import Sequence
from random import Random
from typing import Final

from sumdeck.games.numero.players.hints import numero_rungs
from sumdeck.games.numero.players.sight import clears, objective_of, position_of, worth_of
from sumdeck.games.numero.players.simple import Greedy
from sumdeck.games.numero.rules.moves import Accept, Challenge, Move, Pick, Take
from sumdeck.games.numero.rules.state import State
from sumdeck.players.hints import Rung
from sumdeck.players.second_look import FINDABLE, Looker
from sumdeck.rules.game import Game, Seat, View

LEAST: Final = 3
"""As many cards as a sum and its result are."""


class NumeroLooker(Looker[State, Move]):
    """Cards that are won at once; points in the scoring game."""

    visits = 40_000_000

    def turn(self, view: View[State], moves: Sequence[tuple[Seat, Move]]) -> tuple[Move, ...]:
        """A word about another's build is no turn."""
        return tuple(move for _, move in moves[:1] if not isinstance(move, (Challenge, Accept)))

    def best(self, game: Game[State, Move], view: View[State]) -> tuple[Move, ...]:
        greedy = Greedy()
        best = greedy.choose(game, view, Random(0))
        self.spent += greedy.visits
        return (best,) if isinstance(best, Take) else ()

    def worth(self, view: View[State], moves: Sequence[Move]) -> int:
        return sum(
            worth_of(position_of(view), move, objective_of(view), clears(view)) for move in moves if isinstance(move, Take)
        )

    def tier(self, game: Game[State, Move], view: View[State], moves: tuple[Move, ...]) -> int:
        """By the equations of its sentence. A card that only equals a pile is no sum, however much it wins."""
        steps = self.effort(game, view, moves)
        if steps > FINDABLE or self.worth(view, moves) < LEAST or not any(map(reckons, moves)):
            return 0
        return min(steps, 3)

    def unit(self, view: View[State]) -> str:
        return objective_of(view)

    def rungs(self, game: Game[State, Move], view: View[State], wanted: int) -> list[Rung]:
        """The ladder of the game leads to the same take."""
        return numero_rungs(game, view)


def reckons(move: Move) -> bool:
    """Whether a take says more than that a card equals a pile."""
    return isinstance(move, Take) and not all(isinstance(group.how, Pick) for group in move.groups)
