"""The real server with three doors more: `/echo` says what it hears, `/cpu` tells how much time the process has used.

`/longest` tells how long one callback has kept the event loop at most, in CPU time, where the environment asks for it: every
callback is timed then.

python -m bench.served serve --port=0 …
"""

from __future__ import annotations

import asyncio
import os
import sys
import time

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from bench.parts import Parts
from sumdeck.cli import main
from sumdeck.server import app, serve
from sumdeck.server.site import Site


def with_doors(site: Site) -> Starlette:
    """The application, and the three doors."""
    made = app.create_app(site)
    made.router.routes[:0] = [
        *(WebSocketRoute("/echo", echo), Route("/cpu", cpu)),
        *(Route("/longest", longest), Route("/parts", parts)),
    ]
    return made


async def echo(websocket: WebSocket) -> None:
    """Say what is heard."""
    await websocket.accept()
    try:
        while True:
            await websocket.send_text(await websocket.receive_text())
    except WebSocketDisconnect:
        return


async def cpu(request: Request) -> PlainTextResponse:
    """The CPU time of this process, in seconds."""
    return PlainTextResponse(str(time.process_time()))


async def longest(request: Request) -> PlainTextResponse:
    """The CPU time of the longest callback since somebody last asked, in seconds."""
    kept, KEPT[:] = KEPT[0], [0.0]
    return PlainTextResponse(str(kept))


async def parts(request: Request) -> JSONResponse:
    """The CPU time of each step of a move so far, in seconds."""
    return JSONResponse(PARTS.told())


def time_callbacks() -> None:
    """From now on note whatever keeps an event loop longer than all before it."""
    run = asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        begun = time.thread_time()
        run(handle)
        KEPT[:] = [max(time.thread_time() - begun, *KEPT)]

    asyncio.Handle._run = timed  # type: ignore[method-assign,assignment]


KEPT = [0.0]
TIMED, IN_PARTS = "SUMDECK_BENCH_TIMED", "SUMDECK_BENCH_PARTS"
PARTS = Parts()

if __name__ == "__main__":
    if TIMED in os.environ:
        time_callbacks()
    if IN_PARTS in os.environ:
        PARTS.begin()
    serve.create_app = with_doors  # type: ignore[attr-defined]
    sys.exit(main())
