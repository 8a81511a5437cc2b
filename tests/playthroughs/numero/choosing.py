"""A fixed way of choosing moves, so that a named deal gives the same game every time.

It likes takes, then builds, and now and then doubts a build: a mixture that shows much of the rules in one game.
"""

from random import Random
from typing import Any, TypeVar

from sumdeck.games.numero.rules.moves import Build, Challenge, Discard, Pass, Stop, Take
from sumdeck.rules.game import Game, Seat

S = TypeVar("S")

OFFERS = 80
"""Of a longer list so many moves are drawn."""
WISHES = ((Take, 0.65), (Build, 0.65), (Discard, 1.0), (Take, 1.0), (Pass, 1.0))
"""In this order, and how likely each is wished for where there is one."""


def choose(game: Game[S, Any], state: S, rng: Random) -> tuple[Seat, Any]:
    """Who moves next, and how. The seat whose turn it is comes first in `to_act`; the others could only doubt."""
    acting = game.to_act(state)
    doubts = len(acting) > 1 and rng.random() < 0.12
    seat = acting[1 + rng.randrange(len(acting) - 1)] if doubts else acting[0]
    moves = game.legal_moves(state, seat)
    offered = list(moves) if len(moves) <= OFFERS else [moves[rng.randrange(len(moves))] for _ in range(OFFERS)]
    for kind, likely in WISHES:
        liked = [move for move in offered if isinstance(move, kind)]
        if liked and rng.random() < likely:
            return seat, liked[rng.randrange(len(liked))]
    rest = [move for move in offered if not isinstance(move, Stop)]
    if any(not isinstance(move, Challenge) for move in rest) and rng.random() < 0.5:
        rest = [move for move in rest if not isinstance(move, Challenge)]
    return seat, rest[rng.randrange(len(rest))]
