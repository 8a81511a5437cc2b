"""The computer players of Numero, from one that plays anything to one that thinks ahead."""

from sumdeck.players.numero.planner import Planner
from sumdeck.players.numero.simple import Careless, Greedy, RandomPlayer

__all__ = ["Careless", "Greedy", "Planner", "RandomPlayer"]
