"""Numberloor at the text table."""

from sumdeck.terminal.numberloor.desk import NumberloorDesk

__all__ = ["NumberloorDesk"]
