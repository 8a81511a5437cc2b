"""The store: everything that lasts, behind one class.

Reading is done in the caller's thread; writing goes to the one thread of `writer.py`, and what comes back is a future.
"""

import re
import sys
from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from sqlalchemy import Engine, delete, insert, select

from sumdeck.store.changes import Change, NewEvents, NewTable, Touched
from sumdeck.store.erasing import Vacuum, erase, live_on, sweeping
from sumdeck.store.errors import Code, StoreError, reporting_trouble
from sumdeck.store.future_bridge import Promise
from sumdeck.store.leases import Held, Leases, Peer
from sumdeck.store.place import WRITING, address, check_room, engine_at, shown
from sumdeck.store.reading import Damage, damages, find_row, mend, read_log, read_row, read_rows, read_together
from sumdeck.store.schema import SEEN, TABLE, TABLES, Event, TableRow
from sumdeck.store.transfer import read_file, write_file
from sumdeck.store.versions import bring_up_to_date
from sumdeck.store.writer import Writer

PATIENCE: Final = 5.0
"""So many seconds we wait for somebody else's lock, or for a server."""


ONE_ROW: Final = re.compile(r"(NULL|TEXT|BLOB|NUMERIC|REAL|INT|non-\w+) value in ")
"""What SQLite says of one row that is not as it should be: whoever reads that sets it aside."""


class Store:
    """Tables and their logs. Whatever a future has confirmed is on the disk."""

    def __init__(self, engine: Engine, where: str, me: Peer | None = None) -> None:
        """Use `Store.open`."""
        self.where = where
        """The store as people may be told of it."""
        self._engine = engine
        self._writer = Writer(engine, where)
        self._sweeping: Future[None] | None = None
        self._vacuum = None if engine.dialect.name == "sqlite" else Vacuum(engine)
        self.leases = None if me is None or engine.dialect.name == "sqlite" else Leases(engine, me, where)
        """Who hosts what, where several processes may serve from this store."""

    @classmethod
    def open(cls, url: str | None = None, patience: float = PATIENCE, *, there: bool = False, me: Peer | None = None) -> Self:
        """Open a store: a file, `sqlite:///…`, `postgresql://…`; and make it, unless it must be there. Raises StoreError.

        Whoever serves from it says how the other processes can reach this one: PostgreSQL is for several.
        """
        place = address(url)
        where = shown(place)
        if there and place.drivername == "sqlite" and not Path(where).exists():
            raise StoreError(Code.NOT_THERE, where=where)
        engine = engine_at(place, patience, "" if me is None else me.id)
        try:
            with reporting_trouble(where):
                make_ready(engine, where)
        except StoreError:
            engine.dispose()
            raise
        return cls(engine, where) if me is None else cls(engine, where, me)

    def create(self, row: TableRow, events: Sequence[Event]) -> Future[None]:
        """Keep a new table. The future may bring Conflict: the id or the code is taken."""
        return self.write(NewTable(row, events))

    def append(self, table_id: str, n: int, events: Sequence[Event]) -> Future[None]:
        """Write events `n`, `n + 1` … of a table. The future may bring Conflict: there is another event, or a hole before it."""
        return self.write(NewEvents(table_id, n, events))

    def touch(self, table_id: str, touched: int, expires_at: int) -> Future[None]:
        return self.write(Touched(table_id, touched, expires_at))

    def write(self, *changes: Change, held: Held | None = None) -> Future[None]:
        """Make changes together or not at all; if they were decided under a lease, only while it is held. May bring Fenced."""
        return self._writer.write(changes, held)

    def keep(self, changes: Sequence[Change], held: Held | None, kept: Promise) -> None:
        """The same for whoever waits in an event loop."""
        self._writer.keep(changes, held, kept)

    def check(self) -> Future[None]:
        """Find out whether something could be kept now, by writing something: what is there already."""

        def written(engine: Engine) -> None:
            if engine.dialect.name == "sqlite":
                check_room(self.where)
            with engine.begin() as connection:
                seen = [{"at": at} for at in connection.scalars(select(SEEN.c.at))]
                connection.execute(delete(SEEN))  # what stays as it is, SQLite does not write
                if seen:
                    connection.execute(insert(SEEN), seen)

        return self._writer.do(written)

    def expire(self, now: int, longest: int = sys.maxsize) -> Future[list[str]]:
        """Erase the tables whose time is over; the future brings their ids.

        More than `longest` since this was last asked makes no table older: perhaps it has never passed (`erasing.py`).
        """

        def expired(engine: Engine) -> list[str]:
            live_on(engine, now, longest)
            erased = erase(engine, TABLES.c.expires_at <= now)
            self._sweep_soon()
            return erased

        return self._writer.do(expired)

    def erase(self, *ids: str) -> Future[list[str]]:
        """Erase tables at once; the future brings the ids of those that were there."""

        def erased(engine: Engine) -> list[str]:
            found = erase(engine, TABLES.c.id.in_(ids))
            self._sweep_soon()
            return found

        return self._writer.do(erased)

    def sweep(self) -> Future[None]:
        """Let nothing remain of what was erased, some pages at a time; the future comes true when that is done."""
        if self._vacuum is not None:
            return self._vacuum.soon()
        if self._sweeping is None or self._sweeping.done():  # who sweeps now finds what is erased meanwhile
            self._sweeping = self._writer.do_in_steps(sweeping)
        return self._sweeping

    def _sweep_soon(self) -> None:
        with suppress(StoreError, RuntimeError):  # who closes the store now has it swept next time
            self.sweep()

    def alive(self, kind: str = TABLE) -> list[TableRow]:
        """Every table, or every tournament, the oldest first."""
        with reporting_trouble(self.where), self._engine.begin() as connection:
            return read_rows(connection, kind)

    def row(self, table_id: str) -> TableRow:
        """One table. Raises NoSuchTable."""
        with reporting_trouble(self.where), self._engine.begin() as connection:
            return read_row(connection, table_id)

    def together(self, lease: str) -> list[TableRow]:
        """Everything that is hosted under a lease, the oldest first."""
        with reporting_trouble(self.where), self._engine.begin() as connection:
            return read_together(connection, lease)

    def find(self, code: str) -> TableRow:
        """The table, or the tournament, to which four words lead. Raises NoSuchTable."""
        with reporting_trouble(self.where), self._engine.begin() as connection:
            return find_row(connection, code)

    def load(self, table_id: str, since: int = 0) -> list[Event]:
        """The log of a table, from one of its events on. Raises NoSuchTable."""
        with reporting_trouble(self.where), self._engine.begin() as connection:
            return read_log(connection, table_id, self.where, since)

    def export(self, path: Path) -> int:
        with reporting_trouble(self.where):
            return write_file(self._engine, path, self.where)

    def import_(self, path: Path, now: int) -> int:
        """Take over the tables of a file, all or none; returns how many were new or went on."""
        return self._writer.do(lambda engine: read_file(engine, path, self.where, now)).result()

    def damages(self) -> list[Damage]:
        with reporting_trouble(self.where), self._engine.begin() as connection:
            return list(damages(connection))

    def mend(self, path: Path) -> list[Damage]:
        """Take out what cannot be read, and write it to a new file; returns what that was."""
        return self._writer.do(lambda engine: mend(engine, path)).result()

    def close(self) -> None:
        """Finish what has been handed over, and let go."""
        self._writer.close()
        if self._vacuum is not None:
            self._vacuum.stop()
        self._engine.dispose()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None) -> None:
        self.close()


def make_ready(engine: Engine, where: str) -> None:
    """Look whether a database is sound and ours, and bring it up to date."""
    if engine.dialect.name == "sqlite":
        with engine.connect() as connection:
            found = connection.exec_driver_sql("PRAGMA quick_check").scalars().all()
        worse = [reason for reason in found if reason != "ok" and not ONE_ROW.match(reason)]
        if worse:
            raise StoreError(Code.DAMAGED, where=where, reason=worse[0])
    with engine.execution_options(**WRITING).begin() as connection:
        bring_up_to_date(connection, where)
