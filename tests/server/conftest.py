"""One server for all tests of a process that need no other. Nobody ends it, and nobody meets a limit of it."""

from collections.abc import Iterator

import pytest

from tests.server.live import ROOMY, Live


@pytest.fixture(scope="session")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server."""
    with Live(tmp_path_factory.mktemp("live"), *ROOMY, "--origin=https://school.example") as live:
        yield live
