"""An older database becomes one of today, by the steps of `migrations/versions`. Which version one has is in `versions.py`."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def migrate(connection: Connection) -> None:
    """Take every step that is missing. The connection is one that writes."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def steps() -> list[str]:
    """The versions to which the steps lead, the newest first."""
    return [step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions()]


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config
