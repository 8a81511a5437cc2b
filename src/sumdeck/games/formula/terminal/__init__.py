"""Formula at the text table."""

from sumdeck.games.formula.terminal.terminal_view import FormulaTerminalView

__all__ = ["FormulaTerminalView"]
