"""One tournament in use, and the screens that watch it. How its commands are kept in order is in `../hosting.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

from sumdeck.club.codes import ClubCode
from sumdeck.club.commands import Begin, Command, Correct, DrawRound, Enter, Finish, Redraw, Return, SettleName, Undo
from sumdeck.club.deciding import decide
from sumdeck.club.events import ClubEvent, Entered, Laid, load_event
from sumdeck.club.match import ABSENT, EntrantId
from sumdeck.club.outlook import games_in
from sumdeck.club.tournament import Tournament
from sumdeck.learning.facts import Fact
from sumdeck.ledger import Decision, Done
from sumdeck.rules.game import Json, Refusal
from sumdeck.server.codes import WebCode
from sumdeck.server.context import Context
from sumdeck.server.hosted_table import HostedTable
from sumdeck.server.hosting import MOST_EVENTS, Host
from sumdeck.server.limits import Bucket
from sumdeck.server.workers import Share
from sumdeck.store import Change, Held, NewTokens, TableRow

ORGANISER = 0
"""Whose token comes first; those of the entrants follow, by their ids."""
LIGHT: Final = 64
"""So many games; what follows from a larger tournament is found out in another process, and the loop does not wait for it."""
DRAWING: Final = (Begin, Correct, DrawRound, Finish, Redraw, Undo)
"""To decide these takes the longer the more take part: with a thousand it was up to five seconds."""
T = TypeVar("T")


class Club(Host[ClubEvent, Command, Done]):
    """A tournament, and whoever watches it."""

    def __init__(
        self,
        row: TableRow,
        tournament: Tournament,
        context: Context,
        attend: Callable[[Club], None],
        held: Held | None = None,
    ) -> None:
        super().__init__(row, tournament, context, held)
        self.tournament = tournament
        self.watchers: set[Callable[[], None]] = set()
        """Called in the event loop whenever something has changed."""
        self.missed: dict[tuple[str, int], Sequence[Sequence[Fact]]] = {}
        """What was overlooked at its tables, by their ids and the length of their logs: found out when somebody asks."""
        self.tables: dict[int, HostedTable] = {}
        """Those that are in use, by match."""
        self.laid = {event.table: event.match for event in tournament.log if isinstance(event, Laid)}
        """The match of each table that was ever laid for one."""
        self.tied: set[int] = set()
        """The matches whose tables could not tell how they ended: their organiser has to."""
        self.at_task: dict[object, EntrantId] = {}
        """Who does the task of the class, by their screens."""
        self.telling: dict[EntrantId, Bucket] = {}
        """How often each has told lately how far they have come with a task."""
        self.wanting: dict[int, Bucket] = {}
        """How often each name was asked for lately that another device has."""
        self.address = ""
        """Of whoever has organised it last, as far as that is known: its tables are counted there."""
        self._attend = attend

    async def decide(self, commands: Sequence[Command]) -> Decision[ClubEvent, Done]:
        if len(commands) != 1 or not isinstance(commands[0], DRAWING) or self.ledger.n >= MOST_EVENTS:
            return await super().decide(commands)
        events = await self.find_out(decide, self.tournament.progress, commands[0], self._context.clock.now())
        return Decision(events, Done(self.ledger.n + bool(events)))

    async def find_out(self, work: Callable[..., T], *arguments: Any) -> T:
        """Have something found out about this tournament: elsewhere, where it is large."""
        if not self.is_large:
            return work(*arguments)
        return await self._context.desk.do(Share("", self.id), work, *arguments)

    @property
    def is_large(self) -> bool:
        return games_in(self.tournament.progress) > LIGHT

    def table(self, match: int) -> HostedTable:
        """The table of a match. Raises Refusal where none is in use."""
        if match not in self.tables:
            raise Refusal(WebCode.NO_GAME_NOW)
        return self.tables[match]

    def attempts(self, match: int) -> int:
        """How often a table was laid for a match."""
        return sum(other == match for other in self.laid.values())

    async def release(self, entrant: EntrantId) -> None:
        """Let whoever asked first for a name have it, or whoever comes: nobody asks for it any more. Raises StoreError."""
        asked = self.tournament.progress.wanted.get(entrant, ())
        given = {entrant + 1: next(iter(asked), "")}
        await self.submit(*[SettleName(entrant)] * bool(asked), along=lambda row, _: [with_tokens(row, given)])

    async def take(self, entrant: EntrantId, token: str) -> None:
        """Let somebody be an entrant, who is there from now on if only the name was. Raises Refusal, StoreError."""

        def giving(row: TableRow, _: Sequence[ClubEvent]) -> list[Change]:
            if token_at(row, entrant + 1) not in ("", token):
                raise Refusal(WebCode.NAME_TAKEN)
            return [with_tokens(row, {entrant + 1: token})]

        absent = self.tournament.progress.entrant(entrant).why_gone == ABSENT
        await self.submit(*[Return(entrant)] * absent, along=giving)

    async def welcome(self, name: Callable[[Sequence[str]], str], token: Callable[[int], str]) -> int:
        """Let somebody take part who has the token of their place at once; returns who they are. Raises Refusal, StoreError.

        Whoever takes part already by this token is who they are.
        """
        came: list[int] = []
        known = those_with(self.row, token)

        def giving(row: TableRow, events: Sequence[ClubEvent]) -> list[Change]:
            known[:] = those_with(row, token)  # they may have said it twice at once
            if known:
                raise Refusal(WebCode.NAME_TAKEN)
            came[:] = [event.entrant for event in events if isinstance(event, Entered)]
            return [with_tokens(row, {place + 1: token(place + 1) for place in came})]

        while not known:
            try:
                await self.submit(Enter(name([entrant.name for entrant in self.tournament.progress.entrants])), along=giving)
            except Refusal as refusal:
                if refusal.code != ClubCode.SAME_NAME and not known:  # somebody else has come by this name in the same moment
                    raise
            else:
                return came[0]
        return known[0]

    def token_of(self, entrant: int) -> str:
        """The hash of an entrant's token; empty where nobody has taken this name yet."""
        return token_at(self.row, entrant + 1)

    def notify(self) -> None:
        for watcher in tuple(self.watchers):
            watcher()

    def load(self, data: Json) -> ClubEvent:
        return load_event(data)

    def heard(self, event: ClubEvent) -> None:
        """Screens are told when all that belongs together has happened."""
        if isinstance(event, Laid):
            self.laid[event.table] = event.match

    def attend(self) -> None:
        self.notify()
        self._attend(self)


def those_with(row: TableRow, token: Callable[[int], str]) -> list[int]:
    """Who has the token of their place."""
    return [place - 1 for place in range(1, len(row.tokens)) if row.tokens[place] == token(place)]


def token_at(row: TableRow, place: int) -> str:
    """The hash of a token; empty where nobody has one."""
    return row.tokens[place] if place < len(row.tokens) else ""


def with_tokens(row: TableRow, given: Mapping[int, str]) -> NewTokens:
    """The tokens of all places, some of them changed."""
    places = max(len(row.tokens), *(place + 1 for place in given))
    held = (*row.tokens, *[""] * (places - len(row.tokens)))
    return NewTokens(row.id, tuple(given.get(place, token) for place, token in enumerate(held)))
