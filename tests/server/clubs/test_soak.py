"""The server is killed again and again under tournaments of every kind, and nobody has to be told a result twice.

No result that was acknowledged is lost, no screen has ever shown what is not in the log, each shows in the end what a fresh one
shows, and every tournament ends with a place for everybody. A planted fault is found.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.budget import budget
from tests.postgres import Cluster
from tests.server.clubs.soak.storm import FAIRS, Outcome, soak
from tests.server.soak import faulty

TROUBLES = budget(2, 12)
GAPS = ([2, 17, 9], [2, 23, 11, 5, 31, 1, 19, 13, 7, 29, 3, 24])
"""After how many answers each kill comes."""


def test_no_result_is_lost_in_sqlite(tmp_path: Path) -> None:
    check(soak(tmp_path, str(tmp_path / "tables.sqlite"), GAPS[budget(0, 1)], TROUBLES))


@pytest.mark.thorough
def test_no_result_is_lost_in_postgresql(tmp_path: Path, cluster: Cluster) -> None:
    database = cluster.database()
    check(soak(tmp_path, database, GAPS[budget(0, 1)][1::2], TROUBLES))
    cluster.drop(database)


def check(outcome: Outcome) -> None:
    """Nothing is wrong, and there was a storm."""
    assert outcome.faults == []
    assert min(outcome.returns, outcome.acknowledged) > 10


@pytest.mark.thorough
def test_a_store_that_acknowledges_too_early_is_found(tmp_path: Path) -> None:
    command = (sys.executable, str(Path(faulty.__file__)), "hasty", "serve", "--log=info")

    outcome = soak(tmp_path, str(tmp_path / "tables.sqlite"), [40], TROUBLES, to_the_end=False, command=command, fairs=FAIRS)

    assert "lost" in {fault.partition(":")[0] for fault in outcome.faults}
