"""The server is killed again and again under hundreds of games, and nobody notices more than a pause.

No move that was acknowledged is lost, nothing is done twice, no seat is sent what is not for it, and each screen shows in the end
what a fresh one shows. Where a fault is planted, it is found. `SUMDECK_SOAK_SECONDS=3600` makes the storm last an hour.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tests.postgres import Cluster
from tests.web.soak import faulty
from tests.web.soak.storm import Outcome, soak

SECONDS = float(os.environ.get("SUMDECK_SOAK_SECONDS", "15"))


def test_nothing_that_was_acknowledged_is_lost_in_sqlite(tmp_path: Path) -> None:
    check(soak(tmp_path, str(tmp_path / "tables.sqlite"), tables=200, seconds=SECONDS))


def test_nothing_that_was_acknowledged_is_lost_in_postgresql(tmp_path: Path, cluster: Cluster) -> None:
    database = cluster.database()
    check(soak(tmp_path, database, tables=40, seconds=SECONDS / 2))
    cluster.drop(database)


def check(outcome: Outcome) -> None:
    """Nothing is wrong, and there was a storm: on a machine that is not busy with others, ten times as much of one."""
    assert outcome.faults == []
    assert min(outcome.returns, outcome.acknowledged) > 50


@pytest.mark.parametrize(
    ("fault", "tables", "found"), [("hasty", 6, "lost"), ("forgetful", 25, "twice"), ("indiscreet", 6, "leaked")]
)
def test_a_planted_fault_is_found(tmp_path: Path, fault: str, tables: int, found: str) -> None:
    """A store that acknowledges before it commits, a table that forgets keys, a room that mixes up its seats."""
    command = (sys.executable, str(Path(faulty.__file__)), fault, "serve", "--log=info")
    outcome = soak(tmp_path, str(tmp_path / "tables.sqlite"), tables=tables, seconds=0, kills=1, command=command)

    assert {each.partition(":")[0] for each in outcome.faults} >= {found}
