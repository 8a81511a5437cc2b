"""The game of the very young by touch: a whole deck around one table, with pictures to tap and not a word to read."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House, Visitors
from tests.browser.devices import PHONE, TABLET
from tests.browser.looks import check_looks, screenshot
from tests.browser.mathino.young import look, play, sit_down
from tests.browser.wordless import to_be_read


def test_a_child_plays_a_whole_deck_with_a_finger(enter: Visitors, house: House) -> None:
    """M-155 to M-160: six around the table, so that each has two rounds of four."""
    page = enter(TABLET)
    hands = sit_down(page, TABLET, house, players=6, max_decks="1")

    turns = 0
    while play(hands):
        turns += 1

    assert turns == 8
    expect(page.locator("#ending")).to_be_attached()


def test_no_card_moves_because_somebody_has_played(enter: Visitors, house: House) -> None:
    """What was played last has a picture, whose place is kept before there is one."""
    page = enter(TABLET)
    hands = sit_down(page, TABLET, house, "5b 4r 7g 1o  3o 8r 6g 12b  9b 3r 5g 2o")
    lies = page.get_by_role("region", name="On the table")
    before = lies.bounding_box()

    play(hands)
    page.locator(".told svg").first.wait_for()

    assert lies.bounding_box() == before


@pytest.mark.thorough
def test_a_child_needs_no_word_on_a_phone(enter: Visitors, house: House) -> None:
    """What is not alike is refused with a picture; hands lie open (M-156, M-159)."""
    page = enter(PHONE)
    finger = sit_down(page, PHONE, house, "5b 4r 7g 1o  3o 8r 6g 12b  9b 3r 5g 2o")
    screenshot(page, "mathino-young")
    check_looks(page)
    assert to_be_read(page) == []
    expect(page.get_by_text("12", exact=True).first).to_be_visible()

    table = {seen.number: seen.place for seen in look(page, "table")}
    hand = {seen.number: seen.place for seen in look(page, "hand")}
    finger.choose(table["9"])
    finger.choose(hand["4"])
    page.get_by_role("button", name="The same colour").tap()
    expect(page.locator(".sign.no")).to_be_visible()
    screenshot(page, "mathino-young-no")
    check_looks(page)

    finger.choose(hand["5"])
    page.get_by_role("button", name="The same shape").tap()
    expect(page.get_by_role("log")).to_contain_text("blue 5 captures blue 9")
