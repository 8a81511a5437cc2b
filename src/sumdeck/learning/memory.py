"""How well each fact is remembered, and when it is due again: the scheduling of FSRS, told when, and never asking a clock.

A wrong result forgets, one after help was hard, a right one is good. Nothing is ever called easy: being quick is no merit here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime
from types import MappingProxyType
from typing import Final

from fsrs import Card, Rating, Scheduler, State

from sumdeck.learning.facts import Fact, fact_named
from sumdeck.rules.values import Json

AGAIN: Final = "again"
HARD: Final = "hard"
GOOD: Final = "good"
RATINGS: Final = {AGAIN: Rating.Again, HARD: Rating.Hard, GOOD: Rating.Good}
SCHEDULER: Final = Scheduler(desired_retention=0.9, learning_steps=(), relearning_steps=(), enable_fuzzing=False)
"""A fact is due when it is known with nine chances in ten. Without small steps: a game asks again soon enough by itself."""
UNSEEN: Final = 0.0


@dataclass(frozen=True)
class Trace:
    """What is left of one fact in somebody's memory."""

    stability: float
    """After so many days it is still known with nine chances in ten."""
    difficulty: float
    """From 1 to 10."""
    last: int
    """When it was last said, in milliseconds. All times are."""
    due: int
    said: int = 1
    wrong: int = 0


@dataclass(frozen=True)
class Memory:
    """What somebody remembers: a trace for each fact that they have said."""

    traces: Mapping[str, Trace] = field(default_factory=lambda: MappingProxyType({}))

    def after(self, fact: Fact, grade: str, at: int) -> Memory:
        old = self.traces.get(fact.name)
        card, _ = SCHEDULER.review_card(_card(old), RATINGS[grade], moment(at if old is None else max(at, old.last)))
        assert card.stability is not None
        assert card.difficulty is not None
        said, wrong = (0, 0) if old is None else (old.said, old.wrong)
        trace = Trace(card.stability, card.difficulty, at, int(card.due.timestamp() * 1000), said + 1, wrong + (grade == AGAIN))
        return replace(self, traces=MappingProxyType({**self.traces, fact.name: trace}))

    def known(self, fact: Fact, at: int) -> float:
        """With which chance a fact is known then. Of one that was never said nothing is known."""
        trace = self.traces.get(fact.name)
        return UNSEEN if trace is None else SCHEDULER.get_card_retrievability(_card(trace), moment(max(at, trace.last)))

    def due(self, at: int) -> tuple[Fact, ...]:
        """The facts to say again, the shakiest first."""
        facts = (fact_named(name) for name, trace in self.traces.items() if trace.due <= at)
        return tuple(sorted((fact for fact in facts if fact is not None), key=lambda fact: (self.known(fact, at), fact)))

    def dump(self) -> Json:
        """The memory as data: a page keeps it, and a file or a picture carries it."""
        return {name: asdict(trace) for name, trace in sorted(self.traces.items())}

    @staticmethod
    def load(data: Mapping[str, Json]) -> Memory:
        """The memory from data. What is no fact is left out. Raises TypeError or ValueError for what is no trace."""
        return Memory(MappingProxyType({name: Trace(**trace) for name, trace in data.items() if fact_named(name) is not None}))


def moment(at: int) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC)


def _card(trace: Trace | None) -> Card:
    if trace is None:
        return Card(card_id=1)  # a number of its own would be made from the clock
    return Card(1, State.Review, None, trace.stability, trace.difficulty, moment(trace.due), moment(trace.last))
