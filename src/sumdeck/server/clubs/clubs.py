"""Every tournament of the house. What it does by itself: tables are laid for the games that are drawn, and report how they end.

Nothing of this is remembered but the logs. A table's id follows from its match, so after a start the house looks at every match
that is open, finds its table or lays it, and goes on.
"""

import asyncio
from collections.abc import Callable, Collection, Iterable
from functools import partial
from typing import Final

from sumdeck.club.codes import ClubCode
from sumdeck.club.commands import Command, DrawRound, Lay, LaySpare, Pause, Resume, Withdraw
from sumdeck.club.events import Laid, Opened, SpareLaid
from sumdeck.club.laying import deal_group, report_of, seated, table_for
from sumdeck.club.loading import load_events
from sumdeck.club.match import ABSENT, EntrantId, Match, MatchId
from sumdeck.club.side_event import flow
from sumdeck.club.tournament import Tournament
from sumdeck.rules import registry
from sumdeck.rules.game import Refusal, Seat
from sumdeck.server.clubs.hosting import Club
from sumdeck.server.clubs.laying import deal_seed, plans, side_event_id, table_id
from sumdeck.server.clubs.lesson import CHILD, is_ended
from sumdeck.server.codes import WebCode
from sumdeck.server.context import Context
from sumdeck.server.hosted_table import HostedTable
from sumdeck.server.hosting import read_ledger
from sumdeck.server.leasing import Shared
from sumdeck.server.logs import LOG, nameless
from sumdeck.server.security import seat_with
from sumdeck.server.service import Service, giving
from sumdeck.store import CLUB, Held, NoSuchTable, StoreError, TableRow
from sumdeck.table import TableCode, six_digits
from sumdeck.table.commands import Close, Rule, Sit
from sumdeck.table.commands import Pause as Rest
from sumdeck.table.commands import Resume as GoOn
from sumdeck.table.state import PLAYING, TableState

MOST_ATTEMPTS: Final = 5
"""So often a game that must have a winner, and has none, is played again before the organiser is asked."""
LONGEST: Final = 5.0
"""Seconds that somebody waits for tables to be laid."""
LATER: Final = 2.0
"""Seconds after which the house tries again what a fault of the store has prevented."""


class Clubs:
    """The tournaments."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.clubs: dict[str, Club] = {}
        self.codes: dict[str, str] = {}
        self._tables: dict[str, dict[int, HostedTable]] = {}
        """The tables of each tournament that are in use, by match."""
        self._laid: dict[str, tuple[str, int]] = {}
        """To which tournament and match each table belongs that was ever laid for one."""
        self._tied: dict[str, set[int]] = {}
        """The matches whose tables could not tell how they ended: their organiser has to."""
        self._work: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._one_at_a_time = asyncio.Lock()
        service.erased = self.erase

    @property
    def context(self) -> Context:
        return self.service.context

    async def start(self) -> None:
        """Take up every tournament where it was. Raises StoreError."""
        leasing = self.service.leasing
        if isinstance(leasing, Shared):
            leasing.let_go.append(self._let_go)
            leasing.take_up.append(self._take_up_under)
            return
        for row in await self.service.apart(partial(self.context.store.alive, CLUB)):
            await self._take_up(row)

    async def stop(self) -> None:
        for task in self._work.values():
            task.cancel()
        await asyncio.gather(*self._work.values(), return_exceptions=True)
        for club in self.clubs.values():
            await club.settle()

    async def club(self, club_id: str) -> Club:
        """A tournament by its id. Raises Refusal where there is none, Elsewhere where another process hosts it."""
        await self.context.leasing.be_sure()
        if club_id not in self.clubs:
            await self._find(partial(self.context.store.row, club_id))
        if club_id not in self.clubs:
            raise Refusal(WebCode.NO_SUCH_CLUB)
        return self.clubs[club_id]

    async def by_code(self, code: str) -> Club:
        """A tournament by its four words, or a class by its six digits. Raises Refusal, Elsewhere."""
        if code.isdigit():
            return await self._by_digits(code)
        if code not in self.codes:
            await self._find(partial(self.context.store.find, code))
        return await self.club(self.codes.get(code, ""))

    def digits(self, club: Club) -> str:
        """The six digits of a class; none where an older one has the same."""
        found = six_digits(club.row.code)
        same = [other for other in self.clubs.values() if is_class(other) and six_digits(other.row.code) == found]
        return found if is_class(club) and club is oldest(same) else ""

    async def _by_digits(self, digits: str) -> Club:
        """The oldest class with these digits, wherever it is hosted."""
        rows = await self.service.apart(partial(self.context.store.alive, CLUB))
        for row in sorted(rows, key=lambda row: (row.created, row.id)):
            if six_digits(row.code) == digits and is_class(club := await self.club(row.id)):
                return club
        raise Refusal(WebCode.NO_SUCH_CLUB)

    async def _find(self, read: Callable[[], TableRow]) -> None:
        """Take up a tournament that nobody hosts, if there is one."""
        try:
            row = await self.service.apart(read)
        except NoSuchTable as fault:
            raise Refusal(WebCode.NO_SUCH_CLUB) from fault
        if row.kind == CLUB:
            await self._take_up_under(row.lease)

    async def open(
        self, opened: Opened, club_id: str, token: str, commands: Iterable[Command] = (), beside: Club | None = None
    ) -> Club:
        """Begin a tournament; once for each id. `token` is the hash of the organiser's key. Raises Refusal, StoreError."""
        if club_id in self.clubs:
            return self.clubs[club_id]
        tournament = Tournament([opened])
        for command in commands:
            tournament.act(command, self.context.clock.now())
        row, new = await self.service.keep(tournament, (token,), club_id, CLUB, beside)
        if new:
            async with self._one_at_a_time:
                held = await self.context.leasing.take(row.lease)
                return self.clubs[club_id] if club_id in self.clubs else self._add(row, tournament, held)
        return await self.club(club_id)

    async def _take_up_under(self, lease: str) -> None:
        """Take up the tournament that a lease is for, if it is for one, with its side event. Raises Elsewhere, StoreError."""
        for row in await self.service.apart(partial(self.context.store.together, lease)):
            if row.kind == CLUB:
                await self._take_up(row)

    async def _take_up(self, row: TableRow) -> None:
        async with self._one_at_a_time:
            if row.id in self.clubs:
                return
            held = await self.context.leasing.take(row.lease)
            if held is not None:  # others may have given names away until now
                row = await self.service.apart(partial(self.context.store.row, row.id))
            tournament = await read_ledger(self.context, row, lambda log: Tournament(load_events(log)))
            if tournament is not None:
                self._add(row, tournament, held)

    def _let_go(self, leases: Collection[str]) -> None:
        """Other processes host these from now on."""
        for club in [each for each in self.clubs.values() if each.row.lease in leases]:
            club.move()

    async def open_side_event(self, club: Club, opened: Opened) -> Club:
        """A tournament for those who are out of this one, with the same organiser. Raises Refusal, StoreError."""
        side = await self.open(opened, side_event_id(club.id), club.row.tokens[0], beside=club)
        club.attend()
        return side

    def side_event(self, club: Club) -> Club | None:
        """The tournament for those who are out of this one, if there is one."""
        return self.clubs.get(side_event_id(club.id))

    async def remove(self, club: Club) -> None:
        """Erase a tournament with its tables, and the side event with its own. Raises StoreError."""
        side = self.side_event(club)
        if side is not None:
            await self.remove(side)
        tables = {event.table for event in club.tournament.log if isinstance(event, Laid | SpareLaid) and event.table}
        club.gone = True  # so that no table is laid meanwhile
        try:
            await self.service.remove(club.id, *tables)
        except StoreError:
            club.gone = False
            raise

    def erase(self, ids: Iterable[str]) -> None:
        for club_id in ids:
            if club_id in self.clubs:
                self.clubs[club_id].erase()

    def table(self, club: Club, match: int) -> HostedTable | None:
        return self._tables.get(club.id, {}).get(match)

    def running(self, club: Club, match: int) -> HostedTable:
        """The table of a match. Raises Refusal where none is laid."""
        found = self.table(club, match)
        if found is None:
            raise Refusal(WebCode.NO_GAME_NOW)
        return found

    def check_unsealed(self, table_id: str) -> None:
        """Refuse to open the cards of a table while others are still played with the same. Raises Refusal."""
        club_id, match_id = self._laid.get(table_id, ("", -1))
        if club_id not in self.clubs:
            return
        progress = self.clubs[club_id].tournament.progress
        group = deal_group(progress, progress.match(MatchId(match_id)))
        if group and any(deal_group(progress, other) == group for other in progress.open if other.id != match_id):
            raise Refusal(TableCode.SEALED)

    async def release(self, club: Club, entrant: int) -> None:
        """Let another device use a name: whoever had it has no say any more, at the table neither. Raises Refusal, StoreError."""
        if entrant >= len(club.tournament.progress.entrants):
            raise Refusal(ClubCode.NO_SUCH_ENTRANT)
        before = club.token_of(entrant)
        await club.give(entrant + 1, "")
        for running in tuple(self._tables.get(club.id, {}).values()):
            seat = seat_with(before, running.row.tokens) if before else None
            if seat is not None:
                await self.hand_over(running, Seat(seat), "")
        spare = await self.spare(club, EntrantId(entrant))
        if spare is not None and before:
            await self.hand_over(spare, CHILD, "")

    async def let_go(self, club: Club, entrant: int) -> None:
        """Somebody is not who they said, or not here: nobody waits for the name until it is taken. Raises Refusal, StoreError."""
        progress = club.tournament.progress
        await self.release(club, entrant)
        if EntrantId(entrant) in progress.spare:  # what was said there is not theirs
            await club.submit(LaySpare(EntrantId(entrant), ""))
            await self.service.remove(progress.spare[EntrantId(entrant)])
        if progress.terms.open_door and not progress.entrants[entrant].gone:
            await club.submit(Withdraw(EntrantId(entrant), ABSENT if progress.entrants[entrant].registered else "withdrew"))

    def has_played(self, club: Club, entrant: int) -> bool:
        """Whether an entrant has said anything at a table, or a game of theirs has ended."""
        for match in club.tournament.progress.standing:
            running = self.table(club, match.id) if entrant in match.players else None
            seat = seated(club.tournament.progress, match).index(EntrantId(entrant)) if running else -1
            if running and any(step.seat == seat for step in running.table.state.line):
                return True
            if entrant in match.players and match.played:
                return True
        return False

    async def spare(self, club: Club, entrant: EntrantId) -> HostedTable | None:
        """The table at which somebody plays meanwhile, if there is one. Raises StoreError."""
        table = club.tournament.progress.spare.get(entrant)
        return await self.service.table(table) if table else None

    async def hand_over(self, running: HostedTable, seat: Seat, token: str) -> None:
        """Let a seat be somebody else's, and send away whoever sat there."""
        await running.submit(along=giving(seat, token))
        running.listeners.part(WebCode.BAD_TOKEN, seat)

    async def settle(self, club: Club) -> None:
        """Wait until the tables of a draw are laid; not for ever, since the store may be away."""
        task = self._work.get(club.id)
        if task is not None:
            await asyncio.wait((task,), timeout=LONGEST)

    async def sit(self, club: Club, entrant: int, token: str) -> tuple[Match, HostedTable, Seat]:
        """Bring an entrant to the table where they play now. Raises Refusal, StoreError."""
        await self.settle(club)
        match = next((each for each in club.tournament.progress.open if entrant in each.players), None)
        running = None if match is None else self.table(club, match.id)
        if match is None or running is None:
            raise Refusal(WebCode.NO_GAME_NOW)
        seat = Seat(seated(club.tournament.progress, match).index(EntrantId(entrant)))
        if not running.table.state.names[seat]:
            name = club.tournament.progress.entrants[entrant].name
            await running.submit(Sit(seat, name, f"club {entrant}"), along=giving(seat, token))
        elif running.row.tokens[seat] != token:  # the tournament knows whose the name is
            await self.hand_over(running, seat, token)
        return match, running, seat

    async def rest(self, club: Club, on: bool) -> None:
        """Let all tables rest, or go on; those that are laid later, too. Raises StoreError."""
        progress = club.tournament.progress
        if on != progress.paused or progress.finished:
            await club.submit(Pause() if on else Resume())
        spares = [await self.spare(club, entrant) for entrant in progress.spare]
        for running in (*self._tables.get(club.id, {}).values(), *spares):
            if running is not None and not is_ended(running.table.state):
                await running.submit(Rest() if on else GoOn())
        club.attend()

    async def rule(self, club: Club, match: int, rule: Rule) -> None:
        """Decide something at a table. Raises Refusal, StoreError."""
        running = self.running(club, match)
        await running.submit(rule)
        if not club.tournament.progress.paused and not running.table.state.closed:
            await running.submit(GoOn())

    def _add(self, row: TableRow, tournament: Tournament, held: Held | None) -> Club:
        club = Club(row, tournament, self.context, self._attend, held)
        self.clubs[row.id] = club
        self.codes[row.code] = row.id
        self._laid |= {event.table: (row.id, event.match) for event in tournament.log if isinstance(event, Laid)}
        self._attend(club)
        return club

    def _attend(self, club: Club) -> None:
        """Do what is to be done for a tournament, in a task of its own; once more, if something happens meanwhile."""
        if club.gone:
            self.clubs.pop(club.id, None)
            self.codes.pop(club.row.code, None)
            self._tables.pop(club.id, None)
            self._laid = {table: where for table, where in self._laid.items() if where[0] != club.id}
            return
        self._again.add(club.id)
        task = self._work.get(club.id)
        if task is None or task.done():
            self._work[club.id] = asyncio.get_running_loop().create_task(self._look_after(club))

    async def _look_after(self, club: Club) -> None:
        while club.id in self._again and not club.gone:
            self._again.discard(club.id)
            try:
                await self._mind_tables(club)
                await self._mind_draw(club)
                await self._mind_side_event(club)
            except StoreError:
                self._again.add(club.id)
                await asyncio.sleep(LATER)
            except Refusal as refusal:
                LOG.error("a tournament could not go on: %s", refusal.code, extra={"fields": {"club": nameless(club.id)}})

    async def _mind_tables(self, club: Club) -> None:
        if not club.tournament.progress.terms.online:
            return
        held = self._tables.setdefault(club.id, {})
        standing = {match.id: match for match in club.tournament.progress.open}
        for done in [match for match in held if match not in standing]:
            over = held.pop(done)
            if over.table.state.outcome is None and not over.table.state.closed:
                await over.submit(Close("void"))  # decided elsewhere, or drawn from a result that was wrong
        for match in standing.values():
            running = held.get(match.id)
            if running is None or (running.table.state.outcome is not None and match.id not in self._tied.get(club.id, ())):
                try:
                    await self._mind_match(club, match, held)
                except Refusal as refusal:  # this match waits for the organiser; the others go on
                    self._tied.setdefault(club.id, set()).add(match.id)
                    LOG.warning("a table of a tournament: %s", refusal.code, extra={"fields": {"club": nameless(club.id)}})
            if match.id in held:
                await self._mind_rest(club, held[match.id])

    async def _mind_rest(self, club: Club, running: HostedTable) -> None:
        """Let a table rest or go on as it should: the house may have been ended before it heard of it."""
        state = running.table.state
        should = club.tournament.progress.paused or waits_for_referee(state)
        if state.outcome is None and not state.closed and should != (state.paused is not None):
            await running.submit(Rest() if should else GoOn())

    async def _mind_match(self, club: Club, match: Match, held: dict[int, HostedTable]) -> None:
        """Lay the table of a match, or report how its game has ended; a game that must have a winner is played again."""
        running = await self.service.table(match.table) if match.table else await self._lay(club, match)
        self.service.watch(running, lambda _: self._moved(club))
        held[match.id] = running
        outcome = running.table.state.outcome
        if outcome is not None:
            try:
                await club.submit(report_of(club.tournament.progress, match.id, outcome))
            except Refusal as refusal:
                if refusal.code != ClubCode.TIED or attempts(club, match) >= MOST_ATTEMPTS:
                    raise
                held[match.id] = await self._lay(club, match)
        club.notify()

    async def _lay(self, club: Club, match: Match) -> HostedTable:
        """Lay a new table for a match, and note where it is."""
        progress = club.tournament.progress
        order = table_for(progress, match.id)
        game, attempt = registry.game(order.game), attempts(club, match)
        secret = club.row.tokens[0]
        seed = b"" if attempt else deal_seed(secret, club.id, order.deal_group)
        name = table_id(secret, club.id, match.id, attempt)
        options = game.options(order.options)
        seats = plans(progress, order)
        running = await self.service.open(game, options, seats, order.house, None, name, seed, club)
        if progress.paused:
            await running.submit(Rest())
        await club.submit(Lay(match.id, running.row.id))
        self._laid[running.row.id] = club.id, match.id
        self.service.watch(running, lambda _: self._moved(club))
        return running

    def _moved(self, club: Club) -> None:
        if not club.gone:
            club.attend()

    async def _mind_draw(self, club: Club) -> None:
        """Where nobody has to say when, draw what can be drawn."""
        progress = club.tournament.progress
        if progress.terms.draws_itself and not progress.paused and club.tournament.drawable:
            await club.submit(DrawRound())

    async def _mind_side_event(self, club: Club) -> None:
        side = self.side_event(club)
        if side is not None:
            for command in flow(club.tournament.progress, side.tournament.progress):
                await side.submit(command)


def is_class(club: Club) -> bool:
    return club.tournament.progress.terms.open_door


def oldest(clubs: Iterable[Club]) -> Club | None:
    return min(clubs, key=lambda club: (club.row.created, club.id), default=None)


def attempts(club: Club, match: Match) -> int:
    return sum(isinstance(event, Laid) and event.match == match.id for event in club.tournament.log)


def waits_for_referee(state: TableState) -> bool:
    """Whether a clock runs at a table whose players have called: nobody shall lose a turn while they wait."""
    return bool(state.calling and state.house.turn_seconds and state.phase == PLAYING)
