"""Many games on many cores: the same results in the same order, however many processes there are.

Processes are started afresh (`spawn`), not copied, so that it works alike on every system; a script that calls this keeps its own
work behind `if __name__ == "__main__":`.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from sumdeck.research.match import Failed, Job, Match, Row, Series


def play_all(match: Match, jobs: Sequence[Job], workers: int) -> Iterator[list[Row]]:
    """The rows of each job, in the order of the jobs. Raises Failed at the first that fails; all before it have been given."""
    if workers == 1 or len(jobs) < 2:
        series = Series(match)
        for job in jobs:
            yield series.play(job)
    else:
        yield from _played_together(match, jobs, min(workers, len(jobs)))


@dataclass(frozen=True)
class Worker:
    """A process that plays, and the line to it."""

    process: SpawnProcess
    line: Connection


def _played_together(match: Match, jobs: Sequence[Job], workers: int) -> Iterator[list[Row]]:
    crew: list[Worker] = []
    try:
        with _deaf_to_interrupts():
            for _ in range(workers):
                crew.append(_hire(match))
        yield from _in_order(crew, jobs)
    finally:
        for worker in crew:
            worker.process.terminate()
        for worker in crew:
            worker.process.join()
            worker.line.close()


def _hire(match: Match) -> Worker:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(match, theirs), daemon=True)
    process.start()
    theirs.close()
    return Worker(process, ours)


def _work(match: Match, line: Connection) -> None:
    """What a process does: play what it is given, until nobody is there any more."""
    series: Series | None = None
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            job = line.recv()
            try:
                series = series or Series(match)
                line.send(series.play(job))
            except Failed as failed:
                line.send(failed)
            except LookupError as missing:  # a game that only the first process knows of
                line.send(Failed(f"deal number {job.number}, in a process of its own: {missing.args[0]}"))


def _in_order(crew: Sequence[Worker], jobs: Sequence[Job]) -> Iterator[list[Row]]:
    """Keep everyone busy, and put what comes back into its order."""
    doing: dict[Connection, int] = {}
    idle = [worker.line for worker in crew]
    done: dict[int, list[Row] | Failed] = {}
    given = told = 0
    while told < len(jobs):
        while idle and given < len(jobs):
            line = idle.pop()
            doing[line] = given
            with suppress(BrokenPipeError):  # it has died; `_answer` will notice
                line.send(jobs[given])
            given += 1
        heard = wait(list(doing))
        for line in [line for line in doing if line in heard]:
            number = doing.pop(line)
            done[number] = _answer(line, jobs[number])
            idle.append(line)
        while told in done:
            result = done.pop(told)
            if isinstance(result, Failed):
                raise result
            yield result
            told += 1


def _answer(line: Connection, job: Job) -> list[Row] | Failed:
    try:
        answer: list[Row] | Failed = line.recv()
    except (EOFError, ConnectionResetError):
        return Failed(f"deal number {job.number}, seating {job.seating}: the process that played it has died")
    return answer


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """What is started in here does not hear Ctrl-C: this process alone decides when to stop."""
    try:
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    except ValueError:  # not the main thread: then Ctrl-C is no concern of ours
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
