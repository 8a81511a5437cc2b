"""The folder of the user's data: games of the text table, and the store of the web table."""

import os
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

FOLDER: Final = "SUMDECK_DATA"
"""The environment variable that names another folder."""


def folder() -> Path:
    """Where everything is kept that shall last."""
    named = os.environ.get(FOLDER)
    return Path(named) if named else user_data_path("sumdeck")
