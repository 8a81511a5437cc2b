"""Tables for those who cannot read yet: what is there to be read, and the steps of help, which are pictures."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.devices import Device
from tests.browser.looks import screenshot

PAUSE = 5_000
"""Longer than the lamp rests between two steps, in milliseconds."""
TO_BE_READ = """() => {
    const seen = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const [text, place] = [texts.currentNode.textContent.trim(), texts.currentNode.parentElement];
        const box = place.getBoundingClientRect();
        const shown = place.checkVisibility({opacityProperty: true, visibilityProperty: true}) && box.width > 1 && box.bottom > 0;
        const clipped = place.closest('.only-spoken') ?? (getComputedStyle(place).clipPath !== 'none' ? place : null);
        if (shown && !clipped && /\\p{L}/u.test(text)) seen.push(text);
    }
    return seen;
}"""
"""Everything on the page that is there for the eye and has a letter in it."""
CUT_OFF = """rung => {
    const list = rung.parentElement.getBoundingClientRect();
    return [rung, ...rung.querySelectorAll('.picture, .picture *')]
        .map(one => [one, one.getBoundingClientRect()])
        .filter(([, box]) => box.left < list.left - 1 || box.right > list.right + 1 || box.bottom > list.bottom + 1)
        .map(([one]) => one.outerHTML.slice(0, 120));
}"""
"""What of a step of help lies outside of the list that it stands in."""
LOUDSPEAKER = """
    window.heard = [];
    window.told = [];
    window.AudioContext = class {
        currentTime = 0;
        destination = {};
        resume() {}
        createGain() {
            const gain = {setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {}};
            return {gain, connect: to => to};
        }
        createOscillator() {
            const frequency = {value: 0};
            return {frequency, connect: to => to, start: () => window.heard.push(frequency.value), stop() {}};
        }
    };
    Object.defineProperty(window, 'speechSynthesis', {value: Object.assign(new EventTarget(), {
        getVoices: () => [{lang: 'en-GB', localService: true, name: 'here'}],
        speak: one => window.told.push(one.text),
        cancel: () => {},
    })});
    window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
"""
"""A device with sound and a voice; what it plays and says is kept."""


def to_be_read(page: Page) -> list[str]:
    """What has to be read on this page, apart from the names of those who play."""
    names = {name.strip() for name in page.locator(".who, li > b, li > .who > b").all_inner_texts()}
    seen: list[str] = page.evaluate(TO_BE_READ)
    return [text for text in seen if text not in names]


def press(target: Locator, device: Device) -> None:
    """With a finger where there is glass."""
    target.tap() if device.touch else target.click()


def assert_on_one_screen(page: Page) -> None:
    """Nobody has to scroll."""
    assert page.viewport_size
    assert page.evaluate("document.documentElement.scrollHeight") <= page.viewport_size["height"]


def lend_a_voice(page: Page) -> None:
    """From now on the device of this page can read aloud."""
    page.add_init_script(LOUDSPEAKER)
    page.reload()
    page.locator("[data-card^=hand]").first.wait_for()


def climb(page: Page, device: Device, name: str) -> list[str]:
    """Ask for help until there is no more: first by the lamp above, then by the one beside the picture. Gives back the words.

    A picture of each step is kept under that name.
    """
    rungs = page.get_by_role("region", name="Help").get_by_role("listitem")
    more = page.get_by_role("button", name="A little more help")
    seen: set[int] = set()
    for count in range(1, 10):
        press(page.get_by_role("button", name="A little help", exact=True) if count < 3 else more, device)
        expect(rungs).to_have_count(count)
        expect(rungs.last.locator("svg").first).to_be_visible()
        assert to_be_read(page) == []
        screenshot(page, f"{name}-{count}")
        assert rungs.last.evaluate(CUT_OFF) == []
        assert_on_one_screen(page)
        if page.get_by_role("img", name="That’s all the help there is.").count():
            break
        page.clock.fast_forward(PAUSE)
        expect(more).to_be_visible()
        seen.add(round(more.evaluate("one => one.getBoundingClientRect().right")))
    assert len(seen) == 1, "the button for more help moves from under the finger"
    return [words.strip() for words in rungs.locator(".only-spoken").all_text_contents()]
