"""Every state of a Formula table, on every device: it can be read, tapped and understood, and a picture of it is kept."""

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import House, Visitors
from tests.browser.devices import DEVICES, WIDER, Device
from tests.browser.formula.laying import Laying, sit
from tests.browser.looks import check_looks, screenshot

HANDS = "6 8 8 4 1 J 0  1 2 3 4 5 6 7"
QUICK_ROUND = "4 4 8 1 1 1 6 2"


@pytest.fixture(params=DEVICES, ids=lambda device: device.name)
def page(request: pytest.FixtureRequest, enter: Visitors) -> Page:
    device: Device = request.param
    return enter(device)


def see(page: Page, name: str) -> None:
    """Keep a picture, and look at it as closely as a program can."""
    screenshot(page, f"formula-{name}")
    check_looks(page, WIDER)


def test_a_turn_in_the_making(page: Page, house: House) -> None:
    table = sit(page, house, f"{HANDS} 2 4")
    see(page, "first")
    table.lay("6 on answer-gap 0")
    table.choose("+")
    table.finish()

    table.lay("1 on left-gap 0", "3 on right-gap 0", "4 on answer-gap 0")
    see(page, "grown")
    table.finish()

    table.lay("joker on left 0", "8 on right 0", "0 on answer-gap 2")
    table.tap("right 1")
    see(page, "joker")
    page.get_by_role("group", name="Which digit is the joker?").get_by_role("button", name="7").click()
    table.go()
    expect(page.get_by_text("Not 460. Try again!")).to_be_visible()
    see(page, "wrong")
    table.go()
    see(page, "counting")

    page.get_by_role("button", name="A little help", exact=True).click()
    expect(page.get_by_role("region", name="Help").get_by_role("listitem")).to_have_count(1)
    see(page, "lamp")


def play_a_round(table: Laying) -> None:
    """Three cards each, and the first player is out in two turns: 6 − 2 = 4, a card drawn, 8 − 4 = 4."""
    for sentence in ("6 − 2 = 4", "draw"):
        table.type(sentence)
        table.lift_curtain()
    table.type("[8] − [4] = 4")


@pytest.mark.thorough
def test_a_match_from_round_to_round(page: Page, house: House) -> None:
    """A card tells what the round has brought, however late it comes, and waits for a tap; the sheet tells it again."""
    late: list[Route] = []
    page.route("**/RoundOver-*.js", lambda route: late.append(route))  # noqa: PLW0108 - Playwright takes no built-in
    table = sit(page, house, QUICK_ROUND, "2 rounds", Cards_at_the_start="3")
    play_a_round(table)
    page.get_by_text("Round 2 of 2").wait_for()
    for one in late:
        one.continue_()

    over = page.get_by_role("dialog", name="Round 1 is over.")
    expect(over.get_by_role("listitem")).to_contain_text(["1 round won", "0 rounds won"])
    see(page, "round-over")
    over.get_by_role("button", name="Next round").click()
    see(page, "round")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog").get_by_role("table")).to_contain_text("won")
    see(page, "sheet")


def test_the_end_and_looking_back(page: Page, house: House) -> None:
    table = sit(page, house, QUICK_ROUND, Cards_at_the_start="3")
    play_a_round(table)

    page.locator("#ending").wait_for()
    expect(page.get_by_role("region", name="wins!").get_by_text("8 − 4 = 4")).to_be_visible()
    see(page, "over")
    page.get_by_role("link", name="Look back").click()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_text("8 − 4 = 4").first).to_be_visible()
    see(page, "replay")


@pytest.mark.thorough
def test_under_the_formula(page: Page, house: House) -> None:
    table = sit(page, house, f"{HANDS} 2 4")
    table.type("2 + 4 = 6")
    table.lift_curtain()
    table.type("[3] + [4] = [7]")
    table.lift_curtain()

    page.get_by_role("button", name="Look under the formula: 3 cards").click()

    see(page, "covered")
