"""What those who take part ask of a tournament by HTTP: the way in, a name, a place at a table, how their game ended."""

from collections.abc import Sequence
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response

from sumdeck.club.commands import PlayAgain, Report, WantName
from sumdeck.club.match import EntrantId, MatchId
from sumdeck.rules.game import Refusal
from sumdeck.server.clubs import asking
from sumdeck.server.clubs.endpoints import club_of, ordered, settled
from sumdeck.server.clubs.hosting import Club
from sumdeck.server.clubs.lesson import CHILD, spare_table
from sumdeck.server.clubs.seating import has_played, let_go, sit
from sumdeck.server.codes import WebCode
from sumdeck.server.http import as_json, read
from sumdeck.server.limits import Bucket
from sumdeck.server.recording import level_of
from sumdeck.server.security import hashed, new_key, seat_of, token_for
from sumdeck.server.site import Site, address_of
from sumdeck.table import friendly_name, read_code
from sumdeck.table.names import NAME_BYTES
from sumdeck.table.seating import check_name

T = TypeVar("T", bound=asking.EntrantAsks)
WANTED_PER_SECOND, WANTED_AT_ONCE = 0.05, 10
"""So often devices may say of a name that it is theirs, or is not."""


async def find_club(site: Site, request: Request) -> Response:
    """Where four words lead."""
    body = await read(site, request, asking.FindClubRequest, site.visits)
    club = await site.guesses.found(address_of(request), read_code(body.code), site.clubs.by_code)
    return as_json(asking.ClubFound(club.id))


async def take_name(site: Site, request: Request) -> Response:
    body = await read(site, request, asking.TakeNameRequest, site.visits)
    club = await club_of(site, request)
    entrants = club.tournament.progress.entrants
    if body.entrant >= len(entrants) or entrants[body.entrant].player:
        raise Refusal("club.no_such_entrant")
    token = token_for(body.key or new_key(), club.id, body.entrant + 1)
    await club.take(EntrantId(body.entrant), hashed(token))
    await site.clubs.settle(club)
    return as_json(asking.NameTaken(token), 201)


async def want_name(site: Site, request: Request) -> Response:
    """Ask the organiser for a name that another device has: a tablet may be lost. A name that nobody has is taken at once."""
    body = await read(site, request, asking.WantNameRequest, site.visits)
    club = await club_of(site, request)
    if body.entrant >= len(club.tournament.progress.entrants) or not club.token_of(body.entrant):
        raise Refusal("club.no_such_entrant")
    if not club.wanting.setdefault(body.entrant, Bucket(WANTED_PER_SECOND, WANTED_AT_ONCE)).take(site.clock()):
        raise Refusal(WebCode.TOO_FAST)
    token = hashed(token_for(body.key, club.id, body.entrant + 1))
    await club.submit(WantName(EntrantId(body.entrant), token, body.wanted))
    return as_json(asking.NameWanted())


async def not_me(site: Site, request: Request) -> Response:
    """Give a name back that was tapped by mistake, before a game has been played by it."""
    _, club, entrant = await asked(site, request, asking.NotMeRequest)
    if has_played(club, entrant):
        raise Refusal(WebCode.PLAYED_ALREADY)
    await let_go(site.clubs, club, entrant)
    return await settled(site, club, request)


async def asked(site: Site, request: Request, kind: type[T]) -> tuple[T, Club, EntrantId]:
    """What an entrant asks for, in which tournament, and who it is. Raises Refusal for anybody else."""
    body = await read(site, request, kind, site.visits)
    club = await club_of(site, request)
    place = seat_of(body.token, club.row.tokens)
    if not place:
        raise Refusal(WebCode.BAD_TOKEN)
    return body, club, EntrantId(place - 1)


async def come(site: Site, request: Request) -> Response:
    """Take part by a friendly name, where the door is open; once for each key."""
    body = await read(site, request, asking.ComeRequest, site.visits)
    club = await club_of(site, request)
    if not site.names.take(f"{address_of(request)} {club.id}"):
        raise Refusal(WebCode.TOO_FAST)
    if not club.tournament.progress.terms.open_door:
        raise Refusal(WebCode.DOOR_CLOSED)
    key = body.key or new_key()

    def name(taken: Sequence[str]) -> str:
        return friendly_name(site.chance(NAME_BYTES), taken)

    entrant = await club.welcome(name, lambda place: hashed(token_for(key, club.id, place)))
    await site.clubs.settle(club)
    return as_json(asking.Welcome(entrant, token_for(key, club.id, entrant + 1)), 201)


async def tell(site: Site, request: Request) -> Response:
    """Those who have played around cardboard enter how it ended, once: whatever was wrong, the organiser corrects."""
    body, club, entrant = await asked(site, request, asking.TellRequest)
    progress = club.tournament.progress
    allowed = progress.terms.players_tell and not progress.terms.online
    if not allowed or body.match not in [match.id for match in progress.standing if entrant in match.players]:
        raise Refusal(WebCode.BAD_TOKEN)
    await club.submit(Report(MatchId(body.match), ordered(body.order), body.points))
    return await settled(site, club, request)


async def spare_seat(site: Site, request: Request) -> Response:
    """A table against the computer for an entrant for whom nobody is free."""
    body, club, entrant = await asked(site, request, asking.SpareRequest)
    if body.called:
        check_name(body.called, own=True)
    running = await spare_table(site.clubs, club, entrant, hashed(body.token), body.called)
    state = running.table.state
    return as_json(asking.SeatNow(-1, running.row.id, CHILD, state.game.name, level_of(state)))


async def play_again(site: Site, request: Request) -> Response:
    """Rather than wait for somebody new: a table as soon as the others of the last game say so, too."""
    _, club, entrant = await asked(site, request, asking.AgainRequest)
    await club.submit(PlayAgain(entrant))
    return await settled(site, club, request)


async def seat_now(site: Site, request: Request) -> Response:
    """The table where an entrant plays now, with the entrant's own key as the key to the seat."""
    body, club, entrant = await asked(site, request, asking.SeatNowRequest)
    match, running, seat = await sit(site.clubs, club, entrant, hashed(body.token))
    return as_json(asking.SeatNow(match.id, running.row.id, seat, running.table.state.game.name, level_of(running.table.state)))
