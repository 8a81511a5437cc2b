"""Numero at the text table."""

from sumdeck.terminal.numero.desk import NumeroDesk

__all__ = ["NumeroDesk"]
