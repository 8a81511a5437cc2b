"""How hypothesis searches, and the PostgreSQL server that some tests share.

The test command repeats itself exactly. Whoever wants to hunt asks pytest for `--hypothesis-profile=explore`.
"""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.postgres import Cluster

# A busy machine is no fault of the rules: no test fails by the clock.
patient = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])

settings.register_profile("ci", patient, derandomize=True, database=None, print_blob=True)
settings.register_profile("explore", patient, max_examples=2000)
settings.load_profile("ci")


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server for as long as the tests run."""
    cluster = Cluster()
    cluster.start()
    yield cluster
    cluster.remove()
