"""What waits to be sent to one page. It is bounded: a page that does not listen is cut off, and comes back when it can."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from sumdeck.server.limits import Limits


class Outbox:
    """Messages in their order, for whoever carries them to the page."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self._limits = limits
        self._clock = clock
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._more = asyncio.Event()
        self._since = 0.0
        self.closed = False

    def put(self, message: bytes) -> bool:
        """Let a message be sent as soon as may be; False if too much waits already."""
        self._waiting.append(message)
        self._bytes += len(message)
        self._more.set()
        return len(self._waiting) <= self._limits.queued_messages and self._bytes <= self._limits.queued_bytes

    def close(self) -> None:
        """Send what waits, and no more."""
        self.closed = True
        self._more.set()

    def is_stuck(self) -> bool:
        """Whether the page has not taken a message for longer than we are patient."""
        return self._since > 0 and self._clock() - self._since > self._limits.patience_seconds

    async def carry(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send everything, one after the other, until the box is closed and empty."""
        while self._waiting or not self.closed:
            if not self._waiting:
                self._more.clear()
                await self._more.wait()
                continue
            message = self._waiting.popleft()
            self._since = self._clock()
            await send(message.decode())
            self._since = 0.0
            self._bytes -= len(message)
