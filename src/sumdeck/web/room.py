"""The tables that are in use, each once. The others rest in the store until somebody comes, or the house has work to do there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress

from sumdeck.rules.game import Objection, Refusal, Seat
from sumdeck.store import Code, NoSuchTable, StoreError, TableRow
from sumdeck.table import Table, TableCode, load_events
from sumdeck.web.codes import WebCode
from sumdeck.web.keeping import Tools
from sumdeck.web.logs import LOG, nameless
from sumdeck.web.running import Running
from sumdeck.web.steward import Steward


class Room:
    """Where tables stand while they are in use."""

    def __init__(self, tools: Tools, lay_rematch: Callable[[Running], Awaitable[None]]) -> None:
        self.tables: dict[str, Running] = {}
        self.codes: dict[str, str] = {}
        """Every table of the store, by its four words."""
        self._tools = tools
        self._lay_rematch = lay_rematch
        self._stewards: dict[str, Steward] = {}
        self._watchers: dict[str, Callable[[Running], None]] = {}
        self._one_at_a_time = asyncio.Lock()
        self._closing = False

    async def take_up(self, rows: Iterable[TableRow]) -> None:
        """Look at every table once, and use those where the house has work to do: a computer player's turn, a clock."""
        for row in rows:
            async with self._one_at_a_time:
                with suppress(NoSuchTable, Refusal):
                    running = None if row.id in self.tables else await self._load(row)
                    if running is not None and self._stewards[row.id].idle:
                        self._forget(running)

    async def table(self, table_id: str) -> Running:
        """A table by its id. Raises Refusal where there is none."""
        if table_id in self.tables:
            return self.tables[table_id]
        async with self._one_at_a_time:  # or two would be in use where there is one
            if table_id in self.tables:
                return self.tables[table_id]
            try:
                running = await self._load(await self._tools.apart(lambda: self._tools.store.row(table_id)))
            except NoSuchTable as fault:
                raise Refusal(WebCode.NO_SUCH_TABLE) from fault
            if running is None:
                raise Refusal(WebCode.NO_SUCH_TABLE)
            return running

    async def by_code(self, code: str) -> Running:
        """A table by its four words. Raises Refusal where there is none."""
        if code not in self.codes:
            raise Refusal(WebCode.NO_SUCH_TABLE)
        return await self.table(self.codes[code])

    def add(self, row: TableRow, table: Table, grace: int = 0) -> Running:
        """Use a table from now on. For so many milliseconds no clock runs out: people have to come back first."""
        running = Running(row, table, self._tools, self._attend)
        self.tables[row.id] = running
        self.codes[row.code] = row.id
        self._stewards[row.id] = Steward(running, self._tools, self._lay_rematch, grace)
        self._attend(running)
        return running

    def watch(self, table_id: str, watcher: Callable[[Running], None]) -> None:
        """Let somebody know whenever something has happened at a table. It stays in use until then."""
        self._watchers[table_id] = watcher

    def hurry(self, table_id: str, seat: Seat) -> None:
        """Let a computer player speak now, if it only waits for this seat."""
        if table_id in self._stewards:
            self._stewards[table_id].hurry(seat)

    def hold(self, table_id: str, seat: Seat) -> None:
        """Let computer players wait for the sentence of this seat."""
        if table_id in self._stewards:
            self._stewards[table_id].hold(seat)

    def erase(self, erased: Iterable[str]) -> None:
        """These tables are no more."""
        erased = frozenset(erased)
        for table_id in erased & self.tables.keys():
            self.tables[table_id].erase()
        self.codes = {code: table_id for code, table_id in self.codes.items() if table_id not in erased}

    def tidy(self) -> None:
        """Put the tables back that nobody has used for a while."""
        for running in tuple(self.tables.values()):
            watched = running.row.id in self._watchers and running.table.course.outcome is None
            if running.idle and self._stewards[running.row.id].idle and not watched:
                self._forget(running)

    async def close(self) -> None:
        """Finish what was submitted, and begin nothing more."""
        self._closing = True
        ending = [task for steward in self._stewards.values() for task in steward.stop()]
        await asyncio.gather(*ending, return_exceptions=True)
        for running in self.tables.values():
            await running.settle()

    async def _load(self, row: TableRow) -> Running | None:
        """Use a table as it was. One that cannot be read stays in the store as it is, and the others go on.

        Raises Refusal for one that was played by older rules: it is there, and whoever asks for it is told so.
        """
        try:
            table = await self._tools.apart(lambda: Table(load_events(self._tools.store.load(row.id))))
        except (StoreError, Objection, ValueError, LookupError) as fault:
            if isinstance(fault, StoreError) and fault.code != Code.DAMAGED:
                raise
            LOG.error("a table cannot be read: %s", fault, extra={"fields": {"table": nameless(row.id)}})
            if isinstance(fault, Refusal) and fault.code == TableCode.OTHER_VERSION:
                raise
            return None
        return self.add(row, table, self._tools.habits.grace)

    def _attend(self, running: Running) -> None:
        steward = self._stewards.get(running.row.id)
        if steward is None or self._closing:
            return
        steward.attend()
        if running.row.id in self._watchers:
            self._watchers[running.row.id](running)
        if running.gone:
            self.codes.pop(running.row.code, None)
            self._forget(running)

    def _forget(self, running: Running) -> None:
        del self.tables[running.row.id], self._stewards[running.row.id]
        self._watchers.pop(running.row.id, None)
