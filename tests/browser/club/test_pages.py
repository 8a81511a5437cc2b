"""Every page of a tournament on every device, in two languages, in large print, twice as large, and in a tongue nobody speaks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.club.organiser import Organiser
from tests.browser.conftest import House, Visitors
from tests.browser.devices import DESKTOP, DEVICES, PHONE, WIDER, Device
from tests.browser.looks import check_looks, screenshot
from tests.browser.stillness import stand_still
from tests.browser.test_comfort import prefer
from tests.browser.test_languages import english, speak_pseudo
from tests.budget import seldom
from tests.server.clubs.fairs import CARDBOARD, ONLINE, Fair, computers

HALF = Device("zoomed", DESKTOP.width // 2, DESKTOP.height // 2, touch=False)
GAMES = ("Numero", "Mathino", "Numberloor", "Formula", "Something else")


def organise(page: Page, fair: Fair) -> None:
    page.goto(f"#/club/{fair.id}/organise/{fair.made['token']}")
    page.locator("#now").wait_for()


def unfold(page: Page) -> None:
    """Open whatever is folded."""
    folded = page.locator("details:not([open]) > summary")
    while folded.count():
        folded.first.click()


@pytest.mark.parametrize("device", DEVICES, ids=lambda device: device.name)
def test_the_door_and_the_six_questions(enter: Visitors, device: Device) -> None:
    page = enter(device, "#/club")
    page.get_by_role("link", name="New class or tournament").wait_for()
    screenshot(page, "club-door")
    check_looks(page, WIDER)
    page.get_by_role("link", name="New class or tournament").click()
    for game in GAMES:
        page.get_by_role("radio", name=game).check()
        page.get_by_role("button", name="Create the tournament").wait_for()
        check_looks(page, WIDER)
    page.get_by_role("radio", name="Numero").check()
    page.get_by_text("More choices").click()
    page.get_by_text("All house rules").click()
    page.get_by_role("heading", name="Building").wait_for()

    screenshot(page, "club-new", whole=True)
    check_looks(page, WIDER)


@pytest.mark.parametrize("game", [GAMES[0], *map(seldom, GAMES[1:])])
def test_every_game_opens_with_its_usual_answers(enter: Visitors, game: str) -> None:
    desk = Organiser(enter())
    desk.open(f"{game} cup", game, people="Ada\nBen\nCleo\nDan")

    desk.begin()

    expect(desk.page.get_by_role("article").first).to_be_visible()


def test_a_tournament_that_cannot_be_is_refused_and_nothing_is_lost(enter: Visitors) -> None:
    page = enter(at="#/club/new")
    enter.watch(page).forgive("status of 400")
    page.get_by_role("radio", name="Something else").check()
    page.get_by_label("Names, one per line").fill("Ada\nAda")
    page.get_by_label("What’s the tournament called?").fill("Twins")
    page.get_by_role("button", name="Create the tournament").click()

    expect(page.get_by_role("alert")).to_have_text("Someone here is already called Ada.")
    expect(page.get_by_label("Names, one per line")).to_have_value("Ada\nAda")


def test_a_tournament_that_is_gone_is_told_kindly(enter: Visitors) -> None:
    page = enter(at="#/club/nowhere")

    expect(page.get_by_role("alert")).to_have_text("There’s nothing here any more.")
    check_looks(page)


@pytest.mark.thorough
def test_german_from_the_door_to_the_wall(enter: Visitors, house: House) -> None:
    page = enter(PHONE, locale="de-DE")
    page.get_by_role("link", name="Turnier").tap()
    page.get_by_role("link", name="Neues Turnier").tap()
    page.get_by_role("radio", name="Numero").check()
    page.get_by_label("Namen, einer in jeder Zeile").fill("Änne\nBjörn\nCleo\nDörte")
    page.get_by_role("radio", name="Mit Karten aus Pappe").check()
    screenshot(page, "club-german-new", whole=True)
    check_looks(page)
    page.get_by_label("Wie heißt das Turnier?").fill("Frühlingsfest")
    page.get_by_role("button", name="Turnier eröffnen").tap()
    page.get_by_role("button", name="Los: die erste Runde auslosen").tap()
    page.get_by_role("button", name="Ergebnis eintragen: Spiel 1").tap()
    page.get_by_role("dialog").locator(".order button").first.tap()
    screenshot(page, "club-german-result")
    check_looks(page)
    page.get_by_role("button", name="Ergebnis speichern").tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text("Platz 1")).to_be_visible()
    screenshot(page, "club-german-desk", whole=True)
    check_looks(page)


@pytest.mark.thorough
@pytest.mark.parametrize("large", [seldom(False), True], ids=["twice", "large-print"])
def test_twice_as_large_and_in_large_print(enter: Visitors, house: House, large: bool) -> None:
    fair = Fair(house, 9, CARDBOARD, system="double", seats=3)
    fair.do("begin")
    page = enter(PHONE) if large else enter(HALF, device_scale_factor=2)
    prefer(page, largePrint=large)

    for at in ("#/club/new", f"#/club/{fair.id}", f"#/club/{fair.id}/wall"):
        page.goto(at)
        page.locator("h1").wait_for()
        stand_still(page)
        check_looks(page)
    organise(page, fair)
    screenshot(page, "club-desk-large-print" if large else "club-desk-twice", whole=True)
    check_looks(page)


def test_no_page_of_a_tournament_has_a_word_of_its_own(enter: Visitors, house: House) -> None:
    fair = Fair(house, computers(4), ONLINE, system="double")
    fair.do("begin")
    page = enter()
    speak_pseudo(page)
    page.goto("#/club/new")
    page.reload()
    page.get_by_role("radio").first.check()
    page.locator("button[type=submit]").wait_for()
    unfold(page)
    stand_still(page)
    assert english(page) == []

    names = [entrant["name"] for entrant in fair.view()["entrants"]]
    organise(page, fair)
    unfold(page)
    code = page.locator(".code").inner_text()
    assert english(page, "Spring fair", code, "CSV", "SVG", "PNG", "PDF", *names) == []
    page.goto(f"#/club/{fair.id}/wall")
    page.get_by_role("table").first.wait_for(state="attached")
    assert english(page, "Spring fair", code, "SVG", "PNG", *names) == []
