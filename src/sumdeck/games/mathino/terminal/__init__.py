"""Mathino at the text table."""

from sumdeck.games.mathino.terminal.desk import MathinoDesk

__all__ = ["MathinoDesk"]
