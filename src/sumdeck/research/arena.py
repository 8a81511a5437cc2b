"""Every player against every other, on the same deals with seats swapped, and what that says of their strength.

Ratings are Bradley and Terry's, by `choix`, on the scale of chess: 400 points more win ten games of eleven. Their mean is 0.
How sure they are is found by drawing the deals again, with replacement: games on one deal are not independent of each other.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log
from random import Random
from typing import Any, Final

from sumdeck.research.match import Job, Match, Played, Row
from sumdeck.research.simulate import jobs_of
from sumdeck.research.summary import Proportion, share, won_by_deal
from sumdeck.rules.game import Json

SCALE: Final = 400 / log(10)
PRIOR: Final = 0.01
"""A trace of a drawn game between any two, so that one who has won them all has a rating too."""
DRAWS: Final = 200
EVEN: Final = ""
"""The name of a deal that nobody has played."""


@dataclass(frozen=True)
class Rating:
    """How strong a player is."""

    player: str
    points: float
    low: float
    high: float
    """Between these two with a certainty of 95 %."""
    won: Proportion
    """Its part of all its games."""


@dataclass(frozen=True)
class Arena:
    """What came of it."""

    game: str
    players: tuple[str, ...]
    """As they were named."""
    rows: tuple[Row, ...]
    """Of all games, pair by pair."""

    @property
    def ratings(self) -> tuple[Rating, ...]:
        """The strongest first."""
        results = self._results()
        points = rated(results, len(self.players))
        rng, deals = Random(self.game), sorted({deal for _, _, deal, _ in results})
        by_deal = {deal: [result for result in results if result[2] == deal] for deal in deals}
        # One more deal, on which all are even: otherwise whoever has won every game would be sure to win them all.
        by_deal[EVEN] = [(one, other, EVEN, 0.5) for one, other in combinations(range(len(self.players)), 2) for _ in (0, 1)]
        drawn = [
            rated([result for deal in rng.choices([*deals, EVEN], k=len(deals)) for result in by_deal[deal]], len(self.players))
            for _ in range(DRAWS)
        ]
        found = []
        for place, player in enumerate(self.players):
            scattered = sorted(each[place] for each in drawn)
            low, high = scattered[round(0.025 * (DRAWS - 1))], scattered[round(0.975 * (DRAWS - 1))]
            won = share(won_by_deal(row for row in self.rows if row.player == player))
            found.append(Rating(player, points[place], min(low, points[place]), max(high, points[place]), won))
        return tuple(sorted(found, key=lambda rating: -rating.points))

    def against(self, one: str, other: str) -> Proportion:
        """What the one has won against the other."""
        between = (game for game in self._games() if {each.player for each in game} == {one, other})
        return share(won_by_deal(row for game in between for row in game if row.player == one))

    def _games(self) -> Iterator[tuple[Row, Row]]:
        """Each game has two rows, one after the other."""
        return zip(self.rows[::2], self.rows[1::2], strict=True)

    def _results(self) -> list[tuple[int, int, str, float]]:
        """For each game the two players by their places in the list, its deal, and the first one's part of it."""
        place = {player: number for number, player in enumerate(self.players)}
        return [(place[one.player], place[other.player], one.deal, one.won) for one, other in self._games()]


def jobs_for(game: str, options: Mapping[str, Json], players: Sequence[str], deals: int, seed: str, recorded: bool) -> list[Job]:
    """All games of an arena: each pair plays each deal from both seats. Raises LookupError or Refusal for what does not exist."""
    pairs = [Match(game, dict(options), pair, seed, recorded=recorded) for pair in combinations(players, 2)]
    jobs = [job for match in pairs for job in jobs_of(match, deals, paired=True)]
    return sorted(jobs, key=lambda job: job.number)  # deal by deal, so that a work that is stopped is fair to all


def arena_of(game: str, players: Sequence[str], played: Sequence[Played]) -> Arena:
    """What the games came to."""
    return Arena(game, tuple(players), tuple(row for each in played for row in each.rows))


def rated(results: Sequence[tuple[int, int, str, float]], count: int) -> list[float]:
    """Points for each player."""
    import choix
    import numpy

    wins = numpy.zeros((count, count))
    for one, other, _, won in results:
        wins[one, other] += won
        wins[other, one] += 1 - won
    strengths: Any = choix.ilsr_pairwise_dense(wins, alpha=PRIOR)
    return [float(SCALE * (strength - strengths.mean())) for strength in strengths]
