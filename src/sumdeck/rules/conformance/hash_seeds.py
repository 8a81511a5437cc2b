"""The check that nothing depends on the order of a set, which changes with every start of Python."""

import os
import pickle
import subprocess
import sys
from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Any

from sumdeck.rules.conformance.journey import Journey, some
from sumdeck.rules.conformance.report import require
from sumdeck.rules.game import Game

SEEDS = ("1", "2")
STATES = 20
MOVES = 50
"""How many go into a digest, of a game and of each list."""
PROGRAM = "from sumdeck.rules.conformance.hash_seeds import main; main()"


def hash_seeds(journeys: Sequence[Journey]) -> None:
    """The same game, played in two processes with different hash seeds, is the same in every list, view and sentence."""
    journey = journeys[0]
    running = [_elsewhere(journey, seed) for seed in SEEDS]
    order = pickle.dumps((journey.game, journey.options, len(journey.seats), journey.name))
    digests = [process.communicate(order) for process in running]
    for process, (_, complaint) in zip(running, digests, strict=True):
        require(process.returncode == 0, f"in a process of its own the game fails:\n{complaint.decode(errors='replace')}")
    require(digests[0] == digests[1], "the game goes differently when Python's hash seed is another one")


def importable(game: Game[Any, Any]) -> bool:
    """Whether another process can find the class of the game by its name."""
    try:
        pickle.dumps(game)
    except (AttributeError, TypeError, pickle.PicklingError):
        return False
    return type(game).__module__ != "__main__"


def digest(journey: Journey) -> str:
    """A fingerprint of a whole game: its moves, and states with their views, lists of moves and sentences."""
    game = journey.game
    lines = [journey.stopped]
    for state in [position.state for position in journey.positions(STATES)]:
        lines += [repr(game.outcome(state)), repr(game.zones(state))]
        lines += [game.describe(game.view(state, seat)) for seat in (*journey.seats, None)]
        for seat in game.to_act(state):
            moves = game.legal_moves(state, seat)
            lines.append(repr(moves))
            lines += [f"{move!r} {game.write(state, seat, move)}" for move in some(moves, MOVES, Random(journey.name))]
    lines += [f"{seat} {move!r}" for seat, move in journey.steps]
    return sha256("\n".join(lines).encode("utf-8", "backslashreplace")).hexdigest()


def main() -> None:
    """Play the game that is ordered on standard input, and print its digest."""
    game, options, seats, name = pickle.load(sys.stdin.buffer)
    journey = Journey(game, options, seats, name)
    journey.play()
    print(digest(journey))


def _elsewhere(journey: Journey, seed: str) -> subprocess.Popen[bytes]:
    environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, "-c", PROGRAM]
    return subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
