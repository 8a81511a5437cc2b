"""The one thread that writes. What queued up while the last commit ran goes into the next transaction, all of it at once.

Whoever writes gets a future, which comes true when the commit is on the disk. If some changes of a transaction clash with what is
there, only they fail.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from queue import SimpleQueue
from threading import Lock, Thread, Timer
from time import monotonic, sleep
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from sumdeck.store.changes import Change, Clash, Write, reason, run
from sumdeck.store.errors import Code, Fenced, StoreError, trouble
from sumdeck.store.future_bridge import Promise
from sumdeck.store.leases import Held, fences
from sumdeck.store.place import APPENDING, WRITING

T = TypeVar("T")

GATHER: Final = 0.01
"""Seconds for which a commit waits for others while several write at once: a commit costs as much as several moves. Who writes
alone waits for nobody."""
RESTS: Final = 4
"""So many times as long as a step has taken it is rested after it: whoever erases again and again keeps nobody from writing."""
MOST: Final = 1000
"""So many jobs go into one transaction at most, so that the first need not wait for ever."""


def begun() -> Future[Any]:
    """A future that nobody can cancel: later events may rely on it."""
    future: Future[Any] = Future()
    future.set_running_or_notify_cancel()
    return future


@dataclass(eq=False)
class WriteJob:
    """Changes that are made together or not at all."""

    steps: Sequence[tuple[Change, Sequence[Write]]]
    """Each change with its values: nobody can alter an event once it has been handed over."""
    held: Held | None
    """The lease under which all this was decided, where others could have taken it since."""
    done: Future[None] | Promise


@dataclass(eq=False)
class Errand:
    """Something else that only the writer may do, in its turn and by itself."""

    work: Callable[[Engine], Any]
    done: Future[Any] = field(default_factory=begun)


@dataclass(eq=False)
class Chore:
    """Something long that is done step by step, with what others want in between."""

    steps: Iterator[None]
    done: Future[None] = field(default_factory=begun)


class Writer:
    """The thread and its queue."""

    def __init__(self, engine: Engine, where: str) -> None:
        self._engine = engine.execution_options(**WRITING)
        self._appending = engine.execution_options(**APPENDING)
        self._where = where
        self._queue: SimpleQueue[WriteJob | Errand | Chore | None] = SimpleQueue()
        self._closed = False
        self._lock = Lock()
        self._connection: Connection | None = None
        """Kept from one transaction to the next: to borrow it and to give it back costs as much as to write a move."""
        self._thread = Thread(target=self._live, name="store-writer", daemon=True)
        self._thread.start()

    def write(self, changes: Sequence[Change], held: Held | None = None) -> Future[None]:
        """Have changes made, together or not at all."""
        done: Future[None] = begun()
        self.keep(changes, held, done)
        return done

    def keep(self, changes: Sequence[Change], held: Held | None, done: Future[None] | Promise) -> None:
        """Have changes made, and let this come true then."""
        self._put(WriteJob([(change, list(change.writes())) for change in changes], held, done))

    def do(self, work: Callable[[Engine], T]) -> Future[T]:
        """Have something else done between two transactions."""
        task = Errand(work)
        self._put(task)
        return task.done

    def do_in_steps(self, steps: Callable[[Engine], Iterator[None]]) -> Future[None]:
        """Have something long done; the future comes true at its end, or when the writer is closed before."""
        chore = Chore(steps(self._engine))
        self._put(chore)
        return chore.done

    def close(self) -> None:
        with self._lock:
            if not self._closed:
                self._queue.put(None)
            self._closed = True
        self._thread.join()

    def _put(self, item: WriteJob | Errand | Chore) -> None:
        with self._lock:
            if self._closed:
                raise StoreError(Code.CLOSED)
            self._queue.put(item)

    def _live(self) -> None:
        busy = False
        while True:
            taken = [self._queue.get()]
            if busy:
                sleep(GATHER)
            while len(taken) < MOST and not self._queue.empty():
                taken.append(self._queue.get())
            jobs: list[WriteJob] = []
            for item in taken:
                if isinstance(item, WriteJob):
                    jobs.append(item)
                    continue
                self._settle(jobs)
                jobs = []
                if item is None:
                    self._let_go()
                    return
                if isinstance(item, Chore):
                    self._go_on(item)
                else:
                    self._perform(item)
            self._settle(jobs)
            busy = len(taken) > 1

    def _settle(self, jobs: Sequence[WriteJob]) -> None:
        """Make the changes of these jobs, and let each know."""
        refused: dict[WriteJob, StoreError] = {}
        try:
            if jobs:
                refused = self._commit(jobs)
        except BaseException as fault:  # whatever it is: somebody waits for each of them
            why = trouble(fault, self._where) if isinstance(fault, SQLAlchemyError) else fault
            for job in jobs:
                job.done.set_exception(why)
            return
        for job in jobs:
            if job in refused:
                job.done.set_exception(refused[job])
            else:
                job.done.set_result(None)

    def _commit(self, jobs: Sequence[WriteJob]) -> dict[WriteJob, StoreError]:
        """Write these jobs in one transaction; returns those that clash, which are left out, and why."""
        try:
            return self._transact(lambda connection: all_at_once(connection, jobs))
        except Clash:
            return self._transact(lambda connection: one_by_one(connection, jobs))

    def _transact(self, work: Callable[[Connection], T]) -> T:
        """Do some work in a transaction: once more if the connection was found broken, but never after the word to commit."""
        committing = False
        for last_time in (False, True):
            try:
                connection = self._connection = self._connection or self._appending.connect()
                with connection.begin() as transaction:
                    result = work(connection)
                    committing = True
                    transaction.commit()
                    return result
            except DBAPIError as fault:
                self._let_go()
                if last_time or committing or not fault.connection_invalidated:
                    raise
            except BaseException:
                self._let_go()
                raise
        raise AssertionError("the second time is the last")

    def _let_go(self) -> None:
        """Have the next transaction find a connection of its own."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _go_on(self, chore: Chore) -> None:
        """Take one step, and rest: whoever writes meanwhile seldom meets one."""
        begun = monotonic()
        try:
            next(chore.steps)
        except StopIteration:
            chore.done.set_result(None)
        except BaseException as fault:
            chore.done.set_exception(trouble(fault, self._where) if isinstance(fault, SQLAlchemyError) else fault)
        else:
            rest = Timer(RESTS * (monotonic() - begun), self._take_up, (chore,))
            rest.daemon = True
            rest.start()

    def _take_up(self, chore: Chore) -> None:
        with self._lock:
            if self._closed:
                chore.done.set_result(None)
            else:
                self._queue.put(chore)

    def _perform(self, task: Errand) -> None:
        try:
            result = task.work(self._engine)
        except BaseException as fault:
            task.done.set_exception(trouble(fault, self._where) if isinstance(fault, SQLAlchemyError) else fault)
        else:
            task.done.set_result(result)


def writes_of(jobs: Iterable[WriteJob]) -> Iterator[Write]:
    """Everything that these jobs write, in order."""
    for job in jobs:
        for _, writes in job.steps:
            yield from writes


def all_at_once(connection: Connection, jobs: Sequence[WriteJob]) -> dict[WriteJob, StoreError]:
    """Write all jobs but those that are fenced off; returns why. Raises Clash."""
    refused = fenced(connection, jobs)
    run(connection, writes_of(job for job in jobs if job not in refused))
    return refused


def one_by_one(connection: Connection, jobs: Sequence[WriteJob]) -> dict[WriteJob, StoreError]:
    """Write each job, but leave out those that are fenced off or clash; returns why."""
    refused = fenced(connection, jobs)
    for job in jobs:
        if job in refused:
            continue
        try:
            with connection.begin_nested():
                for change, writes in job.steps:
                    run(connection, writes, change)
        except Clash as clash:
            refused[job] = reason(connection, clash.change)
    return refused


def fenced(connection: Connection, jobs: Iterable[WriteJob]) -> dict[WriteJob, StoreError]:
    """The jobs whose lease somebody else has taken, or has had since."""
    held = {job: job.held for job in jobs if job.held is not None}
    now = fences(connection, {lease.name for lease in held.values()})
    return {job: Fenced(Code.ELSEWHERE) for job, lease in held.items() if now.get(lease.name) != lease.fence}
