"""A plugin for pytest: tells of every test as it ends, in a line of JSON. `outcome.py` reads them; the specs do the same.

`{"all": 6286}` says how many there are, `{"begun": id}` that one has begun, `{"id": …, "seconds": …}` that one has ended, with
`"failed": why` where it has failed.
"""

import json
import os
from pathlib import Path

import pytest

PLACE = "SUMDECK_TELLING"
"""The variable that names the file for these lines."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Offer to leave out the letters: thousands of dots say less than the line of progress."""
    parser.addoption("--no-letters", action="store_true", help="write no letter for a test that passed")


def pytest_configure(config: pytest.Config) -> None:
    """Tell of the tests, unless this is one of the workers: they tell the one who distributes the work."""
    if (place := os.environ.get(PLACE)) and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Teller(Path(place), config.getoption("--no-letters")))


class Teller:
    """Writes the lines."""

    def __init__(self, place: Path, silent: bool = False) -> None:
        self._place = place
        self._silent = silent
        self._seconds: dict[str, float] = {}
        self._failed: dict[str, str] = {}

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """All tests are known, where there is no worker."""
        if session.items:
            self._tell(all=len(session.items))

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: list[str]) -> None:
        """A worker knows all tests: it is the same for each of them."""
        self._tell(all=len(ids))

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A file that cannot be read is a failure too."""
        if report.failed:
            self._tell(id=report.nodeid, seconds=0.0, failed=reason(report))

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """A test begins, here or in a worker: one that hangs is known by that alone."""
        self._tell(begun=nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test comes in three parts: set up, called, torn down."""
        name = report.nodeid
        self._seconds[name] = self._seconds.get(name, 0.0) + report.duration
        if report.failed:
            self._failed.setdefault(name, reason(report))
        if report.when == "teardown" or report.when not in ("setup", "call"):  # a worker that crashed knows no parts
            failed = {"failed": self._failed[name]} if name in self._failed else {}
            self._tell(id=name, seconds=round(self._seconds[name], 3), **failed)

    @pytest.hookimpl(tryfirst=True)
    def pytest_report_teststatus(self, report: pytest.CollectReport | pytest.TestReport) -> tuple[str, str, str] | None:
        """A test that passed needs no letter."""
        return ("passed", "", "") if self._silent and report.when == "call" and report.passed else None

    def _tell(self, **line: object) -> None:
        with self._place.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


def reason(report: pytest.CollectReport | pytest.TestReport) -> str:
    """Why a test has failed, in a line."""
    crash = getattr(report.longrepr, "reprcrash", None)
    text = crash.message if crash else str(report.longrepr)
    return next((line.strip() for line in text.splitlines() if line.strip()), "")
