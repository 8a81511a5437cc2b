"""When tables are erased, and how, so that nothing of them is left in the file, while others go on writing.

Only time that the house has lived through makes tables older: a clock that jumps by a month would erase everything at once, and
so would a holiday. So the store remembers when it was last in use, and what passed unseen is added to the end of every table;
where a clock goes back, it is taken off again.

SQLite overwrites what it deletes, but leaves copies behind where it has moved rows from page to page. So every row is taken out
and put back, some pages at a time: pages that have become empty are overwritten, and none stays as it was. VACUUM does the same
at once, and nobody can write while it does. A mark in the file counts what has yet to be swept, whatever happens.
"""

import logging
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Engine, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError

from sumdeck.store.place import ALONE
from sumdeck.store.schema import EVENTS, KEPT, LEASES, SEEN, TABLES

LOG: Final = logging.getLogger(__name__)
SWEPT: Final = 0
AT_ONCE, AGAIN = 256 * 1024, 16 * 1024
"""So many bytes of rows are put back in one transaction, and so many of those before them once more: no page lies half in it."""
MOST: Final = 1000
"""So many rows at the most."""


def erase(engine: Engine, which: ColumnElement[bool]) -> list[str]:
    """Erase these tables with their logs; returns their ids. What is left of them in the file is swept by `sweeping`."""
    with engine.begin() as connection:
        erased = list(connection.scalars(select(TABLES.c.id).where(which).order_by(TABLES.c.id)))
        connection.execute(delete(TABLES).where(which))
        connection.execute(delete(LEASES).where(LEASES.c.name.in_(erased)))
        if erased and engine.dialect.name == "sqlite":
            connection.exec_driver_sql(f"PRAGMA user_version = {_unswept(connection) + 1}")
    return erased


def sweeping(engine: Engine) -> Iterator[None]:
    """Let no trace remain in a file of rows that have been deleted, step by step.

    What is erased in the middle of it moves rows between pages before and behind that place: then it is done twice more.
    """
    with _next_time():
        once = 1
        while (before := _unswept_in(engine)) != SWEPT:
            for _ in range(once):
                yield from _put_all_back(engine)
            if _emptied(engine, before):
                return
            once = 2


class Vacuum:
    """The same in PostgreSQL, which keeps nobody from writing meanwhile: beside the writer, in a thread of its own."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "store-sweeper")
        self._next: Future[None] | None = None
        self._at_work: Any = None

    def soon(self) -> Future[None]:
        """Whoever asks while another waits waits for the same."""
        if self._next is None or self._next.running() or self._next.done():
            self._next = self._thread.submit(self._run)
        return self._next

    def stop(self) -> None:
        """Leave what is not swept yet for the next time."""
        self._thread.shutdown(wait=False, cancel_futures=True)
        if self._at_work is not None:
            self._at_work.cancel()
        self._thread.shutdown()

    def _run(self) -> None:
        with _next_time(), self._engine.connect().execution_options(**ALONE) as connection:
            self._at_work = connection.connection.dbapi_connection
            try:
                connection.exec_driver_sql("VACUUM sumdeck_tables, sumdeck_events")
            finally:
                self._at_work = None


@contextmanager
def _next_time() -> Iterator[None]:
    """Whatever keeps us from sweeping: the rows are gone, and the rest is done next time."""
    try:
        yield
    except DBAPIError as fault:
        LOG.warning("erased tables leave traces in the database until it can be swept: %s", fault.orig)


def _put_all_back(engine: Engine) -> Iterator[None]:
    for table, columns, key in ((EVENTS, "*", "table_id, n"), (TABLES, "rowid, *", "rowid")):
        last: tuple[Any, ...] | None = ()
        while last is not None:
            last = _put_back(engine, str(table), columns, key, last)
            yield
    with engine.connect().execution_options(**ALONE) as connection:
        connection.exec_driver_sql(f"REINDEX {TABLES}")
    yield


def _emptied(engine: Engine, before: int) -> bool:
    """Empty the write-ahead log, and only then note that nothing is left to sweep; False if something was erased meanwhile."""
    with engine.connect().execution_options(**ALONE) as connection:
        blocked, _, _ = connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").one()
        if blocked:  # by somebody who reads: next time
            return True
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        done = _unswept(connection) == before
        if done:
            connection.exec_driver_sql(f"PRAGMA user_version = {SWEPT}")
        connection.exec_driver_sql("COMMIT")
    return done


def _unswept_in(engine: Engine) -> int:
    with engine.connect().execution_options(**ALONE) as connection:
        return _unswept(connection)


def _put_back(engine: Engine, table: str, columns: str, key: str, last: tuple[Any, ...]) -> tuple[Any, ...] | None:
    """Take out the next rows of a table and put them back; returns where to go on, None behind the last."""
    width = len(key.split(", "))
    places = ", ".join("?" * width)
    beyond = f"WHERE ({key}) > ({places})" if last else ""
    with engine.connect().execution_options(**ALONE) as connection:
        connection.exec_driver_sql("PRAGMA foreign_keys = OFF")  # a row that comes back at once takes nothing along
        try:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            found = connection.exec_driver_sql(f"SELECT {columns} FROM {table} {beyond} ORDER BY {key} LIMIT {MOST}", last)
            names, every = [*found.keys()], [tuple(row) for row in found]
            rows = _some(every, AT_ONCE)
            if rows:
                within = f"({key}) BETWEEN ({places}) AND ({places})"
                connection.exec_driver_sql(f"DELETE FROM {table} WHERE {within}", (*rows[0][:width], *rows[-1][:width]))
                put = f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})"
                connection.exec_driver_sql(put, rows)
            connection.exec_driver_sql("COMMIT")
        except BaseException:
            connection.exec_driver_sql("ROLLBACK")
            raise
        finally:
            connection.exec_driver_sql("PRAGMA foreign_keys = ON")
    if len(every) < MOST and len(rows) == len(every):
        return None
    return rows[max(0, len(rows) - 1 - len(_some(rows[::-1], AGAIN)))][:width]


def _some(rows: Sequence[tuple[Any, ...]], most: int) -> Sequence[tuple[Any, ...]]:
    """The first rows, and at least one, as far as they have so many bytes."""
    size = 0
    for count, row in enumerate(rows):
        size += sum(len(str(value)) for value in row)
        if size > most and count:
            return rows[:count]
    return rows


def _unswept(connection: Connection) -> int:
    """How often something was erased since the file was last swept."""
    return int(connection.exec_driver_sql("PRAGMA user_version").scalar_one())


def live_on(engine: Engine, now: int, longest: int) -> int:
    """Note that it is now; returns by how much every table is kept longer, because more than `longest` has passed unseen."""
    with engine.begin() as connection:
        last = connection.scalar(select(SEEN.c.at))
        if last is None:  # a store from before it remembered
            last = connection.scalar(select(func.max(TABLES.c.touched)))
        connection.execute(delete(SEEN))
        connection.execute(insert(SEEN).values(at=now))
        unseen = 0 if not isinstance(last, int) or -longest <= now - last <= longest else now - last
        if unseen:
            mortal = update(TABLES).where(TABLES.c.expires_at < KEPT)
            connection.execute(mortal.values(expires_at=TABLES.c.expires_at + unseen))
            LOG.warning(
                "the house was closed, or its clock was wrong, for %.1f hours: that does not make tables older",
                unseen / 3_600_000,
            )
    return unseen
