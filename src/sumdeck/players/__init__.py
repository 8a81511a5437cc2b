"""Who plays: bots, search and hints. They get views, never states."""

from sumdeck.players.player import Player
from sumdeck.players.registry import player, player_names, players, swift_players

__all__ = ["Player", "player", "player_names", "players", "swift_players"]
