"""When tables are erased, and how, so that nothing of them is left in the file.

Only time that the house has lived through makes tables older: a clock that jumps by a month would erase everything at once, and
so would a holiday. So the store remembers when it was last in use, and what passed unseen is added to the end of every table;
where a clock goes back, it is taken off again.

SQLite overwrites what it deletes, but leaves copies behind where it has moved rows from page to page. So the file is written anew
(VACUUM), and the write-ahead log is emptied. A mark in the file remembers that this has yet to be done, whatever happens.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

from sqlalchemy import ColumnElement, Connection, Engine, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError

from sumdeck.store.place import ALONE
from sumdeck.store.rows import KEPT
from sumdeck.store.schema import SEEN, TABLES

SWEPT, UNSWEPT = 0, 1
LOG: Final = logging.getLogger(__name__)


def erase(engine: Engine, which: ColumnElement[bool]) -> list[str]:
    """Erase these tables with their logs; returns their ids."""
    with engine.begin() as connection:
        erased = list(connection.scalars(select(TABLES.c.id).where(which).order_by(TABLES.c.id)))
        connection.execute(delete(TABLES).where(which))
        if erased and engine.dialect.name == "sqlite":
            connection.exec_driver_sql(f"PRAGMA user_version = {UNSWEPT}")
    try:
        sweep(engine, erased)
    except DBAPIError as fault:  # the rows are gone; the rest is done next time
        LOG.warning("erased tables leave traces in the database until it can be swept: %s", fault.orig)
    return erased


def sweep(engine: Engine, erased: Sequence[str]) -> None:
    """Let no trace remain of rows that have been deleted."""
    with engine.connect().execution_options(**ALONE) as connection:
        if engine.dialect.name == "postgresql":
            if erased:
                connection.exec_driver_sql("VACUUM sumdeck_tables, sumdeck_events")
        elif _mark(connection) == UNSWEPT:
            connection.exec_driver_sql("VACUUM")
            connection.exec_driver_sql(f"PRAGMA user_version = {SWEPT}")
            blocked, _, _ = connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").one()
            if blocked:
                connection.exec_driver_sql(f"PRAGMA user_version = {UNSWEPT}")


def _mark(connection: Connection) -> int:
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
