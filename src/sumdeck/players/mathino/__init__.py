"""Computer players of Mathino, the weakest first: random, careless, greedy, planner."""

from sumdeck.players.mathino.planner import Planner
from sumdeck.players.mathino.simple import Careless, Greedy, RandomPlayer

__all__ = ["Careless", "Greedy", "Planner", "RandomPlayer"]
