"""What a class needs besides its tables: something to play for whoever is left over, and an end that counts every game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from sumdeck.club.commands import Finish, LaySpare, Unfinished
from sumdeck.club.laying import points_in, spare_for
from sumdeck.club.match import EntrantId
from sumdeck.players import players
from sumdeck.rules import registry
from sumdeck.rules.game import Refusal, Seat
from sumdeck.rules.sums import sums_in
from sumdeck.server.clubs.hosting import Club
from sumdeck.server.clubs.laying import spare_id
from sumdeck.server.clubs.said import heard_at, said_in
from sumdeck.server.codes import WebCode
from sumdeck.server.hosted_table import HostedTable
from sumdeck.server.seat_claims import SeatClaim
from sumdeck.server.service import giving
from sumdeck.table import SeatPlan
from sumdeck.table.commands import Close
from sumdeck.table.commands import Pause as Rest
from sumdeck.table.state import PLAYING, TableState

if TYPE_CHECKING:
    from sumdeck.server.clubs.clubs import Clubs

CHILD: Final = Seat(0)
"""Where the child sits at a spare table."""
KIND: Final = "beginner"
"""Who is played against meanwhile, where the game has such a player."""


async def spare_table(clubs: Clubs, club: Club, entrant: EntrantId, token: str, called: str) -> HostedTable:
    """The table at which somebody plays against the computer until a seat is free. Raises Refusal, StoreError."""
    progress = club.tournament.progress
    here = progress.entrant(entrant)
    if not (progress.terms.online and progress.terms.open_door) or progress.finished or here.gone:
        raise Refusal(WebCode.NO_GAME_NOW)
    order = spare_for(progress, entrant)
    running = await spare_of(clubs, club, entrant)
    if running is not None and not is_ended(running.table.state) and running.table.state.game.name == order.game:
        if running.row.tokens[CHILD] != token:
            await hand_over(running, CHILD, token)
        return running
    if not clubs.has_room(club):
        raise Refusal(WebCode.HOUSE_FULL)
    game = registry.game(order.game)
    known = players(order.game)
    # A child may be called like a computer player.
    computer = SeatPlan("computer", KIND if KIND in known else known[0], f"{called} 2" if called == here.name else called)
    name = spare_id(club.row.tokens[0], club.id, entrant, progress.n)
    sitting = {CHILD: SeatClaim(here.name, token)}
    options = game.options(order.options)
    running = await clubs.service.open(game, options, (SeatPlan(), computer), order.house, sitting, name, beside=club)
    if progress.paused:
        await running.submit(Rest())
    await club.submit(LaySpare(entrant, running.row.id))
    return running


async def spare_of(clubs: Clubs, club: Club, entrant: EntrantId) -> HostedTable | None:
    """The table at which somebody plays meanwhile, if there is one. Raises StoreError."""
    table = club.tournament.progress.spare.get(entrant)
    return await clubs.service.table(table) if table else None


async def spares_of(clubs: Clubs, club: Club) -> list[HostedTable]:
    return [await clubs.service.table(table) for table in club.tournament.progress.spare.values() if table]


async def alone_at(clubs: Clubs, club: Club) -> list[HostedTable]:
    """The tables at which somebody plays the computer just now."""
    progress = club.tournament.progress
    seated = {player for match in progress.open for player in match.players}
    free = [table for entrant, table in progress.spare.items() if table and entrant not in seated]
    tables = [await clubs.service.table(table) for table in free]
    return [running for running in tables if not is_ended(running.table.state) and CHILD in running.listeners.here]


async def hand_over(running: HostedTable, seat: Seat, token: str) -> None:
    """Let a seat be somebody else's, and send away whoever sat there."""
    await running.submit(along=giving(seat, token))
    running.listeners.part(WebCode.BAD_TOKEN, seat)


async def finish(clubs: Clubs, club: Club) -> None:
    """End a lesson, whatever games are still being played. Raises Refusal, StoreError."""
    if club.tournament.progress.finished or not club.tournament.progress.begun:
        await club.submit(Finish((), 0, 0))
        return
    said = await clubs.service.at_leisure(lambda: said_in(club, heard_at(club, clubs.context.store)))
    sums = [stated for each in said.values() for one in each.said for stated in sums_in(one.text)]
    spares = await spares_of(clubs, club)
    await club.submit(Finish(tuple(unfinished(club)), len(sums), sum(stated.right for stated in sums)))
    for running in spares:
        if not is_ended(running.table.state):
            await running.submit(Close("void"))


def unfinished(club: Club) -> Iterator[Unfinished]:
    """The games at which somebody has said something, with what everybody has there."""
    progress = club.tournament.progress
    for match in progress.open:
        running = club.tables.get(match.id)
        state = None if running is None else running.table.state
        if state is not None and state.phase == PLAYING and state.line:
            outcome = state.game.counted(state.game_state)
            yield Unfinished(match.id, points_in(progress, match, outcome) if outcome is not None else ())


def is_ended(state: TableState) -> bool:
    """Whether nobody plays there any more."""
    return state.outcome is not None or bool(state.closed)
