"""How an event loop hears of what the writer has settled: it is woken once for all that came true meanwhile.

`asyncio.wrap_future` wakes it for each future, which costs more than writing the event.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Future
from contextvars import Context
from functools import partial
from typing import Any, TypeVar

T = TypeVar("T")


class Promise:
    """What another thread keeps to one event loop alone, which awaits it like a future.

    It has no locks, which a future has for whoever waits in a thread; and who has waited goes on in the callback that says so.
    Whoever gives up waiting for it does not stop it.
    """

    __slots__ = ("_asyncio_future_blocking", "_bridge", "_fault", "_kept", "_result", "_waiting")

    def __init__(self, bridge: "FutureBridge") -> None:
        self._bridge = bridge
        self._kept = self._asyncio_future_blocking = False
        self._waiting: list[tuple[Callable[[Any], object], Context | None]] = []

    # In the other thread

    def set_result(self, result: Any) -> None:
        self._settle(result, None)

    def set_exception(self, fault: BaseException | None) -> None:
        self._settle(None, fault)

    def _settle(self, result: Any, fault: BaseException | None) -> None:
        self._bridge.call(lambda: self._tell(result, fault))

    # In the event loop, whose tasks ask for all of this

    def __await__(self) -> Generator[Any, None, Any]:
        if not self._kept:
            self._asyncio_future_blocking = True
            yield self
        return self.result()

    def add_done_callback(self, call: Callable[[Any], object], *, context: Context | None = None) -> None:
        if self._kept:
            self.get_loop().call_soon(call, self, context=context)
        else:
            self._waiting.append((call, context))

    def result(self) -> Any:
        if self._fault is not None:
            raise self._fault
        return self._result

    def cancel(self, _: object = None) -> bool:
        """Let whoever waits do so no more."""
        self.get_loop().call_soon(self._tell, None, asyncio.CancelledError())
        return not self._kept

    def get_loop(self) -> asyncio.AbstractEventLoop:
        return self._bridge.loop

    def _tell(self, result: Any, fault: BaseException | None) -> None:
        if self._kept:
            return
        self._kept, self._result, self._fault = True, result, fault
        for call, context in self._waiting:
            if context is None:
                call(self)
            else:
                context.run(call, self)


class FutureBridge:
    """Between another thread and one event loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self._calls: deque[Callable[[], None]] = deque()
        self._woken = False

    def promise(self) -> Promise:
        """Something that another thread shall do."""
        return Promise(self)

    def awaited(self, future: Future[T]) -> asyncio.Future[T]:
        """The same future for the event loop. Whoever gives up waiting for it does not stop it."""
        wanted: asyncio.Future[T] = self.loop.create_future()
        future.add_done_callback(lambda done: self.call(partial(_pass_on, done, wanted)))
        return wanted

    def call(self, what: Callable[[], None]) -> None:
        """In whatever thread: put it down first and look whether it was woken then, so that `_answer` cannot miss it."""
        self._calls.append(what)
        if not self._woken and not self.loop.is_closed():
            self._woken = True
            self.loop.call_soon_threadsafe(self._answer)

    def _answer(self) -> None:
        """In the loop: be ready to be woken again first."""
        self._woken = False
        while self._calls:
            try:
                self._calls.popleft()()
            except Exception as fault:  # the others have waited for something else
                self.loop.call_exception_handler({"message": "what waited for the store has failed", "exception": fault})


def _pass_on(done: Future[T], wanted: asyncio.Future[T]) -> None:
    if wanted.cancelled():
        return
    if (fault := done.exception()) is not None:
        wanted.set_exception(fault)
    else:
        wanted.set_result(done.result())
