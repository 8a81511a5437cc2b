"""The variations of Formula, each from choosing to what is different about it at the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import House, Visitors
from tests.browser.devices import PHONE
from tests.browser.formula.laying import Laying, sit
from tests.browser.looks import check_looks, screenshot
from tests.browser.person import MY_TURN
from tests.browser.tables import open_house_rules

MOST_TURNS = 100
SHORT = {"Cards_at_the_start": "3"}
QUICK_ROUND = "4 4 8 1 1 1 6 2 9"
"""Three cards each: the first player is out in two turns, the second draws a 9."""


def win(table: Laying) -> None:
    """Play the quick round: 6 − 2 = 4, a card drawn, 8 − 4 = 4."""
    table.lay("4 on answer-gap 0")
    table.choose("−")
    table.finish()
    table.draw()
    table.lay("8 on left 0", "4 on right 0")
    table.go()


def next_round(page: Page) -> None:
    """What a round has brought is read, and put away."""
    page.get_by_role("button", name="Next round").click()


def badge(page: Page, seat: int) -> str:
    """All that is told of a seat, to the eye and to the ear."""
    return page.get_by_role("list", name="Players").get_by_role("listitem").nth(seat).inner_text()


@pytest.mark.thorough
def test_with_times_and_divide_alone_a_turn_has_four_cards(enter: Visitors, house: House) -> None:
    """F-88, F-89."""
    page = enter()
    table = sit(page, house, "0 1 3 4 5 6 6 2 3 5 7 8 9 9 8 2", "Only × and ÷")
    assert page.get_by_role("group", name="Symbols").get_by_role("button").all_inner_texts() == ["×", "÷"]
    table.type("8 + 2 = 10")
    table.refused("At this table we play with × ÷.")
    table.lay("4 on answer-gap 0")
    table.choose("÷")
    table.finish()

    table.lay("9 on left 0", "8 on right 0", "7 on answer 0", "2 on answer-gap 1")
    table.choose("×")
    screenshot(page, "formula-four-cards")
    table.finish()

    assert table.formula == "9 8 72"


@pytest.mark.thorough
def test_the_harder_way_keeps_a_card_of_the_table(enter: Visitors, house: House) -> None:
    """F-75."""
    table = sit(enter(), house, "0 1 3 4 5 6 7 1 5 7 8 9 9 9 6 2", "One card stays")
    table.lay("4 on answer-gap 0")
    table.choose("−")
    table.finish()

    table.lay("7 on left 0", "1 on right 0", "8 on answer 0")
    table.choose("+")
    table.go()
    table.refused("At this table every formula must keep a card")

    table.lay("9 on left 0", "5 on right 0")
    table.finish()
    assert table.formula == "9 5 4"


@pytest.mark.thorough
def test_an_answer_in_the_five_times_table_makes_the_others_draw(enter: Visitors, house: House) -> None:
    """F-83: 7 + 3 = 10."""
    page = enter()
    table = sit(page, house, "0 1 2 4 5 6 8 1 2 4 5 6 8 9 7 3 9", "Beware of fives")
    assert "7 in hand" in badge(page, 1)
    table.lay("1 on answer-gap 0", "0 on answer-gap 1")
    table.choose("+")

    table.finish()

    assert table.read("hand") == ["1", "2", "4", "5", "6", "8", "9", "9"]
    drawn = "The answer is 10, in the five times table."
    expect(page.locator(".own").get_by_text(drawn)).to_be_visible()
    expect(page.locator(".talk").get_by_text(drawn)).to_be_visible()
    page.reload()
    expect(page.locator(".talk").get_by_text(drawn)).to_be_visible()
    table.lift_curtain()
    table.draw()
    expect(page.locator(".own").get_by_text(drawn)).to_have_count(0)


def test_a_match_goes_round_by_round_to_its_end(enter: Visitors, house: House) -> None:
    """F-71, F-73, F-79: who wins a round has one card more in the next, and the other begins."""
    page = enter(PHONE)
    table = sit(page, house, QUICK_ROUND, "2 rounds", **{"A round’s winner starts the next with an extra card": "Yes"}, **SHORT)
    expect(page.get_by_text("Round 1 of 2")).to_be_visible()

    win(table)

    expect(page.get_by_text("Round 2 of 2")).to_be_visible()
    expect(page.locator(".own").get_by_text("wins round 1")).to_be_visible()
    assert "1 round won" in badge(page, 0)
    assert ("4 in hand" in badge(page, 0), "3 in hand" in badge(page, 1)) == (True, True)
    next_round(page)
    table.lift_curtain()
    screenshot(page, "formula-second-round")
    check_looks(page)


@pytest.mark.thorough
def test_a_match_ends_with_the_rounds_that_everybody_won(enter: Visitors) -> None:
    """The computer wins against somebody who only draws."""
    page = enter(at="#/play/formula")
    page.get_by_label("Max, who plays the most cards").check()
    page.get_by_text("2 rounds", exact=True).click()
    open_house_rules(page)
    page.get_by_label("Cards at the start").select_option("3")
    page.get_by_role("button", name="Deal the cards").click()
    for _ in range(MOST_TURNS):
        page.wait_for_function(MY_TURN)
        if page.locator("#ending").count():
            break
        page.get_by_role("button", name="Draw a card", exact=True).click()

    expect(page.locator("#ending")).to_have_text("Good game!")
    expect(page.get_by_text("Max wins! Next time")).to_be_visible()
    expect(page.get_by_text("Most rounds wins the match. Well played!")).to_be_visible()
    expect(page.get_by_role("row", name="Max 2 rounds won")).to_be_visible()
    screenshot(page, "formula-match-over", whole=True)
    check_looks(page)


@pytest.mark.thorough
def test_for_points_every_answer_counts_and_cards_left_are_taken_off(enter: Visitors, house: House) -> None:
    """F-92, F-93, F-94: 4 and 4 made and 10 for being first; three ones and a nine left."""
    page = enter()
    table = sit(page, house, QUICK_ROUND, "For points", **SHORT)
    win(table)
    expect(page.get_by_text("Round 2, until someone has 250 points")).to_be_visible()
    assert "18 points" in badge(page, 0)

    next_round(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Score sheet").click()

    rows = page.get_by_role("table").get_by_role("row")
    expect(rows.nth(1).get_by_role("cell").nth(0)).to_contain_text("18")
    expect(rows.nth(1).get_by_role("cell").nth(1)).to_have_text("−12")
    screenshot(page, "formula-score-sheet")
    check_looks(page)


@pytest.mark.thorough
def test_when_somebody_is_out_the_others_play_on(enter: Visitors, house: House) -> None:
    """F-80, F-81: the seat that is out has no turn any more, and a place."""
    page = enter()
    page.goto("#/play/formula")
    page.get_by_label("How many?").select_option("3 players")
    table = sit(page, house, "4 4 8 1 1 1 3 3 3 6 2 9 9", "Everyone plays on", **SHORT)
    table.lay("4 on answer-gap 0")
    table.choose("−")
    table.finish()
    table.draw()
    table.draw()
    table.lay("8 on left 0", "4 on right 0")

    table.finish()

    assert "out, place 1" in badge(page, 0)
    assert table.read("hand") == ["1", "1", "1", "9"]
    table.draw()
    table.draw()
    assert table.read("hand").count("1") >= 3
