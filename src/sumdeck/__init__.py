"""The open table for mental-maths card games."""

from sumdeck.rules.deals import named_deal
from sumdeck.rules.game import Mistake, Refusal
from sumdeck.rules.registry import game, games

__all__ = ["Mistake", "Refusal", "game", "games", "named_deal"]

__version__ = "0.1.0"
