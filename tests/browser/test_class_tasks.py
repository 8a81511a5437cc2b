"""Tasks of a class: made by a teacher, opened from a link, the same for everybody, at one's own pace; and levels for ages."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from sumdeck.rules.sums import TIMES
from sumdeck.table.observing import facts_said
from tests.browser.club.test_class import come, open_class, start
from tests.browser.conftest import House, Visitors
from tests.browser.devices import PHONE, TABLET
from tests.browser.looks import check_looks, screenshot
from tests.browser.tables import play_out
from tests.browser.test_second_looks import type_sentence
from tests.server.visitor import plain

DAY = 86_400_000


def test_puzzles_with_one_table_are_made_by_the_teacher_and_found_at_ones_own_pace(enter: Visitors, house: House) -> None:
    organiser = open_class(enter(TABLET), "4b", "Zoë")
    desk = organiser.page
    code = desk.locator(".code").inner_text()
    desk.get_by_text("A task, now or for home").click()
    desk.get_by_label("Which rules?").last.select_option("With times and divide")
    desk.get_by_label("What to do").select_option("Puzzles: which sum wins most?")
    desk.get_by_label("How many").select_option("5")
    desk.get_by_label("With", exact=True).select_option("×7")
    desk.get_by_role("button", name="Make a link for home").click()
    expect(desk.get_by_role("img", name="The link as a QR code").last).to_be_visible()
    expect(desk.get_by_role("link", name="Try it")).to_be_visible()
    screenshot(desk, "club-task", whole=True)
    check_looks(desk)

    child = come(enter, code.replace(code[1], "", 1), "Zoë", device=PHONE, permissions=["clipboard-read", "clipboard-write"])
    enter.watch(child).forgive("status of 400")  # a wrong sum
    mate = come(enter, code, "I’m new here")
    start(organiser)
    mate.get_by_role("button", name="Go to my table").click()
    mate.get_by_role("region", name="News").wait_for()  # somebody is missing here
    desk.get_by_role("button", name="Give it to the class now").click()
    expect(desk.get_by_text("The task is on the children’s pages.")).to_be_visible()
    expect(mate.get_by_role("region", name="News").get_by_role("link", name="Do the task")).to_be_visible()
    check_looks(mate)
    screenshot(mate, "table-task")
    mate.get_by_role("button", name="Later").click()
    expect(mate.get_by_role("link", name="Do the task")).to_have_count(0)

    expect(child.get_by_role("button", name="Go to my table")).to_be_visible()
    screenshot(child, "class-task")
    child.get_by_role("link", name="Do the task").tap()
    expect(child.get_by_role("heading", name="5 puzzles: the 7 times table")).to_be_visible()
    check_looks(child)
    task = child.url.rpartition("/")[2]
    child.get_by_role("link", name="Next one").tap()
    child.locator("[data-strip]").wait_for()
    child.get_by_role("button", name="Type the sentence").tap()
    child.locator("[data-typed]").fill("7 × 3 = 24, take 24")
    child.locator("[data-typed]").press("Enter")
    expect(child.locator(".note")).to_contain_text("isn’t true")
    desk.get_by_role("button", name="Pause everyone").click()
    expect(child.get_by_text("Look at your teacher.")).to_be_visible()
    child.keyboard.press("7")  # nothing hears it
    check_looks(child)
    desk.get_by_role("button", name="Resume everyone").click()
    expect(child.get_by_text("Look at your teacher.")).to_be_hidden()
    expect(child.locator("[data-typed]")).to_have_value("7 × 3 = 24, take 24")
    child.locator("[data-typed]").fill("")
    type_sentence(child, answer(house, task, 1))
    expect(child.locator(".found")).to_be_visible()
    row = desk.get_by_role("row", name="Zoë")
    expect(row).to_contain_text("1 of 5 found")  # by itself
    expect(row).to_contain_text("3×7: 1 of ")
    screenshot(desk, "task-given", whole=True)
    check_looks(desk)
    child.get_by_role("link", name="Back to my task").tap()
    expect(child.get_by_text("1 of 5 found")).to_be_visible()
    expect(child.get_by_text("Your teacher can see how far you are.")).to_be_visible()
    child.get_by_text("For your teacher").tap()
    child.get_by_label("Your first name").fill("Zoë")
    expect(child.get_by_role("img", name="The link as a QR code")).to_be_visible()
    check_looks(child)
    child.get_by_role("button", name="Copy the link with my result").tap()
    desk.goto(str(child.evaluate("navigator.clipboard.readText()")))
    expect(row).to_contain_text("3×7: 1 of ")
    screenshot(desk, "task-results", whole=True)
    check_looks(desk)
    desk.get_by_role("button", name="Delete all results on this device").click()
    expect(desk.get_by_role("button", name="Delete them all")).to_be_disabled()
    desk.get_by_label("type how many there are: 1").fill("1")
    desk.get_by_role("button", name="Delete them all").click()
    expect(desk.get_by_text("No results yet.")).to_be_visible()

    child.goto(f"#/task/{task}/2")
    child.locator("[data-strip]").wait_for()
    said = answer(house, task, 2)
    assert any(fact.sign == TIMES and 7 in (fact.one, fact.other) for fact in facts_said(said)), said  # a pile is said as [7]


def answer(house: House, task: str, step: int) -> str:
    """What the last step of help would say."""
    found = house.ask("POST", "/api/task", {"task": task, "step": step}).json()
    return plain(house.ask("POST", "/api/task/help", {"task": found["task"], "rung": 9}).json()["details"]["move"])


def test_minutes_of_play_bring_one_game_after_the_other(enter: Visitors, house: House) -> None:
    child = enter(PHONE, "#/task/play; numero numbers-10; deal 4b; minutes 15")
    expect(child.get_by_role("heading", name="Play for 15 minutes")).to_be_visible()
    child.get_by_role("button", name="Deal the cards").tap()
    child.get_by_role("region", name="Centre").wait_for()
    first = child.locator("[data-card^=hand]").all_inner_texts()
    expect(child.get_by_text("15 minutes left")).to_be_visible()

    play_out(child, house)
    child.get_by_role("link", name="Back to my task").tap()
    child.get_by_role("button", name="Next game").tap()
    child.get_by_role("region", name="Centre").wait_for()

    assert child.locator("[data-card^=hand]").all_inner_texts() != first


@pytest.mark.thorough
def test_cards_bring_what_is_due_unless_one_would_rather_not(enter: Visitors) -> None:
    page = enter(PHONE, "#/about")
    long_ago = int(time.time() * 1000) - 30 * DAY
    trace = {"stability": 1, "difficulty": 5, "last": long_ago, "due": long_ago + DAY, "said": 1, "wrong": 1}
    page.evaluate("trace => localStorage.setItem('sumdeck.memory', JSON.stringify({'3+5': trace}))", trace)
    page.goto("#/play/numero")
    choice = page.get_by_label("Cards that bring what I should practise")
    expect(choice).to_be_checked()
    check_looks(page)

    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Deal the cards").tap()
    page.get_by_role("region", name="Centre").wait_for()
    assert (asked.value.post_data_json or {})["due"] == ["3+5"]

    page.goto("#/play/numero")
    choice.uncheck()
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Deal the cards").tap()
    assert "due" not in (asked.value.post_data_json or {})


def test_the_choosing_page_says_which_level_is_for_whom(enter: Visitors) -> None:
    page = enter(PHONE, "#/play/numero")
    page.get_by_text("Which level for which age?").tap()

    row = page.get_by_role("row", name="With times and divide")
    expect(row).to_contain_text("8–10")
    expect(row).to_contain_text("Year 4")
    expect(page.get_by_role("row", name="With fractions")).to_contain_text("Year 6 ?")
    screenshot(page, "level-guide", whole=True)
    check_looks(page)
