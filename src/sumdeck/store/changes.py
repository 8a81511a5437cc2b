"""What is written: new tables, new events, new tokens. The thread that writes them is in `writer.py`."""

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from itertools import chain, groupby
from operator import itemgetter
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, Dialect, Executable, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from sumdeck.store.errors import Code, Conflict, NoSuchTable, StoreError
from sumdeck.store.schema import EVENTS, TABLES, Event, TableRow

AS_TEXT: Final = json.JSONEncoder(separators=(",", ":")).encode
"""How everything is kept that is not a number: as ASCII, whatever it says."""
AT_ONCE: Final = 50
"""So many events are written by one statement at the most."""
Write: TypeAlias = tuple[Executable, dict[str, Any]]
"""A statement, and the values for it."""

_HERE = update(TABLES).where(TABLES.c.id == bindparam("of"))

ADD_TABLE: Final = insert(TABLES).values({column.name: bindparam(column.name) for column in TABLES.c})
ADD_EVENT: Final = insert(EVENTS)
"""Runs as `_append` says: no log has a hole."""
SET_TOKENS: Final = _HERE.values(tokens=bindparam("all"))
SET_TIMES: Final = _HERE.values(touched=bindparam("at"), expires_at=bindparam("until"))


@dataclass(frozen=True)
class NewTable:
    """A table, and how its log begins."""

    row: TableRow
    events: Sequence[Event]

    def writes(self) -> Iterator[Write]:
        yield ADD_TABLE, asdict(self.row) | {"tokens": AS_TEXT(self.row.tokens)}
        yield from NewEvents(self.row.id, 0, self.events).writes()


@dataclass(frozen=True)
class NewEvents:
    """Events `n`, `n + 1` … of a table."""

    table_id: str
    n: int
    events: Sequence[Event]

    def writes(self) -> Iterator[Write]:
        for n, event in enumerate(self.events, self.n):
            yield ADD_EVENT, {"of": self.table_id, "n": n, "body": AS_TEXT(event)}


@dataclass(frozen=True)
class NewTokens:
    """The tokens of a table's seats, all of them."""

    table_id: str
    tokens: tuple[str, ...]

    def writes(self) -> Iterator[Write]:
        yield SET_TOKENS, {"of": self.table_id, "all": AS_TEXT(self.tokens)}


@dataclass(frozen=True)
class Touched:
    """A table is in use, and shall be kept for some time yet."""

    table_id: str
    touched: int
    expires_at: int

    def writes(self) -> Iterator[Write]:
        yield SET_TIMES, {"of": self.table_id, "at": self.touched, "until": self.expires_at}


Change: TypeAlias = NewTable | NewEvents | NewTokens | Touched


class Clash(Exception):
    """Something does not fit what is there: it has been written already, or what it belongs to is missing."""

    def __init__(self, change: Change | None) -> None:
        super().__init__(change)
        self.change = change


def run(connection: Connection, writes: Iterable[Write], change: Change | None = None) -> None:
    """Write it all, in order. Raises Clash, with the change if it is known; then some of it may be written."""
    try:
        for statement, alike in groupby(writes, itemgetter(0)):
            values = [value for _, value in alike]
            if (_append if statement is ADD_EVENT else _each)(connection, statement, values) != len(values):
                raise Clash(change)
    except IntegrityError as fault:
        raise Clash(change) from fault


def _each(connection: Connection, statement: Executable, values: Sequence[dict[str, Any]]) -> int:
    """Run a statement with each of some values; returns how many rows that were."""
    sql, order = _as_text(statement, connection.dialect)
    return connection.exec_driver_sql(
        sql, [value if order is None else tuple(value[name] for name in order) for value in values]
    ).rowcount


def _append(connection: Connection, _: Executable, values: Sequence[dict[str, Any]]) -> int:
    """Write events, unless there is a hole before them; returns how many were written.

    Those of different tables are written by one statement: between two of them a thread has to wait for its turn again.
    """
    rows = [(value["of"], value["n"], value["body"]) for value in values]
    if len({table for table, _, _ in rows}) < len(rows):
        return connection.exec_driver_sql(_appending(1, connection.dialect.name), rows).rowcount
    written = 0
    for start in range(0, len(rows), AT_ONCE):
        some = rows[start : start + AT_ONCE]
        sql = _appending(len(some), connection.dialect.name)
        written += connection.exec_driver_sql(sql, tuple(chain.from_iterable(some))).rowcount
    return written


@lru_cache(maxsize=2 * AT_ONCE)
def _appending(rows: int, dialect: str) -> str:
    row = "(?, ?, ?)" if dialect == "sqlite" else "(%s, %s, %s)"
    return f"""INSERT INTO {EVENTS.name} (table_id, n, body)
        WITH new(table_id, n, body) AS (VALUES {", ".join([row] * rows)}) SELECT table_id, n, body FROM new
        WHERE n = 0 OR EXISTS (SELECT 1 FROM {EVENTS.name} prior WHERE prior.table_id = new.table_id AND prior.n = new.n - 1)"""


@lru_cache(maxsize=64)
def _as_text(statement: Executable, dialect: Dialect) -> tuple[str, Sequence[str] | None]:
    """A statement in the words of a database, and the order of its values where they have no names; found out once."""
    compiled: Any = statement.compile(dialect=dialect)  # type: ignore[attr-defined]
    return str(compiled), compiled.positiontup


def reason(connection: Connection, change: Change | None) -> StoreError:
    """Why a change clashes with what is there."""
    assert change is not None
    if isinstance(change, NewTable):
        return Conflict(Code.SAME_TABLE, table=change.row.id, words=change.row.code)
    if connection.execute(select(TABLES.c.id).where(TABLES.c.id == change.table_id)).first() is None:
        return NoSuchTable(Code.NO_SUCH_TABLE, table=change.table_id)
    assert isinstance(change, NewEvents)
    return Conflict(Code.CONFLICT, table=change.table_id, n=change.n)
