"""The end on a small phone: what to do next is in sight, nothing moves from under a finger, nothing reaches over the edge."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.conftest import House, Visitors
from tests.browser.devices import PHONE, WIDER
from tests.browser.finished import finished, finished_once, remember
from tests.browser.looks import check_looks
from tests.browser.person import Person
from tests.browser.tables import play_out, sit_down

LONG = "1 + 2 + 3 + 4 + 5 = 15, −2 + 9 + 8 = 15, " * 3
"""More sums than a phone has room for in a line."""


def box(one: Locator) -> FloatRect:
    found = one.bounding_box()
    assert found
    return found


@pytest.mark.parametrize("locale", ["de-DE", "fr-FR"])
def test_what_to_do_next_is_in_sight(enter: Visitors, house: House, locale: str) -> None:
    page = enter(PHONE, locale=locale)
    game = finished_once(house)
    remember(page, game, 0)
    page.goto(f"#/table/{game.table}")
    page.reload()

    page.locator("#second-look").wait_for()

    buttons = page.locator(".foot .button")
    assert buttons.count() == 3
    for at in range(3):
        assert box(buttons.nth(at))["y"] + box(buttons.nth(at))["height"] <= PHONE.height
    check_looks(page)


def test_a_question_moves_nothing_from_under_a_finger(enter: Visitors, house: House) -> None:
    """The other would like to play again just when one means to look back."""
    game = finished(house, way="friends")
    one, other = enter(PHONE), enter(PHONE)
    for seat, page in enumerate((one, other)):
        remember(page, game, seat)
        page.goto(f"#/table/{game.table}")
        page.reload()
        page.locator("#second-look").wait_for()
    look_back = other.get_by_role("link", name="Look back")
    before = box(look_back)

    one.get_by_role("button", name="Play again").tap()

    question = other.get_by_role("region", name="A question")
    expect(question).to_be_in_viewport(ratio=1)
    assert box(look_back) == before
    check_looks(other)


def test_a_long_finest_sum_breaks_its_line(enter: Visitors, house: House) -> None:
    """How long it gets, chance decides; so it is made as long as it may get."""
    page = enter(PHONE)
    sit_down(page, house, "8 9 9 7 7  1 1 2 2 3  5 3")
    page.keyboard.type("5 + 3 = 8, take 8")
    page.keyboard.press("Enter")
    play_out(page, house)
    Person(page).count_pile()
    finest = page.locator(".finest b")
    expect(finest).to_contain_text("=")

    finest.evaluate("(one, long) => (one.textContent = long)", LONG)

    check_looks(page, WIDER)
