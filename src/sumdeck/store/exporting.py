"""Everything in one file, to keep or to take to another store: JSON, one line for each table, one before and one after them.

The last line has a hash of all before it: what a disk or a hand has changed is found out. The way
back is in `importing.py`. The file is written under another name first, so that there is never half of one.
"""

import errno
import json
import os
from dataclasses import asdict
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import Final

from sqlalchemy import Engine

from sumdeck.store.errors import Code, StoreError
from sumdeck.store.reading import read_log, read_rows

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
        with open(beside, "x", encoding="ascii", opener=_for_its_owner) as file, engine.begin() as connection:
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


def _for_its_owner(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _line(data: object) -> str:
    return json.dumps(data) + "\n"
