"""The server is killed again and again under hundreds of games, and nobody notices more than a pause.

No move that was acknowledged is lost, nothing is done twice, no seat is sent what is not for it, and each screen shows in the end
what a fresh one shows. Where a fault is planted, it is found. How long it lasts is said in kills, not in hours:
`SUMDECK_SOAK_KILLS=1000`.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from random import Random

import pytest

from tests.budget import budget
from tests.postgres import Cluster
from tests.server.soak import faulty
from tests.server.soak.storm import Outcome, soak

KILLS = int(os.environ.get("SUMDECK_SOAK_KILLS", budget(2, 20)))


def test_nothing_that_was_acknowledged_is_lost_in_sqlite(tmp_path: Path) -> None:
    tables = budget(12, 200)

    check(soak(tmp_path, str(tmp_path / "tables.sqlite"), tables, answers(tables, KILLS)), tables)


@pytest.mark.thorough
def test_nothing_that_was_acknowledged_is_lost_in_postgresql(tmp_path: Path, cluster: Cluster) -> None:
    tables = budget(8, 40)
    database = cluster.database()

    check(soak(tmp_path, database, tables, answers(tables, KILLS // 2)), tables)

    cluster.drop(database)


def answers(tables: int, kills: int) -> list[int]:
    """After how many answers each kill comes: sometimes a few, sometimes many. At last each table has time for some more."""
    rng = Random(kills)
    return [*(rng.randrange(1, 2 * tables) for _ in range(kills)), 2 * tables]


def check(outcome: Outcome, tables: int) -> None:
    """Nothing is wrong, and there was a storm: everybody came back, and every table had something to lose."""
    assert outcome.faults == []
    assert outcome.returns >= outcome.people > tables
    assert outcome.acknowledged >= tables


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("fault", "tables", "gaps", "found"),
    [("hasty", 6, [60, 1], "lost"), ("forgetful", 16, [400], "twice"), ("indiscreet", 4, [20], "leaked")],
)
def test_a_planted_fault_is_found(tmp_path: Path, fault: str, tables: int, gaps: list[int], found: str) -> None:
    """A store that acknowledges before it commits, a table that forgets keys, a room that mixes up its seats."""
    command = (sys.executable, str(Path(faulty.__file__)), fault, "serve", "--log=info")
    outcome = soak(tmp_path, str(tmp_path / "tables.sqlite"), tables, gaps, command)

    assert {each.partition(":")[0] for each in outcome.faults} >= {found}
