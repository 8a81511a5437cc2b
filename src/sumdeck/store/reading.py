"""Reading rows and logs. A damaged one is told of without its name: a log of a server is read by people who play nowhere.

While it is there, what cannot be read is set aside, and all else goes on; or it is taken out.
"""

import json
import logging
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Engine, Row, func, or_, select, text

from sumdeck.store.errors import Code, NoSuchTable, StoreError
from sumdeck.store.place import for_its_owner
from sumdeck.store.schema import CLUB, EVENTS, TABLE, TABLES, Event, TableRow

LOG: Final = logging.getLogger(__name__)


def read_rows(connection: Connection, kind: str = "") -> list[TableRow]:
    """Every table and tournament, or those of one kind, the oldest first. Damaged rows are left where they are: others go on."""
    found = select(TABLES).order_by(TABLES.c.created, TABLES.c.id)
    if kind:  # and whatever is of no kind, so that somebody hears of it
        found = found.where(or_(TABLES.c.kind == kind, func.coalesce(TABLES.c.kind, "").not_in((TABLE, CLUB))))
    return list(_sound(connection.execute(found)))


def read_together(connection: Connection, lease: str) -> list[TableRow]:
    """Everything that is hosted under a lease, the oldest first."""
    together = select(TABLES).where(or_(TABLES.c.id == lease, TABLES.c.hosted_with == lease))
    return list(_sound(connection.execute(together.order_by(TABLES.c.created, TABLES.c.id))))


def read_row(connection: Connection, table_id: str) -> TableRow:
    """One table. Raises NoSuchTable: one that is damaged is as good as none."""
    return _one(connection, TABLES.c.id == table_id, table_id)


def find_row(connection: Connection, code: str) -> TableRow:
    """One table, by its four words. Raises NoSuchTable."""
    return _one(connection, TABLES.c.code == code, code)


def read_log(connection: Connection, table_id: str, where: str, since: int = 0) -> list[Event]:
    """The log of a table from event `since` on. Raises NoSuchTable, and StoreError where it has a hole or cannot be read."""
    wanted = select(EVENTS.c.n, EVENTS.c.body).where(EVENTS.c.table_id == table_id, EVENTS.c.n >= since)
    found = connection.execute(wanted.order_by(EVENTS.c.n)).all()
    if not found:
        read_row(connection, table_id)
    if [n for n, _ in found] != list(range(since, since + len(found))):
        raise StoreError(Code.DAMAGED, where=where, reason="a log has a hole")
    try:
        events = [read_event(body) for _, body in found]
    except (ValueError, TypeError, AttributeError, RecursionError) as fault:
        raise StoreError(Code.DAMAGED, where=where, reason=f"a log cannot be read: {type(fault).__name__}") from fault
    if not all(isinstance(event, dict) for event in events):
        raise StoreError(Code.DAMAGED, where=where, reason="a log holds something that is no event")
    return events


def read_event(body: str) -> Any:
    """An event as it was written. Raises ValueError, TypeError, RecursionError for what no program of ours has written."""
    if not body.isascii():
        raise ValueError("not as it was written")
    return json.loads(body)


def _one(connection: Connection, which: ColumnElement[bool], named: str) -> TableRow:
    row = next(_sound(connection.execute(select(TABLES).where(which))), None)
    if row is None:
        raise NoSuchTable(Code.NO_SUCH_TABLE, table=named)
    return row


def _sound(found: Iterable[Row[Any]]) -> Iterator[TableRow]:
    """The rows that can be read: SQLite keeps whatever it is given, and disks change what they were given."""
    for row in found:
        try:
            yield as_row(row)
        except (ValueError, TypeError, RecursionError) as fault:
            LOG.error(
                "a row of the store is damaged and set aside: %s",
                fault,
            )


def as_row(found: Row[Any]) -> TableRow:
    """A row as it was written. Raises ValueError, TypeError, RecursionError for one that is damaged."""
    tokens = json.loads(found.tokens)
    if not isinstance(tokens, list) or not all(isinstance(token, str) for token in tokens):
        raise TypeError("its tokens are no list of texts")
    for name in ("created", "touched", "expires_at"):
        if type(getattr(found, name)) is not int:
            raise TypeError(f"{name} is no time")
    for name in ("id", "code", "kind", "hosted_with"):
        if not isinstance(getattr(found, name), str):
            raise TypeError(f"{name} is no text")
        getattr(found, name).encode()  # or UnicodeEncodeError, a ValueError
    if found.kind not in (TABLE, CLUB):
        raise ValueError("kind is none")
    times = found.created, found.touched, found.expires_at
    return TableRow(found.id, found.code, *times, tuple(tokens), found.kind, found.hosted_with)


@dataclass(frozen=True)
class Damage:
    """Something that cannot be read: a row, or a log from one of its events on."""

    table: str
    """The id of its table, as far as that can be read."""
    n: int
    """The first event that cannot be read; −1 for the row itself."""
    reason: str
    taken_out: tuple[dict[str, str], ...]
    """What there is, as far as it can be told."""


def damages(connection: Connection) -> Iterator[Damage]:
    """All that cannot be read, table by table."""
    for row in connection.execute(text("SELECT * FROM sumdeck_tables")).all():
        log = connection.execute(text("SELECT * FROM sumdeck_events WHERE table_id = :id ORDER BY n"), {"id": row.id}).all()
        try:
            as_row(row)
        except (ValueError, TypeError, RecursionError) as fault:
            yield Damage(str(row.id), -1, str(fault), tuple(map(_told, (row, *log))))
            continue
        readable = _readable(log)
        if readable < len(log) or not log:
            yield Damage(row.id, readable, "events that are none, or are missing", tuple(map(_told, log[readable:])))


def mend(engine: Engine, path: Path) -> list[Damage]:
    """Take out what cannot be read, and write it to a new file first. A log goes on from the last event before it."""
    with engine.begin() as connection:
        found = list(damages(connection))
        if not found:
            return found
        try:
            with open(path, "x", encoding="utf-8", opener=for_its_owner) as file:
                file.writelines(json.dumps({"n": each.n, "reason": each.reason, "was": each.taken_out}) + "\n" for each in found)
        except OSError as fault:
            raise StoreError(Code.CANNOT_EXPORT, file=path, reason=fault.strerror) from fault
        for each in found:
            if each.n > 0:
                kept = text("DELETE FROM sumdeck_events WHERE table_id = :id AND NOT (n < :n)")
                connection.execute(kept, {"id": each.table, "n": each.n})
            else:
                connection.execute(text("DELETE FROM sumdeck_events WHERE table_id = :id"), {"id": each.table})
                connection.execute(text("DELETE FROM sumdeck_tables WHERE id = :id"), {"id": each.table})
        return found


def _readable(log: list[Any] | Any) -> int:
    """How many events from the first on can be read."""
    for place, found in enumerate(log):
        try:
            sound = found.n == place and isinstance(read_event(found.body), dict)
        except (ValueError, TypeError, AttributeError, RecursionError):
            sound = False
        if not sound:
            return place
    return len(log)


def _told(row: Row[Any]) -> dict[str, str]:
    return {name: repr(value) for name, value in row._mapping.items()}
