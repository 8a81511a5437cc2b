"""The workers that measure, and how the parent talks to them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any

from bench.compiled import ROOT


class Worker:
    """One measuring process; `folder` is where it imports sumdeck from."""

    def __init__(self, folder: Path) -> None:
        paths = os.pathsep.join([str(folder), str(ROOT)])
        environment = os.environ | {"PYTHONPATH": paths, "PYTHONHASHSEED": "0"}
        command = [sys.executable, "-m", "bench.worker"]
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.compiled: bool = self._heard()["compiled"]

    def ask(self, task: str, **arguments: object) -> Any:
        """Have one task done."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"task": task, "arguments": arguments}) + "\n")
        self.process.stdin.flush()
        return self._heard()

    def _heard(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("a measuring process has stopped; its message is above")
        return json.loads(line)

    def dismiss(self) -> None:
        """End the process."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


class Team:
    """The three workers."""

    def __init__(self, compiled: Path) -> None:
        self.pure = Worker(ROOT / "src")
        self.compiled = Worker(compiled)
        self.peers = Worker(ROOT / "src")
        assert (self.pure.compiled, self.compiled.compiled) == (False, True)

    def __enter__(self) -> Team:
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None) -> None:
        for worker in (self.pure, self.compiled, self.peers):
            worker.dismiss()
