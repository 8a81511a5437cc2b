"""How sure a share is: its interval of 95 %, from games that need not be independent of each other."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, pvariance
from typing import Final

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
