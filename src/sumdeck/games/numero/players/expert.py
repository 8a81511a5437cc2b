"""The expert of Numero: it plays the best candidates on with imagined cards (`sumdeck.players.search`)."""

from random import Random

from sumdeck.games.numero.players.planner import face_gains, smallest
from sumdeck.games.numero.players.simple import NumeroPlayer, first_legal
from sumdeck.games.numero.rules.moves import Move
from sumdeck.games.numero.rules.state import FINAL, PLAY, State
from sumdeck.players.search import Scheme, Search, allowed, lead
from sumdeck.players.sight import Sight
from sumdeck.rules.game import Game, Seat, View

TRUSTED = 0.85
"""How likely whoever has built a pile still holds its answer, where building without one is forbidden."""
NEXT, LATER = 0.8, 0.6
"""What the best take of a hand is worth: in the turn that comes, and where others come before it."""


class Thrifty(NumeroPlayer):
    """A planner that keeps high cards: they win more piles at once. What an expert would play at first sight."""

    name = "thrifty"
    high = 0.85


THRIFTY = Thrifty()


class NumeroScheme(Scheme[State, Move]):
    """Candidates are a thrifty player's, who also plays the next two turns; then what hands could take counts too."""

    width = 8

    def plays(self, game: Game[State, Move], view: View[State]) -> list[Move]:
        return allowed(game, view, THRIFTY.wishes(view, Random(0)), self.width) or [first_legal(game, view, [])]

    def horizon(self, state: State) -> int:
        return 2

    def reply(self, game: Game[State, Move], view: View[State], rng: Random) -> Move | None:
        return THRIFTY.choose(game, view, rng)

    def standing(self, state: State, seat: Seat) -> float:
        if state.setup.options.scoring:
            scores = [float(state.points(Seat(each))) for each in range(state.setup.seats)]
        else:
            scores = [float(len(won)) for won in state.won]
        if state.phase == PLAY:
            scores = [score + prospect for score, prospect in zip(scores, prospects(state), strict=True)]
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


def prospects(state: State) -> list[float]:
    """What each hand promises: its best take by plain sums, and high cards."""
    number, most = state.setup.number, max(state.setup.faces)
    gains = face_gains(*smallest([(int(pile.value), len(pile.cards)) for pile in state.centre]), most + 1)
    return [
        (NEXT if seat == state.seat else LATER) * max([gains[number[card]] for card in hand], default=0.0)
        + Thrifty.high * sum([number[card] for card in hand]) / most
        for seat, hand in enumerate(state.hands)
    ]


class Expert(Thrifty):
    """Plays games on in its mind."""

    name = "expert"
    sight = Sight(visits=200)

    def play(self, game: Game[State, Move], view: View[State], rng: Random) -> Move:
        if view.shown.alone or view.shown.phase == FINAL:
            return super().play(game, view, rng)
        move = Search(game, view, NumeroScheme(), rng).best(self.sight.visits, self.tired)
        return super().play(game, view, rng) if move is None else move
