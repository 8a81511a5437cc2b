"""One house for each file: two would each believe that they alone know what happens at a table.

A terminal may play in the same store, since it reads before it writes. PostgreSQL is for several, and has no such lock.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

from sumdeck.store.errors import Code, StoreError
from sumdeck.store.trouble import code_of

BESIDE = "-serving"
"""How the file is called that is locked, behind the name of the store. It is empty, and stays: another may wait for it."""


@contextmanager
def only_house(where: str) -> Iterator[None]:
    """Be the only one who serves from a file, until the process ends in whatever way. Raises StoreError."""
    if "://" in where:
        yield
        return
    with closing(_locked(where)):
        yield


def _locked(where: str) -> sqlite3.Connection:
    """A lock of SQLite is one on every system, and goes with the process that holds it. On a full disk it can be had too."""
    try:
        connection = sqlite3.connect(where + BESIDE, timeout=0, isolation_level=None)
        connection.execute("PRAGMA journal_mode = MEMORY")
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as fault:
        code = code_of(fault, str(fault))
        raise StoreError(Code.SERVED if code is Code.LOCKED else code, where=where, reason=str(fault)) from fault
    return connection
