"""What the house does for a tournament by itself: tables are laid for the games that are drawn, and report how they end.

Nothing of this is remembered but the logs. A table's id follows from its match, so after a start the house looks at every match
that is open, finds its table or lays it, and goes on.
"""

import asyncio
from collections.abc import Callable
from typing import Final
from weakref import WeakKeyDictionary

from sumdeck.club.codes import ClubCode
from sumdeck.club.commands import DrawRound, Lay
from sumdeck.club.draw import is_drawable
from sumdeck.club.laying import report_of, table_for
from sumdeck.club.match import Match
from sumdeck.club.progress import Progress
from sumdeck.club.side_event import flow
from sumdeck.rules import registry
from sumdeck.rules.game import Refusal
from sumdeck.server.clubs.hosting import Club
from sumdeck.server.clubs.laying import deal_seed, plans, table_id
from sumdeck.server.clubs.lesson import is_ended
from sumdeck.server.hosted_table import HostedTable
from sumdeck.server.logs import LOG, nameless
from sumdeck.server.service import Service
from sumdeck.store import StoreError
from sumdeck.table.commands import Close, Pause, Resume
from sumdeck.table.umpire import waits_for_umpire

MOST_ATTEMPTS: Final = 5
"""So often a game that must have a winner, and has none, is played again before the organiser is asked."""
LONGEST: Final = 5.0
"""Seconds that somebody waits for tables to be laid."""
LATER: Final = 2.0
"""Seconds after which the house tries again what a fault of the store has prevented."""


class NoRoom(Exception):
    """No more tables are laid for this tournament just now."""


class ClubAutomation:
    """Looks after tournaments, each in a task of its own."""

    def __init__(self, service: Service, side_event: Callable[[Club], Club | None], has_room: Callable[[Club], bool]) -> None:
        self._service = service
        self._side_event = side_event
        self._has_room = has_room
        self._work: dict[Club, asyncio.Task[None]] = {}
        self._again: set[Club] = set()
        """To whom something has happened meanwhile."""
        self._waits: WeakKeyDictionary[Club, Progress] = WeakKeyDictionary()
        """Where nothing can be drawn before the tournament itself goes on, whatever is said at its tables."""

    def attend(self, club: Club) -> None:
        """Do what is to be done for a tournament; once more, if something happens meanwhile."""
        self._again.add(club)
        if club not in self._work:
            self._work[club] = asyncio.get_running_loop().create_task(self._look_after(club))

    async def settle(self, club: Club) -> None:
        """Wait until the tables of a draw are laid; not for ever, since the store may be away."""
        if club in self._work:
            await asyncio.wait((self._work[club],), timeout=LONGEST)

    async def stop(self) -> None:
        tasks = tuple(self._work.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _look_after(self, club: Club) -> None:
        try:
            while club in self._again and not club.gone:
                self._again.discard(club)
                try:
                    await self._mind_tables(club)
                    await self._mind_draw(club)
                    await self._mind_side_event(club)
                except (StoreError, NoRoom):
                    self._again.add(club)
                    await asyncio.sleep(LATER)
                except Refusal as refusal:
                    LOG.error("a tournament could not go on: %s", refusal.code, extra={"fields": {"club": nameless(club.id)}})
        finally:
            del self._work[club]
            self._again.discard(club)

    async def _mind_tables(self, club: Club) -> None:
        if not club.tournament.progress.terms.online:
            return
        standing = {match.id: match for match in club.tournament.progress.open}
        for done in [match for match in club.tables if match not in standing]:
            over = club.tables.pop(done)
            if not is_ended(over.table.state):
                await over.submit(Close("void"))  # decided elsewhere, or drawn from a result that was wrong
        for match in standing.values():
            running = club.tables.get(match.id)
            if running is None or (running.table.state.outcome is not None and match.id not in club.tied):
                try:
                    await self._mind_match(club, match)
                except Refusal as refusal:  # this match waits for the organiser; the others go on
                    club.tied.add(match.id)
                    club.notify()
                    LOG.warning("a table of a tournament: %s", refusal.code, extra={"fields": {"club": nameless(club.id)}})
            if match.id in club.tables:
                await self._mind_rest(club, club.tables[match.id])

    async def _mind_rest(self, club: Club, running: HostedTable) -> None:
        """Let a table rest or go on as it should: the house may have been ended before it heard of it."""
        state = running.table.state
        should = club.tournament.progress.paused or waits_for_umpire(state)
        if not is_ended(state) and should != (state.paused is not None):
            await running.submit(Pause() if should else Resume())

    async def _mind_match(self, club: Club, match: Match) -> None:
        """Lay the table of a match, or report how its game has ended; a game that must have a winner is played again."""
        running = await self._service.table(match.table) if match.table else await self._lay(club, match)
        self._watch(club, running)
        club.tables[match.id] = running
        outcome = running.table.state.outcome
        if outcome is not None:
            try:
                await club.submit(report_of(club.tournament.progress, match.id, outcome))
            except Refusal as refusal:
                if refusal.code != ClubCode.TIED or club.attempts(match.id) >= MOST_ATTEMPTS:
                    raise
                club.tables[match.id] = await self._lay(club, match)
        club.notify()

    async def _lay(self, club: Club, match: Match) -> HostedTable:
        """Lay a new table for a match, and note where it is."""
        progress = club.tournament.progress
        order = table_for(progress, match.id)
        game, attempt = registry.game(order.game), club.attempts(match.id)
        secret = club.row.tokens[0]
        seed = b"" if attempt else deal_seed(secret, club.id, order.deal_group)
        name = table_id(secret, club.id, match.id, attempt)
        options, seats = game.options(order.options), plans(progress, order)
        if not self._has_room(club):
            raise NoRoom
        running = await self._service.open(game, options, seats, order.house, None, name, seed, club)
        if progress.paused:
            await running.submit(Pause())
        await club.submit(Lay(match.id, running.row.id))
        self._watch(club, running)
        return running

    def _watch(self, club: Club, running: HostedTable) -> None:
        self._service.watch(running, lambda _: None if club.gone else club.attend())

    async def _mind_draw(self, club: Club) -> None:
        """Where nobody has to say when, draw what can be drawn."""
        progress = club.tournament.progress
        if not progress.terms.draws_itself or progress.paused or self._waits.get(club) is progress:
            return
        if await club.find_out(is_drawable, progress):
            await club.submit(DrawRound())
        else:
            self._waits[club] = progress

    async def _mind_side_event(self, club: Club) -> None:
        side = self._side_event(club)
        if side is not None:
            for command in flow(club.tournament.progress, side.tournament.progress):
                await side.submit(command)
