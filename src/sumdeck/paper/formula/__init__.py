"""Formula on paper."""

from sumdeck.paper.formula.design import FormulaDesign

__all__ = ["FormulaDesign"]
