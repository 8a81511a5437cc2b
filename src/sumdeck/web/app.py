"""The application: which path leads where, and what begins and ends with it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route, WebSocketRoute

from sumdeck.web import http, looking_back
from sumdeck.web.house import House
from sumdeck.web.security import SafeHeaders
from sumdeck.web.sockets import open_socket


def create_app(house: House) -> Starlette:
    """The application of a house. Its tables are taken up when it starts, and put down when it ends."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.service.start()
        going_round = asyncio.create_task(house.go_round())
        try:
            yield
        finally:
            going_round.cancel()
            with suppress(asyncio.CancelledError):
                await going_round
            await house.service.stop()

    routes = [
        Route("/api/games", http.answering(http.get_games)),
        Route("/api/tables", http.answering(http.make_table), methods=["POST"]),
        Route("/api/join", http.answering(http.join), methods=["POST"]),
        Route("/api/tables/{table}/record", http.answering(looking_back.get_record)),
        Route("/api/tables/{table}/second-look", http.answering(looking_back.get_second_look)),
        Route("/api/tables/{table}/second-look", http.answering(looking_back.try_again), methods=["POST"]),
        Route("/api/tables/{table}/second-look/help", http.answering(looking_back.help_again), methods=["POST"]),
        Route("/api/replay", http.answering(looking_back.replay), methods=["POST"]),
        Route("/api/play-on", http.answering(looking_back.play_on), methods=["POST"]),
        Route("/api/{path:path}", http.answering(http.no_such_page), methods=["GET", "POST"]),
        Route("/healthz", http.answering(http.healthz)),
        WebSocketRoute("/ws", open_socket),
        Route("/{path:path}", house.pages.answer),
    ]
    app = Starlette(routes=routes, middleware=[Middleware(SafeHeaders)], lifespan=lifespan)
    app.state.house = house
    return app
