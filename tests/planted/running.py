"""Runs a check in the copy up to its first failure, and says which test that was."""

import os
import signal
import subprocess
import tempfile
from pathlib import Path

from checks.check import Check
from checks.outcome import Outcome, Told
from checks.runner import FAREWELL
from checks.telling import PLACE
from tests.planted.tree import Tree


def first_failure(tree: Tree, check: Check) -> Told | None:
    """The test that fails first, if one does. One that was too slow to tell has found nothing."""
    with tempfile.TemporaryDirectory(prefix="sumdeck-planted-") as folder:
        outcome = Outcome(check, Path(folder) / "told.jsonl")
        with outcome.said.open("wb") as said:
            process = subprocess.Popen(
                check.words,
                cwd=tree.root,
                env=tree.surroundings | {PLACE: str(outcome.place)},
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=subprocess.STDOUT,
                start_new_session=True,  # Ctrl+C comes to us alone, and we pass it on once
            )
            try:
                process.wait()
            finally:
                stop(process)
        outcome.look()
        if process.returncode and check.counts and not outcome.told:
            raise SystemExit(f"{check.repeat}\nhas run nothing:\n{outcome.said.read_text('utf-8', errors='replace')[-4000:]}")
        return next((told for told in outcome.failed if not told.is_too_slow), None)


def stop(process: subprocess.Popen[bytes]) -> None:
    """Ask a check to end and to put its servers away; one that does not hear it is ended, with all that it has started."""
    if process.poll() is None:
        process.send_signal(signal.SIGINT if os.name == "posix" else signal.SIGTERM)
        try:
            process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
