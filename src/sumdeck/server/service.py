"""The house: every table that is being played at, from the store and back into it.

    service = Service(store)
    await service.start()                                # every table is as it was
    running = await service.open(game, options, seats)   # or: await service.table(id)
    screen = running.enter(listener)                     # hears from now on what its seat may know
    answer = await running.submit(Say(seat, text, n, key))
    running.leave(listener)
    await service.stop()

Everything here happens in one event loop. Which tables are in use is in `table_cache.py`, how each is kept in `hosting.py`,
what the house does there by itself in `automation.py`.
"""

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, Final, TypeVar

from sumdeck.ledger import Ledger
from sumdeck.rules.deals import secret_deal
from sumdeck.rules.game import Game, Refusal, Seat
from sumdeck.rules.listening.wordlist import all_words
from sumdeck.server.clock import Alarm, Clock, WallClock
from sumdeck.server.codes import WebCode
from sumdeck.server.context import Context, Timings
from sumdeck.server.hosted_table import HostedTable
from sumdeck.server.hosting import Along, AnyHost
from sumdeck.server.leasing import Alone, Shared
from sumdeck.server.logs import LOG
from sumdeck.server.positions import Position
from sumdeck.server.seat_claims import SeatClaim
from sumdeck.server.security import seat_with
from sumdeck.server.table_cache import TableCache
from sumdeck.server.workers import NOBODY, Share, Work, Workers
from sumdeck.store import TABLE, Conflict, FutureBridge, NewTable, NewTokens, NoSuchTable, Peer, Store, StoreError, TableRow
from sumdeck.table import (
    HouseRules,
    SeatPlan,
    Start,
    Table,
    TableCode,
    four_words,
    friendly_name,
    open_table,
    rematch,
    seat_in_rematch,
)
from sumdeck.table.commands import MakeRematch, Sit
from sumdeck.table.names import CODE_BYTES, ID_BYTES, NAME_BYTES
from sumdeck.table.names import table_id as new_id

T = TypeVar("T")
THREADS: Final = 4
"""For reading from the store."""
DESK, OFFICE = 2, 2
"""Processes for those who wait at a table, and for those who wait for something else: some tasks take seconds to make, and
whoever asks for one after the other shall keep nobody from playing."""
LONG: Final = 120.0
"""Seconds of the processor that something may take there: stickers for five hundred tables take some."""
RECENT: Final = 2
"""Tables in use are touched once in a while; one not touched for so many whiles was not in use."""
SEED_BYTES, NONCE_BYTES = 32, 32


class Service:
    """The tables of a house."""

    def __init__(
        self,
        store: Store,
        clock: Clock | None = None,
        timings: Timings | None = None,
        chance: Callable[[int], bytes] = secrets.token_bytes,
        pool: Executor | None = None,
        players: Work | None = None,
        desk: Work | None = None,
        office: Work | None = None,
    ) -> None:
        self._store = store
        self._clock = clock or WallClock()
        self._timings = timings or Timings()
        self._chance = chance
        self._pool = pool or ThreadPoolExecutor(THREADS, "house")
        self._reader = ThreadPoolExecutor(1, "reader")
        self._players = players or Workers()
        self._desk = desk or Workers(DESK, LONG)
        self._office = office or desk or Workers(OFFICE, LONG)
        self.leasing = Alone() if store.leases is None else Shared(store.leases)
        """What may be hosted here."""
        self._alarm: Alarm | None = None
        self._sweep_at = 0
        self._checking: asyncio.Future[None] | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self.erased: Callable[[Sequence[str]], None] = lambda ids: None
        """Told of everything whose time is over."""

    @property
    def me(self) -> Peer | None:
        """How other processes reach this one, where there may be others."""
        return None if self._store.leases is None else self._store.leases.me

    @property
    def running(self) -> Sequence[HostedTable]:
        return tuple(self._cache.tables.values())

    @property
    def work(self) -> Mapping[str, Work]:
        """Whoever works for this house in other processes."""
        return {"players": self._players, "desk": self._desk, "office": self._office}

    @property
    def kept(self) -> int:
        return len(self._cache.codes)

    async def check(self) -> None:
        """Find out whether the store would keep something now. Raises StoreError.

        Whoever asks meanwhile hears the same: each time the disk has to be waited for, and so does everybody who plays.
        """
        if self._checking is None or self._checking.done():
            self._checking = self._context.bridge.awaited(self._store.check())
        await asyncio.shield(self._checking)

    async def start(self) -> None:
        """Erase what is too old, and take up every table where it was: also where nothing can be written just now.

        Those in use before go on by themselves; the others when somebody asks for them.
        """
        bridge = FutureBridge(asyncio.get_running_loop())
        works = self._players, self._desk
        self._context = Context(self._store, bridge, self._clock, self._pool, *works, self._timings, self.leasing)
        self._cache = TableCache(self._context, self._lay_rematch)
        await self._sweep()
        if isinstance(self.leasing, Shared):
            self.leasing.let_go.append(self._cache.let_go)
            self.leasing.take_up.append(self._take_up_under)
            self._begin(self.leasing.live())
        self._begin(self._know_tables(self._clock.now() - RECENT * self._timings.touch))
        self._set_alarm()
        self._begin(self._know_words())

    async def hand_over(self) -> None:
        """Finish what was submitted, and host nothing any more: other processes may, where there are others."""
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._cache.close()
        await self.leasing.leave()

    async def stop(self) -> None:
        """Finish everything. The store stays open: it belongs to whoever opened it."""
        await self.hand_over()
        for workers in self.work.values():
            workers.stop()
        for threads in (self._pool, self._reader):
            threads.shutdown()

    async def table(self, table_id: str) -> HostedTable:
        """A table by its id. Raises Refusal where there is none, StoreError where it cannot be read just now."""
        return await self._cache.table(table_id)

    async def by_code(self, code: str) -> HostedTable:
        """A table by its four words. Raises Refusal, StoreError."""
        return await self._cache.by_code(code)

    async def open(
        self,
        game: Game[Any, Any],
        options: Any,
        seats: Sequence[SeatPlan],
        house: HouseRules | None = None,
        sitting: Mapping[Seat, SeatClaim] | None = None,
        table_id: str = "",
        entropy: bytes = b"",
        beside: AnyHost | None = None,
        start: Start | None = None,
    ) -> HostedTable:
        """Lay a table, with a secret deal, where some sit already; once for each id that is given. Raises Refusal, StoreError.

        Tables that are laid from the same entropy, by the same rules, get the same cards. One that is laid beside something else
        is always in the same process. `start` is for cards that are no secret.
        """
        now, sitting = self._clock.now(), sitting or {}
        if start is None:
            start = Start(secret_deal(game.pack(options), entropy or self._chance(SEED_BYTES), game.shuffles_again))
        opened = open_table(game, options, seats, start.deal, self._chance(NONCE_BYTES), house, now)
        begun = replace(opened, laid=start.laid, lines=start.lines, among=start.among, wished=start.wished)
        table = Table([begun], game)
        for seat, sitter in sitting.items():
            table.act(Sit(seat, sitter.name or self._name(table), f"opened {seat}", sitter.help_level), now)
        return await self._lay(table, sitting, table_id, beside)

    async def play_on(
        self, position: Position, seat: Seat, sitter: SeatClaim, computer: SeatPlan, table_id: str = "", share: Share = NOBODY
    ) -> HostedTable:
        """Lay a table where another game stood, for one person against a computer player. Raises Refusal, StoreError."""
        now, nonce = self._clock.now(), self._chance(NONCE_BYTES)
        name = sitter.name or friendly_name(self._chance(NAME_BYTES), ())
        sit = Sit(seat, name, f"opened {seat}", sitter.help_level)
        table = await self._office.do(share, position.table_for, sit, computer, nonce, now)
        return await self._lay(table, {seat: sitter}, table_id)

    async def apart(self, work: Callable[[], T]) -> T:
        """Read something from the store."""
        return await self._context.apart(work)

    async def at_leisure(self, work: Callable[[], T]) -> T:
        """Read much from the store, one after the other: whoever waits for one table does not wait for that."""
        return await asyncio.get_running_loop().run_in_executor(self._reader, work)

    async def elsewhere(self, share: Share, work: Callable[..., T], *arguments: Any) -> T:
        """Have something done that belongs to no move."""
        return await self._office.do(share, work, *arguments)

    async def _lay(
        self, table: Table, sitting: Mapping[Seat, SeatClaim], table_id: str, beside: AnyHost | None = None
    ) -> HostedTable:
        """Keep a new table and use it from now on; or use the one of this id, which the same request has led to before."""
        tokens = [sitting.get(Seat(seat), SeatClaim()).token for seat in table.state.seats]
        row, new = await self.keep(table, tokens, table_id, TABLE, beside)
        return await self._cache.lay(row, table) if new else await self._cache.table(row.id)

    async def keep(
        self,
        ledger: Ledger[Any, Any, Any, Any],
        tokens: Iterable[str],
        ledger_id: str = "",
        kind: str = TABLE,
        beside: AnyHost | None = None,
    ) -> tuple[TableRow, bool]:
        """Keep a new ledger; once for each id that is given. Returns its row, and whether it is new. Raises StoreError."""
        while True:
            row = self._row(tuple(tokens), ledger_id, kind)
            if beside is not None:
                row = replace(row, hosted_with=beside.row.lease)
            new = NewTable(row, [event.dump() for event in ledger.log])
            try:
                await self._context.bridge.awaited(self._store.write(new, held=None if beside is None else beside.held))
            except Conflict:
                with suppress(NoSuchTable):  # then it is the four words that lead elsewhere
                    return await self.apart(partial(self._store.row, row.id)), False
            else:
                if beside is not None and beside.gone and not beside.moved:  # it was erased meanwhile
                    await self.remove(row.id)
                    raise Refusal(WebCode.NO_SUCH_CLUB)
                return row, True

    async def sit(self, running: HostedTable, name: str, token: str, help_level: str = "") -> Seat:
        """Give somebody a free seat, by a name (empty: any friendly one) and the hash of a token. Raises Refusal, StoreError.

        Whoever has a seat already by this token keeps it.
        """
        while True:
            seat = seat_with(token, running.row.tokens)
            if seat is not None:
                return Seat(seat)
            state = running.table.state
            free = (Seat(seat) for seat in state.seats if state.opened.seats[seat].person and not state.names[seat])
            place = next(free, None)
            if place is None:
                raise Refusal(TableCode.SEAT_TAKEN)
            key = self._chance(ID_BYTES).hex()
            try:
                await running.submit(Sit(place, name or self._name(running.table), key, help_level), along=giving(place, token))
            except Refusal as refusal:
                if refusal.code != TableCode.SEAT_TAKEN and (name or refusal.code != TableCode.SAME_NAME):
                    raise
            else:
                return place

    async def remove(self, *ids: str) -> None:
        """Erase tables or tournaments before their time. Raises StoreError."""
        erased = await self._context.bridge.awaited(self._store.erase(*ids))
        self._cache.erase(erased)
        self.erased(erased)

    @property
    def context(self) -> Context:
        """What everything in this house works with."""
        return self._context

    def watch(self, running: HostedTable, watcher: Callable[[HostedTable], None]) -> None:
        """Let somebody know whenever something has happened at a table; one watches, the last who asked."""
        self._cache.watch(running.row.id, watcher)

    def hurry(self, running: HostedTable, seat: Seat) -> None:
        """Let the computer player at a table speak now, if it only waits for this seat."""
        self._cache.hurry(running.row.id, seat)

    def hold(self, running: HostedTable, seat: Seat) -> None:
        """A person is about to speak out of turn."""
        self._cache.hold(running.row.id, seat)

    async def _lay_rematch(self, old: HostedTable) -> None:
        """Lay the table that everybody has agreed to: both tables know of it, or neither."""
        state, now = old.table.state, self._clock.now()
        pack = state.game.pack(state.game.options(state.opened.options))
        deal = secret_deal(pack, self._chance(SEED_BYTES), state.game.shuffles_again)
        events = rematch(state, deal, self._chance(NONCE_BYTES), at=now)
        places = sorted(state.seats, key=lambda seat: seat_in_rematch(state, Seat(seat)))
        row = self._row(tuple(old.row.tokens[seat] for seat in places))
        await old.submit(MakeRematch(row.id), along=lambda *_: [NewTable(row, [event.dump() for event in events])])
        await self.table(row.id)

    def _row(self, tokens: tuple[str, ...], table_id: str = "", kind: str = TABLE) -> TableRow:
        now = self._clock.now()
        table_id = table_id or new_id(self._chance(ID_BYTES))
        return TableRow(table_id, four_words(self._chance(CODE_BYTES)), now, now, now + self._timings.keep, tokens, kind)

    def _name(self, table: Table) -> str:
        return friendly_name(self._chance(NAME_BYTES), table.state.names)

    async def _know_words(self) -> None:
        """Read what can be heard before anybody speaks: whoever spoke first would keep everybody waiting."""
        await self.apart(all_words)

    async def _take_up_under(self, lease: str) -> None:
        """Take up the table that a lease is for, if it is for one."""
        rows = await self.apart(lambda: self._store.together(lease))
        if not rows:
            self.leasing.give_up([lease])
        await self._take_up([row for row in rows if row.id == lease and row.kind == TABLE])

    async def _know_tables(self, since: int) -> None:
        """Read which tables there are, and take up those in use since then, while the house is open already."""
        try:
            rows = await self.apart(self._store.alive)
        except StoreError as fault:  # whoever asks for one has it read
            LOG.error("tables could not be read: %s", fault)
            return
        self._cache.codes = {row.code: row.id for row in rows} | self._cache.codes
        if isinstance(self.leasing, Alone):
            await self._take_up([row for row in rows if row.touched >= since])

    async def _take_up(self, rows: Sequence[TableRow]) -> None:
        try:
            await self._cache.take_up(rows)
        except StoreError as fault:
            LOG.error("not every table could be taken up: %s", fault)

    async def _go_round(self) -> None:
        """Put the tables back that nobody uses, and now and then erase those whose time is over."""
        if not 0 < self._sweep_at - self._clock.now() <= self._timings.touch:  # or the clock was set back
            await self._sweep()
        self._cache.tidy()
        self._set_alarm()

    async def _sweep(self) -> None:
        """Erase what has grown too old while the house was open."""
        now = self._clock.now()
        self._sweep_at = now + self._timings.touch
        try:
            erased = await self._context.bridge.awaited(self._store.expire(now, RECENT * self._timings.touch))
            self._cache.erase(erased)
            self.erased(erased)
        except StoreError as fault:
            LOG.error("old tables could not be erased: %s", fault)

    def _set_alarm(self) -> None:
        soon = self._clock.now() + min(self._timings.rest, self._timings.touch)
        self._alarm = self._clock.call_at(soon, lambda: self._begin(self._go_round()))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks = [task for task in self._tasks if not task.done()]
        self._tasks.append(asyncio.get_running_loop().create_task(work))


def giving(seat: Seat, token: str) -> Along:
    """Together with the event that seats somebody, write the token of the seat."""
    return lambda row, _: [NewTokens(row.id, tuple(token if place == seat else old for place, old in enumerate(row.tokens)))]
