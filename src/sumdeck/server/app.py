"""The application: which path leads where, and what begins and ends with it."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, Mount, Route, Router, WebSocketRoute

from sumdeck.rules.game import Objection
from sumdeck.server import agreed, http, levels, looking_back, printing, tasks
from sumdeck.server.clubs import endpoints, learning, paper, visiting
from sumdeck.server.clubs import tasks as class_tasks
from sumdeck.server.clubs.socket import Watch
from sumdeck.server.http import get, post
from sumdeck.server.security import SafeHeaders
from sumdeck.server.site import Site
from sumdeck.server.sockets import Page


def below(path: str, routes: Sequence[BaseRoute]) -> Mount:
    """All routes that begin alike. None redirects: the address for it would be what the request says that ours is."""
    return Mount(path, Router(routes, redirect_slashes=False))


TABLE: Final = [
    get("/record", looking_back.get_record),
    get("/second-look", looking_back.get_second_look),
    post("/second-look", looking_back.try_again),
    post("/second-look/help", looking_back.help_again),
]
CLUB: Final = [
    post("/do", endpoints.do),
    post("/name", visiting.take_name),
    post("/want", visiting.want_name),
    post("/not-me", visiting.not_me),
    post("/come", visiting.come),
    post("/tell", visiting.tell),
    post("/task", class_tasks.tell),
    post("/again", visiting.play_again),
    post("/own-task", class_tasks.own),
    post("/task-results", class_tasks.results),
    post("/glance", endpoints.glance),
    post("/seat", visiting.seat_now),
    post("/spare", visiting.spare_seat),
    post("/look", endpoints.look),
    post("/learning", learning.get_learning),
    get("/standings.csv", endpoints.get_standings),
    get("/results.csv", endpoints.get_results),
    get("/bracket.pdf", paper.get_bracket),
    get("/certificates.pdf", paper.get_certificates),
    get("/stickers.pdf", paper.get_stickers),
]
API: Final = [
    get("/games", http.get_games),
    get("/words/{game}/{language}", http.get_words),
    get("/curriculum", levels.get_curriculum),
    post("/tables", http.make_table),
    below("/tables/{table}", TABLE),
    post("/join", http.join),
    post("/agreed", agreed.get_agreed),
    post("/replay", looking_back.replay),
    post("/play-on", looking_back.play_on),
    post("/task", tasks.look),
    post("/task/play", tasks.play),
    post("/task/search", tasks.search),
    post("/task/help", tasks.help_there),
    get("/print", printing.get_offer),
    get("/print/{what}.pdf", printing.get_paper),
    post("/clubs", endpoints.make_club),
    get("/club-questions", endpoints.get_questions),
    post("/find-club", visiting.find_club),
    get("/clubs/{club}", endpoints.get_club),
    below("/clubs/{club}", CLUB),
]


def create_app(site: Site) -> Starlette:
    """The application of a site. Its tables are taken up when it starts, and put down when it ends."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await site.service.start()
        await site.clubs.start()
        going_round = asyncio.create_task(site.go_round())
        try:
            yield
        finally:
            going_round.cancel()
            with suppress(asyncio.CancelledError):
                await going_round
            await site.clubs.stop()
            await site.service.stop()

    routes = [
        below("/api", API),
        get("/healthz", http.healthz),
        WebSocketRoute("/ws", Page.open),
        WebSocketRoute("/ws/club/{club}", Watch.open),
        Route("/{path:path}", site.pages.answer),
    ]
    handlers = dict.fromkeys((Objection, *http.FAULTS), http.refuse)
    app = Starlette(routes=routes, middleware=[Middleware(SafeHeaders)], exception_handlers=handlers, lifespan=lifespan)
    app.state.site = site
    return app
