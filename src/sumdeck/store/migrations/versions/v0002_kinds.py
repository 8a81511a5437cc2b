"""A log may be that of a tournament."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("sumdeck_tables", sa.Column("kind", sa.String, nullable=False, server_default="table"))
