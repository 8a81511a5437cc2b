"""The stores that the tests are run on: SQLite and PostgreSQL, both real and both new for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from sumdeck.store import Store
from tests.postgres import Cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Where a new store can be made."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/tables.sqlite"
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    url = cluster.database()
    yield url
    cluster.drop(url)


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    """A new store."""
    with Store.open(url) as store:
        yield store
