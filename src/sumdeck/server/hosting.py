"""What keeps a ledger alive: commands in their order, each kept before anybody hears of it.

A command is decided, its events are written to the store, and only when the disk has them do they happen. Whatever fails in
between, the store is right: the host reads again what is there before it decides anything else. Where another process was faster,
the command is decided anew. Tables (`hosted_table.py`) and tournaments (`clubs/hosting.py`) are hosted alike.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, Generic, TypeAlias, TypeVar

from sumdeck.ledger import Decision, Ledger, LoggedEvent
from sumdeck.rules.game import Json, Objection, Refusal
from sumdeck.server.clock import Alarm
from sumdeck.server.codes import WebCode
from sumdeck.server.context import Context
from sumdeck.server.logs import LOG, nameless
from sumdeck.store import Change, Code, Conflict, Fenced, Held, NewEvents, NewTokens, NoSuchTable, StoreError, TableRow, Touched
from sumdeck.table import TableCode

T = TypeVar("T")
E = TypeVar("E", bound=LoggedEvent)
C = TypeVar("C")
A = TypeVar("A")
Along: TypeAlias = Callable[[TableRow, Sequence[Any]], Sequence[Change]]
"""What shall be written together with the events of a command, given the row as it is in that moment, and those events."""

MOST_EVENTS: Final = 100_000
"""No log grows longer than this; a table has a shorter end."""
TRIES: Final = 3
"""So often a command is decided anew where another process was faster."""


def nothing(row: TableRow, events: Sequence[Any]) -> Sequence[Change]:
    """Write the events alone."""
    return ()


class Host(ABC, Generic[E, C, A]):
    """One ledger in use."""

    def __init__(self, row: TableRow, ledger: Ledger[Any, E, C, A], context: Context, held: Held | None = None) -> None:
        """Where other processes serve from the same store, it is held by a lease."""
        self.row = row
        self.ledger = ledger
        self.held = held
        self.gone = False
        """Whether it has been erased, or is hosted elsewhere."""
        self.moved = False
        """Whether it is hosted elsewhere."""
        self._context = context
        self._in_order = asyncio.Lock()
        self._unsure = False
        self._settling = False
        self._alarm: Alarm | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._used = context.clock.now()

    @property
    def id(self) -> str:
        return self.row.id

    @abstractmethod
    def load(self, data: Json) -> E:
        """An event from the store. Raises BrokenLog."""

    @abstractmethod
    def heard(self, event: E) -> None:
        """An event has just happened: let those hear of it who may."""

    @abstractmethod
    def attend(self) -> None:
        """Something is otherwise than before: let the house see to it."""

    async def decide(self, commands: Sequence[C]) -> Decision[E, A]:
        """What commands lead to, now. Raises Refusal."""
        if commands and self.ledger.n >= MOST_EVENTS:
            raise Refusal(WebCode.TABLE_FULL)
        return self.ledger.decide_all(commands, self._context.clock.now())

    async def submit(self, *commands: C, along: Along = nothing) -> A:
        """Have commands carried out together, in their turn. Raises Refusal, or StoreError where they could not be kept.

        Whoever stops waiting does not stop it.
        """
        task = self._begin(self._carry_out(commands, along))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(forsaken)
            raise

    async def carry_out(self, *commands: C) -> A:
        """The same for what nobody stops."""
        self._used = self._context.clock.now()
        return await self._carry_out(commands, nothing)

    def call(self, command: C) -> None:
        """Submit what nobody waits for. If it cannot be done now, it is out of date or will be tried again."""
        self._begin(self._quietly(command))

    def erase(self) -> None:
        self.gone = True
        self.attend()

    def move(self) -> None:
        """Another process hosts it from now on: whoever listens here shall come again, and will be carried there."""
        self.moved = True
        self.erase()

    async def catch_up(self) -> None:
        """Read what another program has done here meanwhile: a terminal plays in the same store. Trouble is left for later."""
        store, n = self._context.store, self.ledger.n
        try:
            row, more = await self._context.apart(lambda: (store.row(self.id), store.load(self.id, n + 1)))
        except NoSuchTable:
            return self.erase()
        except StoreError:
            return None
        if more or row.tokens != self.row.tokens:
            self._unsure = True
            await self._look_again()
        return None

    async def settle(self) -> None:
        """Wait until all that was submitted is done, and begin nothing by itself any more."""
        self._settling = True
        if self._alarm is not None:
            self._alarm.cancel()
        while self._at_work:
            async with self._in_order:  # behind all that wait for their turn
                pass
            if self._tasks:
                await asyncio.wait(tuple(self._tasks))

    @property
    def _at_work(self) -> bool:
        return bool(self._tasks) or self._in_order.locked()

    def _begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        self._used = self._context.clock.now()
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _quietly(self, command: C) -> None:
        try:
            await self._carry_out((command,), nothing)
        except (Refusal, StoreError):
            return

    async def _carry_out(self, commands: Sequence[C], along: Along) -> A:
        async with self._in_order:
            if not self._is_sure:
                await self._be_sure()
            tries = TRIES
            while True:
                n, decision = self.ledger.n, await self.decide(commands)
                if commands and not decision.events:  # nothing to do, or done before
                    return decision.answer
                try:
                    await self._keep(decision.events, along(self.row, decision.events))
                except Conflict:
                    await self._be_sure()
                    tries -= 1
                    if not tries:
                        raise
                except StoreError:
                    await self._be_sure()
                    if not decision.events or self.ledger.log[n + 1 :] != [*decision.events]:
                        raise
                    return decision.answer  # it was written after all, when the store seemed to fail
                else:
                    return decision.answer

    async def _keep(self, events: Sequence[E], along: Sequence[Change]) -> None:
        """Write events, and let them happen when they are on the disk."""
        if not events and not along:
            return
        besides = [*along, *self._touch()]
        changes = [NewEvents(self.row.id, self.ledger.n + 1, [event.dump() for event in events]), *besides]
        try:
            kept = self._context.bridge.promise()
            self._context.store.keep(changes, self.held, kept)
            await kept
        except Fenced:
            self._lose()
            raise
        except StoreError as fault:
            self._unsure = True
            if not isinstance(fault, Conflict):
                LOG.error("a %s cannot be kept: %s", self.row.kind, fault.code)
            raise
        for change in besides:
            self.row = after(self.row, change)
        self._happen(events)

    def _lose(self) -> None:
        """Somebody else has taken the lease: nothing in memory here counts any more."""
        assert self.held is not None
        self._context.leasing.lose(self.held)
        if not self.gone:
            self.move()

    def _touch(self) -> Sequence[Change]:
        now, timings = self._context.clock.now(), self._context.timings
        if abs(now - self.row.touched) < timings.touch:
            return ()
        return (Touched(self.id, now, self.row.ending(now + timings.keep)),)

    def _happen(self, events: Sequence[E]) -> None:
        for event in events:
            self.ledger.evolve(event)
            self.heard(event)
        self.attend()

    @property
    def _is_sure(self) -> bool:
        """Whether what is in memory is in the store, and nowhere else."""
        return self._context.leasing.sure and not (self._unsure or self.moved)

    async def _be_sure(self) -> None:
        """After a fault, find out what is in the store: something may have been written, by us or by somebody else."""
        await self._context.leasing.be_sure()
        if self.moved:
            raise Fenced(Code.ELSEWHERE)
        if not self._unsure:
            return
        try:
            self.row = await self._context.apart(lambda: self._context.store.row(self.id))
            news = await self._context.apart(lambda: self._context.store.load(self.id, self.ledger.n + 1))
        except NoSuchTable:
            self.erase()
            raise
        except StoreError:
            self._look_again_later()
            raise
        self._unsure = False
        self._happen([self.load(data) for data in news])

    def _look_again_later(self) -> None:
        """Nobody may come and ask: then we do it ourselves."""
        if self._alarm is None and not self._settling:
            clock = self._context.clock
            self._alarm = clock.call_at(clock.now() + self._context.timings.retry, lambda: self._begin(self._look_again()))

    async def _look_again(self) -> None:
        self._alarm = None
        async with self._in_order:
            try:
                await self._be_sure()
            except StoreError:
                return


AnyHost: TypeAlias = Host[Any, Any, Any]


def forsaken(task: asyncio.Task[Any]) -> None:
    """Nobody waits for it any more. What is no answer but a fault of ours is told nevertheless."""
    fault = None if task.cancelled() else task.exception()
    if fault is not None and not isinstance(fault, (Refusal, StoreError)):
        LOG.error("what nobody waited for has failed", exc_info=fault)


def after(row: TableRow, change: Change) -> TableRow:
    match change:
        case NewTokens(row.id, tokens):
            return replace(row, tokens=tokens)
        case Touched(row.id, touched, expires_at):
            return replace(row, touched=touched, expires_at=expires_at)
    return row


async def settle_all(hosts: Mapping[str, AnyHost]) -> None:
    """Settle all that are in use, also what somebody asks for while others are waited for."""
    settled: set[AnyHost] = set()
    while others := [host for host in hosts.values() if host not in settled]:
        for host in others:
            await host.settle()
        settled.update(others)


async def read_ledger(context: Context, row: TableRow, make: Callable[[list[Json]], T]) -> T | None:
    """A ledger from the store; None for one that cannot be read. It stays in the store as it is, and the others go on.

    Raises StoreError, or Refusal for a game that was played by older rules: it is there, and whoever asks for it is told so.
    """
    try:
        return await context.apart(lambda: make(context.store.load(row.id)))
    except (StoreError, Objection, ValueError, LookupError) as fault:
        if isinstance(fault, StoreError) and fault.code != Code.DAMAGED:
            raise
        # Its code, and not its details: they tell what somebody has said.
        why = fault.code if isinstance(fault, (StoreError, Objection)) else type(fault).__name__
        LOG.error("a %s cannot be read: %s", row.kind, why, extra={"fields": {row.kind: nameless(row.id)}})
        if isinstance(fault, Refusal) and fault.code == TableCode.OTHER_VERSION:
            raise
        return None
