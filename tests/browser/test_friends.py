"""Friends in one room by a link: joining, an onlooker, a phone in a tunnel, and a server that dies."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Page, expect

from tests.browser.conftest import House, Visitors
from tests.browser.devices import PHONE, TABLET
from tests.browser.looks import check_looks, screenshot
from tests.browser.person import Person
from tests.browser.sight import look
from tests.browser.tables import FRIENDS, play_out, sit_down
from tests.browser.windows import Windows

AWAY = "ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|WebSocket connection"


def join_by_link(host: Page, guest: Page) -> None:
    """Open the link that the host's page shows, see who invites, and sit down."""
    guest.goto(host.locator("#link").input_value())
    expect(guest.locator(".invites")).to_contain_text("would like to play Numero")
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_role("region", name="Centre").wait_for()


def hand(page: Page) -> list[str]:
    """The words of one's own cards."""
    return [card.face for card in look(page).cards if card.zone == "hand"]


def test_two_friends_play_a_whole_game_and_one_goes_through_a_tunnel(enter: Visitors, house: House) -> None:
    host, guest = enter(), enter(PHONE)
    sit_down(host, house, "", "Numbers to 10", FRIENDS)
    join_by_link(host, guest)
    one, other = Person(host), Person(guest)
    heard = host.locator("[aria-live]")
    expect(guest.locator("[aria-live]")).to_contain_text("is thinking …")

    for _ in range(3):
        one.play_on(1)
        other.play_on(1)
    one.wait()
    enter.watch(guest).forgive(AWAY)
    before = guest.locator(".felt").bounding_box()
    guest.context.set_offline(True)
    expect(host.get_by_text("coming back …", exact=True)).to_be_visible()
    expect(guest.get_by_text("Nothing is lost.")).to_be_visible()
    assert guest.locator(".felt").bounding_box() == before
    expect(heard).to_contain_text("isn’t here. Wait, or let the computer go on?")
    screenshot(host, "friends-away")
    screenshot(guest, "friends-offline")
    check_looks(guest)
    one.play_on(1)
    guest.context.set_offline(False)
    expect(host.get_by_text("coming back …", exact=True)).to_be_hidden()
    other.play_on(1)
    play_out(host, house, guest)

    expect(host.get_by_role("heading", name="The game is over")).to_be_visible()
    expect(guest.get_by_role("heading", name="The game is over")).to_be_visible()


def test_a_guest_joins_by_four_words_and_an_onlooker_sees_no_hand(enter: Visitors, house: House) -> None:
    host, guest, onlooker = enter(), enter(PHONE), enter(TABLET)
    sit_down(host, house, "9 9 9 9 8  7 7 7 7 8  1 2", "Numbers to 10", FRIENDS)
    words = host.locator(".code").inner_text()
    picture = Image.open(BytesIO(host.get_by_role("img", name="The link as a QR code").screenshot()))
    assert [code.text for code in zxingcpp.read_barcodes(picture)] == [host.locator("#link").input_value()]

    guest.goto("#/join")
    guest.get_by_label("The four words").fill(f"  {words.upper()} ")
    guest.get_by_role("button", name="Join").tap()
    guest.get_by_role("button", name="Sit down").tap()
    guest.get_by_role("region", name="Centre").wait_for()
    onlooker.goto("#/join")
    onlooker.get_by_label("The four words").fill(words)
    onlooker.get_by_label("The four words").press("Tab")
    expect(onlooker.get_by_text("Every seat is taken. You can watch.")).to_be_visible()
    onlooker.get_by_role("button", name="Watch", exact=True).click()
    expect(onlooker.get_by_text("You are watching.")).to_be_visible()

    assert (hand(host), hand(guest), hand(onlooker)) == (["8", "9", "9", "9", "9"], ["7", "7", "7", "7", "8"], [])
    screenshot(onlooker, "onlooker")
    check_looks(onlooker)
    Person(host).play_on(1)
    expect(onlooker.get_by_role("paragraph").filter(has_text="build 1 + 8 = 9")).to_be_visible()
    told = " ".join(enter.watch(onlooker).frames)
    assert '"hand":[' not in told
    assert "9 9" not in onlooker.locator("body").inner_text()


def test_wrong_words_and_a_table_that_is_gone_are_told_kindly(enter: Visitors) -> None:
    page = enter(at="#/join/no-such-table-here")
    enter.watch(page).forgive("404|status of 4")

    page.get_by_role("button", name="Sit down").click()

    expect(page.get_by_role("alert")).to_be_visible()
    screenshot(page, "join-refused")
    check_looks(page)


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[House]:
    """A server that may be killed, since nobody else uses it."""
    with House(tmp_path) as house:
        yield house


@pytest.mark.thorough
def test_a_game_goes_on_by_itself_after_the_server_was_killed(windows: Windows, mortal: House) -> None:
    enter = Visitors(windows, mortal)
    page = enter(at="")
    enter.watch(page).forgive(AWAY)
    sit_down(page, mortal)
    person = Person(page)
    person.play_on(2)
    before = person.wait()
    person.hands.choose(before.zone("hand")[0].place)

    mortal.kill()
    expect(page.get_by_text("Nothing is lost.")).to_be_visible()
    screenshot(page, "server-away")
    mortal.start()
    expect(page.get_by_text("Nothing is lost.")).to_be_hidden()

    assert person.page.locator("[data-strip] .chip").count() == 1
    page.keyboard.press("Escape")
    assert person.wait() == before
    person.play_on(2)
    enter.end()
