"""Processes for whatever takes long: computer players, hints, second looks, plans and paper. The event loop never waits for them.

What a worker is sent is what it may know: a computer player gets the view of its seat. Everybody has a share: addresses take
turns, and at one address its tables do. Workers are started when there is something to do; one that takes too long is ended.
"""

from __future__ import annotations

import asyncio
import json
import pickle
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from os import cpu_count
from threading import Lock
from typing import IO, Any, Final, NamedTuple, Protocol, TypeVar

from sumdeck.rules.game import Refusal
from sumdeck.server.codes import WebCode
from sumdeck.server.worker import dump, receive, send

T = TypeVar("T")
MOST: Final = max(1, min(4, (cpu_count() or 2) - 1))
"""So many workers at the most: they leave a core to whoever plays."""
START: Final = "import json, sys; sys.path[:] = json.loads(sys.argv[1]); from sumdeck.server.worker import main; main()"
PATIENCE: Final = 20.0
"""Seconds of the processor that a job may take. Whoever searches ends long before that (`thinking.LONGEST`)."""
BUSY: Final = 10
"""So many times as long it may take by the clock: that others keep the machine busy is not its fault."""


class Lost(Refusal):
    """A worker has ended in the middle of a job, or was ended because the job took too long."""

    def __init__(self) -> None:
        super().__init__(WebCode.LOST)


class Share(NamedTuple):
    """For whom something is done."""

    address: str = ""
    table: str = ""


NOBODY: Final = Share()


class Work(Protocol):
    """Does what is asked elsewhere, and lets one wait for it."""

    async def do(self, share: Share, work: Callable[..., T], *arguments: Any) -> T:
        """What a function of a module gives. Raises what it raises, or Lost."""

    def stop(self) -> None:
        """Do no more."""

    def counts(self) -> Mapping[str, float]:
        """How many wait, how many work, and how many had to be ended."""


class Workers:
    """Some processes, and who waits for them."""

    def __init__(self, most: int = MOST, patience: float = PATIENCE, longest: float = 0) -> None:
        self._patience = patience
        self._longest = longest or BUSY * patience
        self._idle = [Worker() for _ in range(most)]
        self._all = tuple(self._idle)
        self._threads = ThreadPoolExecutor(most, "workers")  # they only wait for the processes
        self._waiting: dict[str, dict[str, deque[asyncio.Future[Worker]]]] = {}
        self.lost = 0
        """How many workers have ended in the middle of a job, or were ended."""

    def __len__(self) -> int:
        return sum(len(queue) for tables in self._waiting.values() for queue in tables.values())

    def counts(self) -> Mapping[str, float]:
        return {"waiting": len(self), "busy": self.busy, "lost": self.lost}

    @property
    def busy(self) -> int:
        return len(self._all) - len(self._idle)

    async def do(self, share: Share, work: Callable[..., T], *arguments: Any) -> T:
        """Have something done, when it is the turn of this share."""
        worker = await self._turn(share)
        loop = asyncio.get_running_loop()
        alarm = loop.call_later(self._longest, worker.kill)
        asked = loop.run_in_executor(self._threads, worker.ask, self._patience, work, arguments)

        def over(done: asyncio.Future[tuple[bool, Any]]) -> None:
            alarm.cancel()
            self.lost += not done.cancelled() and isinstance(done.exception(), Lost)
            self._free(worker)

        asked.add_done_callback(over)
        done, answer = await asyncio.shield(asked)  # whoever stops waiting does not stop it
        if not done:
            raise answer
        result: T = answer
        return result

    def stop(self) -> None:
        """End every process. Whoever waits hears that it is lost."""
        waiting = [turn for tables in self._waiting.values() for queue in tables.values() for turn in queue if not turn.done()]
        self._waiting.clear()
        for turn in waiting:
            turn.set_exception(Lost())
        for worker in self._all:
            worker.close()
        self._threads.shutdown()
        for worker in self._all:
            worker.bury()

    async def _turn(self, share: Share) -> Worker:
        if self._idle:
            return self._idle.pop()
        mine: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(share.address, {}).setdefault(share.table, deque()).append(mine)
        try:
            return await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled() and mine.exception() is None:
                self._free(mine.result())
            raise

    def _free(self, worker: Worker) -> None:
        """Give a worker to whoever is next: the address that has waited longest since its last turn, and there the table."""
        while self._waiting:
            address, tables = next(iter(self._waiting.items()))
            table, queue = next(iter(tables.items()))
            turn = queue.popleft()
            del tables[table], self._waiting[address]
            if queue:
                tables[table] = queue
            if tables:
                self._waiting[address] = tables
            if not turn.done():
                turn.set_result(worker)
                return
        self._idle.append(worker)


class Worker:
    """One process, started when it is first asked something, and again when it has been lost."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False
        self._lock = Lock()

    def ask(self, patience: float, work: Callable[..., object], arguments: tuple[Any, ...]) -> tuple[bool, Any]:
        """Have a job done, and wait for it. Returns whether it was done, and what came of it. Raises Lost."""
        job = dump((patience, work, arguments))
        jobs, answers = self._pipes()
        try:
            send(jobs, job)
            answer = receive(answers)
        except OSError:
            answer = b""
        if not answer:
            self.bury()
            raise Lost
        done, result = pickle.loads(answer)
        return done, result

    def kill(self) -> None:
        """End the process, whatever it does. Who waits for it notices, and another is started for the next job."""
        with self._lock:
            if self._process is not None:
                self._process.kill()

    def close(self) -> None:
        self._closed = True
        self.kill()

    def _pipes(self) -> tuple[IO[bytes], IO[bytes]]:
        with self._lock:
            if self._closed:
                raise Lost
            if self._process is None:
                command = [sys.executable, "-c", START, json.dumps(sys.path)]  # games may lie where only we would look
                self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            assert self._process.stdin is not None
            assert self._process.stdout is not None
            return self._process.stdin, self._process.stdout

    def bury(self) -> None:
        """Leave nothing behind of a process that has ended."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            with suppress(OSError):  # what was not sent cannot be sent any more
                process.communicate()
