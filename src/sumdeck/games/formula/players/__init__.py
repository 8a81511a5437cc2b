"""The computer players of Formula, from first steps to one that plays games on in its mind."""

from typing import Any

from sumdeck.games.formula.players.expert import Expert
from sumdeck.games.formula.players.planner import Planner
from sumdeck.games.formula.players.simple import Beginner, Careless, Greedy, RandomPlayer, Steady
from sumdeck.players.player import Player

PLAYERS: tuple[type[Player[Any, Any]], ...] = (RandomPlayer, Beginner, Careless, Steady, Greedy, Planner, Expert)
"""The weakest first."""
