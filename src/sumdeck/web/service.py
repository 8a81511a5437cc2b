"""The house: every table that is being played at, from the store and back into it.

    service = Service(store)
    await service.start()                                # every table is as it was
    running = await service.open(game, options, seats)   # or service.table(id), service.by_code(code)
    screen = running.enter(listener)                     # hears from now on what its seat may know
    answer = await running.submit(Say(seat, text, n, key))
    running.leave(listener)
    await service.stop()

Everything here happens in one event loop. How a table is kept in order is in `running.py`, what the house does there by itself in
`steward.py`.
"""

from __future__ import annotations

import asyncio
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sumdeck.rules.deals import secret_deal
from sumdeck.rules.game import Game, Objection, Refusal, Seat
from sumdeck.store import Bell, Conflict, NewTable, NewTokens, NoSuchTable, Store, StoreError, TableRow
from sumdeck.table import (
    HouseRules,
    SeatPlan,
    Table,
    TableCode,
    four_words,
    friendly_name,
    load_events,
    open_table,
    seat_in_rematch,
)
from sumdeck.table import rematch as rematch_log
from sumdeck.table.commands import MakeRematch, Sit
from sumdeck.table.names import CODE_BYTES, NAME_BYTES
from sumdeck.web.clock import Alarm, Clock, WallClock
from sumdeck.web.codes import WebCode
from sumdeck.web.keeping import Habits, Tools
from sumdeck.web.logs import LOG, nameless
from sumdeck.web.running import Along, Running
from sumdeck.web.steward import Steward

T = TypeVar("T")
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
        self._tables: dict[str, Running] = {}
        self._stewards: dict[str, Steward] = {}
        self._codes: dict[str, str] = {}
        self._loading = asyncio.Lock()
        self._stopping = False
        self._alarm: Alarm | None = None
        self._sweeping: asyncio.Task[None] | None = None

    @property
    def running(self) -> Sequence[Running]:
        """Every table."""
        return tuple(self._tables.values())

    async def start(self) -> None:
        """Erase what is too old and take up every table where it was. Raises StoreError."""
        self._tools = Tools(self._store, Bell(asyncio.get_running_loop()), self._clock, self._pool, self._habits)
        await self._expire()
        for row in await self._apart(self._store.alive):
            await self._load(row)
        self._set_alarm()

    async def stop(self) -> None:
        """Finish what was submitted. The store stays open: it belongs to whoever opened it."""
        if self._alarm is not None:
            self._alarm.cancel()
        if self._sweeping is not None:
            self._sweeping.cancel()
        self._stopping = True
        ending = [task for steward in self._stewards.values() for task in steward.stop()]
        await asyncio.gather(*ending, return_exceptions=True)
        for running in self.running:
            await running.settle()
        self._pool.shutdown()

    async def table(self, table_id: str) -> Running:
        """A table by its id. Raises Refusal where there is none."""
        if table_id not in self._tables:
            async with self._loading:  # nobody shall load it twice
                if table_id not in self._tables:
                    await self._find(table_id)
        return self._tables[table_id]

    def by_code(self, code: str) -> Running:
        """A table by its four words. Raises Refusal where there is none."""
        if code not in self._codes:
            raise Refusal(WebCode.NO_SUCH_TABLE)
        return self._tables[self._codes[code]]

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
        deal = secret_deal(game.pack(options), self._chance(SEED_BYTES))
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
            return self._add(row, table)

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
        if running.row.id in self._stewards:
            self._stewards[running.row.id].hurry()

    async def _lay_rematch(self, old: Running) -> None:
        """Lay the table that everybody has agreed to: both tables know of it, or neither."""
        course, now = old.table.course, self._clock.now()
        deal = secret_deal(course.game.pack(course.game.options(course.opened.options)), self._chance(SEED_BYTES))
        events = rematch_log(course, deal, self._chance(NONCE_BYTES), at=now)
        places = sorted(course.seats, key=lambda seat: seat_in_rematch(course, Seat(seat)))
        row = self._row(tuple(old.row.tokens[seat] for seat in places))
        await old.submit(MakeRematch(row.id), lambda _: [NewTable(row, [event.dump() for event in events])])
        await self.table(old.table.course.rematch)

    def _row(self, tokens: tuple[str, ...]) -> TableRow:
        now = self._clock.now()
        table_id = urlsafe_b64encode(self._chance(ID_BYTES)).decode().rstrip("=")
        return TableRow(table_id, four_words(self._chance(CODE_BYTES)), now, now, now + self._habits.keep, tokens)

    def _name(self, table: Table) -> str:
        return friendly_name(self._chance(NAME_BYTES), table.course.names)

    def _add(self, row: TableRow, table: Table) -> Running:
        running = Running(row, table, self._tools, self._attend)
        self._tables[row.id] = running
        self._stewards[row.id] = Steward(running, self._tools, self._lay_rematch)
        self._codes[row.code] = row.id
        self._attend(running)
        return running

    def _attend(self, running: Running) -> None:
        steward = self._stewards.get(running.row.id)
        if self._stopping or steward is None:
            return
        steward.attend()
        if running.gone:
            self._codes.pop(running.row.code, None)
            self._tables.pop(running.row.id, None)
            del self._stewards[running.row.id]

    async def _find(self, table_id: str) -> None:
        try:
            row = await self._apart(lambda: self._store.row(table_id))
        except NoSuchTable as fault:
            raise Refusal(WebCode.NO_SUCH_TABLE) from fault
        await self._load(row)
        if table_id not in self._tables:
            raise Refusal(WebCode.NO_SUCH_TABLE)

    async def _load(self, row: TableRow) -> None:
        """Take up a table where it was. One that cannot be read stays in the store as it is, and the others go on."""
        try:
            table = await self._apart(lambda: Table(load_events(self._store.load(row.id))))
        except (StoreError, Objection, ValueError, LookupError) as fault:
            LOG.error("a table cannot be read: %s", fault, extra={"fields": {"table": nameless(row.id)}})
        else:
            self._add(row, table)

    async def _expire(self) -> None:
        """Erase the tables whose time is over."""
        now = self._clock.now()
        for table_id in await self._tools.bell.heard(self._store.expire(now)):
            if table_id in self._tables:
                self._tables[table_id].erase()

    def _set_alarm(self) -> None:
        self._alarm = self._clock.call_at(self._clock.now() + self._habits.touch, self._begin_sweep)

    def _begin_sweep(self) -> None:
        self._sweeping = asyncio.get_running_loop().create_task(self._sweep())

    async def _sweep(self) -> None:
        try:
            await self._expire()
        except StoreError as fault:
            LOG.error("old tables could not be erased: %s", fault)
        self._set_alarm()

    async def _apart(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)


def giving(seat: Seat, token: str) -> Along:
    """Together with the event that seats somebody, write the token of the seat."""
    return lambda row: [NewTokens(row.id, tuple(token if place == seat else old for place, old in enumerate(row.tokens)))]
