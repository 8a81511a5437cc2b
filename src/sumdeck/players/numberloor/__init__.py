"""The computer players of Numberloor, from one that plays anything to one that thinks of what it leaves behind."""

from sumdeck.players.numberloor.planner import Planner
from sumdeck.players.numberloor.simple import Careless, Greedy, RandomPlayer

__all__ = ["Careless", "Greedy", "Planner", "RandomPlayer"]
