"""Watches what a page does behind its back: faults in the console, and requests to anybody but us."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Page, Request, WebSocket


class Watch:
    """Everything that went wrong in one browser window."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self._home = urlsplit(address).netloc
        self._context = context
        self._forgiven: list[str] = []
        self.faults: list[str] = []
        self.frames: list[str] = []
        """Every message that has come by a socket."""
        self.sent: list[str] = []
        """Every message that the page has sent by one."""
        context.on("request", self._ask)
        context.on("page", self._follow)

    def end(self) -> None:
        """Look away: what happens in this window from now on is somebody else's."""
        self._context.remove_listener("request", self._ask)
        self._context.remove_listener("page", self._follow)

    def forgive(self, pattern: str) -> None:
        """A fault that the test itself brings about."""
        self._forgiven.append(pattern)

    @property
    def unforgiven(self) -> list[str]:
        return [fault for fault in self.faults if not any(re.search(pattern, fault) for pattern in self._forgiven)]

    def _follow(self, page: Page) -> None:
        page.on("console", self._hear)
        page.on("pageerror", self._catch)
        page.on("websocket", self._listen)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"console: {message.text}")

    def _catch(self, error: Error) -> None:
        self.faults.append(f"error: {error}")

    def _listen(self, socket: WebSocket) -> None:
        self._look(socket.url)
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def _ask(self, request: Request) -> None:
        self._look(request.url)

    def _look(self, url: str) -> None:
        if urlsplit(url).netloc != self._home:
            self.faults.append(f"a request to somebody else: {url}")
