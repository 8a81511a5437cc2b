"""What many games came to: a line for each player, and a table of every game as CSV."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Sequence
from dataclasses import astuple, dataclass, fields
from fractions import Fraction
from pathlib import Path
from statistics import fmean, stdev

from sumdeck.research.match import Row
from sumdeck.rules.game import Value


@dataclass(frozen=True)
class Standing:
    """One player over all games."""

    player: str
    games: int
    wins: int
    """Games won alone."""
    shared_wins: int
    deals_won: int
    """Deals on which its scores from all seatings add up to more than anybody else's."""
    score: float
    """The mean score."""
    spread: float
    """The standard deviation of its scores; 0 for a single game."""
    takes: float
    """For each game, as are the next two."""
    sentences: float
    equations: float


@dataclass(frozen=True)
class Summary:
    """The results of a simulation."""

    game: str
    players: tuple[str, ...]
    rows: tuple[Row, ...]
    """One for each game and seat, in the order in which the games were asked for."""

    @property
    def games(self) -> int:
        """How many games were played."""
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
    def lengths(self) -> tuple[int, float, int]:
        """The shortest, mean and longest game, in moves."""
        moves = [row.moves for row in self.rows if row.seat == 0]
        return min(moves), fmean(moves), max(moves)

    @property
    def endings(self) -> dict[str, int]:
        """How often games ended for each reason."""
        return dict(sorted(Counter(row.why for row in self.rows if row.seat == 0).items()))

    def write_csv(self, path: Path) -> None:
        """Write every row, under its names."""
        with path.open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file, lineterminator="\n")
            writer.writerow(field.name for field in fields(Row))
            writer.writerows(astuple(row) for row in self.rows)

    def _standing(self, entry: int) -> Standing:
        rows = [row for row in self.rows if row.entry == entry]
        scores = [float(row.score) for row in rows]
        return Standing(
            self.players[entry],
            len(rows),
            sum(row.place == 1 and row.winners == 1 for row in rows),
            sum(row.place == 1 and row.winners > 1 for row in rows),
            sum(entry == best for best in self._best_on_deals()),
            fmean(scores),
            stdev(scores) if len(scores) > 1 else 0.0,
            fmean([row.takes for row in rows]),
            fmean([row.sentences for row in rows]),
            fmean([row.equations for row in rows]),
        )

    def _best_on_deals(self) -> list[int]:
        """For each deal the player with most, or −1 where several have it."""
        totals: dict[str, list[Value]] = {}
        for row in self.rows:
            scores = totals.setdefault(row.deal, [0] * len(self.players))
            scores[row.entry] += row.score
        return [_leader(scores) for scores in totals.values()]


def _leader(scores: Sequence[Value]) -> int:
    best = max(scores, key=Fraction)
    return scores.index(best) if scores.count(best) == 1 else -1
