"""After a game: a second look, looking back alone or together, copying, sharing, playing on. And nothing of it before the end."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import House, Visitors
from tests.browser.devices import DEVICES, TABLET, WIDER, Device
from tests.browser.finished import Finished, finished, remember
from tests.browser.hands import Keys
from tests.browser.looks import check_looks, screenshot
from tests.server.live import PERSON
from tests.server.visitor import plain

CLIPBOARD = ["clipboard-read", "clipboard-write"]


@pytest.fixture(scope="module")
def game(house: House) -> Finished:
    return finished(house, level="times-divide", settings={"scoring": True})


def look_back(page: Page, game: Finished, *seats: int, at: str = "") -> None:
    remember(page, game, *seats)
    page.goto(f"#/look-back/{game.table}{at}")
    expect(page.get_by_text(re.compile(r"Step \d+ of \d+"))).to_be_visible()


def live_region(page: Page) -> str:
    return page.locator("[aria-live]").first.inner_text().strip().splitlines()[-1]


@pytest.mark.parametrize("device", DEVICES, ids=lambda device: device.name)
def test_a_finished_game_is_looked_at_step_by_step(enter: Visitors, game: Finished, device: Device) -> None:
    page = enter(device)
    look_back(page, game, 0)
    for key in ("ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"):
        page.keyboard.press(key)

    expect(page.get_by_text("Step 2 of")).to_be_visible()
    said = page.locator(".said").inner_text()
    assert live_region(page).split()[0].rstrip(":") == said.split()[0].rstrip(":")
    expect(page.get_by_label("Calm Crane’s hand")).to_be_visible()
    expect(page.get_by_label("Dot’s hand")).to_be_visible()
    page.get_by_label("Whose view?").select_option("As Dot saw it")
    expect(page.get_by_label("Calm Crane’s hand")).to_be_hidden()
    page.keyboard.press("Tab")
    page.keyboard.press("End")
    expect(page.get_by_text("The game is over here.")).to_be_visible()
    page.get_by_text("Score sheet").click()
    page.get_by_text("All turns").click()
    screenshot(page, "replay", whole=True)
    check_looks(page, WIDER)


@pytest.mark.thorough
def test_by_keys_alone(enter: Visitors, game: Finished) -> None:
    page = enter()
    look_back(page, game, 0)
    keys = Keys(page)

    keys.press("One step forward")
    keys.press("To the end")
    keys.press("To the beginning")

    expect(page.get_by_text("Step 0 of")).to_be_visible()


def test_a_position_is_a_short_text_that_can_be_played_from(enter: Visitors, game: Finished) -> None:
    page = enter(permissions=CLIPBOARD)
    look_back(page, game, 0, at="/6")
    page.get_by_role("button", name="Copy this position").click()
    expect(page.get_by_role("button", name="Copied!")).to_be_visible()
    text = page.evaluate("navigator.clipboard.readText()")
    [hand] = re.findall(r"hands ([^/]*) /", text)

    assert text.startswith("numero times-divide scoring=yes ")
    assert len(text) < 400
    page.goto("#/open")
    page.get_by_label("Paste the text here").fill(text)
    page.get_by_role("button", name="Show it").click()
    page.get_by_role("button", name="Deal the cards").click()
    page.wait_for_url("**/#/table/**")
    page.get_by_role("region", name="Centre").wait_for()

    expect(page.locator("[data-card^=hand]")).to_have_count(len(hand.split()))
    check_looks(page)


def test_a_game_is_played_on_after_some_of_its_turns(enter: Visitors, game: Finished) -> None:
    page = enter()
    look_back(page, game, 0, at="/6")
    page.get_by_label("You play as").select_option("Dot")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/#/table/**")
    page.get_by_role("button", name="Menu").click()

    expect(page.get_by_text("We play on after 6 turns of another game.").last).to_be_visible()


@pytest.mark.parametrize("device", DEVICES, ids=lambda device: device.name)
def test_a_text_that_is_no_game_is_said_to_be_none(enter: Visitors, device: Device) -> None:
    page = enter(device, "#/open")
    enter.watch(page).forgive("400")
    page.get_by_label("Paste the text here").fill('{"format": "sumdeck record"}')
    page.get_by_role("button", name="Show it").click()

    expect(page.get_by_role("alert")).to_contain_text("I can’t read this game.")
    screenshot(page, "open", whole=True)
    check_looks(page, WIDER)


@pytest.mark.thorough
def test_where_the_clipboard_is_closed_the_text_is_shown(enter: Visitors, game: Finished) -> None:
    page = enter()
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    look_back(page, game, 0)
    page.reload()

    page.get_by_role("button", name="Copy the game").click()

    shown = page.get_by_role("dialog").get_by_role("textbox").input_value()
    assert json.loads(shown)["game"] == "numero"
    check_looks(page)


def test_the_link_to_a_finished_game_holds_no_token_and_needs_none(enter: Visitors, game: Finished) -> None:
    page = enter(permissions=CLIPBOARD)
    look_back(page, game, 0, at="/4")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied!")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")

    assert not [token for token in game.tokens if token in link]
    stranger = enter(at=link)
    expect(stranger.get_by_text("Step 4 of")).to_be_visible()
    stranger.goto(f"#/table/{game.table}")
    expect(stranger.get_by_role("columnheader", name="Score")).to_be_visible()
    assert not [token for token in game.tokens if token in stranger.content()]


def test_nothing_of_a_running_game_is_shown(enter: Visitors, house: House) -> None:
    made = house.open(PERSON, PERSON)
    house.join(code=made["code"])
    game = Finished(made["table"], "friends", (made["seats"][0]["token"],))
    page = enter()
    enter.watch(page).forgive("403")
    remember(page, game, 0)

    page.goto(f"#/look-back/{made['table']}")
    expect(page.get_by_role("alert")).to_contain_text("That stays closed until the game is over.")
    assert page.locator(".picture").count() == 0
    page.goto(f"#/look-back/{made['table']}/together")
    page.reload()
    expect(page.get_by_role("alert")).to_be_visible()
    page.goto(f"#/second-look/{made['table']}")
    enter.watch(page).forgive("400")
    expect(page.get_by_role("alert")).to_contain_text("The game isn’t over yet.")


@pytest.mark.thorough
def test_two_friends_look_back_together(enter: Visitors, house: House) -> None:
    game = finished(house, way="friends")
    one, other = enter(TABLET), enter()
    remember(other, game, 1)
    other.goto(f"#/table/{game.table}")
    expect(other.get_by_role("link", name="Look back")).to_be_visible()
    look_back(one, game, 0)

    one.get_by_label("Look back together").check()
    one.get_by_role("button", name="One step forward").click()
    other.get_by_role("link", name="Look back with Calm Crane").click()
    expect(other.get_by_text("Step 1 of")).to_be_visible()
    expect(one.get_by_text("Looking back with you: Brave Otter")).to_be_visible()
    other.keyboard.press("ArrowRight")

    expect(one.get_by_text("Step 2 of")).to_be_visible()
    expect(one.get_by_text("Brave Otter turned the page.")).to_be_visible()
    screenshot(one, "replay-together", whole=True)
    check_looks(one)


@pytest.mark.thorough
def test_a_friend_is_asked_to_play_again(enter: Visitors, house: House) -> None:
    game = finished(house, way="friends")
    one, other = enter(), enter()
    for seat, page in enumerate((one, other)):
        remember(page, game, seat)
        page.goto(f"#/table/{game.table}")
    one.get_by_role("button", name="Play again").click()

    expect(other.get_by_text("Calm Crane would like to play again. Would you?")).to_be_visible()
    check_looks(other)
    other.get_by_role("button", name="Yes").click()

    for page in (one, other):
        page.wait_for_url(lambda url: game.table not in url)
        expect(page.get_by_role("region", name="Centre")).to_be_visible()
    assert one.url == other.url
    assert game.table not in one.url


@pytest.mark.thorough
def test_around_one_screen_one_tap_on_again_speaks_for_everybody(enter: Visitors, house: House) -> None:
    game = finished(house, way="tablet")
    page = enter(TABLET)
    remember(page, game, 0, 1)
    page.goto(f"#/table/{game.table}")

    page.get_by_role("button", name="Play again").click()

    expect(page.get_by_role("button", name="Hold to see your cards")).to_be_visible()
    assert game.table not in page.url


@pytest.mark.parametrize("device", DEVICES, ids=lambda device: device.name)
def test_a_second_look_is_found_by_saying_it(enter: Visitors, house: House, device: Device) -> None:
    game, at = overlooked(house)
    bearer = {"authorization": f"Bearer {game.tokens[0]}"}
    help_wish = {"at": at, "rung": 99}
    answer = plain(house.ask("POST", f"/api/tables/{game.table}/second-look/help", help_wish, **bearer).json()["details"]["move"])
    page = enter(device)
    remember(page, game, 0)
    page.goto(f"#/table/{game.table}")
    expect(page.get_by_text(f"On turn {at + 1} you could have won")).to_be_visible()
    assert answer not in page.content()
    screenshot(page, "end-second-look")
    check_looks(page, WIDER)

    page.get_by_role("link", name="Find it!").click()
    expect(page.get_by_text("At the time it was")).to_be_visible()
    assert answer not in page.content()
    screenshot(page, "second-look", whole=True)
    check_looks(page, WIDER)
    page.get_by_role("button", name="Type the sentence").click()
    page.get_by_label("Type your sentence here").fill(answer)
    page.keyboard.press("Enter")

    expect(page.get_by_role("main").get_by_text("Yes! That wins")).to_be_visible()
    assert live_region(page).startswith("Yes! That wins")
    check_looks(page, WIDER)


def overlooked(house: House) -> tuple[Finished, int]:
    """A game with something to find in it, and where: what lies in the first turn is laid out, 5 + 3 = 8."""
    house.lay("8 1 2 9 10 2 4 7 9 6 5 3")
    game = finished(house)
    bearer = {"authorization": f"Bearer {game.tokens[0]}"}
    moments = house.ask("GET", f"/api/tables/{game.table}/second-look", **bearer).json()["moments"]
    return game, moments[0]["at"]
