"""Debian's Firefox, asked by WebDriver BiDi: messages of JSON on a socket that the browser opens by itself."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.browser.engines.engine import Engine, found, running, strokes
from tests.waiting import LIMIT

PROGRAM, PACKAGE = "usr/bin/firefox-esr", "firefox-esr"
QUIET = {
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    "intl.accept_languages": "en-GB",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,nobody",
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "ui.prefersReducedMotion": 1,
}
"""It calls nobody."""


class Firefox(Engine):
    """A window without a screen."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._numbers = count(1)
        self._ask("session.new", capabilities={})
        self._page = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def go(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def run(self, script: str) -> Any:
        expression = f"JSON.stringify(({script}) ?? null)"
        told = self._ask("script.evaluate", expression=expression, target={"context": self._page}, awaitPromise=False)
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def press(self, keys: str) -> None:
        self._ask("input.performActions", context=self._page, actions=strokes(keys))

    def _ask(self, method: str, **params: Any) -> dict[str, Any]:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while (answer := json.loads(self._socket.recv(LIMIT))).get("id") != number:
            pass  # it also tells of events
        assert answer["type"] == "success", answer
        result: dict[str, Any] = answer["result"]
        return result


@contextmanager
def firefox(folder: Path) -> Iterator[Firefox]:
    """It runs for a while, with a memory of its own."""
    profile = folder / "profile"
    profile.mkdir()
    lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in QUIET.items())
    (profile / "user.js").write_text("".join(lines), "utf-8")
    size = ("--width", "1366", "--height", "768")
    command = [
        found(PROGRAM, PACKAGE),
        "--headless",
        "--no-remote",
        "--remote-debugging-port=0",
        "--profile",
        str(profile),
        *size,
    ]
    opened = re.compile(r"BiDi listening on (ws://\S+)").search
    with (
        running(command, folder / "firefox.log", {**os.environ, "HOME": str(folder)}, opened) as place,
        connect(f"{place[1]}/session", max_size=None, open_timeout=LIMIT, ping_interval=None) as socket,
    ):
        yield Firefox(socket)
