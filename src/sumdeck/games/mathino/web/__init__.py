"""What a page draws of Mathino."""

from sumdeck.games.mathino.web.mathino import mathino_hands, mathino_view
from sumdeck.games.mathino.web.player_view import MathinoLine, MathinoPile, MathinoView
from sumdeck.server.views.drawing import Drawing

__all__ = ["DRAWING", "MathinoLine", "MathinoPile", "MathinoView", "mathino_hands", "mathino_view"]

DRAWING = Drawing(mathino_view, mathino_hands, MathinoView)
