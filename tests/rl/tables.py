"""Bouts for tests: every level of every game, and a stranger's game."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from fives.rules import Fives
from sumdeck.rl.bout import Bout, Playground
from sumdeck.rules.registry import game, games

LEVELS = [(name, level.name) for name in games() for level in game(name).levels()]
ONE_LEVEL = [
    ("numero", "times-divide"),
    ("numero-solitaire", "full"),
    ("mathino", "basic"),
    ("numberloor", "basic"),
    ("formula", "base"),
]
"""One level of each game, for the usual run."""

each_game = pytest.mark.parametrize(("name", "level"), ONE_LEVEL)
each_level = pytest.mark.parametrize(("name", "level"), LEVELS)


def fives() -> Playground:
    """A game that knows nothing of programs that learn."""
    return Playground(Fives(), 2)


def walk(ground: Playground, games: int, moves: int = 60) -> Iterator[Bout]:
    """Bouts of random games, at each step."""
    for number in range(games):
        rng: Any = Random(number)
        bout = ground.deal(f"walk-{number}")
        while not bout.over and bout.moves < moves:
            yield bout
            bout = bout.after(rng.choice(bout.actions))
