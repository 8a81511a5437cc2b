"""Playing alone: take after take, until none is left."""

from playwright.sync_api import expect

from tests.browser.conftest import House, Visitors
from tests.browser.devices import TABLET
from tests.browser.hands import Finger
from tests.browser.looks import check_looks, screenshot
from tests.browser.person import Person
from tests.browser.tables import POINTS, sit_down


def test_a_solitaire_to_its_end_for_points(enter: Visitors, house: House) -> None:
    page = enter(TABLET)
    sit_down(page, house, "5 6 7 8 9  5 6 7 8 1  5 6 7 8 2", "Numbers to 10", POINTS, game="numero-solitaire")
    screenshot(page, "solitaire")
    check_looks(page)
    person = Person(page, Finger(page))

    person.play_on(3)
    while not (sight := person.wait()).over and (turn := person.idea(sight)):
        person.do(turn, sight)
    if not sight.over:
        page.get_by_text("I find no more takes").click()
        page.get_by_role("button", name="End the game here").click()

    count = person.count_pile()
    assert count >= 8
    expect(page.get_by_text("That’s your best at this level!")).to_be_visible()
    expect(page.get_by_role("columnheader", name="Score", exact=True)).to_be_visible()
    expect(page.get_by_role("rowheader", name="cards won")).to_be_visible()
    screenshot(page, "solitaire-end", whole=True)
    check_looks(page)
