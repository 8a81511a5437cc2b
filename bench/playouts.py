"""Random games of Numero with 12 wild cards, and single moves out of them. All times are CPU time of this process."""

from __future__ import annotations

from random import Random
from time import process_time

from bench.shuffling import shuffled
from sumdeck.games.numero.rules.game import Numero
from sumdeck.games.numero.rules.moves import Move
from sumdeck.games.numero.rules.options import Options
from sumdeck.games.numero.rules.solitaire import Solitaire
from sumdeck.games.numero.rules.state import State
from sumdeck.rules.game import Seat

GAME, SOLITAIRE = Numero(), Solitaire()
LEVEL = "times-divide"
FEW = 10


def fresh(options: Options, rng: Random) -> State:
    """A game for two, newly shuffled."""
    return GAME.begin(shuffled(options.pack.deck(), rng), 2, options, "")


def sampled(games: int, seed: int, level: str = LEVEL) -> tuple[int, float]:
    """Decisions and seconds of games whose moves `Game.sample` draws; shuffling and dealing are counted too."""
    options, rng, decisions = GAME.options({"level": level}), Random(seed), 0
    begun = process_time()
    for _ in range(games):
        state = fresh(options, rng)
        while to_act := GAME.to_act(state):
            state = GAME.carry_out(state, to_act[0], GAME.sample(state, to_act[0], rng))
            decisions += 1
    return decisions, process_time() - begun


def alone(games: int, seed: int) -> tuple[int, float]:
    """The same for solitaires with every card of Numero."""
    options, rng, decisions = SOLITAIRE.options({"level": "full"}), Random(seed), 0
    begun = process_time()
    for _ in range(games):
        state = SOLITAIRE.start(shuffled(options.pack.deck(), rng), 1, options)
        while to_act := SOLITAIRE.to_act(state):
            state = SOLITAIRE.carry_out(state, to_act[0], SOLITAIRE.sample(state, to_act[0], rng))
            decisions += 1
    return decisions, process_time() - begun


def listed(games: int, seed: int) -> tuple[int, float]:
    """The same with moves drawn from the whole list of legal moves: every move has its chance."""
    options, rng, decisions = GAME.options({"level": LEVEL}), Random(seed), 0
    begun = process_time()
    for _ in range(games):
        state = fresh(options, rng)
        while to_act := GAME.to_act(state):
            moves = GAME.legal_moves(state, to_act[0])
            state = GAME.apply(state, to_act[0], moves[int(rng.random() * len(moves))])
            decisions += 1
    return decisions, process_time() - begun


def copies(games: int, seed: int) -> tuple[int, float]:
    """Moves and seconds of checking a move and making the state after it. States are frozen, so that is copying included.

    The moves of a few games are made again and again: a longer list would only measure how long it takes to look through it.
    """
    options, rng = GAME.options({"level": LEVEL}), Random(seed)
    steps: list[tuple[State, Seat, Move]] = []
    for _ in range(FEW):
        state = fresh(options, rng)
        while to_act := GAME.to_act(state):
            steps.append((state, to_act[0], GAME.sample(state, to_act[0], rng)))
            state = GAME.apply(*steps[-1])
    times = max(1, games // FEW)
    begun = process_time()
    for _ in range(times):
        for state, seat, move in steps:
            GAME.apply(state, seat, move)
    return times * len(steps), process_time() - begun
