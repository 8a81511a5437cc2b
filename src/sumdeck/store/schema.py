"""The tables of the database as they are now. How they came to be so is in `migrations/versions`."""

from sqlalchemy import BigInteger, Column, DateTime, ForeignKey, Integer, MetaData, String, Table, Text

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
