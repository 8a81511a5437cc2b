"""What is written: new tables, new events, new tokens. The thread that writes them is in `writer.py`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, Executable, and_, bindparam, exists, insert, or_, select, update

from sumdeck.store.errors import Code, Conflict, NoSuchTable, StoreError
from sumdeck.store.rows import Event, TableRow
from sumdeck.store.schema import EVENTS, TABLES

Write: TypeAlias = tuple[Executable, dict[str, Any]]
"""A statement, and the values for it."""

_OF, _N = bindparam("of", type_=EVENTS.c.table_id.type), bindparam("n", type_=EVENTS.c.n.type)
_PRIOR = EVENTS.alias("prior")
_NO_HOLE = or_(_N == 0, exists().where(and_(_PRIOR.c.table_id == _OF, _PRIOR.c.n == _N - 1)))
_HERE = update(TABLES).where(TABLES.c.id == bindparam("of"))

ADD_TABLE: Final = insert(TABLES)
ADD_EVENT: Final = insert(EVENTS).from_select(
    ["table_id", "n", "body"], select(_OF, _N, bindparam("body", type_=EVENTS.c.body.type)).where(_NO_HOLE)
)
SET_TOKENS: Final = _HERE.values(tokens=bindparam("all"))
SET_TIMES: Final = _HERE.values(touched=bindparam("at"), expires_at=bindparam("until"))
ORDER: Final[tuple[Executable, ...]] = (ADD_TABLE, ADD_EVENT, SET_TOKENS, SET_TIMES)
"""So sorted, the writes of any number of changes can be run: a table comes before its events."""


@dataclass(frozen=True)
class NewTable:
    """A table, and how its log begins."""

    row: TableRow
    events: Sequence[Event]

    def writes(self) -> Iterator[Write]:
        yield ADD_TABLE, asdict(self.row) | {"tokens": json.dumps(self.row.tokens)}
        yield from NewEvents(self.row.id, 0, self.events).writes()


@dataclass(frozen=True)
class NewEvents:
    """Events `n`, `n + 1` … of a table."""

    table_id: str
    n: int
    events: Sequence[Event]

    def writes(self) -> Iterator[Write]:
        for n, event in enumerate(self.events, self.n):
            yield ADD_EVENT, {"of": self.table_id, "n": n, "body": json.dumps(event)}


@dataclass(frozen=True)
class NewTokens:
    """The tokens of a table's seats, all of them."""

    table_id: str
    tokens: tuple[str, ...]

    def writes(self) -> Iterator[Write]:
        yield SET_TOKENS, {"of": self.table_id, "all": json.dumps(self.tokens)}


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
    """A statement did not find what it needs; `reason` says what that was."""


def run(connection: Connection, writes: Iterable[Write]) -> None:
    """Write it all. Raises Clash or the database's IntegrityError; then some of it may be written."""
    sorted_out: dict[Executable, list[dict[str, Any]]] = {statement: [] for statement in ORDER}
    for statement, values in writes:
        sorted_out[statement].append(values)
    for statement, all_values in sorted_out.items():
        if all_values:
            result = connection.execute(statement, all_values, execution_options={"preserve_rowcount": True})
            if result.rowcount != len(all_values):
                raise Clash


def reason(connection: Connection, changes: Iterable[Change]) -> StoreError:
    """Why these changes clash with what is there."""
    for change in changes:
        if isinstance(change, NewTable):
            return Conflict(Code.SAME_TABLE, table=change.row.id, words=change.row.code)
        if connection.execute(select(TABLES.c.id).where(TABLES.c.id == change.table_id)).first() is None:
            return NoSuchTable(Code.NO_SUCH_TABLE, table=change.table_id)
        if isinstance(change, NewEvents):
            return Conflict(Code.CONFLICT, table=change.table_id, n=change.n)
    raise AssertionError("a clash without a reason")
