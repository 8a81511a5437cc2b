"""The page: how much of it there is, and how long a real browser with a CPU four times slower takes to the first move."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter
from typing import Any

from bench.compiled import ROOT
from bench.house import House
from bench.table import Row

PAGES = ROOT / "src" / "sumdeck" / "web" / "pages"
CHROMIUM = Path("/usr/bin/chromium")
SLOWER = 4
MISSING = "No browser to measure the first move with: it needs the Python package playwright, and Chromium at /usr/bin/chromium."
HOLD = "tables => localStorage['sumdeck.tables'] ??= JSON.stringify(tables)"


def weight() -> Iterator[Row]:
    """All JavaScript that a browser can load from us, each file gzipped as it is sent."""
    sizes = {path.name: len(gzip.compress(path.read_bytes(), 9)) / 1000 for path in sorted((PAGES / "assets").glob("*.js"))}
    index = (PAGES / "index.html").read_text("utf-8")
    first = sum(size for name, size in sizes.items() if name in index)
    yield Row("JavaScript of the pages, gzipped", "–", (sum(sizes.values()),), 80, " kB", f"{first:.1f} kB of it at once")


def can_browse() -> bool:
    """Whether there is a browser."""
    return CHROMIUM.exists() and find_spec("playwright") is not None


def first_move(rounds: int, tick: Callable[[], object]) -> Iterator[Row]:
    """From opening the address of a table until a discard of one's own lies in the centre, a new browser each time."""
    from playwright.sync_api import sync_playwright  # not at the top: there may be none

    times: list[float] = []
    with House(ROOT / "src") as house, sync_playwright() as playwright:
        for _ in range(rounds):
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            times.append(1000 * first_move_in(browser, house))
            browser.close()
            tick()
    yield Row("first move after opening the address", f"CPU slowed {SLOWER} times", tuple(times), 1500, " ms", "wall time")


def first_move_in(browser: Any, house: House) -> float:
    """How many seconds it takes in a window that has never been here."""
    table, tokens = house.table("numbers-10")
    held = {"table": table, "game": "numero", "level": "numbers-10", "way": "friends", "code": "", "over": False}
    seats = [{"seat": 0, "token": tokens[0]}]
    window = browser.new_context()
    window.add_init_script(f"({HOLD})({json.dumps([{**held, 'seats': seats}])})")
    page = window.new_page()
    window.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    begun = perf_counter()
    page.goto(f"http://127.0.0.1:{house.port}/#/table/{table}")
    page.locator('[data-card^="hand"]').first.click()
    lying = page.locator('[data-card^="centre"]').count()
    page.keyboard.press("d")
    page.locator('[data-card^="centre"]').nth(lying).wait_for()
    return perf_counter() - begun
