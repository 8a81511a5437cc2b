"""What the store knows of a table, or of a tournament; and the tables of the database as they are now (`migrations/versions`)."""

from dataclasses import dataclass
from typing import Any, TypeAlias

from sqlalchemy import BigInteger, Column, DateTime, ForeignKey, Integer, MetaData, String, Table, Text

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


METADATA = MetaData()

TABLES = Table(
    "sumdeck_tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("code", String, nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False, index=True),
    Column("tokens", Text, nullable=False),
    Column("kind", String, nullable=False, server_default="table"),
    Column("hosted_with", String, nullable=False, server_default=""),
)

EVENTS = Table(
    "sumdeck_events",
    METADATA,
    Column("table_id", String, ForeignKey(TABLES.c.id, ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,  # a log lies in one piece
)
"""Every log, append-only: its key decides who came first."""

PROCESSES = Table(
    "sumdeck_processes",
    METADATA,
    Column("id", String, primary_key=True),
    Column("host", String, nullable=False),
    Column("port", Integer, nullable=False),
    Column("secret", String, nullable=False),
    Column("until", DateTime(timezone=True), nullable=False),
)
"""The processes that serve from here, where there may be several, and until when each is believed to be alive."""

LEASES = Table(
    "sumdeck_leases",
    METADATA,
    Column("name", String, primary_key=True),
    Column("process", String, index=True),
    Column("fence", BigInteger, nullable=False),
)
"""Which process hosts what: nobody has a lease without a process. The fence grows whenever it changes hands."""

SEEN = Table("sumdeck_seen", METADATA, Column("at", BigInteger, nullable=False))
"""When the store was last known to be in use: one row, or none yet."""
