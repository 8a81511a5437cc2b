"""Plays each game by finger, and says how many sums a minute come of it at a person's pace: the measure that matters.

    python -m tests.browser.pace [turns]

Each game is played for so many turns (40, unless told) on a tablet, against Dot, with the same deals every time.
Nobody waits meanwhile: the minutes are those that a person would need, 0.6 seconds for a tap and the usual pause for each move of
the computer. So no machine is faster than another; what the computer happens to play still moves a figure by about a tenth, and
Numero's, in which there are few sums, by a third: there one asks for more turns.
Thinking is not in them. A sum is a result that the person has said, or a jump; a card that takes its equal is none, and this
person looks for nothing cleverer than two cards that make a third. So the figures tell what taps and pauses cost, before and
after a change, and not how much a child reckons.
"""

import json
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias

from playwright.sync_api import Page, WebSocket, sync_playwright

from tests.browser.conftest import AT_ONCE, BROWSER, SHELL, House
from tests.browser.devices import TABLET
from tests.browser.formula.playing import Player as Formula
from tests.browser.hands import Finger
from tests.browser.mathino.sitting import build, lying, place, worth
from tests.browser.numberloor.player import MY_TURN as THEIR_TURN
from tests.browser.numberloor.player import Player as Numberloor
from tests.browser.person import MY_TURN, Person

TAP = 0.6
"""Seconds from one tap to the next."""
PAUSE = 1.4
"""Seconds before a move of the computer, as the page has them at its calm pace."""
TAPS = "addEventListener('pointerdown', () => (sessionStorage.taps = 1 + Number(sessionStorage.taps ?? 0)), true)"
JUMPS = ("up", "down", "same")
OPPONENT = re.compile("Dot,")
EQUAL = re.compile(r"\S+ = \S+, \w+ \S+")
ANSWERED = "() => document.querySelector('.note, #ending, [data-strip] p') || !document.querySelector('.turn:not([inert])')"
WAITS = 300_000


def numero(page: Page) -> Callable[[], None]:
    person = Person(page, Finger(page))
    return lambda: person.play_on(1)


def mathino(page: Page) -> Callable[[], None]:
    hands = Finger(page)

    def turn() -> None:
        if is_over(page, MY_TURN):
            return
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
        page.wait_for_function(ANSWERED)
        if page.locator(".note").count():  # it was the only card for the own pile, and is meant
            hands.press("Say it")

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
    player = Numberloor(page, Finger(page))

    def turn() -> None:
        if not is_over(page, THEIR_TURN):
            player.act()

    return turn


def formula(page: Page) -> Callable[[], None]:
    player = Formula(page, Finger(page))

    def turn() -> None:
        if not is_over(page, MY_TURN):
            player.take_turn()

    return turn


def is_over(page: Page, mine: str) -> bool:
    """Wait for one's turn; the computer may end the game meanwhile."""
    page.wait_for_function(mine)
    return page.locator("#ending").count() > 0


GAMES = {"numero": numero, "mathino": mathino, "numberloor": numberloor, "formula": formula}
DEALS = {"formula": "1 2 4 6 8 3 5  0 3 5 9 9 7 7  2 4"}
"""No joker lies there at the start: this head would not know what it is. Elsewhere each table has another card on top."""
LEVELS = {"numero": "Numbers to 15", "mathino": "Basic", "numberloor": "6+ Balloons", "formula": "The basic game"}


@contextmanager
def tablet(house: House) -> Iterator[Page]:
    """A page on a tablet that counts taps."""
    with sync_playwright() as playwright:
        chromium = next(path for path in (SHELL, BROWSER) if path.exists())
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        context = browser.new_context(
            locale="en-GB", base_url=f"http://127.0.0.1:{house.port}/", viewport=TABLET.size, **TABLET.context
        )
        context.set_default_timeout(WAITS)
        context.add_init_script(
            TAPS + "; localStorage['sumdeck.preferences'] = JSON.stringify({pace: '" + AT_ONCE + "', offered: true})"
        )
        yield context.new_page()
        browser.close()


def measure(house: House, game: str, turns: int) -> str:
    """Play one game after the other until there were so many turns."""
    with tablet(house) as page:
        sent: list[Frame] = []
        heard: list[Frame] = []
        page.on("websocket", lambda socket: listen(socket, sent, heard))
        done = tables = 0
        while done < turns:
            page.goto(f"#/play/{game}")
            page.reload()
            page.get_by_text(LEVELS[game], exact=True).first.tap()
            page.get_by_label(OPPONENT).tap()
            house.lay(DEALS.get(game, str(1 + tables % 9)))
            tables += 1
            page.get_by_role("button", name="Deal the cards").tap()
            page.locator(".turn").wait_for()
            turn = GAMES[game](page)
            while done < turns and not page.locator("#ending").count():
                turn()
                done += 1
        taps = int(page.evaluate("sessionStorage.taps")) - 3 * tables  # the level, the opponent, and the deal
        said = [text for frame in sent if isinstance(text := frame.get("text"), str)]
        sums = sum(map(sums_in, said))
        others = sum(is_computers(frame) for frame in heard)
    minutes = (taps * TAP + others * PAUSE) / 60
    return f"{game:12}{taps / done:6.1f} taps a turn{taps / max(sums, 1):6.1f} taps a sum{sums / minutes:8.1f} sums a minute"


def sums_in(text: str) -> int:
    """How many results a sentence says. A card that takes its equal is true, and no sum."""
    return 0 if EQUAL.fullmatch(text) else text.count("=") + text.count("building") or text.startswith(JUMPS)


Frame: TypeAlias = dict[str, Any]


def listen(socket: WebSocket, sent: list[Frame], heard: list[Frame]) -> None:
    """Keep what goes over the wire."""
    socket.on("framesent", lambda text: sent.append(json.loads(text)))
    socket.on("framereceived", lambda text: heard.append(json.loads(text)))


def is_computers(frame: Frame) -> bool:
    """Whether it tells a move of the computer, who sits opposite."""
    said = frame.get("said")
    return isinstance(said, dict) and str(said.get("code")).startswith("told.claimed") and said.get("seat") != 0


def main() -> None:
    turns = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house:
        for game in GAMES:
            print(measure(house, game, turns), flush=True)


if __name__ == "__main__":
    main()
