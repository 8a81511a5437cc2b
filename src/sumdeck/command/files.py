"""Files of the user: written whole or not at all, and told of in the system's own words."""

import os
import re
from pathlib import Path
from typing import Final

CODE: Final = re.compile(r"[a-z]+([- ][a-z]+){3}", re.IGNORECASE)
"""Four words."""


def put(path: Path, written: bytes) -> None:
    """Write a file whole or not at all."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with beside.open("wb") as file:
            file.write(written)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
    if os.name == "posix":  # the new name must last too
        directory = os.open(path.parent, os.O_RDONLY)
        os.fsync(directory)
        os.close(directory)


def reason_of(fault: Exception) -> str:
    """A fault of the system in its own words, without the number."""
    return fault.strerror or str(fault) if isinstance(fault, OSError) else str(fault)


def is_code(given: str) -> bool:
    """Whether somebody means a table of the store, by its four words, and not a file."""
    return not Path(given).exists() and CODE.fullmatch(given) is not None
