"""Where the players check each other: a mistake that is caught, ones that stand, and values on the way that are judged too."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import House, Visitors
from tests.browser.devices import DESKTOP, PHONE
from tests.browser.hands import Finger, Pointer
from tests.browser.looks import check_looks, screenshot
from tests.browser.mathino.sitting import build, desk, join_by_link, lying, sit_down, told
from tests.browser.tables import FRIENDS

OBJECT = "I object: that’s wrong!"


def friends(enter: Visitors, house: House, cards: str, hand_cards: int) -> tuple[Page, Page]:
    """Two friends who check each other."""
    host, guest = enter(DESKTOP), enter(PHONE)
    sit_down(host, house, cards, "Advanced", FRIENDS, hand_cards=hand_cards, mistakes="by the other players")
    join_by_link(host, guest)
    desk(host).wait_for()
    return host, guest


def test_a_mistake_is_caught_and_the_turn_is_played_again(enter: Visitors, house: House) -> None:
    """M-111, M-112, M-115: what was said on the way is judged as well (8 × 8 is not 63, though 6 + 3 is 9)."""
    host, guest = friends(enter, house, "8 2  9 12  8 4 5 13", 2)
    hands = Pointer(host)

    at = lying(host).index("8")
    hands.choose(f"table {at}")
    hands.enter("×")
    hands.choose("hand 1")
    hands.enter("63")
    hands.press("Digit sum")
    hands.enter("9")
    hands.press("Say it")
    told(guest, "8 times 8 is 63, 6 plus 3 is 9, building 9")
    assert "pile worth 9, 2 cards" in lying(guest)
    screenshot(guest, "mathino-object")
    check_looks(guest)
    guest.get_by_role("button", name=OBJECT).tap()

    told(host, "That turn doesn’t count.")
    expect(host.locator(".said")).to_contain_text("was right: that isn’t correct.")
    expect(guest.locator(".waiting")).to_contain_text("That turn doesn’t count.")
    for page in (host, guest):
        expect(page.locator('[data-card^="table "]')).to_have_count(4)
    build(hands, "hand 1", f"table {at}", "+16")
    told(guest, "8 plus 8, building 16")
    guest.get_by_role("button", name=OBJECT).tap()
    told(guest, "objected, but it was correct")
    expect(guest.locator(".said")).to_contain_text("objected, but it was correct")
    expect(host.locator(".waiting")).to_contain_text("objected, but it was correct")
    assert "pile worth 16, 2 cards" in lying(host)


@pytest.mark.thorough
def test_a_mistake_that_nobody_notices_stands(enter: Visitors, house: House) -> None:
    """M-113, M-116: the pile is worth what was said, and after an accepted round it is too late."""
    host, guest = friends(enter, house, "3  9  4 8 5 13", 1)

    build(Pointer(host), "hand 0", "table 0", "+9")
    told(guest, "4 plus 3, building 9")
    finger = Finger(guest)
    finger.choose(f"table {lying(guest).index('pile worth 9, 2 cards')}")
    finger.choose("hand 0")
    told(host, "9, capture 9")

    expect(host.get_by_text("The round is over. Accept the last turn, or object if it was wrong.")).to_be_visible()
    expect(host.get_by_role("button", name=OBJECT)).to_be_visible()
    screenshot(host, "mathino-accept")
    check_looks(host)
    host.get_by_role("button", name="Accept: the last turn stands").click()
    for page in (host, guest):
        expect(page.get_by_role("main").get_by_text("Deck 1, round 2").first).to_be_visible()
        expect(page.get_by_role("button", name=OBJECT)).to_have_count(0)


@pytest.mark.thorough
def test_a_pile_of_hundreds_of_digits_breaks_no_screen(enter: Visitors, house: House) -> None:
    """M-54: it is shown by its ends, and whole on asking."""
    host, guest = friends(enter, house, "3 3  9 12  4 8 5 13", 2)

    host.get_by_role("button", name="Type the sentence").click()
    host.get_by_label("Type your sentence here").fill(f"4 + 3, building -1234{'5' * 250}6789")
    host.keyboard.press("Enter")
    expect(host.locator(".note")).to_contain_text("None of your other cards has that number")  # M-85
    host.keyboard.press("Enter")
    told(guest, "building negative 1234 and so on until 6789")

    at = lying(guest).index("pile worth negative 1234 and so on until 6789, 2 cards")
    screenshot(guest, "mathino-long")
    check_looks(guest)
    guest.get_by_role("button", name="Look inside").tap()
    expect(guest.get_by_role("dialog")).to_contain_text(f"−1234{'5' * 250}6789")
    screenshot(guest, "mathino-long-inside")
    check_looks(guest)
    guest.keyboard.press("Escape")
    finger = Finger(guest)
    finger.choose(f"table {at}")
    finger.choose("hand 0")
    finger.enter("+−1234")
    finger.press("dots for a long number")
    finger.enter("6780")
    screenshot(guest, "mathino-long-strip")
    check_looks(guest)
    finger.press("Say it")
    told(host, "building negative 1234 and so on until 6780")
