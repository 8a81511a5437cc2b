"""Everything that lasts: the logs of the tables, in SQLite or PostgreSQL. It keeps events as they are and knows no game."""

from sumdeck.store.bell import Bell
from sumdeck.store.changes import Change, NewEvents, NewTable, NewTokens, Touched
from sumdeck.store.errors import Code, Conflict, NoSuchTable, StoreError
from sumdeck.store.rows import CLUB, TABLE, Event, TableRow
from sumdeck.store.store import Store

__all__ = [
    "CLUB",
    "TABLE",
    "Bell",
    "Change",
    "Code",
    "Conflict",
    "Event",
    "NewEvents",
    "NewTable",
    "NewTokens",
    "NoSuchTable",
    "Store",
    "StoreError",
    "TableRow",
    "Touched",
]
