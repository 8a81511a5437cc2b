"""What a club can print: its bracket, certificates when all is over, stickers for its tables and a poster for the wall."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime
from typing import Final
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import Response

from sumdeck.club import ClubCode, Plan, PlanTable, Progress
from sumdeck.club.plan import COMING, GONE
from sumdeck.language import say
from sumdeck.paper import PAPERS, Certificate, Sticker, bracket, certificates, printable, stickers
from sumdeck.paper.measures import Paper
from sumdeck.rules.game import Refusal
from sumdeck.web.clubs.endpoints import club_of
from sumdeck.web.clubs.hosting import Club
from sumdeck.web.codes import WebCode
from sumdeck.web.house import House, address_of

HOST: Final = re.compile(r"([a-z0-9]([a-z0-9.-]{0,98}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(:[0-9]{1,5})?", re.IGNORECASE)
"""A name or an address, perhaps with a port: all that may stand in a link of ours."""


async def get_bracket(house: House, request: Request) -> Response:
    """The whole plan, as it is on the screen."""
    club, paper = asked(house, request)
    plan = house.showing.plan(club)
    if not plan.rounds:
        raise Refusal(ClubCode.NOT_BEGUN)
    return await printed(house, club, "bracket", paper, lambda: bracket(plan, paper))


async def get_certificates(house: House, request: Request) -> Response:
    """A page for everybody, in the order of their places."""
    club, paper = asked(house, request)
    plan = house.showing.plan(club)
    if not plan.over:
        raise Refusal(WebCode.NOT_OVER)
    date = date_of(club.tournament.progress)
    return await printed(house, club, "certificates", paper, lambda: certificates(earned(plan, date), paper))


async def get_stickers(house: House, request: Request) -> Response:
    """The code for the wall, then a sticker for each table of the round."""
    club, paper = asked(house, request)
    link, plan = link_to(request, club), house.showing.plan(club)
    name, code = shown(plan.name), club.row.code
    poster = Sticker(say("paper.poster"), link, code, name)
    wanted = [
        Sticker(say("paper.numbered_game", number=table.number), link, code, name, tuple(seat.name for seat in table.seats))
        for table in tables_now(plan)
    ]
    return await printed(house, club, "stickers", paper, lambda: stickers(wanted, paper, poster), link)


def asked(house: House, request: Request) -> tuple[Club, Paper]:
    """The tournament and the paper of a request. Raises Refusal."""
    if not house.visits.take(address_of(request)):
        raise Refusal(WebCode.TOO_FAST)
    paper = PAPERS.get(request.query_params.get("paper", "a4"))
    if paper is None:
        raise Refusal(WebCode.UNREADABLE)
    return club_of(house, request), paper


async def printed(house: House, club: Club, name: str, paper: Paper, draw: Callable[[], bytes], link: str = "") -> Response:
    """A file to print."""
    body = await house.press.printed(club, (name, paper.name, link), draw)
    headers = {"content-disposition": f'attachment; filename="{name}.pdf"', "cache-control": "no-store"}
    return Response(body, 200, headers, "application/pdf")


def earned(plan: Plan, date: str) -> list[Certificate]:
    """Everybody's certificate. Who has left before the end took part."""
    return [
        Certificate(shown(row.name), shown(plan.name), date, None if row.status == GONE else row.place) for row in plan.standings
    ]


def shown(name: str) -> str:
    """A name as far as we can print it: nothing, which leaves room for a pen, where letters of it are missing."""
    return name if printable(name) else ""


def date_of(progress: Progress) -> str:
    """The day of the last result, where this house stands; nothing, if there is none."""
    last = max((match.ended_at for match in progress.standing), default=0)
    if not last:
        return ""
    day = datetime.fromtimestamp(last / 1000).astimezone()
    return say("paper.day", day=day.day, month=say(f"paper.month.{day.month}"), year=str(day.year))


def tables_now(plan: Plan) -> list[PlanTable]:
    """The games of the last round that is drawn."""
    drawn = [[table for table in number.tables if table.status != COMING] for number in plan.rounds]
    return [table for table in next(filter(None, reversed(drawn)), []) if len(table.seats) > 1]


def link_to(request: Request, club: Club) -> str:
    """The page of a tournament, at the address that this request has come to. Raises Refusal for what is no address."""
    host = request.headers.get("host", "")
    if not HOST.fullmatch(host):
        raise Refusal(WebCode.UNREADABLE)
    return f"{request.scope['scheme']}://{host.lower()}/#/club/{quote(club.id, safe='')}"
