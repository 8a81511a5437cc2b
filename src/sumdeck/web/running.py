"""A table that is being played at: commands in their order, each kept before anybody hears of it.

A command is decided, its events are written to the store, and only when the disk has them do they happen. Whatever fails in
between, the store is right: the table reads again what is there before it decides anything else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from typing import Any, Final, TypeAlias, TypeVar

from sumdeck.rules.game import Refusal, Seat
from sumdeck.store import Change, Conflict, NewEvents, NewTokens, NoSuchTable, StoreError, TableRow, Touched
from sumdeck.table import Answer, Decision, Event, Screen, Table, load_events
from sumdeck.table.commands import AskHint, Command, Return, Say
from sumdeck.web.clock import Alarm
from sumdeck.web.codes import WebCode
from sumdeck.web.keeping import Tools
from sumdeck.web.listening import Listener, Listeners

T = TypeVar("T")
Along: TypeAlias = Callable[[TableRow], Sequence[Change]]
"""What shall be written together with the events of a command, given the row as it is in that moment."""

LONG: Final = 60
"""Letters. Few sentences have more; those who do may take a third of a second to understand."""
TRIES: Final = 3
"""So often a command is decided anew where another process was faster."""


class Running:
    """One table, and the screens around it."""

    def __init__(self, row: TableRow, table: Table, tools: Tools, attend: Callable[[Running], None]) -> None:
        self.row = row
        self.table = table
        self.listeners = Listeners()
        self.away: dict[Seat, int] = {}
        """Since when each person who sits here is not there."""
        self.gone = False
        """Whether the table has been erased."""
        self._tools = tools
        self._attend = attend
        self._in_order = asyncio.Lock()
        self._unsure = False
        self._settling = False
        self._alarm: Alarm | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._used = tools.clock.now()
        self._note_absence()

    @property
    def idle(self) -> bool:
        """Whether nobody has been here for a while, and everything is in the store."""
        unused = self._tools.clock.now() - self._used >= self._tools.habits.rest
        return unused and not (len(self.listeners) or self._tasks or self._unsure)

    async def submit(self, command: Command, along: Along = lambda row: ()) -> Answer:
        """Have a command carried out in its turn. Raises Refusal, or StoreError where it could not be kept.

        Whoever stops waiting does not stop it.
        """
        return await asyncio.shield(self._begin(self._carry_out(command, along)))

    def call(self, command: Command) -> None:
        """Submit what nobody waits for. If it cannot be done now, it is out of date or will be tried again."""
        self._begin(self._quietly(command))

    def enter(self, screen: Listener, since: int = -1) -> Screen:
        """Let a screen listen from now on; returns all that it may know. Raises Refusal for an onlooker where none may be."""
        shown = self.table.screen(screen.seat, since)
        before = self.listeners.here
        self.listeners.add(screen)
        if screen.seat is not None and screen.seat not in before:
            self.away.pop(screen.seat, None)
            self.listeners.see()
            self.call(Return(screen.seat))
        return shown

    def leave(self, screen: Listener) -> None:
        """A screen listens no more."""
        self._used = self._tools.clock.now()
        before = self.listeners.here
        self.listeners.remove(screen)
        if before != self.listeners.here:
            self._note_absence()
            self.listeners.see()
            self._attend(self)

    def erase(self) -> None:
        """The table is no more: let every screen know."""
        self.gone = True
        self.listeners.part()
        self._attend(self)

    async def settle(self) -> None:
        """Wait until all that was submitted is done, and begin nothing by itself any more."""
        self._settling = True
        if self._alarm is not None:
            self._alarm.cancel()
        while self._tasks:
            await asyncio.wait(tuple(self._tasks))

    def _begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        self._used = self._tools.clock.now()
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _quietly(self, command: Command) -> None:
        try:
            await self._carry_out(command, lambda row: ())
        except (Refusal, StoreError):
            return

    async def _carry_out(self, command: Command, along: Along) -> Answer:
        async with self._in_order:
            await self._be_sure()
            failed: StoreError | None = None
            for _ in range(TRIES):
                decision = await self._decide(command)
                if not decision.events:  # nothing to do; or it was written after all, when the store seemed to fail
                    return decision.answer
                if failed is not None and not isinstance(failed, Conflict):
                    break
                try:
                    await self._keep(decision.events, along(self.row))
                except StoreError as fault:
                    failed = fault
                    await self._be_sure()
                else:
                    return decision.answer
            assert failed is not None
            raise failed

    async def _decide(self, command: Command) -> Decision:
        if self.table.n + 1 >= self._tools.habits.most_events:
            raise Refusal(WebCode.TABLE_FULL)
        now = self._tools.clock.now()
        if isinstance(command, AskHint) or (isinstance(command, Say) and len(command.text) > LONG):
            # A search, for a hint or for what so many numbers can mean: the loop must not wait for it.
            return await self._tools.apart(lambda: self.table.decide(command, now, self.away))
        return self.table.decide(command, now, self.away)

    async def _keep(self, events: Sequence[Event], along: Sequence[Change]) -> None:
        """Write events, and let them happen when they are on the disk."""
        changes = [NewEvents(self.row.id, self.table.n + 1, [event.dump() for event in events]), *along, *self._touch()]
        try:
            await self._tools.bell.heard(self._tools.store.write(*changes))
        except StoreError:
            self._unsure = True
            raise
        for change in changes:
            self.row = after(self.row, change)
        self._happen(events)

    def _touch(self) -> Sequence[Change]:
        now, habits = self._tools.clock.now(), self._tools.habits
        return (Touched(self.row.id, now, now + habits.keep),) if now - self.row.touched >= habits.touch else ()

    def _happen(self, events: Sequence[Event]) -> None:
        for event in events:
            self.table.evolve(event)
            self._note_absence()
            self.listeners.hear(self.table)
        self._attend(self)

    async def _be_sure(self) -> None:
        """After a fault, find out what is in the store: something may have been written, by us or by somebody else."""
        if not self._unsure:
            return
        try:
            self.row = await self._tools.apart(lambda: self._tools.store.row(self.row.id))
            log = await self._tools.apart(lambda: self._tools.store.load(self.row.id))
        except NoSuchTable:
            self.erase()
            raise
        except StoreError:
            self._look_again_later()
            raise
        self._unsure = False
        self._happen(load_events(log[self.table.n + 1 :]))

    def _look_again_later(self) -> None:
        """Nobody may come and ask: then we do it ourselves."""
        if self._alarm is None and not self._settling:
            clock = self._tools.clock
            self._alarm = clock.call_at(clock.now() + self._tools.habits.retry, lambda: self._begin(self._look_again()))

    async def _look_again(self) -> None:
        self._alarm = None
        async with self._in_order:
            try:
                await self._be_sure()
            except StoreError:
                return

    def _note_absence(self) -> None:
        now, here = self._tools.clock.now(), self.listeners.here
        for place, name in enumerate(self.table.course.names):
            seat = Seat(place)
            if name and self.table.course.opened.seats[seat].person and seat not in here:
                self.away.setdefault(seat, now)


def after(row: TableRow, change: Change) -> TableRow:
    """A row after a change of it."""
    match change:
        case NewTokens(row.id, tokens):
            return replace(row, tokens=tokens)
        case Touched(row.id, touched, expires_at):
            return replace(row, touched=touched, expires_at=expires_at)
    return row
