"""The tables that are in use, each once. The others rest in the store until somebody comes, or the house has work to do there."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable
from contextlib import suppress

from sumdeck.rules.game import Refusal, Seat
from sumdeck.server.automation import Automation
from sumdeck.server.codes import WebCode
from sumdeck.server.context import Context
from sumdeck.server.hosted_table import HostedTable
from sumdeck.server.hosting import read_ledger, settle_all
from sumdeck.server.leasing import Elsewhere
from sumdeck.store import TABLE, Held, NoSuchTable, TableRow
from sumdeck.table import Table, load_events


class TableCache:
    """Where tables stand while they are in use."""

    def __init__(self, context: Context, lay_rematch: Callable[[HostedTable], Awaitable[None]]) -> None:
        self.tables: dict[str, HostedTable] = {}
        self.codes: dict[str, str] = {}
        """Every table of the store, by its four words."""
        self._context = context
        self._lay_rematch = lay_rematch
        self._automations: dict[str, Automation] = {}
        self._watchers: dict[str, Callable[[HostedTable], None]] = {}
        self._one_at_a_time = asyncio.Lock()
        self._closing = False

    async def take_up(self, rows: Iterable[TableRow]) -> None:
        """Look at every table once, and use those where the house has work to do: a computer player's turn, a clock."""
        for row in rows:
            async with self._one_at_a_time:
                with suppress(NoSuchTable, Refusal, Elsewhere):
                    running = None if row.id in self.tables else await self._load(row)
                    if running is not None and self._automations[row.id].idle:
                        self._forget(running)

    async def table(self, table_id: str) -> HostedTable:
        """A table by its id. Raises Refusal where there is none, Elsewhere where another process hosts it."""
        await self._context.leasing.be_sure()
        if table_id in self.tables:
            return self.tables[table_id]
        async with self._one_at_a_time:  # or two would be in use where there is one
            if table_id in self.tables:
                return self.tables[table_id]
            try:
                running = await self._load(await self._context.apart(lambda: self._context.store.row(table_id)))
            except NoSuchTable as fault:
                raise Refusal(WebCode.NO_SUCH_TABLE) from fault
            if running is None:
                raise Refusal(WebCode.NO_SUCH_TABLE)
            return running

    async def by_code(self, code: str) -> HostedTable:
        """A table by its four words. Raises Refusal where there is none."""
        if code not in self.codes:  # another program, a terminal say, may have laid it
            try:
                row = await self._context.apart(lambda: self._context.store.find(code))
            except NoSuchTable as fault:
                raise Refusal(WebCode.NO_SUCH_TABLE) from fault
            if row.kind != TABLE:
                raise Refusal(WebCode.NO_SUCH_TABLE)
            return await self.table(row.id)
        return await self.table(self.codes[code])

    async def lay(self, row: TableRow, table: Table) -> HostedTable:
        """Use a table from now on that was never used before. Raises Elsewhere, StoreError."""
        async with self._one_at_a_time:
            held = await self._context.leasing.take(row.lease)
            return self.tables[row.id] if row.id in self.tables else self._add(row, table, held)

    def _add(self, row: TableRow, table: Table, held: Held | None, grace: int = 0) -> HostedTable:
        """Use a table from now on. For so many milliseconds no clock runs out: people have to come back first."""
        running = HostedTable(row, table, self._context, self._attend, held)
        self.tables[row.id] = running
        self.codes[row.code] = row.id
        self._automations[row.id] = Automation(running, self._context, self._lay_rematch, grace)
        self._attend(running)
        return running

    def watch(self, table_id: str, watcher: Callable[[HostedTable], None]) -> None:
        """Let somebody know whenever something has happened at a table. It stays in use until then."""
        self._watchers[table_id] = watcher

    def hurry(self, table_id: str, seat: Seat) -> None:
        """Let a computer player speak now, if it only waits for this seat."""
        if table_id in self._automations:
            self._automations[table_id].hurry(seat)

    def hold(self, table_id: str, seat: Seat) -> None:
        """Let computer players wait for the sentence of this seat."""
        if table_id in self._automations:
            self._automations[table_id].hold(seat)

    def erase(self, erased: Iterable[str]) -> None:
        erased = frozenset(erased)
        for table_id in erased & self.tables.keys():
            self.tables[table_id].erase()
        self.codes = {code: table_id for code, table_id in self.codes.items() if table_id not in erased}

    def let_go(self, leases: Collection[str]) -> None:
        """Other processes host these from now on."""
        for running in [each for each in self.tables.values() if each.row.lease in leases]:
            running.move()

    def tidy(self) -> None:
        """Put the tables back that nobody has used for a while."""
        for running in tuple(self.tables.values()):
            watched = running.row.id in self._watchers and running.table.state.outcome is None
            if running.idle and self._automations[running.row.id].idle and not watched:
                self._forget(running)

    async def close(self) -> None:
        """Finish what was submitted, and begin nothing more."""
        self._closing = True
        ending = [task for automation in self._automations.values() for task in automation.stop()]
        await asyncio.gather(*ending, return_exceptions=True)
        await settle_all(self.tables)

    async def _load(self, row: TableRow) -> HostedTable | None:
        """Use a table as it was, if it can be read. Raises Refusal for one that was played by older rules."""
        held = await self._context.leasing.take(row.lease)
        if held is not None:  # others may have given seats away until now
            row = await self._context.apart(lambda: self._context.store.row(row.id))
        table = await read_ledger(self._context, row, lambda log: Table(load_events(log)))
        return None if table is None else self._add(row, table, held, self._context.timings.grace)

    def _attend(self, running: HostedTable) -> None:
        automation = self._automations.get(running.row.id)
        if automation is None or self._closing:
            return
        automation.attend()
        if running.row.id in self._watchers:
            self._watchers[running.row.id](running)
        if running.gone:
            self.codes.pop(running.row.code, None)
            self._forget(running)

    def _forget(self, running: HostedTable) -> None:
        del self.tables[running.row.id], self._automations[running.row.id]
        self._watchers.pop(running.row.id, None)
        if not running.row.hosted_with:
            self._context.leasing.give_up([running.row.id])
