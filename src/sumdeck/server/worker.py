"""A process that works for the house, as `workers.py` starts it: it reads jobs from its input and answers them on its output.

It ends when its input does, so that no worker outlives its house, however that has ended.
"""

import io
import os
import pickle
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import fields, is_dataclass
from math import ceil
from time import process_time
from typing import IO, Any, Final

if sys.platform != "win32":
    import resource

LENGTH: Final = 8
"""How many bytes tell how long a message is."""
MODEST: Final = 5
"""By so much a worker lets others go first: whoever waits for a page shall not wait for a computer player."""


class Pickler(pickle.Pickler):
    """Takes frozen values apart by the names of their fields; a compiled class cannot be put together in the usual way."""

    def reducer_override(self, value: Any) -> Any:
        kind = type(value)
        if not is_dataclass(kind) or kind.__reduce__ is not object.__reduce__:
            return NotImplemented
        return make, (kind, {each.name: getattr(value, each.name) for each in fields(value) if each.init})


def make(kind: Callable[..., Any], values: dict[str, Any]) -> Any:
    return kind(**values)


def dump(value: object) -> bytes:
    """A value as it travels between a house and its workers."""
    written = io.BytesIO()
    Pickler(written, pickle.HIGHEST_PROTOCOL).dump(value)
    return written.getvalue()


def send(stream: IO[bytes], message: bytes) -> None:
    """Write one message. Raises OSError."""
    stream.write(len(message).to_bytes(LENGTH, "big") + message)
    stream.flush()


def receive(stream: IO[bytes]) -> bytes:
    length = int.from_bytes(stream.read(LENGTH), "big")
    message = stream.read(length)
    return message if len(message) == length else b""


def bound(seconds: float) -> None:
    """Have the system end us once the next job has reckoned for so long. Waiting for others on a busy machine does not count."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        end = ceil(process_time() + seconds)
        resource.setrlimit(resource.RLIMIT_CPU, (end if most == resource.RLIM_INFINITY else min(end, most), most))


def answered(message: bytes) -> bytes:
    """The answer to a job: whether it was done, and what came of it."""
    try:
        patience, work, arguments = pickle.loads(message)
        bound(patience)
        return dump((True, work(*arguments)))
    except Exception as fault:
        try:
            return dump((False, fault))
        except Exception:
            return dump((False, RuntimeError(repr(fault))))


def main() -> None:
    """Work until there is nothing more to read."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the house, which ends us
    if sys.platform != "win32":
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))  # and who is ended for taking too long leaves no file behind
    if hasattr(os, "nice"):
        os.nice(MODEST)
    if hasattr(os, "SCHED_BATCH"):  # and nobody is interrupted when a job comes in
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    jobs, answers = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr  # whatever else is printed shall not be taken for an answer
    with suppress(BrokenPipeError):
        while message := receive(jobs):
            send(answers, answered(message))
