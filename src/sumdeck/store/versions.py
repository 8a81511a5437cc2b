"""The version of a database: brought up to date when it is opened, and refused where it is newer than this program.

The steps from version to version are in `migrations/versions`, run by Alembic inside one transaction.
"""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from sumdeck.store.errors import Code, StoreError

VERSION_TABLE: Final = "sumdeck_version"


def bring_up_to_date(connection: Connection, where: str) -> None:
    """Let the database be of the version that this program writes. The connection is one that writes. Raises StoreError."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    known = [step.revision for step in ScriptDirectory.from_config(config).walk_revisions()]
    found = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_revision()
    if found == known[0]:
        return
    if found is not None and found not in known:
        raise StoreError(Code.NEWER, where=where, found=found, known=known[0])
    if found is None and connection.dialect.name == "sqlite" and inspect(connection).get_table_names():
        raise StoreError(Code.NOT_OURS, where=where)
    command.upgrade(config, "head")
