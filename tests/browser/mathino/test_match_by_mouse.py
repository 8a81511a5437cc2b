"""A match of the basic game by mouse, to a low target: cards are dragged or clicked, everything is said by hand."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import House, Visitors
from tests.browser.hands import Pointer
from tests.browser.looks import check_looks, screenshot
from tests.browser.mathino.sitting import desk, drag, felt, lying, place, sit_down, told, worth

MOST_TURNS = 80
READY = """() => document.querySelector('#ending') !== null || document.querySelector('[data-strip] p') !== null"""


def test_a_match_is_played_to_its_target(enter: Visitors, house: House) -> None:
    page = enter()
    sit_down(page, house, "3 2 8 5  9 9 10 10  4 8 8 12", "Basic", target=1, penalty=0, final_tie="a shared win")

    drag(page, "hand 1", "table 0")
    expect(desk(page).locator(".part")).to_have_text(re.compile(r"4\s*3\s*="))
    hands = Pointer(page)
    hands.enter("+8")
    hands.press("Say it")
    expect(page.get_by_text("Not 8. Try again!")).to_be_visible()
    hands.enter("7")
    hands.press("Say it")
    told(page, "4 plus 3, building 7")
    assert "pile worth 7, 2 cards" in lying(page)

    page.wait_for_function(READY)
    for table in [f"table {at}" for at, words in enumerate(lying(page)) if words == "8"]:
        hands.choose(table)
    drag(page, "hand 2", "capture")
    told(page, "8 and 8, capture 8")
    assert "8" not in lying(page)

    turns = play_on(page)

    assert turns >= 8
    expect(page.get_by_text("The target is reached!").or_(page.get_by_text("Equal at the top"))).to_be_visible()
    expect(page.get_by_role("region", name="Score sheet")).to_contain_text("most cards")
    screenshot(page, "mathino-end")
    check_looks(page)


def play_on(page: Page) -> int:
    """Capture whatever is as large as a card of the hand, and lay down a card otherwise; until the match is over."""
    hands = Pointer(page)
    for turn in range(MOST_TURNS):
        page.wait_for_function(READY)
        if page.locator("#ending").count():
            return turn
        before = page.locator('[role="log"] p').last.inner_text()
        held = [worth(words) for words in page.locator('[data-card^="hand "] .only-spoken').all_inner_texts()]
        there = [abs(worth(words)) for words in lying(page)]
        at = next((at for at, number in enumerate(held) if number in there), None)
        if at is None:
            hands.choose("hand 0")
            place(hands, "discard")
        else:
            for place_, value in enumerate(there):
                if value == held[at]:
                    hands.choose(f"table {place_}")
            hands.choose(f"hand {at}")
            place(hands, "capture")
        expect(page.locator('[role="log"] p').last).not_to_have_text(before)
    raise AssertionError("the match does not end")


def test_everybody_is_told_when_the_last_round_begins(enter: Visitors, house: House) -> None:
    """Sixteen cards each: the second round is the last."""
    page = enter()
    sit_down(page, house, "", "Starter", hand_cards=10, table_cards=12)
    hands = Pointer(page)
    expect(page.get_by_text("Deck 1, round 1")).to_be_visible()

    for _ in range(10):
        page.wait_for_function(READY)
        hands.choose("hand 0")
        place(hands, "discard")
        desk(page).or_(page.get_by_text("is thinking")).first.wait_for()
    page.wait_for_function(READY)

    expect(felt(page)).to_be_visible()
    expect(page.get_by_role("main").get_by_text("Deck 1, the last round!")).to_be_visible()
    expect(page.get_by_text("whoever captures last gets what is left")).to_be_visible()
    told(page, "Deck 1, the last round!")
    screenshot(page, "mathino-last-round")
