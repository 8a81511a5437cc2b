"""Keeps the machine busy: processes that do nothing but turn, to see whether a verdict depends on speed."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

TURNING = """
import os, sys, threading
threading.Thread(target=lambda: (sys.stdin.buffer.read(), os._exit(0)), daemon=True).start()
while True:
    pass
"""
"""Turns until nobody holds the other end of its input any more: so it ends with us, however we end."""


@contextmanager
def busy(count: int) -> Iterator[list[subprocess.Popen[bytes]]]:
    """Let so many processes turn for a while."""
    command = [sys.executable, "-S", "-c", TURNING]
    # In sessions of their own, so that Ctrl+C makes no noise here.
    processes = [subprocess.Popen(command, stdin=subprocess.PIPE, start_new_session=True) for _ in range(count)]
    try:
        yield processes
    finally:
        for process in processes:
            assert process.stdin
            process.stdin.close()
            process.kill()
            process.wait()
