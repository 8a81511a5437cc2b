"""Games on a cluster: the same as on one core, also when a machine dies in the middle."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import ray

from sumdeck.research.cluster import on_ray
from sumdeck.research.crew import play_all
from sumdeck.research.match import Failed, Match, Played
from sumdeck.research.simulate import jobs_of

pytestmark = pytest.mark.thorough  # a cluster takes longer to start than all other tests of this folder

MATCH = Match("numero", {"level": "full", "scoring": True}, ("careless", "random"), "cluster")


@pytest.fixture
def cluster() -> Iterator[Any]:
    """A small cluster on this machine, gone afterwards."""
    yield on_ray(2)
    ray.shutdown()


def workers() -> list[int]:
    """The processes in which our own cluster plays: each is called by its task, and descends from this one."""
    named = {process: Path(f"/proc/{process}/cmdline").read_bytes() for process in below(os.getpid())}
    return [process for process, name in named.items() if name.startswith(b"ray::play_piece")]


def below(process: int) -> Iterator[int]:
    """The processes that one has started, and those that they have started."""
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        for child in map(int, task.read_text().split()):
            yield child
            yield from below(child)


def test_a_worker_that_is_killed_changes_nothing(cluster: Any) -> None:
    """All workers that have begun are killed after the first game was given: theirs are played again by others."""
    jobs = jobs_of(MATCH, 60)
    found: list[Played] = []
    killed: list[int] = []

    for played in cluster(jobs):
        if not found:
            killed = workers()
            for worker in killed:
                os.kill(worker, signal.SIGKILL)
        found.append(played)

    assert killed
    assert found == list(play_all(jobs, 1))


def test_a_game_that_fails_is_named_by_its_deal_there_too(cluster: Any) -> None:
    jobs = jobs_of(MATCH, 1)
    lost = [type(jobs[0])(Match("numero", {}, ("careless", "nobody"), "cluster"), 0)]

    with pytest.raises(Failed, match="deal 'cluster-0', seating 0, in a process of its own: no player 'nobody'"):
        list(cluster([*jobs, *lost]))
