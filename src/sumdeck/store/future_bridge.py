"""How an event loop hears of what the writer has settled: it is woken once for all that came true meanwhile.

`asyncio.wrap_future` wakes it for each future, which costs more than writing the event.
"""

import asyncio
from collections import deque
from concurrent.futures import Future
from typing import Any, TypeVar

T = TypeVar("T")


class FutureBridge:
    """Between another thread and one event loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._settled: deque[tuple[Future[Any], asyncio.Future[Any]]] = deque()
        self._woken = False

    def awaited(self, future: Future[T]) -> asyncio.Future[T]:
        """The same future for the event loop. Whoever gives up waiting for it does not stop it."""
        wanted: asyncio.Future[T] = self._loop.create_future()
        future.add_done_callback(lambda done: self._wake(done, wanted))
        return wanted

    def _wake(self, done: Future[Any], awaited: asyncio.Future[Any]) -> None:
        """In whatever thread: put it down first and look whether it was woken then, so that `_answer` cannot miss it."""
        self._settled.append((done, awaited))
        if not self._woken and not self._loop.is_closed():
            self._woken = True
            self._loop.call_soon_threadsafe(self._answer)

    def _answer(self) -> None:
        """In the loop: be ready to be woken again first."""
        self._woken = False
        while self._settled:
            done, awaited = self._settled.popleft()
            if awaited.cancelled():
                continue
            if (fault := done.exception()) is not None:
                awaited.set_exception(fault)
            else:
                awaited.set_result(done.result())
