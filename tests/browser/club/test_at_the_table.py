"""What a tournament tells those who sit at its tables, and its organiser wherever they have scrolled to."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.club.organiser import Organiser
from tests.browser.club.test_online import has_turn
from tests.browser.conftest import Visitors
from tests.browser.devices import PHONE
from tests.browser.looks import check_looks, screenshot

LISTED = "in the order listed"
FOUR = "Mia\nBen\nAda\nTom"
"""As they are listed, Mia plays against Tom."""


def sit(page: Page, desk: Organiser, name: str) -> Page:
    """Take a name, and go to the table."""
    page.goto(f"#/club/{desk.club}/play")
    page.get_by_role("button", name=name, exact=True).click()
    page.get_by_role("button", name="Go to my table").click()
    page.get_by_role("button", name="Menu").wait_for()
    return page


def news(page: Page) -> Locator:
    """The bar above the table, seen without scrolling."""
    bar = page.get_by_role("region", name="News")
    expect(bar).to_be_in_viewport()
    return bar


@pytest.mark.thorough
def test_a_call_stops_the_clock_and_everybody_reads_the_ruling(enter: Visitors) -> None:
    desk, mia, tom = Organiser(enter(PHONE)), enter(PHONE), enter(PHONE)
    desk.open("Referee's cup", "Mathino", LISTED, people=FOUR)
    desk.begin()
    sit(mia, desk, "Mia")
    sit(tom, desk, "Tom")
    first = mia if has_turn(mia) else tom
    expect(first.locator(".clock")).to_be_visible()
    desk.page.evaluate("scrollTo(0, document.body.scrollHeight)")

    tom.get_by_role("button", name="Menu").click()
    tom.get_by_role("button", name="Call the referee").click()

    for page in (mia, tom):
        expect(news(page)).to_contain_text("Tom called the referee, who is coming. The clock has stopped.")
        expect(page.locator(".clock")).to_have_count(0)
    screenshot(tom, "club-table-called")
    check_looks(tom)
    call = desk.page.get_by_role("alert")
    expect(call).to_contain_text("Tom is calling the referee: table 1, game 1")
    expect(call).to_be_in_viewport()
    expect(desk.page).to_have_title(re.compile(r"^\(1\) Referee's cup"))
    expect(desk.game(1)).to_contain_text("Tom is calling the referee")
    screenshot(desk.page, "club-desk-called")
    check_looks(desk.page)

    call.get_by_role("button", name="Look at this table").click()
    desk.page.get_by_label("In words, for the record").fill("The 7 lay there before.")
    desk.press("Decide")

    for page in (mia, tom):
        expect(news(page)).to_contain_text("The referee: It stands. “The 7 lay there before.”")
    expect(first.locator(".clock")).to_be_visible()
    expect(desk.page).to_have_title(re.compile("^Referee's cup"))
    mia.get_by_role("button", name="OK").click()
    expect(mia.get_by_role("region", name="News")).to_have_count(0)


@pytest.mark.thorough
def test_nobody_is_left_at_a_table_whose_game_is_decided(enter: Visitors) -> None:
    desk, mia, tom = Organiser(enter()), enter(PHONE), enter(PHONE)
    desk.open("Autumn cup", "Numero", "Numbers to 10", LISTED, people=FOUR)
    desk.begin()
    sit(mia, desk, "Mia")
    sit(tom, desk, "Tom")

    desk.press("Look at the table for game 1")
    desk.page.get_by_label("Decide the game").check()
    desk.tap("Mia")
    desk.page.get_by_label("In words, for the record").fill("Tom looked at the deck.")
    desk.press("Decide")

    won = ["This game is decided: you won!", "The referee: “Tom looked at the deck.”", "Wait for the next draw"]
    expect(news(mia).get_by_role("paragraph")).to_have_text(won)
    expect(news(tom)).to_contain_text("This game is decided: Mia won. Your place: 2.")
    expect(mia.get_by_role("region", name="Centre")).to_have_count(0)
    mia.reload()
    expect(news(mia)).to_contain_text("you won!")
    screenshot(mia, "club-table-decided")
    check_looks(mia)
    expect(desk.game(1)).to_contain_text("decided by the referee")

    desk.page.get_by_text("4 players", exact=True).click()
    desk.press("Remove Ada")
    desk.press("Went home")

    expect(news(mia)).to_contain_text("You’re at table 1")
    expect(news(mia)).to_contain_text("Game 3, with Ben")
    screenshot(mia, "club-table-next")
    check_looks(mia)
    mia.get_by_role("button", name="Go to my table").click()
    expect(news(mia)).to_contain_text("Waiting for Ben")
    tom.get_by_role("link", name="Back to my games").click()
    expect(tom.get_by_role("heading", name="You’ve played all your games")).to_be_visible()


@pytest.mark.thorough
def test_a_round_is_drawn_again_only_after_a_question(enter: Visitors) -> None:
    desk, mia = Organiser(enter()), enter(PHONE)
    desk.open("Lots", "Numero", "Numbers to 10", people="Mia\nBen\nAda\nTom\nLea\nMax")
    desk.begin()
    sit(mia, desk, "Mia")

    desk.press("Redraw this round")
    asked = desk.page.get_by_role("dialog", name="Redraw this round?")
    expect(asked.get_by_role("listitem")).to_have_count(3)
    screenshot(desk.page, "club-redraw")
    check_looks(desk.page)
    desk.press("Keep this draw")
    expect(desk.game(1)).to_be_visible()
    expect(desk.page.get_by_role("button", name="Redraw this round")).to_be_focused()
    desk.press("Redraw this round")
    desk.press("Redraw")

    expect(desk.game(4)).to_be_visible()
    expect(desk.game(1)).to_have_count(0)
    expect(news(mia)).to_contain_text("You’re at table")
    mia.get_by_role("button", name="Go to my table").click()
    mia.get_by_role("region", name="Centre").wait_for()


def test_the_keys_go_on_with_the_next_game(enter: Visitors) -> None:
    desk = Organiser(enter())
    desk.open("Keys", "Something else", LISTED, people=FOUR)
    keys = desk.page.keyboard
    begin = desk.page.get_by_role("button", name="Start: draw the first round")
    begin.focus()
    keys.press("Enter")
    expect(desk.page.get_by_role("button", name="Enter the result of game 1")).to_be_focused()
    keys.press("Enter")
    desk.page.get_by_role("dialog").get_by_role("button", name="Mia").focus()
    keys.press("Enter")
    desk.page.get_by_role("button", name="Save result").focus()
    keys.press("Enter")

    expect(desk.page.get_by_role("button", name="Enter the result of game 2")).to_be_focused()


def test_who_comes_late_is_told_what_a_draw_would_do(enter: Visitors) -> None:
    desk = Organiser(enter())
    desk.open("Late", "Something else", LISTED, people=FOUR)
    desk.begin()
    desk.page.get_by_text("4 players", exact=True).click()
    desk.page.get_by_label("Who else is coming?").fill("Lena")
    desk.press("Add")

    expect(desk.page.get_by_text("Lena has a bye this round: nobody else is free")).to_be_visible()
    expect(desk.page.get_by_role("button", name="Draw the next round")).to_have_count(0)
    check_looks(desk.page)
    desk.press("Give Lena a bye this round")

    expect(desk.page.get_by_role("article").filter(has_text="Lena")).to_contain_text("bye")


def test_a_new_page_has_the_keys(enter: Visitors) -> None:
    page = enter()
    page.get_by_role("link", name="Tournament").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Class or tournament")

    expect(page.get_by_role("main")).to_be_focused()
