"""A plugin for pytest: leaves out what the quick run has no time for, and what is about other games than the change.

Which tests are slow is written in `slow.txt`, so that a quick run is the same on every machine. `python -m checks.choosing`
writes it again after a whole run.
"""

import json
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from checks.changes import GAMES
from checks.check import ROOT
from checks.outcome import Outcome

SLOW = Path(__file__).with_name("slow.txt")
SECONDS = ROOT / "build/test-seconds.json"
"""What each test took in the last whole run."""
LONG = 2.0
"""Seconds from which a test is slow."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Two ways to leave tests out."""
    parser.addoption(
        "--leave-out-slow", action="store_true", help="leave out the tests of checks/slow.txt, unless their file is named"
    )
    parser.addoption(
        "--games", default="", help="of the tests that name a game, keep those of these games, such as numero,formula"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave them out; pytest counts them as deselected."""
    named = {argument.partition("::")[0] for argument in config.args}
    slow = slow_ones() if config.getoption("--leave-out-slow") else set()
    games = [game for game in config.getoption("--games").split(",") if game]
    out = {
        item.nodeid
        for item in items
        if (plain(item.nodeid) in slow and item.nodeid.partition("::")[0] not in named) or is_of_others(item.nodeid, games)
    }
    if out:
        config.hook.pytest_deselected(items=[item for item in items if item.nodeid in out])
        items[:] = [item for item in items if item.nodeid not in out]


def is_of_others(name: str, games: Sequence[str]) -> bool:
    """Whether a test names a game, and none of these."""
    named = set(re.split(r"[^a-z]", name)) & set(GAMES)
    return bool(games and named and not named & set(games))


def plain(name: str) -> str:
    """A test without what it is run with."""
    return name.partition("[")[0]


def slow_ones() -> set[str]:
    """The tests that are known to be slow."""
    return set(SLOW.read_text("utf-8").split())


def keep_seconds(outcomes: Sequence[Outcome]) -> None:
    """Keep what each test took."""
    if seconds := {told.id: told.seconds for outcome in outcomes for told in outcome.told}:
        SECONDS.parent.mkdir(exist_ok=True)
        SECONDS.write_text(json.dumps(seconds, indent=0), "utf-8")


def write_slow_ones(seconds: dict[str, float]) -> None:
    """Write down which tests are slow, whatever they are run with. Those in a browser all are, and not even asked for."""
    slow = {plain(name) for name, taken in seconds.items() if taken >= LONG and name.startswith("tests/")}
    SLOW.write_text("".join(f"{name}\n" for name in sorted(slow) if not name.startswith("tests/browser/")), "utf-8")


if __name__ == "__main__":
    write_slow_ones(json.loads(SECONDS.read_text("utf-8")))
