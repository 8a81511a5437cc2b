"""What those who take part ask of a tournament by HTTP: the way in, a name, a place at a table, how their game ended."""

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response

from sumdeck.club.commands import Report
from sumdeck.club.laying import seated
from sumdeck.club.match import EntrantId, MatchId
from sumdeck.rules.game import Refusal
from sumdeck.server.clubs import asking
from sumdeck.server.clubs.endpoints import club_of, ordered
from sumdeck.server.clubs.hosting import Club
from sumdeck.server.clubs.lesson import CHILD, spare_table
from sumdeck.server.codes import WebCode
from sumdeck.server.http import as_json, read
from sumdeck.server.recording import level_of
from sumdeck.server.security import hashed, new_key, seat_of, token_for
from sumdeck.server.site import Site, address_of
from sumdeck.table import friendly_name, read_code
from sumdeck.table.names import NAME_BYTES
from sumdeck.table.seating import check_name


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


async def not_me(site: Site, request: Request) -> Response:
    """Give a name back that was tapped by mistake, before a game has been played by it."""
    body = await read(site, request, asking.NotMeRequest, site.visits)
    club = await club_of(site, request)
    place = seat_of(body.token, club.row.tokens)
    if not place:
        raise Refusal(WebCode.BAD_TOKEN)
    if has_played(site, club, place - 1):
        raise Refusal(WebCode.PLAYED_ALREADY)
    await site.clubs.let_go(club, place - 1)
    await site.clubs.settle(club)
    return as_json(await site.showing.view(club, site.wall.now()))


async def come(site: Site, request: Request) -> Response:
    """Take part by a friendly name, where the door is open; once for each key."""
    body = await read(site, request, asking.ComeRequest, site.visits)
    club = await club_of(site, request)
    if not club.tournament.progress.terms.open_door:
        raise Refusal(WebCode.DOOR_CLOSED)
    key = body.key or new_key()
    for place in range(1, len(club.row.tokens)):
        token = token_for(key, club.id, place)
        if body.key and club.row.tokens[place] == hashed(token):
            return as_json(asking.Welcome(place - 1, token), 201)

    def name(taken: Sequence[str]) -> str:
        return friendly_name(site.chance(NAME_BYTES), taken)

    entrant = await club.welcome(name, lambda place: hashed(token_for(key, club.id, place)))
    await site.clubs.settle(club)
    return as_json(asking.Welcome(entrant, token_for(key, club.id, entrant + 1)), 201)


async def tell(site: Site, request: Request) -> Response:
    """Those who have played around cardboard enter how it ended, once: whatever was wrong, the organiser corrects."""
    body = await read(site, request, asking.TellRequest, site.visits)
    club = await club_of(site, request)
    progress, place = club.tournament.progress, seat_of(body.token, club.row.tokens)
    allowed = progress.terms.players_tell and not progress.terms.online
    if not allowed or not place or body.match not in [match.id for match in progress.standing if place - 1 in match.players]:
        raise Refusal(WebCode.BAD_TOKEN)
    await club.submit(Report(MatchId(body.match), ordered(body.order), body.points))
    await site.clubs.settle(club)
    return as_json(await site.showing.view(club, site.wall.now()))


async def spare_seat(site: Site, request: Request) -> Response:
    """A table against the computer for an entrant for whom nobody is free."""
    body = await read(site, request, asking.SpareRequest, site.visits)
    club = await club_of(site, request)
    place = seat_of(body.token, club.row.tokens)
    if not place:
        raise Refusal(WebCode.BAD_TOKEN)
    if body.called:
        check_name(body.called, own=True)
    running = await spare_table(site.clubs, club, EntrantId(place - 1), hashed(body.token), body.called)
    state = running.table.state
    return as_json(asking.SeatNow(-1, running.row.id, CHILD, state.game.name, level_of(state)))


async def seat_now(site: Site, request: Request) -> Response:
    """The table where an entrant plays now, with the entrant's own key as the key to the seat."""
    body = await read(site, request, asking.SeatNowRequest, site.visits)
    club = await club_of(site, request)
    place = seat_of(body.token, club.row.tokens)
    if not place:
        raise Refusal(WebCode.BAD_TOKEN)
    match, running, seat = await site.clubs.sit(club, place - 1, hashed(body.token))
    return as_json(asking.SeatNow(match.id, running.row.id, seat, running.table.state.game.name, level_of(running.table.state)))


def has_played(site: Site, club: Club, entrant: int) -> bool:
    """Whether an entrant has said anything at a table, or a game of theirs has ended."""
    progress = club.tournament.progress
    for match in (each for each in progress.standing if entrant in each.players):
        running = site.clubs.table(club, match.id)
        seat = seated(progress, match).index(EntrantId(entrant))
        if match.played or (running is not None and any(step.seat == seat for step in running.table.state.line)):
            return True
    return False
