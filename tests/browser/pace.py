"""Plays each game at a person's pace, and says how many sums a minute come of how many taps: what PRODUCT.md measures us by.

    python -m tests.browser.pace [minutes]

Each game is played for so many minutes (two, unless told) on a tablet, with a tap every 0.6 seconds, against a computer player at
its usual pace. A sum is a sentence of the person that counts and has a result in it, or a jump.
"""

import json
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Locator, Page, sync_playwright

from tests.browser.conftest import BROWSER, SHELL, House
from tests.browser.devices import TABLET
from tests.browser.formula.playing import Player as Formula
from tests.browser.hands import Finger
from tests.browser.mathino.sitting import build, lying, place, worth
from tests.browser.numberloor.player import Player as Numberloor
from tests.browser.person import MY_TURN, Person

BETWEEN = 600
"""Milliseconds from one tap to the next."""
TAPS = "addEventListener('pointerdown', () => (sessionStorage.taps = 1 + Number(sessionStorage.taps ?? 0)), true)"
JUMPS = ("up", "down", "same")
WAITS = 300_000


class Calm(Finger):
    """A finger that takes its time."""

    def press_at(self, target: Locator) -> None:
        super().press_at(target)
        self.page.wait_for_timeout(BETWEEN)


def numero(page: Page) -> Callable[[], None]:
    person = Person(page, Calm(page))
    return lambda: person.play_on(1)


def mathino(page: Page) -> Callable[[], None]:
    hands = Calm(page)

    def turn() -> None:
        page.wait_for_function(MY_TURN)
        held = [worth(words) for words in page.locator('[data-card^="hand "] .only-spoken').all_inner_texts()]
        there = [worth(words) for words in lying(page)]
        if found := next(builds(held, there), None):
            build(hands, f"hand {found[0]}", f"table {found[1]}", f"+{held[found[0]] + there[found[1]]}")
        elif found := next(captures(held, there), None):
            hands.choose(f"table {found[1]}")
            hands.choose(f"hand {found[0]}")
        else:
            hands.choose("hand 0")
            place(hands, "discard")

    return turn


def builds(held: list[int], there: list[int]) -> Iterator[tuple[int, int]]:
    """A card of the hand and one of the table that make another card of the hand."""
    for card, number in enumerate(held):
        rest = held[:card] + held[card + 1 :]
        yield from ((card, at) for at, value in enumerate(there) if value + number in rest)


def captures(held: list[int], there: list[int]) -> Iterator[tuple[int, int]]:
    """A card of the hand and one of the table that is as large."""
    for card, number in enumerate(held):
        yield from ((card, at) for at, value in enumerate(there) if value == number)


def numberloor(page: Page) -> Callable[[], None]:
    player = Numberloor(page, Calm(page))

    def turn() -> None:
        page.wait_for_function(MINE)
        player.act()

    return turn


MINE = "() => document.querySelector('.turn:not([inert])') && !document.querySelector('.go[aria-disabled=true]')"


def formula(page: Page) -> Callable[[], None]:
    player = Formula(page, Calm(page))

    def turn() -> None:
        page.wait_for_function(MY_TURN)
        player.take_turn()

    return turn


GAMES = {"numero": numero, "mathino": mathino, "numberloor": numberloor, "formula": formula}
DEALS = {"formula": "1 2 4 6 8 3 5  0 3 5 9 9 7 7  2 4"}
"""No joker lies there at the start: this head would not know what it is."""
LEVELS = {"numero": "Numbers to 15", "mathino": "Basic", "numberloor": "6+ Balloons", "formula": "The basic game"}


@contextmanager
def tablet(house: House) -> Iterator[Page]:
    """A page on a tablet that counts taps."""
    with sync_playwright() as playwright:
        chromium = next(path for path in (SHELL, BROWSER) if path.exists())
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        context = browser.new_context(locale="en-GB", base_url=f"http://127.0.0.1:{house.port}/", **TABLET.context)
        context.set_default_timeout(WAITS)
        context.add_init_script(TAPS + "; localStorage['sumdeck.preferences'] = JSON.stringify({pace: 'calm', offered: true})")
        yield context.new_page()
        browser.close()


def measure(house: House, game: str, seconds: float) -> str:
    """Play one game after the other until time is up."""
    with tablet(house) as page:
        sent: list[str] = []
        page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
        begun, turns = 0.0, 0
        while not begun or time.monotonic() - begun < seconds:
            page.goto(f"#/play/{game}")
            page.reload()
            page.get_by_text(LEVELS[game], exact=True).first.tap()
            if game in DEALS:
                house.lay(DEALS[game])
            page.get_by_role("button", name="Deal the cards").tap()
            page.locator(".turn").wait_for()
            begun, turn = begun or time.monotonic(), GAMES[game](page)
            while time.monotonic() - begun < seconds and not page.locator("#ending").count():
                turn()
                turns += 1
        minutes = (time.monotonic() - begun) / 60
        taps = int(page.evaluate("sessionStorage.taps"))
        said = [text for frame in sent if (text := claimed(frame))]
        sums = sum(text.count("=") or text.startswith(JUMPS) for text in said)
    return f"{game:12}{turns / minutes:8.1f} turns{taps / minutes:8.1f} taps{sums / minutes:8.1f} sums a minute"


def claimed(frame: str) -> str:
    """The sentence of a claim; empty for any other message."""
    found = json.loads(frame)
    text = found.get("text", "") if isinstance(found, dict) else ""
    return text if isinstance(text, str) else ""


def main() -> None:
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 2
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house:
        for game in GAMES:
            print(measure(house, game, minutes * 60), flush=True)


if __name__ == "__main__":
    main()
