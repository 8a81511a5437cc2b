"""Everything that lasts: the logs of the tables, in SQLite or PostgreSQL. It keeps events as they are and knows no game."""

from sumdeck.store.changes import Change, NewEvents, NewTable, NewTokens, Touched
from sumdeck.store.errors import Code, Conflict, Fenced, NoSuchTable, StoreError
from sumdeck.store.future_bridge import FutureBridge, Promise
from sumdeck.store.leases import Held, Leases, Peer
from sumdeck.store.place import only_house
from sumdeck.store.schema import CLUB, KEPT, TABLE, Event, TableRow
from sumdeck.store.store import Store

__all__ = [
    "CLUB",
    "KEPT",
    "TABLE",
    "Change",
    "Code",
    "Conflict",
    "Event",
    "Fenced",
    "FutureBridge",
    "Held",
    "Leases",
    "NewEvents",
    "NewTable",
    "NewTokens",
    "NoSuchTable",
    "Peer",
    "Promise",
    "Store",
    "StoreError",
    "TableRow",
    "Touched",
    "only_house",
]
