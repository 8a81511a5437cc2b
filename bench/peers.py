"""The libraries we compare ourselves with, driven from Python as their users drive them: OpenSpiel (C++) and RLCard (Python).

They are imported where they are used: only the environment of the benchmarks has them.
"""

from __future__ import annotations

from copy import deepcopy
from random import Random
from time import process_time


def openspiel(name: str, games: int, seed: int, uniform: bool = False) -> tuple[int, float]:
    """Decisions and seconds of random games. Chance is drawn by its probabilities, as in OpenSpiel's own examples.

    `uniform` draws it from the list of actions instead: quicker, and right where all chances are equal, as in these card games.
    """
    import pyspiel

    game = pyspiel.load_game(name)
    rng = Random(seed)
    decisions = 0
    begun = process_time()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            chance = state.is_chance_node()
            if chance and not uniform:
                outcomes = state.chance_outcomes()
                state.apply_action(rng.choices([action for action, _ in outcomes], [weight for _, weight in outcomes])[0])
                continue
            decisions += not chance
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
    return decisions, process_time() - begun


def rlcard(name: str, games: int, seed: int) -> tuple[int, float]:
    """Decisions and seconds of random games."""
    import rlcard

    environment = rlcard.make(name, config={"seed": seed})
    rng = Random(seed)
    decisions = 0
    begun = process_time()
    for _ in range(games):
        state, _ = environment.reset()
        while not environment.is_over():
            actions = list(state["legal_actions"])
            state, _ = environment.step(actions[int(rng.random() * len(actions))])
            decisions += 1
    return decisions, process_time() - begun


def rlcard_copies(name: str, moves: int, seed: int) -> tuple[int, float]:
    """Moves and seconds of copying the whole game and making one move in the copy, which is how its states are kept."""
    import rlcard

    environment = rlcard.make(name, config={"seed": seed})
    rng = Random(seed)
    seconds = 0.0
    state, _ = environment.reset()
    for _ in range(moves):
        if environment.is_over():
            state, _ = environment.reset()
        actions = list(state["legal_actions"])
        chosen = actions[int(rng.random() * len(actions))]
        action = environment._decode_action(chosen)
        begun = process_time()
        copied = deepcopy(environment.game)
        copied.step(action)
        seconds += process_time() - begun
        state, _ = environment.step(chosen)
    return moves, seconds
