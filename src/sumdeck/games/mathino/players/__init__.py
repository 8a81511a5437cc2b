"""The computer players of Mathino, from first steps to one that plays games on in its mind."""

from typing import Any

from sumdeck.games.mathino.players.expert import Expert
from sumdeck.games.mathino.players.planner import Planner
from sumdeck.games.mathino.players.simple import Beginner, Careless, Greedy, RandomPlayer, Steady
from sumdeck.players.player import Player

PLAYERS: tuple[type[Player[Any, Any]], ...] = (RandomPlayer, Beginner, Careless, Steady, Greedy, Planner, Expert)
"""The weakest first."""
