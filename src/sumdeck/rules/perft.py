"""Counting all ways a game can go, to compare a game with a slower copy of its rules."""

from typing import Any

from sumdeck.rules.game import Game


def perft(game: Game[Any, Any], state: Any, depth: int) -> int:
    """How many series of exactly `depth` moves can follow a state.

    A series that reaches the end of the game sooner does not count. Raises ValueError where a list of moves is not complete: a
    count that leaves moves out proves nothing.
    """
    if depth == 0:
        return 1
    total = 0
    for seat in game.to_act(state):
        moves = game.legal_moves(state, seat)
        if not moves.complete:
            raise ValueError(f"the list of {len(moves)} moves of seat {seat} is not complete: choose a smaller pack")
        if depth == 1:
            total += len(moves)
            continue
        for move in moves:
            total += perft(game, game.apply(state, seat, move), depth - 1)
    return total
