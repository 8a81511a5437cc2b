"""The face of Mathino."""

from sumdeck.web.faces.mathino.face import MathinoFace, MathinoLine, MathinoPile
from sumdeck.web.faces.mathino.mathino import mathino_face, mathino_hands

__all__ = ["MathinoFace", "MathinoLine", "MathinoPile", "mathino_face", "mathino_hands"]
