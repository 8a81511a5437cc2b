"""When a game is over: count the pile, read the sheet, look a second time, look back, play on, play again."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import House, Visitors
from tests.browser.devices import DEVICES, PHONE, WIDER, Device
from tests.browser.devices import TABLET as DEVICE
from tests.browser.looks import check_looks, screenshot
from tests.browser.person import Person
from tests.browser.tables import POINTS, TABLET, WISHES, play_out, sit_down
from tests.browser.test_around_one_screen import NINES, SEVENS, hand, hands_told, hold


@pytest.mark.thorough
@pytest.mark.parametrize("device", DEVICES, ids=lambda device: device.name)
def test_everything_there_is_after_a_game(enter: Visitors, house: House, device: Device) -> None:
    page = enter(device)
    sit_down(page, house, "8 9 9 7 7  1 1 2 2 3  5 3", "With minus", POINTS)
    play_out(page, house)
    see(page, "points-count")
    Person(page).count_pile()

    expect(page.get_by_role("heading", name="A second look")).to_be_visible()
    # It may come late: the buttons are above it, and stay under the finger.
    again, look = (page.locator(one).first.bounding_box() for one in (".button.main:has-text('Play again')", "#second-look"))
    assert again
    assert look
    assert again["y"] < look["y"]
    see(page, "points-end")
    page.get_by_role("link", name="Find it!").click()
    page.get_by_role("region", name="Your sentence").wait_for()
    see(page, "second-look")

    page.go_back()
    page.wait_for_url(lambda url: "/table/" in url)
    page.get_by_role("link", name="Look back").click()
    page.get_by_role("button", name="One step forward").click()
    page.get_by_role("button", name="One step forward").click()
    expect(page.get_by_role("region", name="Pip’s hand")).to_be_visible()
    see(page, "look-back")
    page.get_by_label("Whose view?").select_option(index=1)
    expect(page.get_by_role("region", name="Pip’s hand")).to_have_count(0)
    see(page, "look-back-as-seen")

    page.get_by_role("form", name="Play on from here").get_by_role("button").click()
    page.get_by_role("region", name="Your sentence").wait_for()
    see(page, "play-on")


def see(page: Page, name: str) -> None:
    screenshot(page, name, whole=True)
    check_looks(page, WIDER)


def test_the_pile_is_counted_before_the_page_says_how_many(enter: Visitors, house: House) -> None:
    page = enter(PHONE)
    sit_down(page, house, "1 2 3 4 5  1 2 3 4 5  1 2")
    play_out(page, house)
    page.locator("#how-many").wait_for()
    count = page.locator(".ten span").count()

    assert str(count) not in page.get_by_role("region", name="Your winning pile").inner_text().split()
    page.locator("#how-many").fill(str(count + 1))
    page.get_by_role("button", name="Check").tap()
    expect(page.get_by_role("main").get_by_text(f"Not {count + 1}. Count again!")).to_be_visible()

    Person(page).count_pile()
    expect(page.get_by_role("cell", name=f"{count} card").first).to_be_visible()


@pytest.mark.thorough
def test_the_same_again_against_the_computer_with_seats_exchanged(enter: Visitors, house: House) -> None:
    page = enter()
    sit_down(page, house)
    play_out(page, house)
    before = page.url
    page.get_by_role("button", name="Don’t count").click()

    page.get_by_role("button", name="Play again").click()

    page.wait_for_url(lambda url: url != before)
    page.get_by_role("region", name="Centre").wait_for()
    Person(page).wait()
    assert page.get_by_role("list", name="Players").get_by_role("listitem").first.inner_text().startswith("Pip")


@pytest.mark.thorough
def test_the_same_again_around_one_screen_gives_everybody_their_own_cards(enter: Visitors, house: House) -> None:
    page = enter(DEVICE)
    sit_down(page, house, "", "Numbers to 10", TABLET)
    names = page.get_by_role("list", name="Players").locator(".who").all_inner_texts()
    play_out(page, house)
    for _ in names:
        page.get_by_role("button", name="Don’t count").click()
    house.lay(" ".join((*NINES, *SEVENS, "1 2 3 4")))
    enter.watch(page).frames.clear()

    page.get_by_role("button", name="Play again").click()

    expect(page.get_by_text(f"Pass the screen to {names[1]}.")).to_be_visible()
    hold(page)
    expect(page.get_by_role("region", name=f"{names[1]}’s hand")).to_be_visible()
    assert hand(page) == NINES
    assert SEVENS not in hands_told(enter.watch(page))


def test_the_shelf_remembers_where_one_was(enter: Visitors, house: House) -> None:
    page = enter()
    WISHES.clear()  # where one chooses is where it is remembered
    sit_down(page, house, "", "With minus")
    page.get_by_role("link", name="Home").click()
    screenshot(page, "home-bookmark")
    check_looks(page)

    page.get_by_role("link", name=re.compile("^Continue Numero · With minus")).click()
    Person(page).play_on(1)
    page.get_by_role("link", name="Home").click()
    page.get_by_role("button", name="New game: With minus").click()

    assert Person(page).wait().cards


def test_the_last_position_stays_with_a_crown_and_a_kind_word(enter: Visitors, house: House) -> None:
    page = enter(PHONE)
    sit_down(page, house, "1 2 3 4 5  1 2 3 4 5  1 2")
    play_out(page, house)
    page.get_by_role("button", name="Don’t count").tap()

    end = page.get_by_role("main")
    expect(end.locator(".crown").first).to_be_visible()
    won = page.get_by_role("row").nth(1).inner_text().split("\t")[1] != "Pip"
    tied = page.locator(".crown").count() > 1
    kind = "You found a lot!" if won or tied else "Pip wins! Next time the cards will fall differently."
    expect(end.get_by_text(kind)).to_be_visible()
    expect(end.get_by_role("heading", name="Good game!")).to_have_count(0 if won or tied else 1)
    # What the last turn was about lies there, as a picture in which nothing can be chosen.
    expect(page.get_by_role("region", name="Centre")).to_be_visible()
    expect(page.locator("button.card")).to_have_count(0)
