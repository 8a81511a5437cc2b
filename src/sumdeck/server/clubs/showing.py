"""A tournament as its screens show it, and a table of it as the referee sees it."""

import asyncio
from collections.abc import Iterable
from typing import Final

from sumdeck.club.laying import seated
from sumdeck.club.match import Entrant, Match
from sumdeck.club.outlook import Outlook, outlook_of
from sumdeck.club.plan import Plan
from sumdeck.club.progress import Progress
from sumdeck.rules.game import Seat
from sumdeck.server.clubs.broadcast import Broadcast
from sumdeck.server.clubs.clubs import Clubs
from sumdeck.server.clubs.hosting import Club
from sumdeck.server.clubs.schema import ClubEntrant, ClubView, LiveTable
from sumdeck.table.state import GATHERING, PLAYING, TableState

RULINGS: Final = 500
"""So many of the last decisions are told; the log has them all."""


class Showing:
    """Makes views. What follows from a state of a tournament is found out once, however many screens show it."""

    def __init__(self, clubs: Clubs) -> None:
        self._clubs = clubs
        self.address = ""
        """Where this house can be visited; empty where only others know, as behind a proxy."""
        self._known: dict[str, tuple[Progress, Outlook]] = {}
        self._finding: dict[str, tuple[Progress, asyncio.Task[Outlook]]] = {}
        self._broadcasts: dict[str, Broadcast] = {}

    def forget(self, ids: Iterable[str]) -> None:
        for club in ids:
            self._known.pop(club, None)
            self._broadcasts.pop(club, None)

    def broadcast(self, club: Club) -> Broadcast:
        """What the screens are told that watch a tournament."""
        known = self._broadcasts.get(club.id)
        if known is None or known.club is not club:
            now = self._clubs.context.clock.now
            self._broadcasts[club.id] = Broadcast(club, lambda at: self.view(club, at), now)
        return self._broadcasts[club.id]

    async def view(self, club: Club, now: int) -> ClubView:
        """All that everybody may see."""
        progress, outlook = await self._found_out(club)
        side = self._clubs.side_event(club)
        return ClubView(
            club.id,
            club.row.code,
            self._clubs.digits.of(club),
            progress.n,
            progress.begun,
            progress.paused,
            progress.finished,
            progress.ends,
            progress.said,
            progress.right,
            progress.task,
            outlook.drawable,
            outlook.filling,
            outlook.redrawable,
            {name: value for name, value in progress.settings.dump().items() if name != "seed"},  # or the lot could be foretold
            progress.terms.dump(),
            tuple(entrant_shown(club, one) for one in progress.entrants),
            tuple(live(progress, club, match) for match in progress.open if match.id in club.tables),
            progress.rulings[-RULINGS:],
            outlook.plan,
            outlook.pictures,
            "" if side is None else side.id,
            self.address,
            now,
        )

    async def plan(self, club: Club) -> Plan:
        return (await self._found_out(club))[1].plan

    async def _found_out(self, club: Club) -> tuple[Progress, Outlook]:
        """A state of the tournament, not older than now, and what follows from it."""
        progress, known = club.tournament.progress, self._known.get(club.id)
        if known is not None and known[0] is progress:
            return known
        outlook = await self._once(club, progress) if club.is_large else outlook_of(progress)
        known = self._known.get(club.id)
        if not club.gone and (known is None or known[0].n <= progress.n):
            self._known[club.id] = progress, outlook
        return progress, outlook

    async def _once(self, club: Club, progress: Progress) -> Outlook:
        """Have it found out once, however many ask."""
        finding = self._finding.get(club.id)
        if finding is None or finding[0] is not progress:
            finding = self._finding[club.id] = progress, asyncio.ensure_future(club.find_out(outlook_of, progress))
        try:
            return await asyncio.shield(finding[1])
        finally:
            if self._finding.get(club.id) is finding and finding[1].done():
                del self._finding[club.id]


def live(progress: Progress, club: Club, match: Match) -> LiveTable:
    running = club.tables[match.id]
    state = running.table.state
    players = seated(progress, match) if state.phase == GATHERING else ()
    return LiveTable(
        match.id,
        running.row.id,
        state.phase,
        state.paused is not None,
        next((state.names[seat] for seat in turn_of(state)), ""),
        len(state.line),
        tuple(state.names[seat] for seat in state.calling),
        match.id in club.tied,  # a game that has only just ended is told of in a moment
        tuple(progress.entrant(player).name for player, name in zip(players, state.names, strict=False) if not name),
    )


def turn_of(state: TableState) -> tuple[Seat, ...]:
    """Whose turn it is, whether the table rests or not."""
    return state.game.to_act(state.game_state)[:1] if state.phase == PLAYING else ()


def entrant_shown(club: Club, one: Entrant) -> ClubEntrant:
    """Who takes part, as everybody may see it."""
    progress = club.tournament.progress
    who = (one.id, one.name, one.club, one.rating, one.player, one.gone, one.why_gone)
    device = (bool(club.token_of(one.id)), one.registered, len(progress.wanted.get(one.id, ())))
    task = progress.own_tasks.get(one.id, -1) + 1
    return ClubEntrant(*who, *device, one.game, one.level, task, one.id in progress.again, one.id in club.at_task.values())
