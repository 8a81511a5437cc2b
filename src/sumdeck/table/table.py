"""A table: the one authority over a running game. It knows its log, and no socket, file or clock.

    table = Table([open_table(game, options, seats, deal, nonce)])
    decision = table.decide(command, now)     # pure: events, or a Refusal
    for event in decision.events:             # first keep them where they last; then
        table.evolve(event)                   # now, and only now, anybody hears of it
    table.screen(seat), table.told(n, seat)   # all that a seat may know

`Table(events)` of a whole log is the table as it was: resuming is replaying. Where nothing needs to last, `act` does it all.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final

from sumdeck.rules import registry
from sumdeck.rules.game import Game, Objection, Refusal, Seat, View
from sumdeck.rules.record import Record
from sumdeck.table import deciding, fold
from sumdeck.table.agreeing import rematch_agreed
from sumdeck.table.clock import running
from sumdeck.table.codes import TableCode
from sumdeck.table.commands import Command, Object, Say
from sumdeck.table.computers import computer_move, computer_objection
from sumdeck.table.course import Course, Step
from sumdeck.table.deciding import Decision, Done, answer_to
from sumdeck.table.events import Claimed, Event, Opened
from sumdeck.table.keys import Keys
from sumdeck.table.loading import BrokenLog
from sumdeck.table.screen import Screen, screen_of
from sumdeck.table.telling import Said, tell

NOBODY: Final[Mapping[Seat, int]] = MappingProxyType({})
"""Everybody is there."""


class Table:
    """A running game, its seats and its log."""

    def __init__(self, events: Iterable[Event], game: Game[Any, Any] | None = None) -> None:
        """Replay a log. A game that is not given comes from the registry. Raises BrokenLog, or Refusal for another version."""
        log = iter(events)
        opened = next(log, None)
        if not isinstance(opened, Opened):
            raise BrokenLog("a log begins with the opening of the table")
        self.course: Course = fold.begin(opened, registry.game(opened.game) if game is None else game)
        self.log: list[Event] = [opened]
        self._steps: dict[int, Step] = {}
        self._keys = Keys()
        self._said: dict[tuple[int, Seat | None], Said | None] = {}
        self._views: dict[Seat | None, View[Any]] = {}
        self._views_before: dict[Seat | None, View[Any]] = {}
        """What seats have seen of the game as it is, and as it was before the last claim."""
        for event in log:
            try:
                self.evolve(event)
            except Objection as objection:
                raise BrokenLog(f"event {len(self.log)}: {objection}") from objection

    @property
    def n(self) -> int:
        """The number of the last event."""
        return self.course.n

    def decide(self, command: Command, now: int, away: Mapping[Seat, int] = NOBODY) -> Decision:
        """What a command leads to. Changes nothing; raises Refusal.

        `now` is a time in milliseconds; `away` says since when each person who is not there has been gone.
        """
        before = self._keys.find(self.course, command)
        if before is not None:
            return Decision((), answer_to(*before))
        events = deciding.decide(self.course, command, now, away)
        return Decision(events, answer_to(self.n + 1, events[0]) if events else Done(self.n))

    def evolve(self, event: Event) -> None:
        """Take an event into the log."""
        self.course = fold.evolve(self.course, event)
        self.log.append(event)
        if self.course.moved == self.n:
            self._views, self._views_before = {}, self._views
        if isinstance(event, Claimed):
            self._steps[self.n] = self.course.line[-1]
        self._keys.note(self.n, event)

    def act(self, command: Command, now: int, away: Mapping[Seat, int] = NOBODY) -> Decision:
        """Decide, and evolve at once: for a table whose log lasts no longer than the program."""
        decision = self.decide(command, now, away)
        for event in decision.events:
            self.evolve(event)
        return decision

    def submit(self, seat: Seat, text: str, n: int, key: str, now: int) -> Decision:
        """Make a claim, at once."""
        return self.act(Say(seat, text, n, key), now)

    def told(self, n: int, seat: Seat | None) -> Said | None:
        """Event n as a seat (None: an onlooker) may hear of it; None if it is not told."""
        if (n, seat) not in self._said:
            step = self._steps.get(n)
            before = self._views_before.get(seat) if step is not None and n == self.course.moved else None
            self._said[n, seat] = tell(self.course, n, self.log[n], step, seat, before)
        return self._said[n, seat]

    def view(self, seat: Seat | None) -> View[Any]:
        """The game as a seat, or an onlooker (None), may see it now."""
        if seat not in self._views:
            self._views[seat] = self.course.game.view(self.course.state, seat)
        return self._views[seat]

    def screen(self, seat: Seat | None, since: int = -1) -> Screen:
        """All that a seat, or an onlooker (None), may know; of what was said, only what came after event `since`."""
        if seat is None and not self.course.house.onlookers:
            raise Refusal(TableCode.NO_ONLOOKERS)
        said = [self.told(n, seat) for n in range(since + 1, self.n + 1)]
        last = next(n for n in range(self.n, -1, -1) if self.told(n, seat) is not None)
        return screen_of(self.course, self.view(seat), last, tuple(each for each in said if each is not None))

    def due(self) -> int | None:
        """When the house should look at the clock (`TimeUp`); None while no clock runs."""
        clock = running(self.course)
        return None if clock is None else clock.due

    def computer_move(self) -> Say | None:
        """What a computer player says next, if one has something to say."""
        return computer_move(self.course)

    def computer_objection(self) -> Object | None:
        """A wrong claim that a computer player has noticed, where nobody else checks."""
        return computer_objection(self.course)

    def rematch_agreed(self, now: int, away: Mapping[Seat, int] = NOBODY) -> bool:
        """Whether the house may lay a table for the rematch."""
        return rematch_agreed(self.course, now, away)

    def record(self, sealed: bool = True) -> Record:
        """The game as a record. It holds the deal: while the game goes on, only the house itself may break the seal."""
        course = self.course
        if sealed and not course.unsealed:
            raise Refusal(TableCode.SEALED)
        opened = course.opened
        claims = tuple((step.seat, step.text) for step in course.line)
        seats = len(opened.seats)
        return Record(
            opened.game,
            opened.version,
            opened.options,
            seats,
            opened.deal,
            claims,
            course.outcome,
            opened.commitment,
            opened.nonce,
            opened.begun,
        )

    def __repr__(self) -> str:
        return f"Table({self.course.opened.game}, {self.course.phase}, {self.n + 1} events)"
