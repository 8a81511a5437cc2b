"""The face of Formula."""

from sumdeck.games.formula.web.face import FormulaCard, FormulaFace, FormulaRound
from sumdeck.games.formula.web.formula import formula_face, formula_hands
from sumdeck.server.faces.drawing import Drawing

__all__ = ["DRAWING", "FormulaCard", "FormulaFace", "FormulaRound", "formula_face", "formula_hands"]

DRAWING = Drawing(formula_face, formula_hands, FormulaFace)
