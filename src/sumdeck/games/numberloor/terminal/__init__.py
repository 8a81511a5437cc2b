"""Numberloor at the text table."""

from sumdeck.games.numberloor.terminal.desk import NumberloorDesk

__all__ = ["NumberloorDesk"]
