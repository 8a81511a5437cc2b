"""Every state of a table, on every device: it can be read, tapped and understood, and a picture of it is kept."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import House, Visitors
from tests.browser.devices import DEVICES, WIDER, Device
from tests.browser.hands import Pointer
from tests.browser.looks import check_looks, screenshot
from tests.browser.tables import FRIENDS, POINTS, TABLET, change_wish, sit_down

HANDS = "13 4 9 10 2  1 1 12 15 3"


@pytest.fixture(params=DEVICES, ids=lambda device: device.name)
def page(request: pytest.FixtureRequest, enter: Visitors) -> Page:
    device: Device = request.param
    return enter(device)


def see(page: Page, name: str) -> None:
    """Keep a picture, and look at it as closely as a program can."""
    screenshot(page, name)
    check_looks(page, WIDER)


def test_a_turn_in_the_making(page: Page, house: House) -> None:
    sit_down(page, house, f"{HANDS} 7 6 ", "Numbers to 15")
    hands = Pointer(page)
    see(page, "table-begin")

    hands.choose("centre 0")
    hands.choose("centre 1")
    see(page, "table-join")

    hands.enter("+14")
    hands.choose("hand 4")
    hands.put("take")
    expect(page.get_by_text("Not 14. Try again!")).to_be_visible()
    see(page, "table-wrong")

    hands.enter("15")
    hands.press("Say it")
    page.get_by_role("button", name="Ten-frame").click()
    see(page, "table-ten-frame")
    page.get_by_role("button", name="Number line").click()
    see(page, "table-number-line")

    page.get_by_role("button", name="A little help", exact=True).click()
    expect(page.get_by_role("region", name="Help").get_by_role("listitem")).to_have_count(1)
    see(page, "table-lamp")

    hands.press("Menu")
    see(page, "table-menu")


def test_points_and_colours(page: Page, house: House) -> None:
    """Where the table says so, whoever has taken counts its points first: until then nothing tells them."""
    change_wish(page, house={"count_first": True})
    sit_down(page, house, "13 4 −2 10 ×3  1 1 12 15 3  7 6 ÷2 5", "With times and divide", POINTS)
    see(page, "points-begin")

    hands = Pointer(page)
    hands.choose("centre 0")
    hands.choose("hand 3")
    hands.enter("3")
    hands.press("And another group")
    hands.choose("centre 1")
    see(page, "points-groups")

    hands.press("Clear all")
    page.keyboard.type("7 + 6 = 13, take 13")
    page.keyboard.press("Enter")
    counting = page.get_by_role("dialog", name="Your take")
    said = counting.get_by_label("How many points is that?")
    said.fill("3")
    said.press("Enter")
    expect(counting).to_contain_text("Not 3. Count again!")
    mine = page.get_by_role("list", name="Players").get_by_role("listitem").first
    expect(mine).to_contain_text("0 points")
    see(page, "points-count-first")
    said.fill("9")
    said.press("Enter")
    expect(mine).to_contain_text("9 points")
    expect(page.locator(".talk").get_by_text("take +1, cards won +3")).to_be_attached()


def test_waiting_for_friends(page: Page, house: House) -> None:
    sit_down(page, house, "", "Numbers to 10", FRIENDS)

    page.get_by_role("img", name="The link as a QR code").wait_for()

    see(page, "friends-invite")


def test_the_curtain(page: Page, house: House) -> None:
    sit_down(page, house, "", "Numbers to 10", TABLET)

    page.get_by_role("button", name="Hold to see your cards").wait_for()

    see(page, "tablet-curtain")
