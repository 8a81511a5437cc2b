"""Several processes on one computer that share a port and a database. This one starts them, and ends when they have ended."""

import signal
import socket
from argparse import Namespace
from collections.abc import Callable
from copy import copy
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from multiprocessing.process import BaseProcess
from threading import Thread
from time import monotonic, sleep
from typing import Final

from sumdeck.rules.game import Refusal
from sumdeck.server.logs import LOG

Serve = Callable[[Namespace, socket.socket], None]
PROCESSES: Final = get_context("spawn")
LEAST: Final = 1.0
"""Seconds between two starts of a process that ends again and again."""


def check(store: str | None) -> None:
    """Refuse a store that is not for several processes."""
    if not (store or "").startswith("postgres"):
        raise Refusal("serve.only_one")


def serve(args: Namespace, plug: socket.socket, serve_as_one: Serve) -> None:
    """Have so many processes serve until somebody ends it. One that is lost is replaced: the others have its tables by then."""
    ending = False

    def end(number: int, _frame: object) -> None:
        nonlocal ending
        ending = True
        for process in processes.values():
            if process.pid is not None and process.is_alive():
                process.terminate()

    processes: dict[int, SpawnProcess] = {}
    begun: dict[int, float] = {}
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, end)
    for place in range(args.workers):
        begun[place] = monotonic()
        processes[place] = started(args, plug, serve_as_one, place, quiet=place > 0)
    while processes:
        wait([process.sentinel for process in processes.values()], timeout=LEAST)
        for place, process in [*processes.items()]:
            if process.is_alive():
                continue
            process.join()
            del processes[place]
            if not ending:
                LOG.error("a process was lost and is replaced: %s", process.exitcode)
                sleep(max(0.0, begun[place] + LEAST - monotonic()))
            if not ending:  # nobody has asked for that meanwhile
                begun[place] = monotonic()
                processes[place] = started(args, plug, serve_as_one, place, quiet=True)


def started(args: Namespace, plug: socket.socket, serve_as_one: Serve, place: int, quiet: bool) -> SpawnProcess:
    """One of the processes. Each tells its metrics on a port of its own; the first says where the site is."""
    own = copy(args)
    del own.run
    own.quiet = quiet
    if args.metrics_port:
        own.metrics_port = args.metrics_port + place
    process = PROCESSES.Process(target=begin, args=(serve_as_one, own, plug), daemon=True)
    process.start()
    return process


def begin(serve_as_one: Serve, args: Namespace, plug: socket.socket) -> None:
    """In the new process, which does not outlive the one that has started it."""
    parent = parent_process()
    assert parent is not None
    Thread(target=end_with, args=(parent,), name="parent", daemon=True).start()
    serve_as_one(args, plug)


def end_with(parent: BaseProcess) -> None:
    """End when another process does."""
    parent.join()
    signal.raise_signal(signal.SIGTERM)  # os.kill would end it at once on Windows
