"""Formula at the text table."""

from sumdeck.games.formula.terminal.desk import FormulaDesk

__all__ = ["FormulaDesk"]
