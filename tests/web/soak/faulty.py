"""The real server with a fault planted: `python faulty.py FAULT serve …`. The soak shall find each of them."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence

from sumdeck.cli import main
from sumdeck.rules.game import Seat
from sumdeck.store.writer import Job, Writer
from sumdeck.table import Table
from sumdeck.table.keys import Keys
from sumdeck.web import listening

SLOW_DISK = 0.25


def hasty() -> None:
    """The store acknowledges first and commits then."""

    def settle(writer: Writer, jobs: Sequence[Job]) -> None:
        for job in jobs:
            job.done.set_result(None)
        time.sleep(SLOW_DISK)
        if jobs:
            writer._commit(jobs)

    Writer._settle = settle  # type: ignore[assignment,method-assign]


def forgetful() -> None:
    """The table does not know a message again."""
    Keys.find = lambda *_: None  # type: ignore[method-assign]


def indiscreet() -> None:
    """Whoever sits at a table hears what the first seat hears."""
    honest = listening.heard_by

    def heard_by(seat: Seat | None, table: Table) -> listening.Heard | None:
        return honest(seat if seat is None else Seat(0), table)

    listening.heard_by = heard_by


FAULTS: dict[str, Callable[[], None]] = {"hasty": hasty, "forgetful": forgetful, "indiscreet": indiscreet}

if __name__ == "__main__":
    FAULTS[sys.argv.pop(1)]()
    sys.exit(main())
