"""A process that measures when it is told to: `python -m bench.worker`, one JSON line in, one JSON line out.

A process can hold the pure package or the compiled one, not both, so each is measured in a worker of its own, and the peers in a
third. The parent's end of the pipes is in `team.py`.
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Callable
from typing import Any

from bench import agreement, chains, formulas, mathinos, peers, playouts, takes
from sumdeck.games.numero.rules import play

TASKS: dict[str, Callable[..., Any]] = {
    "agreement": agreement.digest,
    "listed playouts": playouts.listed,
    "playouts": playouts.sampled,
    "solitaires": playouts.alone,
    "copies": playouts.copies,
    "formula playouts": formulas.playouts,
    "formulas": formulas.listed,
    "naive formulas": formulas.naive,
    "mathino playouts": mathinos.playouts,
    "mathino plays": mathinos.weighed,
    "mathino plans": mathinos.planned,
    "naive mathino plans": mathinos.naive,
    "numberloor playouts": chains.playouts,
    "chains": chains.longest,
    "naive chains": chains.naive,
    "stuck chain": chains.stuck,
    "openspiel": peers.openspiel,
    "rlcard": peers.rlcard,
    "rlcard copies": peers.rlcard_copies,
    "takes": takes.best,
    "naive takes": takes.naive,
}


def is_compiled() -> bool:
    """Whether this process holds the compiled rules."""
    return not str(play.__file__).endswith(".py")


def answer(asked: dict[str, Any]) -> Any:
    """Do one task."""
    gc.collect()
    return TASKS[asked["task"]](**asked["arguments"])


def main() -> None:
    """Answer until the parent hangs up."""
    out, sys.stdout = sys.stdout, sys.stderr  # whatever a library prints must not get between the lines
    print(json.dumps({"compiled": is_compiled()}), file=out, flush=True)
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), file=out, flush=True)


if __name__ == "__main__":
    main()
