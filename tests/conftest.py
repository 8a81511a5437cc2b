"""How hypothesis searches, how rarely memory is swept, the shared PostgreSQL server, and which tests want their own process.

The test command repeats itself exactly. Whoever wants to hunt asks pytest for `--hypothesis-profile=explore`. How much a test
may cost is in `budget.py`.
"""

import gc
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.budget import THOROUGH, budget
from tests.postgres import Cluster

BROWSER = Path(__file__).resolve().with_name("browser")

# A busy machine is no fault of the rules: no test fails by the clock.
patient = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])

settings.register_profile("ci", patient, max_examples=budget(25, 1000), derandomize=True, database=None, print_blob=True)
settings.register_profile("explore", patient, max_examples=2000)
settings.load_profile("ci")

# Servers are started by the hundred, and one that has to compile itself takes three times as long.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
os.environ["SUMDECK_LANGUAGE"] = "en"  # whatever the system of whoever tests speaks

# The sweeper would go through thousands of tests again and again, and find nothing: half of collecting them was that.
gc.set_threshold(100_000, 50, 50)

# A shell lets what it starts in the background ignore Ctrl+C, and so would every program that a test presses it for.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """The tests in a browser run only when they are asked for: the event loop that Playwright leaves would stop others."""
    asked = [(config.invocation_params.dir / argument.split("::")[0]).resolve() for argument in config.args]
    return True if collection_path == BROWSER and not any(path.is_relative_to(BROWSER) for path in asked) else None


def pytest_collection_finish(session: pytest.Session) -> None:
    """All tests are known, and stay: nobody need look at them again."""
    gc.freeze()


def pytest_unconfigure(config: pytest.Config) -> None:
    """Sweep once. Pytest would go through everything five times over at the end."""
    gc.collect()
    gc.freeze()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is only for the thorough run; pytest counts it as deselected.

    A test has one name in all processes, or they could not share the work, and nobody could ask for it again.
    """
    if nameless := [item.nodeid for item in items if " at 0x" in item.nodeid]:
        raise pytest.UsageError(f"named by a place in memory: {nameless[0]}")
    left_out = [] if THOROUGH else [item for item in items if item.get_closest_marker("thorough")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("thorough")]


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server for as long as the tests run."""
    cluster = Cluster()
    cluster.start()
    yield cluster
    cluster.remove()
