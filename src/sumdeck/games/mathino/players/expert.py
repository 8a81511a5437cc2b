"""The expert of Mathino: it plays the planner's best candidates on with imagined cards (`sumdeck.players.search`)."""

from collections.abc import Sequence
from random import Random

from sumdeck.games.mathino.players.planner import VISITS, Weighing
from sumdeck.games.mathino.players.sight import MathinoPlayer, worth_of_cards
from sumdeck.games.mathino.players.simple import Greedy
from sumdeck.games.mathino.rules.moves import Move
from sumdeck.games.mathino.rules.state import CONFIRM, State
from sumdeck.players.search import Scheme, Search, allowed, lead
from sumdeck.players.sight import Sight
from sumdeck.rules.game import Game, Seat, View


class MathinoScheme(Scheme[State, Move]):
    """Candidates are the planner's; the hands are played to their end by the greedy player."""

    width = 4
    grown = 0

    def plays(self, game: Game[State, Move], view: View[State]) -> list[Move]:
        return allowed(game, view, Weighing(view, VISITS).ranked(), self.width)

    def horizon(self, state: State) -> int:
        return sum(map(len, state.hands))

    def reply(self, game: Game[State, Move], view: View[State], rng: Random) -> Move | None:
        return Greedy().choose(game, view, rng)

    def standing(self, state: State, seat: Seat) -> float:
        scores = [float(total) + worth_of_cards(state, won) for total, won in zip(state.totals, state.won, strict=True)]
        others = max(score for each, score in enumerate(scores) if each != seat)
        return lead(scores[seat] - others, 6.0 if game_goes_on(state) else 0.0)


def game_goes_on(state: State) -> bool:
    return bool(state.stock) or any(state.hands)


class Expert(MathinoPlayer):
    """Plays games on in its mind."""

    name = "expert"
    sight = Sight(visits=120)

    def wishes(self, view: View[State], rng: Random) -> Sequence[Move]:
        return Greedy().wishes(view, rng) if view.shown.setup.young else Weighing(view, VISITS).ranked()

    def choose(self, game: Game[State, Move], view: View[State], rng: Random) -> Move | None:
        if view.shown.phase != CONFIRM and not view.shown.setup.young:
            move = Search(game, view, MathinoScheme(), rng).best(self.sight.visits, self.tired)
            if move is not None:
                return move
        return super().choose(game, view, rng)
