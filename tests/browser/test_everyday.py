"""First minutes and every day: a first game by doing, the deal of the day, puzzles, and what the device remembers of them."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import House, Visitors
from tests.browser.devices import DESKTOP, DEVICES, PHONE, TABLET, WIDER, Device
from tests.browser.hands import Finger
from tests.browser.looks import check_looks, screenshot
from tests.browser.test_second_looks import type_sentence
from tests.browser.test_taps import Counting
from tests.budget import seldom
from tests.server.visitor import plain

GUIDE = "Your first game"
LIES = "[...document.querySelectorAll('.felt, .hand, .keypad')].map(one => one.getBoundingClientRect().y)"
"""How high up everything lies."""


def tap_lid(page: Page, game: str) -> None:
    picture = page.locator("section.box", has_text=game).locator("svg.lid")
    picture.scroll_into_view_if_needed()
    lid = picture.bounding_box()
    assert lid
    page.touchscreen.tap(lid["x"] + lid["width"] / 2, lid["y"] + lid["height"] / 2)


def test_from_the_shelf_to_the_first_move_are_at_most_four_taps(enter: Visitors) -> None:
    """The picture starts a first game; then a card and another are a move. The keys are free as soon as a card is chosen.

    Cards fly here as they do for most people: a button that moves while it is pressed must not lose the finger.
    """
    page = enter(PHONE, reduced_motion="no-preference")
    tap_lid(page, "Numero")
    guide = page.get_by_role("region", name=GUIDE)
    expect(guide).to_contain_text("1/3 Is one of your cards the same as a card in the middle?")
    screenshot(page, "guide-numero")
    check_looks(page)

    finger = Counting(page)
    finger.choose("centre 4")
    expect(guide).to_be_hidden()
    finger.choose("hand 3")

    expect(page.get_by_role("log")).to_contain_text("8 makes 8, take 8")
    assert 1 + finger.taps <= 4
    expect(guide).to_contain_text("2/3")
    expect(page.get_by_role("log")).to_contain_text("6 plus 2 makes 8, take 8")
    page.get_by_role("button", name="Skip").tap()
    page.reload()
    page.get_by_role("region", name="Centre").wait_for()
    expect(guide).to_be_hidden()


def test_nothing_moves_on_a_tablet_while_one_learns(enter: Visitors) -> None:
    """Its sentences have one to three lines: felt, hand and keys stay where they are. Then one tap begins a new game."""
    page = enter(TABLET)
    tap_lid(page, "Numero")
    guide = page.get_by_role("region", name=GUIDE)
    expect(guide).to_contain_text("1/3")
    before = page.evaluate(LIES)

    hands = Finger(page)
    hands.choose("centre 4")
    hands.choose("hand 3")
    expect(guide).to_contain_text("2/3")
    assert page.evaluate(LIES) == before
    hands.choose("centre 0")
    hands.choose("centre 1")
    hands.enter("+7")
    hands.choose("hand 2")
    expect(guide).to_contain_text("3/3")
    hands.choose("centre 0")
    hands.enter("+")
    hands.choose("hand 0")
    expect(page.locator(".cluster")).to_be_visible()
    assert page.evaluate(LIES) == before

    hands.enter("7")
    hands.press("Say it")
    expect(guide).to_contain_text("Now play on!")
    page.get_by_role("link", name="Home").tap()
    hands.press("New game: Numbers to 10")
    page.get_by_role("region", name="Centre").wait_for()


@pytest.mark.parametrize("game", ["Mathino", seldom("Numberloor"), seldom("Formula")])
def test_every_box_is_learnt_by_playing_and_says_no_answer(enter: Visitors, game: str) -> None:
    page = enter(PHONE)
    tap_lid(page, game)

    guide = page.get_by_role("region", name=GUIDE)
    guide.wait_for()

    expect(page.locator(".seat", has_text="Pip")).to_have_count(1)
    assert not re.search(r"\d", guide.locator("p").inner_text().replace("1/3", ""))
    screenshot(page, f"guide-{game.lower()}")
    check_looks(page)
    page.get_by_role("button", name="OK").tap()
    expect(guide).to_be_hidden()


@pytest.mark.parametrize("device", DEVICES, ids=lambda device: device.name)
def test_a_puzzle_is_found_counted_and_followed_by_another(enter: Visitors, house: House, device: Device) -> None:
    page = enter(device, "#/today/formula/base")
    page.get_by_role("link", name="Easy").click()
    page.locator("[data-strip]").wait_for()
    check_looks(page, WIDER)
    screenshot(page, "find-formula", whole=True)

    type_sentence(page, answer(house, "find 1; formula base; deal 1"))

    expect(page.locator(".found")).to_be_visible()
    check_looks(page, WIDER)
    page.get_by_role("link", name="Another one").click()
    expect(page.get_by_text("no. 2")).to_be_visible()
    page.get_by_role("link", name="Every day").click()
    expect(page.get_by_role("link", name="Easy 1 found")).to_be_visible()


def test_the_deal_of_the_day_is_found_and_told_without_telling_how(enter: Visitors, house: House) -> None:
    page = enter(DESKTOP, "#/today/numberloor/basic", permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("link", name="Play today’s deal").click()
    page.locator("[data-strip]").wait_for()
    said: list[str] = []
    task = page.evaluate("decodeURIComponent(location.hash.slice('#/task/'.length))")
    while not page.locator(".found").count():
        said.append(answer(house, task, said))
        type_sentence(page, said[-1])

    page.get_by_role("button", name="Copy, to show a friend").click()

    told = page.evaluate("navigator.clipboard.readText()")
    assert "Found: " in told
    assert not any(sentence in told for sentence in said if "=" in sentence)
    page.goto("#/today/numberloor/basic")
    expect(page.get_by_role("link", name=re.compile("^Found: "))).to_be_visible()


@pytest.mark.thorough
def test_a_solitaire_of_the_day_is_dealt_alike_and_the_map_knows_the_best(enter: Visitors) -> None:
    pages = [enter(PHONE, "#/task/daily; numero numbers-10; deal 2026-11-17") for _ in range(2)]
    for page in pages:
        page.get_by_role("button", name="Deal the cards").tap()
        page.get_by_role("region", name="Centre").wait_for()
    hands = [page.locator("[data-card^=hand]").all_inner_texts() for page in pages]
    page = pages[0]
    page.get_by_text("I find no more takes").tap()
    Finger(page).press("End the game here")

    assert hands[0] == hands[1]
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    Finger(page).press("Don’t count")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy, to show a friend").tap()
    told = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert told[:2] == ["Sumdeck · Numero for one · Numbers to 10 · 17 November", "0 cards"]
    assert told[2].endswith("#/task/" + page.evaluate("encodeURIComponent('daily; numero numbers-10; deal 2026-11-17')"))
    page.goto("#/today/numero/numbers-10")
    expect(page.get_by_text("Numero for one: best")).to_be_visible()


def test_a_link_that_was_cut_off_is_refused_kindly(enter: Visitors) -> None:
    page = enter(PHONE)
    enter.watch(page).forgive("400")
    for link in ("nonsense", "1.Z3VpZGU7IG51bWVyby.abcdef", "9.abc.def"):
        page.goto("#/about")
        expect(page.get_by_role("alert")).to_have_count(0)
        page.goto(f"#/task/{link}")

        expect(page.get_by_role("alert")).to_contain_text("This task")
    check_looks(page)


def answer(house: House, task: str, said: list[str] | None = None) -> str:
    """What the last step of help would say next."""
    found: dict[str, Any] = house.ask("POST", "/api/task", {"task": task}).json()
    wish = {"task": found["task"], "rung": 9, "before": said or []}
    return plain(house.ask("POST", "/api/task/help", wish).json()["details"]["move"])


def test_three_minutes_of_practice_call_a_wrong_sum_wrong_and_never_tell_the_answer(enter: Visitors) -> None:
    """A picture opens after the second wrong result; what was said is remembered on the device."""
    page = enter(PHONE, "#/today/numero/numbers-10")
    practice = page.get_by_role("region", name="Three minutes")
    practice.get_by_role("button", name="Start").tap()
    asked = practice.locator(".sum")
    one, other = map(int, re.findall(r"\d+", asked.inner_text()))
    for count in (1, 2):
        practice.get_by_role("textbox").fill(str(one + other + count))
        practice.get_by_role("button", name="Check").tap()
        expect(practice).to_contain_text(f"{one + other + count} isn’t right")
    practice.get_by_role("region", name="Picture").wait_for()
    check_looks(page)
    screenshot(page, "practice")

    practice.get_by_role("textbox").fill(str(one + other))
    practice.get_by_role("button", name="Check").tap()

    expect(asked).not_to_have_text(f"{one} + {other} =")
    assert page.evaluate("JSON.parse(localStorage.getItem('sumdeck.memory'))")[f"{one}+{other}"]["wrong"] == 1
