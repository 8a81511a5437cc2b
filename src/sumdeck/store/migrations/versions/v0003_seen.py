"""The store knows until when it was in use."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table("sumdeck_seen", sa.Column("at", sa.BigInteger, nullable=False))
