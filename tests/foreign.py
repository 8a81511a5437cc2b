"""This program without what only POSIX has: run it, and modules, functions and signals that Windows lacks are gone.

    python -m tests.foreign play numero < lines      does what `sumdeck play numero` does
    python -m tests.foreign serve --port 0           the same, until its address was told; then it is asked to end

The libraries are imported before: they know both kinds of systems, and how they do is not ours to test.
"""

import asyncio
import importlib
import os
import pkgutil
import signal
import sys
import threading
from importlib.abc import MetaPathFinder

MODULES = ("crypt", "curses", "fcntl", "grp", "nis", "posix", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty")
FUNCTIONS = (
    *(
        "chown",
        "fchmod",
        "fchown",
        "fork",
        "forkpty",
        "getegid",
        "geteuid",
        "getgid",
        "getloadavg",
        "getpgid",
        "getsid",
        "getuid",
    ),
    *("killpg", "nice", "openpty", "register_at_fork", "sched_getaffinity", "setsid", "sync", "uname"),
)
SIGNALS = ("SIGALRM", "SIGCHLD", "SIGHUP", "SIGKILL", "SIGPIPE", "SIGQUIT", "SIGUSR1", "SIGUSR2", "pthread_sigmask", "setitimer")
LIBRARIES = ("sqlalchemy.dialects.sqlite", "uvicorn.main", "starlette.routing", "rich.console", "multiprocessing.connection")


class Blocked(MetaPathFinder):
    """Lets nobody import what is not there."""

    def find_spec(self, name: str, path: object, target: object = None) -> None:
        if name in MODULES:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def become_foreign(*more: str) -> None:
    """Take away what only POSIX has, after these libraries too were imported."""
    for name in (*LIBRARIES, *more):
        importlib.import_module(name)
    for name in MODULES:
        sys.modules.pop(name, None)
    sys.meta_path.insert(0, Blocked())
    for owner, names in ((os, FUNCTIONS), (signal, SIGNALS)):
        for name in names:
            if hasattr(owner, name):
                delattr(owner, name)
    asyncio.SelectorEventLoop.add_signal_handler = refused  # type: ignore[method-assign, assignment]
    sys.platform = "win32"


def refused(*_: object) -> None:
    """As the event loops of Windows answer."""
    raise NotImplementedError


def import_all() -> int:
    """Import every module of the program and of its commands for contributors; returns how many."""
    import sumdeck

    found = [each.name for each in pkgutil.walk_packages(sumdeck.__path__, "sumdeck.")] + ["x", "hatch_build", "checks.__main__"]
    for name in found:
        importlib.import_module(name)
    return len(found)


class Ending:
    """An output that asks the program to end once it has told its address."""

    def __init__(self) -> None:
        self.target = sys.stdout

    def write(self, text: str) -> int:
        if "http://" in text:
            threading.Timer(0.1, signal.raise_signal, [signal.SIGTERM]).start()
        return self.target.write(text)

    def flush(self) -> None:
        self.target.flush()

    def __getattr__(self, name: str) -> object:
        return getattr(self.target, name)


if __name__ == "__main__":
    if sys.argv[1:] == ["import"]:
        become_foreign("gymnasium", "pettingzoo", "pyspiel")
        print(import_all())
        sys.exit()
    become_foreign()
    if sys.argv[1] == "serve":
        sys.stdout = Ending()
    from sumdeck.cli import main

    sys.exit(main(sys.argv[1:]))
