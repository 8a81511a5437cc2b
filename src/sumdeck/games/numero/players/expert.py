"""The expert of Numero: it plays the best candidates on with imagined cards (`sumdeck.players.search`)."""

from random import Random

from sumdeck.games.numero.players.simple import Greedy, NumeroPlayer, Planner, first_legal
from sumdeck.games.numero.rules.moves import Move
from sumdeck.games.numero.rules.state import FINAL, State
from sumdeck.players.search import Scheme, Search, allowed, lead
from sumdeck.players.sight import Sight
from sumdeck.rules.game import Game, Seat, View

GREEDY, PLANNER = Greedy(), Planner()
TRUSTED = 0.85
"""How likely whoever has built a pile still holds its answer, where building without one is forbidden."""


class NumeroScheme(Scheme[State, Move]):
    """Candidates are the planner's; the next three turns are played by the greedy player."""

    width = 4

    def plays(self, game: Game[State, Move], view: View[State]) -> list[Move]:
        return allowed(game, view, PLANNER.wishes(view, Random(0)), self.width) or [first_legal(game, view, [])]

    def horizon(self, state: State) -> int:
        return 3

    def reply(self, game: Game[State, Move], view: View[State], rng: Random) -> Move | None:
        return GREEDY.choose(game, view, rng)

    def standing(self, state: State, seat: Seat) -> float:
        if state.setup.options.scoring:
            scores = [float(state.points(Seat(each))) for each in range(state.setup.seats)]
        else:
            scores = [float(len(won)) for won in state.won]
        others = max(score for each, score in enumerate(scores) if each != seat)
        left = len(state.deck) + sum(map(len, state.hands)) + sum(len(pile.cards) for pile in state.centre)
        return lead(scores[seat] - others, left**0.5 * 1.5)

    def plausible(self, game: Game[State, Move], view: View[State], state: State, rng: Random) -> bool:
        """A build proves that its maker held the answer; mostly it still does."""
        number = state.setup.number
        for pile in state.centre:
            trusted = pile.built and pile.builder != view.seat and rng.random() < TRUSTED
            if trusted and all(number[card] != pile.value for card in state.hands[pile.builder]):
                return False
        return True


class Expert(NumeroPlayer):
    """Plays games on in its mind."""

    name = "expert"
    sight = Sight(visits=300)

    def play(self, game: Game[State, Move], view: View[State], rng: Random) -> Move:
        if view.shown.alone or view.shown.phase == FINAL:
            return super().play(game, view, rng)
        move = Search(game, view, NumeroScheme(), rng).best(self.sight.visits, self.tired)
        return super().play(game, view, rng) if move is None else move
