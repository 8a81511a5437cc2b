"""A log, what follows from it, and what may come next."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Generic, TypeVar

from sumdeck.ledger.loading import BrokenLog
from sumdeck.rules.game import Objection, Seat

S = TypeVar("S")  # the state of a ledger, its events, its commands, its answers
E = TypeVar("E")
C = TypeVar("C")
A = TypeVar("A")

NOBODY: Final[Mapping[Seat, int]] = MappingProxyType({})
"""Everybody is there."""


@dataclass(frozen=True)
class Done:
    """It has happened, as event n."""

    n: int


@dataclass(frozen=True)
class Decision(Generic[E, A]):
    """What commands lead to: the next events of the log, and what their sender hears."""

    events: tuple[E, ...]
    """Empty where the commands have been carried out before, or change nothing."""
    answer: A


class Ledger(ABC, Generic[S, E, C, A]):
    """A log and the one authority over it."""

    def __init__(self, events: Iterable[E]) -> None:
        """Replay a log. Raises BrokenLog, and what `begin` raises."""
        log = iter(events)
        opened = next(log, None)
        self.state: S = self.begin(opened)
        self.log: list[E] = [] if opened is None else [opened]
        self.n = len(self.log) - 1
        """The number of the last event."""
        self._heard: dict[Hashable, int] = {}
        for event in log:
            try:
                self.evolve(event)
            except Objection as objection:
                raise self.unheard(objection) from objection

    def unheard(self, objection: Objection) -> Exception:
        """What is raised for an event of a log that nobody may do."""
        return BrokenLog(f"event {len(self.log)}: {objection}")

    @abstractmethod
    def begin(self, opened: E | None) -> S:
        """The state after the first event. Raises BrokenLog for any other."""

    @abstractmethod
    def fold(self, state: S, event: E) -> S:
        """A state after one more event. Raises BrokenLog."""

    @abstractmethod
    def decided(self, state: S, command: C, now: int, away: Mapping[Seat, int]) -> Sequence[E]:
        """The events that a command leads to in a state. Raises Refusal."""

    @abstractmethod
    def answer(self, n: int, event: E | None) -> A:
        """What the sender of a command hears when it has led to event n first; None: to nothing."""

    def key_of(self, event: E) -> Hashable:
        """Under which key the message that caused an event is known again; None: no message, or not again."""
        return None

    def heard_as(self, command: C) -> int | None:
        """The number of the event that this very message has caused already. Raises Refusal for a bad sender or key."""
        return None

    def decide(self, command: C, now: int = 0, away: Mapping[Seat, int] = NOBODY) -> Decision[E, A]:
        """What a command leads to. Changes nothing; raises Refusal.

        `now` is a time in milliseconds; `away` says since when each person who is not there has been gone.
        """
        return self.decide_all((command,), now, away)

    def decide_all(self, commands: Sequence[C], now: int = 0, away: Mapping[Seat, int] = NOBODY) -> Decision[E, A]:
        """What several commands lead to, each decided after those before it: all of them, or with a Refusal none."""
        events: list[E] = []
        state, folded, before = self.state, 0, None
        for command in commands:
            if (n := self.heard_as(command)) is not None:
                before = n
                continue
            for event in events[folded:]:
                state = self.fold(state, event)
            folded = len(events)
            events += self.decided(state, command, now, away)
        if not events and before is not None:
            return Decision((), self.answer(before, self.log[before]))
        return Decision(tuple(events), self.answer(self.n + bool(events), events[0] if events else None))

    def evolve(self, event: E) -> None:
        self.state = self.fold(self.state, event)
        self.log.append(event)
        self.n += 1
        key = self.key_of(event)
        if key is not None:
            self._heard[key] = self.n

    def act(self, command: C, now: int = 0, away: Mapping[Seat, int] = NOBODY) -> Decision[E, A]:
        """Decide, and evolve at once: for a ledger whose log lasts no longer than the program."""
        decision = self.decide(command, now, away)
        for event in decision.events:
            self.evolve(event)
        return decision
