"""A server of our own for the tests: the real command in a process of its own, on a free port, with a store that lasts.

One in the process of the tests, with a clock that they move, is in `indoors.py`. What both are asked is in `Served`.
"""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx

from tests.waiting import LIMIT, until

COMMAND = (sys.executable, "-c", "import sys; from sumdeck.cli import main; sys.exit(main())", "serve", "--log=info")
NUMERO: dict[str, Any] = {"game": "numero", "level": "numbers-10", "settings": {}, "house": {}}
PERSON, GREEDY = {"kind": "person"}, {"kind": "computer", "player": "greedy"}
ROOMY = tuple(
    f"--limit={name}={much}"
    for much, names in {
        1_000_000: (
            *(f"{what}_per_minute" for what in ("visits", "requests", "tables", "joins")),
            *("messages_per_second", "tables_per_day", "events_per_day"),
        ),
        100_000: (
            *(f"{often}_at_once" for often in ("visits", "requests", "tables", "joins", "messages", "papers")),
            "sockets_per_address",
        ),
        int(LIMIT): ("patience_seconds", "silence_seconds"),
    }.items()
    for name in names
)
"""Limits that nobody meets who tests something else: however fast the machine is, and however slow."""


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as plug:
        plug.bind(("127.0.0.1", 0))
        port: int = plug.getsockname()[1]
        return port


class Served:
    """A server somewhere on this computer, and what visitors ask of it by HTTP."""

    def __init__(self) -> None:
        self.port = 0
        self._client: httpx.Client | None = None

    def say_goodbye(self) -> None:
        """Let go of the connection to it."""
        if self._client is not None:
            self._client.close()
            self._client = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        """One request by HTTP."""
        content = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        if self._client is None:
            self._client = httpx.Client(timeout=LIMIT)  # one for all of them: to make one takes longer than to be answered
        return self._client.request(method, self.address + path, content=content, headers=headers)

    def open(self, *seats: dict[str, Any], way: str = "friends", **wish: Any) -> dict[str, Any]:
        """A new table of Numero."""
        answer = self.ask("POST", "/api/tables", {**NUMERO, "way": way, "seats": list(seats or (PERSON, PERSON)), **wish})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def join(self, **wish: Any) -> dict[str, Any]:
        """A seat at a table."""
        answer = self.ask("POST", "/api/join", wish)
        assert answer.is_success, answer.text
        joined: dict[str, Any] = answer.json()
        return joined

    def two(self, **wish: Any) -> tuple[str, str, str]:
        """A table where two people sit, and their tokens."""
        made = self.open(**wish)
        joined = self.join(code=made["code"])
        return made["table"], made["seats"][0]["token"], joined["token"]


class Live(Served):
    """A server that can be killed and started again, always at the same address."""

    def __init__(self, folder: Path, *options: str, store: str = "", command: Sequence[str] = COMMAND) -> None:
        super().__init__()
        self._command = command
        self._log = folder / "server.log"
        self.store = store or str(folder / "tables.sqlite")
        self._options = ("--host=127.0.0.1", f"--store={self.store}", *options)
        self._process: subprocess.Popen[str] | None = None
        self._metrics_port = free_port()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None) -> None:
        self.kill()

    def start(self) -> None:
        """Start the server and wait until it is open. A port that others were given meanwhile is waited for, or exchanged."""
        until(self._opened, "a port that is free", self.log, pause=0.2)

    def _opened(self) -> bool:
        told = self._started()
        if found := re.search(r"http://127\.0\.0\.1:(\d+)/", told):
            self.port = int(found[1])
            return True
        self.kill()
        assert "is already in use" in self.log(), f"{told}\n{self.log()}"
        self._metrics_port = free_port()
        return False

    def _started(self) -> str:
        """Start the server; returns the first line that it says."""
        with self._log.open("ab") as log:
            command = [*self._command, *self._options, f"--port={self.port}", f"--metrics-port={self._metrics_port}"]
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def kill(self, by: signal.Signals = signal.SIGKILL) -> int:
        """End the server, by default as a power cut would; returns its exit code."""
        if self._process is None:
            return 0
        self.say_goodbye()
        self._process.send_signal(by)
        code = self._process.wait(LIMIT)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None
        return code

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def log(self) -> str:
        """Everything that it has logged."""
        return self._log.read_text("utf-8")

    def count(self, name: str) -> float:
        """A metric; 0 if it is not there."""
        text = httpx.get(f"http://127.0.0.1:{self._metrics_port}/metrics", timeout=LIMIT).text
        return float(next((line.split()[-1] for line in text.splitlines() if line.startswith(f"sumdeck_{name} ")), 0))

    def memory(self) -> int:
        """How much memory the server has, in bytes."""
        assert self._process is not None
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) * 1024

    def cpu(self) -> float:
        """How much time the server has used, in seconds."""
        assert self._process is not None
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
