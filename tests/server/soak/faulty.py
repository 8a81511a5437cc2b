"""The real server with a fault planted: `python faulty.py FAULT serve …`. The soak shall find each of them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from sumdeck.cli import main
from sumdeck.rules.game import Seat
from sumdeck.server import listening
from sumdeck.server.views import PlayerView
from sumdeck.store import NewTable, NewTokens
from sumdeck.store.writer import WriteJob, Writer
from sumdeck.table import Table
from sumdeck.table.keys import Key


def hasty() -> None:
    """The store acknowledges first. What happens at a table it writes when it has to write the table itself again."""
    waiting: list[WriteJob] = []

    def settle(writer: Writer, jobs: Sequence[WriteJob]) -> None:
        for job in jobs:
            job.done.set_result(None)
            waiting.append(job)
            if any(isinstance(change, NewTable | NewTokens) for change, _ in job.steps):
                due = [each for each in waiting if tables(each) & tables(job)]
                writer._commit(due)
                waiting[:] = [each for each in waiting if each not in due]

    def tables(job: WriteJob) -> set[str]:
        return {change.row.id if isinstance(change, NewTable) else change.table_id for change, _ in job.steps}

    Writer._settle = settle  # type: ignore[assignment,method-assign]


def forgetful() -> None:
    """The table does not know a message again."""
    Table.key_of = lambda *_: None  # type: ignore[assignment]


def indiscreet() -> None:
    """Whoever sits at a table hears what the first seat hears."""
    honest = listening.heard_by

    def heard_by(seat: Seat | None, table: Table, sent: Key | None, drawn: PlayerView | None = None) -> listening.Heard | None:
        return honest(seat if seat is None else Seat(0), table, sent, drawn)

    listening.heard_by = heard_by


FAULTS: dict[str, Callable[[], None]] = {"hasty": hasty, "forgetful": forgetful, "indiscreet": indiscreet}

if __name__ == "__main__":
    FAULTS[sys.argv.pop(1)]()
    sys.exit(main())
