"""What a club can print: its bracket, certificates when all is over, stickers for its tables and a poster for the wall."""

import re
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Any, Final, Self
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import Response

from sumdeck.club.codes import ClubCode
from sumdeck.club.progress import Progress
from sumdeck.rules.game import Refusal
from sumdeck.server.clubs.endpoints import as_file, club_of, ranked_club
from sumdeck.server.clubs.hosting import Club
from sumdeck.server.codes import WebCode
from sumdeck.server.http import check_pace, share_of
from sumdeck.server.site import Site
from sumdeck.words import LANGUAGES, say, speaking

SIZES: Final = ("a4", "letter")
"""The papers, the usual one first."""
HOST: Final = re.compile(r"([a-z0-9]([a-z0-9.-]{0,98}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(:[0-9]{1,5})?", re.IGNORECASE)
"""A name or an address, perhaps with a port: all that may stand in a link of ours."""


async def get_bracket(site: Site, request: Request) -> Response:
    """The whole plan, as it is on the screen."""
    asked = await PaperRequest.by(site, request, ranked_club)
    plan = await site.showing.plan(asked.club)
    if not plan.rounds:
        raise Refusal(ClubCode.NOT_BEGUN)
    return await asked.printed("bracket", plan)


async def get_certificates(site: Site, request: Request) -> Response:
    """A page for everybody, in the order of their places."""
    asked = await PaperRequest.by(site, request, ranked_club)
    progress, plan = asked.club.tournament.progress, await site.showing.plan(asked.club)
    computers = {entrant.id for entrant in progress.entrants if entrant.player}
    if not plan.over:
        raise Refusal(WebCode.NOT_OVER)
    with speaking(asked.language):
        date = date_of(progress)
    return await asked.printed("certificates", plan, date, computers)


async def get_stickers(site: Site, request: Request) -> Response:
    """The code for the wall, then a sticker for each table in the room."""
    asked = await PaperRequest.by(site, request)
    plan, code, link = await site.showing.plan(asked.club), asked.club.row.code, link_to(request, asked.club)
    return await asked.printed("stickers", plan, tables_in_room(asked.club.tournament.progress), link, code)


class PaperRequest:
    """What is asked for: the tournament, the paper and the language. Raises Refusal."""

    @classmethod
    async def by(cls, site: Site, request: Request, find: Callable[[Site, Request], Awaitable[Club]] = club_of) -> Self:
        check_pace(site, request)
        return cls(site, request, await find(site, request))

    def __init__(self, site: Site, request: Request, club: Club) -> None:
        self.site = site
        self.share = share_of(request)
        self.size = request.query_params.get("paper", SIZES[0])
        self.language = request.query_params.get("language", LANGUAGES[0])
        if self.size not in SIZES or self.language not in LANGUAGES:
            raise Refusal(WebCode.UNREADABLE)
        self.club = club

    async def printed(self, what: str, *drawn: Any) -> Response:
        """A file to print, as the module `drawing` draws it from all that follows."""
        body = await self.site.press.printed(self.share, self.club, drawn_by, what, self.language, self.size, *drawn)
        return Response(body, 200, as_file(self.club.tournament.progress.name, what, "pdf"), "application/pdf")


def drawn_by(what: str, language: str, size: str, *drawn: Any) -> bytes:
    from sumdeck.server.clubs import drawing  # not at the top: a site where nobody prints shall not wait for it

    with speaking(language):
        document: bytes = getattr(drawing, what)(size, *drawn)
        return document


def tables_in_room(progress: Progress) -> int:
    """How many tables there are in the room: as many as those who are here need, and as were ever in use."""
    here = sum(not entrant.gone for entrant in progress.entrants)
    return max(-(-here // progress.settings.seats), *(match.room_table for match in progress.matches), 0)


def date_of(progress: Progress) -> str:
    """The day of the last result, where this site stands; nothing, if there is none."""
    last = max((match.ended_at for match in progress.standing), default=0)
    if not last:
        return ""
    day = datetime.fromtimestamp(last / 1000).astimezone()
    return say("paper.day", day=day.day, month=say(f"paper.month.{day.month}"), year=day.year)


def link_to(request: Request, club: Club) -> str:
    """The page of a tournament, at the address that this request has come to. Raises Refusal for what is no address."""
    host = request.headers.get("host", "")
    if not HOST.fullmatch(host):
        raise Refusal(WebCode.UNREADABLE)
    return f"{request.scope['scheme']}://{host.lower()}/#/club/{quote(club.id, safe='')}"
