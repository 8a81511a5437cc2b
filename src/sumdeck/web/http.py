"""What a page asks for by HTTP before a game: the games, a new table, a seat. What it asks for later is in `looking_back.py`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from typing import TypeVar

from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from sumdeck import __version__
from sumdeck.rules.game import Objection, Refusal
from sumdeck.store import StoreError
from sumdeck.table import TableCode, read_code
from sumdeck.web import wire, wishes
from sumdeck.web.codes import WebCode
from sumdeck.web.games import games
from sumdeck.web.house import House, address_of
from sumdeck.web.limits import PerAddress
from sumdeck.web.logs import nameless, note
from sumdeck.web.messages import plain
from sumdeck.web.opening import opening
from sumdeck.web.running import Running
from sumdeck.web.security import hashed, is_own_page, new_key, table_for, token_for
from sumdeck.web.static import File, as_response, zipped

T = TypeVar("T")
Answer = Callable[[House, Request], Awaitable[Response]]

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
}
"""How HTTP calls a reason; 400 where it has no better word."""


def answering(answer: Answer) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint whose refusals are told as data."""

    async def endpoint(request: Request) -> Response:
        house: House = request.app.state.house
        try:
            return await answer(house, request)
        except Objection as objection:
            return refused(house, objection.code, plain(objection.details))
        except StoreError:
            return refused(house, WebCode.NOT_STORED, {})
        except (wire.Unreadable, ClientDisconnect):
            return refused(house, WebCode.UNREADABLE, {})

    return endpoint


async def get_games(house: House, request: Request) -> Response:
    """What there is to choose from."""
    return as_response(catalogue(), request)


async def make_table(house: House, request: Request) -> Response:
    """Lay a table; the sender gets the tokens of the seats that are the sender's."""
    wish = await read(house, request, wishes.read_table_wish, house.new_tables)
    check_room(house)
    opened = opening(wish)
    key = wish.key or new_key()
    table = table_for(key, wire.write(wish))
    tokens = {seat: token_for(key, table, seat) for seat in opened.sitting}
    sitting = {seat: sitter._replace(token=hashed(tokens[seat])) for seat, sitter in opened.sitting.items()}
    running = await house.service.open(opened.game, opened.options, opened.seats, opened.house, sitting, table)
    house.metrics.count("tables_opened", opened.game.name)
    note("table opened", table=nameless(running.row.id), game=opened.game.name, way=wish.way)
    seats = tuple(wishes.OwnSeat(seat, token) for seat, token in tokens.items())
    return as_json(wishes.TableMade(running.row.id, running.row.code, seats), 201)


async def join(house: House, request: Request) -> Response:
    """Take a free seat; where there is none, a place to watch from."""
    wish = await read(house, request, wishes.read_join_wish, house.joins)
    running = await find(house, wish)
    token = token_for(wish.key or new_key(), running.row.id)
    try:
        seat = await house.service.sit(running, wish.name, hashed(token), wish.level)
    except Refusal as refusal:
        if refusal.code != TableCode.SEAT_TAKEN:
            raise
        running.table.screen(None)  # refuses, where nobody may watch
        return as_json(wishes.Joined(running.row.id, None, ""))
    return as_json(wishes.Joined(running.row.id, seat, token), 201)


def check_room(house: House) -> None:
    """Refuse a new table where there are too many."""
    if house.service.kept >= house.limits.tables:
        raise Refusal(WebCode.HOUSE_FULL)


async def find(house: House, wish: wishes.JoinWish | wishes.AgreedWish) -> Running:
    """The table that somebody means, by its link or by its four words."""
    return await house.service.table(wish.table) if wish.table else await house.service.by_code(read_code(wish.code))


async def healthz(house: House, request: Request) -> Response:
    """Whether the house is open, and can keep what happens here."""
    await house.service.check()
    return Response(f'{{"status":"ok","version":"{__version__}"}}', media_type="application/json")


async def no_such_page(house: House, request: Request) -> Response:
    """There is nothing here by that name."""
    raise Refusal(WebCode.NO_SUCH_PAGE)


async def read(house: House, request: Request, decode: Callable[[bytes], T], limit: PerAddress, most: int = 0) -> T:
    """What a page of ours wishes for, within its limits. Raises Refusal, Unreadable."""
    most = most or house.limits.body_bytes
    if not is_own_page(request.headers, house.origins):
        raise Refusal(WebCode.OTHER_ORIGIN)
    if not limit.take(address_of(request)):
        raise Refusal(WebCode.TOO_FAST)
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Refusal(WebCode.TOO_BIG)
    return decode(body)


@cache
def catalogue() -> File:
    """The games as they are sent."""
    return zipped(wire.write(games()), "application/json", "no-cache")


def as_json(answer: Struct | None, status: int = 200) -> Response:
    """An answer that nobody keeps."""
    return Response(wire.write(answer), status, {"cache-control": "no-store"}, "application/json")


def refused(house: House, code: str, details: wire.Details) -> Response:
    """A refusal."""
    house.metrics.count("refused", code)
    return as_json(wishes.Refused(code, details), next((status for known, status in STATUS.items() if known == code), 400))
