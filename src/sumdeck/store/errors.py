"""What can go wrong with a store, as codes. Whatever a database says of itself becomes one of them."""

from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from typing import Final

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from sumdeck.words import say


class Code(StrEnum):
    """Why the store cannot do something. The words are in the language files."""

    # Opening
    BAD_ADDRESS = "store.bad_address"
    NO_DRIVER = "store.no_driver"
    """The extra `postgresql` is not installed."""
    NO_SERVER = "store.no_server"
    NOT_LET_IN = "store.not_let_in"
    NOT_THERE = "store.not_there"
    """No store, where one must have been before."""
    NEWER = "store.newer"
    """The database was written by a newer program."""
    SERVED = "store.served"
    """Another house has this file open."""
    NOT_OURS = "store.not_ours"
    """A database file of another program."""

    # At any time
    LOCKED = "store.locked"
    DAMAGED = "store.damaged"
    FULL = "store.full"
    CANNOT_WRITE = "store.cannot_write"
    FAILED = "store.failed"
    """Whatever we have not foreseen, in the words of the database."""
    CLOSED = "store.closed"

    # Tables
    CONFLICT = "store.conflict"
    """Somebody else has written this event, or the one before it is missing."""
    SAME_TABLE = "store.same_table"
    """A table of this id or code is there already."""
    NO_SUCH_TABLE = "store.no_such_table"
    ELSEWHERE = "store.elsewhere"
    """Another process of the house has it."""

    # Export and import
    CANNOT_EXPORT = "store.cannot_export"
    CANNOT_READ = "store.cannot_read"
    BAD_FILE = "store.bad_file"
    DIFFERS = "store.differs"
    """A table of the file is also here, and went on differently."""


class StoreError(Exception):
    """Something was not stored, or cannot be read. What had been acknowledged before is not touched by it."""

    def __init__(self, code: Code, **details: object) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details

    def __str__(self) -> str:
        return say(self.code, **self.details)


class Conflict(StoreError):
    """The log has another event at this place, or none before it: whoever wrote must read it again."""


class Fenced(StoreError):
    """Another process has taken the lease under which this was decided: it is not written, and we do not know what is there."""


class NoSuchTable(StoreError):
    """The table has been erased, or has never been."""


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
