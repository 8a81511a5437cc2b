"""Games on disk: the record of each, written anew after every move, and beside it who sits at the table.

A file is first written under another name and then put in its place: whoever pulls the plug finds the game as it was after the
last move that was acknowledged.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Final

from sumdeck.folder import FOLDER, folder
from sumdeck.language import say
from sumdeck.players import players
from sumdeck.rules import registry
from sumdeck.rules.game import Json
from sumdeck.rules.record import Record, final_state, read_record, write_record
from sumdeck.rules.recordfields import Fields, RecordError, items, text, whole
from sumdeck.terminal.problem import Problem
from sumdeck.terminal.seats import Sitter, clean_name

TABLE: Final = ".table.json"
FORMAT: Final = "sumdeck table"
FIELDS: Final = frozenset(("format", "sitters", "claims", "steps", "hints"))
COMMAND: Final = "SUMDECK_COMMAND"
"""The environment variable in which whoever starts this program says how to start it again."""


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

    def write(self, voided: Record | None = None) -> None:
        """Keep it. When this returns, it is on the disk. Raises Problem where it cannot be, or somebody else has gone on.

        `voided` is the record that this one takes the place of, where a claim has been taken back.
        """
        kept = kept_record(self.path)
        if not self.follows(kept) and (voided is None or kept is None or kept.claims != voided.claims):
            raise Problem(say("saved.elsewhere", file=self.path))
        sitters = [[sitter.name, sitter.player] for sitter in self.sitters]
        here = {"claims": len(self.record.claims), "steps": list(self.steps), "hints": list(self.hints)}
        try:
            put(table_path(self.path), json.dumps({"format": FORMAT, "sitters": sitters} | here, ensure_ascii=False))
            put(self.path, write_record(self.record))
        except OSError as fault:
            raise Problem(say("saved.not_kept", file=self.path, reason=reason_of(fault), variable=FOLDER)) from fault

    def follows(self, kept: Record | None) -> bool:
        """Whether nothing is lost when this takes the place of what is kept."""
        if kept is None:
            return True
        return kept.deal == self.record.deal and kept.claims == self.record.claims[: len(kept.claims)]


def command() -> str:
    """What the user types to start this program."""
    return os.environ.get(COMMAND) or "sumdeck"


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
    """The game in a file; nobody sits there if no other file says who. Raises Problem."""
    try:
        record = read_record(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as fault:
        raise Problem(say("saved.no_file", file=path, reason=reason_of(fault))) from fault
    except RecordError as fault:
        raise Problem(say("saved.no_record", file=path, reason=fault)) from fault
    saved, beside = Saved(path, record, ()), table_path(path)
    if record.game not in registry.games() or not os.path.lexists(beside):
        return saved
    try:
        if not beside.is_file():  # it might be a pipe, in which nothing ever comes
            raise FileNotFoundError(beside)
        return read_table(json.loads(beside.read_text("utf-8")), saved)
    except (OSError, ValueError, RecursionError, Problem) as fault:
        raise Problem(say("saved.no_table", file=beside)) from fault


def latest(notice: Callable[[str], object] = str) -> Saved:
    """The game played last that is not over. Files that hold none are passed over with a notice. Raises Problem."""
    for path in newest_first(folder()):
        try:
            saved = load(path)
            if saved.record.outcome is None:
                return playable(saved)
        except Problem as problem:
            notice(str(problem))
    raise Problem(say("saved.none", command=command()))


def newest_first(kept: Path) -> list[Path]:
    """The ordinary files of a folder that may be records."""
    files = [path for path in kept.glob("*.json") if path.is_file() and not path.name.endswith(TABLE)]
    return sorted(files, key=lambda path: path.stat().st_mtime_ns, reverse=True)


def playable(saved: Saved) -> Saved:
    """The same game, if this program can go on with it. Raises Problem."""
    try:
        final_state(saved.record, registry.game(saved.record.game))
    except (RecordError, LookupError) as fault:
        reason = fault if isinstance(fault, RecordError) else fault.args[0]
        raise Problem(say("saved.no_record", file=saved.path, reason=reason)) from fault
    return saved


def kept_record(path: Path) -> Record | None:
    """The record that a file holds, if it holds one."""
    try:
        return read_record(path.read_text("utf-8"))
    except (OSError, ValueError):
        return None


def read_table(data: Json, saved: Saved) -> Saved:
    """The game with who sits there, and with the steps of a turn in the making if it is still this turn. Raises ValueError."""
    fields = Fields(data, "", FIELDS)
    sitters = tuple(read_sitter(items(sitter, "sitters")) for sitter in fields.items("sitters"))
    known = ("", *players(saved.record.game))
    if fields.text("format") != FORMAT or len(sitters) != saved.record.seats:
        raise ValueError(FORMAT)
    if any(sitter.player not in known for sitter in sitters):
        raise ValueError(known)
    steps = tuple(text(step, "steps") for step in fields.items("steps"))
    hints = tuple(whole(place, "hints") for place in fields.items("hints"))
    now = fields.whole("claims") == len(saved.record.claims)
    return replace(saved, sitters=sitters, steps=steps if now else (), hints=hints)


def read_sitter(pair: list[Json]) -> Sitter:
    """A name and a computer player, or none. Raises ValueError."""
    name, player = pair
    return Sitter(clean_name(text(name, "sitters")), text(player, "sitters"))


def put(path: Path, written: str) -> None:
    """Write a file whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with beside.open("w", encoding="utf-8") as file:
            file.write(written)
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
