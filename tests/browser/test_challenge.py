"""Playing for points: a build without the answer, and the doubt that finds it out; and one that was wrong to doubt."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import House, Visitors
from tests.browser.devices import PHONE
from tests.browser.hands import Pointer
from tests.browser.looks import check_looks, screenshot
from tests.browser.tables import FRIENDS, POINTS, sit_down
from tests.browser.test_friends import join_by_link

SEEN = """() => [...document.querySelectorAll('.felt [data-card]')].every(one => {
    const {x, y, width, height} = one.getBoundingClientRect();
    return [0.2, 0.5, 0.8].every(part => one.contains(document.elementFromPoint(x + part * width, y + part * height)));
})"""
"""Whether nothing lies over the cards of the centre."""


def build_ten(enter: Visitors, house: House, hand: str) -> tuple[Page, Page]:
    """Two friends; the first builds 9 + 1 = 10."""
    host, guest = enter(), enter(PHONE)
    sit_down(host, house, f"{hand}  5 5 6 6 7  9 14", "Numbers to 15", FRIENDS, POINTS)
    join_by_link(host, guest)
    hands = Pointer(host)
    host.get_by_role("region", name="Your sentence").wait_for()
    hands.choose("centre 0")
    hands.choose("hand 0")
    hands.put("build")
    hands.enter("+10")
    hands.press("Say it")
    doubt = guest.get_by_text("Challenge it?")
    expect(doubt).to_be_in_viewport()
    assert guest.evaluate(SEEN), "what may be doubted is covered"
    doubt.click()
    screenshot(guest, "challenge")
    check_looks(guest)
    guest.get_by_role("button", name="Show me the").click()
    return host, guest


def read_sheet(page: Page, *words: str) -> None:
    """The score sheet, from the menu, has these words as soon as the page has heard of them."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("heading", name="Score sheet").wait_for()
    for each in words:
        expect(page.get_by_role("dialog")).to_contain_text(each)
    screenshot(page, "score-sheet")
    check_looks(page)


def test_a_build_without_the_answer_is_found_out(enter: Visitors, house: House) -> None:
    host, guest = build_ten(enter, house, "1 2 3 4 5")

    expect(guest.get_by_role("region", name="Centre")).not_to_contain_text("10")

    for page in (host, guest):
        read_sheet(page, "built without the answer", "−20")


@pytest.mark.thorough
def test_whoever_doubts_a_true_build_pays(enter: Visitors, house: House) -> None:
    host, guest = build_ten(enter, house, "1 2 3 4 10")

    expect(guest.get_by_role("region", name="Centre")).to_contain_text("pile worth 10")

    for page in (host, guest):
        read_sheet(page, "wrong challenge", "−10")
