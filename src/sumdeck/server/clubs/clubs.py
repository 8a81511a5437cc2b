"""Every tournament of the house, found and taken up. What the house does there by itself is in `automation.py`."""

import asyncio
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import Final

from sumdeck.club.commands import Command
from sumdeck.club.events import Laid, Opened, SpareLaid, load_events
from sumdeck.club.laying import deal_group
from sumdeck.club.tournament import Tournament
from sumdeck.rules.game import Refusal
from sumdeck.server.clubs.automation import ClubAutomation
from sumdeck.server.clubs.digits import Digits
from sumdeck.server.clubs.hosting import Club
from sumdeck.server.clubs.laying import side_event_id
from sumdeck.server.codes import WebCode
from sumdeck.server.context import Context
from sumdeck.server.hosting import read_ledger, settle_all
from sumdeck.server.leasing import Shared
from sumdeck.server.logs import LOG
from sumdeck.server.service import Service
from sumdeck.store import CLUB, Held, NoSuchTable, StoreError, TableRow
from sumdeck.table import TableCode, six_digits

BRIEFLY: Final = 1000
"""For so many milliseconds nobody looks for other tournaments that another process may have laid: digits can be guessed."""


class Clubs:
    """The tournaments."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.clubs: dict[str, Club] = {}
        self.codes: dict[str, str] = {}
        self.digits = Digits()
        self._automation = ClubAutomation(service, self.side_event, self.has_room)
        self.may_lay: Callable[[str], bool] = lambda address: True
        """Whether one more table may be laid for an address; it is counted."""
        self._starting: asyncio.Task[None] | None = None
        self._one_at_a_time = asyncio.Lock()
        self._one_reads = asyncio.Lock()
        self._with_digits: Mapping[str, Sequence[str]] = {}
        """The tournaments whose four words have these digits, the oldest first, as they were read lately."""
        self._read_at = 0
        service.erased = self.erase

    @property
    def context(self) -> Context:
        return self.service.context

    async def start(self) -> None:
        """Take up every tournament where it was, while the house is open already. Raises StoreError."""
        leasing = self.service.leasing
        if isinstance(leasing, Shared):
            leasing.let_go.append(self._let_go)
            leasing.take_up.append(self._take_up_under)
            return
        rows = await self.service.apart(partial(self.context.store.alive, CLUB))
        self._starting = asyncio.get_running_loop().create_task(self._take_up_all(rows))

    async def stop(self) -> None:
        if self._starting is not None:
            self._starting.cancel()
            await asyncio.wait((self._starting,))
        await self._automation.stop()
        await settle_all(self.clubs)

    async def club(self, club_id: str) -> Club:
        """A tournament by its id. Raises Refusal where there is none, Elsewhere where another process hosts it."""
        await self.context.leasing.be_sure()
        while club_id not in self.clubs:  # one that was taken up may have moved again, with its side event still to come
            if club_id not in await self._find(partial(self.context.store.row, club_id)):
                raise Refusal(WebCode.NO_SUCH_CLUB)
        return self.clubs[club_id]

    async def by_code(self, code: str) -> Club:
        """A tournament by its four words, or a class by its six digits. Raises Refusal, Elsewhere."""
        if code.isdigit():
            return await self._by_digits(code)
        if code not in self.codes:
            await self._find(partial(self.context.store.find, code))
        return await self.club(self.codes.get(code, ""))

    async def _by_digits(self, digits: str) -> Club:
        """The oldest class with these digits, wherever it is hosted."""
        async with self._one_reads:
            now = self.context.clock.now()
            if not 0 <= now - self._read_at < BRIEFLY:
                self._with_digits = await self.service.apart(lambda: by_digits(self.context.store.alive(CLUB)))
                self._read_at = now
        for club_id in (*self._with_digits.get(digits, ()), *self.digits.known(digits)):
            if self.digits.of(club := await self.club(club_id)):
                return club
        raise Refusal(WebCode.NO_SUCH_CLUB)

    async def _find(self, read: Callable[[], TableRow]) -> Collection[str]:
        """Take up a tournament that nobody hosts, if there is one; returns what could be read."""
        try:
            row = await self.service.apart(read)
        except NoSuchTable as fault:
            raise Refusal(WebCode.NO_SUCH_CLUB) from fault
        return await self._take_up_under(row.lease) if row.kind == CLUB else ()

    async def open(
        self, opened: Opened, club_id: str, token: str, commands: Iterable[Command] = (), beside: Club | None = None
    ) -> Club:
        """Begin a tournament; once for each id. `token` is the hash of the organiser's key. Raises Refusal, StoreError."""
        if club_id in self.clubs:
            return self.clubs[club_id]
        now = self.context.clock.now()
        tournament = await self.service.apart(lambda: begun(opened, commands, now))  # a thousand names take a tenth of a second
        row, new = await self.service.keep(tournament, (token,), club_id, CLUB, beside)
        if new:
            async with self._one_at_a_time:
                held = await self.context.leasing.take(row.lease)
                return self.clubs[club_id] if club_id in self.clubs else self._add(row, tournament, held)
        return await self.club(club_id)

    async def _take_up_under(self, lease: str) -> Collection[str]:
        """Take up the tournament that a lease is for, if it is for one, with its side event. Raises Elsewhere, StoreError."""
        rows = await self.service.apart(partial(self.context.store.together, lease))
        return [row.id for row in rows if row.kind == CLUB and await self._take_up(row)]

    async def _take_up_all(self, rows: Sequence[TableRow]) -> None:
        for row in rows:
            try:
                await self._take_up(row)
            except StoreError as fault:  # whoever asks for it tries again
                LOG.error("a tournament could not be taken up: %s", fault)

    async def _take_up(self, row: TableRow) -> bool:
        """Have a tournament in use; returns whether it could be read."""
        async with self._one_at_a_time:
            if row.id in self.clubs:
                return True
            held = await self.context.leasing.take(row.lease)
            if held is not None:  # others may have given names away until now
                row = await self.service.apart(partial(self.context.store.row, row.id))
            tournament = await read_ledger(self.context, row, lambda log: Tournament(load_events(log)))
            if tournament is not None:
                self._add(row, tournament, held)
            return tournament is not None

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

    def has_room(self, club: Club) -> bool:
        """Whether one more table may be laid for a tournament; it is counted."""
        return self.may_lay(club.address or club.id)

    async def remove(self, club: Club) -> None:
        """Erase a tournament with its tables, and the side event with its own. Raises StoreError."""
        side = self.side_event(club)
        if side is not None:
            await self.remove(side)
        tables = {event.table for event in club.tournament.log if isinstance(event, Laid | SpareLaid) and event.table}
        club.gone = True  # so that no table is laid meanwhile
        try:
            if club.row.lease == club.id:  # and those that were laid just now
                tables |= {row.id for row in await self.service.apart(partial(self.context.store.together, club.id))}
            await self.service.remove(club.id, *tables)
        except StoreError:
            club.gone = False
            raise

    def erase(self, ids: Iterable[str]) -> None:
        for club_id in ids:
            if club_id in self.clubs:
                self.clubs[club_id].erase()

    async def check_unsealed(self, row: TableRow) -> None:
        """Refuse to open the cards of a table while others are still played with the same. Raises Refusal, StoreError."""
        if row.hosted_with and not any(row.id in club.laid for club in self.clubs.values()):  # not yet in use here
            await self._take_up_under(row.hosted_with)
        for club in self.clubs.values():
            if row.id in club.laid:
                progress, match = club.tournament.progress, club.laid[row.id]
                group = deal_group(progress, progress.match(match))
                if group and any(deal_group(progress, other) == group for other in progress.open if other.id != match):
                    raise Refusal(TableCode.SEALED)

    async def settle(self, club: Club) -> None:
        """Wait until the tables of a draw are laid; not for ever, since the store may be away."""
        await self._automation.settle(club)

    def _add(self, row: TableRow, tournament: Tournament, held: Held | None) -> Club:
        club = Club(row, tournament, self.context, self._attend, held)
        self.clubs[row.id] = club
        self.codes[row.code] = row.id
        self.digits.add(club)
        self._attend(club)
        return club

    def _attend(self, club: Club) -> None:
        """See to a tournament; one that is gone is forgotten."""
        if club.gone:
            self.clubs.pop(club.id, None)
            self.codes.pop(club.row.code, None)
            self.digits.remove(club)
        else:
            self._automation.attend(club)


def by_digits(rows: Iterable[TableRow]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for row in sorted(rows, key=lambda row: (row.created, row.id)):
        found.setdefault(six_digits(row.code), []).append(row.id)
    return found


def begun(opened: Opened, commands: Iterable[Command], now: int) -> Tournament:
    tournament = Tournament([opened])
    for command in commands:
        tournament.act(command, now)
    return tournament
