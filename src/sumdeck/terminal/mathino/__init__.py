"""Mathino at the text table."""

from sumdeck.terminal.mathino.desk import MathinoDesk

__all__ = ["MathinoDesk"]
