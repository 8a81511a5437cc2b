"""Every page that stands for itself, on every device: it looks as it should, and a picture of it is kept."""

import pytest

from tests.browser.conftest import Visitors
from tests.browser.devices import DEVICES, PHONE, WIDER, Device
from tests.browser.looks import check_looks, screenshot
from tests.browser.stillness import stand_still

PAGES = {
    "home": "",
    "choose": "#/play/numero",
    "choose-solitaire": "#/play/numero-solitaire",
    "join": "#/join",
    "rules-first": "#/rules/numero/numbers-10",
    "rules-full": "#/rules/numero/full",
    "about": "#/about",
    "print": "#/print",
    "today": "#/today/numero/numbers-15",
    "lost": "#/nowhere",
}


@pytest.mark.parametrize("device", DEVICES, ids=lambda device: device.name)
@pytest.mark.parametrize("name", PAGES)
def test_a_page_can_be_read_tapped_and_understood(enter: Visitors, device: Device, name: str) -> None:
    page = enter(device, PAGES[name])
    page.locator("h1").wait_for()
    stand_still(page)

    screenshot(page, name, whole=True)

    check_looks(page, WIDER)


def test_a_child_s_cards_are_a_few_taps_from_the_shelf_to_the_printer(enter: Visitors) -> None:
    page = enter(PHONE)
    page.get_by_role("link", name="Print").tap()
    page.get_by_label("Which game?").select_option("Mathino")
    page.get_by_label("Tables to look things up").check()

    with page.expect_download() as download:
        page.get_by_role("link", name="Make the file").tap()

    assert download.value.suggested_filename == "mathino-tables.pdf"
