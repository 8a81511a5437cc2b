"""Many games on many cores: the same results in the same order, however many processes there are.

Processes are started afresh (`spawn`), not copied, so that it works alike on every system; a script that calls this keeps its own
work behind `if __name__ == "__main__":`.
"""

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from sumdeck.research.match import Failed, Job, Played, Series


class SeriesCache:
    """Plays jobs of any matches, and remembers those that it has made ready."""

    def __init__(self) -> None:
        self._ready: dict[str, Series] = {}

    def play(self, job: Job) -> Played:
        """Raises Failed if the game cannot be played, or is not known here."""
        name = repr(job.match)
        try:
            if name not in self._ready:
                self._ready[name] = Series(job.match)
        except LookupError as missing:  # a game or a player that only the first process knows of
            raise Failed(f"{job}, in a process of its own: {missing.args[0]}") from missing
        return self._ready[name].play(job)


def play_all(jobs: Sequence[Job], workers: int) -> Iterator[Played]:
    """What each job came to, in the order of the jobs. Raises Failed at the first that fails; all before it have been given."""
    if workers == 1 or len(jobs) < 2:
        bench = SeriesCache()
        yield from map(bench.play, jobs)
    else:
        yield from _played_together(jobs, min(workers, len(jobs)))


@dataclass(frozen=True)
class GameProcess:
    """A process that plays, and the line to it."""

    process: SpawnProcess
    line: Connection


def _played_together(jobs: Sequence[Job], workers: int) -> Iterator[Played]:
    crew: list[GameProcess] = []
    try:
        with _deaf_to_interrupts():
            for _ in range(workers):
                crew.append(_hire())
        yield from _in_order(crew, jobs)
    finally:
        for worker in crew:
            worker.process.terminate()
        for worker in crew:
            worker.process.join()
            worker.line.close()


def _hire() -> GameProcess:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs,), daemon=True)
    process.start()
    theirs.close()
    return GameProcess(process, ours)


def _work(line: Connection) -> None:
    """What a process does: play what it is given, until nobody is there any more."""
    bench = SeriesCache()
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            job = line.recv()
            try:
                line.send(bench.play(job))
            except Failed as failed:
                line.send(failed)


def _in_order(crew: Sequence[GameProcess], jobs: Sequence[Job]) -> Iterator[Played]:
    """Keep everyone busy, and put what comes back into its order."""
    doing: dict[Connection, int] = {}
    idle = [worker.line for worker in crew]
    done: dict[int, Played | Failed] = {}
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


def _answer(line: Connection, job: Job) -> Played | Failed:
    try:
        answer: Played | Failed = line.recv()
    except (EOFError, ConnectionResetError):
        return Failed(f"{job}: the process that played it has died")
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
