"""A jump is looked at before it is said; and what it has brought is still there after a reload."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import House, Visitors
from tests.browser.devices import PHONE
from tests.browser.looks import check_looks, screenshot
from tests.browser.numberloor.seats import FRIENDS, JUMPS, NIGHTS, join, jump, lift, open_cards, sit_down
from tests.browser.tables import GERMAN_RULES, open_house_rules


def press(page: Page, *keys: str) -> None:
    """Press keys of the lift."""
    for key in keys:
        lift(page).get_by_role("button", name=key, exact=True).click()


def test_a_slip_of_the_finger_is_no_wrong_sum(enter: Visitors, house: House) -> None:
    """L-43: floor 2 is seen not to be that of 9 + 2 before it is said, and nobody is told. The sum is the child's own."""
    page = enter(PHONE)
    sit_down(page, house, "1 3 4  0 1 2  9 ±2", NIGHTS, size="3")

    page.locator('[data-card^="hand"]').filter(has_text="floor 3").dblclick()
    press(page, "up")
    expect(page.get_by_role("button", name="makes what?")).to_be_visible()
    press(page, "1", "1", "2")
    expect(page.get_by_role("button", name="makes 11")).to_be_visible()
    screenshot(page, "numberloor-whole-sentence")
    check_looks(page)
    for _ in range(2):
        press(page, "1")
    assert open_cards(page) == ["floor 9", "balloon 2"]
    press(page, "Say it")

    expect(page.locator('[data-card="open 0"]')).to_contain_text("floor 1")
    expect(page.locator(".note")).to_have_count(0)


def test_a_card_is_laid_on_the_open_one_and_by_enter(enter: Visitors, house: House) -> None:
    page = enter()
    sit_down(page, house, "8 1 4  0 1 2  5 ±3", JUMPS, size="3")
    press(page, "up")
    page.locator('[data-card^="hand"]').filter(has_text="floor 8").click()
    page.locator('[data-card="open 0"]').click()
    expect(page.locator('[data-card="open 0"]')).to_contain_text("floor 8")

    page.locator("main").focus()
    for key in ("+", "1", "Enter"):
        page.keyboard.press(key)

    expect(page.locator('[data-card="open 0"]')).to_contain_text("floor 1")


def test_enter_says_what_was_put_together_wherever_the_keys_were(enter: Visitors, house: House) -> None:
    """Whoever had taken two cards had the keys on Pass, and Enter passed; on the chosen balloon it put that back."""
    page = enter()
    sit_down(page, house, "2 1 ±1  0 1 4  5 ±3 6 8", JUMPS, size="3")
    heard = page.locator("[aria-live]")
    page.get_by_role("button", name="Take two cards").press("Enter")
    expect(page.locator('[data-card^="hand"]')).to_have_count(5)
    expect(page.get_by_role("button", name="Pass")).to_be_focused()

    page.keyboard.press("-")
    expect(heard).to_contain_text("5 minus 3")
    page.keyboard.press("2")
    expect(heard).to_contain_text("5 minus 3 makes 2. Say it with ✓ or Enter.")
    page.keyboard.press("Enter")
    expect(page.locator('[data-card="open 0"]')).to_contain_text("floor 2")

    balloon = page.locator('[data-card^="hand"]').filter(has_text="balloon 1")
    balloon.press("Enter")
    expect(heard).to_contain_text("balloon 1. Say it with ✓ or Enter.")
    page.keyboard.press("Enter")
    expect(page.locator('[data-card="open 1"]')).to_contain_text("balloon 1")


@pytest.mark.thorough
def test_half_a_sum_is_told_that_a_ten_is_missing(enter: Visitors, house: House) -> None:
    """L-45: typed in German, too."""
    page = enter(locale="de-DE")
    page.goto("#/play/numberloor")
    house.lay("2 3 4  0 1 2  4 ±8")
    page.get_by_text("8+ Nachtkarten", exact=True).click()
    open_house_rules(page, *GERMAN_RULES)
    page.get_by_label("Karten auf der Hand").select_option("3")
    page.get_by_role("button", name="Karten austeilen").click()
    page.get_by_role("region", name="Dein Satz").wait_for()
    page.locator("main").focus()
    page.keyboard.type("4 + 8 = 2")
    page.keyboard.press("Enter")

    expect(page.locator(".note")).to_contain_text("Das Stockwerk stimmt! In deiner Rechnung fehlt ein Zehner")
    screenshot(page, "numberloor-half-a-sum")


@pytest.mark.thorough
def test_of_a_chain_that_breaks_it_is_told_what_lies(enter: Visitors, house: House) -> None:
    """L-24, L-110: cards are laid one by one, and the one that does not fit stays in the hand with all after it."""
    page = enter(PHONE)
    sit_down(page, house, "5 7 9 0  0 1 2 2  3 ±2", JUMPS, size="4")
    page.locator("main").focus()
    page.keyboard.type("5 then 0, 9")
    page.keyboard.press("Enter")

    expect(page.locator(".note")).to_have_text(re.compile(r"^Done: 5\. Not done: 0, 9\. That card doesn’t go there"))
    assert open_cards(page) == ["floor 5", "balloon 2"]
    screenshot(page, "numberloor-half-a-chain")
    check_looks(page)
    page.get_by_role("textbox").fill("7, 9")
    page.keyboard.press("Enter")
    expect(page.locator('[data-card="open 0"]')).to_contain_text("floor 9")
    expect(page.locator(".note")).to_have_count(0)


@pytest.mark.thorough
def test_what_a_turn_has_brought_is_there_after_a_reload(enter: Visitors, house: House) -> None:
    """L-79: on the phone of who was skipped, and on the other's desktop."""
    host, guest = enter(), enter(PHONE)
    sit_down(host, house, "8 skip 4  0 1 2  5 ±3", JUMPS, FRIENDS, size="3")
    join(host, guest)
    jump(host, "up", "8")
    expect(host.locator('[data-card^="hand"]')).to_have_count(2)  # it is answered before the next is said
    host.get_by_role("button", name="balloon skip").click()
    press(host, "Say it")
    expect(host.locator('[data-card^="hand"]')).to_have_count(1)
    host.get_by_role("button", name="End my turn").click()

    told = "takes two cards and misses a turn."
    expect(guest.locator(".own").get_by_text(told)).to_be_visible()
    expect(host.locator(".own").get_by_text(told)).to_be_visible()
    for page in (host, guest):
        page.reload()
        expect(page.locator(".own").get_by_text(told)).to_be_visible()
    expect(host.locator(".talk").get_by_text(told)).to_be_visible()
    screenshot(guest, "numberloor-skipped")
    screenshot(host, "numberloor-skipped")
    check_looks(guest)
