"""Many games between computer players, repeatable by a seed.

How one game is played, and where chance comes from, is in `match.py`; how they are shared out to the cores, in `crew.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from os import cpu_count

from sumdeck.research.crew import play_all
from sumdeck.research.match import Job, Match, Row, Series
from sumdeck.research.summary import Summary
from sumdeck.rules.game import Json


def simulate(
    game_name: str,
    options: Mapping[str, Json],
    players: Sequence[str],
    games: int,
    seed: str = "sumdeck",
    workers: int | None = None,
    paired: bool = False,
    progress: Callable[[int, int], None] | None = None,
) -> Summary:
    """Play so many deals, named `seed-0`, `seed-1` … The same arguments give the same results, whatever the number of workers.

    The first player sits on seat 0, and so on. `paired` plays every deal once for each seating, everybody moving on by one seat:
    then nobody has better cards. `progress` is told how many games of how many are done.

    Raises LookupError or Refusal for what does not exist, and Failed, which names the deal, if a game cannot be played.
    """
    if games < 1:
        raise ValueError("at least one game is played")
    match = Match(game_name, dict(options), tuple(players), seed)
    Series(match).first_state(games - 1)  # a fault in the names is told here, once, and not by every worker
    jobs = [Job(number, seating) for number in range(games) for seating in range(len(match.players) if paired else 1)]
    rows: list[Row] = []
    for done, played in enumerate(play_all(match, jobs, workers or cpu_count() or 1), 1):
        rows += played
        if progress is not None:
            progress(done, len(jobs))
    return Summary(game_name, match.players, tuple(rows))
