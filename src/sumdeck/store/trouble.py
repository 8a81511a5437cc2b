"""What a database says when something is wrong, as one of our own errors."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from sumdeck.store.errors import Code, StoreError

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
    return StoreError(_code(cause, reason), where=where, reason=reason)


@contextmanager
def reporting_trouble(where: str) -> Iterator[None]:
    """Let whatever goes wrong with the database come out as a StoreError."""
    try:
        yield
    except SQLAlchemyError as fault:
        raise trouble(fault, where) from fault


def _code(cause: BaseException, reason: str) -> Code:
    if name := getattr(cause, "sqlite_errorname", None):
        return next((code for begins, code in SQLITE.items() if name.startswith(begins)), Code.FAILED)
    if state := getattr(cause, "sqlstate", None):
        return next((code for begins, code in POSTGRESQL.items() if state.startswith(begins)), Code.FAILED)
    if type(cause).__module__.startswith("psycopg"):
        # Nothing came back that had a code: either there was no server, or it would not have us.
        return Code.NOT_LET_IN if "FATAL" in reason else Code.NO_SERVER
    return Code.FAILED
