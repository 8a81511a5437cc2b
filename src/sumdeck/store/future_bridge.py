"""How an event loop hears of what the writer has settled: it is woken once for all that came true meanwhile.

`asyncio.wrap_future` wakes it for each future, which costs more than writing the event.
"""

import asyncio
from collections import deque
from concurrent.futures import Future
from typing import Any, TypeVar

T = TypeVar("T")


class Promise:
    """What another thread keeps to one event loop alone. It has no locks, which a future has for whoever waits in a thread."""

    __slots__ = ("_bridge", "awaited")

    def __init__(self, bridge: "FutureBridge", awaited: asyncio.Future[Any]) -> None:
        self._bridge = bridge
        self.awaited = awaited
        """Whoever gives up waiting for it does not stop it."""

    def set_result(self, result: Any) -> None:
        self._bridge.wake(self.awaited, result)

    def set_exception(self, fault: BaseException | None) -> None:
        self._bridge.wake(self.awaited, None, fault)


class FutureBridge:
    """Between another thread and one event loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._settled: deque[tuple[asyncio.Future[Any], Any, BaseException | None]] = deque()
        self._woken = False

    def promise(self) -> Promise:
        """Something that another thread shall do."""
        return Promise(self, self._loop.create_future())

    def awaited(self, future: Future[T]) -> asyncio.Future[T]:
        """The same future for the event loop. Whoever gives up waiting for it does not stop it."""
        wanted: asyncio.Future[T] = self._loop.create_future()

        def tell(done: Future[T]) -> None:
            fault = done.exception()
            self.wake(wanted, None if fault else done.result(), fault)

        future.add_done_callback(tell)
        return wanted

    def wake(self, awaited: asyncio.Future[Any], result: Any, fault: BaseException | None = None) -> None:
        """In whatever thread: put it down first and look whether it was woken then, so that `_answer` cannot miss it."""
        self._settled.append((awaited, result, fault))
        if not self._woken and not self._loop.is_closed():
            self._woken = True
            self._loop.call_soon_threadsafe(self._answer)

    def _answer(self) -> None:
        """In the loop: be ready to be woken again first."""
        self._woken = False
        while self._settled:
            awaited, result, fault = self._settled.popleft()
            if awaited.cancelled():
                continue
            if fault is not None:
                awaited.set_exception(fault)
            else:
                awaited.set_result(result)
