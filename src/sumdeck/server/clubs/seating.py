"""The people of a tournament at its tables: who sits where, who has a name no more, and what an organiser says to all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sumdeck.club.codes import ClubCode
from sumdeck.club.commands import LaySpare, Pause, Resume, Withdraw
from sumdeck.club.laying import seated
from sumdeck.club.match import ABSENT, EntrantId, Match
from sumdeck.rules.game import Refusal, Seat
from sumdeck.server.clubs.hosting import Club
from sumdeck.server.clubs.lesson import CHILD, hand_over, is_ended, spare_of, spares_of
from sumdeck.server.codes import WebCode
from sumdeck.server.hosted_table import HostedTable
from sumdeck.server.security import seat_with
from sumdeck.server.service import giving
from sumdeck.table import commands
from sumdeck.table.commands import Rule, Sit

if TYPE_CHECKING:
    from sumdeck.server.clubs.clubs import Clubs


async def sit(clubs: Clubs, club: Club, entrant: int, token: str) -> tuple[Match, HostedTable, Seat]:
    """Bring an entrant to the table where they play now. Raises Refusal, StoreError."""
    await clubs.settle(club)
    match = next((each for each in club.tournament.progress.open if entrant in each.players), None)
    if match is None:
        raise Refusal(WebCode.NO_GAME_NOW)
    running = club.table(match.id)
    seat = Seat(seated(club.tournament.progress, match).index(EntrantId(entrant)))
    if not running.table.state.names[seat]:
        name = club.tournament.progress.entrants[entrant].name
        await running.submit(Sit(seat, name, f"club {entrant}"), along=giving(seat, token))
    elif running.row.tokens[seat] != token:  # the tournament knows whose the name is
        await hand_over(running, seat, token)
    return match, running, seat


async def release(clubs: Clubs, club: Club, entrant: int) -> None:
    """Let another device use a name: whoever had it has no say any more, at the table neither. Raises Refusal, StoreError.

    The device that asked for it first has it at once; where none did, whoever takes it first.
    """
    if entrant >= len(club.tournament.progress.entrants):
        raise Refusal(ClubCode.NO_SUCH_ENTRANT)
    before = club.token_of(entrant)
    await club.release(EntrantId(entrant))
    for running in tuple(club.tables.values()) if before else ():
        seat = seat_with(before, running.row.tokens)
        if seat is not None:
            await hand_over(running, Seat(seat), "")
    spare = await spare_of(clubs, club, EntrantId(entrant))
    if spare is not None and before:
        await hand_over(spare, CHILD, "")


async def let_go(clubs: Clubs, club: Club, entrant: int) -> None:
    """Somebody is not who they said, or not here: nobody waits for the name until it is taken. Raises Refusal, StoreError."""
    progress = club.tournament.progress
    await release(clubs, club, entrant)
    if EntrantId(entrant) in progress.spare:  # what was said there is not theirs
        await club.submit(LaySpare(EntrantId(entrant), ""))
        await clubs.service.remove(progress.spare[EntrantId(entrant)])
    if progress.terms.open_door and not progress.entrants[entrant].gone:
        await club.submit(Withdraw(EntrantId(entrant), ABSENT if progress.entrants[entrant].registered else "withdrew"))


def has_played(club: Club, entrant: int) -> bool:
    """Whether an entrant has said anything at a table, or a game of theirs has ended."""
    for match in club.tournament.progress.standing:
        if entrant in match.players:
            running = club.tables.get(match.id)
            seat = seated(club.tournament.progress, match).index(EntrantId(entrant))
            if match.played or (running is not None and any(step.seat == seat for step in running.table.state.line)):
                return True
    return False


async def rest(clubs: Clubs, club: Club, on: bool) -> None:
    """Let all tables rest, or go on; those that are laid later, too. Raises StoreError."""
    progress = club.tournament.progress
    if on != progress.paused or progress.finished:
        await club.submit(Pause() if on else Resume())
    for running in (*club.tables.values(), *await spares_of(clubs, club)):
        if not is_ended(running.table.state):
            await running.submit(commands.Pause() if on else commands.Resume())
    club.attend()


async def rule(club: Club, match: int, rule: Rule) -> None:
    """Decide something at a table. Raises Refusal, StoreError."""
    running = club.table(match)
    await running.submit(rule)
    if not club.tournament.progress.paused and not running.table.state.closed:
        await running.submit(commands.Resume())
