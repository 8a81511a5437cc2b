"""Computer players of Mathino, the weakest first: random, careless, greedy, planner."""

from typing import Any

from sumdeck.games.mathino.players.planner import Planner
from sumdeck.games.mathino.players.simple import Careless, Greedy, RandomPlayer
from sumdeck.players.player import Player

PLAYERS: tuple[type[Player[Any, Any]], ...] = (RandomPlayer, Careless, Greedy, Planner)
"""The weakest first."""
