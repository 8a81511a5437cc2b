"""What is begun at once, in the callback that asks for it, and goes on in the callback of what it has waited for.

A task waits for its turn in the event loop before each of these, which costs as much as to judge a sentence.
"""

import asyncio
from collections.abc import Coroutine
from typing import Any


class AtOnce:
    """A coroutine that nobody stops and that asks for nothing of its task: `asyncio.timeout`, say, needs one."""

    def __init__(self, work: Coroutine[Any, Any, None]) -> None:
        self._work = work
        self._go_on()

    def _go_on(self, _: object = None) -> None:
        try:
            awaited = self._work.send(None)
        except StopIteration:
            return
        if awaited is None:  # it only lets others go first
            asyncio.get_running_loop().call_soon(self._go_on)
        else:
            awaited._asyncio_future_blocking = False
            awaited.add_done_callback(self._go_on)
