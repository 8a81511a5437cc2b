"""Numero at the text table."""

from sumdeck.games.numero.terminal.desk import NumeroDesk

__all__ = ["NumeroDesk"]
