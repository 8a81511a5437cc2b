"""The computer players of Numberloor, from one that plays anything to one that thinks of what it leaves behind."""

from typing import Any

from sumdeck.games.numberloor.players.planner import Planner
from sumdeck.games.numberloor.players.simple import Careless, Greedy, RandomPlayer
from sumdeck.players.player import Player

PLAYERS: tuple[type[Player[Any, Any]], ...] = (RandomPlayer, Careless, Greedy, Planner)
"""The weakest first."""
