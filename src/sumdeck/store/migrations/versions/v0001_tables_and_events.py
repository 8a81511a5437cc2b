"""The tables, and the log of each."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "sumdeck_tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("code", sa.String, nullable=False, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.Column("tokens", sa.Text, nullable=False),
    )
    op.create_index("ix_sumdeck_tables_expires_at", "sumdeck_tables", ["expires_at"])
    op.create_table(
        "sumdeck_events",
        sa.Column("table_id", sa.String, sa.ForeignKey("sumdeck_tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
