"""Where a store lives: from an address to an engine whose connections are ready to use; and who alone serves from it.

SQLite writes ahead (WAL) and waits for the disk at every commit; PostgreSQL is kept from promising what is not on its disk.
"""

import errno
import math
import os
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from sqlite3 import SQLITE_BUSY, OperationalError
from tempfile import TemporaryFile
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from sumdeck.folder import folder
from sumdeck.store.errors import Code, StoreError, code_of

IDLE: Final = 60_000
"""After so many milliseconds PostgreSQL ends a transaction in which nothing is done."""
IDLE_SHARING: Final = 2_000
"""The same where processes share a database: before others may take its leases, one that hangs has lost its locks."""
LOCKS: Final = 0x53554D44
"""The family of the locks that such processes hold: the beginning of our name in ASCII."""
FILE: Final = "tables.sqlite"
"""The store in the user's folder, where no other is asked for."""
PRAGMAS: Final = (
    "synchronous = FULL",  # a commit returns when the disk has it …
    "fullfsync = ON",  # … also on a Mac, where that takes another call
    "foreign_keys = ON",
    "secure_delete = ON",
)
OUR_LOCK: Final = 0x53554D4445434B
"""The number of the lock that PostgreSQL holds for whoever writes: our name in ASCII."""
BEGINNINGS: Final = {
    "sqlite": {"read": "BEGIN", "write": "BEGIN IMMEDIATE", "append": "BEGIN IMMEDIATE"},
    "postgresql": dict.fromkeys(("write", "append"), f"SELECT pg_advisory_xact_lock({OUR_LOCK})"),
}
"""How a transaction begins. One writes at a time, whatever the database and however many the processes: so nobody deadlocks."""
SHARING: Final = "SELECT pg_advisory_xact_lock({family}, hashtext('{process}'))"
"""Processes that share a database append at the same time, since each has ledgers of its own: see `leases.py`."""
WRITING: Final = {"to": "write"}
APPENDING: Final = {"to": "append"}
ALONE: Final[dict[str, Any]] = {"to": "be alone", "isolation_level": "AUTOCOMMIT"}
"""Execution options for whoever is going to write, for who adds to logs, and for what no transaction can hold."""


def address(given: str | None) -> URL:
    """The URL of a store: of a file, of SQLite, of PostgreSQL, or of the file in the user's folder. Raises StoreError."""
    if not given or "://" not in given:
        path = Path(given) if given else folder() / FILE
        return URL.create("sqlite", database=str(path.absolute()))
    try:
        url = make_url(given)
    except (ArgumentError, ValueError) as fault:
        raise StoreError(Code.BAD_ADDRESS) from fault  # which may hold a password: nobody shall read it in a log
    kind = url.drivername.partition("+")[0]
    if kind == "sqlite" and url.database and url.database != ":memory:":
        return url.set(drivername="sqlite")
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    raise StoreError(Code.BAD_ADDRESS)


def shown(url: URL) -> str:
    """A store as it may be named to people: without its password."""
    if url.drivername == "sqlite":
        return str(url.database)
    plain = URL.create("postgresql", url.username, host=url.host, port=url.port, database=url.database)
    return plain.render_as_string()


def engine_at(url: URL, patience: float, process: str = "") -> Engine:
    """The engine for a store. Connections wait so many seconds for a lock, or for a server that does not answer.

    Where several processes share a database, each has a name.
    """
    if url.drivername == "sqlite":
        _make_file(Path(str(url.database)))
        engine = create_engine(url, connect_args={"timeout": patience})
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", partial(_begin, BEGINNINGS["sqlite"]))
        return engine
    if find_spec("psycopg") is None:
        raise StoreError(Code.NO_DRIVER)
    return _postgresql(url, patience, process)


def _postgresql(url: URL, patience: float, process: str) -> Engine:
    milliseconds = math.ceil(1000 * patience)
    # PostgreSQL takes whole seconds here, and two at least.
    waits = {"connect_timeout": max(2, math.ceil(patience)), "tcp_user_timeout": milliseconds}
    engine = create_engine(url, connect_args={**waits, "application_name": f"sumdeck {process}".strip()})
    alone = BEGINNINGS["postgresql"]
    sharing = {"append": SHARING.format(family=LOCKS, process=process)} if process else {}
    event.listen(engine, "begin", partial(_begin, alone | sharing))
    idle = IDLE_SHARING if process else IDLE

    @event.listens_for(engine, "connect")
    def prepare(dbapi: Any, _record: object) -> None:
        dbapi.autocommit = True
        dbapi.execute(f"SET lock_timeout = {milliseconds}")
        dbapi.execute(f"SET idle_in_transaction_session_timeout = {idle}")  # a writer that hangs must not hold our lock for ever
        if dbapi.execute("SHOW synchronous_commit").fetchone() == ("off",):
            dbapi.execute("SET synchronous_commit = on")
        dbapi.autocommit = False

    return engine


def _make_file(path: Path) -> None:
    """Make the file, for this user's eyes only: in it are everybody's cards."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(for_its_owner(path, os.O_CREAT | os.O_RDWR))
    except OSError as fault:
        raise StoreError(Code.CANNOT_WRITE, where=path, reason=fault.strerror) from fault


def for_its_owner(path: Path | str, flags: int) -> int:
    """Open a file that nobody else may read, where it is new."""
    return os.open(path, flags, 0o600)


def _as_text(data: bytes) -> str:
    """What is kept as text. A disk may have changed it: whoever reads it finds out, and everything beside it can be read."""
    return data.decode(errors="surrogateescape")


def _prepare_sqlite(dbapi: Any, _record: object) -> None:
    dbapi.isolation_level = None  # transactions begin where we say so, below
    dbapi.text_factory = _as_text
    _write_ahead(dbapi)
    for pragma in PRAGMAS:
        dbapi.execute(f"PRAGMA {pragma}")


def _write_ahead(dbapi: Any) -> None:
    """Let a file be written ahead. Where another writes to a new file, SQLite does not wait here as it does everywhere else."""
    while True:
        try:
            dbapi.execute("PRAGMA journal_mode = WAL")
        except OperationalError as fault:
            if fault.sqlite_errorcode != SQLITE_BUSY:
                raise
            dbapi.execute("BEGIN EXCLUSIVE")  # waits until it is our turn
            dbapi.execute("COMMIT")
        else:
            return


def _begin(beginnings: Mapping[str, str], connection: Connection) -> None:
    beginning = beginnings.get(connection.get_execution_options().get("to", "read"))
    if beginning is not None:
        connection.exec_driver_sql(beginning)


ROOM: Final = 262_144
"""So many bytes are tried: as many as a tournament takes when it is opened."""
NO_ROOM: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
BESIDE = "-serving"
"""How the file is called that is locked, behind the name of the store. It is empty, and stays: another may wait for it."""


@contextmanager
def only_house(where: str) -> Iterator[None]:
    """Be the only one who serves from a file, until the process ends in whatever way. Raises StoreError.

    Two would each believe that they alone know what happens at a table. A terminal may play in the same store, since it reads
    before it writes. PostgreSQL is for several, and has no such lock.
    """
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


def check_room(where: str) -> None:
    """Raise StoreError where a file has no room to grow. SQLite may still find some for the little that is tried there."""
    try:
        with TemporaryFile(dir=Path(where).parent) as file:
            file.write(bytes(ROOM))
            file.flush()
    except OSError as fault:
        code = Code.FULL if fault.errno in NO_ROOM else Code.CANNOT_WRITE
        raise StoreError(code, where=where, reason=fault.strerror) from fault
