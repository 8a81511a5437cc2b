"""`sumdeck check` and `sumdeck doctor`: whether everything can be read, and whether a server would run well here."""

import platform
import shutil
import socket
import sqlite3
import time
from argparse import Namespace
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from sumdeck import __version__
from sumdeck.club.events import load_events as load_club
from sumdeck.club.tournament import Tournament
from sumdeck.command.arguments import Commands, add_command, offer
from sumdeck.command.program import Problem
from sumdeck.folder import folder
from sumdeck.rules.game import Objection
from sumdeck.store import Code, Store, StoreError
from sumdeck.table import Table, load_events
from sumdeck.terminal.copies import opened
from sumdeck.words import say

MEGABYTE: Final = 1_000_000
ROOM: Final = 500 * MEGABYTE
"""With less than this on the disk, somebody should make room."""
PORT: Final = 8000
"""Where `sumdeck serve` is found, if nothing else is said."""
SLACK: Final = 3_600_000
"""Milliseconds by which a clock may be behind: computers differ."""


def add_to(subparsers: Commands) -> None:
    check = add_command(subparsers, "check", run_check, say("cli.check"))
    check.add_argument("--repair", type=Path, metavar=say("argument.file"), help=say("check.repair"))
    for parser in (check, add_command(subparsers, "doctor", run_doctor, say("cli.doctor"))):
        offer(parser, "--store")


def run_check(args: Namespace) -> int:
    """Show what cannot be read; the exit code is 1 where something is left that cannot."""
    with opened(args.store, there=True) as store:
        if args.repair is not None:
            print(say("check.mended", count=len(store.mend(args.repair)), file=args.repair))
        found = list(troubles(store))
        for code, details in found:
            print(say(code, **details))
        if not found:
            print(say("check.good", count=len(store.alive("table")) + len(store.alive("club"))))
        elif args.repair is None and any(code != "check.game" for code, _ in found):
            print(say("check.advice"))
        return 1 if found else 0


def troubles(store: Store) -> Iterator[tuple[str, dict[str, Any]]]:
    """What is wrong in a store, as codes with their details: rows and logs, then games that nobody could go on with."""
    damages = store.damages()
    for each in damages:
        code = "check.row" if each.n < 0 else "check.log"
        yield code, {"table": each.table, "n": each.n, "reason": each.reason}
    unreadable = {each.table for each in damages}
    for kind in ("table", "club"):
        for row in store.alive(kind):
            if row.id not in unreadable:
                try:
                    log = store.load(row.id)
                    Table(load_events(log)) if kind == "table" else Tournament(load_club(log))
                except (Objection, ValueError, LookupError) as fault:
                    reason = say(fault.code, **fault.details) if isinstance(fault, Objection) else str(fault)
                    yield "check.game", {"table": row.id, "reason": reason}


def run_doctor(args: Namespace) -> int:
    """Look at everything that a server needs; the exit code is 1 where something should be done."""
    bad = False
    for good, code, details in findings(args.store):
        print(("  " if good else "! ") + say(code, **details))
        bad = bad or not good
    return 1 if bad else 0


def findings(url: str | None) -> Iterator[tuple[bool, str, dict[str, Any]]]:
    """What was found: whether it is good, and a code with its details."""
    versions = {"sumdeck": __version__, "python": platform.python_version(), "sqlite": sqlite3.sqlite_version}
    yield True, "doctor.versions", versions
    if find_spec("uvicorn") is None:
        yield False, "doctor.no_serve", {}
    yield from in_store(url)
    place = Path(url).absolute().parent if url and "://" not in url else folder()
    if "://" not in (url or ""):
        while not place.exists():
            place = place.parent
        free = shutil.disk_usage(place).free
        yield free >= ROOM, "doctor.disk" if free >= ROOM else "doctor.disk_low", {"free": free // MEGABYTE}
    taken = is_taken(PORT)
    yield not taken, "doctor.port_taken" if taken else "doctor.port", {"port": PORT}


def in_store(url: str | None) -> Iterator[tuple[bool, str, dict[str, Any]]]:
    """What was found in the store, and what it tells of the clock."""
    now = time.time_ns() // 1_000_000
    shown, used = time.strftime("%Y-%m-%d %H:%M"), 0
    try:
        with opened(url, there=True) as store:
            rows = [*store.alive("table"), *store.alive("club")]
            used = max((row.touched for row in rows), default=0)
            yield True, "doctor.store", {"where": store.where, "count": len(rows)}
            if damages := store.damages():
                yield False, "doctor.damaged", {"count": len(damages)}
    except Problem as problem:
        cause = problem.__cause__
        if isinstance(cause, StoreError) and cause.code == Code.NOT_THERE:
            yield True, "doctor.no_store", {}
        else:
            yield False, "doctor.store_trouble", {"reason": str(problem)}
    behind = used > now + SLACK
    yield not behind, "doctor.clock_behind" if behind else "doctor.clock", {"time": shown}


def is_taken(port: int) -> bool:
    with socket.socket() as plug:
        plug.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            plug.bind(("127.0.0.1", port))
        except OSError:
            return True
    return False
