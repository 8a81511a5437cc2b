"""Formula where there is little room: whatever a turn needs is in sight, and nothing lies over anything else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import House, Visitors
from tests.browser.devices import DESKTOP, PHONE, Device
from tests.browser.formula.laying import sit
from tests.browser.looks import check_looks, screenshot

HANDS = "6 8 8 4 1 J 0  1 2 3 4 5 6 7"
OVERLAPS = """() => {
    const boxes = [...document.querySelectorAll('.line > .symbol > span, .line .spot, .line .place')]
        .map(one => one.getBoundingClientRect());
    const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return boxes.flatMap((one, at) => boxes.slice(at + 1).filter(other => over(one, other))).length;
}"""
"""How many pairs of cards, places and symbols lie over each other."""


def in_sight(page: Page, name: str) -> bool:
    """Whether a button can be seen without scrolling."""
    box = page.get_by_role("button", name=name, exact=True).bounding_box()
    size = page.viewport_size
    assert size
    return box is not None and box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


def test_on_a_small_phone_the_formula_and_say_it_are_in_sight(enter: Visitors, house: House) -> None:
    page = enter(PHONE)
    table = sit(page, house, f"{HANDS} 2 4")
    screenshot(page, "formula-small-first")
    assert in_sight(page, "Say it")
    assert in_sight(page, "Draw a card")
    assert page.evaluate("scrollY") == 0

    table.lay("6 on answer-gap 0")
    table.choose("+")
    screenshot(page, "formula-small-laid")
    assert in_sight(page, "Say it")
    table.finish()
    screenshot(page, "formula-small-second")
    assert in_sight(page, "Say it")


def test_symbols_lie_beside_the_places(enter: Visitors, house: House) -> None:
    screens = [DESKTOP._replace(width=width) for width in (1024, 1366, 1680)]
    page = enter(screens[0])
    table = sit(page, house, f"{HANDS} 2 4")
    assert [overlaps(page, screen) for screen in screens] == [0, 0, 0]
    table.lay("6 on answer-gap 0")
    table.choose("+")
    table.finish()
    table.lay("1 on left-gap 0", "3 on right-gap 0", "4 on answer-gap 0")

    screenshot(page, "formula-places")
    assert [overlaps(page, screen) for screen in screens] == [0, 0, 0]
    check_looks(page, screens)


def overlaps(page: Page, screen: Device) -> int:
    """How many of them there are in a window that is pulled to this size."""
    page.set_viewport_size(screen.size)
    count: int = page.evaluate(OVERLAPS)
    return count


@pytest.mark.thorough
def test_cards_of_the_table_are_rearranged_by_keys(enter: Visitors, house: House) -> None:
    """6 − 2 = 4 becomes 4 × 4 = 16, with the 4 and the 6 of the table."""
    page = enter()
    table = sit(page, house, "4 4 1 0 0 0 0  1 2 3 4 5 6 7  6 2", Cards_on_the_table="can move to another number")
    table.lay("4 on answer-gap 0")
    table.choose("−")
    table.finish()
    table.draw()

    for place in ("left 0", "answer 0", "left-gap 0", "under 1", "answer-gap 0", "under 0"):
        table.at(place).press("Enter")
    for card, place in (("4", "right 0"), ("1", "answer-gap 0")):
        hand = table.read("hand")
        table.at(f"hand {hand.index(card)}").press("Enter")
        table.at(place).press("Enter")
    page.keyboard.press("*")
    screenshot(page, "formula-rearranged")
    page.keyboard.press("=")

    table.lift_curtain()
    assert table.formula == "4 4 16"


@pytest.mark.thorough
def test_a_picture_fits_the_numbers_that_lie_there(enter: Visitors, house: House) -> None:
    """57 + 7 is walked on a line that goes so far; for 42 × 65 none is offered."""
    page = enter()
    table = sit(page, house, "5 6 4 1 9 0 0  4 2 3 5 6 6 7  7 7")
    table.lay("1 on answer-gap 0", "4 on answer-gap 1")
    table.choose("+")
    table.finish()
    ask = page.get_by_role("button", name="A picture for counting", exact=True)
    table.lay("5 on left-gap 0")
    ask.click()
    line = page.get_by_role("img", name="A number line from 0 to 70. It starts at 57.")
    expect(line).to_be_visible()
    screenshot(page, "formula-line")
    check_looks(page)

    table.lay("6 on right-gap 0")
    table.choose("×")
    expect(ask).to_have_count(0)
    page.get_by_role("button", name="Undo", exact=True).click()
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(ask).to_have_count(1)
