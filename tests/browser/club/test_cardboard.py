"""Tournaments with cardboard: results by taps, withdrawals without a hole, a wrong result and all that falls with it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.club.organiser import Organiser
from tests.browser.conftest import House, Visitors
from tests.browser.devices import PHONE, TABLET
from tests.browser.hands import Keys
from tests.browser.looks import check_looks, screenshot

NINE = "Ada\nBen\nCleo\nDan\nEva\nFinn\nGil\nHana, Red Club, 1200\nIvo"
FOUR = "Ada\nBen\nCleo\nDan"
LISTED = "in the order listed"
REFUSED = "status of 400"
"""What the console says when the house says no."""


def four(enter: Visitors) -> Organiser:
    """A tournament of four who have begun: the winners of games 1 and 2 meet in game 3."""
    desk = Organiser(enter())
    desk.open("Little cup", "Something else", LISTED, people=FOUR)
    desk.begin()
    return desk


def test_nine_at_tables_of_three_and_one_goes_home(enter: Visitors) -> None:
    desk = Organiser(enter(TABLET))
    desk.open("Club night", "Something else", "3 players", "after one loss", LISTED, people=NINE)
    screenshot(desk.page, "club-desk-entries", whole=True)
    check_looks(desk.page)
    desk.begin()
    assert [len(desk.seats(number)) for number in (1, 2, 3)] == [3, 3, 3]
    leaver, *rest = desk.seats(1)

    desk.page.get_by_text("9 players", exact=True).click()
    desk.press(f"Remove {leaver}")
    desk.press("Went home")
    expect(desk.page.get_by_text("8 players", exact=True)).to_be_visible()
    screenshot(desk.page, "club-desk-withdrawal", whole=True)
    check_looks(desk.page)
    for number in (1, 2, 3):
        present = [name for name in desk.seats(number) if name != leaver]
        desk.page.get_by_role("button", name=f"Enter the result of game {number}").click()
        for name in present[:-1]:
            desk.tap(name)
        if number == 2:
            screenshot(desk.page, "club-result")
            check_looks(desk.page)
        desk.press("Save result")
        expect(desk.page.get_by_role("dialog")).to_have_count(0)
    expect(desk.page.get_by_text("All games in this round are over.")).to_be_visible()
    desk.draw()
    final = desk.seats(4)
    desk.report(4, *final[:2])

    expect(desk.page.get_by_role("heading", name=f"{final[0]} has won!")).to_be_visible()
    assert rest[0] in final
    rows = desk.page.get_by_role("region", name="Standings").get_by_role("row")
    expect(rows).to_have_count(10)
    expect(rows.filter(has_text=leaver)).to_contain_text("has left")


def test_a_wrong_result_is_corrected_and_what_falls_with_it_is_named(enter: Visitors) -> None:
    desk = four(enter)
    (one, other), (third, _) = desk.seats(1), desk.seats(2)
    desk.report(1, one)
    desk.report(2, third)
    desk.draw()
    assert sorted(desk.seats(3)) == sorted([one, third])

    desk.page.get_by_text("Round 1", exact=True).click()
    desk.press("Correct game 1")
    expect(desk.page.get_by_role("dialog").get_by_role("alert")).to_contain_text("Game 3")
    screenshot(desk.page, "club-correct")
    check_looks(desk.page)
    desk.tap(other)
    desk.press("Save correction")
    expect(desk.page.get_by_role("dialog")).to_have_count(0)
    desk.press("Draw the next round")

    final = desk.page.get_by_role("article").filter(has_text=re.compile("Final"))
    expect(final).to_contain_text(other)
    expect(final).to_contain_text(third)
    expect(final).not_to_contain_text(one)


@pytest.mark.thorough
def test_a_result_can_be_taken_away(enter: Visitors) -> None:
    desk = four(enter)
    desk.report(1, desk.seats(1)[0])
    desk.press("Correct game 1")

    desk.press("Not played yet: delete the result")

    expect(desk.page.get_by_role("button", name="Enter the result of game 1")).to_be_visible()


@pytest.mark.thorough
def test_a_score_sheet_that_does_not_add_up_is_told_and_never_to_what_it_does(enter: Visitors) -> None:
    desk = four(enter)
    enter.watch(desk.page).forgive(REFUSED)
    winner, loser = desk.seats(1)
    desk.press("Enter the result of game 1")
    sheet = desk.page.get_by_role("dialog")
    desk.tap(winner)
    sheet.get_by_text("Points, or a draw").click()
    sheet.get_by_label("Total").first.fill("21")
    sheet.get_by_label("Rounds, as on the score sheet").first.fill("8 7 5")

    alert = sheet.get_by_role("alert")
    expect(alert).to_contain_text("doesn’t add up")
    expect(alert).not_to_contain_text("20")
    expect(sheet.get_by_role("button", name="Save result")).to_be_disabled()
    screenshot(desk.page, "club-sheet-wrong")
    check_looks(desk.page)
    sheet.get_by_label("Total").first.fill("20")
    sheet.get_by_label("Total").last.fill("30")
    desk.press("Save result")
    expect(sheet.get_by_role("alert")).to_contain_text("don’t match")
    sheet.get_by_label("Total").last.fill("12")
    desk.press("Save result")

    expect(sheet).to_have_count(0)
    expect(desk.game(1)).to_contain_text("20 points")
    expect(desk.game(1)).to_contain_text(loser)


@pytest.mark.thorough
def test_two_organisers_stay_in_step(enter: Visitors) -> None:
    desk = four(enter)
    key = desk.page.evaluate("JSON.parse(localStorage['sumdeck.clubs'])[0].key")
    second = Organiser(enter(PHONE, f"#/club/{desk.club}/organise/{key}"))
    expect(second.page.get_by_role("heading", name="Round 1", exact=True)).to_be_visible()
    assert key not in second.page.url

    winner = second.seats(2)[0]
    second.report(2, winner)
    expect(desk.game(2)).to_contain_text("place 1")
    desk.report(1, desk.seats(1)[0])
    expect(second.page.get_by_role("button", name="Draw the next round")).to_be_visible()
    desk.press("Pause everyone")
    expect(second.page.get_by_role("heading", name="Everyone is paused")).to_be_visible()
    second.press("Resume everyone")
    second.draw()

    expect(desk.page.get_by_role("heading", name="Round 2", exact=True)).to_be_visible()
    screenshot(second.page, "club-desk", whole=True)
    check_looks(second.page)


@pytest.mark.thorough
def test_late_entries_no_shows_and_somebody_who_is_back(enter: Visitors) -> None:
    desk = Organiser(enter())
    desk.open("Late cup", "Something else", "never: Swiss rounds", people=FOUR)
    desk.page.get_by_label("Who else is coming?").fill("Eva\nFinn")
    desk.press("Add")
    expect(desk.page.get_by_text("6 players", exact=True)).to_be_visible()
    enter.watch(desk.page).forgive(REFUSED)
    desk.page.get_by_label("Who else is coming?").fill("Ada")
    desk.press("Add")
    expect(desk.page.get_by_role("alert")).to_have_text("Someone here is already called Ada.")

    desk.press("Remove Finn")
    desk.press("Didn’t come")
    expect(desk.page.get_by_text("didn’t come")).to_be_visible()
    desk.press("Bring back Finn")

    expect(desk.page.get_by_text("6 players", exact=True)).to_be_visible()


@pytest.mark.thorough
def test_those_who_are_out_play_on_in_a_side_event(enter: Visitors) -> None:
    desk = four(enter)
    losers = [desk.seats(number)[1] for number in (1, 2)]
    desk.press("Start a side event")
    for number in (1, 2):
        desk.report(number, desk.seats(number)[0])
    desk.page.get_by_role("link", name="Go to the side event").click()

    expect(desk.page.get_by_text("2 players", exact=True)).to_be_visible()
    for name in losers:
        expect(desk.page.get_by_role("listitem").filter(has_text=name)).to_be_visible()


def test_everything_can_be_done_with_keys_alone(enter: Visitors) -> None:
    desk = four(enter)
    winner, keys = desk.seats(1)[0], Keys(desk.page)

    keys.press("Enter the result of game 1")
    keys.press(winner)
    keys.press("Save result")

    expect(desk.game(1)).to_contain_text("place 1")


@pytest.mark.thorough
def test_the_sheets_are_there_to_take_home(enter: Visitors, house: House) -> None:
    desk = four(enter)
    desk.report(1, desk.seats(1)[0])

    with desk.page.expect_download() as sheet:
        desk.page.get_by_role("link", name="Standings (CSV)").click()
    rows = sheet.value.path().read_text("utf-8-sig").splitlines()[1:]
    desk.page.get_by_text("Standings", exact=True).click()
    shown = desk.page.get_by_role("region", name="Standings").get_by_role("row").all()[1:]

    assert [row.split(",")[1] for row in rows] == [row.get_by_role("rowheader").inner_text() for row in shown]
