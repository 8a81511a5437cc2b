"""What a page draws of Formula."""

from sumdeck.games.formula.web.formula import formula_hands, formula_view
from sumdeck.games.formula.web.player_view import FormulaCard, FormulaRound, FormulaView
from sumdeck.server.views.drawing import Drawing

__all__ = ["DRAWING", "FormulaCard", "FormulaRound", "FormulaView", "formula_hands", "formula_view"]

DRAWING = Drawing(formula_view, formula_hands, FormulaView)
