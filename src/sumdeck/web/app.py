"""The application: which path leads where, and what begins and ends with it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route, WebSocketRoute

from sumdeck.web import agreed, http, looking_back
from sumdeck.web.clubs import endpoints, paper, visiting
from sumdeck.web.clubs.socket import open_club_socket
from sumdeck.web.house import House
from sumdeck.web.security import SafeHeaders
from sumdeck.web.sockets import open_socket


def create_app(house: House) -> Starlette:
    """The application of a house. Its tables are taken up when it starts, and put down when it ends."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.service.start()
        await house.clubs.start()
        going_round = asyncio.create_task(house.go_round())
        try:
            yield
        finally:
            going_round.cancel()
            with suppress(asyncio.CancelledError):
                await going_round
            await house.clubs.stop()
            await house.service.stop()

    routes = [
        Route("/api/games", http.answering(http.get_games)),
        Route("/api/tables", http.answering(http.make_table), methods=["POST"]),
        Route("/api/join", http.answering(http.join), methods=["POST"]),
        Route("/api/agreed", http.answering(agreed.get_agreed), methods=["POST"]),
        Route("/api/tables/{table}/record", http.answering(looking_back.get_record)),
        Route("/api/tables/{table}/second-look", http.answering(looking_back.get_second_look)),
        Route("/api/tables/{table}/second-look", http.answering(looking_back.try_again), methods=["POST"]),
        Route("/api/tables/{table}/second-look/help", http.answering(looking_back.help_again), methods=["POST"]),
        Route("/api/replay", http.answering(looking_back.replay), methods=["POST"]),
        Route("/api/play-on", http.answering(looking_back.play_on), methods=["POST"]),
        Route("/api/clubs", http.answering(endpoints.make_club), methods=["POST"]),
        Route("/api/club-questions", http.answering(endpoints.get_questions)),
        Route("/api/find-club", http.answering(visiting.find_club), methods=["POST"]),
        Route("/api/clubs/{club}", http.answering(endpoints.get_club)),
        Route("/api/clubs/{club}/do", http.answering(endpoints.do), methods=["POST"]),
        Route("/api/clubs/{club}/name", http.answering(visiting.take_name), methods=["POST"]),
        Route("/api/clubs/{club}/come", http.answering(visiting.come), methods=["POST"]),
        Route("/api/clubs/{club}/tell", http.answering(visiting.tell), methods=["POST"]),
        Route("/api/clubs/{club}/glance", http.answering(endpoints.glance), methods=["POST"]),
        Route("/api/clubs/{club}/seat", http.answering(visiting.seat_now), methods=["POST"]),
        Route("/api/clubs/{club}/look", http.answering(endpoints.look), methods=["POST"]),
        Route("/api/clubs/{club}/standings.csv", http.answering(endpoints.get_standings)),
        Route("/api/clubs/{club}/results.csv", http.answering(endpoints.get_results)),
        Route("/api/clubs/{club}/bracket.pdf", http.answering(paper.get_bracket)),
        Route("/api/clubs/{club}/certificates.pdf", http.answering(paper.get_certificates)),
        Route("/api/clubs/{club}/stickers.pdf", http.answering(paper.get_stickers)),
        Route("/api/{path:path}", http.answering(http.no_such_page), methods=["GET", "POST"]),
        Route("/healthz", http.answering(http.healthz)),
        WebSocketRoute("/ws", open_socket),
        WebSocketRoute("/ws/club/{club}", open_club_socket),
        Route("/{path:path}", house.pages.answer),
    ]
    app = Starlette(routes=routes, middleware=[Middleware(SafeHeaders)], lifespan=lifespan)
    app.state.house = house
    return app
