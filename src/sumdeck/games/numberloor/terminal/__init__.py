"""Numberloor at the text table."""

from sumdeck.games.numberloor.terminal.terminal_view import NumberloorTerminalView

__all__ = ["NumberloorTerminalView"]
