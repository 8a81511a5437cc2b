"""The face of Formula."""

from sumdeck.web.faces.formula.face import FormulaCard, FormulaFace, FormulaRound
from sumdeck.web.faces.formula.formula import formula_face, formula_hands

__all__ = ["FormulaCard", "FormulaFace", "FormulaRound", "formula_face", "formula_hands"]
