"""Games on disk: the record of each, written anew after every move, and beside it who sits at the table.

A file is first written under another name and then put in its place: whoever pulls the plug finds the game as it was after the
last move that was acknowledged.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Final

from sumdeck.folder import folder as folder
from sumdeck.language import say
from sumdeck.players import players
from sumdeck.rules.game import Json
from sumdeck.rules.record import Record, read_record, write_record
from sumdeck.rules.recordfields import RecordError
from sumdeck.terminal.problem import Problem
from sumdeck.terminal.seats import Sitter, clean_name

TABLE: Final = ".table.json"
FORMAT: Final = "sumdeck table"


@dataclass(frozen=True)
class Saved:
    """A game with its people, as it is kept."""

    path: Path
    record: Record
    sitters: tuple[Sitter, ...]
    steps: tuple[str, ...] = ()
    """What has been said of the turn in the making."""
    hints: tuple[int, ...] = ()
    """Before which claim each hint was asked for."""

    def write(self) -> None:
        """Keep it. When this returns, it is on the disk."""
        sitters = [[sitter.name, sitter.player] for sitter in self.sitters]
        here = {"claims": len(self.record.claims), "steps": list(self.steps), "hints": list(self.hints)}
        put(table_path(self.path), json.dumps({"format": FORMAT, "sitters": sitters} | here, ensure_ascii=False))
        put(self.path, write_record(self.record))


def new_path(game: str) -> Path:
    """A file for a game that begins now."""
    begun = datetime.now().strftime("%Y%m%d-%H%M%S")
    path = folder() / f"{game}-{begun}.json"
    number = 2
    while path.exists():
        path = folder() / f"{game}-{begun}-{number}.json"
        number += 1
    return path


def load(path: Path) -> Saved:
    """The game in a file. Raises Problem."""
    try:
        record = read_record(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as fault:
        raise Problem(say("saved.no_file", file=path, reason=reason_of(fault))) from fault
    except RecordError as fault:
        raise Problem(say("saved.no_record", file=path, reason=fault)) from fault
    try:
        return read_table(json.loads(table_path(path).read_text("utf-8")), Saved(path, record, ()))
    except FileNotFoundError:
        return Saved(path, record, ())
    except (OSError, ValueError, TypeError, KeyError, Problem) as fault:
        raise Problem(say("saved.no_table", file=table_path(path))) from fault


def latest() -> Saved:
    """The game played last that is not over. Raises Problem where there is none."""
    files = [path for path in folder().glob("*.json") if not path.name.endswith(TABLE)]
    for path in sorted(files, key=lambda path: path.stat().st_mtime_ns, reverse=True):
        try:
            saved = load(path)
        except Problem:
            continue
        if saved.record.outcome is None:
            return saved
    raise Problem(say("saved.none"))


def read_table(data: Json, saved: Saved) -> Saved:
    """The game with who sits there, and with the steps of a turn in the making if it is still this turn."""
    sitters = tuple(Sitter(clean_name(name), str(player)) for name, player in data["sitters"])
    known = ("", *players(saved.record.game))
    if data["format"] != FORMAT or len(sitters) != saved.record.seats or any(sitter.player not in known for sitter in sitters):
        raise ValueError(FORMAT)
    steps = tuple(str(step) for step in data["steps"]) if data["claims"] == len(saved.record.claims) else ()
    return replace(saved, sitters=sitters, steps=steps, hints=tuple(int(place) for place in data["hints"]))


def put(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with beside.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
    if os.name == "posix":  # the new name must last too
        directory = os.open(path.parent, os.O_RDONLY)
        os.fsync(directory)
        os.close(directory)


def table_path(path: Path) -> Path:
    """The file beside a record that says who sits there."""
    return path.with_name(path.stem + TABLE)


def reason_of(fault: Exception) -> str:
    """A fault of the system in its own words, without the number."""
    return fault.strerror or str(fault) if isinstance(fault, OSError) else str(fault)
