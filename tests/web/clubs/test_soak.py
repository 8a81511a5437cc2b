"""The server is killed again and again under tournaments of every kind, and nobody has to be told a result twice.

No result that was acknowledged is lost, no screen has ever shown what is not in the log, each shows in the end what a fresh one
shows, and every tournament ends with a place for everybody. A planted fault is found.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from tests.postgres import Cluster
from tests.web.clubs.soak.storm import Outcome, soak
from tests.web.soak import faulty

SECONDS = float(os.environ.get("SUMDECK_SOAK_SECONDS", "12"))
TROUBLES = int(SECONDS / 2)


def test_no_result_is_lost_in_sqlite(tmp_path: Path) -> None:
    check(soak(tmp_path, str(tmp_path / "tables.sqlite"), SECONDS, TROUBLES))


def test_no_result_is_lost_in_postgresql(tmp_path: Path, cluster: Cluster) -> None:
    database = cluster.database()
    check(soak(tmp_path, database, SECONDS / 2, TROUBLES))
    cluster.drop(database)


def check(outcome: Outcome) -> None:
    """Nothing is wrong, and there was a storm."""
    assert outcome.faults == []
    assert outcome.kills >= 1
    assert min(outcome.returns, outcome.acknowledged) > 20


def test_a_store_that_acknowledges_too_early_is_found(tmp_path: Path) -> None:
    command = (sys.executable, str(Path(faulty.__file__)), "hasty", "serve", "--log=info")

    outcome = soak(tmp_path, str(tmp_path / "tables.sqlite"), 4, TROUBLES, patience=0, command=command)

    assert "lost" in {fault.partition(":")[0] for fault in outcome.faults}
