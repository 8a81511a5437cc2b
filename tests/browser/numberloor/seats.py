"""Sitting down to Numberloor in the browser, and saying things there."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import House
from tests.browser.tables import deal, open_house_rules

FIRST, JUMPS, NIGHTS = "4+ Next door", "6+ Balloons", "8+ Night cards"
IN_TURN = "li[aria-current=true]"
"""The seat that is marked as being in turn."""
COMPUTER, FRIENDS, TABLET = "Against the computer", "With friends, using a link", "Pass and play on this screen"


def sit_down(page: Page, house: House, cards: str = "", level: str = NIGHTS, way: str = COMPUTER, **wishes: str) -> None:
    """Choose a table and have these cards dealt: the hands one after the other, the open cards, then the pile.

    `players` is how many, `size` how many cards a hand has, `stars` how many win, `nights` which night card counts, as the page
    has them.
    """

    def choose() -> None:
        page.get_by_text(level, exact=True).click()
        page.get_by_text(way, exact=True).click()
        page.get_by_label("How many?").select_option(f"{wishes.get('players', '2')} players")
        if "stars" in wishes:
            page.get_by_text(wishes["stars"]).click()
        if "size" in wishes:
            open_house_rules(page)
            page.get_by_label("Cards in a hand").select_option(wishes["size"])
        if "nights" in wishes:
            page.get_by_label("If there are several night cards").select_option(wishes["nights"])

    deal(page, house, cards, "numberloor", choose, level, way, *wishes.items())
    page.get_by_role("region", name="The house").wait_for()
    expect(page.get_by_text("Going to the table")).to_have_count(0)


def join(host: Page, guest: Page) -> None:
    """Open the link that the host's page shows, and sit down."""
    guest.goto(host.locator("#link").input_value())
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_role("region", name="The house").wait_for()


def lift(page: Page) -> Locator:
    """The keys for which way and which floor."""
    return page.get_by_role("group", name="Lift")


def jump(page: Page, way: str, floor: str, over_the_roof: str = "") -> None:
    """Say which way and where one lands; at 8+ also the sum, where it goes over the roof."""
    lift(page).get_by_role("button", name=way).click()
    for key in (*over_the_roof, floor, "Say it"):
        lift(page).get_by_role("button", name=key, exact=True).click()


def call(page: Page) -> None:
    """Call out of turn; then there are keys to say it."""
    page.get_by_role("button", name="Night!").click()
    lift(page).wait_for()


def whose_turn(page: Page) -> str:
    """Who is marked as being in turn."""
    return page.locator(f"{IN_TURN} .who").inner_text()


def open_cards(page: Page) -> list[str]:
    """What lies open, in words."""
    return [name.removesuffix(", face up") for name in page.locator('[data-card^="open"]').evaluate_all(NAMES)]


def hand(page: Page) -> list[str]:
    """One's own cards, in words."""
    return list(page.locator('[data-card^="hand"]').evaluate_all(NAMES))


NAMES = """cards => cards.map(card => {
    const copy = card.cloneNode(true);
    for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
    return (card.getAttribute('aria-label') ?? copy.textContent).replace(/\\s+/g, ' ').trim();
})"""
