"""The advanced game by keyboard alone: a power play with digit sums, a lock that is respected, added cards, and the penalty."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House, Visitors
from tests.browser.devices import DESKTOP, PHONE
from tests.browser.hands import Keys
from tests.browser.looks import check_looks, screenshot
from tests.browser.mathino.sitting import desk, felt, join_by_link, lying, place, say_it, sit_down, told, wait_for_turn
from tests.browser.tables import FRIENDS

LOCKED = "That pile is locked"


@pytest.mark.thorough
def test_a_power_play_locks_a_pile_and_leaving_it_costs_fourteen(enter: Visitors, house: House) -> None:
    """Two cards each and then the round is over (M-134, M-136, M-118, M-85)."""
    host, guest = enter(DESKTOP), enter(DESKTOP)
    sit_down(host, house, "2 13  1 12  4 8 5 9", "Advanced", FRIENDS, hand_cards=2)
    join_by_link(host, guest)
    keys, others = Keys(host), Keys(guest)

    desk(host).wait_for()
    keys.choose("table 0")
    keys.choose("hand 0")
    keys.press("squared")
    keys.enter("16")
    keys.press("Digit sum")
    keys.enter("8")
    say_it(keys)
    expect(host.get_by_text("Not 8. Try again!")).to_be_visible()
    keys.enter("16")
    keys.press("Digit sum")
    keys.enter("7")
    screenshot(host, "mathino-power")
    check_looks(host)
    say_it(keys)
    told(guest, "4 squared is 16, 1 plus 6 is 7, building 7")
    expect(felt(guest)).to_contain_text("Locked: only")
    screenshot(guest, "mathino-locked")
    check_looks(guest)

    wait_for_turn(guest)
    at = lying(guest).index("pile worth 7, 2 cards")
    others.choose(f"table {at}")
    others.choose("hand 0")
    others.enter("+8")
    say_it(others)
    expect(guest.get_by_role("main").get_by_text(LOCKED)).to_be_visible()
    guest.keyboard.press("Escape")
    others.choose("hand 1")
    place(others, "discard")

    for hands in (keys, others):
        wait_for_turn(hands.page)
        hands.choose("hand 0")
        place(hands, "discard")
    for page in (host, guest):
        expect(page.get_by_text("−14: built piles nobody captured").first).to_be_visible()
        expect(felt(page)).not_to_contain_text("Locked: only")
    told(host, "built piles nobody captured")
    screenshot(host, "mathino-penalty")
    check_looks(host)


def test_cards_of_the_table_are_added_or_matched_first_and_piles_are_stacked(enter: Visitors, house: House) -> None:
    """M-144, M-148, M-68."""
    page = enter(PHONE)
    sit_down(page, house, "9 2 6 12  10 10 11 11  5 4 8 8", "Advanced")
    keys = Keys(page)

    keys.choose("table 0")
    keys.choose("table 1")
    keys.choose("hand 2")
    keys.enter("+:1")
    screenshot(page, "mathino-added")
    check_looks(page)
    say_it(keys)
    told(page, "(4 plus 5) divided by 9, building 1")
    wait_for_turn(page)

    eights = [f"table {at}" for at, words in enumerate(lying(page)) if words == "8"]
    for eight in eights:
        keys.choose(eight)
    keys.choose("hand 0")
    keys.enter("&*n-16")
    say_it(keys)
    told(page, "(8 and 8) times negative 2, building negative 16")
