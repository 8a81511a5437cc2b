"""What practice is worth, by simulated children: facts known after so many sessions, and due facts said in a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from bench.children import PLAIN, WAYS, Course, Learnt, taught
from bench.table import Row
from sumdeck.learning.facts import maps
from sumdeck.research.summary import Z
from sumdeck.rules.registry import game
from sumdeck.rules.sums import PLUS

HIGHEST = 15


@dataclass(frozen=True)
class Mean:
    """An average, and how far it may be off with a certainty of 95 %."""

    value: float
    reach: float

    def __str__(self) -> str:
        return f"{self.value:.2f} ± {self.reach:.2f}"


def mean(values: Sequence[float]) -> Mean:
    return Mean(fmean(values), Z * stdev(values) / sqrt(len(values)))


def course(sessions: int) -> Course:
    """Two games a day of Numero with numbers to 15, against the computer player that leaves most to say."""
    numero = game("numero")
    facts = tuple(fact for fact in maps()[PLUS] if fact.one and fact.result <= HIGHEST)
    return Course(numero, numero.options({"level": "numbers-15"}), facts, sessions)


def lessons(children: int, sessions: int, tick: Callable[[], object]) -> dict[str, list[Learnt]]:
    """The same children by every way."""
    learnt: dict[str, list[Learnt]] = {way: [] for way in WAYS}
    for number in range(children):
        for way in WAYS:
            learnt[way].append(taught(course(sessions), f"child {number}", way))
            tick()
    return learnt


def rows(learnt: dict[str, list[Learnt]]) -> list[Row]:
    """How much more than with plain deals, each child compared with itself."""
    found = []
    for way in WAYS[1:]:
        pairs = list(zip(learnt[way], learnt[PLAIN], strict=True))
        known = mean([one.known[-1] - other.known[-1] for one, other in pairs])
        due = mean([fmean(one.due) - fmean(other.due) for one, other in pairs])
        usual = Mean(fmean(each.known[-1] for _, each in pairs), 0), fmean(fmean(each.due) for _, each in pairs)
        found.append(Row(f"facts known, {way}", PLAIN, (known.value,), None, " more", f"{known}, of {usual[0].value:.1f}"))
        found.append(Row(f"due facts said in a game, {way}", PLAIN, (due.value,), None, " more", f"{due}, of {usual[1]:.2f}"))
    return found


def picture(path: Path, learnt: dict[str, list[Learnt]]) -> None:
    """Facts known before each session, with their intervals; the last point is a week after the last session."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.subplots()
    for way, each in learnt.items():
        means = [mean(values) for values in zip(*(one.known for one in each), strict=True)]
        across = [*range(len(means) - 1), len(means) + 5]
        line = axes.plot(across, [one.value for one in means], label=way)[0]
        low, high = [one.value - one.reach for one in means], [one.value + one.reach for one in means]
        axes.fill_between(across, low, high, alpha=0.2, color=line.get_color())
    axes.set_xlabel("days, with a session of two games each; then a week of rest")
    axes.set_ylabel("facts that come to mind")
    axes.legend()
    axes.grid(alpha=0.3)
    path.parent.mkdir(exist_ok=True)
    figure.savefig(path, dpi=120)
