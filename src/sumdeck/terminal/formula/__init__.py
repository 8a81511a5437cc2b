"""Formula at the text table."""

from sumdeck.terminal.formula.desk import FormulaDesk

__all__ = ["FormulaDesk"]
