"""The computer players of Numero, from first steps to one that plays games on in its mind."""

from typing import Any

from sumdeck.games.numero.players.expert import Expert
from sumdeck.games.numero.players.simple import Beginner, Careless, Greedy, Planner, RandomPlayer, Steady
from sumdeck.players.player import Player

PLAYERS: tuple[type[Player[Any, Any]], ...] = (RandomPlayer, Beginner, Careless, Steady, Greedy, Planner, Expert)
"""The weakest first."""
SOLITAIRE_PLAYERS: tuple[type[Player[Any, Any]], ...] = (RandomPlayer, Beginner, Careless, Steady, Greedy)
