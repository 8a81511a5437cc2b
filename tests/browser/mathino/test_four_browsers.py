"""Four friends with four browsers at one table: all see the same piles, and nobody another's hand."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House, Visitors
from tests.browser.devices import DESKTOP, PHONE, TABLET
from tests.browser.hands import Pointer
from tests.browser.looks import check_looks, screenshot
from tests.browser.mathino.sitting import build, choose, desk, felt, join_by_link, lying, place, told
from tests.browser.tables import FRIENDS, open_house_rules


@pytest.mark.thorough
def test_four_browsers_play_two_rounds_together(enter: Visitors, house: House) -> None:
    """One card each and a round is over: one builds, the next wins it, and nobody pays (M-77, M-81)."""
    host, *guests = pages = [enter(DESKTOP), enter(PHONE), enter(TABLET), enter(DESKTOP)]
    host.goto("#/play/mathino")
    for choice in ("Basic", FRIENDS):
        host.get_by_text(choice, exact=True).click()
    host.get_by_label("How many?").select_option(label="4 players")
    open_house_rules(host)
    choose(host, "hand_cards", 1)
    house.lay("4 5 9 13  1 10 11 12  2 2 3 3")
    host.get_by_role("button", name="Deal the cards").click()
    felt(host).wait_for()
    for guest in guests:
        join_by_link(host, guest)

    desk(host).wait_for()
    build(Pointer(host), "hand 0", "table 0", "+5")
    for page in pages:
        told(page, "1 plus 4, building 5")
        assert sorted(lying(page)) == ["10", "11", "12", "pile worth 5, 2 cards"]
        assert page.locator('[data-card^="hand "]').count() == (0 if page is host else 1)
    screenshot(guests[0], "mathino-four")
    check_looks(guests[0])

    first, second, third = (Pointer(guest) for guest in guests)
    desk(guests[0]).wait_for()
    first.choose("table 0")
    first.choose("hand 0")
    for hands in (second, third):
        desk(hands.page).wait_for()
        hands.choose("hand 0")
        place(hands, "discard")

    for page in pages:
        expect(page.get_by_role("main").get_by_text("Deck 1, round 2").first).to_be_visible()
        assert sorted(lying(page)) == ["10", "11", "12", "13", "9"]
