"""The real server, whose lines to its peers a test can cut (SIGUSR1); and where one is named, with a fault planted.

`SUMDECK_FAULT=unfenced python command.py serve …`. Its processes import this file again, so they have the fault too.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from typing import Any
from weakref import WeakSet

from sumdeck.cli import main
from sumdeck.server import peers
from sumdeck.store import Leases, writer

LINES: WeakSet[peers.PeerSocket] = WeakSet()


def cut(*_: object) -> None:
    """Let every line to a peer break without a word."""
    for line in tuple(LINES):
        line.cut()


def remember_lines() -> None:
    honest = peers.PeerSocket.__init__

    def remembered(line: peers.PeerSocket, *given: Any) -> None:
        honest(line, *given)
        LINES.add(line)

    peers.PeerSocket.__init__ = remembered  # type: ignore[assignment,method-assign]
    signal.signal(signal.SIGUSR1, cut)


def unfenced() -> None:
    """A process that has lost its leases does not hear of it, and what it appends is not looked at."""
    honest = Leases.renew

    def renew(leases: Leases) -> None:
        honest(leases)

    Leases.renew = renew  # type: ignore[assignment,method-assign]
    writer.fenced = lambda connection, jobs: {}


FAULTS: dict[str, Callable[[], None]] = {"": lambda: None, "unfenced": unfenced}

remember_lines()
FAULTS[os.environ.get("SUMDECK_FAULT", "")]()

if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, signal.SIG_IGN)  # this one only starts the others, which are deaf to it until they can hear it
    sys.exit(main())
