"""What those who take part ask of a tournament by HTTP: the way in, a name, a place at a table, how their game ended."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response

from sumdeck.club import MatchId, Report
from sumdeck.rules.game import Refusal
from sumdeck.table import friendly_name, read_code
from sumdeck.table.names import NAME_BYTES
from sumdeck.web.clubs import asking
from sumdeck.web.clubs.endpoints import club_of, ordered
from sumdeck.web.codes import WebCode
from sumdeck.web.house import House
from sumdeck.web.http import as_json, read
from sumdeck.web.recording import level_of
from sumdeck.web.security import hashed, new_key, seat_of, token_for


async def find_club(house: House, request: Request) -> Response:
    """Where four words lead."""
    wish = await read(house, request, asking.read_find, house.joins)
    return as_json(asking.ClubFound(house.clubs.by_code(read_code(wish.code)).id))


async def take_name(house: House, request: Request) -> Response:
    """Be an entrant, on this device."""
    wish = await read(house, request, asking.read_take_name, house.joins)
    club = club_of(house, request)
    entrants = club.tournament.progress.entrants
    if wish.entrant >= len(entrants) or entrants[wish.entrant].player:
        raise Refusal("club.no_such_entrant")
    token = token_for(wish.key or new_key(), club.id, wish.entrant + 1)
    if club.token_of(wish.entrant) not in ("", hashed(token)):
        raise Refusal(WebCode.NAME_TAKEN)
    await club.give(wish.entrant + 1, hashed(token))
    return as_json(asking.NameTaken(token), 201)


async def come(house: House, request: Request) -> Response:
    """Take part by a friendly name, where the door is open; once for each key."""
    wish = await read(house, request, asking.read_come, house.joins)
    club = club_of(house, request)
    if not club.tournament.progress.terms.open_door:
        raise Refusal(WebCode.DOOR_CLOSED)
    key = wish.key or new_key()
    for place in range(1, len(club.row.tokens)):
        token = token_for(key, club.id, place)
        if wish.key and club.row.tokens[place] == hashed(token):
            return as_json(asking.Welcome(place - 1, token), 201)

    def name(taken: Sequence[str]) -> str:
        return friendly_name(house.chance(NAME_BYTES), taken)

    entrant = await club.welcome(name, lambda place: hashed(token_for(key, club.id, place)))
    await house.clubs.settle(club)
    return as_json(asking.Welcome(entrant, token_for(key, club.id, entrant + 1)), 201)


async def tell(house: House, request: Request) -> Response:
    """Those who have played around cardboard enter how it ended, once: whatever was wrong, the organiser corrects."""
    wish = await read(house, request, asking.read_tell, house.joins)
    club = club_of(house, request)
    progress, place = club.tournament.progress, seat_of(wish.token, club.row.tokens)
    allowed = progress.terms.players_tell and not progress.terms.online
    if not allowed or not place or wish.match not in [match.id for match in progress.standing if place - 1 in match.players]:
        raise Refusal(WebCode.BAD_TOKEN)
    await club.submit(Report(MatchId(wish.match), ordered(wish.order), wish.points))
    await house.clubs.settle(club)
    return as_json(house.showing.view(club, house.wall.now()))


async def seat_now(house: House, request: Request) -> Response:
    """The table where an entrant plays now, with the entrant's own key as the key to the seat."""
    wish = await read(house, request, asking.read_seat_now, house.joins)
    club = club_of(house, request)
    place = seat_of(wish.token, club.row.tokens)
    if not place:
        raise Refusal(WebCode.BAD_TOKEN)
    match, running, seat = await house.clubs.sit(club, place - 1, hashed(wish.token))
    return as_json(asking.SeatNow(match.id, running.row.id, seat, running.table.course.game.name, level_of(running.table)))
