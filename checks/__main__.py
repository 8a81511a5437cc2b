"""Runs the checks that somebody asks for, and says what became of them. `python3 x.py test` comes here."""

import signal
import sys
import time
from collections.abc import Sequence
from contextlib import suppress

from checks import plan
from checks.busy import busy
from checks.changes import change, touched
from checks.choosing import keep_seconds
from checks.runner import Runner
from checks.summary import summary
from checks.wish import Wish, read
from tests.planted.__main__ import main as planted_faults

INTERRUPTED = 130


def main(arguments: Sequence[str]) -> int:
    """Run what the arguments ask for; the exit code is that of the first check that failed."""
    if arguments[:1] == ["--planted"]:
        return planted_faults(arguments[1:])
    wish = read(arguments)
    runner = Runner(planned(wish), {"SUMDECK_TESTS": "thorough"} if wish.thorough else {})
    signal.signal(signal.SIGTERM, runner.stop)  # whoever kills us wants all that we have started to end too
    signal.signal(signal.SIGINT, runner.stop)  # what a shell starts in the background ignores it, and so would all our checks
    begun = time.monotonic()
    code = INTERRUPTED
    with busy(wish.beside), suppress(KeyboardInterrupt):
        code = runner.run()
    print(*summary(runner.outcomes, runner.left), sep="\n")
    if wish == Wish() and code != INTERRUPTED:
        keep_seconds(runner.outcomes)
    beside = f" beside {wish.beside} busy processes" if wish.beside else ""
    ending = "All checks are good" if not code else "Stopped" if code == INTERRUPTED else "Not all is good"
    print(f"\n{ending}{beside}, {time.monotonic() - begun:.1f} s", flush=True)
    return code


def planned(wish: Wish) -> plan.Plan:
    """What to run."""
    if wish.asked:
        return plan.asked(wish.asked)
    if not wish.quick:
        return plan.whole(wish.thorough)
    paths = touched()
    found = change(paths)
    print(f"{len(paths)} files have changed. Tests nearby: {' '.join((*found.tests, *found.browser, *found.pages))}", flush=True)
    return plan.quick(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
