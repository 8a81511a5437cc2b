"""How this program is started again."""

from __future__ import annotations

import os
from typing import Final

COMMAND: Final = "SUMDECK_COMMAND"
"""The environment variable in which whoever starts this program says how."""


def command() -> str:
    """What the user types to start this program."""
    return os.environ.get(COMMAND) or "sumdeck"
