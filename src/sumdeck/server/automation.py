"""What the house does by itself at one table: computer players speak, clocks run out, a rematch is laid."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import replace
from time import monotonic
from typing import Any, Final

from sumdeck.rules.game import Refusal, Seat
from sumdeck.server.clock import Alarm
from sumdeck.server.context import SECOND, Context
from sumdeck.server.hosted_table import HostedTable
from sumdeck.server.logs import LOG
from sumdeck.server.workers import Lost
from sumdeck.store import StoreError
from sumdeck.table.commands import REMATCH, Object, Return, Say, TimeUp
from sumdeck.table.computers import Turn, choose, computer_turns
from sumdeck.table.house import OPPONENTS
from sumdeck.table.referee import open_to
from sumdeck.table.state import LEAST

HOLD: Final = 20 * SECOND
"""So long computer players wait for somebody who has called out of turn: there is a screen to fetch, and a sentence to say."""


class Automation:
    """Looks at a table whenever something has happened there."""

    def __init__(
        self, running: HostedTable, context: Context, lay_rematch: Callable[[HostedTable], Awaitable[None]], grace: int = 0
    ) -> None:
        self._running = running
        self._context = context
        self._lay_rematch = lay_rematch
        self._no_clock_before = context.clock.now() + grace
        self._rang = 0
        self._alarms: dict[str, tuple[int, Alarm]] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._content = -1
        """The last event after which no computer player wanted to speak."""
        self._pauses: set[asyncio.Event] = set()
        self._held_at = -1
        """The position in which somebody has called out of turn."""
        self._held_until = 0
        self._hurrying: tuple[int, frozenset[Seat]] = -1, frozenset()
        """A position, and who would not wait in it, though a computer player may still be thinking."""

    @property
    def idle(self) -> bool:
        return not self._alarms and all(task.done() for task in self._tasks.values())

    def attend(self) -> None:
        """Do what is to be done, and set alarms for what will be."""
        if self._running.gone:
            self.stop()
            return
        if self._held_until and self._running.table.state.moved != self._held_at:
            self._let_go()
        self._mind_clock()
        self._mind_people()
        self._mind_rematch()
        self._mind_computers()

    def hurry(self, seat: Seat) -> None:
        """Somebody has nothing to say and would not wait. Where others may still want to speak, they have their moment."""
        moved, (at, others) = self._running.table.state.moved, self._hurrying
        self._hurrying = moved, (others if at == moved else frozenset()) | {seat}
        if self._nobody_waits:
            self._let_go()

    def hold(self, seat: Seat) -> None:
        """Somebody is about to speak out of turn. Computer players wait for the sentence, once in each position."""
        moved = self._running.table.state.moved
        if seat in self._awaited and self._held_at != moved:
            self._held_at, self._held_until = moved, self._context.clock.now() + HOLD

    @property
    def _nobody_waits(self) -> bool:
        at, hurrying = self._hurrying
        return at == self._running.table.state.moved and self._awaited <= hurrying

    def _let_go(self) -> None:
        self._held_until = 0
        for pause in self._pauses:
            pause.set()

    def stop(self) -> Sequence[asyncio.Task[None]]:
        for _, alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()
        for task in self._tasks.values():
            task.cancel()
        return tuple(self._tasks.values())

    def _mind_clock(self) -> None:
        due, timings = self._running.table.due(), self._context.timings
        if due is None:
            return self._set_alarm("clock", None, self._ring)
        earliest = max(self._no_clock_before, self._rang + timings.retry)
        return self._set_alarm("clock", max(due, earliest), self._ring)

    def _ring(self) -> None:
        self._rang = self._context.clock.now()
        self._running.call(TimeUp())

    def _mind_people(self) -> None:
        """Who is there plays: if the store failed just when somebody came back, they come back once more."""
        state = self._running.table.state
        back = [seat for seat in self._running.listeners.here if state.stand_ins[seat]]
        if not back:
            self._set_alarm("people", None, self._welcome)
        elif "people" not in self._alarms:
            self._set_alarm("people", self._context.clock.now() + self._context.timings.retry, self._welcome)

    def _welcome(self) -> None:
        for seat in self._running.listeners.here:
            self._running.call(Return(seat))
        self.attend()

    def _mind_rematch(self) -> None:
        """Somebody who is away for long enough is asked no more: then those who are there have agreed."""
        running = self._running
        state = running.table.state
        if not state.requests or state.request(REMATCH) is None:
            return self._set_alarm("rematch", None, self.attend)
        now = self._context.clock.now()
        if running.table.rematch_agreed(now, running.away):
            self._set_to_work("rematch", self._arrange_rematch)
        gone_at = [since + state.house.patience_seconds * SECOND for since in running.away.values()]
        return self._set_alarm("rematch", min((when for when in gone_at if when > now), default=None), self.attend)

    def _mind_computers(self) -> None:
        if self._has_say():
            self._set_to_work("computers", self._let_computers_speak)

    def _has_say(self) -> bool:
        """Whether a computer player may speak, and has not let us know already that it would rather wait."""
        table, state = self._running.table, self._running.table.state
        heard = map(Seat, state.seats) if state.to_act and state.house.referee == OPPONENTS else state.to_act
        return table.n != self._content and any(state.in_charge(seat) for seat in heard)

    @property
    def _awaited(self) -> set[Seat]:
        """The people who may speak now, or object to what has been said."""
        state = self._running.table.state
        return {
            seat
            for seat in map(Seat, state.seats)
            if not state.in_charge(seat) and (seat in state.to_act or open_to(state, seat))
        }

    @property
    def _moment(self) -> int:
        """How long computer players hold back: no person thinks as fast as they do, and one who may claim shall have a chance."""
        return self._running.table.state.house.moment_seconds * SECOND if self._awaited else 0

    async def _let_computers_speak(self) -> None:
        clock, timings = self._context.clock, self._context.timings
        while self._has_say():
            n, earliest = self._running.table.n, clock.now() + max(timings.pause, self._moment)
            try:
                said = await self._choose()
                if said is None:
                    self._content = n
                    continue
                if not self._nobody_waits:
                    await self._wait_until(earliest)
                if clock.now() < self._held_until:
                    await self._wait_until(self._held_until)
                await self._running.submit(said)
            except StoreError:
                await self._wait_until(clock.now() + timings.retry)
            except Refusal as refusal:
                if self._running.table.n == n:  # not late, but wrong: a fault of ours, and no reason to try for ever
                    LOG.error("a computer player was refused: %s", refusal.code)
                    self._content = n

    async def _choose(self) -> Say | Object | None:
        try:
            table = self._running.table
            objection = table.computer_objection()
            if objection is not None:
                return objection
            for turn in computer_turns(table.state):
                said = await self._think(turn)
                if said is not None:
                    return turn.said(said)
        except Exception:
            LOG.exception("a computer player failed")
        return None

    async def _think(self, turn: Turn) -> str | None:
        """What a computer player says, in another process; where that is lost, the least that can be said."""
        work, share = self._context.players, self._running.share
        try:
            return await work.do(share, think, turn)
        except Lost:
            LOG.error("a computer player was lost")
            return await work.do(share, think, replace(turn, name=LEAST))

    async def _arrange_rematch(self) -> None:
        clock, running = self._context.clock, self._running
        while running.table.rematch_agreed(clock.now(), running.away):
            try:
                await self._lay_rematch(running)
            except Refusal:
                return  # somebody thought better of it
            except StoreError:
                await self._wait_until(clock.now() + self._context.timings.retry)

    async def _wait_until(self, when: int) -> None:
        over = asyncio.Event()
        self._pauses.add(over)
        alarm = self._context.clock.call_at(when, over.set)
        try:
            await over.wait()
        finally:
            alarm.cancel()
            self._pauses.discard(over)

    def _set_alarm(self, name: str, when: int | None, call: Callable[[], object]) -> None:
        """Let there be one alarm of this name, at this time or not at all."""
        if name in self._alarms:
            before, alarm = self._alarms[name]
            if when == before:
                return
            del self._alarms[name]
            alarm.cancel()
        if when is not None:
            self._alarms[name] = when, self._context.clock.call_at(when, lambda: (self._alarms.pop(name), call()))

    def _set_to_work(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Let there be one task of this name."""
        if name not in self._tasks or self._tasks[name].done():
            self._tasks[name] = asyncio.get_running_loop().create_task(work())


LONGEST: Final = 10.0
"""So many seconds somebody who searches may think, on however busy a machine. Its visits are over long before, as a rule."""


def think(turn: Turn) -> str | None:
    end = monotonic() + LONGEST
    return choose(turn, time_is_up=lambda: monotonic() > end)
