"""What the store knows of a table, or of a tournament, besides its log."""

from dataclasses import dataclass
from typing import Any, TypeAlias

Event: TypeAlias = dict[str, Any]
"""An event as it is kept: whatever JSON can say. Only the table that wrote it knows what it means."""


TABLE, CLUB = "table", "club"
"""What a log can be of. A tournament lasts as tables do: a row, four words, a log."""


KEPT = 2**62
"""The time at which a table is erased that is kept for as long as its people like: never."""


@dataclass(frozen=True)
class TableRow:
    """A table or a tournament in the store. Times are in milliseconds."""

    id: str
    """Random, and part of its link."""
    code: str
    """Four words that lead to it."""
    created: int
    touched: int
    expires_at: int
    """When the table and its log will be erased."""
    tokens: tuple[str, ...] = ()
    """For each seat the hash of its token; empty where nobody has got one. For a tournament: its organiser's."""
    kind: str = TABLE
    hosted_with: str = ""
    """The tournament in whose process it must be; empty where it can be in any."""

    @property
    def lease(self) -> str:
        """The name of the lease under which it is hosted."""
        return self.hosted_with or self.id

    def ending(self, usual: int) -> int:
        """When it is erased, if others are at the usual time: one that is kept stays kept."""
        return KEPT if self.expires_at == KEPT else usual
