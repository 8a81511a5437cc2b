"""A server of our own for the tests: the real command in a process of its own, on a free port, with a store that lasts."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx

COMMAND = (sys.executable, "-c", "import sys; from sumdeck.cli import main; sys.exit(main())", "serve", "--log=info")
NUMERO: dict[str, Any] = {"game": "numero", "level": "numbers-10", "settings": {}, "house": {}}
PERSON, GREEDY = {"kind": "person"}, {"kind": "computer", "player": "greedy"}

TRIES = 20


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as plug:
        plug.bind(("127.0.0.1", 0))
        port: int = plug.getsockname()[1]
        return port


class Live:
    """A server that can be killed and started again, always at the same address."""

    def __init__(self, folder: Path, *options: str, store: str = "", command: Sequence[str] = COMMAND) -> None:
        self._command = command
        self._log = folder / "server.log"
        self._options = ("--host=127.0.0.1", f"--store={store or folder / 'tables.sqlite'}", *options)
        self._process: subprocess.Popen[str] | None = None
        self._client: httpx.Client | None = None
        self.port = 0
        self._metrics_port = free_port()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None) -> None:
        self.kill()

    def start(self) -> None:
        """Start the server and wait until it is open. A port that others were given meanwhile is waited for, or exchanged."""
        for _ in range(TRIES):
            told = self._started()
            if found := re.search(r"http://127\.0\.0\.1:(\d+)/", told):
                self.port = int(found[1])
                return
            self.kill()
            assert "is in use already" in self.log(), f"{told}\n{self.log()}"
            self._metrics_port = free_port()
            time.sleep(0.2)
        raise AssertionError(self.log())

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
        if self._client is not None:
            self._client.close()
            self._client = None
        self._process.send_signal(by)
        code = self._process.wait(30)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None
        return code

    def log(self) -> str:
        """Everything that it has logged."""
        return self._log.read_text("utf-8")

    def count(self, name: str) -> float:
        """A metric; 0 if it is not there."""
        text = httpx.get(f"http://127.0.0.1:{self._metrics_port}/metrics", timeout=30).text
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

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        """One request by HTTP."""
        content = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        if self._client is None:
            self._client = httpx.Client(timeout=30)  # one for all of them: to make one takes longer than to be answered
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
