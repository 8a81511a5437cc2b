"""Alembic runs this for every migration. The connection comes from `sumdeck.store.versions`."""

from alembic import context

from sumdeck.store.schema import METADATA
from sumdeck.store.versions import VERSIONS

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    version_table=VERSIONS.name,
    transactional_ddl=True,  # SQLite can too: whoever pulls the plug finds the old tables or the new ones
)
context.run_migrations()
