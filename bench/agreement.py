"""One number for everything the rules said in many random games: the compiled and the pure rules must give the same."""

from __future__ import annotations

from dataclasses import fields
from hashlib import sha256
from random import Random
from typing import Any

from sumdeck.rules import registry
from sumdeck.rules.deals import first_state, named_deal
from sumdeck.rules.game import Game

LISTED_EVERY = 5
"""Every so many games draw their moves from the complete list, which is slow, and not from the quick sampler."""


def tables() -> list[tuple[str, bool, str]]:
    """The name of the game, whether it is scored, and the level, for every kind of table of every game."""
    found: list[tuple[str, bool, str]] = []
    for name in registry.games():
        game = registry.game(name)
        scored = any(setting.key == "scoring" for setting in game.settings())
        found += [(name, scoring, level.name) for scoring in (False, True)[: 1 + scored] for level in game.levels()]
    return found


def digest(name: str, scoring: bool, level: str, games: int) -> str:
    """Play random games at one kind of table and fold every move, sentence, state and result into one number."""
    game: Game[Any, Any] = registry.game(name)
    options = game.options({"level": level, **({"scoring": True} if scoring else {})})
    told = sha256()
    for number in range(games):
        rng = Random(f"{name} {scoring} {level} {number}")
        seats = game.seats[number % min(2, len(game.seats))]
        deal = named_deal(game.pack(options), f"bench {number}", game.shuffles_again)
        state = first_state(game, deal, seats, options)
        told.update(parts(state).encode())
        while to_act := game.to_act(state):
            seat = to_act[int(rng.random() * len(to_act))]
            if number % LISTED_EVERY:
                move = game.sample(state, seat, rng)
            else:
                moves = game.legal_moves(state, seat)
                told.update(repr(moves).encode())
                move = moves[int(rng.random() * len(moves))]
            said = game.write(state, seat, move)
            told.update(f"{said} {game.read(state, seat, said).move!r}".encode())
            state = game.apply(state, seat, move)
            told.update(f"{move!r} {parts(state)}".encode())
        told.update(repr(game.outcome(state)).encode())
    return told.hexdigest()


def parts(state: Any) -> str:
    """Everything in a state."""
    return repr([getattr(state, part.name) for part in fields(state)])
