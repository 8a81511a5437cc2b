"""The computer players of Formula, from one that changes a single card to one that thinks of the turn after."""

from typing import Any

from sumdeck.games.formula.players.planner import Planner
from sumdeck.games.formula.players.simple import Careless, Greedy, RandomPlayer
from sumdeck.players.player import Player

PLAYERS: tuple[type[Player[Any, Any]], ...] = (Careless, RandomPlayer, Greedy, Planner)
"""The weakest first."""
