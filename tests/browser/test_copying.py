"""Copying a link where browsers do not allow it: at an address without https, which is not this computer's own."""

from playwright.sync_api import Browser, expect

from tests.browser.conftest import House
from tests.browser.devices import PHONE
from tests.browser.looks import check_looks, screenshot
from tests.server.live import PERSON


def test_where_nothing_may_be_copied_the_text_is_selected(browser: Browser, house: House) -> None:
    """A house that is reached by its name in the home network."""
    made = house.open(PERSON, PERSON)
    held = {"table": made["table"], "game": "numero", "level": "numbers-10", "way": "friends", "code": made["code"]}
    window = browser.new_context(locale="en-GB", viewport=PHONE.size, **PHONE.context)
    page = window.new_page()
    page.goto(f"http://house.test:{house.port}/")
    assert page.evaluate("[isSecureContext, 'clipboard' in navigator]") == [False, False]
    page.evaluate("tables => localStorage.setItem('sumdeck.tables', JSON.stringify(tables))", [
        {**held, "seats": made["seats"], "over": False},
    ])  # fmt: skip
    page.goto(f"http://house.test:{house.port}/#/table/{made['table']}")
    page.reload()

    page.get_by_role("button", name="Copy the link").click()

    area = page.get_by_role("textbox", name="Copy the link")
    expect(area).to_be_focused()
    expect(page.get_by_text("It’s selected.")).to_be_visible()
    assert page.evaluate("getSelection().toString()") == area.input_value() != ""
    screenshot(page, "copy-by-hand")
    check_looks(page)
    window.close()
