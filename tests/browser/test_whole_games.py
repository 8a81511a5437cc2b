"""Whole games against the computer, from the home page to the score: by mouse, by finger, by keys alone."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import House, Visitors
from tests.browser.devices import PHONE
from tests.browser.hands import Finger, Keys, Pointer
from tests.browser.looks import check_looks, screenshot
from tests.browser.person import MOST_TURNS, Person
from tests.browser.tables import play_out
from tests.budget import budget

BY_HAND = 8
"""Turns that tell whether a way of playing works: a take, a build, a card laid down, and the computer in between."""


@pytest.mark.thorough
def test_by_mouse_with_numbers_to_ten(enter: Visitors, house: House) -> None:
    page = enter()
    page.get_by_role("link", name="Play", exact=True).first.click()
    page.get_by_role("button", name="Deal the cards").click()
    person = Person(page, Pointer(page))

    play_on(person, house)

    finish(person, page)
    assert person.turns >= budget(BY_HAND, 15)


def test_by_finger_on_a_phone_with_minus(enter: Visitors, house: House) -> None:
    page = enter(PHONE)
    page.get_by_role("link", name="Play", exact=True).first.tap()
    page.get_by_text("With minus").tap()
    page.get_by_role("button", name="Deal the cards").tap()
    person = Person(page, Finger(page))

    play_on(person, house)

    finish(person, page)
    assert person.turns >= budget(BY_HAND, 20)


@pytest.mark.thorough
def test_by_keys_alone_with_numbers_to_fifteen(enter: Visitors, house: House) -> None:
    page = enter()
    keys = Keys(page)
    keys.follow("Play")
    page.locator("h1", has_text="Numero").wait_for()
    keys.reach(page.get_by_role("radio").first)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    keys.press("Deal the cards")
    person = Person(page, keys)

    play_on(person, house)

    expect(page.get_by_label("Numbers to 15")).to_be_visible()
    finish(person, page)
    assert person.turns >= budget(BY_HAND, 20)


def play_on(person: Person, house: House) -> None:
    """To the end: some turns by hand and the rest quickly, or every turn by hand on the thorough run."""
    person.play_on(budget(BY_HAND, MOST_TURNS))
    if not person.wait().over:
        play_out(person.page, house)


def finish(person: Person, page: Page) -> None:
    """The end of every game: count the pile, then see who won."""
    check_looks(page)
    screenshot(page, "end-count")
    count = person.count_pile()
    expect(page.get_by_role("main").get_by_text(f"Yes, {count} cards!")).to_be_visible()
    expect(page.get_by_role("columnheader", name="Score")).to_be_visible()
    screenshot(page, "end")
    check_looks(page)
