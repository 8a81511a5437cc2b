"""The expert of Mathino: the planner that reckons with large numbers on the way to a capture."""

from sumdeck.games.mathino.players.planner import Planner
from sumdeck.players.sight import Sight


class Expert(Planner):
    """Plans with its whole hand; a search with imagined cards was weaker within a second a move."""

    name = "expert"
    sight = Sight()
