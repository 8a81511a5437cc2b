"""Windows of one browser, each with a memory of its own, that are emptied and used again.

To start a page anew costs a second of a core, nearly all of it for a process that draws; so every window keeps a page open in
which nothing happens, and its process with it.
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

FREE = 8
"""How many windows wait for the next test."""
FORGET = "localStorage.clear(); sessionStorage.clear()"


class Window:
    """A window, and the page that keeps its process alive."""

    def __init__(self, browser: Browser, options: dict[str, Any], patience: float) -> None:
        self.options = options
        self.context: BrowserContext = browser.new_context(**options)
        self.context.set_default_timeout(patience)
        self._still = self.context.new_page()
        self._still.goto("icon.svg")

    @property
    def pages(self) -> list[Page]:
        """What a test has opened."""
        return [page for page in self.context.pages if page != self._still]

    def clear(self) -> None:
        """As it was before the first page."""
        for page in self.pages:
            page.close()
        self.context.set_offline(False)
        self.context.clear_cookies()
        self._still.evaluate(FORGET)


class Windows:
    """All windows of a browser that are free just now."""

    def __init__(self, browser: Browser, patience: float) -> None:
        self._browser = browser
        self._patience = patience
        self._free: list[tuple[str, Window]] = []

    def take(self, options: dict[str, Any]) -> Window:
        """A window with these options and an empty memory."""
        kind = json.dumps(options, sort_keys=True)
        for at, (free, window) in enumerate(self._free):
            if free == kind:
                del self._free[at]
                return window
        return Window(self._browser, options, self._patience)

    def give_back(self, window: Window) -> None:
        """Clear a window for whoever comes next. Where too many are free, the one that waited longest is closed."""
        window.clear()
        self._free.append((json.dumps(window.options, sort_keys=True), window))
        if len(self._free) > FREE:
            self._free.pop(0)[1].context.close()
