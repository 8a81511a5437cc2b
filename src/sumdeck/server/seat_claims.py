"""Somebody who sits down at a table, as the house sees it."""

from typing import NamedTuple


class SeatClaim(NamedTuple):
    """Somebody who sits down."""

    name: str = ""
    """Empty leaves the choice to the house."""
    token: str = ""
    """The hash of the key to the seat; empty while nobody has one."""
    help_level: str = ""
    """How much help the person would like."""
