"""A table that is being played at, and the screens around it. How its commands are kept in order is in `hosting.py`."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from sumdeck.players.hints import Hint, hints
from sumdeck.rules import registry
from sumdeck.rules.game import Json, Objection, Refusal, Seat, View
from sumdeck.server.codes import WebCode
from sumdeck.server.context import Context
from sumdeck.server.hosting import Host
from sumdeck.server.listening import Listener, Listeners
from sumdeck.server.workers import Lost, Share
from sumdeck.store import Held, TableRow
from sumdeck.table import Answer, Decision, Event, Screen, Table, load_event
from sumdeck.table.claiming import check_hint, check_say, with_spelling
from sumdeck.table.commands import AskHint, Command, Return, Say, SendHelp
from sumdeck.table.umpire import to_be_helped

MOST_SAID: Final = 200
"""So much of what was said is told again to a page that begins afresh."""
LONG: Final = 60
"""Letters. Few sentences have more."""
QUICK: Final = 0.01
"""Seconds. Hardly a sentence takes longer to understand, however many cards it can mean. How many of them were the processor's is
looked at where the clock once said so much: to ask for that costs as much as a part of the sentence."""
PATIENT: Final = 2
"""So often the loop waits for a table, and from then on it is understood elsewhere. Once is nobody's fault: Python looks for
what nobody uses any more in the middle of any sentence."""


class HostedTable(Host[Event, Command, Answer]):
    """One table, and the screens around it."""

    def __init__(
        self, row: TableRow, table: Table, context: Context, attend: Callable[[HostedTable], None], held: Held | None = None
    ) -> None:
        super().__init__(row, table, context, held)
        self.table = table
        self.listeners = Listeners(table.state.people)
        self.share = Share("", row.id)
        """Whose turn it is when something is worked out for this table: that of the address somebody last came from."""
        self.away: dict[Seat, int] = {}
        """Since when each person who sits here is not there."""
        self._attend = attend
        self._slow = 0
        """How often something said here has made the loop wait."""
        self._timed: Callable[[], float] = time.monotonic
        """By which clock that is noticed."""
        self._note_absence()

    @property
    def idle(self) -> bool:
        """Whether nobody has been here for a while, and everything is in the store."""
        unused = self._context.clock.now() - self._used >= self._context.timings.rest
        return unused and not (len(self.listeners) or self._at_work or self._unsure)

    def enter(self, screen: Listener, since: int = -1, address: str = "") -> Screen:
        """Let a screen listen from now on; returns all that it may know. Raises Refusal for an onlooker where none may be."""
        shown = self.table.screen(screen.seat, since, MOST_SAID)
        self.share = Share(address, self.id)
        before = self.listeners.here
        self.listeners.add(screen)
        if screen.seat is not None and screen.seat not in before:
            self.away.pop(screen.seat, None)
            self.listeners.see()
            self.call(Return(screen.seat))
        return shown

    def leave(self, screen: Listener) -> None:
        self._used = self._context.clock.now()
        before = self.listeners.here
        self.listeners.remove(screen)
        if before != self.listeners.here:
            self._note_absence()
            self.listeners.see()
            self._attend(self)

    def erase(self) -> None:
        self.listeners.part("" if self.moved else WebCode.NO_SUCH_TABLE)
        super().erase()

    def load(self, data: Json) -> Event:
        return load_event(data)

    def heard(self, event: Event) -> None:
        if self.listeners.hear(self.table):
            self._note_absence()

    def attend(self) -> None:
        self._attend(self)

    async def decide(self, commands: Sequence[Command]) -> Decision:
        if self.table.n + 1 >= self._context.timings.most_events:
            raise Refusal(WebCode.TABLE_FULL)
        for command in commands:
            if not self._is_long(command):
                continue
            try:
                await self._search(command)
            except Lost:
                raise
            except Refusal:
                pass  # it is said again below
        timed = self._timed
        begun = timed()
        try:
            return self.table.decide_all(commands, self._context.clock.now(), self.away)
        finally:
            if timed() - begun > QUICK:
                self._slow += timed is time.thread_time
                self._timed = time.thread_time

    def _is_long(self, command: Command) -> bool:
        """Whether the loop must not wait until this is found out: a hint, or what so many numbers can mean."""
        if isinstance(command, Say):
            return self._slow >= PATIENT or len(command.text) > LONG
        return isinstance(command, (AskHint, SendHelp))

    async def _search(self, command: Command) -> None:
        """Have it found out elsewhere."""
        state, desk = self.table.state, self._context.desk
        if isinstance(command, (AskHint, SendHelp)):
            if isinstance(command, AskHint):
                check_hint(state, command)
            view = self.table.view(command.seat if isinstance(command, AskHint) else to_be_helped(state, command))
            if view not in self.table.ladders:
                self.table.ladders[view] = await desk.do(self.share, hints_for, state.game.name, view)
        elif isinstance(command, Say):
            check_say(state, command)
            view = self.table.view(command.seat)
            state.remember(command.seat, command.text, await desk.do(self.share, understood, state.game.name, view, command.text))

    def _note_absence(self) -> None:
        here = self.listeners.here
        for place, name in enumerate(self.table.state.names):
            seat = Seat(place)
            if seat not in here and name and seat not in self.away and self.table.state.opened.seats[seat].person:
                self.away[seat] = self._context.clock.now()


def hints_for(game: str, view: View[Any]) -> list[Hint]:
    return hints(registry.game(game), view)


def understood(game: str, view: View[Any], text: str) -> Any:
    """The move that a seat means by a sentence, or why it is none. What others hide has no part in that."""
    hear = partial(registry.game(game).read, view.shown, view.own_seat)
    try:
        return hear(text).move
    except Refusal as refusal:
        return with_spelling(hear, text, refusal) or refusal
    except Objection as objection:
        return objection
