"""One house for each file: two would each believe that they alone know what happens at a table.

A terminal may play in the same store, since it reads before it writes. PostgreSQL is for several, and has no such lock.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

from sumdeck.store.errors import Code, StoreError

BESIDE = "-serving"
"""How the file is called that is locked, behind the name of the store. It is empty, and stays: another may wait for it."""


@contextmanager
def only_house(where: str) -> Iterator[None]:
    """Be the only one who serves from a file, until the process ends in whatever way. Raises StoreError."""
    if "://" in where:
        yield
        return
    # A lock of SQLite is one on every system, and goes with the process that holds it.
    with closing(sqlite3.connect(where + BESIDE, timeout=0, isolation_level=None)) as connection:
        try:
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as fault:
            raise StoreError(Code.SERVED, where=where) from fault
        yield
