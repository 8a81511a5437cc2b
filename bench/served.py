"""The real server with two doors more: `/echo` says what it hears, `/cpu` tells how much time the process has used.

python -m bench.served serve --port=0 …
"""

from __future__ import annotations

import sys
import time

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from sumdeck.cli import main
from sumdeck.server import app, serve
from sumdeck.server.site import Site


def with_doors(site: Site) -> Starlette:
    """The application, and the two doors."""
    made = app.create_app(site)
    made.router.routes[:0] = [WebSocketRoute("/echo", echo), Route("/cpu", cpu)]
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


if __name__ == "__main__":
    serve.create_app = with_doors  # type: ignore[attr-defined]
    sys.exit(main())
