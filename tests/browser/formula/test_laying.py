"""Laying cards on and next to others: the four ways of the sheet, long numbers, jokers, house rules, and every way back."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House, Visitors
from tests.browser.devices import PHONE, TABLET, Device
from tests.browser.formula.laying import sit

SMALL_SCREEN = Device("small screen", 1024, 768, touch=False)


def test_the_four_options_of_the_sheet(enter: Visitors, house: House) -> None:
    """F-27 to F-30, from two kept cards to none, and one that a new card joins."""
    table = sit(enter(), house, "6 9 1 8 9 2 0  8 3 4 7 0 0 1  2 4")
    table.lay("6 on answer-gap 0")
    table.choose("+")
    table.finish()

    table.lay("8 on answer 0")
    table.choose("×")
    table.finish()
    assert table.formula == "2 4 8"

    table.lay("9 on left 0", "1 on right 0")
    table.choose("−")
    table.finish()
    assert table.formula == "9 1 8"

    table.lay("3 on left 0", "4 on right 0", "7 on answer 0")
    table.choose("+")
    table.finish()
    assert table.formula == "3 4 7"

    table.lay("8 on left 0", "9 on right 0", "2 on answer-gap 1")
    table.choose("×")
    table.finish()
    assert table.formula == "8 9 72"


@pytest.mark.thorough
def test_a_two_card_number_grows_changes_and_is_replaced(enter: Visitors, house: House) -> None:
    """F-50, F-45, F-44, and two new cards where one lay."""
    table = sit(enter(), house, "6 5 9 1 4 0 0  1 3 4 7 7 0 2  2 4")
    table.lay("6 on answer-gap 0")
    table.choose("+")
    table.finish()

    table.lay("1 on left-gap 0", "3 on right-gap 0", "4 on answer-gap 0")
    table.finish()
    assert table.formula == "12 34 46"

    table.lay("5 on left 1", "9 on answer 1")
    table.finish()
    assert table.formula == "15 34 49"

    table.lay("7 on left 0", "7 on right 0")
    table.tap("left 1")
    table.tap("right 1")
    assert table.read("under") == [
        "5, left number, underneath: put it back on top",
        "4, right number, underneath: put it back on top",
    ]
    table.choose("×")
    table.finish()
    assert table.formula == "7 7 49"

    table.lay("1 on answer 0", "4 on answer 1")
    table.choose("+")
    table.finish()
    assert table.formula == "7 7 14"


def test_the_formula_stands_in_a_row(enter: Visitors, house: House) -> None:
    """The place of an answer that is still to come too. The start cards have no places beside them: they stay (F-12)."""
    page = enter(PHONE)
    table = sit(page, house, "6 5 9 1 4 0 0  1 3 4 7 7 0 2  2 4")

    def check_row(*places: str) -> None:
        for device in (SMALL_SCREEN, TABLET, PHONE):
            page.set_viewport_size(device.size)
            boxes = [table.at(place).bounding_box() for place in places]
            known = [box for box in boxes if box]
            assert len(known) == len(places)
            assert len({round(box["y"]) for box in known}) == 1
            assert [box["x"] for box in known] == sorted(box["x"] for box in known)

    check_row("left 0", "right 0", "answer-gap 0")
    assert page.locator(".spot").count() == 1
    table.lay("6 on answer-gap 0")
    check_row("left 0", "right 0", "answer 0")
    table.choose("+")
    table.finish()

    table.lay("1 on left-gap 0", "7 on answer-gap 0", "4 on answer-gap 0")
    check_row("left 0", "left 1", "right 0", "answer 0", "answer 1", "answer 2")


def test_a_joker_is_named_kept_and_never_renamed(enter: Visitors, house: House) -> None:
    """F-62, F-63: whoever keeps it keeps its digit."""
    page = enter()
    table = sit(page, house, "6 1 0 3 5 8 8  J 9 1 1 2 2 0  2 4")
    table.lay("6 on answer-gap 0")
    table.choose("+")
    table.finish()

    table.lay("joker on right 0", "9 on answer 0")
    table.go()
    expect(page.locator(".note")).to_contain_text("Which digit is the joker?")
    page.get_by_role("group", name="Which digit is the joker?").get_by_role("button", name="7").click()
    table.finish()
    assert table.read("right") == ["joker as 7, right number"]

    table.type("5 + J3 = 8")
    table.refused("The joker on the table stays a 7.")

    table.lay("1 on left 0", "0 on left-gap 1", "3 on answer 0")
    table.choose("−")
    table.finish()
    assert table.formula == "10 joker as 7 3"


@pytest.mark.thorough
def test_a_joker_among_the_start_cards_is_named_by_who_completes_the_formula(enter: Visitors, house: House) -> None:
    """F-18."""
    page = enter()
    table = sit(page, house, "6 1 0 3 5 8 8  9 1 1 2 2 0 0  J 4")

    page.get_by_role("group", name="Which digit is the joker?").get_by_role("button", name="2").click()
    table.lay("8 on answer-gap 0")
    table.choose("×")
    table.finish()

    assert table.read("left") == ["joker as 2, left number"]


@pytest.mark.thorough
def test_everything_can_be_taken_back_within_the_turn(enter: Visitors, house: House) -> None:
    page = enter()
    table = sit(page, house, "6 9 1 8 9 2 0  8 8 4 7 0 0 1  2 4")
    table.lay("6 on answer-gap 0")
    table.choose("+")
    table.finish()
    before = table.read("hand")

    table.lay("8 on left 0", "8 on right 0", "4 on answer-gap 1")
    assert table.formula == "8 8 64"
    page.get_by_role("button", name="Undo").click()
    assert table.formula == "8 8 6"
    table.tap("right 0")
    assert table.formula == "8 4 6"
    page.keyboard.press("Escape")

    assert (table.formula, table.read("hand")) == ("2 4 6", before)


def test_cards_and_symbols_are_dragged_to_their_place_and_back(enter: Visitors, house: House) -> None:
    page = enter(PHONE)
    table = sit(page, house, "6 9 1 8 9 2 0  8 8 4 7 0 0 1  2 4")

    table.at("hand 3").drag_to(table.at("answer-gap 0"))
    page.get_by_role("button", name="plus", exact=True).drag_to(page.get_by_role("img", name="no symbol yet"))
    table.finish()
    assert table.formula == "2 4 6"

    table.at("hand 5").drag_to(table.at("left 0"))
    table.at("hand 6").drag_to(table.at("right 0"))
    table.at("hand 4").drag_to(table.at("left-gap 1"))
    assert table.formula == "87 8 6"
    table.at("left 1").drag_to(table.at("hand 0"))
    table.at("hand 3").drag_to(table.at("answer-gap 1"))
    page.get_by_role("button", name="times", exact=True).click()
    table.finish()

    assert table.formula == "8 8 64"


@pytest.mark.thorough
def test_what_lies_under_the_formula_can_be_looked_at(enter: Visitors, house: House) -> None:
    page = enter()
    table = sit(page, house, "6 9 1 8 9 2 0  8 8 4 7 0 0 1  2 4")
    table.lay("6 on answer-gap 0")
    table.choose("+")
    table.finish()
    expect(page.get_by_role("button", name="Look under the formula")).to_have_count(0)
    table.lay("8 on left 0", "8 on right 0", "4 on answer-gap 1")
    table.choose("×")
    table.finish()

    page.get_by_role("button", name="Look under the formula: 2 cards").click()

    assert page.get_by_role("dialog").get_by_role("listitem").all_inner_texts() == ["2\n2\n2\n2", "4\n4\n4\n4"]


@pytest.mark.thorough
def test_house_rules_of_laying_are_played_by_hand(enter: Visitors, house: House) -> None:
    """Between two cards there is a place too, and a card of the table may be dragged to another number."""
    page = enter()
    table = sit(
        page,
        house,
        "6 9 1 8 3 2 0  4 5 0 1 3 3 3  2 4",
        **{"You can push a card in between two others": "Yes", "Cards on the table": "can move to another number"},
    )
    table.lay("6 on answer-gap 0")
    table.choose("+")
    table.finish()

    table.at("right 0").drag_to(table.at("left-gap 1"))
    table.at("answer 0").drag_to(table.at("right-gap 0"))
    table.lay("4 on answer-gap 0")
    table.choose("÷")
    table.finish()
    assert table.formula == "24 6 4"

    table.lay("0 on left-gap 1", "3 on answer-gap 0")
    table.finish()
    assert table.formula == "204 6 34"


@pytest.mark.thorough
def test_a_number_that_grows_to_the_right_only(enter: Visitors, house: House) -> None:
    table = sit(enter(), house, "6 9 1 8 9 2 0  1 1 8 8 0 0 4  2 4", **{"Numbers grow": "only on the right"})
    table.lay("6 on answer-gap 0")
    table.choose("+")
    table.finish()

    table.lay("1 on left-gap 0", "1 on answer-gap 0")
    table.go()
    table.refused("At this table a number can only grow on the right.")

    table.lay("8 on left 0", "8 on right 0", "4 on answer-gap 1")
    table.choose("×")
    table.finish()
    assert table.formula == "8 8 64"


def test_enter_says_a_formula_after_its_sign(enter: Visitors, house: House) -> None:
    """The keys were still on the card that was laid last, and Enter took it back."""
    page = enter()
    laying = sit(page, house, "3 9 1 8 9 2 0  8 3 4 7 0 0 1  6 2")
    page.get_by_role("region", name="’s hand").get_by_role("button", name="8").press("Enter")
    laying.at("answer-gap 0").press("Enter")
    page.keyboard.press("+")
    page.keyboard.press("Enter")
    laying.lift_curtain()
    assert laying.formula == "6 2 8"
