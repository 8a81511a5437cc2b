"""Three players that look no further than this turn: random, careless and greedy."""

from random import Random

from sumdeck.games.numberloor.players.laying import longest_chain
from sumdeck.games.numberloor.rules.moves import GoOn, Lay, Move, Pass, Stop, TakeTwo
from sumdeck.games.numberloor.rules.night import claim_pending
from sumdeck.games.numberloor.rules.state import State
from sumdeck.players.player import Player
from sumdeck.rules.game import Game, Seat, View

CLAIMS = 0.5
"""How often a night card that fits is laid out of turn: so that one must reckon with it, and others have a go."""


class RandomPlayer(Player[State, Move]):
    """Any legal move, each as likely as the others."""

    name = "random"

    def choose(self, game: Game[State, Move], view: View[State], rng: Random) -> Move | None:
        if view.own_seat != view.shown.seat:
            return claim_or_wait(game, view, rng, CLAIMS / 2)
        moves = game.legal_moves(view.shown, view.own_seat)
        return moves[rng.randrange(len(moves))]


class Careless(Player[State, Move]):
    """Lays a card or two that happen to fit, and thinks of its balloons only when nothing else does. At night it sleeps."""

    name = "careless"

    def choose(self, game: Game[State, Move], view: View[State], rng: Random) -> Move | None:
        shown = view.shown
        if view.own_seat != shown.seat:
            return claim_or_wait(game, view, rng, 0.0)
        moves = list(game.legal_moves(shown, view.own_seat))
        floors = [move for move in moves if isinstance(move, Lay) and shown.setup.number[move.card] >= 0]
        if floors and (Stop() not in moves or rng.random() < 0.5):
            return floors[rng.randrange(len(floors))]
        return Stop() if Stop() in moves else moves[rng.randrange(len(moves))]


class Greedy(Player[State, Move]):
    """The longest chain there is."""

    name = "greedy"

    def choose(self, game: Game[State, Move], view: View[State], rng: Random) -> Move | None:
        if view.own_seat != view.shown.seat:
            return claim_or_wait(game, view, rng, CLAIMS)
        return first_legal(game, view, greedy_wishes(view.shown, view.own_seat))


def greedy_wishes(state: State, seat: Seat) -> list[Move]:
    if state.finishing:
        return []
    return [*longest_chain(state, seat)[:1], *WORDS]


WORDS: tuple[Move, ...] = (Stop(), TakeTwo(), Pass())
"""What is left to say where no card is worth laying."""


def claim_or_wait(game: Game[State, Move], view: View[State], rng: Random, likely: float) -> Move | None:
    """Out of turn: perhaps a night card that fits; otherwise nothing, unless a claim waits for this seat's word."""
    claims = [move for move in game.legal_moves(view.shown, view.own_seat) if isinstance(move, Lay)]
    if claims and rng.random() < likely:
        return claims[rng.randrange(len(claims))]
    return GoOn() if claim_pending(view.shown) else None


def first_legal(game: Game[State, Move], view: View[State], wishes: list[Move]) -> Move:
    """The first wish that is allowed here; else the first thing that is."""
    moves = game.legal_moves(view.shown, view.own_seat)
    for move in wishes:
        if move in moves:
            return move
    return moves[0]
