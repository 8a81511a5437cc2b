"""Random games of Numero with 12 wild cards, and single moves out of them. All times are CPU time of this process."""

from __future__ import annotations

from random import Random
from time import process_time

from sumdeck.rules.game import Seat
from sumdeck.rules.numero import Move, Numero, State

LEVEL = "times-divide"
FEW = 10


def sampled(games: int, seed: int) -> tuple[int, float]:
    """Decisions and seconds of games whose moves `Game.sample` draws; the shuffle of each deal is counted too."""
    game = Numero()
    options = game.options({"level": LEVEL})
    rng = Random(seed)
    decisions = 0
    begun = process_time()
    for _ in range(games):
        deal = list(options.pack.deck())
        rng.shuffle(deal)
        state = game.start(deal, 2, options)
        while to_act := game.to_act(state):
            state = game.apply(state, to_act[0], game.sample(state, to_act[0], rng))
            decisions += 1
    return decisions, process_time() - begun


def listed(games: int, seed: int) -> tuple[int, float]:
    """The same with moves drawn from the whole list of legal moves: every move has its chance."""
    game = Numero()
    options = game.options({"level": LEVEL})
    rng = Random(seed)
    decisions = 0
    begun = process_time()
    for _ in range(games):
        deal = list(options.pack.deck())
        rng.shuffle(deal)
        state = game.start(deal, 2, options)
        while to_act := game.to_act(state):
            moves = game.legal_moves(state, to_act[0])
            state = game.apply(state, to_act[0], moves[int(rng.random() * len(moves))])
            decisions += 1
    return decisions, process_time() - begun


def copies(games: int, seed: int) -> tuple[int, float]:
    """Moves and seconds of checking a move and making the state after it. States are frozen, so that is copying included.

    The moves of a few games are made again and again: a longer list would only measure how long it takes to look through it.
    """
    game = Numero()
    options = game.options({"level": LEVEL})
    rng = Random(seed)
    steps: list[tuple[State, Seat, Move]] = []
    for _ in range(FEW):
        deal = list(options.pack.deck())
        rng.shuffle(deal)
        state = game.start(deal, 2, options)
        while to_act := game.to_act(state):
            steps.append((state, to_act[0], game.sample(state, to_act[0], rng)))
            state = game.apply(*steps[-1])
    begun = process_time()
    for _ in range(games // FEW):
        for state, seat, move in steps:
            game.apply(state, seat, move)
    return games // FEW * len(steps), process_time() - begun
