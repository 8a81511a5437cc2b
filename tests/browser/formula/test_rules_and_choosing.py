"""Formula before the first card: its rules in pictures, choosing a table with any variation, and the pictures for who joins."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sumdeck.rules.registry import game
from tests.browser.conftest import Visitors
from tests.browser.devices import DEVICES, PHONE, WIDER, Device
from tests.browser.looks import check_looks, screenshot
from tests.browser.tables import GERMAN_RULES, open_house_rules

LEVELS = [level.name for level in game("formula").levels()]


def wished(page: Page) -> dict[str, Any]:
    """Have the cards dealt; what the page asked the server for. The table opens."""
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Deal the cards").click()
    page.wait_for_url("**/#/table/*")
    expect(page.get_by_text("Going to the table")).to_have_count(0)
    wish = asked.value.post_data_json
    assert isinstance(wish, dict)
    return wish


@pytest.mark.thorough
@pytest.mark.parametrize("device", DEVICES, ids=lambda device: device.name)
def test_the_rules_have_pictures_that_say_what_they_show(enter: Visitors, device: Device) -> None:
    page = enter(device, "#/rules/formula/base")
    page.get_by_role("heading", name="Your turn").wait_for()

    screenshot(page, "formula-rules-base", whole=True)

    check_looks(page, WIDER)
    expect(page.get_by_role("figure", name="Picture: 6 − 2 = 4 becomes 8 × 5 = 40")).to_be_visible()
    expect(page.get_by_role("heading", name="What’s special here")).to_have_count(0)


@pytest.mark.thorough
def test_every_other_way_to_play_says_first_what_is_special(enter: Visitors) -> None:
    page = enter(PHONE)
    for level in LEVELS[1:]:
        page.goto(f"#/rules/formula/{level}")
        expect(page.get_by_label("Version")).to_have_value(level)
        page.get_by_role("heading", name="What’s special here").wait_for()

        screenshot(page, f"formula-rules-{level}", whole=True)

        check_looks(page)
        assert page.get_by_role("figure").count() >= 9


def test_another_way_to_play_is_one_choice_away(enter: Visitors) -> None:
    page = enter(at="#/rules/formula/base")

    page.get_by_label("Version").select_option("Only × and ÷")

    expect(page.get_by_role("heading", level=1)).to_have_text("How to play: Only × and ÷")
    expect(page.get_by_role("figure", name="Picture: 8 ÷ 2 = 4 becomes 9 × 8 = 72")).to_be_visible()


@pytest.mark.parametrize("device", DEVICES, ids=lambda device: device.name)
def test_everything_can_be_chosen_on_any_screen(enter: Visitors, device: Device) -> None:
    page = enter(device, "#/play/formula")
    open_house_rules(page)
    expect(page.get_by_role("heading", name="Variations")).to_be_visible()

    screenshot(page, "formula-choose", whole=True)

    check_looks(page, WIDER)


@pytest.mark.thorough
def test_five_play_a_match_with_several_variations(enter: Visitors) -> None:
    page = enter(at="#/play/formula")
    page.get_by_text("One card stays", exact=True).click()
    page.get_by_label("How many?").select_option("5 players")
    page.get_by_text("3 rounds", exact=True).click()
    open_house_rules(page)
    page.get_by_label("Only × and ÷, four cards per turn").select_option("Yes")
    expect(page.get_by_label("Cards in a turn, at most").locator(":checked")).to_have_text("4 (normal)")
    page.get_by_label("A round’s winner starts the next with an extra card").select_option("Yes")

    wish = wished(page)

    assert wish["level"] == "harder"
    assert wish["settings"] == {"rounds": 3, "times_divide_only": True, "winner_extra_card": True}
    expect(page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(5)


@pytest.mark.thorough
def test_for_points_nobody_asks_how_many_rounds(enter: Visitors) -> None:
    page = enter(at="#/play/formula")
    expect(page.get_by_text("How many rounds?")).to_be_visible()

    page.get_by_text("For points", exact=True).click()

    expect(page.get_by_text("How many rounds?")).to_have_count(0)
    assert wished(page)["settings"] == {}


@pytest.mark.thorough
def test_whoever_joins_sees_two_pictures(enter: Visitors) -> None:
    page = enter(PHONE, "#/join/lemon-forest-window-drum/formula")

    expect(page.get_by_role("figure")).to_have_count(2)
    screenshot(page, "formula-join", whole=True)
    check_looks(page)


@pytest.mark.thorough
def test_german_from_choosing_to_the_rules(enter: Visitors) -> None:
    page = enter(PHONE, "#/play/formula", locale="de-DE")
    open_house_rules(page, *GERMAN_RULES)
    expect(page.get_by_text("Vorsicht, Fünfer!")).to_be_visible()
    expect(page.get_by_label("Karten auf dem Tisch").locator(":checked")).to_have_text("bleiben in ihrer Zahl (normal)")
    screenshot(page, "formula-german-choose", whole=True)
    check_looks(page)

    page.goto("#/rules/formula/points")

    expect(page.get_by_role("heading", name="Das ist hier besonders")).to_be_visible()
    expect(page.get_by_role("figure", name="Bild: aus 6 − 2 = 4 wird 8 × 5 = 40").first).to_be_visible()
    screenshot(page, "formula-german-rules", whole=True)
    check_looks(page)
