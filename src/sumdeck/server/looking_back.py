"""What a page asks for when a game is over: its record, a second look, and a table to play on from one of its positions.

The sealed deal of a running game is in all of it, so that the first line of each answer is whether the game is over, and whether
the one who asks may know of it.
"""

from starlette.requests import Request
from starlette.responses import Response

from sumdeck.rules.game import Refusal, Seat
from sumdeck.server import requests, wire
from sumdeck.server.codes import WebCode
from sumdeck.server.hosted_table import HostedTable
from sumdeck.server.http import as_json, check_pace, check_room, read, share_of
from sumdeck.server.logs import nameless, note
from sumdeck.server.messages import plain
from sumdeck.server.positions import position_in
from sumdeck.server.recording import Played, record_file, replayed
from sumdeck.server.seat_claims import SeatClaim
from sumdeck.server.security import hashed, new_key, seat_of, table_for, token_for
from sumdeck.server.site import Site, address_of
from sumdeck.server.static import as_response
from sumdeck.server.views import player_view_of
from sumdeck.table import SeatPlan
from sumdeck.table.second_look import help_in_search, search, second_look
from sumdeck.words.verbs import in_verbs


async def get_record(site: Site, request: Request) -> Response:
    """A finished game, for those who sat there, and where one may watch for everybody who knows the table."""
    check_pace(site, request)
    running = await site.service.table(request.path_params["table"])
    if seat_that_asks(running, request) is None:
        running.table.check_watching()
    await site.clubs.check_unsealed(running.row)
    return as_response(await site.service.elsewhere(share_of(request), record_file, Played.at(running)), request)


async def replay(site: Site, request: Request) -> Response:
    """A game that somebody brings as a text."""
    body = await read(site, request, requests.ReplayRequest, site.new_tables, site.limits.record_bytes)
    async with site.records.at(address_of(request)):
        return as_response(await site.service.elsewhere(share_of(request), replayed, body.record), request)


async def play_on(site: Site, request: Request) -> Response:
    """A new table where a game stood; the sender gets the token of the seat that is the sender's."""
    body = await read(site, request, requests.PlayOnRequest, site.new_tables, site.limits.record_bytes)
    check_room(site, request)
    key, seat = body.key or new_key(), Seat(body.seat)
    table = table_for(key, wire.write(body))
    token = token_for(key, table, seat)
    share = share_of(request)
    async with site.records.at(share.address):
        position = await site.service.elsewhere(share, position_in, body.record, body.claims)
        if seat not in range(position.record.seats):
            raise Refusal(WebCode.BAD_SEATS)
        sitter = SeatClaim(body.name, hashed(token), body.help_level)
        computer = SeatPlan("computer", body.player, body.called)
        running = await site.service.play_on(position, seat, sitter, computer, table, share)
    site.metrics.count("tables_opened", position.game.name)
    note("table opened", table=nameless(running.row.id), game=position.game.name, way="play on")
    return as_json(requests.TableMade(running.row.id, running.row.code, (requests.OwnSeat(seat, token),)), 201)


async def get_second_look(site: Site, request: Request) -> Response:
    """The turns that are worth a second look, for the one who played them."""
    check_pace(site, request)
    running, seat = await own_seat(site, request)
    state = running.table.state
    found = await site.service.elsewhere(share_of(request), second_look, state, seat)
    moments = []
    for moment in found:
        before, left = state.line[moment.at].before, moment.missed
        view = player_view_of(state.game.name, state.game.view(before, seat), state.game.to_act(before), None)
        moments.append(requests.Moment(moment.at, moment.turn, left.could, left.did, left.unit, view))
    return as_json(requests.SecondLook(state.names[seat], tuple(moments), state.help(seat)))


async def try_again(site: Site, request: Request) -> Response:
    """What a sentence would have won in such a turn."""
    body = await read(site, request, requests.SearchRequest, site.visits)
    running, seat = await own_seat(site, request)
    state = running.table.state
    said = [in_verbs(state.game.name, text) for text in (body.text, *body.before)]
    find = await site.service.elsewhere(share_of(request), search, state, seat, body.at, said[0], said[1:])
    if find.after is None:
        return as_json(requests.Found(find.won, None))
    view = state.game.view(find.after, seat)
    return as_json(requests.Found(find.won, player_view_of(state.game.name, view, state.game.to_act(find.after), None)))


async def help_again(site: Site, request: Request) -> Response:
    body = await read(site, request, requests.SearchHelpRequest, site.visits)
    running, seat = await own_seat(site, request)
    state = running.table.state
    before = [in_verbs(state.game.name, text) for text in body.before]
    asked = state, seat, body.at, body.rung, before
    rung, hint = await site.service.elsewhere(share_of(request), help_in_search, *asked)
    return as_json(requests.SearchHelp(rung, hint.code, plain(dict(hint.details))))


async def own_seat(site: Site, request: Request) -> tuple[HostedTable, Seat]:
    """The table, and the seat of the one who asks. Raises Refusal for anybody else."""
    running = await site.service.table(request.path_params["table"])
    seat = seat_that_asks(running, request)
    if seat is None:
        raise Refusal(WebCode.BAD_TOKEN)
    return running, seat


def seat_that_asks(running: HostedTable, request: Request) -> Seat | None:
    """The seat whose token the request bears; None if it bears none. Raises Refusal for a token of no seat."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token:
        return None
    seat = seat_of(token, running.row.tokens)
    if seat is None:
        raise Refusal(WebCode.BAD_TOKEN)
    return Seat(seat)
