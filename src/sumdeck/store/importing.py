"""Taking over the tables of a file that `exporting.py` has written: all of them or none."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, replace
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine

from sumdeck.store.changes import Change, Clash, NewEvents, NewTable, run
from sumdeck.store.errors import Code, NoSuchTable, StoreError
from sumdeck.store.exporting import FORMAT, VERSION
from sumdeck.store.reading import read_log
from sumdeck.store.rows import CLUB, KEPT, TABLE, Event, TableRow

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
    _expect(all(isinstance(text, str) and text for text in texts), "a table without id or code")
    _expect(all(type(time) is int and 0 <= time <= KEPT for time in times), "a time that is none")
    tokens = data["tokens"]
    _expect(isinstance(tokens, list) and all(isinstance(token, str) for token in tokens), "tokens that are none")
    hosted_with = data.get("hosted_with", "")
    _expect(isinstance(hosted_with, str), "a tournament that is none")
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
