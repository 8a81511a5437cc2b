"""How hypothesis searches, the PostgreSQL server that some tests share, and which tests want a process of their own.

The test command repeats itself exactly. Whoever wants to hunt asks pytest for `--hypothesis-profile=explore`.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.postgres import Cluster

# A busy machine is no fault of the rules: no test fails by the clock.
patient = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])

settings.register_profile("ci", patient, derandomize=True, database=None, print_blob=True)
settings.register_profile("explore", patient, max_examples=2000)
settings.load_profile("ci")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """The tests in a browser run only when they are asked for by name: the event loop that Playwright leaves would stop others."""
    if collection_path == Path(__file__).with_name("browser") and not any("browser" in asked for asked in config.args):
        return True
    return None


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server for as long as the tests run."""
    cluster = Cluster()
    cluster.start()
    yield cluster
    cluster.remove()
