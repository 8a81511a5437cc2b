"""What a game must say about its cards, so that packs of it can be read.

`packfile.py` shows how a file looks; `numero/packs.py` is an example of a schema.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from sumdeck.rules.cards import Card, Pack


class Fault(ValueError):
    """What is wrong with a field. Whoever knows the file adds the line."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(field, reason)
        self.field = field
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.field}: {self.reason}"


@dataclass(frozen=True)
class Drawing:
    """What a game makes of the keys that are its own: all of a card but colour, points and statuses."""

    face: str
    group: str
    traits: tuple[tuple[str, str], ...]
    """Sorted by name."""


@dataclass(frozen=True)
class Schema:
    """The cards of one game, in general."""

    game: str
    """The game's name in the registry."""
    groups: tuple[str, ...]
    """Every group of cards, in the order of their kinds."""
    keys: tuple[str, ...]
    """The keys of a `[[card]]` table that are this game's own."""
    draw: Callable[[Mapping[str, str]], Drawing]
    """One card from those keys, all as text. Raises Fault with the key and the reason."""
    recall: Callable[[Card], Mapping[str, str]]
    """The keys that draw a card again: a pack from a record is judged by drawing its cards once more."""
    judge: Callable[[Pack], None]
    """Look at a whole pack from a file. Raises Fault where the game could never be played with it."""
    judges_records: bool = False
    """Whether a whole pack from a record is looked at in the same way."""
