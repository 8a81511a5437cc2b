"""A real server and a real browser for these tests; and every page is watched."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.devices import DESKTOP, Device
from tests.browser.watch import Watch
from tests.web.live import Live

CHROMIUM = Path("/usr/bin/chromium")
MISSING = "Chromium is missing. Install it and run the tests again:  sudo apt-get install chromium"
HOME = "--host-resolver-rules=MAP house.test 127.0.0.1"
"""A name for the server, as it might have one in a home network."""
PATIENCE = 15_000
"""How long a page may take for anything, in milliseconds: the machine may be busy."""

expect.set_options(timeout=PATIENCE)


class House(Live):
    """The server of these tests: the next deal can be laid out, and all visitors come from one address."""

    def __init__(self, folder: Path) -> None:
        self._laid = folder / "deal.txt"
        many = [f"--limit={name}=100000" for name in ("tables_at_once", "joins_at_once", "visits_at_once", "messages_at_once")]
        command = (sys.executable, str(Path(__file__).with_name("dealing.py")), str(self._laid), "serve", "--log=info")
        super().__init__(folder, *many, command=command)

    def lay(self, faces: str) -> None:
        """Let the next table be dealt these cards first: the hands one after the other, the centre, then the deck."""
        self._laid.write_text(faces, "utf-8")


class Visitors:
    """Windows of the browser, each with a memory of its own."""

    def __init__(self, browser: Browser, house: House) -> None:
        self._browser = browser
        self._house = house
        self._watches: dict[Page, Watch] = {}

    def __call__(self, device: Device = DESKTOP, at: str = "", *, quick: bool = True, **context: Any) -> Page:
        """Open a page on a device. Computer players answer quickly, unless somebody wants to wait for them."""
        options = {"locale": "en-GB", "reduced_motion": "reduce", **device.context, **context}
        window = self._browser.new_context(base_url=f"http://127.0.0.1:{self._house.port}/", **options)
        window.set_default_timeout(PATIENCE)
        watch = Watch(window, f"http://127.0.0.1:{self._house.port}/")
        page = window.new_page()
        self._watches[page] = watch
        if quick:
            page.add_init_script("localStorage['sumdeck.preferences'] ??= JSON.stringify({pace: 'quick'})")
        page.goto(at)
        return page

    def watch(self, page: Page) -> Watch:
        """What has been seen of a page behind its back."""
        return self._watches[page]

    def end(self) -> None:
        """Close every window; complain if something was wrong in one."""
        for page in self._watches:
            page.context.close()
        faults = [fault for watch in self._watches.values() for fault in watch.unforgiven]
        assert not faults, "\n".join(faults)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server in a process of its own, with a store of its own."""
    with House(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    assert CHROMIUM.exists(), MISSING
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", HOME])
        yield browser
        browser.close()


@pytest.fixture
def enter(browser: Browser, house: House) -> Iterator[Visitors]:
    """Opens pages. At the end of the test nothing may have gone wrong in any of them."""
    visitors = Visitors(browser, house)
    yield visitors
    visitors.end()
