"""A PostgreSQL server of our own for the tests: on a free port, in a folder of its own, gone when the tests are.

PostgreSQL refuses to be run by root, so root lends it to `nobody`. `x.py test` installs the package where it can.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from typing import Any
from uuid import uuid4

import psycopg

from tests.waiting import until

MISSING = "PostgreSQL is missing. Install it and run the tests again:  sudo apt-get install postgresql"
WHILE_SOMEBODY_LISTENS = '"$@" & server=$!; /bin/cat > /dev/null; kill -INT $server; wait $server'
"""Runs a program until the standard input ends: if the tests are killed, the server ends too."""
UNSAFE = ("-c", "fsync=off", "-c", "full_page_writes=off")
"""Servers are killed here, but no computer loses its power: what the system has been given is there afterwards."""


class Cluster:
    """A server. It is started by `start`, and each test makes a database of its own."""

    def __init__(self, safe: bool = False) -> None:
        """One that is safe waits for the disk, as those of people do."""
        self._programs = programs()
        self._besides = () if safe else UNSAFE
        self._folder = Path(tempfile.mkdtemp(prefix="sumdeck-postgresql-"))
        self._port = 0
        self._shell: subprocess.Popen[Any] | None = None
        if os.geteuid() == 0:
            shutil.chown(self._folder, "nobody")
        self._run(
            "initdb",
            f"--pgdata={self._data}",
            "--auth=trust",
            "--username=sumdeck",
            "--encoding=UTF8",
            "--no-locale",
            "--no-sync",
        )

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    @property
    def pid(self) -> int:
        """The process that has started all others of the server."""
        return int((self._data / "postmaster.pid").read_text().split()[0])

    def start(self) -> None:
        """Start the server, on the port it had if it had one, and wait until it answers."""
        with socket.socket() as free:
            free.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            free.bind(("127.0.0.1", self._port))
            self._port = free.getsockname()[1]
        where = ["-D", str(self._data), "-p", str(self._port), "-k", str(self._folder)]
        settings = ["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=50", *self._besides]
        command = ["/bin/sh", "-c", WHILE_SOMEBODY_LISTENS, "sh", str(self._programs / "postgres"), *where, *settings]
        with (self._folder / "log").open("ab") as log:
            self._shell = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=log, stderr=log, cwd=self._folder, **lent())
        self._await_answer()

    def stop(self, signal: str = "fast") -> None:
        """Stop the server: `immediate` as if somebody had pulled the plug."""
        self._run("pg_ctl", "stop", f"--pgdata={self._data}", f"--mode={signal}", "--silent")
        assert self._shell is not None
        assert self._shell.stdin is not None
        self._shell.stdin.close()
        self._shell.wait()

    def remove(self) -> None:
        """Stop it for good."""
        self.stop("immediate")
        shutil.rmtree(self._folder)

    def database(self) -> str:
        """The URL of a new database."""
        name = f"tables_{uuid4().hex}"
        self.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def drop(self, url: str) -> None:
        """Away with a database: each has three hundred files."""
        self.execute(f"DROP DATABASE {url.rpartition('/')[2]} WITH (FORCE)")

    def url(self, database: str) -> str:
        return f"postgresql://sumdeck@127.0.0.1:{self._port}/{database}"

    def execute(self, statement: str) -> None:
        """Let the server itself do something."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(statement.encode())

    def _await_answer(self) -> None:
        until(self._answers, "PostgreSQL to answer", (self._folder / "log").read_text)

    def _answers(self) -> bool:
        try:
            self.execute("SELECT 1")
        except psycopg.OperationalError as fault:
            if self._shell and self._shell.poll() is not None:
                raise RuntimeError((self._folder / "log").read_text()) from fault
            return False
        return True

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        ended = subprocess.run(command, cwd=self._folder, capture_output=True, text=True, check=False, **lent())
        assert ended.returncode == 0, ended.stderr


def programs() -> Path:
    """Where PostgreSQL keeps its programs; Debian has them beside the path."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    assert versions, MISSING
    return versions[-1].parent


def lent() -> dict[str, Any]:
    """What a process needs to be told in order not to be root."""
    return {"user": "nobody", "group": "nogroup", "extra_groups": []} if os.geteuid() == 0 else {}
