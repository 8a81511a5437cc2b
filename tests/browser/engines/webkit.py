"""Debian's WebKit, asked by WebDriver: its small browser, on a screen that is only in memory."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.browser.engines.engine import Engine, found, running, strokes
from tests.server.live import free_port
from tests.waiting import LIMIT, until

PACKAGE = "webkit2gtk-driver"
DRIVER, BROWSER, SCREEN = "usr/bin/WebKitWebDriver", "usr/lib/*/webkit2gtk-4.*/MiniBrowser", "usr/bin/Xvfb"


class WebKit(Engine):
    """A window on that screen."""

    def __init__(self, driver: httpx.Client, session: str) -> None:
        self._driver = driver
        self._session = session

    def go(self, address: str) -> None:
        self._ask("url", url=address)

    def run(self, script: str) -> Any:
        return self._ask("execute/sync", script=f"return ({script})", args=[])

    def press(self, keys: str) -> None:
        self._ask("actions", actions=strokes(keys))

    def _ask(self, command: str, **words: Any) -> Any:
        answer = self._driver.post(f"/session/{self._session}/{command}", json=words)
        assert answer.is_success, answer.text
        return answer.json()["value"]


@contextmanager
def webkit(folder: Path) -> Iterator[WebKit]:
    """It runs for a while. Its memory is that of a visit."""
    screen = [found(SCREEN, "xvfb"), "-displayfd", "1", "-screen", "0", "1366x768x24", "-nolisten", "tcp"]
    with running(screen, folder / "screen.log", os.environ, re.compile(r"^(\d+)$", re.MULTILINE).search) as number:
        surroundings = {**os.environ, "DISPLAY": f":{number[1]}", "HOME": str(folder), "NO_AT_BRIDGE": "1", "LANG": "en_GB.UTF-8"}
        port = free_port()
        command = [found(DRIVER, PACKAGE), f"--port={port}", "--host=127.0.0.1"]
        with (
            running(command, folder / "driver.log", surroundings, lambda log: True),
            httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=LIMIT) as driver,
        ):
            until(lambda: is_open(driver), "WebKitWebDriver")
            options = {"webkitgtk:browserOptions": {"binary": found(BROWSER, PACKAGE), "args": ["--automation"]}}
            made = driver.post("/session", json={"capabilities": {"alwaysMatch": options}}).json()["value"]
            try:
                yield WebKit(driver, made["sessionId"])
            finally:
                driver.delete(f"/session/{made['sessionId']}")


def is_open(driver: httpx.Client) -> bool:
    try:
        return driver.get("/status").is_success
    except httpx.TransportError:
        return False
