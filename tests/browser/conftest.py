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
from tests.browser.windows import Window, Windows
from tests.budget import THOROUGH
from tests.server.live import Live

SHELL, BROWSER = Path("/usr/bin/chromium-headless-shell"), Path("/usr/bin/chromium")
"""Chromium without the frame around its pages, which nobody sees and which costs as much as they do; and as people have it."""
MISSING = "Chromium is missing. Install it and run the tests again:  sudo apt-get install chromium-headless-shell"
HOME = "--host-resolver-rules=MAP house.test 127.0.0.1"
"""A name for the server, as it might have one in a home network."""
UNWANTED = (
    # What Chromium draws below a line for addresses: each window starts a process for it, at more than half of its own cost.
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    # What Playwright asks for by itself, and would be forgotten for ours.
    *(
        "AvoidUnnecessaryBeforeUnloadCheckSync",
        "DestroyProfileOnBrowserClose",
        "HttpsUpgrades",
        "HttpsFirstBalancedModeAutoEnable",
    ),
    *("LensOverlay", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect"),
    *("OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"),
)
"""Features of the browser that no test meets."""
SHORT = "--js-flags=--max-lazy --single-threaded-gc --no-opt"
"""No page is open so long that it pays to make its script faster, or to sweep beside it."""
SWIFT = ("--process-per-site", "--disable-gpu", "--in-process-gpu", SHORT, f"--disable-features={','.join(UNWANTED)}")
"""Pages of one window share a process, nobody looks for a graphics card, and nobody types an address."""
PATIENCE = 300_000
"""How long a page may take for anything, in milliseconds: no test fails because the machine is busy, unless it hangs."""
AT_ONCE = "at once"
"""A pace that no page knows: computer players answer without a pause. Half of a whole game was waiting for them."""

expect.set_options(timeout=PATIENCE)


class House(Live):
    """The server of these tests: the next deal can be laid out, and all visitors come from one address."""

    def __init__(self, folder: Path) -> None:
        self._laid = folder / "deal.txt"
        often = ("requests", "tables", "joins", "visits", "messages", "papers")
        many = [f"--limit={name}_at_once=100000" for name in often]
        command = (sys.executable, str(Path(__file__).with_name("dealing.py")), str(self._laid), "serve", "--log=info")
        super().__init__(folder, *many, command=command)

    def lay(self, faces: str) -> None:
        """Let the next table be dealt these cards first: the hands one after the other, the centre, then the deck."""
        self._laid.write_text(faces, "utf-8")


class Visitors:
    """People in front of windows of the browser, each with a memory of its own."""

    def __init__(self, windows: Windows, house: Live) -> None:
        self._windows = windows
        self._address = f"http://127.0.0.1:{house.port}/"
        self._watches: dict[Page, Watch] = {}
        self._used: list[Window] = []
        self._spent: list[Window] = []

    def __call__(
        self, device: Device = DESKTOP, at: str = "", *, quick: bool = True, clock: bool = False, **context: Any
    ) -> Page:
        """Open a page on a device. Computer players answer at once, unless somebody wants to wait for them.

        Where the test turns the clock, it stays turned: nobody gets that window afterwards.
        """
        wish = {"locale": "en-GB", "reduced_motion": "reduce", **device.context, **context, "base_url": self._address}
        window = self._windows.take(wish)
        (self._spent if clock else self._used).append(window)
        watch = Watch(window.context, self._address)
        page = window.context.new_page()
        page.set_viewport_size(device.size)
        self._watches[page] = watch
        if clock:
            page.clock.install()
        if quick:
            page.add_init_script(f"localStorage['sumdeck.preferences'] ??= JSON.stringify({{pace: '{AT_ONCE}', offered: true}})")
        page.goto(at)
        return page

    def watch(self, page: Page) -> Watch:
        """What has been seen of a page behind its back."""
        return self._watches[page]

    def end(self) -> None:
        """Leave every window; complain if something was wrong in one."""
        for watch in self._watches.values():
            watch.end()
        for window in self._used:
            self._windows.give_back(window)
        for window in self._spent:
            window.context.close()
        faults = [fault for watch in self._watches.values() for fault in watch.unforgiven]
        assert not faults, "\n".join(faults)


def stop_time(page: Page) -> None:
    """The page's own pauses, as before a computer's move, last until somebody skips them, however busy the machine is."""
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server in a process of its own, with a store of its own."""
    with House(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium; on the thorough run, or where there is no other, the whole of it."""
    chromium = next((place for place in ([BROWSER, SHELL] if THOROUGH else [SHELL, BROWSER]) if place.exists()), None)
    assert chromium, MISSING
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", HOME, *SWIFT])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def windows(browser: Browser) -> Windows:
    """Windows that all tests use, one after the other."""
    return Windows(browser, PATIENCE)


@pytest.fixture
def enter(windows: Windows, house: House) -> Iterator[Visitors]:
    """Opens pages. At the end of the test nothing may have gone wrong in any of them."""
    visitors = Visitors(windows, house)
    yield visitors
    visitors.end()
