"""Who takes part in a tournament."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NewType

EntrantId = NewType("EntrantId", int)
"""The place of an entrant in the list of entries, from 0."""


@dataclass(frozen=True)
class Entrant:
    """One who has entered."""

    id: EntrantId
    name: str
    club: str = ""
    """Members of one club are kept apart in the first round; empty: of none."""
    rating: int = 0
    joined: int = 1
    """The first round that they can play in."""
    late: bool = False
    """Whether they came after the start."""
    gone: bool = False
    """Whether they have withdrawn."""
    why_gone: str = ""
    origin: int = -1
    """Who they are in the tournament that they were knocked out of; −1: they come from none."""
    player: str = ""
    """Which computer player it is; empty for a person."""
