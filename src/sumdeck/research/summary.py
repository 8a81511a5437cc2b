"""What many games came to: a line for each player, and a table of every game as CSV.

How sure a share is tells its interval of 95 %, from games that need not be independent of each other.
"""

import csv
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from io import TextIOBase
from math import sqrt
from statistics import NormalDist, fmean, pvariance, quantiles, stdev
from typing import Final

from sumdeck.research.match import Row

Z: Final = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True)
class Proportion:
    """A part of a whole, between 0 and 1, and where it lies with a certainty of 95 %."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{100 * self.mean:.1f} % ({100 * self.low:.1f}–{100 * self.high:.1f})"

    def brief(self) -> str:
        """The same where there is little room."""
        return f"{100 * self.mean:.1f} % ({100 * self.low:.0f}–{100 * self.high:.0f})"


def share(parts: Sequence[float]) -> Proportion:
    """The share of which these are parts, each from 0 to 1 and independent of the others, such as one for each deal.

    Wilson's interval, for as many games as would scatter like these: paired games on one deal scatter less than luck does, and
    where all parts are alike it is as wide as their number allows.
    """
    mean, count = fmean(parts), len(parts)
    scatter = pvariance(parts, mean)
    weight = count * mean * (1 - mean) / scatter if scatter > 0 else count
    middle = (mean + Z * Z / (2 * weight)) / (1 + Z * Z / weight)
    reach = Z / (1 + Z * Z / weight) * sqrt(mean * (1 - mean) / weight + Z * Z / (4 * weight * weight))
    return Proportion(mean, max(0.0, min(mean, middle - reach)), min(1.0, max(mean, middle + reach)))


COLUMNS = tuple(each.name for each in fields(Row) if each.compare)
"""What a table of every game has: all that follows from the seed, and nothing of the machine."""


@dataclass(frozen=True)
class Standing:
    """One player over all games."""

    player: str
    games: int
    wins: int
    """Games won alone."""
    shared_wins: int
    deals_won: int
    """Deals on which it won more than anybody else, all seatings together."""
    won: Proportion
    """Its part of the games; a shared win is a part of one."""
    score: float
    """The mean score."""
    spread: float
    """The standard deviation of its scores; 0 for a single game."""
    quartiles: tuple[float, float, float]
    """A quarter of its scores lie below the first, half below the second, a quarter above the third."""
    takes: float
    """For each game, as are the next two."""
    sentences: float
    sums: float
    choices: float
    """Moves to choose from at a turn; 0 without a survey."""
    stuck: float
    """The part of its turns at which nothing could be calculated; 0 without a survey."""
    thought: float
    """Seconds for each of its sentences."""


@dataclass(frozen=True)
class Summary:
    """The results of a simulation."""

    game: str
    players: tuple[str, ...]
    rows: tuple[Row, ...]
    """One for each game and seat, in the order in which the games were asked for."""

    @property
    def games(self) -> int:
        return len(self.rows) // len(self.players)

    @property
    def names(self) -> tuple[str, ...]:
        """The players as they were named, those of the same name with a number."""
        several = [self.players.count(name) > 1 for name in self.players]
        return tuple(f"{name} {entry}" if several[entry - 1] else name for entry, name in enumerate(self.players, 1))

    @property
    def standings(self) -> tuple[Standing, ...]:
        """The players in the order in which they were named."""
        return tuple(self._standing(entry) for entry in range(len(self.players)))

    @property
    def seats(self) -> tuple[Proportion, ...]:
        """What each seat won, whoever sat there: where all are alike, the seats are fair."""
        return tuple(share(won_by_deal(row for row in self.rows if row.seat == seat)) for seat in range(len(self.players)))

    @property
    def lengths(self) -> tuple[int, float, int]:
        """The shortest, mean and longest game, in moves."""
        moves = [row.moves for row in self.rows if row.seat == 0]
        return min(moves), fmean(moves), max(moves)

    @property
    def endings(self) -> dict[str, int]:
        """How often games ended for each reason."""
        return dict(sorted(Counter(row.why for row in self.rows if row.seat == 0).items()))

    def _standing(self, entry: int) -> Standing:
        rows = [row for row in self.rows if row.entry == entry]
        scores = [float(row.score) for row in rows]
        spoken = sum(row.sentences for row in rows) or 1
        return Standing(
            player=self.players[entry],
            games=len(rows),
            wins=sum(row.place == 1 and row.winners == 1 for row in rows),
            shared_wins=sum(row.place == 1 and row.winners > 1 for row in rows),
            deals_won=self._leaders().count(entry),
            won=share(won_by_deal(rows)),
            score=fmean(scores),
            spread=stdev(scores) if len(scores) > 1 else 0.0,
            quartiles=quartiles(scores),
            takes=fmean([row.takes for row in rows]),
            sentences=fmean([row.sentences for row in rows]),
            sums=fmean([row.sums for row in rows]),
            choices=sum(row.choices for row in rows) / spoken,
            stuck=sum(row.stuck for row in rows) / spoken,
            thought=sum(row.thought for row in rows) / spoken,
        )

    def _leaders(self) -> list[int]:
        """For each deal the player who won most on it, or −1 where several did."""
        totals: dict[str, list[float]] = {}
        for row in self.rows:
            totals.setdefault(row.deal, [0.0] * len(self.players))[row.entry] += row.won
        return [won.index(max(won)) if won.count(max(won)) == 1 else -1 for won in totals.values()]


def won_by_deal(rows: Iterable[Row]) -> list[float]:
    """The mean part of the games on each deal: deals are independent of each other, games on one deal are not."""
    deals: dict[str, list[float]] = {}
    for row in rows:
        deals.setdefault(row.deal, []).append(row.won)
    return [fmean(won) for won in deals.values()]


def quartiles(scores: Sequence[float]) -> tuple[float, float, float]:
    """Where a quarter, half and three quarters of the scores lie."""
    first, second, third = quantiles(scores, method="inclusive") if len(scores) > 1 else [*scores] * 3
    return first, second, third


def write_csv(rows: Iterable[Row], file: TextIOBase) -> None:
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows([getattr(row, name) for name in COLUMNS] for row in rows)
