"""A second look at a turn of Formula: a formula with as many new cards as can be, against what was laid."""

from collections.abc import Sequence
from random import Random

from sumdeck.games.formula.players.hints import rungs_towards
from sumdeck.games.formula.players.simple import Greedy
from sumdeck.games.formula.rules.moves import Draw, Lay, Move
from sumdeck.games.formula.rules.state import State
from sumdeck.players.hints import Rung
from sumdeck.players.second_look import Looker
from sumdeck.rules.game import Game, Seat, View


class FormulaLooker(Looker[State, Move]):
    """Cards that leave the hand."""

    tiers = (1, 2, 3)

    def turn(self, view: View[State], moves: Sequence[tuple[Seat, Move]]) -> tuple[Move, ...]:
        """Where one may play after drawing, the turn is judged with the card that was drawn."""
        draws = view.shown.setup.options.play_after_draw
        return tuple(move for _, move in moves[:1] if not (draws and isinstance(move, Draw)))

    def best(self, game: Game[State, Move], view: View[State]) -> tuple[Move, ...]:
        best = Greedy().choose(game, view, Random(0))
        return (best,) if isinstance(best, Lay) else ()

    def worth(self, view: View[State], moves: Sequence[Move]) -> int:
        return sum(len(move.laid) for move in moves if isinstance(move, Lay))

    def rungs(self, game: Game[State, Move], view: View[State], wanted: int) -> list[Rung]:
        """The ladder of the game leads to the easiest formula; this one to the one with most cards."""
        return [rung for move in self.best(game, view) if isinstance(move, Lay) for rung in rungs_towards(game, view, move)]
