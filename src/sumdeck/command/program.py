"""How this program is started again, and what its user can put right: that is told in one line, mostly with exit code 2."""

import os
from typing import Final

COMMAND: Final = "SUMDECK_COMMAND"
"""The environment variable in which whoever starts this program says how."""


def command() -> str:
    """What the user types to start this program."""
    return os.environ.get(COMMAND) or "sumdeck"


class Problem(Exception):
    """A wish that cannot be met, with the reason in words and the exit code that says so."""

    def __init__(self, words: str, code: int = 2) -> None:
        super().__init__(words)
        self.code = code
