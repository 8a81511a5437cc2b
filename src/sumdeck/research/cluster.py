"""Games on a cluster, by Ray: the same results in the same order as on one core, whatever happens to its machines.

Work units are seeds: a game follows from its job alone, so one that was lost with its machine is simply played again somewhere
else. Without the address of a cluster (the environment variable RAY_ADDRESS, as Ray has it) a small one is started here.
"""

import os
import sys
from collections import deque
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any, Final

from sumdeck.research.crew import SeriesCache
from sumdeck.research.match import Failed, Job, Played
from sumdeck.research.simulate import Playing

PIECE: Final = 16
"""So many games are one task: Ray takes about a millisecond for each."""
AHEAD: Final = 4
"""So many tasks for each core wait for it, and no more: what was played is given before the rest is asked for."""


def on_ray(workers: int | None = None) -> Playing:
    """Plays on Ray; `workers` is the number of cores where one is started here."""
    return lambda jobs: _played(jobs, workers)


def _played(jobs: Sequence[Job], workers: int | None) -> Iterator[Played]:
    ray = _started(workers)
    play = ray.remote(max_retries=-1)(play_piece)  # a machine that is lost is no fault of the games
    ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    pieces = deque(jobs[start : start + PIECE] for start in range(0, len(jobs), PIECE))
    asked: deque[Any] = deque()
    while pieces or asked:
        while pieces and len(asked) < ahead:
            asked.append(play.remote(pieces.popleft()))
        for found in ray.get(asked.popleft()):
            if isinstance(found, Failed):
                raise found
            yield found


def play_piece(jobs: Sequence[Job]) -> list[Played | Failed]:
    """What one task does: it ends with the first game that fails."""
    bench = SeriesCache()
    found: list[Played | Failed] = []
    for job in jobs:
        try:
            found.append(bench.play(job))
        except Failed as failed:
            return [*found, failed]
    return found


def _started(workers: int | None) -> Any:
    """Ray, connected: to the cluster it is told of, or to one that is started here."""
    ray: Any = import_module("ray")
    if not ray.is_initialized():
        path = os.pathsep.join(place for place in sys.path if place)  # where a player of one's own is found
        own: dict[str, Any] = {"num_cpus": workers, "include_dashboard": False, "runtime_env": {"env_vars": {"PYTHONPATH": path}}}
        ray.init(logging_level="error", log_to_driver=False, **({} if os.environ.get("RAY_ADDRESS") else own))
    return ray
