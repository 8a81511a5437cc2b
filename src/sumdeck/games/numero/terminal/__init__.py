"""Numero at the text table."""

from sumdeck.games.numero.terminal.terminal_view import NumeroTerminalView

__all__ = ["NumeroTerminalView"]
