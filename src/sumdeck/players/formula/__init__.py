"""The computer players of Formula, from one that changes a single card to one that thinks of the turn after."""

from sumdeck.players.formula.planner import Planner
from sumdeck.players.formula.simple import Careless, Greedy, RandomPlayer

__all__ = ["Careless", "Greedy", "Planner", "RandomPlayer"]
