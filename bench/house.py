"""A server in a process of its own, as long as it is needed."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Any, Self

from bench.compiled import ROOT

LIMITS = (
    *("messages_per_second=1e9", "messages_at_once=1000000000", "sockets_per_address=100000", "visits_at_once=1000000"),
    *("tables_at_once=1000000", "joins_at_once=1000000", "silence_seconds=1e9"),
    *("requests_at_once=1000000000", "events_per_day=1000000000"),
)
WISH: dict[str, Any] = {"game": "numero", "settings": {}, "way": "friends", "seats": [{"kind": "person"}] * 2, "house": {}}


class House:
    """The server, and what a page asks of it by HTTP."""

    def __init__(self, sources: Path, store: str = "", *options: str, port: int = 0) -> None:
        """Start a server that imports sumdeck from a folder: the pure sources, or the compiled ones."""
        self._folder = TemporaryDirectory()
        store = store or f"{self._folder.name}/tables.sqlite"
        command = [sys.executable, "-m", "bench.served", "serve", f"--port={port}", f"--store={store}", *options]
        command += [f"--limit={limit}" for limit in LIMITS]
        paths = os.pathsep.join([str(sources), str(ROOT)])
        environment = os.environ | {"PYTHONPATH": paths}
        self._process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
        self.port = port or self._told_port()

    def _told_port(self) -> int:
        assert self._process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", self._process.stdout.readline())
        assert found, "the server has not started; its message is above"
        return int(found[1])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None) -> None:
        self._process.terminate()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._folder.cleanup()

    def longest(self) -> float:
        """The CPU time of the longest callback of its event loop since it was last asked, in seconds."""
        return float(self._ask("GET", "/longest"))

    def cpu(self) -> float:
        """The CPU time that the server has used so far, in seconds."""
        return float(self._ask("GET", "/cpu"))

    def used(self) -> float:
        """The CPU time of all processes of the server so far, in seconds, where /proc tells it."""
        return used_by(self._process.pid)

    def memory(self) -> int:
        """How many bytes the process of the server has in memory."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) * 1024

    def table(self, level: str = "times-divide") -> tuple[str, list[str]]:
        """A table for two people; returns its id and their tokens."""
        made = json.loads(self._ask("POST", "/api/tables", {**WISH, "level": level}))
        joined = json.loads(self._ask("POST", "/api/join", {"table": made["table"]}))
        return made["table"], [made["seats"][0]["token"], joined["token"]]

    def table_of_computers(self, level: str = "times-divide") -> tuple[str, str]:
        """A table for one person and three computer players; returns its id and the person's token."""
        seats = [{"kind": "person"}, *[{"kind": "computer", "player": "planner"}] * 3]
        made = json.loads(self._ask("POST", "/api/tables", {**WISH, "level": level, "way": "computer", "seats": seats}))
        return made["table"], made["seats"][0]["token"]

    def _ask(self, method: str, path: str, body: object = None) -> str:
        with closing(HTTPConnection("127.0.0.1", self.port)) as line:
            line.request(method, path, None if body is None else json.dumps(body))
            return line.getresponse().read().decode()


def used_by(pid: int) -> float:
    """The CPU time of a process and of all that it has started, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK") + sum(used_by(int(child)) for child in children)
