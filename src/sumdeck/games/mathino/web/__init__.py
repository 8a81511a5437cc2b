"""The face of Mathino."""

from sumdeck.games.mathino.web.face import MathinoFace, MathinoLine, MathinoPile
from sumdeck.games.mathino.web.mathino import mathino_face, mathino_hands
from sumdeck.server.faces.drawing import Drawing

__all__ = ["DRAWING", "MathinoFace", "MathinoLine", "MathinoPile", "mathino_face", "mathino_hands"]

DRAWING = Drawing(mathino_face, mathino_hands, MathinoFace)
