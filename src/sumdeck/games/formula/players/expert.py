"""The expert of Formula: it plays the planner's best formulas on with imagined cards (`sumdeck.players.search`)."""

from random import Random

from sumdeck.games.formula.players.planner import Planner, expected, ranked
from sumdeck.games.formula.players.simple import Greedy, otherwise
from sumdeck.games.formula.rules.formulas import any_formula
from sumdeck.games.formula.rules.moves import Lay, Move
from sumdeck.games.formula.rules.state import State
from sumdeck.players.search import Scheme, Search, allowed, lead
from sumdeck.players.sight import Sight
from sumdeck.rules.game import Game, Seat, View


class FormulaScheme(Scheme[State, Move]):
    """Candidates are the planner's; games are played on by the greedy player."""

    width = 4

    def plays(self, game: Game[State, Move], view: View[State]) -> list[Move]:
        state, seat = view.shown, view.own_seat
        found: list[Move] = unlike(ranked(state, seat), self.width - 1)
        return allowed(game, view, [*found, otherwise(state, seat)], self.width)

    def horizon(self, state: State) -> int:
        return 6

    def reply(self, game: Game[State, Move], view: View[State], rng: Random) -> Move | None:
        return Greedy().choose(game, view, rng)

    def standing(self, state: State, seat: Seat) -> float:
        if state.rounds or state.ended or state.out:
            places = state.rounds[-1].places if state.rounds else None
            if places is not None:
                return 1.0 if places[seat] == 1 else 0.0
            if state.out:
                return 1.0 if state.out[0] == seat else 0.0
        needed = [expected(len(hand)) for hand in state.hands]
        others = min(turns for each, turns in enumerate(needed) if each != seat)
        return lead(others - needed[seat], 1.0)

    def plausible(self, game: Game[State, Move], view: View[State], state: State, rng: Random) -> bool:
        """Whoever passed a moment ago had nothing to lay on this formula."""
        last = Seat((state.seat - 1) % state.setup.seats)
        return not state.idle or last == view.seat or last in state.out or not any_formula(state, last)


def unlike(found: list[Lay], most: int) -> list[Move]:
    """The first that leave different hands."""
    by_laid: dict[object, Move] = {}
    for move in found:
        by_laid.setdefault((move.laid, move.symbol), move)
    return list(by_laid.values())[:most]


class Expert(Planner):
    """Plays games on in its mind."""

    name = "expert"
    sight = Sight(visits=100)

    def choose(self, game: Game[State, Move], view: View[State], rng: Random) -> Move | None:
        move = Search(game, view, FormulaScheme(), rng).best(self.sight.visits, self.tired)
        return super().choose(game, view, rng) if move is None else move
