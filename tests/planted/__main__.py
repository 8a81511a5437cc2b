"""Plants every fault of `faults.toml`, or those that are named, one at a time, and says which test finds it.

`python3 x.py test --planted` comes here. Whoever stops it goes on later where it stopped: what was found is kept in `build/`.
"""

import json
import signal
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict

from checks.check import ROOT
from tests.planted.fault import Fault, faults
from tests.planted.hunt import NOBODY, QUICK, Found, hunt
from tests.planted.tree import copied

KEPT = ROOT / "build/planted.json"
INTERRUPTED = 130


def main(names: Sequence[str]) -> int:
    """Hunt the faults; the exit code is 0 if all were found."""
    known = faults()
    if unknown := set(names) - {fault.name for fault in known}:
        raise SystemExit(f"There is no fault {', '.join(sorted(unknown))} in faults.toml.")
    wanted = [fault for fault in known if not names or fault.name in names]
    found = {} if names else resumed(known)
    for each in (signal.SIGTERM, signal.SIGINT):  # in the background a shell has Ctrl+C ignored, by us and by all that we start
        signal.signal(each, interrupt)
    try:
        hunt_all([fault for fault in wanted if fault.name not in found], found)
    except KeyboardInterrupt:
        print("\nStopped. The same command goes on from here.", flush=True)
        return INTERRUPTED
    print("", *table(wanted, found), sep="\n", flush=True)
    return 0 if all(found[fault.name].run != NOBODY for fault in wanted) else 1


def hunt_all(waiting: Sequence[Fault], found: dict[str, Found]) -> None:
    """One at a time; each is kept as it is found."""
    with copied() as tree:
        begun = time.monotonic()
        for number, fault in enumerate(waiting, 1):
            print(f"{number} of {len(waiting)}, {time.monotonic() - begun:.0f} s  {fault.name} …", flush=True)
            found[fault.name] = hunt(tree, fault)
            print(f"    {line(fault, found[fault.name])}", flush=True)
            keep(found)


def resumed(known: Sequence[Fault]) -> dict[str, Found]:
    """What an earlier run has found, if it was stopped or has not found everything. A complete one begins anew."""
    kept = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    found = {name: Found(**entry) for name, entry in kept.items() if entry["run"] != NOBODY}
    return found if any(fault.name not in found for fault in known) else {}


def keep(found: dict[str, Found]) -> None:
    """Keep what is found so far, beside what was found before."""
    kept = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    KEPT.parent.mkdir(exist_ok=True)
    KEPT.write_text(json.dumps(kept | {name: asdict(each) for name, each in found.items()}, indent=1), "utf-8")


def table(wanted: Sequence[Fault], found: dict[str, Found]) -> list[str]:
    """Who has found what, and how many each run has."""
    each = [found[fault.name] for fault in wanted]
    quick, lost = sum(one.run == QUICK for one in each), sum(one.run == NOBODY for one in each)
    seconds = sum(one.seconds for one in each)
    count = f"{len(each)} faults: {quick} found by the quick run, {len(each) - lost} by the whole one, {lost} by nobody"
    return [*(line(fault, found[fault.name]) for fault in wanted), "", f"{count}; {seconds:.0f} s"]


def line(fault: Fault, found: Found) -> str:
    """A fault and who has found it."""
    return f"{found.run:<6}  {found.seconds:>4.0f} s  {fault.name:<40}  {found.test or fault.breaks}"


def interrupt(*_: object) -> None:
    raise KeyboardInterrupt


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
