"""A teacher's day: one code, tables that form by themselves, something to do for all, who is stuck, a pause, and an end."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.club.organiser import Organiser
from tests.browser.conftest import House, Visitors
from tests.browser.devices import PHONE, TABLET
from tests.browser.looks import check_looks, screenshot
from tests.browser.person import MY_TURN
from tests.waiting import until


def open_class(page: Page, name: str, register: str = "") -> Organiser:
    """A class of Numero, from the first page."""
    page.get_by_role("link", name="Class").click()
    page.get_by_role("radio", name="Numero").check()
    expect(page.get_by_role("radio", name="A class: everyone plays")).to_be_checked()
    page.get_by_label("What’s the class called?").fill(name)
    page.get_by_label("Names from your register").fill(register)
    screenshot(page, "club-class-new", whole=True)
    check_looks(page)
    page.get_by_role("button", name="Create the class").click()
    expect(page.get_by_role("heading", name="Open for players to join")).to_be_visible()
    return Organiser(page)


def come(enter: Visitors, code: str, *taps: str, **how: Any) -> Page:
    """A pupil types the four words, taps what there is to tap, and is welcome."""
    pupil = at_the_door(enter, code, **how)
    for name in taps or ("Join",):
        pupil.get_by_role("button", name=name).click()
    expect(pupil.get_by_text("Hello")).to_be_visible()
    return pupil


def at_the_door(enter: Visitors, code: str, **how: Any) -> Page:
    pupil = enter(at="#/join", **how)
    pupil.get_by_label("The four words").fill(code)
    pupil.get_by_role("button", name="Join").click()
    expect(pupil.get_by_label("The four words")).to_be_hidden()  # the page after it may have a button of the same name
    return pupil


def who_is_to_play(*pupils: Page) -> Page:
    """The first of them whose turn it is."""
    return until(lambda: [pupil for pupil in pupils if pupil.evaluate(MY_TURN)], "somebody's turn")[0]


def start(desk: Organiser) -> None:
    desk.press("Start: form the tables")
    expect(desk.page.get_by_role("heading", name="The lesson is on")).to_be_visible()


def check_printed(page: Page, learnt: Locator) -> None:
    """One page, or that of every child: it is on the sheet, and nothing else of the desk is."""
    page.evaluate("print = () => {}")
    for button in ("Print this page", "Print a page for every child"):
        learnt.get_by_role("button", name=button).click()
        page.emulate_media(media="print")
        expect(learnt.get_by_text("· 4b ·").first).to_be_visible()
        expect(learnt.get_by_role("heading", name="What they know")).to_be_hidden()
        page.emulate_media(media="screen")
    page.evaluate("dispatchEvent(new Event('afterprint'))")


def test_a_lesson(enter: Visitors, house: House) -> None:
    desk = open_class(enter(TABLET), "4b")
    code = desk.page.locator(".code").inner_text()
    one, other, third = (come(enter, code) for _ in range(3))
    expect(desk.page.get_by_text("3 players", exact=True)).to_be_visible()
    start(desk)

    table = "Go to my table"
    pupils = [one, other, third]
    for pupil in pupils:
        pupil.get_by_role("heading", name="You’re at table 1").or_(
            pupil.get_by_role("heading", name="Nobody is free just now")
        ).wait_for()
    odd = next(pupil for pupil in pupils if not pupil.get_by_role("button", name=table).count())
    check_looks(odd)
    odd.get_by_role("button", name="Play the computer").click()
    odd.get_by_role("region", name="Centre").wait_for()
    for pupil in pupils:
        if pupil is not odd:
            pupil.get_by_role("button", name=table).click()
            pupil.get_by_role("region", name="Centre").wait_for()
    first = who_is_to_play(*(pupil for pupil in pupils if pupil is not odd))
    first.get_by_role("button", name="Type the sentence").click()
    for wrong in ("1 + 1 = 3, take 3", "1 + 1 = 4, take 4"):
        first.get_by_role("textbox").fill(wrong)
        first.keyboard.press("Enter")
        expect(first.locator(".note")).to_contain_text(f"“{wrong.split(',')[0]}” isn’t true")
    expect(desk.page.get_by_role("heading", name="Who might need help")).to_be_visible()
    expect(desk.page.get_by_text("2 wrong sums")).to_be_visible()
    expect(first.get_by_role("region", name="Help", exact=True)).to_have_count(0)
    desk.page.get_by_role("button", name="Send a hint to").click()
    expect(desk.page.get_by_text("has got this hint")).to_be_visible()
    expect(first.get_by_role("region", name="Help", exact=True)).to_be_visible()
    expect(desk.page.get_by_text("asked for help", exact=True)).to_have_count(0)
    learnt = desk.page.get_by_role("region", name="What they know")
    learnt.get_by_role("button", name="Show").click()
    learnt.get_by_text("More about").click()
    expect(learnt.get_by_text("Said wrongly: 1 + 1 = 3, 1 + 1 = 4")).to_be_visible()
    expect(learnt.get_by_role("row", name="1 + 1 = 4, take 4 no")).to_be_visible()
    expect(learnt.get_by_role("cell", name="1+1: 2 times, 2 wrong")).to_be_visible()
    expect(learnt.get_by_role("button", name="Print this page")).to_be_visible()
    with desk.page.expect_download() as sheet:
        learnt.get_by_role("button", name="Every sentence (CSV)").click()
    assert '"1 + 1 = 4, take 4"' in sheet.value.path().read_text("utf-8-sig")
    check_printed(desk.page, learnt)
    desk.page.get_by_text("Who plays what").click()
    desk.press("Suggest from what they have shown")
    expect(desk.page.get_by_text("Nobody needs another level yet.")).to_be_visible()
    screenshot(desk.page, "club-class-desk", whole=True)
    check_looks(desk.page)

    late = come(enter, code)
    expect(odd.get_by_role("button", name=table)).to_be_visible()
    late.get_by_role("button", name=table).click()
    desk.press("Pause everyone")
    for pupil in (odd, late, first):
        expect(pupil.get_by_role("alert").get_by_text("Look at your teacher")).to_be_visible()
    screenshot(odd, "club-class-pause")
    check_looks(odd)
    desk.press("Resume everyone")
    expect(odd.get_by_role("alert")).to_have_count(0)
    wall = enter(TABLET, f"#/club/{desk.club}/wall")
    desk.press("End the lesson now")
    desk.press("Yes, stop every game")
    expect(wall.get_by_text("You said 2 sums together")).to_be_visible()
    expect(wall.get_by_text("games are being played")).to_have_count(0)
    for tool in ("Bracket", "Podium", "As text"):
        expect(wall.get_by_role("button", name=tool)).to_have_count(0)
    screenshot(wall, "club-class-end")
    check_looks(wall)
    expect(first.get_by_role("main").get_by_text("The lesson is over. Well done!")).to_be_visible()

    desk.page.get_by_role("button", name="Delete everything").dblclick()
    desk.press("Yes, delete everything now")
    expect(desk.page.get_by_text("That is not the name. Type 4b.")).to_be_visible()
    desk.page.get_by_label("To delete it, type its name: 4b").fill(" 4B")
    desk.page.keyboard.press("Enter")

    expect(desk.page.get_by_role("heading", name="Class or tournament", exact=True)).to_be_visible()
    expect(desk.page.get_by_role("main").get_by_text("4b has been deleted, with all its names")).to_be_visible()
    expect(desk.page.get_by_role("link", name="4b")).to_have_count(0)
    expect(one.get_by_text("This table is no longer there.")).to_be_visible()
    assert house.ask("POST", "/api/find-club", {"code": code.replace(" ", "-")}).status_code == 404


def test_children_tap_their_names_and_undo_a_wrong_tap(enter: Visitors) -> None:
    desk = open_class(enter(TABLET), "4b", "Ada\nBen\nCem\nDot")
    code = desk.page.locator(".code").inner_text()
    digits = desk.page.locator(".digits").inner_text()
    ada, cem = come(enter, digits, "Ada"), come(enter, code, "Ben", "I’m someone else", "Cem")
    check_looks(cem)
    start(desk)
    expect(desk.game(1)).to_contain_text("Ada")

    for pupil in (ada, cem):
        pupil.get_by_role("button", name="Go to my table").click()
        pupil.get_by_role("region", name="Centre").wait_for()

    expect(desk.page.get_by_text("not here yet")).to_have_count(2)
    screenshot(desk.page, "club-class-register", whole=True)
    ben = come(enter, code, "Ben")
    expect(ben.get_by_role("button", name="Cem")).to_have_count(0)


@pytest.mark.thorough
def test_the_sticker_of_a_table_leads_to_what_is_played_there(enter: Visitors) -> None:
    desk = Organiser(enter())
    desk.open("Sticker cup", "Something else", "in the order listed", people="Ada\nBen\nCleo\nDan")
    desk.begin()
    (one, other), elsewhere = desk.seats(1), desk.seats(2)[0]
    phone = enter(PHONE, f"#/club/{desk.club}/table/1")
    expect(phone.get_by_role("heading", name="Table 1")).to_be_visible()
    expect(phone.get_by_text(f"Game 1: {one} – {other}")).to_be_visible()
    expect(phone.get_by_role("button", name=elsewhere)).to_have_count(0)

    phone.get_by_role("button", name=one).click()
    screenshot(phone, "club-table-place", whole=True)
    check_looks(phone)
    phone.get_by_role("button", name="Enter the result").click()
    phone.get_by_role("dialog").get_by_role("button", name=one).click()
    phone.get_by_role("button", name="Save result").click()

    expect(phone.get_by_role("dialog")).to_have_count(0)
    expect(phone.get_by_text("Nobody is playing here right now.")).to_be_visible()
    expect(desk.game(1)).to_contain_text("place 1")


def test_somebody_is_taken_out_by_the_referee(enter: Visitors) -> None:
    desk = Organiser(enter())
    desk.open("Strict cup", "Something else", people="Ada\nBen\nCleo")

    desk.press("Remove Ben")
    desk.press("Ruled out by the referee")

    expect(desk.page.get_by_text("ruled out by the referee")).to_be_visible()


def test_what_happens_at_zero_and_help_at_the_tables_can_be_chosen(enter: Visitors, house: House) -> None:
    desk = Organiser(enter())
    page = desk.page
    page.goto("#/club/new")
    page.get_by_role("radio", name="Mathino").check()
    page.get_by_label("When the time is up").select_option("the computer plays this turn")
    page.get_by_text("All house rules").click()
    page.get_by_label("The lamp gives hints").check()
    page.get_by_label("Names, one per line").fill("Ada\nBen")
    page.get_by_label("What’s the tournament called?").fill("Helpful cup")
    page.get_by_role("button", name="Create the tournament").click()
    page.get_by_role("heading", name="Open for players to join").wait_for()

    terms = house.ask("GET", f"/api/clubs/{desk.club}").json()["terms"]

    assert (terms["clock_at_zero"], terms["house"]["hints"], terms["draws_itself"]) == ("bot", True, True)
