"""The house: every table that is being played at, from the store and back into it.

    service = Service(store)
    await service.start()                                # every table is as it was
    running = await service.open(game, options, seats)   # or: await service.table(id)
    screen = running.enter(listener)                     # hears from now on what its seat may know
    answer = await running.submit(Say(seat, text, n, key))
    running.leave(listener)
    await service.stop()

Everything here happens in one event loop. Which tables are in use is in `room.py`, how one is kept in order in `running.py`, what
the house does there by itself in `steward.py`.
"""

from __future__ import annotations

import asyncio
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable, Coroutine, Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any, Final

from sumdeck.rules.deals import secret_deal
from sumdeck.rules.game import Game, Refusal, Seat
from sumdeck.store import Bell, Conflict, NewTable, NewTokens, Store, StoreError, TableRow
from sumdeck.table import (
    HouseRules,
    SeatPlan,
    Table,
    TableCode,
    four_words,
    friendly_name,
    open_table,
    rematch,
    seat_in_rematch,
)
from sumdeck.table.commands import MakeRematch, Sit
from sumdeck.table.names import CODE_BYTES, NAME_BYTES
from sumdeck.web.clock import Alarm, Clock, WallClock
from sumdeck.web.keeping import Habits, Tools
from sumdeck.web.logs import LOG
from sumdeck.web.room import Room
from sumdeck.web.running import Along, Running

THREADS: Final = 4
"""For computer players, hints and reading from the store."""
ID_BYTES, SEED_BYTES, NONCE_BYTES = 16, 32, 32


class Service:
    """The tables of a house."""

    def __init__(
        self,
        store: Store,
        clock: Clock | None = None,
        habits: Habits | None = None,
        chance: Callable[[int], bytes] = secrets.token_bytes,
        pool: Executor | None = None,
    ) -> None:
        self._store = store
        self._clock = clock or WallClock()
        self._habits = habits or Habits()
        self._chance = chance
        self._pool = pool or ThreadPoolExecutor(THREADS, "house")
        self._alarm: Alarm | None = None
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def running(self) -> Sequence[Running]:
        """The tables in use."""
        return tuple(self._room.tables.values())

    async def start(self) -> None:
        """Erase what is too old, and take up every table where it was: at once if somebody asks for it. Raises StoreError."""
        self._tools = Tools(self._store, Bell(asyncio.get_running_loop()), self._clock, self._pool, self._habits)
        self._room = Room(self._tools, self._lay_rematch)
        await self._tools.bell.heard(self._store.expire(self._clock.now()))
        rows = await self._tools.apart(self._store.alive)
        self._room.codes = {row.code: row.id for row in rows}
        self._begin(self._take_up(rows))
        self._set_alarm()

    async def stop(self) -> None:
        """Finish what was submitted. The store stays open: it belongs to whoever opened it."""
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._room.close()
        self._pool.shutdown()

    async def table(self, table_id: str) -> Running:
        """A table by its id. Raises Refusal where there is none, StoreError where it cannot be read just now."""
        return await self._room.table(table_id)

    async def by_code(self, code: str) -> Running:
        """A table by its four words. Raises Refusal, StoreError."""
        return await self._room.by_code(code)

    async def open(
        self,
        game: Game[Any, Any],
        options: Any,
        seats: Sequence[SeatPlan],
        house: HouseRules | None = None,
        sitting: Mapping[Seat, tuple[str, str]] | None = None,
    ) -> Running:
        """Lay a table, with a secret deal, where some sit already: each by name and hash of token. Raises Refusal, StoreError."""
        now, sitting = self._clock.now(), sitting or {}
        deal = secret_deal(game.pack(options), self._chance(SEED_BYTES), game.shuffles_again)
        table = Table([open_table(game, options, seats, deal, self._chance(NONCE_BYTES), house, now)], game)
        for seat, (name, _) in sitting.items():
            table.act(Sit(seat, name or self._name(table), f"opened {seat}"), now)
        tokens = tuple(sitting.get(Seat(seat), ("", ""))[1] for seat in range(len(seats)))
        while True:
            row = self._row(tokens)
            try:
                await self._tools.bell.heard(self._store.create(row, [event.dump() for event in table.log]))
            except Conflict:
                continue  # these four words lead elsewhere
            return self._room.add(row, table)

    async def sit(self, running: Running, name: str, token: str) -> Seat:
        """Give somebody a free seat, by a name (empty: any friendly one) and the hash of a token. Raises Refusal, StoreError."""
        while True:
            course = running.table.course
            free = (Seat(seat) for seat in course.seats if course.opened.seats[seat].person and not course.names[seat])
            seat = next(free, None)
            if seat is None:
                raise Refusal(TableCode.SEAT_TAKEN)
            key = self._chance(ID_BYTES).hex()
            try:
                await running.submit(Sit(seat, name or self._name(running.table), key), giving(seat, token))
            except Refusal as refusal:
                if refusal.code != TableCode.SEAT_TAKEN and (name or refusal.code != TableCode.SAME_NAME):
                    raise
            else:
                return seat

    def hurry(self, running: Running) -> None:
        """Let the computer player at a table speak now, if it only pauses to seem human."""
        self._room.hurry(running.row.id)

    async def _lay_rematch(self, old: Running) -> None:
        """Lay the table that everybody has agreed to: both tables know of it, or neither."""
        course, now = old.table.course, self._clock.now()
        pack = course.game.pack(course.game.options(course.opened.options))
        deal = secret_deal(pack, self._chance(SEED_BYTES), course.game.shuffles_again)
        events = rematch(course, deal, self._chance(NONCE_BYTES), at=now)
        places = sorted(course.seats, key=lambda seat: seat_in_rematch(course, Seat(seat)))
        row = self._row(tuple(old.row.tokens[seat] for seat in places))
        await old.submit(MakeRematch(row.id), lambda _: [NewTable(row, [event.dump() for event in events])])
        await self.table(row.id)

    def _row(self, tokens: tuple[str, ...]) -> TableRow:
        now = self._clock.now()
        table_id = urlsafe_b64encode(self._chance(ID_BYTES)).decode().rstrip("=")
        return TableRow(table_id, four_words(self._chance(CODE_BYTES)), now, now, now + self._habits.keep, tokens)

    def _name(self, table: Table) -> str:
        return friendly_name(self._chance(NAME_BYTES), table.course.names)

    async def _take_up(self, rows: Sequence[TableRow]) -> None:
        try:
            await self._room.take_up(rows)
        except StoreError as fault:
            LOG.error("not every table could be taken up: %s", fault)

    async def _sweep(self) -> None:
        """Erase the tables whose time is over, and put those back that nobody uses."""
        try:
            erased = await self._tools.bell.heard(self._store.expire(self._clock.now()))
            self._room.erase(erased)
        except StoreError as fault:
            LOG.error("old tables could not be erased: %s", fault)
        self._room.tidy()
        self._set_alarm()

    def _set_alarm(self) -> None:
        self._alarm = self._clock.call_at(self._clock.now() + self._habits.touch, lambda: self._begin(self._sweep()))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks = [task for task in self._tasks if not task.done()]
        self._tasks.append(asyncio.get_running_loop().create_task(work))


def giving(seat: Seat, token: str) -> Along:
    """Together with the event that seats somebody, write the token of the seat."""
    return lambda row: [NewTokens(row.id, tuple(token if place == seat else old for place, old in enumerate(row.tokens)))]
