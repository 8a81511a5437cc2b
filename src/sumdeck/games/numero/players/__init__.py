"""The computer players of Numero, from one that plays anything to one that thinks ahead."""

from typing import Any

from sumdeck.games.numero.players.planner import Planner
from sumdeck.games.numero.players.simple import Careless, Greedy, RandomPlayer
from sumdeck.players.player import Player

PLAYERS: tuple[type[Player[Any, Any]], ...] = (RandomPlayer, Careless, Greedy, Planner)
"""The weakest first."""
SOLITAIRE_PLAYERS: tuple[type[Player[Any, Any]], ...] = (RandomPlayer, Careless, Greedy)
