"""The version of a database: made or brought up to date when it is opened, and refused where it is newer than this program.

The steps from version to version are in `migrations/versions`, run by Alembic inside one transaction.
"""

from typing import Final

from sqlalchemy import Column, Connection, MetaData, String, Table, insert, inspect, select

from sumdeck.store.errors import Code, StoreError
from sumdeck.store.schema import METADATA

VERSION: Final = "0004"
"""Of the tables in `schema.py`, to which the last step leads."""
VERSIONS: Final = Table("sumdeck_version", MetaData(), Column("version_num", String(32), primary_key=True))
"""One row, as Alembic keeps it."""


def bring_up_to_date(connection: Connection, where: str) -> None:
    """Let the database be of the version that this program writes. The connection is one that writes. Raises StoreError."""
    there = inspect(connection).get_table_names()
    found = connection.scalar(select(VERSIONS)) if VERSIONS.name in there else None
    if found == VERSION:
        return
    if found is None and connection.dialect.name == "sqlite" and set(there) - {VERSIONS.name}:
        raise StoreError(Code.NOT_OURS, where=where)
    if found is None:
        METADATA.create_all(connection, checkfirst=False)
        VERSIONS.create(connection, checkfirst=True)
        connection.execute(insert(VERSIONS).values(version_num=VERSION))
        return
    # Not at the top: Alembic is a quarter of what a start would cost, and seldom needed.
    from sumdeck.store.migrating import migrate, steps

    if found not in steps():
        raise StoreError(Code.NEWER, where=where, found=found, known=VERSION)
    migrate(connection)
