"""Many games between computer players, repeatable by a seed.

How one game is played, and where chance comes from, is in `match.py`; how they are shared out to the cores, in `crew.py`.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from os import cpu_count
from pathlib import Path
from typing import TypeAlias

from sumdeck.research.crew import play_all
from sumdeck.research.journal import Journal
from sumdeck.research.match import Job, Match, Played, Series
from sumdeck.research.summary import Summary
from sumdeck.rules.game import Json

Progress: TypeAlias = Callable[[int, int], None]
"""Is told how many games of how many are done."""
Playing: TypeAlias = Callable[[Sequence[Job]], Iterator[Played]]
"""Plays jobs, somewhere: on the cores here, or on a cluster. What comes of them, and its order, is the same."""


def simulate(
    game_name: str,
    options: Mapping[str, Json],
    players: Sequence[str],
    games: int,
    seed: str = "sumdeck",
    workers: int | None = None,
    paired: bool = False,
    progress: Progress | None = None,
    surveyed: bool = False,
) -> Summary:
    """Play so many deals, named `seed-0`, `seed-1` … The same arguments give the same results, whatever the number of workers.

    The first player sits on seat 0, and so on. `paired` plays every deal once for each seating, everybody moving on by one seat:
    then nobody has better cards. `surveyed` counts at each turn the moves there were, which takes longer.

    Raises LookupError or Refusal for what does not exist, and Failed, which names the deal, if a game cannot be played.
    """
    match = Match(game_name, dict(options), tuple(players), seed, surveyed)
    played = play(jobs_of(match, games, paired), here(workers), progress)
    return Summary(game_name, match.players, tuple(row for each in played for row in each.rows))


def jobs_of(match: Match, games: int, paired: bool = False) -> list[Job]:
    """So many deals of a match. Raises LookupError or Refusal: a fault in its names is told here, once, not by every worker."""
    if games < 1:
        raise ValueError("at least one game is played")
    Series(match).first_state(Job(match, games - 1))
    return [Job(match, number, seating) for number in range(games) for seating in range(len(match.players) if paired else 1)]


def here(workers: int | None = None) -> Playing:
    """Plays on the cores of this machine."""
    return lambda jobs: play_all(jobs, workers or cpu_count() or 1)


def play(jobs: Sequence[Job], playing: Playing, progress: Progress | None = None, kept: Path | None = None) -> list[Played]:
    """Play the jobs that a file has not kept yet. Raises Stopped with those that are there when somebody interrupts."""
    with Journal(jobs, kept) as journal:
        try:
            for done in journal.play(playing):
                if progress is not None:
                    progress(done, len(jobs))
        except KeyboardInterrupt as interrupt:
            raise Stopped(journal.played) from interrupt
        return journal.played


class Stopped(KeyboardInterrupt):
    """Somebody has stopped the work: this is what was played."""

    def __init__(self, played: Sequence[Played]) -> None:
        super().__init__()
        self.played = tuple(played)
