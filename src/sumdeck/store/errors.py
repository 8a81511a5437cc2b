"""What can go wrong with a store, as codes. Whatever a database says of itself becomes one of them in `trouble.py`."""

from enum import StrEnum

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
