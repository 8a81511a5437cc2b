"""Three processes under fire: no acknowledged move is lost or doubled, there is never a second host, every screen is right.

What people saw of each table could have happened in one order. A lease that is not fenced is found.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.budget import budget
from tests.postgres import Cluster
from tests.server.several import command
from tests.server.several.storm import TROUBLES, House, storm

COMMAND = (sys.executable, command.__file__, "serve", "--log=info")


def test_nobody_notices_that_processes_come_and_go(tmp_path: Path, cluster: Cluster) -> None:
    tables, rounds = budget(12, 100), budget(1, 6)

    outcome = storm(tmp_path, cluster, tables, 4, TROUBLES * rounds, COMMAND)

    assert outcome.faults == []
    assert outcome.acknowledged >= tables * len(TROUBLES) * rounds // 2
    assert outcome.operations >= outcome.acknowledged
    assert len(outcome.takeovers) == rounds


@pytest.mark.thorough
def test_a_lease_that_is_not_fenced_is_found(tmp_path: Path, cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUMDECK_FAULT", "unfenced")

    outcome = storm(tmp_path, cluster, 6, 0, [House.pause_until_there_are_two_hosts], COMMAND, to_the_end=False)

    assert "two hosts" in {fault.partition(":")[0] for fault in outcome.faults}
