"""What is written: new tables, new events, new tokens. The thread that writes them is in `writer.py`."""

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, Dialect, Executable, and_, bindparam, exists, insert, literal_column, or_, select, update
from sqlalchemy.exc import IntegrityError

from sumdeck.store.errors import Code, Conflict, NoSuchTable, StoreError
from sumdeck.store.rows import Event, TableRow
from sumdeck.store.schema import EVENTS, TABLES

AS_TEXT: Final = json.JSONEncoder(separators=(",", ":")).encode
"""How everything is kept that is not a number: as ASCII, whatever it says."""
Write: TypeAlias = tuple[Executable, dict[str, Any]]
"""A statement, and the values for it."""

_OF, _N = bindparam("of", type_=EVENTS.c.table_id.type), bindparam("n", type_=EVENTS.c.n.type)
_PRIOR = EVENTS.alias("prior")
_NO_HOLE = or_(literal_column("0") == _N, exists().where(and_(_PRIOR.c.table_id == _OF, _PRIOR.c.n == _N - literal_column("1"))))
_HERE = update(TABLES).where(TABLES.c.id == bindparam("of"))

ADD_TABLE: Final = insert(TABLES).values({column.name: bindparam(column.name) for column in TABLES.c})
ADD_EVENT: Final = insert(EVENTS).from_select(
    ["table_id", "n", "body"], select(_OF, _N, bindparam("body", type_=EVENTS.c.body.type)).where(_NO_HOLE)
)
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
            sql, order = _as_text(statement, connection.dialect)
            values = [value if order is None else tuple(value[name] for name in order) for _, value in alike]
            if connection.exec_driver_sql(sql, values).rowcount != len(values):
                raise Clash(change)
    except IntegrityError as fault:
        raise Clash(change) from fault


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
