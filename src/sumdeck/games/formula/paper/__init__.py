"""Formula on paper."""

from sumdeck.games.formula.paper.design import FormulaDesign

__all__ = ["FormulaDesign"]
