"""What a page asks for by HTTP before a game: the games, a new table, a seat. What it asks for later is in `looking_back.py`."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import cache
from typing import Any, Final, TypeVar

from msgspec import Struct, json
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from sumdeck import __version__
from sumdeck.learning.spaced import AMONG
from sumdeck.players import players
from sumdeck.rules import registry
from sumdeck.rules.cards import Pack
from sumdeck.rules.game import Objection, Refusal
from sumdeck.rules.options import settings_of
from sumdeck.server import guests, peers, requests, wire
from sumdeck.server.codes import WebCode
from sumdeck.server.hosted_table import HostedTable
from sumdeck.server.leasing import Elsewhere
from sumdeck.server.limits import PerAddress
from sumdeck.server.logs import nameless, note
from sumdeck.server.messages import plain
from sumdeck.server.opening import opening, spaced_start
from sumdeck.server.security import hashed, is_own_page, new_key, table_for, token_for
from sumdeck.server.service import SEED_BYTES
from sumdeck.server.site import Site, address_of, connection_of
from sumdeck.server.static import File, as_response, zipped
from sumdeck.server.workers import Share
from sumdeck.store import Peer, StoreError
from sumdeck.table import PHRASES, TableCode, read_code
from sumdeck.table.house import HouseRules
from sumdeck.words import LANGUAGES

T = TypeVar("T")
Answer = Callable[[Site, Request], Awaitable[Response]]

STATUS = {
    WebCode.NO_SUCH_TABLE: 404,
    WebCode.NO_SUCH_PAGE: 404,
    WebCode.NO_SUCH_CLUB: 404,
    WebCode.BAD_TOKEN: 403,
    WebCode.OTHER_ORIGIN: 403,
    TableCode.SEALED: 403,
    TableCode.NO_ONLOOKERS: 403,
    WebCode.TOO_BIG: 413,
    WebCode.TOO_FAST: 429,
    WebCode.HOUSE_FULL: 503,
    WebCode.NOT_STORED: 503,
    WebCode.LOST: 503,
}
"""How HTTP calls a reason; 400 where it has no better word."""

FAULTS: Final[Mapping[type[Exception], WebCode]] = {
    StoreError: WebCode.NOT_STORED,
    HTTPException: WebCode.NO_SUCH_PAGE,
    wire.Unreadable: WebCode.UNREADABLE,
    ClientDisconnect: WebCode.UNREADABLE,
    RecursionError: WebCode.UNREADABLE,
}
"""What is no refusal, and is told as one."""


def get(path: str, answer: Answer, method: str = "GET") -> Route:
    """A route to an endpoint that is handed the site."""

    async def endpoint(request: Request) -> Response:
        site = request.app.state.site
        try:
            return await answer(site, request)
        except Elsewhere as found:
            return await carry(site, request, found.peer, answer)

    return Route(path, endpoint, methods=[method])


def post(path: str, answer: Answer) -> Route:
    """A route by which something is asked for that changes something, or that is secret."""
    return get(path, answer, "POST")


async def carry(site: Site, request: Request, peer: Peer, answer: Answer) -> Response:
    """The answer of the process that hosts what is asked for; if nobody is there, of whoever takes it over."""
    while True:
        try:
            return await peers.carry(request, peer)
        except peers.Unreachable:
            site.metrics.count("peers", "unreachable")
            await asyncio.sleep(peers.AGAIN)
        try:
            return await answer(site, request)
        except Elsewhere as found:
            peer = found.peer


async def refuse(request: Request, fault: Exception) -> Response:
    """What is refused is told as data, wherever it was refused."""
    if isinstance(fault, Objection):
        return refused(request.app.state.site, fault.code, plain(fault.details))
    return refused(request.app.state.site, next(code for kind, code in FAULTS.items() if isinstance(fault, kind)), {})


async def get_games(site: Site, request: Request) -> Response:
    return as_response(await site.service.apart(catalogue), request)


async def get_words(site: Site, request: Request) -> Response:
    name, language = request.path_params["game"], request.path_params["language"]
    if name not in {guest.name for guest in guests.guests()} or language not in LANGUAGES:
        raise Refusal(WebCode.NO_SUCH_PAGE)
    return as_response(guests.words_file(name, language), request)


async def make_table(site: Site, request: Request) -> Response:
    """Lay a table; the sender gets the tokens of the seats that are the sender's."""
    body = await read(site, request, requests.TableRequest, site.new_tables)
    check_room(site, request)
    opened = opening(body)
    key = body.key or new_key()
    table = table_for(key, wire.write(body))
    tokens = {seat: token_for(key, table, seat) for seat in opened.sitting}
    sitting = {seat: sitter._replace(token=hashed(tokens[seat])) for seat, sitter in opened.sitting.items()}
    start = None
    if body.due and body.way == "computer":
        seeds = [site.chance(SEED_BYTES) for _ in range(AMONG)]
        wish = opened.game.name, opened.options, len(opened.seats), seeds, body.due
        start = await site.service.elsewhere(share_of(request), spaced_start, *wish)
    running = await site.service.open(opened.game, opened.options, opened.seats, opened.house, sitting, table, start=start)
    site.metrics.count("tables_opened", opened.game.name)
    note("table opened", table=nameless(running.row.id), game=opened.game.name, way=body.way)
    seats = tuple(requests.OwnSeat(seat, token) for seat, token in tokens.items())
    return as_json(requests.TableMade(running.row.id, running.row.code, seats), 201)


async def join(site: Site, request: Request) -> Response:
    """Take a free seat; where there is none, a place to watch from."""
    body = await read(site, request, requests.JoinRequest, site.visits)
    running = await find(site, request, body)
    token = token_for(body.key or new_key(), running.row.id)
    try:
        seat = await site.service.sit(running, body.name, hashed(token), body.help_level)
    except Refusal as refusal:
        if refusal.code != TableCode.SEAT_TAKEN:
            raise
        running.table.check_watching()
        return as_json(requests.Joined(running.row.id, None, ""))
    return as_json(requests.Joined(running.row.id, seat, token), 201)


def share_of(request: Request) -> Share:
    return Share(address_of(request), next(iter(request.path_params.values()), ""))


def check_pace(site: Site, request: Request, limit: PerAddress | None = None, much: int = 1) -> None:
    """Refuse whoever asks too often, or for too much. Who comes by way of another process was counted there."""
    if not peers.is_peer(request) and not (limit or site.visits).take(address_of(request), connection_of(request), much):
        raise Refusal(WebCode.TOO_FAST)


def check_room(site: Site, request: Request) -> None:
    """Refuse a new table or tournament where there are too many, or to whoever has laid too many of them."""
    if site.service.kept + len(site.clubs.clubs) >= site.limits.tables:
        raise Refusal(WebCode.HOUSE_FULL)
    check_pace(site, request, site.day)


async def find(site: Site, request: Request, body: requests.JoinRequest | requests.AgreedRequest) -> HostedTable:
    """The table that somebody means, by its link or by its four words."""
    if body.table:
        return await site.service.table(body.table)
    return await site.guesses.found(address_of(request), read_code(body.code), site.service.by_code)


async def healthz(site: Site, request: Request) -> Response:
    """Whether the site is open, and can keep what happens here."""
    check_pace(site, request)
    await site.service.check()
    return Response(f'{{"status":"ok","version":"{__version__}"}}', media_type="application/json")


async def read(site: Site, request: Request, kind: type[T], limit: PerAddress, most: int = 0) -> T:
    """What a page of ours wishes for, within its limits. Raises Refusal, Unreadable."""
    most = most or site.limits.body_bytes
    if not is_own_page(request.headers, site.origins):
        raise Refusal(WebCode.OTHER_ORIGIN)
    check_pace(site, request, limit)
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Refusal(WebCode.TOO_BIG)
    request._body = body  # it may have to be read again: another process may be the one to answer
    decode: Callable[[bytes], T] = decoder_of(kind)  # type: ignore[arg-type]
    return decode(body)


@cache
def decoder_of(kind: Any) -> Callable[[bytes], Any]:
    """How a body of this kind is read. It raises Unreadable, whatever the body."""
    return wire.reader(json.Decoder(kind))


@cache
def catalogue() -> File:
    return zipped(wire.write(games()), "application/json", "no-cache")


def as_json(answer: Struct | None, status: int = 200) -> Response:
    """An answer that nobody keeps."""
    return Response(wire.write(answer), status, {"cache-control": "no-store"}, "application/json")


def refused(site: Site, code: str, details: wire.Details) -> Response:
    site.metrics.count("refused", code)
    return as_json(requests.Refused(code, details), next((status for known, status in STATUS.items() if known == code), 400))


@cache
def games() -> requests.Games:
    house = tuple(each for each in settings_of(HouseRules).values() if each.span is None)
    return requests.Games(tuple(_game(name) for name in registry.games()), house, PHRASES)


def _game(name: str) -> requests.Game:
    game = registry.game(name)
    return requests.Game(
        name,
        (game.seats[0], game.seats[-1]),
        tuple(requests.Level(level.name, level.title, dict(level.settings)) for level in game.levels()),
        game.settings(),
        players(name),
        tuple(_pack(level.pack) for level in game.levels()),
    )


def _pack(pack: Pack) -> requests.Pack:
    cards = tuple(
        requests.PackCard(card.face, card.colour, count, card.points, card.status, card.points_status)
        for card, count in zip(pack.cards, pack.counts)
    )
    return requests.Pack(pack.name, pack.title, cards)
