"""What every computer player of Numero does: it plays the best of what it sees (`candidates.py`), as far ahead as it thinks."""

from random import Random
from typing import ClassVar

from sumdeck.games.numero.players.candidates import candidates
from sumdeck.games.numero.players.planner import weighed
from sumdeck.games.numero.players.sight import is_certain_bluff, position_of
from sumdeck.games.numero.rules.challenge import doubtable
from sumdeck.games.numero.rules.moves import Accept, Challenge, Move, Pass, Stop
from sumdeck.games.numero.rules.state import CONFIRM, FINAL, State
from sumdeck.players.player import Player
from sumdeck.players.sight import Sight
from sumdeck.rules.game import Game, Refusal, Seat, View


class NumeroPlayer(Player[State, Move]):
    """Plays on its own turn; lets the builds of others stand, but for those that cannot be true."""

    sight = Sight()
    high: ClassVar[float] = 0.0
    """What it is worth, in cards, to keep the highest face of all."""
    visits = 0
    """What its last search for a take has cost; all it may, where none was found."""

    def choose(self, game: Game[State, Move], view: View[State], rng: Random) -> Move | None:
        shown, seat = view.shown, view.own_seat
        bluff = None if shown.alone else sure_challenge(shown, seat)
        if bluff is not None or (shown.seat != seat and shown.phase != CONFIRM):
            return bluff
        return Accept() if shown.phase == CONFIRM else self.play(game, view, rng)

    def play(self, game: Game[State, Move], view: View[State], rng: Random) -> Move:
        """A move for the player's own turn."""
        return first_legal(game, view, self.wishes(view, rng))

    def wishes(self, view: View[State], rng: Random) -> list[Move]:
        """What it would like to do, the best first."""
        position = position_of(view)
        found, self.visits = candidates(view, position, self.sight, rng)
        if self.sight.ahead and view.shown.phase != FINAL:
            return list(weighed(view.shown, position, found, self.high))
        return [move for _, move in found]


class RandomPlayer(NumeroPlayer):
    """Any legal move, each as likely as the others."""

    name = "random"

    def play(self, game: Game[State, Move], view: View[State], rng: Random) -> Move:
        moves = game.legal_moves(view.shown, view.own_seat)
        return moves[rng.randrange(len(moves))]


class Beginner(NumeroPlayer):
    """Matches, and sums of two to ten."""

    name = "beginner"
    sight = Sight(things=2, sums=1, largest=10, special=False, finds=0.7, talks=True, ahead=False)


class Careless(NumeroPlayer):
    """Sums of two up to thirteen, if it does not overlook them."""

    name = "careless"
    sight = Sight(things=2, sums=1, largest=13, special=False, finds=0.88, ahead=False)


class Steady(NumeroPlayer):
    """Two sums of two in one turn."""

    name = "steady"
    sight = Sight(things=2, sums=2, finds=0.985, ahead=False)


class Greedy(NumeroPlayer):
    """The best take there is; else a build, else a discard, as the rule sheets advise (N-49)."""

    name = "greedy"
    sight = Sight(ahead=False)


class Planner(NumeroPlayer):
    """Weighs every take, build and discard by what comes of it."""

    name = "planner"


def sure_challenge(state: State, seat: Seat) -> Challenge | None:
    """A challenge that cannot fail, going by the seat's own cards."""
    for made in doubtable(state, seat):
        if isinstance(made.value, int) and is_certain_bluff(state, seat, made.value):
            return Challenge(made.serial)
    return None


def first_legal(game: Game[State, Move], view: View[State], wishes: list[Move]) -> Move:
    """The first wish that the table's house rules allow; else a word, else a take before anything else."""
    for move in (*wishes, Pass(), Stop()):
        try:
            return game.check(view.shown, view.own_seat, move)
        except Refusal:
            continue
    moves = game.legal_moves(view.shown, view.own_seat)
    for move in moves:
        if not isinstance(move, (Challenge, Pass, Stop)):
            return move
    return moves[-1]  # challenges come first in a list, and none of them is sure
