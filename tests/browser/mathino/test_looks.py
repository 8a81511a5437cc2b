"""Every state of a table of Mathino, on every device: it can be read, tapped and understood, and a picture of it is kept."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import House, Visitors
from tests.browser.devices import DEVICES, PHONE, WIDER, Device
from tests.browser.hands import Pointer
from tests.browser.looks import check_looks, screenshot
from tests.browser.mathino.sitting import desk, lying, sit_down


@pytest.fixture(params=DEVICES, ids=lambda device: device.name)
def page(request: pytest.FixtureRequest, enter: Visitors) -> Page:
    device: Device = request.param
    return enter(device)


def see(page: Page, name: str) -> None:
    """Keep a picture, and look at it as closely as a program can."""
    screenshot(page, name)
    check_looks(page, WIDER)


def test_a_turn_in_the_making_and_what_it_leaves_there(page: Page, house: House) -> None:
    sit_down(page, house, "13 4 2 7g  10 10 12 12  8 8 2g 5", "Advanced")
    hands = Pointer(page)
    screenshot(page, "mathino-begin")

    for eight in [f"table {at}" for at, words in enumerate(lying(page)) if words == "8"]:
        hands.choose(eight)
    desk(page).get_by_role("button", name="Stack").click()
    hands.choose(f"table {lying(page).index('5')}")
    hands.choose("hand 2")
    hands.enter("−−3")
    see(page, "mathino-stack")
    hands.press("Say it")
    expect(page.get_by_text("Not −3. Try again!")).to_be_visible()
    hands.enter("−2")
    hands.press("Say it")
    expect(page.get_by_role("log").first).to_contain_text("building negative 2")  # Pip may have built on it by now
    see(page, "mathino-negative")
    page.get_by_role("button", name="Look inside").first.click()
    see(page, "mathino-inside")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    see(page, "mathino-menu")


@pytest.mark.thorough
def test_the_table_in_words_says_whose_duty_it_is(enter: Visitors, house: House) -> None:
    page = enter()
    sit_down(page, house, "3 13 13 13  10 10 12 12  4 8 5 9", "Basic")
    hands = Pointer(page)
    hands.choose("table 0")
    hands.choose("hand 0")
    hands.enter("+7")
    hands.press("Say it")
    page.evaluate("localStorage['sumdeck.preferences'] = JSON.stringify({pace: 'quick', offered: true, textTable: true})")
    page.reload()

    words = page.get_by_role("region", name="The table in words")
    expect(words).to_contain_text("pile worth 7, 2 cards: 4, 3")
    expect(words).to_contain_text("must be captured this round")
    see(page, "mathino-in-words")


def test_who_one_is_can_be_read_however_long_the_other_is_called(enter: Visitors, house: House) -> None:
    """On the smallest phone, with cards, pile and points beside each name, while the other is in turn."""
    page = enter(PHONE)
    sit_down(page, house, "13 4 2 7  10 10 12 12  8 8 2 5", "Basic")
    page.locator(".who:not(.own)").first.evaluate("one => (one.textContent = 'Most Courteous Walrus')")
    page.locator("[data-seat]").evaluate_all("all => all.forEach(one => one.classList.toggle('acting'))")

    cut = page.locator(".you").evaluate("one => one.parentElement.scrollWidth - one.parentElement.clientWidth")

    assert cut <= 0
    check_looks(page)
