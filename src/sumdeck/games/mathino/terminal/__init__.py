"""Mathino at the text table."""

from sumdeck.games.mathino.terminal.terminal_view import MathinoTerminalView

__all__ = ["MathinoTerminalView"]
