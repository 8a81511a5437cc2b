"""Reading rows and logs."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, Row, select

from sumdeck.store.errors import Code, NoSuchTable, StoreError
from sumdeck.store.rows import Event, TableRow
from sumdeck.store.schema import EVENTS, TABLES


def read_rows(connection: Connection, kind: str = "") -> list[TableRow]:
    """Every table and tournament, or those of one kind, the oldest first."""
    found = select(TABLES).order_by(TABLES.c.created, TABLES.c.id)
    return [_row(row) for row in connection.execute(found.where(TABLES.c.kind == kind) if kind else found)]


def read_row(connection: Connection, table_id: str) -> TableRow:
    """One table. Raises NoSuchTable."""
    found = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).first()
    if found is None:
        raise NoSuchTable(Code.NO_SUCH_TABLE, table=table_id)
    return _row(found)


def read_log(connection: Connection, table_id: str, where: str) -> list[Event]:
    """The log of a table, whole. Raises NoSuchTable, and StoreError where it has a hole or cannot be read."""
    found = connection.execute(select(EVENTS.c.n, EVENTS.c.body).where(EVENTS.c.table_id == table_id).order_by(EVENTS.c.n)).all()
    if not found:
        read_row(connection, table_id)
    if [n for n, _ in found] != list(range(len(found))):
        raise StoreError(Code.DAMAGED, where=where, reason=f"the log of table {table_id} has a hole")
    try:
        return [json.loads(body) for _, body in found]
    except ValueError as fault:
        raise StoreError(Code.DAMAGED, where=where, reason=f"the log of table {table_id}: {fault}") from fault


def _row(found: Row[Any]) -> TableRow:
    return TableRow(
        found.id, found.code, found.created, found.touched, found.expires_at, tuple(json.loads(found.tokens)), found.kind
    )
