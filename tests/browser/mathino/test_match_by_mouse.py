"""A match of the basic game by mouse, to a low target: cards are dragged or clicked, everything is said by hand."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import House, Visitors
from tests.browser.hands import Pointer
from tests.browser.looks import check_looks, screenshot
from tests.browser.mathino.sitting import desk, drag, lying, place, sit_down, wait_for_turn, worth

MOST_TURNS = 200
DEAL = "3 2 8 5  9 9 10 10  11 11 12 12  13 13 13 13  9 9 10 10  11 11 12 12  4 8 8 6"


@pytest.mark.thorough
def test_a_match_of_six_is_played_to_its_target(enter: Visitors, house: House) -> None:
    """Six have two rounds: the second is announced as the last (M-21, M-23)."""
    page = enter()
    sit_down(page, house, DEAL, "Basic", target=1, seats="6 players", penalty=0, final_tie="a shared win")
    hands = Pointer(page)
    main = page.get_by_role("main")
    expect(main.get_by_text("Deck 1, round 1")).to_be_visible()

    hands.choose("table 2")
    hands.choose("table 3")
    drag(page, "hand 3", "capture")
    counts(page)
    page.get_by_role("button", name="Your captured cards: 3").click()
    expect(page.get_by_role("dialog").locator("li .only-spoken")).to_have_text(["8", "8", "8"])
    page.keyboard.press("Escape")

    wait_for_turn(page)
    base = worth(lying(page)[0])
    drag(page, "hand 1", "table 0")
    expect(desk(page).locator(".part")).to_have_text(re.compile(rf"{base}\s*3\s*=".replace("-", "−")))
    hands.enter(f"+{base + 4}".replace("-", "−"))
    hands.press("Say it")
    expect(page.get_by_text("Try again!")).to_be_visible()
    hands.enter(f"{base + 3}".replace("-", "−"))
    hands.press("Say it")
    counts(page)

    turns = play_on(page)

    assert "Deck 1, the last round!" in turns
    expect(page.get_by_text("Someone has reached the target!").or_(page.get_by_text("A tie at the top"))).to_be_visible()
    expect(page.get_by_role("region", name="Score sheet")).to_contain_text("most cards")
    screenshot(page, "mathino-end")
    check_looks(page)


@pytest.mark.thorough
def test_a_match_to_fourteen_is_played_from_the_shelf_to_its_end(enter: Visitors, house: House) -> None:
    """M-105 to M-107: nobody wins before the second deck is played out. Whoever wins has fourteen by then."""
    page = enter(at="#/play/mathino")
    page.get_by_text("Basic", exact=True).click()
    page.get_by_label("Which opponent?").select_option(value="random")
    page.get_by_role("button", name="Deal the cards").click()
    expect(page.get_by_role("main").get_by_text("First to 14 points")).to_be_visible()

    turns = play_on(page)

    assert {"Deck 1, round 1", "Deck 1, the last round!", "Deck 2, round 1", "Deck 2, the last round!"} <= turns
    expect(page.get_by_text("Someone has reached the target!")).to_be_visible()
    sums = page.get_by_role("region", name="Score sheet").get_by_role("row", name=re.compile("^Total")).last
    expect(sums).to_be_visible()
    best = max(Fraction(text.replace("−", "-")) for text in sums.get_by_role("cell").all_inner_texts())
    assert best >= 14
    screenshot(page, "mathino-fourteen")
    check_looks(page)


def counts(page: Page) -> None:
    """What was said counts, and there is nothing in the making any more. Five others may have spoken since."""
    expect(desk(page).locator("[data-strip] .part")).to_have_count(0)


def play_on(page: Page) -> set[str]:
    """Capture whatever is as large as a card of the hand, and lay down a card otherwise; until the match is over.

    Tells what stood above the table meanwhile.
    """
    hands = Pointer(page)
    seen: set[str] = set()
    for _ in range(MOST_TURNS):
        wait_for_turn(page)
        if page.locator("#ending").count():
            return seen
        seen.add(page.locator(".standing b").inner_text())
        held = [worth(words) for words in page.locator('[data-card^="hand "] .only-spoken').all_inner_texts()]
        there = [worth(words) for words in lying(page)]
        card = next((at for at, number in enumerate(held) if {number, -number} & {*there}), None)
        meant = [at for at, value in enumerate(there) if card is not None and abs(value) == held[card]]
        for at in meant:
            hands.choose(f"table {at}")
        hands.choose(f"hand {card or 0}")
        if card is None:
            place(hands, "discard")
        elif any(there[at] < 0 for at in meant):
            place(hands, "capture")
        counts(page)
    raise AssertionError("the match does not end")
