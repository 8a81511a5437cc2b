"""What cannot be read in a store, and how it is taken out of it. While it is there, it is set aside, and all else goes on."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, Row, text

from sumdeck.store.errors import Code, StoreError
from sumdeck.store.reading import as_row, read_event


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
            with path.open("x", encoding="utf-8") as file:
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
