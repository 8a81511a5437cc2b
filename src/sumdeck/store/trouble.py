"""What a database says when something is wrong, as one of our own errors."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import Final

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from sumdeck.store.errors import Code, StoreError

ROOM: Final = 262_144
"""So many bytes are tried: as many as a tournament takes when it is opened."""
NO_ROOM: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
SQLITE: Final = {
    "SQLITE_BUSY": Code.LOCKED,
    "SQLITE_LOCKED": Code.LOCKED,
    "SQLITE_FULL": Code.FULL,
    "SQLITE_CORRUPT": Code.DAMAGED,
    "SQLITE_NOTADB": Code.DAMAGED,
    "SQLITE_READONLY": Code.CANNOT_WRITE,
    "SQLITE_CANTOPEN": Code.CANNOT_WRITE,
    "SQLITE_PERM": Code.CANNOT_WRITE,
    "SQLITE_IOERR": Code.CANNOT_WRITE,
}
"""By the beginning of the name of SQLite's result."""
POSTGRESQL: Final = {
    "55P03": Code.LOCKED,
    "53100": Code.FULL,
    "XX": Code.DAMAGED,
    "25006": Code.CANNOT_WRITE,
    "42501": Code.CANNOT_WRITE,
    "08": Code.NO_SERVER,
    "53300": Code.NO_SERVER,
    "57P": Code.NO_SERVER,
    "28": Code.NOT_LET_IN,
    "3D": Code.NOT_LET_IN,
}
"""By the beginning of PostgreSQL's code."""


def trouble(fault: SQLAlchemyError, where: str) -> StoreError:
    """The error that people are told of."""
    cause = fault.orig if isinstance(fault, DBAPIError) and fault.orig is not None else fault
    reason = (str(cause).strip() or type(cause).__name__).splitlines()[0]
    return StoreError(code_of(cause, reason), where=where, reason=reason)


@contextmanager
def reporting_trouble(where: str) -> Iterator[None]:
    """Let whatever goes wrong with the database come out as a StoreError."""
    try:
        yield
    except SQLAlchemyError as fault:
        raise trouble(fault, where) from fault


def check_room(where: str) -> None:
    """Raise StoreError where a file has no room to grow. SQLite may still find some for the little that is tried there."""
    try:
        with TemporaryFile(dir=Path(where).parent) as file:
            file.write(bytes(ROOM))
            file.flush()
    except OSError as fault:
        raise StoreError(
            Code.FULL if fault.errno in NO_ROOM else Code.CANNOT_WRITE, where=where, reason=fault.strerror
        ) from fault


def code_of(cause: BaseException, reason: str) -> Code:
    """What has gone wrong, as far as it can be told."""
    if name := getattr(cause, "sqlite_errorname", None):
        return next((code for begins, code in SQLITE.items() if name.startswith(begins)), Code.FAILED)
    if state := getattr(cause, "sqlstate", None):
        return next((code for begins, code in POSTGRESQL.items() if state.startswith(begins)), Code.FAILED)
    if type(cause).__module__.startswith("psycopg"):
        # Nothing came back that had a code: either there was no server, or it would not have us.
        return Code.NOT_LET_IN if "FATAL" in reason else Code.NO_SERVER
    return Code.FAILED
