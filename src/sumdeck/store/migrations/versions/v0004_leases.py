"""Several processes may serve from one database: who they are, and which of them hosts what."""

import json
from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("sumdeck_tables", sa.Column("hosted_with", sa.String, nullable=False, server_default=""))
    op.create_table(
        "sumdeck_processes",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("port", sa.Integer, nullable=False),
        sa.Column("secret", sa.String, nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "sumdeck_leases",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("process", sa.String),
        sa.Column("fence", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_sumdeck_leases_process", "sumdeck_leases", ["process"])
    bring_together(op.get_bind())


def bring_together(connection: sa.Connection) -> None:
    """Let the tables of each tournament, and its side event with its own, be hosted with it."""
    clubs = set(connection.scalars(sa.text("SELECT id FROM sumdeck_tables WHERE kind = 'club'")))
    mains = {sha256(f"sumdeck side event {club}".encode()).hexdigest()[:22]: club for club in clubs}
    put = sa.text("UPDATE sumdeck_tables SET hosted_with = :main WHERE id = :id")
    for club in clubs:
        main = mains.get(club, club)
        if main != club:
            connection.execute(put, {"id": club, "main": main})
        for body in connection.scalars(sa.text("SELECT body FROM sumdeck_events WHERE table_id = :id"), {"id": club}).all():
            event = json.loads(body)
            if event.get("kind") == "laid":
                connection.execute(put, {"id": event["table"], "main": main})
