"""Everything in one file, to keep or to take to another store: JSON, one line for each table, one before and one after them.

The last line has a hash of all before it: what a disk or a hand has changed is found out.
The file is written under another name first, so that there is never half of one; and of what is taken over there is all or none.
"""

import errno
import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, fields, replace
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine

from sumdeck.store.changes import Change, Clash, NewEvents, NewTable, run
from sumdeck.store.errors import Code, NoSuchTable, StoreError
from sumdeck.store.place import for_its_owner
from sumdeck.store.reading import read_log, read_rows
from sumdeck.store.schema import CLUB, KEPT, TABLE, Event, TableRow

FORMAT: Final = "sumdeck tables"
VERSION: Final = 1


def write_file(engine: Engine, path: Path, where: str) -> int:
    """Write every table to a new file, as they all are at one moment; returns how many."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    if engine.dialect.name == "postgresql":
        engine = engine.execution_options(isolation_level="REPEATABLE READ")  # as SQLite reads anyway
    try:
        if path.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
        with open(beside, "x", encoding="ascii", opener=for_its_owner) as file, engine.begin() as connection:
            rows, seal = read_rows(connection), sha256()
            tables = ({"table": asdict(row), "events": read_log(connection, row.id, where)} for row in rows)
            for told in chain([{"format": FORMAT, "version": VERSION}], tables):
                line = _line(told)
                seal.update(line.encode())
                file.write(line)
            file.write(_line({"tables": len(rows), "sha256": seal.hexdigest()}))
            file.flush()
            os.fsync(file.fileno())
        beside.rename(path)
    except OSError as fault:
        raise StoreError(Code.CANNOT_EXPORT, file=path, reason=fault.strerror) from fault
    finally:
        beside.unlink(missing_ok=True)
    return len(rows)


def _line(data: object) -> str:
    return json.dumps(data) + "\n"


DEEPEST: Final = 20
"""No event of ours is nested so deeply: what can be read may be too deep to be written again."""
NEWER: Final = ("kind", "hosted_with")
"""What tables of older files do not say."""


@dataclass(frozen=True)
class ImportedLog:
    """A table in a file."""

    line: int
    row: TableRow
    events: list[Event]


def read_file(engine: Engine, path: Path, where: str, now: int) -> int:
    """Take over the tables of a file; returns how many were new or went on. Raises StoreError with file and line."""
    try:
        with path.open(encoding="ascii") as file, engine.begin() as connection:
            return sum(_take_over(connection, path, found, where, now) for found in read_tables(path, file))
    except OSError as fault:
        raise StoreError(Code.CANNOT_READ, file=path, reason=fault.strerror) from fault


def read_tables(path: Path, lines: Iterable[str]) -> Iterator[ImportedLog]:
    """The tables in the lines of a file. Raises StoreError where it is not ours, not whole or not readable."""
    number, tables, ended, seal = 0, 0, False, sha256()
    try:
        for number, line in enumerate(lines, 1):
            data = json.loads(line)
            if number == 1:
                _expect(data == {"format": FORMAT, "version": VERSION}, f"not a file of {FORMAT}, version {VERSION}")
            elif ended or not isinstance(data, dict):
                _expect(False, "nothing should be here")
            elif "tables" in data:
                ended = data["tables"] == tables
                _expect(ended, f"{tables} tables, and there should be {data['tables']}")
                _expect(data.get("sha256") in (None, seal.hexdigest()), "a line before this one has been changed")
            else:
                tables += 1
                yield ImportedLog(number, _row(data.get("table")), _events(data.get("events")))
            seal.update(line.encode())
        _expect(ended, "the end is missing")
    except (ValueError, RecursionError) as fault:
        raise StoreError(Code.BAD_FILE, file=path, line=number, reason=fault) from fault


def _take_over(connection: Connection, path: Path, found: ImportedLog, where: str, now: int) -> bool:
    """Add what is missing here. A new table gets as much time as it had when it was last in use."""
    change: Change
    try:
        here = read_log(connection, found.row.id, where)
    except NoSuchTable:
        until = found.row.ending(now + found.row.expires_at - found.row.touched)
        change = NewTable(replace(found.row, touched=now, expires_at=until), found.events)
    else:
        shared = min(len(here), len(found.events))
        if here[:shared] != found.events[:shared]:
            raise StoreError(Code.DIFFERS, file=path, line=found.line, table=found.row.id)
        if shared == len(found.events):
            return False
        change = NewEvents(found.row.id, shared, found.events[shared:])
    try:
        run(connection, change.writes())
    except Clash as fault:
        raise StoreError(Code.DIFFERS, file=path, line=found.line, table=found.row.id) from fault
    return True


def _row(data: Any) -> TableRow:
    known = {field.name for field in fields(TableRow)}
    _expect(isinstance(data, dict) and {*data, *NEWER} == known, "not a table")
    _expect(data.get("kind", TABLE) in (TABLE, CLUB), "neither a table nor a tournament")
    texts, times = (data["id"], data["code"]), (data["created"], data["touched"], data["expires_at"])
    _expect(all(isinstance(text, str) and text and text.isprintable() for text in texts), "a table without id or code")
    _expect(all(type(time) is int and 0 <= time <= KEPT for time in times), "a time that is none")
    tokens = data["tokens"]
    _expect(isinstance(tokens, list) and all(isinstance(token, str) for token in tokens), "tokens that are none")
    hosted_with = data.get("hosted_with", "")
    _expect(isinstance(hosted_with, str) and hosted_with.isprintable(), "a tournament that is none")
    return TableRow(*texts, *times, tuple(tokens), data.get("kind", TABLE), hosted_with)


def _events(data: Any) -> list[Event]:
    _expect(isinstance(data, list) and all(isinstance(event, dict) for event in data), "events that are none")
    _expect(_is_shallow(data, DEEPEST), "events that are nested too deeply")
    return list(data)


def _is_shallow(data: Any, most: int) -> bool:
    inside = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return most > 0 and all(_is_shallow(each, most - 1) for each in inside)


def _expect(good: bool, reason: str) -> None:
    if not good:
        raise ValueError(reason)
