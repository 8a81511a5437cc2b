"""Axe looks at whatever is new on a page, and a fault that comes later is found as well."""

import pytest
from playwright.sync_api import Error

from tests.browser import axe
from tests.browser.conftest import Visitors

ADD = """([name, text, colour]) => {
    const one = document.querySelector('main').appendChild(document.createElement(name));
    one.textContent = text;
    Object.assign(one.style, {color: colour, backgroundColor: 'white'});
    one.id = text;
}"""


def test_a_fault_is_found_in_a_page_that_was_good(enter: Visitors, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(axe, "_known", set())
    page = enter()
    axe.assert_accessible(page)

    page.evaluate(ADD, ["p", "Good", "black"])
    axe.assert_accessible(page)
    page.evaluate(ADD, ["p", "Pale", "gainsboro"])
    for _ in range(2):  # what was found bad is never known
        with pytest.raises(AssertionError, match="color-contrast"):
            axe.assert_accessible(page)
    page.locator("#Pale").evaluate("one => one.remove()")
    page.evaluate(ADD, ["button", "", "black"])
    with pytest.raises(AssertionError, match="button-name"):
        axe.assert_accessible(page)
    page.evaluate(ADD, ["p", "Good", "black"])
    with pytest.raises(Error, match="two things are called Good"):
        axe.assert_accessible(page)
