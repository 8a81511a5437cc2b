"""Why a formula was refused: in plain words, with everything where it was before."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House, Visitors
from tests.browser.devices import PHONE
from tests.browser.formula.laying import sit
from tests.browser.looks import check_looks, screenshot

FIRST = "0 1 2 3 5 7 8"
SECOND = "0 1 3 5 6 7 9"


@pytest.mark.thorough
def test_the_first_formula_leaves_its_two_cards_alone(enter: Visitors, house: House) -> None:
    """F-12."""
    table = sit(enter(), house, f"{FIRST} {SECOND} 9 4")

    table.lay("3 on left 0", "7 on answer-gap 0")
    table.choose("+")
    table.go()

    table.refused("In the first formula the two cards stay as they are")
    assert table.read("hand") == FIRST.split()


@pytest.mark.thorough
def test_every_refusal_says_why_and_loses_nothing(enter: Visitors, house: House) -> None:
    page = enter()
    table = sit(page, house, f"{FIRST} {SECOND} 9 4")
    table.lay("1 on answer-gap 0", "3 on answer-gap 1")
    table.choose("+")
    table.finish()
    assert (table.formula, table.read("hand")) == ("9 4 13", SECOND.split())

    table.lay("6 on right 0")
    table.go()
    screenshot(page, "formula-refused")
    check_looks(page)
    table.refused("Not 13. Try again!", "“9 + 6 = 13” isn’t true.")

    table.lay("7 on left 0")
    table.tap("answer 0")
    table.choose("−")
    table.go()
    table.refused("A card on the table would have to go, but nothing covers it.")

    table.lay("6 on left 0", "7 on right 0", "1 on answer 0", "3 on answer 1")
    table.go()
    table.refused("That’s 4 new cards, but you can play at most 3 in a turn.")

    table.lay("0 on right-gap 0")
    table.go()
    table.refused("A number with several cards can’t begin with 0.")

    table.lay("9 on left 0")
    table.go()
    table.refused("That formula is already on the table.")

    table.lay("3 on left 0")
    table.choose("−")
    table.go()
    table.refused("No numbers below 0 here.")

    table.lay("0 on right 0")
    table.choose("÷")
    table.go()
    table.refused("You can’t divide by 0.")

    table.choose("−")
    table.go()
    table.refused("Choose a card from your hand first.")

    assert (table.formula, table.read("hand")) == ("9 4 13", SECOND.split())
    table.lay("6 on left 0", "7 on right 0")
    table.finish()
    assert table.formula == "6 7 13"


@pytest.mark.thorough
def test_a_typed_formula_is_refused_in_the_same_words(enter: Visitors, house: House) -> None:
    page = enter()
    table = sit(page, house, f"{FIRST} {SECOND} 9 4")
    table.lay("1 on answer-gap 0", "3 on answer-gap 1")
    table.choose("+")
    table.finish()

    for sentence, why in (
        ("4 + 9 = 13", "There’s a 4 on the table, but in another number."),
        ("8 + 5 = 13", "You need one more 8 than you have"),
        ("9 + J4 = 13", "You need one more J than you have"),
        ("9 x [17] = 1[5]3", "You can’t push a new card in between two cards that stay."),
        ("9 + 4", "what does that make? Say the answer too."),
        ("13 = 9 = 4", "A formula is a number, a symbol, a number, = and the answer"),
        ("13 = 9 + 4", "That formula is already on the table."),
        ("1000 + 1 = 1001", "A number has at most 3 cards."),
        ("pass", "If you can’t find a formula, draw a card."),
    ):
        table.type(sentence)
        table.refused(why)

    table.type("[6] + [7] = 13")
    table.lift_curtain()
    expect(page.get_by_role("log")).to_contain_text("6 plus 7 makes 13")


@pytest.mark.thorough
def test_times_zero_must_go_completely(enter: Visitors, house: House) -> None:
    """F-57: neither factor may stay; three new cards replace it."""
    table = sit(enter(), house, "0 1 2 3 4 5 6 2 2 3 5 8 9 9 7 0")
    table.lay("0 on answer-gap 0")
    table.choose("×")
    table.finish()

    table.lay("5 on right 0", "2 on answer 0")
    table.choose("−")
    table.go()
    table.refused("A × 0 formula must be replaced completely")

    table.lay("2 on left 0", "3 on right 0", "5 on answer 0")
    table.choose("+")
    table.finish()
    assert table.formula == "2 3 5"


def test_a_formula_that_can_be_laid_in_two_ways_is_chosen_from_both(enter: Visitors, house: House) -> None:
    """F-63: the 1 of the table is kept, or covered by that of the hand. Choosing is one tap, and says the whole formula."""
    page = enter(PHONE)
    table = sit(page, house, f"{FIRST} 0 1 2 5 6 7 9 9 4")
    table.type("9 + 4 = 13")
    table.lift_curtain()

    table.type("6 + 7 = 13")
    ways = page.get_by_role("group", name="You can play that in more than one way").get_by_role("button")
    expect(ways).to_have_text([re.compile(r"with your 6, 7$"), re.compile(r"with your 6, 7, 1$")])
    expect(page.locator(".note")).to_have_text("13 is right, but: You can play that in more than one way. Which one do you mean?")
    screenshot(page, "formula-two-ways")
    check_looks(page)
    ways.last.click()

    table.lift_curtain()
    assert table.formula == "6 7 13"
    table.type("draw")
    table.lift_curtain()
    assert table.read("hand") == ["0", "2", "5", "9"]
