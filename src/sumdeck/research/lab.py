"""What a house rule does to a game: each variation is played by the strongest among themselves, and by them against mere luck.

All variations are played on deals of the same names by players with the same chance, so that what differs is the rule. Where the
cards differ too, the deals do.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from sumdeck.research.match import Job, Match, Played
from sumdeck.research.simulate import jobs_of
from sumdeck.research.summary import Proportion, share, won_by_deal
from sumdeck.rules.game import Json


@dataclass(frozen=True)
class Variation:
    """A choice of what is varied, and the options that it makes."""

    varied: Mapping[str, Json]
    options: Mapping[str, Json]

    def __str__(self) -> str:
        return ", ".join(f"{key} = {value}" for key, value in self.varied.items())


@dataclass(frozen=True)
class Findings:
    """What one variation is like."""

    variation: Variation
    length: float
    """Sentences of a game, of all seats together."""
    first_seat: Proportion
    """What the first seat wins where all play alike: the further from a fair part, the less fair."""
    skill: Proportion
    """What the strongest win against somebody who plays anything, seats changed: half is luck alone."""
    sums: float
    """The part of the sentences in which something is calculated."""
    choices: float
    """Moves at a turn."""
    stuck: float
    """The part of the turns at which nothing can be calculated."""


def jobs_for(game: str, several: Sequence[Variation], strong: str, weak: str, deals: int, seed: str) -> list[Job]:
    """All games of an experiment, variation by variation. Raises LookupError or Refusal for what does not exist."""
    jobs = []
    for variation in several:
        alike = Match(game, variation.options, (strong, strong), seed, surveyed=True)
        jobs += jobs_of(alike, deals)
        jobs += jobs_of(Match(game, variation.options, (strong, weak), seed), deals, paired=True)
    return jobs


def findings(several: Sequence[Variation], played: Sequence[Played]) -> list[Findings]:
    """What came of it: for each variation as many games."""
    each = len(played) // len(several)
    return [_found(variation, played[place * each : (place + 1) * each]) for place, variation in enumerate(several)]


def _found(variation: Variation, played: Sequence[Played]) -> Findings:
    deals = len(played) // 3  # once among themselves, and from both seats against luck
    alike = [row for game in played[:deals] for row in game.rows]
    uneven = [row for game in played[deals:] for row in game.rows]
    spoken = sum(row.sentences for row in alike) or 1
    return Findings(
        variation,
        length=fmean(row.moves for row in alike),
        first_seat=share(won_by_deal(row for row in alike if row.seat == 0)),
        skill=share(won_by_deal(row for row in uneven if row.entry == 0)),
        sums=sum(row.sums for row in alike) / spoken,
        choices=sum(row.choices for row in alike) / spoken,
        stuck=sum(row.stuck for row in alike) / spoken,
    )
