"""What can be said of any page without knowing it: axe finds nothing grave, fingers find every button, nothing is cut off."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import Page

from tests.browser.axe import assert_accessible
from tests.browser.devices import Device
from tests.budget import THOROUGH
from tests.waiting import until
from web.build import WEB

PICTURES = WEB.parent / "build/screenshots"
SMALLEST = 44
"""A target's least width and height, in pixels."""
NARROWEST = 30
"""The least width in a formula so long that it would not fit into a row on a phone otherwise."""

LOOK = """([least, narrowest, width]) => ({
    text: document.body.innerText,
    wide: document.documentElement.scrollWidth,
    small: [...document.querySelectorAll('button, a[href], input, select, summary, [role=button]')]
        .filter(one => one.checkVisibility({opacityProperty: true, visibilityProperty: true}))
        .map(one => [one, (one.matches('input[type=radio], input[type=checkbox]') && one.closest('label')) || one])
        .map(([one, target]) => [one, target.getBoundingClientRect()])
        .filter(([one, box]) => box.width && box.bottom > 0 && box.right > 0)
        .map(([one, box]) => [one, box, one.closest('.line.long') ? narrowest : least])
        .filter(([one, box, wide]) => Math.round(box.width) < wide || Math.round(box.height) < least)
        .map(([one, box]) => `${one.outerHTML.slice(0, 120)} is ${box.width} by ${box.height}`),
    beside: [...document.querySelectorAll('body *')]
        .filter(one => one.getBoundingClientRect().right > width + 1 && one.checkVisibility())
        .filter(one => !one.closest('.only-spoken, dialog') && !one.parentElement.closest('.scroll'))
        .map(one => one.outerHTML.slice(0, 120)),
})"""
"""All that is asked of a page at once: its words, what is too small for a finger, and what reaches over its edge."""
STICK = """position => {
    for (const one of document.querySelectorAll('*'))
        if (getComputedStyle(one).position === 'sticky' || one.style.position) one.style.position = position;
}"""
"""In a picture of a whole page nothing sticks to an edge."""


def check_looks(page: Page, wider: Sequence[Device] = ()) -> None:
    """Everything that can be said. With a window that is pulled as wide as these, sizes and edges once more."""
    assert_accessible(page)
    size = page.viewport_size
    assert size
    assert_in_shape(page, size["width"])
    for device in wider:
        page.set_viewport_size(device.size)
        assert_in_shape(page, device.width)
    if wider:
        page.set_viewport_size(size)


def assert_in_shape(page: Page, width: int) -> None:
    """Whatever can be tapped is large enough for a finger, nobody has to scroll sideways, and nothing is cut off at the edge.

    A table of numbers may be wider than a phone; then it has a place of its own to scroll in. No sentence sticks to the one
    before it: where one is shown on a condition, the space before it is easily lost.
    """
    seen = page.evaluate(LOOK, [SMALLEST, NARROWEST, width])
    glued = re.findall(r".{0,30}[^\W\d_]{2}[.!?][A-ZÄÖÜ0-9].{0,30}", seen["text"])
    faults = [*seen["small"], *seen["beside"], *glued]
    assert not faults, "\n".join(faults)
    if seen["wide"] > width:  # what comes to its place by a transform may be wider for a frame
        until(lambda: page.evaluate("document.documentElement.scrollWidth") <= width, "a page as wide as its window")


def screenshot(page: Page, name: str, whole: bool = False) -> None:
    """Keep a picture of what is to be seen now, or of the whole page; it is named by what it shows and how wide it is.

    They are for people to look at, and no test does: so they are taken on the thorough run alone.
    """
    size = page.viewport_size
    assert size
    if not THOROUGH:
        return
    path = PICTURES / f"{name}-{size['width']}.png"
    if whole:
        page.evaluate(STICK, "static")
    page.screenshot(path=path, full_page=whole, animations="disabled", caret="initial")
    if whole:
        page.evaluate(STICK, "")
