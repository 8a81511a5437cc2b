"""One browser of any make, seen alike by a test: it goes to an address, tells what is in a page, and types.

Firefox and WebKit are those of Debian, and they are asked in their own tongues, WebDriver BiDi and WebDriver: what Playwright
could drive would be builds of its own.
"""

from __future__ import annotations

import subprocess
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.waiting import LIMIT, until

ENTER = "\ue007"
"""The key, as WebDriver writes it."""
MISSING = "{program} is missing. Install it and run the tests again:  sudo apt-get install {package}"


class Engine(ABC):
    """A browser with one page."""

    @abstractmethod
    def go(self, address: str) -> None:
        """Go to an address, and wait until the page is loaded."""

    @abstractmethod
    def run(self, script: str) -> Any:
        """The value of an expression in the page."""

    @abstractmethod
    def press(self, keys: str) -> None:
        """Press one key after the other."""

    def wait(self, script: str) -> None:
        """Wait until an expression holds in the page."""
        until(lambda: self.run(f"Boolean({script})"), script, lambda: self.run("document.body.innerText"))


class Chromium(Engine):
    """The one that all other tests use."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def go(self, address: str) -> None:
        self._page.goto(address)

    def run(self, script: str) -> Any:
        return self._page.evaluate(script)

    def press(self, keys: str) -> None:
        for key in keys:
            self._page.keyboard.press("Enter") if key == ENTER else self._page.keyboard.type(key)


def strokes(keys: str) -> list[dict[str, Any]]:
    """Keys that are pressed one after the other, as both protocols have it."""
    downs_and_ups = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
    return [{"type": "key", "id": "keyboard", "actions": downs_and_ups}]


def found(pattern: str, package: str) -> str:
    """Where a program is. Without it nothing is known, and that is no success."""
    place = next(Path("/").glob(pattern), None)
    assert place, MISSING.format(program=pattern.rpartition("/")[2], package=package)
    return str(place)


@contextmanager
def running(command: list[str], log: Path, more: Mapping[str, str], ready: Callable[[str], Any]) -> Iterator[Any]:
    """A program that runs for a while, once its log says what we wait for; gives what `ready` has found there."""
    with log.open("wb") as said:
        process = subprocess.Popen(command, stdout=said, stderr=subprocess.STDOUT, env=dict(more), start_new_session=True)
    try:
        yield until(lambda: ready(log.read_text("utf-8", errors="replace")), command[0], log.read_text)
    finally:
        process.terminate()
        process.wait(LIMIT)
