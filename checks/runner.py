"""Runs the checks of a plan, some side by side, and keeps what has become of them."""

import os
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from checks.check import ROOT, Check
from checks.outcome import Outcome
from checks.plan import Plan
from checks.progress import Progress
from checks.telling import PLACE

CORES = os.cpu_count() or 1
"""How many checks reckon at a time. Those that wait are not counted: they all run from the beginning."""
MODEST = 3
"""How nice a check that reckons is to those that wait: beside them it has about half of what they have.

No more than that: to other programs that keep the machine busy it is as nice, and it has to come to its end beside them too."""
PAUSE = 0.1
"""Seconds between two looks at what runs."""
NOTHING_RUN = 5
"""The exit code of a check that had nothing to run, as pytest has it."""
FAREWELL = 30.0
"""Seconds in which a check that is stopped may put its servers away."""
FOREIGN = ("GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE", "GIT_PREFIX")
"""What git tells a hook; a test that makes a repository of its own must not hear it."""


class Runner:
    """Runs a plan once."""

    def __init__(self, plan: Plan, more: dict[str, str] | None = None) -> None:
        self.outcomes: list[Outcome] = []
        self._plan = plan
        self._surroundings = {name: value for name, value in os.environ.items() if name not in FOREIGN} | (more or {})
        self._progress = Progress(sys.stdout, sum(map(len, plan)))
        self._running: dict[Outcome, subprocess.Popen[bytes]] = {}
        self._stopping = False

    def stop(self, *_: object) -> None:
        """Stop soon. As the handler of a signal: it may come amid a start, and what is started has to be known to be ended."""
        self._stopping = True

    @property
    def left(self) -> list[str]:
        """The checks that have not begun."""
        return [check.name for stage in self._plan for check in stage][len(self.outcomes) :]

    def run(self) -> int:
        """Run one stage after the other, as long as all is good; the exit code is that of the first check that failed."""
        with tempfile.TemporaryDirectory(prefix="sumdeck-checks-") as folder:
            try:
                for stage in self._plan:
                    self._run_stage(stage, Path(folder))
                    if code := next((outcome.code for outcome in self.outcomes if outcome.code), 0):
                        return code
            finally:
                for outcome in self._running:
                    self._stop(outcome)
        return 0

    def _run_stage(self, stage: list[Check], folder: Path) -> None:
        waiting = sorted(stage, key=lambda check: not check.waits)
        while waiting or self._running:
            if self._stopping:
                raise KeyboardInterrupt
            while waiting and (waiting[0].waits or self._reckoning < CORES):
                self._begin(waiting.pop(0), folder)
            time.sleep(PAUSE)
            for outcome in [outcome for outcome, process in self._running.items() if process.poll() is not None]:
                self._end(outcome)
            for outcome in self._running:
                outcome.look()
            if self._running and not any(outcome.check.live for outcome in self._running):
                self._progress.show(len(self.outcomes) - len(self._running), list(self._running))

    @property
    def _reckoning(self) -> int:
        return sum(not outcome.check.waits for outcome in self._running)

    def _begin(self, check: Check, folder: Path) -> None:
        place = folder / f"{len(self.outcomes)}.jsonl"
        outcome = Outcome(check, place, time.monotonic())
        surroundings = self._surroundings | ({PLACE: str(place)} if check.counts else {})
        self.outcomes.append(outcome)
        if check.live:
            self._running[outcome] = subprocess.Popen(check.words, cwd=ROOT, env=surroundings)
            return
        self._progress.say(f"{check.name} …")
        with outcome.said.open("wb") as said:
            # In a group of its own: Ctrl+C comes to us alone, and we pass it on once.
            self._running[outcome] = subprocess.Popen(
                check.words,
                cwd=ROOT,
                env=surroundings,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        if not check.waits:
            be_modest(self._running[outcome].pid)

    def _end(self, outcome: Outcome) -> None:
        """Keep what has become of a check, and say it; a failure with all that the check has said."""
        outcome.look()
        outcome.code = self._running.pop(outcome).returncode
        if outcome.code == 0 and outcome.check.counts and not outcome.told and not outcome.check.empty:
            self._progress.say(f"{outcome.check.name}: nothing was run, so nothing is known.")
            outcome.code = NOTHING_RUN
        outcome.seconds = time.monotonic() - outcome.begun
        if not outcome.check.live and (outcome.code or outcome.check.counts):
            self._progress.say(f"\n== {outcome.check.name} ==", outcome.said.read_text("utf-8", errors="replace").strip())
        verdict = f"failed with exit code {outcome.code}" if outcome.code else "good"
        self._progress.say(f"{outcome.check.name}: {verdict}, {outcome.seconds:.1f} s")

    def _stop(self, outcome: Outcome) -> None:
        """Ask a check to end, as Ctrl+C would; one that does not hear it is ended, with all that it has started."""
        process = self._running[outcome]
        outcome.look()
        outcome.seconds = time.monotonic() - outcome.begun
        if not outcome.check.live:
            process.send_signal(signal.SIGINT if os.name == "posix" else signal.SIGTERM)
        try:
            process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            process.kill() if outcome.check.live or os.name != "posix" else os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def be_modest(pid: int) -> None:
    """Let a process that was just started, and all that it will start, leave others a little more of the cores.

    Linux weighs whole sessions against each other, where it is set to: then the priority within one means nothing.
    """
    with suppress(AttributeError, OSError):  # not every system has it, and whoever has ended needs none
        os.setpriority(os.PRIO_PROCESS, pid, MODEST)
        Path(f"/proc/{pid}/autogroup").write_text(str(MODEST), "ascii")
